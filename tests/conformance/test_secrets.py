"""Nobody learns what the rules hide: no view, event, list of moves or message tells it."""

import json
import random

from conformance.cases import Case, every_case, sample, viewers, walk
from conformance.worlds import (
    assert_audiences,
    assert_told_alike,
    message,
    other_world,
    seat_of,
)


def check_situations(case: Case, seed: int) -> int:
    """What is hidden changes nothing that a viewer is sent; in how many worlds it was changed."""
    dice = random.Random(seed)
    changed = 0
    for match in sample(case, seed, count=12):
        for viewer in viewers(case):
            other = other_world(match, viewer, dice)
            other.state.chance[:] = match.state.chance
            changed += other.state.to_bytes() != match.state.to_bytes()
            assert other.view_state(viewer).to_bytes() == match.view_state(viewer).to_bytes()
            assert message(other, viewer) == message(match, viewer)
    return changed


def check_moves(case: Case, seed: int) -> None:
    """The same move in two worlds tells the same, until the rules reveal something."""
    dice = random.Random(seed)
    for match in sample(case, seed, count=25):
        for viewer in viewers(case):
            for seat in match.to_act:
                other = other_world(match, viewer, dice)
                both = sorted(set(match.moves(seat)) & set(other.moves(seat)))
                if both:
                    text = both[-1] if dice.random() < 0.5 else dice.choice(both)
                    one = match.fork()
                    one.play(seat, text)
                    other.play(seat, text)
                    assert_told_alike(one, other, viewer)


@every_case
def test_what_is_hidden_changes_no_message(case: Case) -> None:
    assert check_situations(case, seed=30) > 0


@every_case
def test_the_same_move_in_two_worlds_tells_the_same(case: Case) -> None:
    check_moves(case, seed=32)


def check_secret_moves(case: Case, seed: int) -> None:
    """Two secret moves of one kind look alike to everybody else."""
    dice = random.Random(seed)
    secret = [kind for kind in case.game.moves.kinds.values() if kind.secret]
    for match in sample(case, seed, count=20):
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
                        assert_told_alike(one, other, viewer)


@every_case
def test_secret_moves_look_alike_to_the_others(case: Case) -> None:
    check_secret_moves(case, seed=33)


@every_case
def test_events_reach_whom_they_are_for(case: Case) -> None:
    for match in walk(case, seed=34):
        if match.history:
            assert_audiences(case.game, match.history[-1].events)


@every_case
def test_a_guess_looks_the_same_is_sound_and_varies(case: Case) -> None:
    varied = False
    for match in sample(case, seed=35, count=10):
        for viewer in viewers(case):
            guesses = set()
            for seed in range(3):
                guessed = match.view_state(viewer)
                match._twin.imagine([guessed], 0, seat_of(viewer), seed)
                assert match._twin.verify([guessed], 0) == 0
                guessed.chance[:] = [0] * len(guessed.chance)
                guesses.add(guessed.to_bytes())
                fork = match.fork()
                fork._states[0] = guessed
                assert fork.view_state(viewer).to_bytes() == match.view_state(viewer).to_bytes()
                assert message(fork, viewer) == message(match, viewer)
            varied = varied or len(guesses) > 1
    assert varied


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
def test_a_view_is_plain_json_without_the_stream_of_chance(case: Case) -> None:
    match = case.match(seed=36)
    for viewer in viewers(case):
        view = match.view(viewer)
        assert "chance" not in view
        assert json.loads(json.dumps(view)) == view
