"""The rules of tic-tac-toe; refusals cite no rulebook: 1.1 turns, 1.2 free cells."""

from yurt.core.chance import first_seat
from yurt.core.events import EVERYONE, Log, emit
from yurt.core.names import NOTHING
from yurt.core.scoring import rank

from .state import CELLS, FINISHED, LINES, MARKED, OVER, PLAYING, TicTacToeState


def setup(state: TicTacToeState) -> None:
    """Everything is empty."""
    state.active = first_seat(state)
    state.phase = PLAYING
    state.turn = 1


def to_act(state: TicTacToeState) -> int:
    """One seat, until the end."""
    return 0 if state.phase == OVER else 1 << state.active


def legal(state: TicTacToeState, seat: int, moves: list[int]) -> int:
    """Every free cell."""
    if state.phase == OVER or seat != state.active:
        return 0
    count = 0
    for cell in range(CELLS):
        if state.cells[cell] == NOTHING:
            moves[count] = cell
            count += 1
    return count


def refusal(state: TicTacToeState, seat: int, move: int) -> int:
    """The rule that forbids a move, or 0."""
    if state.phase == OVER or seat != state.active:
        return 101
    return 102 if state.cells[move] != NOTHING else 0


def apply(state: TicTacToeState, seat: int, move: int, log: Log) -> None:
    """A mark; three in a line or nine in all end the match."""
    state.cells[move] = seat + 1
    state.marked += 1
    state.turn += 1
    state.active = 1 - seat
    emit(log, MARKED, seat, EVERYONE, move + 1)
    if has_line(state, seat) or state.marked == CELLS:
        state.phase = OVER
        emit(log, FINISHED, seat, EVERYONE)


def has_line(state: TicTacToeState, seat: int) -> bool:
    """Whether a seat has three in a line."""
    mark = seat + 1
    for a, b, c in LINES:
        if state.cells[a] == mark and state.cells[b] == mark and state.cells[c] == mark:
            return True
    return False


def conceal(state: TicTacToeState, viewer: int) -> None:
    """Nothing is hidden."""


def guess(state: TicTacToeState, viewer: int) -> None:
    """Nothing is hidden."""


def score(state: TicTacToeState, points: list[int], places: list[int]) -> None:
    """A line is a point."""
    for seat in range(2):
        points[seat] = 1 if has_line(state, seat) else 0
    rank(points, places, 2)


def check(state: TicTacToeState) -> int:
    """As many marks as cells that have one."""
    count = 0
    for cell in range(CELLS):
        if state.cells[cell] != NOTHING:
            count += 1
    return 101 if count != state.marked else 0
