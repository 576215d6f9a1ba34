"""What others have laid is guessed by what they have said with it."""

from yurt import Match
from yurt.core.chance import seed_chance
from yurt.games.yak.beliefs import believed_chance, guess_laid
from yurt.games.yak.exact import exact_chance
from yurt.games.yak.habits import worth
from yurt.games.yak.hidden import guess
from yurt.games.yak.rules import check, last_claim, species_of_claim
from yurt.games.yak.state import YakState

WORLDS = 600


def imagined(match: Match, seat: int, world: int) -> YakState:
    """The view of a seat with all its blanks filled."""
    state: YakState = match.view_state(seat).copy()
    seed_chance(state, 5, world)
    guess_laid(state)
    guess(state, seat)
    return state


def opened(seed: int) -> tuple[Match, int]:
    """A match in which three players have said something, and the seat of the second one."""
    match = Match("yak", 3, seed=seed)
    first = match.to_act[0]
    for said in ("claim 1 yak", "claim 2 ibex", "claim 3 yak"):
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0])
        match.play(seat, said)
    return match, (first + 1) % 3


def test_most_cards_fit_what_was_said_with_them() -> None:
    match, seat = opened(1)
    fits = [0, 0, 0]
    for world in range(WORLDS):
        state = imagined(match, seat, world)
        for i in range(3):
            fits[i] += worth(state.pile[i], species_of_claim(state.claims[i])) > 0
    assert 0.5 < fits[0] / WORLDS < 0.75  # a quarter of all cards fit a claim
    assert 0.5 < fits[2] / WORLDS < 0.75


def test_worlds_are_possible_and_own_cards_stay() -> None:
    for seed in range(5):
        match, seat = opened(seed)
        laid = match.view_state(seat).pile[1]
        for world in range(20):
            state = imagined(match, seat, world)
            assert check(state) == 0
            assert state.pile[1] == laid


def test_who_listens_believes_more_than_the_cards_alone_say() -> None:
    match = Match("yak", 3, seed=2)
    seat = match.to_act[0]
    match.play(seat, match.moves(seat)[0])
    match.play(seat, "claim 1 yak")
    view = match.view_state(match.to_act[0])
    by_cards = exact_chance(view, match.to_act[0], last_claim(view))
    assert by_cards + 0.15 < believed_chance(view, last_claim(view)) < 1
