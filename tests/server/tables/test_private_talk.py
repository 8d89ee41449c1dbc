"""The cone of silence: partners talk in private for a while, and nobody else ever gets a byte of it."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from landsraad.server.tables.live_table import LiveTable
from server.stack import Stack, run, running
from server.views.test_secrets import looks_the_same
from support.rules import rule

SECRET = "take the sietch in the south first"
HUMANS = [{"controller": "human"} for _ in range(4)]


class Watch:
    """The server's clock, in the hand of a test."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at = 1_000_000.0
        monkeypatch.setattr(LiveTable, "now", staticmethod(lambda: self.at))


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    return Watch(monkeypatch)


async def war(stack: Stack, players: int = 4, seats: list[dict[str, str]] | None = None,
              **options: Any) -> tuple[str, dict[str, str]]:
    """A: House Atreides, B: House Harkonnen, C: the Fremen, D: Corrino."""
    made = await stack.post("/api/tables", 201, game="arrakis", options={"players": players, **options},
                            seats=seats or HUMANS[:players])
    return made["id"], {link["seat"]: link["token"] for link in made["seats"]}


@rule("WFA-TEAM-09", "WFA-TEAM-10")
def test_only_partners_hear_what_is_said_under_a_cone(database: str, watch: Watch) -> None:
    async def go() -> None:
        async with running(database) as stack:
            id, tokens = await war(stack)
            guests = {}
            async with (stack.sit(id, tokens["A"]) as guests["A"], stack.sit(id, tokens["B"]) as guests["B"],
                        stack.sit(id, tokens["C"]) as guests["C"], stack.sit(id, tokens["D"]) as guests["D"],
                        stack.sit(id) as guests[""]):
                for guest in guests.values():
                    await guest.next()
                opened = await stack.post(f"/api/tables/{id}/cone", token=tokens["A"])
                assert opened["kind"] == "cone" and opened["seat"] == "A" and opened["text"] == ""
                said = await stack.post(f"/api/tables/{id}/chat", token=tokens["C"], text=SECRET, cone=True)
                assert said["private"] and said["text"] == SECRET
                await stack.post(f"/api/tables/{id}/chat", token=tokens["B"], text="what are they up to?")
                for seat, guest in guests.items():
                    lines = 3 if seat in ("A", "C") else 2
                    await guest.until(lambda s, lines=lines: s["chat_next"] == lines)
                for seat, guest in guests.items():
                    told = "".join(guest.raw)
                    assert (SECRET in told) == (seat in ("A", "C")), seat
                    assert '"cone"' in told and "what are they up to?" in told  # that one was opened is no secret
                    assert guest.state["cones"] == [
                        {"seats": ["A", "C"], "left": 2, "until": watch.at + 180.0},
                        {"seats": ["B", "D"], "left": 3, "until": 0.0}]
            for seat in ("B", "D", ""):
                for since in (0, 1, 2):
                    state = await stack.get(f"/api/tables/{id}", tokens.get(seat, ""), chat_since=since)
                    assert SECRET not in str(state)
            assert [line["n"] for line in (await stack.get(f"/api/tables/{id}", tokens["C"]))["chat"]] == [0, 1, 2]
            assert [line["n"] for line in (await stack.get(f"/api/tables/{id}", tokens["D"]))["chat"]] == [0, 1]
    run(go())


