"""What a bot considered before a move, for those who ask.

While the game is on, all of it is made from what the viewer knows, so that two tables that look the same to the viewer
give the same answer. The viewer imagines many deals in which the move that was seen could be made: what is legal in all
of them is not a secret, and in one of them the bot thinks. How many other moves there were would tell something too, so
shares are of what is told. A finished game has no secrets left: there the bot thinks once more as it did then, with the
same cards and the same seed.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from landsraad.bots import DEFAULT, Candidate, Explains, make_bot, observe
from landsraad.kernel.table import Table
from landsraad.play.seats import BOT
from landsraad.play.session import Session, bot_seed

DEALS: Final = 40  # in which a move must be legal to be no secret; a dagger is in nearly every first hand
FEW: Final = 12  # with fewer nothing can be said
TRIES: Final = 200  # deals looked at for these
MOST: Final = 8  # candidates told


@dataclass(frozen=True, slots=True)
class Choice:
    """A move that was made, and those that the viewer may know to have been possible."""

    before: Table
    made: str
    known: set[str]  # none, if the move that was made is itself a secret
    secretive: bool  # nothing is said of moves that only the seat could know of
    thought_at: Table  # where the bot thinks: the position itself, or one that the viewer could take it for
    seed: str  # with which it thinks


@dataclass(frozen=True, slots=True)
class Thoughts:
    """The best of the candidates that are no secret, and how many more of these there were."""

    choice: Choice
    told: list[Candidate]
    untold: int


def last_thoughts(session: Session, viewer: str | None, seat: str = "") -> Thoughts | None:
    """About the last move of a bot, or of that seat, for which it had a choice, as far as the viewer may know; None:
    there is none."""
    moves = session.table.moves
    for number in range(len(moves), len(moves) - len(session.steps), -1):
        mover = session.seat(session.steps[number - 1 - len(moves)].seat)
        if mover.controller == BOT and seat in ("", mover.letter):
            choice = choice_at(session.table_before(number), session.table, viewer)
            if len(choice.known) > 1:
                return told_of(choice, explained(choice, mover.bot or DEFAULT))
    return None


def explained(choice: Choice, name: str) -> list[Candidate]:
    """What a bot of that name thinks of the choice; nothing, if it cannot say."""
    bot = make_bot(name, choice.seed, choice.before.game)
    return bot.explain(observe(choice.thought_at)) if isinstance(bot, Explains) else []


def choice_at(before: Table, now: Table, viewer: str | None) -> Choice:
    """Of the move that was made there, at the table as it is now."""
    move = now.moves[len(before.moves)]
    made = before.notation(move)
    own = viewer == before.actor
    legal = {before.notation(each) for each in before.legal()}
    if now.over:
        return Choice(before, made, legal, False, before, bot_seed(before))
    seen = own or not before.game.plan.moves.family_of(move).secret
    deals = imagined(before, viewer, made if seen else "")
    known = legal if own else {made, *openly_legal(deals)} if seen else set[str]()
    return Choice(before, made, known, not own, deals[0] if deals else before.determinize(viewer, 0),
                  f"{viewer} {before.actor} {len(before.moves)}")


def told_of(choice: Choice, candidates: Iterable[Candidate]) -> Thoughts:
    found = [each for each in candidates if each.move in choice.known]
    whole = sum(each.share for each in found) or 1.0
    best = [replace(each, share=each.share / whole) for n, each in enumerate(found)
            if n < MOST or each.move == choice.made]
    return Thoughts(choice, best, len(found) - len(best))


def imagined(table: Table, viewer: str | None, made: str) -> list[Table]:
    """Positions that the viewer could take this one for; `made` is a move that the viewer saw, or nothing."""
    out = []
    for n in range(TRIES):
        deal = table.determinize(viewer, n)
        if deal.actor == table.actor and (not made or made in [deal.notation(move) for move in deal.legal()]):
            deal.moves, deal.earlier = table.moves[:], table.earlier
            out.append(deal)
            if len(out) == DEALS:
                break
    return out


def openly_legal(deals: list[Table]) -> set[str]:
    """The moves that are legal in all of them, if there are enough to tell."""
    if len(deals) < FEW:
        return set()
    return set.intersection(*({deal.notation(move) for move in deal.legal()} for deal in deals))
