"""Every game says why a move is good, in every language, wherever there is a choice."""

import random
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

import yurt
from conformance.cases import Case, every_case, every_game, sample
from conformance.worlds import other_world
from yurt.bots.player import find_bot
from yurt.bots.slots import MEMORY
from yurt.bots.suggest import Suggestion, comment, explain
from yurt.core.chance import seed_chance
from yurt.core.game import Game
from yurt.core.state import State
from yurt.core.words import languages, words_of

MATCHES, STEP = 3, 9


@pytest.fixture(autouse=True)
def no_prospect(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is to be tested here needs no matches played on."""
    prospect = SimpleNamespace(win_chance=lambda *_: None)
    monkeypatch.setattr("yurt.bots.suggest.find_prospect", lambda game: prospect)


def easy_moves(case: Case, seed: int) -> Iterator[yurt.Match]:
    """A match before each of its moves, which the weakest bot makes: they make more sense."""
    match = case.match(seed)
    bot = find_bot(case.game, next(iter(case.game.bots), "random"))
    dice = State()
    seed_chance(dice, seed, 0)
    memories = [[0] * MEMORY for _ in range(case.seats)]
    while match.to_act:
        yield match
        seat = match.to_act[0]
        move = bot(match.view_state(seat), seat, match.legal(seat), memories[seat], dice)
        match.play(seat, case.game.moves.format(move))


def positions(case: Case) -> Iterator[yurt.Match]:
    """Some of all kinds: of random matches, and of others."""
    yield from sample(case, seed=80, count=20)
    for seed in range(MATCHES):
        for i, match in enumerate(easy_moves(case, seed)):
            if i % STEP == seed:
                yield match


def suggestions(case: Case, count: int) -> Iterator[tuple[yurt.Match, int, Suggestion]]:
    """Comments on some of the legal moves wherever there is a choice: any may be a hint."""
    dice = random.Random(81)
    for match in positions(case):
        for seat in match.to_act:
            legal = match.legal(seat)
            if len(legal) > 1:
                for move in dice.sample(legal, min(count, len(legal))):
                    yield match, seat, comment(case.game, match.view_state(seat), seat, move)


@every_game
def test_wherever_there_is_a_choice_a_reason_is_said_in_every_language(game: Game) -> None:
    spoken = [words_of(game, language) for language in languages(game)]
    for seats in (game.min_seats, game.max_seats):
        for _, _, found in suggestions(Case(game, seats, ()), count=2):
            for words in spoken:
                why, chances = explain(words, found)
                assert why or game.reason is None
                assert all(chances)


@every_case
def test_reasons_and_chances_come_from_what_the_seat_knows(case: Case) -> None:
    dice = random.Random(82)
    for match in sample(case, seed=83, count=4):
        for seat in match.to_act:
            move = match.legal(seat)[0]
            other = other_world(match, seat, dice)
            found = comment(case.game, match.view_state(seat), seat, move)
            assert comment(case.game, other.view_state(seat), seat, move) == found
            assert all(0 <= chance.value <= 1 for chance in found.chances)
