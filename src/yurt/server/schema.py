"""The tables of the database."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

journal = Table(
    "journal",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("mark", String(16), nullable=False),  # tells an entry from its rival for the same seq
    sqlite_with_rowid=False,
)

tables = Table(  # what the lobby lists; the journal is the truth
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("free", Integer, nullable=False),
    Column("names", Text, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("seq", Integer, nullable=False),  # the entry after which this was so
    Index("tables_lobby", "public", "status", "updated"),
    Index("tables_status", "status", "updated"),
)

records = Table(
    "records",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("finished", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Index("records_of_table", "table_id", "finished"),
)

leases = Table(  # which process runs the timers and bots of a table
    "leases",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
)

keys = Table(  # what all processes must share
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
