"""The reveal boxes of the Imperium deck."""

from __future__ import annotations

from typing import Any

import pytest

from support.dune.one_card import PLAIN, of, revealed
from support.dune.table import play, texts
from support.rules import rule

NOTHING = {"persuasion": 0, "swords": 0, "spice": 0, "solari": 0, "water": 0, "garrison": 0, "spies": [], "vp": 0}


def gains(t: Any) -> dict[str, Any]:
    return {name: t.get(f"A.{name}") for name, none in NOTHING.items() if t.get(f"A.{name}") != none}


PLAIN_BOXES = [
    ("bene_gesserit_operative", {"persuasion": 1}), ("branching_path", {"persuasion": 2}),
    ("calculus_of_power", {"persuasion": 2}), ("captured_mentat", {"persuasion": 1}), ("chani_clever_tactician", {}),
    ("dangerous_rhetoric", {"persuasion": 1, "swords": 1}), ("desert_survival", {"persuasion": 1, "swords": 1}),
    ("double_agent", {"persuasion": 1, "swords": 1}), ("ecological_testing_station", {"persuasion": 1}),
    ("fedaykin_stilltent", {"water": 1}), ("guild_envoy", {"persuasion": 1}), ("guild_spy", {"persuasion": 2}),
    ("hidden_missive", {"persuasion": 1, "swords": 1}), ("imperial_spymaster", {"persuasion": 1, "swords": 1}),
    ("in_high_places", {"persuasion": 2}), ("junction_headquarters", {"persuasion": 1, "water": 1, "garrison": 1}),
    ("leadership", {"persuasion": 2, "swords": 1}), ("long_live_the_fighters", {"persuasion": 2, "swords": 3}),
    ("maker_keeper", {"persuasion": 2}), ("maula_pistol", {"persuasion": 1, "swords": 1}),
    ("northern_watermaster", {"persuasion": 1}), ("overthrow", {"persuasion": 2, "swords": 2, "garrison": 1}),
    ("paracompass", {}), ("price_is_no_object", {"persuasion": 2, "solari": 2}),
    ("public_spectacle", {"persuasion": 1}),
    ("rebel_supplier", {"spice": 1, "swords": 1}), ("reliable_informant", {"persuasion": 1, "solari": 1}),
    ("sardaukar_coordination", {"persuasion": 2, "swords": 1}), ("sardaukar_soldier", {"persuasion": 1, "swords": 1}),
    ("shishakli", {"swords": 2}), ("smugglers_harvester", {"persuasion": 1}), ("smugglers_haven", {"persuasion": 1}),
    ("southern_elders", {"water": 1}), ("space_time_folding", {"persuasion": 1}),
    ("spacing_guilds_favor", {"persuasion": 2}), ("spy_network", {"persuasion": 2, "swords": 1}),
    ("steersman", {"persuasion": 2, "spice": 2}), ("stilgar_the_devoted", {"persuasion": 2}),
    ("strike_fleet", {"persuasion": 1, "swords": 3}), ("subversive_advisor", {"persuasion": 1}),
    ("treacherous_maneuver", {"persuasion": 1}), ("tread_in_darkness", {"persuasion": 2, "swords": 1}),
    ("truthtrance", {"persuasion": 1}), ("unswerving_loyalty", {"persuasion": 1, "garrison": 1}),
    ("weirding_woman", {"persuasion": 1, "swords": 1}), ("wheels_within_wheels", {"persuasion": 1}),
    ("covert_operation", {}), ("undercover_asset", {}), ("corrinth_city", {}), ("desert_power", {}),
]


@pytest.mark.parametrize(("card", "given"), PLAIN_BOXES)
@rule("UPM-REVEAL-TURN-01")
def test_what_a_card_gives_at_once(card: str, given: dict[str, int]) -> None:
    t = revealed(card)
    assert gains(t) == given and of(t, "in_play", "hand") == [[card], []]


@rule("UPM-REVEAL-TURN-02")
def test_a_card_played_with_an_agent_gives_no_reveal_box() -> None:
    assert gains(revealed("dagger", in_play=["overthrow"])) == {"swords": 1}


def test_treacherous_maneuver_draws_an_intrigue_card() -> None:
    assert revealed("treacherous_maneuver").get("A.intrigue") == [PLAIN, PLAIN]


# ------------------------------------------------------------------ conditions


