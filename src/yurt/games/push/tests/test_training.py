"""What was learned is written so that it can be read again, and may be damaged."""

from pathlib import Path

import numpy as np
import pytest

from yurt.bots.player import twin_of
from yurt.bots.slots import decide
from yurt.core.catalogue import find_game
from yurt.core.errors import InputError
from yurt.core.learned import Learned
from yurt.games.push import bots
from yurt.games.push.outlook import WEIGHTS
from yurt.games.push.training import START, matches_of, pack_values


def test_learned_weights_are_written_so_that_they_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / "values.npz"
    file.write_bytes(pack_values([np.array(START[seats]) for seats in (2, 3, 4)]))
    assert Learned(file, "values", (3, WEIGHTS)).load().tolist() == list(map(list, START.values()))
    assert matches_of(0.01) == 12


def test_the_master_has_learned_for_two_three_and_four() -> None:
    assert bots.VALUES.load().dtype == np.float64
    assert bots.VALUES.load()[0, 0] == -0.621


def test_without_the_file_the_master_is_refused_and_the_others_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "values.npz"
    file.write_bytes(b"PK no zip")
    monkeypatch.setattr(bots, "VALUES", Learned(file, "values", (3, WEIGHTS)))
    game = find_game("push")
    with pytest.raises(InputError, match=r"values in values.npz.* missing or damaged"):
        twin_of(game, ("master",), {"decide": decide}, is_compiled=True)
    twin_of(game, ("hard",), {"decide": decide}, is_compiled=False)
