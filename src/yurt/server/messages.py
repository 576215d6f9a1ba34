"""What a client may send over the WebSocket; docs/protocol.md describes it."""

from typing import Annotated, Any, Literal

import msgspec

LONGEST_MESSAGE = 4096
LONGEST_FRAME = 16_384
"""Longer messages are refused, longer frames end the connection."""

Id = Annotated[str, msgspec.Meta(max_length=40)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Version = Annotated[int, msgspec.Meta(ge=0, le=1 << 53)]
Word = Annotated[str, msgspec.Meta(max_length=20)]


class Hello(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The first message of a client: who it is and what it has already."""

    type: Literal["hello"]  # no tag: that could be left out of a message that can only be a hello
    token: Annotated[str, msgspec.Meta(max_length=500)] = ""
    since: Version = 0
    words: Annotated[str, msgspec.Meta(max_length=8)] = ""
    muted: Annotated[list[SeatNumber], msgspec.Meta(max_length=16)] = []


class Command(msgspec.Struct, forbid_unknown_fields=True, tag_field="type"):
    """What a client asks for; `id` is its own, and a command sent twice is done once."""

    id: Id = ""


class Move(Command, tag="move", kw_only=True):
    """Make a move, or a whole turn joined by commas; only if nothing changed since a version."""

    text: Text
    version: Version | None = None


class Try(Command, tag="try", kw_only=True):
    """See what one would see after some steps of a turn; nothing is done."""

    text: Text
    version: Version | None = None


class Hint(Command, tag="hint", kw_only=True):
    """Ask what a good player would do now, or after steps that are not sent yet."""

    text: Annotated[str, msgspec.Meta(max_length=400)] = ""


class Start(Command, tag="start"):
    """The host begins the match, or a rematch."""


class Undo(Command, tag="undo"):
    """Take back the last move, or ask the others for it, or agree to it."""


class Decline(Command, tag="decline"):
    """Say no to somebody who asks to take back a move."""


class Back(Command, tag="back"):
    """Take a seat back from the bot."""


class Leave(Command, tag="leave"):
    """Give up a seat: free before the match, a bot plays on during it."""


class SeatBot(Command, tag="bot", kw_only=True):
    """The host gives a seat without owner to a bot, or empties it again with level ""."""

    seat: SeatNumber
    level: Word


class Kick(Command, tag="kick", kw_only=True):
    """The host removes a person from a seat; during a match a bot takes it."""

    seat: SeatNumber


class Say(Command, tag="say", kw_only=True):
    """A line of chat."""

    text: Line


class Emote(Command, tag="emote", kw_only=True):
    """A little picture."""

    name: Word


class Mute(Command, tag="mute", kw_only=True):
    """Hear no more chat of a seat on this connection, or hear it again."""

    seat: SeatNumber
    muted: bool = True


class Ping(Command, tag="ping"):
    """Are you there?"""


AnyCommand = (
    Move
    | Try
    | Hint
    | Start
    | Undo
    | Decline
    | Back
    | Leave
    | SeatBot
    | Kick
    | Say
    | Emote
    | Mute
    | Ping
)
COMMANDS = msgspec.json.Decoder(AnyCommand)
HELLO = msgspec.json.Decoder(Hello)


class BadMessage(ValueError):
    """A message that is none, with a sentence that says why."""


def parse(decoder: Any, text: str) -> Any:
    """The message in a text frame."""
    if len(text) > LONGEST_MESSAGE:
        raise BadMessage(f"A message has at most {LONGEST_MESSAGE} characters.")
    try:
        return decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadMessage(f"This is no message: {error}"[:200]) from None
