"""An arena on the command line: progress, tables, and files for other programs."""

import csv
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from yurt.core.errors import InputError, check_writable
from yurt.core.game import Game
from yurt.core.words import words_of
from yurt.lab.arena import Arena, Clock, Pairing, make_tables, run_arena, take_times
from yurt.lab.ratings import MIDDLE, Rating, rate
from yurt.lab.report import progress_bar
from yurt.lab.workers import ending_at_once

LEGEND = """Ratings of openskill, and intervals by its sigma, which are rather too wide. A bot is \
timed at a table of its like."""

HEIGHT, ROW_HEIGHT = 1.9, 0.32  # of a plot, in inches: of what stands around the rows, and a row
CHANCE = {"color": "black", "linewidth": 1.0, "linestyle": ":"}
POINTS = {"fmt": "o", "markersize": 6, "capsize": 4, "color": "#4c7a9f"}

Ratings = dict[str, Rating]
Clocks = dict[str, Clock]


@ending_at_once()
def run(
    game: Game,
    bots: Sequence[str],
    matches: int,
    seats: int | None,
    seed: int,
    workers: int | None,
    options: dict[str, Any],
    csv_file: Path | None,
    json_file: Path | None,
    plot: Path | None,
) -> None:
    """Let the bots play and show what came of it."""
    if plot is not None and plot.suffix.lower() != ".png":
        raise InputError(f"a plot goes to a PNG file, not to {str(plot)!r}")
    files = [file for file in (csv_file, json_file, plot) if file is not None]
    if len({file.resolve() for file in files}) < len(files):
        raise InputError("CSV, JSON and the plot need a file each")
    for file in files:
        check_writable(file)
    workers = workers or os.cpu_count() or 1
    tables = make_tables(game, bots, matches, seats, seed, workers, options)
    with progress_bar() as bar:
        total = sum(table.deals for table in tables)
        task = bar.add_task(f"{game.name}: getting the bots ready", total=total)

        def advance(done: int) -> None:
            bar.update(task, advance=done, description=game.name)

        arena = run_arena(game, bots, matches, seats, seed, workers, advance, **options)
    clocks = time_bots(game, bots, arena.plan.seats, seed, options)  # when the workers are idle
    ratings = rate(arena.bots, arena.standings)
    print_tables(arena, ratings, clocks)
    if csv_file is not None:
        write_csv(arena, csv_file)
    if json_file is not None:
        json_file.write_text(
            json.dumps(as_dict(arena, ratings, clocks), indent=2), encoding="utf-8"
        )
    if plot is not None:
        draw(arena, ratings, plot)


def time_bots(
    game: Game, bots: Sequence[str], seats: int, seed: int, options: dict[str, Any]
) -> Clocks:
    """How long each bot takes for a move; a line says which one is being timed."""
    with Console(stderr=True).status(f"{game.name}: timing moves") as line:

        def tell(bot: str) -> None:
            line.update(f"{game.name}: timing moves of {bot}")

        return take_times(game, bots, seats, seed, tell, **options)


def print_tables(arena: Arena, ratings: Ratings, clocks: Clocks) -> None:
    """Two tables for people: the bots, and the pairings."""
    title = f"{words_of(arena.game).say('title')}, {arena.plan.seats} seats, seed {arena.plan.seed}"
    failures = ["failures"] if any(arena.failures.values()) else []
    headings = ("bot", "rating", "95 % interval", "median move", "p99 move", "timed", *failures)
    bots = _table(title, *headings)
    for bot in sorted(arena.bots, key=lambda bot: -ratings[bot].mu):
        low, high = ratings[bot].interval
        clock = clocks[bot]
        bots.add_row(
            bot,
            f"{ratings[bot].mu:.1f}",
            f"{low:.1f} - {high:.1f}",
            format_seconds(clock.median),
            format_seconds(clock.p99),
            f"{clock.moves:,} moves",
            *[f"{arena.failures[bot]:,}" for _ in failures],
        )
    bots.caption = LEGEND
    rivals = "against one" if arena.plan.seats == 2 else f"against {arena.plan.seats - 1}"
    fair = f"{arena.matches:,} matches each; {1 / arena.plan.seats:.0%} would be level"
    pairings = _table(fair, "bot", rivals, "win share", "95 % interval", "lead in points")
    for pairing in arena.pairings:
        low, high = pairing.interval
        pairings.add_row(
            pairing.challenger,
            pairing.rival,
            f"{pairing.share:.1%}",
            f"{low:.1%} - {high:.1%}",
            f"{pairing.lead:+.1f}",
        )
    console = Console()
    console.print(bots)
    console.print(pairings)


