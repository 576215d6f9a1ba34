"""No message tells what a viewer cannot know: two worlds that look alike, told to the byte."""

import random

from conformance.cases import Case, every_case, sample, viewers
from conformance.worlds import other_world

from yurt.core.match import Match
from yurt.server.answers import TableTold, Update, encode
from yurt.server.entries import NOBODY
from yurt.server.situation import description, situation
from yurt.server.table import Seat, Table


def told(match: Match, viewer: int | None) -> list[bytes]:
    """Everything that the server would send a viewer about the table as it is."""
    table = Table("A" * 20, game=match.game, options=match.options, clock=30, match=match)
    table.seats = [Seat(name=name, key="k") for name in match.names]
    table.acting = match.to_act
    table.matches = 1
    seat = NOBODY if viewer is None else viewer
    messages: list[bytes] = []
    for language in ("", "en"):
        now = situation(table, seat, language, now=1_000)
        messages.append(encode(TableTold(**description(table), **now)))
        messages.append(encode(Update(kind="here", by=0, **now)))
    return messages


@every_case
def test_two_worlds_that_look_alike_are_told_alike(case: Case) -> None:
    dice = random.Random(40)
    for match in sample(case, seed=40, count=6):
        if not match.to_act:
            continue
        for viewer in viewers(case):
            other = other_world(match, viewer, dice)
            assert told(match, viewer) == told(other, viewer)


@every_case
def test_a_message_holds_no_secret_before_the_end(case: Case) -> None:
    match = Match(case.game, case.seats, **dict(case.options))
    assert match.secret is not None
    for viewer in viewers(case):
        for message in told(match, viewer):
            assert match.secret.hex().encode() not in message
            assert b'"secret"' not in message
