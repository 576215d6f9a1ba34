"""YAK, the stone towers: trade food for stones and build the tower worth the most points."""

from yurt.core.game import Game, Option

from . import bots, chances, judge, reasons, rules, state

GAME = Game(
    name="towers",
    title="YAK: the stone towers",
    min_seats=2,
    max_seats=4,
    minutes=45,
    rules=rules,
    rules_version=1,
    state=state.TowersState,
    moves=state.MOVES,
    events=state.EVENTS,
    options=(Option("bonus", (0, 1, 2, 3), default=0),),
    judge=judge.judge,
    chances=chances.chances,
    reason=reasons.reason,
    bots={
        "easy": bots.easy,
        "medium": bots.medium,
        "hard": bots.hard,
        "master": bots.master,
    },
)
