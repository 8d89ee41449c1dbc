"""The cards that Immortality adds to the Imperium deck."""

from __future__ import annotations

from typing import Any

import pytest

from support.dune.grafted import FIRST, SECOND, deal, follow, grafted, of, revealed, sent
from support.dune.table import texts
from support.rules import rule

FACTIONS = ["emperor", "spacing_guild", "bene_gesserit", "fremen"]


# ------------------------------------------------------------------ agent boxes


def test_bene_tleilax_lab_generates_a_specimen() -> None:
    t = sent("bene_tleilax_lab", "secure_contract", garrison=3)
    assert of(t, "specimens", "supply", "garrison") == [1, 8, 3]


def test_bene_tleilax_researcher_researches() -> None:
    t = grafted("bene_tleilax_researcher", "dagger", "hall_of_oratory", research="r5_bottom")
    follow(t, "?resolve card")
    assert texts(t) == ["go_on r6_middle", "go_on r6_bottom"]
    follow(t, "go_on r6_middle")
    assert of(t, "research", "tleilaxu") == ["r6_middle", 1]


@rule("IMM-CARD-13")
def test_blank_slate_has_the_faction_icons_only_while_grafted() -> None:
    alone = deal({}, "imperium", hand=["blank_slate"], spice=6, water=2)
    assert not {f"agent blank_slate {space}" for space in ("wealth", "secrets", "stillsuits")} & set(texts(alone))
    assert {"agent blank_slate hall_of_oratory", "agent blank_slate carthag"} <= set(texts(alone))
    pair = deal({}, "imperium", hand=["blank_slate", "chairdog"], spice=6, water=2)
    follow(pair, "graft chairdog")
    assert {f"agent chairdog {space}" for space in ("wealth", "heighliner", "secrets", "stillsuits")} <= set(
        texts(pair))


@rule("IMM-GRAFT-11")
def test_clandestine_meeting_needs_an_icon_from_its_partner() -> None:
    assert not [word for word in texts(deal({}, "imperium", hand=["clandestine_meeting", "dagger"]))
                if word.startswith("agent clandestine_meeting")]
    t = grafted("chairdog", "clandestine_meeting", "carthag")
    assert of(t, "influence.bene_gesserit", "intrigue") == [1, ["ambush", "ambush"]]


@pytest.mark.parametrize(("card", "space", "gains"), [
    ("corrupt_smuggler", "secure_contract", {"spice": 2}),
    ("sardaukar_quartermaster", "hall_of_oratory", {"garrison": 2, "hand": ["dagger"]}),
])
@rule("IMM-CARD-34", "IMM-GRAFT-09")
def test_if_grafted(card: str, space: str, gains: dict[str, Any]) -> None:
    alone, pair = sent(card, space, deck=["dagger"]), grafted("face_dancer_initiate", card, space, deck=["dagger"])
    assert [pair.get(f"A.{name}") for name in gains] == list(gains.values())
    assert of(alone, "spice", "hand") == [0, []] and alone.get("A.garrison") < 2


@rule("IMM-CARD-14", "IMM-GRAFT-10")
def test_dissecting_kit_may_trash_its_partner_for_a_specimen() -> None:
    t = grafted("dissecting_kit", "dagger", "carthag", "?resolve card")
    assert texts(t) == ["pay", "skip"]
    assert of(follow(t.clone(), "skip"), "in_play", "specimens") == [["dagger", "dissecting_kit"], 0]
    follow(t, "pay")
    assert of(t, "in_play", "specimens") == [["dissecting_kit"], 1] and t.get("trashed") == ["dagger"]


@rule("IMM-GRAFT-13")
def test_a_trashed_partner_loses_its_box() -> None:
    t = grafted("dissecting_kit", "face_dancer", "carthag", "?resolve card", "pay", deck=["diplomacy"])
    assert "resolve partner" not in texts(t) and t.get("A.hand") == []
    t = grafted("dissecting_kit", "face_dancer", "carthag", "resolve partner", "?resolve card", "pay",
                deck=["diplomacy"])
    assert of(t, "hand", "specimens") == [["diplomacy"], 1]


@rule("IMM-GRAFT-13", "IMM-GRAFT-02")
def test_of_two_equal_cards_only_one_box_is_left() -> None:
    t = grafted("dissecting_kit", "dissecting_kit", "carthag", "?resolve card", "pay")
    assert of(t, "in_play", "specimens") == [["dissecting_kit"], 1]
    assert "resolve partner" not in texts(t)


