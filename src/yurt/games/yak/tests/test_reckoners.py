"""Who only reckons is noticed, and what they believe tells where they begin to doubt."""

import pytest

from yurt import Match
from yurt.bots.player import BotPlayer
from yurt.core.chance import seed_chance
from yurt.core.space import new_logs, worlds
from yurt.core.state import State
from yurt.games.yak import laps, reckoners, squeeze
from yurt.games.yak.reckoners import (
    DOUBTS,
    FOLLOWING,
    JUMPED,
    PARTS,
    SIGNS,
    TRUST,
    are_reckoners,
    hear_claims,
)
from yurt.games.yak.rules import check, count, last_claim, legal
from yurt.games.yak.state import CHALLENGE, CLAIM, CLAIM_COUNT, CLAIMING, KINDS, SPECIES_OF
from yurt.games.yak.thresholds import DARING, NEVER, by_thresholds

MEMORY, TRIALS = 64, 1000


def creep(match: Match, *claims: str) -> None:
    """The next players lay any card each, and claim the least or what is said."""
    for said in claims:
        seat = match.to_act[0]
        match.play(seat, next(move for move in match.moves(seat) if move != "challenge"))
        match.play(seat, said or match.moves(seat)[0])


def choose(match: Match, memory: list[int], seed: int = 1) -> int:
    """What somebody among reckoners does."""
    seat, dice = match.to_act[0], State()
    seed_chance(dice, seed, 0)
    room = worlds(match.view_state(seat), 3)
    return squeeze.among_reckoners(
        room, new_logs(), seat, listed_moves(match), memory, dice, TRIALS
    )


def listed_moves(match: Match) -> list[int]:
    """The legal moves of whoever is to act."""
    moves = [0] * (CLAIM_COUNT + KINDS + 1)
    seat = match.to_act[0]
    count = legal(match.view_state(seat), seat, moves)
    return moves[:count]


def test_who_creeps_is_noticed_and_who_says_what_is_unlikely_is_somebody_else() -> None:
    match, memory = Match("yak", 4, seed=1), [0] * MEMORY
    seat = (match.to_act[0] + 3) % 4
    creep(match, "", "", "", "", "", "", "")
    hear_claims(match.view_state(seat), seat, memory)
    assert are_reckoners(memory)
    assert (memory[SIGNS], memory[JUMPED]) == (3 * reckoners.LEAST_FITS, 0)
    creep(match, "claim 3 yak", "claim 20 yeti", "", "claim 30 yeti")
    hear_claims(match.view_state(seat), seat, memory)
    assert not are_reckoners(memory)
    assert (memory[SIGNS], memory[JUMPED]) == (4 * reckoners.LEAST_FITS - 12, 2)


def test_who_jumps_by_chances_is_noticed_and_bold_players_are_not() -> None:
    """Those who challenge below 10 % and jump seem to reckon in the end, `medium` does not."""
    seem = {}
    for bot in ("jump10", "medium"):
        found = []
        for seed in range(4):
            match, memory = Match("yak", 4, seed=seed), [0] * MEMORY
            players = [BotPlayer(match, seat, bot, seed) for seat in range(4)]
            while match.to_act and match.state.turn < 120:
                seat = match.to_act[0]
                if seat == 0:
                    hear_claims(match.view_state(0), 0, memory)
                    memory[reckoners.ASKED] = match.state.turn * 4 + match.state.phase
                match.play(seat, players[seat].choose())
            found.append(memory[SIGNS] >= reckoners.ENOUGH)
            assert memory[JUMPED] > 0
        seem[bot] = sum(found)
    assert seem == {"jump10": 4, "medium": 0}


def test_who_doubts_much_is_met_by_the_network() -> None:
    match, memory = Match("yak", 4, seed=1), [0] * MEMORY
    memory[SIGNS] = reckoners.MOST_SIGNS
    hear_claims(match.view_state(0), 0, memory)
    assert are_reckoners(memory)
    for _ in range(4):
        reckoners.learn(0.25, reckoners.FAINT, False, memory)
    hear_claims(match.view_state(0), 0, memory)
    assert not are_reckoners(memory)


def test_what_is_seen_counts_once() -> None:
    match, memory = Match("yak", 4, seed=2), [0] * MEMORY
    creep(match, "", "")
    seat = match.to_act[0]
    hear_claims(match.view_state(seat), seat, memory)
    assert not are_reckoners(memory)
    memory[reckoners.ASKED] = match.state.turn * 4 + match.state.phase
    hear_claims(match.view_state(seat), seat, memory)
    assert not are_reckoners(memory)
    assert memory[SIGNS] == reckoners.LEAST_FITS  # the first claim of a pile tells nothing


