"""The sequence form of a small game between two, made by playing everything out with its rules.

The public tree is what a spectator sees. At each of its spots lie all worlds that look like it: the
truth, and for each seat the last choice it made. Worlds in which a seat has made the same choices
look the same to it, so they share an information set. This works for games in which all chance is
in the deal, and all moves are public but for the values of those that are called secret.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b

import numpy as np

from yurt.core import twins
from yurt.core.chance import hide_chance
from yurt.core.contract import apply, conceal, legal, score, to_act
from yurt.core.events import Log
from yurt.core.game import Game
from yurt.core.loops import LOWEST_SEAT
from yurt.core.state import State
from yurt.core.twins import Function, Twin
from yurt.lab.cfr import Array, Form

End = tuple[Array, Array, Array]
"""The last choices of both seats in each world, and what seat 0 gains there."""


@dataclass(frozen=True)
class Spot:
    """A place in the public tree where a seat decides, with an information set in each row."""

    seat: int
    before: Array  # the choice of the seat that each set follows
    views: Array  # what the seat sees
    moves: Array  # the legal moves, in rows that are filled up with 0
    counts: Array  # how many legal moves there are
    ends: list[End]  # where a move here ends the match

    @property
    def is_move(self) -> Array:
        """Which entries of the moves are moves."""
        is_move: Array = np.arange(self.moves.shape[1]) < self.counts[:, None]
        return is_move


def survey(
    states: list[State],
    rows: list[int],
    seat: int,
    views: list[State],
    moves: list[list[int]],
    counts: list[int],
) -> None:
    """Fill in what a seat sees and may do in some of the worlds."""
    for k in range(len(rows)):
        counts[k] = legal(states[rows[k]], seat, moves[k])
        views[k] = states[rows[k]]
        conceal(views[k], seat)
        hide_chance(views[k])


def advance(
    states: list[State],
    rows: list[int],
    seat: int,
    moves: list[int],
    logs: Sequence[Log],
    scores: list[list[int]],
    children: list[State],
    leads: list[int],
) -> int:
    """Make a move in each of some worlds; how many matches end, and by what lead of seat 0."""
    ended = 0
    for k in range(len(rows)):
        children[k] = states[rows[k]]
        logs[0].size = 0
        apply(children[k], seat, moves[k], logs[0])
        if to_act(children[k]) == 0:
            score(children[k], scores[0], scores[1])
            leads[k] = scores[0][0] - scores[0][1]
            ended += 1
    return ended


def acting_seat(states: list[State]) -> int:
    """The seat on turn in the first world, and so in all of them."""
    return LOWEST_SEAT[to_act(states[0])]


@cache
def _twin(game: Game) -> Twin:
    functions: tuple[Function, ...] = (survey, advance, acting_seat)
    entries = {function.__name__: function for function in functions}
    return twins.compiled(entries, game.bindings, f"{game.name}-tree")


class Tree:
    """A game between two from some deals on, all of them equally likely."""

    def __init__(self, game: Game, deals: Array, *, fewest_win: bool) -> None:
        self._game = game
        self._deals = deals
        self._sign = -1.0 if fewest_win else 1.0
        self._twin = _twin(game)
        self._logs = Log.records(1)
        self._scores = np.zeros((2, game.max_seats), np.int64)
        self._faces = _public_faces(game)
        hands = [self._hands(seat) for seat in (0, 1)]
        self.dealt = (int(hands[0].max()) + 1, int(hands[1].max()) + 1)
        self.chance = 1 / len(deals)
        self._held = np.array([hands[0], hands[1] + self.dealt[0]], np.int32)
        self._next = 0
        self.idle: list[Array] = []
        """Where nothing is at stake any more: pairs of the last choices of both seats."""

    def spots(self) -> Iterator[Spot]:
        """All spots, each after those before it; choices are numbered in their order."""
        self._next = sum(self.dealt)
        self.idle = []
        yield from self._visit(self._deals, self._held)

    def _visit(self, states: Array, held: Array) -> Iterator[Spot]:
        seat = int(self._twin.acting_seat(states))
        before, rows, own = np.unique(held[seat], return_index=True, return_inverse=True)
        views, table, counts = self._survey(states, rows, seat)
        firsts = self._next + np.cumsum(counts) - counts
        # Each world with each legal move.
        worlds, places = np.nonzero(np.arange(table.shape[1]) < counts[own][:, None])
        moves, choices = table[own[worlds], places], firsts[own[worlds]] + places
        faces = self._faces[moves]
        ends: list[End] = []
        idle, children = [], []
        for face in np.unique(faces):
            chosen = faces == face
            after, leads, is_over = self._advance(states, worlds[chosen], seat, moves[chosen])
            now = held[:, worlds[chosen]]
            now[seat] = choices[chosen]
            if not is_over:
                children.append((after, now))
            elif leads.any():
                ends.append((now[0], now[1], leads * np.float32(self._sign * self.chance)))
            else:
                idle.append(now)
        if not ends and not children:
            self.idle.append(held)
            return
        self.idle += idle
        self._next += int(counts.sum())
        yield Spot(seat, before, views, table, counts, ends)
        for child in children:
            yield from self._visit(*child)

    def _survey(self, states: Array, rows: Array, seat: int) -> tuple[Array, Array, Array]:
        views = self._game.state.records(len(rows))
        moves = np.zeros((len(rows), len(self._game.moves)), np.int16)
        counts = np.zeros(len(rows), np.int64)
        self._twin.survey(states, rows, seat, views, moves, counts)
        return views, moves[:, : counts.max()], counts

    def _advance(
        self, states: Array, rows: Array, seat: int, moves: Array
    ) -> tuple[Array, Array, bool]:
        children = np.empty(len(rows), self._deals.dtype)
        leads = np.zeros(len(rows), np.float32)
        work = (self._logs, self._scores, children, leads)
        ended = self._twin.advance(states, rows, seat, moves, *work)
        assert ended in (0, len(rows)), "whether a match is over must be public"
        return children, leads, ended > 0

    def _hands(self, seat: int) -> Array:
        """Of each deal, the number of what a seat sees of it."""
        rows = np.arange(len(self._deals))
        views, _, _ = self._survey(self._deals, rows, seat)
        return np.unique(keys_of(views), return_inverse=True)[1]


def _public_faces(game: Game) -> Array:
    """Of each move, the first one that looks like it to the others."""
    faces = np.arange(len(game.moves), dtype=np.int16)
    for kind in game.moves.kinds.values():
        if kind.secret:
            faces[kind.first : kind.first + len(kind)] = kind.first
    return faces


def keys_of(views: Array) -> Array:
    """A number for each view: 64 bits of a hash of its bytes, so no two are ever the same."""
    size, packed = views.dtype.itemsize, views.tobytes()
    parts = (packed[start : start + size] for start in range(0, len(packed), size))
    digests = b"".join(blake2b(part, digest_size=8).digest() for part in parts)
    return np.frombuffer(digests, np.uint64)


@dataclass(frozen=True)
class Index:
    """Which information set a view belongs to, and which choice a move is there."""

    keys: Array  # of all information sets, sorted
    sets: Array  # in the order of the keys
    first: Array  # of each information set: its first choice
    moves: Array  # of each choice: the move; 0 for the hands dealt

    def choices(self, view: Array) -> slice:
        """The choices of a view, given as an array of one; none if nothing is at stake any more."""
        key = keys_of(view)[0]
        place = np.searchsorted(self.keys, key)
        if place == len(self.keys) or self.keys[place] != key:
            return slice(0, 0)
        k = self.sets[place]
        return slice(int(self.first[k]), int(self.first[k + 1]))


def make_form(tree: Tree) -> tuple[Form, Index]:
    """Walk through the whole tree once."""
    owners, before, counts, keys, moves = [], [], [], [], []
    ends: list[End] = []
    for spot in tree.spots():
        owners.append(np.full(len(spot.counts), spot.seat, np.int8))
        before.append(spot.before)
        counts.append(spot.counts)
        keys.append(keys_of(spot.views))
        moves.append(spot.moves[spot.is_move])
        ends += spot.ends
    starts = sum(tree.dealt)
    first = starts + np.concatenate([[0], np.cumsum(np.concatenate(counts))])
    rows, columns, gains = (np.concatenate([end[i] for end in ends]) for i in range(3))
    sets = (np.concatenate(owners), np.concatenate(before), first)
    idle = np.concatenate([np.zeros((2, 0), np.int32), *tree.idle], axis=1)
    form = Form(tree.dealt, tree.chance, *sets, rows, columns, gains, *idle)
    all_keys = np.concatenate(keys)
    order = np.argsort(all_keys)
    listed = np.concatenate([np.zeros(starts, np.int16), *moves])
    return form, Index(all_keys[order], order, first, listed)
