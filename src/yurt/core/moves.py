"""Moves: decisions as small ints, and as text both ways from one table."""

from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from itertools import product
from typing import NamedTuple

from yurt.core.errors import InputError
from yurt.core.names import Names

TURN_SEPARATOR = ","


class MoveKind(NamedTuple):
    """Moves that differ only in their values: `claim 4 vulture`."""

    verb: str
    values: tuple[Names, ...]
    first: int
    secret: bool

    def __len__(self) -> int:
        count = 1
        for names in self.values:
            count *= len(names)
        return count


class Moves:
    """All moves of a game, numbered from 0 in the order of the table.

    Moves(("play", CARDS), ("claim", NUMBERS, SPECIES), ("challenge",), secret="play")
    """

    def __init__(self, *table: tuple[str | Names, ...], secret: str = "") -> None:
        """List the kinds; `secret` names the verbs whose values only the mover may know."""
        self.kinds: dict[str, MoveKind] = {}
        self.texts: list[str] = []
        hidden = secret.split()
        for verb, *values in table:
            assert isinstance(verb, str)
            names = tuple(names for names in values if isinstance(names, Names))
            kind = MoveKind(verb, names, len(self.texts), verb in hidden)
            self.kinds[verb] = kind
            self.texts += [" ".join((verb, *words)) for words in product(*names)]
        self._numbers = {text: number for number, text in enumerate(self.texts)}

    def __len__(self) -> int:
        return len(self.texts)

    def first(self, verb: str) -> int:
        """The number of the first move of a kind; the others follow in the order of values."""
        return self.kinds[verb].first

    def kind(self, move: int) -> MoveKind:
        """The kind that a move belongs to."""
        return next(k for k in reversed(self.kinds.values()) if k.first <= move)

    def format(self, move: int) -> str:
        """The text of a move."""
        return self.texts[move]

    def parse(self, text: str) -> int:
        """The move that a text names; case and spaces do not matter."""
        words = str(text).lower().split()
        move = self._numbers.get(" ".join(words))
        if move is None:
            raise InputError(self._complaint(text, words))
        return move

    def values(self, move: int) -> dict[str, str]:
        """The values of a move by the kind of their names."""
        kind = self.kind(move)
        words = self.texts[move].split()[1:]
        return {names.kind: word for names, word in zip(kind.values, words, strict=True)}

    def _complaint(self, text: str, words: Sequence[str]) -> str:
        shown = str(text)[:60]
        if not words:
            return f"an empty move; a move starts with {self._verbs()}"
        kind = self.kinds.get(words[0])
        if kind is None:
            close = get_close_matches(words[0], self.kinds, n=1)
            hint = f"did you mean {close[0]!r}?" if close else f"a move starts with {self._verbs()}"
            return f"unknown move {shown!r}: {hint}"
        if len(words) - 1 != len(kind.values):
            form = " ".join((kind.verb, *(f"<{names.kind}>" for names in kind.values)))
            return f"malformed move {shown!r}: its form is {form!r}"
        for names, word in zip(kind.values, words[1:], strict=True):
            names.number(word)
        return f"unknown move {shown!r}"

    def _verbs(self) -> str:
        return ", ".join(repr(verb) for verb in self.kinds)


def list_range(moves: list[int], first: int, last: int) -> int:
    """List the moves from first to last; their number. Written so that it compiles to a few
    vector instructions: the loop runs over the values, not over the places."""
    for move in range(first, last + 1):
        moves[move - first] = move
    return last - first + 1


def split_turn(text: str) -> Iterator[str]:
    """The steps of a turn written on one line."""
    return (step.strip() for step in str(text).split(TURN_SEPARATOR))


def expand_move(text: str, legal: Sequence[str]) -> str:
    """A move typed short: `4 yak` means the legal move `claim 4 yak`, if only one fits."""
    short = " ".join(text.lower().split())
    if not short or short in legal:
        return short
    fitting = [move for move in legal if move.partition(" ")[2] == short or move == short]
    if not fitting:
        fitting = [move for move in legal if move.startswith(short)]
    return fitting[0] if len(fitting) == 1 else short
