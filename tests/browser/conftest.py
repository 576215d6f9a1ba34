"""For all tests of the page: a server, and a browser."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from server.served import Server, serving

from browser.people import chromium


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of this test's own."""
    with serving(tmp_path) as running:
        yield running


@pytest.fixture
def browser() -> Iterator[Browser]:
    """A browser of this test's own."""
    with chromium() as running:
        yield running
