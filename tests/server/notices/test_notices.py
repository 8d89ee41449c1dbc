"""What players are told, once, where they want it, and while it holds."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from landsraad.server.notices.quiet import quiet_until
from server.notices.players import Player, all_sent, parts, pass_on, states, token_of, two_people
from server.notices.receivers import Device, post_office, receiving
from server.profiles.people import Browser
from server.stack import run, running


def test_a_turn_is_told_to_a_browser_a_webhook_and_once(database: str) -> None:
    async def go() -> None:
        async with two_people(database) as (stack, receiver, base, made, olena):
            device = Device(f"{base}/push/1")
            await olena.subscribe(device)
            await olena.hook(f"{base}/hook?key=1")
            await pass_on(stack, made)
            await receiver.reach(2)
            await all_sent(stack)
            told = {request.path: request for request in receiver.requests}
            assert len(receiver.requests) == 2
            note = device.read(told["/push/1"].body)
            assert (note["title"], note["text"]) == ("Your turn", "Thursday · Marek")
            path = f"/seat/{made['id']}/{made['own']}"
            assert note["path"] == path and token_of(made, made["own"]) not in str(note)
            assert told["/push/1"].headers["authorization"].startswith("vapid t=")
            hook = told["/hook?key=1"].json
            assert hook["kind"] == "turn" and hook["url"] == f"http://{olena.here.host}{path}"
            # Whatever else happens at the table, the same wait is told once.
            for _ in range(3):
                await stack.post(f"/api/tables/{made['id']}/chat", token=token_of(made, made["theirs"]), text="Well?")
                await (parts(stack).lookout.scan())
                await all_sent(stack)
            assert len(receiver.requests) == 2
            for _ in range(2):  # she moves, and he does: a new wait
                await pass_on(stack, made)
            await receiver.reach(4)
            await all_sent(stack)
            assert len(receiver.requests) == 4
    run(go())


def test_a_wait_that_is_over_is_not_told(sqlite: str) -> None:
    async def go() -> None:
        async with two_people(sqlite, notice_delays=(1000.0, 1000.0, 0.0)) as (stack, receiver, base, made, olena):
            delivery = parts(stack).delivery
            now = delivery.now()
            await olena.hook(f"{base}/hook")
            await pass_on(stack, made)
            await all_sent(stack)
            await pass_on(stack, made)  # she answered before anything was sent
            delivery.now = lambda: now + 2000
            await all_sent(stack)
            assert receiver.requests == [] and await states(stack) == [("turn", "past")]
    run(go())


def test_moves_that_others_take_back_and_make_again_are_the_same_wait(sqlite: str) -> None:
    async def go() -> None:
        async with two_people(sqlite) as (stack, receiver, base, made, olena):
            await olena.hook(f"{base}/hook")
            await pass_on(stack, made)
            await receiver.reach(1)
            path, theirs = f"/api/tables/{made['id']}", token_of(made, made["theirs"])
            state = await stack.get(path, theirs)
            assert state["can_undo"]
            await stack.post(f"{path}/undo", token=theirs, expect=state["seq"])
            await all_sent(stack)
            await pass_on(stack, made)
            await all_sent(stack)
            assert len(receiver.requests) == 1
    run(go())


def test_each_way_tells_what_is_wanted_of_it(sqlite: str) -> None:
    async def go() -> None:
        async with two_people(sqlite) as (stack, receiver, base, made, olena):
            device = Device(f"{base}/push")
            await olena.subscribe(device)
            await olena.hook(f"{base}/hook")
            found = await olena.here.post("/notices", wants={"push": ["over"], "hook": ["turn"]}, quiet=None, zone=60)
            assert found["wants"] == {"push": ["over"], "mail": [], "hook": ["turn"]} and found["zone"] == 60
            await pass_on(stack, made)
            await receiver.reach(1)
            await all_sent(stack)
            assert [request.path for request in receiver.requests] == ["/hook"]
    run(go())


@pytest.mark.long
def test_a_full_table_a_game_that_ended_and_a_rematch(sqlite: str) -> None:
    async def go() -> None:
        async with two_people(sqlite) as (stack, receiver, base, _, olena):
            await olena.hook(f"{base}/hook")
            made = await stack.new(2, seed=5, title="Friday", seats=[{"controller": "human", "name": "Olena"},
                                                                     {"controller": "open"}])
            await olena.keep(made, "A")
            await all_sent(stack)
            taken = await stack.post(f"/api/tables/{made['id']}/claim", token=token_of(made, "B"), name="Marek")
            await receiver.reach(1)
            made["seats"][1]["token"] = taken["token"]
            assert receiver.requests[0].json["title"] == "The table is full"
            assert receiver.requests[0].json["text"] == "Friday · Marek"
            await olena.here.post("/notices", wants={"hook": ["over", "invite"]})
            live = await stack.server.open_tables.get(made["id"])  # type: ignore[union-attr]
            while not (await pass_on(stack, made))["over"]:
                pass
            last = live.session.steps[-1].seat
            await all_sent(stack)
            ended = [request.json for request in receiver.requests[1:]]
            # Whoever made the last move knows that it is over.
            assert [note["title"] for note in ended] == ([] if last == "A" else ["The game is over"])
            again = await stack.post(f"/api/tables/{made['id']}/rematch", 201, tokens=[taken["token"]])
            await receiver.reach(len(ended) + 2)
            await all_sent(stack)
            note = receiver.requests[-1].json
            assert (note["title"], note["table"]) == ("A seat is waiting for you", made["id"]) and again["id"]
            assert len(receiver.requests) == len(ended) + 2
    run(go())


def test_alone_with_bots_or_at_one_screen_nobody_is_told(sqlite: str) -> None:
    async def go() -> None:
        async with two_people(sqlite) as (stack, receiver, base, _, olena):
            await olena.hook(f"{base}/hook")
            solo = await stack.new(2, seed=5, seats=[{"controller": "human"}, {"controller": "bot"}])
            shared = await stack.new(2, seed=5)
            for made, seats in ((solo, "A"), (shared, "AB")):
                await olena.keep(made, *seats)
            for _ in range(2):
                await pass_on(stack, shared)
            token = token_of(solo, "A")
            state = await stack.get(f"/api/tables/{solo['id']}", token)
            await stack.post(f"/api/tables/{solo['id']}/moves", token=token, expect=state["seq"],
                             move=state["legal"][0]["move"])
            await all_sent(stack)
            assert receiver.requests == [] and await states(stack) == []
    run(go())


def test_a_channel_is_told_nothing_that_was_before_it(sqlite: str) -> None:
    async def go() -> None:
        async with two_people(sqlite) as (stack, receiver, base, made, olena):
            await pass_on(stack, made)
            await olena.hook(f"{base}/hook")
            await parts(stack).lookout.scan()
            await all_sent(stack)
            assert receiver.requests == []
    run(go())


@pytest.mark.parametrize("now, zone, expected", [
    (22 * 60, 0, 540), (23 * 60 + 30, 0, 450), (6 * 60, 0, 60), (7 * 60, 0, 0), (21 * 60 + 59, 0, 0), (12 * 60, 0, 0),
    (20 * 60, 120, 540), (0, -120, 540), (5 * 60, 120, 0)])
def test_quiet_hours_go_past_midnight_and_by_the_clock_of_the_player(now: int, zone: int, expected: int) -> None:
    day = 86_400.0 * 20_000
    until = quiet_until(day + now * 60, zone, 22 * 60, 7 * 60)
    assert until == (day + (now + expected) * 60 if expected else 0)


def test_in_quiet_hours_notices_wait_and_then_only_what_holds_is_sent(sqlite: str) -> None:
    async def go() -> None:
        async with two_people(sqlite) as (stack, receiver, base, made, olena):
            delivery = parts(stack).delivery
            await olena.hook(f"{base}/hook")
            real = delivery.now()
            day = real - real % 86_400
            delivery.now = lambda: day + 3 * 86_400 + 3600.0  # one o'clock
            await olena.here.post("/notices", wants={"hook": ["turn"]}, quiet={"since": 0, "until": 480}, zone=0)
            await pass_on(stack, made)
            await all_sent(stack)
            assert receiver.requests == [] and await states(stack) == [("turn", "waiting")]
            delivery.now = lambda: day + 3 * 86_400 + 8 * 3600.0
            await all_sent(stack)
            assert len(receiver.requests) == 1 and await states(stack) == [("turn", "sent")]
    run(go())


def test_a_mailbox_gets_nothing_before_its_owner_confirms_it_and_nothing_after_they_leave(database: str) -> None:
    async def go() -> None:
        async with post_office() as (mailbox, smtp), two_people(database, **smtp) as (stack, _, _, made, olena):
            found = await olena.here.post("/notices/mail", address="olena@example.org")
            assert [one["confirmed"] for one in found["channels"]] == [False]
            (to, asked), = await mailbox.reach(1)
            assert to == "olena@example.org" and asked["subject"] == "Confirm your address for notices"
            await pass_on(stack, made)
            await all_sent(stack)
            assert len(mailbox.letters) == 1
            link = asked.get_content().split("#confirm=")[1].split()[0]
            other = Browser(stack)
            assert await other.http.post("/api/notices/confirm", json={"token": link[:-1]})
            assert (await other.http.post("/api/notices/confirm", json={"token": link})).json() == {
                "label": "olena@example.org"}
            assert (await other.http.post("/api/notices/confirm", json={"token": link})).status_code == 403
            for _ in range(2):
                await pass_on(stack, made)
            _, letter = (await mailbox.reach(2))[1]
            assert letter["subject"] == "Your turn: Thursday · Marek" and letter["auto-submitted"] == "auto-generated"
            text = letter.get_content()
            assert f"/seat/{made['id']}/{made['own']}" in text and token_of(made, made["own"]) not in text
            stop = letter["list-unsubscribe"].strip("<>")
            assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
            await all_sent(stack)
            # As mail programs do it: a form, without cookies and without an origin.
            answer = await stack.http.post("/api" + stop.split("/api")[1], data={"List-Unsubscribe": "One-Click"})
            assert answer.status_code == 200 and (await olena.notices())["channels"] == []
            for _ in range(2):
                await pass_on(stack, made)
            await all_sent(stack)
            assert len(mailbox.letters) == 2
    run(go())


def test_the_feed_has_the_turns_and_its_address_can_be_renewed(database: str) -> None:
    async def go() -> None:
        async with two_people(database) as (stack, _, _, made, olena):
            old = (await olena.here.post("/notices/feed"))["path"]
            assert "<entry>" not in (await stack.http.get(old)).text
            await pass_on(stack, made)
            answer = await stack.http.get(old)
            assert answer.headers["content-type"] == "application/atom+xml"
            import xml.etree.ElementTree as ET
            entries = ET.fromstring(answer.text).findall("{*}entry")
            assert [entry.findtext("{*}title") for entry in entries] == ["Your turn: Thursday · Marek"]
            assert f"/seat/{made['id']}/{made['own']}" in answer.text
            assert token_of(made, made["own"]) not in answer.text
            new = (await olena.here.post("/notices/feed"))["path"]
            assert (await stack.http.get(old)).status_code == 403
            assert (await stack.http.get(new)).status_code == 200
            assert (await olena.notices())["feed"] is True
            await olena.here.post("/notices/feed/end")
            assert (await stack.http.get(new)).status_code == 403
    run(go())


def test_the_test_button_says_what_happened(sqlite: str) -> None:
    async def go() -> None:
        async with post_office() as (mailbox, smtp), two_people(sqlite, **smtp) as (stack, receiver, base, _, olena):
            async def test(way: str) -> list[tuple[bool, str, str]]:
                found = await olena.here.post("/notices/test", way=way)
                return [(one["delivered"], one["trouble"], one["by"]) for one in found]
            for way in ("push", "mail", "hook"):
                assert await test(way) == []  # no device
            device = Device(f"{base}/push")
            await olena.subscribe(device)
            assert await test("push") == [(True, "", "127.0.0.1")]
            assert device.read(receiver.requests[0].body)["title"] == "It works"
            receiver.status["/push"] = 403
            assert await test("push") == [(False, "refused", "127.0.0.1")]
            shown, = (await olena.notices())["channels"]
            assert shown["trouble"] == "refused" and shown["here"] and shown["label"] == "Firefox, Linux"
            receiver.status["/push"] = 410
            assert await test("push") == [(False, "gone", "127.0.0.1")]
            assert (await olena.notices())["channels"] == []
            await olena.hook(f"{base}/hook")
            receiver.status["/hook"] = 503
            assert await test("hook") == [(False, "busy", "127.0.0.1")]
            await olena.here.post("/notices/mail", address="olena@example.org")
            assert await test("mail") == []  # not confirmed
            link = mailbox.letters[0][1].get_content().split("#confirm=")[1].split()[0]
            await stack.post("/api/notices/confirm", token=link)
            mailbox.refuses["olena@example.org"] = "550 nobody here"
            assert await test("mail") == [(False, "gone", "127.0.0.1")]
    run(go())


@pytest.mark.parametrize("shape", ["discord", "slack", "ntfy", "json"])
def test_each_service_gets_its_own_shape_and_names_mean_nothing_in_it(sqlite: str, shape: str) -> None:
    async def go() -> None:
        async with two_people(sqlite) as (stack, receiver, base, made, olena):
            live = await stack.server.open_tables.get(made["id"])  # type: ignore[union-attr]
            live.row.title = "<!channel> @everyone [x](http://evil.example) *b* <@1> & <https://evil.example|y>"
            await olena.hook(f"{base}/my-topic", shape)
            await pass_on(stack, made)
            request, = await receiver.reach(1)
            body = request.json
            if shape == "discord":
                assert body["allowed_mentions"] == {"parse": []} and "\\@everyone" in body["content"]
                assert "](http" not in body["content"] and "<@1>" not in body["content"]
            elif shape == "slack":
                assert "<!channel>" not in body["text"] and "&lt;!channel&gt;" in body["text"]
                assert "|y>" not in body["text"].replace("|y&gt;", "")
            elif shape == "ntfy":
                assert request.path == "/" and body["topic"] == "my-topic" and body["click"].endswith(made["own"])
            else:
                assert body["kind"] == "turn" and body["table"] == made["id"] and body["seat"] == made["own"]
    run(go())


def test_what_fails_is_tried_again_later_and_then_shown(sqlite: str) -> None:
    async def go() -> None:
        async with two_people(sqlite) as (stack, receiver, base, made, olena):
            delivery = parts(stack).delivery
            now = delivery.now()
            delivery.now = lambda: now
            await olena.hook(f"{base}/hook")
            receiver.status["/hook"] = 503
            await pass_on(stack, made)
            delivery.now = lambda: now + 1
            await all_sent(stack)
            assert len(receiver.requests) == 1 and await states(stack) == [("turn", "waiting")]
            shown, = (await olena.notices())["channels"]
            assert (shown["trouble"], shown["detail"], shown["off"]) == ("busy", "127.0.0.1 503", False)
            delivery.now = lambda: now + 20
            await all_sent(stack)
            assert len(receiver.requests) == 1  # not yet
            receiver.status["/hook"] = 204
            delivery.now = lambda: now + 40
            await all_sent(stack)
            assert len(receiver.requests) == 2 and await states(stack) == [("turn", "sent")]
            shown, = (await olena.notices())["channels"]
            assert shown["trouble"] == "" and shown["told"] == now + 40
    run(go())


def test_a_channel_that_is_gone_is_switched_off_and_can_be_switched_on(database: str) -> None:
    async def go() -> None:
        async with two_people(database) as (stack, receiver, base, made, olena):
            device = Device(f"{base}/push")
            await olena.subscribe(device)
            await olena.hook(f"{base}/hook")
            receiver.status.update({"/push": 410, "/hook": 404})
            await pass_on(stack, made)
            await receiver.reach(2)
            await all_sent(stack)
            shown, = (await olena.notices())["channels"]  # the browser is forgotten: it comes back by itself
            assert (shown["kind"], shown["off"], shown["trouble"]) == ("json", True, "gone")
            for _ in range(2):
                await pass_on(stack, made)
            await all_sent(stack)
            assert len(receiver.requests) == 2
            shown, = (await olena.here.post(f"/notices/{shown['id']}/on"))["channels"]
            assert not shown["off"] and shown["trouble"] == ""
            receiver.status["/hook"] = 200
            for _ in range(2):
                await pass_on(stack, made)
            await receiver.reach(3)
    run(go())


def test_keys_are_made_once_and_subscriptions_renewed(database: str) -> None:
    async def go() -> None:
        async with two_people(database) as (stack, receiver, base, _, olena):
            first = (await olena.notices())["key"]
            assert parts(stack).calls.transports.vapid.public == first
            device, later = Device(f"{base}/push/1"), Device(f"{base}/push/2")
            for one in (device, device, later, later):  # a browser has one subscription
                found = await olena.subscribe(one)
                assert len(found["channels"]) == 1
            await olena.here.post("/notices/test", way="push")
            assert [request.path for request in receiver.requests] == ["/push/2"]
        async with two_people(database) as (stack, *_, player):
            assert (await player.notices())["key"] == first
    run(go())


def test_signing_out_ends_the_notices_of_that_browser(sqlite: str) -> None:
    async def go() -> None:
        async with two_people(sqlite) as (stack, receiver, base, made, olena):
            await olena.subscribe(Device(f"{base}/push"))
            session = next(one for one in (await olena.here.get())["profile"]["sessions"] if one["here"])
            await olena.here.post(f"/sessions/{session['id']}/end")
            await pass_on(stack, made)
            await all_sent(stack)
            assert receiver.requests == [] and await states(stack) == []
    run(go())


def test_nothing_is_left_of_a_deleted_profile_and_the_export_has_no_secret(database: str) -> None:
    async def go() -> None:
        async with two_people(database) as (stack, receiver, base, made, olena):
            device = Device(f"{base}/push")
            await olena.subscribe(device)
            await olena.hook(f"{base}/hook?secret=1")
            feed = (await olena.here.post("/notices/feed"))["path"]
            await pass_on(stack, made)
            await receiver.reach(2)
            await all_sent(stack)
            export = await olena.here.get("/export")
            assert [one["kind"] for one in export["notices"]["channels"]] == ["push", "json"]
            assert {one["state"] for one in export["notices"]["notices"]} == {"sent"}
            for secret in ("secret=1", "/push", device.subscription["auth"], feed.split("/")[-1]):
                assert secret not in str(export["notices"])
            await olena.here.post("/delete")
            assert await stack.server.store.read(rows_of_profiles) == 0  # type: ignore[union-attr]
    run(go())


def rows_of_profiles(connection: Any) -> int:
    from sqlalchemy import func, select

    from landsraad.server.storage.notice_rows import OF_PROFILES
    return sum(int(connection.execute(select(func.count()).select_from(part)).scalar_one()) for part in OF_PROFILES)


def test_a_closed_profile_is_told_nothing(sqlite: str) -> None:
    async def go() -> None:
        async with two_people(sqlite) as (stack, receiver, base, made, olena):
            await olena.hook(f"{base}/hook")
            await olena.here.post("/words")
            await pass_on(stack, made)
            await receiver.reach(1)
            delivery = parts(stack).delivery
            receiver.status["/hook"] = 503
            for _ in range(2):
                await pass_on(stack, made)
            await receiver.reach(2)  # the second waits for another attempt
            await olena.here.post("/close")
            real = delivery.now()
            delivery.now = lambda: real + 4000
            for _ in range(2):
                await pass_on(stack, made)
            await all_sent(stack)
            assert len(receiver.requests) == 2
    run(go())


def test_somebody_whose_page_is_open_is_told_later(sqlite: str) -> None:
    async def go() -> None:
        async with two_people(sqlite, notice_delays=(0.0, 1000.0, 0.0)) as (stack, receiver, base, made, olena):
            await olena.hook(f"{base}/hook")
            async with stack.sit(made["id"], token_of(made, made["own"])) as guest:
                await guest.next()
                await pass_on(stack, made)
                await all_sent(stack)
            assert receiver.requests == [] and await states(stack) == [("turn", "waiting")]
    run(go())


def test_a_deleted_table_takes_its_notices_along(database: str) -> None:
    from landsraad.server.storage.admin import Admin

    async def go() -> str:
        async with two_people(database) as (stack, receiver, base, made, olena):
            await olena.hook(f"{base}/hook")
            await pass_on(stack, made)
            await receiver.reach(1)
            await all_sent(stack)
            return str(made["id"])
    id = run(go())
    admin = Admin(database)
    admin.delete_table(id)
    admin.close()


def test_others_can_invite_to_a_seat(sqlite: str) -> None:
    from landsraad.server.notices.queue import invite

    async def go() -> None:
        async with two_people(sqlite) as (stack, _, _, made, olena), receiving() as (receiver, base):
            await olena.hook(f"{base}/hook")
            id = (await olena.here.get())["profile"]["id"]
            store = stack.server.store  # type: ignore[union-attr]
            for n in (1, 0):
                import time
                assert await store.write(lambda c: invite(c, id, made["id"], "A", time.time())) == n
            await all_sent(stack)
            assert [request.json["kind"] for request in receiver.requests] == ["invite"]
    run(go())


def test_people_at_the_same_table_are_told_each_of_their_own(sqlite: str) -> None:
    async def go() -> None:
        async with two_people(sqlite) as (stack, receiver, base, made, olena):
            marek = Player(stack, "Marek")
            await marek.sit((made, made["theirs"]))
            await olena.hook(f"{base}/olena")
            await marek.hook(f"{base}/marek")
            await pass_on(stack, made)
            await receiver.reach(1)
            await pass_on(stack, made)
            await receiver.reach(2)
            await all_sent(stack)
            assert [request.path for request in receiver.requests] == ["/olena", "/marek"]
    run(go())


def test_a_stop_lets_what_has_begun_end(sqlite: str) -> None:
    async def go() -> None:
        async with receiving() as (receiver, base):
            answering = asyncio.Event()
            receiver.on_request = answering.set
            async with two_people(sqlite) as (stack, _, _, made, olena):
                await olena.hook(f"{base}/hook")
                await pass_on(stack, made)
                await answering.wait()
            async with running(sqlite) as stack:
                assert await states(stack) == [("turn", "sent")]
            assert len(receiver.requests) == 1
    run(go())
