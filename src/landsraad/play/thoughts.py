"""What a bot considered before a move, for those who ask.

The bot thinks once more as it did then: the same deal, the same seed, the same thoughts. While the game is on, a viewer
is told only of moves that were possible for all the viewer knows: a move that needs a card in the bot's hand would tell
that it is there. So each candidate is tried in many deals as the viewer could imagine them, of those in which the move
that was seen could be made; what is legal in all of them is no secret. How many others there were would tell something
too, so shares are of what is told. A finished game has no secrets left.
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
FEW: Final = 12  # with fewer nothing can be said
TRIES: Final = 200  # deals looked at for these
MOST: Final = 8  # candidates told


@dataclass(frozen=True, slots=True)
class Choice:
    """A move that was made, and those that the viewer may know to have been possible."""

    before: Table
    made: str
    known: set[str]
    secretive: bool  # nothing is said of moves that only the seat could know of


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
            before = session.table_before(number)
            choice = choice_at(before, session.table, viewer)
            if len(choice.known) > 1:
                bot = make_bot(mover.bot or DEFAULT, bot_seed(before), before.game)
                return told_of(choice, bot.explain(seen_at(before)) if isinstance(bot, Explains) else [])
    return None


def choice_at(before: Table, now: Table, viewer: str | None) -> Choice:
    """Of the move that was made there, at the table as it is now."""
    move = now.moves[len(before.moves)]
    made = before.notation(move)
    everything = now.over or viewer == before.actor
    known = {before.notation(each) for each in before.legal()}
    if not everything and len(known) > 1:
        seen = not before.game.plan.moves.family_of(move).secret
        known = openly_legal(before, viewer, known, made if seen else "") | ({made} if seen else set())
    return Choice(before, made, known, not everything)


def told_of(choice: Choice, candidates: Iterable[Candidate]) -> Thoughts:
    found = [each for each in candidates if each.move in choice.known]
    whole = sum(each.share for each in found) or 1.0
    best = [replace(each, share=each.share / whole) for n, each in enumerate(found)
            if n < MOST or each.move == choice.made]
    return Thoughts(choice, best, len(found) - len(best))


def openly_legal(table: Table, viewer: str | None, legal: set[str], made: str) -> set[str]:
    """Which of the legal moves the viewer may know to be possible; `made` is one that everybody saw, or nothing."""
    seat = SPECTATOR if viewer is None else table.seats.index(viewer)
    deals = 0
    for n in range(TRIES):
        deal = determinize(table.state, seat, n)
        possible = {table.notation(move) for move in deal.legal()} if deal.actor == table.state.actor else set()
        if not made or made in possible:
            legal = legal & possible
            deals += 1
            if deals == DEALS:
                break
    return legal if deals >= FEW else set()
