"""Probes for a supervisor: `/healthz`, `/readyz` and `/metrics`. The limits for visitors do not apply."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
from collections.abc import Callable
from typing import Final

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from landsraad.server.http.limits import SAFE_HEADERS, address_of
from landsraad.server.metrics import PATTERN, Metrics
from landsraad.server.settings import Settings
from landsraad.server.storage.database import Store, StoreTrouble
from landsraad.server.storage.versions import is_newest

PATHS: Final = ("/healthz", "/readyz", "/metrics")
PATIENCE: Final = 2.0  # seconds the database gets to answer
ENCODE: Final = msgspec.json.Encoder().encode
JSON: Final = b"application/json"


class Probes:
    """An ASGI application for `PATHS`."""

    def __init__(self, store: Store, metrics: Metrics, settings: Settings, stopping: Callable[[], bool]) -> None:
        self.store = store
        self.metrics = metrics
        self.settings = settings
        self.stopping = stopping
        self._asked: asyncio.Future[bool] | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope[PATTERN] = scope["path"]
        kind, more = JSON, []
        if scope["method"] not in ("GET", "HEAD"):
            status, body, more = 405, b"", [(b"allow", b"GET, HEAD")]
        elif scope["path"] == "/healthz":
            status, body = 200, ENCODE({"status": "ok"})
        elif scope["path"] == "/readyz":
            missing = await self.missing()
            status, body = (503 if missing else 200), ENCODE({"ready": not missing, "missing": missing})
        else:
            status = reader_status(scope, self.settings)
            if status == 200:
                kind, body = CONTENT_TYPE_LATEST.encode(), self.metrics.text()
            else:
                body = ENCODE({"error": REFUSED[status]})
                more = [(b"www-authenticate", b"Bearer")] if status == 401 else []
        await send({"type": "http.response.start", "status": status, "headers": [
            (b"content-type", kind), (b"content-length", str(len(body)).encode()), (b"cache-control", b"no-store"),
            *more, *SAFE_HEADERS]})
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})

    async def missing(self) -> list[str]:
        """The reasons why this server cannot serve: `stopping`, `database`, `migrations`."""
        out = ["stopping"] if self.stopping() else []
        try:
            async with asyncio.timeout(PATIENCE):
                if not await asyncio.shield(self._ask()):
                    out.append("migrations")
        except (StoreTrouble, TimeoutError):
            out.append("database")
        return out

    def _ask(self) -> asyncio.Future[bool]:
        """Asks the database. Callers share one question, so that a flood of requests does not reach it."""
        if self._asked is None or self._asked.done():
            self._asked = self.store.write(is_newest)
            self._asked.add_done_callback(lambda asked: asked.cancelled() or asked.exception())  # somebody may be gone
        return self._asked


# ------------------------------------------------------------------ who may read the metrics

OFF: Final = "off"
LOOPBACK: Final = "loopback"
ANY: Final = "any"
TOKEN: Final = "token"
READERS: Final = (OFF, LOOPBACK, ANY, TOKEN)
REFUSED: Final = {401: "the metrics need their bearer token", 403: "the metrics are for this machine only",
                  404: "there is nothing here"}
FORWARDED: Final = ("forwarded", "x-real-ip", "via")


def reader_status(scope: Scope, settings: Settings) -> int:
    """200 if this request may read the metrics, otherwise the status of the refusal."""
    if settings.metrics == ANY:
        return 200
    headers = Headers(scope=scope)
    if settings.metrics == TOKEN:
        kind, _, token = headers.get("authorization", "").partition(" ")
        known = settings.metrics_token.encode()
        same = hmac.compare_digest(token.strip().encode(errors="surrogateescape"), known)
        return 200 if same and known and kind.lower() == "bearer" else 401
    if settings.metrics != LOOPBACK:
        return 404
    # Behind a proxy on this machine every visitor comes from here, so whatever a proxy passed on is refused. A page of
    # another site whose name leads here is refused by the name.
    passed_on = any(name in FORWARDED or name.startswith("x-forwarded-") for name in headers)
    return 200 if is_loopback(address_of(scope)) and not passed_on and is_loopback(host_of(headers)) else 403


def host_of(headers: Headers) -> str:
    host = headers.get("host", "")
    return host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]


def is_loopback(host: str) -> bool:
    if host.lower() == "localhost":
        return True
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None)
    return bool((mapped or address).is_loopback)