def test_for_humanity_gains_influence_of_choice() -> None:
    t = sent("for_humanity", "secure_contract")
    assert texts(t) == [f"influence {faction}" for faction in FACTIONS]


@rule("IMM-CARD-18", "IMM-ICON-01")
def test_high_priority_travel_draws_or_deploys() -> None:
    few = sent("high_priority_travel", "secure_contract", influence={"spacing_guild": 1}, deck=["dagger"], garrison=3)
    assert "choose 1" not in texts(few) and few.get("A.hand") == []
    t = sent("high_priority_travel", "secure_contract", influence={"spacing_guild": 2}, deck=["dagger"], garrison=3)
    assert texts(t) == ["choose 1", "choose 2"]
    assert of(follow(t.clone(), "choose 1"), "hand", "conflict") == [["dagger"], 0]
    follow(t, "choose 2")
    assert {"deploy 0", "deploy 1", "deploy 2"} <= set(texts(t)) and "deploy 3" not in texts(t)


CEREMONY = {"intrigue_deck": ["windfall", "ambush", "bribery"]}


@rule("IMM-CARD-19")
def test_imperium_ceremony_keeps_one_of_two_intrigue_cards() -> None:
    t = sent("imperium_ceremony", "wealth", given=CEREMONY)
    assert texts(t) == ["keep_intrigue windfall", "keep_intrigue ambush"]
    follow(t, "keep_intrigue ambush")
    assert t.get("A.intrigue") == ["ambush"] and t.get("intrigue_deck")[:2] == ["windfall", "bribery"]
    assert t.get("A.looked_at") == []


@rule("IMM-CARD-19")
def test_imperium_ceremony_shuffles_the_discard_pile_if_the_deck_is_short() -> None:
    t = sent("imperium_ceremony", "wealth", given={"intrigue_deck": [], "intrigue_discard": ["windfall", "ambush"]})
    assert texts(t) == ["keep_intrigue windfall", "keep_intrigue ambush"]
    follow(t, "keep_intrigue windfall")
    assert t.get("intrigue_deck") == ["ambush"] and t.get("intrigue_discard") == []
    none = sent("imperium_ceremony", "wealth", given={"intrigue_deck": [], "intrigue_discard": []})
    assert none.get("A.intrigue") == []


def test_others_do_not_see_the_two_cards() -> None:
    t = sent("imperium_ceremony", "wealth", given=CEREMONY)
    assert "windfall" not in str(t.view("B")) and "windfall" in str(t.view("A"))


@rule("IMM-CARD-20")
def test_interstellar_conspiracy_asks_for_its_partner() -> None:
    t = grafted("interstellar_conspiracy", "corrino_genes", "carthag")
    follow(t, "?resolve card")
    assert texts(t) == [f"influence {faction}" for faction in FACTIONS] and t.get("A.spice") == 1
    other = grafted("interstellar_conspiracy", "dagger", "carthag", "?resolve card")
    assert "influence emperor" not in texts(other) and other.get("A.spice") == 1


@pytest.mark.parametrize(("emperor", "spice"), [(1, 0), (2, 2)])
def test_keys_to_power_needs_the_emperor(emperor: int, spice: int) -> None:
    assert sent("keys_to_power", "hall_of_oratory", influence={"emperor": emperor}).get("A.spice") == spice


@pytest.mark.parametrize(("in_play", "fremen"), [([], 0), (["the_voice"], 1)])
def test_lisan_al_gaib_needs_a_sister(in_play: list[str], fremen: int) -> None:
    assert sent("lisan_al_gaib", "secure_contract", in_play=in_play).get("A.influence.fremen") == fremen


@rule("IMM-CARD-21")
def test_long_reach_has_icons_only_beside_another_sister() -> None:
    alone = deal({}, "imperium", hand=["long_reach"])
    assert not [word for word in texts(alone) if word.startswith("agent")]
    t = sent("long_reach", "secure_contract", in_play=["the_voice"])
    assert texts(t) == [f"influence {faction}" for faction in FACTIONS]
    follow(t, "influence fremen")
    assert texts(t) == ["influence emperor", "influence spacing_guild", "influence bene_gesserit"]
    assert t.get("A.influence.fremen") == 0  # both are chosen first
    follow(t, "influence emperor")
    assert of(t, "influence.fremen", "influence.emperor") == [1, 1]


