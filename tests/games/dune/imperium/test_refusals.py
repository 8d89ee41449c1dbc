"""A refused move gives one reason with its rule and changes nothing."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import landsraad
from landsraad.kernel.table import Table
from landsraad.reference.rules import rules
from support.dune.table import play, table, texts
from support.rules import rule
from support.sampling import sampled

RULE = re.compile(r" \((IMP-[A-Z]+-\d+)\)$")


def refused(t: Table, move: str) -> str:
    """The message for a move that must be refused, without the move and without a change of the table."""
    before = (t.fingerprint(), t.legal(), t.actor, len(t.moves), t.view(t.actor))
    with pytest.raises(landsraad.BadInput) as caught:
        t.play(move)
    assert (t.fingerprint(), t.legal(), t.actor, len(t.moves), t.view(t.actor)) == before
    message = str(caught.value)
    assert message.startswith(f"{move}: ")
    assert "\n" not in message
    return message.removeprefix(f"{move}: ")


# ------------------------------------------------------------------ sending an agent


@rule("IMP-SPACE-14")
def test_high_council_once() -> None:
    t = table(A={"hand": ["dagger"], "council": True, "solari": 9})
    assert refused(t, "agent dagger high_council") == "High Council: already seated (IMP-SPACE-14)"


@rule("IMP-SPACE-14")
def test_swordmaster_once() -> None:
    t = table(A={"hand": ["dagger"], "swordmaster": True, "solari": 9})
    assert refused(t, "agent dagger swordmaster") == "Swordmaster: already hired (IMP-SPACE-14)"


@rule("IMP-CARD-13")
def test_kwisatz_haderach_does_not_visit_twice() -> None:
    t = table(A={"hand": ["kwisatz_haderach"], "swordmaster": True, "solari": 9})
    assert refused(t, "agent kwisatz_haderach swordmaster") == "Swordmaster: already hired (IMP-CARD-13)"


@rule("IMP-AGENT-01")
def test_card_not_in_hand() -> None:
    t = table(A={"hand": ["dagger"]})
    assert refused(t, "agent stilgar arrakeen") == "Stilgar is not in your hand (IMP-AGENT-01)"


@rule("IMP-REVEAL-01")
def test_no_agent_left() -> None:
    t = table(agents={"arrakeen": "A", "carthag": "A"}, A={"hand": ["dagger", "diplomacy"], "intrigue": ["windfall"]})
    assert refused(t, "agent diplomacy wealth") == "you have no agent left to send: reveal (IMP-REVEAL-01)"


@rule("IMP-AGENT-03")
def test_no_matching_icon() -> None:
    t = table(A={"hand": ["bene_gesserit_sister"]})
    assert refused(t, "agent bene_gesserit_sister arrakeen") == (
        "Bene Gesserit Sister has no City icon, only Bene Gesserit, Landsraad (IMP-AGENT-03)")


@rule("IMP-AGENT-03")
def test_an_envoy_brings_the_icons_of_the_factions_only() -> None:
    t = table(A={"hand": ["dagger"], "envoy": 1})
    assert refused(t, "agent dagger carthag") == (
        "Dagger has no City icon, only Emperor, Spacing Guild, Bene Gesserit, Fremen, Landsraad (IMP-AGENT-03)")
    assert "agent dagger wealth" in texts(t)


@rule("IMP-AGENT-08")
def test_card_without_icons() -> None:
    t = table(A={"hand": ["convincing_argument", "dagger"]})
    assert refused(t, "agent convincing_argument arrakeen") == (
        "Convincing Argument has no agent icon: it can only be revealed (IMP-AGENT-08)")


@rule("IMP-AGENT-05")
def test_space_occupied() -> None:
    t = table(agents={"arrakeen": "B", "carthag": "A"}, A={"hand": ["reconnaissance", "dagger"]})
    assert refused(t, "agent reconnaissance arrakeen") == "Arrakeen: occupied by B (IMP-AGENT-05)"
    assert refused(t, "agent reconnaissance carthag") == "Carthag: your own agent is there (IMP-AGENT-05)"


@rule("IMP-CARD-09")
def test_space_closed_by_the_voice() -> None:
    t = table(turn="A", A={"hand": ["reconnaissance", "kwisatz_haderach"]}, C={"silenced": "carthag"})
    assert refused(t, "agent reconnaissance carthag") == "Carthag: closed by C with The Voice (IMP-CARD-09)"


@rule("IMP-CARD-10")
def test_the_voice_stops_kwisatz_haderach() -> None:
    t = table(turn="A", A={"hand": ["kwisatz_haderach"]}, C={"silenced": "carthag"})
    assert refused(t, "agent kwisatz_haderach carthag") == "Carthag: closed by C with The Voice (IMP-CARD-10)"


@rule("IMP-COST-01")
@pytest.mark.parametrize(("space", "has", "lacks"), [
    ("conspire", {"spice": 2}, "Conspire: needs 4 spice, you have 2"),
    ("hardy_warriors", {"water": 0}, "Hardy Warriors: needs 1 water, you have 0"),
    ("swordmaster", {"solari": 7}, "Swordmaster: needs 8 solari, you have 7"),
    ("sell_melange", {"spice": 1}, "Sell Melange: needs 2 spice, you have 1"),
])
def test_cost(space: str, has: dict[str, int], lacks: str) -> None:
    t = table(A={"hand": ["diplomacy", "signet_ring"], **has})
    card = "diplomacy" if space in ("conspire", "hardy_warriors") else "signet_ring"
    assert refused(t, f"agent {card} {space}") == f"{lacks} (IMP-COST-01)"


@rule("IMP-COST-01")
def test_cost_with_the_discount_of_the_leader() -> None:
    t = table(options={"leaders": ["duke_leto_atreides", "glossu_rabban", "count_ilban_richese"]},
              A={"hand": ["dagger"], "solari": 3})
    assert "agent dagger rally_troops" in texts(t)
    assert refused(t, "agent dagger high_council") == "High Council: needs 4 solari, you have 3 (IMP-COST-01)"


@rule("IMP-SPACE-05")
def test_requirement() -> None:
    t = table(A={"hand": ["reconnaissance"], "influence": {"fremen": 1}})
    assert refused(t, "agent reconnaissance sietch_tabr") == (
        "Sietch Tabr: needs 2 Fremen influence, you have 1 (IMP-SPACE-05)")


def test_no_swordmaster_at_the_hardest_level() -> None:
    t = table(players=1, options={"difficulty": "kwisatz_haderach"}, turn="A", A={"hand": ["dagger"], "solari": 9})
    assert refused(t, "agent dagger swordmaster") == (
        "Swordmaster: not available to you at the Kwisatz Haderach (expert+) level (IMP-SOLO-01)")


@rule("IMP-AGENT-04", "IMP-ROUND-05")
def test_one_agent_and_no_reveal_in_the_same_turn() -> None:
    t = table(A={"hand": ["dagger", "reconnaissance"], "intrigue": ["windfall"]})
    play(t, "agent reconnaissance arrakeen")
    assert refused(t, "agent dagger hall_of_oratory").endswith("(IMP-AGENT-04)")
    assert refused(t, "reveal").endswith("(IMP-ROUND-05)")


def test_no_agent_after_the_reveal() -> None:
    t = play(table(A={"hand": ["dagger", "convincing_argument"]}), "reveal")
    assert refused(t, "agent dagger hall_of_oratory") == "you cannot send an agent in a reveal turn (IMP-ROUND-05)"
    assert refused(t, "reveal") == "you have already revealed (IMP-ROUND-07)"


# ------------------------------------------------------------------ buying


@rule("IMP-BUY-01")
def test_buying_waits_for_the_reveal() -> None:
    t = table(row=["stilgar"], A={"hand": ["reconnaissance"], "intrigue": ["windfall"]})
    assert refused(t, "buy stilgar") == "you can acquire cards only in your reveal turn (IMP-BUY-01)"
    play(t, "agent reconnaissance arrakeen")
    assert refused(t, "buy stilgar") == "you can acquire cards only in your reveal turn (IMP-BUY-01)"


@rule("IMP-BUY-05", "IMP-BUY-03", "IMP-BUY-02")
def test_what_cannot_be_bought() -> None:
    t = play(table(row=["stilgar", "scout"], A={"hand": ["convincing_argument", "diplomacy"]}), "reveal")
    assert refused(t, "buy stilgar") == "Stilgar costs 5, you have 3 persuasion (IMP-BUY-05)"
    assert refused(t, "buy the_spice_must_flow") == "The Spice Must Flow costs 9, you have 3 persuasion (IMP-BUY-05)"
    assert refused(t, "buy foldspace") == "Foldspace cannot be bought; you get it at its space (IMP-BUY-03)"
    assert refused(t, "buy chani") == "Chani is not in the Imperium Row or the Reserve (IMP-BUY-02)"
    assert refused(t, "buy dagger") == "Dagger is not in the Imperium Row or the Reserve (IMP-BUY-02)"


@rule("IMP-CARD-20")
def test_price_with_a_discount() -> None:
    t = play(table(A={"hand": ["guild_bankers", "convincing_argument"]}), "reveal")
    assert refused(t, "buy the_spice_must_flow") == (
        "The Spice Must Flow costs 6 (9 less 3), you have 2 persuasion (IMP-BUY-05)")


def test_empty_reserve_pile() -> None:
    t = table(reserve={"arrakis_liaison": 0}, row=["scout"], A={"hand": ["convincing_argument", "dagger"]})
    play(t, "reveal")
    assert refused(t, "buy arrakis_liaison") == "Arrakis Liaison: none is left (IMP-BUY-02)"


@rule("IMP-LEADER-11")
def test_card_set_aside_for_another() -> None:
    t = table(row=["scout"], A={"hand": ["convincing_argument", "dagger"]}, B={"set_aside": "stilgar"})
    play(t, "reveal")
    assert refused(t, "buy stilgar") == "Stilgar is set aside for B (IMP-LEADER-11)"


def test_card_set_aside_for_oneself_costs_less() -> None:
    t = play(table(row=["scout"], A={"hand": ["convincing_argument", "dagger"], "set_aside": "stilgar"}), "reveal")
    assert refused(t, "buy stilgar") == "Stilgar costs 4 (5 less 1), you have 2 persuasion (IMP-BUY-05)"


# ------------------------------------------------------------------ intrigue cards


def holding(*cards: str, **more: Any) -> Table:
    return table(turn="A", A={"hand": ["dagger", "reconnaissance"], "intrigue": list(cards), **more})


@rule("IMP-INTRIGUE-01")
def test_intrigue_not_held() -> None:
    assert refused(holding("ambush"), "play windfall") == "you do not have Windfall (IMP-INTRIGUE-01)"


@rule("IMP-INTRIGUE-07", "IMP-INTRIGUE-08", "IMP-COMBAT-08")
@pytest.mark.parametrize(("card", "reason"), [
    ("ambush", "Ambush is a combat card: it is played in combat (IMP-INTRIGUE-07)"),
    ("tiebreaker", "Tiebreaker is a combat card: it is played in combat or at the end of the game (IMP-INTRIGUE-07)"),
    ("to_the_victor", "To the Victor... is played when you win a conflict (IMP-COMBAT-08)"),
    ("corner_the_market",
     "Corner the Market is an endgame card: it waits for the end of the game (IMP-INTRIGUE-08)"),
])
def test_not_in_a_turn(card: str, reason: str) -> None:
    assert refused(holding(card), f"play {card}") == reason


@rule("IMP-INTRIGUE-06", "IMP-COMBAT-04", "IMP-ROUND-09")
def test_not_in_a_combat() -> None:
    t = table(phase="combat", A={"conflict": 2, "intrigue": ["windfall", "ambush", "to_the_victor"]},
              B={"conflict": 1})
    assert refused(t, "play windfall") == "Windfall is a plot card: it is played in your own turn (IMP-INTRIGUE-06)"
    assert refused(t, "play to_the_victor") == "To the Victor... is played when you win a conflict (IMP-COMBAT-08)"
    assert refused(t, "reveal") == "the player turns of this round are over (IMP-ROUND-09)"
    assert refused(t, "end") == "you have not played a card: pass (IMP-COMBAT-04)"


@rule("IMP-INTRIGUE-09")
@pytest.mark.parametrize(("card", "has", "reason"), [
    ("bribery", {"solari": 1}, "Bribery: needs 2 solari, you have 1 (IMP-INTRIGUE-09)"),
    ("water_of_life", {"water": 1, "spice": 0}, "Water of Life: needs 1 spice, you have 0 (IMP-INTRIGUE-09)"),
    ("councilors_dispensation", {}, "Councilor's Dispensation: needs a seat in the High Council (IMP-INTRIGUE-09)"),
    ("double_cross", {"solari": 1}, "Double Cross: no opponent has a troop in the Conflict (IMP-CARD-26)"),
    ("urgent_mission", {}, "Urgent Mission: you have no agent on the board (IMP-SYMBOL-02)"),
    ("poison_snooper", {"deck": []},
     "Poison Snooper: your deck is empty, and it is not reshuffled just for a look (IMP-CARD-19)"),
])
def test_cost_or_condition_of_an_intrigue(card: str, has: dict[str, Any], reason: str) -> None:
    assert refused(holding(card, **has), f"play {card}") == reason


@rule("IMP-CARD-15")
def test_the_mentat_is_not_at_home() -> None:
    t = table(turn="A", mentat="B", A={"hand": ["dagger"], "spice": 1, "intrigue": ["calculated_hire"]})
    assert refused(t, "play calculated_hire") == (
        "Calculated Hire: the Mentat is not on its own space (IMP-CARD-15)")


@rule("IMP-INTRIGUE-09")
def test_cost_of_a_combat_card() -> None:
    t = table(phase="combat", A={"conflict": 2, "spice": 2, "intrigue": ["staged_incident", "allied_armada", "ambush"]})
    assert refused(t, "play staged_incident") == (
        "Staged Incident: needs 3 of your troops in the Conflict, you have 2 (IMP-INTRIGUE-09)")
    assert refused(t, "play allied_armada") == "Allied Armada: needs an alliance, you have none (IMP-INFL-20)"


@rule("IMP-CARD-04")
def test_only_at_the_start_of_a_turn() -> None:
    t = play(holding("bindu_suspension", "windfall"), "play windfall")
    assert refused(t, "play bindu_suspension") == (
        "Bindu Suspension is played at the very start of a turn (IMP-CARD-04)")


@rule("IMP-INTRIGUE-04")
def test_only_before_the_agent() -> None:
    t = play(holding("infiltrate", "windfall"), "agent reconnaissance arrakeen")
    assert refused(t, "play infiltrate") == "Infiltrate is played before an agent is sent (IMP-INTRIGUE-04)"


# ------------------------------------------------------------------ the rest of an agent turn


@rule("IMP-DEPLOY-05", "IMP-DEPLOY-06")
def test_too_many_troops() -> None:
    t = play(table(A={"hand": ["reconnaissance"], "garrison": 5}), "agent reconnaissance arrakeen")
    assert refused(t, "deploy 4") == (
        "at most 3: 1 recruited in this turn and 2 more from the garrison (IMP-DEPLOY-05)")
    assert refused(t, "deploy 7") == "you have 6 troops in your garrison (IMP-DEPLOY-05)"
    assert refused(t, "end") == "say how many troops you deploy; deploy 0 is allowed (IMP-DEPLOY-06)"


@rule("IMP-DEPLOY-07")
def test_not_a_combat_space() -> None:
    t = play(table(A={"hand": ["dagger"], "solari": 4, "intrigue": ["windfall"]}), "agent dagger rally_troops")
    assert refused(t, "deploy 1") == "Rally Troops is not a combat space (IMP-DEPLOY-07)"


@rule("IMP-DEPLOY-04")
def test_no_deployment_without_an_agent() -> None:
    assert refused(holding(), "deploy 1").endswith("(IMP-DEPLOY-04)")


@rule("IMP-AGENT-15", "IMP-AGENT-11")
def test_boxes_still_open() -> None:
    t = play(table(A={"hand": ["stilgar", "the_voice"]}), "agent the_voice arrakeen")
    assert texts(t) == ["resolve card", "resolve space"]
    assert refused(t, "end") == "still to be resolved: card, space (IMP-AGENT-15)"
    assert refused(t, "resolve influence") == "the influence box has nothing left to resolve (IMP-AGENT-11)"
    assert refused(t, "deploy 1") == "first resolve: card, space (IMP-DEPLOY-05)"


@rule("IMP-COST-03")
def test_an_open_arrow_comes_first() -> None:
    t = play(table(A={"hand": ["fremen_camp", "dagger"], "spice": 2}), "agent fremen_camp secure_contract")
    assert texts(t) == ["pay", "skip"]
    assert refused(t, "reveal") == "A must first decide about Fremen Camp: pay, skip (IMP-COST-03)"


@rule("IMP-SYMBOL-05", "IMP-SYMBOL-08")
def test_trashing_what_is_not_there() -> None:
    t = table(A={"hand": ["diplomacy", "dagger"], "discard": ["scout"], "spice": 2})
    play(t, "agent diplomacy selective_breeding", "pay")
    assert refused(t, "trash dagger discard") == "Dagger is not in your discard pile (IMP-SYMBOL-05)"
    assert refused(t, "skip") == "trashing is a cost here (IMP-SYMBOL-08)"


@rule("IMP-CARD-34")
def test_discarding_what_is_not_there() -> None:
    t = table(A={"hand": ["test_of_humanity"]}, B={"hand": ["dagger", "diplomacy"], "conflict": 1})
    play(t, "agent test_of_humanity carthag")
    while t.actor == "A":
        t.play(t.legal()[0])
    play(t, "choose 1")
    assert refused(t, "discard scout") == "Scout is not in your hand (IMP-CARD-34)"
    assert refused(t, "skip") == "Test of Humanity: this is not optional (IMP-AGENT-15)"


@rule("IMP-INFL-21")
def test_losing_influence_one_does_not_have() -> None:
    t = table(A={"hand": ["shifting_allegiances"], "spice": 2, "influence": {"emperor": 1, "fremen": 1}})
    play(t, "agent shifting_allegiances secure_contract", "pay")
    assert refused(t, "lose bene_gesserit") == "you have no influence with Bene Gesserit (IMP-INFL-21)"


@rule("IMP-INFL-18")
def test_influence_with_a_faction_not_offered() -> None:
    t = table(A={"hand": ["firm_grip"], "solari": 2})
    play(t, "agent firm_grip wealth", "pay")
    assert refused(t, "influence emperor") == "only with Spacing Guild, Bene Gesserit, Fremen (IMP-INFL-18)"


@rule("IMP-CARD-17")
def test_an_option_that_cannot_be_carried_out() -> None:
    t = table(turn="A", row=["stilgar", "scout"], A={"hand": ["dagger"], "spice": 1, "intrigue": ["bypass_protocol"]})
    t.play("play bypass_protocol")
    assert all(text.startswith("acquire") for text in texts(t)), "the dear choice falls away by itself"
    assert refused(t, "acquire stilgar") == "Stilgar costs 5, more than 3 (IMP-BUY-04)"


@rule("IMP-COST-04")
def test_selling_spice() -> None:
    t = play(table(A={"hand": ["signet_ring"], "spice": 4}), "agent signet_ring sell_melange")
    assert refused(t, "sell 5") == "you have 4 spice (IMP-COST-06)"
    assert refused(t, "sell 1") == "you can sell 2, 3, 4 or 5 spice (IMP-COST-04)"


# ------------------------------------------------------------------ the reveal turn


@rule("IMP-AGENT-15", "IMP-REVEAL-04")
def test_a_box_that_must_be_resolved() -> None:
    t = play(table(row=["scout"], A={"hand": ["bene_gesserit_sister", "dagger", "diplomacy"]}), "reveal")
    assert refused(t, "end") == "still to be resolved: Bene Gesserit Sister (IMP-AGENT-15)"
    assert refused(t, "use dagger") == "Dagger has nothing left to resolve (IMP-REVEAL-04)"
    assert refused(t, "use stilgar") == "Stilgar has not been revealed (IMP-REVEAL-04)"


@rule("IMP-COST-06")
def test_a_revealed_arrow_that_cannot_be_paid() -> None:
    t = play(table(row=["scout"], A={"hand": ["gurney_halleck"], "solari": 2}), "reveal")
    assert refused(t, "use gurney_halleck") == "Gurney Halleck: needs 3 solari, you have 2 (IMP-COST-06)"


def test_a_condition_that_is_not_met() -> None:
    t = play(table(row=["scout"], A={"hand": ["sietch_reverend_mother", "convincing_argument"]}), "reveal")
    assert refused(t, "use sietch_reverend_mother").startswith("Sietch Reverend Mother: its condition is not met")


@rule("IMP-DEPLOY-09", "IMP-DEPLOY-11")
def test_too_many_retreat() -> None:
    t = play(table(A={"hand": ["scout"], "conflict": 1}), "reveal", "use scout")
    assert refused(t, "retreat 2") == "at most 1 of your 1 troops in the Conflict (IMP-DEPLOY-09)"
    assert refused(t, "skip") == "choose 0 to decline (IMP-DEPLOY-11)"


# ------------------------------------------------------------------ every refusal there is


def test_nothing_is_refused_after_the_end_but_everything() -> None:
    t = landsraad.new("imperium", players=3, seed=1)
    rng = random.Random(1)
    while not t.over:
        t.play(rng.choice(t.legal()))
    with pytest.raises(landsraad.BadInput, match="reveal: the game is over"):
        t.play("reveal")


@pytest.mark.long
@pytest.mark.parametrize(("players", "seed"), sampled([(1, 11), (2, 12), (3, 13), (4, 14)], 2))
def test_any_move_at_any_time_is_refused_well(players: int, seed: int) -> None:
    """One line, a rule that exists, nothing changed; the great families always give a reason of their own."""
    known = {entry.id for entry in rules("imperium")}
    rng = random.Random(seed)
    t = landsraad.new("imperium", players=players, seed=seed, difficulty="kwisatz_haderach")
    families = t.game.plan.moves.families
    while not t.over:
        legal = set(t.legal())
        kind = t.decision()["kind"]
        for _ in range(6):
            family = rng.choice(families)
            words = [family.name, *(rng.choice(domain.names) for domain in family.domains())]
            move = t.parse(" ".join(words))
            if move in legal:
                continue
            before = t.fingerprint()
            message = t.why_not(move)
            assert t.fingerprint() == before and set(t.legal()) == legal
            assert message.startswith(f"{t.notation(move)}: ") and "\n" not in message
            cited = RULE.search(message)
            assert cited is None or cited[1] in known, message
            if family.name in ("agent", "reveal", "play", "buy", "end", "pass") and kind == "turn":
                assert cited is not None, message
        t.play(rng.choice(t.legal()))


def test_every_rule_cited_in_the_source_exists() -> None:
    folder = Path(__file__).parents[4] / "src" / "landsraad" / "games" / "dune" / "refusals"
    known = {entry.id for entry in rules("imperium")}
    cited = {found for path in folder.glob("*.py")
             for found in re.findall(r"IMP-[A-Z]+-\d+", path.read_text(encoding="utf-8"))}
    assert len(cited) > 30
    assert cited <= known