@pytest.mark.parametrize(("card", "more"), [
    ("chani_clever_tactician", {"persuasion": 2}), ("ecological_testing_station", {"persuasion": 1, "water": 1}),
    ("northern_watermaster", {"persuasion": 1, "spice": 2}), ("southern_elders", {"water": 1, "persuasion": 2}),
])
@rule("UPM-TERMS-05")
def test_fremen_bond(card: str, more: dict[str, int]) -> None:
    """With another Fremen card, revealed too or played with an agent; not alone, not with any other."""
    assert gains(revealed(card, in_play=["maker_keeper"])) == more
    assert gains(revealed(card, "fedaykin_stilltent")) == more | {"water": more.get("water", 0) + 1}
    alone = gains(revealed(card))
    assert alone != more and gains(revealed(card, "seek_allies")) == alone == gains(revealed(card, in_play=["dagger"]))


@rule("UPM-TERMS-05")
def test_two_bonds_enable_each_other() -> None:
    assert gains(revealed("northern_watermaster", "southern_elders")) == {"persuasion": 3, "spice": 2, "water": 1}


def test_shishakli_gains_fremen_influence_with_a_bond() -> None:
    t = revealed("shishakli", in_play=["maula_pistol"], influence={"fremen": 1})
    assert of(t, "influence.fremen", "vp", "swords") == [2, 1, 2]
    assert revealed("shishakli").get("A.influence.fremen") == 0


@pytest.mark.parametrize(("spies", "persuasion"), [
    (["post_choam"], 1), (["post_choam", "post_fremen"], 3), (["post_choam", "post_fremen", "post_emperor"], 3),
])
def test_bene_gesserit_operative_with_2_spies_on_the_board(spies: list[str], persuasion: int) -> None:
    assert revealed("bene_gesserit_operative", spies=spies).get("A.persuasion") == persuasion


def test_bene_gesserit_operative_counts_a_spy_placed_in_this_turn() -> None:
    t = revealed("bene_gesserit_operative", "public_spectacle", spies=["post_choam"])
    assert t.get("A.persuasion") == 2
    assert play(t, "use public_spectacle", "spy post_fremen").get("A.persuasion") == 4


@pytest.mark.parametrize(("council", "swordmaster", "persuasion"), [(0, 0, 0), (0, 1, 0), (1, 0, 4), (1, 1, 5)])
@rule("UPM-REVEAL-TURN-03")
def test_paracompass_for_a_councillor_with_a_swordmaster(council: int, swordmaster: int, persuasion: int) -> None:
    """Beside the 2 of the seat itself."""
    t = revealed("paracompass", council=council, swordmaster=swordmaster)
    assert t.get("A.persuasion") == persuasion


@pytest.mark.parametrize(("post", "spice"), [
    ("post_deep_desert", 2), ("post_hagga_basin", 2), ("post_imperial_basin", 2), ("post_choam", 0),
])
@rule("UPM-SPIES-09")
def test_smugglers_haven_spies_on_a_maker_space(post: str, spice: int) -> None:
    assert revealed("smugglers_haven", spies=[post]).get("A.spice") == spice


@pytest.mark.parametrize(("posts", "steps"), [
    (["post_emperor", "post_fremen"], [1, 0, 0, 1]), (["post_spacing_guild", "post_choam"], [0, 1, 0, 0]),
    (["post_choam"], [0, 0, 0, 0]),
])
def test_guild_spy_gains_influence_where_it_spies_when_the_spice_flows(posts: list[str], steps: list[int]) -> None:
    cards = ["guild_spy", "overthrow", "branching_path", "calculus_of_power", "convincing_argument"]
    t = revealed(*cards, spies=posts)
    assert list(t.get("A.influence").values()) == [0, 0, 0, 0]
    play(t, "buy the_spice_must_flow")
    assert list(t.get("A.influence").values()) == steps


def test_guild_spy_drawn_after_the_spice_flowed_counts_all_the_same() -> None:
    t = revealed(*["branching_path"] * 5, spies=["post_emperor"], intrigue=["intelligence_report"], deck=["guild_spy"])
    play(t, "buy the_spice_must_flow", "play intelligence_report")
    assert of(t, "influence.emperor", "persuasion") == [1, 3]


def test_guild_spy_counts_once_however_much_spice_flows() -> None:
    t = revealed("guild_spy", *["maker_keeper"] * 2, *["branching_path"] * 8, spies=["post_emperor"])
    play(t, "buy the_spice_must_flow")
    assert t.get("A.influence.emperor") == 1
    assert of(play(t, "buy the_spice_must_flow"), "influence.emperor", "vp") == [1, 2]


