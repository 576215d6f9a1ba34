"""One die each, twelve bids, and sixes are wild."""

from yurt.core.events import Events
from yurt.core.layout import Seats, int8
from yurt.core.moves import Moves
from yurt.core.names import Names
from yurt.core.state import State

SEATS = Seats(2)
FACES = 6
WILD = 6
BIDS = Names("bid", [f"{n}x{face}" for n in (1, 2) for face in range(1, FACES + 1)])
BID_COUNT = len(BIDS)

MOVES = Moves(("bid", BIDS), ("liar",))
BID = -1  # + bid
LIAR = MOVES.first("liar")

PHASES = Names("phase", "bid over")
BIDDING, OVER = 1, 2

EVENTS = Events(said={"bid": BIDS}, called={}, shown={"face": None}, shows="shown")
SAID = EVENTS["said"]
CALLED = EVENTS["called"]
SHOWN = EVENTS["shown"]


class LiarsDiceState(State):
    """A round of liar's dice."""

    phase = int8(names=PHASES)  # what is going on
    active = int8()  # the seat on turn
    dice = int8(SEATS)  # the face of each die
    bid = int8(names=BIDS)  # the last bid
    bidder = int8()  # who made it
