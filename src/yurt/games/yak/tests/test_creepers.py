"""Who creeps is noticed, and what creepers believe tells where they begin to doubt."""

import pytest

from yurt import Match
from yurt.core.chance import seed_chance
from yurt.core.space import new_logs, worlds
from yurt.core.state import State
from yurt.games.yak import creepers, squeeze
from yurt.games.yak.creepers import CREPT, DOUBTS, FOLLOWING, JUMPED, PARTS, TRUST, are_creepers
from yurt.games.yak.rules import check, last_claim, legal
from yurt.games.yak.state import CHALLENGE, CLAIM, CLAIM_COUNT, KINDS, SPECIES_OF

MEMORY = 64


def creep(match: Match, *claims: str) -> None:
    """The next players lay any card each, and claim the least or what is said."""
    for said in claims:
        seat = match.to_act[0]
        match.play(seat, next(move for move in match.moves(seat) if move != "challenge"))
        match.play(seat, said or match.moves(seat)[0])


def choose(match: Match, memory: list[int], seed: int = 1) -> int:
    """What somebody among creepers does."""
    seat, dice = match.to_act[0], State()
    seed_chance(dice, seed, 0)
    room = worlds(match.view_state(seat), 2)
    return squeeze.among_creepers(room, new_logs(), seat, listed_moves(match), memory, dice)


def listed_moves(match: Match) -> list[int]:
    """The legal moves of whoever is to act."""
    moves = [0] * (CLAIM_COUNT + KINDS + 1)
    seat = match.to_act[0]
    count = legal(match.view_state(seat), seat, moves)
    return moves[:count]


def test_three_claims_that_are_the_least_make_creepers_and_a_jump_unmakes_them() -> None:
    match, memory = Match("yak", 4, seed=1), [0] * MEMORY
    creep(match, "", "", "")
    seat = match.to_act[0]
    assert are_creepers(match.view_state(seat), seat, memory)
    assert (memory[CREPT], memory[JUMPED]) == (3, 0)
    creep(match, "claim 3 yak", "", "claim 5 yeti", "")
    assert not are_creepers(match.view_state(seat), seat, memory)
    assert (memory[CREPT], memory[JUMPED]) == (5, 1)


def test_what_is_seen_counts_once() -> None:
    match, memory = Match("yak", 4, seed=2), [0] * MEMORY
    creep(match, "", "")
    seat = match.to_act[0]
    assert not are_creepers(match.view_state(seat), seat, memory)
    memory[creepers.ASKED] = match.state.turn * 4 + match.state.phase
    assert not are_creepers(match.view_state(seat), seat, memory)
    assert memory[CREPT] == 2


@pytest.mark.parametrize("is_believed", [True, False])
def test_a_claim_of_15_percent_tells_thresholds_apart(is_believed: bool) -> None:
    memory = [0] * MEMORY
    for _ in range(4):
        creepers.learn(0.15, creepers.FAINT, is_believed, memory)
    weights = [memory[TRUST + k] for k in range(len(DOUBTS))]
    assert sum(weights) == pytest.approx(PARTS, abs=len(DOUBTS))
    assert (weights[0] > weights[1] + weights[2]) == is_believed


def test_a_challenge_after_the_own_claim_tells_what_was_believed_and_what_doubted() -> None:
    match = Match("yak", 4, seed=3)
    view = match.view_state(0)
    memory, other = [0] * MEMORY, [0] * MEMORY
    for known in (memory, other):
        known[FOLLOWING : FOLLOWING + 3] = [250, 160, 150]
    creepers.learn_from_challenge(view, 1, memory)
    assert memory[TRUST + 1] > creepers.PRIOR[1]  # believed 25 %, doubted 16 %
    creepers.learn_from_challenge(view, 3, other)
    creepers.learn_from_challenge(view, -2, other)
    assert other[TRUST : TRUST + 3] == [0, 0, 0]


def test_creepers_make_the_claims_that_are_noted() -> None:
    match, memory = Match("yak", 4, seed=4), [0] * MEMORY
    creep(match, "", "")
    seat = match.to_act[0]
    match.play(seat, match.moves(seat)[0])
    said = choose(match, memory) - CLAIM
    match.play(seat, match.moves(seat)[said - last_claim(match.state) - 1])
    for k in range(3):
        view = match.view_state(seat)
        size = match.state.pile_size
        assert view.claims[size - 1] == said + k
        chance = creepers.public_chance(view, 0, said + k)
        assert memory[FOLLOWING + k] == int(chance * creepers.ODDS_PARTS)
        creep(match, "")


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_a_pile_that_goes_on_to_the_end_of_the_deck_is_reckoned(seats: int) -> None:
    match, memory = Match("yak", seats, seed=8), [0] * MEMORY
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0])
        creepers.note_following(match.view_state(seat), last_claim(match.state) + 1, memory)
        match.play(seat, match.moves(seat)[0])
        odds = memory[FOLLOWING : FOLLOWING + seats - 1]
        assert all(0 <= chance <= creepers.ODDS_PARTS for chance in odds)
    assert match.outcome is not None
    assert match.outcome.points == tuple([0] * seats)


def test_who_has_the_fewest_cards_alone_creeps_along() -> None:
    match, memory = Match("yak", 4, seed=5), [0] * MEMORY
    creep(match, "", "", "")
    seat = match.to_act[0]
    for other in range(4):
        match.state.penalties[other] = 0 if other == seat else 4
    for k in range(4):
        match.state.taken[1 + k] = 3
    assert squeeze.hope_of(match.view_state(seat), seat) == 1
    move = choose(match, memory)
    assert move != CHALLENGE
    match.play(seat, match.moves(seat)[listed_moves(match).index(move)])
    assert choose(match, memory) == listed_moves(match)[0]


def test_there_is_more_hope_the_fewer_rivals_are_left() -> None:
    state = Match("yak", 4, seed=6).state
    hopes = []
    for taken in ((0, 0, 0), (0, 0, 5), (0, 5, 5), (5, 5, 5)):
        state.penalties[1], state.penalties[2], state.penalties[3] = taken
        hopes.append(squeeze.hope_of(state, 0))
    assert hopes == sorted(hopes)
    assert (hopes[0], hopes[-1]) == (0.25, 1)
    state.penalties[0] = 2
    assert squeeze.hope_of(state, 0) == 1
    state.penalties[1] = 0
    assert squeeze.hope_of(state, 0) < 0.1


def test_a_guessed_pile_is_possible_and_fits_what_was_claimed() -> None:
    match = Match("yak", 4, seed=7)
    creep(match, "", "", "")
    seat = match.to_act[0]
    fitting = [0, 0]
    for seed in range(300):
        for k, guesses in enumerate(((squeeze.guess,), (squeeze.guess_pile, squeeze.guess))):
            world = match.view_state(seat)
            seed_chance(world, 1, seed)
            for guess in guesses:
                guess(world, seat)
            assert check(world) == 0
            fitting[k] += SPECIES_OF[world.pile[1]] == 1  # laid after “1 yeti”
    assert fitting[1] > 1.5 * fitting[0]
