"""Weights of features as vectors, with the parameters that turn values into win probabilities."""

from __future__ import annotations

from typing import Final, final

from landsraad.bots.core.evaluation import SearchSettings
from landsraad.bots.core.vectors import Floats, floats, vector
from landsraad.bots.dune.component_values import ComponentValues
from landsraad.bots.dune.feature_index import (
    F_DECK_AGENT,
    F_DECK_COST,
    F_DECK_EXTRA,
    F_DECK_ICONS,
    F_DECK_PERSUASION,
    F_DECK_SWORDS,
)
from landsraad.games.dune.components.module import GOAL

MOST_POINTS: Final = int(GOAL)  # more points do not shorten the game any further


@final
class Weights:
    """The numbers of `weights.py`, ready for use.

    of_feature: weights by the index of the feature.
    rounds_left: expected rounds after this one, by the points of the leading seat.
    deck: the value of each card in every round in which it is in hand.
    """

    def __init__(self, values: ComponentValues, weights: dict[str, float], scale: dict[str, float]) -> None:
        self.names = list(weights)
        self.of_feature: Floats = vector(list(weights.values()))
        self.temperature, self.temperature_per_round = scale["temperature"], scale["temperature_per_round"]
        self.rounds_left: Floats = vector([
            scale["game_length"] * (max(GOAL - 0.5 - lead, 0.0) / GOAL) ** scale["acceleration"]
            for lead in range(MOST_POINTS + 1)])
        self.policy_noise = scale["policy_noise"]
        self.search_settings = SearchSettings(
            scale["exploration"], scale["prior_temperature"], scale["value_temperature"],
            int(scale["determinizations"]), scale["early_stop_margin"])
        self.hand_swords, self.far_swords = scale["hand_swords"], scale["far_swords"]
        self.intrigue_swords, self.joining = scale["intrigue_swords"], scale["joining"]
        self.rival_swords, self.rival_pace = scale["rival_swords"], scale["rival_pace"]
        weight = self.of_feature
        self.deck: Floats = floats(len(values.cost))
        for card in range(len(self.deck)):
            self.deck[card] = (weight[F_DECK_PERSUASION] * values.persuasion[card]
                               + weight[F_DECK_SWORDS] * values.swords[card]
                               + weight[F_DECK_AGENT] * values.agent[card]
                               + weight[F_DECK_ICONS] * values.icons[card]
                               + weight[F_DECK_EXTRA] * values.extra[card]
                               + weight[F_DECK_COST] * values.cost[card])
