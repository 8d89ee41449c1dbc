"""`landsraad bot`: runs a bot with the line protocol in JSON.

    landsraad bot greedy                        on standard input and output
    landsraad bot greedy --table LINK           in a seat of a running server
    landsraad bot --run "./my_bot" --table LINK   the same for your own program

docs/bots.md describes the protocol, with an example.
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

TIMEOUT: Final = 20.0  # seconds to wait for an answer of the server
LOST: Final = 1006  # the connection was lost without a close frame
RECONNECT_CODES: Final = (LOST, 1001, 1012)  # the server restarts, or the connection was lost
FIRST_WAIT: Final = 0.2  # seconds before the second attempt to reconnect; doubles each time
LONGEST_WAIT: Final = 5.0
GIVE_UP_AFTER: Final = 120.0  # seconds after which the bot gives up on a server
CLAIMS: Final = 2  # attempts to claim a seat


def add(subcommands: Subcommands) -> None:
    parser = subcommands.add_parser("bot", help="a bot at any table, by lines of JSON", description=__doc__,
                                    formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", metavar="BOT", nargs="?", help="random, greedy, mentat, mentat:SIMULATIONS, or a level")
    parser.add_argument("--run", metavar="COMMAND", dest="program",  # `run` is the function of the command
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
    """Plays until the input ends; one game may follow another."""
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
    """A seat of a server. After a lost connection it reconnects, and the table repeats its question.

    Refusals also go to standard error, because an external bot may ignore them.
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
            self._reconnect(closed)  # the table repeats its question if the answer did not arrive

    def receive(self) -> Message:
        from websockets.exceptions import ConnectionClosed
        while True:
            try:
                message = decode(self.socket.recv(), "the table")
                if message["type"] != "hello" or not self.greeted:  # the bot does not see that it was reconnected
                    break
            except ConnectionClosed as closed:
                self._reconnect(closed)
        self.greeted = True
        if message["type"] == "refused":
            print(f"landsraad: the table refused that: {message.get('error')}", file=sys.stderr)
        return message

    def _reconnect(self, closed: ConnectionClosed) -> None:
        from websockets.exceptions import ConnectionClosed
        code = closed.rcvd.code if closed.rcvd is not None else LOST
        if code not in RECONNECT_CODES:
            raise BadInput(f"the table: {closed.rcvd.reason if closed.rcvd else ''}") from None
        wait, until = 0.0, time.monotonic() + GIVE_UP_AFTER
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
    """Returns the address and the seat key of a link like http://host/table/ID#TOKEN; accepts an invitation."""
    parts = urlsplit(link)
    words = parts.path.strip("/").split("/")
    if parts.scheme not in ("http", "https") or len(words) < 2 or words[-2] != "table" or not parts.fragment:
        raise BadInput(f"--table: {link!r} is not the link of a seat, like http://host/table/ID#TOKEN")
    server = "/".join([f"{parts.scheme}://{parts.netloc}", *words[:-2]])
    return f"{server}/api/tables/{words[-1]}/bot", seat_token(server, words[-1], parts.fragment)


def connect_to(address: str) -> ClientConnection:
    from websockets.exceptions import InvalidHandshake
    from websockets.sync.client import connect
    try:
        return connect(f"ws{address.removeprefix('http')}", max_size=None, open_timeout=TIMEOUT).__enter__()
    except (OSError, InvalidHandshake, TimeoutError) as error:
        raise BadInput(f"--table: {address.partition('/api/')[0]} does not answer: {error}") from None


def seat_token(server: str, table: str, token: str) -> str:
    """Accepts an invitation; the link of a seat is returned as it is.

    If the answer is lost, the nonce makes a second claim count as the same one.
    """
    body = json.dumps({"token": token, "name": "Bot", "nonce": secrets.token_urlsafe(24)}).encode()
    call = urllib.request.Request(f"{server}/api/tables/{table}/claim", body, {"content-type": "application/json"})
    for left in reversed(range(CLAIMS)):
        try:
            with urllib.request.urlopen(call, timeout=TIMEOUT) as answer:
                told: Any = json.load(answer)
                return str(told["token"])
        except urllib.error.HTTPError:
            return token
        except (OSError, HTTPException, ValueError, KeyError, TypeError) as error:  # or another kind of server
            if left == 0:
                raise BadInput(f"--table: {server} does not answer: {getattr(error, 'reason', error)}") from None
    return token
