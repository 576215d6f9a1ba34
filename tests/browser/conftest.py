"""For all tests of the page: a server, and a browser."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from server.served import Server, serving

from browser.people import chromium


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for the tests of one file."""
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    with serving(tmp_path) as running:
        yield running


@pytest.fixture(scope="module")
def one_browser() -> Iterator[Browser]:
    """A browser for the tests of one file; nothing of it is left for tests that use asyncio."""
    with chromium() as running:
        yield running


@pytest.fixture
def browser(one_browser: Browser) -> Iterator[Browser]:
    """A browser in which nobody has been before."""
    yield one_browser
    for context in one_browser.contexts:
        context.close()
