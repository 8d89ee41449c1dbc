"""Animation cues: what moves, what changes in the view, and which icon stands for an event.

The client knows no rules. A cue tells it that a troop goes from `{seat}.garrison` to `{seat}.conflict` and that those
numbers change, whatever the game. The cues are in `animation.yaml` of each game and set.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec.structs import replace

from landsraad.games import data
from landsraad.kernel.events import EVENTS
from landsraad.server.protocol.game_messages import Stage


class Animation(msgspec.Struct, forbid_unknown_fields=True):
    """A file of cues. `step` is that of all events which say no other."""

    events: dict[str, Stage]
    step: str = ""


def read_cues() -> dict[str, Stage]:
    """The cues of all sets, by the kind of event."""
    out: dict[str, Stage] = {}
    for file in data.animation_files():
        cues = msgspec.convert(data.read_yaml(file.read_text(encoding="utf-8")), Animation)
        out.update({name: stage if stage.step else replace(stage, step=cues.step)
                    for name, stage in cues.events.items()})
    return dict(sorted(out.items()))


STAGES: Final = read_cues()
# Causes of events that are cards which automas turn up.
AUTOMA_CARDS: Final = frozenset(domain.name for name, stage in STAGES.items() if stage.step == "card"
                                for _, domain in EVENTS.kinds[name].values if domain is not None)
