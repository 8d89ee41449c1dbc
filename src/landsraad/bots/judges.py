"""Which judge knows which game."""

from __future__ import annotations

from landsraad.bots.judge import Judge
from landsraad.bots.values_arrakis import WarJudge
from landsraad.bots.values_imperium import WEIGHTS, FamilyJudge
from landsraad.bots.values_uprising import OWN_WEIGHTS, UprisingJudge
from landsraad.bots.war_weights import WEIGHTS as WAR_WEIGHTS
from landsraad.games.imperium.edition import BASE
from landsraad.games.imperium.family import FamilyGame
from landsraad.games.uprising.edition import UPRISING
from landsraad.kernel.game import Game


def judge_of(game: Game) -> Judge:
    """A new one: a judge is not shared. A game without values of its own has the plain judge."""
    if game.name == "imperium":
        return FamilyJudge(game, BASE, WEIGHTS)
    if game.name == "uprising":  # which has another book where six play
        return UprisingJudge(game, game.edition if isinstance(game, FamilyGame) else UPRISING, OWN_WEIGHTS)
    if game.name == "arrakis":
        return WarJudge(game, WAR_WEIGHTS)
    return Judge(game)
