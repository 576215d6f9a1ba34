"""What a player of PUSH can reckon: the odds of the next card."""

from collections.abc import Mapping

from .columns import count_places
from .state import BEGINNING, DECIDING, PUSH, PUSHING, ROLL, STOP, PushState


def chances(view: PushState, seat: int) -> dict[str, float]:
    """How likely the next card fits nowhere: everyone can count what is left in the deck."""
    is_before_card = view.phase in (BEGINNING, PUSHING, DECIDING)
    if seat != view.active or not is_before_card or view.deck_size == 0:
        return {}
    cards = range(1, ROLL + 1)  # 2.5: a switch card never busts
    fatal = sum(view.left[card] for card in cards if count_places(view, card) == 0)
    return {"bust": fatal / view.deck_size}


def reason(move: int, found: Mapping[str, float]) -> str:
    """Why to push on or to stop."""
    if "bust" not in found:
        return ""
    if move == PUSH:
        return "safe" if found["bust"] == 0 else "worth"
    return "enough" if move == STOP and found["bust"] > 0 else ""
