"""DNS rebinding: a request under a foreign name is refused, whatever it asks for; what self-hosters use works unset."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from landsraad.kernel.errors import BadInput
from landsraad.server.http.hosts import Hosts
from server.stack import run, running

EVIL = "evil.example.com"


@pytest.mark.parametrize("host", [
    "localhost", "localhost:8000", "app.localhost", "127.0.0.1", "127.0.0.1:8000", "[::1]:8000", "[fe80::1]",
    "192.168.1.20:8000", "mybox", "mybox:8000", "MyBox.local", "mybox.lan.", "tv.home.arpa", "a.internal"])
def test_a_living_room_needs_no_setting(host: str) -> None:
    assert Hosts([]).allows(host)


@pytest.mark.parametrize("host", [
    EVIL, f"{EVIL}:8000", "localhost.evil.example", "127.0.0.1.evil.example", "evil.example.", "local.evil.example",
    "table.example.org.evil.example", "", ":8000", "mybox@evil.example", "evil.example/localhost", "a b", "*",
    "[evil.example]", "0x7f.1.evil.example", "eviltable.example.org", "example.org"])
def test_a_foreign_name_is_refused(host: str) -> None:
    assert not Hosts(["table.example.org", "*.games.example.org"]).allows(host)


def test_names_that_are_set() -> None:
    hosts = Hosts(["table.example.org", "*.games.example.org"])
    for name in ("table.example.org", "TABLE.example.org.:443", "a.games.example.org", "a.b.games.example.org"):
        assert hosts.allows(name)
    assert not hosts.allows("games.example.org")
    Hosts(["*"]).check({"headers": [(b"host", EVIL.encode())]})
    for wrong in ("http://x.org", "x.org:80", "", "*x.org"):
        with pytest.raises(BadInput, match=r"LANDSRAAD_HOSTS: .* is not a name"):
            Hosts([wrong])


def test_no_door_is_open_under_a_foreign_name(sqlite: str) -> None:
    async def go() -> None:
        async with running(sqlite) as stack:
            made: Any = await stack.new(3)
            token = made["seats"][0]["token"]
            asked = [("GET", "/"), ("GET", "/api/games"), ("GET", f"/api/tables/{made['id']}"), ("POST", "/api/tables"),
                     ("GET", "/api/nothing"), ("HEAD", "/assets/x.js"), ("POST", f"/api/tables/{made['id']}/revoke")]
            for method, path in asked:
                # As a page of that site would: to the browser both are the same place.
                headers = {"host": f"{EVIL}:8000", "origin": f"http://{EVIL}:8000"}
                answer = await stack.http.request(method, path, headers=headers, json={"token": token})
                assert answer.status_code == 421, path
                if method != "HEAD":
                    assert answer.json()["error"] == \
                        f"'{EVIL}' is not a name of this server; to allow it, set LANDSRAAD_HOSTS={EVIL}"
            for kind in ("socket", "bot"):
                with pytest.raises(InvalidStatus) as refused:
                    async with connect(f"ws://{stack.address}/api/tables/{made['id']}/{kind}",
                                       additional_headers={"Host": EVIL}):
                        pass
                assert refused.value.response.status_code == 403
            told = await stack.http.get("/api/games?lang=uk", headers={"host": EVIL})
            assert "не ім’я цього сервера" in told.json()["error"]
        async with running(sqlite, hosts=(EVIL,)) as stack:
            assert (await stack.http.get("/api/games", headers={"host": EVIL})).status_code == 200
    run(go())
