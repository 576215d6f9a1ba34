"""A record told and verified."""

from rich.console import Console
from rich.markup import escape

from yurt.core.chance import commitment
from yurt.core.record import replay
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
            console.print(f"[dim]{turn}[/dim]")
        for row in played.events:
            console.print(f"  {escape(words.event(row, row[1], match.names))}")
    console.print()
    console.print(show_outcome(match) if match.outcome else "The match is not finished.")


def verify(text: str) -> None:
    """Say what was proved."""
    match = replay(text)
    console = Console(highlight=False)
    game = f"{match.game.name}, version {match.game.rules_version} of the rules"
    moves = f"{len(match.history)} moves, all legal"
    console.print(f"The record is whole and untouched: {game}, {moves}.")
    console.print(f"The moves lead to the final state {match.state_hash()}.")
    if match.secret is None:
        console.print(f"The deal comes from the seed {match.seed}.")
    else:
        bound = commitment(match.secret)
        console.print(f"The deal comes from a secret whose commitment is {bound}.")
        console.print("If this was shown before the deal, nobody has changed a card since.")
