"""Nine cells and two marks."""

from yurt.core.events import Events
from yurt.core.layout import int8
from yurt.core.moves import Moves
from yurt.core.names import Names
from yurt.core.state import State

CELLS = 9
MARKS = Names("mark", "x o")
PLACES = Names("place", [str(place) for place in range(1, CELLS + 1)])

MOVES = Moves(("mark", PLACES))

PHASES = Names("phase", "play over")
PLAYING, OVER = 1, 2

EVENTS = Events(marked={"place": PLACES}, finished={})
MARKED = EVENTS["marked"]
FINISHED = EVENTS["finished"]

LINES = (
    (0, 1, 2),
    (3, 4, 5),
    (6, 7, 8),
    (0, 3, 6),
    (1, 4, 7),
    (2, 5, 8),
    (0, 4, 8),
    (2, 4, 6),
)


class TicTacToeState(State):
    """A match of tic-tac-toe."""

    phase = int8(names=PHASES)  # what is going on
    active = int8()  # the seat on turn
    cells = int8(CELLS, names=MARKS)  # row by row; x is seat 0
    marked = int8()  # how many cells have a mark
