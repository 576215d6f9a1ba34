"""`./yurt bench bots [GAME ...]`: every level against the one below, the search, and the clock."""

import argparse
import random
from itertools import pairwise

from measure import Report

import yurt
from yurt.bots.player import BotPlayer
from yurt.core.game import Game
from yurt.core.match import Match
from yurt.games.push.exact import Memory, chances_of_moves
from yurt.lab.arena import Arena, run_arena

LEVELS = ("easy", "medium", "hard", "master")
MILLISECONDS = {"easy": 10, "medium": 10, "hard": 150, "master": 500}
MATCHES = {"easy": 1000, "medium": 1000, "hard": 400, "master": 200}
"""Of each level against the one below; slow bots play fewer."""

ENDINGS = 20
FEW_CARDS = 2  # with more of them an end takes minutes to solve


def main() -> None:
    """Measure the games that are named, or all."""
    parser = argparse.ArgumentParser(prog="yurt bench bots", description=__doc__)
    parser.add_argument("games", nargs="*", default=yurt.game_names())
    parser.add_argument("--share", type=float, default=1.0, help="of the matches: 0.1 for a look")
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    report = Report("bots")
    for name in options.games:
        game = yurt.find_game(name)
        for seats in sorted({game.min_seats, *range(3, min(game.max_seats, 4) + 1)}):
            measure_levels(report, game, seats, options.share, options.workers)
        if "master" in game.bots:
            meet(report, game, "search", "master", game.min_seats, options.share, options.workers)
    if "push" in options.games:
        lost = regret(round(ENDINGS * options.share) or 1)
        report.limit(f"push: chance lost a decision with {FEW_CARDS} cards left", lost, 0.01, "")
    if options.share == 1:
        report.save()


def measure_levels(report: Report, game: Game, seats: int, share: float, workers: int) -> None:
    """Each level as a challenger of the one below; their clocks once."""
    levels = [level for level in LEVELS if level in game.bots]
    for below, level in pairwise(["random", *levels]):
        arena = meet(report, game, below, level, seats, share, workers)
        if seats == game.min_seats:
            p99 = arena.clocks[level].p99 * 1000
            report.limit(f"{game.name}, {level}: p99 of a move", p99, MILLISECONDS[level], "ms")


def meet(
    report: Report, game: Game, below: str, level: str, seats: int, share: float, workers: int
) -> Arena:
    """A bot as the challenger of another."""
    matches = max(4 * seats, int(MATCHES[level] * share))
    arena = run_arena(game, [below, level], matches, seats, seed=1, workers=workers)
    pairing = next(pairing for pairing in arena.pairings if pairing.challenger == level)
    goal = 0.65 if seats == 2 else 0.35
    low, high = pairing.interval
    word = "reached" if pairing.share >= goal else "not reached"
    name = f"{game.name}, {seats} seats, {level} against {below}"
    note = f"{low:.1%} - {high:.1%}, {matches} matches; at least {goal:.0%}: {word}"
    report.add(name, f"{pairing.share:.1%}", note)
    return arena


def regret(endings: int) -> float:
    """The chance to win that the master loses with a decision, in solved ends of matches of two."""
    lost = []
    for seed in range(endings):
        match = ending(seed)
        memory: Memory = {}
        players = [BotPlayer(match, seat, "master", seed) for seat in range(2)]
        while match.to_act:
            seat = match.to_act[0]
            chances = chances_of_moves(match.state, memory)
            chosen = players[seat].choose()
            if len(chances) > 1:
                lost.append(max(chances.values()) - chances[match.game.moves.parse(chosen)])
            match.play(seat, chosen)
    return sum(lost) / len(lost)


def ending(seed: int) -> Match:
    """A match of two in which few cards are left."""
    match = Match("push", 2, seed=seed)
    dice = random.Random(seed)
    players = [BotPlayer(match, seat, "hard", seed) for seat in range(2)]
    while match.state.deck_size > FEW_CARDS:
        seat = match.to_act[0]
        is_wild = dice.random() < 0.05
        match.play(seat, dice.choice(match.moves(seat)) if is_wild else players[seat].choose())
    return match


if __name__ == "__main__":
    main()
