"""PUSH: turn over cards, build columns, stop before it is too late, and keep what you have won."""

from yurt.core.game import Game, Option

from . import bots, chances, judge, rules, state

GAME = Game(
    name="push",
    title="PUSH",
    min_seats=2,
    max_seats=6,
    minutes=20,
    rules=rules,
    rules_version=1,
    state=state.PushState,
    moves=state.MOVES,
    events=state.EVENTS,
    options=(
        Option("protection", tuple(state.PROTECTIONS), default="colour"),
        Option("risk", (False, True), default=False),
    ),
    judge=judge.judge,
    chances=chances.chances,
    reason=chances.reason,
    bots={
        "easy": bots.easy,
        "medium": bots.medium,
        "hard": bots.hard,
        "master": bots.master,
    },
    yardsticks={"greedy": bots.greedy},
)
