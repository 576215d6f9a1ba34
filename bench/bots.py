"""`./yurt bench bots [GAME ...]`: every level against the one below, yardsticks, and the clock."""

import argparse
import time
from collections.abc import Callable, Sequence
from itertools import pairwise

from measure import Report

import yurt
from yurt.core.game import Game
from yurt.games.push.state import PushState
from yurt.lab.arena import Pairing, run_arena, take_time
from yurt.lab.exact import MATCHES as PILES
from yurt.lab.exact import lost_to_equilibrium
from yurt.lab.intervals import wilson
from yurt.lab.plan import make_plan
from yurt.lab.regret import measure_regret as bot_regret
from yurt.lab.simulate import simulate
from yurt.lab.train import find_training, with_bar

SEED = 1001  # no bot was tuned or trained with it
SEATS = (2, 3, 4)
LEVELS = ("easy", "medium", "hard", "master")
MILLISECONDS = {"easy": 10, "medium": 10, "hard": 150, "master": 500}
MATCHES = {"easy": 1000, "medium": 1000, "hard": 400, "master": 400, "search": 60}
"""Of each level against the one below; slow bots play fewer."""

MANY, SOME, FEW = 1000, 400, 100
"""Matches against yardsticks: with two seats, with four against the best one, and the others."""

TIMED_AMONG = {("yak", 4): ("jump10", "doubt10")}
"""The master thinks long among those who only reckon, so it is timed among these, too."""

SEARCH_GOALS = {"life": 0.65, "towers": 0.65}  # of the master, with the fewest players
YARDSTICK_GOALS = {("yak", 2): 0.80, ("yak", 4): 0.40, ("push", 2): 0.55}
MOST_LOST_CARDS = 0.10  # a pile, by the master in mini-YAK
MOST_EXPLOITED = 0.65
MATCHES_A_SECOND = 1000  # of YAK with medium bots, on one core

ENDINGS = 60
FEW_CARDS = (3, 6)
MOST_REGRET = 0.01


def main() -> None:
    """Measure the games that are named, or all."""
    parser = argparse.ArgumentParser(prog="yurt bench bots", description=__doc__)
    parser.add_argument("games", nargs="*", default=yurt.game_names())
    parser.add_argument("--share", type=float, default=1.0, help="of the matches: 0.1 for a look")
    parser.add_argument("--seats", type=int, choices=SEATS, help="only at tables with so many")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument(
        "--exploit", action="store_true", help="train networks against the master of YAK, too"
    )
    options = parser.parse_args()
    if not 0 < options.share <= 1:
        parser.error("--share takes a number above 0, at most 1")
    seats = [options.seats] if options.seats else [*SEATS]
    at = f", {options.seats} seats" if options.seats else ""
    report = Report(f"bots of {', '.join(options.games)}{at}")
    for name in options.games:
        bench = Bench(report, yurt.find_game(name), seats, options.share, options.workers)
        bench.measure_levels()
        bench.measure_yardsticks()
        bench.measure_times()
    if "push" in options.games and 2 in seats:
        measure_regret(report, max(2, round(ENDINGS * options.share)))
    if "yak" in options.games and 4 in seats:
        measure_speed(report, round(20_000 * options.share))
    if "yak" in options.games and 2 in seats:
        measure_mini_yak(report, max(100, round(PILES * options.share)))
        if options.exploit:
            measure_exploiter(report, options.share)
    if options.share == 1:
        report.save()


class Bench:
    """The bots of a game, all in one twin, which is compiled once."""

    def __init__(
        self, report: Report, game: Game, seats: list[int], share: float, workers: int
    ) -> None:
        self.report = report
        self.game = game
        self.seats = [count for count in seats if game.min_seats <= count <= game.max_seats]
        self.share = share
        self.workers = workers
        self.levels = [level for level in LEVELS if level in game.bots]
        self.bots = ["random", *self.levels, "search"]

    def measure_levels(self) -> None:
        """Each level as a challenger of the one below."""
        for seats in self.seats:
            for below, level in pairwise(["random", *self.levels]):
                goal = 0.65 if seats == 2 else 0.35
                self.meet(level, below, seats, MATCHES[level], goal, self.bots)

    def measure_yardsticks(self) -> None:
        """The master against the search and, if the game has some, against other yardsticks."""
        game = self.game
        if "master" not in game.bots:
            return
        if game.min_seats in self.seats:
            goal = SEARCH_GOALS.get(game.name)
            self.meet("master", "search", game.min_seats, MATCHES["search"], goal, self.bots)
        bots = ["master", *game.yardsticks]
        for seats in sorted({2, 4} & {*self.seats}) if game.yardsticks else ():
            best = self.best_yardstick(seats)
            shares = {}
            for yardstick in game.yardsticks:
                is_best = yardstick == best
                goal = YARDSTICK_GOALS.get((game.name, seats)) if is_best else None
                matches = MANY if seats == 2 else SOME if is_best else FEW
                shares[yardstick] = self.meet("master", yardstick, seats, matches, goal, bots)
            if len(shares) > 1:
                worst = min(shares, key=lambda name: shares[name])
                name = f"{game.name}, {seats} seats, master against whom it does worst"
                self.report.add(name, f"{shares[worst]:.1%}", worst)
            for rival in dict.fromkeys((best, *TIMED_AMONG.get((game.name, seats), ()))):
                self.measure_time("master", [rival] * (seats - 1), bots)

    def best_yardstick(self, seats: int) -> str:
        """The one that does best against the others: the goal is set against it."""
        names = list(self.game.yardsticks)
        if len(names) == 1:
            return names[0]
        count = max(4 * seats, int(MATCHES["medium"] * self.share))
        arena = run_arena(self.game, names, count, seats, SEED, self.workers)
        means = mean_shares(arena.pairings, seats)
        best = max(means, key=lambda name: means[name])
        note = ", ".join(f"{name} {mean:.1%}" for name, mean in means.items())
        self.report.add(f"{self.game.name}, {seats} seats, best yardstick", best, note)
        return best

    def meet(
        self, bot: str, rival: str, seats: int, matches: int, goal: float | None, bots: list[str]
    ) -> float:
        """The share of matches that a bot wins as the challenger of another."""
        count = max(4 * seats, int(matches * self.share))
        pairs = [(bot, rival)]
        arena = run_arena(self.game, bots, count, seats, SEED, self.workers, pairs=pairs)
        name = f"{self.game.name}, {seats} seats, {bot} against {rival}"
        note = f"{interval_text(arena.pairings[0])}, {arena.matches} matches"
        if goal is not None:
            note += f"; at least {goal:.0%}: {word_for(arena.pairings[0], goal)}"
        self.report.add(name, f"{arena.pairings[0].share:.1%}", note)
        return arena.pairings[0].share

    def measure_times(self) -> None:
        """How long the levels take for a move, on one core."""
        for seats in sorted({self.game.min_seats, 4} & {*self.seats}):
            for level in self.levels:
                self.measure_time(level, [level] * (seats - 1), self.bots)

    def measure_time(self, bot: str, rivals: list[str], bots: list[str]) -> None:
        """How long a bot takes for a move among others."""
        seated = [bot, *rivals]
        clock = take_time(make_plan(self.game, len(seated), seated, SEED, {}, bots), bot)
        among = "" if rivals[0] == bot else f" among {rivals[0]}"
        name = f"{self.game.name}, {len(seated)} seats, {bot}{among}: p99 of {clock.moves} moves"
        self.report.limit(name, clock.p99 * 1000, MILLISECONDS[bot], "ms")


