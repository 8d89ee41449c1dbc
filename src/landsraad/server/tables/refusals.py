"""What the server refuses: a reason in the language of the caller, and an HTTP status."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from landsraad.kernel.reasons import Reason

if TYPE_CHECKING:
    from landsraad.server.tables.live_table import LiveTable


class Told(Exception):
    """A refusal. The table, if there is one, has the names of its seats."""

    status: ClassVar[int]
    headers: ClassVar[list[tuple[bytes, bytes]]] = []

    def __init__(self, reason: Reason, live: LiveTable | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.live = live


class NoSuchToken(Told):
    """The token opens no seat."""

    status = 401
    headers: ClassVar = [(b"www-authenticate", b"Bearer")]

    def __init__(self) -> None:
        super().__init__(Reason("link-opens-nothing"))


class SignedOut(Told):
    """No profile is open in this browser."""

    status = 401

    def __init__(self) -> None:
        super().__init__(Reason("signed-out"))


class NotLetIn(Told):
    """A passkey, recovery words or a link that opens no profile. It is the same answer for all reasons."""

    status = 403

    def __init__(self) -> None:
        super().__init__(Reason("not-let-in"))


class NotYours(Told):
    """Only somebody else may do this."""

    status = 403


class ForeignOrigin(Told):
    status = 403

    def __init__(self) -> None:
        super().__init__(Reason("foreign-page"))


class Missing(Told):
    """The thing does not exist."""

    status = 404


class Stale(Told):
    """The move was decided on a state that is no longer the last one."""

    status = 409

    def __init__(self) -> None:
        super().__init__(Reason("moved-first"))
        self.state = b""  # the present state for the caller, if the answer has one


class TooLong(Told):
    status = 413

    def __init__(self) -> None:
        super().__init__(Reason("too-long"))


class Refused(Told):
    """The request was understood and is not possible."""

    status = 422


class BrokenMove(Refused):
    """The rules failed on a move, which is a bug."""


class TooFast(Told):
    status = 429
    headers: ClassVar = [(b"retry-after", b"1")]

    def __init__(self) -> None:
        super().__init__(Reason("too-fast"))


class Busy(Told):
    """Too much of this is under way already."""

    status = 429
    headers: ClassVar = [(b"retry-after", b"1")]


class Broken(Told):
    """A bug."""

    status = 500

    def __init__(self) -> None:
        super().__init__(Reason("went-wrong"))


class Unavailable(Told):
    status = 503

    def __init__(self) -> None:
        super().__init__(Reason("no-database"))
