"""The cards of Peaks, its moves and events, and what the state of a match holds."""

from yurt.core.events import Events
from yurt.core.layout import Seats, flag, int8
from yurt.core.moves import Moves
from yurt.core.names import Names
from yurt.core.state import State

SEATS = Seats(4)
HAND = 3  # 1.2
PEAKS = 9
COPIES = 2
DECK = PEAKS * COPIES  # 1.1
CARDS = Names("card", [str(peak) for peak in range(1, PEAKS + 1)])

MOVES = Moves(("choose", CARDS), secret="choose")
CHOOSE = MOVES.first("choose") - 1  # + card

PHASES = Names("phase", "choose over")
CHOOSING, OVER = 1, 2

EVENTS = Events(
    chosen={"card": CARDS},
    card_shown={"card": CARDS},
    point_scored={},
    nobody_scored={},
    finished={},
    shows="card_shown",
)
CHOSEN = EVENTS["chosen"]
CARD_SHOWN = EVENTS["card_shown"]
POINT_SCORED = EVENTS["point_scored"]
NOBODY_SCORED = EVENTS["nobody_scored"]
FINISHED = EVENTS["finished"]


class PeaksState(State):
    """A match of Peaks."""

    valley = flag()  # the option of 4.1
    phase = int8(names=PHASES)  # what is going on
    rest = int8(DECK, names=CARDS, size="rest_size")  # the cards that nobody got, face down
    rest_size = int8()  # how many they are
    hands = int8(SEATS, HAND, names=CARDS, size="hand_sizes")  # of each seat, sorted
    hand_sizes = int8(SEATS)  # how many cards each hand has
    choices = int8(SEATS, names=CARDS)  # the card each seat has chosen in this round
    points = int8(SEATS)  # of each seat
    shown = int8(CARDS)  # of each card, how many have been shown in earlier rounds
