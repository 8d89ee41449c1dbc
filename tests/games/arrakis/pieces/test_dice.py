"""Action dice, their cells, and Bene Gesserit tokens used as dice."""

from __future__ import annotations

import pytest

from landsraad.games.arrakis.pieces.dice import (
    CELLS,
    RESULTS,
    discard_unused_dice,
    lose_die,
    roll_action,
    roll_face,
    spend_die,
    unused,
)
from landsraad.games.arrakis.pieces.figures import treasury
from landsraad.games.arrakis.pieces.named_leaders import enter_play
from landsraad.games.arrakis.pieces.tracks import gain_supremacy
from landsraad.games.arrakis.rounds.rolling import ROLL_DICE
from landsraad.games.arrakis.rounds.turns import has_desert_power
from landsraad.games.arrakis.state.cells import (
    ATREIDES,
    BENE_GESSERIT,
    BG_ON,
    DICE,
    FACE,
    HARKONNEN,
    LOCKED,
    MOHIAM,
    RESULT,
    RULINGS,
    SET_ASIDE,
    USED,
)
from landsraad.kernel.cells import NONE
from landsraad.kernel.errors import BadInput
from support.arrakis.empty_board import Desert, desert
from support.rules import rule

A_ROLL = ["leadership", "strategy", "deployment", "mentat"]
B_ROLL = ["leadership", "leadership", "strategy", "strategy", "deployment", "mentat", "mentat", "house"]


def rolled(a: list[str] = A_ROLL, b: list[str] = B_ROLL, locked: int = 0, tokens: tuple[int, int] = (0, 0),
           faq: bool = False) -> Desert:
    d = desert(chance=[*a, *b])
    d.s.t[LOCKED] = locked
    d.s.t[RULINGS] = 1 if faq else 0
    for side in range(2):
        treasury(d.s, side)[BENE_GESSERIT] = tokens[side]
    d.do(ROLL_DICE)
    return d


def dice(d: Desert, side: int) -> dict[str, int]:
    mine = treasury(d.s, side)
    return {RESULT.names[i]: int(mine[DICE + i]) for i in range(RESULTS) if mine[DICE + i] > 0}


@rule("WFA-DICE-01", "WFA-DICE-02", "WFA-DICE-04", "WFA-DICE-05")
def test_both_sides_roll_and_every_die_goes_to_the_cell_of_its_result() -> None:
    d = rolled()
    assert dice(d, ATREIDES) == {"leadership": 1, "strategy": 1, "deployment": 1, "mentat": 1}
    assert dice(d, HARKONNEN) == {"leadership": 2, "strategy": 2, "deployment": 1, "mentat": 2, "house": 1}
    assert d.over
    assert d.told().count("rolled_action") == 12


@rule("WFA-DICE-02", "WFA-DICE-03")
@pytest.mark.parametrize("locked", [0, 1, 2, 3, 4])
def test_locked_dice_are_not_rolled_and_the_atreides_always_roll_four(locked: int) -> None:
    d = rolled(b=B_ROLL[locked:], locked=locked)
    assert unused(d.s, ATREIDES) == 4
    assert unused(d.s, HARKONNEN) == 8 - locked
    assert d.over


@rule("WFA-DICE-06")
def test_cells_for_each_result() -> None:
    assert [int(n) for n in list(CELLS)[:2 * RESULTS]] == [2, 2, 2, 2, 2, 3, 3, 2, 3, 2]


@rule("WFA-DICE-06", "WFA-DICE-07")
def test_a_die_without_a_cell_becomes_a_result_with_the_most_free_cells() -> None:
    d = rolled(a=["strategy", "strategy", "strategy", "mentat"])
    assert treasury(d.s, ATREIDES)[SET_ASIDE] == 1
    assert d.asked == "A"
    assert d.legal() == ["change deployment", "change house", "change leadership"]  # mentat has only one left
    d.play("change house")
    assert dice(d, ATREIDES) == {"strategy": 2, "mentat": 1, "house": 1}
    assert d.over


@rule("WFA-DICE-07")
def test_each_die_without_a_cell_is_changed_by_itself() -> None:
    d = rolled(a=["house", "house", "house", "house"])
    d.play("change leadership")
    assert d.legal() == ["change deployment", "change mentat", "change strategy"]
    d.play("change mentat")
    assert dice(d, ATREIDES) == {"leadership": 1, "mentat": 1, "house": 2}
    assert d.over


@rule("WFA-DICE-06", "WFA-DICE-07")
def test_the_harkonnen_have_three_cells_for_some_results_and_two_for_others() -> None:
    d = rolled(b=["deployment"] * 3 + ["house"] * 3 + ["leadership", "mentat"])
    # One of each is too many. Strategy has three free cells, all others at most two: the first needs no choice.
    assert dice(d, HARKONNEN) == {"leadership": 1, "strategy": 1, "deployment": 2, "mentat": 1, "house": 2}
    assert treasury(d.s, HARKONNEN)[SET_ASIDE] == 1
    assert d.asked == "B"
    assert d.legal() == ["change leadership", "change mentat", "change strategy"]
    d.play("change leadership")
    assert unused(d.s, HARKONNEN) == 8
    assert d.over


@rule("WFA-DICE-07")
def test_who_changes_first() -> None:
    a, b = ["strategy"] * 4, ["mentat"] * 5 + ["strategy"] * 3
    d = rolled(a, b)
    asked = []
    while not d.over:
        asked.append(d.asked)
        d.play(d.legal()[0])
    assert asked == ["B", "A", "A"]  # the first of the Harkonnen can only become leadership
    d = rolled(a, b, faq=True)
    asked = []
    while not d.over:
        asked.append(d.asked)
        d.play(d.legal()[0])
    assert asked == ["A", "B", "A"]  # in turns: that first one, A, B, A


