"""Rated tables on the running server: who may sit there, what they refuse, and that each is rated once."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any

import pytest
from sqlalchemy import select, update

import landsraad
from landsraad.kernel.records.format import write_record
from landsraad.play.clocks import AWAY, BACK
from landsraad.server.ladder.worker import ABANDONED_AFTER, give_up
from landsraad.server.storage.ladder_rows import finished_waiting, reliability_of
from landsraad.server.storage.ladder_schema import PLACES, RATED_GAMES, WAITING
from landsraad.server.storage.schema import LOG, TABLES
from landsraad.server.tables.live_table import LiveTable
from server.ladder.games import club, insert_table
from server.profiles.people import Browser
from server.stack import Stack, run, running

LIVE = {"kind": "live", "total": 900, "increment": 15}
SOLO = {"game": "imperium", "options": {"players": 1, "difficulty": "sardaukar"}}


async def ask(browser: Browser, path: str, status: int = 200, **body: Any) -> Any:
    answer = await browser.http.post(f"/api/tables{path}", json=body)
    assert answer.status_code == status, (answer.status_code, answer.text)
    return answer.json()


async def new(browser: Browser, status: int = 201, **more: Any) -> Any:
    wish = {"game": "imperium", "options": {"players": 2}, "clock": LIVE, "rated": True,
            "seats": [{"controller": "human"}, {"controller": "open"}], **more}
    return await ask(browser, "", status, **wish)


async def look(stack: Stack, path: str, **query: Any) -> Any:
    return await stack.get(path, **query)


async def two_people(stack: Stack, **more: Any) -> tuple[Browser, Browser, Any, dict[str, str]]:
    """A rated table of two, both seated."""
    olena, marek = Browser(stack), Browser(stack)
    await olena.sign_up("Olena")
    await marek.sign_up("Marek")
    made = await new(olena, **more)
    taken = await ask(marek, f"/{made['id']}/claim", name="Marek", token=made["seats"][1]["token"])
    return olena, marek, made, {"A": made["seats"][0]["token"], "B": taken["token"]}


async def play_out(live: LiveTable, seed: int = 1, until: int = 100_000, steps: int = 0) -> None:
    """Random moves of everybody, straight at the table."""
    chance = random.Random(seed)
    while not live.table.over and len(live.table.moves) < until:
        move = live.table.notation(chance.choice(live.table.legal()))
        await live.play(str(live.table.actor), move, live.seq, bot=live.waits_for_bot)


async def end(stack: Stack, id: str, seed: int = 1) -> LiveTable:
    assert stack.server is not None
    live = await stack.server.open_tables.get(id)
    await play_out(live, seed)
    return live


# ------------------------------------------------------------------ who sits down


def test_a_rated_game_changes_the_ratings_once(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            olena, marek, made, _ = await two_people(stack)
            rating = f"/api/tables/{made['id']}/rating"
            assert (await look(stack, rating))["state"] == "playing"
            live = await end(stack, made["id"])
            found = await look(stack, rating, wait=20)
            assert found["state"] == "rated"
            winner = live.table.result()["winners"][0]
            seats = {seat["seat"]: seat for seat in found["seats"]}
            assert seats[winner]["place"] == 1 and seats[winner]["before"] == 1000 < seats[winner]["after"]
            assert {seat["name"] for seat in seats.values()} == {"Olena", "Marek"}
            me = (await olena.get())["profile"]["id"]
            board = (await olena.http.get("/api/ladder", params={"game": "imperium", "kind": "two"})).json()
            assert board["people"] == 2 and board["me"] == me
            assert [row["place"] for row in board["rows"] if row["place"]] == [1, 2]
            assert {row["player"] for row in board["rows"] if not row["place"]} == {
                f"bot:{level}" for level in ("random", "easy", "normal", "hard", "expert")}
            page = await look(stack, f"/api/players/{me}")
            assert page["begun"] == 1 and page["finished"] == 1.0 and page["games"][0]["table"] == made["id"]
            export = await olena.get("/export")
            assert [game["table"] for game in export["rated"]] == [made["id"]]
            games = await olena.get("/games")
            assert [(game["id"], game["over"]) for game in games] == [(made["id"], True)]
            server = stack.server
            assert server is not None and await server.ladder.look() == 0
            await marek.post("/delete")
            page = await look(stack, f"/api/players/{me}")
            assert [(one["player"], one["name"]) for one in page["opponents"]] == [("", "")]
    run(go())


def test_without_a_profile_nobody_sits_at_a_rated_table(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            guest, olena, marek = Browser(stack), Browser(stack), Browser(stack)
            assert "profile" in (await new(guest, 403))["error"]
            await olena.sign_up("Olena")
            made = await new(olena)
            claim = {"name": "Guest", "token": made["seats"][1]["token"]}
            assert "profile" in (await ask(guest, f"/{made['id']}/claim", 403, **claim))["error"]
            await marek.sign_up("Marek")
            words = (await marek.post("/words"))["words"]
            await marek.post("/close")
            await marek.post("/words/use", words=" ".join(words))
            assert "closed" in (await ask(marek, f"/{made['id']}/claim", 403, **claim))["error"]
            await marek.post("/reopen")
            assert (await ask(marek, f"/{made['id']}/claim", **claim))["seat"] == "B"
    run(go())


def test_a_profile_has_one_seat_at_a_table(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            olena = Browser(stack)
            await olena.sign_up("Olena")
            await new(olena, 422, seats=[{"controller": "human"}, {"controller": "human"}])
            made = await new(olena, options={"players": 3},
                             seats=[{"controller": "human"}, {"controller": "open"}, {"controller": "open"}])
            tokens = [seat["token"] for seat in made["seats"][1:]]
            path = f"/{made['id']}/claim"
            assert "already" in (await ask(olena, path, 422, name="Again", token=tokens[0]))["error"]
            marek = Browser(stack)
            await marek.sign_up("Marek")
            both = await asyncio.gather(*(marek.http.post(f"/api/tables{path}", json={"name": "M", "token": token})
                                          for token in tokens))
            assert sorted(answer.status_code for answer in both) == [200, 422]
            state = await stack.get(f"/api/tables/{made['id']}")
            assert sorted(seat["controller"] for seat in state["seats"]) == ["human", "human", "open"]
    run(go())


def test_the_game_begins_when_all_sit(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            olena = Browser(stack)
            await olena.sign_up("Olena")
            made = await new(olena)
            token = made["seats"][0]["token"]
            state = await stack.get(f"/api/tables/{made['id']}", token)
            live = await stack.server.open_tables.get(made["id"])  # type: ignore[union-attr]
            move = live.table.notation(live.table.legal()[0])
            if state["actor"] == "A":
                await ask(olena, f"/{made['id']}/moves", 422, token=token, expect=state["seq"], move=move)
            assert live.gathers and live.seq == state["seq"]
            # Seats stay with those who have them.
            await ask(olena, f"/{made['id']}/revoke", 422, token=token, open=True)
            marek = Browser(stack)
            await marek.sign_up("Marek")
            await ask(marek, f"/{made['id']}/claim", name="M", token=made["seats"][1]["token"])
            await ask(olena, f"/{made['id']}/revoke", 422, token=made["maker"], seat="B")
            fresh = await ask(olena, f"/{made['id']}/revoke", token=token)
            assert (await stack.get(f"/api/tables/{made['id']}", fresh["token"]))["you"] == "A" and not live.gathers
    run(go())


# ------------------------------------------------------------------ what rated tables do not have


LIKE_OTHERS: list[tuple[dict[str, Any], str]] = [
    ({"clock": None}, "clock"), ({"hints": True}, "hints"), ({"seed": 5}, "seed"), ({"spectators": "delayed"}, "hands"),
    ({"options": {"players": 2, "rise_of_ix": "yes"}}, "rise_of_ix"),
    ({"options": {"players": 2, "leaders": ["paul_atreides"]}}, "leaders"),
    ({"options": {"players": 2, "first": "A"}}, "first"),
    ({"options": {"players": 1, "difficulty": "mercenary"}, "seats": [{"controller": "human"}]}, "difficulty"),
    ({"seats": [{"controller": "bot"}, {"controller": "bot"}]}, "one seat"),
    ({"game": "arrakis", "options": {"players": 2, "rulings": "faq"}}, "rulings"),
]


def test_rated_tables_are_all_alike(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            olena = Browser(stack)
            await olena.sign_up("Olena")
            for more, word in LIKE_OTHERS:
                assert word in (await new(olena, 422, **more))["error"], more
            assert await stack.server.store.read(  # type: ignore[union-attr]
                lambda c: c.execute(select(TABLES.c.id)).all()) == []
    run(go())


def test_sides_are_dealt(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            olena = Browser(stack)
            await olena.sign_up("Olena")
            found = set()
            while len(found) < 2:  # by chance: at the second or third, as a rule
                made = await new(olena, game="arrakis")
                options = (await stack.get(f"/api/tables/{made['id']}"))["options"]
                found.add(tuple(options["seats"]))
    run(go())


def test_nobody_is_helped_at_a_rated_table(sqlite: str) -> None:
    """Alone at a table, one may ask for hints, see what bots think, and try things out; not if it is rated."""
    async def go() -> None:
        async with running(sqlite) as stack:
            olena = Browser(stack)
            await olena.sign_up("Olena")
            made = await new(olena, **SOLO, seats=[{"controller": "human"}], clock=None)
            id, token = made["id"], made["seats"][0]["token"]
            for path in ("hint", "thoughts"):
                await stack.get(f"/api/tables/{id}/{path}", token, 422)
            await ask(olena, f"/{id}/try", 422, token=token, at=-1)
            await ask(olena, f"/{id}/try", 422, at=-1)
            state = await stack.get(f"/api/tables/{id}", token)
            assert state["rated"] and not state["hints"]
            from websockets.asyncio.client import connect
            from websockets.exceptions import ConnectionClosed
            async with connect(f"ws://{stack.address}/api/tables/{id}/bot") as program:
                await program.send(json.dumps({"type": "hello", "token": token}))
                with pytest.raises(ConnectionClosed) as closed:
                    while True:
                        await program.recv()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401
            assert stack.server is not None
            await end(stack, id)
            tried = await ask(olena, f"/{id}/try", 201, token=token, at=3)
            assert not (await stack.get(f"/api/tables/{tried['id']}"))["rated"]
    run(go())


def test_a_turn_that_is_over_is_not_taken_back(sqlite: str) -> None:
    """At other tables one may, until the next player moves; within the turn it is possible here, too."""
    async def go() -> None:
        async with running(sqlite) as stack:
            _, _, made, tokens = await two_people(stack)
            live = await stack.server.open_tables.get(made["id"])  # type: ignore[union-attr]
            refused = taken = 0
            chance = random.Random(4)
            while not (refused and taken):
                seat = str(live.table.actor)
                move = live.table.notation(chance.choice(live.table.legal()))
                await live.play(seat, move, live.seq)
                if live.session.why_not_undo(seat) is not None:
                    continue
                over = live.session.steps[-1].began_turn
                state = await stack.get(f"/api/tables/{made['id']}", tokens[seat])
                assert state["can_undo"] is not over
                for reset in (True, False):
                    if over:
                        await stack.post(f"/api/tables/{made['id']}/undo", 422, token=tokens[seat], expect=live.seq,
                                         reset=reset)
                if not over and not taken:
                    await stack.post(f"/api/tables/{made['id']}/undo", token=tokens[seat], expect=live.seq)
                refused, taken = refused + over, taken + (not over)
    run(go())


def test_only_what_was_made_rated_is_rated(sqlite: str) -> None:
    """No record and no try can say that it is."""
    played = landsraad.new("imperium", players=1, seed=3)
    chance = random.Random(1)
    while not played.over:
        played.play(chance.choice(played.legal()))

    async def go() -> None:
        async with running(sqlite) as stack:
            olena = Browser(stack)
            await olena.sign_up("Olena")
            record = write_record(played, {}, None, {})
            answer = await olena.http.post("/api/records", json={"record": record, "rated": True})
            assert answer.status_code == 400
            made = (await olena.http.post("/api/records", json={"record": record})).json()
            assert (await look(stack, f"/api/tables/{made['id']}/rating"))["state"] == "none"
            await ask(olena, f"/{made['id']}/try", 400, at=3, rated=True)
            assert stack.server is not None and await stack.server.ladder.look() == 0
    run(go())


def test_a_game_that_went_on_under_other_rules_is_not_rated(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite, ladder_look=1e9) as stack:
            assert stack.server is not None
            olena = Browser(stack)
            await olena.sign_up("Olena")
            made = await new(olena, **SOLO, seats=[{"controller": "human"}], clock=None)
            stack.server.open_tables.on_rated_over = lambda live: None
            live = await end(stack, made["id"])
            live.trouble = "the rules have changed"  # as after a replay that differs
            assert await stack.server.ladder.look() == 1
            found = await look(stack, f"/api/tables/{made['id']}/rating", wait=20)
            assert found["state"] == "altered"
            board = await olena.http.get("/api/ladder", params={"game": "imperium", "kind": "solo"})
            assert board.json()["people"] == 0
    run(go())


def test_the_ladder_can_be_switched_off(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            olena = Browser(stack)
            profile = await olena.sign_up("Olena")
            made = await new(olena)
            cookie = olena.cookie
        async with running(sqlite, ladder=False) as stack:
            olena, marek = Browser(stack), Browser(stack)
            olena.http.cookies.set("landsraad", cookie)
            assert not (await look(stack, "/api/ladder/rules"))["enabled"]
            assert "ladder" in (await new(olena, 422))["error"]
            await marek.sign_up("Marek")
            await ask(marek, f"/{made['id']}/claim", 422, name="M", token=made["seats"][1]["token"])
            for path in ("/api/ladder", f"/api/players/{profile['id']}"):
                await stack.get(path, status=404)
    run(go())


# ------------------------------------------------------------------ rematches, leaving, abandoned


def test_a_rematch_is_rated_for_the_same_people(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            olena, marek, made, tokens = await two_people(stack)
            await end(stack, made["id"])
            again = await ask(olena, f"/{made['id']}/rematch", 201, tokens=[tokens["A"]])
            joined = await ask(marek, f"/{made['id']}/rematch", 201, tokens=[tokens["B"]])
            assert joined["id"] == again["id"] != made["id"]
            found = await look(stack, f"/api/tables/{again['id']}/rating")
            assert found["state"] == "playing" and set(found["players"]) == {"A", "B"}
            await end(stack, again["id"], 2)
            assert (await look(stack, f"/api/tables/{again['id']}/rating", wait=20))["state"] == "rated"
            await marek.post("/delete")
            own = (await olena.post("/open", table=again["id"], seat="A"))["token"]  # it is kept in the profile
            await ask(olena, f"/{again['id']}/rematch", 422, tokens=[own])
    run(go())


def test_leaving_counts_as_last_and_coming_back_does_not(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            found = []
            for comes_back in (False, True):
                _, _, made, _ = await two_people(stack)
                live = await stack.server.open_tables.get(made["id"])  # type: ignore[union-attr]
                await play_out(live, until=20)
                assert await live.tell_clock("A", AWAY, lambda clock: True)
                if comes_back:
                    assert await live.tell_clock("A", BACK, lambda clock: True)
                await play_out(live)
                rating = await look(stack, f"/api/tables/{made['id']}/rating", wait=20)
                seats = {seat["seat"]: seat for seat in rating["seats"]}
                assert seats["A"]["gone"] is not comes_back
                if not comes_back:
                    assert seats["A"]["after"] < seats["B"]["after"]
                page = await look(stack, f"/api/players/{seats['A']['player']}")
                found.append(page["finished"])
            assert found == [0.0, 1.0]
    run(go())


def test_a_table_that_all_left_is_not_rated(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            _, _, made, _ = await two_people(stack)
            live = await stack.server.open_tables.get(made["id"])  # type: ignore[union-attr]
            for seat in "AB":
                assert await live.tell_clock(seat, AWAY, lambda clock: True)
            await play_out(live)
            rating = await look(stack, f"/api/tables/{made['id']}/rating", wait=20)
            assert rating["state"] == "abandoned" and all(seat["before"] == seat["after"] for seat in rating["seats"])
    run(go())


def test_tables_that_nobody_goes_on_with_are_given_up(database: str) -> None:
    with club(database) as here:
        here.join("olena", "marek")
        now = time.time()
        with here.writing() as connection:
            from landsraad.server.storage.ladder_rows import await_result, seat_player
            for id, moved in (("left", 20.0), ("fresh", 1.0), ("empty", None)):
                insert_table(connection, id, finished=False)
                await_result(connection, id, now - 30 * 86_400)
                seat_player(connection, id, "A", "olena")
                seat_player(connection, id, "B", "marek")
                if moved is not None:
                    connection.execute(LOG.insert().values(table_id=id, seq=1, kind="move", seat="A", text="pass",
                                                           at=now - moved * 86_400))
            for id in ("left", "fresh", "empty"):
                give_up(connection, id, now)
            ended = connection.execute(select(RATED_GAMES.c.table_id, RATED_GAMES.c.why)).all()
            assert [tuple(row) for row in ended] == [("left", "abandoned")]
            assert [row[0] for row in connection.execute(select(WAITING.c.table_id))] == ["fresh"]
            assert reliability_of(connection, "marek").gone == 1
            assert ABANDONED_AFTER == 14 * 86_400


# ------------------------------------------------------------------ once, whatever happens


def test_what_ended_while_nobody_rated_is_rated_later_in_order(database: str) -> None:
    """Two tables end while the ladder does not work; the one that ended first is rated first, once, by one of two."""
    async def go() -> None:
        async with running(database, ladder=True) as stack:
            assert stack.server is not None
            ladder = stack.server.ladder
            stack.server.open_tables.on_rated_over = lambda live: None
            made = []
            for _ in range(2):
                browser = Browser(stack)
                await browser.sign_up("Olena")
                made.append(await new(browser, **SOLO, seats=[{"controller": "human"}], clock=None))
            ids = [one["id"] for one in reversed(made)]
            for seed, id in enumerate(ids):
                await end(stack, id, seed)
            assert set(await stack.server.store.read(finished_waiting)) == set(ids)
            assert sum(await asyncio.gather(ladder.look(), ladder.look())) == 2
            rows = await stack.server.store.read(lambda c: list(c.execute(
                select(RATED_GAMES.c.table_id).order_by(RATED_GAMES.c.n))))
            assert [row[0] for row in rows] == ids
    run(go())


@pytest.mark.long
def test_a_server_killed_at_the_end_of_a_game_rates_it_when_it_is_back(database: str) -> None:
    """The last move and the note that the game is over are one transaction: what is killed after it is found again."""
    from server.stack import Process

    async def play(process: Process) -> str:
        stack = Stack(process.address)
        olena = Browser(stack)
        await olena.sign_up("Olena")
        made = await new(olena, **SOLO, seats=[{"controller": "human"}], clock=None)
        path, token = f"/api/tables/{made['id']}", made["seats"][0]["token"]
        chance = random.Random(2)
        state = await stack.get(path, token)
        while not state["over"]:
            state = await stack.post(f"{path}/moves", token=token, expect=state["seq"],
                                     move=chance.choice(state["legal"])["move"])
        process.kill()
        await stack.http.aclose()
        return str(made["id"])

    async def wait(process: Process, id: str) -> Any:
        stack = Stack(process.address)
        found = await stack.get(f"/api/tables/{id}/rating", wait=20)
        await stack.http.aclose()
        return found
    first = Process(database)
    id = run(play(first))
    second = Process(database)
    found = run(wait(second, id))
    assert second.stop() == "" and found["state"] == "rated"
    from landsraad.server.storage.database import Store
    store = Store(database, "test")
    with store.reader.connect() as connection:
        assert len(connection.execute(select(PLACES)).all()) == 3
        assert connection.execute(select(TABLES.c.finished)).scalar_one()
        assert connection.execute(select(WAITING)).first() is None
    store.writer.dispose()
    store.reader.dispose()


def test_operators_recompute_and_look(sqlite: str, capsys: pytest.CaptureFixture[str]) -> None:
    from landsraad.cli.main import main

    async def go() -> Any:
        async with running(sqlite) as stack:
            olena = Browser(stack)
            await olena.sign_up("Olena")
            made = await new(olena, **SOLO, seats=[{"controller": "human"}], clock=None)
            await end(stack, made["id"])
            assert (await look(stack, f"/api/tables/{made['id']}/rating", wait=20))["state"] == "rated"
            return made["id"]
    id = run(go())
    given = ["--database", sqlite, "--json"]
    assert main(["admin", "ladder", "recompute", "--replay", *given]) == 0
    assert json.loads(capsys.readouterr().out) == {"done": True, "games": 1, "changed": 0, "differing": []}
    from landsraad.server.storage.database import Store
    store = Store(sqlite, "test")
    with store.writer.begin() as connection:  # somebody wrote another place into it
        connection.execute(update(PLACES).where(PLACES.c.seat == "A").values(place=9))
    store.writer.dispose()
    assert main(["admin", "ladder", "recompute", "--replay", *given]) == 0
    assert json.loads(capsys.readouterr().out)["differing"] == [id]
    assert main(["admin", "ladder", "pairs", "--games", "1", "--database", sqlite]) == 0
    assert "player" in capsys.readouterr().out
    assert main(["admin", "ladder", "pairs", "--games", "0", "--database", sqlite]) == 2
