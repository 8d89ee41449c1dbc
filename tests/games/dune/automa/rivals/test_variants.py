"""The variants of the Rivals: dice for the Row, streamlined Rivals, and the three expert variants."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad
from landsraad.kernel.table import Table
from support.dune.rival_tables import LEVELS, act, influence, rival, rival_table, told
from support.dune.table import kinds, play, texts
from support.rules import rule

# ------------------------------------------------------------------ dice for the Imperium Row

DICE = ("imperium_row_dice",)


def rolled(*chance: object, variants: tuple[str, ...] = DICE, **given: Any) -> tuple[list[str], Table]:
    """The Row before A's reveal turn, and the table after it, when a Rival has still a turn to take."""
    t = rival_table(variants=variants, chance=list(chance), brisk=False, **given)
    return t.get("row"), play(t, "reveal", "end")


@rule("UPR-RIVAL-66", "UPR-RIVAL-67")
@pytest.mark.parametrize("first, second, lost", [
    (1, 2, [1, 2]), (5, 1, [1, 5]), (4, 3, [3, 4]), (2, 6, [2]), (6, 5, [5]), (6, 6, []), (3, 3, [3]), (1, 1, [1])])
def test_the_dice_take_cards_from_the_row(first: int, second: int, lost: list[int]) -> None:
    """Counted from the left, both at once; a 6 takes none, a double takes one; the Row is filled again."""
    row = ["steersman", "diplomacy", "leadership", "dagger", "calculus_of_power"]  # as they lie, in no order at all
    _, t = rolled(first, second, row=row, imperium_deck=["maula_pistol", "maula_pistol"])
    assert [(e["first"], e["second"]) for e in told(t, "row_dice")] == [(first, second)]
    gone = [row[place - 1] for place in lost]
    assert sorted((e["place"], e["card"]) for e in told(t, "row_lost")) == sorted(zip(lost, gone, strict=True))
    assert sorted(t.get("trashed")) == sorted(gone)
    assert sorted(t.get("row")) == sorted([c for i, c in enumerate(row, 1) if i not in lost]
                                          + ["maula_pistol"] * len(lost))


@rule("UPR-RIVAL-66")
def test_no_dice_without_the_variant() -> None:
    row, t = rolled(variants=())
    assert told(t, "row_dice") == [] and t.get("row") == row and t.get("trashed") == []


@rule("UPR-RIVAL-66")
def test_dice_at_the_end_of_each_of_your_reveal_turns_only() -> None:
    t = landsraad.new("uprising", players=1, seed=4, first="A", variants=["imperium_row_dice"])
    while t.get("round") < 4:
        legal = texts(t)
        t.play(next((text for text in ("reveal", "end", "pass") if text in legal), legal[0]))
    events = [e for e in t.events() if e["kind"] in ("cleaned_up", "row_dice", "hagal_agent")]
    assert [e["kind"] for e in events].count("row_dice") == 3
    for i, e in enumerate(events):
        if e["kind"] == "row_dice":
            assert events[i - 1]["kind"] == "cleaned_up" and e["seat"] == "A" and 1 <= e["first"] <= 6
    assert len({(e["first"], e["second"]) for e in events if e["kind"] == "row_dice"}) > 1


def test_a_forced_die_has_six_sides() -> None:
    for wrong in (0, 7, "six"):
        with pytest.raises(landsraad.BadInput, match=f"chance: {wrong!r} is not a number from 1 to 6"):
            rolled(wrong, 1)


def test_an_empty_deck_leaves_the_row_short() -> None:
    row = ["steersman", "diplomacy", "leadership", "dagger", "calculus_of_power"]
    _, t = rolled(1, 5, row=row, imperium_deck=[])
    assert sorted(t.get("row")) == sorted(row[1:4])


@rule("UPR-RIVAL-66")
def test_a_new_card_lies_where_the_old_one_lay() -> None:
    t = rival_table(variants=DICE, chance=[2, 6], brisk=False, row=["steersman", "desert_survival", "leadership",
                    "shishakli", "calculus_of_power"], imperium_deck=["maula_pistol"], A={"hand": [
                        "convincing_argument"]})
    play(t, "reveal", "buy desert_survival", "end")
    assert [(e["place"], e["card"]) for e in told(t, "row_lost")] == [(2, "maula_pistol")]


