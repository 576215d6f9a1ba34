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
from yurt.lab.arena import Arena, Clock, pairing_names, run_arena, take_times
from yurt.lab.ratings import Rating, rate
from yurt.lab.report import failure_sentences, progress_bar

LEGEND = """Ratings of openskill, and intervals by its sigma, which are rather too wide. A bot is \
timed at a table of its like."""

Ratings = dict[str, Rating]
Clocks = dict[str, Clock]


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
    for file in (csv_file, json_file, plot):
        if file is not None:
            check_writable(file)
    count = game.min_seats if seats is None else seats
    total = len(pairing_names(bots, count)) * count * -(-matches // count)
    with progress_bar() as bar:
        task = bar.add_task(f"{game.name}: getting the bots ready", total=total)

        def advance(done: int) -> None:
            bar.update(task, advance=done, description=game.name)

        arena = run_arena(
            game, bots, matches, seats, seed, workers or os.cpu_count() or 1, advance, **options
        )
    clocks = time_bots(game, bots, count, seed, options)  # when the workers are idle
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
    bots = _table(title, "bot", "rating", "95 % interval", "median move", "p99 move", "timed")
    for bot in sorted(arena.bots, key=lambda bot: -ratings[bot].mu):
        low, high = ratings[bot].interval
        clock = clocks[bot]
        bots.add_row(
            bot,
            f"{ratings[bot].mu:.1f}",
            f"{low:.1f} - {high:.1f}",
            f"{clock.median * 1000:.2f} ms",
            f"{clock.p99 * 1000:.2f} ms",
            f"{clock.moves:,} moves",
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
    for sentence in failure_sentences(arena.failures):
        console.print(sentence)


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

    figure, (wins, levels) = pyplot.subplots(1, 2, figsize=(12, 4.5), layout="constrained")
    figure.suptitle(f"{words_of(arena.game).say('title')}, {arena.plan.seats} seats")
    labels = [f"{pairing.challenger}\nv. {pairing.rival}" for pairing in arena.pairings]
    shares = [pairing.share for pairing in arena.pairings]
    errors = [
        [pairing.share - pairing.interval[0] for pairing in arena.pairings],
        [pairing.interval[1] - pairing.share for pairing in arena.pairings],
    ]
    wins.bar(labels, shares, yerr=errors, capsize=4, color="#4c7a9f")
    wins.axhline(1 / arena.plan.seats, color="black", linewidth=0.8, linestyle=":")
    wins.set(title=f"Win share, {arena.matches:,} matches, 95 % interval", ylim=(0, 1))
    wins.tick_params(axis="x", labelrotation=45 if len(labels) > 6 else 0)
    bots = sorted(arena.bots, key=lambda bot: ratings[bot].mu)
    spread = [ratings[bot].interval[1] - ratings[bot].mu for bot in bots]
    levels.errorbar([ratings[bot].mu for bot in bots], bots, xerr=spread, fmt="o", capsize=4)
    levels.set(title="Rating, 95 % interval")
    figure.savefig(file, dpi=130)
    pyplot.close(figure)