@rule("IMM-CARD-21", "IMM-GRAFT-14")
def test_a_partner_counts_as_another_sister() -> None:
    t = deal({}, "imperium", hand=["long_reach", "planned_coupling"])
    follow(t, "graft planned_coupling")
    assert {"agent planned_coupling secure_contract", "agent planned_coupling carthag"} <= set(texts(t))
    other = deal({}, "imperium", hand=["long_reach", "chairdog"])
    follow(other, "graft chairdog")
    assert not [word for word in texts(other) if word.endswith(("secure_contract", "hall_of_oratory"))]


def test_occupation_draws_and_deploys_from_anywhere() -> None:
    t = sent("occupation", "secure_contract", garrison=3, deck=["dagger"])
    assert t.get("A.hand") == ["dagger"] and "deploy 2" in texts(t) and "deploy 3" not in texts(t)


@rule("IMM-SPECIMEN-03")
def test_organ_merchants_sell_a_specimen() -> None:
    t = sent("organ_merchants", "secure_contract", specimens=1, supply=8)
    assert {"pay", "skip"} <= set(texts(t))
    follow(t, "pay")
    assert of(t, "specimens", "supply", "solari") == [0, 9, 7]
    assert "pay" not in texts(sent("organ_merchants", "secure_contract"))


def test_planned_coupling_draws() -> None:
    t = grafted("planned_coupling", "seek_allies", "secrets", deck=["dagger"])
    follow(t, "?resolve card")
    assert t.get("A.hand") == ["dagger"]


@rule("IMM-CARD-23")
def test_replacement_eyes_advance_the_token_when_trashed() -> None:
    t = grafted("replacement_eyes", "dagger", "carthag", "?resolve card", deck=["diplomacy"])
    follow(t, "pay", "trash replacement_eyes in_play")
    assert of(t, "tleilaxu", "hand", "in_play") == [1, ["diplomacy"], ["dagger"]]
    t = sent("guild_administrator", "secure_contract", hand=("replacement_eyes",))
    follow(t, "trash replacement_eyes hand")
    assert t.get("A.tleilaxu") == 1
    t = grafted("replacement_eyes", "dagger", "carthag", "?resolve card", deck=["diplomacy"])
    assert of(follow(t, "pay", "trash dagger in_play"), "tleilaxu", "hand") == [0, ["diplomacy"]]


@rule("IMM-CARD-22", "IMM-Q-11")
@pytest.mark.parametrize(("mine", "other", "opens"), [(0, 0, False), (1, 1, False), (2, 1, True)])
def test_show_of_strength_has_icons_with_the_most_troops(mine: int, other: int, opens: bool) -> None:
    t = deal({"B": {"conflict": other}}, "imperium", hand=["show_of_strength"], conflict=mine, deck=["dagger"] * 3)
    assert ("agent show_of_strength secure_contract" in texts(t)) is opens
    assert ("agent show_of_strength hall_of_oratory" in texts(t)) is opens
    if opens:
        assert follow(t, "agent show_of_strength secure_contract").get("A.hand") == ["dagger", "dagger"]


@rule("IMM-CARD-27")
def test_stillsuit_manufacturer_returns_with_the_fremen_alliance() -> None:
    plain = sent("stillsuit_manufacturer", "carthag", influence={"fremen": 4})
    assert of(plain, "water", "hand", "in_play") == [2, [], ["stillsuit_manufacturer"]]
    t = sent("stillsuit_manufacturer", "carthag", influence={"fremen": 4}, alliances=["fremen"])
    follow(t, "?resolve card")
    assert of(t, "water", "hand", "in_play") == [2, ["stillsuit_manufacturer"], []]


def test_throne_room_politics_recruits_and_trashes() -> None:
    t = sent("throne_room_politics", "wealth", hand=("dagger",))
    follow(t, "?resolve card")
    assert {"trash dagger hand", "trash throne_room_politics in_play", "skip"} == set(texts(t))
    assert of(follow(t, "trash dagger hand"), "garrison", "hand") == [1, []]


