"""What the page learns about games over HTTP: rules in every language."""

import httpx
from conformance.cases import every_game

from server.served import Server
from yurt.core.game import Game
from yurt.core.rulebook import rule_languages, rulebook_of
from yurt.core.words import languages


@every_game
def test_the_rules_are_told_in_the_language_asked_for(server: Server, game: Game) -> None:
    for language in languages(game):
        url = f"{server.url}/api/games/{game.name}/rules?words={language}"
        told = httpx.get(url).json()
        spoken = language if language in rule_languages(game) else "en"
        book = rulebook_of(game, spoken)
        assert told["language"] == spoken
        assert (told["title"], told["intro"]) == (book.title, book.intro)
        assert [chapter["number"] for chapter in told["chapters"]] == [
            chapter.number for chapter in book.chapters
        ]
        assert told["chapters"][0]["paragraphs"][0] == {
            "number": "1.1",
            "text": book.chapters[0].paragraphs[0].text,
        }
    assert httpx.get(f"{server.url}/api/games/{game.name}/rules").json()["language"] == "en"


def test_there_are_no_rules_of_no_game(server: Server) -> None:
    assert httpx.get(f"{server.url}/api/games/chess/rules").status_code == 404
