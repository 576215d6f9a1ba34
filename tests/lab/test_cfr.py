"""CFR+ and best replies on Kuhn poker, whose every number is known."""

from itertools import permutations

import numpy as np
import pytest

from yurt.lab.cfr import (
    Form,
    best_reply,
    choice_regrets,
    exploitability,
    loss,
    solve,
    spread,
    worth,
)

JACK, QUEEN, KING = range(3)
PASS, BET = 0, 1


def kuhn() -> Form:
    """Seat 0 passes or bets, seat 1 answers, and seat 0 may have to answer a bet."""
    starts = 6  # the cards of seat 0, then those of seat 1
    opening = [starts + 2 * card for card in range(3)]
    after_pass = [starts + 6 + 2 * card for card in range(3)]
    after_bet = [starts + 12 + 2 * card for card in range(3)]
    answer = [starts + 18 + 2 * card for card in range(3)]
    before = [0, 1, 2, 3, 4, 5, 3, 4, 5] + [opening[card] + PASS for card in range(3)]
    ends = []
    for mine, theirs in permutations(range(3), 2):
        sign = 1 if mine > theirs else -1
        ends += [
            (opening[mine] + PASS, after_pass[theirs] + PASS, sign),
            (opening[mine] + BET, after_bet[theirs] + PASS, 1),
            (opening[mine] + BET, after_bet[theirs] + BET, 2 * sign),
            (answer[mine] + PASS, after_pass[theirs] + BET, -1),
            (answer[mine] + BET, after_pass[theirs] + BET, 2 * sign),
        ]
    rows, columns, gains = zip(*ends, strict=True)
    return Form(
        dealt=(3, 3),
        chance=1 / 6,
        owners=np.array([0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0], np.int8),
        before=np.array(before),
        first=starts + 2 * np.arange(13),
        rows=np.array(rows, np.int32),
        columns=np.array(columns, np.int32),
        gains=np.array(gains) / 6,
    )


def test_the_value_of_kuhn_poker() -> None:
    form = kuhn()
    policy = solve(form, 2000)
    assert worth(form, 0, policy, policy) == pytest.approx(-1 / 18, abs=1e-4)
    assert worth(form, 1, policy, policy) == pytest.approx(1 / 18, abs=1e-4)
    assert loss(form, policy, policy) == pytest.approx(0)


def test_what_an_equilibrium_of_kuhn_poker_must_do() -> None:
    form = kuhn()
    policy = solve(form, 2000)[6:].reshape(4, 3, 2)[:, :, BET]
    opening, after_pass, after_bet, answer = policy
    assert opening[KING] == pytest.approx(3 * opening[JACK], abs=0.02)
    assert opening[QUEEN] == pytest.approx(0, abs=0.01)
    assert after_pass == pytest.approx([1 / 3, 0, 1], abs=0.02)
    assert after_bet == pytest.approx([0, 1 / 3, 1], abs=0.02)
    assert answer == pytest.approx([0, opening[JACK] + 1 / 3, 1], abs=0.02)


def test_best_replies_to_uniform_play() -> None:
    """Seat 0 gains 1/2 and seat 1 gains 5/12 against anybody who plays anything."""
    form = kuhn()
    assert best_reply(form, 0, form.uniform())[0] == pytest.approx(1 / 2)
    assert best_reply(form, 1, form.uniform())[0] == pytest.approx(5 / 12)
    assert exploitability(form, form.uniform()) == pytest.approx(11 / 24)


def test_a_best_reply_gains_what_it_says() -> None:
    form = kuhn()
    for seat in (0, 1):
        gain, policy = best_reply(form, seat, form.uniform())
        assert worth(form, seat, policy, form.uniform()) == pytest.approx(gain)


def test_more_rounds_come_nearer_to_the_equilibrium() -> None:
    form = kuhn()
    found = [exploitability(form, solve(form, rounds)) for rounds in (1, 10, 100, 1000)]
    assert found == sorted(found, reverse=True)
    assert 0 <= found[-1] < 1e-3


def test_what_is_lost_to_a_policy_is_the_sum_of_regrets() -> None:
    """Weighted by how likely each choice is made, by its own seat and by everybody else."""
    form = kuhn()
    policy, other = solve(form, 3), form.uniform()
    lost = choice_regrets(form, policy)
    reach = {}
    for name, played in (("policy", policy), ("other", other)):
        reach[name] = np.zeros(form.choices)
        spread(form.before, form.first, played, reach[name])
    total = 0.0
    for mine, theirs in permutations(range(3), 2):
        total += sum(
            reach["other"][6 + 2 * mine + move] * lost[6 + 2 * mine + move] for move in (PASS, BET)
        )
        for move, group in ((PASS, 12), (BET, 18)):
            arrival = reach["policy"][6 + 2 * mine + move]
            for reply in (PASS, BET):
                choice = group + 2 * theirs + reply
                total += arrival * reach["other"][choice] * lost[choice]
        bet_after_pass = reach["policy"][12 + 2 * theirs + BET]
        for reply in (PASS, BET):
            choice = 24 + 2 * mine + reply
            total += bet_after_pass * reach["other"][choice] * lost[choice]
    assert total / 6 / 2 == pytest.approx(loss(form, other, policy))
