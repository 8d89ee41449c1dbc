"""Reviews in the worker: each question goes on with one for a while, so that many take turns.

The worker remembers the review that it worked on last. After a restart it goes on from the stored part instead.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass

import landsraad
from landsraad.analysis.model import Review, depth_of
from landsraad.analysis.reviewer import Reviewer
from landsraad.kernel.errors import BadInput
from landsraad.kernel.records.format import Record, parse_record
from landsraad.kernel.table import open_table
from landsraad.server.bots.questions import Reviewed, ReviewOn, Weigh, Weighed


@dataclass(slots=True)
class UnderWay:
    name: str
    done: int
    reviewer: Reviewer
    steps: Iterator[int]


_last: list[UnderWay] = []


def go_on(part: ReviewOn) -> Reviewed:
    try:
        now = _find(part)
    except BadInput as error:
        return Reviewed(part.done, part.data, True, str(error))
    begun = time.thread_time()
    finished = True
    for done in now.steps:
        now.done = done
        if time.thread_time() - begun >= part.seconds:
            finished = False
            break
    _last[:] = [] if finished else [now]
    return Reviewed(now.done, now.reviewer.review.to_bytes(), finished)


def _find(part: ReviewOn) -> UnderWay:
    for known in _last:
        if (known.name, known.done) == (part.name, part.done):
            return known
    record = read(part.record)
    review = Review.from_bytes(part.data) if part.data else None
    reviewer = Reviewer(record.table, depth_of(part.depth), review=review)
    done = review.points[-1].move if review is not None and review.points else 0
    return UnderWay(part.name, done, reviewer, reviewer.steps())


def weigh(asked: Weigh) -> Weighed:
    """The server has made sure that both moves were possible."""
    whole = read(asked.record).table
    table = open_table(whole.game, whole.options, whole.seed)
    for move in whole.moves[:asked.number - 1]:
        table.play(move)
    return Weighed(*Reviewer(whole, depth_of(asked.depth)).weigh(asked.number, table, asked.move, asked.best))


def read(record: str) -> Record:
    return parse_record(record, {name: landsraad.game(name) for name in landsraad.games()})
