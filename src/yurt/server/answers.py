"""What the server sends over the WebSocket; docs/protocol.md describes it."""

from typing import Any

import msgspec

Event = dict[str, Any]
"""What happened, by the game's own names: `event`, `seat`, its values, and `words` if asked for."""

Moves = list[str | list[str | int]]
"""Legal moves; a long row of neighbours in the game's list of moves is [first, last, count]."""


class Answer(msgspec.Struct, kw_only=True, omit_defaults=True, tag_field="type"):
    """A message of the server; fields that say nothing are left out."""


class Person(msgspec.Struct, kw_only=True):
    """Who has a seat."""

    name: str
    person: bool
    bot: str
    away: bool
    here: bool


class Clock(msgspec.Struct, kw_only=True):
    """How many milliseconds a seat has left for its decision."""

    seat: int
    left: int


class Outcome(msgspec.Struct, kw_only=True):
    """How a match ended."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]


class Line(msgspec.Struct, kw_only=True):
    """A line of chat: a text or an emote."""

    seat: int
    at: int
    text: str
    emote: str


class Happened(msgspec.Struct, kw_only=True):
    """What a version brought."""

    version: int
    kind: str
    by: int
    events: list[Event]


class Situation(Answer, kw_only=True):
    """The table as it is, with the eyes of one viewer."""

    version: int
    seat: int
    status: str
    people: list[Person]
    host: int
    asked: int = -1
    match: int = 0
    to_act: list[int] = []
    view: dict[str, Any] | None = None
    points: list[int] = []
    moves: Moves = []
    move_words: list[str] = []
    prompt: str = ""
    clocks: list[Clock] = []
    commitment: str = ""
    outcome: Outcome | None = None
    secret: str = ""
    record: str = ""


class TableTold(Situation, tag="table", kw_only=True):
    """The whole table: the first answer to a hello, and again after a resync."""

    table: str
    game: str
    rules_version: int
    options: dict[str, Any]
    seats: int
    clock: int
    undo: str
    public: bool
    missed: list[Happened] | None = None
    chat: list[Line] = []
    resync: bool = False


class Update(Situation, tag="update", kw_only=True):
    """Something happened."""

    kind: str
    by: int
    events: list[Event] = []


class Chat(Answer, tag="chat", kw_only=True):
    """Somebody said something."""

    version: int
    line: Line


class Done(Answer, tag="done", kw_only=True):
    """A command was carried out, and is in the journal."""

    id: str
    version: int


class Tried(Answer, tag="tried", kw_only=True):
    """What a seat would see after some steps, unless they are a whole turn or show something."""

    id: str
    version: int
    complete: bool
    view: dict[str, Any] | None = None
    points: list[int] = []
    moves: Moves = []
    move_words: list[str] = []
    prompt: str = ""
    events: list[Event] = []


class Chance(msgspec.Struct, kw_only=True):
    """How likely something is."""

    name: str
    value: float
    words: str


class Hint(Answer, tag="hint", kw_only=True):
    """What a good player would do now, as far as one can tell from this seat."""

    id: str
    version: int
    move: str
    words: str = ""
    reason: str = ""
    chances: list[Chance] = []


class Refused(Answer, tag="refused", kw_only=True):
    """A command was not carried out, or a turn only as far as it has shown something."""

    id: str = ""
    code: str
    sentence: str
    rule: str = ""


class Pong(Answer, tag="pong", kw_only=True):
    """The answer to a ping."""

    id: str = ""


class Bye(Answer, tag="bye", kw_only=True):
    """The server goes; come back in a moment."""

    sentence: str


ANSWERS = (TableTold, Update, Chat, Done, Tried, Hint, Refused, Pong, Bye)
ENCODER = msgspec.json.Encoder()


def encode(answer: Answer) -> bytes:
    """An answer as it goes over the wire."""
    return ENCODER.encode(answer)
