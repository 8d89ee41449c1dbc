"""The game Dune: Imperium: its options, setup and result."""

from __future__ import annotations

from typing import Any, Final

import landsraad.games.dune.automa.hagal.components
import landsraad.games.dune.bases.imperium.components
import landsraad.games.dune.bases.imperium.setup  # noqa: F401  (declares all components)
from landsraad.games.dune import combinations, modules
from landsraad.games.dune.automa.hagal.module import HAGAL, HOUSE_HAGAL
from landsraad.games.dune.bases.imperium.base import IMPERIUM
from landsraad.games.dune.boxes import box_of_plan, plan_of
from landsraad.games.dune.components.module import Module, modules_of
from landsraad.games.dune.game import RANDOM, FamilyGame
from landsraad.games.dune.state.cells import (
    DIFFICULTY,
    ROLE,
    SEATS,
)
from landsraad.games.dune.titles.module_options import (
    check_leaders,
    check_modules,
    chosen_modules,
    leader_names,
    leader_needs,
    option_of,
    printed,
    twist_option,
)
from landsraad.kernel.chance import CASTING, Draws, Seed
from landsraad.kernel.engine import Plan
from landsraad.kernel.game import Game, Option

modules.load()
combinations.load()
BOARDS: Final = dict.fromkeys(range(1, 5), "imperium")
_made: dict[frozenset[Module], FamilyGame] = {}  # the game of each Box


class Imperium(FamilyGame):
    def __init__(self, plan: Plan) -> None:
        super().__init__("imperium", "2.0", plan)

    def make_options(self) -> list[Option]:
        every = box_of_plan(full_plan())
        names = leader_names(every)
        rivals = [leader.name for leader in every.leaders if leader.rival and not leader.automa]
        return [
            Option("players", "number", 4, low=1, high=4),
            Option("leaders", "list", [], [*names, RANDOM], of="leader", per_player=True, needs=leader_needs(every)),
            Option("rivals", "list", [], [*rivals, RANDOM], of="leader", most=2, fits={1: [*rivals, RANDOM]}),
            Option("difficulty", "choice", "mercenary", list(DIFFICULTY.names), of="difficulty",
                   fits={1: list(DIFFICULTY.names)}),
            Option("first", "choice", RANDOM, [*SEATS.names, RANDOM], of="seat",
                   fits={n: [*SEATS.names[:3 if n == 1 else n], RANDOM] for n in range(1, 5)}),
            Option("seats", "list", [], list(ROLE.names), of="role", asked=False),
            *(option_of(module, BOARDS) for module in modules_of("imperium").values()),
            twist_option(BOARDS),
        ]

    def variant(self, options: dict[str, Any]) -> Game:
        """Returns the game with the modules that its options select."""
        return game_of(chosen_modules("imperium", options))

    def with_everything(self, players: int) -> Game:
        return GAME

    def without_expansions(self, players: int) -> Game:
        return game_of(printed("imperium"))

    def complete(self, options: dict[str, Any]) -> dict[str, Any]:
        players: int = options["players"]
        automas = ["rival", "rival"] if players == 1 else ["hagal"] if players == 2 else []
        roles = self.seated(options, automas)
        leaders, rivals = list(options["leaders"]), list(options["rivals"])
        if players == 1 and len(leaders) == 3 and not rivals:  # the Rivals' leaders may be named after the player's
            leaders, rivals = leaders[:1], leaders[1:]
            self.options[2].check(rivals)
        for name, chosen, n in (("leaders", leaders, players), ("rivals", rivals, automas.count("rival"))):
            self.check_named(name, chosen, n)
        check_modules("imperium", options)
        check_leaders(box_of_plan(full_plan()), [*leaders, *rivals], options)
        self.check_first(options, roles, "hagal")
        return {**options, "seats": roles, "leaders": leaders, "rivals": rivals}

    def cast(self, options: dict[str, Any], seed: Seed) -> list[int]:
        """Gives each seat a leader: the named ones in seat order, the others at random from the rest."""
        draws = Draws(seed, CASTING)
        queues = {"player": list(options["leaders"]), "rival": list(options["rivals"])}
        taken = {word for queue in queues.values() for word in queue}
        pools = {"player": leader_names(self.box),
                 "rival": [leader.name for leader in self.box.leaders if leader.rival and not leader.automa]}
        out: list[int] = []
        for role in options["seats"]:
            if role == "hagal":
                out.append(self.box.leader_ids.find(HOUSE_HAGAL))
                continue
            word = queues[role].pop(0) if queues[role] else RANDOM
            if word == RANDOM:
                pool = [name for name in pools[role] if name not in taken]
                word = pool[draws.below(len(pool))]
                taken.add(word)
            out.append(self.box.leader_ids.find(word))
        return out


def full_plan() -> Plan:
    """Returns the plan with the components of all modules. No table has it."""
    return plan_of(IMPERIUM, frozenset({HAGAL, *modules_of("imperium").values()}), catalogue=True)


def game_of(chosen: frozenset[Module]) -> FamilyGame:
    if chosen not in _made:
        _made[chosen] = Imperium(plan_of(IMPERIUM, chosen | {HAGAL}))
    return _made[chosen]


def offer_new_modules() -> None:
    """Adds a newly registered module."""
    _made.clear()
    GAME.become(full_plan())


GAME: Final = Imperium(full_plan())
BOX: Final = GAME.box
modules.when_registered.append(offer_new_modules)
