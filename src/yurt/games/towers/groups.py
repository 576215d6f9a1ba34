"""Rules 7.4, 9.1 and 9.3: groups, and what crystals can join, as numbered in RULES.md."""

from .state import (
    COLOURS,
    CRYSTAL,
    LEFT_BELOW,
    LEFT_OF,
    PLACE_COUNT,
    RIGHT_BELOW,
)

COLUMNS = COLOURS + 1  # tables by crystal and colour have one row for each crystal, from 0

# 9.1, 9.2: both tables of points. A group of one is a single stone (9.4).
SIZE_POINTS = (0, 1, 3, 6, 9, 12, 16, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21)
COUNT_POINTS = (0, 0, 0, 4, 8, 12, 16, 20, 20, 20)
POINTS_A_GROUP = 4  # one group more never brings more than this in COUNT_POINTS


def find_groups(tower: list[int], group: list[int], sizes: list[int]) -> None:
    """Give connected stones of one colour the same group: the number of one of their places."""
    for place in range(1, PLACE_COUNT + 1):
        if 0 < tower[place] < CRYSTAL:
            group[place] = place
            sizes[place] = 1
            connect(tower, group, sizes, place, LEFT_OF[place])
            connect(tower, group, sizes, place, LEFT_BELOW[place])
            connect(tower, group, sizes, place, RIGHT_BELOW[place])


def connect(tower: list[int], group: list[int], sizes: list[int], a: int, b: int) -> None:
    """7.4: two stones that touch are in one group if they have one colour."""
    if b != 0 and tower[a] == tower[b]:
        merge(group, sizes, group[b], group[a])


def merge(group: list[int], sizes: list[int], into: int, other: int) -> None:
    """Make one group of two."""
    if into == other:
        return
    for place in range(1, PLACE_COUNT + 1):
        if group[place] == other:
            group[place] = into
    sizes[into] += sizes[other]
    sizes[other] = 0


def number_crystals(tower: list[int], numbers: list[int]) -> int:
    """Give each crystal a number from 0, by its place; how many they are."""
    count = 0
    for place in range(1, PLACE_COUNT + 1):
        if tower[place] == CRYSTAL:
            numbers[place] = count
            count += 1
    return count


def find_touched(
    tower: list[int], group: list[int], numbers: list[int], touched: list[int]
) -> None:
    """For each crystal and colour the groups of that colour that the crystal touches, as bits."""
    for place in range(2, PLACE_COUNT + 1):
        if tower[place] != 0:
            touch(tower, group, numbers, touched, place, LEFT_OF[place])
            touch(tower, group, numbers, touched, place, LEFT_BELOW[place])
            touch(tower, group, numbers, touched, place, RIGHT_BELOW[place])


def touch(
    tower: list[int], group: list[int], numbers: list[int], touched: list[int], a: int, b: int
) -> None:
    """One of two stones that touch may be a crystal, and the other not."""
    if b == 0 or tower[b] == 0:
        return
    if tower[a] == CRYSTAL and tower[b] != CRYSTAL:
        touched[numbers[a] * COLUMNS + tower[b]] |= 1 << group[b]
    elif tower[b] == CRYSTAL and tower[a] != CRYSTAL:
        touched[numbers[b] * COLUMNS + tower[a]] |= 1 << group[a]


def joined_stones(sizes: list[int], groups: int) -> int:
    """9.3: how many stones a crystal joins that touches these groups; never just one stone."""
    stones = 0
    for place in range(1, PLACE_COUNT + 1):
        if groups >> place & 1:
            stones += sizes[place]
    return stones if stones > 1 else 0


def extra_points(sizes: list[int], groups: int) -> int:
    """What joining these groups brings, compared with staying a single stone, without 9.2."""
    stones = 1
    before = 1
    for place in range(1, PLACE_COUNT + 1):
        if groups >> place & 1:
            stones += sizes[place]
            before += SIZE_POINTS[sizes[place]]
    return SIZE_POINTS[stones] - before


def extra_groups(sizes: list[int], groups: int) -> int:
    """How many groups more there are when a crystal joins these; fewer if it connects groups."""
    extra = 1
    for place in range(1, PLACE_COUNT + 1):
        if groups >> place & 1 and sizes[place] > 1:
            extra -= 1
    return extra
