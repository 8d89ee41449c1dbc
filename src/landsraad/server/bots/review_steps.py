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
from landsraad.kernel.records.format import parse_record
from landsraad.server.bots.questions import Reviewed, ReviewOn


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
    record = parse_record(part.record, {name: landsraad.game(name) for name in landsraad.games()})
    review = Review.from_bytes(part.data) if part.data else None
    reviewer = Reviewer(record.table, depth_of(part.depth), review=review)
    done = review.points[-1].move if review is not None and review.points else 0
    return UnderWay(part.name, done, reviewer, reviewer.steps())

