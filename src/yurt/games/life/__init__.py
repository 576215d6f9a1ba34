"""Life is Life: swap animals with the rows, knock in time, and keep your lives."""

from yurt.core.game import Game, Option

from . import bots, chances, judge, rules, state

GAME = Game(
    name="life",
    title="Life is Life",
    min_seats=3,
    max_seats=state.MAX_SEATS,
    minutes=30,
    rules=rules,
    rules_version=1,
    state=state.LifeState,
    moves=state.MOVES,
    events=state.EVENTS,
    options=(Option("expert", (False, True), default=False),),
    judge=judge.judge,
    chances=chances.chances,
    reason=chances.reason,
    bots={
        "easy": bots.easy,
        "medium": bots.medium,
        "hard": bots.hard,
        "master": bots.master,
    },
)
