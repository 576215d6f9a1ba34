"""Nobody learns what the rules hide: no view, event, list of moves or message tells it."""

import json
import random
from typing import Any

from conformance.cases import Case, every_case, sample, viewers
from yurt.core.events import KIND, Row, is_in_audience, redact
from yurt.core.match import Match
from yurt.core.state import SPECTATOR, State
from yurt.core.words import words_of


def seat_of(viewer: int | None) -> int:
    return SPECTATOR if viewer is None else viewer


def message(match: Match, viewer: int | None) -> str:
    """Everything a viewer is sent about the situation, as it would go over the wire."""
    seat = seat_of(viewer)
    moves = [] if viewer is None else match.moves(viewer)
    prompt = words_of(match.game).prompt(match.view_state(viewer), match.to_act, seat, match.names)
    return json.dumps([match.view(viewer), moves, match.to_act, prompt])


def other_world(match: Match, viewer: int | None, seed: int) -> Match:
    """A match that differs only in what the viewer cannot know."""
    other = match.fork()
    imagined: State = match.view_state(viewer)
    other._twin.imagine([imagined], 0, seat_of(viewer), seed)
    other._states[0] = imagined
    return other


def told(match: Match, rows: tuple[Row, ...], viewer: int | None) -> tuple[list[Any], bool]:
    """The rows that a viewer gets up to the first that reveals something, and whether one does."""
    got: list[Any] = []
    for row in rows:
        if row[KIND] in match.game.events.reveals and is_in_audience(row[2], seat_of(viewer)):
            return got, True
        seen = redact(row, seat_of(viewer))
        got.append((seen, words_of(match.game).event(seen, seat_of(viewer), match.names)))
    return got, False


def assert_looks_equal(one: Match, other: Match, viewer: int | None) -> None:
    """After a move in each of two worlds that the viewer could not tell apart.

    Up to the first row that reveals something in either world, nothing may differ.
    """
    one_told, one_reveals = told(one, one.history[-1].events, viewer)
    other_told, other_reveals = told(other, other.history[-1].events, viewer)
    shared = min(len(one_told), len(other_told))
    assert one_told[:shared] == other_told[:shared]
    if not one_reveals and not other_reveals:
        assert len(one_told) == len(other_told)
        assert message(one, viewer) == message(other, viewer)


@every_case
def test_a_guess_looks_the_same_and_is_sound(case: Case) -> None:
    for match in sample(case, seed=30, count=10):
        for viewer in viewers(case):
            other = other_world(match, viewer, seed=random.Random(30).randrange(1 << 30))
            assert other._twin.verify(other._states, 0) == 0
            assert other.view_state(viewer).to_bytes() == match.view_state(viewer).to_bytes()
            assert message(other, viewer) == message(match, viewer)


@every_case
def test_concealing_twice_changes_nothing(case: Case) -> None:
    for match in sample(case, seed=31, count=10):
        for viewer in viewers(case):
            view = match.view_state(viewer)
            again = view.copy()
            case.game.rules.conceal(again, seat_of(viewer))
            assert again.to_bytes() == view.to_bytes()
            assert view.chance == [0] * len(view.chance)


@every_case
def test_the_same_move_in_two_worlds_tells_the_same(case: Case) -> None:
    dice = random.Random(32)
    for match in sample(case, seed=32, count=20):
        for viewer in viewers(case):
            for seat in match.to_act:
                other = other_world(match, viewer, seed=dice.randrange(1 << 30))
                both = sorted(set(match.moves(seat)) & set(other.moves(seat)))
                if both:
                    text = dice.choice(both)
                    one = match.fork()
                    one.play(seat, text)
                    other.play(seat, text)
                    assert_looks_equal(one, other, viewer)


@every_case
def test_secret_moves_look_alike_to_the_others(case: Case) -> None:
    dice = random.Random(33)
    secret = [kind for kind in case.game.moves.kinds.values() if kind.secret]
    for match in sample(case, seed=33, count=20):
        for seat in match.to_act:
            for kind in secret:
                texts = [text for text in match.moves(seat) if text.split()[0] == kind.verb]
                if len(texts) < 2:
                    continue
                one, other = match.fork(), match.fork()
                first, second = dice.sample(texts, 2)
                one.play(seat, first)
                other.play(seat, second)
                for viewer in viewers(case):
                    if viewer != seat:
                        assert_looks_equal(one, other, viewer)


@every_case
def test_a_hidden_value_is_in_no_public_field(case: Case) -> None:
    """The stream of chance reaches no view, and a view is a JSON-able dict."""
    match = case.match(seed=34)
    for viewer in viewers(case):
        view = match.view(viewer)
        assert "chance" not in view
        assert json.loads(json.dumps(view)) == view
