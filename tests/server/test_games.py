"""What the page learns about games over HTTP: titles, options and rules in every language."""

import httpx
from conformance.cases import every_game

from server.served import Server
from yurt.core.game import Game
from yurt.core.rulebook import rule_languages, rulebook_of
from yurt.core.words import languages, words_of


@every_game
def test_a_game_is_described_in_the_language_asked_for(server: Server, game: Game) -> None:
    for language in (*languages(game), "xx", ""):
        games = httpx.get(f"{server.url}/api/games?words={language}").json()
        listed = next(one for one in games if one["name"] == game.name)
        words = words_of(game, language if language in languages(game) else "en")
        assert listed["title"] == words.say("title")
        assert listed["summary"] == words.say("summary")
        for told, option in zip(listed["options"], game.options, strict=True):
            assert told["label"] == words.say(f"option-{option.name}")
            assert told["choices"] == list(option.choices)
            for choice, said in zip(told["choices"], told["choice_words"], strict=True):
                assert bool(said) != isinstance(choice, bool)
        alone = httpx.get(f"{server.url}/api/games/{game.name}?words={language}").json()
        assert {name: alone[name] for name in listed} == listed


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
