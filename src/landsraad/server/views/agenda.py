"""What the seat that decides has still to resolve: the effect that asks, and those that wait below it."""

from __future__ import annotations

from landsraad.kernel.algebra import All
from landsraad.kernel.engine import FRAME, Effect, State
from landsraad.server.protocol import messages as wire
from landsraad.server.views.message_trees import tree
from landsraad.text.messages import Messages


def agenda_of(s: State, cat: Messages) -> list[wire.AgendaItem]:
    """Returns the effects of a turn that have words. It takes the frames from the state, so give it a clone."""
    found: list[wire.AgendaItem] = []
    top, seat = s.depth, s.stack[(s.depth - 1) * FRAME + 1] if s.depth > 0 else 0
    while s.depth > 0:
        effect = s.top()
        if s.seat != seat:
            break
        for whole, source in effect.unresolved(s):
            for part in whole.parts if isinstance(whole, All) else [whole]:
                item = _item(part, source, cat, now=s.depth == top and part is effect)
                if item is not None:
                    found.append(item)
        s.depth -= 1
    return found


def _item(effect: Effect, source: int, cat: Messages, now: bool) -> wire.AgendaItem | None:
    message = effect.message()
    if message.key == "nothing" or not cat.has(message.key):
        return None
    return wire.AgendaItem(key=f"{effect.id}/{source}", words=tree(message), text=cat.say(message), now=now)
