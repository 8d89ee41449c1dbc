"""Gatherings as people see them: names and choices, but no tokens, profiles or secrets."""

from __future__ import annotations

from landsraad.server.lobby import boxes
from landsraad.server.lobby.draft import DONE, Draft, commitment_of, read_draft
from landsraad.server.lobby.pairing import read_wanted
from landsraad.server.lobby.rows import Gathering, Person, Wish
from landsraad.server.protocol import lobby_messages as wire
from landsraad.server.views.cached_messages import CachedMessages
from landsraad.text.people import default_player, shown_name

SEATS = "ABCDEF"


def gathering_info(row: Gathering, cat: CachedMessages, viewer: str = "") -> wire.GatheringInfo:
    """viewer: hash of the token of the person who asks."""
    people = [person_info(row, n, person, cat, viewer) for n, person in enumerate(row.people)]
    return wire.GatheringInfo(
        id=row.id, kind=row.kind, game=row.game, title=row.title, options=row.box,  # type: ignore[arg-type]
        sets=set_titles(row.game, row.box, cat), players=row.players, clock=row.clock,
        draft=row.draft, rated=row.rated, low=row.low, high=row.high, bots=row.bots,  # type: ignore[arg-type]
        fills=bool(row.bots), state=row.state, starts=row.starts, until=row.until,  # type: ignore[arg-type]
        people=people, drafting=draft_info(row, cat, viewer))


def person_info(row: Gathering, n: int, person: Person, cat: CachedMessages, viewer: str) -> wire.PersonInfo:
    name = person.name or shown_name(cat, default_player(SEATS[n % len(SEATS)]), SEATS[n % len(SEATS)])
    return wire.PersonInfo(n=person.n, name=name, ready=person.ready, reserve=n >= row.players, seat=person.seat,
                           you=bool(viewer) and person.token == viewer)


def set_titles(game: str, options: dict[str, object], cat: CachedMessages) -> list[str]:
    return [cat.option(option.name) for option in boxes.set_options(boxes.game_named(game))
            if options.get(option.name) == boxes.YES]


def draft_info(row: Gathering, cat: CachedMessages, viewer: str) -> wire.DraftInfo | None:
    if '"people"' not in row.drafting:
        return commitment_only(row)
    found = read_draft(row.drafting)
    if found is None or not row.draft:
        return None
    own = next((person.seat for person in row.people if viewer and person.token == viewer), "")
    return shown_draft(found, own, cat)


def commitment_only(row: Gathering) -> wire.DraftInfo | None:
    """Before the draft: the commitment stands while people say that they are ready."""
    import json
    if not row.drafting or not row.draft:
        return None
    return wire.DraftInfo(mode=row.draft, step="pick",  # type: ignore[arg-type]
                          commitment=commitment_of(json.loads(row.drafting)["secret"]))


def shown_draft(found: Draft, own: str, cat: CachedMessages) -> wire.DraftInfo:
    waiting, over = found.waiting(), found.step == DONE

    def named(leader: str) -> wire.LeaderChoice:
        return wire.LeaderChoice(id=leader, title=cat.name("leader", leader))
    picks = {**found.fixed, **{seat: leader for seat, leader in found.picks.items() if found.is_open(seat, own)}}
    # Which leaders were put aside is hidden, as at the table, until all picks are: the last seat knows it anyway.
    removed = found.removed if over or found.mode != "hidden" else []
    return wire.DraftInfo(
        mode=found.mode, step=found.step, commitment=commitment_of(found.secret),  # type: ignore[arg-type]
        secret=found.secret if over else "", salts=found.salts, turn=waiting[0] if len(waiting) == 1 else "",
        waiting=waiting, choices=[named(leader) for leader in found.choices(own)] if own else [],
        removed=[named(leader) for leader in removed], picks={seat: named(leader) for seat, leader in picks.items()},
        yours=bool(own) and own in waiting)


def queue_infos(wishes: list[Wish]) -> list[wire.QueueInfo]:
    """How many wait, by wish. Nobody is named."""
    out: dict[tuple[str, int, int, str], int] = {}
    for one in map(read_wanted, wishes):
        key = (one.game, one.low, one.high, one.pace)
        out[key] = out.get(key, 0) + 1
    return [wire.QueueInfo(game=game, low=low, high=high, pace=pace, waiting=n)  # type: ignore[arg-type]
            for (game, low, high, pace), n in sorted(out.items())]
