"""Dune: Imperium as the outside sees it: its options, its beginning, its result."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import landsraad.games.dune.automa.hagal.components
import landsraad.games.dune.bases.imperium.components
import landsraad.games.dune.bases.imperium.setup  # noqa: F401  (everything in the box)
from landsraad.games.dune import modules
from landsraad.games.dune.automa.hagal.module import HAGAL, HOUSE_HAGAL
from landsraad.games.dune.bases.imperium.base import IMPERIUM
from landsraad.games.dune.boxes import plan_of
from landsraad.games.dune.components.module import Module, modules_of
from landsraad.games.dune.game import RANDOM, YES, FamilyGame, is_wanted
from landsraad.games.dune.state.cells import (
    DIFFICULTY,
    ROLE,
    SEATS,
)
from landsraad.kernel.chance import CASTING, Draws, Seed
from landsraad.kernel.engine import Plan
from landsraad.kernel.errors import BadInput
from landsraad.kernel.game import Game, Option
from landsraad.kernel.reasons import Named, Reason

modules.load()
MODULES: Final = modules_of("imperium")  # by option
LEADER_NAMES: Final = [leader.name for leader in IMPERIUM.leaders]
RIVAL_NAMES: Final = [leader.name for leader in IMPERIUM.leaders if leader.rival]


class Imperium(FamilyGame):
    def __init__(self, plan: Plan) -> None:
        super().__init__("imperium", "2.0", plan, [
            Option("players", "number", 4, low=1, high=4),
            Option("leaders", "list", [], [*LEADER_NAMES, RANDOM], of="leader", per_player=True),
            Option("rivals", "list", [], [*RIVAL_NAMES, RANDOM], of="leader", most=2,
                   fits={1: [*RIVAL_NAMES, RANDOM]}),
            Option("difficulty", "choice", "mercenary", list(DIFFICULTY.names), of="difficulty",
                   fits={1: list(DIFFICULTY.names)}),
            Option("first", "choice", RANDOM, [*SEATS.names, RANDOM], of="seat",
                   fits={n: [*SEATS.names[:3 if n == 1 else n], RANDOM] for n in range(1, 5)}),
            Option("seats", "list", [], list(ROLE.names), of="role", asked=False),
            *(Option(module.name, "choice", "no", ["no", YES], of="answer") for module in MODULES.values()),
        ])

    def variant(self, options: dict[str, Any]) -> Game:
        """The game with just what its options put into the box."""
        return game_of(frozenset(module for option, module in MODULES.items() if is_wanted(options.get(option))))

    def complete(self, options: dict[str, Any]) -> dict[str, Any]:
        players: int = options["players"]
        automas = ["rival", "rival"] if players == 1 else ["hagal"] if players == 2 else []
        roles = self.seated(options, automas)
        leaders, rivals = list(options["leaders"]), list(options["rivals"])
        if players == 1 and len(leaders) == 3 and not rivals:  # the Rivals' leaders may be named with one's own
            leaders, rivals = leaders[:1], leaders[1:]
            self.options[2].check(rivals)
        for name, chosen, n in (("leaders", leaders, players), ("rivals", rivals, automas.count("rival"))):
            self.check_named(name, chosen, n)
        named = [word for word in [*leaders, *rivals] if word != RANDOM]
        for word in named:
            if named.count(word) > 1:
                raise BadInput(Reason("leader-named-twice", leader=Named("leader", word)))
        self.check_first(options, roles, "hagal")
        return {**options, "seats": roles, "leaders": leaders, "rivals": rivals}

    def cast(self, options: dict[str, Any], seed: Seed) -> list[int]:
        """A leader for each seat: the named ones in seat order, the others drawn from those left."""
        draws = Draws(seed, CASTING)
        queues = {"player": list(options["leaders"]), "rival": list(options["rivals"])}
        taken = {word for queue in queues.values() for word in queue}
        out: list[int] = []
        for role in options["seats"]:
            if role == "hagal":
                out.append(self.edition.leader_ids.find(HOUSE_HAGAL))
                continue
            word = queues[role].pop(0) if queues[role] else RANDOM
            if word == RANDOM:
                pool = [name for name in (RIVAL_NAMES if role == "rival" else LEADER_NAMES) if name not in taken]
                word = pool[draws.below(len(pool))]
                taken.add(word)
            out.append(self.edition.leader_ids.find(word))
        return out


@cache
def game_of(chosen: frozenset[Module]) -> FamilyGame:
    return Imperium(plan_of(IMPERIUM, chosen | {HAGAL}))


GAME: Final = game_of(frozenset(MODULES.values()))  # with everything there is
BOX: Final = GAME.edition
