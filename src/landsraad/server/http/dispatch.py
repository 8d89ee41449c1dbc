"""Turns requests into calls and errors into one-line answers, in the same way for every endpoint."""

from __future__ import annotations

import gzip
import hashlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import parse_qsl

import msgspec
from starlette.datastructures import Headers
from starlette.routing import Match, Route
from starlette.types import Receive, Scope, Send

from landsraad.kernel.errors import BadInput
from landsraad.kernel.reasons import Reason
from landsraad.server.http.endpoints import LANG, LANGUAGES, TROUBLES, Call, Endpoint
from landsraad.server.http.limits import SAFE_HEADERS, Buckets, address_of, check_origin, check_own_page, read_body
from landsraad.server.metrics import PATTERN
from landsraad.server.settings import Settings
from landsraad.server.storage.database import StoreTrouble
from landsraad.server.tables.analysis_boards import WrongPosition
from landsraad.server.tables.refusals import Broken, Missing, Stale, Told, Unavailable
from landsraad.server.views.rendering import said

LOG: Final = logging.getLogger("landsraad.server")
ENCODE: Final = msgspec.json.Encoder().encode
JSON: Final = "application/json"
LINE: Final = 400  # letters of an error
WORTH_PACKING: Final = 2000  # bytes


class NotJson(Exception):
    pass


class Dispatcher:
    """An ASGI application for everything under /api that is not a socket."""

    def __init__(self, endpoints: list[Endpoint], settings: Settings) -> None:
        self.settings = settings
        self.routes = [(Route(e.path, _nothing, methods=[e.method]), e, _decoder(e)) for e in endpoints]
        self.requests = Buckets(*settings.requests)
        self.makings = Buckets(*settings.makings)
        self.on_refusal: Callable[[Exception], None] = lambda error: None
        self.gate: Callable[[Call], Awaitable[None]] | None = None  # asked before somebody takes a seat
        self._packed: dict[tuple[object, ...], bytes] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        more: list[tuple[bytes, bytes]] = [(b"cache-control", b"no-store")]
        media = JSON
        try:
            endpoint, call = await self._read(scope, receive, headers)
            if endpoint.joins and self.gate is not None:
                await self.gate(call)
            found = await endpoint.handler(call)
            more += call.more
            status, media = endpoint.status, endpoint.media
            body = found if isinstance(found, bytes) else ENCODE(found)
            if endpoint.lasting:
                tag = f'W/"{hashlib.sha256(body).hexdigest()[:24]}"'
                more = [(b"cache-control", b"no-cache"), (b"vary", b"accept-encoding"), (b"etag", tag.encode())]
                if headers.get("if-none-match") == tag:
                    status, body = 304, b""
                elif "gzip" in headers.get("accept-encoding", "") and len(body) > WORTH_PACKING:
                    body = self._pack(endpoint, call, body)
                    more.append((b"content-encoding", b"gzip"))
        except Exception as error:
            self.on_refusal(error)
            status, body, named = error_response(error, language(scope))
            more += named
        await answer(scope, send, status, body, more, media)

    async def _read(self, scope: Scope, receive: Receive, headers: Headers) -> tuple[Endpoint, Call]:
        address = address_of(scope)
        self.requests.take(address)
        endpoint, decoder, path = self._find(scope)
        check_origin(headers, self.settings.origins)
        if endpoint.own:
            check_own_page(headers, endpoint.method != "GET")
        query = self._query(endpoint, scope)
        body: Any = None
        if decoder is not None:
            if headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
                raise NotJson
            raw = await read_body(receive, headers, endpoint.room or self.settings.body)
            try:
                body = decoder.decode(raw)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise BadInput(f"the body is not understood: {error}") from None
        if endpoint.making:
            self.makings.take(address)
        kind, _, token = headers.get("authorization", "").partition(" ")
        return endpoint, Call(path, query, body, token.strip() if kind.lower() == "bearer" else "", address, headers,
                              str(scope.get("scheme", "http")))

    def _find(self, scope: Scope) -> tuple[Endpoint, msgspec.json.Decoder[Any] | None, dict[str, str]]:
        allowed: list[str] = []
        for route, endpoint, decoder in self.routes:
            match, found = route.matches(scope)
            if match == Match.FULL:
                scope[PATTERN] = endpoint.path
                return endpoint, decoder, found["path_params"]
            if match == Match.PARTIAL:
                allowed.append(endpoint.method)
        if allowed:
            raise WrongMethod(allowed)
        raise Missing(Reason("nothing-here"))

    def _query(self, endpoint: Endpoint, scope: Scope) -> dict[str, Any]:
        given = given_query(scope)
        return {query.name: query.read(given.get(query.name)) for query in endpoint.queries}

    def _pack(self, endpoint: Endpoint, call: Call, body: bytes) -> bytes:
        key = (endpoint.path, *call.path.values(), *call.query.values())
        if call.query.get("search"):
            return gzip.compress(body, 5)
        if key not in self._packed:
            self._packed[key] = gzip.compress(body, 9)
        return self._packed[key]


