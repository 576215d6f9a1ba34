"""How bots of Life is Life think: what lives are worth, and which swaps are tried."""

import pytest

import yurt
from yurt.bots.slots import MEMORY
from yurt.core.chance import seed_chance
from yurt.core.space import new_logs, worlds
from yurt.core.state import State
from yurt.games.life.bots import hard
from yurt.games.life.haste import CHANCES, HASTE, MOST, WAITED, watch_rivals
from yurt.games.life.plans import MOST_PLANS, PLAN, VARIANTS, has_plan, list_plans
from yurt.games.life.state import GIVE, MOVES, SPECIES, LifeState
from yurt.games.life.tests.tables import table
from yurt.games.life.trials import make_plan, value_of_lives, value_of_plan


def with_lives(*lives: int) -> LifeState:
    state = LifeState()
    state.seats = len(lives)
    state.lives[: len(lives)] = lives
    return state


def plan(match: yurt.Match) -> tuple[str, list[str]]:
    """The first move that a bot plans who remembers nothing, and what it will give then."""
    seat = match.to_act[0]
    dice, memory = State(), [0] * MEMORY
    seed_chance(dice, 1, 0)
    rooms = worlds(match.view_state(seat), 2)
    move = make_plan(rooms, new_logs(), seat, match.legal(seat), memory, dice, VARIANTS, 50)
    return MOVES.format(move), words(memory[1:PLAN])


def words(gifts: list[int]) -> list[str]:
    """The species that are given."""
    return [SPECIES.words[gift - 1] for gift in gifts if gift]


def listed(match: yurt.Match) -> list[list[int]]:
    """The plans that are worth a try now, as numbers."""
    seat, plans = match.to_act[0], [0] * (MOST_PLANS * PLAN)
    count = list_plans(match.view_state(seat), seat, VARIANTS, plans)
    return [plans[i * PLAN : (i + 1) * PLAN] for i in range(count)]


def worth(match: yurt.Match, one: list[int]) -> float:
    """The chances to win with a plan in many worlds, added up."""
    seat, memory = match.to_act[0], [0] * MEMORY
    rooms, logs = worlds(match.view_state(seat), 2), new_logs()
    return sum(value_of_plan(rooms, logs, seat, one, 0, memory, 3, world) for world in range(80))


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


def test_who_remembers_no_plan_gives_what_trials_say_and_keeps_to_it() -> None:
    """So hints for gifts belong together, and to the row that was hinted."""
    match = yurt.Match("life", 3, seed=56)  # the cheapest gifts are not the best
    seat = match.to_act[0]
    match.play(seat, "row 4")
    plans = listed(match)
    best = max(plans, key=lambda one: worth(match, one))
    assert best != plans[0]
    given: list[str] = []
    while match.view()["phase"] == "give":
        move, rest = plan(match)
        given.append(move.removeprefix("give "))
        assert sorted(given + rest) == sorted(words(best[1:]))
        match.play(seat, move)
    assert len(given) == 4


def test_who_is_asked_in_the_middle_of_a_swap_remembers_the_rest_of_it() -> None:
    match = yurt.Match("life", 3, seed=2)
    seat = match.to_act[0]
    match.play(seat, "row 4")
    memory = [0] * MEMORY
    for owed in range(4, 0, -1):
        view = match.view_state(seat)
        assert has_plan(view, memory) == (owed < 4)
        match.play(seat, MOVES.format(hard(view, seat, match.legal(seat), memory, State())))
        assert len(words(memory[1:PLAN])) == owed - 1


def test_in_the_middle_of_a_swap_plans_for_its_row_are_as_they_were() -> None:
    match = yurt.Match("life", 3, seed=2)
    before = [one for one in listed(match) if one[0] == 4]
    match.play(match.to_act[0], "row 4")
    assert listed(match) == before
    gift = before[0][1]
    match.play(match.to_act[0], MOVES.format(GIVE + gift))
    kept = [sorted(one[1:]) for one in before if gift in one[1:]]
    assert [sorted([*filter(None, one[1:]), gift]) for one in listed(match)] == kept


def test_after_a_gift_of_no_plan_new_ones_are_made_for_the_rest() -> None:
    match = yurt.Match("life", 3, seed=2)
    seat = match.to_act[0]
    match.play(seat, "row 4")
    planned = {GIVE + gift for one in listed(match) for gift in one[1:]}
    match.play(seat, next(text for text in match.moves(seat) if MOVES.parse(text) not in planned))
    assert [sum(gift > 0 for gift in one[1:]) for one in listed(match)] == [3] * VARIANTS


def test_a_gift_that_is_refused_belongs_to_no_plan() -> None:
    """3.2: a mouse may not be given for a mouse, although it is worth least."""
    match = table(["mouse*2 bear*2 giraffe*2 mole goat sheep dog", "?", "?"], "mouse / ? / ? / ?")
    mouse = SPECIES.number("mouse")
    assert mouse in [one[1] for one in listed(match)]
    match.play(0, "row 1")
    assert mouse not in [one[1] for one in listed(match)]
    assert plan(match)[0] in match.moves(0)


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
