"""What can go wrong over HTTP, as a code and a sentence."""

from typing import Any

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from yurt.server.commands import Refusal

log = structlog.get_logger()

LONGEST_SENTENCE = 300
CODES = {
    400: "bad_request",
    403: "forbidden",
    404: "not_found",
    405: "bad_method",
    409: "refused",
    413: "too_large",
    429: "too_many",
    503: "database",
}


class Problem(msgspec.Struct):
    """Why something cannot be done."""

    code: str
    sentence: str


MEANINGS = {
    400: "The request is malformed.",
    403: "A page of another origin may not do that.",
    404: "There is no such thing.",
    409: "It cannot be done; the code says why.",
    413: "The request is too large.",
    429: "Too many requests from this address; Retry-After says when to come again.",
    503: "The database does not answer.",
}


def documented(*statuses: int) -> dict[int, ResponseSpec]:
    """The problems of a route, for the OpenAPI description."""
    return {
        status: ResponseSpec(Problem, description=MEANINGS[status], generate_examples=False)
        for status in (*statuses, 429, 503)
    }


def refused(refusal: Refusal) -> HTTPException:
    """A refusal as an HTTP error."""
    return HTTPException(
        status_code=409, detail=refusal.sentence, extra={"code": refusal.code}
    )


def tell_problem(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """An error as a code and a sentence."""
    extra = error.extra
    code = CODES.get(error.status_code, "bad_request")
    sentence = error.detail
    if isinstance(extra, dict):
        code = str(extra.get("code", code))
    elif isinstance(extra, list):
        sentence = "; ".join([sentence, *map(_wrong_field, extra)])
    return Response(
        Problem(code, sentence[:LONGEST_SENTENCE]),
        status_code=error.status_code,
        headers=error.headers,
    )


def _wrong_field(told: Any) -> str:
    """What is wrong with one field of a request."""
    if not isinstance(told, dict):
        return ""
    return f"{told.get('key', '')}: {told.get('message', '')}"


def tell_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours: the log says where, the answer nothing that is hidden."""
    if isinstance(error, ConnectionError):
        problem = Problem("database", "The server cannot reach its database; try again later.")
        return Response(problem, status_code=503)
    log.error("request_failed", method=request.method, exc_info=error)
    return Response(Problem("internal", "Something went wrong here."), status_code=500)
