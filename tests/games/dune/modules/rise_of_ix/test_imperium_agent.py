"""The agent boxes of the Imperium cards."""

from __future__ import annotations

import pytest

from support.dune.ix import a, ix, ix_in_uprising, of, sent
from support.dune.table import play, texts
from support.rules import rule

TILES = {"tech": {"topmost": "windtraps", "middle": "training_drones", "lowest": "flagship"}}  # cost 2, 3 and 8


@rule("IX-CARD-01")
def test_appropriate_pays_for_a_tile_in_spice_or_in_solari() -> None:
    t = sent("appropriate", "imperial_basin", given=TILES, spice=0, solari=2, influence={"emperor": 2})
    assert texts(t) == ["tech windtraps", "skip"]  # 1 spice and 2 solari are not added up
    play(t, "tech windtraps")
    assert of(t, "tiles", "spice", "solari", "water") == [["windtraps"], 1, 0, 1]


@rule("IX-CARD-01")
def test_appropriate_takes_negotiators_off_the_price_in_solari() -> None:
    t = sent("appropriate", "imperial_basin", "tech training_drones", given=TILES, solari=2, negotiators=1, supply=11,
             influence={"emperor": 2})
    assert of(t, "tiles", "solari", "negotiators", "supply") == [["training_drones"], 0, 0, 12]


def test_appropriate_needs_influence_with_the_emperor() -> None:
    t = sent("appropriate", "imperial_basin", given=TILES, spice=8, influence={"emperor": 1})
    assert of(t, "tiles", "spice") == [[], 9]


@pytest.mark.parametrize(("there", "solari"), [({"carthag": ["B"]}, 2), ({}, 0)])
@rule("IX-CARD-02", "IX-INFIL-01", "IX-INFIL-06")
def test_bounty_hunter_is_paid_for_an_enemy_agent(there: dict[str, list[str]], solari: int) -> None:
    t = sent("bounty_hunter", "carthag", given={"agents": there})
    assert t.get("A.solari") == solari


@rule("IX-CARD-03")
def test_court_intrigue_swaps_an_intrigue_card() -> None:
    t = sent("court_intrigue", "wealth", "resolve card", "pay", given={"intrigue_deck": ["bribery", "ambush"]},
             intrigue=["windfall"])
    assert t.get("A.intrigue") == ["bribery"]
    assert t.get("intrigue_deck")[-1] == "windfall"
    buried = next(e for e in t.happened() if e.kind.name == "intrigue_buried")
    plan = t.game.plan
    assert buried.to_json(plan, 0, 0)["card"] == "windfall"
    assert buried.to_json(plan, 1, 0).get("card") is None


@rule("IX-CARD-03")
def test_court_intrigue_needs_a_card_to_pay_with() -> None:
    t = sent("court_intrigue", "wealth", given={"intrigue_deck": ["bribery"]})
    assert t.get("A.intrigue") == []


AMBUSH = {"B": {"conflict": 2, "garrison": 0, "dreadnoughts_in_conflict": 1, "dreadnoughts_in_supply": 1},
          "C": {"conflict": 1, "garrison": 0}}


@rule("IX-CARD-04", "IX-UNIT-07")
def test_desert_ambush_drives_back_a_unit_for_each_troop() -> None:
    t = sent("desert_ambush", "imperial_basin", "deploy 2", given=AMBUSH, garrison=2)
    assert texts(t) == ["end", "drive_back B", "drive_back_dreadnought B", "drive_back C"]
    play(t, "drive_back_dreadnought B", "drive_back C")
    assert of(t, "conflict", "dreadnoughts_in_conflict", "dreadnoughts_in_garrison", seat="B") == [2, 0, 1]
    assert of(t, "conflict", "garrison", seat="C") == [0, 1]
    assert not any(move.startswith("drive_back") for move in texts(t))


@rule("IX-CARD-04")
def test_desert_ambush_needs_troops() -> None:
    t = sent("desert_ambush", "imperial_basin", given=AMBUSH, garrison=0, dreadnoughts_in_garrison=1,
             dreadnoughts_in_supply=1)
    play(t, "deploy_dreadnoughts 1")
    assert not any(move.startswith("drive_back") for move in texts(t))
    other = ix(A=a(hand=["dagger"], garrison=2), **AMBUSH)
    assert not any(move.startswith("drive_back") for move in texts(play(other, "agent dagger tech_negotiation")))


@pytest.mark.parametrize(("in_play", "freighter"), [(["truthsayer"], 2), ([], 0)])
@rule("IX-CARD-05")
def test_embedded_agent_needs_another_sister(in_play: list[str], freighter: int) -> None:
    t = sent("embedded_agent", "high_council", solari=5, in_play=in_play)
    if freighter:
        play(t, "resolve card", "ship advance", "ship advance")
    assert t.get("A.freighter") == freighter


def test_esmar_tuek_buys_influence_and_a_card() -> None:
    t = sent("esmar_tuek", "carthag", "pay", spice=1, deck=["dagger"])
    assert of(t, "spice", "hand") == [0, ["dagger"]] and t.get("A.influence.spacing_guild") == 1
    assert texts(sent("esmar_tuek", "carthag")) != ["pay", "skip"]