# ------------------------------------------------------------------ streamlined Rivals

STREAMLINED = ("streamlined_rivals",)


@rule("UPR-RIVAL-68")
@pytest.mark.parametrize("id, variants, winner", [
    ("amber_metulli", STREAMLINED, "B"), ("glossu_rabban", STREAMLINED, "B"), ("amber_metulli", (), "B"),
    ("glossu_rabban", (), "B"), ("gurney_halleck", (), "C")])
def test_a_rival_made_for_two_players_cannot_win(id: str, variants: tuple[str, ...], winner: str) -> None:
    """It may have points, and ten of them end the game; but one of the players wins it."""
    t = rival_table("two", [id], variants=variants, phase="recall", round=4, A={"vp": 3}, B={"vp": 5}, C={"vp": 10})
    assert t.over and t.result()["winners"] == [winner]
    assert t.result()["scores"] == {"A": 3, "B": 5, "C": 10} and t.result()["ended"] == "points"


@rule("UPR-RIVAL-68")
@pytest.mark.parametrize("id", ["amber_metulli", "glossu_rabban"])
def test_in_the_solo_game_any_rival_can_win(id: str) -> None:
    t = rival_table("solo", [id, "gurney_halleck"], phase="recall", round=4, A={"vp": 3}, B={"vp": 10}, C={"vp": 5})
    assert t.over and t.result()["winners"] == ["B"]


@rule("UPR-RIVAL-68")
def test_who_may_be_streamlined() -> None:
    seen = {landsraad.new("uprising", players=2, seed=seed, variants=["streamlined_rivals"]).get("C.rival")
            for seed in range(20)}
    assert seen == {"amber_metulli", "glossu_rabban"}


@rule("UPR-RIVAL-69")
@pytest.mark.parametrize("card, space, base", [("hagal_deep_desert", "deep_desert", 4),
                                               ("hagal_hagga_or_imperial_basin", "hagga_basin", 2),
                                               ("hagal_hagga_or_imperial_basin", "imperial_basin", 1)])
@pytest.mark.parametrize("id, variants, swordmaster, banked", [
    ("amber_metulli", STREAMLINED, 1, True), ("amber_metulli", STREAMLINED, 0, False), ("amber_metulli", (), 1, True),
    ("glossu_rabban", (), 1, True), ("glossu_rabban", (), 0, False), ("gurney_halleck", (), 1, False)])
def test_bonus_spice_goes_to_the_bank(card: str, space: str, base: int, id: str, variants: tuple[str, ...],
                                      swordmaster: int, banked: bool) -> None:
    """After it has its Swordmaster; the base spice is its own as before."""
    t = rival(card, "two", rivals=[id], variants=variants, bonus_spice={space: 2}, C={"swordmaster": swordmaster})
    assert t.get("C.spice") == base + (0 if banked else 2)
    assert t.get(f"bonus_spice.{space}") == 0
    assert [(e["space"], e["n"]) for e in kinds(t, "spice_banked")] == ([(space, 2)] if banked else [])


# ------------------------------------------------------------------ Brutal Escalation


@rule("UPR-RIVAL-71", "UPR-RIVAL-70", "UPR-RIVAL-53")
@pytest.mark.parametrize("mode, seat", [("solo", "B"), ("two", "C")])
@pytest.mark.parametrize("conflict, variants, swords", [
    ("propaganda", ("brutal_escalation",), 5 + 3), ("propaganda", (), 5),
    ("trade_dispute", ("brutal_escalation",), 5), ("skirmish_crysknife", ("brutal_escalation",), 5)])
def test_two_cards_for_a_conflict_of_the_third_level(conflict: str, variants: tuple[str, ...], swords: int, mode: str,
                                                     seat: str) -> None:
    t = rival_table(mode, variants=variants, phase="combat", round=2, conflict=conflict, **{seat: {"conflict": 1}},
                    A={"conflict": 1, "intrigue": ["contingency_plan"]},
                    hagal_deck=["hagal_heighliner", "hagal_sietch_tabr", "hagal_sardaukar"])
    assert t.get(f"{seat}.swords") == swords
    assert len(told(t, "hagal_swords")) == (2 if swords == 8 else 1)


