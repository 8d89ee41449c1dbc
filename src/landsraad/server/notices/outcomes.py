"""How an attempt to send something ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

UNREACHABLE: Final = "unreachable"
# No public address by that name. Whether there is an internal one is not said, so that nobody looks around in there.
INTERNAL: Final = "internal"
REDIRECT: Final = "redirect"
REFUSED: Final = "refused"
GONE: Final = "gone"
BUSY: Final = "busy"
SLOW: Final = "slow"  # no answer in time: it may have arrived
INTERRUPTED: Final = "interrupted"
TROUBLES: Final = (UNREACHABLE, INTERNAL, REDIRECT, REFUSED, GONE, BUSY, SLOW, INTERRUPTED)
LATER: Final = (UNREACHABLE, INTERNAL, BUSY)  # surely not delivered, and another attempt may succeed
TOO_FAST: Final = 429


@dataclass(slots=True)
class Outcome:
    """trouble: empty if it was delivered. by: the host that took or refused it. after: seconds it wants us to wait."""

    trouble: str = ""
    by: str = ""
    detail: str = ""
    after: float = 0.0

    @property
    def delivered(self) -> bool:
        return not self.trouble


class Failed(Exception):
    """Raised where an attempt ends."""

    def __init__(self, trouble: str, by: str = "", detail: str = "") -> None:
        super().__init__(f"{trouble}: {by} {detail}".strip())
        self.outcome = Outcome(trouble, by, detail[:120])


def by_status(status: int, by: str, after: float = 0.0) -> Outcome:
    """The outcome that a status of HTTP tells."""
    detail = str(status)
    if 200 <= status < 300:
        return Outcome("", by)
    if 300 <= status < 400:
        return Outcome(REDIRECT, by, detail)
    if status in (404, 410):
        return Outcome(GONE, by, detail)
    if status == TOO_FAST or status >= 500:
        return Outcome(BUSY, by, detail, after)
    return Outcome(REFUSED, by, detail)
