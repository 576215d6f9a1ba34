"""The rulebook of a game: RULES.md and its translations, in chapters and numbered paragraphs."""

import re
from dataclasses import dataclass, replace
from functools import cache

from yurt.core.errors import InputError
from yurt.core.game import Game
from yurt.core.words import DEFAULT_LANGUAGE

CHAPTER = re.compile(r"^## (?:(\d+) )?(.+)\n", re.MULTILINE)
PARAGRAPH = re.compile(r"^\*\*(\d+\.\d+)\*\* ", re.MULTILINE)


@dataclass(frozen=True)
class Paragraph:
    """A rule, as Markdown; examples have no number."""

    number: str
    text: str


@dataclass(frozen=True)
class Chapter:
    """Some rules that belong together; the examples have no number."""

    number: str
    title: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True)
class Rulebook:
    """All rules of a game in one language."""

    language: str
    title: str
    intro: str
    chapters: tuple[Chapter, ...]


def rule_languages(game: Game) -> list[str]:
    """The languages in which a game has its rules, the original first."""
    translated = sorted(path.stem for path in (game.folder / "words").glob("*.md"))
    return [DEFAULT_LANGUAGE, *translated]


def spoken_or_english(game: Game, language: str) -> str:
    """A language, if the game has its rules in it, or the original one."""
    return language if language in rule_languages(game) else DEFAULT_LANGUAGE


@cache
def rulebook_of(game: Game, language: str = DEFAULT_LANGUAGE) -> Rulebook:
    """The rules of a game in one of its languages."""
    if language not in rule_languages(game):
        has = ", ".join(rule_languages(game))
        raise InputError(f"{game.name} has no rules in {language!r}; it has them in {has}")
    name = "RULES.md" if language == DEFAULT_LANGUAGE else f"words/{language}.md"
    return parse_rulebook((game.folder / name).read_text(encoding="utf-8"), language)


def parse_rulebook(text: str, language: str) -> Rulebook:
    """A rulebook from its Markdown."""
    head, *parts = CHAPTER.split(text)
    title, _, intro = head.removeprefix("# ").partition("\n")
    chapters = tuple(
        Chapter(number or "", name, _parse_paragraphs(body))
        for number, name, body in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    )
    return Rulebook(language, title, intro.strip(), chapters)


def _parse_paragraphs(body: str) -> tuple[Paragraph, ...]:
    """Numbered rules with what belongs to them, such as tables; before them, what has no number."""
    head, *parts = PARAGRAPH.split(body)
    loose = [Paragraph("", text.strip()) for text in head.split("\n\n") if text.strip()]
    numbered = zip(parts[::2], parts[1::2], strict=True)
    return (*loose, *(Paragraph(number, text.strip()) for number, text in numbered))


def format_rulebook(book: Rulebook) -> str:
    """A rulebook as Markdown."""
    parts = [f"# {book.title}", *([book.intro] if book.intro else [])]
    return "\n\n".join([*parts, *map(_format_chapter, book.chapters)]) + "\n"


def _format_chapter(chapter: Chapter) -> str:
    heading = f"## {chapter.number} {chapter.title}" if chapter.number else f"## {chapter.title}"
    return f"{heading}\n" + "\n\n".join(map(_format_paragraph, chapter.paragraphs))


def _format_paragraph(paragraph: Paragraph) -> str:
    return f"**{paragraph.number}** {paragraph.text}" if paragraph.number else paragraph.text


def part_of(book: Rulebook, number: str) -> Rulebook:
    """Only one chapter, or one rule with the title of its chapter."""
    for chapter in book.chapters:
        chosen = tuple(p for p in chapter.paragraphs if number in (p.number, chapter.number))
        if number and chosen:
            return replace(book, intro="", chapters=(replace(chapter, paragraphs=chosen),))
    raise InputError(f"there is no rule {number!r} in {book.title}")
