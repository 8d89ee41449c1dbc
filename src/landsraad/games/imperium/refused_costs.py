"""What somebody lacks for a cost or a requirement, in words; and ids as names, for refusals."""

from __future__ import annotations

from landsraad.games.imperium.agents import MentatHome, RecallAgent
from landsraad.games.imperium.cells import DEPLOYED, SEAT
from landsraad.games.imperium.draw import DeckLeft
from landsraad.games.imperium.gains import AtLeast, Spend
from landsraad.games.imperium.influence import Alliance, LoseInfluence
from landsraad.games.imperium.troops import LoseDeployed
from landsraad.games.imperium.words import TroopAbroad
from landsraad.kernel.algebra import All, Arrow, Condition
from landsraad.kernel.engine import Effect, State


def named(word: str) -> str:
    """An id as a name: `high_council` is High Council."""
    return " ".join(part.capitalize() for part in word.removesuffix("_space").split("_"))


def cause_of(s: State) -> str:
    """What asks the question: a card, a space, a leader; nothing for a step of the turn."""
    cause = s.plan.cause(s.source)
    return "" if cause is None else named(cause[1])


def amount_of(cell: int) -> str:
    """The name of a cell as one counts it: `spice`, `Fremen influence`."""
    name = SEAT.name_of(cell)
    if name.startswith("influence."):
        return f"{named(name.split('.')[1])} influence"
    return "a seat in the High Council" if name == "council" else name


def lacks(s: State, cell: int, n: int) -> str:
    if amount_of(cell).startswith("a "):
        return f"needs {amount_of(cell)}"
    return f"needs {n} {amount_of(cell)}, you have {s.me[cell]}"


def missing(s: State, effect: Effect) -> tuple[str, str]:
    """Why an effect cannot be paid or done now, with a rule more special than the one on costs, if there is one."""
    if effect.possible(s):
        return "", ""
    if isinstance(effect, Spend):
        return lacks(s, int(effect.cell), int(effect.n)), ""
    if isinstance(effect, LoseDeployed):
        return f"needs {effect.n} of your troops in the Conflict, you have {s.me[DEPLOYED]}", ""
    if isinstance(effect, LoseInfluence):
        return "needs influence to lose, you have none", "IMP-INFL-21"
    if isinstance(effect, RecallAgent):
        return "you have no agent on the board", "IMP-SYMBOL-02"
    if isinstance(effect, (All, Arrow)):
        for part in effect.parts if isinstance(effect, All) else [effect.cost]:
            reason = missing(s, part)
            if reason[0]:
                return reason
    return "nothing would come of it now", ""


def unmet(s: State, need: Condition) -> tuple[str, str]:
    """Why a condition does not hold."""
    if isinstance(need, AtLeast):
        return lacks(s, int(need.cell), int(need.n)), ""
    if isinstance(need, MentatHome):
        return "the Mentat is not on its own space", "IMP-CARD-15"
    if isinstance(need, DeckLeft):
        return "your deck is empty, and looking does not shuffle it", "IMP-CARD-19"
    if isinstance(need, TroopAbroad):
        return "no opponent has a troop in the Conflict", "IMP-CARD-26"
    if isinstance(need, Alliance):
        return "needs an alliance, you have none", "IMP-INFL-20"
    return "its condition is not met", ""