def test_no_number_and_no_message_tells_that_partners_talk(database: str, watch: Watch,
                                                           monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables at which the same is said aloud, at one of them with private lines between: outside the cone
    everything that is told about the talk is the same."""
    monkeypatch.setattr("landsraad.server.tables.live_table.PRESENCE_DELAY", 1e6)  # who comes and goes is not announced

    def bare(state: dict[str, Any]) -> dict[str, Any]:
        kept = {name: state[name] for name in ("seq", "moves", "chat_next", "cones")}
        return {**kept, "chat": [{**line, "at": 0} for line in state["chat"]]}

    async def talk(stack: Stack, private: int) -> list[dict[str, Any]]:
        id, tokens = await war(stack)
        path = f"/api/tables/{id}"
        told: list[dict[str, Any]] = []
        async with stack.sit(id) as guest, stack.sit(id, tokens["B"]) as enemy:
            for each in (guest, enemy):
                await each.next()
            await stack.post(f"{path}/cone", token=tokens["A"])
            for each in (guest, enemy):
                await each.until(lambda s: s["chat_next"] == 1)
            waits = asyncio.ensure_future(stack.get(path, tokens["D"], seq=0, chat_since=1, wait=20))
            for n in range(private):
                line = await stack.post(f"{path}/chat", token=tokens["AC"[n % 2]], text=SECRET, cone=True)
                assert line["n"] == 1 + n
                for each in (guest, enemy):
                    await each.send(type="ping")
                    assert (await each.next())["type"] == "pong"  # and not an update with nothing in it
            loud = await stack.post(f"{path}/chat", token=tokens["B"], text="hm")
            assert loud["n"] == 1  # for the one who said it, and to everybody else outside
            for each in (guest, enemy):
                await each.until(lambda s: s["chat_next"] == 2)
                told.append(bare(each.state))
            told.append(bare(await waits))
            partner = await stack.get(path, tokens["C"])
            assert [line["n"] for line in partner["chat"]] == list(range(private + 2))
            for since in range(4):
                told.append(bare(await stack.get(path, tokens["D"], chat_since=since)))
        return told

    async def go() -> None:
        async with running(database) as stack:
            assert await talk(stack, 0) == await talk(stack, 5)
    run(go())


@rule("WFA-TEAM-10")
def test_a_cone_lasts_three_minutes_by_the_servers_clock(sqlite: str, watch: Watch) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            id, tokens = await war(stack)
            talk, cone = f"/api/tables/{id}/chat", f"/api/tables/{id}/cone"
            await stack.post(talk, 422, token=tokens["A"], text=SECRET, cone=True)  # none is open
            await stack.post(cone, token=tokens["A"])
            await stack.post(cone, 422, token=tokens["C"])  # nor twice at a time
            watch.at += 179.9
            await stack.post(talk, token=tokens["C"], text="still", cone=True)
            await stack.post(talk, 422, token=tokens["B"], text="nor others", cone=True)
            watch.at += 0.1
            late = await stack.post(talk, 422, token=tokens["C"], text=SECRET, cone=True)
            assert "three minutes" in late["error"]
            assert SECRET not in str(await stack.get(f"/api/tables/{id}", tokens["A"]))
            async with stack.sit(id, tokens["A"]) as guest:
                await guest.next()
                await guest.send(type="say", text=SECRET, cone=True)
                while (await guest.next())["type"] != "refused":
                    pass
    run(go())


@rule("WFA-TEAM-06", "WFA-TEAM-07", "WFA-TEAM-09")
def test_three_cones_for_each_side_also_after_a_restart(database: str, watch: Watch) -> None:
    async def go() -> None:
        async with running(database) as stack:
            id, tokens = await war(stack)
            cone = f"/api/tables/{id}/cone"
            for who in ("A", "C"):
                await stack.post(cone, token=tokens[who])
                watch.at += 180.0
        async with running(database) as stack:
            state = await stack.get(f"/api/tables/{id}", tokens["B"])
            assert [(each["seats"], each["left"]) for each in state["cones"]] == [(["A", "C"], 1), (["B", "D"], 3)]
            await stack.post(cone, token=tokens["A"])
            await stack.post(f"/api/tables/{id}/chat", token=tokens["A"], text=SECRET, cone=True)
        async with running(database) as stack:  # it lasts as long as it would have
            await stack.post(f"/api/tables/{id}/chat", token=tokens["C"], text="yes", cone=True)
            assert SECRET not in str(await stack.get(f"/api/tables/{id}", tokens["D"]))
            watch.at += 180.0
            used = await stack.post(cone, 422, token=tokens["C"])
            assert "left" in used["error"]
            await stack.post(cone, token=tokens["D"])  # the others have theirs
    run(go())


@rule("WFA-TEAM-02", "WFA-SOLO-02")
def test_who_has_nobody_to_talk_to_has_no_cone(sqlite: str, watch: Watch) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            id, tokens = await war(stack, 3)  # the Harkonnen are shared
            assert [each["seats"] for each in (await stack.get(f"/api/tables/{id}"))["cones"]] == [["B", "C"]]
            await stack.post(f"/api/tables/{id}/cone", 422, token=tokens["A"])
            id, tokens = await war(stack, 2)
            assert (await stack.get(f"/api/tables/{id}"))["cones"] == []
            id, tokens = await war(stack, 2, mahdi="yes")  # together against the rules: without cones
            assert (await stack.get(f"/api/tables/{id}"))["cones"] == []
            await stack.post(f"/api/tables/{id}/cone", 422, token=tokens["A"])
            bots = [{"controller": "human"}, {"controller": "human"}, {"controller": "bot", "level": "random"},
                    {"controller": "human"}]
            id, tokens = await war(stack, 4, bots)
            await stack.post(f"/api/tables/{id}/cone", 422, token=tokens["A"])  # a bot has no ears
            await stack.post(f"/api/tables/{id}/cone", token=tokens["D"])
    run(go())


def test_two_partners_open_one_cone_between_them(sqlite: str, watch: Watch) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            id, tokens = await war(stack)
            answers = await asyncio.gather(*(
                stack.http.post(f"/api/tables/{id}/cone", json={"token": tokens[who]}) for who in ("A", "C", "A", "C")))
            assert sorted(answer.status_code for answer in answers) == [200, 422, 422, 422]
            assert (await stack.get(f"/api/tables/{id}"))["cones"][0]["left"] == 2
    run(go())


@rule("WFA-TEAM-09")
def test_partners_are_shown_what_their_side_knows_and_not_each_others_hands(sqlite: str) -> None:
    """The bytes that leave the server say what the table says of each seat, the same for any deal it cannot know."""
    async def go() -> None:
        chance = random.Random(4)
        async with running(sqlite) as stack:
            id, tokens = await war(stack)
            assert stack.server is not None
            live = await stack.server.open_tables.get(id)
            for n in range(160):
                actor = live.table.actor
                assert actor is not None
                await live.play(actor, live.table.notation(chance.choice(live.table.legal())), live.seq)
                if n % 20:
                    continue
                for seat in (*live.table.seats, None):
                    state = await stack.get(f"/api/tables/{id}", tokens.get(seat or "", ""))
                    view = live.table.view(seat)
                    assert state["view"] == {name: value for name, value in view.items() if name != "legal"}
                    looks_the_same(live, seat)
            assert isinstance(state["view"]["A"]["hand"], int)
    run(go())
