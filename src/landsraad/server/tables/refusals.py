"""What the server refuses: a reason, and the status it is answered with. Whoever asked hears it in their language."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from landsraad.kernel.reasons import Reason

if TYPE_CHECKING:
    from landsraad.server.tables.live_table import Room


class Told(Exception):
    """Not a failure: one who asked is told why not. The room, where there is one, knows what its seats are called."""

    status: ClassVar[int]
    headers: ClassVar[list[tuple[bytes, bytes]]] = []

    def __init__(self, reason: Reason, room: Room | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.room = room


class NoSuchToken(Told):
    """The token opens nothing."""

    status = 401
    headers: ClassVar = [(b"www-authenticate", b"Bearer")]

    def __init__(self) -> None:
        super().__init__(Reason("link-opens-nothing"))


class NotYours(Told):
    """Somebody else's to do."""

    status = 403


class ForeignOrigin(Told):
    status = 403

    def __init__(self) -> None:
        super().__init__(Reason("foreign-page"))


class Missing(Told):
    """There is no such thing."""

    status = 404


class Stale(Told):
    """Decided on a state that is no longer the last one."""

    status = 409

    def __init__(self) -> None:
        super().__init__(Reason("moved-first"))
        self.state = b""  # as it is now for the one who tried, if it is to be told


class TooLong(Told):
    status = 413

    def __init__(self) -> None:
        super().__init__(Reason("too-long"))


class Refused(Told):
    """Understood, and not possible."""

    status = 422


class BrokenMove(Refused):
    """The rules stumble over the move: a fault of this program."""


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
