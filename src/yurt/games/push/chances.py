"""What a player of PUSH can reckon: the odds of the next card, and what columns are worth."""

from collections.abc import Mapping

from yurt.core.game import Reason

from .columns import count_places, is_place
from .holdings import first_card
from .state import (
    BANK,
    COLUMN_COUNT,
    HIGHEST,
    PLACE,
    PLACING,
    PUSH,
    ROLL,
    STOP,
    TAKE,
    TAKING,
    VALUE_OF,
    PushState,
)


def chances(view: PushState, seat: int, move: int) -> dict[str, float]:
    """How likely the next card fits nowhere, as the columns are or will be after a placement."""
    if seat != view.active or view.phase == TAKING or view.deck_size == 0:
        return {}
    return {"bust": bust_chance(placed(view, move - PLACE) if view.phase == PLACING else view)}


def bust_chance(view: PushState) -> float:
    """The share of the cards in the deck that fit nowhere: everyone can count them."""
    cards = range(1, ROLL + 1)  # 2.5: a switch card never busts
    fatal = sum(view.left[card] for card in cards if count_places(view, card) == 0)
    return fatal / view.deck_size


def placed(view: PushState, column: int) -> PushState:
    """The view with the card that was turned over in a column."""
    after = view.copy()
    after.columns[column][view.column_sizes[column]] = view.turned
    after.column_sizes[column] += 1
    return after


def reason(view: PushState, seat: int, move: int, found: Mapping[str, float]) -> Reason:
    """Why to push on, to stop, to bank, to place or to take."""
    if view.phase == PLACING:
        return reason_to_place(view, move - PLACE, found)
    if view.phase == TAKING:
        return reason_to_take(view, move - TAKE)
    if move not in (PUSH, STOP):
        return Reason("bank", {"points": points_at_risk(view, seat, move - BANK)})
    values = {"points": max(points_in(view, column) for column in range(COLUMN_COUNT))}
    if found.get("bust", 0) == 0:
        return Reason("safe") if move == PUSH else Reason("now", values)
    return Reason("worth" if move == PUSH else "enough", values)


def reason_to_place(view: PushState, column: int, found: Mapping[str, float]) -> Reason:
    """The odds if they differ by the place, else what comes into the column."""
    after = placed(view, column)
    if view.deck_size > 0:
        places = [k for k in range(COLUMN_COUNT) if is_place(view, k, view.turned)]
        odds = [bust_chance(placed(view, k)) for k in places]
        if found["bust"] == min(odds) < max(odds):
            return Reason("safest")
    if view.turned == ROLL:
        return Reason("roll")
    return Reason("grows", {"points": points_in(after, column)})


def reason_to_take(view: PushState, column: int) -> Reason:
    """The points of the column, and how it compares with those that are left."""
    points = points_in(view, column)
    others = [k for k in range(COLUMN_COUNT) if k != column]
    best = max(points_in(view, k) for k in others)
    values = {"points": points, "left": best}
    if has_roll(view, column):
        return Reason("take-roll", values)
    if points >= best:
        return Reason("take-most", values)
    richer = [k for k in others if points_in(view, k) > points]
    return Reason("take-calm" if all(has_roll(view, k) for k in richer) else "take", values)


def points_in(view: PushState, column: int) -> int:
    """The sum of the numbers in a column."""
    return sum(VALUE_OF[card] for card in view.columns[column][: view.column_sizes[column]])


def has_roll(view: PushState, column: int) -> bool:
    """2.4: whether a roll card lies in a column."""
    return ROLL in view.columns[column][: view.column_sizes[column]]


def points_at_risk(view: PushState, seat: int, colour: int) -> int:
    """5.1: the points of a colour that a seat could still lose."""
    first = first_card(colour)
    cards = range(first, first + HIGHEST)
    return sum(VALUE_OF[card] * view.collections[seat][card] for card in cards)
