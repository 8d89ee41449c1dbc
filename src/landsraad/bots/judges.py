"""Which judge knows which game."""

from __future__ import annotations

from landsraad.bots.habits import IMPERIUM_HABITS, UPRISING_HABITS
from landsraad.bots.judge import Judge
from landsraad.bots.values_imperium import FamilyJudge
from landsraad.bots.values_uprising import UprisingJudge
from landsraad.bots.weights import FAMILY, READING, UPRISING
from landsraad.games.imperium.edition import BASE
from landsraad.games.uprising.edition import UPRISING as UPRISING_BOOK
from landsraad.kernel.game import Game


def judge_of(game: Game) -> Judge:
    """A new one: a judge is not shared. A game without values of its own has the plain judge."""
    if game.name == "imperium":
        return FamilyJudge(game, BASE, FAMILY, READING, IMPERIUM_HABITS)
    if game.name == "uprising":
        return UprisingJudge(game, UPRISING_BOOK, UPRISING, READING, UPRISING_HABITS)
    return Judge(game)
