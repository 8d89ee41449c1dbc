"""`landsraad bot`: a bot at a table, by lines of JSON.

    landsraad bot greedy                        speaks on standard input and output, to whatever table is there
    landsraad bot greedy --table LINK           sits down at a seat of a running server
    landsraad bot --run "./my_bot" --table LINK   the same for a program of yours

docs/bots.md has the lines and a bot of a few lines that speaks them.
"""

from __future__ import annotations

import argparse
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from landsraad.bots import checked_name
from landsraad.cli.arguments import Subcommands
from landsraad.kernel.errors import BadInput
from landsraad.play.external_bots import Program
from landsraad.play.protocol import BotChannel, Channel, Message, decode, encode, relay

if TYPE_CHECKING:
    from websockets.exceptions import ConnectionClosed
    from websockets.sync.client import ClientConnection

PATIENCE: Final = 20.0  # seconds for a server to answer
LOST: Final = 1006  # a line that ended without a word
COME_BACK: Final = (LOST, 1001, 1012)  # the server restarts, or the line broke
FIRST_WAIT: Final = 0.2  # seconds before the second attempt to come back; then twice as long each time
LONGEST_WAIT: Final = 5.0
ABSENCE: Final = 120.0  # seconds after which a server that does not answer is given up
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
    bot: Channel = BotChannel(args.bot, str(seed)) if args.program is None else Program(args.program)
    try:
        if args.table is None:
            by_lines(bot)
        else:
            with SocketLine(args.table) as line:
                result = relay(line, bot)["result"]
            print(json.dumps(result, ensure_ascii=False))
    finally:
        if isinstance(bot, Program):
            bot.close()
    return 0


# ------------------------------------------------------------------ standard input and output


def by_lines(bot: Channel) -> None:
    """Until the input ends; one game may follow another."""
    table = StandardLine()
    try:
        while True:
            relay(table, bot)
    except EOFError:
        return


class StandardLine:
    def send(self, message: Message) -> None:
        print(encode(message), flush=True)

    def receive(self) -> Message:
        while True:
            line = sys.stdin.readline()
            if not line:
                raise EOFError
            if line.strip():
                return decode(line, "standard input")


# ------------------------------------------------------------------ a seat of a server


class SocketLine:
    """A seat of a server. If the line breaks it is joined again, and the table asks again what it waits for.

    What the table refuses is also told on standard error: a program may pass over it, and only wait.
    """

    def __init__(self, link: str) -> None:
        self.address, self.token = find_seat(link)
        self.greeted = False
        self.socket = connect_to(self.address)
        self._greet()

    def __enter__(self) -> SocketLine:
        return self

    def __exit__(self, *error: object) -> None:
        self.socket.close()

    def _greet(self) -> None:
        self.socket.send(encode({"type": "hello", "token": self.token}))

    def send(self, message: Message) -> None:
        from websockets.exceptions import ConnectionClosed
        try:
            self.socket.send(encode(message).encode(errors="replace").decode())
        except ConnectionClosed as closed:
            self._come_back(closed)  # and is asked again: whether the answer arrived is for the table to say

    def receive(self) -> Message:
        from websockets.exceptions import ConnectionClosed
        while True:
            try:
                message = decode(self.socket.recv(), "the table")
                if message["type"] != "hello" or not self.greeted:  # the bot need not know that the line broke
                    break
            except ConnectionClosed as closed:
                self._come_back(closed)
        self.greeted = True
        if message["type"] == "refused":
            print(f"landsraad: the table refused that: {message.get('error')}", file=sys.stderr)
        return message

    def _come_back(self, closed: ConnectionClosed) -> None:
        from websockets.exceptions import ConnectionClosed
        code = closed.rcvd.code if closed.rcvd is not None else LOST
        if code not in COME_BACK:
            raise BadInput(f"the table: {closed.rcvd.reason if closed.rcvd else ''}") from None
        wait, until = 0.0, time.monotonic() + ABSENCE
        while True:
            time.sleep(wait * random.uniform(0.7, 1.3))
            wait = min(LONGEST_WAIT, 2 * wait or FIRST_WAIT)
            try:
                self.socket = connect_to(self.address)
                self._greet()
                return
            except (BadInput, ConnectionClosed):
                if time.monotonic() > until:
                    raise BadInput("the table: the connection is lost") from None


def find_seat(link: str) -> tuple[str, str]:
    """The address and the token of a link like http://host/table/ID#TOKEN. An invitation is taken up."""
    parts = urlsplit(link)
    words = parts.path.strip("/").split("/")
    if parts.scheme not in ("http", "https") or len(words) < 2 or words[-2] != "table" or not parts.fragment:
        raise BadInput(f"--table: {link!r} is not the link of a seat, like http://host/table/ID#TOKEN")
    house = "/".join([f"{parts.scheme}://{parts.netloc}", *words[:-2]])
    return f"{house}/api/tables/{words[-1]}/bot", seat_token(house, words[-1], parts.fragment)


def connect_to(address: str) -> ClientConnection:
    from websockets.exceptions import InvalidHandshake
    from websockets.sync.client import connect
    try:
        return connect(f"ws{address.removeprefix('http')}", max_size=None, open_timeout=PATIENCE).__enter__()
    except (OSError, InvalidHandshake, TimeoutError) as error:
        raise BadInput(f"--table: {address.partition('/api/')[0]} does not answer: {error}") from None


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
