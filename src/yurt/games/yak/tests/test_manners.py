"""What a seat remembers of its neighbours is what happened."""

import random
from collections import Counter

import pytest

from yurt import Match
from yurt.games.yak import manners
from yurt.games.yak.manners import MANNERS, REMEMBERED, fill_manners, note_challenge, note_claim

ODDS = 0.2  # of every claim: a daring one


def asked(match: Match, seat: int, memory: list[int]) -> None:
    manners.remember(match.view_state(seat), seat, 0.5, ODDS, memory)


def play_with_memory(seats: int, seed: int) -> tuple[list[list[int]], Counter[tuple[str, int]]]:
    """What all seats remember at the end of a match by chance, and what truly happened."""
    dice = random.Random(seed)
    match = Match("yak", seats, seed=seed)
    memories = [[0] * REMEMBERED for _ in range(seats)]
    truth: Counter[tuple[str, int]] = Counter()
    while match.to_act:
        seat = match.to_act[0]
        asked(match, seat, memories[seat])
        note_challenge(memories[seat])  # a decision that is not carried out counts nothing
        asked(match, seat, memories[seat])
        moves = match.moves(seat)
        if "challenge" in moves:
            truth["heard", seat] += 1
        before = list(match.state.penalties)
        if "challenge" in moves and (dice.random() < 0.3 or len(moves) == 1):
            note_challenge(memories[seat])
            match.play(seat, "challenge")
            claimant = (seat - 1) % seats
            is_wrong = match.state.penalties[seat] > before[seat]
            truth["wrong" if is_wrong else "right", seat] += 1
            truth["spared" if is_wrong else "caught", claimant] += 1
            continue
        cards_or_claims = [move for move in moves if move != "challenge"]
        match.play(seat, cards_or_claims[dice.randrange(min(len(cards_or_claims), 6))])
        if moves[0].startswith("claim"):
            note_claim(match.view_state(seat), ODDS, memories[seat])
    for seat in range(seats):  # what came of the last decisions
        asked(match, seat, memories[seat])
    return memories, truth


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_challenges_and_claims_are_counted(seats: int) -> None:
    places = {
        "right": manners.RIGHT,
        "wrong": manners.WRONG,
        "caught": manners.CAUGHT,
        "heard": manners.HEARD,
    }
    if seats == 2:
        places["spared"] = manners.SPARED
    seen: Counter[str] = Counter()
    for seed in range(6):
        memories, truth = play_with_memory(seats, seed)
        for seat, memory in enumerate(memories):
            for name, place in places.items():
                assert memory[place] == truth[name, seat], (name, seat, seed)
                seen[name] += memory[place]
            assert memory[manners.SPARED] <= truth["spared", seat]
            doubted = memory[manners.CAUGHT] + memory[manners.SPARED]
            assert memory[manners.DOUBTED_DARING] == doubted
            assert memory[manners.DOUBTED_ODDS] == pytest.approx(doubted * ODDS * manners.PARTS)
            assert memory[manners.BELIEVED] == memory[manners.BELIEVED_DARING]
    assert min(seen.values()) > 0


def test_a_network_is_told_nothing_at_first_and_shares_later() -> None:
    row = [9.0] * (MANNERS + 2)
    memory = [0] * REMEMBERED
    fill_manners(memory, 1, row)
    assert row == [9.0] + [0.0] * MANNERS + [9.0]
    memory[manners.CAUGHT], memory[manners.SPARED] = 3, 1
    memory[manners.DOUBTED_DARING], memory[manners.BELIEVED_DARING] = 3, 1
    memory[manners.DOUBTED_ODDS] = 4 * 150
    fill_manners(memory, 1, row)
    assert row[1 + 10] == pytest.approx(0.15)
    assert row[1 + 13] == pytest.approx(0.75)
    assert row[0] == row[-1] == 9.0
