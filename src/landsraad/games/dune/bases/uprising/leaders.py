# cold
"""The nine leaders, each with a permanent ability and a Signet Ring ability."""

from __future__ import annotations

from landsraad.games.dune.bases.uprising.base import Leader
from landsraad.games.dune.bases.uprising.rules.leader_effects import (
    ON_THE_OTHER_SIDE,
    TRACK,
    Train,
    acquire_exactly,
    awaken,
    may_choose,
    once_a_turn,
    place_spy_for,
    repeat_space,
    sent_to,
    store_memory,
    trash_from_hand,
    withdraw,
)
from landsraad.games.dune.bases.uprising.rules.sandworms import WORMS_OUT, strong
from landsraad.games.dune.bases.uprising.rules.spies import recall_spies, spy
from landsraad.games.dune.rules.cards.drawing import draw_cards, intrigue_cards
from landsraad.games.dune.rules.seats.influence import alliance
from landsraad.games.dune.rules.seats.resources import pay, persuasion, solari, spice, swords, water
from landsraad.games.dune.rules.troops.recruiting import troops
from landsraad.games.dune.state.cells import BENE_GESSERIT, CITY, EMPEROR, FREMEN
from landsraad.kernel.algebra import bargain, when

Leader("feyd_rautha_harkonnen", "Harkonnen", 1, reveal=bargain(recall_spies(1), swords(2)), signet=Train(TRACK))
Leader("gurney_halleck", "Atreides", 1, reveal=when(strong(6), persuasion(1)), signet=troops(1))
Leader("lady_amber_metulli", "Metulli", 1, reveal=withdraw(), signet=solari(1) + when(alliance(), spice(1)))
Leader("lady_jessica", "Atreides", 2,
       agent=when(ON_THE_OTHER_SIDE,
                  when(sent_to(BENE_GESSERIT, FREMEN), once_a_turn(pay(water(1)), repeat_space())),
                  when(sent_to(BENE_GESSERIT), awaken())),
       signet=when(ON_THE_OTHER_SIDE, pay(spice(1)) >> water(1),
                   pay(spice(1)) >> (intrigue_cards(1) + store_memory())))
Leader("lady_margot_fenring", "Fenring", 1, friend=BENE_GESSERIT, second_step_bonus=spice(2), signet=spy(CITY))
Leader("muad_dib", "Atreides", 1, reveal=when(WORMS_OUT, intrigue_cards(1)), signet=draw_cards(1))
Leader("princess_irulan", "Corrino", 2, friend=EMPEROR, second_step_bonus=intrigue_cards(1),
       signet=may_choose(acquire_exactly(1), trash_from_hand(spice(2))))
Leader("staban_tuek", "", 3, without=("diplomacy",), watches=True,
       signet=place_spy_for(pay(spice(1)) >> solari(3), pay(solari(2)) >> intrigue_cards(1)))
