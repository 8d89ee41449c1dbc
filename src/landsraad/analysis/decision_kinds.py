"""The kind of a decision, by which a review grades each player."""

from __future__ import annotations

from typing import Final

from landsraad.kernel.table import Table

DUNE: Final = ("agent", "reveal", "buying", "combat", "other")
ARRAKIS: Final = ("action", "movement", "battle", "cards", "other")

# Families of moves. What a decision of another family is about follows from its effect.
_BY_FAMILY: Final = {
    "imperium": {"agent": "agent", "activate": "agent", "buy": "buying", "tech": "buying", "acquire": "buying",
                 "deploy": "combat", "deploy_dreadnoughts": "combat", "retreat": "combat"},
    "arrakis": {"action": "action", "special": "action", "move": "movement", "go": "movement", "hold": "movement",
                "fly": "movement", "ground": "movement", "place_worm": "movement", "worm": "movement",
                "attack": "battle", "air_attack": "battle", "continue": "battle", "retreat": "battle",
                "retreat_to": "battle", "lose": "battle", "stand": "battle", "use": "battle",
                "plan": "cards", "claim": "cards", "discard": "cards", "draw": "cards", "dismiss": "cards",
                "desert_power": "cards", "reveal": "cards"},
}


def kinds_of(game: str) -> tuple[str, ...]:
    """The kinds of decisions in a game, in the order in which they are shown."""
    return ARRAKIS if game == "arrakis" else DUNE


def kind_of(table: Table, move: int) -> str:
    """The kind of the pending decision, which this move answered."""
    plan, game = table.game.plan, "arrakis" if table.game.name == "arrakis" else "imperium"
    known = _BY_FAMILY[game]
    for family in (plan.moves.family_of(each).name for each in (move, *table.legal())):
        if family in known:
            return known[family]
    decision = table.decision()
    if game == "arrakis":
        return "other"
    if decision["kind"] == "window":
        return "combat"
    return "reveal" if "Reveal" in decision["effect"] else "agent" if "AgentTurn" in decision["effect"] else "other"