@rule("WFA-EX-11", "WFA-BG-01", "WFA-BG-02")
def test_a_token_goes_to_the_results_with_the_fewest_dice() -> None:
    d = rolled(a=["leadership", "leadership", "strategy", "deployment"], tokens=(1, 0))
    assert d.asked == "A"
    assert d.legal() == ["bene_gesserit house", "bene_gesserit mentat", "skip"]
    d.play("bene_gesserit house")
    mine = treasury(d.s, ATREIDES)
    assert (mine[BG_ON], mine[BENE_GESSERIT]) == (RESULT.find("house"), 0)
    assert unused(d.s, ATREIDES) == 5
    assert d.over


@rule("WFA-BG-01", "WFA-DICE-08")
def test_one_token_only_and_the_harkonnen_decide_first() -> None:
    d = rolled(tokens=(2, 2))
    assert d.asked == "B"
    assert d.legal() == ["bene_gesserit deployment", "bene_gesserit house", "skip"]
    d.play("bene_gesserit deployment")
    assert d.asked == "A"
    d.play("skip")
    assert d.over
    assert [int(treasury(d.s, side)[BENE_GESSERIT]) for side in range(2)] == [2, 1]


@rule("WFA-BG-03", "WFA-BG-04")
def test_a_token_is_spent_like_a_die() -> None:
    d = rolled(a=["leadership", "leadership", "strategy", "deployment"], tokens=(1, 0))
    d.play("bene_gesserit mentat")
    mine = treasury(d.s, ATREIDES)
    spend_die(d.s, 0, RESULT.find("mentat"))
    assert (mine[BG_ON], mine[USED]) == (NONE, 0)
    assert unused(d.s, ATREIDES) == 4


@rule("WFA-BG-04", "WFA-ACTION-15")
def test_a_token_counts_for_desert_power() -> None:
    d = rolled(b=["strategy", "strategy", "leadership", "house"], locked=4, tokens=(0, 0))
    assert not has_desert_power(d.s)  # four against four
    d = rolled(b=["strategy", "strategy", "leadership", "house"], locked=4, tokens=(0, 1))
    d.play("bene_gesserit mentat")
    assert has_desert_power(d.s)
    d = rolled(b=["strategy", "strategy", "leadership", "house"], locked=4, tokens=(1, 1))
    d.play("bene_gesserit mentat", "bene_gesserit house")
    assert not has_desert_power(d.s)


@rule("WFA-BG-01", "WFA-ACTION-05")
def test_a_token_that_was_not_spent_is_gone_with_the_other_dice() -> None:
    d = rolled(tokens=(2, 0))
    d.play("bene_gesserit house")
    discard_unused_dice(d.s, ATREIDES)
    mine = treasury(d.s, ATREIDES)
    assert [int(mine[BENE_GESSERIT]), int(mine[BG_ON]), int(mine[USED])] == [1, NONE, 4]
    assert unused(d.s, ATREIDES) == 0


@rule("WFA-BG-05")
def test_the_atreides_begin_with_a_token_and_gain_two_by_the_supremacy_of_the_harkonnen() -> None:
    d = desert()
    mine = treasury(d.s, ATREIDES)
    tokens = [int(mine[BENE_GESSERIT])]
    for _ in range(9):
        gain_supremacy(d.s, 1)
        tokens.append(int(mine[BENE_GESSERIT]))
    assert tokens == [1, 1, 1, 1, 2, 2, 2, 3, 3, 3]
    d = desert()
    gain_supremacy(d.s, 8)  # passed spaces count as reached
    assert treasury(d.s, ATREIDES)[BENE_GESSERIT] == 3


@rule("WFA-BG-06")
def test_mohiam_brings_the_harkonnen_a_token() -> None:
    d = desert()
    assert treasury(d.s, HARKONNEN)[BENE_GESSERIT] == 0
    enter_play(d.s, MOHIAM)
    assert treasury(d.s, HARKONNEN)[BENE_GESSERIT] == 1


def test_a_die_that_is_taken_away_advances_nothing() -> None:
    d = rolled(b=["house", *B_ROLL[:7]])
    lose_die(d.s, 1, RESULT.find("house"))
    assert "house" not in dice(d, HARKONNEN)
    assert treasury(d.s, HARKONNEN)[USED] == 1


def test_forced_dice_by_name_and_by_face() -> None:
    d = desert(chance=["sword", "shield", "special", 0, 3, 5])
    assert [FACE.names[roll_face(d.s)] for _ in range(6)] == ["hit", "shield", "special", "hit", "shield", "special"]
    d = desert(chance=["house", 0, 2, 5])
    assert [RESULT.names[roll_action(d.s)] for _ in range(4)] == ["house", "leadership", "strategy", "house"]


@pytest.mark.parametrize(("forced", "said"), [("shild", "did you mean shield"), (6, "a face from 0 to 5"),
                                             (None, "None is not a combat result")])
def test_a_forced_die_that_is_none(forced: object, said: str) -> None:
    with pytest.raises(BadInput, match="chance: ") as refused:
        roll_face(desert(chance=[forced]).s)
    assert said in str(refused.value).replace("'", "")


def test_the_odds_of_the_faces() -> None:
    """Three hits, two shields and a special; every action once, Strategy twice."""
    s = desert().s
    s.chance = None
    faces = [int(roll_face(s)) for _ in range(6000)]
    assert all(abs(faces.count(face) - 1000 * n) < 150 for face, n in enumerate((3, 2, 1)))
    results = [int(roll_action(s)) for _ in range(6000)]
    assert all(abs(results.count(result) - 1000 * n) < 150 for result, n in enumerate((1, 2, 1, 1, 1)))
