"""The ten Rivals."""

from __future__ import annotations

from landsraad.games.dune.automa.rivals.card import RivalCard
from landsraad.games.dune.automa.rivals.influence import alliance_influence, least_influence, most_influence
from landsraad.games.dune.automa.rivals.maker_spaces import BLAST
from landsraad.games.dune.automa.rivals.spies import RIVAL_SPY
from landsraad.games.dune.bases.uprising.rules.sandworms import maker_hooks
from landsraad.games.dune.rules.cards.drawing import intrigue_cards
from landsraad.games.dune.rules.seats.influence import alliance, influence
from landsraad.games.dune.rules.seats.resources import solari, spice, water
from landsraad.games.dune.rules.troops.recruiting import troops
from landsraad.games.dune.state.cells import BENE_GESSERIT, EMPEROR, FREMEN, SPACING_GUILD
from landsraad.kernel.algebra import sequence, when

RivalCard("vladimir_harkonnen", 6, (SPACING_GUILD, EMPEROR, BENE_GESSERIT, FREMEN), signet=intrigue_cards(1),
          scheme=solari(2) + troops(2), person="baron_vladimir_harkonnen")
RivalCard("glossu_rabban", 7, (EMPEROR, SPACING_GUILD, BENE_GESSERIT, FREMEN),
          signet=when(alliance(), troops(2), troops(1)), scheme=alliance_influence(2), for_two=True,
          person="glossu_rabban")
RivalCard("staban_tuek", 9, (SPACING_GUILD, FREMEN, BENE_GESSERIT, EMPEROR), signet=spice(1), scheme=troops(2),
          person="staban_tuek")
RivalCard("amber_metulli", 9, (FREMEN, EMPEROR, SPACING_GUILD, BENE_GESSERIT), signet=troops(1), scheme=troops(3),
          for_two=True, person="lady_amber_metulli")
RivalCard("gurney_halleck", 8, (FREMEN, SPACING_GUILD, EMPEROR, BENE_GESSERIT), signet=troops(1),
          scheme=most_influence(), person="gurney_halleck")
RivalCard("margot_fenring", 8, (BENE_GESSERIT, EMPEROR, FREMEN, SPACING_GUILD), signet=solari(1),
          scheme=influence(BENE_GESSERIT), person="lady_margot_fenring")
RivalCard("princess_irulan", 7, (EMPEROR, BENE_GESSERIT, FREMEN, SPACING_GUILD), signet=RIVAL_SPY,
          scheme=least_influence() + troops(1), person="princess_irulan")
RivalCard("lady_jessica", 6, (BENE_GESSERIT, FREMEN, SPACING_GUILD, EMPEROR), signet=alliance_influence(1),
          scheme=water(2), person="lady_jessica")
RivalCard("feyd_rautha", 4, (EMPEROR, BENE_GESSERIT, SPACING_GUILD, FREMEN), signet=troops(2),
          scheme=least_influence(), person="feyd_rautha_harkonnen")
RivalCard("muad_dib", 4, (FREMEN, BENE_GESSERIT, SPACING_GUILD, EMPEROR), signet=influence(FREMEN),
          scheme=sequence([maker_hooks(), BLAST, intrigue_cards(1)]), person="muad_dib")
