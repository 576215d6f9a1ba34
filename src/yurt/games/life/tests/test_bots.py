"""How bots of Life is Life think: what lives are worth, and which swaps are tried."""

import pytest

import yurt
from yurt.bots.slots import MEMORY
from yurt.core.chance import seed_chance
from yurt.core.space import new_logs, worlds
from yurt.core.state import State
from yurt.games.life.haste import CHANCES, HASTE, MOST, WAITED, watch_rivals
from yurt.games.life.state import MOVES, SPECIES, LifeState
from yurt.games.life.tests.tables import table
from yurt.games.life.trials import VARIANTS, make_plan, value_of_lives


def with_lives(*lives: int) -> LifeState:
    state = LifeState()
    state.seats = len(lives)
    state.lives[: len(lives)] = lives
    return state


def plan(match: yurt.Match) -> tuple[str, list[str]]:
    """The first move that a bot plans, and what it will give."""
    seat = match.to_act[0]
    dice, memory = State(), [0] * MEMORY
    seed_chance(dice, 1, 0)
    rooms = worlds(match.view_state(seat), 2)
    move = make_plan(rooms, new_logs(), seat, match.legal(seat), memory, dice, VARIANTS, 50)
    return MOVES.format(move), [SPECIES.words[gift - 1] for gift in memory[1:5] if gift]


@pytest.mark.parametrize("lives", [(5, 5, 5), (1, 2, 5), (3, 0, 4), (7, 1, 1), (2, 5, 4, 1, 1)])
def test_chances_to_win_add_up_and_follow_the_lives(lives: tuple[int, ...]) -> None:
    state = with_lives(*lives)
    values = [value_of_lives(state, seat) for seat in range(len(lives))]
    assert sum(values) == pytest.approx(1)
    by_value = sorted(zip(values, lives, strict=True))
    assert [number for _, number in by_value] == sorted(lives)


def test_between_two_the_loser_loses_two_lives_so_a_second_one_helps_little() -> None:
    first, second, third = (value_of_lives(with_lives(lives, 5), 0) for lives in (1, 2, 3))
    assert second - first < third - second


def test_a_set_that_can_be_had_is_taken() -> None:
    hands = ["cat*3 bear giraffe mole goat sheep dog mouse", "?", "?"]
    move, gifts = plan(table(hands, "cat / ? / ? / ?"))
    assert move == "row 1"
    assert gifts != ["cat"]


def test_knocks_make_a_rival_seem_hasty_and_turns_without_one_patient() -> None:
    memory = [0] * MEMORY
    view = with_lives(5, 5, 5)
    view.turns[:3] = 1, 2, 1
    watch_rivals(view, 0, memory)
    assert memory[HASTE : HASTE + 3] == [0, WAITED, 0]  # the third had to swap
    view.last_lap, view.knocker = True, 2
    for _ in range(10):
        watch_rivals(view, 0, memory)
    assert memory[HASTE : HASTE + 3] == [0, WAITED, MOST]
    chances = [CHANCES[MOST + steps] for steps in memory[HASTE : HASTE + 3]]
    assert chances[1] < chances[0] < chances[2]
