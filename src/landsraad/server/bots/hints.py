"""A hint for the seat that decides: what a strong bot would do there, from what the seat knows.

The bot thinks once for each position. The same answer serves the hint and the warning before a move that costs much.
"""

from __future__ import annotations

from typing import Final

import msgspec

from landsraad.bots import Candidate
from landsraad.kernel.reasons import Named, Reason
from landsraad.kernel.table import Table
from landsraad.server.bots.bot_turns import Bots
from landsraad.server.bots.questions import Answer, glance_at
from landsraad.server.protocol.messages import Change, Hint, Preview
from landsraad.server.tables.live_table import LiveTable
from landsraad.server.tables.refusals import NotYours, Refused
from landsraad.server.views.cached_messages import CachedMessages
from landsraad.server.views.rendering import seat_names

HINTS: Final = "hints"  # key of `sections`: the last answer of a table
LEVEL: Final = "hard"
CLOSE: Final = 0.02  # of the chances to win: two moves that are nearer are about as good
LEAST_SHARE: Final = 0.01  # of the search: below that an estimate is not told
PREVIEW: Final = msgspec.json.Decoder(Preview)


async def hint(live: LiveTable, bots: Bots, seat: str, cat: CachedMessages, address: str) -> Hint:
    table = live.table
    if not live.row.hints:
        raise Refused(Reason("no-hints"))
    if table.over:
        raise Refused(Reason("over"))
    if table.actor != seat:
        raise NotYours(Reason("not-your-decision", seat=Named("seat", str(table.actor))), live)
    names = seat_names(live, cat)
    answer = await _answer(live, bots, seat, address)
    known = [Candidate(*each) for each in answer.candidates]
    told = {each.move: round(each.value, 3) for each in known if each.share >= LEAST_SHARE}
    best = answer.move
    brings: Preview | None = None
    if len(table.legal()) > 1:
        seen = glance_at(table, seat, best, False, cat.language, names)
        brings = PREVIEW.decode(await bots.look(seen, address))
    return Hint(move=best, label=cat.move(table, table.parse(best), names), chance=told.get(best), chances=told,
                reason=" ".join(_reasons(table, cat, names, best, told, brings)))


async def _answer(live: LiveTable, bots: Bots, seat: str, address: str) -> Answer:
    table = live.table
    key = (len(table.moves), live.seq)
    kept: dict[tuple[int, int], Answer] = live.sections.setdefault(HINTS, {})
    if key not in kept:
        answer = await bots.think(table, LEVEL, explain=True, seed=f"hint {seat} {len(table.moves)}", address=address)
        kept.clear()
        kept[key] = answer
    return kept[key]


def _reasons(table: Table, cat: CachedMessages, names: dict[str, str], best: str, told: dict[str, float],
             brings: Preview | None) -> list[str]:
    """Sentences: what the move brings and costs, and how it compares with the next best."""
    out = []
    if brings is None:
        return [cat.text("hint-only")]
    if brings.gain:
        out.append(cat.text("hint-brings", what=_list(cat, brings.gain, names)))
    if brings.pay:
        out.append(cat.text("hint-costs", what=_list(cat, brings.pay, names)))
    others = sorted(((value, move) for move, value in told.items() if move != best), reverse=True)
    if others and best in told:
        value, move = others[0]
        label = cat.move(table, table.parse(move), names)
        close = told[best] - value < CLOSE
        out.append(cat.text("hint-close" if close else "hint-better", move=label, n=round(100 * value)))
    return out


def _list(cat: CachedMessages, changes: list[Change], names: dict[str, str]) -> str:
    parts = []
    for change in changes:
        by = int(change.after) - int(change.before)
        whose = f"{names[change.seat]}: " if change.seat else ""
        parts.append(f"{whose}{change.label} {'+' if by > 0 else '−'}{abs(by)}")
    return ", ".join(parts)
