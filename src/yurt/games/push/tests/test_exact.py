"""Exact chances at the end of a match, and how near the bots come to them."""

from collections.abc import Callable
from typing import Any

import pytest

import yurt
from yurt.core import twins
from yurt.core.chance import foresee
from yurt.core.events import Log
from yurt.core.layout import PlainRecords
from yurt.core.match import Match
from yurt.games.push import rules
from yurt.games.push.endings import key_of, sure_winner
from yurt.games.push.exact import DEEPEST, MOST_MOVES, solve
from yurt.games.push.state import MOVES, PUSH, STAR, PushState
from yurt.lab.regret import chances_of_moves, ending, measure_regret

from .tables import table

PUSH_GAME = yurt.find_game("push")
LOG = Log()  # one for everything that is tried out: most of the time would go into making them

# Two cards are left, and nobody is ahead by much: so an error in what is alike or decided shows.
# In ends of three nobody chooses between moves that are as good for oneself, but not for others:
# then the chances would depend on the choice.
ALL_OPTIONS = {"risk": True, "protection": "cards"}
SMALL_ENDS: dict[str, dict[str, Any]] = {
    "nobody has anything": {"columns": ["green1"], "deck": "roll roll", "seats": 2},
    "both have two colours to bank": {
        "deck": "roll roll",
        "collections": ["red6 blue3", "yellow5 green2"],
        "seats": 2,
    },
    "a column can grow": {
        "columns": ["blue5"],
        "deck": "roll blue4",
        "collections": ["", "yellow6"],
        "seats": 2,
    },
    "much is in a bank": {
        "columns": ["green1"],
        "deck": "red2 roll",
        "collections": ["green4 yellow3", ""],
        "banks": ["red2", ""],
        "seats": 2,
    },
    "three columns to take": {
        "columns": ["green1", "green3", "red3"],
        "deck": "roll roll",
        "collections": ["", "yellow1"],
        "phase": "take",
        "seats": 2,
    },
    "three bank or push": {
        "deck": "roll roll",
        "collections": ["blue1", "green1", "green4"],
        "banks": ["yellow4", "red2", ""],
    },
    "three stop or push": {
        "columns": ["red1 roll"],
        "deck": "red2 roll",
        "collections": ["green4", "", "blue4"],
        "banks": ["", "yellow4", "green4"],
        "options": {"risk": True},
    },
    "three take from the right": {
        "columns": ["roll", "green5"],
        "deck": "green4 roll",
        "collections": ["red4", "", "green5"],
        "banks": ["", "green5", "blue5"],
        "switches": 1,
        "phase": "take",
        "options": {},
    },
}


def with_cards(cards: int) -> Callable[[PushState], bool]:
    """So many cards are left, or fewer."""
    return lambda state: state.deck_size <= cards


def texts_of(chances: dict[int, float]) -> dict[str, float]:
    """Chances with moves as text."""
    return {MOVES.format(move): chance for move, chance in chances.items()}


def tried_out(state: PushState) -> dict[int, list[float]]:
    """The chances of all seats after each move, by trying everything and remembering nothing."""
    moves = [0] * MOST_MOVES
    found = {}
    for move in moves[: rules.legal(state, state.active, moves)]:
        cards = [card for card, count in enumerate(state.left) if count] if move == PUSH else [0]
        found[move] = [0.0] * state.seats
        for card in cards:
            weight = state.left[card] / state.deck_size if card else 1.0
            worlds = outcomes(state, move, card)
            for world in worlds:
                for seat, chance in enumerate(best_chances(world)):
                    found[move][seat] += weight / len(worlds) * chance
    return found


def outcomes(state: PushState, move: int, card: int) -> list[PushState]:
    """What comes of a move with a card: one state, or one for each face if the die is rolled."""
    worlds = []
    for face in range(STAR):
        world = state.copy()
        if card:
            world.deck[world.deck_size - 1] = card
        foresee(world, face, STAR)
        before = list(world.chance)
        LOG.size = 0
        rules.apply(world, world.active, move, LOG)
        worlds.append(world)
        if world.chance == before:
            break
    return worlds


def best_chances(state: PushState) -> list[float]:
    """The chances of all seats if they go on as well as can be."""
    if rules.to_act(state):
        return max(tried_out(state).values(), key=lambda chances: chances[state.active])
    places = [0] * 6
    rules.score(state, [0] * 6, places)
    wins = [float(place == 1) for place in places[: state.seats]]
    return [win / sum(wins) for win in wins]


