"""Sequential halving: the best candidate is left."""

from yurt.core.halving import drop_worse_half, halvings


def test_rounds_until_one_is_left() -> None:
    assert [halvings(count) for count in (1, 2, 3, 4, 5, 8, 9)] == [1, 1, 2, 2, 3, 3, 4]


def test_the_better_half_stays_the_best_first_and_equals_in_their_order() -> None:
    values = [0.5, 2.0, 1.0, 2.0, 0.0]
    order = [0, 1, 2, 3, 4]
    assert drop_worse_half(order, 5, values) == 3
    assert order == [1, 3, 2, 0, 4]
    assert drop_worse_half(order, 3, values) == 2
    assert drop_worse_half(order, 2, values) == 1
    assert order[0] == 1
