"""Agent boxes of the Imperium deck that do not wait for a condition."""

from __future__ import annotations

from typing import Any

import pytest

from support.dune.one_card import PLAIN, deal, of, sent
from support.dune.table import kinds, play, texts
from support.rules import rule

NOTHING = {"solari": 0, "spice": 0, "water": 0, "garrison": 0, "conflict": 0, "hand": [], "intrigue": [], "vp": 0,
           "influence.emperor": 0, "influence.spacing_guild": 0, "influence.bene_gesserit": 0, "influence.fremen": 0}


@pytest.mark.parametrize(("card", "space", "gains"), [
    ("northern_watermaster", "spice_refinery", {"water": 1, "solari": 2}),
    ("paracompass", "spice_refinery", {"solari": 4}),
    ("stilgar_the_devoted", "imperial_basin", {"spice": 1, "garrison": 2}),
    ("desert_power", "imperial_basin", {"spice": 3}),
    ("fedaykin_stilltent", "imperial_basin", {"spice": 1, "garrison": 1}),
    ("smugglers_harvester", "imperial_basin", {"spice": 2}),
])
@rule("UPM-AGENT-TURN-01", "UPM-AGENT-TURN-03")
def test_box_that_gives(card: str, space: str, gains: dict[str, Any]) -> None:
    t = sent(card, space)
    assert {name: t.get(f"A.{name}") for name in NOTHING} == NOTHING | gains
    assert of(t, "in_play", "agents") == [[card], 1]


@pytest.mark.parametrize(("card", "space", "gains"), [
    ("sardaukar_soldier", "spice_refinery", {"solari": 2}), ("truthtrance", "deliver_supplies",
                                                             {"water": 1, "influence.spacing_guild": 1}),
    ("undercover_asset", "imperial_basin", {"spice": 1}),
])
def test_no_agent_box(card: str, space: str, gains: dict[str, Any]) -> None:
    t = sent(card, space)
    assert {name: t.get(f"A.{name}") for name in NOTHING} == NOTHING | gains


@pytest.mark.parametrize("card", ["desert_power", "fedaykin_stilltent", "smugglers_harvester"])
def test_maker_cards_give_nothing_elsewhere(card: str) -> None:
    t = sent(card, "shipping", "influence emperor", spice=3, influence={"spacing_guild": 2})
    assert of(t, "spice", "garrison", "solari") == [0, 0, 5]


@pytest.mark.parametrize("card", ["spy_network", "unswerving_loyalty", "the_spice_must_flow", "convincing_argument"])
@rule("UPM-AGENT-TURN-01")
def test_no_agent_icon_no_agent(card: str) -> None:
    t = deal({}, False, hand=[card, "dagger"], spies=["post_emperor", "post_fremen", "post_choam"], solari=9, spice=9,
             water=9)
    assert not [text for text in texts(t) if text.startswith(f"agent {card}")]


# ------------------------------------------------------------------ cards drawn


@pytest.mark.parametrize(("card", "space", "n"), [
    ("maula_pistol", "imperial_basin", 1), ("spacing_guilds_favor", "imperial_basin", 1),
])
@rule("UPM-TERMS-07")
def test_box_that_draws(card: str, space: str, n: int) -> None:
    """From the deck; from the shuffled discard pile when the deck is empty."""
    full = sent(card, space, deck=["dagger", "diplomacy", "reconnaissance"])
    assert full.get("A.hand") == ["dagger", "diplomacy"][:n]
    turned = sent(card, space, discard=["dagger"] * 2)
    assert of(turned, "hand", "deck", "discard") == [["dagger"] * n, ["dagger"] * (2 - n), []]


def test_ecological_testing_station_buys_2_cards_for_2_water() -> None:
    t = sent("ecological_testing_station", "spice_refinery", water=3, deck=["dagger", "diplomacy", "dagger"])
    assert texts(t) == ["pay", "skip"]
    assert of(play(t.clone(), "skip"), "hand", "water") == [[], 3]
    assert of(play(t, "pay"), "hand", "water") == [["dagger", "diplomacy"], 1]
    assert sent("ecological_testing_station", "spice_refinery", water=1, deck=["dagger"] * 2).get("A.water") == 1


def test_shishakli_trashes_a_card_to_draw_one() -> None:
    t = sent("shishakli", "imperial_basin", hand=("dagger",), deck=["reconnaissance"], discard=["diplomacy"])
    assert texts(t) == ["pay", "skip"]
    assert play(t.clone(), "skip").get("A.hand") == ["dagger"]
    play(t, "pay")
    assert texts(t) == ["trash dagger hand", "trash diplomacy discard", "trash shishakli in_play"]
    play(t, "trash dagger hand")
    assert of(t, "hand", "deck") == [["reconnaissance"], []] and t.get("trashed") == ["dagger"]


