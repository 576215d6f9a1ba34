"""Every bot of every game: legal moves, by what it can see, and the same in both twins."""

import logging
import random
from dataclasses import replace

import pytest
from conformance.cases import LONGEST_MATCH, Case, all_games, sample
from conformance.paths import tables_of, watched, with_few_trials
from conformance.played import Situation, ask, dice_of
from conformance.worlds import other_world

import yurt
from yurt.bots.player import BotPlayer, bot_names, bot_text, known_bots, twin_of
from yurt.bots.slots import SLOTS, decide
from yurt.core.game import MOST_BOTS, Game

BOTS = [(game, name) for game in all_games() for name in known_bots(game)]
every_bot = pytest.mark.parametrize(
    ("game", "name"), BOTS, ids=[f"{game.name}-{name}" for game, name in BOTS]
)


def some_cases(game: Game) -> list[Case]:
    """The fewest seats as usual, the most with the last choices, and those of the laboratory."""
    usual = tuple((option.name, option.default) for option in game.options)
    unusual = tuple((option.name, option.choices[-1]) for option in game.options)
    cases = [Case(game, game.min_seats, usual), Case(game, game.max_seats, unusual)]
    rare = [(option.name, choice) for option in game.options for choice in option.lab]
    return cases + [Case(game, game.min_seats, (choice,)) for choice in rare]


def assert_same_in_other_worlds(
    game: Game, name: str, situation: Situation, dice: random.Random
) -> None:
    """What a bot chooses and remembers does not change with what it cannot see."""
    chosen = ask(game, name, situation, seed=7)
    for _ in range(2):
        other = other_world(situation.match, situation.seat, dice)
        assert ask(game, name, replace(situation, match=other), seed=7) == chosen


def assert_same_in_both_twins(game: Game, name: str, situation: Situation) -> None:
    """A bot chooses and remembers the same compiled and as plain Python."""
    plain = twin_of(game, (name,), {"decide": decide}, is_compiled=False)
    match, seat = situation.match, situation.seat
    legal = match.legal(seat)
    view = match.view_state(seat)
    states = [view, None, view, dice_of(3, len(match.history))]
    memory = {seat: list(situation.memory)}
    move = plain.decide(states, legal, len(legal), 1, memory, seat)
    assert (move, memory[seat]) == ask(game, name, situation, seed=3)


@every_bot
def test_a_choice_does_not_change_with_what_the_bot_cannot_see(game: Game, name: str) -> None:
    dice = random.Random(40)
    for case in some_cases(game):
        for match in sample(case, seed=40, count=5):
            for seat in match.to_act:
                assert_same_in_other_worlds(game, name, Situation(match, seat), dice)


@every_bot
def test_a_choice_with_the_memory_of_a_match_does_not_change_either(game: Game, name: str) -> None:
    dice = random.Random(43)
    for table in tables_of(with_few_trials(game, name), name):
        for situation in watched(table, name, anywhere=4, on_path=3):
            assert_same_in_other_worlds(game, name, situation, dice)


@every_bot
def test_a_bot_can_play_a_match_to_its_end(
    game: Game, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    match = yurt.Match(game, game.min_seats, seed=41)
    bot = BotPlayer(match, 0, name, seed=41)
    dice = random.Random(41)
    with caplog.at_level(logging.WARNING):
        while match.to_act and len(match.history) < LONGEST_MATCH:
            seat = match.to_act[-1]
            match.play(seat, bot.choose() if seat == 0 else dice.choice(match.moves(seat)))
    assert match.outcome is not None
    assert caplog.messages == [], "no simpler bot has stood in for it"


@every_bot
def test_both_twins_choose_the_same(game: Game, name: str) -> None:
    for case in some_cases(game):
        for match in sample(case, seed=42, count=2):
            for seat in match.to_act[:1]:
                assert_same_in_both_twins(game, name, Situation(match, seat))


@every_bot
def test_both_twins_choose_the_same_with_the_memory_of_a_match(game: Game, name: str) -> None:
    quick = with_few_trials(game, name)
    for table in tables_of(quick, name):
        for situation in watched(table, name, anywhere=0, on_path=2):
            assert_same_in_both_twins(quick, name, situation)


def test_all_bots_of_a_game_the_search_and_a_yardstick_fit_into_the_slots() -> None:
    assert len(SLOTS) == MOST_BOTS + 2


def test_unknown_bots_are_refused_clearly() -> None:
    with pytest.raises(yurt.InputError, match="push has no bot 'genius'; it has random, easy"):
        bot_text(yurt.find_game("push"), "genius")


def test_yardsticks_can_be_asked_for_but_are_not_offered() -> None:
    push = yurt.find_game("push")
    assert "greedy" not in bot_names(push)
    assert bot_text(push, "greedy") is push.yardsticks["greedy"]
    with pytest.raises(yurt.InputError, match="a yardstick needs a name of its own"):
        replace(push, yardsticks=push.bots)
