"""Worlds that a viewer cannot tell apart, and whether anything told tells them apart."""

import importlib
import json
import random
from itertools import zip_longest

from yurt.core.chance import seed_chance
from yurt.core.events import (
    AUDIENCE,
    EVENT_VALUES,
    EVERYONE,
    FIRST_VALUE,
    KIND,
    SEAT,
    Row,
    only,
    redact,
)
from yurt.core.game import Game
from yurt.core.match import Match
from yurt.core.state import SPECTATOR
from yurt.core.words import words_of


def seat_of(viewer: int | None) -> int:
    return SPECTATOR if viewer is None else viewer


def message(match: Match, viewer: int | None) -> str:
    """Everything a viewer is sent about the situation, as it would go over the wire."""
    seat = seat_of(viewer)
    moves = [] if viewer is None else match.moves(viewer)
    prompt = words_of(match.game).prompt(match.view_state(viewer), match.to_act, seat, match.names)
    return json.dumps([match.view(viewer), moves, match.to_act, prompt])


def other_world(match: Match, viewer: int | None, dice: random.Random) -> Match:
    """A match that differs only in what the viewer cannot know, as the game's tests declare it."""
    hidden = importlib.import_module(f"yurt.games.{match.game.name}.tests.hidden")
    other = match.fork()
    hidden.another_world(other.state, seat_of(viewer), dice)
    if dice.random() < 0.5:
        seed_chance(other.state, dice.randrange(1 << 60), 0)
    assert other._twin.verify(other._states, 0) == 0
    return other


def is_reveal(game: Game, row: Row | None, viewer: int | None) -> bool:
    """Whether a row may tell this viewer something that was hidden so far."""
    if row is None:
        return False
    return row[KIND] in game.events.shows or (
        row[KIND] in game.events.deals and row[SEAT] == seat_of(viewer)
    )


def assert_told_alike(one: Match, other: Match, viewer: int | None) -> None:
    """After a move in each of two worlds: the first thing told differently must be a reveal."""
    seat, game = seat_of(viewer), one.game
    mine = [redact(row, seat) for row in one.history[-1].events]
    theirs = [redact(row, seat) for row in other.history[-1].events]
    words = words_of(game)
    for row, counterpart in zip_longest(mine, theirs):
        if row != counterpart:
            assert is_reveal(game, row, viewer) or is_reveal(game, counterpart, viewer), (
                row,
                counterpart,
            )
            return
        assert words.event(row, seat, one.names) == words.event(counterpart, seat, other.names)
    assert message(one, viewer) == message(other, viewer)


def assert_audiences(game: Game, rows: tuple[Row, ...]) -> None:
    """What is shown is shown to all, what is dealt to its seat, and no row has spare values."""
    for row in rows:
        if row[KIND] in game.events.shows:
            assert row[AUDIENCE] == EVERYONE
        if row[KIND] in game.events.deals:
            assert row[AUDIENCE] == only(row[SEAT])
        declared = len(game.events.kinds[game.events.names.words[row[KIND] - 1]])
        assert list(row[FIRST_VALUE + declared :]) == [0] * (EVENT_VALUES - declared)
