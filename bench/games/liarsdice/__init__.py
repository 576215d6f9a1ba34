"""Liar's dice with one die each, as OpenSpiel's `liars_dice` plays it: a yardstick for the kit."""

from yurt.core.game import Game

from . import rules, state

GAME = Game(
    name="liarsdice",
    title="Liar's dice",
    min_seats=2,
    max_seats=2,
    minutes=1,
    rules=rules,
    rules_version=1,
    state=state.LiarsDiceState,
    moves=state.MOVES,
    events=state.EVENTS,
)
