"""Checks of every request (origin, rate, length) and the security headers of every answer."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Receive, Scope

from landsraad.server.tables.refusals import ForeignOrigin, TooFast, TooLong

ADDRESSES: Final = 10_000  # buckets kept
LONGEST_LENGTH: Final = 18  # digits of a content-length

# Scripts only from our own files. `style-src-attr` is for style attributes, which run nothing.
POLICY: Final = "; ".join((
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:", "font-src 'self'", "connect-src 'self'", "manifest-src 'self'", "worker-src 'self'",
    "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"))
SAFE_HEADERS: Final = [(name.encode(), value.encode()) for name, value in (
    ("content-security-policy", POLICY), ("x-content-type-options", "nosniff"), ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"), ("cross-origin-resource-policy", "same-origin"),
    ("x-frame-options", "DENY"), ("permissions-policy", "camera=(), microphone=(), geolocation=()"))]


class Bucket:
    """A token bucket: so many at once, and so many more each second."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, most: float, rate: float) -> None:
        self.most = most
        self.rate = rate
        self.left = most
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each address. The one that was unused for longest is forgotten first."""

    def __init__(self, most: float, rate: float) -> None:
        self.most = most
        self.rate = rate
        self._all: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> None:
        bucket = self._all.get(address)
        if bucket is None:
            bucket = self._all[address] = Bucket(self.most, self.rate)
            if len(self._all) > ADDRESSES:
                self._all.popitem(last=False)
        else:
            self._all.move_to_end(address)
        if not bucket.take():
            raise TooFast


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "?"


def check_origin(headers: Headers, allowed: tuple[str, ...]) -> None:
    """Refuses pages of other sites. Browsers report the origin of a page; programs do not send one."""
    origin = headers.get("origin")
    if origin is None or origin.rstrip("/") in allowed:
        return
    try:
        place = urlsplit(origin).netloc.lower()
    except ValueError:
        place = ""
    if not place or place != headers.get("host", "").lower():
        raise ForeignOrigin


def check_own_page(headers: Headers, changes: bool) -> None:
    """Refuses what a browser sends with its cookie for a page of another site, also of a sibling host.

    changes: then the request has to prove where it comes from; `check_origin` has compared the origin already.
    """
    if headers.get("origin") is not None:
        return
    site = headers.get("sec-fetch-site")
    if site not in (("same-origin",) if changes else (None, "none", "same-origin")):
        raise ForeignOrigin


async def read_body(receive: Receive, headers: Headers, most: int) -> bytes:
    said = headers.get("content-length", "")
    if said.isdecimal() and (len(said) > LONGEST_LENGTH or int(said) > most):
        raise TooLong
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            break
        part: bytes = message.get("body", b"")
        size += len(part)
        if size > most:
            raise TooLong
        parts.append(part)
        if not message.get("more_body", False):
            break
    return b"".join(parts)
