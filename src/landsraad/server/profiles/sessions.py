"""Sessions: a cookie that opens a profile in one browser. The server stores its hash."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from starlette.datastructures import Headers

from landsraad.kernel.reasons import Reason
from landsraad.server.http.endpoints import Call
from landsraad.server.profiles.rows import Profile, Visit, new_id, read_visit, touch_visit, write_visit
from landsraad.server.storage.database import Store
from landsraad.server.storage.queries import hashed, new_token
from landsraad.server.tables.refusals import NotYours, SignedOut

DAY: Final = 86_400.0
LASTS: Final = 180 * DAY  # since its last use
TOUCHED: Final = 3600.0  # seconds between notes of its use
COOKIE: Final = "landsraad"
# A name that browsers accept over TLS only, and only from this very host: no other host of the domain can plant one.
SAFE_COOKIE: Final = f"__Host-{COOKIE}"
BROWSERS: Final = (("Edg/", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("Chrome/", "Chrome"),
                   ("Safari/", "Safari"))
SYSTEMS: Final = (("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"),
                  ("Mac OS", "macOS"), ("CrOS", "ChromeOS"), ("Linux", "Linux"))


@dataclass(slots=True)
class Known:
    """Who calls: a profile, and the session by which it was recognised."""

    profile: Profile
    visit: Visit


class Sessions:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def known(self, call: Call) -> Known | None:
        token = cookie_of(call.headers)
        if not token:
            return None
        now = time.time()
        found = await self.store.read(lambda c: read_visit(c, hashed(token), now - LASTS))
        if found is None:
            return None
        profile, visit = found[1], found[0]
        if now - visit.seen > TOUCHED:
            await self.store.write(lambda c: touch_visit(c, visit.id, now))
            set_cookie(call, token)
        return Known(profile, visit)

    async def required(self, call: Call) -> Known:
        """The caller, also if their profile is closed."""
        found = await self.known(call)
        if found is None:
            raise SignedOut
        return found

    async def open(self, call: Call) -> Known:
        found = await self.required(call)
        if found.profile.closed is not None:
            raise NotYours(Reason("profile-closed"))
        return found

    async def begin(self, call: Call, profile: Profile, way: str) -> Known:
        """Signs the browser in, always with a new cookie. The session it had before ends."""
        token, now = new_token(), time.time()
        before = cookie_of(call.headers)
        visit = Visit(new_id(), profile.id, hashed(token), way, device_of(call.headers.get("user-agent", "")), now, now)
        await self.store.write(lambda c: write_visit(c, visit, hashed(before) if before else "", now - LASTS))
        set_cookie(call, token)
        return Known(profile, visit)


def is_safe(call: Call) -> bool:
    """Whether the browser speaks TLS, to us or to a proxy."""
    return call.scheme == "https" or call.headers.get("origin", "").lower().startswith("https://")


def cookie_of(headers: Headers) -> str:
    found = {}
    for part in headers.get("cookie", "").split(";"):
        name, _, value = part.strip().partition("=")
        found[name] = value
    return found.get(SAFE_COOKIE) or found.get(COOKIE) or ""


def set_cookie(call: Call, token: str) -> None:
    rest = f"Path=/; HttpOnly; SameSite=Lax; Max-Age={int(LASTS)}"
    value = f"{SAFE_COOKIE}={token}; {rest}; Secure" if is_safe(call) else f"{COOKIE}={token}; {rest}"
    call.more.append((b"set-cookie", value.encode()))


def drop_cookie(call: Call) -> None:
    rest = "Path=/; HttpOnly; SameSite=Lax; Max-Age=0"
    call.more.append((b"set-cookie", f"{COOKIE}=; {rest}".encode()))
    if is_safe(call):
        call.more.append((b"set-cookie", f"{SAFE_COOKIE}=; {rest}; Secure".encode()))


def device_of(agent: str) -> str:
    """A browser as its owner knows it: `Firefox, Linux`."""
    words = [next((name for sign, name in kinds if sign in agent), "") for kinds in (BROWSERS, SYSTEMS)]
    return ", ".join(word for word in words if word)
