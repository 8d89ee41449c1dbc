"""The printed values of the Imperium deck, checked by playing, revealing and buying each card."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad
from landsraad.kernel.table import Table
from support.dune.table import play, table, texts
from support.rules import rule

# id: copies, cost, icons (emperor, guild, sisters, fremen, landsraad, city, trade), factions
PRINTED = {
    "arrakis_recruiter": (2, 2, "c", ""), "assassination_mission": (2, 1, "", ""),
    "bene_gesserit_initiate": (2, 3, "lct", "b"), "bene_gesserit_sister": (3, 3, "bl", "b"),
    "carryall": (1, 5, "t", ""), "chani": (1, 5, "fct", "f"), "choam_directorship": (1, 8, "", ""),
    "crysknife": (1, 3, "ft", "f"), "dr_yueh": (1, 1, "c", ""), "duncan_idaho": (1, 4, "c", ""),
    "fedaykin_death_commando": (2, 3, "ct", "f"), "firm_grip": (1, 4, "el", "e"), "fremen_camp": (2, 4, "t", "f"),
    "gene_manipulation": (2, 3, "lc", "b"), "guild_administrator": (2, 2, "gt", "g"),
    "guild_ambassador": (1, 4, "l", "g"), "guild_bankers": (1, 3, "egl", "g"), "gun_thopter": (2, 4, "ct", ""),
    "gurney_halleck": (1, 6, "c", ""), "imperial_spy": (2, 2, "e", "e"), "kwisatz_haderach": (1, 8, "egbflct", "b"),
    "lady_jessica": (1, 7, "blct", "b"), "liet_kynes": (1, 5, "fc", "ef"), "missionaria_protectiva": (2, 1, "c", "b"),
    "opulence": (1, 6, "e", "e"), "other_memory": (1, 4, "ct", "b"), "piter_de_vries": (1, 5, "lc", ""),
    "power_play": (3, 5, "egbf", ""), "reverend_mother_mohiam": (1, 6, "eb", "eb"),
    "sardaukar_infantry": (2, 1, "", "e"), "sardaukar_legion": (2, 5, "el", "e"), "scout": (2, 1, "ct", ""),
    "shifting_allegiances": (2, 3, "lt", ""), "sietch_reverend_mother": (1, 4, "bf", "bf"),
    "smugglers_thopter": (2, 4, "t", "g"), "space_travel": (2, 3, "g", "g"), "spice_hunter": (2, 2, "ft", "f"),
    "spice_smugglers": (2, 2, "c", "g"), "stilgar": (1, 5, "fct", "f"), "test_of_humanity": (1, 3, "blc", "b"),
    "the_voice": (2, 2, "ct", "b"), "thufir_hawat": (1, 5, "egbfct", ""), "worm_riders": (2, 6, "ct", "f"),
}
SPACES = {
    "e": {"conspire", "wealth"}, "g": {"heighliner", "foldspace_space"}, "b": {"selective_breeding", "secrets"},
    "f": {"hardy_warriors", "stillsuits"}, "c": {"arrakeen", "carthag", "research_station", "sietch_tabr"},
    "l": {"high_council", "mentat", "rally_troops", "hall_of_oratory", "swordmaster"},
    "t": {"sell_melange", "secure_contract", "the_great_flat", "hagga_basin", "imperial_basin"},
}


def of(t: Table, *names: str, seat: str = "A") -> list[Any]:
    return [t.get(f"{seat}.{name}") for name in names]


def revealed(*hand: str, **seat: Any) -> Table:
    """A plot card in hand keeps the reveal turn open."""
    return play(table(A={"hand": list(hand), "intrigue": ["windfall"], **seat}), "reveal")


@rule("IMP-COMP-03")
def test_67_cards_of_43_kinds() -> None:
    t = landsraad.new("imperium", players=3, seed=5)
    cards = t.get("row") + t.get("imperium_deck")
    assert {card: cards.count(card) for card in cards} == {card: copies for card, (copies, *_) in PRINTED.items()}
    assert len(cards) == 67


@pytest.mark.parametrize("card", PRINTED)
@rule("IMP-AGENT-03", "IMP-AGENT-08", "IMP-AGENT-13", "IMP-AGENT-04")
def test_icons(card: str) -> None:
    t = table(A={"hand": [card], "solari": 10, "spice": 10, "water": 5, "influence": {"fremen": 2},
                 "intrigue": ["windfall"]})
    wanted = {space for icon in PRINTED[card][2] for space in SPACES[icon]}
    assert {move.split()[2] for move in texts(t) if move.startswith("agent")} == wanted


@pytest.mark.parametrize("card", PRINTED)
@rule("IMP-BUY-04", "IMP-BUY-02", "IMP-BUY-09", "IMP-BUY-11")
def test_price(card: str) -> None:
    cost = PRINTED[card][1]
    given: dict[str, Any] = {"row": [card] + ["worm_riders"] * 4, "imperium_deck": ["opulence"]}
    seat = {"hand": [], "discard": [], "intrigue": ["windfall"]}
    poor = play(table(A={**seat, "persuasion": cost - 1}, **given), "reveal")
    assert f"buy {card}" not in texts(poor)
    t = play(table(A={**seat, "persuasion": cost}, **given), "reveal", f"buy {card}")
    assert of(t, "discard", "persuasion") == [[card], 0]
    assert t.get("row") == sorted([*["worm_riders"] * 4, "opulence"])


@pytest.mark.parametrize(("card", "persuasion", "swords", "gains"), [
    ("arrakis_recruiter", 1, 1, {}), ("assassination_mission", 0, 1, {"solari": 1}),
    ("bene_gesserit_initiate", 1, 0, {}), ("bene_gesserit_sister", 0, 0, {}), ("carryall", 1, 0, {"spice": 1}),
    ("chani", 2, 0, {}), ("choam_directorship", 0, 0, {"solari": 3}), ("crysknife", 0, 1, {}), ("dr_yueh", 1, 0, {}),
    ("duncan_idaho", 0, 2, {"water": 1}), ("fedaykin_death_commando", 1, 0, {}), ("firm_grip", 0, 0, {}),
    ("fremen_camp", 2, 1, {}), ("gene_manipulation", 2, 0, {}), ("guild_administrator", 1, 0, {}),
    ("guild_ambassador", 0, 0, {}), ("guild_bankers", 0, 0, {}), ("gun_thopter", 0, 3, {}),
    ("gurney_halleck", 2, 0, {}), ("imperial_spy", 1, 1, {}), ("kwisatz_haderach", 0, 0, {}),
    ("lady_jessica", 3, 1, {}), ("liet_kynes", 2, 0, {}), ("missionaria_protectiva", 1, 0, {}), ("opulence", 1, 0, {}),
    ("other_memory", 2, 0, {}), ("piter_de_vries", 3, 1, {}), ("power_play", 0, 0, {}),
    ("reverend_mother_mohiam", 2, 0, {"spice": 2}), ("sardaukar_infantry", 1, 2, {}), ("sardaukar_legion", 1, 0, {}),
    ("scout", 1, 1, {}), ("shifting_allegiances", 2, 0, {}), ("sietch_reverend_mother", 0, 0, {}),
    ("smugglers_thopter", 1, 0, {"spice": 1}), ("space_travel", 2, 0, {}), ("spice_hunter", 1, 1, {}),
    ("spice_smugglers", 1, 1, {}), ("stilgar", 2, 3, {}), ("test_of_humanity", 2, 0, {}), ("the_voice", 2, 0, {}),
    ("thufir_hawat", 1, 0, {}), ("worm_riders", 0, 0, {}),
])
@rule("IMP-REVEAL-04", "IMP-SYMBOL-09", "IMP-SYMBOL-10", "IMP-SYMBOL-12")
def test_reveal_alone(card: str, persuasion: int, swords: int, gains: dict[str, int]) -> None:
    """Nothing else in play, no influence, no alliance, no troop in the Conflict: what it gives by itself."""
    t = revealed(card, water=0)
    assert of(t, "persuasion", "swords", "vp", "conflict", "garrison") == [persuasion, swords, 0, 0, 3]
    wanted = {"solari": 0, "spice": 0, "water": 0} | gains
    assert {name: t.get(f"A.{name}") for name in wanted} == wanted
    assert t.get("A.influence") == dict.fromkeys(t.get("A.influence"), 0)


@pytest.mark.parametrize("card", [card for card, printed in PRINTED.items() if "f" in printed[3]])
@rule("IMP-SYMBOL-03")
def test_fremen_cards_make_the_bond(card: str) -> None:
    """A second copy will do: the other card counts, whatever it is."""
    t, alone = revealed("fedaykin_death_commando", card), revealed(card)
    assert t.get("A.swords") >= alone.get("A.swords") + 3


@pytest.mark.parametrize("card", [card for card, printed in PRINTED.items() if "f" not in printed[3]])
@rule("IMP-SYMBOL-03")
def test_other_cards_do_not_make_the_bond(card: str) -> None:
    t, alone = revealed("fedaykin_death_commando", card), revealed(card)
    assert t.get("A.swords") == alone.get("A.swords")


@pytest.mark.parametrize("card", [card for card in PRINTED if card != "missionaria_protectiva"])
def test_sisters_know_each_other(card: str) -> None:
    t = table(A={"hand": ["missionaria_protectiva"], "in_play": [card], "garrison": 0, "intrigue": []},
              intrigue_deck=["ambush"])
    play(t, "agent missionaria_protectiva carthag")
    asked = "influence emperor" in texts(t)
    assert asked == ("b" in PRINTED[card][3])