@pytest.mark.parametrize("is_believed", [True, False])
def test_a_claim_of_15_percent_tells_thresholds_apart(is_believed: bool) -> None:
    memory = [0] * MEMORY
    for _ in range(4):
        reckoners.learn(0.15, reckoners.FAINT, is_believed, memory)
    weights = [memory[TRUST + k] for k in range(len(DOUBTS))]
    assert sum(weights) == pytest.approx(PARTS, abs=len(DOUBTS))
    assert (weights[0] > weights[1] + weights[2]) == is_believed


def test_a_challenge_after_the_own_claim_tells_what_was_believed_and_what_doubted() -> None:
    match = Match("yak", 4, seed=3)
    view = match.view_state(0)
    memory, other = [0] * MEMORY, [0] * MEMORY
    for known in (memory, other):
        known[FOLLOWING : FOLLOWING + 3] = [250, 160, 150]
        known[reckoners.LAID] = 4
    reckoners.learn_from_challenge(view, 1, memory)
    assert memory[TRUST + 1] > reckoners.PRIOR[1]  # believed 25 %, doubted 16 %
    reckoners.learn_from_challenge(view, 3, other)
    reckoners.learn_from_challenge(view, -2, other)
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
        chance = reckoners.public_chance(view, 0, said + k)
        assert memory[FOLLOWING + k] == int(chance * reckoners.ODDS_PARTS)
        creep(match, "")


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_a_pile_that_goes_on_to_the_end_of_the_deck_is_reckoned(seats: int) -> None:
    match, memory = Match("yak", seats, seed=8), [0] * MEMORY
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0])
        reckoners.note_following(match.view_state(seat), last_claim(match.state) + 1, memory)
        match.play(seat, match.moves(seat)[0])
        odds = memory[FOLLOWING : FOLLOWING + seats - 1]
        assert all(0 <= chance <= reckoners.ODDS_PARTS for chance in odds)
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
    assert hopes[0] == pytest.approx(squeeze.HOPE**3)
    assert hopes[-1] == 1
    state.penalties[0] = 2
    assert squeeze.hope_of(state, 0) == 1
    hopes = []
    for taken in (2, 1, 0):
        state.penalties[1] = taken
        hopes.append(squeeze.hope_of(state, 0))
    assert hopes == sorted(hopes, reverse=True)
    assert hopes[-1] > 0.5  # two cards fewer are soon made up for
    state.draw_size = 1
    assert squeeze.hope_of(state, 0) < 0.1


def test_a_guessed_pile_is_possible_and_fits_what_was_claimed() -> None:
    match = Match("yak", 4, seed=7)
    creep(match, "", "", "")
    seat = match.to_act[0]
    fitting = [0, 0]
    for seed in range(300):
        for k in range(2):
            world = match.view_state(seat)
            seed_chance(world, 1, seed)
            if k == 1:
                laps.guess_pile(world, False)
            laps.guess(world, seat)
            assert check(world) == 0
            fitting[k] += SPECIES_OF[world.pile[1]] == 1  # laid after “1 yeti”
    assert fitting[1] > 1.5 * fitting[0]


def test_who_jumps_has_laid_what_was_said() -> None:
    """“1 ibex” as the first claim is true, and a jump mostly is."""
    match = Match("yak", 4, seed=7)
    creep(match, "claim 1 ibex", "claim 3 vulture")
    seat = match.to_act[0]
    first, second = [0, 0], [0, 0]
    for seed in range(100):
        for jumps in (False, True):
            world = match.view_state(seat)
            seed_chance(world, 1, seed)
            laps.guess_pile(world, jumps)
            laps.guess(world, seat)
            assert check(world) == 0
            first[jumps] += SPECIES_OF[world.pile[0]] == 4
            second[jumps] += count(world, 3) >= 3
    assert first[True] > 90
    assert second[True] > 50 > 2 * second[False]


@pytest.mark.parametrize("jumps", [False, True])
def test_in_a_lap_the_others_do_what_challengers_by_thresholds_do(jumps: bool) -> None:
    match = Match("yak", 4, seed=9)
    daring = DARING if jumps else NEVER
    while match.state.pile_size < 9:
        seat, moves = match.to_act[0], listed_moves(match)
        state, other = match.state.copy(), match.state.copy()
        same = by_thresholds(other, seat, moves, len(moves), 0.1, daring, True, other)
        if match.state.pile_size > 0:
            move = laps.reckoned_move(state, seat, moves, len(moves), 0.1, jumps)
            roughly = 5 if match.state.phase == CLAIMING else 0
            assert abs(move - same) <= roughly
        match.play(seat, match.moves(seat)[moves.index(same)])
