"""What names, moves and decisions of the war for Arrakis add to bare ids: areas without a name of their own, figures in
their cases, the text of a card or of a special action.

Only what the deciding seat may know goes in here, and nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from landsraad.games.arrakis.areas import AREAS
from landsraad.games.arrakis.catalogue import TOKEN_FACES
from landsraad.games.arrakis.cells import COUNTER, LEADER, TOKEN
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.words import Words

if TYPE_CHECKING:
    from landsraad.text.catalogue import Catalogue

UNNAMED: Final = frozenset(area.name for area in AREAS if area.alias.startswith("s") and "_" in area.name
                           and area.name.rpartition("_")[2].isdigit())
TIERS: Final = ("regular", "elite", "fedaykin")

# ------------------------------------------------------------------ names


def area_name(cat: Catalogue, id: str) -> str:
    """`Arrakeen`, or `North-East outer 4`."""
    if id not in UNNAMED:
        return cat.text(f"area-{id}")
    sector, _, n = id.rpartition("_")
    return cat.text("area-unnamed", sector=cat.text(f"sector-{sector}"), n=n)


def counter_name(cat: Catalogue, id: str) -> str:
    """A deployment token, as everybody knows it."""
    return cat.text("counter-numbered", n=id.removeprefix("t"))


def figure_name(cat: Catalogue, id: str) -> str:
    if id in COUNTER.names:
        return counter_name(cat, id)
    return cat.text(f"named-leader-{id}" if id in LEADER.names else f"figure-{id}")


def token_name(cat: Catalogue, id: str) -> str:
    """What is on the hidden side of a deployment token: `1 regular unit and 1 Fedaykin`."""
    units = TOKEN_FACES[TOKEN.find(id)].units
    return cat.phrase(Words("figures", {"parts": [Words("some-units", {"n": n, "figure": tier})
                                                  for n, tier in zip(units, TIERS, strict=True) if n]}))


NAMES: Final[Mapping[str, Callable[[Catalogue, str], str]]] = {
    "area": area_name, "counter": counter_name, "figure": figure_name, "deployment token": token_name}
