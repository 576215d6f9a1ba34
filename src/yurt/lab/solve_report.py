"""A solved game on the command line: how exact it is, and how bots fare against it."""

import json
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from yurt.bots.player import bot_text
from yurt.core.game import Game
from yurt.core.match import checked_seed
from yurt.lab.cfr import exploitability, loss
from yurt.lab.exact import (
    Solved,
    find_small,
    losses,
    mean_and_spread,
    policy_of,
    solve_small,
)


def run(
    game: Game,
    bots: Sequence[str],
    matches: int,
    draws: int,
    rounds: int,
    size: int | None,
    seed: int,
    *,
    as_json: bool,
) -> None:
    """Solve the small form of a game, or take the solution from the cache, and measure bots."""
    unit = find_small(game).UNIT
    for bot in bots:
        bot_text(game, bot)
    checked_seed(seed)
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("solving", total=rounds)
        solved = solve_small(game, rounds, size, lambda done: bar.update(task, completed=done))
        bar.remove_task(task)
        measured = [_measure(solved, bot, matches, draws, seed, bar) for bot in bots]
    result = {
        "game": game.name,
        "unit": unit,
        "information_sets": len(solved.form.before),
        "choices": len(solved.policy) - sum(solved.form.dealt),
        "ends": len(solved.form.gains),
        "rounds": rounds,
        "exploitability": exploitability(solved.form, solved.policy),
        "seed": seed,
        "matches": matches,
        "draws": draws,
        "bots": measured,
    }
    if as_json:
        print(json.dumps(result, indent=2))
    else:
        _print(result)


def _measure(
    solved: Solved, bot: str, matches: int, draws: int, seed: int, bar: Progress
) -> dict[str, Any]:
    """What a bot loses to the equilibrium; if it is to be asked everywhere, also to anybody."""
    if draws == 0:
        task = bar.add_task(bot, total=matches)
        results = losses(solved, bot, matches, seed, lambda done: bar.update(task, completed=done))
        mean, spread = mean_and_spread(results)
        found = {"bot": bot, "loss": mean, "loss_low": mean - spread, "loss_high": mean + spread}
    else:
        task = bar.add_task(bot, total=len(solved.form.before))
        policy = policy_of(solved, bot, draws, seed, lambda done: bar.update(task, completed=done))
        lost = loss(solved.form, policy, solved.policy)
        found = {"bot": bot, "loss": lost, "exploitability": exploitability(solved.form, policy)}
    bar.remove_task(task)
    return found


def _print(result: dict[str, Any]) -> None:
    """What was found, for people."""
    console = Console(highlight=False)
    console.print(
        f"{result['game']}: {result['information_sets']:,} information sets, "
        f"{result['choices']:,} choices and {result['ends']:,} ends.\nAfter {result['rounds']:,} "
        f"rounds of CFR+ a best reply gains {result['exploitability']:.5f} {result['unit']}."
    )
    if not result["bots"]:
        return
    how = f"{result['matches']:,} matches" if result["draws"] == 0 else f"{result['draws']} draws"
    last = "95 % interval" if result["draws"] == 0 else "exploitability"
    table = Table(title=f"{result['unit'].capitalize()}, seed {result['seed']}, {how}")
    for heading in ("bot", "loses to the equilibrium", last):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for row in result["bots"]:
        if result["draws"] == 0:
            known = f"{row['loss_low']:.3f} to {row['loss_high']:.3f}"
        else:
            known = f"{row['exploitability']:.3f}"
        table.add_row(row["bot"], f"{row['loss']:.3f}", known)
    console.print(table)
