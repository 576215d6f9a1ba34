"""Exact chances at the end of a match, and how near the strongest bot comes to them."""

import random

import yurt
from yurt.bots.player import BotPlayer
from yurt.core.match import Match
from yurt.games.push.exact import Memory, chances_of_moves
from yurt.games.push.training import START, format_values, matches_of

FEW = 2  # cards


def ending(seed: int) -> Match:
    """A match of two in which few cards are left."""
    match = Match("push", 2, seed=seed)
    dice = random.Random(seed)
    players = [BotPlayer(match, seat, "medium", seed) for seat in range(2)]
    while match.state.deck_size > FEW:
        seat = match.to_act[0]
        is_wild = dice.random() < 0.1
        match.play(seat, dice.choice(match.moves(seat)) if is_wild else players[seat].choose())
    return match


def test_the_last_choice_is_a_matter_of_adding_up() -> None:
    view = {
        "seats": 2,
        "phase": "take",
        "protection": "colour",
        "pusher": 0,
        "active": 0,
        "columns": [["red5"], ["blue2"], []],
        "collections": [{"green3": 1}, {"green6": 1}],
        "deck": [],
    }
    match = yurt.position("push", view)
    chances = chances_of_moves(match.state)
    texts = {match.game.moves.format(move): value for move, value in chances.items()}
    assert texts == {"take 1": 0.5, "take 2": 0.0}  # 8 against 8, with two cards each


def test_chances_agree_with_what_follows() -> None:
    """The chance of a push is the mean over the cards; a move never beats the best one."""
    match = ending(seed=1)
    memory: Memory = {}
    while match.to_act:
        chances = chances_of_moves(match.state, memory)
        assert all(0 <= chance <= 1 for chance in chances.values())
        best = max(chances, key=lambda move: chances[move])
        match.play(match.to_act[0], match.game.moves.format(best))


def test_the_master_loses_little_at_the_end() -> None:
    regrets = []
    for seed in range(3):
        match = ending(seed)
        memory: Memory = {}
        players = [BotPlayer(match, seat, "master", seed) for seat in range(2)]
        while match.to_act:
            seat = match.to_act[0]
            chances = chances_of_moves(match.state, memory)
            chosen = players[seat].choose()
            regrets.append(max(chances.values()) - chances[match.game.moves.parse(chosen)])
            match.play(seat, chosen)
    assert sum(regrets) / len(regrets) < 0.05


def test_learned_weights_are_written_as_a_module() -> None:
    import numpy as np

    text = format_values([np.array(START[seats]) for seats in (2, 3, 4)], seed=1, effort=0.5)
    space: dict[str, object] = {}
    exec(compile(text, "values.py", "exec"), space)
    assert np.allclose(space["VALUES"], list(START.values()))  # type: ignore[call-overload]
    assert matches_of(0.01) == 12
