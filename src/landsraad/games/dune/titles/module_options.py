"""Options that add modules to a game, and their requirements."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from landsraad.games.dune.components.box import Box
from landsraad.games.dune.components.module import OPTIONAL, Module, modules_of
from landsraad.games.dune.components.twist import NO_TWIST, TWISTS, Twist, twists_of
from landsraad.games.dune.components.twist import OPTION as TWIST
from landsraad.games.dune.game import RANDOM, YES, is_wanted
from landsraad.kernel.errors import BadInput
from landsraad.kernel.game import Option
from landsraad.kernel.reasons import Named, Reason


def modules_of_any(bases: Iterable[str]) -> list[Module]:
    """Returns the modules for any of these bases, in their order."""
    found = {name: module for base in bases for name, module in modules_of(base).items()}
    return sorted(found.values(), key=lambda module: module.order)


def printed(base: str) -> frozenset[Module]:
    """Returns the modules that do not come in a box of their own."""
    return frozenset(module for module in modules_of(base).values()
                     if not module.expansion and not module.needs)


def option_of(module: Module, boards: dict[int, str]) -> Option:
    """Returns a yes/no option. `boards` is the base for each number of players."""
    choosable = [n for n, base in boards.items() if base in module.bases and base not in module.always
                 and (not module.players or n in module.players)]
    fits = None if len(choosable) == len(boards) else {n: ["no", YES] for n in choosable}
    needs = {YES: (module.needs[0], YES)} if module.needs else None
    return Option(module.name, "choice", "no", ["no", YES], of="answer", fits=fits, needs=needs)


def chosen_modules(base: str, options: dict[str, Any]) -> frozenset[Module]:
    """Returns the modules that the unchecked options select, and those that the base always has."""
    chosen = frozenset(module for module in OPTIONAL if base in module.bases and (
        base in module.always or is_wanted(options.get(module.name))))
    twist = chosen_twist(base, options)
    return chosen if twist is None else chosen | {twist}


def chosen_twist(base: str, options: dict[str, Any]) -> Twist | None:
    """Returns the twist that the unchecked options select, if the base has it."""
    twist = TWISTS.get(str(options.get(TWIST)))
    return twist if twist is not None and base in twist.bases else None


def twist_option(boards: dict[int, str]) -> Option:
    """Returns the option that chooses a twist. `boards` is the base for each number of players."""
    names = list(dict.fromkeys(twist.name for base in dict.fromkeys(boards.values()) for twist in twists_of(base)))
    fits = {n: [NO_TWIST, *(twist.name for twist in twists_of(base) if twist.fits(base, n))]
            for n, base in boards.items()}
    return Option(TWIST, "choice", NO_TWIST, [NO_TWIST, *names], of=TWIST, fits=fits)


def check_modules(base: str, options: dict[str, Any]) -> None:
    """Refuses modules that do not fit the base, the number of players, or each other."""
    here = chosen_modules(base, options)
    names = {module.name for module in here}
    misfits = [module for module in OPTIONAL if options.get(module.name) == YES and module not in here]
    if misfits:
        raise BadInput(why_not_for(min(misfits, key=lambda module: module.order), options["players"]))
    twist = TWISTS.get(options[TWIST])
    if twist is not None and not twist.fits(base, options["players"]):
        raise BadInput(Reason("twist-for-others", twist=Named(TWIST, twist.name), n=options["players"]))
    for module in sorted(here, key=lambda module: module.order):
        if module.players and options["players"] not in module.players:
            raise BadInput(why_not_for(module, options["players"]))
        for need in module.needs:
            if need not in names:
                raise BadInput(Reason("module-needs", module.rule, option=Named("option", module.name),
                                      needed=Named("option", need)))


def why_not_for(module: Module, players: int) -> Reason:
    return Reason("module-for-others", module.rule, option=Named("option", module.name), n=players)


# ------------------------------------------------------------------ leaders


def leader_names(box: Box) -> list[str]:
    return [leader.name for leader in box.leaders if not leader.automa]


def leader_needs(box: Box) -> dict[str, tuple[str, str]]:
    """Returns the leaders that need a module, and the option that adds it."""
    return {leader.name: (leader.owner.name, YES) for leader in box.leaders if leader.owner.bases}


def check_leaders(box: Box, leaders: list[str], options: dict[str, Any]) -> None:
    """Refuses duplicate leaders and those whose module is missing. The Box has all modules."""
    owners = {leader.name: leader.owner for leader in box.leaders}
    for word in leaders:
        if word == RANDOM:
            continue
        if leaders.count(word) > 1:
            raise BadInput(Reason("leader-named-twice", leader=Named("leader", word)))
        owner = owners[word]
        if owner.bases and options[owner.name] != YES:
            raise BadInput(owner.why_no_leader(word))
