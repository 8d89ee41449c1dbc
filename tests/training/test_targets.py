"""Targets of training: chances of a later round, seen from the right seat, and other seats that change places."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from landsraad.training.fit import Settings, Trainer
from landsraad.training.layouts import input_names, make_layout
from landsraad.training.positions import ROUND, Positions, PositionsJob, positions_in
from landsraad.training.targets import NOT_THERE, Exchanges, a_round_later, later_chances, renamed
from training.test_training import made_up, random_positions, random_records


def of_rounds(facts: list[tuple[int, int, int]], sides: list[list[int]]) -> Positions:
    """Positions with these rounds, seeds and viewers; the viewer of each has won."""
    n, players = len(facts), len(sides[0])
    shares = np.zeros((n, players), np.float32)
    shares[:, 0] = 1
    return Positions(1, np.zeros(0, np.uint16), np.zeros(0, np.int8), np.zeros(n + 1, int),
                     np.full((n, players), 0.5, np.float32), shares, shares, np.array(sides, np.int8), np.array(facts))


def test_the_first_position_of_the_next_round() -> None:
    #                          a game            the next one     another file begins again with its seed
    facts = [(1, 7, 0), (1, 7, 1), (2, 7, 2), (2, 7, 0), (3, 7, 1), (1, 8, 0), (2, 8, 0), (1, 8, 1), (3, 8, 0)]
    later = a_round_later(of_rounds(facts, [[0, 1, 2]] * len(facts)))
    assert later.tolist() == [2, 2, 4, 4, NOT_THERE, 6, NOT_THERE, NOT_THERE, NOT_THERE]


def test_later_chances_are_those_of_the_same_seat() -> None:
    data = of_rounds([(1, 7, 2), (2, 7, 1)], [[0, 1, 2]] * 2)
    chances = np.array([[0, 0, 0], [0.5, 0.3, 0.2]], np.float32)  # the second: of seats 1, 2, 0
    found = later_chances(data, chances)
    assert found[0].tolist() == pytest.approx([0.3, 0.2, 0.5])  # of seats 2, 0, 1
    assert found[1].tolist() == [1, 0, 0]  # how it ended


def test_later_chances_of_partners() -> None:
    data = of_rounds([(1, 7, 0), (2, 7, 1)], [[0, 1, 0, 1]] * 2)  # seats 0 and 2 against 1 and 3
    found = later_chances(data, np.array([[0, 0, 0, 0], [0.7, 0.3, 0, 0]], np.float32))
    assert found[0].tolist() == pytest.approx([0.3, 0.7, 0, 0])


def test_other_seats_change_places(tmp_path: Path) -> None:
    layout = make_layout("imperium", {"players": 3})
    names = input_names(layout.observer)
    exchanges = Exchanges(names, 3)
    assert exchanges.seats.tolist() == [[0, 1, 2], [0, 2, 1]]
    assert renamed("table.control[arrakeen,other1]", [0, 2, 1]) == "table.control[arrakeen,other2]"
    data = random_positions(tmp_path, "imperium", {"players": 3}, 1)
    which = np.arange(len(data))
    plain = data.rows(which)
    assert (data.rows(which, exchanges.places[np.zeros(len(which), int)]) == plain).all()
    swapped = data.rows(which, exchanges.places[np.ones(len(which), int)])
    one, two = names.index("other1.spice"), names.index("other2.spice")
    assert plain[:, one].any() and (swapped[:, one] == plain[:, two]).all() and (swapped[:, two] == plain[:, one]).all()
    mine = [i for i, name in enumerate(names) if "other" not in name]
    assert (swapped[:, mine] == plain[:, mine]).all()


def test_training_with_both(tmp_path: Path) -> None:
    layout = make_layout("imperium", {"players": 3})
    given = {"players": 3}
    data = positions_in(PositionsJob("imperium", given, random_records(tmp_path, "imperium", given, 2, first=10)))
    trainer = Trainer(data, Settings(wide=4, deep=2, epochs=1, batch=16, later=0.5, exchange=True),
                      names=input_names(layout.observer))
    trainer.run(lambda line: None)
    assert trainer.targets.sum(1) == pytest.approx(np.ones(len(data)), abs=1e-5)
    last = data.facts[:, ROUND] == data.facts[:, ROUND].max()
    assert (trainer.targets[last] == trainer.prior.shares[last]).all()
    trainer = Trainer(made_up(200), Settings(wide=4, deep=2, later=1.0))
    trainer.look_later()
    assert (trainer.targets == trainer.prior.shares).all()  # games of one position have only their end
