# cold
"""Which judge knows which game."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from landsraad.bots.arrakis.evaluation import WarJudge
from landsraad.bots.arrakis.weights import THINKING
from landsraad.bots.arrakis.weights import WEIGHTS as WAR_WEIGHTS
from landsraad.bots.core.evaluation import Judge
from landsraad.bots.dune.evaluation import FamilyJudge, Scales, tables_of
from landsraad.bots.dune.policy_adjustments import IMPERIUM_HABITS, UPRISING_HABITS
from landsraad.bots.dune.uprising_evaluation import UprisingJudge
from landsraad.bots.dune.uprising_features import UprisingFacts
from landsraad.bots.dune.value_network import Insight
from landsraad.bots.dune.weights import (
    IMPERIUM,
    IMPERIUM_ALONE,
    IMPERIUM_READING,
    UPRISING,
    UPRISING_ALONE,
    UPRISING_READING,
)
from landsraad.games.dune.components.box import Box
from landsraad.games.dune.game import FamilyGame
from landsraad.games.dune.titles.imperium import BOX as BASE
from landsraad.games.dune.titles.uprising import BOX as UPRISING_BOOK
from landsraad.kernel.game import Game


def judge_of(game: Game, thinks: bool = False) -> Judge:
    """A new one: a judge is not shared. A game without values of its own has the plain judge. `thinks`: for a
    player that takes more time than `greedy`."""
    if game.name == "imperium":
        return FamilyJudge(game, BASE, scales(BASE, IMPERIUM, IMPERIUM_READING),
                           scales(BASE, IMPERIUM, IMPERIUM_READING, IMPERIUM_ALONE), IMPERIUM_HABITS)
    if game.name == "uprising":  # which has another book where six play
        book = game.edition if isinstance(game, FamilyGame) else UPRISING_BOOK
        judge = UprisingJudge(game, book, scales(book, UPRISING, UPRISING_READING),
                              scales(book, UPRISING, UPRISING_READING, UPRISING_ALONE), UPRISING_HABITS)
        judge.insight = Insight(UprisingFacts(judge.tables, judge.contracts), learnt("value_network_uprising.json"))
        return judge
    if game.name == "arrakis":
        return WarJudge(game, THINKING if thinks else WAR_WEIGHTS)
    return Judge(game)


@cache
def learnt(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(Path(__file__).with_name(name).read_text(encoding="utf-8"))
    return found


def scales(book: Box, weights: dict[str, float], reading: dict[str, float],
           otherwise: dict[str, float] | None = None) -> Scales:
    """Of these tables, with other numbers for some of their names."""
    other = otherwise or {}
    return Scales(tables_of(book), {name: other.get(name, value) for name, value in weights.items()},
                  {name: other.get(name, value) for name, value in reading.items()})
