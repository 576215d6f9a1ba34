"""A person who types lines, without a process around."""

import io

import pytest
from rich.console import Console

from yurt import Match
from yurt.core.words import words_of
from yurt.terminal.lines import LinePlayer


@pytest.mark.parametrize(
    ("game", "chance"),
    [("push", "The next card is a bust: "), ("life", "No life lost"), ("towers", "market")],
)
def test_a_hint_is_a_move_with_chances(
    game: str, chance: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("yurt.bots.suggest.strongest_bot", lambda game: "easy")
    match = Match(game, 3, seed=4)
    seat = match.to_act[0]
    out = io.StringIO()
    player = LinePlayer(match, seat, words_of(match.game), Console(file=out, width=200))
    assert not player._obey("hint")
    first, *rest = out.getvalue().strip().splitlines()
    assert any(first.startswith(move) for move in match.moves(seat))
    assert any(chance in line and line.endswith("%") for line in rest)
