"""The cards of PUSH, its moves and events, and what the state of a match holds."""

from yurt.core.events import Events
from yurt.core.layout import Seats, flag, int8
from yurt.core.moves import Moves
from yurt.core.names import Names
from yurt.core.state import State

SEATS = Seats(6)
DECK = 120  # 1.1; twelve fewer with two players

# 1.1: the number cards colour by colour, then the two kinds without colour and number
COLOURS = Names("colour", "red blue green yellow purple")
COLOUR_COUNT = len(COLOURS)
HIGHEST = 6
NUMBER_CARDS = Names(
    "card", [f"{colour}{value}" for colour in COLOURS for value in range(1, HIGHEST + 1)]
)
NUMBER_KINDS = len(NUMBER_CARDS)
CARDS = Names("card", [*NUMBER_CARDS, "roll", "switch"])
KINDS = len(CARDS)
ROLL = CARDS.number("roll")
SWITCH = CARDS.number("switch")
COLOUR_OF = (0, *(i // HIGHEST + 1 for i in range(NUMBER_KINDS)), 0, 0)
VALUE_OF = (0, *(i % HIGHEST + 1 for i in range(NUMBER_KINDS)), 0, 0)
COPIES = (0, *([3] * NUMBER_KINDS), 18, 12)

# 1.1: the die has the colours, in their order, and a star
FACES = Names("face", [*COLOURS, "star"])
STAR = FACES.number("star")

# 2.3: a column holds every colour at most once, and one roll card
COLUMNS = Names("column", "1 2 3")
COLUMN_COUNT = len(COLUMNS)
TALLEST = COLOUR_COUNT + 1

# 3.2
DIRECTIONS = Names("direction", "left right")
LEFT, RIGHT = 1, 2

# 5.2
PROTECTIONS = Names("protection", "colour cards")
COLOUR_PROTECTED, CARDS_PROTECTED = 1, 2

MOVES = Moves(("push",), ("place", COLUMNS), ("stop",), ("take", COLUMNS), ("bank", COLOURS))
PUSH = MOVES.first("push")
PLACE = MOVES.first("place")  # + column, counted from 0
STOP = MOVES.first("stop")
TAKE = MOVES.first("take")  # + column, counted from 0
BANK = MOVES.first("bank") - 1  # + colour

# What the active seat owes: push or bank; push, for there is no column yet; push or stop;
# a place for the card turned over; a column to take
PHASES = Names("phase", "begin push decide place take over")
BEGINNING, PUSHING, DECIDING, PLACING, TAKING, OVER = 1, 2, 3, 4, 5, 6

EVENTS = Events(
    card_turned={"card": CARDS},
    card_placed={"card": CARDS, "column": COLUMNS},
    switched={"direction": DIRECTIONS},
    stopped={},
    busted={"card": CARDS},
    column_taken={"column": COLUMNS, "cards": None},
    card_banked={"card": CARDS},
    rolled={"face": FACES},
    cards_lost={"colour": COLOURS, "cards": None},
    nothing_lost={},
    column_discarded={"column": COLUMNS, "cards": None},
    switches_discarded={"cards": None},
    colour_banked={"colour": COLOURS, "cards": None},
    finished={},
    shows="card_turned rolled",
)
CARD_TURNED = EVENTS["card_turned"]
CARD_PLACED = EVENTS["card_placed"]
SWITCHED = EVENTS["switched"]
STOPPED = EVENTS["stopped"]
BUSTED = EVENTS["busted"]
COLUMN_TAKEN = EVENTS["column_taken"]
CARD_BANKED = EVENTS["card_banked"]
ROLLED = EVENTS["rolled"]
CARDS_LOST = EVENTS["cards_lost"]
NOTHING_LOST = EVENTS["nothing_lost"]
COLUMN_DISCARDED = EVENTS["column_discarded"]
SWITCHES_DISCARDED = EVENTS["switches_discarded"]
COLOUR_BANKED = EVENTS["colour_banked"]
FINISHED = EVENTS["finished"]


class PushState(State):
    """A match of PUSH."""

    protection = int8(names=PROTECTIONS)  # the option of 5.2
    risk = flag()  # the option of 7.1
    phase = int8(names=PHASES)  # what the active seat owes
    pusher = int8(seat=True)  # the seat whose turn it is
    active = int8(seat=True)  # the seat that decides now: the pusher, or whoever takes a column
    deck = int8(DECK, names=CARDS, size="deck_size")  # face down; the last is turned over first
    deck_size = int8()  # how many cards it has
    left = int8(CARDS)  # of each card, how many are in the deck: everyone can count them
    turned = int8(names=CARDS)  # the card that waits for its place
    columns = int8(COLUMN_COUNT, TALLEST, names=CARDS, size="column_sizes")  # the oldest card first
    column_sizes = int8(COLUMN_COUNT)  # how many cards each column has
    switches = int8()  # how many switch cards came up in this turn
    collections = int8(SEATS, NUMBER_CARDS)  # of each card, how many lie face up before each seat
    banks = int8(SEATS, NUMBER_CARDS)  # of each card, how many each seat has protected
    discards = int8(CARDS)  # of each card, how many lie on the discard pile
