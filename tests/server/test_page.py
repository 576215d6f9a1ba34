"""The page is served as it was built: compressed, cached as it may be, and nothing beside it."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from server.served import Server
from yurt.server.app import make_app
from yurt.server.page import NOT_BUILT, Page, accepted_encodings
from yurt.server.settings import Settings

HTML = b"<!doctype html><title>Yurt</title>"
SCRIPT = b"console.log('yurt');" * 100
SQUEEZED = b"as if by brotli"
FOR_PEOPLE = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
Browser = TestClient[Litestar]


def build(folder: Path) -> None:
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(HTML)
    (folder / "index.html.gz").write_bytes(gzip.compress(HTML))
    (folder / "assets" / "index-B3x.js").write_bytes(SCRIPT)
    (folder / "assets" / "index-B3x.js.br").write_bytes(SQUEEZED)
    (folder / "assets" / "index-B3x.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "yak-1.svg").write_bytes(b"<svg/>")
    (folder / "manifest.webmanifest").write_bytes(b"{}")
    (folder / "sw.js").write_bytes(b"//")
    (folder / "icon.png").write_bytes(b"\x89PNG" * 1000)
    (folder / ".stamp").write_bytes(b"secret")
    (folder.parent / "outside.txt").write_bytes(b"secret")


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    build(tmp_path / "page")
    with browsing(tmp_path, Page(tmp_path / "page")) as client:
        yield client


def browsing(folder: Path, page: Page) -> Browser:
    settings = Settings(database=f"sqlite:///{folder / 'yurt.sqlite'}")
    return TestClient(make_app(settings, page))


@pytest.mark.parametrize("path", ["/", "/t/abc", "/r/abc-1", "/rules/yak", "/learn/push"])
def test_the_places_of_the_page_show_it(browser: Browser, path: str) -> None:
    answer = browser.get(path)
    assert answer.status_code == 200
    assert answer.content == HTML
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_any_other_place_shows_it_to_people_only(browser: Browser) -> None:
    assert browser.get("/settings/sound", headers=FOR_PEOPLE).content == HTML
    answer = browser.get("/settings/sound")
    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"


@pytest.mark.parametrize("path", ["/api/nothing", "/api/tables/abc", "/records/x", "/schema/x"])
def test_other_routes_keep_their_own_answers(browser: Browser, path: str) -> None:
    assert browser.get(path, headers=FOR_PEOPLE).status_code == 404


def test_the_rest_of_the_server_is_there(browser: Browser) -> None:
    assert browser.get("/healthz", headers=FOR_PEOPLE).json() == {"ok": True}
    assert browser.get("/api/games", headers=FOR_PEOPLE).json()
    assert browser.post("/rules/yak").status_code == 405


@pytest.mark.parametrize(
    ("path", "media_type"),
    [
        ("/assets/index-B3x.js", "text/javascript; charset=utf-8"),
        ("/assets/yak-1.svg", "image/svg+xml"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/icon.png", "image/png"),
    ],
)
def test_a_file_has_its_type_and_may_be_kept_as_its_name_allows(
    browser: Browser, path: str, media_type: str
) -> None:
    answer = browser.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == media_type
    is_named_by_content = path.startswith("/assets/")
    assert ("immutable" in answer.headers["cache-control"]) == is_named_by_content
    assert ("no-cache" in answer.headers["cache-control"]) != is_named_by_content


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br;q=0.0,gzip;q=0", None),
        ("identity", None),
        ("", None),
    ],
)
def test_the_best_encoding_is_chosen(browser: Browser, accepted: str, encoding: str | None) -> None:
    with browser.stream(
        "GET", "/assets/index-B3x.js", headers={"accept-encoding": accepted}
    ) as answer:
        raw = b"".join(answer.iter_raw())
        headers = answer.headers
    expected = SQUEEZED if encoding == "br" else SCRIPT
    assert (gzip.decompress(raw) if encoding == "gzip" else raw) == expected
    assert headers.get("content-encoding") == encoding
    assert headers["content-length"] == str(len(raw))
    assert "accept-encoding" in headers["vary"].lower()


def test_a_picture_is_not_compressed_again(browser: Browser) -> None:
    answer = browser.get("/icon.png", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in answer.headers


def test_what_a_browser_has_is_not_sent_again(browser: Browser) -> None:
    for path in ("/", "/sw.js", "/assets/index-B3x.js"):
        first = browser.get(path, headers={"accept-encoding": "gzip"})
        again = {"accept-encoding": "gzip", "if-none-match": f'"x", W/{first.headers["etag"]}'}
        second = browser.get(path, headers=again)
        assert second.status_code == 304
        assert second.content == b""
        assert second.headers["etag"] == first.headers["etag"]
        plain = browser.get(path, headers={**again, "accept-encoding": "identity"})
        other = path == "/sw.js"  # it has one form only
        assert (plain.status_code == 304) == other


def test_head_tells_the_same_without_the_content(browser: Browser) -> None:
    for path in ("/", "/assets/index-B3x.js", "/icon.png"):
        plain = {"accept-encoding": "identity"}
        whole, head = browser.get(path, headers=plain), browser.head(path, headers=plain)
        assert head.status_code == 200
        assert head.content == b""
        assert dict(head.headers) == dict(whole.headers)


@pytest.mark.parametrize(
    "path",
    ["/../outside.txt", "/%2e%2e/outside.txt", "/assets/..%2f..%2foutside.txt", "/.stamp",
     "/assets/%2e%2e/%2e%2e/outside.txt", "//etc/passwd", "/assets/", "/index.html.gz", "/%00"],
)  # fmt: skip
def test_nothing_beside_the_page_is_told(browser: Browser, path: str) -> None:
    answer = browser.get(path)
    assert answer.status_code == 404
    assert b"secret" not in answer.content


def test_without_a_page_it_says_so(tmp_path: Path) -> None:
    with browsing(tmp_path, Page(tmp_path / "nothing")) as browser:
        for path, headers in (("/", {}), ("/t/abc", FOR_PEOPLE)):
            answer = browser.get(path, headers=headers)
            assert (answer.status_code, answer.text) == (503, NOT_BUILT)
        assert browser.get("/assets/index.js").status_code == 404
        assert browser.get("/healthz").status_code == 200


def test_a_real_server_answers_at_its_address(server: Server) -> None:
    answer = httpx.get(server.url, headers=FOR_PEOPLE)
    assert answer.status_code in (200, 503)
    assert "html" in answer.text or answer.text == NOT_BUILT


def test_encodings_are_read_as_browsers_write_them() -> None:
    assert accepted_encodings("gzip, deflate, br, zstd") == {"gzip", "deflate", "br", "zstd"}
    assert accepted_encodings("GZIP ; q=0.8, br; q=0.000") == {"gzip"}
