"""Searches of positions in the worker: each question goes on with one for a while, so that many take turns.

The worker keeps the last searches. One that it no longer has, as after a restart, is made again from the beginning and
finds the same.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

import landsraad
from landsraad.analysis.live_search import MOST, LiveSearch, live_search
from landsraad.bots import Observation
from landsraad.server.bots.questions import Analysed, AnalyseOn

KEPT: Final = 8  # at least as many as may go on at once

_kept: OrderedDict[str, LiveSearch] = OrderedDict()


def search_on(part: AnalyseOn) -> Analysed:
    begun = time.thread_time()
    search = _find(part)
    while search.done < search.most:
        search.step()
        if time.thread_time() - begun >= part.seconds:
            break
    found = [(each.move, each.value, each.error, each.visits) for each in search.found()]
    if search.done >= search.most:  # its tree is large, and nobody asks for more
        _kept.pop(part.name, None)
    return Analysed(search.done, search.most, found, search.chances())


def _find(part: AnalyseOn) -> LiveSearch:
    found = _kept.get(part.name)
    if found is None:
        game = landsraad.game(part.game).variant(part.options)
        found = live_search(game, Observation.from_bytes(game, part.deal, part.moves), part.most or MOST)
        _kept[part.name] = found
        while len(_kept) > KEPT:
            _kept.popitem(last=False)
    _kept.move_to_end(part.name)
    return found
