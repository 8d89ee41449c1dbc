"""Cells and components of a table with teams."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from landsraad.kernel.engine import Effect


@final
class Teams:
    """Teams of a commander and two allies. A commander has a personal board and uses an ally's troops each turn."""

    def __init__(self, activated: i64, boards: i64, spent: i64, conceded: i64, board_tracks: list[int],
                 track_icons: list[int], track_steps: list[list[Effect]], call_up: i64) -> None:
        # Cells of a seat.
        self.activated = activated  # the ally that a commander has activated this turn
        self.boards = boards  # a commander's personal board
        self.spent = spent  # 1 if the Swordmaster has been sent; it does not return
        self.conceded = conceded  # 1 if the seat concedes a tie to its ally
        # The influence track of each personal board, the faction icon that also counts for it, and its rewards from the
        # first space on.
        self.board_tracks: list[i64] = list(board_tracks)
        self.track_icons: list[i64] = list(track_icons)
        self.track_steps = track_steps
        self.call_up = call_up  # the move with which a commander lets its ally deploy
