"""What a bot considered before a move, for people who ask.

During the game an explanation uses only what the viewer knows, so two tables that look the same to the viewer give the
same explanation. The viewer imagines many positions in which the observed move is legal. Moves that are legal in all of
them are not secret, and the bot is asked in one of them. The number of other moves would be a hint too, so shares refer
to the moves shown. A finished game has no secrets: there the bot is asked again with the real cards and the same seed.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from landsraad.bots import DEFAULT, Candidate, Explains, make_bot, observe
from landsraad.kernel.table import Table
from landsraad.play.seats import BOT
from landsraad.play.session import Session, bot_seed

DETERMINIZATIONS: Final = 40  # in which a move must be legal to be no secret; a dagger is in nearly every first hand
LEAST_DETERMINIZATIONS: Final = 12  # with fewer, no move counts as known
TRIES: Final = 200  # to find them
MOST_CANDIDATES: Final = 8


@dataclass(frozen=True, slots=True)
class Choice:
    """A move that was made, and those that the viewer may know were possible.

    open_moves: empty if the move itself is a secret.
    partial: moves that only the seat could know of are left out.
    bot_table: where the bot is asked; the real table, or one that looks the same to the viewer.
    seed: of the bot.
    """

    before: Table
    made: str
    open_moves: set[str]
    partial: bool
    bot_table: Table
    seed: str


@dataclass(frozen=True, slots=True)
class Explanation:
    """The best candidates that are not secret, and how many more of these there were."""

    choice: Choice
    candidates: list[Candidate]
    omitted: int


def explain_last_turn(session: Session, viewer: str | None, seat: str = "") -> list[Explanation]:
    """Explains the real choices in the last turn of a bot, or of this seat, as far as the viewer may know.

    Turns without a real choice are passed over. The list is empty if there is none.
    """
    number, last = len(session.table.moves), len(session.table.moves) - len(session.steps)
    while number > last:
        mover = session.seat(session.steps[number - last - 1].seat)
        turn = session.turn_moves(number)
        if mover.controller == BOT and seat in ("", mover.letter):
            choices = [choice_at(session.table_before(each), session.table, viewer) for each in turn]
            real = [choice for choice in choices if len(choice.open_moves) > 1]
            if real:
                return [explanation_of(choice, candidates_of(choice, mover.bot or DEFAULT)) for choice in real]
        number = turn[0] - 1
    return []


def candidates_of(choice: Choice, name: str) -> list[Candidate]:
    """Returns what a bot of this name thinks of the choice; nothing if it cannot explain itself."""
    bot = make_bot(name, choice.seed, choice.before.game)
    return bot.explain(observe(choice.bot_table)) if isinstance(bot, Explains) else []


def choice_at(before: Table, now: Table, viewer: str | None) -> Choice:
    """Returns the choice that was made at `before`, seen from the table as it is now."""
    move = now.moves[len(before.moves)]
    made = before.notation(move)
    own = viewer == before.actor
    legal = {before.notation(each) for each in before.legal()}
    if now.over:
        return Choice(before, made, legal, False, before, bot_seed(before))
    is_visible = own or not before.game.plan.moves.family_of(move).secret
    possible = possible_tables(before, viewer, made if is_visible else "")
    open_moves = legal if own else {made, *legal_in_all(possible)} if is_visible else set[str]()
    return Choice(before, made, open_moves, not own, possible[0] if possible else before.determinize(viewer, 0),
                  f"{viewer} {before.actor} {len(before.moves)}")


def explanation_of(choice: Choice, candidates: Iterable[Candidate]) -> Explanation:
    """Returns the part of the candidates that the viewer may see."""
    found = [each for each in candidates if each.move in choice.open_moves]
    whole = sum(each.share for each in found) or 1.0
    best = [replace(each, share=each.share / whole) for n, each in enumerate(found)
            if n < MOST_CANDIDATES or each.move == choice.made]
    return Explanation(choice, best, len(found) - len(best))


def possible_tables(table: Table, viewer: str | None, made: str) -> list[Table]:
    """Returns tables that look the same to the viewer. `made` is a move that the viewer saw, or empty."""
    out = []
    for n in range(TRIES):
        position = table.determinize(viewer, n)
        legal = [position.notation(move) for move in position.legal()] if made else []
        if position.actor == table.actor and (not made or made in legal):
            position.moves, position.earlier = table.moves[:], table.earlier
            out.append(position)
            if len(out) == DETERMINIZATIONS:
                break
    return out


def legal_in_all(possible: list[Table]) -> set[str]:
    """Returns the moves that are legal at all tables, if there are enough of these."""
    if len(possible) < LEAST_DETERMINIZATIONS:
        return set()
    return set.intersection(*({position.notation(move) for move in position.legal()} for position in possible))