def test_full_scale_assault_recruits_two_troops() -> None:
    t = sent("full_scale_assault", "wealth")
    assert t.get("A.garrison") == 2


@rule("IX-CARD-07")
def test_guild_accord_makes_heighliner_cheaper() -> None:
    t = sent("guild_accord", "heighliner", spice=4)
    assert of(t, "spice", "water") == [0, 2]
    poor = ix(A=a(hand=["guild_accord", "space_travel"], spice=3))
    assert "agent guild_accord heighliner" not in texts(poor)
    other = ix(A=a(hand=["guild_accord", "space_travel"], spice=4))
    assert "agent space_travel heighliner" not in texts(other) and "agent guild_accord heighliner" in texts(other)


@rule("IX-COMBO-18")
def test_guild_accord_at_heighliner_in_uprising() -> None:
    t = ix_in_uprising(A=a(hand=["guild_accord"], spice=3))
    play(t, "agent guild_accord heighliner")
    assert t.get("A.spice") == 0
    assert "agent guild_accord heighliner" not in texts(ix_in_uprising(A=a(hand=["guild_accord"], spice=2)))


@rule("IX-CARD-08", "IX-UNLOAD-01", "IX-UNLOAD-02", "IX-UNLOAD-06")
def test_guild_chief_administrator_may_trash_what_it_discards() -> None:
    t = sent("guild_chief_administrator", "carthag", "pay", hand=("esmar_tuek",))
    assert of(t, "spice", "solari") == [2, 2]
    play(t, "trash esmar_tuek discard")
    assert of(t, "spice", "solari", "discard") == [4, 4, []]


@rule("IX-DISCARD-02", "IX-DISCARD-03")
def test_guild_chief_administrator_trashes_nothing_without_a_discard() -> None:
    t = sent("guild_chief_administrator", "carthag", discard=["dagger"], intrigue=["ambush"])
    assert of(t, "discard", "in_play") == [["dagger"], ["guild_chief_administrator"]]


def test_imperial_bashar_recruits_or_trashes() -> None:
    t = sent("imperial_bashar", "carthag", "choose 1")
    assert t.get("A.garrison") == 2
    u = sent("imperial_bashar", "carthag", "choose 2", hand=("dagger",))
    assert "trash dagger hand" in texts(u) and "skip" in texts(u)


@rule("IX-CARD-12")
def test_in_the_shadows_buys_influence_with_others_only() -> None:
    t = sent("in_the_shadows", "tech_negotiation", "resolve card", "pay", hand=("dagger",), supply=0, garrison=12,
             influence={"bene_gesserit": 2}, given=TILES)
    assert texts(t) == ["influence emperor", "influence spacing_guild", "influence fremen"]
    assert play(t, "influence fremen").get("A.influence.fremen") == 1


@rule("IX-CARD-12")
def test_in_the_shadows_needs_influence_with_the_sisterhood() -> None:
    t = sent("in_the_shadows", "carthag", hand=("dagger",), influence={"bene_gesserit": 1})
    assert t.get("A.hand") == ["dagger"] and "pay" not in texts(t)


@pytest.mark.parametrize(("hand", "built"), [(("dagger", "diplomacy"), 1), (("dagger",), 0)])
def test_ix_guild_compact_discards_two_cards_for_a_dreadnought(hand: tuple[str, ...], built: int) -> None:
    t = sent("ix_guild_compact", "foldspace_space", "resolve card", hand=hand) if built else sent(
        "ix_guild_compact", "foldspace_space", hand=hand)
    if built:
        play(t, "pay", "discard dagger")
    assert t.get("A.dreadnoughts_in_garrison") == built


def test_ixian_engineer_acquires_a_tile() -> None:
    t = sent("ixian_engineer", "smuggling", "resolve card", "tech windtraps", given=TILES, spice=2)
    assert of(t, "tiles", "spice") == [["windtraps"], 0]


def test_jamis_trashes_a_card() -> None:
    t = sent("jamis", "stillsuits", "trash dagger hand", hand=("dagger",))
    assert of(t, "hand", "influence.fremen") == [[], 1]


def test_landing_rights_moves_the_freighter() -> None:
    assert sent("landing_rights", "carthag", "ship advance").get("A.freighter") == 1


@pytest.mark.parametrize(("spice", "solari", "move", "left"), [(2, 0, "pay", [0, 5]), (0, 5, "pay", [4, 0])])
@rule("IX-CARD-14")
def test_local_fence_trades_once(spice: int, solari: int, move: str, left: list[int]) -> None:
    t = sent("local_fence", "carthag", move, spice=spice, solari=solari)
    assert of(t, "spice", "solari") == left
    assert "pay" not in texts(t)


@rule("IX-CARD-14")
def test_local_fence_offers_both_trades() -> None:
    t = sent("local_fence", "carthag", spice=2, solari=5)
    assert texts(t) == ["choose 1", "choose 2"]
    assert of(play(t, "choose 2", "pay"), "spice", "solari") == [6, 0]


