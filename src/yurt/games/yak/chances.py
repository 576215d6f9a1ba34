"""What a player of YAK can reckon: how likely the last claim is true."""

from collections.abc import Mapping

from .exact import exact_chance
from .rules import last_claim
from .state import CHALLENGE, PLAYING, YakState


def chances(view: YakState, seat: int) -> dict[str, float]:
    """The chance of the claim that one could challenge."""
    if seat != view.active or view.phase != PLAYING or view.pile_size == 0:
        return {}
    return {"claim_true": exact_chance(view, seat, last_claim(view))}


def reason(move: int, found: Mapping[str, float]) -> str:
    """Why to challenge or to play on."""
    if "claim_true" not in found:
        return ""
    if move == CHALLENGE:
        return "doubt" if found["claim_true"] < 0.5 else "trap"
    return "believe" if found["claim_true"] >= 0.5 else "dare"
