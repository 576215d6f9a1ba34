"""Every bot of every game: legal moves, by what it can see, and the same in both twins."""

import random
from dataclasses import replace

import pytest
from conformance.cases import Case, all_games, sample
from conformance.worlds import other_world

import yurt
from yurt.bots.player import RANDOM, BotPlayer, bot_names, bot_text, find_bot, known_bots, twin_of
from yurt.bots.slots import MEMORY, decide
from yurt.core import loops
from yurt.core.chance import seed_chance
from yurt.core.game import Game
from yurt.core.match import Match
from yurt.core.state import State

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


def choice(match: Match, seat: int, name: str, seed: int) -> tuple[int, list[int]]:
    """The move of a bot and its memory afterwards."""
    dice, memory = State(), [0] * MEMORY
    seed_chance(dice, seed, seat)
    legal = [match.game.moves.parse(text) for text in match.moves(seat)]
    move = find_bot(match.game, name)(match.view_state(seat), seat, legal, memory, dice)
    assert move in legal
    return move, memory


@every_bot
def test_a_choice_does_not_change_with_what_the_bot_cannot_see(game: Game, name: str) -> None:
    dice = random.Random(40)
    for case in some_cases(game):
        for match in sample(case, seed=40, count=5):
            for seat in match.to_act:
                chosen = choice(match, seat, name, seed=7)
                for _ in range(2):
                    assert choice(other_world(match, seat, dice), seat, name, seed=7) == chosen


@every_bot
def test_a_bot_can_play_a_match_to_its_end(game: Game, name: str) -> None:
    match = yurt.Match(game, game.min_seats, seed=41)
    bot = BotPlayer(match, 0, name, seed=41)
    dice = random.Random(41)
    while match.to_act:
        seat = match.to_act[-1]
        match.play(seat, bot.choose() if seat == 0 else dice.choice(match.moves(seat)))
        if len(match.history) > 400:
            break
    assert match.outcome is not None or len(match.history) > 400


@every_bot
def test_both_twins_choose_the_same(game: Game, name: str) -> None:
    if name == RANDOM:
        return
    plain = twin_of(game, (name,), {"decide": decide}, is_compiled=False)
    for case in some_cases(game):
        for match in sample(case, seed=42, count=2):
            for seat in match.to_act[:1]:
                legal = [game.moves.parse(text) for text in match.moves(seat)]
                states = [match.view_state(seat), None, match.view_state(seat), State()]
                seed_chance(states[loops.DICE], 3, seat)
                memory = {seat: [0] * MEMORY}
                move = plain.decide(states, legal, len(legal), 1, memory, seat)
                assert (move, memory[seat]) == choice(match, seat, name, seed=3)


def test_unknown_bots_are_refused_clearly() -> None:
    with pytest.raises(yurt.InputError, match="push has no bot 'genius'; it has random, easy"):
        bot_text(yurt.find_game("push"), "genius")


def test_yardsticks_can_be_asked_for_but_are_not_offered() -> None:
    push = yurt.find_game("push")
    assert "greedy" not in bot_names(push)
    assert bot_text(push, "greedy") is push.yardsticks["greedy"]
    with pytest.raises(yurt.InputError, match="a yardstick needs a name of its own"):
        replace(push, yardsticks=push.bots)
