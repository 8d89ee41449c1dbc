"""A search that goes on in parts finds what the bots find."""

from __future__ import annotations

import pytest

import landsraad
from landsraad.analysis.live_search import live_search
from landsraad.bots import observe
from landsraad.bots.arrakis.evaluation import ArrakisEvaluation
from landsraad.bots.arrakis.search_bot import SMALL_BUDGET, ArrakisSearchBot
from landsraad.bots.core.search_bot import SearchBot
from landsraad.bots.evaluators import evaluation_for
from landsraad.bots.registry import COMPILED
from landsraad.kernel.table import Table


def decision(game: str, **options: object) -> Table:
    table = landsraad.new(game, seed=3, **options)
    while len(table.legal()) < 4:
        table.play(table.legal()[0])
    return table


def test_it_finds_what_the_bot_finds_with_the_same_seed() -> None:
    """A search for the bot may end early; the same number of simulations gives the same numbers."""
    table = decision("imperium", players=2)
    bot = SearchBot(evaluation_for(table.game, for_search=True), "here", 40)
    search, positions = bot.prepare(observe(table))
    search.run(positions, 40)
    parts = live_search(table.game, observe(table), 40, "here")
    before: dict[str, int] = {}
    while parts.done < int(search.done):
        parts.step()
        now = {each.move: each.visits for each in parts.found()}
        assert sum(now.values()) == parts.done and all(now[move] >= n for move, n in before.items())
        before = now
    for each in parts.found():
        assert (each.visits, each.value) == search.result_of(table.parse(each.move))
        assert each.error > 0
    found = parts.found()
    assert [each.visits > 0 for each in found] == sorted((each.visits > 0 for each in found), reverse=True)
    least = [each.value - 1.96 * each.error for each in found if each.visits]
    assert least == sorted(least, reverse=True)
    assert sum(parts.chances()) == pytest.approx(1.0, abs=1e-3)


def test_the_war_is_searched_in_determinizations() -> None:
    table = decision("arrakis")
    evaluation = evaluation_for(table.game, for_search=True)
    assert isinstance(evaluation, ArrakisEvaluation)
    bot = ArrakisSearchBot(evaluation, "here", SMALL_BUDGET if COMPILED else SMALL_BUDGET - 1)
    values = [bot.evaluate_once(observe(table), n == 0) for n in range(2)]
    search = live_search(table.game, observe(table), 1, "here")
    assert search.most == 8
    search.step()
    search.step()
    means = [sum(column) / 2 for column in zip(*values, strict=True)]
    assert {each.move: each.value for each in search.found()} == pytest.approx(
        dict(zip(observe(table).legal, means, strict=True)))
