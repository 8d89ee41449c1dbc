"""Information-set search: one tree over many deals.

Each simulation takes one of the deals, goes down the tree by the moves that are legal there, adds one move to it, plays
on to the end of the round by what looks good, and asks the judge how the seats stand. A node remembers what was found
for each move in any deal, so a move is judged by what it is worth on average over all that may lie hidden; a move that
is legal only in some deals is compared by how often it could have been chosen. Every seat looks after itself: the value
of a move is the chance to win of the seat that makes it.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from landsraad.bots.core.evaluation import NEVER, SEATS, Judge, Manner, chance, pick
from landsraad.bots.core.lookahead import Lookahead
from landsraad.bots.core.vectors import Floats, floats
from landsraad.kernel.cells import Cells
from landsraad.kernel.engine import State, apply

ROOM: Final = 512  # moves on offer at once
LONGEST: Final = 600  # decisions of a playout
DEEPEST: Final = 40  # decisions in the tree


@final
class Node:
    """A decision of a seat, however it looks in each deal: the moves that were legal there in some deal."""

    def __init__(self, actor: i64) -> None:
        self.actor = actor
        self.visits: i64 = 0
        self.moves: vec[i64] = vec[i64]()
        self.tried: vec[i64] = vec[i64]()  # how often each was chosen,
        self.offered: vec[i64] = vec[i64]()  # and could have been
        self.totals: Floats = vec[float]()
        self.priors: Floats = vec[float]()
        self.children: list[Node | None] = []

    def place_of(self, move: i64, hint: i64) -> i64:
        """Where the move stands; -1: nowhere yet. Deals offer mostly the same moves in the same order."""
        n: i64 = len(self.moves)
        if hint < n and self.moves[hint] == move:
            return hint
        for i in range(n):
            if self.moves[i] == move:
                return i
        return -1

    def add(self, move: i64, prior: float) -> i64:
        self.moves = append(self.moves, move)
        self.tried = append(self.tried, 0)
        self.offered = append(self.offered, 0)
        self.totals = append(self.totals, 0.0)
        self.priors = append(self.priors, prior)
        self.children.append(None)
        return len(self.moves) - 1


@final
class Search:
    def __init__(self, judge: Judge, seat: i64, seed: i64, manner: Manner) -> None:
        self.judge = judge
        self.seat = seat
        self.explore = manner.explore
        self.heat = manner.heat
        self.tries = manner.deals
        self.patience = manner.patience
        self.rng: Cells = vec[i64]([seed])
        self.root = Node(seat)
        self.lookahead = Lookahead(judge, 0, 1)
        self.leaning: Floats = floats(ROOM)
        self.shares: Floats = floats(SEATS)
        self.mean: Floats = floats(SEATS)  # of the shares in all deals of a simulation
        self.places: Cells = vec[i64]([0] * ROOM)
        self.path: list[Node] = []
        self.edges: Cells = vec[i64]([0] * (DEEPEST + 1))
        self.depth: i64 = 0
        self.done: i64 = 0
        # How widely the values of the seats scatter: what is worth exploring is measured by it.
        self.sums: Floats = floats(SEATS)
        self.squares: Floats = floats(SEATS)

    def run(self, deals: list[State], simulations: i64) -> None:
        """So many more simulations; it stops when the rest of them could not, or hardly, change the choice."""
        for i in range(simulations):
            self.simulate(deals)
            self.done += 1
            if i % 16 == 15 and self.is_settled(simulations - i - 1):
                return

    def set_priors(self, s: State, values: Floats, heat: float) -> None:
        """What is known of the moves at the root before the search: chances to win."""
        n = s.count
        best = values[0]
        for i in range(1, n):
            best = max(best, values[i])
        total = 0.0
        for i in range(n):
            self.leaning[i] = math.exp((values[i] - best) / heat)
            total += self.leaning[i]
        for i in range(n):
            self.root.add(s.moves[i], blend(self.leaning[i] / total, n))

    def is_settled(self, left: i64) -> bool:
        first: i64 = 0
        second: i64 = 0
        for tried in self.root.tried:
            if tried > first:
                second = first
                first = tried
            elif tried > second:
                second = tried
        return float(first - second) > self.patience * float(left)

    # ------------------------------------------------------------------ one simulation

    def simulate(self, deals: list[State]) -> None:
        """A line of the tree, found in one deal; where it is tried in more of them, its value is the mean."""
        s = deals[self.done % len(deals)].clone()
        begun = self.judge.epoch(s)
        self.go_down(s, begun)
        self.judge_line(s, begun)
        for seat in range(s.players):
            self.mean[seat] = self.shares[seat]
        n = 1.0
        for i in range(1, self.tries):
            other = deals[(self.done + i * len(deals) // self.tries) % len(deals)].clone()
            if self.go_again(other):
                self.judge_line(other, begun)
                n += 1.0
                for seat in range(s.players):
                    self.mean[seat] += self.shares[seat]
        for seat in range(s.players):
            self.mean[seat] /= n
        self.learn(s.players)

    def judge_line(self, s: State, begun: i64) -> None:
        self.end_turn(s)
        self.play_on(s, begun)
        self.judge.prospects(s, self.shares)

    def go_again(self, s: State) -> bool:
        """The line that was found, in another deal; false: it cannot be played there."""
        for i in range(self.depth):
            while s.depth > 0 and s.count == 1:
                apply(s, s.moves[0])
            node = self.path[i]
            move = node.moves[self.edges[i]]
            if s.depth == 0 or s.actor != node.actor or not s.is_legal(move):
                return False
            apply(s, move)
        return True

    def go_down(self, s: State, begun: i64) -> None:
        node = self.root
        self.path = []
        self.depth = 0
        while s.depth > 0 and self.depth < DEEPEST and not self.is_past(s, begun):
            if s.count == 1:
                apply(s, s.moves[0])
                continue
            if s.actor != node.actor:  # in this deal somebody else decides: the tree does not know that
                break
            edge = self.select(s, node)
            self.path.append(node)
            self.edges[self.depth] = edge
            self.depth += 1
            apply(s, node.moves[edge])
            child = node.children[edge]
            if child is None:
                self.grow(s, node, edge)
                break
            node = child

    def is_past(self, s: State, begun: i64) -> bool:
        return begun != NEVER and self.judge.epoch(s) > begun

    def grow(self, s: State, node: Node, edge: i64) -> None:
        """A node for the next decision that leaves a choice."""
        while s.depth > 0 and s.count == 1:
            apply(s, s.moves[0])
        if s.depth > 0:
            node.children[edge] = Node(s.actor)

    def select(self, s: State, node: Node) -> i64:
        """Among the moves that are legal in this deal: the best, or one that was tried too little for its promise."""
        n = s.count
        fresh: i64 = 0
        for i in range(n):
            place = node.place_of(s.moves[i], i)
            self.places[i] = place
            if place < 0:
                fresh += 1
        if fresh > 0:
            self.add_moves(s, node)
        mean = 0.0
        if node.visits > 0:
            for i in range(len(node.totals)):
                mean += node.totals[i]
            mean /= float(node.visits)
        scale = self.explore * self.scatter(node.actor)
        best: i64 = 0
        most = -1e9
        for i in range(n):
            place = self.places[i]
            node.offered[place] += 1
            tried = float(node.tried[place])
            value = node.totals[place] / tried if tried > 0.0 else mean
            value += scale * node.priors[place] * math.sqrt(float(node.offered[place])) / (1.0 + tried)
            if value > most:
                most = value
                best = place
        return best

    def add_moves(self, s: State, node: Node) -> None:
        """Those that the node does not know yet, with what they look like at a glance."""
        n = s.count
        self.judge.lean(s, self.leaning)
        best = self.leaning[0]
        for i in range(1, n):
            best = max(best, self.leaning[i])
        total = 0.0
        for i in range(n):
            self.leaning[i] = math.exp((self.leaning[i] - best) / self.heat)
            total += self.leaning[i]
        for i in range(n):
            if self.places[i] < 0:
                self.places[i] = node.add(s.moves[i], blend(self.leaning[i] / total, n))

    def scatter(self, seat: i64) -> float:
        """The usual distance of a value from the mean of all."""
        n = float(self.done)
        if n < 4.0:
            return 0.1
        mean = self.sums[seat] / n
        return math.sqrt(max(self.squares[seat] / n - mean * mean, 1e-6))

    def end_turn(self, s: State) -> None:
        """The rest of one's own turn, with some care."""
        n: i64 = 0
        while n < LONGEST and not self.lookahead.is_done(s, self.seat):
            self.step_with_care(s, self.seat)
            n += 1

    def play_on(self, s: State, begun: i64) -> None:
        """At a glance to the end of the round."""
        judge = self.judge
        n: i64 = 0
        while s.depth > 0 and n < LONGEST and not self.is_past(s, begun):
            apply(s, pick(judge, s, self.rng, self.leaning))
            n += 1

    def step_with_care(self, s: State, seat: i64) -> None:
        """The move after which the seat stands best."""
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

    def learn(self, players: i64) -> None:
        for i in range(self.depth):
            node = self.path[i]
            edge = self.edges[i]
            node.visits += 1
            node.tried[edge] += 1
            node.totals[edge] += self.mean[node.actor]
        for seat in range(players):
            share = self.mean[seat]
            self.sums[seat] += share
            self.squares[seat] += share * share

    # ------------------------------------------------------------------ what was found

    def found(self, move: i64) -> tuple[int, float]:
        """How often the move was tried at the root, and its value."""
        place = self.root.place_of(move, 0)
        if place < 0 or self.root.tried[place] == 0:
            return 0, 0.0
        return int(self.root.tried[place]), self.root.totals[place] / float(self.root.tried[place])


def blend(prior: float, n: i64) -> float:
    """Every move keeps a chance to be tried."""
    return 0.85 * prior + 0.15 / float(n)
