"""Six cards, two rounds of betting, at most two raises in each."""

from yurt.core.events import Events
from yurt.core.layout import Seats, int8
from yurt.core.moves import Moves
from yurt.core.names import Names
from yurt.core.state import State

SEATS = Seats(2)
CARDS = Names("card", "jack1 jack2 queen1 queen2 king1 king2")
DECK = len(CARDS)
RAISES = 2  # in each round

MOVES = Moves(("fold",), ("call",), ("raise",))
FOLD, CALL, RAISE = 0, 1, 2

PHASES = Names("phase", "private public over")
PRIVATE, PUBLIC, OVER = 1, 2, 3

EVENTS = Events(bet={"move": None}, shown={"card": CARDS}, shows="shown")
BET = EVENTS["bet"]
SHOWN = EVENTS["shown"]


class LeducState(State):
    """A hand of Leduc poker."""

    phase = int8(names=PHASES)  # the round of betting
    active = int8()  # the seat on turn
    cards = int8(SEATS, names=CARDS)  # the private card of each seat
    public = int8(names=CARDS)  # the public card, from the second round on
    paid = int8(SEATS)  # what each seat has put into the pot
    raises = int8()  # in this round
    calls = int8()  # calls in a row
    folded = int8()  # 1 + the seat that has folded
