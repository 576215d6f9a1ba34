"""The rules of scoring and bonus cards, one by one, by their numbers in RULES.md."""

import random
from itertools import permutations

import pytest

import yurt
from yurt.games.towers.bonus import BONUS_COUNT
from yurt.games.towers.crystals import CRYSTALS
from yurt.games.towers.groups import COUNT_POINTS, SIZE_POINTS
from yurt.games.towers.scoring import score_tower
from yurt.games.towers.state import BONUSES, COLOURS, CRYSTAL, PLACE_COUNT, PLACES, STONES
from yurt.games.towers.tests.tables import any_tower, stones, table, tower
from yurt.games.towers.tower import refusal_of_place

OF_SEVERAL_GROUPS = [
    (
        "grey blue yellow black green / yellow green red blue"
        " / red orange purple / black grey / orange"
    ),
    (
        "purple blue black yellow red / black yellow purple blue"
        " / black grey orange / red black / green"
    ),
    (
        "green black red green grey / green yellow orange black"
        " / blue black purple / green black / red"
    ),
    (
        "black red grey black blue / grey orange yellow black"
        " / purple grey yellow / yellow green / yellow"
    ),
    (
        "orange grey black purple yellow / blue grey black grey"
        " / black red green / purple red / purple"
    ),
    (
        "orange orange blue red yellow / blue grey green green"
        " / blue black purple / black yellow / yellow"
    ),
    (
        "black green red orange orange / black blue yellow yellow"
        " / grey grey green / purple green / purple"
    ),
    (
        "grey grey black green purple / orange orange black green"
        " / blue blue yellow / red yellow / red"
    ),
]
OF_FORTY_POINTS = (
    "black black yellow grey grey / red red grey black / crystal orange crystal / red orange / red"
)


def points(text: str) -> int:
    judged = yurt.judge("towers", tower=text)["points"]
    assert isinstance(judged, int)
    return judged


@pytest.mark.parametrize(
    ("size", "worth"), [(1, 1), (2, 3), (3, 6), (4, 9), (5, 12), (6, 16), (7, 21), (8, 21)]
)
def test_9_1_the_points_of_a_group(size: int, worth: int) -> None:
    stones_of_levels = ["red"] * size + ["-"] * 8
    assert points(" ".join(stones_of_levels[:5]) + " / " + " ".join(stones_of_levels[5:9])) == worth
    assert SIZE_POINTS[size] == worth


@pytest.mark.parametrize(("groups", "worth"), list(enumerate([0, 0, 0, 4, 8, 12, 16, 20])))
def test_9_2_the_points_for_the_number_of_groups(groups: int, worth: int) -> None:
    judged = yurt.judge("towers", tower=OF_SEVERAL_GROUPS[groups])
    assert len(judged["groups"]) == groups
    assert judged["points"] == 3 * groups + (15 - 2 * groups) + worth
    assert COUNT_POINTS[groups] == worth


def test_9_2_separate_groups_of_one_colour_count_each() -> None:
    judged = yurt.judge("towers", tower="red red black red red / black black orange orange")
    assert [group["colour"] for group in judged["groups"]] == ["red", "black", "red", "orange"]
    assert judged["points"] == 3 + 6 + 3 + 3 + 8


@pytest.mark.parametrize(
    ("text", "worth"),
    [
        ("crystal", 1),  # alone
        ("red crystal", 2),  # one single stone is not enough
        ("red crystal red", 6),  # two singles become a group with it
        ("red red crystal", 6),  # a group grows
        ("red red crystal red red", 12),  # two groups become one
        ("red red crystal red", 9),  # a group and a single stone
        ("red red crystal black black / - crystal", 6 + 6),  # two crystals, two colours
        ("red red crystal / - crystal", 6 + 1),  # two crystals cannot be of one colour
    ],
)
def test_9_3_what_a_crystal_joins(text: str, worth: int) -> None:
    assert points(text) == worth


def test_9_3_all_crystals_get_different_colours() -> None:
    text = "crystal crystal crystal crystal crystal / crystal crystal crystal red"
    crystals = yurt.judge("towers", tower=text)["crystals"]
    assert len(crystals) == 8
    assert sorted(crystals.values()) == sorted(set(STONES) - {"crystal"})


def test_9_3_a_join_that_costs_more_than_it_brings_is_left_out() -> None:
    text = "red red red red red / red red black black / crystal"
    judged = yurt.judge("towers", tower=text)
    assert judged["crystals"]["3.1"] != "red"
    assert judged["points"] == 21 + 3 + 1


def test_9_3_the_greedy_choice_is_not_always_the_best() -> None:
    """The first crystal would bring most with red, but then the second has nothing."""
    text = "black black crystal red red / - - crystal red"
    judged = yurt.judge("towers", tower=text)
    assert judged["crystals"] == {"1.3": "black", "2.3": "red"}
    assert judged["points"] == 6 + 9


