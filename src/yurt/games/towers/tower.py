"""Rule 7: where stones may lie in a tower, as numbered in RULES.md."""

from .state import (
    BASE,
    LEFT_BELOW,
    LEFT_OF,
    PLACE_COUNT,
    PYRAMID,
    RIGHT_BELOW,
    STUPA_STONES,
)


def stones_in(tower: list[int]) -> int:
    """How many stones a tower has, crystals too."""
    found = 0
    for place in range(1, PLACE_COUNT + 1):
        if tower[place] != 0:
            found += 1
    return found


def is_begun(tower: list[int]) -> bool:
    """Whether a stone lies on level 1."""
    for place in range(1, BASE + 1):
        if tower[place] != 0:
            return True
    return False


def is_level_four_complete(tower: list[int]) -> bool:
    """8.1: the two stones of level 4 rest on all the others."""
    return tower[STUPA_STONES - 1] != 0 and tower[STUPA_STONES] != 0


def is_carried(tower: list[int], place: int) -> bool:
    """7.1, 7.3: whether the stones below a place of a higher level are there."""
    return tower[LEFT_BELOW[place]] != 0 and tower[RIGHT_BELOW[place]] != 0


def is_next_to_stone(tower: list[int], place: int) -> bool:
    """7.2: whether a place of level 1 has a neighbour."""
    if LEFT_OF[place] != 0 and tower[LEFT_OF[place]] != 0:
        return True
    return place < BASE and tower[place + 1] != 0


def refusal_of_place(tower: list[int], place: int) -> int:
    """The rule that forbids the next stone at a place, or 0."""
    if tower[place] != 0:
        return 704
    if place <= BASE:
        return 0 if is_next_to_stone(tower, place) or not is_begun(tower) else 702
    if is_carried(tower, place):
        return 0
    return 702 if place <= PYRAMID else 703


def refusal_to_stand(tower: list[int]) -> int:
    """The rule that a tower as a whole breaks, or 0 if it can have been built."""
    gaps = 0
    for place in range(2, BASE + 1):
        if tower[place] != 0 and tower[place - 1] == 0:
            gaps += 1
    if gaps > 1 or (gaps == 1 and tower[1] != 0):
        return 702
    for place in range(BASE + 1, PLACE_COUNT + 1):
        if tower[place] != 0 and not is_carried(tower, place):
            return 702 if place <= PYRAMID else 703
    return 0
