# cold
"""Chooses the evaluation, weights and value network of each game."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from landsraad.bots.arrakis.evaluation import ArrakisEvaluation
from landsraad.bots.arrakis.weights import SEARCH_WEIGHTS
from landsraad.bots.arrakis.weights import WEIGHTS as ARRAKIS_WEIGHTS
from landsraad.bots.core.evaluation import Evaluation
from landsraad.bots.dune.component_values import component_values_of
from landsraad.bots.dune.evaluation import DuneEvaluation
from landsraad.bots.dune.policy_adjustments import IMPERIUM_ADJUSTMENTS, UPRISING_ADJUSTMENTS
from landsraad.bots.dune.uprising_evaluation import UprisingEvaluation
from landsraad.bots.dune.uprising_features import UprisingFeatures
from landsraad.bots.dune.value_network import ValueNetwork
from landsraad.bots.dune.weight_vectors import Weights
from landsraad.bots.dune.weights import (
    IMPERIUM,
    IMPERIUM_HARDEST,
    IMPERIUM_SOLO,
    IMPERIUM_VALUE_SCALE,
    UPRISING,
    UPRISING_HARDEST,
    UPRISING_SOLO,
    UPRISING_VALUE_SCALE,
)
from landsraad.bots.networks import FOLDER, Networks
from landsraad.games.dune.components.box import Box
from landsraad.games.dune.game import FamilyGame
from landsraad.kernel.game import Game


def evaluation_for(game: Game, for_search: bool = False, without_modules: bool = False,
                   networks: Path | None = None) -> Evaluation:
    """Returns a new evaluation of this game. Evaluations keep scratch memory and must not be shared.

    `for_search` chooses the weights of `mentat` where they differ from those of `greedy`, and value networks;
    `without_modules` leaves out what modules declare for bots. `networks` is the folder of the networks, if it is not
    the usual one.
    """
    found = _hand_made(game, for_search, without_modules)
    if for_search:
        found.networks = Networks(game, networks or FOLDER)
    return found


def _hand_made(game: Game, for_search: bool, without_modules: bool) -> Evaluation:
    if game.name == "imperium" and isinstance(game, FamilyGame):
        box = game.box
        return DuneEvaluation(game, box, make_weights(box, IMPERIUM, IMPERIUM_VALUE_SCALE),
                              make_weights(box, IMPERIUM, IMPERIUM_VALUE_SCALE, IMPERIUM_SOLO),
                              make_weights(box, IMPERIUM, IMPERIUM_VALUE_SCALE, IMPERIUM_HARDEST),
                              IMPERIUM_ADJUSTMENTS, without_modules)
    if game.name == "uprising" and isinstance(game, FamilyGame):
        box = game.box
        uprising = UprisingEvaluation(game, box, make_weights(box, UPRISING, UPRISING_VALUE_SCALE),
                                      make_weights(box, UPRISING, UPRISING_VALUE_SCALE, UPRISING_SOLO),
                                      make_weights(box, UPRISING, UPRISING_VALUE_SCALE, UPRISING_HARDEST),
                                      UPRISING_ADJUSTMENTS, without_modules)
        uprising.value_network = ValueNetwork(UprisingFeatures(uprising.values, uprising.promised),
                                              network_parameters("value_network_uprising.json"))
        return uprising
    if game.name == "arrakis":
        return ArrakisEvaluation(game, SEARCH_WEIGHTS if for_search else ARRAKIS_WEIGHTS)
    return Evaluation(game)


@cache
def network_parameters(name: str) -> dict[str, Any]:
    """Reads the parameters of a value network."""
    found: dict[str, Any] = json.loads(Path(__file__).with_name(name).read_text(encoding="utf-8"))
    return found


def make_weights(box: Box, weights: dict[str, float], scale: dict[str, float],
                 changes: dict[str, float] | None = None) -> Weights:
    """Returns weights for a game, some of them changed by name."""
    other = changes or {}
    return Weights(component_values_of(box), {name: other.get(name, value) for name, value in weights.items()},
                   {name: other.get(name, value) for name, value in scale.items()})
