"""Hypothesis looks for games that violate an invariant, and shrinks them."""

from __future__ import annotations

import json

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import landsraad
from landsraad.kernel.engine import apply
from landsraad.kernel.records.format import read_record, write_record
from landsraad.kernel.table import Table
from support.dune.invariants import Inventory, check_position
from support.random_games import RANDOM_GAMES, same_vectors

GAMES = {name: random_game.game for name, random_game in RANDOM_GAMES.items()}


class Tables(RuleBasedStateMachine):
    """One table that is played, copied, saved, recorded and viewed in any order."""

    table: Table
    inventory: Inventory

    @initialize(name=st.sampled_from(list(RANDOM_GAMES)), kind=st.integers(0, 63), seed=st.integers(0, 2**32))
    def sit_down(self, name: str, kind: int, seed: int) -> None:
        self.table = RANDOM_GAMES[name].open(kind, seed)
        self.inventory = RANDOM_GAMES[name].inventory(self.table)

    @precondition(lambda self: not self.table.over)
    @rule(choices=st.lists(st.integers(0, 2**16), min_size=1, max_size=30))
    def play(self, choices: list[int]) -> None:
        for choice in choices:
            if not self.table.over:
                legal = self.table.legal()
                self.table.play(self.table.notation(legal[choice % len(legal)]))

    @rule()
    def save_and_read(self) -> None:
        again = landsraad.from_json(json.dumps(self.table.to_json()))
        assert same_vectors(again.state, self.table.state) and again.to_json() == self.table.to_json()
        self.table = again

    @rule()
    def record_and_replay(self) -> None:
        again = read_record(write_record(self.table), GAMES)
        assert same_vectors(again.state, self.table.state) and again.moves == self.table.moves

    @rule()
    def take_a_copy(self) -> None:
        twin = self.table.clone()
        for _ in range(3):
            if not self.table.over:
                self.table.play(self.table.legal()[0])
                assert twin.fingerprint() != self.table.fingerprint() or twin.legal() == self.table.legal()
                apply(twin.state, twin.legal()[0])
                twin.moves.append(self.table.moves[-1])
                assert same_vectors(twin.state, self.table.state)

    @rule(seed=st.integers(0, 2**30))
    def deal_anew(self, seed: int) -> None:
        for seat in [None, *self.table.seats]:
            other = self.table.determinize(seat, seed)
            assert other.view(seat) == self.table.view(seat)

    @rule()
    def listen(self) -> None:
        self.table.events()
        assert self.table.shadow is not None and same_vectors(self.table.shadow, self.table.state)

    @invariant()
    def holds(self) -> None:
        if hasattr(self, "table"):
            check_position(self.table.state, self.inventory)


Tables.TestCase.settings = settings(max_examples=100, stateful_step_count=12, derandomize=True,
                                    suppress_health_check=list(HealthCheck))
TestTables = Tables.TestCase
