"""A simulation on the command line: progress, then a table, CSV, JSON or a plot."""

import csv
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from yurt.core.errors import InputError, check_writable
from yurt.core.game import Game
from yurt.core.words import words_of
from yurt.lab.simulate import Summary, plan_matches, simulate
from yurt.lab.workers import ending_at_once


@ending_at_once()
def run(
    game: Game,
    seats: int | None,
    matches: int,
    bots: Sequence[str],
    seed: int,
    workers: int | None,
    options: dict[str, Any],
    form: str,
    plot: Path | None,
) -> None:
    """Simulate and show the result."""
    workers = workers or os.cpu_count() or 1
    plan_matches(game, seats, matches, bots, seed, workers, options)
    if plot is not None:
        if plot.suffix.lower() != ".png":
            raise InputError(f"a plot goes to a PNG file, not to {str(plot)!r}")
        check_writable(plot)
    with progress_bar() as bar:
        task = bar.add_task(f"{game.name}: getting the rules ready", total=matches)

        def advance(done: int) -> None:
            bar.update(task, advance=done, description=game.name)

        summary = simulate(game, seats, matches, bots, seed, workers, advance, **options)
    PRINTERS[form](game, summary)
    if plot is not None:
        draw(game, summary, plot)


def progress_bar() -> Progress:
    """A bar with the number of matches, their rate and the time left."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        _RateColumn("{task.speed}"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )


class _RateColumn(TextColumn):
    """How many matches a second."""

    def render(self, task: Any) -> Any:
        return f"{task.speed:,.0f}/s" if task.speed else ""


def print_table(game: Game, summary: Summary) -> None:
    """A table for people."""
    title = words_of(game).say("title")
    table = Table(title=f"{title}: {summary.matches:,} matches, seed {summary.plan.seed}")
    has_failures = bool(summary.failures.any())
    headings = ["seat", "bot", "win share", "95 % interval", "mean points"]
    for heading in headings + ["failures"] * has_failures:
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for row in summary.rows():
        table.add_row(
            str(row["seat"]),
            row["bot"],
            f"{row['win_share']:.2%}",
            f"{row['win_share_low']:.2%} - {row['win_share_high']:.2%}",
            f"{row['mean_points']:.2f}",
            *[f"{row['failures']:,}"] * has_failures,
        )
    lengths = summary.length_counts
    console = Console()
    console.print(table)
    console.print(
        f"Moves in a match: {summary.mean_length:.1f} on average, {min(lengths)} to {max(lengths)}."
    )


def print_csv(game: Game, summary: Summary) -> None:
    """One row a seat."""
    rows = [{"game": game.name, **row, "matches": summary.matches} for row in summary.rows()]
    for row in rows:
        row["mean_length"] = round(summary.mean_length, 6)
    writer = csv.DictWriter(sys.stdout, rows[0].keys(), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)


def print_json(game: Game, summary: Summary) -> None:
    """Everything, with the counts of lengths and points."""
    plan = summary.plan
    result = {
        "game": game.name,
        "rules_version": game.rules_version,
        "options": dict(plan.options),
        "seed": plan.seed,
        "matches": summary.matches,
        "mean_length": round(summary.mean_length, 6),
        "seats": summary.rows(),
        "length_counts": dict(sorted(summary.length_counts.items())),
        "point_counts": [dict(sorted(counts.items())) for counts in summary.point_counts],
    }
    print(json.dumps(result, indent=2))


PRINTERS = {"table": print_table, "csv": print_csv, "json": print_json}


def draw(game: Game, summary: Summary, file: Path) -> None:
    """Win shares with their intervals, the points of each seat, and the lengths of the matches."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot

    figure, (wins, points, lengths) = pyplot.subplots(1, 3, figsize=(13, 4), layout="constrained")
    title = words_of(game).say("title")
    figure.suptitle(f"{title}: {summary.matches:,} matches, seed {summary.plan.seed}")
    rows = summary.rows()
    labels = [f"{row['seat']}\n{row['bot']}" for row in rows]
    shares = [row["win_share"] for row in rows]
    below = [row["win_share"] - row["win_share_low"] for row in rows]
    above = [row["win_share_high"] - row["win_share"] for row in rows]
    wins.bar(labels, shares, yerr=[below, above], capsize=5, color="#4c7a9f")
    wins.axhline(1 / len(rows), color="black", linewidth=0.8, linestyle=":")
    wins.set(title="Win share, 95 % interval", xlabel="seat", ylim=(0, None))
    for seat, counts in enumerate(summary.point_counts):
        values = sorted(counts)
        share = [counts[value] / summary.matches for value in values]
        points.plot(values, share, label=labels[seat].replace("\n", " "))
    points.set(title="Points", xlabel="points", ylabel="share of matches")
    points.legend()
    values = sorted(summary.length_counts)
    share = [summary.length_counts[value] / summary.matches for value in values]
    lengths.fill_between(values, share, step="mid", color="#a3684c")
    lengths.set(title="Length", xlabel="moves", ylabel="share of matches", ylim=(0, None))
    figure.savefig(file, dpi=130)
    pyplot.close(figure)
