"""Attacks on profiles: each has to fail, and to look the same as any other failure."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.server.storage.admin import Admin
from server.profiles.people import Browser, Passkey
from server.stack import Stack, run, running


@pytest.mark.long
def test_a_session_is_never_taken_from_the_caller(database: str) -> None:
    """Fixation: a cookie that somebody planted does not become the session, whether it is a live one or made up."""
    async def go() -> None:
        async with running(database) as stack:
            villain, victim = Browser(stack), Browser(stack)
            await villain.sign_up("Villain")
            planted = villain.cookie
            home = Browser(stack)
            await home.sign_up("Olena")
            words = " ".join((await home.post("/words"))["words"])
            for cookie in (planted, "made-up"):
                victim.http.cookies.clear()
                victim.http.headers["cookie"] = f"landsraad={cookie}"
                answer = await victim.http.post("/api/profile/words/use", json={"words": words})
                assert answer.json()["profile"]["name"] == "Olena"
                assert cookie not in answer.headers["set-cookie"]
                thief = Browser(stack)
                thief.http.headers["cookie"] = f"landsraad={cookie}"
                assert (await thief.get())["profile"] is None
    run(go())


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            here = Browser(stack)
            plain = (await here.http.post("/api/profile", json={"name": "Olena"})).headers["set-cookie"]
            assert "HttpOnly" in plain and "SameSite=Lax" in plain and "Secure" not in plain
            safe = Browser(stack, origin=f"https://{here.host}")
            over = (await safe.http.post("/api/profile", json={"name": "Olena"})).headers["set-cookie"]
            assert over.startswith("__Host-landsraad=") and "Secure" in over and "Path=/;" in over
            stored = await stack.server.store.read(dump)  # type: ignore[union-attr]
            assert here.cookie and here.cookie not in stored
    run(go())


def dump(connection: Any) -> str:
    from sqlalchemy import select

    from landsraad.server.storage.schema import METADATA
    return str([[tuple(row) for row in connection.execute(select(part))] for name, part in METADATA.tables.items()
                if name.startswith("profile")])


@pytest.mark.parametrize("headers", [
    {"origin": "http://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"}, {"sec-fetch-site": "none"}, {}], ids=str)
def test_pages_of_other_sites_change_nothing(sqlite: str, headers: dict[str, str]) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            here = Browser(stack)
            await here.sign_up()
            cookie = {"cookie": f"landsraad={here.cookie}", "host": here.host, **headers}
            for path, body in (("/delete", {}), ("/words", {}), ("/link", {}), ("/name", {"name": "Evil"}),
                               ("/sessions/end", {}), ("", {"name": "Evil"})):
                answer = await stack.http.post(f"/api/profile{path}", json=body, headers=cookie)
                assert answer.status_code == 403, path
            assert (await here.get())["profile"]["name"] == "Olena"
            form = await stack.http.post("/api/profile/name", content='{"name":"Evil"}',
                                         headers={**cookie, "origin": here.origin, "content-type": "text/plain",
                                                  "sec-fetch-site": "same-origin"})
            assert form.status_code == 415
    run(go())


def test_an_export_is_not_given_to_other_pages_or_people(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            here, other = Browser(stack), Browser(stack)
            profile = await here.sign_up("Olena")
            await other.sign_up("Petro")
            assert (await other.get("/export"))["profile"]["name"] == "Petro"
            for path in (f"/{profile['id']}", f"/export/{profile['id']}", f"s/{profile['id']}"):
                await other.get(path, 404)
            cookie = {"cookie": f"landsraad={here.cookie}", "host": here.host, "sec-fetch-site": "cross-site"}
            assert (await stack.http.get("/api/profile/export", headers=cookie)).status_code == 403
            answer = await here.http.get("/api/profile/export")
            assert answer.headers["cache-control"] == "no-store"
            assert answer.headers["cross-origin-resource-policy"] == "same-origin"
            assert "access-control-allow-origin" not in answer.headers
    run(go())


def test_what_belongs_to_others_is_as_unknown_as_what_is_not_there(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            here, other = Browser(stack), Browser(stack)
            profile = await here.sign_up("Olena")
            await here.add_passkey()
            await other.sign_up("Petro")
            key = (await here.get())["profile"]["passkeys"][0]["id"]
            session = profile["sessions"][0]["id"]
            for path in ("/passkeys/{}/remove", "/sessions/{}/end"):
                theirs = await other.post(path.format(key if "passkeys" in path else session), 404)
                assert theirs == await other.post(path.format("nothing"), 404)
            assert len((await here.get())["profile"]["passkeys"]) == 1
    run(go())


def test_names_cannot_be_found_out(sqlite: str) -> None:
    """Names are no keys: two people may have the same, and no question takes one."""
    async def go() -> None:
        async with running(sqlite) as stack:
            here = Browser(stack)
            await here.sign_up("Olena")
            await here.add_passkey()
            await here.post("/words")
            assert (await Browser(stack).sign_up("Olena"))["name"] == "Olena"
            asked = (await Browser(stack).post("/passkeys/ask"))["options"]
            assert asked.get("allowCredentials", []) == [] and "user" not in asked
            stranger = Browser(stack)
            wrong = await stranger.post("/words/use", 403, words="babab " * 6)
            assert wrong == await stranger.post("/words/use", 403, words="Olena")
            assert wrong == await stranger.post("/link/use", 403, token="Olena")
            assert wrong == await stranger.post("/link/look", 403, token="Olena")
            unknown = Passkey("localhost", "b3JvbWlz")
            assert wrong == await stranger.sign_in(unknown, 403)
    run(go())


def test_an_assertion_opens_the_profile_once(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            here, thief = Browser(stack), Browser(stack)
            await here.sign_up()
            key = await here.add_passkey()
            asked = (await here.post("/passkeys/ask"))["options"]["challenge"]
            answer = key.answer(asked, here.origin)
            await here.post("/passkeys/use", credential=answer)
            await thief.post("/passkeys/use", 403, credential=answer)
            assert (await thief.get())["profile"] is None
    run(go())


def test_assertions_for_other_questions_pages_and_servers_are_refused(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            here, thief = Browser(stack), Browser(stack)
            await here.sign_up()
            key = await here.add_passkey()

            async def refused(**wrong: Any) -> None:
                asked = wrong.pop("challenge", None) or (await thief.post("/passkeys/ask"))["options"]["challenge"]
                origin = wrong.pop("origin", here.origin)
                answer = key.answer(asked, origin, **wrong)
                await thief.post("/passkeys/use", 403, credential=answer)
                assert (await thief.get())["profile"] is None
            await refused(challenge="Zm9yZWlnbi1jaGFsbGVuZ2U")  # never asked here
            other = (await here.post("/passkeys/new"))["options"]["challenge"]
            await refused(challenge=other)  # asked for something else
            await refused(origin="http://evil.example")
            await refused(origin=here.origin.replace("http", "https"))
            await refused(flags=0x01)  # nobody proved who they are
            await refused(flags=0x04)
            key.host = "evil.example"
            await refused()
            key.host = "localhost"
            genuine = Passkey("localhost", key.user)
            genuine.id = key.id  # another key that claims to be this one
            await thief.sign_in(genuine, 403)
            await thief.sign_in(key)  # with nothing wrong it opens
    run(go())


def test_a_copied_key_is_noticed_by_its_count(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            here = Browser(stack)
            await here.sign_up()
            key = await here.add_passkey()
            for _ in range(3):
                await Browser(stack).sign_in(key)
            key.count = 1
            await Browser(stack).sign_in(key, 403)
    run(go())


def test_a_passkey_is_added_only_to_the_profile_that_asked(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            here, villain = Browser(stack), Browser(stack)
            await here.sign_up("Olena")
            await villain.sign_up("Villain")
            asked = (await villain.post("/passkeys/new"))["options"]
            key = Passkey("localhost", asked["user"]["id"])
            registered = key.register(asked["challenge"], here.origin)
            await here.post("/passkeys", 403, credential=registered)
            await villain.post("/passkeys", 403, credential=registered)  # the question is used up by now
            mine = await here.add_passkey()
            again = (await villain.post("/passkeys/new"))["options"]
            await villain.post("/passkeys", 403, credential=mine.register(again["challenge"], here.origin))
            assert (await Browser(stack).sign_in(mine))["profile"]["name"] == "Olena"
            await Browser(stack).post("/passkeys/new", 401)
    run(go())


@pytest.mark.parametrize("credential", [
    {}, {"response": 3}, {"response": {"clientDataJSON": "!"}}, {"response": {"clientDataJSON": "W10"}},
    {"response": {"clientDataJSON": "eyJjaGFsbGVuZ2UiOiAiWCJ9"}, "rawId": "é"}], ids=str)
def test_nonsense_from_a_passkey_is_refused(sqlite: str, credential: dict[str, Any]) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            here = Browser(stack)
            await here.sign_up()
            for path in ("/passkeys", "/passkeys/use"):
                answer = await here.http.post(f"/api/profile{path}", json={"credential": credential})
                assert answer.status_code in (400, 403)
    run(go())


def test_a_flood_of_wrong_words_is_stopped(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite, guesses=(4, 0.001)) as stack:
            here = Browser(stack)
            codes = [(await here.http.post("/api/profile/words/use", json={"words": "babab " * 6})).status_code
                     for _ in range(6)]
            assert codes == [403] * 4 + [429] * 2
            assert (await here.http.post("/api/profile/link/use", json={"token": "x"})).status_code == 429
            assert (await here.http.post("/api/profile", json={"name": "Olena"})).status_code == 429
    run(go())


def test_a_link_for_another_device_works_once_and_only_the_last_one(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            here = Browser(stack)
            await here.sign_up("Olena")
            old = (await here.post("/link"))["token"]
            new = (await here.post("/link"))["token"]
            await Browser(stack).post("/link/use", 403, token=old)
            assert (await Browser(stack).post("/link/look", token=new)) == {"name": "Olena"}
            await Browser(stack).post("/link/use", token=new)
            await Browser(stack).post("/link/use", 403, token=new)
            last = (await here.post("/link"))["token"]
            await here.post("/sessions/end")
            await Browser(stack).post("/link/use", 403, token=last)
    run(go())


def test_what_is_too_old_does_not_work(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from landsraad.server.profiles import calls
    monkeypatch.setattr(calls, "LINK_LASTS", -1.0)

    async def go() -> None:
        async with running(sqlite) as stack:
            here = Browser(stack)
            await here.sign_up()
            await Browser(stack).post("/link/use", 403, token=(await here.post("/link"))["token"])
            from landsraad.server.profiles import sessions
            monkeypatch.setattr(sessions, "LASTS", -1.0)
            assert (await here.get())["profile"] is None
    run(go())


# ------------------------------------------------------------------ seats


async def seated(stack: Stack) -> tuple[Any, Browser]:
    table = await stack.new(2, seats=[{"controller": "human"}, {"controller": "human"}])
    return table, Browser(stack)


def test_a_seat_is_kept_only_by_its_own_link(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            table, villain = await seated(stack)
            other = await stack.new(2)
            wrong = ["guess", table["maker"], other["seats"][0]["token"], ""]
            profile = (await villain.post("", 201, name="V", seats=[{"id": table["id"], "tokens": wrong}]))["profile"]
            assert profile["games"] == 0 and await villain.get("/games") == []
            await villain.post("/open", 404, table=table["id"], seat="A")
            await villain.post("/open", 404, table="nosuchtable", seat="A")
            # The one seat it has opens no other of the same table.
            await villain.post("/seats", seats=[{"id": table["id"], "tokens": [table["seats"][0]["token"]]}])
            assert (await villain.post("/open", table=table["id"], seat="A"))["seat"] == "A"
            await villain.post("/open", 404, table=table["id"], seat="B")
    run(go())


def test_an_invitation_is_no_seat(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            table = await stack.new(2, seats=[{"controller": "human"}, {"controller": "open"}])
            here = Browser(stack)
            await here.sign_up("V", {"id": table["id"], "seats": [table["seats"][1]]})
            await here.post("/open", 404, table=table["id"], seat="B")
    run(go())


def test_a_renewed_link_takes_the_seat_from_profiles_that_showed_the_old_one(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            table, villain = await seated(stack)
            old, path = table["seats"][0]["token"], f"/api/tables/{table['id']}"
            await villain.sign_up("V", table)
            copy = (await villain.post("/open", table=table["id"], seat="A"))["token"]
            new = (await stack.post(f"{path}/revoke", token=old))["token"]
            assert (await stack.get(path, new))["you"] == "A"
            await stack.get(path, copy, 401)
            await villain.post("/open", 404, table=table["id"], seat="A")
            assert (await villain.get())["profile"]["games"] == 1  # the other seat
            mine = Browser(stack)
            await mine.sign_up("Olena", {"id": table["id"], "seats": [{"token": new}]})
            assert (await mine.post("/open", table=table["id"], seat="A"))["seat"] == "A"
            # Deleting a profile leaves seats alone that it does not have any more.
            await villain.post("/delete")
            assert [one["id"] for one in await mine.get("/games")] == [table["id"]]
    run(go())


def test_an_operator_takes_a_seat_from_profiles_too(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            table, villain = await seated(stack)
            await villain.sign_up("V", table)
            copy = (await villain.post("/open", table=table["id"], seat="A"))["token"]
            admin = Admin(database)
            token = admin.renew_seat(table["id"], "A")
            admin.close()
            live = await stack.server.open_tables.get(table["id"])  # type: ignore[union-attr]
            await live.catch_up()
            await stack.get(f"/api/tables/{table['id']}", copy, 401)
            assert (await stack.get(f"/api/tables/{table['id']}", token))["you"] == "A"
            await villain.post("/open", 404, table=table["id"], seat="A")
    run(go())
