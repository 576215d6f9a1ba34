title = YAK: the stone towers
summary = Trade food for stones as the carts go by, and build the tower worth the most points.

stone-red = red
stone-black = black
stone-orange = orange
stone-grey = grey
stone-yellow = yellow
stone-green = green
stone-blue = blue
stone-purple = purple
stone-crystal = crystal

food-milk = milk
food-meat = meat
food-bread = bread

action-build = build
action-restock = restock
action-market = market

cart-1 = the no-bread cart
cart-2 = the no-milk cart
cart-3 = the no-meat cart
cart-4 = the two-kinds cart

direction-clockwise = clockwise
direction-anticlockwise = anticlockwise

bonus-most-red = Most red stones: 4 points for the first, 2 for the second
bonus-most-blue = Most blue stones: 4 points for the first, 2 for the second
bonus-orange-slopes = 1 point for each orange stone at either end of a level from 1 to 5
bonus-green-base = 1 point for each green stone on level 1
bonus-no-yellow = No yellow stone: minus 3 points
bonus-no-grey = No grey stone: minus 3 points
bonus-black-middle = 2 points for each black stone in the middle of level 1, 3 or 5
bonus-purple-middle = 2 points for each purple stone in the middle of level 2 or 4

option-bonus = Bonus cards

move-choose = Choose { $action }
move-buy = Buy { $stone }
move-pay = Pay { $food }
move-spill = Spill { $food } to the market
move-place = Place { $stone } at { $place }
move-done = Done
move-restock = Restock { $food }
move-collect = Take { $food } from the market
move-keep = Keep { $stone }
move-load = Load it into { $cart }

chance-turn-restock = The carts turn if you restock: { $percent }%
chance-fit-restock = A fitting stone if you restock: { $percent }%
chance-turn-market = The carts turn at the market: { $percent }%
chance-fit-market = A fitting stone at the market: { $percent }%
chance-turn-emptied = The carts turn if you empty yours: { $percent }%
chance-win = You win if all play on sensibly: { $percent }%
number-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
reason-build = Your food buys stones from the cart in front of you; tomorrow another one stands there.
reason-build-last = It is the last day: only what you build now still counts.
reason-idle = You could buy nothing today; with this card everything stays as it is.
reason-restock = { $number ->
    [0] There is no food in it for you, but your cart may get a stone.
   *[other] Your cart gives you up to { $number } food.
}
reason-market = { $number ->
    [0] There is no food in it for you, but you may put a stone into a cart.
   *[other] You get up to { $number } food and may put a stone into a cart.
}
reason-market-food = The market has up to { $number } food for you.
reason-buy-best = No other stone there brings your tower more: up to { number-points }.
reason-buy = In your tower it brings up to { number-points }.
reason-buy-no-more = You cannot buy anything more.
reason-buy-nothing = You keep your { $food } food.
reason-buy-enough = One stone more would cost you { $food } more food.
reason-pay-plenty = Of what this cart takes you have the most of it: { $number }.
reason-pay-useless = Tomorrow’s cart does not take it, unless the carts turn round.
reason-pay = You still have { $number } of it afterwards.
reason-spill-rare = You have the least of it, and at the market you can get it again.
reason-spill = The cart cannot hold it all: one token has to go.
reason-stupa = With it level 4 is complete: you take the stupa.
reason-place-best = No other place brings more for it: { number-points }.
reason-place-room = It leaves room beside it: { $number ->
    [one] 1 place is free.
   *[other] { $number } places are free.
}
reason-place = With it your stones are worth { number-points }.
reason-restock-most = There is no more food of any other kind for you: you get { $number }.
reason-restock-some = { $number ->
    [0] You get none of it, so that your yurt stays as it is.
   *[other] You get { $number } of it.
}
reason-collect-rare = Of the food you can get there you have the least of it.
reason-collect = Then you have { $number } of it.
reason-collect-done = You take no more; your yurt has { $number } food.
reason-keep-best = None of the stones would bring your tower more: up to { number-points }.
reason-keep = It would bring the towers of the others { number-points } at most.
reason-load-next = That cart stands in front of you tomorrow, unless the carts turn round.
reason-load-away = That cart does not come to you tomorrow, unless the carts turn round.
reason-load-last = It is the last day: no cart comes to you any more.

