"""Win probabilities, turns and the fast policy of the Dune: Imperium family, for searches."""

from __future__ import annotations

import math

from mypy_extensions import i64

from landsraad.bots.core.evaluation import SEATS, SearchSettings
from landsraad.bots.core.vectors import Floats, floats
from landsraad.bots.dune.effect_values import move_values_in_modules
from landsraad.bots.dune.fast_policy import FastPolicy, PolicyAdjustments
from landsraad.bots.dune.seat_values import SeatValues, is_between_rounds
from landsraad.bots.dune.value_network import ValueNetwork
from landsraad.bots.dune.weight_vectors import Weights
from landsraad.games.dune.components.box import Box
from landsraad.games.dune.rules.turns.turn import TURN
from landsraad.games.dune.state.cells import FRESH, HOUSE_HAGAL, LEVEL, PLAYER, ROLES, ROUND
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import FRAME, State
from landsraad.kernel.game import Game


class DuneEvaluation(SeatValues):
    """Turns values of seats into win probabilities. A lead counts more towards the end.

    `value_network` improves the estimate between two rounds of a solo game. None means that there is none.
    """

    def __init__(self, game: Game, box: Box, multiplayer: Weights, solo: Weights, hardest: Weights,
                 adjustments: dict[str, tuple[float, float]], without_modules: bool = False) -> None:
        super().__init__(game, box, multiplayer, solo, hardest, without_modules)
        self.sums: Floats = floats(SEATS)  # of the values of a team
        self.fast_policy = FastPolicy(self.values, PolicyAdjustments(game.plan.moves, move_values_in_modules(
            game.plan.moves) | adjustments))
        self.value_network: ValueNetwork | None = None

    def win_probabilities(self, s: State, out: Floats) -> None:
        """A softmax over the values of seats. Teams add up their values and share their probability."""
        if s.depth == 0:
            self.final_win_probabilities(s, out)
            return
        self.prepare(s)
        sums = self.sums
        for seat in range(s.players):
            sums[seat] = 0.0
        for seat in range(s.players):
            sums[self.team(s, seat)] += self.seat_value(s, seat)
        best = -1e9
        for seat in range(s.players):
            if self.team(s, seat) == seat and s.seats[seat][ROLES] != HOUSE_HAGAL:
                best = max(best, sums[seat])
        temperature = self.weights.temperature + self.weights.temperature_per_round * self.rounds_left
        total = 0.0
        for seat in range(s.players):
            out[seat] = 0.0
            if s.seats[seat][ROLES] != HOUSE_HAGAL:
                out[seat] = math.exp((sums[self.team(s, seat)] - best) / temperature)
                if self.team(s, seat) == seat:
                    total += out[seat]
        for seat in range(s.players):
            out[seat] = out[seat] / total

    def leaf_win_probabilities(self, s: State, out: Floats) -> None:
        """Between two rounds of a solo game, asks the value network if there is one."""
        super().leaf_win_probabilities(s, out)
        network = self.value_network if self.network is None else None
        if network is None or s.depth == 0 or s.t[LEVEL] == NONE or not is_between_rounds(s):
            return
        for seat in range(s.players):
            if s.seats[seat][ROLES] == PLAYER:
                won = network.win_probability(s, seat, out[seat])
                for other in range(s.players):
                    out[other] = won if other == seat else (1.0 - won) / float(s.players - 1)

    def team(self, s: State, seat: i64) -> i64:
        """Returns the first of the seats that win together with this one."""
        if self.has_teams:
            for other in range(seat):
                if s.allied(seat, other):
                    return other
        return seat

    def begins_turn(self, s: State) -> bool:
        """Whether the seat starts a new turn with this decision."""
        return s.stack[(s.depth - 1) * FRAME] == TURN.id and s.me[FRESH] == 1

    def horizon(self, s: State) -> i64:
        """The number of the round."""
        return s.t[ROUND]

    def rank_moves(self, s: State, out: Floats) -> None:
        """Scores the legal moves with the fast policy."""
        self.fast_policy.rank_moves(s, out, self.expected_rounds_left(s))

    def policy_noise(self) -> float:
        """Victory points of noise."""
        return self.weights.policy_noise

    def search_settings(self, s: State) -> SearchSettings:
        """Solo games use other settings."""
        return self.weights_for(s).search_settings
