"""The points that end the game, and those that a seat begins with."""

from __future__ import annotations

from landsraad.games.dune.modules.go_to_eleven.module import GO_TO_ELEVEN

GO_TO_ELEVEN.goal = 11  # IMM-VAR-01
GO_TO_ELEVEN.goals = {4: 10, 6: 10}  # IMM-COMBO-08
GO_TO_ELEVEN.starting_points = {4: 0, 6: 0}  # UPR-COMBO-19: a commander still has 4
