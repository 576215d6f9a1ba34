title = Life is Life
summary = Swap animals, collect majorities, knock in time: the last one alive wins.

species-giraffe = { $number ->
    [one] giraffe
   *[other] giraffes
}
species-bear = { $number ->
    [one] bear
   *[other] bears
}
species-mole = { $number ->
    [one] mole
   *[other] moles
}
species-goat = { $number ->
    [one] goat
   *[other] goats
}
species-sheep = sheep
species-dog = { $number ->
    [one] dog
   *[other] dogs
}
species-hare = { $number ->
    [one] hare
   *[other] hares
}
species-pig = { $number ->
    [one] pig
   *[other] pigs
}
species-cat = { $number ->
    [one] cat
   *[other] cats
}
species-mouse = { $number ->
    [one] mouse
   *[other] mice
}

row-1 = row 1
row-2 = row 2
row-3 = row 3
row-4 = row 4

option-expert = Expert: only hares and pigs make Sudden Death, and it brings a life

move-row = Swap with { $row }
move-give = Give a { $species }
move-knock = Knock

chance-safe = No life lost if scored now: { $percent }%
chance-worst = Two lives lost if scored now: { $percent }%
chance-majority-giraffe = Most giraffes: { $percent }%
chance-majority-bear = Most bears: { $percent }%
chance-majority-mole = Most moles: { $percent }%
chance-majority-goat = Most goats: { $percent }%
chance-majority-sheep = Most sheep: { $percent }%
chance-majority-dog = Most dogs: { $percent }%
chance-majority-hare = Most hares: { $percent }%
chance-majority-pig = Most pigs: { $percent }%
chance-majority-cat = Most cats: { $percent }%
chance-majority-mouse = Most mice: { $percent }%
chance-sudden-death = Sudden Death by others next: { $percent }%
chance-outs = The card missing from your set is not aside: { $percent }%
chance-win = You win if all play on sensibly: { $percent }%
reason-ahead = Scored now, your hand costs no life in { $safe } of 100 cases: keep it.
reason-settle = Scored now, your hand costs no life in { $safe } and two lives in { $worst } of 100 cases; nobody has more than one turn left.
reason-better = Scored now, your hand would cost no life in { $safe } of 100 cases; but the round goes on, and it can still get better.
reason-behind = Scored now, only { $safe } of 100 cases would be without loss: swap.
reason-last = Your last turn in this round: as it is, the hand would cost no life in { $safe } of 100 cases.
reason-set = This row completes a set: Sudden Death!
reason-keep-set = So you keep a whole set for Sudden Death.
reason-hopeless = You would hardly have the most of them anyway.
reason-spare = Without this card your chance to have the most of them is still about { $after } of 100.
reason-cheapest = No other gift costs less: the chance to have the most of them falls from { $before } to { $after } of 100.
reason-costs = The chance to have the most of them falls from { $before } to { $after } of 100.

phase-choose = { $you ->
    [yes] { $last_lap ->
        [0] Your turn: choose a row to swap with, or knock once you have swapped.
       *[other] Last lap, your last turn: swap with a row, or knock to keep your hand.
    }
   *[no] { $last_lap ->
        [0] { $name } is on turn.
       *[other] Last lap: { $name } is on turn.
    }
}
phase-give = { $you ->
    [yes] { $owed ->
        [one] Put down a card for row { $row }.
       *[other] Put down { $owed } cards for row { $row }.
    }
   *[no] { $name } is swapping with row { $row }.
}
phase-over = The match is over.

event-round-started = { $you ->
    [yes] Round { $round }: you start.
   *[no] Round { $round }: { $name } starts.
}
event-hand-dealt = { $you ->
    [yes] You get { $cards } cards.
   *[no] { $name } gets { $cards } cards.
}
event-cards-laid = In row { $row }: { $number } { $species }.
event-row-chosen = { $you ->
    [yes] You swap with row { $row }.
   *[no] { $name } swaps with row { $row }.
}
event-card-given = { $you ->
    [yes] You put down a { $species } for row { $row }.
   *[no] { $name } puts down a { $species } for row { $row }.
}
event-cards-taken = { $you ->
    [yes] You take { $number } { $species } from row { $row }.
   *[no] { $name } takes { $number } { $species } from row { $row }.
}
event-knocked = { $you ->
    [yes] You knock: the last lap.
   *[no] { $name } knocks: the last lap.
}
event-declined = { $you ->
    [yes] You knock too and keep your hand.
   *[no] { $name } knocks too and swaps no more.
}
event-turns-used-up = Everybody has had { $turns } turns: the round is scored.
event-set-shown = { $you ->
    [yes] You show every single { $species }.
   *[no] { $name } shows every single { $species }.
}
event-sudden-death = { $you ->
    [yes] Sudden Death, made by you: everybody else loses a life.
   *[no] Sudden Death, made by { $name }: everybody else loses a life.
}
event-cards-shown = { $you ->
    [yes] You show { $number } { $species }.
   *[no] { $name } shows { $number } { $species }.
}
event-majority-found = { $you ->
    [yes] You have most, { $number } { $species }: { $points } points.
   *[no] { $name } has most, { $number } { $species }: { $points } points.
}
event-majority-missed = Nobody scores the { $species }.
event-totalled = { $you ->
    [yes] You have { $points } points in total.
   *[no] { $name } has { $points } points in total.
}
event-lives-lost = { $you ->
    [yes] { $number ->
        [one] You lose 1 life and have { $left } left.
       *[other] You lose { $number } lives and have { $left } left.
    }
   *[no] { $number ->
        [one] { $name } loses 1 life and has { $left } left.
       *[other] { $name } loses { $number } lives and has { $left } left.
    }
}
event-life-gained = { $you ->
    [yes] You gain a life and have { $left }.
   *[no] { $name } gains a life and has { $left }.
}
event-went-out = { $you ->
    [yes] You are out, in place { $place }.
   *[no] { $name } is out, in place { $place }.
}
event-finished = { $you ->
    [yes] You are the last one in: you win!
   *[no] { $name } is the last one in and wins.
}

