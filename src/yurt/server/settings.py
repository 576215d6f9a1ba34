"""Everything about a server that can be set, by environment or by flag."""

import inspect
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

from yurt.core.errors import InputError

PREFIX = "YURT_"
NOT_OF_THE_SERVER = {"YURT_CACHE", "YURT_GAMES"}
"""Variables with the same prefix that other parts of the program read."""

LOG_LEVELS = ("debug", "info", "warning", "error")
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
POSTGRES_BUS = "postgres"


def data_folder() -> Path:
    """Where a user's own server keeps its file: XDG_DATA_HOME, or the usual folder."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path("~/.local/share").expanduser())
    return Path(home) / "yurt"


def setting(default: Any, help_text: str, lowest: int = 0, highest: int = 10**9) -> Any:
    """A field with the sentence that the docs show for it, and the range of a number."""
    return field(
        default=default, metadata={"help": help_text, "lowest": lowest, "highest": highest}
    )


@dataclass(frozen=True)
class Settings:
    """The settings of a server; each is also a variable YURT_NAME and a flag --name."""

    host: str = setting("127.0.0.1", "the address to listen at")
    port: int = setting(8765, "the port to listen at", 1, 65535)
    database: str = setting("", "a database URL; empty: SQLite in the user's data folder")
    bus: str = setting("", "wake-ups between processes: a Redis URL, or `postgres`")
    origins: str = setting("", "other origins that may connect, divided by commas")
    secret: str = setting("", "the key that signs seats; empty: made once, kept in the database")
    absence: int = setting(60, "seconds without connection until a bot plays a seat on turn", 1)
    bot_workers: int = setting(1, "processes in which bots think", 1, 256)
    bot_seconds: int = setting(5, "seconds a bot may think before a simpler one takes over", 1)
    messages_per_second: int = setting(20, "messages a second from one connection, on average", 1)
    messages_per_address: int = setting(2000, "messages a second from one address", 1)
    requests_per_minute: int = setting(600, "requests and connections a minute from one address", 1)
    tables_per_hour: int = setting(60, "tables that one address may make in an hour", 1)
    connections_per_address: int = setting(200, "connections from one address at a time", 1)
    proxies: int = setting(0, "trusted proxies in front, which set X-Forwarded-For", 0, 16)
    idle_seconds: int = setting(600, "seconds until a table that nobody looks at leaves memory", 1)
    log: str = setting("info", f"how much to log: {', '.join(LOG_LEVELS)}")

    def __post_init__(self) -> None:
        for known in fields(self):
            value = getattr(self, known.name)
            low, high = known.metadata["lowest"], known.metadata["highest"]
            if known.type is int and not low <= value <= high:
                raise InputError(f"{known.name} must be from {low} to {high}, not {value}")
        if self.log not in LOG_LEVELS:
            raise InputError(f"log must be one of {', '.join(LOG_LEVELS)}, not {self.log!r}")
        self._check_urls()

    def _check_urls(self) -> None:
        """No message quotes a URL: there may be a password in it."""
        scheme = urlsplit(self.database_url).scheme
        if scheme not in DRIVERS.values():
            raise InputError("database must be a URL that begins with postgresql:// or sqlite:///")
        if self.bus == POSTGRES_BUS and not scheme.startswith("postgresql"):
            raise InputError("bus can be `postgres` only with a database of PostgreSQL")
        redis = ("redis", "rediss", "unix")
        if self.bus not in ("", POSTGRES_BUS) and urlsplit(self.bus).scheme not in redis:
            raise InputError("bus must be a URL that begins with redis://, or `postgres`")

    @property
    def database_url(self) -> str:
        """The URL with the driver that is used."""
        if not self.database:
            return f"{DRIVERS['sqlite']}:///{data_folder() / 'yurt.sqlite'}"
        scheme, colon, rest = self.database.partition(":")
        return DRIVERS.get(scheme, scheme) + colon + rest


def read_settings(environment: Mapping[str, str], **flags: Any) -> Settings:
    """Settings from the environment; flags that are given win."""
    values: dict[str, Any] = {}
    for known in fields(Settings):
        text = environment.get(variable(known.name))
        if flags.get(known.name) is not None:
            values[known.name] = flags[known.name]
        elif text is not None:
            values[known.name] = _parse(known.name, known.type, text)
    _warn_of_unknown(environment)
    return Settings(**values)


def variable(name: str) -> str:
    """The variable of the environment for a setting."""
    return PREFIX + name.upper()


def flag(name: str) -> str:
    """The flag of `yurt serve` for a setting."""
    return "--" + name.replace("_", "-")


def parameters() -> list[inspect.Parameter]:
    """All settings as the parameters of a typer command."""
    import typer

    return [
        inspect.Parameter(
            known.name,
            inspect.Parameter.KEYWORD_ONLY,
            default=None,
            annotation=Annotated[
                known.type | None,  # type: ignore[operator]
                typer.Option(flag(known.name), help=known.metadata["help"]),
            ],
        )
        for known in fields(Settings)
    ]


def _warn_of_unknown(environment: Mapping[str, str]) -> None:
    """A misspelt variable would be ignored in silence otherwise."""
    import structlog

    log = structlog.get_logger()
    known = {variable(name.name) for name in fields(Settings)} | NOT_OF_THE_SERVER
    for name in sorted(environment):
        if name.startswith(PREFIX) and name not in known:
            log.warning("unknown_setting", name=name)


def _parse(name: str, kind: Any, text: str) -> Any:
    if kind is int:
        if not (text.isascii() and text.isdecimal()):
            raise InputError(f"{variable(name)} must be a whole number, not {text!r}")
        return int(text)
    return text
