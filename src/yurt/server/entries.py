"""The journal's entries: everything that ever happens at a table, one after another."""

from typing import Any

import msgspec

NOBODY = -1


class Entry(msgspec.Struct, frozen=True):
    """One line of the journal of a table; (table, seq) is its key.

    An entry that a client's command became also carries the command's `id` and `from`, the seat
    that sent it: a command that comes again, even after a restart or through another process, is
    found here and not done again.
    """

    table: str
    seq: int
    at: int  # milliseconds since 1970
    kind: str
    seat: int
    body: dict[str, Any]


# What each kind carries in its body:
CREATED = "created"  # game, options, seats, clock, undo, public
SAT = "sat"  # name, key, claim: a person takes the seat
BOT = "bot"  # level, name: a bot takes the seat for good
EMPTIED = "emptied"  # the seat is free again
STARTED = "started"  # secret, rules (their version): a match begins
MOVED = "moved"  # text, by: a move or a whole turn of a person or a bot
UNDONE = "undone"  # count: moves are taken back
ASKED = "asked"  # somebody asks to take back a move
DECLINED = "declined"  # somebody says no to that
GONE = "gone"  # no connection of the seat is left
HERE = "here"  # there is one again
AWAY = "away"  # level: a bot plays the seat for its owner
BACK = "back"  # the owner plays again
RESUMED = "resumed"  # lost: milliseconds without any server, which no clock counts
SAID = "said"  # text or emote, by the person of a seat
"""The kinds of entries."""

PERSON_PLAYED, BOT_PLAYED = "person", "bot"
"""Who made a move."""
