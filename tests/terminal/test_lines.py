"""A person who types lines, without a process around."""

import dataclasses
import io
from types import SimpleNamespace

import pytest
from rich.console import Console

from yurt import Match, find_game
from yurt.bots.player import Bot, BotPlayer, find_bot
from yurt.core.errors import InputError
from yurt.core.game import Game
from yurt.core.state import State
from yurt.core.twins import Function
from yurt.core.words import words_of
from yurt.terminal import lines
from yurt.terminal.lines import LinePlayer, play_lines


@pytest.mark.parametrize(
    ("game", "chance"),
    [("push", "The next card is a bust: "), ("life", "No life lost"), ("towers", "market")],
)
def test_a_hint_is_a_move_with_chances(
    game: str, chance: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("yurt.bots.suggest", "yurt.terminal.lines"):
        monkeypatch.setattr(f"{module}.strongest_bot", lambda game: "easy")
    prospect = SimpleNamespace(win_chance=lambda *_: 0.25)
    monkeypatch.setattr("yurt.bots.suggest.find_prospect", lambda game: prospect)
    match = Match(game, 3, seed=4)
    first, *rest = hint_for(match)
    assert any(first.startswith(f"{move}  ") for move in match.moves(match.to_act[0]))
    assert any(chance in line and line.endswith("%") for line in rest)
    assert rest[-1].strip() == "You win if all play on sensibly: 25%"


WAIT = "is getting ready (compiled once; up to a minute) …"


def hint_for(match: Match) -> list[str]:
    """The lines of a hint for the seat on turn, without the one that asks to wait for it."""
    out = io.StringIO()
    seat = match.to_act[0]
    player = LinePlayer(match, seat, words_of(match.game), Console(file=out, width=200))
    assert not player._obey("hint")
    return [line for line in out.getvalue().strip().splitlines() if not line.endswith(WAIT)]


def test_who_waits_for_a_hint_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    waited_for = []

    def await_bot(name: str, bot: Bot, console: Console) -> None:
        assert bot is find_bot(match.game, name)
        waited_for.append(name)

    monkeypatch.setattr(lines, "await_bot", await_bot)
    match = Match("peaks", 2, seed=1)
    assert hint_for(match)
    assert waited_for == ["easy"]


def test_who_waits_for_a_bot_that_is_compiled_is_told_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(lines, "PATIENCE", 0)
    told = iter([False] + [True] * 1000)
    monkeypatch.setattr(BotPlayer, "is_ready", lambda self, seconds: next(told))
    match = Match("peaks", 2, seed=1)
    assert play_lines(match, None, ["easy", "easy"], words_of(match.game), seed=1)
    assert capsys.readouterr().out.count(f"easy {WAIT}") == 1


def raising(view: State, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    raise ValueError("no idea")


def cheating(view: State, seat: int, moves: list[int], memory: list[int], rng: State) -> int:
    return moves[-1] + 1


def with_bots(name: str, **bots: Function) -> Match:
    """A match of a game that has other bots."""
    return Match(dataclasses.replace(find_game(name), bots=bots), 3, seed=4)


@pytest.fixture
def no_prospect(monkeypatch: pytest.MonkeyPatch) -> None:
    """These bots could not play on."""
    prospect = SimpleNamespace(win_chance=lambda *_: None)
    monkeypatch.setattr("yurt.bots.suggest.find_prospect", lambda game: prospect)
    monkeypatch.setattr("yurt.core.twins.has_numba", lambda: False)


@pytest.mark.parametrize("failing", [raising, cheating])
@pytest.mark.usefixtures("no_prospect")
def test_a_simpler_bot_gives_the_hint_if_the_strongest_fails(
    failing: Function, caplog: pytest.LogCaptureFixture
) -> None:
    match = with_bots("push", easy=find_game("push").bots["easy"], hard=failing)
    assert hint_for(match)[0].startswith("push  ")
    assert "push/hard failed" in caplog.text


@pytest.mark.usefixtures("no_prospect")
def test_no_hint_is_said_if_every_bot_fails() -> None:
    assert hint_for(with_bots("push", easy=raising)) == ["No bot could think of a hint."]


@pytest.mark.usefixtures("no_prospect")
def test_weights_that_are_damaged_cost_no_more_than_the_strongest_bot(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def find(game: Game, name: str) -> Bot:
        if name == "hard":
            raise InputError("weights in values.npz is damaged")
        return find_bot(game, name)

    for module in ("yurt.bots.player", "yurt.terminal.lines"):
        monkeypatch.setattr(f"{module}.find_bot", find)
    match = with_bots("push", easy=find_game("push").bots["easy"], hard=raising)
    assert hint_for(match)[0].startswith("push  ")
    assert "push/hard failed (weights in values.npz is damaged)" in caplog.text
