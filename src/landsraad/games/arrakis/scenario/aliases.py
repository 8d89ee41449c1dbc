"""Aliases that scenarios may use: area numbers of other listings, short names of leaders."""

from __future__ import annotations

from typing import Any, Final

from landsraad.games.arrakis.map.geography import TARGETS
from landsraad.games.arrakis.state.areas import AREAS
from landsraad.games.arrakis.state.cells import (
    AREA,
    FACE,
    FIGURE,
    LEADER,
    MARKER,
    PHASE,
    PLANNING,
    POWER,
    PRESCIENCE,
    SETTLEMENT,
    SIGN,
    TIER,
    TOKEN,
    WORM,
)
from landsraad.kernel.cells import Domain
from landsraad.kernel.errors import BadInput, nearest

ATOMICS_NAMES: Final[dict[str, str]] = {f"atomics_{name}": name for name in TARGETS}  # the tokens, by their areas
AREA_NAMES: Final[dict[str, str]] = {
    **{area.alias: area.name for area in AREAS if area.alias}, **ATOMICS_NAMES,
    **{area.name: area.name for area in AREAS}}
LEADER_NAMES: Final[dict[str, str]] = {
    "baron": "baron_harkonnen", "rabban": "beast_rabban", "feyd": "feyd_rautha", "hawat": "thufir_hawat",
    "mohiam": "gaius_helen_mohiam", "aramsham": "captain_aramsham", "emperor": "emperor_shaddam_iv",
    "shaddam": "emperor_shaddam_iv", "paul": "paul_atreides", "jessica": "lady_jessica",
    "reverend_mother": "reverend_mother_jessica", "gurney": "gurney_halleck", "muad_dib": "paul_muad_dib",
    **{name: name for name in LEADER.names}}
OFFICER_NAMES: Final[dict[str, str]] = {"naib": "naib", "naibs": "naib", "bashar": "bashar", "bashars": "bashar"}
FIGURE_NAMES: Final[dict[str, str]] = {**LEADER_NAMES, **OFFICER_NAMES}
UNIT_NAMES: Final[dict[str, str]] = {"at_regular": "regular", "at_elite": "elite", "at_fedaykin": "fedaykin",
                                     "hk_regular": "regular", "hk_elite": "elite", "hk_sardaukar": "sardaukar"}
PARTS: Final = ("atreides", "harkonnen", "side", "sietch", "settlement", "station", "harvester", "wormsign",
                "sandworm", "worm", "atomics")  # contents of an area
UNITS_OF: Final[dict[str, str]] = {"regular": "regular", "elite": "elite", "special": "special",
                                   "fedaykin": "special", "sardaukar": "special"}
UNITS_OF.update({word: UNITS_OF[name] for word, name in UNIT_NAMES.items()})
LEGION_PARTS: Final[dict[str, str]] = {
    **UNITS_OF, **dict.fromkeys((*OFFICER_NAMES, "officers"), "officers"), "leaders": "leaders",
    "tokens": "tokens"}


# Also accepted in moves and wherever a member is named.
AREA.aliases = {word: name for word, name in AREA_NAMES.items() if word != name}
LEADER.aliases = {word: name for word, name in LEADER_NAMES.items() if word != name}
FIGURE.aliases = {**{word: name for word, name in FIGURE_NAMES.items() if word != name}, **UNIT_NAMES}
FACE.aliases = {"sword": "hit"}
MARKER.aliases = {"kh": "kwisatz_haderach", "sd": "sand_dwellers", "ji": "jihad",
                  "people_of_the_sands": "sand_dwellers"}
PHASE.aliases = {
    "start_of_round": "start", "vehicle_placement": "vehicles", "desert_hazards": "hazards",
    "spice_harvesting": "harvest", "spice": "harvest", "end_of_round": "end"}
TIER.aliases = {word: name for word, name in UNITS_OF.items() if word != name}
POWER.aliases = {"guild": "spacing_guild", **{f"ban_{name}": name for name in POWER.names}}
SIGN.aliases = {"worm": "sandworm", "burrowing": "burrowing_sandworm", "burrowed": "burrowing_sandworm",
                "burrowed_sandworm": "burrowing_sandworm"}
WORM.aliases = {"worm": "sandworm"}
SETTLEMENT.aliases = {f"village_{name}": name for name in ("arsunt", "hagga_basin", "imperial_basin", "north_pole")}
PLANNING.aliases = {"hawats_schemes": "hawats_scheming"}
PRESCIENCE.aliases = {name: f"placeholder_{name}" for name in (
    "sandrider", "spice_raid", "sardaukar_fall", "first_victory", "rite_of_the_reverend_mother",
    "vision_of_the_future")}
TOKEN.aliases = {
    "at_start_a": "start_2_regular", "at_start_b": "start_regular_elite", "at_start_c": "start_2_elite",
    "at_start_d": "start_regular_fedaykin", "at_std_a": "2_regular", "at_std_b": "regular_elite",
    "at_std_c": "2_elite", "at_std_d": "regular_fedaykin", "at_std_e": "elite_fedaykin"}


def found(names: dict[str, str], word: Any, path: str, what: str) -> str:
    """The standard name, or an error that suggests the closest one."""
    name = names.get(str(word))
    if name is None:
        raise BadInput(f"{path}: unknown {what} {word!r}{nearest(str(word), list(names))}")
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
