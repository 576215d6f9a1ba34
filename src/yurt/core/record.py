"""Records: a match as a readable text file, written, read and verified."""

import hashlib
import json
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import groupby
from typing import Any

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
    """Play a record again; what is not whole, not untouched or not legal is refused."""
    lines = _checked_lines(text)
    header, turns, footer = _parts(lines)
    match = _match_from(header)
    match.started = _started(header)
    for number, line in turns:
        _play_line(match, number, line)
    _compare(match, footer)
    return match


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


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
    return lines[1:-1]


def _parts(
    lines: list[str],
) -> tuple[dict[str, str], list[tuple[int, str]], dict[str, str]]:
    """Header, numbered turn lines and footer, which empty lines divide."""
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
        seats = int(header["seats"])
        names = json.loads(header["names"])
        options: dict[str, Any] = json.loads(header.get("options", "{}"))
        position = json.loads(header["position"]) if "position" in header else None
        seed = int(header["seed"]) if "seed" in header else None
        secret = bytes.fromhex(header["secret"]) if "secret" in header else None
        start = int(header["start"]) if "start" in header else None
    except (KeyError, ValueError, RecursionError) as error:
        raise BadRecord(f"the header is damaged: {error}") from None
    if seed is None and secret is None:
        raise BadRecord("the header is damaged: it has neither a seed nor a secret")
    if not isinstance(names, list) or not isinstance(options, dict):
        raise BadRecord("the header is damaged: names must be a list, options a dict")
    if position is not None and not isinstance(position, dict):
        raise BadRecord("the header is damaged: the position must be a dict")
    setup = {"seed": seed, "secret": secret, "start": start, "position": position}
    match = _make_match(game, seats, names, setup, options)
    if version != str(match.game.rules_version):
        has = match.game.rules_version
        raise BadRecord(f"made with version {version} of the rules of {game}, this is {has}")
    return match


def _make_match(
    game: str,
    seats: int,
    names: list[str],
    setup: dict[str, Any],
    options: dict[str, Any],
) -> Match:
    reserved = {"game", "seats", "names", "started", *setup} & options.keys()
    if reserved:
        raise BadRecord(f"the header is damaged: {', '.join(reserved)} cannot be an option")
    try:
        return Match(game, seats, names=names, **setup, **options)
    except InputError as error:
        raise BadRecord(f"the header is damaged: {error}") from None


def _started(header: dict[str, str]) -> float | None:
    if "started" not in header:
        return None
    try:
        return datetime.fromisoformat(header["started"]).timestamp()
    except (ValueError, OverflowError, OSError):
        raise BadRecord(f"the header is damaged: started {header['started'][:40]!r}") from None


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
