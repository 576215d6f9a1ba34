"""YAK, and its Czech edition JAK: lay a card face down, claim what the pile holds, or doubt it."""

from yurt.core.game import Game, Option

from . import bots, chances, judge, rules, state, thresholds

GAME = Game(
    name="yak",
    title="YAK",
    min_seats=2,
    max_seats=6,
    minutes=30,
    rules=rules,
    rules_version=1,
    state=state.YakState,
    moves=state.MOVES,
    events=state.EVENTS,
    options=(Option("edition", ("zoch", "jak"), default="zoch", lab=("mini",)),),
    judge=judge.judge,
    chances=chances.chances,
    reason=chances.reason,
    bots={
        "easy": bots.easy,
        "sceptic": bots.sceptic,
        "bluffer": bots.bluffer,
        "medium": bots.medium,
        "hard": bots.hard,
        "master": bots.master,
    },
    yardsticks=thresholds.YARDSTICKS,
)
