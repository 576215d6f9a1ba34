"""Chance: even, repeatable, and unrelated for neighbouring seeds."""

from collections import Counter
from itertools import pairwise

import pytest

from yurt.core.chance import (
    LOW,
    MULTIPLIER,
    random_below,
    secret_below,
    seed_chance,
    shuffle,
    use_secret,
)
from yurt.core.state import State


def seeded(seed: int, match: int = 0) -> State:
    state = State()
    seed_chance(state, seed, match)
    return state


def chi_squared(counts: Counter[int], cells: int) -> float:
    expected = sum(counts.values()) / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))


@pytest.mark.parametrize("bound", [2, 5, 6, 107])
def test_numbers_are_even(bound: int) -> None:
    state = seeded(1)
    counts = Counter(random_below(state, bound) for _ in range(200 * bound))
    assert set(counts) <= set(range(bound))
    assert chi_squared(counts, bound) < bound + 5 * (2 * bound) ** 0.5


def test_the_first_numbers_of_neighbouring_matches_are_unrelated() -> None:
    firsts = [random_below(seeded(7, match), 6) for match in range(3000)]
    assert chi_squared(Counter(firsts), 6) < 25
    pairs = Counter(a * 6 + b for a, b in pairwise(firsts))
    assert chi_squared(pairs, 36) < 80


def test_the_stream_stays_within_its_bounds_and_never_stands_still() -> None:
    for seed in (0, 1, -1, LOW, 1 << 62):
        state = seeded(seed)
        words = set()
        for _ in range(1000):
            random_below(state, 2)
            words.add(state.chance[0])
            assert 0 < state.chance[0] < MULTIPLIER << 32
        assert len(words) == 1000


def test_no_two_matches_share_a_stream() -> None:
    """Not even among many: 32 bits of state would collide a dozen times here."""
    words = {seeded(seed, match).chance[0] for seed in range(300) for match in range(1000)}
    assert len(words) == 300_000
    wide = {seeded(seed << 33).chance[0] for seed in range(1000)}
    assert len(wide) == 1000


def test_every_order_of_a_shuffle_comes_up() -> None:
    state = seeded(3)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        cards = [1, 2, 3, 4]
        shuffle(state, cards, 4)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert all(50 < count < 150 for count in orders.values())


def test_the_secret_stream_is_repeatable_and_even() -> None:
    secret = bytes(range(32))
    one, other = State(), State()
    use_secret(one, secret)
    use_secret(other, secret)
    numbers = [secret_below(one, 6) for _ in range(1200)]
    assert numbers == [secret_below(other, 6) for _ in range(1200)]
    assert chi_squared(Counter(numbers), 6) < 30
