"""What a game can be set up with: its sets, the leaders of a box, and a box picked by chance."""

from __future__ import annotations

import secrets
from typing import Any, Final

import landsraad
from landsraad.kernel.chance import CASTING, OLD, Draws
from landsraad.kernel.errors import BadInput, nearest
from landsraad.kernel.game import Game, Option
from landsraad.kernel.reasons import Reason
from landsraad.server.tables.refusals import Missing

YES: Final = "yes"
RANDOM: Final = "random"
SEED_BYTES: Final = 8
LETTERS: Final = "ABCDEF"


def game_named(name: str) -> Game:
    if name not in landsraad.games():
        raise Missing(Reason("no-game", name=name[:32]))
    return landsraad.game(name)


def set_options(game: Game) -> list[Option]:
    """The options that add something to the game: those of yes and no that bring a module."""
    return [option for option in game.options if option.kind == "choice" and option.choices == ["no", YES]
            and option.default == "no" and option.asked]


def checked_box(name: str, options: dict[str, Any]) -> dict[str, Any]:
    """All options of a table, checked as a new table checks them."""
    game = game_named(name)
    return game.variant(options).check_options(options)


def fits(option: Option, players: int) -> bool:
    return option.fits is None or YES in option.fits.get(players, [])


def checked_sets(name: str, sets: list[str]) -> list[str]:
    known = [option.name for option in set_options(game_named(name))]
    for word in sets:
        if word not in known:
            raise BadInput(f"sets: {word!r} is not a set of this game{nearest(word, known)}")
    return [word for word in known if word in sets]


def with_sets(name: str, players: int, sets: list[str]) -> dict[str, Any]:
    """Options with these sets; those that do not fit the number of players are left out."""
    game = game_named(name)
    chosen = [option.name for option in set_options(game) if option.name in sets and fits(option, players)]
    return {"players": players, **dict.fromkeys(chosen, YES)}


def surprise(name: str, players: int, sets: list[str], seed: str) -> tuple[str, dict[str, Any]]:
    """Picks a legal box from these sets by chance. The same seed gives the same box."""
    seed = seed or secrets.token_hex(SEED_BYTES)
    if seed.startswith(OLD):
        raise BadInput(Reason("seed-old", word=OLD))
    game, allowed = game_named(name), checked_sets(name, sets)
    draws = Draws(f"box {name} {players} {' '.join(allowed)} {seed}", CASTING)
    options: dict[str, Any] = {"players": players}
    checked_box(name, options)  # refuses a number of players that the game does not have
    for option in set_options(game):
        wanted = option.name in allowed and draws.below(2) == 1
        if not wanted or not fits(option, players) or any(
                options.get(other) != word for other, word in option.needs.values()):
            continue
        try:
            checked_box(name, {**options, option.name: YES})
        except BadInput:  # it does not go with what was picked before
            continue
        options[option.name] = YES
    return seed, options


def leader_option(name: str) -> Option | None:
    return next((option for option in game_named(name).options if option.name == "leaders" and option.per_player), None)


def fixed_leaders(name: str, options: dict[str, Any], players: int) -> list[str]:
    """By seat, the leader that the rules put there; an empty word where the player chooses."""
    game = game_named(name).variant(options)
    for seating in game.seatings():
        if all(options.get(key) == value for key, value in seating.when.items()) and len(seating.places) == players:
            return [place.leader for place in seating.places]
    return [""] * players


def leader_pool(name: str, options: dict[str, Any], players: int) -> list[str]:
    """The leaders that players may choose in this box."""
    option = leader_option(name)
    if option is None:
        return []
    fixed = fixed_leaders(name, options, players)
    free = fixed.index("") if "" in fixed else 0
    out = []
    for word in option.choices:
        if word == RANDOM or word in fixed:
            continue
        try:
            checked_box(name, {**options, "leaders": [*([RANDOM] * free), word]})
        except BadInput:
            continue
        out.append(word)
    return out


def first_seat(name: str, players: int) -> str:
    """The seat that can be named as first player and is first in turn order; empty if the game has no such option."""
    option = next((option for option in game_named(name).options if option.name == "first"), None)
    if option is None:
        return ""
    words = option.choices if option.fits is None else option.fits.get(players, [])
    return words[0] if words and words[0] != RANDOM else ""


def playing_seats(checked: dict[str, Any]) -> list[str]:
    """The seats that people and bots play: not those of automas. The options have been checked."""
    roles = checked.get("seats") or []
    found = [letter for letter, role in zip(LETTERS, roles, strict=False) if role == "player"]
    return found or list(LETTERS[:checked["players"]])


def player_letters(name: str, options: dict[str, Any]) -> list[str]:
    return playing_seats(checked_box(name, options))
