"""Links that are renewed, claimed or taken along: a lost answer loses no seat, and an old link opens none."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.stack import Guest, Stack, run, running

NONCE = "4c1f0c0de0d5e0a7b9a2f6d1e3"


async def closed(guest: Guest) -> int:
    with pytest.raises(ConnectionClosed) as caught:
        while True:
            await guest.next()
    assert caught.value.rcvd is not None
    return caught.value.rcvd.code


async def opens(stack: Stack, id: str, token: str) -> str | None:
    answer = await stack.http.get(f"/api/tables/{id}", headers={"authorization": f"Bearer {token}"})
    assert answer.status_code in (200, 401)
    return str(answer.json()["you"]) if answer.status_code == 200 else None


def test_a_lost_answer_to_a_renewal_loses_nothing(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            made = await stack.new(3)
            id, old = made["id"], made["seats"][0]["token"]
            async with stack.sit(id, old) as guest:
                await guest.next()
                lost = await stack.post(f"/api/tables/{id}/revoke", token=old)  # the owner never reads this
                await stack.post(f"/api/tables/{id}/chat", token=old, text="still here")
                await guest.until(lambda s: s["chat_next"] == 1)
                again = await stack.post(f"/api/tables/{id}/revoke", token=old)
        async with running(database) as stack:  # it is all in the database
            assert await opens(stack, id, old) == "A"
            assert await opens(stack, id, lost["token"]) is None
            assert await opens(stack, id, again["token"]) == "A"
            assert await opens(stack, id, old) is None and await opens(stack, id, again["token"]) == "A"
        async with running(database) as stack:
            assert await opens(stack, id, old) is None and await opens(stack, id, again["token"]) == "A"
    run(go())


@pytest.mark.parametrize("use", ["state", "socket", "move", "chat", "mine", "revoke", "replay"])
def test_any_use_of_the_new_link_is_the_end_of_the_old_one(sqlite: str, use: str) -> None:
    """Somebody else has the old link, and is at the table with it, while the owner renews it."""
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.new(3)
            id, path, old = made["id"], f"/api/tables/{made['id']}", made["seats"][0]["token"]
            async with stack.sit(id, old) as thief, stack.sit(id) as spectator:
                await thief.next()
                new = (await stack.post(f"{path}/revoke", token=old))["token"]
                if use == "state":
                    await stack.get(path, new)
                elif use == "socket":
                    async with stack.sit(id, new) as owner:
                        await owner.next()
                elif use == "move":
                    answer = await stack.http.post(f"{path}/moves", json={"token": new, "move": "x", "expect": 0})
                    assert answer.status_code in (400, 403)
                elif use == "chat":
                    await stack.post(f"{path}/chat", token=new, text="mine")
                elif use == "mine":
                    assert (await stack.post("/api/mine", tables=[{"id": id, "tokens": [new]}]))[0]["known"]
                elif use == "revoke":
                    newer = (await stack.post(f"{path}/revoke", token=new))["token"]
                else:
                    await stack.get(f"{path}/replay", new, at=0)
                assert await closed(thief) == 4401
                for body in ({"token": old, "text": "x"},):
                    await stack.post(f"{path}/chat", 401, **body)
                await stack.post(f"{path}/revoke", 401, token=old)  # nor can it be renewed once more
                assert await opens(stack, id, old) is None
                assert await opens(stack, id, newer if use == "revoke" else new) == "A"
                await spectator.next()  # nobody else was sent away
    run(go())


def test_the_maker_ends_a_link_at_once(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            made = await stack.new(3)
            id, path, old = made["id"], f"/api/tables/{made['id']}", made["seats"][0]["token"]
            pending = (await stack.post(f"{path}/revoke", token=old))["token"]
            async with stack.sit(id, old) as guest:
                await guest.next()
                new = await stack.post(f"{path}/revoke", token=made["maker"], seat="A")
                assert await closed(guest) == 4401
            assert [await opens(stack, id, token) for token in (old, pending, new["token"])] == [None, None, "A"]
            # And a seat that is given up is given up, whatever was renewed before.
            pending = (await stack.post(f"{path}/revoke", token=new["token"]))["token"]
            await stack.post(f"{path}/revoke", token=new["token"], open=True)
            assert [await opens(stack, id, token) for token in (pending, new["token"])] == [None, None]
    run(go())


def test_a_lost_answer_to_a_claim_loses_nothing(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            seats = [{"controller": "human"}, {"controller": "open"}, {"controller": "open"}]
            made = await stack.new(3, seats=seats)
            listed = await stack.new(3, listed=True, seats=seats)
            path, invitation = f"/api/tables/{made['id']}", made["seats"][1]["token"]
            claim: dict[str, Any] = {"name": "Petr", "token": invitation, "nonce": NONCE}
            await stack.post(f"{path}/claim", **claim)  # lost
            got = await stack.post(f"{path}/claim", **claim)
            assert got["seat"] == "B" and await opens(stack, made["id"], got["token"]) == "B"
            assert await opens(stack, made["id"], invitation) is None  # an invitation opens no seat
            assert await stack.post(f"{path}/claim", **claim) == got  # also a request that comes late changes nothing
            # With the invitation alone, or with another nonce, it is too late.
            for nonce in ("", NONCE[::-1]):
                await stack.post(f"{path}/claim", 401, name="Thief", token=invitation, nonce=nonce)
            first = await stack.post(f"/api/tables/{listed['id']}/claim", name="Petr", nonce=NONCE)
            assert await stack.post(f"/api/tables/{listed['id']}/claim", name="Petr", nonce=NONCE) == first
            assert first["token"] != got["token"]
            await stack.post(f"{path}/claim", 400, name="Petr", token=invitation, nonce="short")
            # Once the link was renewed and used, the claim opens nothing any more.
            new = (await stack.post(f"{path}/revoke", token=got["token"]))["token"]
            assert await opens(stack, made["id"], new) == "B"
            await stack.post(f"{path}/claim", 401, **claim)
            names = [seat["name"] for seat in (await stack.get(path))["seats"]]
            assert names[1] == "Petr"
    run(go())


def test_of_two_who_claim_at_once_one_gets_the_seat(database: str) -> None:
    async def go() -> None:
        async with running(database) as stack:
            made = await stack.new(2, seats=[{"controller": "human"}, {"controller": "open"}])
            path, invitation = f"/api/tables/{made['id']}", made["seats"][1]["token"]
            answers = await asyncio.gather(*(stack.http.post(
                f"{path}/claim", json={"name": who, "token": invitation, "nonce": who * 30}) for who in "abab"))
            won = {answer.json()["token"] for answer in answers if answer.status_code == 200}
            assert sorted(answer.status_code == 200 for answer in answers) == [False, False, True, True]
            assert len(won) == 1 and await opens(stack, made["id"], won.pop()) == "B"
    run(go())


def test_a_lost_answer_to_a_rematch_loses_nothing(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            made = await stack.new(2, seed=3)
            path = f"/api/tables/{made['id']}"
            tokens = {link["seat"]: link["token"] for link in made["seats"]}
            state = await stack.get(path)
            while not state["over"]:
                state = await stack.get(path, tokens[state["actor"]])
                state = await stack.post(f"{path}/moves", token=tokens[state["actor"]], expect=state["seq"],
                                         move=state["legal"][-1]["move"])
            first = await stack.post(f"{path}/rematch", 201, tokens=[tokens["A"]])
            other = await stack.post(f"{path}/rematch", 201, tokens=[tokens["B"]])
            for seat, answer in (("A", first), ("B", other)):
                again = await stack.post(f"{path}/rematch", 201, tokens=[tokens[seat]])
                token = next(link["token"] for link in answer["seats"] if link["seat"] == seat)
                assert [(link["seat"], link["token"]) for link in again["seats"]] == [(seat, token)]
                assert await opens(stack, again["id"], token) == seat
    run(go())
