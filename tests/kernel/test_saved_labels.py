"""Games of several plans may share an effect, and each saves it with its own label."""

from __future__ import annotations

from typing import Any

import pytest
from mypy_extensions import i64

from landsraad.kernel.cells import Section
from landsraad.kernel.chance import Seed
from landsraad.kernel.codec import decode_state, encode_state, same, stable_hash
from landsraad.kernel.engine import Effect, Plan, State, advance, labelled
from landsraad.kernel.errors import BadInput
from landsraad.kernel.game import Game
from landsraad.kernel.layouts import Layout, Position, describe, layout_of
from landsraad.kernel.moves import Moves
from landsraad.kernel.packing import pack
from landsraad.kernel.table import open_table, read_table

MOVES = Moves()
STAY = MOVES.family("stay")
LEAVE = MOVES.family("leave")


class Linger(Effect):
    asks = True

    def __init__(self, parts: list[Effect]) -> None:
        super().__init__()
        self.parts = parts

    def parts_of(self) -> list[Effect]:
        return self.parts

    def options(self, s: State) -> None:
        s.offer(STAY.move())
        s.offer(LEAVE.move())

    def play(self, s: State, move: i64) -> None:
        if STAY.has(move):
            s.push(self.parts[0] if self.parts else self, s.seat)


LINGER = labelled("inn:Linger", Linger([Linger([])]))
OTHER = labelled("inn:Other", Linger([]))
TABLE, SEAT = Section("table"), Section("seat")
INN = Plan("inn", TABLE, SEAT, MOVES, ["A"])
TAVERN = Plan("tavern", TABLE, SEAT, MOVES, ["A"], labels={"inn:Linger": "tavern:Drink"})


class House(Game):
    def __init__(self, plan: Plan) -> None:
        super().__init__(plan.name, "1", plan, [])

    def begin(self, options: dict[str, Any], seed: Seed, listening: bool = False) -> State:
        s = State(self.plan, 1)
        s.push(OTHER, 0)
        s.push(LINGER, 0)
        advance(s)
        return s

    def result(self, s: State) -> dict[str, Any]:
        return {"winners": [], "scores": {}}


def labels_of(s: State) -> list[str]:
    return [frame[0] for frame in encode_state(s)["stack"]]


def test_a_plan_saves_an_effect_under_its_own_label() -> None:
    inn, tavern = House(INN).begin({}, 0), House(TAVERN).begin({}, 0)
    assert labels_of(inn) == ["inn:Other", "inn:Linger"] and labels_of(tavern) == ["inn:Other", "tavern:Drink"]
    for s in (inn, tavern):
        s.play(STAY.move())  # the parts of an effect follow it
    assert labels_of(inn) == ["inn:Other", "inn:Linger/1"] and labels_of(tavern) == ["inn:Other", "tavern:Drink/1"]
    assert stable_hash(inn) != stable_hash(tavern)
    for s in (inn, tavern):
        assert same(decode_state(s.plan, encode_state(s)), s)


def test_a_saved_game_may_use_the_label_of_the_effect_too() -> None:
    s = House(TAVERN).begin({}, 0)
    saved = encode_state(House(INN).begin({}, 0))
    assert same(decode_state(TAVERN, saved), s)
    with pytest.raises(BadInput, match="frame 2 of the stack is not one of this version"):
        decode_state(INN, encode_state(s))


def test_questions_layouts_and_tables_say_it_too() -> None:
    for plan, label in ((INN, "inn:Linger"), (TAVERN, "tavern:Drink")):
        table = open_table(House(plan), {}, 1)
        assert table.decision()["effect"] == label
        told = describe(plan)["effects"]
        assert (told[int(LINGER.id)], told[int(LINGER.parts[0].id)]) == (label, f"{label}/1")
        past = Position(Layout(layout_of(plan)[1]), pack(table.state))
        assert past.encoded()["stack"][1][0] == label and same(past.state(plan), table.state)
        again = read_table(House(plan), table.to_json())
        assert same(again.state, table.state)


@pytest.mark.parametrize("labels", [{"inn:Nobody": "x"}, {"inn:Linger": "x", "inn:Other": "x"}])
def test_labels_are_of_effects_and_differ(labels: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="is not an effect, or another one is saved under the same label"):
        Plan("pub", TABLE, SEAT, MOVES, ["A"], labels=labels)
