"""The reveal, Unload and acquire boxes of the Imperium cards."""

from __future__ import annotations

from typing import Any

import pytest

from support.dune.ix import a, ix, of, revealed, sent
from support.dune.table import play, texts
from support.rules import rule

# What a card gives at once when it is revealed: persuasion, swords, solari, spice, water.
PLAIN_REVEALS = [
    ("appropriate", [2, 0, 0, 0, 0]), ("bounty_hunter", [1, 1, 0, 0, 0]), ("choam_delegate", [0, 0, 3, 0, 0]),
    ("court_intrigue", [1, 1, 0, 0, 0]), ("desert_ambush", [1, 1, 0, 0, 0]), ("embedded_agent", [1, 0, 0, 0, 0]),
    ("esmar_tuek", [0, 0, 2, 2, 0]), ("freighter_fleet", [0, 0, 0, 0, 0]), ("full_scale_assault", [2, 0, 0, 0, 0]),
    ("guild_accord", [0, 0, 0, 0, 1]), ("guild_chief_administrator", [1, 0, 0, 0, 0]),
    ("imperial_bashar", [1, 2, 0, 0, 0]), ("imperial_shock_trooper", [1, 2, 0, 0, 0]),
    ("in_the_shadows", [0, 0, 0, 0, 0]), ("ix_guild_compact", [0, 0, 0, 0, 0]), ("ixian_engineer", [0, 0, 0, 0, 0]),
    ("jamis", [1, 2, 0, 0, 0]), ("landing_rights", [2, 0, 0, 0, 0]), ("local_fence", [2, 0, 0, 0, 0]),
    ("negotiated_withdrawal", [2, 0, 0, 0, 0]), ("satellite_ban", [1, 0, 0, 0, 0]), ("sayyadina", [0, 0, 0, 0, 0]),
    ("shai_hulud", [0, 0, 0, 0, 0]), ("spice_trader", [2, 1, 0, 0, 0]), ("treachery", [0, 0, 0, 0, 0]),
    ("truthsayer", [1, 1, 0, 0, 0]), ("water_peddler", [0, 0, 0, 0, 1]), ("web_of_power", [1, 0, 0, 0, 0]),
    ("weirding_way", [1, 2, 0, 0, 0])]


@pytest.mark.parametrize(("card", "given"), PLAIN_REVEALS)
@rule("IX-UNLOAD-04")
def test_what_a_revealed_card_gives_at_once(card: str, given: list[int]) -> None:
    t = revealed(card)
    assert of(t, "persuasion", "swords", "solari", "spice", "water") == given


def test_embedded_agent_draws_an_intrigue_card() -> None:
    t = revealed("embedded_agent", given={"intrigue_deck": ["bribery"]})
    assert "bribery" in t.get("A.intrigue")


@pytest.mark.parametrize("card", ["freighter_fleet", "guild_chief_administrator"])
def test_a_revealed_freighter_icon(card: str) -> None:
    t = play(revealed(card), f"use {card}", "ship advance")
    assert t.get("A.freighter") == 1


@pytest.mark.parametrize(("dreadnoughts", "swords", "strength"), [(0, 0, 2), (1, 3, 8), (2, 6, 14)])
@rule("IX-CARD-06")
def test_full_scale_assault_counts_dreadnoughts_in_the_conflict(dreadnoughts: int, swords: int, strength: int) -> None:
    t = revealed("full_scale_assault", conflict=1, dreadnoughts_in_conflict=dreadnoughts,
                 dreadnoughts_in_supply=2 - dreadnoughts)
    assert of(t, "swords", "strength") == [swords, strength]


def test_full_scale_assault_does_not_count_dreadnoughts_of_the_garrison() -> None:
    t = revealed("full_scale_assault", conflict=1, dreadnoughts_in_garrison=2, dreadnoughts_in_supply=0)
    assert t.get("A.swords") == 0


@pytest.mark.parametrize(("alliances", "spice"), [(["spacing_guild"], 3), ([], 0)])
def test_guild_accord_gives_spice_to_allies_of_the_guild(alliances: list[str], spice: int) -> None:
    t = revealed("guild_accord", alliances=alliances, influence={"spacing_guild": 4})
    assert of(t, "water", "spice") == [1, spice]


@rule("IX-CARD-09", "IX-Q-18")
def test_imperial_bashar_counts_other_cards_with_swords() -> None:
    t = revealed("imperial_bashar", "dagger", "dagger", "jamis", "diplomacy")
    assert t.get("A.swords") == 2 + 1 + 1 + 2 + 3


