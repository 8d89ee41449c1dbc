"""Two teams at one table: what teammates are told of each other is what everybody is told, and no more."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Any

import msgspec

import landsraad
from landsraad.server.content import games as gallery
from landsraad.server.views.cached_messages import cached_messages, spelled
from server.http.test_table import seat_of
from server.stack import Guest, run, running
from server.views.test_incremental_updates import expected, looked
from server.views.test_secrets import check_events, looks_the_same

MOVES = 260
SHY = ("end", "pass", "skip", "reveal")


def test_nothing_leaks_between_teammates(sqlite: str) -> None:
    """Dealing anew what a seat cannot know, the hands of its own team too, changes no byte of what it is sent."""
    async def go() -> None:
        chance = random.Random(4)
        families: set[str] = set()
        async with running(sqlite) as stack:
            made = await stack.new(6, game="uprising", seed=3)
            assert stack.server is not None
            live = await stack.server.open_tables.get(made["id"])
            tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
            async with contextlib.AsyncExitStack() as guests:
                sat: dict[str | None, Guest] = {}
                for seat in [None, *tokens]:
                    sat[seat] = await guests.enter_async_context(stack.sit(made["id"], tokens.get(seat or "", "")))
                    await sat[seat].next()
                for n in range(MOVES):
                    actor = str(live.table.actor)
                    await asyncio.gather(*(guest.reach(live.seq) for guest in sat.values()))
                    if n % 13 == 0:
                        for seat in sat:
                            looks_the_same(live, seat)
                    for seat, guest in sat.items():
                        view = guest.state["view"]
                        for other in tokens:
                            assert (seat == other) is isinstance(view[other]["hand"], list)
                    legal = [choice["move"] for choice in sat[actor].state["legal"]]
                    liked = [move for move in legal if move.split()[0] not in SHY]
                    move = chance.choice(liked if liked and chance.random() < 0.8 else legal)
                    families.add(move.split()[0])
                    await sat[actor].move(move)
                    await sat[actor].reach(live.seq + 1)
                await asyncio.gather(*(guest.reach(live.seq) for guest in sat.values()))
            for seat, guest in sat.items():
                check_events(live, guest, seat)
        assert {"activate", "trade"} <= families
    run(go(), 300)


def test_a_view_of_six_in_pieces_is_the_view() -> None:
    """Also where a table for four has been looked at before: both have fields of the same names."""
    for players in (4, 6):
        chance = random.Random(players)
        table = landsraad.new("uprising", players=players, seed=players)
        pieces: dict[Any, Any] = {}
        for revision in range(150):
            table.play(chance.choice(table.legal()))
            for seat in (None, *table.seats):
                view = looked(table, seat, pieces, revision + 1)
                assert msgspec.json.decode(view.whole()) == expected(table, seat)


def test_moves_and_events_of_both_boards_are_told_in_one_house(sqlite: str) -> None:
    """What is kept for all tables of a game is kept for each of its boards: their spaces share their numbers."""
    for players in (6, 4):
        chance = random.Random(players)
        table = landsraad.new("uprising", players=players, seed=players)
        for _ in range(60):
            for move in table.legal():
                assert spelled(table.game, move).text == table.notation(move)
            table.play(chance.choice(table.legal()))

    async def go() -> None:
        chance = random.Random(1)
        async with running(sqlite) as stack:
            for players in (6, 4):
                made = await stack.new(players, game="uprising", seed=1)
                path = f"/api/tables/{made['id']}"
                for _ in range(50):
                    token = seat_of(await stack.get(path), made)
                    state = await stack.get(path, token)
                    move = chance.choice(state["legal"])["move"]
                    await stack.post(f"{path}/moves", token=token, expect=state["seq"], move=move)
                assert stack.server is not None
                table = (await stack.server.open_tables.get(made["id"])).table
                told = [line["data"] for line in (await stack.get(path))["events"]]
                true = table.events(0, None)
                assert [line.get("space") for line in told] == [event.get("space") for event in true]
                assert [line.get("faction") for line in told] == [event.get("faction") for event in true]
    run(go(), 300)


def test_a_preview_tells_what_teammates_get(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.new(6, game="uprising", seed=5)
            path = f"/api/tables/{made['id']}"
            chance = random.Random(5)
            others = 0
            for _ in range(160):
                public = await stack.get(path)
                token = seat_of(public, made)
                state = await stack.get(path, token)
                liked = [c["move"] for c in state["legal"] if c["words"][0] not in SHY]
                move = chance.choice(liked or [c["move"] for c in state["legal"]])
                told = await stack.get(f"{path}/preview", token, move=move)
                after = await stack.post(f"{path}/moves", token=token, expect=state["seq"], move=move)
                team = state["view"]["teams"][state["view"][state["you"]]["team"]]
                for change in [*told["pay"], *told["gain"]]:
                    whose = change["seat"] or state["you"]
                    assert whose in (team["commander"], *team["allies"]) and change["seat"] != state["you"]
                    value: Any = after["view"][whose]
                    for part in change["path"].split("."):
                        value = value[part]
                    assert (len(value) if isinstance(value, list) else value) == change["after"] != change["before"]
                    others += change["seat"] != ""
            assert others > 20
    run(go(), 300)


def test_every_name_of_the_table_is_said() -> None:
    """What the screen shows of the two teams by name, in each language."""
    for lang in ("en", "uk", "ru", "cs"):
        cards = gallery.cards("uprising", lang, 6, "choam")
        named = cards.names
        assert set(named["team"]) == {"muad_dib", "shaddam"}
        assert {"emperor_board", "fremen_board"} <= set(named["group"])
        assert {"great_houses", "fringe_worlds", "emperor", "fremen"} <= set(named["faction"])
        kinds = {kind: [card for card in cards.cards if card.kind == kind] for kind in ("space", "post", "faction")}
        assert [len(found) for found in kinds.values()] == [28, 15, 6]
        assert all(card.name and card.name != card.id for found in kinds.values() for card in found)
        assert cached_messages(lang).name("team", "shaddam") == named["team"]["shaddam"]
