"""A match goes on only by the rules by which it was begun."""

import pytest

from yurt.core.catalogue import find_game
from yurt.server import entries
from yurt.server.commands import Decision, decide
from yurt.server.entries import Entry
from yurt.server.messages import Start
from yurt.server.table import OtherRules, Table


def ready_table() -> Table:
    """A table full of people at which a match can begin."""
    wish = {"game": "push", "seats": 2, "options": {}, "clock": 0, "undo": "none", "public": False}
    table = Table("table")
    table.apply(Entry("table", 1, 1, entries.CREATED, entries.NOBODY, wish))
    for seat, name in enumerate(("Ann", "Bo")):
        body = {"name": name, "key": name}
        table.apply(Entry("table", table.seq + 1, 1, entries.SAT, seat, body))
    return table


def begun(decision: Decision | None, table: Table, **changes: int) -> Entry:
    """The beginning of a match as it is stored."""
    assert decision is not None
    body = decision.body | changes
    return Entry("table", table.seq + 1, 2, decision.kind, decision.seat, body)


def test_the_version_of_the_rules_is_stored_when_a_match_begins() -> None:
    table = ready_table()
    entry = begun(decide(table, 0, Start(), 1), table)
    assert entry.body["rules"] == find_game("push").rules_version
    table.apply(entry)
    assert table.match is not None


def test_a_match_of_other_rules_is_not_replayed() -> None:
    table = ready_table()
    entry = begun(decide(table, 0, Start(), 1), table, rules=99)
    with pytest.raises(OtherRules, match="begun by version 99 of push"):
        table.apply(entry)