@rule("IX-CARD-09")
def test_imperial_bashar_counts_a_sister_that_gives_swords() -> None:
    t = revealed("imperial_bashar", "bene_gesserit_sister")
    assert t.get("A.swords") == 2
    persuades = play(t.clone(), "use bene_gesserit_sister", "choose 1")
    assert of(persuades, "swords", "persuasion") == [2, 3]
    play(t, "use bene_gesserit_sister", "choose 2")
    assert t.get("A.swords") == 2 + 2 + 1


@rule("IX-CARD-09", "IX-Q-18")
def test_imperial_bashar_counts_cards_drawn_later() -> None:
    t = revealed("imperial_bashar", intrigue=["water_of_life"], water=1, spice=1, deck=["dagger", "diplomacy", "scout"])
    assert t.get("A.swords") == 2
    play(t, "play water_of_life")
    assert t.get("A.swords") == 2 + 1 + 1 + 2  # dagger, scout, and one for each of them


@rule("IX-CARD-10")
def test_imperial_bashar_does_not_count_cards_of_agent_turns() -> None:
    t = revealed("imperial_bashar", in_play=["dagger", "jamis"])
    assert t.get("A.swords") == 2


@pytest.mark.parametrize(("space", "swords"), [("wealth", 5), ("secrets", 2)])
@rule("IX-CARD-11")
def test_imperial_shock_trooper_needs_an_agent_at_the_emperor(space: str, swords: int) -> None:
    t = revealed("imperial_shock_trooper", given={"agents": {space: ["A"]}})
    assert t.get("A.swords") == swords


def test_in_the_shadows_gives_influence() -> None:
    assert revealed("in_the_shadows").get("A.influence.bene_gesserit") == 1


@rule("IX-TECH-12", "IX-TECH-13")
def test_ix_guild_compact_places_two_negotiators() -> None:
    t = play(revealed("ix_guild_compact", supply=10, garrison=2), "use ix_guild_compact")
    while "negotiator" in texts(t):
        play(t, "negotiator")
    assert of(t, "negotiators", "supply", "garrison") == [2, 8, 2]


@pytest.mark.parametrize(("tiles", "vp"), [(["windtraps", "flagship", "artillery"], 1),
                                           (["windtraps", "artillery"], 0)])
@rule("IX-CARD-13")
def test_ixian_engineer_is_worth_a_point_with_three_tiles(tiles: list[str], vp: int) -> None:
    t = revealed("ixian_engineer", tiles=tiles)
    if vp:
        play(t, "use ixian_engineer", "pay")
        assert t.get("trashed") == ["ixian_engineer"]
    else:
        assert "use ixian_engineer" not in texts(t)
    assert t.get("A.vp") == vp


@rule("IX-CARD-15", "IX-Q-02", "IX-UNIT-04")
def test_negotiated_withdrawal_retreats_three_units_of_any_kind() -> None:
    t = revealed("negotiated_withdrawal", conflict=2, garrison=0, dreadnoughts_in_conflict=2, dreadnoughts_in_supply=0)
    play(t, "use negotiated_withdrawal", "pay")
    assert texts(t) == ["retreat_dreadnoughts 1", "retreat_dreadnoughts 2"]
    play(t, "retreat_dreadnoughts 1", "influence fremen")
    assert of(t, "conflict", "garrison", "dreadnoughts_in_conflict", "dreadnoughts_in_garrison") == [0, 2, 1, 1]
    assert t.get("A.influence.fremen") == 1


@rule("IX-CARD-15")
def test_negotiated_withdrawal_needs_three_units() -> None:
    t = revealed("negotiated_withdrawal", conflict=1, dreadnoughts_in_conflict=1, dreadnoughts_in_supply=1)
    assert "use negotiated_withdrawal" not in texts(t)


@rule("IX-UNIT-03")
def test_satellite_ban_retreats_troops_only() -> None:
    t = revealed("satellite_ban", conflict=1, garrison=0, dreadnoughts_in_conflict=1, dreadnoughts_in_supply=1)
    play(t, "use satellite_ban")
    assert texts(t) == ["retreat 0", "retreat 1"]
    assert of(play(t, "retreat 1"), "conflict", "dreadnoughts_in_conflict") == [0, 1]


@pytest.mark.parametrize(("others", "persuasion", "swords"), [(("jamis",), 4, 7), ((), 0, 0)])
def test_sayyadina_and_shai_hulud_need_fremen(others: tuple[str, ...], persuasion: int, swords: int) -> None:
    assert revealed("sayyadina", *others).get("A.persuasion") == persuasion
    assert revealed("shai_hulud", *others).get("A.swords") == swords


