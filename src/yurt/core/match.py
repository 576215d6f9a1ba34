"""A match: one play of a game, with its history."""

import hashlib
import struct
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from yurt.core import chance
from yurt.core.catalogue import find_game
from yurt.core.errors import InputError, Refused, rule_number
from yurt.core.events import EVENT_VALUES, FIRST_VALUE, KIND, Log, Row, redact
from yurt.core.game import Game
from yurt.core.layout import PlainRecords
from yurt.core.moves import split_turn
from yurt.core.state import SPECTATOR, State
from yurt.core.view import format_view, parse_view
from yurt.core.words import words_of

NAME_LENGTH = 40
SEED_BITS = 63
LATEST = 253_402_300_799  # the end of the year 9999

EVERY_SNAPSHOT, SNAPSHOT_SPACING = 4, 16
"""The states before so many last moves are kept, and before that only every so manieth."""

ROW = struct.Struct(f"={FIRST_VALUE + EVENT_VALUES}h")


class _Scratch(threading.local):
    """What moves write their events into: large, so one for all matches of a thread."""

    def __init__(self) -> None:
        self.log = Log()


SCRATCH = _Scratch()


@dataclass(frozen=True, slots=True)
class Played:
    """One move as it was made."""

    seat: int
    move: int
    turn: int
    at: float | None
    packed_events: bytes  # a server keeps very many of them

    @property
    def events(self) -> tuple[Row, ...]:
        """What happened, row by row."""
        return tuple(ROW.iter_unpack(self.packed_events))


