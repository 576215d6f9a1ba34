"""The tour: a first match of YAK."""

import sys
import time

from rich.console import Console

from yurt.core.chance import new_secret
from yurt.core.match import Match
from yurt.core.words import words_of
from yurt.terminal.lines import play_lines

WELCOME = """[bold]Welcome to Yurt.[/bold] This is YAK: three players, one pile of cards, and not a
word said about it need be true. [cyan]./yurt rules yak[/cyan] explains the game,
[cyan]./yurt games[/cyan] lists all games, [cyan]./yurt --help[/cyan] shows everything else.
"""
NAMES = ("You", "Tashi", "Pema")


def take_tour() -> bool:
    """Play a match of YAK against two bots, or watch three where nobody can type."""
    console = Console()
    can_type = sys.stdin is not None and sys.stdin.isatty()
    console.print(WELCOME)
    names = NAMES if can_type else ("Dolma", *NAMES[1:])
    match = Match("yak", 3, secret=new_secret(), names=names, started=time.time())
    seed = int.from_bytes(new_secret()[:7], "big")
    return play_lines(match, 0 if can_type else None, ["easy"] * 3, words_of(match.game), seed)
