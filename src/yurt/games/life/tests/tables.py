"""Tables for the tests: cards in words, everything else as simple as it can be."""

from typing import Any

import pytest

import yurt
from yurt.games.life.state import SPECIES

HIDDEN = "?"


def cards(text: str) -> dict[str, Any]:
    """The counts that "bear*3 cat" means; with "?" in it, what is not named is unknown."""
    words = text.split()
    counts = dict.fromkeys(SPECIES, 0)
    named_species = [word.partition("*") for word in words if word != HIDDEN]
    for species, _, number in named_species:
        counts[species] += int(number or 1)
    if HIDDEN in words:
        return {species: number or HIDDEN for species, number in counts.items()}
    return counts


def named(counts: dict[str, int]) -> dict[str, int]:
    """Only the species of which there are some."""
    return {species: number for species, number in counts.items() if number}


def table(hands: list[str], rows: str = "? / ? / ? / ?", /, **fields: Any) -> yurt.Match:
    """A match in which everybody in has had one turn; what is left open is dealt."""
    seats = len(hands)
    lives = fields.get("lives", [5] * seats)
    active = fields.get("active", 0)
    view: dict[str, Any] = {
        "hands": [cards(hand) for hand in hands],
        "rows": [cards(row) for row in rows.split("/")],
        "aside": cards("?"),
        "lives": lives,
        "players": sum(number > 0 for number in lives),
        "turns": [int(number > 0) for number in lives],
        "active": active,
        "starter": active,
        "round": 9,
        "phase": "choose",
        **fields,
    }
    return yurt.position("life", view, seats=seats)


def last_turn(hands: list[str], rows: str = "? / ? / ? / ?", **fields: Any) -> yurt.Match:
    """The last turn of a last lap: the first player in has knocked, the last one is on turn."""
    lives = fields.get("lives", [5] * len(hands))
    seats_in = [seat for seat, number in enumerate(lives) if number]
    turns = [2 * int(number > 0) for number in lives]
    turns[seats_in[-1]] = 1
    lap = {"knocker": seats_in[0], "starter": seats_in[0], "active": seats_in[-1], "turns": turns}
    return table(hands, rows, last_lap=True, **{**lap, **fields})


def scored(hands: list[str], **fields: Any) -> yurt.Match:
    """The match just after these hands have been scored."""
    match = last_turn(hands, **fields)
    match.play(match.to_act[0], "knock")
    return match


def told(match: yurt.Match, event: str) -> list[dict[str, Any]]:
    """What the last move has told, of one kind of event."""
    return [row for row in match.events(since=len(match.history) - 1) if row["event"] == event]


def totals(match: yurt.Match) -> list[int]:
    """The totals of the round just scored."""
    return [row["points"] for row in told(match, "totalled")]


def refused(match: yurt.Match, seat: int, move: str) -> str:
    """The number of the rule that refuses a move, which must leave everything as it was."""
    before = match.state.to_bytes()
    with pytest.raises(yurt.Refused) as refusal:
        match.play(seat, move)
    assert match.state.to_bytes() == before
    return refusal.value.rule


def impossible(rule: str) -> Any:
    """A position that is refused with this rule."""
    return pytest.raises(yurt.InputError, match=rf"\(rule {rule}\)".replace(".", r"\."))