@dataclass(frozen=True)
class Outcome:
    """How a match ended."""

    places: tuple[int, ...]
    points: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place; more than one if they share it."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Match:
    """One play of a game: the truth, its history, and what each viewer may know of it.

    With a seed the deal can be repeated. Without one, or with a secret of 32 bytes, chance is
    cryptographic: nobody can foresee it, and `commitment` binds the deal before it is played.
    The start player is chosen by chance, unless `start` names a seat.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        *,
        seed: int | None = None,
        secret: bytes | None = None,
        names: Sequence[str] | None = None,
        position: Mapping[str, Any] | None = None,
        start: int | None = None,
        started: float | None = None,
        **options: Any,
    ) -> None:
        self.game = find_game(game)
        self.seats = self.game.min_seats if seats is None else seats
        table = self.game.table(self.seats, options)
        self.start = start
        if start is not None:
            self._check_seat(start)
            table.start = start
        self.options = self.game.choose_options(options)
        self.names = _checked_names(names, self.seats)
        self.seed, self.secret = _checked_chance(seed, secret)
        self.position = self._checked_position(position, options)
        self.started = _checked_time(started)
        self.history: list[Played] = []
        self._snapshots: dict[int, bytes] = {}  # by the number of moves made before
        self._states = PlainRecords([table])
        if self.position is None:
            self._deal()
        else:
            self._take_position(self.position)

    @property
    def state(self) -> State:
        """The truth; nobody but the referee should look at it."""
        state: State = self._states[0]
        return state

    @property
    def commitment(self) -> str | None:
        """The hash that binds a secret deal; None for a match with a seed."""
        return None if self.secret is None else chance.commitment(self.secret)

    @property
    def to_act(self) -> list[int]:
        """The seats that owe a decision; empty when the match is over."""
        bits = self._twin.acting(self._states, 0)
        return [seat for seat in range(self.seats) if bits >> seat & 1]

    @property
    def outcome(self) -> Outcome | None:
        """Places, points and winners; None while the match is going on."""
        return None if self.to_act else self.standing

    @property
    def standing(self) -> Outcome:
        """Places and points as they are now."""
        points, places = [0] * self.game.max_seats, [0] * self.game.max_seats
        self._twin.rate(self._states, 0, points, places)
        return Outcome(tuple(places[: self.seats]), tuple(points[: self.seats]))

    def moves(self, seat: int) -> list[str]:
        """The legal moves of a seat, as text."""
        texts = self.game.moves.texts
        return [texts[move] for move in self.legal(seat)]

    def legal(self, seat: int) -> list[int]:
        """The legal moves of a seat, as numbers."""
        self._check_seat(seat)
        buffer = [0] * len(self.game.moves)
        count = self._twin.list_moves(self._states, 0, seat, buffer)
        return buffer[:count]

    def view(self, viewer: int | None = None) -> dict[str, Any]:
        """What a seat may know, as a JSON-able dict; None is a spectator."""
        return format_view(self.view_state(viewer))

    def view_state(self, viewer: int | None = None) -> State:
        """What a seat may know, as a state with blanks: what a bot gets."""
        seat = SPECTATOR if viewer is None else viewer
        if viewer is not None:
            self._check_seat(viewer)
        view: State = self.game.state.__new__(self.game.state)
        self._twin.look(PlainRecords([self.state, view]), 1, 0, seat)
        return view

    def refusal(self, seat: int, text: str) -> Refused | None:
        """Why a seat may not make this move now, or None if it may."""
        self._check_seat(seat)
        return self._refusal(seat, self.game.moves.parse(text))

    def play(self, seat: int, text: str, at: float | None = None) -> None:
        """Make a move, or a whole turn of moves joined by commas: all of it or nothing.

        Only what has been seen is never taken back: if a step shows something hidden and a later
        one is refused, the turn stands up to that step, so that nobody can look and think again.
        """
        self._check_seat(seat)
        at = _checked_time(at)
        moves = [self.game.moves.parse(step) for step in split_turn(text)]
        version = len(self.history)
        for move in moves:
            refused = self._refusal(seat, move)
            if refused is not None:
                self.undo(len(self.history) - version)
                raise refused
            self._make(seat, move, at)
            if self.has_shown(self.history[-1]):
                version = len(self.history)

    def has_shown(self, played: Played) -> bool:
        """Whether a move has told somebody something that was hidden until then."""
        events = self.game.events
        return any(row[KIND] in events.shows | events.deals for row in played.events)

    def undo(self, count: int = 1) -> None:
        """Take back the last moves, to the byte."""
        if not 0 <= count <= len(self.history):
            raise InputError(f"cannot undo {count} moves: {len(self.history)} have been made")
        if count:
            version = len(self.history) - count
            self._go_back(version)
            del self.history[version:]

    def _go_back(self, version: int) -> None:
        """Take the last snapshot that is early enough, and make the moves since then again."""
        for later in [kept for kept in self._snapshots if kept > version]:
            del self._snapshots[later]
        kept = max(self._snapshots)
        self._states[0] = self.game.state.from_bytes(self._snapshots[kept])
        for played in self.history[kept:version]:
            self._twin.step(self._states, 0, played.seat, played.move, [SCRATCH.log])

    def events(self, viewer: int | None = None, since: int = 0) -> list[dict[str, Any]]:
        """What a viewer has seen happen after the first `since` moves."""
        if viewer is not None:
            self._check_seat(viewer)
        if not 0 <= since <= len(self.history):
            raise InputError(f"there are {len(self.history)} moves, not {since!r}")
        seat = SPECTATOR if viewer is None else viewer
        return [
            {"version": version, **self.game.events.describe(redact(row, seat))}
            for version, played in enumerate(self.history[since:], start=since + 1)
            for row in played.events
        ]

    def fork(self) -> Self:
        """An independent match that goes on from here."""
        other = self.__class__.__new__(self.__class__)
        other.__dict__.update(self.__dict__)
        other.history = self.history[:]
        other._snapshots = self._snapshots.copy()
        other._states = PlainRecords([state.copy() for state in self._states])
        return other

    def imagine(self, seat: int) -> Self:
        """A match that a seat could take for this one: what it cannot know is made up."""
        view = self.view_state(seat)
        self.game.plain.imagine([view], 0, seat, 0)
        other = self.fork()
        other.seed, other.secret = 0, None
        other._states[0] = view
        return other

    def record(self) -> str:
        """The match as a readable text, seed or secret included."""
        from yurt.core.record import write_record

        return write_record(self)

    def state_hash(self) -> str:
        """The hash of the state's bytes."""
        return hashlib.sha256(self.state.to_bytes()).hexdigest()

    @property
    def _twin(self) -> Any:
        return self.game.plain if self.secret is None else self.game.live

    def _checked_position(self, position: Any, options: Mapping[str, Any]) -> dict[str, Any] | None:
        """A position says all about the match; what is said beside it must not contradict it."""
        if position is None:
            return None
        if not isinstance(position, Mapping):
            raise InputError(f"a position is a dict, not {position!r}")
        if self.start is not None:
            raise InputError("the start player is part of the position, not beside it")
        for name in options:
            if name in position and self.options[name] != self.game.option(name).parse(
                position[name]
            ):
                raise InputError(f"the position itself says {name} = {position[name]!r}")
        return dict(position)

    def _deal(self) -> None:
        self._seed_chance()
        self._twin.set_up(self._states, 0)

    def _seed_chance(self) -> None:
        if self.secret is not None:
            chance.use_secret(self.state, self.secret)
        else:
            chance.seed_chance(self.state, self.seed or 0, 0)

    def _take_position(self, position: Mapping[str, Any]) -> None:
        """Start from a full view; what it leaves open is filled with something possible."""
        table = self.state
        state = parse_view(self.game.state, position, self.seats)
        for option in self.options:
            if option in position:
                self.options[option] = self.game.option(option).parse(position[option])
            else:
                setattr(state, option, getattr(table, option))
        if "start" not in position:
            state.start = 0
        self._states[0] = state
        self._seed_chance()
        code = self._twin.complete(self._states, 0)
        if code:
            sentence = words_of(self.game).refusal(code)
            raise InputError(f"this position cannot be: {sentence} (rule {rule_number(code)})")

    def _refusal(self, seat: int, move: int) -> Refused | None:
        code = self._twin.refuse(self._states, 0, seat, move)
        return Refused(code, words_of(self.game).refusal(code)) if code else None

    def _make(self, seat: int, move: int, at: float | None) -> None:
        if self.started is None:
            self.started = at
        self._take_snapshot()
        turn, log = self.state.turn, SCRATCH.log
        self._twin.step(self._states, 0, seat, move, [log])
        events = b"".join([ROW.pack(*row) for row in log.rows[: log.size]])
        self.history.append(Played(seat, move, turn, at, events))

    def _take_snapshot(self) -> None:
        version = len(self.history)
        self._snapshots[version] = self.state.to_bytes()
        old = version - EVERY_SNAPSHOT
        if old % SNAPSHOT_SPACING:
            self._snapshots.pop(old, None)

    def _check_seat(self, seat: int) -> None:
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise InputError(f"there is no seat {seat!r}: the seats are 0 to {self.seats - 1}")


