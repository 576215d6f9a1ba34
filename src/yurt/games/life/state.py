"""The cards of Life is Life, its moves and events, and what the state of a match holds."""

from yurt.core.events import Events
from yurt.core.layout import Seats, flag, int8, int16
from yurt.core.moves import Moves
from yurt.core.names import Names
from yurt.core.state import State

MAX_SEATS = 5
SEATS = Seats(MAX_SEATS)

# 1.1: the value of a species is the number of its copies
SPECIES = Names("species", "giraffe bear mole goat sheep dog hare pig cat mouse")
KINDS = len(SPECIES)
WIDTH = KINDS + 1  # of a list with one entry for each species; entry 0 is not used
VALUE = (0, 9, 8, 7, 7, 6, 6, 5, 5, 4, 3)
DECK = 60

LIVES = 5  # 1.2
HAND = 10  # 2.1
ROWS = 4  # 2.1: row k has k cards
ROW_CARDS = 10
MOST_TURNS = 60  # 4.4
MOST_COUNTED = 32767  # where the counter of rounds stops instead of wrapping

# 5.1, 8.1: the species that end a round; the last of them not for experts
SETS = (SPECIES.number("hare"), SPECIES.number("pig"), SPECIES.number("cat"))
EXPERT_SETS = 2

ROW_NAMES = Names("row", [str(k) for k in range(1, ROWS + 1)])
MOVES = Moves(("row", ROW_NAMES), ("give", SPECIES), ("knock",))
ROW = MOVES.first("row") - 1  # + number of the row
GIVE = MOVES.first("give") - 1  # + species
KNOCK = MOVES.first("knock")

PHASES = Names("phase", "choose give over")
CHOOSING, GIVING, OVER = 1, 2, 3

EVENTS = Events(
    round_started={"round": None},
    hand_dealt={"cards": None},
    cards_laid={"species": SPECIES, "number": None, "row": None},
    row_chosen={"row": None},
    card_given={"species": SPECIES, "row": None},
    cards_taken={"species": SPECIES, "number": None, "row": None},
    knocked={},
    declined={},
    turns_used_up={"turns": None},
    set_shown={"species": SPECIES},
    sudden_death={},
    cards_shown={"species": SPECIES, "number": None},
    majority_found={"species": SPECIES, "number": None, "points": None},
    majority_missed={"species": SPECIES},
    totalled={"points": None},
    lives_lost={"number": None, "left": None},
    life_gained={"left": None},
    went_out={"place": None},
    finished={},
    shows="round_started cards_laid set_shown cards_shown",
)
ROUND_STARTED = EVENTS["round_started"]
HAND_DEALT = EVENTS["hand_dealt"]
CARDS_LAID = EVENTS["cards_laid"]
ROW_CHOSEN = EVENTS["row_chosen"]
CARD_GIVEN = EVENTS["card_given"]
CARDS_TAKEN = EVENTS["cards_taken"]
KNOCKED = EVENTS["knocked"]
DECLINED = EVENTS["declined"]
TURNS_USED_UP = EVENTS["turns_used_up"]
SET_SHOWN = EVENTS["set_shown"]
SUDDEN_DEATH = EVENTS["sudden_death"]
CARDS_SHOWN = EVENTS["cards_shown"]
MAJORITY_FOUND = EVENTS["majority_found"]
MAJORITY_MISSED = EVENTS["majority_missed"]
TOTALLED = EVENTS["totalled"]
LIVES_LOST = EVENTS["lives_lost"]
LIFE_GAINED = EVENTS["life_gained"]
WENT_OUT = EVENTS["went_out"]
FINISHED = EVENTS["finished"]


class LifeState(State):
    """A match of Life is Life."""

    expert = flag()  # the option of 8.1
    phase = int8(names=PHASES)  # what the active seat owes
    active = int8(seat=True)  # the seat on turn
    round = int16()  # how many rounds have begun
    players = int8()  # how many are in this round
    starter = int8(seat=True)  # the start player of this round
    lives = int8(SEATS)  # of each seat; 0 is out
    places = int8(SEATS)  # of each seat that is out; 0 for those still in
    hands = int8(SEATS, SPECIES, hidden=True)  # how many of each species each seat holds
    known = int8(SEATS, SPECIES)  # how many of them everybody has seen going into that hand
    rows = int8(ROWS, SPECIES, hidden=True)  # how many of each species lie face up in rows 1 to 4
    aside = int8(SPECIES, hidden=True)  # how many of each species lie aside unseen
    row = int8()  # the row of the swap that is being made, or 0
    owed = int8()  # how many cards are still to be put down for it
    given = int8(SPECIES)  # what has been put down for it
    turns = int8(SEATS)  # how many turns each seat has had in this round; the first is a swap
    last_lap = flag()  # whether somebody has knocked in this round
    knocker = int8(seat=True)  # who knocked first, in the last lap; otherwise nobody
