"""A review for the client: moves as sentences, and what decided the game for each seat."""

from __future__ import annotations

from typing import Final

from landsraad.analysis.grading import forgiven_in
from landsraad.analysis.model import DEPTHS, Account, Decision, Review
from landsraad.kernel.chance import Seed
from landsraad.kernel.game import Game
from landsraad.kernel.table import Table, open_table
from landsraad.server.protocol.review_messages import (
    ReviewAccount,
    ReviewChance,
    ReviewDecision,
    ReviewInfo,
    ReviewKind,
    ReviewOption,
    ReviewPoint,
)
from landsraad.text.messages import Messages

KIND: Final = "review-kind-"  # messages
STANDING_OUT: Final = ("best", "slip", "mistake", "blunder")
WON: Final = {"luck": "review-won-luck", "others": "review-won-others", "play": "review-won-play",
              "even": "review-won-even"}
LOST: Final = {"luck": "review-lost-luck", "others": "review-lost-others", "play": "review-lost-play",
               "even": "review-lost-even"}
NOTABLE: Final = 0.03  # of the chances: less than that is not named as a cause


def told(data: bytes, game: Game, options: dict[str, object], seed: Seed, moves: tuple[int, ...], cat: Messages,
         names: dict[str, str]) -> ReviewInfo:
    review = Review.from_bytes(data)
    decided = {each.move: each for each in review.decisions}

    def label(table: Table, text: str) -> str:
        return cat.move(table, table.parse(text), names)
    table = open_table(game, options, seed)
    decisions = []
    for n, move in enumerate(moves, 1):
        found = decided.get(n)
        if found is not None:
            shown = found.verdict in STANDING_OUT or n in review.moments
            decisions.append(ReviewDecision(
                move=n, round=found.round, seat=found.seat, kind=found.kind, kind_label=cat.text(KIND + found.kind),
                played=label(table, found.played), best=label(table, found.best), loss=found.loss,
                error=found.error, lead=found.lead, swing=found.swing, counts=found.counts, verdict=found.verdict,
                made=found.played if shown else "", options=[
                    ReviewOption(move=each.move, label=label(table, each.move), chance=each.chance, share=each.share)
                    for each in found.options] if shown else []))
        table.play(move)
    return ReviewInfo(
        game=review.game, seats=review.seats, moves=review.moves, rounds=review.rounds,
        futures=DEPTHS[review.depth].futures, forgiven=forgiven_in(review.game), winners=review.winners,
        points=[ReviewPoint(move=each.move, round=each.round, chances=each.chances, error=each.error)
                for each in review.points],
        decisions=decisions,
        chances=[ReviewChance(move=each.move, round=each.round, seat=each.seat, change=each.change, error=each.error)
                 for each in review.chances],
        accounts=[_account(review, each, cat, names) for each in review.accounts], moments=review.moments)


def _account(review: Review, each: Account, cat: Messages, names: dict[str, str]) -> ReviewAccount:
    return ReviewAccount(
        seat=each.seat, name=names.get(each.seat, each.seat), summary=summary(review, each, cat, names),
        start=each.start, luck=each.luck, luck_error=each.luck_error, play=each.play, play_error=each.play_error,
        others=each.others, rest=each.rest, final=each.final, accuracy=each.accuracy,
        kinds=[ReviewKind(kind=kind.kind, label=cat.text(KIND + kind.kind), decisions=kind.decisions, loss=kind.loss,
                          accuracy=kind.accuracy) for kind in each.kinds],
        luck_by_round=each.luck_by_round, play_by_round=each.play_by_round)


def summary(review: Review, each: Account, cat: Messages, names: dict[str, str]) -> str:
    """What decided the game for a seat: the greatest cause, its own mistakes, and the costliest of them."""
    won = each.seat in review.winners
    causes = {"luck": each.luck, "others": each.others, "play": each.play}
    sign = 1 if won else -1
    main = max(causes, key=lambda cause: sign * causes[cause])
    if sign * causes[main] < NOTABLE:
        main = "even"
    said = [cat.text((WON if won else LOST)[main], name=names.get(each.seat, each.seat),
                     luck=points(each.luck), others=points(each.others), play=points(each.play))]
    worst = max((one for one in review.decisions if one.seat == each.seat and is_mistake(one)),
                key=lambda one: one.loss, default=None)
    if worst is not None:
        said.append(cat.text("review-costliest", round=str(worst.round), loss=points(-worst.loss)))
    return " ".join(said).replace(" %", "\u00a0%")


def is_mistake(decision: Decision) -> bool:
    return decision.verdict in ("slip", "mistake", "blunder")


def points(change: float) -> str:
    return f"{100 * change:+.0f}".replace("-", "−").replace("+0", "0").replace("−0", "0")
