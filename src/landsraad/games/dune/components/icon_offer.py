"""What a module gives for an icon that a base prints: the base has an effect for the icon, which asks the Box."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from landsraad.kernel.engine import State


@mypyc_attr(allow_interpreted_subclasses=True)
class IconOffer:
    """Either `give`, or for an icon that is itself a question its moves and what they do."""

    def is_open(self, s: State) -> bool:
        """Is there something to have for the seat at work? If not, the icon gives what it gives without the module."""
        return True

    def give(self, s: State) -> None:
        """Runs it, or pushes what it takes."""

    def options(self, s: State) -> None:
        """Offers the answers to the question."""

    def play(self, s: State, move: i64) -> None:
        """Carries out an answer."""
