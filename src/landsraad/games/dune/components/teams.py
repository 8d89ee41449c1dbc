"""What a table has where some seats play together."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landsraad.kernel.engine import Effect


@final
class Teams:
    """A commander has a personal board and no troops; in each turn one of its allies takes its place."""

    def __init__(self, activated: i64, boards: i64, spent: i64, conceded: i64, board_tracks: list[int],
                 track_icons: list[int], track_steps: list[list[Effect]], call_up: i64) -> None:
        # Cells of a seat:
        self.activated = activated  # the ally that takes a commander's place in this turn
        self.boards = boards  # a commander's personal board
        self.spent = spent  # 1 when the Swordmaster has been sent, and will not come back
        self.conceded = conceded  # 1 when the seat leaves a tie to its ally
        self.board_tracks: list[i64] = list(board_tracks)  # the influence track of each personal board,
        self.track_icons: list[i64] = list(track_icons)  # the faction icon that stands for it too,
        self.track_steps = track_steps  # and what its steps give, from the first
        self.call_up = call_up  # the move with which a commander lets its ally deploy
