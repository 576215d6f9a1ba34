"""Rule 9.3: the best colours for the crystals of a tower, as numbered in RULES.md.

No two crystals have one colour, so what a crystal brings depends on its own colour only; the groups
are counted together at the end. The search goes through the colours that crystals can join and
gives each to one of those crystals or to none, the most promising first. It turns back where even
the most that the other colours could bring would not beat the best found: so the best is exact.
"""

from .groups import (
    COLUMNS,
    COUNT_POINTS,
    POINTS_A_GROUP,
    extra_groups,
    extra_points,
    joined_stones,
)
from .state import COLOURS

CRYSTALS = 8
WIDTH = CRYSTALS + 1  # the choices of a colour: each crystal, or none
NOBODY = CRYSTALS
LOWEST = -1000


def find_joins(
    touched: list[int],
    sizes: list[int],
    count: int,
    gains: list[int],
    growths: list[int],
    joins: list[int],
) -> None:
    """What joining brings each crystal with each colour; `joins` has those colours as bits."""
    for crystal in range(count):
        for colour in range(1, COLOURS + 1):
            i = crystal * COLUMNS + colour
            if touched[i] != 0 and joined_stones(sizes, touched[i]) > 0:
                gains[i] = extra_points(sizes, touched[i])
                growths[i] = extra_groups(sizes, touched[i])
                joins[crystal] |= 1 << colour


def promise(gain: int, growth: int) -> int:
    """The most that a join can bring, with the points for the number of groups (9.2)."""
    return gain + POINTS_A_GROUP * growth if growth > 0 else gain


def list_choices(
    count: int,
    gains: list[int],
    growths: list[int],
    joins: list[int],
    order: list[int],
    choices: list[int],
) -> int:
    """List the colours that can be joined, each with its crystals, the most promising first."""
    levels = 0
    for colour in range(1, COLOURS + 1):
        size = 0
        for crystal in range(count):
            if joins[crystal] >> colour & 1:
                i = crystal * COLUMNS + colour
                rank = size
                while rank > 0 and promise(gains[i], growths[i]) > promised(
                    choices[levels * WIDTH + rank - 1], colour, gains, growths
                ):
                    choices[levels * WIDTH + rank] = choices[levels * WIDTH + rank - 1]
                    rank -= 1
                choices[levels * WIDTH + rank] = crystal
                size += 1
        if size > 0:
            choices[levels * WIDTH + size] = NOBODY
            order[levels] = colour
            levels += 1
    return levels


def promised(crystal: int, colour: int, gains: list[int], growths: list[int]) -> int:
    """The promise of a crystal for a colour."""
    return promise(gains[crystal * COLUMNS + colour], growths[crystal * COLUMNS + colour])


def colour_crystals(
    touched: list[int], sizes: list[int], count: int, groups: int, colours: list[int]
) -> int:
    """Fill in the best colour of each crystal; the points for joining and for all groups (9.2)."""
    gains = [0] * (CRYSTALS * COLUMNS)
    growths = [0] * (CRYSTALS * COLUMNS)
    joins = [0] * CRYSTALS
    find_joins(touched, sizes, count, gains, growths, joins)
    order = [0] * (COLOURS + 1)
    choices = [0] * (COLUMNS * WIDTH)
    levels = list_choices(count, gains, growths, joins, order, choices)
    # The most that the colours from each level on could bring.
    hopes = [0] * (COLOURS + 2)
    for level in range(levels - 1, -1, -1):
        first = promised(choices[level * WIDTH], order[level], gains, growths)
        hopes[level] = hopes[level + 1] + max(first, 0)
    return search(levels, count, groups, order, choices, gains, growths, joins, hopes, colours)


def search(
    levels: int,
    count: int,
    groups: int,
    order: list[int],
    choices: list[int],
    gains: list[int],
    growths: list[int],
    joins: list[int],
    hopes: list[int],
    colours: list[int],
) -> int:
    """Go through the colours level by level, with what is gained, grown and used so far."""
    best = LOWEST
    tried = [0] * (COLOURS + 2)  # how many choices of each level; it is at the last of them
    gained = [0] * (COLOURS + 2)
    grown = [0] * (COLOURS + 2)
    used = [0] * (COLOURS + 2)  # crystals as bits
    trial = [0] * CRYSTALS
    grown[0] = groups
    level = 0
    while level >= 0:
        if level == levels:
            found = gained[level] + COUNT_POINTS[grown[level]]
            if found > best:
                take_joins(levels, order, choices, tried, trial)
                if colour_singles(count, joins, trial):
                    best = found
                    for crystal in range(count):
                        colours[crystal] = trial[crystal]
            level -= 1
            continue
        if tried[level] > 0 and choices[level * WIDTH + tried[level] - 1] == NOBODY:
            tried[level] = 0
            level -= 1
            continue
        crystal = choices[level * WIDTH + tried[level]]
        tried[level] += 1
        if crystal != NOBODY and used[level] >> crystal & 1:
            continue
        gained[level + 1] = gained[level]
        grown[level + 1] = grown[level]
        used[level + 1] = used[level]
        if crystal != NOBODY:
            gained[level + 1] += gains[crystal * COLUMNS + order[level]]
            grown[level + 1] += growths[crystal * COLUMNS + order[level]]
            used[level + 1] |= 1 << crystal
        if gained[level + 1] + COUNT_POINTS[grown[level + 1]] + hopes[level + 1] > best:
            level += 1
    return best


def take_joins(
    levels: int, order: list[int], choices: list[int], tried: list[int], trial: list[int]
) -> None:
    """The colours of the crystals that join something now; 0 for the others."""
    for crystal in range(CRYSTALS):
        trial[crystal] = 0
    for level in range(levels):
        crystal = choices[level * WIDTH + tried[level] - 1]
        if crystal != NOBODY:
            trial[crystal] = order[level]


def colour_singles(count: int, joins: list[int], trial: list[int]) -> bool:
    """Give the other crystals colours that they cannot join anywhere, if that is possible."""
    taken = 0
    singles = [0] * CRYSTALS
    size = 0
    for crystal in range(count):
        if trial[crystal] != 0:
            taken |= 1 << trial[crystal]
        else:
            singles[size] = crystal
            size += 1
    i = 0
    while 0 <= i < size:
        crystal = singles[i]
        colour = trial[crystal]
        if colour != 0:  # it has been here before: try the next colour
            taken ^= 1 << colour
        colour += 1
        while colour <= COLOURS and (taken | joins[crystal]) >> colour & 1:
            colour += 1
        if colour <= COLOURS:
            trial[crystal] = colour
            taken |= 1 << colour
            i += 1
        else:
            trial[crystal] = 0
            i -= 1
    return i == size