phase-sunrise = { $you ->
    [yes] { $is_last_day ->
        [1] Sunrise of the last day: choose your action card.
       *[other] Sunrise: choose your action card.
    }
   *[no] { $name } must still choose.
}
phase-buy = { $you ->
    [yes] { $owed ->
        [0] Build: buy up to three stones from your cart, or none.
       *[other] Buy another stone, or be done and pay: you owe { $owed } food.
    }
   *[no] { $name } is building.
}
phase-pay = { $you ->
    [yes] Pay for your stones: { $owed } food to go.
   *[no] { $name } is paying.
}
phase-spill = { $you ->
    [yes] Your cart holds only 9 food: which of the food just paid goes to the market?
   *[no] { $name } chooses which food goes to the market.
}
phase-place = { $you ->
    [yes] Place your stones.
   *[no] { $name } is placing stones.
}
phase-restock = { $you ->
    [yes] Restock: which food do you take from your cart?
   *[no] { $name } is restocking.
}
phase-collect = { $you ->
    [yes] { $collected ->
        [0] Market: take up to two tokens, then draw.
        [1] Market: take another token, or be done and draw.
       *[other] Market: be done and draw.
    }
   *[no] { $name } is at the market.
}
phase-keep = { $you ->
    [yes] Keep one of the stones drawn.
   *[no] { $name } chooses one of the stones drawn.
}
phase-load = { $you ->
    [yes] Which cart gets the { $kept } stone?
   *[no] { $name } chooses a cart for the { $kept } stone.
}
phase-over = The match is over.

event-chosen = { $you ->
    [yes] You choose { $action }.
   *[no] { $name } has chosen.
}
event-revealed = { $you ->
    [yes] You reveal: { $action }.
   *[no] { $name } reveals: { $action }.
}
event-bought = { $you ->
    [yes] You take { $stone }; together that costs { $price }.
   *[no] { $name } takes { $stone }; together that costs { $price }.
}
event-paid = { $you ->
    [yes] You pay { $food }.
   *[no] { $name } pays { $food }.
}
event-spilled = { $you ->
    [yes] You spill { $food } to the market.
   *[no] { $name } spills { $food } to the market.
}
event-placed = { $you ->
    [yes] You place { $stone } at { $place }.
   *[no] { $name } places { $stone } at { $place }.
}
event-built-nothing = { $you ->
    [yes] You build nothing.
   *[no] { $name } builds nothing.
}
event-stupa-taken = { $you ->
    [yes] You complete level 4 first and take the stupa!
   *[no] { $name } completes level 4 first and takes the stupa!
}
event-restocked = { $you ->
    [yes] { $number ->
        [0] You take no { $food } from your cart.
       *[other] You take { $number } { $food } from your cart.
    }
   *[no] { $number ->
        [0] { $name } takes no { $food } from the cart.
       *[other] { $name } takes { $number } { $food } from the cart.
    }
}
event-collected = { $you ->
    [yes] You take { $food } from the market.
   *[no] { $name } takes { $food } from the market.
}
event-stone-drawn = { $you ->
    [yes] You draw { $stone }.
   *[no] { $name } draws { $stone }.
}
event-fog-drawn = { $number ->
    [one] Fog rises: 1 block is set aside.
   *[other] Fog rises: { $number } blocks are set aside.
}
event-turned = All carts turn round: they go { $direction } now.
event-bag-gone = The bag has run short: bag and fog leave the game.
event-loaded = Into { $cart }: { $stone }.
event-kept = { $you ->
    [yes] You keep { $stone }.
   *[no] { $name } keeps { $stone }.
}
event-put-back = Back into the bag: { $stone }.
event-put-out = Out of the game: { $stone }.
event-fog-placed = { $number ->
    [one] 1 fog block is on the mountain track.
   *[other] { $number } fog blocks are on the mountain track.
}
event-marker-removed = The fog marker is removed, and { $number } blocks go back into the bag.
event-track-full = The mountain track is full: its four blocks stay there for good.
event-fog-returned = { $number ->
    [one] 1 fog block goes back into the bag.
   *[other] { $number } fog blocks go back into the bag.
}
event-carts-moved = The sun sets. Every cart moves one place { $direction }.
event-day-begun = { $you ->
    [yes] A new day. You have the baby yak and will begin.
   *[no] A new day. { $name } has the baby yak and will begin.
}
event-last-day-begun = { $you ->
    [yes] The last day. You have the baby yak and will begin.
   *[no] The last day. { $name } has the baby yak and will begin.
}
event-finished = The match is over.

