"""Declarations of endpoints, for the router and for the OpenAPI document."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final

from starlette.datastructures import Headers

from landsraad.kernel.errors import BadInput, nearest

LANGUAGES: Final = ("en", "uk", "ru", "cs")
NUMBER_LIMIT: Final = 2**31 - 1


@dataclass(frozen=True, slots=True)
class Query:
    name: str
    kind: type  # int or str
    about: str
    default: Any = None
    low: int = 0
    high: int = NUMBER_LIMIT
    words: tuple[str, ...] = ()
    required: bool = False
    length: int = 120

    def read(self, given: str | None) -> Any:
        if given is None:
            if self.required:
                raise BadInput(f"{self.name} is missing: {self.about}")
            return self.default
        if self.kind is int:
            digits = given.removeprefix("-")
            known = digits.isascii() and digits.isdigit() and len(digits) <= 10
            if not known or not self.low <= int(given) <= self.high:
                raise BadInput(f"{self.name}: {given[:40]!r} is not a number from {self.low} to {self.high}")
            return int(given)
        if self.words and given not in self.words:
            raise BadInput(f"{self.name}: {given[:40]!r} is not one of {', '.join(self.words)}"
                           f"{nearest(given[:40], self.words)}")
        if len(given) > self.length:
            raise BadInput(f"{self.name}: at most {self.length} characters")
        return given

    def schema(self) -> dict[str, Any]:
        if self.kind is int:
            out: dict[str, Any] = {"type": "integer", "minimum": self.low, "maximum": self.high}
        else:
            out = {"type": "string", "maxLength": self.length}
            if self.words:
                out = {"type": "string", "enum": list(self.words)}
        if self.default is not None:
            out["default"] = self.default
        return out


LANG: Final = Query("lang", str, "the language of texts", "en", words=LANGUAGES)


@dataclass(slots=True)
class Call:
    """One request, read and checked. Refusals are in the language `lang`, too."""

    path: dict[str, str]
    query: dict[str, Any]
    body: Any
    token: str  # of the Authorization header
    address: str
    headers: Headers = field(default_factory=Headers)
    scheme: str = "http"
    more: list[tuple[bytes, bytes]] = field(default_factory=list)  # headers of the answer

    @property
    def lang(self) -> str:
        return str(self.query["lang"])


@dataclass(frozen=True, slots=True)
class Endpoint:
    method: str
    path: str
    handler: Callable[[Call], Awaitable[Any]]  # gives a struct, or the bytes of one
    answer: Any
    about: str
    query: tuple[Query, ...] = ()
    body: Any = None
    status: int = 200
    bearer: bool = False
    making: bool = False  # makes a table, or work for a bot: strictly limited per address
    room: int = 0  # bytes of the body, if other than usual
    troubles: tuple[int, ...] = field(default=())
    own: bool = False  # acts for the profile that the cookie opens: only for pages of this server
    joins: bool = False  # the caller takes a seat, for which an operator may require a profile
    media: str = "application/json"  # of the answer; other kinds are given as bytes
    lasting: bool = False  # the same for everybody until the server is restarted

    @property
    def queries(self) -> tuple[Query, ...]:
        """The parameters of an endpoint, and the language in which it may refuse."""
        return (*self.query, LANG)


TROUBLES: Final = {
    400: "not understood", 401: "the token opens nothing", 403: "not yours to do, or a foreign origin",
    404: "there is no such thing", 405: "no such method here", 409: "stale: the state is told",
    413: "too long", 415: "not JSON", 421: "not a name of this server", 422: "understood, and not possible",
    429: "too fast",
    503: "the database does not answer",
}
