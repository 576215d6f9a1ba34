"""A record told and verified."""

from rich.console import Console
from rich.markup import escape

from yurt.core.errors import InputError
from yurt.core.record import replay
from yurt.core.state import SPECTATOR
from yurt.core.words import words_of
from yurt.terminal.show import show_outcome


def tell(text: str, language: str) -> None:
    """Every move with everything that happened, nothing hidden."""
    match = replay(text)
    words = words_of(match.game, language)
    console = Console(highlight=False)
    console.print(f"[bold]{match.game.title}[/bold]  {escape(', '.join(match.names))}")
    turn = -1
    for played in match.history:
        if played.turn != turn:
            turn = played.turn
            console.print(f"[dim]{turn}  {escape(match.names[played.seat])}[/dim]")
        for row in played.events:
            console.print(f"  {escape(words.event(row, SPECTATOR, match.names))}")
    console.print()
    console.print(show_outcome(match) if match.outcome else "The match is not finished.")


def verify(text: str, shown: str | None) -> None:
    """Say what was proved; with the commitment shown before the deal, that nothing was changed."""
    match = replay(text)
    console = Console(highlight=False)
    game = f"{match.game.name}, version {match.game.rules_version} of the rules"
    moves = f"{len(match.history)} moves, all legal"
    console.print(f"The record is whole and consistent: {game}, {moves}.")
    console.print(f"The moves lead to the final state {match.state_hash()}.")
    if match.secret is None:
        console.print(f"The deal comes from the seed {match.seed}.")
    else:
        console.print(f"The deal comes from a secret whose commitment is {match.commitment}.")
    if shown is None:
        console.print("With --commitment HASH, the one shown before the deal, it is compared.")
    elif shown.strip().lower() != match.commitment:
        raise InputError(f"the deal is not the one that {shown!r} was shown for")
    else:
        console.print("It is the one shown before the deal: the deal was fixed by then.")