@rule("IMM-CARD-29", "IMM-Q-12", "IMM-RESEARCH-18")
def test_tleilaxu_master_acquires_a_card_with_markers() -> None:
    row = {"row": ["opulence", "kwisatz_haderach", "dagger", "scout", "lady_jessica"]}
    none = sent("tleilaxu_master", "secure_contract", given=row)
    assert not [word for word in texts(none) if word.startswith("acquire")]
    one = sent("tleilaxu_master", "secure_contract", given=row, research=FIRST)
    offered = [word for word in texts(one) if word.startswith("acquire")]
    assert {"acquire opulence", "acquire scout", "acquire arrakis_liaison"} <= set(offered) and "skip" in texts(one)
    assert not {"acquire kwisatz_haderach", "acquire lady_jessica", "acquire foldspace",
                "acquire the_spice_must_flow"} & set(offered)
    assert of(follow(one, "acquire opulence"), "discard", "hand") == [["opulence"], []]
    two = sent("tleilaxu_master", "secure_contract", "acquire opulence", given=row, research=SECOND)
    assert of(two, "discard", "hand") == [[], ["opulence"]]


@rule("IMM-CARD-29", "IMM-ROW-06")
def test_tleilaxu_master_never_takes_a_tleilaxu_card() -> None:
    t = sent("tleilaxu_master", "secure_contract", given={"tleilaxu_row": ["ghola", "usurp"]}, research=FIRST)
    assert not {"acquire ghola", "acquire usurp", "acquire reclaimed_forces"} & set(texts(t))


@rule("IMM-CARD-30")
def test_tleilaxu_surgeon_spends_two_specimens() -> None:
    t = sent("tleilaxu_surgeon", "wealth", specimens=2, supply=7)
    follow(t, "?resolve card", "pay")
    assert of(t, "specimens", "supply", "tleilaxu") == [0, 9, 2]
    assert "pay" not in texts(sent("tleilaxu_surgeon", "wealth", specimens=1, supply=8))


# ------------------------------------------------------------------ reveal boxes


@pytest.mark.parametrize(("card", "gains"), [
    ("blank_slate", {"persuasion": 1}), ("clandestine_meeting", {"persuasion": 2}),
    ("corrupt_smuggler", {"persuasion": 1, "swords": 1}), ("high_priority_travel", {"persuasion": 1, "solari": 1}),
    ("imperium_ceremony", {"persuasion": 3}), ("interstellar_conspiracy", {"persuasion": 2}),
    ("keys_to_power", {"persuasion": 2}), ("long_reach", {"persuasion": 1}),
    ("occupation", {"water": 2, "spice": 1, "garrison": 1}), ("organ_merchants", {"persuasion": 1, "solari": 1}),
    ("planned_coupling", {"persuasion": 1}), ("replacement_eyes", {"persuasion": 1, "swords": 1}),
    ("sardaukar_quartermaster", {"persuasion": 1, "swords": 2}), ("show_of_strength", {"persuasion": 1, "swords": 2}),
    ("spiritual_fervor", {"persuasion": 1, "specimens": 1}), ("experimentation", {"persuasion": 1, "specimens": 1}),
    ("throne_room_politics", {"persuasion": 1, "influence.bene_gesserit": 1}),
])
@rule("IMM-GRAFT-08")
def test_reveal_box_that_gives(card: str, gains: dict[str, int]) -> None:
    t = revealed(card)
    wanted = {"persuasion": 0, "swords": 0, "solari": 0, "spice": 0, "water": 1, "garrison": 0, "specimens": 0} | gains
    assert {name: t.get(f"A.{name}") for name in wanted} == wanted


@pytest.mark.parametrize(("research", "persuasion", "spice", "tleilaxu"), [
    ("start", (1, 1, 1), 0, 0), (FIRST, (1, 2, 1), 1, 1), (SECOND, (1, 3, 1), 1, 1)])
@rule("IMM-RESEARCH-14", "IMM-RESEARCH-16", "IMM-RESEARCH-18")
def test_reveal_boxes_with_markers(research: str, persuasion: tuple[int, ...], spice: int, tleilaxu: int) -> None:
    lab, researcher, kit = (revealed(card, research=research) for card in (
        "bene_tleilax_lab", "bene_tleilax_researcher", "dissecting_kit"))
    assert tuple(t.get("A.persuasion") for t in (lab, researcher, kit)) == persuasion
    assert (lab.get("A.spice"), kit.get("A.tleilaxu")) == (spice, tleilaxu)


def test_long_reach_draws_an_intrigue_card() -> None:
    assert revealed("long_reach").get("A.intrigue") == ["windfall", "ambush"]


