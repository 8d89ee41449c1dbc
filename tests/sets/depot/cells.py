"""What a seat has of the Depot, and the moves and events of its own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.state import cells as family
from landsraad.kernel.algebra import NUMBER
from landsraad.kernel.cells import INTERNAL, TURN
from landsraad.kernel.events import EVENTS

SEAT: Final = family.SEAT.part("depot")
FUEL: Final[i64] = SEAT.cell("fuel")
SUPPLY: Final[i64] = SEAT.cell("crawlers_in_supply", start=2)
GARRISON: Final[i64] = SEAT.cell("crawlers_in_garrison")
CONFLICT: Final[i64] = SEAT.cell("crawlers")
BUILT: Final[i64] = SEAT.cell("crawlers_built", see=INTERNAL, until=TURN)
SENT: Final[i64] = SEAT.cell("crawlers_sent", see=INTERNAL, until=TURN)
DEPLOYED_NOW: Final[i64] = SEAT.cell("crawlers_deployed", see=INTERNAL, until=TURN)

MOVES: Final = family.MOVES.part("depot")
DEPLOY_CRAWLERS: Final = MOVES.family("deploy_crawlers", NUMBER)
TRADE_FUEL: Final = MOVES.family("trade_fuel")

CRAWLER_BUILT: Final = EVENTS.kind("crawler_built", [("n", None)])
CRAWLERS_OUT: Final = EVENTS.kind("crawlers_out", [("n", None)])
