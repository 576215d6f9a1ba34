"""The page: files that were built from web/, compressed then, and kept in memory."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, Response, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

FOLDER = Path(__file__).with_name("page")
INDEX = "/index.html"
PLACES = ("t", "r", "rules", "learn")
"""The first words of the page's own addresses; it is asked for others as text/html."""

NOT_BUILT = "The server runs, but its page is not built: start it with ./yurt, which builds it.\n"
AS_IT_IS = "as_it_is"
"""Marks a route whose answers the server must not compress."""

ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""The better one first."""

MEDIA_TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
UNKNOWN_TYPE = "application/octet-stream"
FOR_EVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"


@dataclass(frozen=True)
class PageFile:
    """A file of the page, as it is and compressed."""

    media_type: str
    is_immutable: bool
    digest: str
    contents: Mapping[str, bytes]  # by encoding; "" is the file as it is

    def best_encoding(self, accepted: str) -> str:
        """The best encoding there is of those that a browser accepts."""
        wanted = accepted_encodings(accepted)
        return next((name for name in ENCODINGS if name in wanted and name in self.contents), "")

    def tag(self, encoding: str) -> str:
        """What changes when the answer changes."""
        return f'"{self.digest}{encoding}"'


class Page:
    """All files of the page by path; a path outside of the folder is just none of them."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files = {
            "/" + path.relative_to(folder).as_posix(): read_file(path, folder)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix not in ENCODINGS.values() and path.name[0] != "."
        }

    @property
    def is_built(self) -> bool:
        """Whether there is a page to show."""
        return INDEX in self._files

    def find(self, path: str, accepted: str) -> PageFile | None:
        """The file at a path, or the page itself where it shows something."""
        is_place = path == "/" or path.split("/")[1] in PLACES or "text/html" in accepted
        return self._files.get(path) or (self._files.get(INDEX) if is_place else None)


def read_file(path: Path, folder: Path) -> PageFile:
    """A file with its compressed forms."""
    contents = {"": path.read_bytes()}
    for encoding, suffix in ENCODINGS.items():
        compressed = path.with_name(path.name + suffix)
        if compressed.is_file():
            contents[encoding] = compressed.read_bytes()
    return PageFile(
        media_type=MEDIA_TYPES.get(path.suffix, UNKNOWN_TYPE),
        is_immutable=path.parent == folder / "assets",  # there the name has a hash of the content
        digest=hashlib.sha256(contents[""]).hexdigest()[:16],
        contents=contents,
    )


def accepted_encodings(header: str) -> set[str]:
    """The names in an Accept-Encoding header, without those that are refused by q=0."""
    wanted = set()
    for part in header.lower().split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        if weight.rstrip("0") not in ("0.", ".") and weight != "0":
            wanted.add(name)
    return wanted


@route(
    ["/", "/{path:path}"],
    http_method=["GET", "HEAD"],
    include_in_schema=False,
    opt={AS_IT_IS: True},
)
async def show_page(request: Request[Any, Any, State]) -> Response[bytes] | Response[str]:
    """A file of the page; the page itself at every address that is a place in it."""
    page: Page = request.app.state.page
    accepted = request.headers.get("accept", "")
    file = page.find(request.url.path, accepted)
    if file is None and not page.is_built and (request.url.path == "/" or "text/html" in accepted):
        return Response(NOT_BUILT, media_type="text/plain", status_code=503)
    if file is None:
        raise NotFoundException("There is no such page.")
    encoding = file.best_encoding(request.headers.get("accept-encoding", ""))
    headers = {
        "cache-control": FOR_EVER if file.is_immutable else ASK_AGAIN,
        "etag": file.tag(encoding),
        "vary": "accept-encoding",
    }
    known = request.headers.get("if-none-match", "").replace("W/", "")
    if file.tag(encoding) in known:
        return Response(b"", status_code=304, headers=headers)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(file.contents[encoding], media_type=file.media_type, headers=headers)