@pytest.mark.parametrize(("card", "space"), [("calculus_of_power", "spice_refinery"),
                                             ("desert_survival", "imperial_basin")])
@rule("UPM-TERMS-01", "UPM-AGENT-TURN-04")
def test_a_card_may_be_trashed(card: str, space: str) -> None:
    t = sent(card, space, hand=("dagger",), discard=["diplomacy"])
    assert texts(t) == ["trash dagger hand", "trash diplomacy discard", f"trash {card} in_play", "skip"]
    assert play(t.clone(), "skip").get("trashed") == []
    assert play(t, "trash diplomacy discard").get("trashed") == ["diplomacy"]


@pytest.mark.parametrize("where", ["hand", "discard", "in_play"])
def test_sardaukar_soldier_gives_an_intrigue_card_when_trashed(where: str) -> None:
    place: dict[str, Any] = {"hand": ("sardaukar_soldier",)} if where == "hand" else {where: ["sardaukar_soldier"]}
    t = sent("desert_survival", "imperial_basin", f"trash sardaukar_soldier {where}", **place)
    assert of(t, "intrigue") == [[PLAIN]] and t.get("trashed") == ["sardaukar_soldier"]
    assert sent("sardaukar_soldier", "spice_refinery").get("A.intrigue") == []


def test_captured_mentat_discards_for_an_intrigue_card_and_a_card() -> None:
    t = sent("captured_mentat", "imperial_basin", hand=("dagger",), deck=["diplomacy", "dagger"])
    assert texts(t) == ["pay", "skip"]
    assert of(play(t.clone(), "skip"), "hand", "intrigue") == [["dagger"], []]
    assert of(play(t, "pay"), "hand", "intrigue", "discard") == [["diplomacy"], [PLAIN], ["dagger"]]
    assert sent("captured_mentat", "imperial_basin", deck=["diplomacy"]).get("A.hand") == []


@pytest.mark.parametrize(("card", "space", "spies", "guild", "other"), [
    ("space_time_folding", "deliver_supplies", [], {"hand": ["dagger", "diplomacy"], "intrigue": []},
     {"hand": ["dagger"], "intrigue": []}),
    ("guild_spy", "imperial_basin", ["post_imperial_basin"], {"hand": ["dagger"], "intrigue": [PLAIN]},
     {"hand": ["dagger"], "intrigue": []}),
])
def test_a_card_of_the_guild_is_worth_more_when_discarded(card: str, space: str, spies: list[str],
                                                          guild: dict[str, Any], other: dict[str, Any]) -> None:
    for thrown, gains in (("smugglers_haven", guild), ("seek_allies", other)):
        t = sent(card, space, hand=(thrown,), deck=["dagger", "diplomacy"], spies=spies)
        if spies:
            play(t, "skip")  # gathers no intelligence
        assert texts(t) == [f"discard {thrown}", "skip"]
        assert of(play(t.clone(), "skip"), "hand", "discard") == [[thrown], []]
        play(t, f"discard {thrown}")
        assert {name: t.get(f"A.{name}") for name in gains} == gains and t.get("A.discard") == [thrown]


@rule("UPM-RULINGS-10")
def test_spacing_guilds_favor_gives_2_spice_when_discarded_from_the_hand() -> None:
    t = sent("captured_mentat", "imperial_basin", "pay",
             hand=("spacing_guilds_favor",), deck=["dagger"])
    assert of(t, "spice", "discard", "hand") == [3, ["spacing_guilds_favor"], ["dagger"]]


# ------------------------------------------------------------------ influence


@pytest.mark.parametrize(("space", "faction"), [
    ("dutiful_service", "emperor"), ("deliver_supplies", "spacing_guild"), ("secrets", "bene_gesserit"),
    ("fremkit", "fremen"),
])
@rule("UPM-TERMS-08")
def test_overthrow_gains_2_influence_instead_of_1(space: str, faction: str) -> None:
    t = sent("overthrow", space)
    assert of(t, f"influence.{faction}", "vp") == [2, 1]
    assert sum(t.get("A.influence").values()) == 2


@rule("UPM-TERMS-08")
def test_subversive_advisor_doubles_the_step_and_is_trashed() -> None:
    t = sent("subversive_advisor", "deliver_supplies", "skip", spies=["post_spacing_guild"])
    assert of(t, "influence.spacing_guild", "vp", "water", "in_play") == [2, 1, 1, []]
    assert t.get("trashed") == ["subversive_advisor"]


