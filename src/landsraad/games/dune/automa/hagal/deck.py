# cold
"""The 31 cards of House Hagal."""

from __future__ import annotations

from landsraad.games.dune.automa.hagal.module import HagalCard

HagalCard("hagal_conspire", 2, "conspire", troops=2, swords=4)
HagalCard("hagal_wealth", 1, "wealth", swords=3)
HagalCard("hagal_heighliner", 1, "heighliner", troops=3, swords=6)
HagalCard("hagal_foldspace", 2, "foldspace_space", swords=1)
HagalCard("hagal_selective_breeding", 2, "selective_breeding", swords=2)
HagalCard("hagal_secrets", 1, "secrets", swords=1)
HagalCard("hagal_hardy_warriors", 1, "hardy_warriors", troops=2, swords=5)
HagalCard("hagal_stillsuits", 2, "stillsuits", swords=4)
HagalCard("hagal_rally_troops", 2, "rally_troops", troops=4, swords=3)
HagalCard("hagal_hall_of_oratory", 2, "hall_of_oratory", troops=1)
HagalCard("hagal_carthag", 3, "carthag", troops=1)
# No source had a readable picture of its three lines of text, so its effect is our interpretation.
HagalCard("hagal_harvest_spice", 5, harvest=True, swords=2, reconstructed=True)
HagalCard("hagal_arrakeen_1p", 3, "arrakeen", troops=1, swords=1, signet=True, two_players=False)
HagalCard("hagal_arrakeen_2p", 3, "arrakeen", troops=1, swords=1, solo=False)
HagalCard("hagal_reshuffle", 1, reshuffle=True, solo=False)
