"""The messages between a table and a bot, as JSON. See docs/bots.md.

The table starts with `hello`, asks with `choose`, and ends with `over`. A bot answers `choose` with a `move`, or asks
for a `deal`: a position that agrees with everything its seat knows. The table sends that `deal`, which the bot again
answers with a `move` or another `deal`. So a bot sends exactly one message after each `choose` and `deal`.
"""

from __future__ import annotations

import json
from typing import Any, Final, Protocol

import landsraad
from landsraad.bots import Bot, Observation, make_bot
from landsraad.kernel.codec import decode_state, encode_state
from landsraad.kernel.engine import State
from landsraad.kernel.errors import BadInput
from landsraad.kernel.game import Game

PROTOCOL: Final = "landsraad bot 1"
NEEDS_ANSWER: Final = ("choose", "deal")  # messages that a bot must answer
Message = dict[str, Any]


class Channel(Protocol):
    """One end of the conversation, as the other end uses it."""

    def send(self, message: Message) -> None: ...

    def receive(self) -> Message: ...


# ------------------------------------------------------------------ messages of a table


def hello(game: Game, seat: str, seats: list[str]) -> Message:
    return {"type": "hello", "protocol": PROTOCOL, "game": game.name, "rules": game.version, "seat": seat,
            "seats": seats, "expansions": game.expansions(), "twist": game.twist()}


def choose(id: int, view: dict[str, Any], legal: list[str]) -> Message:
    return {"type": "choose", "id": id, "view": {name: value for name, value in view.items() if name != "legal"},
            "legal": legal}


def deal(id: int, state: State) -> Message:
    return {"type": "deal", "id": id, "deal": encode_state(state)}


def refused(id: int, error: str) -> Message:
    return {"type": "refused", "id": id, "error": error}


def over(result: dict[str, Any]) -> Message:
    return {"type": "over", "result": result}


# ------------------------------------------------------------------ encoding


def encode(message: Message) -> str:
    """Returns a message as one line of JSON."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


def decode(line: str | bytes, who: str) -> Message:
    """Reads one message. `who` names the sender in errors."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"{who}: a line is not JSON: {error}") from None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise BadInput(f"{who}: a line must be an object with a \"type\", not {str(line)[:60]!r}")
    return message


def number(message: Message, name: str, who: str) -> int:
    """Returns a number of a message."""
    value = message.get(name)
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadInput(f"{who}: {name!r} of {message['type']} must be a whole number, not {value!r}")
    return value


# ------------------------------------------------------------------ a built-in bot as the other end


class BotChannel:
    """A built-in bot that answers like a program."""

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
            seats, expansions = message.get("seats"), message.get("expansions")
            self.game = landsraad.game(str(message.get("game"))).variant({
                "players": len(seats) if isinstance(seats, list) else 0, "twist": message.get("twist"),
                **{str(name): "yes" for name in (expansions if isinstance(expansions, list) else [])}})
            self.bot = make_bot(self.name, f"{self.seed} {message.get('seat')}", self.game)
        elif kind == "choose":
            view = message.get("view")
            self.moves = view.get("moves", 0) if isinstance(view, dict) else 0
            self._answer = {"type": "deal", "id": number(message, "id", "the table"), "seed": 0}
        elif kind == "deal":
            self._answer = {"type": "move", "id": number(message, "id", "the table"),
                            "move": self._choose(message.get("deal"))}

    def _choose(self, position: object) -> str:
        if self.game is None or self.bot is None:
            raise BadInput("the table has not sent hello")
        return self.bot.choose(Observation(self.game, decode_state(self.game.plan, position), self.moves))

    def receive(self) -> Message:
        if self._answer is None:
            raise BadInput("the bot has nothing to answer")
        answer, self._answer = self._answer, None
        return answer


def relay(table: Channel, bot: Channel) -> Message:
    """Passes messages back and forth until the game is over. Returns the last one."""
    while True:
        message = table.receive()
        bot.send(message)
        if message["type"] in NEEDS_ANSWER:
            table.send(bot.receive())
        elif message["type"] == "over":
            return message
