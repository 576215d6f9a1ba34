"""Records: a match as a readable text file, written, read and verified."""

import hashlib
import json
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import groupby, zip_longest
from typing import Any

from yurt.core.catalogue import find_game
from yurt.core.errors import InputError, Refused
from yurt.core.match import Match

FORMAT = "yurt record 1"
TURN = re.compile(r"(\d{1,6})\. (\d{1,2}): ([^@]+?)(?: @(\d{1,12}(?:\.\d{1,3})?))?")
CHECKSUM = "checksum: "
LONGEST = 1 << 20


class BadRecord(InputError):
    """A text that is not a whole and untouched record; the message names the line."""


def write_record(match: Match) -> str:
    """The text of a match: a header, one line a turn, the outcome and two hashes."""
    lines = [FORMAT, *_header(match), "", *_turns(match), "", _outcome(match)]
    lines.append(f"state: {match.state_hash()}")
    body = "\n".join(lines) + "\n"
    return f"{body}{CHECKSUM}{_digest(body)}\n"


def replay(text: str) -> Match:
    """Play a record again; what is not whole, not consistent or not legal is refused."""
    lines = _checked_lines(text)
    header, turns, footer = _parts(lines)
    match = _match_from(header)
    for number, line in turns:
        _play_line(match, number, line)
    _compare(match, footer)
    for number, (found, wanted) in enumerate(
        zip_longest(lines, match.record().splitlines()), start=1
    ):
        if found != wanted:
            raise BadRecord(f"line {number}: {_shown(found)} should be {_shown(wanted)}")
    return match


def _shown(line: str | None) -> str:
    return "no line" if line is None else repr(line[:60])


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def _header(match: Match) -> Iterator[str]:
    yield f"game: {match.game.name} {match.game.rules_version}"
    yield f"seats: {match.seats}"
    if match.options:
        yield f"options: {json.dumps(match.options)}"
    yield f"names: {json.dumps(list(match.names), ensure_ascii=False)}"
    yield f"seed: {match.seed}" if match.secret is None else f"secret: {match.secret.hex()}"
    if match.start is not None:
        yield f"start: {match.start}"
    if match.position is not None:
        yield f"position: {json.dumps(match.position)}"
    if match.started is not None:
        started = datetime.fromtimestamp(match.started, UTC)
        yield f"started: {started.isoformat(timespec='milliseconds')}"


def _turns(match: Match) -> Iterator[str]:
    """One line for the moves that one seat makes in one turn."""
    groups = groupby(match.history, key=lambda played: (played.turn, played.seat))
    for number, ((_, seat), group) in enumerate(groups, start=1):
        moves = list(group)
        text = ", ".join(match.game.moves.format(played.move) for played in moves)
        at = moves[-1].at
        since = None if at is None or match.started is None else max(at - match.started, 0)
        time = "" if since is None else f" @{since:.3f}"
        yield f"{number}. {seat}: {text}{time}"


def _outcome(match: Match) -> str:
    outcome = match.outcome
    if outcome is None:
        return "outcome: unfinished"
    return f"outcome: places {_listed(outcome.places)}; points {_listed(outcome.points)}"


def _listed(numbers: tuple[int, ...]) -> str:
    return " ".join(str(number) for number in numbers)


def _checked_lines(text: str) -> list[str]:
    """The lines of a text that has the first line and the checksum of a record."""
    if not isinstance(text, str) or not text.startswith(FORMAT.rsplit(" ", 1)[0]):
        raise BadRecord(f"this is not a record: its first line must be {FORMAT!r}")
    if len(text) > LONGEST:
        raise BadRecord(f"this record is longer than {LONGEST} characters")
    lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
    if lines[0] != FORMAT:
        raise BadRecord(f"line 1: this program reads {FORMAT!r}, not {lines[0][:40]!r}")
    if not lines[-1].startswith(CHECKSUM):
        raise BadRecord("this record is cut off: its last line must be the checksum")
    body = "\n".join(lines[:-1]) + "\n"
    if lines[-1] != CHECKSUM + _digest(body):
        raise BadRecord("this record was changed: its text does not fit the checksum")
    return lines


def _parts(
    lines: list[str],
) -> tuple[dict[str, str], list[tuple[int, str]], dict[str, str]]:
    """Header, numbered turn lines and footer, which empty lines divide."""
    lines = lines[1:-1]
    blanks = [i for i, line in enumerate(lines) if not line]
    if len(blanks) != 2:
        raise BadRecord("a record has a header, turns and an outcome, divided by empty lines")
    first, second = blanks
    turns = [(i + 2, lines[i]) for i in range(first + 1, second)]
    return _entries(lines[:first]), turns, _entries(lines[second + 1 :])


def _entries(lines: list[str]) -> dict[str, str]:
    entries: dict[str, str] = {}
    for line in lines:
        key, colon, value = line.partition(": ")
        if not colon or key in entries:
            raise BadRecord(f"not a line of the form 'key: value', or a key twice: {line[:60]!r}")
        entries[key] = value
    return entries


def _match_from(header: dict[str, str]) -> Match:
    try:
        game, version = header["game"].split(" ")
        setup: dict[str, Any] = {
            "seats": int(header["seats"]),
            "names": json.loads(header["names"]),
            "seed": int(header["seed"]) if "seed" in header else None,
            "secret": bytes.fromhex(header["secret"]) if "secret" in header else None,
            "start": int(header["start"]) if "start" in header else None,
            "position": json.loads(header["position"]) if "position" in header else None,
            "started": _parse_time(header["started"]) if "started" in header else None,
        }
        options = json.loads(header.get("options", "{}"))
    except (KeyError, ValueError, OverflowError, RecursionError) as error:
        raise BadRecord(f"the header is damaged: {error}") from None
    if setup["seed"] is None and setup["secret"] is None:
        raise BadRecord("the header is damaged: it has neither a seed nor a secret")
    if not isinstance(options, dict):
        raise BadRecord("the header is damaged: options must be a dict")
    try:
        card = find_game(game)
        chosen: dict[str, Any] = card.choose_options(options)
        match = Match(card, **setup, **chosen)
    except InputError as error:
        raise BadRecord(f"the header is damaged: {error}") from None
    if version != str(card.rules_version):
        has = card.rules_version
        raise BadRecord(f"made with version {version} of the rules of {game}, this is {has}")
    return match


def _parse_time(text: str) -> float:
    time = datetime.fromisoformat(text)
    if time.tzinfo is None:
        raise ValueError(f"started {text!r} has no time zone")
    return time.timestamp()


def _play_line(match: Match, number: int, line: str) -> None:
    parts = TURN.fullmatch(line)
    if parts is None:
        raise BadRecord(f"line {number}: not a turn: {line[:60]!r}")
    _, seat, text, seconds = parts.groups()
    at = None if match.started is None or seconds is None else match.started + float(seconds)
    try:
        match.play(int(seat), text, at)
    except (InputError, Refused) as error:
        raise BadRecord(f"line {number}: {error}") from None


def _compare(match: Match, footer: dict[str, str]) -> None:
    key, _, value = _outcome(match).partition(": ")
    if footer.get(key) != value:
        raise BadRecord(f"the moves lead to another outcome: {value}")
    if footer.get("state") != match.state_hash():
        raise BadRecord("the moves lead to another final state than the record says")
