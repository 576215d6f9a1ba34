"""The learned policy of YAK: what it is told, what it may decide, and what becomes of damage."""

import io
import random
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from yurt import InputError, Match, find_game
from yurt.bots.player import twin_of
from yurt.bots.slots import MEMORY, decide
from yurt.core import twins
from yurt.core.chance import seed_chance
from yurt.core.learned import Learned
from yurt.core.state import State
from yurt.games.yak import policy, training
from yurt.games.yak.actions import ACTIONS, action_of, fill_allowed, fill_chances, move_of, pick
from yurt.games.yak.exact import exact_chance
from yurt.games.yak.features import FEATURES, fill_features
from yurt.games.yak.hall import Switch
from yurt.games.yak.manners import HEARD, REMEMBERED
from yurt.games.yak.odds import CASES, WIDTH, count_own, likely, reckon
from yurt.games.yak.rules import last_claim, number_of_claim, species_of_claim
from yurt.games.yak.state import (
    CHALLENGE,
    CLAIM,
    CLAIMING,
    KINDS,
    PLAY,
    PLAYING,
    SPECIES_COUNT,
    SPECIES_OF,
)
from yurt.games.yak.thresholds import NEVER, by_thresholds

EDITIONS = ("zoch", "jak", "mini")


def dice_of(seed: int) -> State:
    """Dice for a bot."""
    dice = find_game("yak").table(2, {})
    seed_chance(dice, seed, 0)
    return dice


def decisions(count: int) -> Iterator[tuple[Match, int, list[int]]]:
    """Matches in progress, each with the seat on turn and its legal moves."""
    dice = random.Random(5)
    for number in range(count):
        edition = EDITIONS[number % 3]
        match = Match(
            "yak", 2 if edition == "mini" else 2 + number % 5, seed=number, edition=edition
        )
        for _ in range(dice.randrange(30)):
            seat = match.to_act[0]
            moves = [move for move in match.moves(seat) if move != "challenge"] or ["challenge"]
            match.play(seat, moves[min(dice.randrange(8), len(moves) - 1)])
            if not match.to_act:
                break
        if match.to_act:
            seat = match.to_act[0]
            yield match, seat, [match.game.moves.parse(text) for text in match.moves(seat)]


def test_every_legal_move_is_near_a_decision_that_is_allowed() -> None:
    for match, seat, moves in decisions(60):
        view = match.view_state(seat)
        allowed = [0] * ACTIONS
        fill_allowed(view, moves, len(moves), allowed)
        for action in range(ACTIONS):
            assert not allowed[action] or action_of(view, move_of(view, action)) == action
        for move in moves:
            action = action_of(view, move)
            assert allowed[action]
            meant = move_of(view, action)
            if view.phase == PLAYING:
                assert meant == move
            else:
                assert meant <= move
                assert (move - meant) % SPECIES_COUNT == 0


def test_every_decision_that_is_allowed_is_a_legal_move() -> None:
    for match, seat, moves in decisions(60):
        view = match.view_state(seat)
        allowed = [0] * ACTIONS
        fill_allowed(view, moves, len(moves), allowed)
        meant = [move_of(view, action) for action in range(ACTIONS) if allowed[action]]
        assert meant
        assert set(meant) <= set(moves)
        assert len(set(meant)) == len(meant)
        if view.phase == PLAYING:
            assert set(meant) == set(moves)
        else:
            assert moves[0] in meant


def test_the_network_is_told_the_same_of_a_view_and_of_the_truth() -> None:
    for match, seat, _ in decisions(30):
        of_view, of_truth = [0.0] * FEATURES, [0.0] * FEATURES
        fill_features(match.view_state(seat), seat, [0] * REMEMBERED, of_view)
        fill_features(match.state, seat, [0] * REMEMBERED, of_truth)
        assert of_view == of_truth
        assert np.isfinite(of_view).all()
        assert np.abs(of_view).max() < 20


def test_the_rough_chance_is_near_the_exact_one() -> None:
    far = []
    for match, seat, _ in decisions(200):
        view = match.view_state(seat)
        if view.phase == CLAIMING or view.pile_size == 0:
            continue
        weights, means, spreads = [0.0] * CASES, [0.0] * CASES * WIDTH, [0.0] * CASES * WIDTH
        unseen, own = [0] * (KINDS + 1), [0] * (KINDS + 1)
        hidden = count_own(view, seat, unseen, own)
        reckon(unseen, own, hidden, weights, means, spreads)
        assert sum(weights) == pytest.approx(1)
        said = last_claim(view)
        claim = (species_of_claim(said), number_of_claim(said))
        far.append(abs(likely(weights, means, spreads, *claim) - exact_chance(view, seat, said)))
    assert np.mean(far) < 0.05
    assert max(far) < 0.35  # in the mini edition single cards decide


