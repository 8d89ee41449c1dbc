"""Settings of the server, with the limits that keep one visitor from disturbing the others."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from landsraad.bots import DEFAULT
from landsraad.kernel.errors import BadInput

STATIC = Path(__file__).parent / "static"  # where the build of the client goes


@dataclass(slots=True)
class Settings:
    database: str = field(repr=False)
    origins: tuple[str, ...] = ()  # besides the server's own: a client under development, say
    hosts: tuple[str, ...] = ()  # names of the server in the public DNS; see `hosts`
    client: Path = field(default_factory=lambda: STATIC)
    workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))  # processes that think for bots
    bot: str = DEFAULT  # how well bots play where nobody chose, and those that stand in for people
    idle: float = 600.0  # seconds after which an unused table leaves the memory
    body: int = 64 * 1024  # bytes of a request
    record: int = 512 * 1024  # bytes of a record to import
    import_process: bool = True  # read records in a process of their own; otherwise, for tests, in a thread
    import_seconds: float = 20.0  # for one record
    import_idle: float = 60.0  # seconds after the last one until the process ends
    imports: tuple[int, int] = (6, 2)  # records that may wait: of all, and of one address
    message: int = 4 * 1024  # bytes of a message on a socket
    chat: int = 500  # letters of a chat line
    header: int = 64 * 1024  # bytes of the headers of a request
    # Seconds for each stage of a connection: to the end of the headers, of the body, without a request between two,
    # for a socket to say who it is, between two pings and for the answer to one, and for the other side to read on.
    headers: float = 15.0
    bodies: float = 60.0
    silence: float = 20.0
    hello: float = 10.0
    ping: float = 20.0
    writes: float = 30.0
    connections: int = 300  # open at once from one address, sockets included
    # Tokens of a bucket that refills: how many at once, and how many a second.
    messages: tuple[float, float] = (60, 20)  # of one socket
    requests: tuple[float, float] = (300, 100)  # of one address
    makings: tuple[float, float] = (30, 0.5)  # tables made by one address
    sockets: int = 200  # of one address
    thinking: tuple[float, float] = (60.0, 0.25)  # seconds that bots think for one address before others come first
    # Explanations and previews that may be under way at once: of one address, and in all.
    thoughts: tuple[int, int] = (2, 16)
    previews: tuple[int, int] = (8, 64)
    reviews: tuple[int, int] = (2, 40)  # under way at once: of one address, and in all
    review_part: float = 2.0  # seconds of processor time after which a review is stored and the next has its turn
    # Clocks, in seconds: from the end of a seat's time to its bot, until a table with nobody there rests, between two
    # signs of life, and without one before the server counts as having been down.
    grace: float = 20.0
    rest: float = 30.0
    pulse: float = 10.0
    gap: float = 30.0
    log: str = "text"  # or json: see `logs`
    metrics: str = "loopback"  # who may read /metrics: see `probes.READERS`
    metrics_token: str = field(default="", repr=False)
    signup: str = "open"  # who may have a profile: see `profiles.signup`
    invitations: tuple[str, ...] = field(default=(), repr=False)  # words that let people sign up
    guesses: tuple[float, float] = (20, 0.2)  # attempts of one address to come in
    ladder: bool = True  # tables may be rated
    ladder_look: float = 10.0  # seconds between looks for rated tables that ended
    poll: float = 0.5  # seconds between looks at what other processes wrote, where they cannot say so


def from_environment(database: str, **more: object) -> Settings:
    if os.environ.get("LANDSRAAD_UNLIMITED"):  # for measurements and tests: nobody is too fast
        many = (1e9, 1e9)
        more = {"messages": many, "requests": many, "makings": many, "sockets": 100_000, "connections": 100_000,
                "thinking": many, "thoughts": (1000, 1000), "previews": (1000, 1000), "guesses": many, **more}
    more.setdefault("metrics", os.environ.get("LANDSRAAD_METRICS", "loopback"))
    more.setdefault("metrics_token", os.environ.get("LANDSRAAD_METRICS_TOKEN", ""))
    more.setdefault("signup", os.environ.get("LANDSRAAD_SIGNUP", "open"))
    more.setdefault("invitations", tuple(words(os.environ.get("LANDSRAAD_INVITATIONS", ""))))
    more.setdefault("ladder", switched_on("LANDSRAAD_LADDER"))
    origins = tuple(word.rstrip("/") for word in words(os.environ.get("LANDSRAAD_ORIGINS", "")))
    return Settings(database=database, origins=origins, **more)  # type: ignore[arg-type]


def switched_on(name: str) -> bool:
    """A setting that is on unless it says otherwise."""
    word = os.environ.get(name, "").strip().lower()
    if word not in ("", "on", "off"):
        raise BadInput(f"{name}: {word!r} is neither on nor off")
    return word != "off"


def words(text: str) -> list[str]:
    """Splits a list with commas."""
    return [word for part in text.split(",") if (word := part.strip())]
