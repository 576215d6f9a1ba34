"""Every game has words for everything, in every language it speaks, and rules with tests."""

import ast
import re
from pathlib import Path

from conformance.cases import Case, every_game, finished, sample, viewers
from conformance.worlds import seat_of
from yurt.core.errors import rule_number
from yurt.core.events import redact
from yurt.core.game import Game
from yurt.core.names import Names
from yurt.core.words import languages, words_of

RULE = re.compile(r"^\*\*(\d+\.\d+)\*\*", re.MULTILINE)
TEST = re.compile(r"def test_(\d+)_(\d+)_")


def rule_numbers(game: Game) -> set[str]:
    return set(RULE.findall((game.folder / "RULES.md").read_text(encoding="utf-8")))


def refusal_codes(game: Game) -> set[int]:
    """Every number above 100 that a function named after refusing or checking returns."""
    codes = set()
    for path in game.folder.glob("*.py"):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and function.name.startswith(
                ("refusal", "check")
            ):
                codes |= returned_numbers(function)
    return {code for code in codes if code > 100}


def returned_numbers(function: ast.FunctionDef) -> set[int]:
    returns = [node.value for node in ast.walk(function) if isinstance(node, ast.Return)]
    parts = [part for value in returns if value is not None for part in ast.walk(value)]
    constants = [part.value for part in parts if isinstance(part, ast.Constant)]
    return {value for value in constants if isinstance(value, int)}


@every_game
def test_every_code_that_refuses_is_a_rule(game: Game) -> None:
    codes = refusal_codes(game)
    assert codes
    assert {rule_number(code) for code in codes} <= rule_numbers(game)


def vocabularies(game: Game) -> set[Names]:
    fields = {field.names for field in game.state.fields().values() if field.names}
    events = {n for values in game.events.kinds.values() for n in values.values()}
    moves = {names for kind in game.moves.kinds.values() for names in kind.values}
    return {names for names in fields | events | moves if isinstance(names, Names)}


@every_game
def test_everything_has_words_in_every_language(game: Game) -> None:
    assert "en" in languages(game)
    english = message_ids(game, "en")
    for language in languages(game):
        words = words_of(game, language)
        assert message_ids(game, language) == english
        needed = ["title", "summary", "chance-win"]
        needed += [f"event-{name.replace('_', '-')}" for name in game.events.names]
        needed += [f"move-{verb}" for verb in game.moves.kinds]
        needed += [f"refusal-{rule_number(c).replace('.', '-')}" for c in refusal_codes(game)]
        needed += [f"option-{option.name}" for option in game.options]
        phases = game.state.fields()["phase"].names
        assert phases is not None
        needed += [f"phase-{phase}" for phase in phases]
        assert [message for message in needed if not words.has(message)] == []


def message_ids(game: Game, language: str) -> list[str]:
    text = (game.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    return sorted(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


@every_game
def test_a_vocabulary_is_translated_wholly_or_not_at_all(game: Game) -> None:
    for language in languages(game):
        words = words_of(game, language)
        for names in vocabularies(game):
            has = [words.has(names.message_id(word)) for word in names]
            assert all(has) or not any(has), (language, names.kind)


@every_game
def test_every_event_of_a_match_can_be_said_to_everybody(game: Game) -> None:
    """Also to those who may not know its values."""
    case = Case(game, game.max_seats, ())
    match = finished(case, seed=40)
    for language in languages(game):
        words = words_of(game, language)
        for played in match.history:
            for viewer in (-1, *range(case.seats)):
                for row in played.events:
                    sentence = words.event(redact(row, viewer), viewer, match.names)
                    assert sentence
                    assert "{" not in sentence
            assert words.move(played.move)


@every_game
def test_every_prompt_of_a_match_can_be_said_to_everybody(game: Game) -> None:
    case = Case(game, game.max_seats, ())
    for match in sample(case, seed=41, count=40):
        for viewer in viewers(case):
            view = match.view_state(viewer)
            for language in languages(game):
                words = words_of(game, language)
                assert words.prompt(view, match.to_act, seat_of(viewer), match.names)


@every_game
def test_every_rule_has_a_test_and_every_test_a_rule(game: Game) -> None:
    tests: set[str] = set()
    for path in Path(game.folder / "tests").glob("test_*.py"):
        found = TEST.findall(path.read_text(encoding="utf-8"))
        tests |= {f"{chapter}.{rule}" for chapter, rule in found}
    assert rule_numbers(game)
    assert tests == rule_numbers(game)


@every_game
def test_the_numbers_in_the_rules_are_in_order(game: Game) -> None:
    text = (game.folder / "RULES.md").read_text(encoding="utf-8")
    numbers = [tuple(map(int, number.split("."))) for number in RULE.findall(text)]
    assert numbers == sorted(set(numbers))
