title = PUSH
summary = Turn over cards, build columns, and stop before one card too many comes.

colour-red = red ▲
colour-blue = blue ■
colour-green = green ◆
colour-yellow = yellow ●
colour-purple = purple ⬢

card-red1 = red 1 ▲
card-red2 = red 2 ▲
card-red3 = red 3 ▲
card-red4 = red 4 ▲
card-red5 = red 5 ▲
card-red6 = red 6 ▲
card-blue1 = blue 1 ■
card-blue2 = blue 2 ■
card-blue3 = blue 3 ■
card-blue4 = blue 4 ■
card-blue5 = blue 5 ■
card-blue6 = blue 6 ■
card-green1 = green 1 ◆
card-green2 = green 2 ◆
card-green3 = green 3 ◆
card-green4 = green 4 ◆
card-green5 = green 5 ◆
card-green6 = green 6 ◆
card-yellow1 = yellow 1 ●
card-yellow2 = yellow 2 ●
card-yellow3 = yellow 3 ●
card-yellow4 = yellow 4 ●
card-yellow5 = yellow 5 ●
card-yellow6 = yellow 6 ●
card-purple1 = purple 1 ⬢
card-purple2 = purple 2 ⬢
card-purple3 = purple 3 ⬢
card-purple4 = purple 4 ⬢
card-purple5 = purple 5 ⬢
card-purple6 = purple 6 ⬢
card-roll = roll card
card-switch = switch card

face-red = red ▲
face-blue = blue ■
face-green = green ◆
face-yellow = yellow ●
face-purple = purple ⬢
face-star = the star

column-1 = column 1
column-2 = column 2
column-3 = column 3

direction-left = left
direction-right = right

option-protection = Banking protects
protection-colour = the colour for good
protection-cards = only the cards banked
option-risk = Risk: the star costs all unprotected cards

move-push = Push
move-place = Into { $column }
move-stop = Stop
move-take = Take { $column }
move-bank = Bank { $colour }

chance-bust = The next card is a bust: { $percent }%
chance-win = You win if all play on sensibly: { $percent }%
number-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
reason-safe = Whatever card comes, there is a place for it.
reason-worth = A bust comes in { $bust } of 100 cases; to stop now would bring you up to { number-points }.
reason-enough = A bust would come in { $bust } of 100 cases; to stop now brings you up to { number-points }.
reason-now = To stop now brings you up to { number-points }.
reason-bank = Then you cannot lose your { number-points } of this colour any more.
reason-safest = There the next card is least likely to be a bust.
reason-roll = Whoever takes that column has to roll the die.
reason-grows = That column then has { number-points }.
reason-take-most = No other column has more: this one brings { number-points }.
reason-take-calm = It brings { number-points } without the die; the richer columns have one.
reason-take-roll = It brings { number-points }, but you have to roll the die for it.
reason-take = It brings { number-points }, without the die.

phase-begin = { $you ->
    [yes] Your turn: push, or bank a colour.
   *[no] { $name } is on turn.
}
phase-push = { $you ->
    [yes] There is no column yet: push on.
   *[no] { $name } must push on.
}
phase-decide = { $you ->
    [yes] { $deck_size ->
        [0] That was the last card of the deck: stop.
       *[other] Push on, or stop?
    }
   *[no] { $deck_size ->
        [0] { $name } has turned over the last card and must stop.
       *[other] { $name } wonders whether to push on.
    }
}
phase-place = { $you ->
    [yes] Choose a column for: { $turned }.
   *[no] { $name } is choosing a column for: { $turned }.
}
phase-take = { $you ->
    [yes] Take one of the columns.
   *[no] { $name } is taking a column.
}
phase-over = The match is over.

event-card-turned = { $you ->
    [yes] You turn over: { $card }.
   *[no] { $name } turns over: { $card }.
}
event-card-placed = { $you ->
    [yes] You place in { $column }: { $card }.
   *[no] { $name } places in { $column }: { $card }.
}
event-switched = { $you ->
    [yes] The columns will now go round from your { $direction }.
   *[no] The columns will now go round from the { $direction } of { $name }.
}
event-stopped = { $you ->
    [yes] You stop.
   *[no] { $name } stops.
}
event-busted = { $you ->
    [yes] Bust! No place for: { $card }. You take no column.
   *[no] Bust! No place for: { $card }. { $name } takes no column.
}
event-column-taken = { $you ->
    [yes] { $cards ->
        [one] You take { $column }: 1 card.
       *[other] You take { $column }: { $cards } cards.
    }
   *[no] { $cards ->
        [one] { $name } takes { $column }: 1 card.
       *[other] { $name } takes { $column }: { $cards } cards.
    }
}
event-card-banked = { $you ->
    [yes] Straight into your bank: { $card }.
   *[no] Straight into the bank of { $name }: { $card }.
}
event-rolled = { $you ->
    [yes] You roll { $face }.
   *[no] { $name } rolls { $face }.
}
event-cards-lost = { $you ->
    [yes] { $cards ->
        [one] You lose 1 card of { $colour }.
       *[other] You lose { $cards } cards of { $colour }.
    }
   *[no] { $cards ->
        [one] { $name } loses 1 card of { $colour }.
       *[other] { $name } loses { $cards } cards of { $colour }.
    }
}
event-nothing-lost = { $you ->
    [yes] You lose nothing.
   *[no] { $name } loses nothing.
}
event-column-discarded = { $cards ->
    [one] Nobody takes { $column }: 1 card is discarded.
   *[other] Nobody takes { $column }: { $cards } cards are discarded.
}
event-switches-discarded = { $cards ->
    [one] The switch card is discarded.
   *[other] { $cards } switch cards are discarded.
}
event-colour-banked = { $you ->
    [yes] { $cards ->
        [one] You bank { $colour }: 1 card is safe.
       *[other] You bank { $colour }: { $cards } cards are safe.
    }
   *[no] { $cards ->
        [one] { $name } banks { $colour }: 1 card is safe.
       *[other] { $name } banks { $colour }: { $cards } cards are safe.
    }
}
event-finished = The match is over.

