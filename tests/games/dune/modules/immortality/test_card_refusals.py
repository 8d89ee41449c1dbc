"""Why the cards of Immortality refuse an answer, in every language."""

from __future__ import annotations

import pytest

from landsraad.kernel.reasons import Reason
from landsraad.kernel.table import Table
from landsraad.text.messages import Messages, languages
from support.dune.grafted import FIRST, deal, follow, grafted, revealed, sent
from support.dune.table import table

CEREMONY = {"intrigue_deck": ["windfall", "ambush", "bribery"]}


def harvest() -> Table:
    a = {"conflict": 3, "garrison": 0, "intrigue": ["harvest_cells", "ambush"], "hand": []}
    return table(options={"immortality": "yes"}, A=a, B={"conflict": 1, "intrigue": ["tiebreaker"], "hand": []},
                 C={"intrigue": []}, phase="combat", conflict="skirmish_b", round=2)


def pheromones() -> Table:
    return grafted("beguiling_pheromones", "diplomacy", "wealth", "?resolve card", hand=("dagger",))


def surgeon(**seat: int) -> Table:
    return revealed("tleilaxu_surgeon", **seat)


CASES = {
    "trash dagger hand": (pheromones, "of-the-pair"),
    "keep_intrigue bribery": (lambda: sent("imperium_ceremony", "wealth", given=CEREMONY), "intrigue-not-seen"),
    "lose_troops 0": (lambda: follow(surgeon(garrison=1, conflict=2), "use tleilaxu_surgeon", "pay"),
                      "troops-from-conflict"),
    "choose 1": (lambda: grafted("stitched_horror", "dagger", "carthag", "?resolve card", "choose 1"), "line-used"),
    "lose emperor": (lambda: follow(
        revealed("for_humanity", alliances=["bene_gesserit"], influence={"bene_gesserit": 4, "fremen": 2, "emperor": 1},
                 vp=5), "use for_humanity", "pay"), "less-influence-with"),
    "use tleilaxu_surgeon": (lambda: surgeon(garrison=1), "needs-troops"),
    "play harvest_cells": (harvest, "aftermath-card"),
    "play counterattack": (lambda: table(
        options={"immortality": "yes"}, phase="combat", conflict="skirmish_b", round=2, C={"intrigue": []},
        A={"conflict": 3, "intrigue": ["counterattack", "ambush"]}, B={"intrigue": []}), "no-combat-card-played"),
    "buy usurp": (lambda: deal({"tleilaxu_row": ["usurp", "ghola"]}, "imperium", research=FIRST, hand=["dagger"]),
                  "buy-in-reveal"),
}


@pytest.mark.parametrize("move", CASES)
def test_refused_with_a_reason(move: str) -> None:
    t = CASES[move][0]()
    reason = t.refusal(t.parse(move))
    why = reason.args.get("why")
    if isinstance(why, Reason):  # the subject stands in front
        reason = why
    assert reason.key == CASES[move][1]
    for language in languages():
        messages = Messages.load(language)
        messages.troubles.clear()
        assert messages.reason(reason) and messages.troubles == []