@rule("IMM-CARD-16")
def test_for_humanity_trades_2_influence_with_one_faction_for_a_point() -> None:
    influence = {"bene_gesserit": 4, "emperor": 2, "fremen": 1}
    without = revealed("for_humanity", influence=influence)
    assert without.get("A.persuasion") == 2 and "use for_humanity" not in texts(without)
    t = revealed("for_humanity", influence=influence, alliances=["bene_gesserit"], vp=5)
    follow(t, "use for_humanity", "pay")
    assert texts(t) == ["lose emperor", "lose bene_gesserit"]
    emperor = follow(t.clone(), "lose emperor")
    assert of(emperor, "influence.emperor", "vp") == [0, 5]  # the point of the track is lost, another is gained
    sister = follow(t, "lose bene_gesserit")
    assert of(sister, "influence.bene_gesserit", "alliances", "vp") == [2, [], 5]


@rule("IMM-CARD-16")
def test_losing_2_influence_asks_once_who_gets_the_alliance() -> None:
    t = revealed("for_humanity", moves=("use for_humanity", "pay"), alliances=["bene_gesserit"], vp=5,
                 influence={"bene_gesserit": 5},
                 given={"B": {"influence": {"bene_gesserit": 5}, "vp": 1},
                        "C": {"influence": {"bene_gesserit": 5}, "vp": 1}})
    assert texts(t) == ["give B", "give C"]
    follow(t, "give C")
    assert [t.get(f"{seat}.alliances") for seat in "ABC"] == [[], [], ["bene_gesserit"]]
    assert of(t, "influence.bene_gesserit", "vp") == [3, 5]
    assert (t.get("B.vp"), t.get("C.vp")) == (1, 2)


def test_lisan_al_gaib_and_stillsuit_manufacturer_have_a_fremen_bond() -> None:
    assert of(revealed("lisan_al_gaib"), "persuasion", "swords") == [1, 0]
    assert of(revealed("stillsuit_manufacturer"), "persuasion", "spice") == [1, 0]
    assert of(revealed("lisan_al_gaib", "stillsuit_manufacturer"), "persuasion", "swords", "spice") == [2, 2, 2]


def test_shadout_mapes_deploys_or_retreats() -> None:
    t = revealed("shadout_mapes", garrison=1, conflict=1)
    assert of(t, "persuasion", "swords") == [1, 1]
    follow(t, "use shadout_mapes")
    assert texts(t) == ["deploy 1", "retreat 1", "skip"]
    assert of(follow(t.clone(), "deploy 1"), "garrison", "conflict") == [0, 2]
    assert of(follow(t.clone(), "retreat 1"), "garrison", "conflict") == [2, 0]
    assert of(follow(t, "skip"), "garrison", "conflict") == [1, 1]


@rule("IMM-RESEARCH-02")
def test_tleilaxu_master_researches_twice() -> None:
    t = revealed("tleilaxu_master", research="r1")
    follow(t, "use tleilaxu_master", "go_on r2_upper", "go_on r3_middle")
    assert of(t, "research", "persuasion") == ["r3_middle", 1] and "skip" in texts(t)  # it may trash a card


@rule("IMM-CARD-30", "IMM-Q-07")
def test_tleilaxu_surgeon_loses_two_troops_of_any_place() -> None:
    t = revealed("tleilaxu_surgeon", garrison=1, conflict=2, supply=9)
    follow(t, "use tleilaxu_surgeon", "pay")
    assert texts(t) == ["lose_troops 1", "lose_troops 2"]
    assert of(follow(t.clone(), "lose_troops 1"), "garrison", "conflict", "specimens", "supply") == [0, 1, 2, 9]
    assert of(follow(t, "lose_troops 2"), "garrison", "conflict", "specimens", "supply") == [1, 0, 2, 9]
    assert "use tleilaxu_surgeon" not in texts(revealed("tleilaxu_surgeon", garrison=1))


# ------------------------------------------------------------------ acquire boxes


@pytest.mark.parametrize(("card", "gains"), [
    ("lisan_al_gaib", {"spice": 1}), ("occupation", {"garrison": 3}),
    ("spiritual_fervor", {"research": "r1", "specimens": 1}),
])
@rule("IMM-CARD-33")
def test_acquire_box(card: str, gains: dict[str, Any]) -> None:
    t = revealed("dagger", given={"row": [card, *["the_voice"] * 4]}, charisma=9)
    follow(t, f"buy {card}")
    assert [t.get(f"A.{name}") for name in gains] == list(gains.values())
    assert card in t.get("A.discard")