def test_subversive_advisor_stays_and_gives_nothing_away_from_the_factions() -> None:
    t = sent("subversive_advisor", "imperial_basin", "skip", spies=["post_imperial_basin"])
    assert of(t, "in_play", "spice") == [["subversive_advisor"], 1]
    assert sum(t.get("A.influence").values()) == 0 and t.get("trashed") == []


@rule("UPM-TERMS-08")
def test_treacherous_maneuver_trashes_itself_and_an_emperor_card_of_the_hand() -> None:
    t = sent("treacherous_maneuver", "deliver_supplies", hand=("double_agent", "dagger", "sardaukar_soldier"),
             in_play=["calculus_of_power"])
    assert texts(t) == ["pay", "skip"]
    kept = play(t.clone(), "skip")
    assert of(kept, "influence.spacing_guild", "vp", "in_play") == [1, 0, ["calculus_of_power", "treacherous_maneuver"]]
    play(t, "pay")
    assert texts(t) == ["trash double_agent hand", "trash sardaukar_soldier hand"]
    play(t, "trash double_agent hand")
    assert of(t, "influence.spacing_guild", "vp", "hand") == [2, 1, ["dagger", "sardaukar_soldier"]]
    assert t.get("A.in_play") == ["calculus_of_power"]
    assert t.get("trashed") == ["double_agent", "treacherous_maneuver"]


def test_treacherous_maneuver_needs_an_emperor_card_in_the_hand() -> None:
    t = sent("treacherous_maneuver", "deliver_supplies", hand=("dagger",), in_play=["calculus_of_power"],
             discard=["sardaukar_soldier"], intrigue=[PLAIN])
    assert "pay" not in texts(t) and of(t, "influence.spacing_guild", "in_play") == [
        1, ["calculus_of_power", "treacherous_maneuver"]]


@rule("UPM-AGENT-TURN-04")
def test_dangerous_rhetoric_gains_influence_and_must_be_trashed() -> None:
    t = sent("dangerous_rhetoric", "gather_support")
    assert texts(t) == [f"influence {f}" for f in ("emperor", "spacing_guild", "bene_gesserit", "fremen")]
    play(t, "influence fremen")
    assert of(t, "influence.fremen", "in_play") == [1, []] and t.get("trashed") == ["dangerous_rhetoric"]


# ------------------------------------------------------------------ points


@pytest.mark.parametrize(("hand", "solari", "offered"), [
    (("dagger", "diplomacy"), 5, True), (("dagger",), 9, False), (("dagger", "diplomacy"), 4, False),
    (("spacing_guilds_favor", "dagger"), 4, False),
])
def test_corrinth_city_sells_a_point_for_2_cards_and_5_solari(hand: tuple[str, ...], solari: int,
                                                              offered: bool) -> None:
    t = sent("corrinth_city", "assembly_hall", "resolve card", hand=hand, solari=solari)
    assert ("pay" in texts(t)) == offered
    if offered:
        assert of(play(t.clone(), "skip"), "vp", "solari", "hand") == [0, 5, list(hand)]
        play(t, "pay", "discard dagger")
        assert of(t, "vp", "solari", "hand", "discard") == [1, 0, [], ["dagger", "diplomacy"]]


@rule("UPM-RULINGS-10")
def test_corrinth_city_discards_trigger_but_do_not_help_to_pay() -> None:
    t = sent("corrinth_city", "assembly_hall", "resolve card", "pay", "discard dagger", solari=5,
             hand=("spacing_guilds_favor", "dagger"))
    assert of(t, "vp", "solari", "spice") == [1, 0, 2]


def test_smugglers_haven_sells_a_point_for_4_spice() -> None:
    t = sent("smugglers_haven", "deliver_supplies", spice=5)
    assert texts(t) == ["pay", "skip"]
    assert of(play(t.clone(), "skip"), "vp", "spice") == [0, 5]
    assert of(play(t, "pay"), "vp", "spice") == [1, 1]
    assert sent("smugglers_haven", "deliver_supplies", spice=3).get("A.vp") == 0


# ------------------------------------------------------------------ sisters


@pytest.mark.parametrize(("sister", "there"), [("truthtrance", True), ("maker_keeper", True), ("dagger", False)])
@rule("UPM-TERMS-06")
def test_southern_elders_recruit_2_beside_another_sister(sister: str, there: bool) -> None:
    t = sent("southern_elders", "secrets", in_play=[sister])
    assert t.get("A.garrison") == (2 if there else 0)


