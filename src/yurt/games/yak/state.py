"""The cards of YAK, its moves and events, and what the state of a match holds."""

from yurt.core.events import SEAT_VALUE, Events
from yurt.core.layout import Seats, int8, int16
from yurt.core.moves import Moves
from yurt.core.names import Names
from yurt.core.state import State

SEATS = Seats(6)
HAND = 5  # 2.1
DECK = 107  # 1.1; JAK has two cards less

# 1.1, 1.2: three values of each species, the species from small to large
SPECIES = Names("species", "yeti marmot vulture ibex yak")
CARDS = Names(
    "card",
    [f"{species}{value}" for species in SPECIES for value in (1, 2, 3)]
    + ["joker1", "joker2", "!", "1", "stop"],
    ids={"!": "bang", "1": "one"},
)
KINDS = len(CARDS)
SPECIES_OF = (0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 0, 0, 0, 0, 0)
VALUE_OF = (0, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 0, 0, 0)
COPIES = (0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 8)
FIRST_JOKER = CARDS.number("joker1")
BANG = CARDS.number("!")
ONE = CARDS.number("1")
STOP = CARDS.number("stop")

# 1.3, 1.4
EDITIONS = Names("edition", "zoch jak mini")
ZOCH, JAK, MINI = EDITIONS.number("zoch"), EDITIONS.number("jak"), EDITIONS.number("mini")
JAK_STOPS = 6
MINI_COPIES = (0, 1, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1)
MINI_DECK = 7
MINI_SPECIES = 2
MINI_HIGHEST = 7

# 3.5, 3.6: claims are numbered in the order of their rank, so a claim outranks all smaller numbers
HIGHEST = 168
CLAIMS = Names("claim", [f"{n} {species}" for n in range(1, HIGHEST + 1) for species in SPECIES])
CLAIM_COUNT = len(CLAIMS)
SPECIES_COUNT = len(SPECIES)

NUMBERS = Names("number", [str(n) for n in range(1, HIGHEST + 1)])
MOVES = Moves(("play", CARDS), ("claim", NUMBERS, SPECIES), ("challenge",), secret="play")
PLAY = MOVES.first("play") - 1  # + card
CLAIM = MOVES.first("claim") - 1  # + claim
CHALLENGE = MOVES.first("challenge")

PHASES = Names("phase", "play claim over")
PLAYING, CLAIMING, OVER = 1, 2, 3

EVENTS = Events(
    card_drawn={"card": CARDS},
    card_played={"card": CARDS},
    claimed={"number": None, "species": SPECIES},
    challenged={"claimant": SEAT_VALUE, "number": None, "species": SPECIES},
    card_shown={"card": CARDS},
    counted={"number": None, "species": SPECIES},
    pile_taken={"cards": None},
    finished={},
    shows="card_shown",
    deals="card_drawn",
)
CARD_DRAWN = EVENTS["card_drawn"]
CARD_PLAYED = EVENTS["card_played"]
CLAIMED = EVENTS["claimed"]
CHALLENGED = EVENTS["challenged"]
CARD_SHOWN = EVENTS["card_shown"]
COUNTED = EVENTS["counted"]
PILE_TAKEN = EVENTS["pile_taken"]
FINISHED = EVENTS["finished"]


class YakState(State):
    """A match of YAK."""

    edition = int8(names=EDITIONS)  # the option of 1.3 and 1.4
    phase = int8(names=PHASES)  # what the active seat owes
    active = int8(seat=True)  # the seat on turn
    draw_pile = int8(DECK, names=CARDS, size="draw_size")  # face down; the last is drawn first
    draw_size = int8()  # how many cards it has
    hands = int8(SEATS, HAND, names=CARDS, size="hand_sizes")  # of each seat, sorted
    hand_sizes = int8(SEATS)  # how many cards each hand has
    pile = int8(DECK, names=CARDS, size="pile_size")  # the common pile, the oldest card first
    pile_size = int8()  # how many cards it has
    layers = int8(DECK, size="pile_size", seat=True)  # the seat that laid each card of the pile
    claims = int16(DECK, names=CLAIMS, size="pile_size")  # what was said with each card of it
    penalties = int8(SEATS)  # how many cards each seat has taken
    taken = int8(CARDS)  # of each card, how many have been taken: everyone has seen them