def test_the_last_choice_is_a_matter_of_adding_up() -> None:
    match = table(
        ["red5", "blue2"], "", ["green3", "green6"], phase="take", seats=2, pusher=0, active=0
    )
    # 8 against 8, with two cards each
    assert texts_of(chances_of_moves(match)) == {"take 1": 0.5, "take 2": 0.0}


def test_a_bust_and_a_roll_are_reckoned_with() -> None:
    """A red card busts: then one face in six costs the six points, and the match."""
    match = table(
        ["red1", "red2", "red3"], "red4", ["blue6", ""], ["", "green2"], seats=2, phase="decide"
    )
    chances = texts_of(chances_of_moves(match))
    # After a bust seat 1 takes red3 and has 5 points against 6, or against 0 if blue was rolled
    assert chances["push"] == pytest.approx(5 / 6)
    assert chances["stop"] == 1


@pytest.mark.parametrize("seed", range(4))
def test_chances_agree_with_trying_everything_out(seed: int) -> None:
    match = ending(PUSH_GAME, seed, with_cards(1))
    while match.to_act and match.state.phase != rules.TAKING:
        seat = match.to_act[0]
        expected = {move: chances[seat] for move, chances in tried_out(match.state).items()}
        assert chances_of_moves(match) == pytest.approx(expected)
        match.play(seat, match.moves(seat)[-1])


@pytest.mark.parametrize("fields", SMALL_ENDS.values(), ids=SMALL_ENDS)
def test_chances_of_small_ends_agree_with_trying_everything_out(fields: dict[str, Any]) -> None:
    """What the solver takes for alike or for decided must not show, whatever the options."""
    match = table(**{"options": ALL_OPTIONS, **fields})
    seat = match.to_act[0]
    expected = {move: chances[seat] for move, chances in tried_out(match.state).items()}
    assert chances_of_moves(match) == pytest.approx(expected)


@pytest.mark.parametrize("seats", [2, 3])
def test_both_twins_solve_alike(seats: int) -> None:
    match = ending(PUSH_GAME, 3, with_cards(2), seats)
    plain = twins.plain({"solve": solve}, PUSH_GAME.bindings)
    view = match.view_state(match.to_act[0])
    answers = [0.0] * MOST_MOVES
    assert plain.solve(PlainRecords([view.copy() for _ in range(DEEPEST)]), [Log()], 16, answers)
    chances = chances_of_moves(match)
    assert list(chances.values()) == answers[: len(chances)]


def test_what_needs_too_much_room_is_not_solved() -> None:
    match = ending(PUSH_GAME, 3, with_cards(30))
    with pytest.raises(yurt.InputError, match="too far from the end"):
        chances_of_moves(match, bits=13)


def end(**fields: object) -> Match:
    """A match whose last cards are near."""
    usual: dict[str, object] = {"columns": ["red1 blue2", "green3"], "deck": "red5 roll"}
    holdings = {"collections": ["blue4", "red6"], "banks": ["green5", ""], "seats": 2}
    return table(**(usual | holdings | fields))  # type: ignore[arg-type]


def test_positions_that_are_worth_the_same_are_alike() -> None:
    key = key_of(end().state)
    assert key == key_of(end(columns=["green3", "blue2 red1"]).state)
    assert key == key_of(end(deck="roll red5").state)
    more = {"collections": ["blue4", "red6"], "banks": ["green5 purple6", "yellow6"]}
    assert key == key_of(end(**more).state)  # no more of these colours can come
    for other in (
        end(deck="red5"),
        end(columns=["red1", "green3"]),
        end(collections=["blue5", "red6"]),
        end(collections=["", "red6"], banks=["green5 blue4", ""]),
        end(pusher=1, active=1),
        end(phase="take"),
    ):
        assert key != key_of(other.state)


def test_a_match_is_decided_when_nothing_can_change_it() -> None:
    assert sure_winner(end().state) == -1
    rich = "purple6 purple6 purple6 yellow6 yellow6"
    assert sure_winner(end(banks=[rich, ""]).state) == 0
    assert sure_winner(end(banks=["", rich]).state) == 1
    assert sure_winner(end(collections=[rich, ""]).state) == -1  # it could be lost


def test_the_master_loses_nothing_at_the_end() -> None:
    near = with_cards(3)
    master = measure_regret(PUSH_GAME, "master", range(8), near)
    assert master.stake > 1
    assert master.share < 1e-9
    assert measure_regret(PUSH_GAME, "easy", range(8), near).share > 0.02
