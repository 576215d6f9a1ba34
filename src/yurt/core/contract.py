"""The functions that a game's rules provide, as placeholders.

The loops call these names; `core.twins` puts the functions of a game in their place.
"""

from yurt.core.events import Log
from yurt.core.state import State


class Unbound(Exception):
    """A placeholder was called: the loops work only inside a twin."""


def setup(state: State) -> None:
    """Put the game on the table; seats, options and chance are already in the state."""
    raise Unbound


def to_act(state: State) -> int:
    """The seats that owe a decision, as bits; 0 when the match is over."""
    raise Unbound


def legal(state: State, seat: int, moves: list[int]) -> int:
    """Fill in the legal moves of a seat and return how many they are."""
    raise Unbound


def refusal(state: State, seat: int, move: int) -> int:
    """0 if the move is legal, or the rule that forbids it: 305 for rule 3.5."""
    raise Unbound


def apply(state: State, seat: int, move: int, log: Log) -> None:
    """The move happens; what happens goes to the log."""
    raise Unbound


def conceal(state: State, viewer: int) -> None:
    """Blank what the viewer cannot know."""
    raise Unbound


def guess(state: State, viewer: int) -> None:
    """Fill the blanks of a view with something possible."""
    raise Unbound


def score(state: State, points: list[int], places: list[int]) -> None:
    """Fill in the points and the places so far, or the final ones."""
    raise Unbound


def check(state: State) -> int:
    """0 if the state can exist, or the rule that it breaks."""
    raise Unbound


FUNCTIONS = (setup, to_act, legal, refusal, apply, conceal, guess, score, check)
