# cold
"""The six leaders."""

from __future__ import annotations

from landsraad.games.dune.modules.rise_of_ix.automa.tech import automa_tech
from landsraad.games.dune.modules.rise_of_ix.leaders.coordination import COORDINATION, may_acquire_up_to
from landsraad.games.dune.modules.rise_of_ix.leaders.leader_effects import LOOKS, intelligence
from landsraad.games.dune.modules.rise_of_ix.leaders.one_step_ahead import ONE_STEP_AHEAD
from landsraad.games.dune.modules.rise_of_ix.leaders.snoopers import (
       CAREFUL_OBSERVATION,
       SNOOPER_LEFT,
       influence_with_snooper,
)
from landsraad.games.dune.modules.rise_of_ix.module import Leader
from landsraad.games.dune.modules.rise_of_ix.shipping import freighter
from landsraad.games.dune.modules.rise_of_ix.tech import acquire_or_negotiate
from landsraad.games.dune.rules.cards.market import acquire_reserve
from landsraad.games.dune.rules.seats.influence import influence, losing_influence
from landsraad.games.dune.rules.seats.resources import pay, solari, spice
from landsraad.games.dune.rules.troops.recruiting import troops
from landsraad.games.dune.state.cells import FOLDSPACE
from landsraad.kernel.algebra import when
from landsraad.kernel.messages import Message

Leader("archduke_armand_ecaz", "Ecaz", 2, signet=may_acquire_up_to(3), standing=COORDINATION, rival=False)
Leader("ilesa_ecaz", "Ecaz", 3, signet=pay(solari(1)) >> acquire_reserve(FOLDSPACE), standing=ONE_STEP_AHEAD,
       rival=False, confidence="medium")
Leader("prince_rhombur_vernius", "Vernius", 1, signet=acquire_or_negotiate(), stronger=("dreadnought", 1),
       standing=Message("standing-dreadnought-strength", {"n": 4}),
       rival_signet=automa_tech(negotiates=True))
Leader("tessia_vernius", "Vernius", 4,
       signet=when(SNOOPER_LEFT, losing_influence() >> influence_with_snooper()), standing=CAREFUL_OBSERVATION,
       rival=False, confidence="medium")
Leader("princess_yuna_moritani", "Moritani", 2, signet=pay(solari(7)) >> influence() + troops(1) + spice(1),
       more_solari=1, starting_water=0, rival=False,
       standing=Message("all", {"parts": [Message("standing-no-water"), Message("standing-more-solari", {"n": 1})]}))
Leader("viscount_hundro_moritani", "Moritani", 1, signet=pay(spice(1)) >> freighter(), setup=intelligence(),
       standing=Message("standing-before-first-round", {"effect": Message("intelligence", {"n": LOOKS})}))
