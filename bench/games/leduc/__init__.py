"""Leduc poker, as OpenSpiel's `leduc_poker` for two plays it: a yardstick for the kit."""

from yurt.core.game import Game

from . import rules, state

GAME = Game(
    name="leduc",
    title="Leduc poker",
    min_seats=2,
    max_seats=2,
    minutes=1,
    rules=rules,
    rules_version=1,
    state=state.LeducState,
    moves=state.MOVES,
    events=state.EVENTS,
)