def test_southern_elders_are_no_sister_to_themselves() -> None:
    assert sent("southern_elders", "secrets").get("A.garrison") == 0


def test_weirding_woman_returns_to_the_hand_beside_another_sister() -> None:
    t = sent("weirding_woman", "imperial_basin", in_play=["truthtrance"], intrigue=[PLAIN])
    assert of(t, "hand", "in_play", "agents") == [["weirding_woman"], ["truthtrance"], 1]
    alone = sent("weirding_woman", "imperial_basin", intrigue=[PLAIN])
    assert of(alone, "hand", "in_play") == [[], ["weirding_woman"]]
    twin = sent("weirding_woman", "imperial_basin", in_play=["weirding_woman"], intrigue=[PLAIN])
    assert of(twin, "hand", "in_play") == [["weirding_woman"], ["weirding_woman"]]


def test_weirding_woman_may_be_sent_again_in_the_same_round() -> None:
    t = sent("weirding_woman", "imperial_basin", in_play=["truthtrance"], given={"B": {"hand": []}, "C": {"hand": []}})
    while t.actor != "A":
        play(t, "reveal" if "reveal" in texts(t) else "end")
    assert "agent weirding_woman arrakeen" in texts(t)


def test_tread_in_darkness_may_trash_and_draws_beside_another_sister() -> None:
    t = sent("tread_in_darkness", "imperial_basin", in_play=["truthtrance"], deck=["diplomacy"], hand=("dagger",))
    play(t, "first 1")
    assert "trash dagger hand" in texts(t) and "skip" in texts(t)
    play(t, "trash dagger hand")
    assert t.get("A.hand") == ["diplomacy"] and t.get("trashed") == ["dagger"]
    alone = sent("tread_in_darkness", "imperial_basin", deck=["diplomacy"], hand=("dagger",))
    assert alone.get("A.hand") == ["dagger"]


def test_in_high_places_draws_and_places_a_spy_beside_another_sister() -> None:
    t = sent("in_high_places", "dutiful_service", in_play=["truthtrance"], deck=["dagger"], intrigue=[PLAIN])
    play(t, "resolve card", "first 1", "spy post_choam")
    assert of(t, "hand", "spies") == [["dagger"], ["post_choam"]]
    alone = sent("in_high_places", "dutiful_service", "resolve card", deck=["dagger"], intrigue=[PLAIN])
    assert of(alone, "hand", "spies") == [[], []]


# ------------------------------------------------------------------ agents, troops, opponents


@rule("UPM-TERMS-02")
def test_steersman_draws_and_recalls_another_agent() -> None:
    t = sent("steersman", "imperial_basin", "first 1", deck=["dagger"],
             given={"agents": {"secrets": "A", "arrakeen": "B"}})
    assert of(t, "hand", "agents") == [["dagger"], 1]
    assert t.get("agents") == {"arrakeen": "B", "imperial_basin": "A"}


def test_steersman_does_not_recall_the_agent_of_this_turn() -> None:
    t = sent("steersman", "imperial_basin", deck=["dagger"])
    if "first 1" in texts(t):
        play(t, "first 1")
    assert of(t, "hand", "agents") == [["dagger"], 1] and t.get("agents") == {"imperial_basin": "A"}


@rule("UPM-AGENT-TURN-07")
def test_sardaukar_coordination_deploys_the_recruits_of_a_space_without_combat() -> None:
    t = sent("sardaukar_coordination", "gather_support", garrison=3)
    assert texts(t) == ["deploy 0", "deploy 1", "deploy 2"]  # those of this turn, none of the garrison
    assert of(play(t, "deploy 2"), "conflict", "garrison") == [2, 3]
    other = sent("hidden_missive", "gather_support", garrison=3, intrigue=[PLAIN])
    assert "deploy 1" not in texts(other)


def test_sardaukar_coordination_recruits_nobody_itself() -> None:
    t = sent("sardaukar_coordination", "assembly_hall", garrison=3)
    assert "deploy 0" not in texts(t) and t.get("A.garrison") == 3


def test_covert_operation_makes_each_opponent_discard_a_card() -> None:
    """Clockwise from the left; each chooses."""
    t = sent("covert_operation", "deliver_supplies", "skip", "resolve card", spies=["post_spacing_guild"],
             intrigue=[PLAIN], given={"B": {"hand": ["dagger", "diplomacy"]}, "C": {"hand": ["dagger", "seek_allies"]}})
    assert t.actor == "B" and texts(t) == ["discard dagger", "discard diplomacy"]
    play(t, "discard diplomacy")
    assert t.actor == "C" and texts(t) == ["discard dagger", "discard seek_allies"]
    play(t, "discard seek_allies")
    assert t.actor == "A" and of(t, "hand", seat="B") == of(t, "hand", seat="C") == [["dagger"]]


