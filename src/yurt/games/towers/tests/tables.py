"""Tables to test the rules at, written as short as one would say them."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import yurt
from yurt.games.towers.state import FOODS, PLACES, STONES

REST = "?"  # of the bag and the market: whatever is nowhere else
PHASE_OF = {"build": "buy", "restock": "restock", "market": "collect"}
START_STONES = {"1": "red red red", "2": "black black black", "3": "orange orange orange"}


def stones(text: str) -> dict[str, int]:
    """Stones or food by kind: `red red crystal`."""
    return dict(Counter(text.split()))


def tower(text: str) -> dict[str, str | None]:
    """A tower as for the judge: `red - / black`; `?` is any stone."""
    placed: dict[str, str | None] = {}
    for level, words in enumerate(text.split("/"), start=1):
        for place, word in enumerate(words.split(), start=1):
            placed[f"{level}.{place}"] = None if word == "-" else word
    return placed


def any_tower(size: int) -> dict[str, str | None]:
    """A tower of so many stones, of any kinds."""
    return dict.fromkeys(PLACES.words[:size], "?")


def table(
    *,
    seats: int = 3,
    seed: int = 0,
    carts: dict[str, str] | None = None,
    food: dict[str, str] | None = None,
    **fields: Any,
) -> yurt.Match:
    """Sunrise with the food of the set-up; what is not said is in the bag and at the market."""
    names = ["1", "2", "3", "4"][: max(seats, 3)]
    allowed = {"1": "milk meat", "2": "meat bread", "3": "milk bread", "4": "milk meat bread"}
    loads = {name: START_STONES.get(name, "grey grey grey") for name in names} | (carts or {})
    pantry = {name: f"{allowed[name]} " * 3 for name in names} | (food or {})
    view: dict[str, Any] = {
        "phase": "sunrise",
        "direction": "clockwise",
        "removed": None if seats == 4 else "purple",
        "ring": names,
        "cart_food": {name: stones(text) for name, text in pantry.items()},
        "cart_stones": {name: stones(text) for name, text in loads.items()},
        "yurts": [stones("milk meat bread") for _ in range(seats)],
        "market": dict.fromkeys(FOODS, REST),
        "bag": dict.fromkeys(STONES, REST),
        "bag_fog": 5,
        "track_spaces": 3,
        **fields,
    }
    return yurt.position("towers", view, seats=seats, seed=seed)


def noon(
    action: str, yurt_food: str = "milk meat bread", *, seats: int = 3, **fields: Any
) -> yurt.Match:
    """Seat 0 has revealed an action and has this food; the others have none, and do anything."""
    others = fields.pop("others", "?")
    first = {
        "phase": PHASE_OF[action],
        "choices": [action] + [others] * (seats - 1),
        "yurts": [stones(yurt_food)] + [{}] * (seats - 1),
    }
    return table(seats=seats, **{**first, **fields})


def late(
    bag: str, action: str = "market", *, carts: str = "red red red", **fields: Any
) -> yurt.Match:
    """The last day of three players: cart 1 has these stones, and in the bag are just those."""
    inside = bag.split()
    second, third = "black black black black", "orange orange orange orange"
    towers = [16, 16, 56 - 32 - 8 - len(carts.split()) - len(inside)]
    late_fields = {
        "carts": {"1": carts, "2": second, "3": third},
        "bag": {stone: inside.count(stone) for stone in STONES},
        "towers": [any_tower(size) for size in towers],
        "stupa": [1, 0, 0],
        "is_last_day": True,
    }
    return noon(action, **{**late_fields, **fields})


def first_seed(
    make: Callable[[int], yurt.Match], wanted: Callable[[yurt.Match], bool]
) -> yurt.Match:
    """The match of the first seed that goes as wanted."""
    for seed in range(3000):
        match = make(seed)
        if wanted(match):
            return match
    raise AssertionError("no seed goes like that")


def happened(match: yurt.Match, kind: str) -> list[dict[str, Any]]:
    """The events of one kind, in order."""
    return [event for event in match.events() if event["event"] == kind]


def drawn(match: yurt.Match) -> list[str]:
    """The stones drawn, in order."""
    return [event["stone"] for event in happened(match, "stone_drawn")]


def fog(match: yurt.Match) -> list[int]:
    """The fog blocks of each draw that had any."""
    return [event["number"] for event in happened(match, "fog_drawn")]


def held(counts: dict[str, int]) -> str:
    """Stones or food as text: `milk milk bread`."""
    return " ".join(word for word, count in counts.items() for _ in range(count))


def refused(match: yurt.Match, seat: int, move: str) -> str:
    """The number of the rule that refuses a move, which must leave everything as it was."""
    before = match.state.to_bytes()
    with pytest.raises(yurt.Refused) as refusal:
        match.play(seat, move)
    assert match.state.to_bytes() == before
    return refusal.value.rule
