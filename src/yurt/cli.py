"""The command line."""

import inspect
import io
import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table
from typer.core import TyperGroup

import yurt
from yurt.core.catalogue import find_game, game_names
from yurt.core.errors import InputError, check_writable
from yurt.core.game import Game
from yurt.core.judge import judge as settle
from yurt.core.words import languages, words_of
from yurt.server.settings import parameters, read_settings

app = typer.Typer(
    help="Four tabletop games, exactly as their rulebooks say.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
record_app = typer.Typer(help="Look into records of matches.", no_args_is_help=True)
app.add_typer(record_app, name="record")



class Judges(TyperGroup):
    """One command for each game that has a judge; a game is loaded when it is asked for."""

    def list_commands(self, ctx: Any) -> list[str]:
        return [name for name in game_names() if find_game(name).judge is not None]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in game_names() or find_game(cmd_name).judge is None:
            return None
        one = typer.Typer(add_completion=False)
        one.command(cmd_name)(_judge_command(find_game(cmd_name)))
        return typer.main.get_command(one)


judge_app = typer.Typer(cls=Judges, no_args_is_help=True)
app.add_typer(judge_app, name="judge")


@judge_app.callback()
def judge() -> None:
    """Settle a dispute at a real table."""


GameName = Annotated[str, typer.Argument(help="A game: see `yurt games`.")]
Seats = Annotated[int | None, typer.Option(help="How many play.")]
Bots = Annotated[str, typer.Option(help="One bot for all seats, or one for each: easy,random.")]
Rivals = Annotated[str, typer.Option(help="One bot for all seats, or one for each other seat.")]
Language = Annotated[str, typer.Option("--lang", help="The language: en, de, ...")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="An option of the game: edition=jak.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Commitment = Annotated[str | None, typer.Option(help="The hash shown before the deal.")]
RecordFile = Annotated[Path, typer.Argument(help="A record; - reads standard input.")]


def main() -> None:
    """Run a command; what a user did wrong becomes one sentence and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app(prog_name="yurt")
        sys.stdout.flush()
    except InputError as error:
        Console(stderr=True).print(f"[red]{escape(str(error))}[/red]", highlight=False)
        sys.exit(2)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:
        Console(stderr=True).print(f"[red]{escape(str(error))}[/red]", highlight=False)
        sys.exit(1)


def parse_bots(text: str) -> list[str]:
    """The names in a list such as `easy, random`."""
    return [name.strip() for name in text.split(",")]


def parse_options(game: Game, given: list[str] | None) -> dict[str, Any]:
    """Options of a game from words such as `edition=jak`."""
    options = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise InputError(f"an option has the form name=value, not {text!r}")
        options[name] = value
    return game.choose_options(options)


@app.callback(invoke_without_command=True)
def options(
    version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False,
) -> None:
    """Four tabletop games, exactly as their rulebooks say."""
    if version:
        print(f"yurt {yurt.__version__}")
        raise typer.Exit


@app.command()
def start(
    port: Annotated[int | None, typer.Option(help="The port to listen at.")] = None,
    browser: Annotated[bool, typer.Option(help="Open the browser, if there is a screen.")] = True,
) -> None:
    """Begin here: play in the browser, served by this machine."""
    from yurt.server.start import start as run

    run(read_settings({"YURT_LOG": "warning", **os.environ}, port=port), with_browser=browser)


@app.command()
def tour() -> None:
    """Play a first match of YAK in the terminal."""
    from yurt.terminal.tour import take_tour

    take_tour()


def serve(**flags: Any) -> None:
    """Serve live tables; every setting is also a variable, see docs/operations.md."""
    from yurt.server.app import serve as run

    run(read_settings(os.environ, **flags))


vars(serve)["__signature__"] = inspect.Signature(parameters())
app.command()(serve)


@app.command()
def games() -> None:
    """List the games."""
    from yurt.bots.player import bot_names

    table = Table()
    for heading in ("game", "title", "players", "minutes", "options", "bots", "languages"):
        table.add_column(heading, overflow="fold")
    for name in game_names():
        game = find_game(name)
        options = [f"{o.name}={'|'.join(str(c).lower() for c in o.choices)}" for o in game.options]
        table.add_row(
            f"[bold]{game.name}[/bold]",
            game.title,
            f"{game.min_seats}-{game.max_seats}",
            str(game.minutes),
            "\n".join(options),
            " ".join(bot_names(game)),
            " ".join(languages(game)),
        )
    Console().print(table)


@app.command()
def rules(
    game: GameName,
    number: Annotated[str, typer.Argument(help="Only a chapter or a rule: 3 or 3.5.")] = "",
    lang: Language = "en",
) -> None:
    """Read the numbered rules of a game."""
    from yurt.terminal.rules import show_rules

    show_rules(Console(), find_game(game), lang, number)


@app.command()
def play(
    game: GameName,
    seats: Seats = None,
    seat: Annotated[int, typer.Option(help="Your seat, from 0.")] = 0,
    bots: Rivals = "easy",
    name: Annotated[str, typer.Option(help="Your name.")] = "You",
    watch: Annotated[bool, typer.Option("--watch", help="Let bots play all seats.")] = False,
    seed: Annotated[int | None, typer.Option(help="Repeat a deal.")] = None,
    save: Annotated[Path | None, typer.Option(help="Write the record to this file.")] = None,
    lang: Language = "en",
    option: Options = None,
) -> None:
    """Play a match in the terminal against bots."""
    from yurt.bots.player import RANDOM, bot_text
    from yurt.core.chance import new_secret
    from yurt.core.match import Match
    from yurt.terminal.lines import play_lines

    card = find_game(game)
    count = card.min_seats if seats is None else seats
    listed = parse_bots(bots)
    for bot in listed:
        bot_text(card, bot)
    if not 0 <= seat < count:
        raise InputError(f"there is no seat {seat} of {count}: they are numbered from 0")
    chosen = listed * count if len(listed) == 1 else listed
    if len(chosen) == count - 1 and not watch:
        chosen.insert(seat, RANDOM)  # who never moves
    if len(chosen) != count:
        need = f"name one for all, {count - 1} for the others or one for each seat"
        raise InputError(f"{len(chosen)} bots at {count} seats: {need}")
    names = [f"{chosen[i].capitalize()} {i}" for i in range(count)]
    if not watch:
        names[seat] = name
    if save is not None:
        check_writable(save)
    options = parse_options(card, option)
    match = Match(card, count, seed=seed, names=names, started=time.time(), **options)
    dice = seed if seed is not None else int.from_bytes(new_secret()[:7], "big")
    ended = play_lines(match, None if watch else seat, chosen, words_of(card, lang), dice)
    if save is not None:
        save.write_text(match.record(), encoding="utf-8")
    if not ended:
        raise typer.Exit(1)


@app.command()
def simulate(
    game: GameName,
    seats: Seats = None,
    matches: Annotated[int, typer.Option("--games", min=1, help="How many matches.")] = 1000,
    bots: Bots = "random",
    seed: Annotated[int, typer.Option(help="The same seed gives the same result.")] = 0,
    workers: Annotated[int | None, typer.Option(min=1, help="Default: one a core.")] = None,
    option: Options = None,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print CSV.")] = False,
    as_json: AsJson = False,
    plot: Annotated[Path | None, typer.Option(help="Draw the result into this PNG file.")] = None,
) -> None:
    """Let bots play a great many matches."""
    from yurt.lab import report

    if as_csv and as_json:
        raise InputError("print CSV or JSON, not both")
    card = find_game(game)
    report.run(
        card, seats, matches, parse_bots(bots), seed, workers, parse_options(card, option),
        form="json" if as_json else "csv" if as_csv else "table", plot=plot,
    )


@app.command()
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help="The bots that meet: easy,medium,hard.")],
    matches: Annotated[int, typer.Option("--games", min=1, help="Matches a pairing.")] = 1000,
    seats: Seats = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same result.")] = 0,
    workers: Annotated[int | None, typer.Option(min=1, help="Default: one a core.")] = None,
    option: Options = None,
    csv: Annotated[Path | None, typer.Option(help="Write the pairings to this CSV file.")] = None,
    json_file: Annotated[
        Path | None, typer.Option("--json", help="Write everything to this JSON file.")
    ] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the result into this PNG file.")] = None,
) -> None:
    """Find out which bot is stronger: each against a table of each other one, seats rotated."""
    from yurt.lab import arena_report

    card = find_game(game)
    arena_report.run(
        card, parse_bots(bots), matches, seats, seed, workers, parse_options(card, option),
        csv_file=csv, json_file=json_file, plot=plot,
    )


@app.command()
def train(
    game: GameName,
    seed: Annotated[int, typer.Option(help="The same seed gives the same files.")] = 0,
    effort: Annotated[float, typer.Option(min=0.0, help="More or fewer matches: 0.1.")] = 1.0,
    into: Annotated[Path | None, typer.Option(help="Write into this folder instead.")] = None,
    exploit: Annotated[
        bool, typer.Option("--exploit", help="Learn only to beat the master; write nothing.")
    ] = False,
) -> None:
    """Let the bots of a game learn again what they have learned."""
    from yurt.lab import train as training

    if exploit and into is not None:
        raise InputError("--exploit writes nothing, so it cannot go with --into")
    training.begin_alike()
    if exploit:
        training.run_exploit(find_game(game), seed, effort)
    else:
        training.run(find_game(game), seed, effort, into)


@app.command()
def solve(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Measure these bots: medium,master.")] = "",
    matches: Annotated[int, typer.Option("--games", min=2, help="Matches of each bot.")] = 2000,
    draws: Annotated[
        int,
        typer.Option(min=0, help="Ask so often everywhere instead, for the exploitability."),
    ] = 0,
    rounds: Annotated[int, typer.Option(min=1, help="Rounds of CFR+.")] = 500,
    size: Annotated[int | None, typer.Option(help="Smaller yet: fewer cards, from 1.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same result.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Solve the small form of a game exactly, and tell what bots lose to perfect play."""
    from yurt.lab import solve_report

    listed = parse_bots(bots) if bots else []
    card = find_game(game)
    solve_report.run(card, listed, matches, draws, rounds, size, seed, as_json=as_json)


@record_app.command("show")
def record_show(file: RecordFile, lang: Language = "en") -> None:
    """Tell a match, move by move, as the referee saw it."""
    from yurt.terminal.story import tell

    tell(_read(file), lang)


@record_app.command("verify")
def record_verify(file: RecordFile, commitment: Commitment = None) -> None:
    """Check that a record is whole and legal, and that its deal is the one that was bound."""
    from yurt.terminal.story import verify as verify_text

    verify_text(_read(file), commitment)


@app.command()
def verify(file: RecordFile, commitment: Commitment = None) -> None:
    """The same as `yurt record verify`."""
    record_verify(file, commitment)


def _read(file: Path) -> str:
    try:
        if str(file) == "-":
            return "" if sys.stdin is None else sys.stdin.buffer.read().decode()
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"cannot read {str(file)!r}: {error}") from None


@app.command("new-game")
def new_game(
    name: Annotated[str, typer.Argument(help="A short lower-case name.")],
    into: Annotated[Path | None, typer.Option(help="The folder to put it in.")] = None,
) -> None:
    """Begin a game of your own: a complete tiny one, to be changed."""
    from yurt.core.template import copy_template

    folder = copy_template(name, into)
    print(f"Made {folder}. Read docs/add-a-game.md, then change RULES.md and its tests first.")


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def bench(context: typer.Context) -> None:
    """Measure: `yurt bench engine`, `server`, `page` or `bots`."""
    from yurt.lab.benches import run_bench

    raise typer.Exit(run_bench(context.args))


def _judge_command(game: Game) -> Callable[..., None]:
    """A command made from the signature of a game's judge."""

    def command(*, as_json: bool, **facts: Any) -> None:
        verdict = settle(game, **facts)
        if as_json:
            print(json.dumps(verdict, indent=2))
            return
        for sentence in verdict["explanation"]:
            print(sentence)

    assert game.judge is not None
    only = inspect.Parameter.KEYWORD_ONLY
    parameters = [
        parameter.replace(annotation=Annotated[parameter.annotation, typer.Option()], kind=only)
        for parameter in inspect.signature(game.judge).parameters.values()
    ]
    as_json = inspect.Parameter("as_json", only, default=False, annotation=AsJson)
    vars(command)["__signature__"] = inspect.Signature([*parameters, as_json])
    command.__doc__ = game.judge.__doc__
    return command