def test_guild_spy_does_not_mind_other_cards() -> None:
    t = revealed("guild_spy", spies=["post_emperor"])
    assert play(t, "buy prepare_the_way").get("A.influence.emperor") == 0


def test_guild_spy_does_not_count_a_spy_that_its_own_step_brings() -> None:
    """The fourth step with the Emperor places a spy at once."""
    t = revealed("guild_spy", *["branching_path"] * 4, spies=["post_emperor"], influence={"emperor": 3})
    play(t, "buy the_spice_must_flow", "spy post_fremen")
    assert list(t.get("A.influence").values()) == [4, 0, 0, 0]


# ------------------------------------------------------------------ boxes that ask


@pytest.mark.parametrize("card", ["public_spectacle", "wheels_within_wheels"])
@rule("UPM-SPIES-03")
def test_a_spy_must_be_placed(card: str) -> None:
    t = revealed(card)
    assert "end" not in texts(t)
    play(t, f"use {card}")
    assert len(texts(t)) == 13 and "skip" not in texts(t)
    play(t, "spy post_choam")
    assert t.get("A.spies") == ["post_choam"] and "end" in texts(t)


def test_covert_operation_places_2_spies() -> None:
    t = play(revealed("covert_operation"), "use covert_operation", "spy post_choam")
    assert len(texts(t)) == 12
    assert play(t, "spy post_fremen").get("A.spies") == ["post_fremen", "post_choam"]
    assert "end" in texts(t) and "use covert_operation" not in texts(t)


def test_undercover_asset_places_a_spy_or_gives_2_swords() -> None:
    t = play(revealed("undercover_asset"), "use undercover_asset")
    assert texts(t) == ["choose 1", "choose 2"]
    assert play(t.clone(), "choose 1", "spy post_choam").get("A.spies") == ["post_choam"]
    assert gains(play(t, "choose 2")) == {"swords": 2}


def test_captured_mentat_exchanges_influence() -> None:
    t = play(revealed("captured_mentat", influence={"fremen": 2, "emperor": 1}), "use captured_mentat", "pay")
    assert texts(t) == ["lose emperor", "lose fremen"]
    play(t, "lose emperor", "influence spacing_guild")
    assert list(t.get("A.influence").values()) == [0, 1, 0, 2]
    assert "use captured_mentat" not in texts(revealed("captured_mentat"))
    assert "end" in texts(revealed("captured_mentat", influence={"fremen": 2}))


@pytest.mark.parametrize(("troops", "worms", "offered"), [(2, 0, True), (3, 1, True), (1, 0, False), (1, 2, False)])
@rule("UPM-TERMS-03", "UPM-SANDWORMS-07")
def test_chani_clever_tactician_retreats_2_troops_for_4_swords(troops: int, worms: int, offered: bool) -> None:
    t = revealed("chani_clever_tactician", conflict=troops, sandworms=worms)
    assert ("use chani_clever_tactician" in texts(t)) == offered and "end" in texts(t)
    if offered:
        play(t, "use chani_clever_tactician", "pay")
        assert of(t, "conflict", "garrison", "swords", "sandworms") == [troops - 2, 2, 4, worms]


def test_corrinth_city_pays_5_solari_or_sells_a_seat_for_5() -> None:
    t = play(revealed("corrinth_city", solari=5), "use corrinth_city")
    assert texts(t) == ["choose 1", "choose 2"]
    assert of(play(t.clone(), "choose 1"), "solari", "council") == [10, 0]
    assert of(play(t, "choose 2"), "solari", "council", "persuasion") == [0, 1, 2]  # the seat counts in this turn


@pytest.mark.parametrize("seat", [{"solari": 4}, {"solari": 9, "council": 1}])
def test_corrinth_city_sells_no_second_seat_and_none_on_credit(seat: dict[str, int]) -> None:
    t = play(revealed("corrinth_city", **seat), "use corrinth_city")
    assert of(t, "solari", "council") == [seat["solari"] + 5, seat.get("council", 0)]


def test_corrinth_citys_seat_brings_the_paracompass_about() -> None:
    t = play(revealed("corrinth_city", "paracompass", solari=5), "use corrinth_city", "choose 2")
    assert t.get("A.persuasion") == 4


