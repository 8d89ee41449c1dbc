"""The interface between a search and a game: position values, turn boundaries, and a fast policy.

This `Evaluation` only recognizes the end of a game, and estimates a position with one random playout. Games that bots
play well have an evaluation of their own in `bots/dune` or `bots/arrakis`, which `bots/evaluators.py` chooses.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from landsraad.bots.core.residual_network import ResidualNetwork
from landsraad.bots.core.vectors import Floats
from landsraad.kernel.cells import M32, NONE, Cells, below
from landsraad.kernel.engine import State, playout
from landsraad.kernel.game import Game

GRAIN: Final = 65536  # different random numbers between 0 and 1
NEVER: Final = -1  # a horizon: playouts run to the end of the game
SEATS: Final = 8  # at most
EXPLORATION: Final = 1.5
PRIOR_TEMPERATURE: Final = 0.3
VALUE_TEMPERATURE: Final = 0.02
DETERMINIZATIONS: Final = 1
EARLY_STOP_MARGIN: Final = 1.0


def chance(rng: Cells) -> float:
    """Returns a random number from 0 up to, but not including, 1."""
    return float(below(rng, 0, GRAIN)) / 65536.0


@final
class SearchSettings:
    """Parameters of a search.

    exploration: the PUCT constant, in standard deviations of the value.
    prior_temperature: of the softmax that turns the fast policy's scores into priors; in units of these scores.
    value_temperature: of the softmax that turns win probabilities into priors at the root.
    determinizations: how many of them each simulation plays its line in.
    early_stop_margin: the search stops when the lead of the best move exceeds this part of the simulations left.
    """

    def __init__(self, exploration: float, prior_temperature: float, value_temperature: float, determinizations: i64,
                 early_stop_margin: float) -> None:
        self.exploration = exploration
        self.prior_temperature = prior_temperature
        self.value_temperature = value_temperature
        self.determinizations = determinizations
        self.early_stop_margin = early_stop_margin


@mypyc_attr(allow_interpreted_subclasses=True)
class NetworkSource:
    """Finds the value network of a table."""

    def network_for(self, s: State) -> ResidualNetwork | None:
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Estimates how good a position is for each seat. Keeps scratch memory, so threads must not share one.

    networks: where to look for a value network; None: nowhere. network, viewer: of the current search.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.networks: NetworkSource | None = None
        self.network: ResidualNetwork | None = None
        self.viewer: i64 = NONE

    def begin_search(self, s: State, seat: i64) -> None:
        """Prepares for a search of this seat. Its value network sees what the seat may know."""
        self.viewer = seat
        self.network = None if self.networks is None else self.networks.network_for(s)

    def win_probabilities(self, s: State, out: Floats) -> None:
        """Writes the estimated chance to win of each seat, between 0 and 1."""
        if s.depth == 0:
            self.final_win_probabilities(s, out)
            return
        end = s.clone()
        playout(end, (end.fingerprint() * 2654435761) & M32)
        self.final_win_probabilities(end, out)

    def final_win_probabilities(self, s: State, out: Floats) -> None:
        """The same for a finished game: winners share the victory equally, and a team counts as one winner."""
        winners = self.game.result(s)["winners"]
        names = s.plan.seats
        parties = 0.0
        for seat in range(s.players):
            out[seat] = 1.0 if names[seat] in winners else 0.0
            parties += out[seat]
            for other in range(seat):
                if out[seat] > 0.0 and s.allied(seat, other):
                    parties -= 1.0
                    break
        for seat in range(s.players):
            out[seat] /= max(parties, 1.0)

    def leaf_win_probabilities(self, s: State, out: Floats) -> None:
        """The same where a playout stops. Such positions are few, so the value network is asked."""
        self.win_probabilities(s, out)
        network = self.network
        if network is not None and s.depth > 0:
            network.adjust(s, self.viewer, self.horizon(s), out)

    def begins_turn(self, s: State) -> bool:
        """Whether this decision begins a new turn. Needed only where a seat can take two turns in a row."""
        return False

    def horizon(self, s: State) -> i64:
        """A number that grows during the game, such as the round. Playouts stop when it grows."""
        return NEVER

    def rank_moves(self, s: State, out: Floats) -> None:
        """Writes a score for each legal move without search, in the unit of `prior_temperature`."""
        for i in range(s.count):
            out[i] = 0.0

    def policy_noise(self) -> float:
        """The range of the random number that playouts add to the score of each move."""
        return 1.0

    def search_settings(self, s: State) -> SearchSettings:
        """Parameters for a search from this position."""
        return SearchSettings(EXPLORATION, PRIOR_TEMPERATURE, VALUE_TEMPERATURE, DETERMINIZATIONS, EARLY_STOP_MARGIN)


def sample_move(evaluation: Evaluation, s: State, rng: Cells, scores: Floats) -> i64:
    """Returns a move for a playout: the best one after noise. `scores` is scratch memory."""
    if s.count == 1:
        return s.moves[0]
    evaluation.rank_moves(s, scores)
    noise = evaluation.policy_noise()
    best: i64 = 0
    most = -1e9
    for i in range(s.count):
        value = scores[i] + noise * chance(rng)
        if value > most:
            most = value
            best = i
    return s.moves[best]