def mean_shares(pairings: Sequence[Pairing], seats: int) -> dict[str, float]:
    """The mean share of each bot over all its pairings, as a challenger and as a rival."""
    shares: dict[str, list[float]] = {}
    for pairing in pairings:
        shares.setdefault(pairing.challenger, []).append(pairing.share)
        shares.setdefault(pairing.rival, []).append((1 - pairing.share) / (seats - 1))
    return {name: sum(found) / len(found) for name, found in shares.items()}


def interval_text(pairing: Pairing) -> str:
    """The 95 % interval of a share."""
    low, high = pairing.interval
    return f"{low:.1%} - {high:.1%}"


def word_for(pairing: Pairing, goal: float) -> str:
    """Whether a goal is reached, and whether the whole interval is on that side."""
    low, high = pairing.interval
    if low >= goal:
        return "reached"
    if high < goal:
        return "not reached"
    return "reached, by chance perhaps" if pairing.share >= goal else "not reached, perhaps"


def measure_speed(report: Report, matches: int) -> None:
    """Matches of YAK with four medium bots, on one core."""
    simulate("yak", 4, 10, ["medium"], SEED)  # compiled
    start = time.process_time()
    simulate("yak", 4, matches, ["medium"], SEED)
    rate = matches / (time.process_time() - start)
    report.target("yak, 4 medium bots: matches a second and core", rate, MATCHES_A_SECOND)


def measure_mini_yak(report: Report, piles: int) -> None:
    """What the master loses to the equilibrium of mini-YAK."""
    lost, spread = lost_to_equilibrium(yurt.find_game("yak"), "master", piles, SEED)
    add_loss(report, "mini-YAK, master: cards lost a pile", lost, spread, MOST_LOST_CARDS)


def measure_exploiter(report: Report, effort: float) -> None:
    """How often networks win that were trained only to beat the master of YAK."""
    game = yurt.find_game("yak")
    exploiters = with_bar(game, find_training(game, "exploit").exploit, SEED, effort)
    for begin, (steps, share, matches) in exploiters.items():
        low, high = wilson(share, matches)
        word = "reached" if share < MOST_EXPLOITED else "not reached"
        if low < MOST_EXPLOITED <= high:
            word += ", by chance perhaps"
        note = f"{low:.1%} - {high:.1%}, {matches} matches; below {MOST_EXPLOITED:.0%}: {word}"
        name = f"yak, exploiter that began {begin}, after {steps:,} decisions"
        report.add(name, f"{share:.1%}", note)


def measure_regret(report: Report, endings: int) -> None:
    """The share of the points at stake that the master loses in solved ends of PUSH."""
    game = yurt.find_game("push")
    for cards in FEW_CARDS:
        seeds = range(SEED, SEED + endings)
        regret = bot_regret(game, "master", seeds, near(cards), "greedy")
        name = f"push, master: share of the points at stake lost with {cards} cards left"
        note = f"{endings} ends, {regret.decisions} decisions, {regret.stake:.1f} points at stake"
        word = "reached" if regret.share < MOST_REGRET else "not reached"
        report.add(name, f"{regret.share:.2%}", f"{note}; below {MOST_REGRET:.0%}: {word}")


def near(cards: int) -> Callable[[PushState], bool]:
    """So many cards are left, or fewer."""
    return lambda state: state.deck_size <= cards


def add_loss(report: Report, name: str, lost: float, spread: float, most: float) -> None:
    """A mean loss with its interval and its limit."""
    word = "reached" if lost <= most else "not reached"
    note = f"{lost - spread:.4f} - {lost + spread:.4f}; at most {most:g}: {word}"
    report.add(name, f"{lost:.4f}", note)


if __name__ == "__main__":
    main()
