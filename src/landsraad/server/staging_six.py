"""How the events that only six players have are staged on a screen."""

from __future__ import annotations

from typing import Final

import landsraad.games.uprising.six.tidings  # noqa: F401  (the kinds of event)
from landsraad.server.wire import Alter, Stage, Travel

SIX_STAGES: Final[dict[str, Stage]] = {
    "activated": Stage(icon="arrow", alters=[Alter(path="{seat}.activated", does="set", value="ally")]),
    "enthroned": Stage(icon="emperor", travels=[Travel(piece="card", whence="market:{card}", whither="throne:{card}")],
                       alters=[Alter(path="row", does="take", value="card"),
                               Alter(path="throne_row", does="put", value="card")]),
    "trades": Stage(icon="arrow"),
    "handed_over": Stage(icon="{good}", travels=[Travel(piece="{good}", whence="{seat}.{good}", whither="{to}.{good}",
                                                        n="n")],
                         alters=[Alter(path="{seat}.{good}", does="add", value="n", times=-1),
                                 Alter(path="{to}.{good}", does="add", value="n")]),
    "handed_intrigue": Stage(icon="intrigue", travels=[Travel(piece="intrigue", whence="{seat}.intrigue",
                                                              whither="{to}.intrigue")],
                             alters=[Alter(path="{seat}.intrigue", does="add", fixed=-1),
                                     Alter(path="{to}.intrigue", does="add", fixed=1)]),
    "got_intrigue": Stage(icon="intrigue"),
    "played_for": Stage(icon="arrow"),
    "conceded": Stage(icon="arrow", alters=[Alter(path="{seat}.conceded", does="set", fixed=1)]),
    "pledged": Stage(icon="spice"),
}