def _checked_names(names: Sequence[str] | None, seats: int) -> tuple[str, ...]:
    if names is None:
        return tuple(f"Player {i + 1}" for i in range(seats))
    if isinstance(names, str) or not isinstance(names, Sequence):
        raise InputError(f"names must be a list of names, not {names!r}")
    if len(names) != seats:
        raise InputError(f"{len(names)} names for {seats} seats")
    for name in names:
        if not isinstance(name, str) or not name.isprintable() or not 0 < len(name) <= NAME_LENGTH:
            raise InputError(f"a name has 1 to {NAME_LENGTH} printable characters, not {name!r}")
    return tuple(names)


def _checked_chance(seed: int | None, secret: bytes | None) -> tuple[int | None, bytes | None]:
    if seed is not None and secret is not None:
        raise InputError("a match has a seed or a secret, not both")
    if seed is not None:
        return checked_seed(seed), None
    if secret is None:
        return None, chance.new_secret()
    if not isinstance(secret, bytes) or len(secret) != chance.SECRET_BYTES:
        raise InputError(f"a secret is {chance.SECRET_BYTES} bytes, not {secret!r}")
    return None, secret


def checked_seed(seed: Any) -> int:
    """A seed that every stream can be made from."""
    if type(seed) is not int or not 0 <= seed < 1 << SEED_BITS:
        raise InputError(f"a seed is a whole number from 0 to 2^{SEED_BITS} - 1, not {seed!r}")
    return seed


def _checked_time(at: Any) -> float | None:
    if at is None:
        return None
    if isinstance(at, bool) or not isinstance(at, int | float) or not 0 <= at <= LATEST:
        raise InputError(f"a time is seconds since 1970, not {at!r}")
    return float(at)


def position(
    game: str | Game,
    view: Mapping[str, Any],
    seats: int | None = None,
    seed: int = 0,
    **options: Any,
) -> Match:
    """A match that starts from a position in the form of a full view.

    What the view shows as "?" is filled with something possible.
    """
    if not isinstance(view, Mapping):
        raise InputError(f"a position is a dict as a full view has it, not {view!r}")
    seats = view.get("seats") if seats is None else seats
    return Match(game, seats, seed=seed, position=view, **options)
