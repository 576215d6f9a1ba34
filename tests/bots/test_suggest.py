"""A hint is the same for the same view, the likeliest move of the strongest bot, and quick."""

from collections import Counter
from types import SimpleNamespace

import pytest

from yurt import Match
from yurt.bots.player import find_bot
from yurt.bots.prospect import find_prospect
from yurt.bots.slots import MEMORY
from yurt.bots.suggest import strongest_bot, suggest
from yurt.core.chance import seed_chance
from yurt.core.state import State

DRAWS = 400


def policy(match: Match, seat: int) -> Counter[int]:
    """How often the strongest bot makes each move, by other dice each time."""
    bot = find_bot(match.game, strongest_bot(match.game))
    found: Counter[int] = Counter()
    for seed in range(DRAWS):
        dice = State()
        seed_chance(dice, seed, seat)
        found[bot(match.view_state(seat), seat, match.legal(seat), [0] * MEMORY, dice)] += 1
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_a_hint_is_what_a_bot_that_mixes_does_most_often(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    prospect = SimpleNamespace(win_chance=lambda *_: None)
    monkeypatch.setattr("yurt.bots.suggest.find_prospect", lambda game: prospect)
    match = Match("yak", seats, seed=5)
    mixed = 0
    for _ in range(6):
        seat = match.to_act[0]
        found = suggest(match.game, match.view_state(seat), seat, match.legal(seat))
        assert found is not None
        assert found == suggest(match.game, match.view_state(seat), seat, match.legal(seat))
        draws = policy(match, seat)
        mixed += len(draws) > 1
        assert draws[found.move] >= 0.85 * max(draws.values())
        match.play(seat, match.game.moves.format(found.move))
    assert mixed


def test_who_has_all_but_won_has_a_good_chance_to_win() -> None:
    """In PUSH everybody knows what everybody has."""
    match = Match("push", 2, seed=1)
    prospect = find_prospect(match.game)
    prospect._preparing.join()
    seat = match.to_act[0]
    push = match.legal(seat)[0]
    view = match.view_state(seat)
    level = prospect.win_chance(view, seat, push)
    assert level is not None
    assert 0.3 < level < 0.7
    assert prospect.win_chance(view, seat, push) == level
    view.banks[seat] = [0, *[3] * 30]
    ahead = prospect.win_chance(view, seat, push)
    assert ahead is not None
    assert 0.98 < ahead < 1
