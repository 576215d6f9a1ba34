"""Training: the same seed gives the same files, and what cannot be learned is said."""

import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import yurt
from yurt.cli import app
from yurt.lab import train
from yurt.lab.train import run, run_exploit


def test_the_same_seed_gives_the_same_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from yurt.games.push import training

    monkeypatch.setattr(training, "GENERATIONS", 1)
    monkeypatch.setattr(training, "CANDIDATES", 3)
    monkeypatch.setattr(training, "ELITE", 2)
    files = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        run(yurt.find_game("push"), seed=5, effort=0.1, into=tmp_path / name)
        files.append((tmp_path / name / "values.npz").read_bytes())
        assert [file.name for file in (tmp_path / name).iterdir()] == ["values.npz"]
    assert files[0] == files[1]


def test_what_cannot_be_done_is_said(tmp_path: Path) -> None:
    with pytest.raises(yurt.InputError, match="nothing to learn"):
        run(yurt.find_game("peaks"), seed=0, effort=1, into=tmp_path)
    with pytest.raises(yurt.InputError, match="there is no folder"):
        run(yurt.find_game("push"), seed=0, effort=1, into=tmp_path / "none")
    with pytest.raises(yurt.InputError, match="less effort are weaker"):
        run(yurt.find_game("push"), seed=0, effort=0.5, into=None)
    with pytest.raises(yurt.InputError, match="a seed is"):
        run(yurt.find_game("push"), seed=-1, effort=1, into=tmp_path)
    with pytest.raises(yurt.InputError, match="a seed is"):
        run_exploit(yurt.find_game("yak"), seed=-1, effort=1)


def test_it_begins_anew_unless_it_is_said_how_numbers_are_multiplied(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[tuple[list[str], str]] = []

    def call(command: list[str], env: dict[str, str]) -> int:
        told.append((command, env["OPENBLAS_CORETYPE"]))
        return 3

    monkeypatch.setattr(train.subprocess, "call", call)
    monkeypatch.setattr(train.platform, "machine", lambda: "x86_64")
    monkeypatch.setattr(sys, "orig_argv", ["python", "-m", "yurt", "train", "push"])
    monkeypatch.delenv("OPENBLAS_CORETYPE", raising=False)
    with pytest.raises(SystemExit, match="3"):
        train.begin_alike()
    assert told == [([sys.executable, "-m", "yurt", "train", "push"], "Haswell")]
    monkeypatch.setenv("OPENBLAS_CORETYPE", "Zen")
    train.begin_alike()
    monkeypatch.delenv("OPENBLAS_CORETYPE")
    monkeypatch.setattr(train.platform, "machine", lambda: "arm64")
    train.begin_alike()
    assert len(told) == 1


@pytest.mark.parametrize("effort", ["inf", "nan"])
def test_an_effort_without_end_is_refused(effort: str, tmp_path: Path) -> None:
    with pytest.raises(yurt.InputError, match=f"the effort is a number from 0 on, .* not {effort}"):
        run(yurt.find_game("push"), seed=0, effort=float(effort), into=tmp_path)
    with pytest.raises(yurt.InputError, match="the effort is a number"):
        run_exploit(yurt.find_game("yak"), seed=0, effort=float(effort))
    assert not list(tmp_path.iterdir())


def test_a_folder_that_cannot_be_written_is_said_before_the_training(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(yurt.InputError, match=r"cannot write to .*: Permission denied"):
        run(yurt.find_game("yak"), seed=0, effort=1, into=tmp_path)


def test_an_exploiter_is_not_kept(tmp_path: Path) -> None:
    asked = ["train", "yak", "--exploit", "--into", str(tmp_path)]
    with pytest.raises(yurt.InputError, match="--exploit writes nothing"):
        CliRunner().invoke(app, asked, catch_exceptions=False)


def refuse(*_: object) -> None:
    raise PermissionError(13, "Permission denied")
