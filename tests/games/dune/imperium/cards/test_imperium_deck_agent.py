"""The agent boxes of the Imperium deck."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.kernel.table import Table
from support.dune.table import play, table, texts
from support.rules import rule


def of(t: Table, *names: str, seat: str = "A") -> list[Any]:
    return [t.get(f"{seat}.{name}") for name in names]


def sent(card: str, space: str, *moves: str, hand: tuple[str, ...] = (), **seat: Any) -> Table:
    """A sends an agent with that card. Ambush on top of the intrigue deck, as no plot card should turn up."""
    t = table(A={"hand": [card, *hand], "intrigue": [], "garrison": 0, **seat}, intrigue_deck=["ambush", "ambush"])
    return play(t, f"agent {card} {space}", *moves)


@pytest.mark.parametrize(("card", "space", "gains"), [
    ("arrakis_recruiter", "carthag", {"garrison": 2}),
    ("crysknife", "secure_contract", {"solari": 4}),
    ("opulence", "wealth", {"solari": 5, "influence.emperor": 1}),
    ("piter_de_vries", "hall_of_oratory", {"intrigue": ["ambush"], "garrison": 1}),
    ("sardaukar_legion", "wealth", {"garrison": 2, "solari": 2}),
    ("stilgar", "secure_contract", {"water": 2, "solari": 3}),
    ("worm_riders", "secure_contract", {"spice": 2, "solari": 3}),
])
@rule("IMP-AGENT-07", "IMP-AGENT-09", "IMP-DEPLOY-01")
def test_box_that_gives(card: str, space: str, gains: dict[str, Any]) -> None:
    t = sent(card, space)
    wanted = {"garrison": 0, "solari": 0, "spice": 0, "water": 1, "persuasion": 0, "swords": 0, "conflict": 0} | gains
    assert {name: t.get(f"A.{name}") for name in wanted} == wanted
    assert t.get("A.in_play") == [card]


@pytest.mark.parametrize(("card", "space"), [
    ("bene_gesserit_sister", "hall_of_oratory"), ("chani", "secure_contract"), ("guild_bankers", "wealth"),
    ("liet_kynes", "stillsuits"), ("scout", "secure_contract"), ("spice_hunter", "secure_contract"),
])
def test_no_agent_box(card: str, space: str) -> None:
    t, plain = sent(card, space, deck=["dagger"] * 2), sent("foldspace", space, deck=["dagger"] * 2)
    keep = ("solari", "spice", "water", "garrison", "conflict", "influence", "vp", "persuasion", "swords")
    assert of(t, *keep) == of(plain, *keep) and t.get("A.hand") == []


@pytest.mark.parametrize(("card", "space", "n"), [
    ("bene_gesserit_initiate", "hall_of_oratory", 1), ("dr_yueh", "carthag", 1), ("gurney_halleck", "carthag", 1),
    ("kwisatz_haderach", "secure_contract", 1), ("lady_jessica", "hall_of_oratory", 2),
    ("space_travel", "heighliner", 1), ("thufir_hawat", "secure_contract", 1),
])
@rule("IMP-SYMBOL-14", "IMP-CARD-02")
def test_box_that_draws(card: str, space: str, n: int) -> None:
    """From the deck; from the shuffled discard pile when the deck is empty; nothing when both are."""
    full = sent(card, space, deck=["dagger", "diplomacy", "reconnaissance"], spice=6)
    assert full.get("A.hand") == ["dagger", "diplomacy"][:n]
    turned = sent(card, space, deck=[], discard=["dagger"] * 2, spice=6)
    assert of(turned, "hand", "deck", "discard") == [["dagger"] * n, ["dagger"] * (2 - n), []]
    assert of(sent(card, space, deck=[], discard=[], spice=6), "hand", "in_play") == [[], [card]]


def test_gurney_halleck_also_recruits_2() -> None:
    t = sent("gurney_halleck", "carthag", deck=["dagger"])
    assert of(t, "garrison", "intrigue") == [3, ["ambush"]]
    assert texts(t) == ["deploy 0", "deploy 1", "deploy 2", "deploy 3"]


@rule("IMP-DEPLOY-02")
def test_sardaukar_legion_recruits_only_from_the_supply() -> None:
    t = sent("sardaukar_legion", "wealth", garrison=11)
    assert of(t, "garrison", "supply") == [12, 0]


# ------------------------------------------------------------------ arrows


@pytest.mark.parametrize(("card", "space", "purse", "gains"), [
    ("fremen_camp", "secure_contract", {"spice": 2}, {"spice": 0, "garrison": 3}),
    ("spice_smugglers", "carthag", {"spice": 2}, {"spice": 0, "influence.spacing_guild": 1, "solari": 3}),
])
@rule("IMP-COST-02", "IMP-COST-03", "IMP-COST-04", "IMP-COST-05", "IMP-COST-07")
def test_arrow(card: str, space: str, purse: dict[str, Any], gains: dict[str, int]) -> None:
    t = sent(card, space, **dict[str, Any]({name: 2 * n for name, n in purse.items()}))
    assert texts(t) == ["pay", "skip"]
    kept, paid = play(t.clone(), "skip"), play(sent(card, space, **purse), "pay")
    assert [kept.get(f"A.{name}") for name in purse] == [2 * n for n in purse.values()]
    assert kept.get("A.influence.spacing_guild") == 0 and kept.get("A.garrison") <= 1
    assert {name: paid.get(f"A.{name}") for name in gains} == gains
    assert "pay" not in texts(play(t, "pay"))  # once only


def test_arrow_that_cannot_be_paid_is_not_offered() -> None:
    assert "pay" not in texts(sent("fremen_camp", "secure_contract", spice=1))
    assert "pay" not in texts(sent("spice_smugglers", "carthag", spice=1))
    assert "pay" not in texts(sent("duncan_idaho", "carthag", water=0))


@rule("IMP-EX-15", "IMP-COST-04")
def test_duncan_idaho_pays_1_water_once() -> None:
    t = sent("duncan_idaho", "carthag", "pay", water=2, deck=["dagger", "diplomacy"])
    assert of(t, "water", "garrison", "hand") == [1, 2, ["dagger"]]
    assert texts(t) == ["deploy 0", "deploy 1", "deploy 2"]
    t = sent("duncan_idaho", "carthag", "skip", water=2, deck=["dagger"])
    assert of(t, "water", "garrison", "hand") == [2, 1, []]


def test_firm_grip_never_buys_the_emperor() -> None:
    t = sent("firm_grip", "hall_of_oratory", "pay", solari=3)
    assert texts(t) == ["influence spacing_guild", "influence bene_gesserit", "influence fremen"]
    play(t, "influence fremen")
    assert of(t, "solari", "influence.fremen", "influence.emperor") == [1, 1, 0]
    assert sent("firm_grip", "hall_of_oratory", "skip", solari=2).get("A.solari") == 2


@rule("IMP-AGENT-11")
def test_firm_grip_may_be_paid_from_what_the_space_gives() -> None:
    assert sent("firm_grip", "wealth", "pay", "influence fremen").get("A.solari") == 0


@rule("IMP-CARD-28", "IMP-SYMBOL-08", "IMP-INTRIGUE-13", "IMP-SYMBOL-15")
def test_imperial_spy_trashes_itself_for_an_intrigue_card() -> None:
    t = sent("imperial_spy", "wealth", "pay")
    assert of(t, "intrigue", "in_play") == [["ambush"], []] and t.get("trashed") == ["imperial_spy"]
    t = sent("imperial_spy", "wealth", "skip")
    assert of(t, "intrigue", "in_play") == [[], ["imperial_spy"]] and t.get("trashed") == []


@rule("IMP-CARD-28")
def test_imperial_spy_trashed_otherwise_gives_nothing() -> None:
    t = sent("guild_administrator", "secure_contract", "trash imperial_spy discard", discard=["imperial_spy"])
    assert t.get("A.intrigue") == [] and t.get("trashed") == ["imperial_spy"]


@rule("IMP-CARD-35", "IMP-INFL-16", "IMP-INFL-17")
def test_shifting_allegiances_loses_1_and_gains_2_with_one_faction() -> None:
    track: dict[str, Any] = {"influence": {"emperor": 1, "fremen": 2}, "vp": 1, "spice": 2}
    t = sent("shifting_allegiances", "hall_of_oratory", "pay", **track)
    assert texts(t) == ["lose emperor", "lose fremen"]
    same = play(t.clone(), "lose fremen", "influence fremen")
    assert of(same, "influence.fremen", "vp", "spice") == [3, 1, 0]
    other = play(t, "lose fremen", "influence spacing_guild")
    assert of(other, "influence.fremen", "influence.spacing_guild", "vp") == [1, 2, 1]


@rule("IMP-CARD-36", "IMP-COST-06", "IMP-INFL-21")
def test_shifting_allegiances_needs_influence_to_lose() -> None:
    assert "pay" not in texts(sent("shifting_allegiances", "hall_of_oratory", spice=5))
    assert "pay" not in texts(sent("shifting_allegiances", "hall_of_oratory", spice=1, influence={"fremen": 3}))


# ------------------------------------------------------------------ choices and conditions


def test_guild_ambassador_influence_or_spice() -> None:
    t = sent("guild_ambassador", "hall_of_oratory")
    assert texts(t) == ["choose 1", "choose 2"]
    assert of(play(t.clone(), "choose 1"), "influence.spacing_guild", "spice") == [1, 0]
    assert of(play(t, "choose 2"), "influence.spacing_guild", "spice") == [0, 2]


def test_other_memory_draws_or_takes_a_sister_back() -> None:
    seat: dict[str, Any] = {"deck": ["dagger"], "discard": ["the_voice", "scout", "lady_jessica"]}
    drawn = sent("other_memory", "secure_contract", "choose 1", **seat)
    assert drawn.get("A.hand") == ["dagger"]
    t = sent("other_memory", "secure_contract", "choose 2", **seat)
    assert texts(t) == ["take lady_jessica", "take the_voice"]
    play(t, "take the_voice")
    assert of(t, "hand", "deck") == [["the_voice"], ["dagger"]] and "the_voice" not in t.get("A.discard")


def test_other_memory_without_a_sister_in_the_discard_pile_draws() -> None:
    t = sent("other_memory", "secure_contract", deck=["dagger"], discard=["scout"])
    assert of(t, "hand", "discard") == [["dagger"], ["scout"]]


def test_other_memory_taken_first_is_not_shuffled_away_by_arrakeen() -> None:
    seat: dict[str, Any] = {"deck": [], "discard": ["the_voice", "scout"]}
    t = sent("other_memory", "arrakeen", "resolve card", "choose 2", **seat)
    assert of(t, "hand", "discard") == [["scout", "the_voice"], []]


def test_missionaria_protectiva_needs_another_sister_in_play() -> None:
    t = sent("missionaria_protectiva", "carthag", in_play=["the_voice"])
    assert texts(t) == [f"influence {f}" for f in ("emperor", "spacing_guild", "bene_gesserit", "fremen")]
    assert play(t, "influence spacing_guild").get("A.influence.spacing_guild") == 1
    alone = sent("missionaria_protectiva", "carthag", hand=("the_voice",), discard=["the_voice"], in_play=["scout"])
    assert texts(alone)[0] == "deploy 0"


def test_missionaria_protectiva_counts_a_second_copy() -> None:
    t = sent("missionaria_protectiva", "carthag", in_play=["missionaria_protectiva"])
    assert "influence fremen" in texts(t)


@rule("IMP-INFL-19")
@pytest.mark.parametrize(("guild", "hand"), [(1, []), (2, ["dagger", "diplomacy"])])
def test_smugglers_thopter_draws_2_for_friends_of_the_guild(guild: int, hand: list[str]) -> None:
    t = sent("smugglers_thopter", "secure_contract", influence={"spacing_guild": guild},
             deck=["dagger", "diplomacy", "scout"])
    assert t.get("A.hand") == hand


# ------------------------------------------------------------------ trashing


@pytest.mark.parametrize(("card", "space"), [
    ("fedaykin_death_commando", "secure_contract"), ("gene_manipulation", "hall_of_oratory"),
    ("guild_administrator", "secure_contract"), ("sietch_reverend_mother", "stillsuits"),
])
@rule("IMP-SYMBOL-05", "IMP-SYMBOL-06", "IMP-SYMBOL-08")
def test_trash_a_card_from_hand_discard_pile_or_play(card: str, space: str) -> None:
    t = sent(card, space, hand=("dagger",), discard=["diplomacy"], in_play=["scout"])
    wanted = ["trash dagger hand", "trash diplomacy discard", f"trash {card} in_play", "trash scout in_play", "skip"]
    assert sorted(texts(t)) == sorted(wanted)
    assert play(t.clone(), "trash dagger hand").get("A.hand") == []
    assert play(t.clone(), "trash diplomacy discard").get("trashed") == ["diplomacy"]
    assert play(t.clone(), f"trash {card} in_play").get("A.in_play") == ["scout"]
    kept = play(t, "skip")
    assert kept.get("trashed") == [] and kept.get("A.hand") == ["dagger"]


@pytest.mark.parametrize("choice", ["skip", "trash gene_manipulation in_play", "trash the_voice in_play"])
def test_gene_manipulation_gives_spice_beside_another_sister_whatever_is_trashed(choice: str) -> None:
    t = sent("gene_manipulation", "hall_of_oratory", choice, in_play=["the_voice"])
    assert t.get("A.spice") == 2


def test_gene_manipulation_alone_gives_no_spice() -> None:
    assert sent("gene_manipulation", "hall_of_oratory", "skip", discard=["the_voice"]).get("A.spice") == 0


@rule("IMP-CARD-27")
def test_assassination_mission_pays_4_solari_when_another_effect_trashes_it() -> None:
    t = sent("guild_administrator", "secure_contract", "trash assassination_mission discard",
             discard=["assassination_mission"])
    assert t.get("A.solari") == 3 + 4
    t = table(A={"hand": ["assassination_mission"], "deck": ["dagger"] * 5, "discard": [], "intrigue": []})
    play(t, "reveal")
    assert t.get("A.discard") == ["assassination_mission"] and t.get("A.solari") == 1


def test_assassination_mission_pays_as_the_price_of_selective_breeding() -> None:
    t = sent("diplomacy", "selective_breeding", "pay", "trash assassination_mission hand", spice=2,
             hand=("assassination_mission",), deck=["dagger"] * 2)
    assert of(t, "solari", "hand") == [4, ["dagger", "dagger"]]


@rule("IMP-AGENT-11", "IMP-SYMBOL-05")
def test_space_travel_and_the_order_of_drawing_and_taking_foldspace() -> None:
    """With an empty deck: Foldspace can be the card drawn only if it is in the pile before the shuffle."""
    seat: dict[str, Any] = {"deck": [], "discard": []}
    space_first = sent("space_travel", "foldspace_space", "resolve space", **seat)
    assert of(space_first, "hand", "discard") == [["foldspace"], []]
    card_first = sent("space_travel", "foldspace_space", "resolve card", **seat)
    assert of(card_first, "hand", "discard") == [[], ["foldspace"]]


# ------------------------------------------------------------------ the space the agent went to


@pytest.mark.parametrize(("space", "spice"), [("imperial_basin", 2), ("hagga_basin", 4), ("the_great_flat", 6)])
@rule("IMP-CARD-25", "IMP-SPICE-02", "IMP-SPICE-03", "IMP-SPICE-04", "IMP-SPICE-01")
def test_carryall_doubles_the_base_and_not_the_bonus(space: str, spice: int) -> None:
    t = table(A={"hand": ["carryall"], "water": 2, "garrison": 0, "intrigue": ["windfall"]}, bonus_spice={space: 3})
    play(t, f"agent carryall {space}")
    assert t.get("A.spice") == spice + 3 and t.get(f"bonus_spice.{space}") == 0


def test_carryall_does_nothing_where_nothing_is_harvested_and_does_not_last() -> None:
    t = sent("carryall", "secure_contract", hand=("dune_the_desert_planet",), agents=2)
    assert of(t, "spice", "solari") == [0, 3]
    t = table(A={"hand": ["carryall", "dune_the_desert_planet"], "garrison": 0}, B={"hand": ["dagger"]},
              C={"hand": ["dagger"]})
    play(t, "agent carryall secure_contract", "reveal", "reveal", "agent dune_the_desert_planet imperial_basin")
    assert t.get("A.spice") == 1


@pytest.mark.parametrize(("space", "faction"), [
    ("wealth", "emperor"), ("foldspace_space", "spacing_guild"), ("secrets", "bene_gesserit"), ("stillsuits", "fremen"),
])
@rule("IMP-AGENT-10", "IMP-AGENT-16", "IMP-INFL-02")
def test_power_play_gives_2_influence_and_goes(space: str, faction: str) -> None:
    t = sent("power_play", space)
    assert of(t, f"influence.{faction}", "vp", "in_play") == [2, 1, []] and t.get("trashed") == ["power_play"]


@rule("IMP-AGENT-11")
@pytest.mark.parametrize("order", [("resolve card", "pay", "trash dagger hand"), ("resolve space", "pay",
                                                                                 "trash power_play in_play")])
def test_power_play_gives_2_influence_at_selective_breeding_in_any_order(order: tuple[str, ...]) -> None:
    t = sent("power_play", "selective_breeding", *order, hand=("dagger", "scout"), spice=2, deck=["diplomacy"] * 2)
    assert t.get("A.influence.bene_gesserit") == 2 and "power_play" in t.get("trashed")
    assert ("dagger" in t.get("A.hand")) == (order[0] == "resolve space")


def test_power_play_does_not_last() -> None:
    t = table(A={"hand": ["power_play", "diplomacy"], "garrison": 0}, B={"hand": ["dagger"]}, C={"hand": ["dagger"]})
    play(t, "agent power_play wealth", "reveal", "reveal", "agent diplomacy secrets")
    assert of(t, "influence.emperor", "influence.bene_gesserit") == [2, 1]


# ------------------------------------------------------------------ the played card pays for Selective Breeding


@rule("IMP-AGENT-11", "IMP-SYMBOL-05")
def test_sietch_reverend_mother_trashed_for_the_space_still_trashes_a_card() -> None:
    t = sent("sietch_reverend_mother", "selective_breeding", "resolve space", "pay",
             "trash sietch_reverend_mother in_play", spice=2, hand=("dagger",), deck=["scout", "diplomacy"])
    assert sorted(texts(t)) == sorted(["trash dagger hand", "trash diplomacy hand", "trash scout hand", "skip"])


@rule("IMP-CARD-28", "IMP-AGENT-11")
def test_imperial_spy_trashed_for_the_space_draws_no_intrigue() -> None:
    t = table(A={"hand": ["imperial_spy"], "intrigue": ["dispatch_an_envoy"], "spice": 2, "deck": ["scout", "dagger"],
                 "discard": [], "garrison": 0}, intrigue_deck=["ambush"])
    play(t, "play dispatch_an_envoy", "agent imperial_spy selective_breeding", "resolve space", "pay")
    assert of(t, "hand", "intrigue") == [["dagger", "scout"], []] and t.get("trashed") == ["imperial_spy"]
    assert t.actor == "B"  # its own arrow can no longer be paid


def test_reverend_mother_mohiam_loses_her_sister_to_selective_breeding() -> None:
    """The condition is looked at when the box is resolved."""
    seat: dict[str, Any] = {"in_play": ["the_voice"], "spice": 2, "deck": ["scout", "dagger"]}
    t = sent("reverend_mother_mohiam", "selective_breeding", "resolve space", "pay", "trash the_voice in_play", **seat)
    assert len(t.get("C.hand")) == 5 and t.actor == "B"
    t = sent("reverend_mother_mohiam", "selective_breeding", "resolve card", **seat)
    assert t.actor == "B" and all(move.startswith("discard") for move in texts(t))


@rule("IMP-COST-01")
def test_stilgars_water_comes_too_late_for_the_price_of_the_space() -> None:
    t = table(A={"hand": ["stilgar"], "water": 1})
    assert "agent stilgar the_great_flat" not in texts(t) and "agent stilgar hagga_basin" in texts(t)
