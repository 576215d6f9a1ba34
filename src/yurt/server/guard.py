"""Limits: how much one address and one connection may ask for, and from which pages."""

import ipaddress
import time
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.exceptions import PermissionDeniedException, TooManyRequestsException

from yurt.server.settings import Settings

Asker = ASGIConnection[Any, Any, Any, Any]

BURST_SECONDS = 2
MOST_BUCKETS = 20_000


class Bucket:
    """So many a second on average, with a burst."""

    def __init__(self, per_second: float, burst: float) -> None:
        self._per_second = per_second
        self._burst = burst
        self._level = burst
        self._at = time.monotonic()

    @property
    def level(self) -> float:
        """How many may come at once now."""
        since = time.monotonic() - self._at
        return min(self._burst, self._level + since * self._per_second)

    @property
    def is_full(self) -> bool:
        """Whether it is as good as new."""
        return self.level >= self._burst

    def take(self) -> float:
        """Take one, even if none is left; the seconds to wait before it is dealt with."""
        self._level = self.level - 1
        self._at = time.monotonic()
        return max(0.0, -self._level / self._per_second)

    def try_take(self) -> bool:
        """Take one if there is one."""
        if self.level < 1:
            return False
        self.take()
        return True


class Buckets:
    """A bucket for each address, forgotten when it is full again."""

    def __init__(self, per_second: float, burst: float) -> None:
        self._per_second = per_second
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
        if address not in self._buckets:
            self._forget_full_ones()
            self._buckets[address] = Bucket(self._per_second, self._burst)
        return self._buckets[address]

    def _forget_full_ones(self) -> None:
        """Memory stays bounded: with very many addresses, even the oldest are forgotten."""
        if len(self._buckets) < MOST_BUCKETS:
            return
        self._buckets = {name: b for name, b in self._buckets.items() if not b.is_full}
        while len(self._buckets) >= MOST_BUCKETS:
            del self._buckets[next(iter(self._buckets))]


class Guard:
    """Watches addresses and origins."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._tables = Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour)
        self._requests = Buckets(settings.requests_per_minute / 60, settings.requests_per_minute)
        per_address = settings.messages_per_address
        self._messages = Buckets(per_address, per_address * BURST_SECONDS)
        self._connections: dict[str, int] = {}
        self._origins = {origin for origin in settings.origins.split(",") if origin}

    def address(self, connection: Asker) -> str:
        """The address that somebody comes from, behind trusted proxies too."""
        # Some proxies add a header of their own to what the client has sent.
        chain = ",".join(connection.headers.getall("x-forwarded-for", [])).split(",")
        proxies = self._settings.proxies
        if proxies and len(chain) >= proxies:
            return household(chain[-proxies].strip())
        return household(connection.client.host if connection.client else "")

    def is_secure(self, connection: Asker) -> bool:
        """Whether the browser came over https, perhaps to a trusted proxy."""
        told = connection.headers.get("x-forwarded-proto", "")
        scheme = told if self._settings.proxies and told else connection.url.scheme
        return scheme in ("https", "wss")

    def check_request(self, connection: Asker) -> None:
        """Refuse an address that asks too often."""
        if not self._requests.of(self.address(connection)).try_take():
            raise too_many("Too many requests from your address; try again in a minute.", 60)

    def check_new_table(self, connection: Asker) -> None:
        """Refuse an address that makes too many tables."""
        if not self._tables.of(self.address(connection)).try_take():
            raise too_many("Too many tables from your address; try again later.", 600)

    def check_origin(self, connection: Asker) -> None:
        """A page of another site may not do anything in its visitor's name."""
        if not self.is_origin_allowed(connection):
            raise PermissionDeniedException("This origin may not do that.")

    def is_origin_allowed(self, connection: Asker) -> bool:
        """Programs send no origin; a page must come from here, or from a place that is set."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self._origins:
            return True
        try:
            return urlsplit(origin).netloc == connection.headers.get("host", "") != ""
        except ValueError:
            return False

    def enter(self, address: str) -> bool:
        """Count a connection; False if the address has too many, or comes too often."""
        if not self._requests.of(address).try_take():
            return False
        if self._connections.get(address, 0) >= self._settings.connections_per_address:
            return False
        self._connections[address] = self._connections.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        """The connection is closed."""
        left = self._connections.get(address, 1) - 1
        if left:
            self._connections[address] = left
        else:
            self._connections.pop(address, None)

    def message_buckets(self, address: str) -> tuple[Bucket, Bucket]:
        """What a connection must take from for every message: its own, and its address's."""
        per_second = self._settings.messages_per_second
        return Bucket(per_second, per_second * BURST_SECONDS), self._messages.of(address)


def household(address: str) -> str:
    """The address to count under: of IPv6 the half that one household shares."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return "unknown"
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return str(ip.ipv4_mapped)
        return str(ipaddress.ip_network((ip, 64), strict=False).network_address)
    return str(ip)


def too_many(sentence: str, seconds: int) -> TooManyRequestsException:
    """A refusal that says when to try again."""
    return TooManyRequestsException(sentence, headers={"retry-after": str(seconds)})