@rule("UPR-RIVAL-71", "UPR-RIVAL-17")
def test_both_rivals_turn_up_two() -> None:
    t = rival_table(difficulty="mentat", phase="combat", round=8, conflict="propaganda", first="C",
                    A={"conflict": 1, "intrigue": ["contingency_plan"]}, B={"conflict": 1}, C={"conflict": 1},
                    hagal_deck=["hagal_heighliner", "hagal_sietch_tabr", "hagal_sardaukar", "hagal_arrakeen"])
    assert (t.get("C.swords"), t.get("B.swords")) == (5 + 3, 4 + 1)


# ------------------------------------------------------------------ Expert Deployment

EXPERT = ("expert_deployment",)
EARLY, LAST = "trade_dispute", "propaganda"


@rule("UPR-RIVAL-72", "UPR-RIVAL-73")
@pytest.mark.parametrize("conflict, mine, theirs, holds", [
    (EARLY, 0, 3, True), ("skirmish_crysknife", 0, 3, True), (EARLY, 0, 2, False), (EARLY, 2, 5, True),
    (EARLY, 2, 4, False), (EARLY, 4, 0, False), (LAST, 0, 3, False), (LAST, 1, 6, False)])
def test_it_holds_back_when_it_leads_by_three(conflict: str, mine: int, theirs: int, holds: bool) -> None:
    t = rival("hagal_research_station", variants=EXPERT, conflict=conflict, A={"conflict": mine},
              B={"conflict": theirs})
    assert t.get("B.conflict") == theirs + (0 if holds else 4)
    assert t.get("B.garrison") == (5 if holds else 1)
    assert [e["lead"] for e in kinds(t, "rival_held_back")] == ([theirs - mine] if holds else [])


@rule("UPR-RIVAL-72")
def test_the_lead_is_over_everybody_and_counts_units() -> None:
    """The other Rival counts too, and a worm is one unit, whatever its strength."""
    t = rival("hagal_research_station", variants=EXPERT, conflict=EARLY, B={"conflict": 4}, C={"conflict": 2})
    assert t.get("B.conflict") == 8
    t = rival("hagal_research_station", variants=EXPERT, conflict=EARLY, B={"conflict": 4}, C={"sandworms": 1})
    assert t.get("B.conflict") == 4
    t = rival("hagal_research_station", variants=EXPERT, conflict=EARLY, B={"conflict": 1, "sandworms": 2})
    assert t.get("B.conflict") == 1
    t = rival("hagal_research_station", variants=EXPERT, conflict=EARLY, B={"sandworms": 2})
    assert t.get("B.conflict") == 4


@rule("UPR-RIVAL-74")
@pytest.mark.parametrize("before, after", [(1, 1), (0, 2)])
def test_worms_come_before_the_check(before: int, after: int) -> None:
    """Two worms make the lead three; then no troop goes."""
    t = rival("hagal_deep_desert", variants=EXPERT, conflict=EARLY, bonus_spice={"deep_desert": 1},
              B={"maker_hooks": 1, "conflict": before})
    assert (t.get("B.sandworms"), t.get("B.conflict")) == (2, after)


@rule("UPR-RIVAL-74")
def test_worms_come_however_far_it_leads() -> None:
    t = rival("hagal_deep_desert", variants=EXPERT, conflict=EARLY, bonus_spice={"deep_desert": 1},
              B={"maker_hooks": 1, "conflict": 6})
    assert (t.get("B.sandworms"), t.get("B.conflict")) == (2, 6)


@rule("UPR-RIVAL-72", "UPR-RIVAL-17", "UPR-RIVAL-18", "UPR-RIVAL-16")
@pytest.mark.parametrize("level", LEVELS)
def test_experts_by_level(level: str) -> None:
    t = rival("hagal_research_station", difficulty=level, conflict=EARLY, B={"conflict": 5})
    assert t.get("B.conflict") == (5 if level in LEVELS[2:] else 9)


# ------------------------------------------------------------------ Smart Politics

SMART = ("smart_politics",)
FREE_SPACES = [("hagal_dutiful_service", "emperor", "dutiful_service"),
               ("hagal_deliver_supplies_heighliner", "spacing_guild", "deliver_supplies"),
               ("hagal_secrets", "bene_gesserit", "secrets"), ("hagal_fremkit", "fremen", "fremkit")]
