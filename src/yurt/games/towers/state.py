"""The pieces of the stone towers, the moves and events, and what the state of a match holds."""

from yurt.core.events import Events
from yurt.core.layout import Seats, flag, int8
from yurt.core.moves import Moves
from yurt.core.names import Names
from yurt.core.state import State

MOST_SEATS = 4
SEATS = Seats(MOST_SEATS)

# 1.1: the colours are numbered 1 to 8, the crystal comes after them
STONES = Names("stone", "red black orange grey yellow green blue purple crystal")
KINDS = len(STONES)
COLOURS = 8
CRYSTAL = STONES.number("crystal")
COPIES = 8  # of each colour, and of the crystal
FEWER_COPIES = 7  # 2.4: with two or three players
FOG_BLOCKS = 5

# 1.2, 1.3: a cart refuses one kind of food; the last cart refuses one that its payer may choose
FOODS = Names("food", "milk meat bread")
FOOD_KINDS = len(FOODS)
CARTS = Names("cart", "1 2 3 4")
CART_COUNT = len(CARTS)
AT_MOST_TWO = 4
REFUSED_FOOD = (0, 3, 1, 2, 0)  # of each cart: bread, milk, meat; 0 = the payer's choice

CART_FOOD = 9  # 4.3
CART_STONES = 4  # 5.2
YURT_FOOD = 8  # 1.4
START_STONES = 3  # 2.5, and 4.5
START_FOOD = 3  # 2.3: of each allowed kind in a cart
MARKET_FOOD = 2  # 2.3: of each kind
MOST_BOUGHT = 3  # 4.1
PRICES = (0, 1, 3, 5)  # 4.1: for so many stones
MOST_COLLECTED = 2  # 5.3
MARKET_DRAW = 3  # 5.4
FEW_SPACES = 3  # 1.4: of the mountain track while the fog marker covers the fourth
ALL_SPACES = 4

# 7.1, 7.3: levels of 5, 4, 3, 2, 1, then one stone on a level. Nobody has more than 13 stones when
# the day begins on which the stupa is taken; two more builds of 3 make 19: up to 9.1.
PLACES = Names(
    "place",
    [f"{level}.{place}" for level in range(1, 6) for place in range(1, 7 - level)]
    + [f"{level}.1" for level in range(6, 10)],
    ids={f"{level}.{place}": f"{level}-{place}" for level in range(1, 10) for place in range(1, 6)},
)
PLACE_COUNT = len(PLACES)
BASE = 5  # the places of level 1 are the first
PYRAMID = 15  # and those of the pyramid come before the column
STUPA_STONES = 14  # 8.1
BEFORE_STUPA = STUPA_STONES - 1
LEVEL_OF = (0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6, 7, 8, 9)
LEFT_OF = (0, 0, 1, 2, 3, 4, 0, 6, 7, 8, 0, 10, 11, 0, 13, 0, 0, 0, 0, 0)
# The two places that a place rests on; in the column twice the same.
LEFT_BELOW = (0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 6, 7, 8, 10, 11, 13, 15, 16, 17, 18)
RIGHT_BELOW = (0, 0, 0, 0, 0, 0, 2, 3, 4, 5, 7, 8, 9, 11, 12, 14, 15, 16, 17, 18)
# The places that touch a place, filled up with zeros: six at most; row 0 is not used.
MOST_NEAR = 6
BEFORE = tuple(zip(LEFT_OF, LEFT_BELOW, RIGHT_BELOW, strict=True))
NEAR = tuple(
    (
        *(q for q in range(1, PLACE_COUNT + 1) if q in BEFORE[place] or place in BEFORE[q]),
        *[0] * MOST_NEAR,
    )[:MOST_NEAR]
    for place in range(PLACE_COUNT + 1)
)

ACTIONS = Names("action", "build restock market")
BUILD, RESTOCK, MARKET = 1, 2, 3

DIRECTIONS = Names("direction", "clockwise anticlockwise")
CLOCKWISE, ANTICLOCKWISE = 1, 2

# 10.3: what each does is in bonus.py
BONUSES = Names(
    "bonus",
    "most-red most-blue orange-slopes green-base no-yellow no-grey black-middle purple-middle",
)
MOST_BONUSES = 3

MOVES = Moves(
    ("choose", ACTIONS),
    ("buy", STONES),
    ("pay", FOODS),
    ("spill", FOODS),
    ("place", STONES, PLACES),
    ("done",),
    ("restock", FOODS),
    ("collect", FOODS),
    ("keep", STONES),
    ("load", CARTS),
    secret="choose",
)
CHOOSE = MOVES.first("choose") - 1  # + action
BUY = MOVES.first("buy") - 1  # + stone
PAY = MOVES.first("pay") - 1  # + food
SPILL = MOVES.first("spill") - 1  # + food
PLACE = MOVES.first("place") - 1  # + (stone - 1) * PLACE_COUNT + place
DONE = MOVES.first("done")
TAKE = MOVES.first("restock") - 1  # + food
COLLECT = MOVES.first("collect") - 1  # + food
KEEP = MOVES.first("keep") - 1  # + stone
LOAD = MOVES.first("load") - 1  # + cart

