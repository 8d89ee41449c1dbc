"""Reveal boxes with a decision or a condition, and the order of actions in a reveal turn."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.kernel.table import Table
from support.dune.table import kinds, play, table, texts
from support.rules import rule


def of(t: Table, *names: str, seat: str = "A") -> list[Any]:
    return [t.get(f"{seat}.{name}") for name in names]


def revealed(*hand: str, row: tuple[str, ...] = ("worm_riders",) * 5, **seat: Any) -> Table:
    """A plot card in hand keeps the reveal turn open."""
    return play(table(A={"hand": list(hand), "intrigue": ["windfall"], **seat}, row=list(row)), "reveal")


# ------------------------------------------------------------------ boxes that ask


@rule("IMP-AGENT-15")
def test_bene_gesserit_sister_persuasion_or_swords_but_not_nothing() -> None:
    t = revealed("bene_gesserit_sister", "bene_gesserit_sister")
    assert "end" not in texts(t)
    play(t, "use bene_gesserit_sister", "choose 1")
    assert of(t, "persuasion", "swords") == [2, 0] and "end" not in texts(t)
    play(t, "use bene_gesserit_sister", "choose 2")
    assert of(t, "persuasion", "swords") == [2, 2] and "end" in texts(t)


@rule("IMP-CARD-39", "IMP-DEPLOY-09", "IMP-DEPLOY-11")
def test_chani_retreats_any_number_or_none() -> None:
    t = play(revealed("chani", conflict=4, garrison=1), "use chani")
    assert texts(t) == [f"retreat {n}" for n in range(5)]
    assert of(play(t.clone(), "retreat 4"), "conflict", "garrison", "supply") == [0, 5, 7]
    assert of(play(t, "retreat 0"), "conflict", "garrison", "supply") == [4, 1, 7]


def test_chani_has_nobody_to_retreat() -> None:
    assert "use chani" not in texts(revealed("chani"))


def test_scout_retreats_up_to_2() -> None:
    t = play(revealed("scout", conflict=3), "use scout")
    assert texts(t) == ["retreat 0", "retreat 1", "retreat 2"]
    assert of(play(t, "retreat 2"), "conflict", "garrison", "swords") == [1, 5, 1]
    assert "end" in texts(revealed("scout", conflict=3))  # it may be left


def test_gun_thopter_may_deploy_1_from_the_garrison() -> None:
    t = play(revealed("gun_thopter", garrison=2), "use gun_thopter")
    assert texts(t) == ["deploy 0", "deploy 1"]
    assert of(play(t.clone(), "deploy 1"), "conflict", "garrison", "strength") == [1, 1, 5]
    assert of(play(t, "deploy 0"), "conflict", "garrison", "strength") == [0, 2, 0]


@pytest.mark.parametrize(("garrison", "most"), [(2, 2), (5, 3)])
def test_sardaukar_legion_may_deploy_up_to_3(garrison: int, most: int) -> None:
    t = play(revealed("sardaukar_legion", garrison=garrison), "use sardaukar_legion")
    assert texts(t) == [f"deploy {n}" for n in range(most + 1)]
    assert of(play(t, f"deploy {most}"), "conflict", "garrison") == [most, garrison - most]


def test_gurney_halleck_hires_2_troops_that_may_go_straight_to_the_conflict() -> None:
    t = play(revealed("gurney_halleck", solari=3, garrison=4), "use gurney_halleck", "pay")
    assert texts(t) == ["deploy 0", "deploy 1", "deploy 2"]  # these troops, not those of the garrison
    assert of(play(t, "deploy 2"), "conflict", "garrison", "solari") == [2, 4, 0]


def test_gurney_halleck_may_be_left_or_cannot_be_paid() -> None:
    t = play(revealed("gurney_halleck", solari=3), "use gurney_halleck", "skip")
    assert of(t, "solari", "garrison") == [3, 3] and "use gurney_halleck" not in texts(t)
    assert "use gurney_halleck" not in texts(revealed("gurney_halleck", solari=2))


def test_gurney_halleck_finds_only_the_troops_left_in_the_supply() -> None:
    t = play(revealed("gurney_halleck", solari=3, garrison=11), "use gurney_halleck", "pay")
    assert texts(t) == ["deploy 0", "deploy 1"]


def test_opulence_sells_a_point_for_6_solari() -> None:
    t = play(revealed("opulence", solari=13), "use opulence")
    assert of(play(t.clone(), "skip"), "vp", "solari") == [0, 13]
    assert of(play(t, "pay"), "vp", "solari") == [1, 7] and "use opulence" not in texts(t)
    assert "use opulence" not in texts(revealed("opulence", solari=5))


@rule("IMP-REVEAL-05")
def test_opulence_may_be_paid_with_what_other_cards_give() -> None:
    t = revealed("opulence", "choam_directorship", solari=3)
    assert play(t, "use opulence", "pay").get("A.vp") == 1


@rule("IMP-INFL-20", "IMP-EX-16")
def test_guild_ambassador_sells_a_point_to_the_guilds_ally() -> None:
    ally: dict[str, Any] = {"influence": {"spacing_guild": 4}, "alliances": ["spacing_guild"]}
    t = play(revealed("guild_ambassador", spice=6, **ally), "use guild_ambassador", "pay")
    assert of(t, "vp", "spice") == [1, 3] and "use guild_ambassador" not in texts(t)
    assert "use guild_ambassador" not in texts(revealed("guild_ambassador", spice=2, **ally))
    assert "use guild_ambassador" not in texts(revealed("guild_ambassador", spice=6, influence={"spacing_guild": 4}))


def test_thufir_hawat_draws_an_intrigue_card() -> None:
    t = table(A={"hand": ["thufir_hawat"], "intrigue": []}, intrigue_deck=["windfall"])
    assert of(play(t, "reveal"), "intrigue", "persuasion") == [["windfall"], 1]
    assert play(t, "play windfall").get("A.solari") == 2  # at once, in the same turn


# ------------------------------------------------------------------ conditions


@pytest.mark.parametrize(("card", "gain"), [
    ("crysknife", {"influence.fremen": 1}), ("fedaykin_death_commando", {"swords": 3}),
    ("sietch_reverend_mother", {"persuasion": 5, "spice": 1}), ("spice_hunter", {"spice": 1}),
])
@pytest.mark.parametrize("zone", ["hand", "in_play"])
@rule("IMP-SYMBOL-03", "IMP-SYMBOL-13")
def test_fremen_bond(card: str, gain: dict[str, int], zone: str) -> None:
    """Another Fremen card, revealed now or played with an agent earlier; without it nothing."""
    if zone == "hand":
        t = revealed(card, "arrakis_liaison")
    else:
        t = revealed(card, "convincing_argument", in_play=["worm_riders"])
    assert {name: t.get(f"A.{name}") for name in gain} == gain
    alone = revealed(card, "convincing_argument", discard=["stilgar"])
    assert all(alone.get(f"A.{name}") < n for name, n in gain.items())


@rule("IMP-SYMBOL-04")
def test_two_bond_cards_enable_each_other() -> None:
    t = revealed("spice_hunter", "fedaykin_death_commando")
    assert of(t, "spice", "swords", "persuasion") == [1, 4, 2]
    assert of(revealed("spice_hunter", "spice_hunter"), "spice", "swords") == [2, 2]


@rule("IMP-REVEAL-07", "IMP-SYMBOL-04")
def test_a_fremen_card_drawn_later_completes_the_bond() -> None:
    t = revealed("spice_hunter", deck=["stilgar", "dagger"], intrigue=["poison_snooper"])
    assert t.get("A.spice") == 0
    play(t, "play poison_snooper", "draw")
    assert of(t, "spice", "swords", "persuasion", "hand") == [1, 4, 3, []]


@rule("IMP-INFL-20")
def test_firm_grip_is_worth_4_to_the_emperors_ally() -> None:
    assert revealed("firm_grip", influence={"emperor": 4}, alliances=["emperor"]).get("A.persuasion") == 4
    assert revealed("firm_grip", influence={"emperor": 4}).get("A.persuasion") == 0


@pytest.mark.parametrize(("fremen", "ally", "swords"), [(1, False, 0), (2, False, 4), (4, True, 6), (5, False, 4)])
@rule("IMP-INFL-19", "IMP-INFL-20")
def test_worm_riders(fremen: int, ally: bool, swords: int) -> None:
    t = revealed("worm_riders", influence={"fremen": fremen}, alliances=["fremen"] if ally else [])
    assert t.get("A.swords") == swords


@rule("IMP-CARD-29")
def test_liet_kynes_counts_fremen_cards_played_and_revealed() -> None:
    t = revealed("liet_kynes", "stilgar", "dagger", in_play=["chani", "scout", "arrakis_liaison"])
    assert t.get("A.persuasion") == 2 * 4 + 2  # itself, Stilgar, Chani, the Liaison; and Stilgar's own 2


@rule("IMP-CARD-20")
def test_guild_bankers_make_every_copy_cheaper_this_turn() -> None:
    t = revealed("guild_bankers", persuasion=12)
    play(t, "buy the_spice_must_flow", "buy the_spice_must_flow")
    assert of(t, "vp", "persuasion") == [2, 0]
    assert "buy the_spice_must_flow" in texts(revealed("guild_bankers", "guild_bankers", persuasion=3))
    assert "buy the_spice_must_flow" not in texts(revealed("guild_bankers", persuasion=5))


def test_guild_bankers_last_no_longer_than_the_turn() -> None:
    t = revealed("guild_bankers", persuasion=6)
    assert "buy the_spice_must_flow" in texts(t)
    play(t, "end")
    assert t.get("A.discount.the_spice_must_flow") == 0


# ------------------------------------------------------------------ any order, with buying in between


@rule("IMP-REVEAL-05")
def test_crysknifes_influence_enables_worm_riders() -> None:
    t = revealed("worm_riders", "crysknife", influence={"fremen": 1})
    assert of(t, "influence.fremen", "swords", "vp") == [2, 5, 1]


@rule("IMP-REVEAL-05", "IMP-INFL-07", "IMP-INFL-08", "IMP-INFL-04")
def test_crysknifes_influence_wins_the_alliance_for_worm_riders() -> None:
    t = revealed("worm_riders", "crysknife", influence={"fremen": 3}, vp=1)
    assert of(t, "swords", "vp", "alliances", "water") == [1 + 4 + 2, 2, ["fremen"], 2]


@rule("IMP-REVEAL-06")
def test_buying_choam_directorship_wins_the_alliance_that_firm_grip_needs() -> None:
    row = ("choam_directorship", "space_travel", "worm_riders", "worm_riders", "worm_riders")
    t = revealed("firm_grip", row=row, persuasion=8, influence={"emperor": 3})
    assert "buy space_travel" in texts(t)
    play(t, "buy choam_directorship")
    assert of(t, "alliances", "persuasion") == [["emperor"], 4] and "buy space_travel" in texts(t)


@rule("IMP-REVEAL-06", "IMP-BUY-12", "IMP-BUY-06")
def test_a_replacement_can_be_bought_at_once_with_what_is_left() -> None:
    t = table(A={"hand": ["lady_jessica", "convincing_argument"], "intrigue": ["windfall"], "discard": []},
              row=["scout"] + ["worm_riders"] * 4, imperium_deck=["stilgar"])
    play(t, "reveal", "buy scout")
    assert t.get("A.persuasion") == 4 and "buy stilgar" not in texts(t)
    play(t, "buy arrakis_liaison", "buy arrakis_liaison")
    assert t.get("A.discard") == ["arrakis_liaison", "arrakis_liaison", "scout"]


@rule("IMP-REVEAL-05", "IMP-CARD-29")
def test_liet_kynes_counts_cards_drawn_later_as_well() -> None:
    """It would have waited for them; but that it waits must not tell that there is a card that draws."""
    t = table(A={"hand": ["liet_kynes"], "deck": ["stilgar", "chani", "dagger"], "spice": 1, "water": 1,
                 "intrigue": ["water_of_life"]})
    play(t, "reveal")
    assert t.get("A.persuasion") == 2 and "use liet_kynes" not in texts(t)
    play(t, "play water_of_life")
    assert t.get("A.persuasion") == 2 + 2 + 2 * 3
    assert [event["n"] for event in kinds(t, "gained")
            if event.get("cause") == {"kind": "card", "id": "liet_kynes"}] == [2, 2 * 2]


@rule("IMP-REVEAL-07")
def test_a_card_drawn_in_the_reveal_turn_has_its_whole_reveal_box() -> None:
    t = table(A={"hand": ["dagger"], "deck": ["opulence"], "solari": 6, "intrigue": ["poison_snooper"]})
    play(t, "reveal", "play poison_snooper", "draw")
    assert of(t, "in_play", "persuasion") == [["dagger", "opulence"], 1]
    assert play(t, "use opulence", "pay").get("A.vp") == 1


def test_a_troop_deployed_by_one_card_may_be_retreated_by_another() -> None:
    t = revealed("chani", "gun_thopter")
    assert "use chani" not in texts(t)
    play(t, "use gun_thopter", "deploy 1", "use chani", "retreat 1")
    assert of(t, "conflict", "garrison") == [0, 3]


@rule("IMP-REVEAL-04", "IMP-REVEAL-03")
def test_cards_played_with_agents_have_no_reveal_box() -> None:
    t = revealed("dagger", in_play=["stilgar", "choam_directorship"])
    assert of(t, "persuasion", "swords", "solari") == [0, 1, 0]


@rule("IMP-REVEAL-08", "IMP-BUY-07", "IMP-SYMBOL-13")
def test_the_end_of_the_reveal_turn_clears_the_table() -> None:
    t = revealed("dagger", "convincing_argument", in_play=["scout"], discard=[], deck=["dagger"] * 5)
    play(t, "end")
    assert of(t, "in_play", "persuasion", "swords") == [[], 0, 1]
    assert t.get("A.discard") == ["convincing_argument", "dagger", "scout"]


@rule("IMP-STRENGTH-01", "IMP-STRENGTH-03", "IMP-STRENGTH-04")
def test_swords_count_only_beside_a_troop() -> None:
    assert revealed("stilgar", conflict=2).get("A.strength") == 2 * 2 + 3
    assert revealed("stilgar").get("A.strength") == 0
