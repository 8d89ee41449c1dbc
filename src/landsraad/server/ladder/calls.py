"""The endpoints of the ladder. Everybody reads the same, signed in or not; their own row is marked."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection, select

from landsraad.kernel.reasons import Reason
from landsraad.server.content import games as content
from landsraad.server.http.endpoints import Call, Endpoint, Query
from landsraad.server.ladder.anchors import anchors
from landsraad.server.ladder.kinds import (
    KINDS,
    PLAYERS,
    RATED,
    choices_of,
    kinds_of,
    season_at,
    season_span,
    usual_kind,
)
from landsraad.server.ladder.lookups import (
    count_people,
    first_season,
    known,
    read_around,
    read_fixed,
    read_ladder,
    read_names,
    read_player,
)
from landsraad.server.ladder.rating import BOT, is_fixed
from landsraad.server.ladder.worker import Ladder
from landsraad.server.profiles.rows import ID_LENGTH
from landsraad.server.profiles.sessions import Sessions
from landsraad.server.protocol import ladder_messages as wire
from landsraad.server.settings import Settings
from landsraad.server.storage.ladder_rows import SETTLED, players_at, shown
from landsraad.server.storage.ladder_schema import PLACES, RATED_GAMES, WAITING
from landsraad.server.storage.schema import TABLES
from landsraad.server.tables.open_tables import OpenTables
from landsraad.server.tables.refusals import Missing

ROWS: Final = 50
SEASONS_BACK: Final = 5
WAIT: Final = 20
PATIENCE: Final = 1.0  # seconds between looks for what another process rated
USUAL: Final = "uprising"


class LadderCalls:
    def __init__(self, tables: OpenTables | None, settings: Settings, ladder: Ladder | None = None,
                 now: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self.now = now
        if tables is not None:  # for the document of the endpoints nothing else is needed
            assert ladder is not None
            self.ladder = ladder
            self.store = tables.store
            self.sessions = Sessions(tables.store)

    async def board(self, call: Call) -> wire.Leaderboard:
        game = call.query["game"] or USUAL
        kind: Any = call.query["kind"] or usual_kind(game)
        who, season, first = call.query["who"], call.query["season"], call.query["first"]
        fixed = anchors().get((game, kind))
        if fixed is None:
            raise Missing(Reason("no-ladder", game=game, kind=kind))
        self._check_on()
        me = await self.sessions.known(call)
        id = "" if me is None or me.profile.closed is not None else me.profile.id
        now = self.now()

        def read(connection: Connection) -> wire.Leaderboard:
            people = count_people(connection, game, kind, season)
            rows = read_ladder(connection, game, kind, season, first, ROWS, now) if who != "bots" else []
            around = read_around(connection, id, game, kind, season, now) if id and who != "bots" else []
            bots = read_fixed(connection, fixed, game, kind, season) if who != "people" else []
            # Above a page that is not the first, and below one that is not the last, others come between.
            top = rows[0].shown if first > 1 and rows else None
            end = rows[-1].shown if first + len(rows) <= people and rows else None
            between = [bot for bot in bots if (top is None or bot.shown <= top) and (end is None or bot.shown > end)]
            here = {row.player for row in rows}
            return wire.Leaderboard(
                enabled=True, games=ladder_games(), seasons=seasons(first_season(connection), now), game=game,
                kind=kind, season=season, people=people, fixed=len(fixed), first=first,
                rows=sorted([*rows, *between], key=lambda row: -row.shown),
                mine=[] if id in here else around, me=id)
        return await self.store.read(read)

    async def rules(self, call: Call) -> wire.LadderRules:
        return wire.LadderRules(enabled=self.settings.ladder, games=[rated_game(name, call.lang) for name in RATED])

    async def player(self, call: Call) -> wire.PlayerPage:
        self._check_on()
        id = call.path["id"][:ID_LENGTH + 1]
        found = await self.store.read(lambda c: read_player(c, id, call.query["game"], call.query["kind"]))
        if found is None:
            raise Missing(Reason("no-player"))
        return found

    async def table(self, call: Call) -> wire.TableRating:
        """What a table changed. With `wait` the answer comes when it has been rated."""
        id = call.path["id"]
        found = await self.store.read(lambda c: read_rating(c, id))
        if not call.query["wait"]:
            return found
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(call.query["wait"]):
                while found.state in ("waiting", "playing"):
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self.ladder.news.wait(), PATIENCE)
                    found = await self.store.read(lambda c: read_rating(c, id))
        return found

    def _check_on(self) -> None:
        if not self.settings.ladder:
            raise Missing(Reason("ladder-off"))

    def endpoints(self) -> list[Endpoint]:
        game = Query("game", str, "the game", "", words=("", *RATED))
        kind = Query("kind", str, "the kind of table: two, three or four (four), six, or solo against automas", "",
                     words=("", *KINDS))
        return [
            Endpoint("GET", "/api/ladder", self.board, wire.Leaderboard, "The ladder of a game and a kind of table.",
                     (game, kind, Query("season", int, "of this season; 0: of all time", 0, high=10_000),
                      Query("who", str, "who is on it", "all", words=("all", "people", "bots")),
                      Query("first", int, "from this place on", 1, low=1, high=10_000_000)), troubles=(404,)),
            Endpoint("GET", "/api/ladder/rules", self.rules, wire.LadderRules, "What rated tables are like."),
            Endpoint("GET", "/api/players/{id}", self.player, wire.PlayerPage, "A player's public page.",
                     (game, kind), troubles=(404,)),
            Endpoint("GET", "/api/tables/{id}/rating", self.table, wire.TableRating, "What a table changed on the "
                     "ladder.", (Query("wait", int, "seconds to wait until it has been rated", 0, high=WAIT),)),
        ]


def ladder_games() -> list[wire.LadderGame]:
    return [wire.LadderGame(game=name, kinds=kinds_of(name)) for name in RATED]  # type: ignore[arg-type]


def seasons(first: int | None, now: float) -> list[wire.SeasonInfo]:
    """The present season and some before it, as far as there were games."""
    current = season_at(now)
    numbers = range(max(first or current, current - SEASONS_BACK), current + 1)
    return [wire.SeasonInfo(number=number, since=season_span(number)[0], until=season_span(number)[1])
            for number in numbers]


def rated_game(name: str, lang: str) -> wire.RatedGame:
    told = next(game for game in content.games(lang) if game.name == name)
    options = {option.name: option for option in told.options}
    choices = {}
    for players in RATED[name]:
        choices[str(players)] = [wire.FixedOption(
            name=option, label=options[option].label, words=list(words),
            labels=[next(one.label for one in options[option].choices if one.value == word) for word in words])
            for option, words in choices_of(name, players).items()]
    fixed = anchors()
    levels = {str(n): [player.removeprefix(BOT) for player in reversed(fixed[name, PLAYERS[n]])
                       if player.startswith(BOT)] for n in RATED[name]}
    return wire.RatedGame(game=name, players=list(RATED[name]), options=choices, levels=levels)


def read_rating(connection: Connection, id: str) -> wire.TableRating:
    row = connection.execute(select(RATED_GAMES.c.why).where(RATED_GAMES.c.table_id == id)).one_or_none()
    at = players_at(connection, id)
    if row is None:
        waits = connection.execute(select(WAITING.c.table_id).where(WAITING.c.table_id == id)).first() is not None
        names = read_names(connection, list(at.values()))
        return wire.TableRating(state=("waiting" if is_over(connection, id) else "playing") if waits else "none",
                                players={seat: known(player, names) for seat, player in at.items()})
    places = connection.execute(select(PLACES).where(PLACES.c.table_id == id)
                                .order_by(PLACES.c.place, PLACES.c.seat)).all()
    names = read_names(connection, [one.player for one in places])
    return wire.TableRating(
        state=row.why or "rated",
        players={seat: known(player, names) for seat, player in at.items()},
        seats=[wire.SeatRating(
            seat=one.seat, player=known(one.player, names), name=names.get(one.player, ""), place=one.place,
            before=shown(one.mu, one.sigma), after=shown(one.new_mu, one.new_sigma),
            provisional=one.new_sigma >= SETTLED, fixed=is_fixed(one.player), gone=one.gone) for one in places])


def is_over(connection: Connection, id: str) -> bool:
    return bool(connection.execute(select(TABLES.c.finished).where(TABLES.c.id == id)).scalar())

