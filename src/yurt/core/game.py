"""The card of a game: what the program needs to know to play it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

from yurt.core import chance, contract, loops, twins
from yurt.core.errors import InputError
from yurt.core.events import Events
from yurt.core.moves import Moves
from yurt.core.state import NOBODY, State
from yurt.core.twins import Function, Twin

MOST_BOTS = 6
"""Of a game's own: the slots of `bots.slots` have room for the search and a yardstick beside."""

ENTRIES: dict[str, Function] = {
    function.__name__: function
    for function in (
        loops.deal,
        loops.set_up,
        loops.complete,
        loops.acting,
        loops.list_moves,
        loops.refuse,
        loops.step,
        loops.look,
        loops.imagine,
        loops.rate,
        loops.verify,
        loops.clone_many,
        loops.run_random,
    )
}


@dataclass(frozen=True)
class Option:
    """A choice that is made before the match and stays in the state."""

    name: str
    choices: tuple[str | int | bool, ...]
    default: str | int | bool
    lab: tuple[str | int | bool, ...] = ()  # further choices, which are not offered at tables

    def parse(self, value: Any) -> str | int | bool:
        """The choice that a value or its text means."""
        for choice in (*self.choices, *self.lab):
            if value is choice or str(value).lower() == str(choice).lower():
                return choice
        listed = ", ".join(str(choice).lower() for choice in self.choices)
        raise InputError(f"option {self.name} cannot be {value!r}; it is one of {listed}")


@dataclass(frozen=True)
class Reason:
    """Why to make a move: the words are `reason-NAME`, with these values and the chances."""

    name: str
    values: Mapping[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class Game:
    """The rules of one game with everything that belongs to them."""

    name: str
    title: str
    min_seats: int
    max_seats: int
    minutes: int
    rules: ModuleType
    state: type[State]
    moves: Moves
    events: Events
    rules_version: int
    options: tuple[Option, ...] = ()
    judge: Callable[..., dict[str, Any]] | None = None
    bots: Mapping[str, Function] = field(default_factory=dict)
    yardsticks: Mapping[str, Function] = field(default_factory=dict)  # bots to measure others by
    chances: Callable[[Any, int, int], dict[str, float]] | None = None  # of a view, seat and move
    reason: Callable[[Any, int, int, Mapping[str, float]], Reason] | None = None  # and chances

    def __post_init__(self) -> None:
        """Refuse a card that the program could not play."""
        fields = self.state.fields()
        faults = {
            f"at most {loops.MOST_SEATS} can sit at a table": self.max_seats > loops.MOST_SEATS,
            "it needs at least one seat": not 1 <= self.min_seats <= self.max_seats,
            f"at most {MOST_BOTS} bots fit": len(self.bots) > MOST_BOTS,
            "a yardstick needs a name of its own": bool(self.bots.keys() & self.yardsticks.keys()),
            "its state needs a field `phase` with names": not getattr(
                fields.get("phase"), "names", None
            ),
            "every option must be a field of its state": any(
                option.name not in fields for option in self.options
            ),
        }
        for sentence, is_fault in faults.items():
            if is_fault:
                raise InputError(f"the game {self.name!r} cannot be played: {sentence}")

    @property
    def folder(self) -> Path:
        """Where the game lives: its RULES.md, words and golden records."""
        return Path(str(self.rules.__file__)).parent

    @property
    def seat_counts(self) -> range:
        """How many can play."""
        return range(self.min_seats, self.max_seats + 1)

    @property
    def bindings(self) -> dict[Function, Function]:
        """The functions of the rules in place of the placeholders."""
        return {f: getattr(self.rules, f.__name__) for f in contract.FUNCTIONS}

    @cached_property
    def plain(self) -> Twin:
        """The rules as CPython runs them, with the fast chance."""
        return twins.plain(ENTRIES, self.bindings)

    @cached_property
    def live(self) -> Twin:
        """The plain twin with the cryptographic chance."""
        secret: dict[Function, Function] = {chance.random_below: chance.secret_below}
        return twins.plain(ENTRIES, self.bindings | secret)

    @cached_property
    def compiled(self) -> Twin:
        """The rules as machine code; needs Numba."""
        return twins.compiled(ENTRIES, self.bindings, self.name)

    @cached_property
    def fastest(self) -> Twin:
        """The compiled twin, or the plain one where there is no Numba."""
        return self.compiled if twins.numba_or_note() else self.plain

    def table(self, seats: int, options: Mapping[str, Any]) -> State:
        """An empty state with the number of seats and all options in it."""
        if not isinstance(seats, int) or seats not in self.seat_counts:
            counts = f"{self.min_seats} to {self.max_seats}"
            raise InputError(f"{self.name} is for {counts} seats, not {seats!r}")
        state = self.state()
        state.seats = seats
        state.start = NOBODY
        for name, choice in self.choose_options(options).items():
            names = state.fields()[name].names
            setattr(state, name, names.number(str(choice)) if names else int(choice))
        return state

    def option(self, name: str) -> Option:
        """One of the options by name."""
        return next(option for option in self.options if option.name == name)

    def choose_options(self, given: Mapping[str, Any]) -> dict[str, str | int | bool]:
        """Every option of the game, as given or by default."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                has = f"it has {', '.join(known)}" if known else "it has none"
                raise InputError(f"{self.name} has no option {name!r}; {has}")
        return {
            name: option.parse(given.get(name, option.default)) for name, option in known.items()
        }
