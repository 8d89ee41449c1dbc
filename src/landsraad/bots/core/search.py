"""Information-set tree search: one tree over many determinizations.

Each simulation takes one determinization, descends the tree by moves that are legal in it, adds one node, finishes the
seat's own turn with care, plays on to the horizon with the fast policy, and asks the evaluation for each seat's chance
to win. Statistics of a node cover all determinizations, so a move is valued by its average over everything hidden. A
move that is legal only in some of them is compared by how often it was available. Every seat maximizes its own chance.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from landsraad.bots.core.evaluation import NEVER, SEATS, Evaluation, SearchSettings, chance, sample_move
from landsraad.bots.core.lookahead import Lookahead
from landsraad.bots.core.vectors import Floats, floats
from landsraad.kernel.cells import Cells
from landsraad.kernel.engine import State, apply

MOST_MOVES: Final = 512  # legal moves of one decision
LONGEST: Final = 600  # decisions of a playout
DEEPEST: Final = 40  # decisions in the tree


@final
class Node:
    """A decision of a seat, with every move that was legal there in some determinization.

    move_visits: how often each move was chosen. availability: how often it was legal when the node was visited.
    """

    def __init__(self, actor: i64) -> None:
        self.actor = actor
        self.visits: i64 = 0
        self.moves: vec[i64] = vec[i64]()
        self.move_visits: vec[i64] = vec[i64]()
        self.availability: vec[i64] = vec[i64]()
        self.total_values: Floats = vec[float]()
        self.priors: Floats = vec[float]()
        self.children: list[Node | None] = []

    def index_of(self, move: i64, hint: i64) -> i64:
        """Returns the index of the move, or -1. The hint is usually right: the order rarely differs."""
        n: i64 = len(self.moves)
        if hint < n and self.moves[hint] == move:
            return hint
        for i in range(n):
            if self.moves[i] == move:
                return i
        return -1

    def add_move(self, move: i64, prior: float) -> i64:
        """Adds a move and returns its index."""
        self.moves = append(self.moves, move)
        self.move_visits = append(self.move_visits, 0)
        self.availability = append(self.availability, 0)
        self.total_values = append(self.total_values, 0.0)
        self.priors = append(self.priors, prior)
        self.children.append(None)
        return len(self.moves) - 1


@final
class Search:
    def __init__(self, evaluation: Evaluation, seat: i64, seed: i64, settings: SearchSettings) -> None:
        self.evaluation = evaluation
        self.seat = seat
        self.exploration = settings.exploration
        self.prior_temperature = settings.prior_temperature
        self.determinizations = settings.determinizations
        self.early_stop_margin = settings.early_stop_margin
        self.rng: Cells = vec[i64]([seed])
        self.root = Node(seat)
        self.lookahead = Lookahead(evaluation, 0, 1)
        self.priors: Floats = floats(MOST_MOVES)
        self.win_probabilities: Floats = floats(SEATS)
        self.mean: Floats = floats(SEATS)  # of a simulation, over its determinizations
        self.indices: Cells = vec[i64]([0] * MOST_MOVES)
        self.path: list[Node] = []
        self.path_edges: Cells = vec[i64]([0] * (DEEPEST + 1))
        self.depth: i64 = 0
        self.done: i64 = 0
        # For the standard deviation of each seat's values, which scales the exploration.
        self.sums: Floats = floats(SEATS)
        self.squares: Floats = floats(SEATS)

    def run(self, positions: list[State], simulations: i64) -> None:
        """Runs simulations until the budget is used up or the choice is settled (`early_stop_margin`)."""
        for i in range(simulations):
            self.simulate(positions)
            self.done += 1
            if i % 16 == 15 and self.is_settled(simulations - i - 1):
                return

    def set_priors(self, s: State, values: Floats, temperature: float) -> None:
        """Sets the priors of the root from win probabilities that are known before the search."""
        n = s.count
        best = values[0]
        for i in range(1, n):
            best = max(best, values[i])
        total = 0.0
        for i in range(n):
            self.priors[i] = math.exp((values[i] - best) / temperature)
            total += self.priors[i]
        for i in range(n):
            self.root.add_move(s.moves[i], mix_with_uniform(self.priors[i] / total, n))

    def is_settled(self, left: i64) -> bool:
        """Whether the most visited move leads by more than the margin allows to catch up."""
        first: i64 = 0
        second: i64 = 0
        for visits in self.root.move_visits:
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return float(first - second) > self.early_stop_margin * float(left)

    # ------------------------------------------------------------------ one simulation

    def simulate(self, positions: list[State]) -> None:
        """Finds a line in one determinization, and values it by the mean over those in which it can be played."""
        s = positions[self.done % len(positions)].clone()
        start = self.evaluation.horizon(s)
        self.descend(s, start)
        self.evaluate_leaf(s, start)
        for seat in range(s.players):
            self.mean[seat] = self.win_probabilities[seat]
        n = 1.0
        for i in range(1, self.determinizations):
            other = positions[(self.done + i * len(positions) // self.determinizations) % len(positions)].clone()
            if self.replay_line(other):
                self.evaluate_leaf(other, start)
                n += 1.0
                for seat in range(s.players):
                    self.mean[seat] += self.win_probabilities[seat]
        for seat in range(s.players):
            self.mean[seat] /= n
        self.backpropagate(s.players)

    def evaluate_leaf(self, s: State, start: i64) -> None:
        """Plays on to the horizon and evaluates the position there."""
        self.finish_turn(s)
        self.play_to_horizon(s, start)
        self.evaluation.leaf_win_probabilities(s, self.win_probabilities)

    def replay_line(self, s: State) -> bool:
        """Plays the current line in another determinization. Returns False if it is not possible there."""
        for i in range(self.depth):
            while s.depth > 0 and s.count == 1:
                apply(s, s.moves[0])
            node = self.path[i]
            move = node.moves[self.path_edges[i]]
            if s.depth == 0 or s.actor != node.actor or not s.is_legal(move):
                return False
            apply(s, move)
        return True

    def descend(self, s: State, start: i64) -> None:
        """Walks down the tree to a new node, and remembers the path."""
        node = self.root
        self.path = []
        self.depth = 0
        while s.depth > 0 and self.depth < DEEPEST and not self.is_past_horizon(s, start):
            if s.count == 1:
                apply(s, s.moves[0])
                continue
            if s.actor != node.actor:  # another seat decides in this determinization
                break
            edge = self.select(s, node)
            self.path.append(node)
            self.path_edges[self.depth] = edge
            self.depth += 1
            apply(s, node.moves[edge])
            child = node.children[edge]
            if child is None:
                self.expand(s, node, edge)
                break
            node = child

    def is_past_horizon(self, s: State, start: i64) -> bool:
        """Whether the horizon has grown since `start`, its value at the root."""
        return start != NEVER and self.evaluation.horizon(s) > start

    def expand(self, s: State, node: Node, edge: i64) -> None:
        """Adds a node for the next decision with more than one legal move."""
        while s.depth > 0 and s.count == 1:
            apply(s, s.moves[0])
        if s.depth > 0:
            node.children[edge] = Node(s.actor)

    def select(self, s: State, node: Node) -> i64:
        """Chooses a move by PUCT among those that are legal in this determinization."""
        n = s.count
        unknown: i64 = 0
        for i in range(n):
            index = node.index_of(s.moves[i], i)
            self.indices[i] = index
            if index < 0:
                unknown += 1
        if unknown > 0:
            self.add_moves(s, node)
        mean = 0.0
        if node.visits > 0:
            for i in range(len(node.total_values)):
                mean += node.total_values[i]
            mean /= float(node.visits)
        scale = self.exploration * self.value_deviation(node.actor)
        best: i64 = 0
        most = -1e9
        for i in range(n):
            index = self.indices[i]
            node.availability[index] += 1
            visits = float(node.move_visits[index])
            value = node.total_values[index] / visits if visits > 0.0 else mean
            value += scale * node.priors[index] * math.sqrt(float(node.availability[index])) / (1.0 + visits)
            if value > most:
                most = value
                best = index
        return best

    def add_moves(self, s: State, node: Node) -> None:
        """Adds the moves that the node does not know yet, with priors from the fast policy."""
        n = s.count
        self.evaluation.rank_moves(s, self.priors)
        best = self.priors[0]
        for i in range(1, n):
            best = max(best, self.priors[i])
        total = 0.0
        for i in range(n):
            self.priors[i] = math.exp((self.priors[i] - best) / self.prior_temperature)
            total += self.priors[i]
        for i in range(n):
            if self.indices[i] < 0:
                self.indices[i] = node.add_move(s.moves[i], mix_with_uniform(self.priors[i] / total, n))

    def value_deviation(self, seat: i64) -> float:
        """The standard deviation of the values of a seat."""
        n = float(self.done)
        if n < 4.0:
            return 0.1
        mean = self.sums[seat] / n
        return math.sqrt(max(self.squares[seat] / n - mean * mean, 1e-6))

    def finish_turn(self, s: State) -> None:
        """Finishes the searching seat's own turn with the best step each time."""
        n: i64 = 0
        while n < LONGEST and not self.lookahead.is_done(s, self.seat):
            self.play_best_step(s, self.seat)
            n += 1

    def play_to_horizon(self, s: State, start: i64) -> None:
        """Plays to the horizon with the fast policy."""
        evaluation = self.evaluation
        n: i64 = 0
        while s.depth > 0 and n < LONGEST and not self.is_past_horizon(s, start):
            apply(s, sample_move(evaluation, s, self.rng, self.priors))
            n += 1

    def play_best_step(self, s: State, seat: i64) -> None:
        """Plays the move after which the seat has the best chance to win."""
        if s.count == 1:
            apply(s, s.moves[0])
            return
        best: i64 = 0
        most = -1.0
        for i in range(s.count):
            after = s.clone()
            apply(after, s.moves[i])
            value = self.lookahead.value(after, seat) + 1e-6 * chance(self.rng)
            if value > most:
                most = value
                best = i
        apply(s, s.moves[best])

    def backpropagate(self, players: i64) -> None:
        """Adds the result of the simulation to every node on the path."""
        for i in range(self.depth):
            node = self.path[i]
            edge = self.path_edges[i]
            node.visits += 1
            node.move_visits[edge] += 1
            node.total_values[edge] += self.mean[node.actor]
        for seat in range(players):
            share = self.mean[seat]
            self.sums[seat] += share
            self.squares[seat] += share * share

    # ------------------------------------------------------------------ results

    def result_of(self, move: i64) -> tuple[int, float]:
        """Returns how often the move was chosen at the root, and its mean value."""
        index = self.root.index_of(move, 0)
        if index < 0 or self.root.move_visits[index] == 0:
            return 0, 0.0
        return int(self.root.move_visits[index]), self.root.total_values[index] / float(self.root.move_visits[index])


def mix_with_uniform(prior: float, n: i64) -> float:
    """Mixes a prior with the uniform distribution, so that every move can be tried."""
    return 0.85 * prior + 0.15 / float(n)