def neighbours() -> dict[int, set[int]]:
    """Which places touch, counted out from their names."""
    touching: dict[int, set[int]] = {place: set() for place in range(1, PLACE_COUNT + 1)}
    spots = {tuple(map(int, name.split("."))): i for i, name in enumerate(PLACES, start=1)}
    for (level, spot), place in spots.items():
        below = [(level - 1, spot), (level - 1, spot + 1)] if level <= 5 else [(level - 1, 1)]
        for other in [(level, spot - 1), *below]:
            if other in spots:
                touching[place].add(spots[other])
                touching[spots[other]].add(place)
    return touching


TOUCHING = neighbours()


def parts_of(stones_at: list[int]) -> list[set[int]]:
    """The connected stones of one colour."""
    parts: list[set[int]] = []
    for place, stone in enumerate(stones_at):
        if 0 < stone < CRYSTAL:
            joined = [p for p in parts if any(stones_at[o] == stone for o in p & TOUCHING[place])]
            parts = [part for part in parts if part not in joined]
            parts.append({place}.union(*joined))
    return parts


def worth_with(stones_at: list[int], colours: dict[int, int]) -> int:
    """The points of a tower with given colours of its crystals, straight from 9.1 to 9.4."""
    parts = parts_of(stones_at)
    for crystal, colour in colours.items():
        joined = [p for p in parts if any(stones_at[o] == colour for o in p & TOUCHING[crystal])]
        if sum(map(len, joined)) < 2:
            joined = []
        parts = [part for part in parts if part not in joined]
        parts.append({crystal}.union(*joined))
    sizes = [len(part) for part in parts]
    by_size = {1: 1, 2: 3, 3: 6, 4: 9, 5: 12, 6: 16}
    groups = min(sum(size > 1 for size in sizes), 7)
    return sum(by_size.get(size, 21) for size in sizes) + max(0, 4 * (groups - 2))


def random_tower(dice: random.Random, crystals: int, colours: int) -> list[int]:
    stones_at = [0] * (PLACE_COUNT + 1)
    pool = [colour for colour in range(1, colours + 1) for _ in range(8)]
    chosen = [CRYSTAL] * crystals + dice.sample(pool, dice.randint(4, 19 - crystals))
    for stone in dice.sample(chosen, len(chosen)):
        free = [p for p in range(1, PLACE_COUNT + 1) if refusal_of_place(stones_at, p) == 0]
        stones_at[dice.choice(free)] = stone
    return stones_at


@pytest.mark.parametrize(("crystals", "towers"), [(0, 100), (1, 300), (2, 300), (3, 120), (4, 20)])
def test_9_3_no_other_colours_of_the_crystals_are_better(crystals: int, towers: int) -> None:
    dice = random.Random(crystals)
    for _ in range(towers):
        stones_at = random_tower(dice, crystals, colours=dice.randint(3, COLOURS))
        places = [place for place, stone in enumerate(stones_at) if stone == CRYSTAL]
        every = permutations(range(1, COLOURS + 1), crystals)
        best = max(worth_with(stones_at, dict(zip(places, given, strict=True))) for given in every)
        colours = [0] * CRYSTALS
        assert score_tower(stones_at, colours) == best, stones_at
        found = dict(zip(places, colours, strict=False))
        assert len(set(found.values())) == crystals
        assert worth_with(stones_at, found) == best


def test_9_3_exact_with_eight_crystals_too() -> None:
    dice = random.Random(8)
    for _ in range(3):
        stones_at = random_tower(dice, 8, colours=3)
        places = [place for place, stone in enumerate(stones_at) if stone == CRYSTAL]
        colours = [0] * CRYSTALS
        best = score_tower(stones_at, colours)
        assert worth_with(stones_at, dict(zip(places, colours, strict=True))) == best
        for _ in range(1500):
            given = dice.sample(range(1, COLOURS + 1), 8)
            assert worth_with(stones_at, dict(zip(places, given, strict=True))) <= best


def test_9_4_single_stones_stupa_and_most_food() -> None:
    assert points("red black crystal") == 3
    assert yurt.judge("towers", tower="red", stupa=True)["points"] == 4
    assert yurt.judge("towers", tower="red", most_food=True)["points"] == 3
    yurts = [stones("milk milk"), stones("milk bread"), stones("meat")]
    assert table(yurts=yurts).standing.points == (2, 2, 0)
    fourteen = OF_SEVERAL_GROUPS[0].replace("purple", "red").removesuffix(" / orange")
    last_day = {"is_last_day": True, "yurts": [{}, stones("milk"), {}]}
    match = table(towers=[tower(fourteen), {}, {}], stupa=[1, 0, 0], **last_day)
    assert match.standing.points == (points(fourteen) + 3, 2, 0)


