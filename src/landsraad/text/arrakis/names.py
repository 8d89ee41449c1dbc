"""Computed names in War for Arrakis: areas without a printed name, deployment tokens, and figures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from landsraad.games.arrakis.state.areas import AREAS
from landsraad.games.arrakis.state.cells import COUNTER, GARRISON_TOKEN, LEADER, TOKEN
from landsraad.games.arrakis.state.component_types import START_TOKENS, TOKEN_FACES
from landsraad.kernel.messages import Message

if TYPE_CHECKING:
    from landsraad.text.messages import Messages

UNNAMED: Final = frozenset(area.name for area in AREAS if area.name.rpartition("_")[2].isdigit())
TIERS: Final = ("regular", "elite", "fedaykin")
EITHER: Final = {"paul_atreides": "paul"}  # a card that names Paul means both forms of him (WFA-LEADER-10)
LEADER_OF_CARD: Final = "leader of a card"


def area_name(cat: Messages, id: str) -> str:
    """Returns `Arrakeen`, or `North-East outer 4` for an area without a printed name."""
    if id not in UNNAMED:
        return cat.text(f"area-{id}")
    sector, _, n = id.rpartition("_")
    return cat.text("area-unnamed", sector=cat.text(f"sector-{sector}"), n=n)


def counter_name(cat: Messages, id: str) -> str:
    """Returns the public name of a deployment token."""
    return cat.text("counter-numbered", n=id.removeprefix("t"))


def figure_name(cat: Messages, id: str) -> str:
    return counter_name(cat, id) if id in COUNTER.names else cat.text(key_of("figure", id))


def leader_name(cat: Messages, id: str) -> str:
    return cat.text(key_of(LEADER_OF_CARD, id))


def token_name(cat: Messages, id: str) -> str:
    """Returns the hidden side of a deployment token: `1 regular unit and 1 Fedaykin`."""
    units = TOKEN_FACES[TOKEN.find(id)].units
    return cat.phrase(Message("figures", {"parts": [Message("n-figures", {"n": n, "figure": tier})
                                                    for n, tier in zip(units, TIERS, strict=True) if n]}))


def garrison_name(cat: Messages, id: str) -> str:
    """Returns the hidden side of a garrison token."""
    token = START_TOKENS[GARRISON_TOKEN.find(id)]
    parts = [Message("n-figures", {"n": n, "figure": tier})
             for n, tier in zip(token.units, ("regular", "elite", "sardaukar"), strict=True) if n]
    if token.bashars:
        parts.append(Message("n-figures", {"n": int(token.bashars), "figure": "bashar"}))
    return cat.phrase(Message("figures", {"parts": parts}))


def black_name(cat: Messages, id: str) -> str:
    return cat.text("black-token-numbered", n=id.removeprefix("black_"))


def silver_name(cat: Messages, id: str) -> str:
    return cat.text("silver-token-numbered", n=id.removeprefix("silver_"))


def key_of(kind: str, id: str) -> str:
    """Returns the key of the message that has the name and its grammatical cases."""
    if kind == LEADER_OF_CARD:
        return f"named-leader-{EITHER.get(id, id)}"
    if kind == "figure" and id in LEADER.names:
        return f"named-leader-{id}"
    return f"{kind.replace(' ', '-')}-{id}"


NAMES: Final[Mapping[str, Callable[[Any, str], str]]] = {
    "area": area_name, "counter": counter_name, "figure": figure_name, LEADER_OF_CARD: leader_name,
    "deployment token": token_name, "garrison token": garrison_name, "black token": black_name,
    "silver token": silver_name}
