"""A table: what its journal says, folded entry by entry, and nothing else."""

from collections import deque
from dataclasses import dataclass, field
from typing import Any

from yurt.core.catalogue import find_game
from yurt.core.game import Game
from yurt.core.match import Match
from yurt.server import entries
from yurt.server.entries import Entry

CHAT_KEPT = 50
COMMANDS_KEPT = 64
"""So many commands of a seat are remembered, to know those that come again."""

WAITING, PLAYING, FINISHED = "waiting", "playing", "finished"


@dataclass
class Seat:
    """One place at the table and who has it."""

    name: str = ""
    key: str = ""  # what the token of its owner must contain; empty without an owner
    claim: str = ""  # the hash of the id with which its owner asked for it
    level: str = ""  # the bot that plays it, for good or for an absent owner
    is_away: bool = False  # its owner is absent, and the bot plays
    gone_at: int = 0  # since when no connection of its owner is there; 0: it is there
    here_at: int = 0  # when a connection of its owner was last seen to be there
    began: int = 0  # since when it owes its decision; means something only while it acts

    @property
    def is_free(self) -> bool:
        """Whether somebody can sit down."""
        return not self.key and not self.level

    @property
    def is_person(self) -> bool:
        """Whether a person decides now."""
        return bool(self.key) and not self.is_away


@dataclass
class Table:
    """People around a match."""

    id: str
    game: Game | None = None
    options: dict[str, Any] = field(default_factory=dict)
    clock: int = 0  # seconds for a decision; 0: no clock
    undo: str = "none"
    is_public: bool = False
    seats: list[Seat] = field(default_factory=list)
    match: Match | None = None
    matches: int = 0  # how many have begun
    acting: list[int] = field(default_factory=list)  # the seats that owe a decision
    seq: int = 0
    changed: int = 0  # the entry that last changed the match
    asked: int = entries.NOBODY  # the seat that asks to take back a move
    chat: deque[dict[str, Any]] = field(default_factory=lambda: deque(maxlen=CHAT_KEPT))
    commands: dict[int, dict[str, int]] = field(default_factory=dict)  # by seat: id and its seq

    @property
    def status(self) -> str:
        """Waiting for players, playing, or finished."""
        if self.match is None:
            return WAITING
        return PLAYING if self.acting else FINISHED

    @property
    def host(self) -> int:
        """The first seat whose owner is not away: it may start, add bots and remove people."""
        owners = [i for i, seat in enumerate(self.seats) if seat.key]
        present = [i for i in owners if not self.seats[i].is_away]
        return next(iter(present or owners), entries.NOBODY)

    @property
    def record_id(self) -> str:
        """The name under which the record of the present match is kept."""
        return f"{self.id}-{self.matches}"

    def done_at(self, seat: int, command_id: str) -> int | None:
        """The entry that a command of a seat has become already, if it has."""
        return self.commands.get(seat, {}).get(command_id) if command_id else None

    def apply(self, entry: Entry) -> None:
        """Take in the next entry."""
        assert entry.seq == self.seq + 1
        self.seq = entry.seq
        APPLY[entry.kind](self, entry)
        self._remember(entry)

    def _remember(self, entry: Entry) -> None:
        """Know the command again that this entry came from; the oldest are forgotten."""
        command_id = entry.body.get("id")
        if command_id:
            known = self.commands.setdefault(entry.body["from"], {})
            known[command_id] = entry.seq
            if len(known) > COMMANDS_KEPT:
                del known[next(iter(known))]

    def match_changed(self, entry: Entry, restarted: list[int]) -> None:
        """A new situation: the clock runs anew for the seats that owe a new decision."""
        assert self.match is not None
        waiting = self.acting
        self.acting = self.match.to_act
        self.changed = entry.seq
        self.asked = entries.NOBODY
        for seat in self.acting:
            if seat in restarted or seat not in waiting:
                self.seats[seat].began = entry.at


