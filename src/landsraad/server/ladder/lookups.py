"""What pages ask the database: leaderboards, and everything about one player.

Each question reads a few dozen rows by an index; what would need counting is added up when a game is rated.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Column, Connection, Row, ScalarSelect, func, select

from landsraad.server.ladder.book import LEADER, TURN
from landsraad.server.ladder.kinds import KINDS, RATED
from landsraad.server.protocol.ladder_messages import (
    CurvePoint,
    LadderRow,
    Opponent,
    PlayerGame,
    PlayerPage,
    PlayerRating,
    RateOf,
    SeatOfGame,
)
from landsraad.server.storage.ladder_rows import (
    ALWAYS,
    DOUBT,
    MU,
    POINT,
    SETTLED,
    SIGMA,
    is_anyone,
    reliability_of,
    shown,
)
from landsraad.server.storage.ladder_schema import PAIRS, PLACES, POINTS, RATED_GAMES, RATINGS, SEASONS, SPLITS
from landsraad.server.storage.schema import PROFILES
from landsraad.trials.statistics import wilson

WEEK: Final = 7 * 86_400.0
CURVE: Final = 200  # games of a rating's curve
RECENT: Final = 10  # games that are told with all seats
OPPONENTS: Final = 12
NEIGHBOURS: Final = 1


# ------------------------------------------------------------------ leaderboards


def count_people(connection: Connection, game: str, kind: str, season: int, above: int | None = None) -> int:
    """How many people are on a ladder; with `above`, only those with more points."""
    statement = select(func.coalesce(func.sum(POINTS.c.people), 0)).where(
        POINTS.c.season == season, POINTS.c.game == game, POINTS.c.kind == kind)
    if above is not None:
        statement = statement.where(POINTS.c.shown > above)
    return int(connection.execute(statement).scalar_one())


def read_ladder(connection: Connection, game: str, kind: str, season: int, first: int, most: int,
                now: float) -> list[LadderRow]:
    """Places on a ladder from the first on, counted from 1. Equal points are in the order of ids."""
    part = RATINGS if season == ALWAYS else SEASONS
    best = select(part).where(part.c.game == game, part.c.kind == kind, part.c.hidden.is_(False))
    if season != ALWAYS:
        best = best.where(SEASONS.c.season == season)
    found = connection.execute(best.order_by(part.c.shown.desc(), part.c.player.desc())
                               .offset(first - 1).limit(most)).all()
    return _rows(connection, found, game, kind, first, now)


def read_around(connection: Connection, player: str, game: str, kind: str, season: int, now: float) -> list[LadderRow]:
    """The own row of a player, with its neighbours."""
    part = RATINGS if season == ALWAYS else SEASONS
    own = select(part.c.shown).where(part.c.player == player, part.c.game == game, part.c.kind == kind,
                                     part.c.hidden.is_(False))
    equal = select(func.count()).select_from(part).where(
        part.c.game == game, part.c.kind == kind, part.c.hidden.is_(False), part.c.player > player)
    if season != ALWAYS:
        own, equal = own.where(SEASONS.c.season == season), equal.where(SEASONS.c.season == season)
    points = connection.execute(own).scalar_one_or_none()
    if points is None:
        return []
    place = 1 + count_people(connection, game, kind, season, points) + int(
        connection.execute(equal.where(part.c.shown == points)).scalar_one())
    first = max(1, place - NEIGHBOURS)
    return read_ladder(connection, game, kind, season, first, place - first + 1 + NEIGHBOURS, now)


def _rows(connection: Connection, found: Any, game: str, kind: str, first: int, now: float) -> list[LadderRow]:
    ids = [str(row.player) for row in found]
    names = read_names(connection, ids)
    weeks = points_before(connection, [row.player for row in found if row.last > now - WEEK], game, kind, now - WEEK)
    leaders = favourites(connection, ids, game, kind)
    return [LadderRow(
        place=place, player=row.player, name=names.get(row.player, ""), shown=row.shown,
        provisional=row.sigma >= SETTLED, games=row.games, wins=row.wins, curve=points_of(row.curve),
        week=row.shown - weeks.get(row.player, row.shown),
        leader=leaders.get(row.player, "")) for place, row in enumerate(found, first)]


def points_of(curve: str) -> list[int]:
    return [int(word) for word in curve.split()]


def read_names(connection: Connection, ids: list[str]) -> dict[str, str]:
    """The names of open profiles."""
    found = connection.execute(select(PROFILES.c.id, PROFILES.c.name).where(
        PROFILES.c.id.in_([id for id in set(ids) if is_anyone(id)]), PROFILES.c.closed.is_(None)))
    return {str(row.id): str(row.name) for row in found}


def points_before(connection: Connection, ids: list[str], game: str, kind: str, at: float) -> dict[str, int]:
    """What players had at a time: after their last game until then, or else as newcomers."""
    def last(column: Column[float]) -> ScalarSelect[float]:
        return select(column).where(
            PLACES.c.player == RATINGS.c.player, PLACES.c.game == game, PLACES.c.kind == kind,
            PLACES.c.finished <= at).order_by(PLACES.c.n.desc()).limit(1).scalar_subquery()
    found = connection.execute(select(RATINGS.c.player, last(PLACES.c.new_mu), last(PLACES.c.new_sigma)).where(
        RATINGS.c.player.in_(ids), RATINGS.c.game == game, RATINGS.c.kind == kind))
    return {str(player): shown(MU, SIGMA) if mu is None else shown(mu, sigma) for player, mu, sigma in found}


def favourites(connection: Connection, ids: list[str], game: str, kind: str) -> dict[str, str]:
    """The leaders that players had most often."""
    found = connection.execute(select(SPLITS.c.player, SPLITS.c.name, SPLITS.c.games).where(
        SPLITS.c.player.in_(ids), SPLITS.c.game == game, SPLITS.c.kind == kind, SPLITS.c.what == LEADER))
    best: dict[str, tuple[int, str]] = {}
    for row in found:
        best[row.player] = max(best.get(row.player, (0, "")), (int(row.games), str(row.name)))
    return {player: name for player, (_, name) in best.items()}


def read_fixed(connection: Connection, fixed: dict[str, tuple[float, float]], game: str, kind: str,
               season: int) -> list[LadderRow]:
    """The rows of bots and automas."""
    part = RATINGS if season == ALWAYS else SEASONS
    wanted = select(part.c.player, part.c.games, part.c.wins).where(
        part.c.player.in_(list(fixed)), part.c.game == game, part.c.kind == kind)
    if season != ALWAYS:
        wanted = wanted.where(SEASONS.c.season == season)
    played = {str(row.player): (int(row.games), int(row.wins)) for row in connection.execute(wanted)}
    return [LadderRow(place=0, player=player, name="", shown=shown(*normal), provisional=False,
                      games=played.get(player, (0, 0))[0], wins=played.get(player, (0, 0))[1], curve=[])
            for player, normal in fixed.items()]


def first_season(connection: Connection) -> int | None:
    found = connection.execute(select(func.min(SEASONS.c.season))).scalar()
    return None if found is None else int(found)


# ------------------------------------------------------------------ one player


def read_player(connection: Connection, id: str, game: str, kind: str) -> PlayerPage | None:
    """The page of an open profile. Without a game and a kind, the details are about what it played last."""
    profile = connection.execute(select(PROFILES.c.name, PROFILES.c.created).where(
        PROFILES.c.id == id, PROFILES.c.closed.is_(None))).one_or_none()
    if profile is None:
        return None
    reliability = reliability_of(connection, id)
    ratings = [_rating(connection, row) for row in connection.execute(select(RATINGS).where(RATINGS.c.player == id))]
    names, kinds = list(RATED), list(KINDS)
    ratings.sort(key=lambda one: (names.index(one.game) if one.game in names else len(names), kinds.index(one.kind)))
    page = PlayerPage(id=id, name=profile.name, since=profile.created, begun=reliability.begun,
                      finished=reliability.finished, ratings=ratings)
    fitting = [one for one in ratings if game in ("", one.game) and kind in ("", one.kind)]
    chosen = max(fitting, key=lambda one: one.last, default=None)
    if chosen is not None:
        _details(connection, page, chosen.game, chosen.kind)
    return page


def _rating(connection: Connection, row: Row[Any]) -> PlayerRating:
    curve = points_of(row.curve)
    before = curve[-2] if len(curve) > 1 else shown(MU, SIGMA)
    return PlayerRating(
        game=row.game, kind=row.kind, place=1 + count_people(connection, row.game, row.kind, ALWAYS, row.shown),
        people=count_people(connection, row.game, row.kind, ALWAYS), shown=row.shown,
        doubt=round(DOUBT * POINT * row.sigma), provisional=row.sigma >= SETTLED, games=row.games, wins=row.wins,
        last=row.last, change=row.shown - before)


def _details(connection: Connection, page: PlayerPage, game: str, kind: str) -> None:
    page.game, page.kind = game, kind  # type: ignore[assignment]
    played = connection.execute(
        select(PLACES).join(RATED_GAMES, RATED_GAMES.c.table_id == PLACES.c.table_id)
        .where(PLACES.c.player == page.id, PLACES.c.game == game, PLACES.c.kind == kind, RATED_GAMES.c.why == "")
        .order_by(PLACES.c.n.desc()).limit(CURVE)).all()
    page.curve = [CurvePoint(at=row.finished, shown=shown(row.new_mu, row.new_sigma)) for row in reversed(played)]
    splits = connection.execute(select(SPLITS).where(
        SPLITS.c.player == page.id, SPLITS.c.game == game, SPLITS.c.kind == kind)
        .order_by(SPLITS.c.games.desc(), SPLITS.c.name)).all()
    page.leaders = [rate_of(row) for row in splits if row.what == LEADER]
    page.turns = sorted((rate_of(row) for row in splits if row.what == TURN), key=lambda one: one.name)
    page.opponents = read_opponents(connection, page.id)
    page.games = _games(connection, page.id, played[:RECENT])


def rate_of(row: Row[Any]) -> RateOf:
    low, high = wilson(row.wins, row.games)
    return RateOf(name=row.name, games=row.games, wins=row.wins, low=round(low, 4), high=round(high, 4))


def read_opponents(connection: Connection, id: str) -> list[Opponent]:
    """Those met most often, over all games."""
    found = connection.execute(select(PAIRS.c.other, PAIRS.c.games, PAIRS.c.ahead).where(PAIRS.c.player == id)
                               .order_by(PAIRS.c.games.desc(), PAIRS.c.other).limit(OPPONENTS)).all()
    names = read_names(connection, [row.other for row in found])
    out = []
    for row in found:
        low, high = wilson(row.ahead, row.games)
        out.append(Opponent(player=known(row.other, names), name=names.get(row.other, ""), games=row.games,
                            ahead=row.ahead, low=round(low, 4), high=round(high, 4)))
    return out


def known(player: str, names: dict[str, str]) -> str:
    """The id of a player as others may know it: that of a closed or deleted profile is nobody's."""
    return player if player in names or ":" in player else ""


def _games(connection: Connection, id: str, played: Any) -> list[PlayerGame]:
    tables = [row.table_id for row in played]
    seats = connection.execute(select(PLACES.c.table_id, PLACES.c.seat, PLACES.c.player, PLACES.c.place, PLACES.c.score)
                               .where(PLACES.c.table_id.in_(tables)).order_by(PLACES.c.place, PLACES.c.seat)).all()
    names = read_names(connection, [row.player for row in seats])
    return [PlayerGame(
        table=row.table_id, finished=row.finished, place=row.place, leader=row.name, gone=row.gone,
        shown=shown(row.new_mu, row.new_sigma),
        change=shown(row.new_mu, row.new_sigma) - shown(row.mu, row.sigma),
        seats=[SeatOfGame(seat=one.seat, player=known(one.player, names), name=names.get(one.player, ""),
                          place=one.place, score=one.score) for one in seats if one.table_id == row.table_id])
        for row in played]
