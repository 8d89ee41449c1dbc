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
    boards: tuple[int, int] = (12, 3)  # positions to analyse that may wait to be set up: of all, and of one address
    analyses: tuple[int, int] = (2, 8)  # searches of positions at once: of one address, and in all
    analysis_part: float = 0.4  # seconds of processor time after which a search tells what it has found
    analysis_limit: float = 30.0  # seconds after which a part that does not end is ended, with its process
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
    # Notices: which ways there are, and how they go out; see `notices`.
    notices: tuple[str, ...] = ("push", "webhooks")
    notice_internal: bool = False  # webhooks and push services may be in an internal network
    smtp: str = field(default="", repr=False)  # the mail server, with its password
    smtp_from: str = ""
    site: str = ""  # where players find the server; without it, where the browser of each has found it
    notice_tests: tuple[float, float] = (6, 1 / 30)  # test notices of a profile
    notice_letters: tuple[float, float] = (3, 1 / 1200)  # mails to confirm: of a profile, an address, a mailbox
    # Seconds: until somebody away hears of a turn, somebody whose page is open does, and how much later a mail goes.
    notice_delays: tuple[float, float, float] = (10.0, 90.0, 300.0)
    notice_pause: float = 0.5  # seconds between two looks at what has changed
    notice_scan: float = 60.0  # seconds between two scans for what nobody looked at
    # The lobby: seconds between looks at what is due (0: never, for tests), the games with an hourly table, and the
    # level of bots that take the seats there that nobody took (empty: none).
    lobby_tick: float = 1.0
    hourly: tuple[str, ...] = ("uprising",)
    hourly_bots: str = DEFAULT
    ladder: bool = True  # tables may be rated
    ladder_look: float = 10.0  # seconds between looks for rated tables that ended
    poll: float = 0.5  # seconds between looks at what other processes wrote, where they cannot say so


def from_environment(database: str, **more: object) -> Settings:
    if os.environ.get("LANDSRAAD_UNLIMITED"):  # for measurements and tests: nobody is too fast
        many = (1e9, 1e9)
        more = {"messages": many, "requests": many, "makings": many, "sockets": 100_000, "connections": 100_000,
                "thinking": many, "thoughts": (1000, 1000), "previews": (1000, 1000), "guesses": many,
                "notice_tests": many, "notice_letters": many, **more}
    more.setdefault("metrics", os.environ.get("LANDSRAAD_METRICS", "loopback"))
    more.setdefault("metrics_token", os.environ.get("LANDSRAAD_METRICS_TOKEN", ""))
    more.setdefault("signup", os.environ.get("LANDSRAAD_SIGNUP", "open"))
    more.setdefault("invitations", tuple(words(os.environ.get("LANDSRAAD_INVITATIONS", ""))))
    more.setdefault("notices", tuple(words(os.environ.get("LANDSRAAD_NOTICES", "push,webhooks"))))
    more.setdefault("notice_internal", os.environ.get("LANDSRAAD_INTERNAL_WEBHOOKS", "") == "1")
    more.setdefault("smtp", os.environ.get("LANDSRAAD_SMTP", ""))
    more.setdefault("smtp_from", os.environ.get("LANDSRAAD_SMTP_FROM", ""))
    more.setdefault("site", os.environ.get("LANDSRAAD_SITE", "").rstrip("/"))
    if given := os.environ.get("LANDSRAAD_NOTICE_DELAYS"):  # for tests
        more.setdefault("notice_delays", tuple(float(word) for word in words(given)))
    more.setdefault("hourly", tuple(words(os.environ.get("LANDSRAAD_HOURLY", "uprising"))))
    more.setdefault("hourly_bots", os.environ.get("LANDSRAAD_HOURLY_BOTS", DEFAULT).replace("none", ""))
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
