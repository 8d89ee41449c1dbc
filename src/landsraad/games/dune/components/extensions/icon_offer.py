"""What a module gives for an icon that the base prints. The base's effect for the icon asks the Box."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from landsraad.kernel.engine import State


@mypyc_attr(allow_interpreted_subclasses=True)
class IconOffer:
    """A module's effect for an icon: either `give`, or `options` and `play` if the icon asks a question."""

    def is_open(self, s: State) -> bool:
        """Whether the current seat can get something. If not, the icon has the effect it has without the module."""
        return True

    def give(self, s: State) -> None:
        """Runs the effect, or pushes its steps."""

    def options(self, s: State) -> None:
        """Offers the answers to the question."""

    def play(self, s: State, move: i64) -> None:
        """Carries out an answer."""
