"""Which judge knows which game."""

from __future__ import annotations

from landsraad.bots.habits import IMPERIUM_HABITS, UPRISING_HABITS
from landsraad.bots.judge import Judge
from landsraad.bots.values_arrakis import WarJudge
from landsraad.bots.values_imperium import FamilyJudge, Scales, tables_of
from landsraad.bots.values_uprising import UprisingJudge
from landsraad.bots.war_weights import WEIGHTS as WAR_WEIGHTS
from landsraad.bots.weights import ALONE, IMPERIUM, IMPERIUM_READING, UPRISING, UPRISING_READING
from landsraad.games.imperium.catalogue import Edition
from landsraad.games.imperium.edition import BASE
from landsraad.games.imperium.family import FamilyGame
from landsraad.games.uprising.edition import UPRISING as UPRISING_BOOK
from landsraad.kernel.game import Game


def judge_of(game: Game) -> Judge:
    """A new one: a judge is not shared. A game without values of its own has the plain judge."""
    if game.name == "imperium":
        return FamilyJudge(game, BASE, scales(BASE, IMPERIUM, IMPERIUM_READING),
                           scales(BASE, IMPERIUM, IMPERIUM_READING | ALONE), IMPERIUM_HABITS)
    if game.name == "uprising":  # which has another book where six play
        book = game.edition if isinstance(game, FamilyGame) else UPRISING_BOOK
        return UprisingJudge(game, book, scales(book, UPRISING, UPRISING_READING),
                             scales(book, UPRISING, UPRISING_READING | ALONE), UPRISING_HABITS)
    if game.name == "arrakis":
        return WarJudge(game, WAR_WEIGHTS)
    return Judge(game)


def scales(book: Edition, weights: dict[str, float], reading: dict[str, float]) -> Scales:
    return Scales(tables_of(book), weights, reading)