refusal-1-1 = The stones do not add up: every stone must be somewhere exactly once.
refusal-1-2 = The food does not add up: tokens only move between yurts, carts and market.
refusal-1-4 = A yurt holds at most 8 food, and only players have a yurt, a tower and cards.
refusal-2-2 = The carts do not fit the number of players: one of each in use, each at one place.
refusal-2-4 = With two or three players one colour is out of the game, with four none.
refusal-2-6 = One of the players starts, and the carts all face one way, clockwise or anticlockwise.
refusal-3-1 = At sunrise everybody chooses one action card, once.
refusal-3-2 = First all choose; then, beginning at the baby yak, each in turn does what the card says.
refusal-3-3 = At the end of the day all action cards are back in hand.
refusal-4-1 = With the build card, on your turn: up to 3 stones of your cart, for 1, 3 or 5 food that you have, and 1 more for each crystal.
refusal-4-2 = You pay only with food that this cart takes, and you must have enough of it.
refusal-4-3 = A cart holds at most 9 food: what is too much goes to the market, out of the tokens just paid.
refusal-4-4 = With the build card, on your turn, you place the stones that you have taken and paid for, all of them.
refusal-4-5 = A cart is only empty while its last stones are being bought, or when there is no bag any more.
refusal-5-1 = With the restock card, on your turn, you take all food of one kind from your cart.
refusal-5-2 = A cart holds at most 4 stones.
refusal-5-3 = With the market card, on your turn, you first take up to 2 tokens that are there, as long as your yurt has room.
refusal-5-4 = With the market card, on your turn, you keep one of the stones drawn after the food, and load it into a cart in play that has room.
refusal-6-1 = The fog blocks do not add up: there are 5, in the bag, set aside or on the track.
refusal-6-2 = The mountain track has 3 spaces while the fog marker is there, then 4; with the third block the marker goes.
refusal-6-4 = When the bag is out of the game it is empty, and no stone leaves the game before.
refusal-7-2 = A stone goes next to another on level 1, or onto two neighbouring stones.
refusal-7-3 = Further stones go on top of each other only when all 15 of the pyramid are there.
refusal-7-4 = A stone lies there already, and stones never move again.
refusal-8-1 = The match ends one day after the stupa was taken by the first player with 14 stones: no tower can be higher than that.
refusal-10-1 = The bonus cards must be different, as many as agreed, in order, and none of the removed colour.

# The board of the page
board-market = The market
board-track = Mountain track: { $fog } of { $spaces } spaces have fog
board-bag = The bag: { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}
board-fog = fog
board-removed = Not in this match: { $stone }.
board-bonus-cards = Bonus cards
board-card-none = No card yet
board-card-down = A card, face down
board-baby-yak = The baby yak: begins today
board-stupa = The stupa
board-tower-of = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-my-tower = Your tower
board-points = { $points ->
    [one] 1 point now
   *[other] { $points } points now
}: where do they come from?
board-place = { $stone ->
    [none] Place { $place }, empty
   *[other] Place { $place }: { $stone }
}
board-yurt = Your yurt: { $food } of 8 food
board-cards = Your action cards
board-bought = Stones bought
board-drawn = Stones drawn
board-pay = Pay { $food }
board-pay-self = Choose the food yourself
board-pay-rest = Pay { $food } for me
board-spill-rest = Choose for me
board-build-nothing = Build nothing
board-draw = Draw stones
board-letter-red = R
board-letter-black = K
board-letter-orange = O
board-letter-grey = E
board-letter-yellow = Y
board-letter-green = G
board-letter-blue = B
board-letter-purple = P
board-letter-crystal = C
board-letter-milk = M
board-letter-meat = T
board-letter-bread = B

scoring-group = { $size } × { $stone }
scoring-count = { $groups } groups
scoring-singles = { $stones ->
    [one] 1 single stone
   *[other] { $stones } single stones
}
scoring-stupa = The stupa
scoring-food = Most food
scoring-total = Together
scoring-tie = { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}: of equals, fewer stones are ahead.

tour-welcome = Build the tower that is worth the most points: stones of one colour that touch are a group, and many groups count extra.
tour-cart = This cart stands in front of you today. You can buy its stones with food; the crossed-out food it does not take.
tour-cards = Choose in secret what you do today. Build: buy stones and place them. Restock: take food from your cart. Market: take food there and put a stone into a cart.
tour-buy = Tap the stones you want. One costs 1 food, two cost 3, three cost 5; each crystal 1 more.
tour-pay = Pay now: we pick the food you have most of. Or choose it yourself.
tour-place = Tap a place that lights up. The number says how many points it brings now.
tour-restock = Take all food of one kind from your cart, as much as your yurt can hold: 8 in all.
tour-market = Take up to two tokens, then draw three stones.
tour-keep = Keep one of the three stones; the others go back into the bag.
tour-load = Put it into any cart with room: perhaps the one that comes to you next?
tour-moved = Every evening the carts move one place on. The arrows on the road show where they go.
tour-fog = Fog! Whenever it is drawn, all carts turn round. The blocks gather on the mountain.
tour-score = These are your points now. Tap them to see where they come from.
tour-stupa = The stupa is taken: this is the last day. Then the towers are counted.