refusal-1-1 = The cards do not add up: every card must be somewhere, exactly as often as it is in the deck.
refusal-1-3 = The switch cards do not add up: there are 12, and none with two players.
refusal-2-1 = It is another player’s turn; turns go clockwise.
refusal-2-2 = There is no card to place: push to turn one over.
refusal-2-3 = The card must go where neither its number nor its colour is yet: into such a column, or into the next new one of at most three.
refusal-2-4 = A roll card goes only into a column that has none yet, or into the next new one.
refusal-2-5 = A switch card never goes into a column.
refusal-2-6 = There must be a column before you can stop.
refusal-3-1 = After a stop or a bust everybody in turn takes exactly one of the columns that lie there, and nothing else.
refusal-3-2 = Another player takes a column now: the order starts at the left of the player on turn, or at the right after an odd number of switch cards.
refusal-3-3 = Columns left over must have gone to the discard pile before the next turn.
refusal-3-5 = The switch cards of a turn must have been discarded at its end.
refusal-5-1 = Banking takes the place of pushing: at the start of your turn, a colour of which you have unprotected cards.
refusal-5-2 = Where a colour is protected, none of its cards can lie open; the protection is by colour or by cards.
refusal-6-1 = The match ends with the turn in which the deck is used up: no card is left to turn over.
refusal-7-1 = The risk is on or off.

# The board in the browser
board-letter-red = R
board-letter-blue = B
board-letter-green = G
board-letter-yellow = Y
board-letter-purple = P
board-push = Push
board-stop = Stop
board-none = empty
board-column = { $column }: { $cards }. { $points ->
    [one] 1 point
   *[other] { $points } points
}.
board-deck = { $cards ->
    [one] 1 card in the deck
   *[other] { $cards } cards in the deck
}
board-switches = { $cards ->
    [0] No switch card in this turn
    [one] 1 switch card in this turn
   *[other] { $cards } switch cards in this turn
}
board-discards = { $cards ->
    [one] 1 card discarded
   *[other] { $cards } cards discarded
}
board-pile = { $colour }: { $open } open, { $safe } safe in the bank
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-takes = takes a column as number { $place }
board-order-left = The columns are taken clockwise
board-order-right = The columns are taken the other way round
board-ask-odds = How likely is a bust?
board-why-odds = These are the odds of the next card: ask when you may push.
board-odds = { $share } % for a bust
board-bust = Bust!
board-lost = { $cards ->
    [one] 1 card lost
   *[other] { $cards } cards lost
}
board-spared = nothing lost

tour-goal = Welcome! Collect cards; the numbers on them are your points. When the deck is used up, most points win.
tour-push = Press Push: the top card of the deck is turned over and goes into a column.
tour-column = A column holds every number and every colour only once. There are three columns at most.
tour-place = This card fits in several places. Tap the column that you want it in.
tour-decide = Push on, or stop and take a column? If a card fits nowhere, you bust: you get no column and roll the die.
tour-odds = Not sure? Tap here to see how likely a bust is with the next card.
tour-take = Take the column that is best for you. The others share what is left, in the order of the small numbers beside the names.
tour-roll = A die in a column: whoever takes it rolls, and loses all open cards of the colour rolled. The star costs nothing.
tour-bank = Open cards can be lost. Instead of pushing you may tap one of your colours and put it into the bank, where it is safe.
tour-switch = A switch card turns the arrow round: now the columns are taken the other way.
tour-bust = That was a bust: no place for the card. The die says which colour is lost, and the others take the columns.
tour-end = The deck is nearly used up. Count on a few turns more!

scoring-colours = Points of each colour, open and banked
scoring-player = Player
scoring-cards = Cards
scoring-points = Points
scoring-safe = { $points } in the bank
scoring-level = Level on points: more cards win.
