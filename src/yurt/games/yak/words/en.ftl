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
edition-mini = Mini: 7 cards, for the laboratory
option-edition = Edition

move-play = Play { $card }
move-claim = Claim { $number } { $species }
move-challenge = Challenge

chance-claim-true = True, by the cards alone: { $percent }%
chance-claim-believed = True, if the others mean it: { $percent }%
chance-own-claim-true = Your claim is true: { $percent }%
chance-win = You win if all play on sensibly: { $percent }%
reason-doubt = { $claim_true ->
    [0] By the cards that you know, the claim cannot be true.
   *[other] The claim is true in only { $claim_true } of 100 cases.
}
reason-trap = The claim is true in { $claim_true } of 100 cases, but to play on you would have to claim even more.
reason-believe = The claim is true in { $claim_true } of 100 cases: better not to doubt it. { reason-card }
reason-dare = The claim is true in only { $claim_true } of 100 cases, but a higher one leaves the doubt to the next player. { reason-card }
reason-card = { $card ->
    [fits] This card counts for it.
    [special] This card can change what the others count.
    [spares] You keep a card that counts for it.
   *[other] You have no card that counts for it.
}
reason-begin-creature = It counts as a creature: so your first claim can be true.
reason-begin-joker = A joker counts as any creature: whatever you claim first is true.
reason-begin-special = It counts nothing itself, but can change what all later cards count.
reason-certain = By the cards that you know, this claim is certainly true.
reason-likely = By the cards that you know, this claim is true in { $own_claim_true } of 100 cases.
reason-least = You cannot claim less; by the cards that you know, it is true in { $own_claim_true } of 100 cases.
reason-bluff = A bluff, true in only { $own_claim_true } of 100 cases; but the next player must doubt it or claim even more.
reason-end = With this the match ends, and nobody takes the pile any more.

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
refusal-1-4 = The mini edition has only its own 7 cards, and claims about yeti and marmot up to 7.
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

# The board of the page
board-letters-yeti = Ye
board-letters-marmot = Ma
board-letters-vulture = Vu
board-letters-ibex = Ib
board-letters-yak = Ya
board-says = { $name } says
board-you-say = You say
board-new-pile = A new pile begins.
board-challenge = Challenge: { $number } { $species }?
board-hand = Your hand
board-take-back = Take back { $card }
board-claim = Your claim
board-number = Number
board-creature = Creature
board-lower = Lower number
board-higher = Higher number
board-draw-pile = { $cards ->
    [0] Draw pile: empty
    [one] Draw pile: 1 card
   *[other] Draw pile: { $cards } cards
}
board-pile = { $cards ->
    [0] The pile is empty
    [one] The pile: 1 card
   *[other] The pile: { $cards } cards
}
board-why-draw = You draw a card after your claim; it comes by itself.
board-why-pile = The pile stays face down until somebody challenges.
board-in-hand = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
board-penalties = { $cards ->
    [0] No penalty cards
    [one] 1 penalty card
   *[other] { $cards } penalty cards
}
board-trail = The cards of the pile, the oldest first
board-said = { $name }: { $number } { $species }
board-last-pile = The pile that was challenged
board-enough = Enough! The claim is true.
board-not-enough = Not enough! The claim is false.
board-void = odd number: “!” and “1” are void
board-all-count = every creature counts
board-all-one = every card counts 1
board-counts = Cards that have been taken
board-counts-why = Everyone has seen these cards. Whoever remembers them doubts better.
board-joker = Joker
board-taken-of = { $card }: { $taken } of { $all } taken
board-left = To draw: { $draw } · in the pile: { $pile }

# The guided match and the end
tour-goal = Everybody lays cards face down onto one pile and says what is in it. Whoever is caught lying, or doubts the truth, takes the pile. The fewest cards win.
tour-claim = This is the claim that stands: the pile is said to hold at least this many of this creature.
tour-hand = These are your cards. The number says how many creatures a card counts. Tap one to lay it face down: nobody will see it.
tour-dial = Now make a claim: a higher number, or the same number of a larger creature further right. A first one is suggested. Whether a claim is true is your secret.
tour-confirm = Nothing is final yet: change the card or the claim as often as you like, then confirm.
tour-challenge = You do not believe it? Challenge. If the claim is false, the player before you takes the pile; if it is true, you do.
tour-trail = Here lies the pile, card by card: who laid it and what was said with it. Your own cards are face up, for your eyes only.
tour-specials = Jokers count as any creature. “!” makes all creatures count, “1” makes every card count 1, and an odd number of STOP cards switches both off.
tour-reveal = The pile is turned over and counted. If it holds at least as many as claimed, the doubter takes it, otherwise the claimant. Whoever takes it starts the next pile.
tour-counts = Everyone has seen the cards that were taken. Here you can look up how many of each are gone.
tour-end = When this draw pile is used up, the next challenge ends the match. Good luck!
scoring-last-challenge = The draw pile was used up, so this challenge was the last.
scoring-last-card = { $cards ->
    [one] The last card has been laid: nobody takes the last pile of 1 card.
   *[other] The last card has been laid: nobody takes the last pile of { $cards } cards.
}
scoring-fewest = The fewest penalty cards win.
scoring-points = Cards
