"""Closed lists of words for small ints: species, cards, phases, claims."""

from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches

from yurt.core.errors import InputError

UNKNOWN = -1
"""Stands in a view for what the viewer cannot know."""

NOTHING = 0
"""Stands for no card, no claim, an empty place."""

HIDDEN_TEXT = "?"


class Names:
    """The words of one kind; the first word is number 1, because 0 means nothing."""

    def __init__(
        self, kind: str, words: str | Sequence[str], ids: Mapping[str, str] | None = None
    ) -> None:
        """Name the kind and its words; `ids` replaces words that cannot be part of a message id."""
        self.kind = kind
        self.words = tuple(words.split() if isinstance(words, str) else words)
        self.texts = (None, *self.words, HIDDEN_TEXT)  # by number: nothing, the words, UNKNOWN
        self._ids = dict(ids or {})
        self._numbers = {word: number for number, word in enumerate(self.words, start=1)}

    def __len__(self) -> int:
        return len(self.words)

    def __iter__(self) -> Iterator[str]:
        return iter(self.words)

    def format(self, number: int) -> str | None:
        """The word for a number; "?" for what is unknown, None for nothing."""
        return self.texts[number]

    def parse(self, text: str | None) -> int:
        """The number of a word, the other way round."""
        if text is None:
            return NOTHING
        if text == HIDDEN_TEXT:
            return UNKNOWN
        number = self._numbers.get(" ".join(str(text).lower().split()))
        if number is None:
            raise InputError(f"there is no {self.kind} {text!r}{self._hint(str(text))}")
        return number

    def number(self, text: str) -> int:
        """The number of a word that must name something: not "?", not nothing."""
        number = self.parse(text)
        if number <= NOTHING:
            raise InputError(f"{text!r} names no {self.kind}")
        return number

    def message_id(self, word: str) -> str:
        """The id under which translations keep this word."""
        return f"{self.kind}-{self._ids.get(word, word)}"

    def _hint(self, text: str) -> str:
        if all(word.isdecimal() for word in self.words):
            return f"; it goes from {self.words[0]} to {self.words[-1]}"
        if len(self) <= 12:
            return f"; it is one of {', '.join(self)}"
        close = get_close_matches(text.lower(), self.words, n=3)
        return f"; did you mean {' or '.join(close)}?" if close else ""
