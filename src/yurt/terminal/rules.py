"""The rules of a game for reading in a terminal."""

from rich.console import Console
from rich.markdown import Markdown

from yurt.core.game import Game
from yurt.core.rulebook import format_rulebook, part_of, rulebook_of


def show_rules(console: Console, game: Game, language: str, number: str = "") -> None:
    """The numbered rules, or one chapter or rule of them; laid out where somebody reads."""
    book = rulebook_of(game, language)
    text = format_rulebook(part_of(book, number) if number else book)
    if console.is_terminal:
        console.print(Markdown(text))
    else:
        print(text, end="")