async def answer(scope: Scope, send: Send, status: int, body: bytes, more: list[tuple[bytes, bytes]],
                 media: str = JSON) -> None:
    length = [] if status == 304 else [(b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": [
        (b"content-type", media.encode()), *length, *more, *SAFE_HEADERS]})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})


class WrongMethod(Exception):
    def __init__(self, allowed: list[str]) -> None:
        super().__init__()
        self.allowed = allowed


async def _nothing(request: Any) -> Any:
    raise NotImplementedError


def _decoder(endpoint: Endpoint) -> msgspec.json.Decoder[Any] | None:
    return None if endpoint.body is None else msgspec.json.Decoder(endpoint.body)


def given_query(scope: Scope) -> dict[str, str]:
    try:
        return dict(parse_qsl(scope["query_string"].decode("utf-8"), keep_blank_values=True, max_num_fields=20))
    except ValueError:
        raise BadInput("the query is not understood") from None


def language(scope: Scope) -> str:
    """The language of a refusal, which may be needed before the rest of the request is understood."""
    try:
        asked = given_query(scope).get(LANG.name, "")
    except BadInput:
        asked = ""
    return asked if asked in LANGUAGES else str(LANG.default)


def no_database(error: StoreTrouble) -> Told:
    """Logs the details for the operator, and returns the answer for the client."""
    LOG.warning("%s", error)
    return Unavailable()


def one_line(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= LINE else f"{line[:LINE - 1]}…"


def error_response(error: Exception, lang: str) -> tuple[int, bytes, list[tuple[bytes, bytes]]]:
    """Status, body and further headers for an error. An unknown one is a bug: it is logged and not described."""
    if isinstance(error, BadInput):
        return _answer(400, said(error, lang))
    if isinstance(error, WrongMethod):
        return _answer(405, TROUBLES[405], (b"allow", ", ".join(error.allowed).encode()))
    if isinstance(error, NotJson):
        return _answer(415, "send the body as application/json")
    if isinstance(error, StoreTrouble):
        error = no_database(error)
    elif not isinstance(error, Told):
        LOG.error("a request failed", exc_info=error)
        error = Broken()
    state = error.state if isinstance(error, Stale) else b""
    line = error.line if isinstance(error, WrongPosition) else 0
    return _answer(error.status, said(error, lang), *error.headers, rule=error.reason.rule, state=state, line=line)


def _answer(status: int, text: str, *headers: tuple[bytes, bytes], rule: str = "", state: bytes = b"",
            line: int = 0) -> tuple[int, bytes, list[tuple[bytes, bytes]]]:
    told: dict[str, Any] = {"error": one_line(text), "rule": rule}
    if line:
        told["line"] = line
    if state:
        told["state"] = msgspec.Raw(state)
    return status, ENCODE(told), list(headers)
