"""What a command means at a table: the entry it becomes, or why not."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from yurt.bots.player import bot_names
from yurt.core.chance import new_secret
from yurt.core.errors import InputError, Refused
from yurt.core.game import Game
from yurt.core.match import Match
from yurt.core.moves import TURN_SEPARATOR, split_turn
from yurt.server import entries, messages
from yurt.server.table import PLAYING, Seat, Table

EMOTES = ("hello", "laugh", "wow", "hmm", "sorry", "thanks", "hurry", "wellplayed")
NO_UNDO, FREE_UNDO, ASKED_UNDO = "none", "free", "ask"
UNDO_POLICIES = (NO_UNDO, FREE_UNDO, ASKED_UNDO)
BOT_NAMES = (
    *("Tashi", "Sarnai", "Temur", "Dolma", "Batu", "Nara", "Pema", "Oyun", "Tenzin", "Zaya"),
    *("Gerel", "Lobsang", "Altan", "Yangchen", "Bold", "Dawa", "Tuya", "Norbu", "Chimeg", "Jigme"),
)
"""More than a table has seats: a person may have the same idea."""
QUICK_LEVELS = ("medium", "easy", "random")
"""The bots that think for a moment only, the best first."""
CHAT_LINES, CHAT_SECONDS = 5, 10
"""So many lines a seat may say in so many seconds."""


@dataclass(frozen=True)
class Decision:
    """An entry in the making, and what of the wish must still be refused after it."""

    kind: str
    seat: int
    body: dict[str, Any]
    refusal: "Refusal | None" = None


class Refusal(Exception):
    """Why a command cannot be carried out; only its sender hears of it."""

    def __init__(self, code: str, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.rule = rule


def decide(table: Table, seat: int, command: messages.Command, now: int) -> Decision | None:
    """The entry that a command becomes; None if there is nothing to do."""
    if seat == entries.NOBODY:
        raise Refusal("not_seated", "You are watching; take a seat first.")
    if isinstance(command, messages.Say | messages.Emote):
        _need_silence(table, seat, now)
    decision = DECIDE[type(command)](table, seat, command)
    if decision is not None and command.id:
        decision.body.update({"id": command.id, "from": seat})
    return decision


def decide_move(table: Table, seat: int, text: str, by: str) -> Decision:
    """A legal move, or a whole turn of them, by the person or the bot of a seat."""
    match = _running_match(table)
    try:
        played, refused = _try(match, seat, list(split_turn(text)))
    except InputError as error:
        raise Refusal("bad_move", str(error)) from None
    refusal = Refusal("rule", refused.sentence, refused.rule) if refused else None
    if refusal is not None and not played:
        raise refusal
    body = {"text": f"{TURN_SEPARATOR} ".join(played), "by": by}
    return Decision(entries.MOVED, seat, body, refusal)


def _try(match: Match, seat: int, steps: list[str]) -> tuple[list[str], Refused | None]:
    """The steps of a turn that would stand, and what refuses the rest; the match stays as it is.

    What has been seen is never taken back, so a turn can stand in part.
    """
    moves = match.game.moves
    if len(steps) == 1:
        refused = match.refusal(seat, steps[0])
        return ([], refused) if refused else ([moves.format(moves.parse(steps[0]))], None)
    before, refused = len(match.history), None
    try:
        match.play(seat, TURN_SEPARATOR.join(steps))
    except Refused as error:
        refused = error
    played = [moves.format(made.move) for made in match.history[before:]]
    match.undo(len(played))
    return played, refused


def match_for(table: Table, seat: int, version: int | None = None) -> Match:
    """The match in which somebody may decide now who knows it as it was at a version."""
    if seat == entries.NOBODY:
        raise Refusal("not_seated", "You are watching; take a seat first.")
    if table.seats[seat].is_away:
        raise Refusal("away", "A bot plays for you; take your seat back first.")
    if version is not None and version < table.changed:
        raise Refusal("stale", "The match has gone on since; look again.")
    return _running_match(table)


def _running_match(table: Table) -> Match:
    if table.match is None or not table.acting:
        raise Refusal("not_playing", "No match is going on.")
    return table.match


def _move(table: Table, seat: int, command: messages.Move) -> Decision:
    match_for(table, seat, command.version)
    return decide_move(table, seat, command.text, entries.PERSON_PLAYED)


def _start(table: Table, seat: int, command: messages.Start) -> Decision:
    _need_host(table, seat)
    if table.status == PLAYING:
        raise Refusal("playing", "The match is going on already.")
    if any(place.is_free for place in table.seats):
        raise Refusal("seats_free", "There are free seats; wait, or give them to bots.")
    assert table.game is not None
    body = {"secret": new_secret().hex(), "rules": table.game.rules_version}
    return Decision(entries.STARTED, seat, body)


def _undo(table: Table, seat: int, command: messages.Undo) -> Decision | None:
    """Free: at once. Ask: the next other person who says it agrees."""
    if table.undo == NO_UNDO:
        raise Refusal("no_undo", "At this table nothing is taken back.")
    if table.match is None or table.status != PLAYING:  # at the end the secret is known to all
        raise Refusal("not_playing", "No match is going on.")
    asker = seat if table.asked == entries.NOBODY else table.asked
    count = _moves_since(table.match, asker)
    others = [i for i, place in enumerate(table.seats) if place.is_person and i != seat]
    if table.undo == ASKED_UNDO and others and asker == seat:
        return None if table.asked == seat else Decision(entries.ASKED, seat, {})
    return Decision(entries.UNDONE, asker, {"count": count})


def _moves_since(match: Match, seat: int) -> int:
    """From the last move of a seat on, so that it decides again."""
    for count, played in enumerate(reversed(match.history), start=1):
        if played.seat == seat:
            return count
    raise Refusal("nothing_to_undo", "There is no move to take back.")


def _decline(table: Table, seat: int, command: messages.Decline) -> Decision:
    if table.asked == entries.NOBODY:
        raise Refusal("nothing_asked", "Nobody asks to take back a move.")
    return Decision(entries.DECLINED, seat, {})


def _back(table: Table, seat: int, command: messages.Back) -> Decision | None:
    return Decision(entries.BACK, seat, {}) if table.seats[seat].is_away else None


def _leave(table: Table, seat: int, command: messages.Leave) -> Decision | None:
    if table.status != PLAYING:
        return Decision(entries.EMPTIED, seat, {})
    return None if table.seats[seat].is_away else away_decision(table, seat)


def _seat_bot(table: Table, seat: int, command: messages.SeatBot) -> Decision:
    _need_host(table, seat)
    place = _place(table, command.seat)
    if place.key:
        raise Refusal("seat_taken", "Somebody sits there.")
    if command.level:
        return bot_decision(table, command.seat, command.level)
    if table.status == PLAYING:
        raise Refusal("playing", "A match needs all its seats.")
    return Decision(entries.EMPTIED, command.seat, {})


def bot_decision(table: Table, seat: int, level: str) -> Decision:
    """A bot takes a seat."""
    assert table.game is not None
    check_level(table.game, level)
    return Decision(entries.BOT, seat, {"level": level, "name": _bot_name(table, seat)})


def _bot_name(table: Table, seat: int) -> str:
    """A name that nobody else at the table has."""
    taken = {place.name for i, place in enumerate(table.seats) if i != seat}
    free = [name for name in BOT_NAMES if name not in taken]
    return free[seat % len(free)]


def check_level(game: Game, level: str) -> None:
    """Refuse a bot that the game does not have."""
    if level not in bot_names(game):
        levels = ", ".join(bot_names(game))
        raise Refusal("no_such_bot", f"There is no bot {level!r}; there are {levels}.")


def away_decision(table: Table, seat: int) -> Decision:
    """A bot plays for an absent owner."""
    return Decision(entries.AWAY, seat, {"level": substitute(table)})


def _kick(table: Table, seat: int, command: messages.Kick) -> Decision:
    _need_host(table, seat)
    place = _place(table, command.seat)
    if command.seat == seat or not place.key:
        raise Refusal("nobody_there", "There is nobody else to remove at that seat.")
    if table.status == PLAYING:
        return bot_decision(table, command.seat, substitute(table))
    return Decision(entries.EMPTIED, command.seat, {})


def _say(table: Table, seat: int, command: messages.Say) -> Decision:
    text = "".join(c for c in command.text if c.isprintable()).strip()
    if not text:
        raise Refusal("empty", "There is nothing in that line.")
    return Decision(entries.SAID, seat, {"text": text})


def _emote(table: Table, seat: int, command: messages.Emote) -> Decision:
    if command.name not in EMOTES:
        raise Refusal("no_such_emote", f"There are the emotes {', '.join(EMOTES)}.")
    return Decision(entries.SAID, seat, {"emote": command.name})


def substitute(table: Table) -> str:
    """The level of the bot that plays for somebody who is absent: the best that is quick."""
    assert table.game is not None
    return next(level for level in QUICK_LEVELS if level in bot_names(table.game))


def _need_host(table: Table, seat: int) -> None:
    if seat != table.host:
        raise Refusal("not_host", "Only the host can do that.")


def _need_silence(table: Table, seat: int, now: int) -> None:
    """Nobody fills the chat alone."""
    recent = [line for line in table.chat if line["at"] > now - CHAT_SECONDS * 1000]
    if sum(line["seat"] == seat for line in recent) >= CHAT_LINES:
        raise Refusal("slow_down", "You have said enough for a moment.")


def _place(table: Table, seat: int) -> Seat:
    if seat >= len(table.seats):
        raise Refusal("no_such_seat", f"The seats are 0 to {len(table.seats) - 1}.")
    return table.seats[seat]


DECIDE: dict[type, Callable[..., Decision | None]] = {
    messages.Move: _move,
    messages.Start: _start,
    messages.Undo: _undo,
    messages.Decline: _decline,
    messages.Back: _back,
    messages.Leave: _leave,
    messages.SeatBot: _seat_bot,
    messages.Kick: _kick,
    messages.Say: _say,
    messages.Emote: _emote,
}
