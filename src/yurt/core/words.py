"""Words: what a game says to people, from Fluent files, in every language it has."""

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from yurt.core.errors import InputError, rule_number
from yurt.core.events import FIRST_VALUE, KIND, SEAT, SEAT_VALUE, Row
from yurt.core.game import Game
from yurt.core.names import HIDDEN_TEXT, Names
from yurt.core.state import SPECTATOR, State

DEFAULT_LANGUAGE = "en"
VARIABLE = re.compile(r"\$([a-z][\w-]*)")
SENTENCES = 4096
"""So many are remembered for each game and language: making one takes 0.1 ms."""


class Words:
    """The words of one game in one language."""

    def __init__(self, game: Game, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # slow to import: only when needed

        self.game = game
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        source = (game.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
        self._bundle.add_resource(FluentResource(source))
        self._variables = frozenset(VARIABLE.findall(source))
        self._remembered = lru_cache(SENTENCES)(self._say)

    def has(self, message: str) -> bool:
        """Whether there is a message with this id."""
        return bool(self._bundle.has_message(message))

    def say(self, message: str, **values: Any) -> str:
        """A message with its values filled in."""
        told = tuple([item for item in values.items() if item[0] in self._variables])
        return self._remembered(message, told)

    def _say(self, message: str, values: tuple[tuple[str, Any], ...]) -> str:
        if not self.has(message):
            raise KeyError(f"{self.game.name} has no words for {message!r} in {self.language!r}")
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        if errors:
            raise KeyError(f"{self.game.name} {self.language} {message}: {errors[0]}")
        return str(text)

    def name(self, names: Names, word: str | None, **context: Any) -> str:
        """The word of a card, a species and so on; a number in the context chooses its plural."""
        message = names.message_id(word) if word else ""
        if not word or not self.has(message):
            return str(word)
        return self.say(message, **{"number": 1, **context})

    def _known_name(self, names: Names, number: int, /, **context: Any) -> str:
        """The word of a number, or "hidden" if the viewer may not know it."""
        word = names.format(number)
        return "hidden" if word == HIDDEN_TEXT else self.name(names, word, **context)

    def refusal(self, code: int) -> str:
        """The sentence that belongs to a rule."""
        return self.say(f"refusal-{rule_number(code).replace('.', '-')}")

    def prompt(self, view: State, acting: Sequence[int], viewer: int, names: Sequence[str]) -> str:
        """What the viewer may do now, or for whom everybody waits."""
        fields = {name: field for name, field in view.fields().items() if not field.axes}
        values: dict[str, Any] = {name: getattr(view, name) for name in fields}
        phases = fields.pop("phase").names
        assert phases is not None
        phase = phases.format(values.pop("phase"))
        for name, field in fields.items():
            if field.names:
                values[name] = self._known_name(field.names, values[name])
        waiting = ", ".join(names[seat] for seat in acting)
        you = "yes" if viewer in acting else "no"
        return self.say(f"phase-{phase}", **{**values, "you": you, "name": waiting})

    def event(self, row: Row, viewer: int, names: Sequence[str]) -> str:
        """What happened, for a viewer who has been given this row."""
        name = self.game.events.names.words[row[KIND] - 1]
        values: dict[str, Any] = _person("", row[SEAT], viewer, names)
        named: list[tuple[str, Names, int]] = []
        for (value_name, words), value in zip(
            self.game.events.kinds[name].items(), row[FIRST_VALUE:], strict=False
        ):
            if isinstance(words, Names):
                named.append((value_name, words, value))
            elif words == SEAT_VALUE:
                values.update(_person(f"{value_name}-", value, viewer, names))
            else:
                values[value_name] = value
        for value_name, words, value in named:
            values[value_name] = self._known_name(words, value, **values)
        return self.say(f"event-{name.replace('_', '-')}", **values)

    def move(self, move: int) -> str:
        """A move in words."""
        kind = self.game.moves.kind(move)
        values: dict[str, Any] = dict(self.game.moves.values(move))
        numbers = {name: int(word) for name, word in values.items() if name == "number"}
        for names in kind.values:
            values[names.kind] = self.name(names, values[names.kind], **numbers)
        return self.say(f"move-{kind.verb}", **{**values, **numbers})


def _person(prefix: str, seat: int, viewer: int, names: Sequence[str]) -> dict[str, Any]:
    """The values that let a message say "you" or a name."""
    return {
        f"{prefix}you": "yes" if seat == viewer and seat != SPECTATOR else "no",
        f"{prefix}name": names[seat] if 0 <= seat < len(names) else "",
    }


def languages(game: Game) -> list[str]:
    """The languages that a game speaks."""
    return sorted(path.stem for path in Path(game.folder / "words").glob("*.ftl"))


def words_of(game: Game, language: str = DEFAULT_LANGUAGE) -> Words:
    """The words of a game in a language."""
    if language not in languages(game):
        has = ", ".join(languages(game))
        raise InputError(f"{game.name} does not speak {language!r}; it speaks {has}")
    return _read(game, language)


@cache
def _read(game: Game, language: str) -> Words:
    return Words(game, language)