@rule("UPM-SANDWORMS-01", "UPM-SANDWORMS-04")
def test_desert_power_persuades_or_calls_a_sandworm() -> None:
    open_desert = {"shield_wall": 0}
    t = play(revealed("desert_power", water=2, maker_hooks=1, given=open_desert), "use desert_power")
    assert texts(t) == ["choose 1", "choose 2"]
    assert gains(play(t.clone(), "choose 1")) == {"persuasion": 2, "water": 2}
    assert of(play(t, "choose 2"), "sandworms", "water", "persuasion") == [1, 1, 0]


@pytest.mark.parametrize(("seat", "given"), [
    ({"water": 2}, {"shield_wall": 0}), ({"maker_hooks": 1}, {"shield_wall": 0}),
    ({"water": 2, "maker_hooks": 1}, {"shield_wall": 1, "conflict": "battle_for_arrakeen"}),
])
def test_desert_power_without_hooks_water_or_a_way_through_the_wall(seat: dict[str, int],
                                                                    given: dict[str, Any]) -> None:
    t = play(revealed("desert_power", given=given, **seat), "use desert_power")
    assert of(t, "persuasion", "sandworms", "water") == [2, 0, seat.get("water", 0)]


@pytest.mark.parametrize(("spies", "offered"), [
    (["post_choam", "post_fremen"], True), (["post_choam", "post_fremen", "post_emperor"], True),
    (["post_choam"], False),
])
@rule("UPM-SPIES-08")
def test_in_high_places_recalls_2_spies_for_3_persuasion(spies: list[str], offered: bool) -> None:
    t = revealed("in_high_places", spies=spies)
    assert ("use in_high_places" in texts(t)) == offered and "end" in texts(t)
    if offered:
        play(t, "use in_high_places", "pay")
        if len(spies) == 3:  # of two there is nothing to choose
            play(t, "recall_spy post_choam", "recall_spy post_fremen")
        assert of(t, "persuasion", "spies") == [5, [post for post in spies if post == "post_emperor"]]


@pytest.mark.parametrize(("spies", "offered"), [(["post_choam", "post_fremen"], True), (["post_choam"], False)])
@rule("UPM-SPIES-08")
def test_spy_network_recalls_a_spy_for_an_intrigue_card(spies: list[str], offered: bool) -> None:
    t = revealed("spy_network", spies=spies)
    assert ("use spy_network" in texts(t)) == offered
    if offered:
        play(t, "use spy_network", "pay", "recall_spy post_choam")
        assert of(t, "spies", "intrigue", "persuasion", "swords") == [["post_fremen"], [PLAIN, PLAIN], 2, 1]


def test_spacing_guilds_favor_sells_influence_for_3_spice() -> None:
    t = play(revealed("spacing_guilds_favor", spice=4), "use spacing_guilds_favor")
    assert of(play(t.clone(), "skip"), "spice") == [4]
    assert of(play(t, "pay", "influence bene_gesserit"), "spice", "influence.bene_gesserit") == [1, 1]
    assert "use spacing_guilds_favor" not in texts(revealed("spacing_guilds_favor", spice=2))


@rule("UPM-RULINGS-10")
def test_spacing_guilds_favor_gives_no_spice_at_the_clean_up() -> None:
    t = play(revealed("spacing_guilds_favor", given={"B": {"hand": []}}), "end")
    assert of(t, "spice", "discard") == [0, ["spacing_guilds_favor"]]


@rule("UPM-TERMS-05")
def test_unswerving_loyalty_may_deploy_or_retreat_a_troop_with_a_bond() -> None:
    t = play(revealed("unswerving_loyalty", in_play=["maula_pistol"], garrison=1, conflict=2),
             "use unswerving_loyalty")
    assert texts(t) == ["deploy 1", "retreat 1", "skip"]
    assert of(play(t.clone(), "deploy 1"), "conflict", "garrison") == [3, 1]
    assert of(play(t.clone(), "retreat 1"), "conflict", "garrison") == [1, 3]
    assert of(play(t, "skip"), "conflict", "garrison") == [2, 2] and "use unswerving_loyalty" not in texts(t)
    assert "use unswerving_loyalty" not in texts(revealed("unswerving_loyalty", conflict=2))


def test_unswerving_loyalty_deploys_its_own_recruit() -> None:
    t = play(revealed("unswerving_loyalty", in_play=["maula_pistol"]), "use unswerving_loyalty")
    assert texts(t) == ["deploy 1", "skip"]
    assert of(play(t, "deploy 1"), "conflict", "garrison", "strength") == [1, 0, 2]