# ------------------------------------------------------------------ spies


@rule("UPM-SPIES-02", "UPM-SPIES-03")
def test_bene_gesserit_operative_must_place_a_spy_on_any_free_post() -> None:
    t = sent("bene_gesserit_operative", "secrets", "resolve card", given={"B": {"spies": ["post_emperor"]}})
    assert len(texts(t)) == 12 and "spy post_emperor" not in texts(t) and "skip" not in texts(t)
    assert play(t, "spy post_choam").get("A.spies") == ["post_choam"]


@rule("UPM-SPIES-09")
def test_double_agent_places_a_spy_at_the_space_visited_beside_anothers() -> None:
    t = sent("double_agent", "spice_refinery", given={"B": {"spies": ["post_spice_refinery_arrakeen"]}})
    assert texts(t) == ["spy post_research_station_spice_refinery", "spy post_spice_refinery_arrakeen"]
    assert play(t, "spy post_spice_refinery_arrakeen").get("A.spies") == ["post_spice_refinery_arrakeen"]
    own = sent("double_agent", "imperial_basin", "skip", spies=["post_imperial_basin"], intrigue=[PLAIN])
    assert own.get("A.spies") == ["post_imperial_basin"] and "resolve card" not in texts(own)


@rule("UPM-SPIES-04")
def test_reliable_informant_places_a_spy_with_another_faction() -> None:
    t = sent("reliable_informant", "deliver_supplies")
    assert texts(t) == ["spy post_emperor", "spy post_bene_gesserit", "spy post_fremen"]
    assert play(t, "spy post_fremen").get("A.spies") == ["post_fremen"]
    full = sent("reliable_informant", "deliver_supplies", intrigue=[PLAIN], given={
        "B": {"spies": ["post_emperor", "post_bene_gesserit", "post_fremen"]}})
    assert "resolve card" not in texts(full) and full.get("A.spies") == []


# ------------------------------------------------------------------ where they go, and cards to the hand


def test_undercover_asset_ignores_influence_requirements_but_not_costs() -> None:
    t = deal({}, False, hand=["undercover_asset", "signet_ring"], solari=3, spice=3)
    closed = {"imperial_privilege", "shipping", "sietch_tabr"}
    assert closed == {text.split()[2] for text in texts(t) if text.startswith("agent undercover")} & closed
    assert not {text.split()[2] for text in texts(t) if text.startswith("agent signet")} & closed
    poor = deal({}, False, hand=["undercover_asset"], solari=2, spice=2)
    assert "sietch_tabr" in {text.split()[2] for text in texts(poor) if text.startswith("agent")}
    assert not {"agent undercover_asset imperial_privilege", "agent undercover_asset shipping"} & set(texts(poor))


@rule("UPM-RULINGS-04")
def test_price_is_no_object_acquires_a_card_to_the_hand_for_solari() -> None:
    t = sent("price_is_no_object", "secrets", "resolve card", solari=5, intrigue=[PLAIN],
             given={"row": ["strike_fleet", "maula_pistol", "corrinth_city", "smugglers_haven", "overthrow"],
                    "imperium_deck": ["sardaukar_soldier"]})
    assert set(texts(t)) == {"acquire strike_fleet", "acquire maula_pistol", "acquire smugglers_haven",
                             "acquire prepare_the_way", "skip"}
    assert of(play(t.clone(), "skip"), "solari", "hand") == [5, []]
    plain = play(t.clone(), "acquire maula_pistol")
    assert of(plain, "solari", "hand", "discard") == [2, ["maula_pistol"], []]
    play(t, "acquire strike_fleet")
    assert "sardaukar_soldier" in t.get("row")  # before the acquire box is resolved
    assert texts(t)[0].startswith("spy") and of(t, "solari", "hand") == [0, ["strike_fleet"]]


def test_price_is_no_object_buys_a_point_of_the_reserve() -> None:
    t = sent("price_is_no_object", "secrets", "resolve card", "acquire the_spice_must_flow", solari=9)
    assert of(t, "vp", "solari", "hand") == [1, 0, ["the_spice_must_flow"]]
    assert t.get("reserve.the_spice_must_flow") == 9
    assert kinds(t, "paid")[-1]["what"] == "solari"