def test_satellite_ban_discards_for_spice_and_water() -> None:
    t = sent("satellite_ban", "stillsuits", "pay", hand=("dagger",))
    assert of(t, "spice", "water", "discard") == [1, 2, ["dagger"]]


def test_sayyadina_sells_water_for_a_point() -> None:
    assert sent("sayyadina", "secrets", water=2).get("A.vp") == 0
    t = sent("sayyadina", "secrets", "pay", water=3)
    assert of(t, "water", "vp") == [0, 1]


@rule("IX-CARD-16")
def test_shai_hulud_trashes_a_card_for_two_troops() -> None:
    t = sent("shai_hulud", "smuggling", "resolve card", "pay", "trash dagger hand", hand=("dagger",))
    assert of(t, "garrison", "hand") == [2, []]
    assert sent("shai_hulud", "smuggling", "resolve card", "skip", "skip", hand=("dagger",)).get("A.garrison") == 0


@pytest.mark.parametrize(("influence", "spice"), [(2, 2), (1, 0)])
def test_spice_trader_needs_the_fremen(influence: int, spice: int) -> None:
    t = sent("spice_trader", "carthag", hand=("dagger",), influence={"fremen": influence})
    if spice:
        play(t, "pay")
    assert t.get("A.spice") == spice


@rule("IX-CARD-17", "IX-UNLOAD-05", "IX-UNLOAD-08")
def test_treachery_gives_two_influence_and_deploys_from_the_supply() -> None:
    t = sent("treachery", "wealth", supply=10, garrison=2)
    assert of(t, "influence.emperor", "conflict", "garrison", "supply", "in_play") == [2, 2, 2, 8, []]
    assert t.get("trashed") == ["treachery"]


@rule("IX-CARD-17")
def test_treachery_deploys_no_more_than_the_supply_has() -> None:
    t = sent("treachery", "secrets", supply=1, garrison=11)
    assert of(t, "conflict", "garrison", "supply") == [1, 11, 0]


def test_truthsayer_discards_a_card_for_another() -> None:
    t = sent("truthsayer", "wealth", "pay", hand=("dagger",), deck=["diplomacy"])
    assert of(t, "hand", "discard") == [["diplomacy"], ["dagger"]]


@pytest.mark.parametrize(("faction", "gains"), [("emperor", [2, [], 0]), ("spacing_guild", [0, ["dagger"], 0]),
                                                ("fremen", [0, [], 1])])
@rule("IX-CARD-18")
def test_web_of_power_has_three_independent_effects(faction: str, gains: list[object]) -> None:
    t = sent("web_of_power", "secrets", influence={faction: 2}, deck=["dagger"])
    assert of(t, "solari", "hand", "water") == gains


@rule("IX-CARD-18")
def test_web_of_power_gives_all_three() -> None:
    t = sent("web_of_power", "secrets", influence={"emperor": 2, "spacing_guild": 3, "fremen": 2}, deck=["dagger"])
    assert of(t, "solari", "hand", "water") == [2, ["dagger"], 1]


@rule("IX-CARD-19")
def test_weirding_way_gives_another_turn() -> None:
    t = sent("weirding_way", "smuggling", "skip", hand=("dagger",))
    play(t, *(["end"] if "end" in texts(t) else []))
    assert texts(t) == ["extra_turn", "skip"]
    declined = play(t.clone(), "skip")
    assert declined.actor == "B"
    play(t, "extra_turn", "agent dagger tech_negotiation")
    assert t.get("A.agents") == 0


@rule("IX-CARD-19", "IX-Q-15")
def test_weirding_way_with_the_last_agent_leads_to_the_reveal_turn() -> None:
    t = sent("weirding_way", "smuggling", "skip", hand=("dagger", "diplomacy"), given={"agents": {"arrakeen": ["A"]}})
    play(t, *(["end"] if "end" in texts(t) else []))
    play(t, "extra_turn")
    assert t.get("A.revealed") == 1


@rule("IX-CARD-20")
def test_cards_without_an_icon_send_nobody() -> None:
    t = ix(A=a(hand=["imperial_shock_trooper", "water_peddler", "dagger"]))
    assert {move.split()[1] for move in texts(t) if move.startswith("agent")} == {"dagger"}


@pytest.mark.parametrize(("card", "space"), [
    ("court_intrigue", "wealth"), ("guild_accord", "foldspace_space"), ("web_of_power", "secrets"),
    ("jamis", "stillsuits"), ("embedded_agent", "tech_negotiation"), ("bounty_hunter", "carthag"),
    ("choam_delegate", "smuggling")])
@rule("IX-INFIL-01", "IX-INFIL-02", "IX-INFIL-07", "IX-INFIL-08")
def test_infiltration(card: str, space: str) -> None:
    t = ix(A=a(hand=[card]), agents={space: ["B"]})
    assert f"agent {card} {space}" in texts(t)
    own = ix(A=a(hand=[card, "signet_ring"]), agents={space: ["A"]})
    assert f"agent {card} {space}" not in texts(own)