@rule("IX-CARD-17", "IX-UNLOAD-04")
def test_treachery_revealed_deploys_from_the_supply() -> None:
    t = revealed("treachery", supply=10, garrison=2)
    assert of(t, "conflict", "supply", "garrison") == [2, 8, 2]


def test_web_of_power_gives_influence() -> None:
    t = play(revealed("web_of_power"), "use web_of_power", "influence emperor")
    assert of(t, "influence.emperor", "persuasion") == [1, 1]


# ------------------------------------------------------------------ Unload

UNLOADS: list[tuple[str, dict[str, Any]]] = [
    ("choam_delegate", {"solari": 3}), ("esmar_tuek", {"spice": 2, "solari": 2}), ("guild_accord", {"water": 1}),
    ("in_the_shadows", {"influence.bene_gesserit": 1}), ("treachery", {"conflict": 2, "supply": 8}),
    ("water_peddler", {"water": 1})]


@pytest.mark.parametrize(("card", "gains"), UNLOADS)
@rule("IX-UNLOAD-01", "IX-UNLOAD-08")
def test_unload_when_discarded(card: str, gains: dict[str, Any]) -> None:
    t = sent("truthsayer", "secrets", "pay", hand=(card,), deck=["dagger"], supply=10, garrison=2)
    expected = {name: n + (1 if name == "influence.bene_gesserit" else 0) for name, n in gains.items()}
    assert {name: t.get(f"A.{name}") for name in expected} == expected


@pytest.mark.parametrize(("card", "gains"), UNLOADS)
@rule("IX-UNLOAD-02")
def test_unload_when_trashed(card: str, gains: dict[str, Any]) -> None:
    t = sent("jamis", "stillsuits", f"trash {card} hand", hand=(card,), supply=10, garrison=2, water=-1)
    assert {name: t.get(f"A.{name}") for name in gains} == gains


@pytest.mark.parametrize("card", ["freighter_fleet", "ix_guild_compact"])
@rule("IX-UNLOAD-01", "IX-SHIP-11")
def test_unload_asks_its_owner(card: str) -> None:
    t = sent("truthsayer", "secrets", "pay", hand=(card,), deck=["dagger"], supply=10)
    move = "ship advance" if card == "freighter_fleet" else "negotiator"
    assert move in texts(t)


@rule("IX-UNLOAD-03", "IX-UNLOAD-08")
def test_unload_when_an_opponent_forces_the_discard() -> None:
    t = ix(A=a(hand=["test_of_humanity"]), B={"hand": ["choam_delegate", "dagger"], "solari": 0, "conflict": 0},
           C={"hand": [], "conflict": 0})
    play(t, "agent test_of_humanity tech_negotiation")
    while t.actor == "A":
        play(t, next(m for m in texts(t) if m in ("resolve card", "choose 2", "skip", "end", "choose 1")))
        if t.actor == "B":
            break
    if "discard choam_delegate" not in texts(t):
        play(t, "choose 1")
    play(t, "discard choam_delegate")
    assert t.get("B.solari") == 3


@rule("IX-UNLOAD-07")
def test_the_end_of_the_reveal_turn_unloads_nothing() -> None:
    t = revealed("choam_delegate")
    play(t, "end")
    assert of(t, "solari", "discard") == [3, ["choam_delegate"]]


# ------------------------------------------------------------------ acquire boxes


def bought(card: str, cost: int, **seat: Any) -> Any:
    hand = ["convincing_argument"] * ((cost + 1) // 2)
    t = ix(A=a(**{"hand": hand, "intrigue": ["windfall"], **seat}), row=[card, *["the_voice"] * 4])
    return play(t, "reveal", f"buy {card}")


def test_appropriate_moves_the_freighter_when_acquired() -> None:
    assert play(bought("appropriate", 5), "ship advance").get("A.freighter") == 1


def test_full_scale_assault_brings_a_dreadnought_when_acquired() -> None:
    t = bought("full_scale_assault", 8)
    assert texts(t) == ["commission", "skip"]
    play(t, "commission")
    assert of(t, "dreadnoughts_in_garrison", "dreadnoughts_in_supply") == [1, 1]


def test_negotiated_withdrawal_brings_a_troop_when_acquired() -> None:
    assert bought("negotiated_withdrawal", 4).get("A.garrison") == 1


def test_shai_hulud_may_trash_a_card_when_acquired() -> None:
    t = bought("shai_hulud", 7)
    assert "skip" in texts(t)
    assert play(t, "trash shai_hulud discard").get("trashed") == ["shai_hulud"]


def test_water_peddler_brings_water_when_acquired() -> None:
    assert bought("water_peddler", 1).get("A.water") == 1
