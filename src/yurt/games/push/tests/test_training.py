"""What was learned is written so that it can be read again."""

import numpy as np

from yurt.games.push.training import START, format_values, matches_of


def test_learned_weights_are_written_as_a_module() -> None:
    text = format_values([np.array(START[seats]) for seats in (2, 3, 4)], seed=1, effort=0.5)
    space: dict[str, object] = {}
    exec(compile(text, "values.py", "exec"), space)
    assert np.allclose(space["VALUES"], list(START.values()))  # type: ignore[call-overload]
    assert matches_of(0.01) == 12
