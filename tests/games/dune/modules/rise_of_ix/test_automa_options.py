"""Options of solo games of Imperium with Rise of Ix, and the Foldspace card with Uprising."""

from __future__ import annotations

from collections import Counter

import pytest

import landsraad
from landsraad.kernel.errors import BadInput
from landsraad.scenarios.positions import open_position
from support.dune.automa_tables import EARLY, LATE, automa_table
from support.dune.rival_tables import told
from support.dune.table import kinds, play, texts
from support.rules import rule

ROW = ["stilgar", "chani", "gurney_halleck", "duncan_idaho", "liet_kynes"]


def reveal_with(first: int, second: int) -> tuple[list[str], list[str]]:
    """The cards that leave the Row for these dice, and the Row afterwards."""
    given = {"first": "A", "row": ROW, "A": {"hand": ["dagger"], "agents": 0}, "B": {"agents": 0}, "C": {"agents": 0}}
    t = open_position(landsraad.game("imperium"), {"players": 1, "rise_of_ix": "yes", "row_churn": "yes",
                                                   "leaders": ["paul_atreides"]}, 1, given, [first, second])
    t.play("reveal") if "reveal" in texts(t) else None
    while not kinds(t, "row_dice"):
        t.play("end")
    assert [(e["first"], e["second"]) for e in kinds(t, "row_dice")] == [(first, second)]
    return [e["card"] for e in kinds(t, "row_lost")], t.get("row")


@rule("IX-RIVAL-24")
@pytest.mark.parametrize("dice, places", [((1, 4), [1, 4]), ((5, 2), [2, 5]), ((3, 3), [3]), ((6, 2), [2]),
                                          ((6, 6), [])])
def test_dice_remove_cards_of_the_row(dice: tuple[int, int], places: list[int]) -> None:
    lost, row = reveal_with(*dice)
    assert sorted(lost) == sorted(ROW[place - 1] for place in places)
    assert len(row) == 5 and not set(lost) & set(row)


@rule("IX-RIVAL-24")
def test_nothing_is_rolled_without_the_option() -> None:
    t = automa_table(A={"agents": 0}, B={"agents": 0})
    play(t, *([] if "reveal" not in texts(t) else ["reveal"]))
    assert not kinds(t, "row_dice")


@rule("IX-RIVAL-25")
@pytest.mark.parametrize("option", ["yes", "no"])
@pytest.mark.parametrize("conflict", [EARLY["imperium"], "cloak_and_dagger", LATE["imperium"]])
def test_two_cards_in_the_last_conflicts(option: str, conflict: str) -> None:
    t = automa_table(options={"brutal_escalation": option}, conflict=conflict, phase="combat", round=2,
                     hagal_deck=["hagal_conspire", "hagal_wealth", "hagal_foldspace"], A={"conflict": 1},
                     B={"conflict": 1}, C={"conflict": 0})
    turned_up = [(e["seat"], e["swords"]) for e in told(t, "hagal_swords")]
    both = option == "yes" and conflict == LATE["imperium"]
    assert turned_up == [("B", 4), ("B", 3)][:2 if both else 1]


@rule("IX-RIVAL-24", "IX-RIVAL-25", "UPR-COMBO-04")
@pytest.mark.parametrize("game, option, players", [
    ("imperium", "row_churn", 2), ("imperium", "brutal_escalation", 3), ("uprising", "keep_foldspace", 4)])
def test_only_where_they_belong(game: str, option: str, players: int) -> None:
    with pytest.raises(BadInput):
        landsraad.new(game, players=players, rise_of_ix="yes", **{option: "yes"})
    with pytest.raises(BadInput):
        landsraad.new(game, players=1, **{option: "yes"})


def test_the_places_of_the_row_follow_its_cards() -> None:
    t = landsraad.new("imperium", players=1, seed=1, rise_of_ix="yes", row_churn="yes", first="A")
    for _ in range(30):
        places = [t.state.t[i] for i in range(t.state.box.row_places, t.state.box.row_places + 5)]
        assert Counter(t.state.box.card_ids.names[card] for card in places) == Counter(t.get("row"))
        if t.over:
            break
        t.play(t.legal()[0])
