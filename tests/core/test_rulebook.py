"""Rulebooks: read and written alike, and the same rules under the same numbers in all languages."""

import pytest
from conformance.cases import all_games, every_game

from yurt.core.errors import InputError
from yurt.core.game import Game
from yurt.core.rulebook import (
    Rulebook,
    format_rulebook,
    parse_rulebook,
    part_of,
    rule_languages,
    rulebook_of,
)

TRANSLATIONS = [
    (game, language) for game in all_games() for language in rule_languages(game)[1:]
]


def numbers(book: Rulebook) -> list[tuple[str, list[str]]]:
    return [(chapter.number, [p.number for p in chapter.paragraphs]) for chapter in book.chapters]


@every_game
def test_a_rulebook_is_written_as_it_was_read(game: Game) -> None:
    text = (game.folder / "RULES.md").read_text(encoding="utf-8")
    assert format_rulebook(rulebook_of(game)) == text


@every_game
def test_rules_are_numbered_in_their_chapters(game: Game) -> None:
    book = rulebook_of(game)
    assert book.title
    assert book.intro
    for chapter in book.chapters:
        expected = [f"{chapter.number}.{i + 1}" for i in range(len(chapter.paragraphs))]
        found = [paragraph.number for paragraph in chapter.paragraphs]
        assert found == (expected if chapter.number else [""] * len(found))
        assert all(paragraph.text for paragraph in chapter.paragraphs)


@pytest.mark.parametrize(("game", "language"), TRANSLATIONS, ids=lambda v: getattr(v, "name", v))
def test_a_translation_has_the_same_numbers(game: Game, language: str) -> None:
    book = rulebook_of(game, language)
    assert book.language == language
    assert numbers(book) == numbers(rulebook_of(game))
    text = (game.folder / "words" / f"{language}.md").read_text(encoding="utf-8")
    assert format_rulebook(book) == text


def test_what_follows_a_rule_belongs_to_it() -> None:
    text = "# A\n\nB.\n\n## 1 C\n**1.1** D\nd.\n\n| e |\n|---|\n\n**1.2** F\n\n## G\nH.\n\nI.\n"
    book = parse_rulebook(text, "en")
    assert (book.title, book.intro) == ("A", "B.")
    assert numbers(book) == [("1", ["1.1", "1.2"]), ("", ["", ""])]
    assert book.chapters[0].paragraphs[0].text == "D\nd.\n\n| e |\n|---|"
    assert format_rulebook(book) == text


def test_a_part_is_a_chapter_or_a_rule() -> None:
    book = rulebook_of(all_games()[0])
    assert [number for number, _ in numbers(part_of(book, "2"))] == ["2"]
    assert numbers(part_of(book, "2.1")) == [("2", ["2.1"])]
    for nothing in ("", "0", "99.9"):
        with pytest.raises(InputError):
            part_of(book, nothing)
