"""What a bot considered before a move, for those who ask.

The bot thinks once more as it did then: the same deal, the same seed, the same thoughts. While the game is on, a viewer
is told only of moves that were possible for all the viewer knows: a move that needs a card in the bot's hand would tell
that it is there. So each candidate is tried in several deals as the viewer could imagine them; what is legal in all of
them is no secret. How many others there were would tell something too, so shares are of what is told. A finished game
has no secrets left.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from landsraad.bots import DEFAULT, Candidate, Explains, make_bot, seen_at
from landsraad.kernel.dealing import determinize
from landsraad.kernel.table import Table
from landsraad.kernel.views import SPECTATOR
from landsraad.play.seats import BOT
from landsraad.play.session import Session, bot_seed

DEALS: Final = 40  # in which a move must be legal to be no secret; a dagger is in nearly every first hand
MOST: Final = 8  # candidates told


@dataclass(frozen=True, slots=True)
class Thoughts:
    """About one move: the best of the candidates that are no secret, and how many more of these there were."""

    before: Table  # the move
    made: str
    told: list[Candidate]
    untold: int
    secretive: bool  # nothing is said of moves that only the seat could know of


def last_thoughts(session: Session, viewer: str | None, seat: str = "") -> Thoughts | None:
    """About the last move of a bot, or of that seat, for which it had a choice, as far as the viewer may know; None:
    there is none."""
    moves = session.table.moves
    for number in range(len(moves), len(moves) - len(session.steps), -1):
        mover = session.seat(session.steps[number - 1 - len(moves)].seat)
        if mover.controller == BOT and seat in ("", mover.letter):
            before = session.table_before(number)
            if len(before.legal()) > 1:
                bot = make_bot(mover.bot or DEFAULT, bot_seed(before), before.game)
                found = told_of(before, session.table,
                                bot.explain(seen_at(before)) if isinstance(bot, Explains) else [], viewer)
                if len(found.told) > 1:
                    return found
    return None


def told_of(before: Table, now: Table, candidates: Iterable[Candidate], viewer: str | None) -> Thoughts:
    """What the viewer may hear of the candidates for the move that was made there."""
    made = before.notation(now.moves[len(before.moves)])
    everything = now.over or viewer == before.actor
    known = openly_legal(before, viewer, everything)
    if not before.game.plan.moves.family_of(before.parse(made)).secret:  # then everybody saw it made
        known.add(made)
    found = [each for each in candidates if each.move in known]
    whole = sum(each.share for each in found) or 1.0
    best = [replace(each, share=each.share / whole) for n, each in enumerate(found) if n < MOST or each.move == made]
    return Thoughts(before, made, best, len(found) - len(best), not everything)


def openly_legal(table: Table, viewer: str | None, everything: bool) -> set[str]:
    """The moves that the viewer may know to be possible."""
    legal = {table.notation(move) for move in table.legal()}
    if everything:
        return legal
    seat = SPECTATOR if viewer is None else table.seats.index(viewer)
    for n in range(DEALS):
        deal = determinize(table.state, seat, n)
        legal &= {table.notation(move) for move in deal.legal()} if deal.actor == table.state.actor else set()
    return legal