PAID_SPACES = [("hagal_sardaukar", "emperor", "sardaukar"), ("hagal_heighliner", "spacing_guild", "heighliner"),
               ("hagal_espionage", "bene_gesserit", "espionage"), ("hagal_desert_tactics", "fremen", "desert_tactics")]


def politics(card: str, faction: str, mine: int, best: int, ally: bool, variants: tuple[str, ...] = SMART,
             **given: Any) -> Table:
    seats: dict[str, Any] = {"B": {"influence": {faction: mine}, **({"alliances": [faction]} if ally else {})},
                             "A": {"influence": {faction: best}}}
    return rival([card, "hagal_research_station"], variants=variants, **{"conflict": EARLY, **seats, **given})


@rule("UPR-RIVAL-75", "UPR-RIVAL-76", "UPR-RIVAL-77")
@pytest.mark.parametrize("card, faction, space", FREE_SPACES)
@pytest.mark.parametrize("mine, best, ally, why", [
    (4, 3, True, "alliance_is_safe"), (6, 0, True, "alliance_is_safe"), (4, 4, True, None), (3, 2, False, None),
    (2, 4, False, "too_far_behind"), (3, 6, False, "too_far_behind"), (2, 3, False, None), (1, 4, False, None),
    (0, 6, False, None)])
def test_smart_politics(card: str, faction: str, space: str, mine: int, best: int, ally: bool,
                        why: str | None) -> None:
    t = politics(card, faction, mine, best, ally)
    assert ("B" in str(t.get("agents").get(space))) is (why is None)
    assert ("research_station" in t.get("agents")) is (why is not None)
    assert [e["why"] for e in kinds(t, "hagal_ignored")] == ([] if why is None else [why])


@rule("UPR-RIVAL-75")
@pytest.mark.parametrize("card, faction, space", PAID_SPACES)
@pytest.mark.parametrize("mine, best, ally", [(4, 3, True), (2, 4, False)])
def test_only_at_the_free_spaces(card: str, faction: str, space: str, mine: int, best: int, ally: bool) -> None:
    assert politics(card, faction, mine, best, ally).get("agents")[space] == "B"


@rule("UPR-RIVAL-75")
def test_the_other_half_of_the_card_is_not_free() -> None:
    t = politics("hagal_deliver_supplies_heighliner", "spacing_guild", 4, 3, True, conflict=LAST)
    assert t.get("agents")["heighliner"] == "B"


@rule("UPR-RIVAL-70", "UPR-RIVAL-16")
@pytest.mark.parametrize("level", LEVELS)
def test_politics_by_level(level: str) -> None:
    t = politics("hagal_secrets", "bene_gesserit", 2, 4, False, variants=(), difficulty=level)
    assert ("secrets" in t.get("agents")) is (level in LEVELS[:2])


@rule("UPR-RIVAL-76", "UPR-RIVAL-77")
def test_the_best_of_all_others_counts() -> None:
    """Two of them: the one further up the track decides, also if it is the other Rival."""
    t = politics("hagal_secrets", "bene_gesserit", 2, 0, False, C={"influence": {"bene_gesserit": 4}})
    assert [e["why"] for e in kinds(t, "hagal_ignored")] == ["too_far_behind"]
    t = politics("hagal_secrets", "bene_gesserit", 5, 0, True, C={"influence": {"bene_gesserit": 5}})
    assert t.get("agents")["secrets"] == "B" and influence(t)[2] == 6


@rule("UPR-RIVAL-70")
def test_experts_variants_for_two_players() -> None:
    t = act(rival_table("two", variants=("brutal_escalation", "expert_deployment", "smart_politics"), conflict=EARLY,
                        hagal_deck=["hagal_secrets", "hagal_research_station"], A={"influence": {"bene_gesserit": 4}},
                        C={"influence": {"bene_gesserit": 2}, "conflict": 3}))
    assert (t.get("agents")["research_station"], t.get("C.conflict"), t.get("C.garrison")) == ("C", 3, 5)


@rule("UPR-RIVAL-68")
def test_players_may_lead_both_who_are_made_for_two() -> None:
    """Then one of the two is the Rival all the same: there is nobody else."""
    t = landsraad.new("uprising", players=2, base_leaders="yes", variants=["streamlined_rivals"], seed=1,
                      leaders=["lady_amber_metulli", "glossu_rabban"])
    assert t.get("C.rival") in ("amber_metulli", "glossu_rabban")
