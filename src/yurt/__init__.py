"""Yurt: four tabletop games, exactly as their rulebooks say.

>>> import yurt
>>> match = yurt.Match("yak", seats=3, seed=7)
>>> match.to_act
[0]
"""

from yurt.core.catalogue import find_game, game_names
from yurt.core.errors import InputError, Refused
from yurt.core.judge import judge
from yurt.core.match import Match, Outcome, position
from yurt.core.record import BadRecord, replay

__version__ = "0.1.0"

__all__ = [
    "BadRecord",
    "InputError",
    "Match",
    "Outcome",
    "Refused",
    "find_game",
    "game_names",
    "judge",
    "position",
    "replay",
]
