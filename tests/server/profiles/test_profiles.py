"""Profiles: keeping games, ways in, leaving. Everything runs on both databases."""

from __future__ import annotations

from typing import Any

import pytest

from server.profiles.people import Browser
from server.stack import run, running


def test_a_profile_is_made_from_the_seats_of_the_browser_and_opens_them_elsewhere(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            table = await stack.new(3, title="Thursday", seats=[{"controller": "human", "name": "Olena"}])
            here = Browser(stack)
            assert (await here.get())["profile"] is None
            profile = await here.sign_up("Olena", table)
            assert profile["games"] == 1 and profile["name"] == "Olena"
            assert [one["device"] for one in profile["sessions"]] == ["Firefox, Linux"]
            games = await here.get("/games")
            assert [(one["id"], one["seat"], one["title"], one["over"]) for one in games] == [
                (table["id"], "A", "Thursday", False)]

            phone = Browser(stack)
            await phone.post("/link/use", token=(await here.post("/link"))["token"])
            opened = await phone.post("/open", table=table["id"], seat="A")
            assert opened["seat"] == "A" and opened["token"] != table["seats"][0]["token"]
            state = await stack.get(f"/api/tables/{table['id']}", opened["token"])
            assert state["you"] == "A"
            # The link that the browser had stays as it was.
            assert (await stack.get(f"/api/tables/{table['id']}", table["seats"][0]["token"]))["you"] == "A"
    run(go())


@pytest.mark.long
def test_a_seat_opened_by_a_profile_is_open_after_a_restart(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            table = await stack.new(2)
            here = Browser(stack)
            await here.sign_up("Olena", table)
            token = (await here.post("/open", table=table["id"], seat="A"))["token"]
            cookie = here.cookie
        async with running(database) as stack:
            assert (await stack.get(f"/api/tables/{table['id']}", token))["you"] == "A"
            again = Browser(stack)
            again.http.cookies.set("landsraad", cookie)
            assert (await again.get())["profile"]["name"] == "Olena"
    run(go())


def test_many_devices_of_a_seat_and_the_first_gives_way(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            table = await stack.new(2)
            here = Browser(stack)
            await here.sign_up("Olena", table)
            tokens = [(await here.post("/open", table=table["id"], seat="A"))["token"] for _ in range(9)]
            path = f"/api/tables/{table['id']}"
            await stack.get(path, tokens[0], 401)
            for token in (*tokens[1:], table["seats"][0]["token"]):
                assert (await stack.get(path, token))["you"] == "A"
    run(go())


def test_recovery_words_open_the_profile_and_new_ones_replace_them(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            here, lost = Browser(stack), Browser(stack)
            profile = await here.sign_up()
            first = (await here.post("/words"))["words"]
            assert len(first) == 6 and all(len(word) == 5 for word in first)
            typed = "  " + "-".join(first).upper() + "\n"
            assert (await lost.post("/words/use", words=typed))["profile"]["id"] == profile["id"]
            second = (await here.post("/words"))["words"]
            await lost.post("/words/use", 403, words=" ".join(first))
            assert (await lost.post("/words/use", words=" ".join(second)))["profile"]["id"] == profile["id"]
    run(go())


def test_a_passkey_signs_in_and_can_be_removed(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            here, other = Browser(stack), Browser(stack)
            profile = await here.sign_up()
            key = await here.add_passkey()
            found = (await other.sign_in(key))["profile"]
            assert found["id"] == profile["id"]
            assert [(one["here"], one["host"], one["used"] is None) for one in found["passkeys"]] == [
                (True, "localhost", False)]
            await here.post(f"/passkeys/{found['passkeys'][0]['id']}/remove")
            await Browser(stack).sign_in(key, 403)
    run(go())


def test_a_passkey_belongs_to_a_name_and_an_address_has_none(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            here = Browser(stack, "127.0.0.1")
            await here.sign_up()
            assert "name" in (await here.post("/passkeys/new", 422))["error"]
            home = Browser(stack)
            await home.sign_up()
            key = await home.add_passkey()
            # The same server under another name of the network: the key is shown, and does not work there.
            await Browser(stack, "games.local").sign_in(key, 403)
    run(go())


def test_sessions_are_listed_and_end(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            here, phone, tablet = Browser(stack), Browser(stack), Browser(stack)
            await here.sign_up()
            for each in (phone, tablet):
                await each.post("/link/use", token=(await here.post("/link"))["token"])
            sessions = (await here.get())["profile"]["sessions"]
            assert sorted(one["way"] for one in sessions) == ["link", "link", "new"]
            theirs = next(one for one in (await phone.get())["profile"]["sessions"] if one["here"])
            await here.post(f"/sessions/{theirs['id']}/end")
            assert (await phone.get())["profile"] is None
            await phone.get("/games", 401)
            assert len((await here.post("/sessions/end"))["profile"]["sessions"]) == 1
            assert (await tablet.get())["profile"] is None
            own = (await here.get())["profile"]["sessions"][0]
            assert (await here.post(f"/sessions/{own['id']}/end"))["profile"] is None
            assert here.cookie == "" and (await here.get())["profile"] is None
    run(go())


def test_a_closed_profile_is_opened_again_and_nothing_is_lost(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            table = await stack.new(2)
            here = Browser(stack)
            await here.sign_up("Olena", table)
            assert "passkey" in (await here.post("/close", 422))["error"]
            words = (await here.post("/words"))["words"]
            assert (await here.post("/close"))["profile"] is None
            assert (await here.get())["profile"] is None
            back = await here.post("/words/use", words=" ".join(words))
            assert back["profile"]["closed"] is not None
            await here.get("/games", 403)
            await here.post("/open", 403, table=table["id"], seat="A")
            await here.post("/link", 403)
            assert (await here.post("/reopen"))["profile"]["closed"] is None
            assert {one["id"] for one in await here.get("/games")} == {table["id"]}
    run(go())


def test_a_deleted_profile_leaves_a_nameless_seat_and_nothing_else(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            table = await stack.new(3, seats=[{"controller": "human", "name": "Olena"},
                                              {"controller": "human", "name": "Petro"}])
            path, tokens = f"/api/tables/{table['id']}", [seat["token"] for seat in table["seats"][:2]]
            for token in tokens:
                await stack.post(f"{path}/chat", token=token, text="Good evening from Olena")
            here = Browser(stack)
            seats = [{"id": table["id"], "tokens": [tokens[0]]}]
            await here.post("", 201, name="Olena", seats=seats)
            await here.add_passkey()
            await here.post("/words")
            await here.post("/link")
            assert (await here.post("/delete"))["profile"] is None
            state = await stack.get(path, tokens[1])
            assert [seat["name"] for seat in state["seats"]][:2] == ["Player A", "Petro"]
            assert [(line["name"], line["text"]) for line in state["chat"]] == [
                ("Player A", "…"), ("Petro", "Good evening from Olena")]
            assert state["legal"] is not None
            left = await stack.server.store.read(everything)  # type: ignore[union-attr]
            assert left == {"profiles": 0, "profile_sessions": 0, "profile_passkeys": 0, "profile_once": 0,
                            "profile_seats": 0, "profile_ties": 0, "profile_holidays": 0}
    run(go())


def everything(connection: Any) -> dict[str, int]:
    from sqlalchemy import func, select

    from landsraad.server.storage.schema import METADATA
    return {name: int(connection.execute(select(func.count()).select_from(part)).scalar_one())
            for name, part in METADATA.tables.items() if name.startswith("profile")}


def test_the_export_has_everything_and_no_secret(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            table = await stack.new(3, seats=[{"controller": "human", "name": "Olena"}, {"controller": "human"}])
            token = table["seats"][0]["token"]
            await stack.post(f"/api/tables/{table['id']}/chat", token=token, text="Hello")
            await stack.post(f"/api/tables/{table['id']}/chat", token=table["seats"][1]["token"], text="Not mine")
            here = Browser(stack)
            await here.post("", 201, name="Olena", seats=[{"id": table["id"], "tokens": [token]}])
            await here.post("/words")
            found = await here.get("/export")
            assert found["profile"]["name"] == "Olena" and len(found["games"]) == 1
            assert [line["text"] for line in found["chat"]] == ["Hello"]
            text = (await here.http.get("/api/profile/export")).text
            assert here.cookie not in text and token not in text
    run(go())


@pytest.mark.long
def test_operators_decide_who_may_sign_up(database: str) -> None:
    async def go() -> None:
        async with running(database, signup="closed") as stack:
            assert (await Browser(stack).get())["signup"] == "closed"
            await Browser(stack).post("", 403, name="Olena")
        async with running(database, signup="invite", invitations=("sietch", "kulon")) as stack:
            assert (await Browser(stack).get())["invitation"] is True
            await Browser(stack).post("", 403, name="Olena")
            await Browser(stack).post("", 403, name="Olena", invitation="sietch,kulon")
            await Browser(stack).post("", 201, name="Olena", invitation=" kulon ")
        async with running(database, signup="required") as stack:
            here = Browser(stack)
            wish = {"game": "imperium", "seats": [{"controller": "human"}, {"controller": "open"}]}
            assert (await here.http.post("/api/tables", json=wish)).status_code == 403
            await here.sign_up()
            made = (await here.http.post("/api/tables", json=wish)).json()
            claim = {"token": made["seats"][1]["token"], "name": "Petro"}
            path = f"/api/tables/{made['id']}/claim"
            assert (await Browser(stack).http.post(path, json=claim)).status_code == 403
            assert (await here.http.post(path, json=claim)).status_code == 200
    run(go())


def test_without_a_profile_everything_is_as_it_was(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            made = await stack.new(2, seats=[{"controller": "human"}, {"controller": "open"}])
            token = made["seats"][1]["token"]
            taken = await stack.post(f"/api/tables/{made['id']}/claim", token=token, name="Guest")
            answer = await stack.http.get(f"/api/tables/{made['id']}",
                                          headers={"authorization": f"Bearer {taken['token']}"})
            assert answer.json()["you"] == "B" and "set-cookie" not in answer.headers
    run(go())


def test_a_deleted_table_leaves_the_profile(database: str) -> None:
    async def go() -> str:
        async with running(database) as stack:
            table = await stack.new(2)
            await Browser(stack).sign_up("Olena", table)
            return str(table["id"])
    from landsraad.server.storage.admin import Admin
    id = run(go())
    admin = Admin(database)
    admin.delete_table(id)
    admin.close()


@pytest.mark.long
def test_finished_games_have_their_scores_and_running_ones_come_first(database: str) -> None:
    import random

    import landsraad
    from landsraad.kernel.records.format import write_record
    played = landsraad.new("imperium", players=3, seed=3)
    chance = random.Random(1)
    while not played.over:
        played.play(chance.choice(played.legal()))
    scores = played.result()["scores"]

    async def go() -> None:
        async with running(database) as stack:
            over = await stack.post("/api/records", 201, record=write_record(played, {}, None, {}),
                                    seats=[{"controller": "human"}] * 3)
            table = await stack.new(3, seats=[{"controller": "human"}])
            here = Browser(stack)
            await here.sign_up("Olena", {"id": over["id"], "seats": over["seats"][:1]}, table)
            games = await here.get("/games")
            assert [(one["id"], one["over"]) for one in games] == [(table["id"], False), (over["id"], True)]
            assert games[1]["scores"] == [scores["A"], *sorted((scores["B"], scores["C"]), reverse=True)]
            export = await here.get("/export")
            assert "[result" in export["records"][over["id"]]
    run(go())