def test_the_logits_are_those_of_the_layers() -> None:
    plain = twins.plain({"fill_logits": policy.fill_logits}, {})
    networks = training.unpacked([table.load() for table in policy.TABLES_OF_FILE])
    told = set()
    for number, (match, seat, _) in enumerate(decisions(30)):
        view = match.view_state(seat)
        row, logits = [0.0] * FEATURES, [0.0] * ACTIONS
        fill_features(view, seat, [0] * REMEMBERED, row)
        network = number % policy.NETWORKS
        plain.fill_logits(row, network, logits)
        layer = np.array(row)
        for i in range(0, 6, 2):
            layer = layer @ networks[network][i] + networks[network][i + 1]
            layer = np.maximum(layer, 0) if i < 4 else layer
        assert logits == pytest.approx(list(layer), abs=1e-4)
        told.add(network)
    assert told == set(range(policy.NETWORKS))


def test_networks_are_packed_as_they_are_in_the_file() -> None:
    tables = {table.name: table.load() for table in policy.TABLES_OF_FILE}
    networks = training.unpacked(list(tables.values()))
    assert len(networks) == policy.NETWORKS
    tables |= {table.name: table.load() for table in policy.TABLES_OF_WATCHER}
    watcher = list(tables.values())[-len(policy.TABLES_OF_WATCHER) :]
    with np.load(io.BytesIO(training.packed(networks, watcher))) as packed:
        assert set(packed) == set(tables)
        assert all((packed[name] == table).all() for name, table in tables.items())


def test_for_two_players_a_network_is_drawn_for_each_pile() -> None:
    match, memory, dice = Match("yak", 2, seed=2), [0] * MEMORY, dice_of(2)
    plain = twins.plain({"by_network": policy.by_network}, {})
    drawn: dict[int, set[int]] = {}
    while match.to_act:
        seat = match.to_act[0]
        view, moves = match.view_state(seat), match.moves(seat)
        if seat == 0:
            parsed = [match.game.moves.parse(text) for text in moves]
            plain.by_network(view, seat, parsed, memory, dice)
            assert memory[policy.DRAWN_FOR] == sum(match.state.penalties) + 1
            drawn.setdefault(sum(match.state.penalties), set()).add(memory[policy.DRAWN])
        match.play(seat, moves[-1] if match.state.pile_size == 2 else moves[0])
    assert len(drawn) > 20
    assert all(len(networks) == 1 for networks in drawn.values())
    found = set.union(*drawn.values())
    assert len(found) > 2
    assert found <= set(range(policy.SELVES))
    others = [Match("yak", 2, edition="mini"), Match("yak", 3)]
    before = list(memory)
    row = [0.0] * FEATURES
    networks = [policy.network_of(other.view_state(0), row, memory, dice) for other in others]
    assert networks == [policy.SMALL, policy.ROUND]
    assert memory == before  # with more players these places belong to reckoners


def test_who_only_reckons_is_met_by_a_network_of_its_own() -> None:
    """A creeper, who also opens with “1 yeti” whatever was laid, is noticed after some claims."""
    match, memory, dice = Match("yak", 2, seed=3), [0] * MEMORY, dice_of(3)
    functions = (policy.network_of, policy.has_to_spare, policy.only_reckons)
    plain = twins.plain({function.__name__: function for function in functions}, {})
    watcher = [table.load() for table in policy.TABLES_OF_WATCHER]
    switch, row = Switch([], watcher), [0.0] * FEATURES
    noticed, leads = [], []
    while match.to_act and memory[HEARD] < 30:
        seat = match.to_act[0]
        view, moves = match.view_state(seat), match.moves(seat)
        if seat == 0:
            fill_features(view, seat, memory, row)
            network = plain.network_of(view, row, memory, dice)
            lead = match.state.penalties[1] - match.state.penalties[0]
            assert plain.has_to_spare(row) == (lead >= policy.TO_SPARE)
            is_on = plain.only_reckons(row) and plain.has_to_spare(row)
            assert (network == policy.RECKONERS) == is_on
            assert [is_on] == list(switch.is_on(np.array([row], np.float32)))
            noticed.append((memory[HEARD], plain.only_reckons(row)))
            leads.append(lead)
        match.play(seat, moves[-1] if seat == 0 and match.state.pile_size else moves[0])
    assert not any(found for heard, found in noticed if heard < policy.ENOUGH)
    assert all(found for heard, found in noticed if heard > 2 * policy.ENOUGH)
    assert min(leads) < policy.TO_SPARE < max(leads)


