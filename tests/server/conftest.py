"""One server for all tests of a worker that need nothing special."""

from collections.abc import Iterator

import pytest

from server.served import Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running
