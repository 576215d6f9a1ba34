"""What playing any game must keep to."""

import json
import os
import random
import subprocess
import sys

import pytest

import yurt
from conformance.cases import Case, every_case, every_game, finished, sample, walk
from yurt.core.game import Game


@every_case
def test_random_play_ends_and_every_state_is_sound(case: Case) -> None:
    for seed in range(2):
        for match in walk(case, seed):
            assert match._twin.verify(match._states, 0) == 0
        outcome = match.outcome
        assert outcome is not None
        assert outcome.winners
        assert min(outcome.places) == 1
        assert all(match.moves(seat) == [] for seat in range(case.seats))


@every_case
def test_a_move_is_refused_exactly_if_it_is_not_listed(case: Case) -> None:
    for match in sample(case, seed=3, count=12):
        for seat in range(case.seats):
            listed = match.moves(seat)
            assert len(listed) == len(set(listed))
            assert bool(listed) == (seat in match.to_act)
            allowed = [text for text in case.game.moves.texts if not match.refusal(seat, text)]
            assert sorted(listed) == sorted(allowed)


@every_case
def test_a_refused_move_changes_nothing(case: Case) -> None:
    dice = random.Random(4)
    for match in sample(case, seed=4, count=6):
        before, version = match.state.to_bytes(), len(match.history)
        for seat in range(case.seats):
            listed = set(match.moves(seat))
            others = [text for text in case.game.moves.texts if text not in listed]
            for text in dice.sample(others, min(5, len(others))):
                with pytest.raises(yurt.Refused) as refused:
                    match.play(seat, text)
                assert refused.value.sentence
                assert match.state.to_bytes() == before
                assert len(match.history) == version


@every_case
def test_a_turn_is_applied_whole_but_what_was_seen_stays(case: Case) -> None:
    """Nobody may look at something hidden and then take the turn back."""
    dice = random.Random(5)
    for match in sample(case, seed=5, count=20):
        for seat in match.to_act:
            first = dice.choice(match.moves(seat))
            after = match.fork()
            after.play(seat, first)
            others = set(case.game.moves.texts) - set(after.moves(seat))
            before = match.state.to_bytes()
            trial = match.fork()
            with pytest.raises(yurt.Refused):
                trial.play(seat, f"{first}, {min(others)}")
            stands = after.has_shown(after.history[-1])
            assert trial.state.to_bytes() == (after.state.to_bytes() if stands else before)


@every_case
def test_undo_restores_the_bytes(case: Case) -> None:
    states = []
    for match in walk(case, seed=6, limit=120):
        states.append(match.state.to_bytes())
    while match.history:
        match.undo()
        assert match.state.to_bytes() == states[len(match.history)]


@every_case
def test_simultaneous_choices_commute(case: Case) -> None:
    dice = random.Random(7)
    for match in sample(case, seed=7, count=30):
        if len(match.to_act) < 2:
            continue
        chosen = [(seat, dice.choice(match.moves(seat))) for seat in match.to_act]
        forward, backward = match.fork(), match.fork()
        for seat, text in chosen:
            forward.play(seat, text)
        for seat, text in reversed(chosen):
            backward.play(seat, text)
        assert forward.state.to_bytes() == backward.state.to_bytes()


@every_case
def test_a_record_replays_to_the_same_text(case: Case) -> None:
    for seed in (8, 9):
        match = finished(case, seed)
        assert yurt.replay(match.record()).record() == match.record()


@every_case
def test_a_live_match_is_sound_and_replays(case: Case) -> None:
    """With the chance that real tables use."""
    dice = random.Random(12)
    match = yurt.Match(case.game, case.seats, secret=bytes(range(32)), **dict(case.options))
    while match.to_act:
        assert match._twin.verify(match._states, 0) == 0
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(match.moves(seat)))
    again = yurt.replay(match.record())
    assert again.state.to_bytes() == match.state.to_bytes()
    assert again.commitment == match.commitment


@every_case
def test_a_full_view_is_a_position(case: Case) -> None:
    for match in sample(case, seed=10, count=8):
        match.state.chance[:] = [0] * len(match.state.chance)
        full = yurt.core.view.format_view(match.state)
        assert json.loads(json.dumps(full)) == full
        again = yurt.position(case.game, full)
        again.state.chance[:] = match.state.chance
        assert again.state.to_bytes() == match.state.to_bytes()


SCRIPT = """
import sys
from conformance.cases import all_cases, finished
for case in all_cases():
    if case.game.name == sys.argv[1]:
        print(case, finished(case, 11).state_hash())
"""


@every_game
def test_the_same_seed_and_moves_give_the_same_bytes_in_another_process(game: Game) -> None:
    run = [sys.executable, "-c", f"import conftest\n{SCRIPT}", game.name]
    path = os.pathsep.join(folder for folder in sys.path if folder)
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "5"}
    first = subprocess.run(run, env=environment, capture_output=True, text=True, check=True).stdout
    environment["PYTHONHASHSEED"] = "6"
    second = subprocess.run(run, env=environment, capture_output=True, text=True, check=True).stdout
    assert first == second
    assert len(first.splitlines()) >= 1


@every_game
def test_golden_records_reproduce(game: Game) -> None:
    golden = sorted((game.folder / "tests" / "golden").glob("*.record"))
    assert golden
    for path in golden:
        text = path.read_text(encoding="utf-8")
        match = yurt.replay(text)
        assert match.outcome is not None
        assert match.record() == text
