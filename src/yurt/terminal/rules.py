"""The rules of a game for reading in a terminal."""

from rich.console import RenderableType
from rich.markdown import Markdown

from yurt.core.errors import InputError
from yurt.core.game import Game
from yurt.core.words import DEFAULT_LANGUAGE


def rule_languages(game: Game) -> list[str]:
    """The languages in which a game has its rules."""
    translated = [path.name.split(".")[1] for path in game.folder.glob("RULES.*.md")]
    return [DEFAULT_LANGUAGE, *sorted(translated)]


def rules_text(game: Game, language: str = DEFAULT_LANGUAGE) -> str:
    """The numbered rules."""
    if language not in rule_languages(game):
        has = ", ".join(rule_languages(game))
        raise InputError(f"{game.name} has no rules in {language!r}; it has them in {has}")
    name = "RULES.md" if language == DEFAULT_LANGUAGE else f"RULES.{language}.md"
    return (game.folder / name).read_text(encoding="utf-8")


def show_rules(game: Game, language: str = DEFAULT_LANGUAGE) -> RenderableType:
    """The numbered rules, laid out."""
    return Markdown(rules_text(game, language))