PHASES = Names("phase", "sunrise buy pay spill place restock collect keep load over")
SUNRISE, BUYING, PAYING, SPILLING, PLACING = 1, 2, 3, 4, 5
RESTOCKING, COLLECTING, KEEPING, LOADING, OVER = 6, 7, 8, 9, 10
FIRST_PHASE = (0, BUYING, RESTOCKING, COLLECTING)  # of each action
ACTION_OF = (0, 0, BUILD, BUILD, BUILD, BUILD, RESTOCK, MARKET, MARKET, MARKET, 0)  # of each phase

EVENTS = Events(
    chosen={"action": ACTIONS},
    revealed={"action": ACTIONS},
    bought={"stone": STONES, "price": None},
    paid={"food": FOODS},
    spilled={"food": FOODS},
    placed={"stone": STONES, "place": PLACES},
    built_nothing={},
    stupa_taken={},
    restocked={"number": None, "food": FOODS},
    collected={"food": FOODS},
    stone_drawn={"stone": STONES},
    fog_drawn={"number": None},
    turned={"direction": DIRECTIONS},
    bag_gone={},
    loaded={"stone": STONES, "cart": CARTS},
    kept={"stone": STONES},
    put_back={"stone": STONES},
    put_out={"stone": STONES},
    fog_placed={"number": None},
    marker_removed={"number": None},
    track_full={},
    fog_returned={"number": None},
    carts_moved={"direction": DIRECTIONS},
    day_begun={},
    last_day_begun={},
    finished={},
    shows="revealed stone_drawn fog_drawn",
)
CHOSEN = EVENTS["chosen"]
REVEALED = EVENTS["revealed"]
BOUGHT = EVENTS["bought"]
PAID = EVENTS["paid"]
SPILLED = EVENTS["spilled"]
PLACED = EVENTS["placed"]
BUILT_NOTHING = EVENTS["built_nothing"]
STUPA_TAKEN = EVENTS["stupa_taken"]
RESTOCKED = EVENTS["restocked"]
COLLECTED = EVENTS["collected"]
STONE_DRAWN = EVENTS["stone_drawn"]
FOG_DRAWN = EVENTS["fog_drawn"]
TURNED = EVENTS["turned"]
BAG_GONE = EVENTS["bag_gone"]
LOADED = EVENTS["loaded"]
KEPT = EVENTS["kept"]
PUT_BACK = EVENTS["put_back"]
PUT_OUT = EVENTS["put_out"]
FOG_PLACED = EVENTS["fog_placed"]
MARKER_REMOVED = EVENTS["marker_removed"]
TRACK_FULL = EVENTS["track_full"]
FOG_RETURNED = EVENTS["fog_returned"]
CARTS_MOVED = EVENTS["carts_moved"]
DAY_BEGUN = EVENTS["day_begun"]
LAST_DAY_BEGUN = EVENTS["last_day_begun"]
FINISHED = EVENTS["finished"]


class TowersState(State):
    """A match of the stone towers."""

    bonus = int8()  # the option of 10.1: how many bonus cards lie there
    bonus_cards = int8(MOST_BONUSES, names=BONUSES, size="bonus")  # the same for all, sorted
    removed = int8(names=STONES)  # the colour that is not in the game; nothing with four players
    phase = int8(names=PHASES)  # what is to be done now
    active = int8(seat=True)  # the seat on turn at noon; at sunrise the one who will begin
    baby_yak = int8(seat=True)  # the start player of this day
    choices = int8(SEATS, names=ACTIONS)  # the action card that lies in front of each seat
    ring = int8(CART_COUNT, names=CARTS)  # the cart at each place: the seats, then the market path
    direction = int8(names=DIRECTIONS)  # where the carts will move
    cart_food = int8(CARTS, FOODS)  # the food in each cart
    cart_stones = int8(CARTS, STONES)  # the stones in each cart
    market = int8(FOODS, hidden=True)  # the food at the market
    yurts = int8(SEATS, FOODS)  # the food of each seat
    towers = int8(SEATS, PLACES, names=STONES)  # the stone at each place of each tower
    bag = int8(STONES, hidden=True)  # the stones in the bag: everyone can count them
    bag_fog = int8()  # the fog blocks in the bag
    bag_gone = flag()  # whether the bag has left the game (6.4)
    lost = int8(names=STONES)  # the stone that left the game with it
    track = int8()  # the fog blocks on the mountain track
    track_spaces = int8()  # its spaces: 3 while the fog marker is there, then 4
    set_aside = int8()  # the fog blocks drawn on this turn
    bought = int8(STONES)  # the stones taken from the cart on this turn and not yet placed
    owed = int8()  # the food still to be paid for them
    paid = int8(FOODS)  # the food just paid, and not spilled
    collected = int8()  # how many tokens were taken from the market on this turn
    drawn = int8(STONES)  # the stones drawn at the market, of which one is to be kept
    kept = int8(names=STONES)  # the stone that is to be loaded into a cart
    stupa = int8(SEATS)  # 1 for the seat that has the stupa
    is_last_day = flag()  # whether the match ends with this day (8.1)
