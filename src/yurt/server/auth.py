"""Tokens: who holds a seat."""

import re
import secrets

from itsdangerous import BadData, URLSafeSerializer

COOKIE = "yurt_seat"
COOKIE_DAYS = 30
LONGEST_TOKEN = 500
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{20}", re.ASCII)
RECORD_ID = re.compile(r"[A-Za-z0-9_-]{20}-[0-9]{1,9}", re.ASCII)


def new_id() -> str:
    """An id that nobody can guess: 120 bits."""
    return secrets.token_urlsafe(15)


class Tokens:
    """Signs and reads the tokens of seats."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="yurt seat")

    def make(self, table: str, seat: int, key: str) -> str:
        """The token of a seat; whoever has it, has the seat."""
        return str(self._signer.dumps([table, seat, key]))

    def read(self, token: str, table: str) -> tuple[int, str] | None:
        """The seat and its key, if the token is ours and for this table."""
        try:
            value = self._signer.loads(token[:LONGEST_TOKEN])
        except BadData:
            return None
        match value:
            case [str(named), int(seat), str(key)] if named == table:
                return seat, key
        return None
