title = YAK
summary = Lay a card face down, claim what the pile holds, or doubt your neighbour.

species-yeti = { $number ->
    [one] yeti
   *[other] yetis
}
species-marmot = { $number ->
    [one] marmot
   *[other] marmots
}
species-vulture = { $number ->
    [one] vulture
   *[other] vultures
}
species-ibex = { $number ->
    [one] ibex
   *[other] ibexes
}
species-yak = { $number ->
    [one] yak
   *[other] yaks
}

card-yeti1 = yeti 1
card-yeti2 = yeti 2
card-yeti3 = yeti 3
card-marmot1 = marmot 1
card-marmot2 = marmot 2
card-marmot3 = marmot 3
card-vulture1 = vulture 1
card-vulture2 = vulture 2
card-vulture3 = vulture 3
card-ibex1 = ibex 1
card-ibex2 = ibex 2
card-ibex3 = ibex 3
card-yak1 = yak 1
card-yak2 = yak 2
card-yak3 = yak 3
card-joker1 = joker 1
card-joker2 = joker 2
card-bang = “!”
card-one = “1”
card-stop = STOP

edition-zoch = YAK (Zoch): 107 cards, 8 STOP
edition-jak = JAK (Czech edition): 105 cards, 6 STOP
option-edition = Edition

move-play = Play { $card }
move-claim = Claim { $number } { $species }
move-challenge = Challenge

phase-play = { $you ->
    [yes] { $pile_size ->
        [0] Your turn: start a new pile with a card.
       *[other] Your turn: play a card, or challenge the last claim.
    }
   *[no] { $name } is on turn.
}
phase-claim = { $you ->
    [yes] { $pile_size ->
        [1] Say which creature it is: the first claim is always 1.
       *[other] Now claim more than the player before you.
    }
   *[no] { $name } is making up a claim.
}
phase-over = The match is over.

event-card-played = { $card ->
    [hidden] { $name } lays a card face down.
   *[known] { $you ->
        [yes] You lay { $card } face down.
       *[no] { $name } lays { $card } face down.
    }
}
event-claimed = { $you ->
    [yes] You claim: { $number } { $species }.
   *[no] { $name } claims: { $number } { $species }.
}
event-card-drawn = { $card ->
    [hidden] { $name } draws a card.
   *[known] { $you ->
        [yes] You draw { $card }.
       *[no] { $name } draws { $card }.
    }
}
event-challenged = { $you ->
    [yes] You doubt { $claimant-name }: { $number } { $species }?
   *[no] { $claimant-you ->
        [yes] { $name } doubts you: { $number } { $species }?
       *[no] { $name } doubts { $claimant-name }: { $number } { $species }?
    }
}
event-card-shown = { $you ->
    [yes] You had laid { $card }.
   *[no] { $name } had laid { $card }.
}
event-counted = The pile counts { $number } { $species }.
event-pile-taken = { $you ->
    [yes] { $cards ->
        [one] You take 1 card.
       *[other] You take { $cards } cards.
    }
   *[no] { $cards ->
        [one] { $name } takes 1 card.
       *[other] { $name } takes { $cards } cards.
    }
}
event-finished = The match is over.

refusal-1-1 = The cards do not add up: every card must be somewhere, exactly as often as it is in the deck.
refusal-1-3 = The STOP cards do not add up: YAK has 8, JAK has 6.
refusal-2-2 = It is another player’s turn; play goes clockwise.
refusal-3-1 = The pile is empty, so you must play a card.
refusal-3-2 = A turn is one card from your hand, then one claim.
refusal-3-4 = The first claim of a pile is always 1, of any creature.
refusal-3-5 = A claim must outrank the one before: a higher number, or the same number of a larger creature.
refusal-3-6 = No higher claim is possible: only a challenge is left.
refusal-3-7 = You may challenge only on your turn, instead of playing, and only the player just before you.
refusal-5-1 = The penalty cards must be the cards that have been taken.
refusal-6-1 = The match is over.
refusal-6-4 = The hands do not fit: everybody has 5 cards while there are cards to draw, and afterwards they shrink together.
