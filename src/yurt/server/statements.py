"""What the journal writes: each statement takes any number of rows, as one list in JSON."""

from typing import Any

from sqlalchemy import (
    JSON,
    ColumnElement,
    Executable,
    FromClause,
    String,
    Subquery,
    Table,
    Text,
    bindparam,
    cast,
    func,
    literal_column,
    select,
    true,
    update,
)
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeEngine

from yurt.server.engine import insert_of
from yurt.server.schema import journal, keys, records, tables

ROWS = "rows"
"""The name of the parameter."""

OPEN = "playing"
"""The status of a table whose match goes on; its record is not stored yet."""


class Statements:
    """One statement for many rows: a commit costs the same few steps, however many wait for it."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self.append = self._new(journal)
        self.create = self._new(tables)
        self.summarize = self._newest(tables)
        self.keep_record = self._new(records)
        self.make_key = self._new(keys)
        self.set_key = self._newest(keys)
        self.open = self._opening()

    def _new(self, table: Table) -> Executable:
        """Rows stay as they are if they are there."""
        statement: Executable = self._insert(table).on_conflict_do_nothing()
        return statement

    def _newest(self, table: Table) -> Executable:
        """Rows take the place of those that are there, unless these are of a later entry."""
        insert = self._insert(table)
        (key,) = table.primary_key.columns
        changed = {c.name: insert.excluded[c.name] for c in table.c if c is not key}
        where = table.c.seq <= insert.excluded.seq if "seq" in table.c else None
        statement: Executable = insert.on_conflict_do_update(
            index_elements=[key], set_=changed, where=where
        )
        return statement

    def _insert(self, table: Table) -> Any:
        given = self._given(table)
        # SQLite takes the ON of a conflict for one of a join, if there is no WHERE before it.
        rows = select(given).where(true())
        return insert_of(self._dialect)(table).from_select(list(given.c), rows)

    def _opening(self) -> Executable:
        """A match has begun at tables."""
        given = self._given(tables, "id", "seq", "updated")
        change = update(tables).where(tables.c.id == given.c.id, tables.c.seq < given.c.seq)
        return change.values(status=OPEN, seq=given.c.seq, updated=given.c.updated)

    def _given(self, table: Table, *names: str) -> Subquery:
        """The rows of the parameter, in the types of the table's columns."""
        listed = bindparam(ROWS, type_=Text)
        columns = [table.c[name] for name in names] or list(table.c)
        if self._dialect.name == "sqlite":
            each: FromClause = func.json_each(listed).table_valued("value")
            read = [_part(each, c, "$.").label(c.name) for c in columns]
        else:
            each = func.json_array_elements(cast(listed, JSON)).table_valued("value")
            read = [cast(_part(each, c), _whole(c.type)).label(c.name) for c in columns]
        return select(*read).subquery("given")


def _part(each: FromClause, column: ColumnElement[Any], path: str = "") -> ColumnElement[Any]:
    """The value of a column in a row of the list."""
    # Written out, because the database must know its type; it is one of our names.
    name: ColumnElement[Any] = literal_column(f"'{path}{column.key}'")
    if path:
        return func.json_extract(each.c.value, name)
    return func.json_extract_path_text(each.c.value, name)


def _whole(type_: TypeEngine[Any]) -> TypeEngine[Any]:
    """The type without its length: a cast to a shorter one would cut, where it must fail."""
    return Text() if isinstance(type_, String) else type_
