"""Attacks on notices: each has to fail, and to look the same as any other failure."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.kernel.errors import BadInput
from landsraad.server.notices.mail import Server, letter, read_mailbox, read_server, told
from landsraad.server.notices.notices import check_notices
from landsraad.server.settings import Settings
from server.notices.players import Player, all_sent, parts, pass_on, two_people
from server.notices.receivers import Device, post_office
from server.profiles.people import Browser
from server.stack import run, running

PATHS: list[tuple[str, dict[str, Any]]] = [
    ("", {"wants": {}}), ("/push", {"endpoint": "https://a.example/", "key": "x", "auth": "x"}),
    ("/mail", {"address": "a@example.org"}), ("/hook", {"url": "https://a.example/", "shape": "json"}),
    ("/test", {"way": "push"}), ("/feed", {}), ("/feed/end", {}), ("/nothing/remove", {}), ("/nothing/on", {})]


def test_without_a_profile_or_from_another_page_nothing_is_changed(sqlite: str) -> None:
    async def go() -> None:
        async with two_people(sqlite) as (stack, _, _, _, olena):
            stranger = Browser(stack)
            await stranger.get("/notices", 401)
            foreign = {"cookie": f"landsraad={olena.here.cookie}", "host": olena.here.host}
            for path, body in PATHS:
                await stranger.post(f"/notices{path}", 401, **body)
                for origin in ({"origin": "http://evil.example"}, {"sec-fetch-site": "same-site"}, {}):
                    answer = await stack.http.post(f"/api/profile/notices{path}", json=body,
                                                   headers={**foreign, **origin})
                    assert answer.status_code == 403, (path, origin)
            assert (await olena.notices())["channels"] == []
    run(go())


def test_what_belongs_to_others_is_as_unknown_as_what_is_not_there(sqlite: str) -> None:
    async def go() -> None:
        async with two_people(sqlite) as (stack, _, base, _, olena):
            channel, = (await olena.hook(f"{base}/hook"))["channels"]
            villain = Player(stack, "Villain")
            await villain.sit()
            for act in ("remove", "on"):
                theirs = await villain.here.post(f"/notices/{channel['id']}/{act}", 404)
                assert theirs == await villain.here.post(f"/notices/nothing/{act}", 404)
            assert await villain.here.post("/notices/test", way="hook") == []
            assert len((await olena.notices())["channels"]) == 1
    run(go())


def test_a_foreign_subscription_takes_nothing_away_and_brings_nothing(sqlite: str) -> None:
    """Somebody who has learnt the endpoint of another browser gets none of its notices, and does not end them."""
    async def go() -> None:
        async with two_people(sqlite) as (stack, receiver, base, made, olena):
            device, thief = Device(f"{base}/push"), Device(f"{base}/push")
            await olena.subscribe(device)
            villain = Player(stack, "Villain")
            await villain.sit()
            await villain.subscribe(thief)
            channel, = (await villain.notices())["channels"]
            await villain.here.post(f"/notices/{channel['id']}/remove")
            await pass_on(stack, made)
            request, = await receiver.reach(1)
            await all_sent(stack)
            assert len(receiver.requests) == 1 and device.read(request.body)["title"] == "Your turn"
            with pytest.raises(Exception):  # noqa: B017 - the cipher has an error of its own
                thief.read(request.body)
    run(go())


def test_somebody_else_in_the_same_browser_does_not_see_notices_of_the_one_before(sqlite: str) -> None:
    async def go() -> None:
        async with two_people(sqlite) as (stack, receiver, base, made, olena):
            device = Device(f"{base}/push")
            await olena.subscribe(device)
            await olena.here.post("/words")
            words = (await olena.here.post("/words"))["words"]
            await olena.here.post("/words/use", words=" ".join(words))  # a new session takes the place of the old one
            await pass_on(stack, made)
            await all_sent(stack)
            assert receiver.requests == []
    run(go())


def test_internal_addresses_are_refused_when_they_are_given(sqlite: str) -> None:
    async def go() -> None:
        async with two_people(sqlite, notice_internal=False) as (_, receiver, base, _, olena):
            for url in (base, f"{base}/hook", base.replace("http", "https")):
                await olena.hook(url, status=400 if url.startswith("http:") else 422)
            refused = await olena.hook("https://localhost/hook", status=422)
            name = f"{'n' * 70}.invalid"  # too long for a name, so nobody has to be asked
            unknown = await olena.hook(f"https://{name}/hook", status=422)
            assert refused["error"].replace("localhost", "") == unknown["error"].replace(name, "")
            device = Device(base.replace("http", "https") + "/push")
            await olena.subscribe(device)
            tested, = await olena.here.post("/notices/test", way="push")
            assert tested["trouble"] == "internal" and receiver.requests == []
    run(go())


def test_floods_are_stopped(sqlite: str) -> None:
    async def go() -> None:
        async with post_office() as (mailbox, smtp), two_people(
                sqlite, **smtp, notice_tests=(2, 0.0), notice_letters=(2, 0.0)) as (stack, _, base, _, olena):
            for _ in range(2):
                await olena.here.post("/notices/mail", address="victim@example.org")
            await olena.here.post("/notices/mail", 429, address="victim@example.org")
            other = Player(stack, "Other")
            await other.sit()
            await other.here.post("/notices/mail", 429, address="Victim@example.org")  # by whomever it is asked
            assert len(mailbox.letters) == 2
            for _ in range(2):
                await olena.here.post("/notices/test", way="hook")
            await olena.here.post("/notices/test", 429, way="hook")
            for n in range(5):
                await olena.hook(f"{base}/{n}")
            await olena.hook(f"{base}/5", status=422)
            await olena.hook(f"{base}/4")  # the same one again is no more
    run(go())


def test_a_channel_gets_so_many_an_hour_and_the_others_later(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("landsraad.server.notices.delivery.PER_HOUR", 2)

    async def go() -> None:
        async with two_people(sqlite) as (stack, receiver, base, made, olena):
            await olena.hook(f"{base}/hook")
            delivery = parts(stack).delivery
            now = delivery.now()
            delivery.now = lambda: now + 60
            for _ in range(5):
                await pass_on(stack, made)
                await all_sent(stack)
            assert len(receiver.requests) == 2
            delivery.now = lambda: now + 4000
            await all_sent(stack)
            assert len(receiver.requests) == 3
    run(go())


@pytest.mark.parametrize("address", [
    "", "olena", "olena@", "@example.org", "olena@example", "a@example.org\r\nBcc: b@example.org",
    "a@example.org\nX: y",
    "a@example.org, b@example.org", "a@example.org;b@example.org", "Olena <a@example.org>", '"a b"@example.org',
    "a@[127.0.0.1]", "a@example.org\x00", "a@exa mple.org", "a@b@example.org", "a..b@example.org", "ä@example.org",
    "a@-example.org", "a@example.org>", "<a@example.org>", "a" * 65 + "@example.org", "a@" + "b" * 250 + ".org",
    "a@127.0.0.1"])
def test_only_one_plain_mailbox_is_taken(address: str) -> None:
    with pytest.raises(BadInput):
        read_mailbox(address)


def test_nothing_gets_into_the_head_of_a_mail() -> None:
    server = Server("127.0.0.1", 25, False, "", "", "Landsraad <table@example.org>")
    made = letter(server, "a@example.org", "Your turn\r\nBcc: b@example.org\r\n\r\nEvil", "text\r\n.\r\nMAIL FROM:<x>")
    head = made.as_bytes().split(b"\r\n\r\n")[0]
    assert b"\r\nBcc:" not in head and made["bcc"] is None
    assert made["subject"] == "Your turn Bcc: b@example.org Evil"
    assert told(550, b"no\r\nX: y\x00 \xff") == "550 no X: y �"


@pytest.mark.parametrize("smtp, sender", [
    ("mail.example.org", "a@example.org"), ("http://mail.example.org", "a@example.org"), ("smtp://", "a@example.org"),
    ("smtp://h:x", "a@example.org"), ("smtp://h", ""), ("smtp://h", "Landsraad"),
    ("smtp://h", "a@b.org\r\nX: y <a@b.org>")])
def test_a_wrong_mail_server_is_refused_at_the_start(smtp: str, sender: str) -> None:
    with pytest.raises(BadInput) as refused:
        check_notices(Settings("sqlite://", smtp=smtp, smtp_from=sender))
    assert "LANDSRAAD_SMTP" in str(refused.value) and "\n" not in str(refused.value)


def test_other_settings_that_cannot_be_meant_are_refused() -> None:
    for more in ({"notices": ("pusch",)}, {"site": "table.example.org"}):
        with pytest.raises(BadInput):
            check_notices(Settings("sqlite://", **more))  # type: ignore[arg-type]
    check_notices(Settings("sqlite://", notices=("off",), site="https://table.example.org"))
    found = read_server(Settings("", smtp="smtps://me%40example.org:a%2Fb@mail.example.org", smtp_from="a@example.org"))
    assert found is not None and (found.port, found.tls, found.user, found.word) == (465, True, "me@example.org", "a/b")


def test_feeds_and_links_cannot_be_guessed_and_are_not_stored(sqlite: str) -> None:
    async def go() -> None:
        async with post_office() as (mailbox, smtp), two_people(sqlite, **smtp, guesses=(20, 0.0)) as (
                stack, _, _, _, olena):
            path = (await olena.here.post("/notices/feed"))["path"]
            await olena.here.post("/notices/mail", address="a@example.org")
            secret = mailbox.letters[0][1].get_content().split("#confirm=")[1].split()[0]
            stored = str(await stack.server.store.read(dump))  # type: ignore[union-attr]
            assert path.split("/")[-1] not in stored and secret not in stored
            channel = (await olena.notices())["channels"][0]["id"]
            refused = set()
            for wrong in (path[:-1], "/api/feed/x", "/api/feed/" + "a" * 32):
                refused.add((await stack.http.get(wrong)).text)
            for token in ("x", channel, f"{channel}.", f"{channel}.{'a' * 32}", f"nothing.{'a' * 32}"):
                answer = await stack.http.post(f"/api/notices/unsubscribe/{token}")
                assert answer.status_code == 403
                refused.add(answer.text)
            refused.add((await stack.http.post("/api/notices/confirm", json={"token": secret[:-1]})).text)
            assert len(refused) == 1
            while (await stack.http.get("/api/feed/x")).status_code == 403:
                pass
            assert (await stack.http.get("/api/feed/y")).status_code == 429
            assert (await stack.http.get(path)).status_code == 200  # who knows it is not kept out
    run(go())


def dump(connection: Any) -> list[Any]:
    from sqlalchemy import select

    from landsraad.server.storage.notices_schema import NOTICE_CHANNELS, NOTICE_SETTINGS
    return [tuple(row) for part in (NOTICE_CHANNELS, NOTICE_SETTINGS) for row in connection.execute(select(part))]


def test_an_operator_can_switch_ways_off(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite, notices=("off",)) as stack:
            olena = Player(stack, "Olena")
            await olena.sit()
            assert (await olena.notices())["ways"] == []
            await olena.subscribe(Device("https://push.example.org/1"), 422)
            await olena.hook("https://hook.example.org/1", status=422)
            await olena.here.post("/notices/mail", 422, address="a@example.org")
    run(go())
