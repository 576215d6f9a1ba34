"""What a tower on a real table is worth."""

from typing import Any

from yurt.core.errors import InputError, rule_number

from .crystals import CRYSTALS
from .groups import COUNT_POINTS, SIZE_POINTS
from .scoring import FOOD_POINTS, STUPA_POINTS, group_tower, score_tower
from .state import COPIES, CRYSTAL, LEVEL_OF, PLACE_COUNT, PLACES, STONES
from .tower import is_carried, refusal_to_stand

LEVELS = LEVEL_OF[PLACE_COUNT]
EMPTY = "-"


def judge(tower: str, stupa: bool = False, most_food: bool = False) -> dict[str, Any]:
    """Score a tower, such as "red red black - - / red black - -": level 1 first, - for no stone."""
    for name, value in {"stupa": stupa, "most_food": most_food}.items():
        if not isinstance(value, bool):
            raise InputError(f"{name} is true or false, not {value!r}")
    stones = _parse_tower(tower)
    colours = [0] * CRYSTALS
    points = score_tower(stones, colours)
    groups, singles, crystals = _describe(stones, colours)
    extra = (STUPA_POINTS if stupa else 0) + (FOOD_POINTS if most_food else 0)
    return {
        "game": "towers",
        "points": points + extra,
        "stones": len(stones) - stones.count(0),
        "groups": groups,
        "crystals": crystals,
        "singles": len(singles),
        "explanation": _explain(groups, singles, crystals, stupa, most_food, points + extra),
    }


def _parse_tower(text: str) -> list[int]:
    """The stone at each place, after checking that they exist and that the tower can stand."""
    if not isinstance(text, str):
        raise InputError(f"the tower must be a text, not {text!r}")
    levels = [level.split() for level in text.split("/")]
    if len(levels) > LEVELS:
        raise InputError(
            f"the tower has {len(levels)} levels: more than {LEVELS} are not possible (rule 8.1)"
        )
    tower = [0] * (PLACE_COUNT + 1)
    for number, words in enumerate(levels, start=1):
        places = [place for place in range(1, PLACE_COUNT + 1) if LEVEL_OF[place] == number]
        if len(words) > len(places):
            room = "1 place" if len(places) == 1 else f"{len(places)} places"
            raise InputError(f"level {number} has {room}, not {len(words)} (rule 7.1)")
        for place, word in zip(places, words, strict=False):
            tower[place] = _parse_stone(word, place)
    for stone in range(1, CRYSTAL + 1):
        if tower.count(stone) > COPIES:
            name, found = STONES.format(stone), tower.count(stone)
            raise InputError(
                f"the tower has {found} stones {name!r}: there are {COPIES} (rule 1.1)"
            )
    code = refusal_to_stand(tower)
    if code:
        raise InputError(f"the tower cannot stand: {_fault(tower)} (rule {rule_number(code)})")
    return tower


def _parse_stone(word: str, place: int) -> int:
    if word == EMPTY:
        return 0
    try:
        return STONES.number(word)
    except InputError as error:
        raise InputError(f"the tower at {PLACES.format(place)}: {error}") from None


def _fault(tower: list[int]) -> str:
    """What is wrong with a tower that cannot stand."""
    for place in range(1, PLACE_COUNT + 1):
        level = LEVEL_OF[place]
        if tower[place] and level > 1 and not is_carried(tower, place):
            carried = "two stones" if level <= 5 else "the finished pyramid"
            return f"nothing carries {PLACES.format(place)}, which must rest on {carried} below"
    return "the stones of level 1 have a gap, but each must lie next to another"


def _describe(
    stones: list[int], colours: list[int]
) -> tuple[list[dict[str, Any]], list[str], dict[str, str]]:
    """The groups, the single stones and the colours of the crystals, all by the names of places."""
    group, sizes = [0] * (PLACE_COUNT + 1), [0] * (PLACE_COUNT + 1)
    group_tower(stones, colours, group, sizes)
    given = iter(colours)
    coloured = [next(given) if stone == CRYSTAL else stone for stone in stones]
    groups, singles = [], []
    for number in range(1, PLACE_COUNT + 1):
        members = [
            PLACES.words[place - 1] for place in range(1, len(stones)) if group[place] == number
        ]
        if len(members) > 1:
            groups.append(
                {
                    "colour": STONES.format(coloured[number]),
                    "size": len(members),
                    "points": SIZE_POINTS[len(members)],
                    "places": members,
                }
            )
        else:
            singles += members
    crystals = {
        PLACES.words[place - 1]: STONES.words[coloured[place] - 1]
        for place in range(1, len(stones))
        if stones[place] == CRYSTAL
    }
    return groups, singles, crystals


def _explain(
    groups: list[dict[str, Any]],
    singles: list[str],
    crystals: dict[str, str],
    stupa: bool,
    most_food: bool,
    points: int,
) -> list[str]:
    """The score step by step, each with its rule."""
    steps = []
    for place, colour in crystals.items():
        alone = ", which joins nothing: it stays a single stone" if place in singles else ""
        steps.append(f"The crystal at {place} is {colour}{alone} (9.3).")
    for group in groups:
        where = ", ".join(group["places"])
        steps.append(
            f"A {group['colour']} group of {group['size']} at {where}: {group['points']} (9.1)."
        )
    steps.append(f"{_many(len(groups), 'group')}: {COUNT_POINTS[len(groups)]} (9.2).")
    where = f" at {', '.join(singles)}" if singles else ""
    steps.append(f"{_many(len(singles), 'single stone')}{where}: {len(singles)} (9.4).")
    if stupa:
        steps.append(f"The stupa: {STUPA_POINTS} (9.4).")
    if most_food:
        steps.append(f"The most food in the yurt: {FOOD_POINTS} (9.4).")
    return [*steps, f"Together {points}."]


def _many(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