def test_the_chances_of_decisions_and_one_of_them() -> None:
    logits, allowed, chances = [0.0] * ACTIONS, [0] * ACTIONS, [0.0] * ACTIONS
    logits[3], logits[5], logits[6] = 1.0, 2.0, 9.0
    allowed[3] = allowed[5] = 1
    fill_chances(logits, allowed, 2.0, chances)
    assert chances[5] / chances[3] == pytest.approx(np.exp(2.0))
    assert sum(chances) == pytest.approx(1)
    assert [pick(chances, die) for die in (0.0, chances[3] - 0.01, chances[3], 1.0)] == [3, 3, 5, 5]


def test_a_challenger_keeps_to_its_thresholds() -> None:
    for match, seat, moves in decisions(40):
        view = match.view_state(seat)
        bold = by_thresholds(view, seat, moves, len(moves), 0.3, 0.6, True, State())
        shy = by_thresholds(view, seat, moves, len(moves), 0.3, NEVER, True, State())
        if view.phase == CLAIMING:
            assert shy == moves[0]
            assert bold == moves[0] or exact_chance(view, seat, bold - CLAIM) >= 0.5
        elif CHALLENGE in moves and len(moves) > 1:
            doubts = exact_chance(view, seat, last_claim(view)) < 0.3
            assert (bold == CHALLENGE) == (shy == CHALLENGE) == doubts


def test_who_jumps_begins_with_what_was_laid() -> None:
    match = Match("yak", 2, seed=4)
    seat = match.to_act[0]
    cards = [text for text in match.moves(seat) if SPECIES_OF[match.game.moves.parse(text) - PLAY]]
    match.play(seat, cards[-1])
    moves = [match.game.moves.parse(text) for text in match.moves(seat)]
    said = by_thresholds(match.view_state(seat), seat, moves, len(moves), 0.2, 0.6, True, State())
    assert species_of_claim(said - CLAIM) == SPECIES_OF[match.state.pile[0]]


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "missing or damaged"),
        (b"", "missing or damaged"),
        (b"PK no zip", "missing or damaged"),
        ({"other": np.zeros(3)}, "missing or damaged"),
        ({"weights": np.zeros(4)}, "does not fit"),
        ({"weights": np.array([0, np.nan, 1])}, "does not fit"),
        ({"weights": np.array(["a", "b", "c"])}, "does not fit"),
    ],
)
def test_a_damaged_file_is_said_in_a_sentence(
    tmp_path: Path, content: bytes | dict[str, np.ndarray] | None, sentence: str
) -> None:
    file = tmp_path / "policy.npz"
    if isinstance(content, bytes):
        file.write_bytes(content)
    elif content is not None:
        np.savez(file, **content)
    with pytest.raises(InputError, match=f"weights in policy.npz.* {sentence}"):
        Learned(file, "weights", (3,)).load()


def test_a_file_of_another_kind_is_said_too(tmp_path: Path) -> None:
    np.save(tmp_path / "policy.npy", np.zeros(3))
    with pytest.raises(InputError, match="missing or damaged"):
        Learned(tmp_path / "policy.npy", "weights", (3,)).load()


def test_whatever_byte_is_damaged_nothing_else_is_raised(tmp_path: Path) -> None:
    file = tmp_path / "policy.npz"
    np.savez_compressed(file, weights=np.arange(3.0))
    whole = file.read_bytes()
    refused = 0
    for place in range(len(whole)):
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 0xFF]) + whole[place + 1 :])
        try:
            Learned(file, "weights", (3,)).load()
        except InputError:
            refused += 1
    assert refused > len(whole) // 2


def test_a_bot_without_its_file_is_refused_and_the_others_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(policy, "WEIGHTS_2", Learned(tmp_path / "policy.npz", "weights_2", (1,)))
    game = find_game("yak")
    with pytest.raises(InputError, match=r"what the bots of .* have learned"):
        twin_of(game, ("master",), {"decide": decide}, is_compiled=True)
    twin_of(game, ("medium",), {"decide": decide}, is_compiled=False)


def test_other_numbers_are_another_program(tmp_path: Path) -> None:
    """Compiled code is kept under what was learned, too."""
    answers = []
    for number in (3.0, 4.0):
        np.savez(tmp_path / "one.npz", weights=np.array([number], np.float32))
        answers.append(twins.compiled({"first": first}, {}, "learned-test").first())
        assert twins.plain({"first": first}, {}).first() == number
        Path(tmp_path / "one.npz").unlink()
    assert answers == [3.0, 4.0]


NUMBERS = Learned(Path("nowhere"), "weights", (1,))


def first() -> float:
    return float(NUMBERS[0])  # type: ignore[index]


@pytest.fixture(autouse=True)
def numbers_in_a_folder_of_the_test(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "NUMBERS", Learned(tmp_path / "one.npz", "weights", (1,)))
