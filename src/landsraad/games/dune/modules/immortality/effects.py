"""All effects and conditions that the cards of Immortality are made of besides those of the family."""

from __future__ import annotations

from landsraad.games.dune.bases.uprising.rules.space_effects import trash_intrigue as TRASH_INTRIGUE
from landsraad.games.dune.modules.immortality.combat_icon import combat_icon as combat_icon
from landsraad.games.dune.modules.immortality.grafting import copy_partner as copy_partner
from landsraad.games.dune.modules.immortality.grafting import is_grafted as is_grafted
from landsraad.games.dune.modules.immortality.grafting import partner_from_row as partner_from_row
from landsraad.games.dune.modules.immortality.grafting import partner_icons as partner_icons
from landsraad.games.dune.modules.immortality.grafting import partner_of as partner_of
from landsraad.games.dune.modules.immortality.grafting import return_partner_at_reveal as return_partner_at_reveal
from landsraad.games.dune.modules.immortality.research_track import markers as markers
from landsraad.games.dune.modules.immortality.research_track import markers_of as markers_of
from landsraad.games.dune.modules.immortality.research_track import research as research
from landsraad.games.dune.modules.immortality.specimens import pay_specimens as pay_specimens
from landsraad.games.dune.modules.immortality.specimens import specimens as specimens
from landsraad.games.dune.modules.immortality.tleilaxu_track import tleilaxu as tleilaxu
from landsraad.kernel.engine import Effect


def trash_intrigue() -> Effect:
    """A cost: an intrigue card of the hand (IMM-INTRIGUE-11)."""
    return TRASH_INTRIGUE
