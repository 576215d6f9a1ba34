"""Peaks: everybody chooses a card in secret, and the highest one that stands alone scores."""

from yurt.core.game import Game, Option

from . import bots, rules, state

GAME = Game(
    name="peaks",
    title="Peaks",
    min_seats=2,
    max_seats=4,
    minutes=2,
    rules=rules,
    rules_version=1,
    state=state.PeaksState,
    moves=state.MOVES,
    events=state.EVENTS,
    options=(Option("valley", (False, True), default=False),),
    bots={"easy": bots.easy},
)
