"""Tic-tac-toe, as boardgame.io's tutorial plays it: a yardstick for the server."""

from yurt.core.game import Game

from . import rules, state

GAME = Game(
    name="tictactoe",
    title="Tic-tac-toe",
    min_seats=2,
    max_seats=2,
    minutes=1,
    rules=rules,
    rules_version=1,
    state=state.TicTacToeState,
    moves=state.MOVES,
    events=state.EVENTS,
)
