"""What the spaces of the research track give, and where they lead."""

from __future__ import annotations

from landsraad.games.dune.bases.uprising.rules.space_effects import trash_intrigue
from landsraad.games.dune.modules.immortality.research_track import TRACK as TRACK
from landsraad.games.dune.modules.immortality.research_track import connect_spaces, research, research_space
from landsraad.games.dune.modules.immortality.specimens import specimens
from landsraad.games.dune.modules.immortality.tleilaxu_track import tleilaxu
from landsraad.games.dune.rules.cards.drawing import draw_cards, intrigue_cards
from landsraad.games.dune.rules.cards.trashing import trash
from landsraad.games.dune.rules.seats.influence import influence
from landsraad.games.dune.rules.seats.resources import pay, solari, spice

research_space("start", 0, onward=("r1",))
research_space("r1", 1, specimens(1), ("r2_upper", "r2_lower"))
research_space("r2_upper", 2, specimens(1), ("r3_top", "r3_middle"))
research_space("r2_lower", 2, tleilaxu(1), ("r3_middle", "r3_bottom"))
research_space("r3_top", 3, research(1), ("r4_top",))
research_space("r3_middle", 3, trash + specimens(1), ("r4_top", "r4_middle"))
research_space("r3_bottom", 3, tleilaxu(1) + specimens(1), ("r4_middle", "r4_bottom"))
research_space("r4_top", 4, tleilaxu(1), ("r5_top", "r5_middle"))
research_space("r4_middle", 4, specimens(1), ("r5_middle", "r5_bottom"))
research_space("r4_bottom", 4, research(1), ("r5_bottom",))
research_space("r5_top", 5, research(1), ("r6_top",))
research_space("r5_middle", 5, specimens(1), ("r6_top", "r6_middle"))
research_space("r5_bottom", 5, solari(1), ("r6_middle", "r6_bottom"))
research_space("r6_top", 6, spice(1), ("r7_top", "r7_middle"))
research_space("r6_middle", 6, tleilaxu(1), ("r7_middle", "r7_bottom"))
research_space("r6_bottom", 6, influence(), ("r7_bottom",))
research_space("r7_top", 7, tleilaxu(1), ("r8_top",))
research_space("r7_middle", 7, trash_intrigue >> (draw_cards(1) + intrigue_cards(1)), ("r8_top", "r8_middle"))
research_space("r7_bottom", 7, trash + specimens(1), ("r8_middle", "r8_bottom"))
research_space("r8_top", 8, spice(2))
research_space("r8_middle", 8, tleilaxu(1))
research_space("r8_bottom", 8, pay(solari(7)) >> tleilaxu(2))
connect_spaces()
