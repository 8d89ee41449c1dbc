# cold
"""The 11 kinds of intrigue card: plot, combat and endgame cards."""

from __future__ import annotations

from landsraad.games.dune.bases.uprising.rules.withdrawals import retreat
from landsraad.games.dune.modules.immortality.cards.intrigue_effects import (
    HARVEST,
    buy_tleilaxu,
    grow_from_fallen,
    opponent_fought_by_cards,
    troops_lost,
)
from landsraad.games.dune.modules.immortality.effects import markers, research, specimens, tleilaxu
from landsraad.games.dune.modules.immortality.module import Intrigue
from landsraad.games.dune.rules.seats.influence import influence
from landsraad.games.dune.rules.seats.resources import at_least, reveal_persuasion, solari, spice, swords, vp
from landsraad.games.dune.rules.troops.deployment import deploy_up_to
from landsraad.games.dune.rules.troops.recruiting import lose_deployed
from landsraad.games.dune.state.cells import COUNCIL, SOLARI, SPICE
from landsraad.kernel.algebra import bargain, sequence, when

Intrigue("breakthrough", plot=research(1))
Intrigue("counterattack", plot=deploy_up_to(2), combat=when(opponent_fought_by_cards(), swords(4)))
Intrigue("disguised_bureaucrat", plot=when(markers(1), spice(1)) + when(markers(2), influence()))
Intrigue("economic_positioning", combat=bargain(retreat(2), solari(3)), endgame=when(at_least(SOLARI, 10), vp(1)))
Intrigue("gruesome_sacrifice", copies=2, cost=lose_deployed(2), combat=tleilaxu(1) + specimens(2))
Intrigue("harvest_cells", copies=2, need=troops_lost(HARVEST), confidence="medium",
         aftermath=sequence([grow_from_fallen(2), buy_tleilaxu()]))
Intrigue("illicit_dealings", copies=2, plot=tleilaxu(1))
Intrigue("shadowy_bargain", plot=specimens(1), endgame=tleilaxu(1))
Intrigue("study_melange", plot=spice(1), endgame=when(at_least(SPICE, 3), when(markers(2), vp(1))))
Intrigue("tleilaxu_puppet", plot=reveal_persuasion(1), endgame=when(at_least(COUNCIL, 1), when(markers(2), vp(1))),
         lasting=True)
Intrigue("vicious_talents", copies=2,
         combat=swords(2) + when(markers(1), swords(2)) + when(markers(2), swords(2)))
