"""A hint is the same for the same view, the likeliest move of the strongest bot, and quick."""

import random
from collections import Counter
from types import SimpleNamespace

import pytest
from conformance.cases import Case, every_game, sample
from conformance.worlds import other_world

from yurt import Match
from yurt.bots.player import find_bot
from yurt.bots.prospect import find_prospect
from yurt.bots.slots import MEMORY
from yurt.bots.suggest import strongest_bot, suggest, suggest_by
from yurt.core.chance import seed_chance
from yurt.core.game import Game
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


def two_worlds(game: Game, seats: int) -> tuple[Match, Match, int]:
    """A situation with a choice, and another that a seat cannot tell from it."""
    dice = random.Random(45)
    for match in sample(Case(game, seats, ()), seed=45, count=40):
        for seat in match.to_act:
            other = other_world(match, seat, dice)
            if len(match.legal(seat)) > 1 and has_other_cards(match, other):
                return match, other, seat
    raise AssertionError("nothing is ever hidden")


def has_other_cards(one: Match, other: Match) -> bool:
    """Whether two worlds differ in more than the chance to come."""
    state = one.state.copy()
    state.chance[:] = other.state.chance
    return state.to_bytes() != other.state.to_bytes()


@every_game
def test_a_hint_with_the_chance_to_win_does_not_change_with_what_the_seat_cannot_see(
    game: Game,
) -> None:
    find_prospect(game)._preparing.join()
    for seats in (game.min_seats, game.max_seats):
        match, other, seat = two_worlds(game, seats)
        legal = match.legal(seat)
        found = suggest(game, match.view_state(seat), seat, legal)
        assert found is not None
        assert "win" in [chance.name for chance in found.chances]
        assert suggest(game, other.view_state(seat), seat, legal) == found
        assert suggest_by(game, strongest_bot(game), other.view_state(seat), seat, legal) == found


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
