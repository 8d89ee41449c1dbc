"""How the events of a table of two teams are staged."""

from __future__ import annotations

from typing import Final

import landsraad.games.dune.bases.six.events  # noqa: F401  (the kinds of event)
from landsraad.server.protocol.messages import Stage
from landsraad.server.views.animation.cue_types import becomes, fixed, go, less, more, one, put, take

SIX_STAGES: Final[dict[str, Stage]] = {
    "activated": Stage(icon="agent", alters=[becomes("{seat}.activated", "ally")]),
    "enthroned": Stage(icon="emperor", travels=[go("card", "market:{card}", "throne_row")],
                       alters=[take("row", "card"), put("throne_row", "card")]),
    "trades": Stage(icon="recall"),
    "handed_over": Stage(icon="{good}", travels=[go("{good}", "{seat}.{good}", "{to}.{good}", "n")],
                         alters=[less("{seat}.{good}"), more("{to}.{good}")]),
    # Whose hand is open to the viewer has the card from the table itself.
    "handed_intrigue": Stage(icon="intrigue", travels=[go("intrigue", "{seat}.intrigue", "{to}.intrigue")],
                             alters=[one("{seat}.intrigue", -1), one("{to}.intrigue")]),
    "got_intrigue": Stage(icon="intrigue"),
    "played_for": Stage(icon="combat-card"),
    "conceded": Stage(icon="shield", alters=[fixed("{seat}.conceded", 1)]),
    "pledged": Stage(icon="spice"),
    "pledges_void": Stage(icon="cross"),
}
