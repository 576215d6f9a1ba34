"""Exact chances at the end of a match of PUSH: every move, every card and every roll is tried.

All play as well as can be, each for their own chance. A position that can be reached in several
ways is solved once. The positions on the way from the first one lie on a stack of states.
"""

from collections.abc import Sequence

from yurt.core.chance import foresee
from yurt.core.contract import apply, legal, score
from yurt.core.events import Log

from .endings import key_of, sure_winner
from .state import COLOUR_COUNT, OVER, PUSH, STAR, SWITCH, PushState

SEATS = 6
BITS = 17  # of the places in the table of a bot, which takes some 0.2 s to fill
DEEPEST = 120  # decisions in a row: more than the end of a match has
MOST_MOVES = COLOUR_COUNT + 1
CERTAIN = 1 - 1e-9

# What is kept of each position on the stack: numbers, and of each seat two chances
COUNT = MOST_MOVES  # how many moves there are; the moves themselves come first
TRIED = COUNT + 1  # the move that is being tried
CARD = TRIED + 1  # the card that it turns over, or 0
FACE = CARD + 1  # how many faces of the die have been tried, if it is rolled
KEY = FACE + 1
NOTES = KEY + 1
SUM, BEST = 0, SEATS  # of the move that is being tried, so far; of the best move
CHANCES = 2 * SEATS


def solved_move(
    states: list[PushState], logs: Sequence[Log], moves: list[int], otherwise: int
) -> int:
    """The best move, or the other one: if it is as good, or if there is too much to reckon."""
    answers = [0.0] * MOST_MOVES
    best = otherwise
    if solve(states, logs, BITS, answers):
        most = 0.0
        for i in range(len(moves)):
            if moves[i] == otherwise:
                most = answers[i] + 1 - CERTAIN
        for i in range(len(moves)):
            if answers[i] > most:
                most = answers[i]
                best = moves[i]
    return best


def solve(states: list[PushState], logs: Sequence[Log], bits: int, answers: list[float]) -> bool:
    """Fill in the chance of the active seat of the first state after each of its legal moves.

    The table has room for 2 ** bits positions; False if more than half of that is needed.
    """
    seats = states[0].seats
    keys = [0] * (1 << bits)
    values = [0.0] * (seats << bits)
    notes = [0] * (DEEPEST * NOTES)
    chances = [0.0] * (DEEPEST * CHANCES)
    value = [0.0] * SEATS
    solved = 0
    depth = 0
    enter(states[0], 0, 0, notes, chances)
    while True:
        try_outcome(states, logs, depth, notes)
        depth += 1
        if not is_over(states[depth], value):
            key = key_of(states[depth])
            place = find(keys, key)
            if keys[place] == 0:
                enter(states[depth], depth, key, notes, chances)
                continue
            for seat in range(seats):
                value[seat] = values[place * seats + seat]
        depth -= 1
        while add_outcome(states[depth], depth, value, notes, chances, answers):
            if depth == 0:
                return True
            if solved == len(keys) // 2:
                return False
            solved += 1
            place = find(keys, notes[depth * NOTES + KEY])
            keys[place] = notes[depth * NOTES + KEY]
            for seat in range(seats):
                value[seat] = chances[depth * CHANCES + BEST + seat]
                values[place * seats + seat] = value[seat]
            depth -= 1


def enter(state: PushState, depth: int, key: int, notes: list[int], chances: list[float]) -> None:
    """A position comes onto the stack."""
    moves = [0] * MOST_MOVES
    note = depth * NOTES
    notes[note + COUNT] = legal(state, state.active, moves)
    for i in range(notes[note + COUNT]):
        notes[note + i] = moves[i]
    notes[note + KEY] = key
    notes[note + TRIED] = 0
    chances[depth * CHANCES + BEST + state.active] = -1.0
    begin_move(state, depth, notes, chances)


def begin_move(state: PushState, depth: int, notes: list[int], chances: list[float]) -> None:
    """The next move is tried with the first card that it can turn over."""
    note = depth * NOTES
    is_push = notes[note + notes[note + TRIED]] == PUSH
    notes[note + CARD] = next_card(state, 0) if is_push else 0
    notes[note + FACE] = 0
    for seat in range(state.seats):
        chances[depth * CHANCES + SUM + seat] = 0.0


def next_card(state: PushState, card: int) -> int:
    """The first card after another one that is in the deck, or one more than there are."""
    card += 1
    while card <= SWITCH and state.left[card] == 0:
        card += 1
    return card


def try_outcome(states: list[PushState], logs: Sequence[Log], depth: int, notes: list[int]) -> None:
    """Put what comes of the move, the card and the face of the die onto the stack."""
    note = depth * NOTES
    states[depth + 1] = states[depth]
    if notes[note + CARD] > 0:
        states[depth + 1].deck[states[depth].deck_size - 1] = notes[note + CARD]
    foresee(states[depth + 1], notes[note + FACE], STAR)
    before = states[depth + 1].chance[0]
    logs[0].size = 0
    move = notes[note + notes[note + TRIED]]
    apply(states[depth + 1], states[depth].active, move, logs[0])
    if states[depth + 1].chance[0] != before:
        notes[note + FACE] += 1


def add_outcome(
    state: PushState,
    depth: int,
    value: list[float],
    notes: list[int],
    chances: list[float],
    answers: list[float],
) -> bool:
    """Add the chances after an outcome, and go to the next one; True if it was the last."""
    note = depth * NOTES
    place = depth * CHANCES
    card = notes[note + CARD]
    weight = 1.0 if card == 0 else state.left[card] / state.deck_size
    if notes[note + FACE] > 0:
        weight /= STAR
    for seat in range(state.seats):
        chances[place + SUM + seat] += weight * value[seat]
    if 0 < notes[note + FACE] < STAR:
        return False
    notes[note + FACE] = 0
    if card > 0 and next_card(state, card) <= SWITCH:
        notes[note + CARD] = next_card(state, card)
        return False
    own = chances[place + SUM + state.active]
    if depth == 0:
        answers[notes[note + TRIED]] = own
    if own > chances[place + BEST + state.active]:
        for seat in range(state.seats):
            chances[place + BEST + seat] = chances[place + SUM + seat]
    notes[note + TRIED] += 1
    if notes[note + TRIED] == notes[note + COUNT] or (depth > 0 and own > CERTAIN):
        return True
    begin_move(state, depth, notes, chances)
    return False


def is_over(state: PushState, value: list[float]) -> bool:
    """Whether the match is decided; then the chances, of which a shared win is a part."""
    winner = -1
    if state.phase != OVER:
        winner = sure_winner(state)
        if winner < 0:
            return False
    places = [1] * SEATS
    if winner < 0:
        score(state, [0] * SEATS, places)
    else:
        for seat in range(state.seats):
            places[seat] = 1 if seat == winner else 2
    winners = 0
    for seat in range(state.seats):
        if places[seat] == 1:
            winners += 1
    for seat in range(state.seats):
        value[seat] = 1 / winners if places[seat] == 1 else 0.0
    return True


def find(keys: list[int], key: int) -> int:
    """The place of a key in the table, or the empty one where it belongs."""
    place = key % len(keys)
    while keys[place] != 0 and keys[place] != key:
        place = place + 1 if place + 1 < len(keys) else 0
    return place
