"""A refused move of Immortality gives one reason with its rule."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad
from landsraad.kernel.table import Table
from support.dune.table import play, table
from support.rules import rule


def imm(**given: Any) -> Table:
    return table(options={"immortality": "yes"}, **given)


def refused(t: Table, move: str) -> str:
    """The message for a move that must be refused, without the move and without a change of the table."""
    before = (t.fingerprint(), t.legal(), t.actor, len(t.moves))
    with pytest.raises(landsraad.BadInput) as caught:
        t.play(move)
    assert (t.fingerprint(), t.legal(), t.actor, len(t.moves)) == before
    return str(caught.value).removeprefix(f"{move}: ")


@rule("IMM-GRAFT-01", "IMM-GRAFT-02", "IMM-GRAFT-03", "IMM-GRAFT-04")
def test_grafting() -> None:
    t = imm(A={"hand": ["planned_coupling", "dagger", "convincing_argument"], "intrigue": []})
    assert refused(t, "agent planned_coupling secrets") == (
        "Planned Coupling cannot be played alone: graft it to another card (IMM-GRAFT-01)")
    assert refused(t, "graft dagger") == "Dagger cannot be grafted (IMM-GRAFT-03)"
    assert refused(t, "graft ghola") == "Ghola is not in your hand (IMM-GRAFT-02)"
    assert refused(t, "with dagger") == "first choose the card that you graft (IMM-GRAFT-01)"
    play(t, "graft planned_coupling")
    assert refused(t, "with planned_coupling") == "Planned Coupling is not in your hand (IMM-GRAFT-02)"
    assert refused(t, "with_row dagger") == "the partner of Planned Coupling comes from your hand (IMM-GRAFT-02)"
    play(t, "with dagger")
    assert refused(t, "agent planned_coupling arrakeen") == (
        "Planned Coupling and Dagger cannot send an agent to Arrakeen (IMM-GRAFT-04)")
    assert refused(t, "agent dagger hall_of_oratory") == (
        "you are sending an agent with Planned Coupling and its partner (IMM-GRAFT-02)")
    play(t, "agent planned_coupling hall_of_oratory")
    assert refused(t, "graft planned_coupling") == (
        "one card sends one agent, and you have already sent one this turn (IMM-GRAFT-07)")


@rule("IMM-GRAFT-02", "IMM-GRAFT-04")
def test_partners_that_open_nothing() -> None:
    t = imm(agents={"secrets": "B", "selective_breeding": "C"},
            A={"hand": ["planned_coupling", "convincing_argument", "dagger", "reconnaissance"], "intrigue": []})
    play(t, "graft planned_coupling")
    assert refused(t, "with convincing_argument") == (
        "Planned Coupling and Convincing Argument open no space together (IMM-GRAFT-04)")
    t = imm(agents={"secrets": "B", "selective_breeding": "C"},
            A={"hand": ["planned_coupling", "convincing_argument"], "intrigue": []})
    assert refused(t, "graft planned_coupling") == (
        "no card you could graft Planned Coupling to opens a space (IMM-GRAFT-02)")
    t = imm(A={"hand": ["planned_coupling", "dagger"], "agents": 0, "intrigue": []})
    assert refused(t, "graft planned_coupling") == "you have no agent left to send: reveal (IMP-REVEAL-01)"


@rule("IMM-CARD-05")
def test_the_row_card_of_usurp() -> None:
    t = imm(row=["chani", "stilgar", "worm_riders", "opulence", "gurney_halleck"], A={"hand": ["usurp", "dagger"]})
    play(t, "graft usurp")
    assert refused(t, "with_row kwisatz_haderach") == "Kwisatz Haderach is not in the Imperium Row (IMM-CARD-05)"


@rule("IMM-ROW-01", "IMM-ROW-03", "IMM-ROW-06", "IMM-ROW-08")
def test_the_tleilaxu_row() -> None:
    t = imm(tleilaxu_row=["contaminator", "ghola"],
            row=["stilgar", "chani", "worm_riders", "opulence", "gurney_halleck"],
            A={"hand": ["tleilaxu_master"], "specimens": 2, "research": "r4_top", "intrigue": []})
    assert refused(t, "buy contaminator") == "you can acquire cards only in your reveal turn (IMP-BUY-01)"
    twin = t.clone()
    play(t, "reveal")
    assert refused(t, "buy ghola") == "Ghola costs 3 specimens, you have 2 (IMM-ROW-01)"
    assert refused(t, "buy reclaimed_forces") == "Reclaimed Forces costs 3 specimens, you have 2 (IMM-ROW-01)"
    assert refused(t, "buy usurp") == "Usurp is not in the Tleilaxu Row (IMM-ROW-03)"
    play(twin, "agent tleilaxu_master secure_contract", "resolve card")
    assert refused(twin, "acquire ghola") == (
        "Ghola is acquired from the Tleilaxu Row for specimens only (IMM-ROW-06)")


@rule("IMM-RESEARCH-01", "IMM-RESEARCH-02", "IMM-RESEARCH-03")
def test_research() -> None:
    t = imm(A={"hand": ["experimentation"], "research": "r2_upper", "intrigue": []})
    assert refused(t, "go_on r3_top") == "you research when an effect says so (IMM-RESEARCH-01)"
    play(t, "agent experimentation secure_contract", "resolve card")
    assert refused(t, "go_on r3_bottom") == (
        "no way leads from column 2, top to column 3, bottom (IMM-RESEARCH-02)")
    assert "not optional" in refused(t, "skip")


@rule("IMM-SPECIMEN-04", "IMM-SPECIMEN-06", "IMM-ATOMICS-01")
def test_specimens_and_family_atomics() -> None:
    t = imm(A={"hand": ["organ_merchants"], "specimens": 1, "garrison": 3, "family_atomics": 0, "intrigue": []})
    assert refused(t, "return_specimens 2") == "needs 2 specimens, you have 1 (IMM-SPECIMEN-06)"
    assert refused(t, "atomics") == "you have used your Family Atomics (IMM-ATOMICS-01)"
    t = imm(phase="combat", A={"conflict": 1, "intrigue": ["ambush"], "specimens": 1, "garrison": 10})
    assert refused(t, "atomics") == "the Family Atomics are used in your own turn (IMM-ATOMICS-01)"
    assert refused(t, "return_specimens 1") == "specimens are returned in your own turn (IMM-SPECIMEN-04)"


def test_without_the_module_there_are_no_such_moves() -> None:
    t = table(A={"hand": ["dagger"]})
    for move in ("graft dagger", "atomics", "go_on r1", "return_specimens 1"):
        with pytest.raises(landsraad.BadInput):
            t.play(move)
