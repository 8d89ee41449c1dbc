"""`landsraad bot`: a bot at a table, by lines of JSON.

    landsraad bot greedy                        speaks on standard input and output, to whatever table is there
    landsraad bot greedy --table LINK           sits down at a seat of a running server
    landsraad bot --run "./my_bot" --table LINK   the same for a program of yours

docs/bots.md has the lines and a bot of a few lines that speaks them.
"""

from __future__ import annotations

import argparse
import json
import secrets
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPException
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from landsraad.bots import checked_name
from landsraad.cli.parser import Subcommands
from landsraad.kernel.errors import BadInput
from landsraad.play.lines import BotLine, Line, Message, read, talk, written
from landsraad.play.programs import Program

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

PATIENCE: Final = 20.0  # seconds for a server to answer
CLAIMS: Final = 2  # how often a seat is claimed before the server counts as gone


def add(subcommands: Subcommands) -> None:
    parser = subcommands.add_parser("bot", help="a bot at any table, by lines of JSON", description=__doc__,
                                    formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", metavar="BOT", nargs="?", help="random, greedy, mentat, mentat:SIMULATIONS, or a level")
    parser.add_argument("--run", metavar="COMMAND", dest="program",  # `run` is what main calls
                        help="a program that speaks the lines, instead of a bot of ours")
    parser.add_argument("--table", metavar="LINK", help="the private link of a seat, or an invitation")
    parser.add_argument("--seed", metavar="S", type=int, help="of a bot of ours; without it, a random one")


def run(args: argparse.Namespace) -> int:
    if (args.bot is None) == (args.program is None):
        raise BadInput("name one bot, or a program with --run")
    if args.program is not None and args.table is None:
        raise BadInput("--run: at which table? (--table LINK)")
    if args.bot is not None:
        checked_name(args.bot)
    seed = secrets.randbelow(2**32) if args.seed is None else args.seed
    bot: Line = BotLine(args.bot, str(seed)) if args.program is None else Program(args.program)
    try:
        if args.table is None:
            by_lines(bot)
        else:
            with sit(args.table) as socket:
                result = talk(SocketLine(socket), bot)["result"]
            print(json.dumps(result, ensure_ascii=False))
    finally:
        if isinstance(bot, Program):
            bot.close()
    return 0


# ------------------------------------------------------------------ standard input and output


def by_lines(bot: Line) -> None:
    """Until the input ends; one game may follow another."""
    table = StandardLine()
    try:
        while True:
            talk(table, bot)
    except EOFError:
        return


class StandardLine:
    def send(self, message: Message) -> None:
        print(written(message), flush=True)

    def receive(self) -> Message:
        while True:
            line = sys.stdin.readline()
            if not line:
                raise EOFError
            if line.strip():
                return read(line, "standard input")


# ------------------------------------------------------------------ a seat of a server


class SocketLine:
    """What the table refuses is also told on standard error: a program may pass over it, and only wait."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def send(self, message: Message) -> None:
        with self._closing():
            self.socket.send(written(message).encode(errors="replace").decode())

    def receive(self) -> Message:
        with self._closing():
            message = read(self.socket.recv(), "the table")
        if message["type"] == "refused":
            print(f"landsraad: the table refused that: {message.get('error')}", file=sys.stderr)
        return message

    @contextmanager
    def _closing(self) -> Iterator[None]:
        from websockets.exceptions import ConnectionClosed
        try:
            yield
        except ConnectionClosed as closed:
            why = closed.rcvd.reason if closed.rcvd is not None and closed.rcvd.reason else "the connection is lost"
            raise BadInput(f"the table: {why}") from None


def sit(link: str) -> ClientConnection:
    """At the seat of a link like http://host/table/ID#TOKEN. An invitation is taken up first."""
    parts = urlsplit(link)
    words = parts.path.strip("/").split("/")
    if parts.scheme not in ("http", "https") or len(words) < 2 or words[-2] != "table" or not parts.fragment:
        raise BadInput(f"--table: {link!r} is not the link of a seat, like http://host/table/ID#TOKEN")
    house = "/".join([f"{parts.scheme}://{parts.netloc}", *words[:-2]])
    token = seat_token(house, words[-1], parts.fragment)
    from websockets.exceptions import InvalidHandshake
    from websockets.sync.client import connect
    try:
        socket = connect(f"ws{house.removeprefix('http')}/api/tables/{words[-1]}/bot", max_size=None,
                         open_timeout=PATIENCE)
    except (OSError, InvalidHandshake, TimeoutError) as error:
        raise BadInput(f"--table: {house} does not answer: {error}") from None
    socket.send(written({"type": "hello", "token": token}))
    return socket


def seat_token(house: str, table: str, token: str) -> str:
    """An invitation opens no seat until it is taken up; the link of a seat is used as it is. Should the answer be lost,
    the nonce makes a second claim the same one."""
    body = json.dumps({"token": token, "name": "Bot", "nonce": secrets.token_urlsafe(24)}).encode()
    call = urllib.request.Request(f"{house}/api/tables/{table}/claim", body, {"content-type": "application/json"})
    for left in reversed(range(CLAIMS)):
        try:
            with urllib.request.urlopen(call, timeout=PATIENCE) as answer:
                told: Any = json.load(answer)
                return str(told["token"])
        except urllib.error.HTTPError:
            return token
        except (OSError, HTTPException, ValueError, KeyError, TypeError) as error:  # also of a house not one of ours
            if left == 0:
                raise BadInput(f"--table: {house} does not answer: {getattr(error, 'reason', error)}") from None
    return token
