"""Names that scenarios may use instead of ours: how other listings number the areas, short names of leaders."""

from __future__ import annotations

from typing import Any, Final

from landsraad.games.arrakis.areas import AREAS
from landsraad.games.arrakis.cells import AREA, LEADER
from landsraad.kernel.cells import Domain
from landsraad.kernel.errors import BadInput, nearest

AREA_NAMES: Final[dict[str, str]] = {
    **{area.alias: area.name for area in AREAS if area.alias}, **{area.name: area.name for area in AREAS}}
LEADER_NAMES: Final[dict[str, str]] = {
    "baron": "baron_harkonnen", "rabban": "beast_rabban", "feyd": "feyd_rautha", "hawat": "thufir_hawat",
    "mohiam": "gaius_helen_mohiam", "aramsham": "captain_aramsham", "emperor": "emperor_shaddam_iv",
    "shaddam": "emperor_shaddam_iv", "paul": "paul_atreides", "jessica": "lady_jessica",
    "reverend_mother": "reverend_mother_jessica", "gurney": "gurney_halleck", "muad_dib": "paul_muad_dib",
    **{name: name for name in LEADER.names}}
OFFICER_NAMES: Final[dict[str, str]] = {"naib": "naib", "naibs": "naib", "bashar": "bashar", "bashars": "bashar"}
FIGURE_NAMES: Final[dict[str, str]] = {**LEADER_NAMES, **OFFICER_NAMES}
PARTS: Final = ("atreides", "harkonnen", "side", "sietch", "settlement", "station", "harvester", "wormsign",
                "sandworm", "worm", "atomics")  # of an area
UNITS_OF: Final[dict[str, str]] = {"regular": "regular", "elite": "elite", "special": "special",
                                   "fedaykin": "special", "sardaukar": "special"}
LEGION_PARTS: Final[dict[str, str]] = {
    **UNITS_OF, **dict.fromkeys((*OFFICER_NAMES, "officers"), "officers"), "leaders": "leaders",
    "tokens": "tokens"}


def found(names: dict[str, str], word: Any, path: str, what: str) -> str:
    """Our name for it, or an error that offers the nearest spelling."""
    name = names.get(str(word))
    if name is None:
        raise BadInput(f"{path}: no {what} is called {word!r}{nearest(str(word), list(names))}")
    return name


def area_named(word: Any, path: str) -> int:
    return AREA.find(found(AREA_NAMES, word, path, AREA.name))


def leader_named(word: Any, path: str) -> int:
    return LEADER.find(found(LEADER_NAMES, word, path, LEADER.name))


def member_named(domain: Domain, word: Any, path: str) -> int:
    try:
        return domain.find(str(word))
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None


def number(value: Any, path: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise BadInput(f"{path}: {value!r} is not a number")
    return value


def members(value: Any, path: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadInput(f"{path}: {value!r} is not a list")
    return value


def parts(value: Any, path: str, what: str) -> dict[str, Any]:
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise BadInput(f"{path}: {value!r} does not say {what}")
    return {str(name): inner for name, inner in value.items()}
