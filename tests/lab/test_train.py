"""Training: the same seed gives the same files, and what cannot be learned is said."""

from pathlib import Path

import pytest

import yurt
from yurt.lab.train import run


def test_the_same_seed_gives_the_same_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from yurt.games.push import training

    monkeypatch.setattr(training, "GENERATIONS", 1)
    monkeypatch.setattr(training, "CANDIDATES", 3)
    monkeypatch.setattr(training, "ELITE", 2)
    texts = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        run(yurt.find_game("push"), seed=5, effort=0.1, into=tmp_path / name)
        texts.append((tmp_path / name / "values.py").read_text())
    assert texts[0] == texts[1]
    assert "yurt train push --seed 5 --effort 0.1" in texts[0]


def test_what_cannot_be_done_is_said(tmp_path: Path) -> None:
    with pytest.raises(yurt.InputError, match="nothing to learn"):
        run(yurt.find_game("peaks"), seed=0, effort=1, into=tmp_path)
    with pytest.raises(yurt.InputError, match="there is no folder"):
        run(yurt.find_game("push"), seed=0, effort=1, into=tmp_path / "none")
