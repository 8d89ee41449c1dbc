"""A round of Uprising from its start to the recall, and the allowed player counts."""

from __future__ import annotations

import pytest

import landsraad
from support.dune.table import kinds, play, texts, uprising
from support.rules import rule


@rule("UPM-ROUND-01", "UPM-ROUND-03", "UPM-REVEAL-TURN-07")
def test_the_phases_of_a_round() -> None:
    """Round start, turns until all have revealed, combat, makers, recall; a reveal is allowed with agents left, and who
    has revealed is passed over."""
    t = uprising(conflict="skirmish_crysknife", A={"hand": ["dagger"], "conflict": 1}, B={"hand": ["dagger"]},
                 C={"hand": ["dagger", "diplomacy"]}).inner
    assert t.view(None)["phase"] == "turns" and t.get("A.agents") == 2
    t.play("reveal")
    t.play("end")
    assert t.get("A.in_play") == [] and t.get("A.discard") == ["dagger"]  # the clean-up
    t.play("reveal")
    t.play("end")
    t.play("agent dagger assembly_hall")
    t.play("end")
    assert t.actor == "C"  # A and B are skipped
    t.play("reveal")
    before = len(t.happened())
    t.play("end")
    t.play("pass")  # the combat cards of A
    t.play("influence fremen")  # its reward
    told = [event.kind.name for event in t.happened()[before:]]
    steps = [kind for kind in ("combat", "won_conflict", "maker", "recall", "round") if kind in told]
    assert steps == ["combat", "won_conflict", "maker", "recall", "round"]
    assert sorted(steps, key=told.index) == steps
    assert (t.get("round"), t.get("first"), t.actor) == (2, "B", "B")


@rule("UPM-PLAYER-COUNTS-03")
@pytest.mark.parametrize(("players", "said"), [
    (0, "0 is not a number from 1 to 6"), (5, "it can be 1, 2, 3, 4, 6, not 5"), (7, "7 is not a number from 1 to 6")])
def test_one_to_four_or_six_play(players: int, said: str) -> None:
    with pytest.raises(landsraad.BadInput, match=f"option players: {said}"):
        landsraad.new("uprising", players=players)


@rule("UPM-DIFFERENCES-02")
def test_what_is_new() -> None:
    """Spies and posts, the eye, worms, hooks and wall, objectives and icons, contracts, agents recalled."""
    t = uprising(options={"choam": "yes"}, A={"hand": ["covert_operation"], "spies": ["post_choam"]})
    assert "agent covert_operation accept_contract" in texts(t)
    shown = t.view("A")
    assert shown["shield_wall"] == 1 and len(shown["contract_row"]) == 2
    for name in ("spies", "sandworms", "maker_hooks", "objective", "won", "contracts"):
        assert name in shown["A"]
    t = uprising(agents={"arrakeen": "A"}, intrigue_deck=["desert_mouse"],
                 A={"hand": ["steersman"], "deck": ["dagger"], "agents": 1})
    play(t, "agent steersman assembly_hall", "resolve card", "first 2")
    assert kinds(t, "recalled_agent")[0]["space"] == "arrakeen"
