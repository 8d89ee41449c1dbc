"""What a table and a bot say to each other: one JSON object a line, or one a message of a socket. See docs/bots.md.

The table begins with `hello`, asks with `choose`, and ends with `over`. A `choose` is answered with a `move`, or with
`deal`: the wish for a position that agrees with all that the seat knows. The table answers that with a `deal` of its
own, which again is answered with a `move` or another wish. So a bot owes exactly one line after `choose` and `deal`.
"""

from __future__ import annotations

import json
from typing import Any, Final, Protocol

import landsraad
from landsraad.bots import Bot, Seen, make_bot
from landsraad.kernel.codec import decode_state, encode_state
from landsraad.kernel.engine import State
from landsraad.kernel.errors import BadInput
from landsraad.kernel.game import Game

PROTOCOL: Final = "landsraad bot 1"
OWED: Final = ("choose", "deal")  # what a bot must answer
Message = dict[str, Any]


class Line(Protocol):
    """One end of the talk, seen from the other."""

    def send(self, message: Message) -> None: ...

    def receive(self) -> Message: ...


# ------------------------------------------------------------------ what a table says


def hello(game: Game, seat: str, seats: list[str]) -> Message:
    return {"type": "hello", "protocol": PROTOCOL, "game": game.name, "rules": game.version, "seat": seat,
            "seats": seats}


def choose(id: int, view: dict[str, Any], legal: list[str]) -> Message:
    return {"type": "choose", "id": id, "view": {name: value for name, value in view.items() if name != "legal"},
            "legal": legal}


def deal(id: int, state: State) -> Message:
    return {"type": "deal", "id": id, "deal": encode_state(state)}


def refused(id: int, error: str) -> Message:
    return {"type": "refused", "id": id, "error": error}


def over(result: dict[str, Any]) -> Message:
    return {"type": "over", "result": result}


# ------------------------------------------------------------------ reading


def written(message: Message) -> str:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


def read(line: str | bytes, who: str) -> Message:
    """One line of the other side, or one that says what is wrong with it."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"{who}: a line is not JSON: {error}") from None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise BadInput(f"{who}: a line is an object with a \"type\", not {str(line)[:60]!r}")
    return message


def number(message: Message, name: str, who: str) -> int:
    value = message.get(name)
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadInput(f"{who}: {message['type']} has a number {name!r}, not {value!r}")
    return value


# ------------------------------------------------------------------ a bot of ours as the other end


class BotLine:
    """A bot by name that answers as any program would."""

    def __init__(self, name: str, seed: str) -> None:
        self.name = name
        self.seed = seed
        self.game: Game | None = None
        self.bot: Bot | None = None
        self.moves = 0
        self._answer: Message | None = None

    def send(self, message: Message) -> None:
        kind = message["type"]
        if kind == "hello":
            if message.get("protocol") != PROTOCOL:
                raise BadInput(f"the table speaks {message.get('protocol')!r}, this bot {PROTOCOL!r}")
            seats = message.get("seats")
            self.game = landsraad.game(str(message.get("game"))).with_everything(
                len(seats) if isinstance(seats, list) else 0)
            self.bot = make_bot(self.name, f"{self.seed} {message.get('seat')}", self.game)
        elif kind == "choose":
            view = message.get("view")
            self.moves = view.get("moves", 0) if isinstance(view, dict) else 0
            self._answer = {"type": "deal", "id": number(message, "id", "the table"), "seed": 0}
        elif kind == "deal":
            self._answer = {"type": "move", "id": number(message, "id", "the table"),
                            "move": self._choose(message.get("deal"))}

    def _choose(self, dealt: object) -> str:
        if self.game is None or self.bot is None:
            raise BadInput("the table has not said hello")
        return self.bot.choose(Seen(self.game, decode_state(self.game.plan, dealt), self.moves))

    def receive(self) -> Message:
        if self._answer is None:
            raise BadInput("the bot was not asked anything")
        answer, self._answer = self._answer, None
        return answer


def talk(table: Line, bot: Line) -> Message:
    """Carry the lines to and fro until the game is over; how it ended."""
    while True:
        message = table.receive()
        bot.send(message)
        if message["type"] in OWED:
            table.send(bot.receive())
        elif message["type"] == "over":
            return message
