"""Rules 8.2 and 9: what towers are worth, as numbered in RULES.md."""

from yurt.core.scoring import rank

from .bonus import bonus_points
from .building import count_food
from .crystals import CRYSTALS, colour_crystals
from .groups import (
    COLUMNS,
    SIZE_POINTS,
    find_groups,
    find_touched,
    joined_stones,
    merge,
    number_crystals,
)
from .state import CRYSTAL, PLACE_COUNT, TowersState
from .tower import stones_in

STUPA_POINTS = 3
FOOD_POINTS = 2


def score(state: TowersState, points: list[int], places: list[int]) -> None:
    """8.2: points as if the match ended now; of equals the tower with fewer stones is ahead."""
    colours = [0] * CRYSTALS
    most = most_food(state)
    keys = [0] * 4
    for seat in range(state.seats):
        total = score_tower(state.towers[seat], colours) + bonus_points(state, seat)
        if state.stupa[seat] != 0:
            total += STUPA_POINTS  # 9.4
        if count_food(state.yurts[seat]) == most:
            total += FOOD_POINTS  # 9.4
        points[seat] = total
        keys[seat] = total * (PLACE_COUNT + 1) - stones_in(state.towers[seat])
    rank(keys, places, state.seats)


def most_food(state: TowersState) -> int:
    """How many tokens the fullest yurt has."""
    most = 0
    for seat in range(state.seats):
        most = max(most, count_food(state.yurts[seat]))
    return most


def score_tower(tower: list[int], colours: list[int]) -> int:
    """9.1 to 9.4 for the stones of a tower; fills in the best colour of each crystal."""
    group = [0] * (PLACE_COUNT + 1)
    sizes = [0] * (PLACE_COUNT + 1)
    find_groups(tower, group, sizes)
    numbers = [0] * (PLACE_COUNT + 1)
    count = number_crystals(tower, numbers)
    touched = [0] * (CRYSTALS * COLUMNS)
    find_touched(tower, group, numbers, touched)
    points = points_of_sizes(sizes) + count  # crystals as single stones until they join something
    return points + colour_crystals(touched, sizes, count, groups_in(sizes), colours)  # 9.2, 9.3


def points_of_sizes(sizes: list[int]) -> int:
    """9.1, 9.4: the points of groups and single stones."""
    points = 0
    for place in range(1, PLACE_COUNT + 1):
        points += SIZE_POINTS[sizes[place]]
    return points


def groups_in(sizes: list[int]) -> int:
    """How many groups there are, single stones not counted."""
    groups = 0
    for place in range(1, PLACE_COUNT + 1):
        if sizes[place] > 1:
            groups += 1
    return groups


def group_tower(tower: list[int], colours: list[int], group: list[int], sizes: list[int]) -> None:
    """Find the groups that there are when the crystals have these colours; each has a number."""
    find_groups(tower, group, sizes)
    numbers = [0] * (PLACE_COUNT + 1)
    number_crystals(tower, numbers)
    touched = [0] * (CRYSTALS * COLUMNS)
    find_touched(tower, group, numbers, touched)
    for place in range(1, PLACE_COUNT + 1):
        if tower[place] == CRYSTAL:
            group[place] = place
            sizes[place] = 1
    for place in range(1, PLACE_COUNT + 1):
        if tower[place] == CRYSTAL:
            groups = touched[numbers[place] * COLUMNS + colours[numbers[place]]]
            if joined_stones(sizes, groups) > 0:  # 9.3
                for other in range(1, PLACE_COUNT + 1):
                    if groups >> other & 1:
                        merge(group, sizes, place, other)
