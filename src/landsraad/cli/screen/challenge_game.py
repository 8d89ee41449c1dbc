"""A challenge in the terminal: the game as in `landsraad play`, but nothing is taken back."""

from __future__ import annotations

from landsraad.cli.screen.loop import TerminalGame
from landsraad.kernel.errors import BadInput
from landsraad.kernel.reasons import Named, Reason, about


class ChallengeGame(TerminalGame):
    def take_back(self, word: str, actor: str) -> None:
        raise BadInput(about(Named("move", word), Reason("challenge-no-undo")))

    def leave(self) -> None:
        self.session.autosave()
        self.say(self.cat.text("challenge-left"))
