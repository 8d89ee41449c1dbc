"""What the server refuses is told in the visitor's language: that of the request, or of the `hello` of a socket."""

from __future__ import annotations

import re
from typing import Any

import pytest

from landsraad.kernel.reasons import Named, Reason
from landsraad.server.http.dispatch import error_response
from landsraad.server.http.endpoints import LANGUAGES
from landsraad.server.storage.database import StoreTrouble
from landsraad.text.messages import Messages
from server.http.test_table import seat_of
from server.stack import Stack, run, running


def told(lang: str, key: str, **args: Any) -> str:
    return Messages.load(lang).reason(Reason(key, **args), {"A": "1", "B": "2", "C": "3"})


async def post(stack: Stack, path: str, lang: str, **body: Any) -> tuple[int, str]:
    answer = await stack.http.post(path, params={"lang": lang}, json=body)
    return answer.status_code, answer.json()["error"]


async def get(stack: Stack, path: str, lang: str, token: str = "", **query: Any) -> tuple[int, str]:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer = await stack.http.get(path, params={"lang": lang, **query}, headers=headers)
    return answer.status_code, answer.json()["error"]


LEADERS = ["paul_atreides", "duke_leto_atreides", "glossu_rabban"]  # they have nothing to decide before the first turn
OPTIONS = {"players": 3, "first": "B", "leaders": LEADERS}
SEATS = [{"controller": "human", "name": "1"}, {"controller": "human", "name": "2"}, {"controller": "open"}]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refused_move_is_explained_in_the_language_asked_for(sqlite: str, lang: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.new(2, seed=2)
            path = f"/api/tables/{made['id']}"
            token = seat_of(await stack.get(path), made)
            why = await stack.get(f"{path}/why", token, move="buy stilgar", lang=lang)
            assert why == {"move": "buy stilgar", "reason": told(lang, "buy-in-reveal"), "rule": "IMP-BUY-01",
                           "general": False, "past": False}
            refused = {"error": why["reason"], "rule": why["rule"]}
            wrong = {"token": token, "expect": 0, "move": "buy stilgar"}
            answer = await stack.http.post(f"{path}/moves", params={"lang": lang}, json=wrong)
            assert answer.status_code == 422 and answer.json() == refused
            assert await get(stack, f"{path}/preview", lang, token, move="buy stilgar") == (422, refused["error"])
            async with stack.sit(made["id"], token, lang="en" if lang == "cs" else lang) as guest:
                await guest.next()
                if lang == "cs":
                    await guest.send(type="language", lang=lang)
                    await guest.next()
                await guest.send(type="move", expect=0, move="buy stilgar")
                heard = await guest.next()
                assert heard["type"] == "refused" and (heard["error"], heard["rule"]) == tuple(refused.values())
                # What has no reason of its own says what can be done, by the labels that the client shows.
                await guest.send(type="move", expect=0, move="choose 1")
                heard = await guest.next()
                labels = [choice["label"] for choice in (await stack.get(path, token, lang=lang))["legal"][:3]]
                assert heard["error"].endswith(f"{'; '.join(labels)}; …")
                assert lang == "en" or not re.search("not possible now|agent dagger", heard["error"])
    run(go())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_turns_links_seats_and_chat(sqlite: str, lang: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.post("/api/tables", 201, game="imperium", options=OPTIONS, seats=SEATS)
            path = f"/api/tables/{made['id']}"
            public = await stack.get(path)
            tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
            assert public["actor"] == "B"
            mine, other = tokens["B"], tokens["A"]
            turn = told(lang, "not-your-decision", seat=Named("seat", "B"))
            assert await post(stack, f"{path}/moves", lang, token=other, expect=0, move="reveal") == (403, turn)
            assert await get(stack, f"{path}/why", lang, other, move="reveal") == (403, turn)
            stale = await stack.http.post(f"{path}/moves", params={"lang": lang},
                                          json={"token": mine, "expect": 7, "move": "reveal"})
            assert stale.status_code == 409 and stale.json()["error"] == told(lang, "moved-first")
            assert stale.json()["state"]["seq"] == 0
            undo = await post(stack, f"{path}/undo", lang, token=mine, expect=0)
            assert undo == (422, told(lang, "nothing-back"))
            assert (await stack.get(path, mine, lang=lang))["why_not_undo"] == undo[1]
            for token in ("nonsense", tokens["C"]):  # an invitation is no seat
                link = await post(stack, f"{path}/moves", lang, token=token, expect=0, move="reveal")
                assert link == (401, told(lang, "link-opens-nothing"))
            assert await get(stack, "/api/tables/nowhere", lang) == (404, told(lang, "no-table", id="nowhere"))
            assert await post(stack, f"{path}/chat", lang, token=mine, text="  ") == (400, told(lang, "nothing-to-say"))
            long = await post(stack, f"{path}/chat", lang, token=mine, text="а" * 501)
            assert long == (400, told(lang, "chat-too-long", n=500))
            assert await post(stack, f"{path}/claim", lang, name="3") == (403, told(lang, "invitation-needed"))
            name = await post(stack, f"{path}/claim", lang, name="а" * 41, token=tokens["C"])
            assert name == (400, told(lang, "name-too-long", n=40))
            taken = await post(stack, f"{path}/claim", lang, name="3", token=tokens["C"], seat="A")
            assert taken == (422, told(lang, "seat-not-free"))
            others = await post(stack, f"{path}/revoke", lang, token=mine, seat="C")
            assert others == (403, told(lang, "only-maker-renews"))
            assert await get(stack, f"{path}/record", lang) == (422, told(lang, "record-too-early"))
            moment = await get(stack, f"{path}/replay", lang, at=9)
            assert moment == (422, told(lang, "no-such-moment", first=0, last=0))
            leaders = {"game": "imperium", "options": {"players": 3, "leaders": ["paul_atreides", "paul_atreides"]}}
            twice = await post(stack, "/api/tables", lang, **leaders)
            assert twice == (400, told(lang, "leader-named-twice", leader=Named("leader", "paul_atreides")))
            async with stack.sit(made["id"], lang=lang) as watcher:
                await watcher.next()
                await watcher.send(type="say", text="?")
                assert (await watcher.next())["error"] == told(lang, "only-watching")
            async with stack.sit(made["id"], mine, lang=lang) as guest:
                await guest.next()
                await guest.send(type="move", expect=5, move="reveal")
                heard = await guest.next()
                assert heard["error"] == told(lang, "moved-first") and heard["state"]["seq"] == 0
                await guest.send(type="say", text="а" * 501)
                assert (await guest.next())["error"] == long[1]
                await guest.send(type="undo", expect=0)
                assert (await guest.next())["error"] == undo[1]
    run(go())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_limits(sqlite: str, lang: str) -> None:
    async def go() -> None:
        async with running(sqlite, requests=(3, 0.001)) as stack:
            assert await get(stack, "/api/nowhere", lang) == (404, told(lang, "nothing-here"))
            foreign = await stack.http.get("/api/tables", params={"lang": lang}, headers={"origin": "http://else.org"})
            assert (foreign.status_code, foreign.json()["error"]) == (403, told(lang, "foreign-page"))
            big = await stack.http.post("/api/tables", params={"lang": lang}, content=b" " * 70_000,
                                        headers={"content-type": "application/json"})
            assert (big.status_code, big.json()["error"]) == (413, told(lang, "too-long"))
            assert await get(stack, "/api/tables", lang) == (429, told(lang, "too-fast"))
    run(go())


def test_what_is_no_language_of_ours_is_told_in_english(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            assert await get(stack, "/api/tables", "xx") == (400, "lang: 'xx' is not one of en, uk, ru, cs")
            assert (await stack.get("/api/nowhere", status=404))["error"] == "there is nothing here"
            answer = await stack.http.get("/api/nowhere?lang=%ff&lang=xx")
            assert answer.json()["error"] == "there is nothing here"
    run(go())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_trouble_with_the_database_tells_no_details(lang: str, caplog: pytest.LogCaptureFixture) -> None:
    status, body, _ = error_response(StoreTrouble("the database does not answer: connection to 10.0.0.7 refused"), lang)
    assert status == 503 and told(lang, "no-database") in body.decode() and b"10.0.0.7" not in body
    assert "10.0.0.7" in caplog.text
    status, body, _ = error_response(RuntimeError("secret"), lang)
    assert status == 500 and told(lang, "went-wrong") in body.decode() and b"secret" not in body