def _created(table: Table, entry: Entry) -> None:
    body = entry.body
    table.game = find_game(body["game"])
    table.options = body["options"]
    table.clock = body["clock"]
    table.undo = body["undo"]
    table.is_public = body["public"]
    table.seats = [Seat() for _ in range(body["seats"])]


def _sat(table: Table, entry: Entry) -> None:
    body = entry.body
    claim = body.get("claim", "")
    table.seats[entry.seat] = Seat(body["name"], body["key"], claim, gone_at=entry.at)
    table.commands.pop(entry.seat, None)


def _bot(table: Table, entry: Entry) -> None:
    body = entry.body
    table.seats[entry.seat] = Seat(name=body["name"], level=body["level"], began=entry.at)
    if table.asked == entry.seat:  # who asked is not there any more
        table.asked = entries.NOBODY


def _emptied(table: Table, entry: Entry) -> None:
    table.seats[entry.seat] = Seat()


class OtherRules(Exception):
    """A match was begun by rules that have changed since: replaying it would make another one."""


def check_rules(game: Game, entry: Entry) -> None:
    """Moves mean what they meant only under the rules by which they were made."""
    version = entry.body.get("rules", game.rules_version)
    if version != game.rules_version:
        raise OtherRules(f"begun by version {version} of {game.name}, not {game.rules_version}")


def _started(table: Table, entry: Entry) -> None:
    """The first match begins with anybody, a rematch with the seat after the last start player."""
    assert table.game is not None
    check_rules(table.game, entry)
    seats = len(table.seats)
    start = None if table.match is None else (table.match.state.start + 1) % seats
    table.matches += 1
    table.match = Match(
        table.game,
        seats,
        secret=bytes.fromhex(entry.body["secret"]),
        names=[seat.name for seat in table.seats],
        start=start,
        started=entry.at / 1000,
        **table.options,
    )
    table.match_changed(entry, list(range(seats)))


def _moved(table: Table, entry: Entry) -> None:
    assert table.match is not None
    table.match.play(entry.seat, entry.body["text"], at=entry.at / 1000)
    table.match_changed(entry, [entry.seat])


def _undone(table: Table, entry: Entry) -> None:
    assert table.match is not None
    table.match.undo(entry.body["count"])
    table.match_changed(entry, list(range(len(table.seats))))


def _asked(table: Table, entry: Entry) -> None:
    table.asked = entry.seat


def _declined(table: Table, entry: Entry) -> None:
    table.asked = entries.NOBODY


def _gone(table: Table, entry: Entry) -> None:
    table.seats[entry.seat].gone_at = entry.at


def _here(table: Table, entry: Entry) -> None:
    table.seats[entry.seat].gone_at = 0
    table.seats[entry.seat].here_at = entry.at


def _away(table: Table, entry: Entry) -> None:
    seat = table.seats[entry.seat]
    seat.is_away = True
    seat.level = entry.body["level"]


def _back(table: Table, entry: Entry) -> None:
    seat = table.seats[entry.seat]
    seat.is_away = False
    seat.level = ""
    seat.gone_at = 0
    seat.here_at = entry.at
    seat.began = entry.at


def _resumed(table: Table, entry: Entry) -> None:
    """The clocks go on where they stood when the server went away."""
    for seat in table.acting:
        place = table.seats[seat]
        place.began = min(place.began + entry.body["lost"], entry.at)


def _said(table: Table, entry: Entry) -> None:
    line = {"seat": entry.seat, "at": entry.at, "text": "", "emote": ""}
    line.update((name, entry.body[name]) for name in ("text", "emote") if name in entry.body)
    table.chat.append(line)


APPLY = {
    entries.CREATED: _created,
    entries.SAT: _sat,
    entries.BOT: _bot,
    entries.EMPTIED: _emptied,
    entries.STARTED: _started,
    entries.MOVED: _moved,
    entries.UNDONE: _undone,
    entries.ASKED: _asked,
    entries.DECLINED: _declined,
    entries.GONE: _gone,
    entries.HERE: _here,
    entries.AWAY: _away,
    entries.BACK: _back,
    entries.RESUMED: _resumed,
    entries.SAID: _said,
}
