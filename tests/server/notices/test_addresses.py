"""Attacks by address: whatever a URL is called, the server never calls an internal one."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import ip_address

import pytest

from landsraad.kernel.errors import BadInput
from landsraad.server.notices import addresses
from landsraad.server.notices.addresses import checked_address, is_public, read_url, resolved
from landsraad.server.notices.outcomes import Failed
from landsraad.server.notices.outgoing import Caller, read_head
from server.notices.receivers import receiving
from server.stack import run

INTERNAL = [
    "127.0.0.1", "127.1.2.3", "0.0.0.0", "0.1.2.3", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1",
    "169.254.169.254", "100.64.0.1", "100.127.255.255", "192.0.0.1", "192.0.2.1", "198.18.0.1", "198.51.100.1",
    "203.0.113.1", "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255", "::", "::1", "::127.0.0.1",
    "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254", "::ffff:7f00:1", "64:ff9b::7f00:1",
    "64:ff9b::a00:1", "64:ff9b:1::7f00:1", "2002:7f00:1::", "2002:a00:1::1", "2001::1", "2001:db8::1", "fc00::1",
    "fd12:3456::1", "fe80::1", "fec0::1", "ff02::1", "100::1"]
PUBLIC = ["8.8.8.8", "1.1.1.1", "172.32.0.1", "100.128.0.1", "2606:4700:4700::1111", "::ffff:8.8.8.8",
          "64:ff9b::808:808"]


@pytest.mark.parametrize("address", INTERNAL)
def test_internal_addresses_are_known(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", PUBLIC)
def test_so_are_public_ones(address: str) -> None:
    assert is_public(ip_address(address))


# Names that resolve without asking anybody: the system reads them as numbers.
@pytest.mark.parametrize("host", ["127.0.0.1", "127.1", "2130706433", "0x7f000001", "0x7f.1", "017700000001",
                                  "0177.0.0.1", "0", "localhost", "localhost.", "[::1]",
                                  "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[0:0:0:0:0:0:0:1]"])
def test_every_spelling_of_this_machine_is_refused(host: str) -> None:
    async def go() -> None:
        with pytest.raises(Failed) as failed:
            await Caller(internal=False).connect(read_url(f"https://{host}/hook", False))
        assert failed.value.outcome.trouble == "internal"
    run(go())


@pytest.mark.parametrize("url", [
    "", "https://", "https:///path", "http://example.org/", "ftp://example.org/", "file:///etc/passwd",
    "//example.org/",
    "https://good@127.0.0.1/", "https://example.org:25/", "https://example.org:0/", "https://example.org:99999/",
    "https://example.org:x/", "https://exa mple.org/", "https://example.org/\r\nX: y", "https://example.org\\@127.0.0.1/",
    "https://[fe80::1%25eth0]/", "https://[::1/", "https://exämple.org/", "https://example.org/\t", "https://example.org/\x00",
    "https://example.org/" + "x" * 1000])
def test_what_is_not_a_plain_address_of_the_web_is_refused(url: str) -> None:
    with pytest.raises(BadInput):
        read_url(url, False)


def test_a_name_with_one_internal_address_is_refused_whatever_else_it_has() -> None:
    async def both(host: str, port: int) -> list[str]:
        return ["8.8.8.8", "10.0.0.1"]

    async def go() -> None:
        with pytest.raises(Failed):
            await checked_address(read_url("https://example.org/", False), False, both)
    run(go())


def test_a_name_that_points_elsewhere_a_moment_later_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """DNS rebinding: the connection goes to the address that was checked, and the name is not asked again."""
    asked: list[str] = []
    tried: list[str] = []

    async def rebinding(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["8.8.8.8"] if len(asked) == 1 else ["127.0.0.1"]

    async def connect(place: str, port: int, **more: object) -> None:
        tried.append(place)
        assert more["server_hostname"] == "example.org"  # the certificate has to be that of the name
        raise OSError("no network here")
    monkeypatch.setattr(asyncio, "open_connection", connect)

    async def go() -> None:
        with pytest.raises(Failed) as failed:
            await Caller(False, rebinding).connect(read_url("https://example.org/", False))
        assert failed.value.outcome.trouble == "unreachable"
    run(go())
    assert asked == ["example.org"] and tried == ["8.8.8.8"]


def test_a_redirect_is_not_followed_and_an_endless_answer_not_read() -> None:
    async def go() -> None:
        async with receiving() as (receiver, base), receiving() as (other, elsewhere):
            receiver.status["/moved"] = 302
            receiver.more["/moved"] = f"Location: {elsewhere}/internal\r\n"
            receiver.more["/long"] = "X: " + "x" * 20_000 + "\r\n"
            caller = Caller(internal=True)
            line = await caller.connect(read_url(f"{base}/moved", True))
            assert (await line.post(b"{}", {})).status == 302
            line.close()
            line = await caller.connect(read_url(f"{base}/long", True))
            with pytest.raises(Failed) as failed:
                await line.post(b"{}", {})
            line.close()
            assert failed.value.outcome.trouble == "slow"
            assert other.requests == []
    run(go())


def test_who_never_answers_is_given_up() -> None:
    async def go() -> None:
        async with receiving() as (receiver, base):
            receiver.status["/silent"] = 0
            line = await Caller(internal=True, answering=0.01).connect(read_url(f"{base}/silent", True))
            with pytest.raises(Failed) as failed:
                await line.post(b"{}", {})
            line.close()
            assert failed.value.outcome.trouble == "slow"
    run(go())


@pytest.mark.parametrize("head", ["", "HTTP/1.1", "SSH-2.0-OpenSSH", "HTTP/1.1 2 x", "HTTP/2 200 ok",
                                  "HTTP/1.1 abc no"])
def test_what_is_not_an_answer_of_http(head: str) -> None:
    with pytest.raises(ValueError):
        read_head(f"{head}\r\n\r\n".encode())


def test_names_are_asked_of_the_system() -> None:
    assert socket.AF_INET and addresses.resolved is resolved
    assert run(resolved("127.0.0.1", 80)) == ["127.0.0.1"]