def format_seconds(seconds: float) -> str:
    """A short time with two digits or more, in a unit that suits it: 2.1 µs."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return _with_digits(seconds / size, unit)
    return _with_digits(seconds / 1e-6, "µs")


def _with_digits(number: float, unit: str) -> str:
    return f"{number:.1f} {unit}" if number < 10 else f"{number:,.0f} {unit}"


def _table(title: str, *headings: str) -> Table:
    table = Table(title=title)
    for heading in headings:
        is_word = heading == "bot" or heading.startswith("against")
        table.add_column(heading, justify="left" if is_word else "right")
    return table


def pairing_rows(arena: Arena) -> list[dict[str, Any]]:
    """One row a pairing."""
    return [
        {
            "bot": pairing.challenger,
            "against": pairing.rival,
            "rivals": arena.plan.seats - 1,
            "matches": arena.matches,
            "win_share": round(pairing.share, 6),
            "win_share_low": round(pairing.interval[0], 6),
            "win_share_high": round(pairing.interval[1], 6),
            "lead": round(pairing.lead, 6),
            "failures": pairing.failures[pairing.challenger],
            "rival_failures": pairing.failures[pairing.rival],
        }
        for pairing in arena.pairings
    ]


def write_csv(arena: Arena, file: Path) -> None:
    """One row a pairing."""
    rows = [{"game": arena.game.name, **row} for row in pairing_rows(arena)]
    with file.open("w", encoding="utf-8", newline="") as out:
        writer = csv.DictWriter(out, rows[0].keys(), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def as_dict(arena: Arena, ratings: Ratings, clocks: Clocks) -> dict[str, Any]:
    """Everything, ready for JSON; all but the times follows from the seed."""
    return {
        "game": arena.game.name,
        "rules_version": arena.game.rules_version,
        "seats": arena.plan.seats,
        "options": dict(arena.plan.options),
        "seed": arena.plan.seed,
        "pairings": pairing_rows(arena),
        "failures": arena.failures,
        "ratings": {
            bot: {
                "mu": round(rating.mu, 4),
                "sigma": round(rating.sigma, 4),
                "low": round(rating.interval[0], 4),
                "high": round(rating.interval[1], 4),
            }
            for bot, rating in ratings.items()
        },
        "seconds": {
            bot: {"moves": clock.moves, "median": clock.median, "p99": clock.p99}
            for bot, clock in clocks.items()
        },
    }


def draw(arena: Arena, ratings: Ratings, file: Path) -> None:
    """The win shares of all pairings and the ratings, with their intervals."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot

    rows = max(len(arena.pairings), len(arena.bots))
    size = (12.0, HEIGHT + ROW_HEIGHT * rows)
    figure, (wins, levels) = pyplot.subplots(
        1, 2, figsize=size, layout="constrained", width_ratios=(3, 2)
    )
    title = words_of(arena.game).say("title")
    figure.suptitle(f"{title}, {arena.plan.seats} seats, seed {arena.plan.seed}")
    _draw_wins(wins, arena.pairings, arena.plan.seats)
    wins.set_title(f"Win share in {arena.matches:,} matches, 95 % interval")
    _draw_ratings(levels, ratings)
    levels.set_title("Rating, 95 % interval")
    figure.savefig(file, dpi=130)
    pyplot.close(figure)


def _draw_wins(axes: Any, pairings: Sequence[Pairing], seats: int) -> None:
    """A point with its interval for each pairing, from the top; a line where chance would be."""
    labels = [f"{pairing.challenger} v. {pairing.rival}" for pairing in pairings]
    shares = [100 * pairing.share for pairing in pairings]
    low = [100 * (pairing.share - pairing.interval[0]) for pairing in pairings]
    high = [100 * (pairing.interval[1] - pairing.share) for pairing in pairings]
    axes.axvline(100 / seats, **CHANCE)
    axes.errorbar(shares, labels, xerr=[low, high], **POINTS)
    axes.set(xlim=(-3, 103), xlabel=f"% (dotted: {100 / seats:.3g} % would be level)")
    _from_the_top(axes, len(labels))


def _draw_ratings(axes: Any, ratings: Ratings) -> None:
    """A point with its interval for each bot, the strongest at the top."""
    bots = sorted(ratings, key=lambda bot: -ratings[bot].mu)
    spread = [ratings[bot].interval[1] - ratings[bot].mu for bot in bots]
    axes.axvline(MIDDLE, **CHANCE)
    axes.errorbar([ratings[bot].mu for bot in bots], bots, xerr=spread, **POINTS)
    axes.set(xlabel=f"openskill (dotted: the mean of all, {MIDDLE:g})")
    _from_the_top(axes, len(bots))


def _from_the_top(axes: Any, rows: int) -> None:
    """Rows of the same height, read from the top, with a thin line for each."""
    axes.set_ylim(rows - 0.5, -0.5)
    axes.grid(axis="y", linewidth=0.4)
    axes.set_axisbelow(True)
