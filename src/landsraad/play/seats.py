"""Who sits where: people with a name, bots, and the automas of a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.bots import checked_name
from landsraad.kernel.errors import BadInput, nearest
from landsraad.kernel.table import Table
from landsraad.text.people import default_bot, default_player

HUMAN: Final = "human"
BOT: Final = "bot"
AUTOMA: Final = "automa"  # moved by the rules; the rules name the seat for any choice
CONTROLLERS: Final = (HUMAN, BOT, AUTOMA)
CHOICES: Final = (HUMAN, BOT)  # for a player's seat


@dataclass(frozen=True, slots=True)
class Seat:
    """Who plays a seat. `bot` is the name of a bot, see `make_bot`; empty means the default level."""

    letter: str
    controller: str
    name: str
    bot: str = ""


def player_seats(table: Table) -> list[str]:
    """Returns the seats that are not automas."""
    return [seat for seat in table.seats if _role(table, seat) == "player"]


def _role(table: Table, seat: str) -> str:
    shown = table.view(None).get(seat)
    return str(shown.get("role", "player")) if isinstance(shown, dict) else "player"


def seat_people(table: Table, controllers: list[str] | None = None, names: list[str] | None = None,
                bots: list[str] | None = None) -> list[Seat]:
    """Returns a seat for everybody at the table.

    Controllers and names go to the players' seats in order, bots to the bots' seats; a single bot plays all of these.
    Without controllers, the first player is a human and the others are bots.
    """
    players = player_seats(table)
    kinds = _checked(controllers, len(players))
    given = list(names or [])
    humans = kinds.count(HUMAN)
    if len(given) > humans:
        raise BadInput(f"names: {len(given)} given, but {_people(humans)} here")
    for name in given:
        if not name.strip() or not name.isprintable():
            raise BadInput(f"names: {name!r} is not a name")
    if len({name.strip().casefold() for name in given}) < len(given):
        raise BadInput(f"names: two players are called {', '.join(given)}")
    bot_names = _bot_names(bots or [], kinds.count(BOT))
    out = []
    for letter in table.seats:
        if letter not in players:
            out.append(Seat(letter, AUTOMA, ""))
            continue
        kind = kinds[players.index(letter)]
        name = given.pop(0).strip() if kind == HUMAN and given else ""
        out.append(Seat(letter, kind, name or default_name(kind, letter), bot_names.pop(0) if kind == BOT else ""))
    return out


def _bot_names(bots: list[str], n: int) -> list[str]:
    """Returns the name of a bot for each bot's seat."""
    for name in bots:
        checked_name(name)
    if len(bots) > max(n, 1):
        raise BadInput(f"bots: {len(bots)} given, but {n} {'seats are bots' if n != 1 else 'seat is a bot'} here")
    if len(bots) < 2:
        return (bots or [""]) * n
    return bots + [""] * (n - len(bots))


def default_name(kind: str, letter: str) -> str:
    """Returns a name for somebody who gave none. Screens may translate it."""
    return default_player(letter) if kind == HUMAN else default_bot(letter)


def _people(humans: int) -> str:
    return "no human sits" if humans == 0 else f"{humans} human{'s sit' if humans > 1 else ' sits'}"


def _checked(controllers: list[str] | None, players: int) -> list[str]:
    kinds = [HUMAN] if controllers is None else controllers
    for word in kinds:
        if word not in CHOICES:
            raise BadInput(f"seats: {word!r} is not one of {', '.join(CHOICES)}{nearest(word, CHOICES)}")
    if len(kinds) > players:
        raise BadInput(f"seats: {len(kinds)} given, but {players} can be taken by {' or '.join(CHOICES)}")
    return kinds + [BOT] * (players - len(kinds))
