"""What bots of YAK do only in the course of certain matches: the tests of bots lead them there."""

from functools import cache
from types import FunctionType
from typing import Any

from conformance.played import Situation, dice_of

from yurt.core import twins
from yurt.games.yak import bots, policy, reckoners
from yurt.games.yak.features import FEATURES, fill_features

FEW_TRIALS = 100  # with which plain Python does not take long


def squeezes(situation: Situation) -> bool:
    """Whether the master takes all others for some who only reckon."""
    return reckoners.are_reckoners(memory_with_claims(situation))


def squeezes_jumpers(situation: Situation) -> bool:
    """Whether it has heard them jump, too."""
    return squeezes(situation) and memory_with_claims(situation)[reckoners.JUMPED] > 0


def memory_with_claims(situation: Situation) -> list[int]:
    """What the master knows after hearing the claims before its decision."""
    view: Any = situation.match.view_state(situation.seat)
    memory = list(situation.memory)
    reckoners.hear_claims(view, situation.seat, memory)
    return memory


def asks_network_for_reckoners(situation: Situation) -> bool:
    """Whether the master meets its only rival by the network for those who reckon."""
    view, memory = situation.match.view_state(situation.seat), list(situation.memory)
    row = [0.0] * FEATURES
    fill_features(view, situation.seat, memory, row)
    network = switching().network_of(view, row, memory, dice_of(0, 0))
    return bool(network == policy.RECKONERS)


@cache
def switching() -> Any:
    """How the master chooses a network, with what was learned of that."""
    return twins.plain({"network_of": policy.network_of}, {})


PATHS = {
    "master": [
        (2, "doubt10", asks_network_for_reckoners),
        (4, "doubt10", squeezes),
        (4, "jump10", squeezes_jumpers),
    ]
}

MASTER: Any = bots.master
QUICK = {
    "master": FunctionType(MASTER.__code__, MASTER.__globals__, MASTER.__name__, (FEW_TRIALS,))
}