refusal-1-1 = The cards do not add up: each of the 60 animals must be somewhere exactly once.
refusal-1-2 = The lives do not fit: everybody starts with 5, and no more can be gained than others lose.
refusal-2-1 = The deal does not fit: 10 cards to each player in, rows of 1, 2, 3 and 4 cards, the rest aside, in a round numbered from 1.
refusal-2-2 = The start player must be somebody who is still in.
refusal-2-3 = It is another player’s turn; turns go clockwise among the players still in.
refusal-3-1 = A swap is a row first, then as many cards of your own hand as the row has, one after the other.
refusal-3-2 = The cards you give may not be the very animals you take: at least one must differ.
refusal-3-3 = The cards known to be in a hand must be in it, and only a player who has swapped has such cards.
refusal-4-1 = You may knock only after you have swapped at least once in this round.
refusal-4-2 = The last lap does not fit: it has a knocker, who is still in and not on turn again.
refusal-4-4 = Nobody has more than 60 turns in a round.
refusal-5-1 = Whoever has swapped and holds a complete set would have ended the round at once.
refusal-6-3 = Nobody loses more than 2 lives in a round: so few rounds cannot have cost so many.
refusal-7-1 = You have no lives left, so you are out.
refusal-7-2 = The match ends with the last player in, who has won; places and players must fit to that.
refusal-8-1 = The expert option is either on or off.

# What the board says
board-lives = { $number ->
    [one] 1 life
   *[other] { $number } lives
}
board-unknown = { $number ->
    [one] 1 card that nobody else knows
   *[other] { $number } cards that nobody else knows
}
board-known = Known in the hand: { $cards }
board-nothing-known = Nothing known in the hand
board-knocker = has knocked
board-out = out
board-take-back = { $row }. Take back the last step
board-slot = { $species }: { $held } of { $all } in the hand
board-none-held = You have no { $species } to give.
board-gives = You give: { $cards }
board-gets = You get: { $cards }
board-round = Round { $round }
board-aside = { $number ->
    [one] 1 card aside
   *[other] { $number } cards aside
}
board-last-lap = Last lap!
board-knocked = { $you ->
    [yes] You have knocked.
   *[no] { $name } has knocked.
}
board-keep = Keep
board-last-round = Previous round
board-round-end = Who has most of each animal?
board-species = Animal
board-total = Points
board-cost = Lives
board-safe = loses no life
board-skip = Skip
board-continue = Continue
board-sudden-death = Sudden Death!
board-set = { $you ->
    [yes] You have all { $number } { $species }.
   *[no] { $name } has all { $number } { $species }.
}
board-story-deal = Everybody gets { $cards } cards. In the rows: { $rows }
board-story-swap = { $you ->
    [yes] You give { $gives } for row { $row } and take { $gets }.
   *[no] { $name } gives { $gives } for row { $row } and takes { $gets }.
}
board-story-hand = { $you ->
    [yes] You show { $cards }.
   *[no] { $name } shows { $cards }.
}
board-story-most = Who has most: { $winners }
scoring-lives = How the lives were lost
scoring-last-round = The last round
scoring-how = Most cards of an animal bring its points. The highest total costs no life, the lowest two, any other one.
tour-animals = These are your animals. An animal is worth as many points as it has cards: 9 for the giraffe, down to 3 for the mouse. At the end of a round only whoever has most of it gets the points.
tour-lives = Everybody has five lives. In each round the best loses none, the last loses two, the others one. The last one alive wins.
tour-rows = Your turn: tap a row to swap with. You take all of its cards and put down as many of yours.
tour-give = Suggested are the animals you have fewest of. Tap others to give those instead, best some of which other players have more. A tap on the row takes cards back.
tour-confirm = This is how it will be: red goes, green comes. Confirm, or take it back.
tour-known = Everybody sees what is taken from a row. So beside each name you see the cards that must still be in that hand, and how many nobody knows.
tour-sets = Beware of the lightning! Whoever has all 5 hares, all 5 pigs or all 4 cats after a swap ends the round at once, and everybody else loses a life.
tour-knock = Happy with your hand? Then knock: all others have one more turn, and the points are counted.
tour-last-lap = Somebody has knocked: this is the last turn for each of the others. Swap once more, or keep your hand.
tour-again = A new round with new cards. Here you can look at the end of the last one again. Good luck!
scoring-points = Lives