def test_9_4_example_of_forty_points() -> None:
    judged = yurt.judge("towers", tower=OF_FORTY_POINTS, most_food=True)
    assert judged["points"] == 3 + 3 + 3 + 6 + 9 + 12 + 2 + 2 == 40
    found = sorted((group["colour"], group["size"], group["points"]) for group in judged["groups"])
    assert found == [
        ("black", 2, 3),
        ("grey", 4, 9),
        ("orange", 3, 6),
        ("red", 2, 3),
        ("red", 2, 3),
    ]
    assert judged["singles"] == 2
    assert judged["crystals"] == {"3.1": "orange", "3.3": "grey"}


def bonus(card: str, towers: list[str]) -> list[int]:
    """What a bonus card brings each of four seats."""
    built = {"seats": 4, "carts": {"1": "green"}, "towers": [tower(text) for text in towers]}
    without = table(**built).standing.points
    points_with = table(**built, bonus=1, bonus_cards=[card]).standing.points
    return [many - few for many, few in zip(points_with, without, strict=True)]


@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_10_1_as_many_different_cards_as_agreed(count: int) -> None:
    seen = set()
    for seed in range(80):
        cards = yurt.Match("towers", seats=4, seed=seed, bonus=count).view()["bonus_cards"]
        assert len(cards) == len(set(cards)) == count
        seen |= set(cards)
    assert seen == (set(BONUSES) if count else set())


def test_10_1_no_card_of_the_removed_colour() -> None:
    seen = set()
    for seed in range(200):
        view = yurt.Match("towers", seats=3, seed=seed, bonus=3).view()
        assert all(view["removed"] not in card.split("-") for card in view["bonus_cards"])
        seen |= set(view["bonus_cards"])
    assert seen == set(BONUSES)
    with pytest.raises(yurt.InputError, match=r"rule 10\.1"):
        table(bonus=1, bonus_cards=["purple-middle"])
    with pytest.raises(yurt.InputError, match=r"rule 10\.1"):
        table(bonus=2, bonus_cards=["most-red", "most-red"])


@pytest.mark.parametrize("card", BONUSES.words)
def test_10_1_crystals_never_count_for_bonus_cards(card: str) -> None:
    missing = -3 if card.startswith("no-") else 0
    crystals = "crystal crystal crystal / crystal crystal / crystal"
    assert bonus(card, [crystals, "", "", ""])[0] == missing


@pytest.mark.parametrize(
    ("towers", "prizes"),
    [
        (["red red red", "red red", "red", ""], [4, 2, 0, 0]),
        (["red red", "red red", "red", ""], [2, 2, 0, 0]),
        (["red red", "red", "red", ""], [4, 0, 0, 0]),
        (["red", "", "", ""], [4, 0, 0, 0]),
        (["", "", "", ""], [0, 0, 0, 0]),
        (["red", "red", "red", ""], [2, 2, 2, 0]),
    ],
)
def test_10_2_most_stones_of_a_colour(towers: list[str], prizes: list[int]) -> None:
    assert bonus("most-red", towers) == prizes
    blue = [text.replace("red", "blue") for text in towers]
    assert bonus("most-blue", blue) == prizes


def test_10_2_no_stone_of_a_colour() -> None:
    assert bonus("no-yellow", ["yellow", "grey", "", "yellow yellow"]) == [0, -3, -3, 0]
    assert bonus("no-grey", ["yellow", "grey", "", ""]) == [-3, 0, -3, -3]


def test_10_3_our_own_set() -> None:
    assert len(BONUSES) == BONUS_COUNT == 8
    colours = [next(stone for stone in STONES if stone in card.split("-")) for card in BONUSES]
    assert sorted(colours) == sorted(set(STONES) - {"crystal"})


@pytest.mark.parametrize(
    ("card", "colour", "worth", "places"),
    [
        ("orange-slopes", "orange", 1, "1.1 1.5 2.1 2.4 3.1 3.3 4.1 4.2 5.1"),
        ("green-base", "green", 1, "1.1 1.2 1.3 1.4 1.5"),
        ("black-middle", "black", 2, "1.3 3.2 5.1"),
        ("purple-middle", "purple", 2, "2.2 2.3 4.1 4.2"),
    ],
)
def test_10_3_the_places_shown(card: str, colour: str, worth: int, places: str) -> None:
    for place in PLACES.words[:16]:
        filled = any_tower(16) | {place: colour}
        last_day = {"seats": 4, "is_last_day": True, "stupa": [1, 0, 0, 0]}
        plain = table(**last_day, towers=[filled, {}, {}, {}])
        built = plain.view()["towers"]
        with_card = table(**last_day, towers=built, bonus=1, bonus_cards=[card])
        gained = with_card.standing.points[0] - plain.standing.points[0]
        spots = [spot for spot, stone in built[0].items() if stone == colour]
        assert place in spots
        assert gained == worth * sum(spot in places.split() for spot in spots)
