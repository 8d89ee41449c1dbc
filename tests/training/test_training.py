"""Training: games become records, records become positions, and positions a network that foresees more."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import landsraad
from landsraad.bots.core.evaluation import SEATS
from landsraad.bots.core.vectors import floats
from landsraad.bots.evaluators import evaluation_for
from landsraad.bots.networks import Networks, deciding_seats, write_network
from landsraad.kernel.engine import apply
from landsraad.training.fit import POINTS_SCALE, POINTS_WEIGHT, Settings, Trainer, softmax_by_side, start_from
from landsraad.training.layouts import input_names, make_layout
from landsraad.training.positions import ROUND, SEED, Notes, Positions, PositionsJob, join, positions_in, turned_seats
from landsraad.training.quick_games import QUICK, GamesJob, play_games, read_records, record_path, write_records
from landsraad.training.report import is_better
from landsraad.trials.statistics import Standing, wilson

ALONE: dict[str, Any] = {"players": 1}


def random_records(folder: Path, name: str, given: dict[str, Any], games: int, first: int = 1) -> Path:
    """Records of random games, which are quicker to play."""
    layout = make_layout(name, given)
    found = []
    for seed in range(first, first + games):
        s, rng, moves = layout.begin(seed), random.Random(seed), []
        while not s.over:
            moves.append(rng.choice(s.legal()))
            apply(s, moves[-1])
        found.append(np.array(moves, np.uint32))
    path = record_path(folder, "random", first)
    write_records(path, first, found)
    return path


def random_positions(folder: Path, name: str, given: dict[str, Any], games: int) -> Positions:
    return positions_in(PositionsJob(name, given, random_records(folder, name, given, games)))


# ------------------------------------------------------------------ games


def test_a_game_is_its_seed_and_its_moves(tmp_path: Path) -> None:
    job = GamesJob("imperium", ALONE, QUICK, 7, 2)
    (_, games), (_, again) = play_games(job), play_games(job)
    assert [game.tolist() for game in games] == [game.tolist() for game in again]
    path = record_path(tmp_path, "mentat:60", 7)
    assert path.name == "mentat-60-7.npz"
    write_records(path, 7, games)
    kept = read_records(path)
    assert [(seed, moves.tolist()) for seed, moves in kept] == [(7, games[0].tolist()), (8, games[1].tolist())]
    layout = make_layout("imperium", ALONE)
    for seed, moves in kept:
        s = layout.begin(seed)
        for move in moves:
            apply(s, int(move))
        assert s.over


def test_games_alone_mix_the_levels() -> None:
    layout = make_layout("uprising", ALONE)
    assert layout.name == "uprising-1-of-3" and len(layout.mixed) == 4
    levels = [layout.options_for(seed)["difficulty"] for seed in range(200)]
    assert levels == [layout.options_for(seed)["difficulty"] for seed in range(200)]
    assert levels.count("kwisatz_haderach") > levels.count("sardaukar") > levels.count("mercenary") > 0
    fixed = make_layout("uprising", {"players": 1, "difficulty": "mentat"})
    assert {fixed.options_for(seed)["difficulty"] for seed in range(20)} == {"mentat"}


def test_the_names_of_layouts() -> None:
    assert make_layout("imperium", {"players": 4}).name == "imperium-4"
    assert make_layout("imperium", {"players": 3, "immortality": "yes", "rise_of_ix": "yes"}).name == (
        "imperium-3+immortality+rise_of_ix")
    assert make_layout("arrakis", {}).name == "arrakis-2"


# ------------------------------------------------------------------ positions


def test_positions_are_what_a_seat_sees(tmp_path: Path) -> None:
    data = random_positions(tmp_path, "imperium", {"players": 3}, 2)
    layout = make_layout("imperium", {"players": 3})
    names = input_names(layout.observer)
    assert len(set(names)) == len(names) == data.inputs
    rows = data.rows(np.arange(len(data)))
    assert (rows[:, names.index("table.round")] == data.facts[:, ROUND]).all()
    assert set(data.facts[:, SEED]) == {1, 2}
    assert data.shares.sum(1) == pytest.approx(np.ones(len(data)))
    assert data.chances.sum(1) == pytest.approx(np.ones(len(data)), abs=1e-5)
    assert (data.sides == np.arange(3)).all()
    for seed in (1, 2):
        mine = data.facts[:, SEED] == seed
        assert set(data.facts[mine, ROUND]) == set(range(int(data.facts[mine, ROUND].max()) + 1))  # 0 is the set-up
        result = [tuple(sorted(each)) for each in data.points[mine]]
        assert len(set(result)) == 1  # the same end, counted from several seats


def test_only_players_look(tmp_path: Path) -> None:
    data = random_positions(tmp_path, "imperium", ALONE, 2)
    layout = make_layout("imperium", ALONE)
    names = input_names(layout.observer)
    rows = data.rows(np.arange(len(data)))
    seat = deciding_seats(layout.begin(1))[0]
    assert (rows[:, names.index(f"seat[{layout.game.plan.seats[seat]}]")] == 1).all()


def test_partners_share_their_end(tmp_path: Path) -> None:
    layout = make_layout("uprising", {"players": 6})
    notes = Notes(layout)
    s = layout.begin(1)
    notes.note(s, 1, 0, 1, random.Random(1))
    seats = turned_seats(1, 6)
    assert [seats[side] for side in notes.lists["sides"][0]] == [
        next(other for other in seats if s.allied(seat, other)) for seat in seats]
    logits = np.array([[1.0, 0.0, 2.0]])
    assert softmax_by_side(logits, np.array([[0, 1, 0]]))[0].tolist() == pytest.approx(
        [np.e / (np.e + 1), 1 / (np.e + 1), 0])


# ------------------------------------------------------------------ networks


def made_up(positions: int, seed: int = 1) -> Positions:
    """Positions in which the second input decides who wins, and the evaluation knows nothing."""
    rng = np.random.default_rng(seed)
    wins = rng.integers(0, 2, positions)
    noise = rng.integers(1, 4, positions)
    places = np.stack([np.zeros(positions, int), 1 + wins], 1).ravel()
    numbers = np.stack([noise, np.ones(positions, int)], 1).ravel()
    shares = np.stack([wins, 1 - wins], 1).astype(np.float32)
    facts = np.stack([rng.integers(1, 5, positions), np.arange(positions)], 1)
    return Positions(4, places.astype(np.uint16), numbers.astype(np.int8), np.arange(positions + 1) * 2,
                     np.full((positions, 2), 0.5, np.float32), shares, 10 * shares,
                     np.tile(np.arange(2, dtype=np.int8), (positions, 1)), facts)


def test_it_learns_what_the_evaluation_does_not_know() -> None:
    trainer = Trainer(made_up(2000), Settings(wide=8, deep=4, epochs=8, batch=64, dropout=0.0, decay=0.0, rate=1e-2))
    progress = trainer.run(lambda line: None)
    assert progress.epochs[-1][2] == pytest.approx(np.log(2), abs=1e-3) and progress.epochs[-1][1] < 0.1
    assert progress.games == 2000 and [row[0] for row in progress.rounds] == [1, 2, 3, 4]


def test_games_are_held_out_whole() -> None:
    data = made_up(100)
    trainer = Trainer(data, Settings(wide=4, deep=2))
    assert set(data.facts[trainer.unseen, SEED] % 10) == {0} and 0 not in data.facts[trainer.learnt, SEED] % 10


@pytest.mark.parametrize("name", ["first", "first_bias", "second", "second_bias", "last", "last_bias", "points"])
def test_gradients(name: str) -> None:
    trainer = Trainer(made_up(64), Settings(wide=6, deep=4, dropout=0.0))
    trainer.parameters = {key: np.random.default_rng(2).normal(0, 0.5, value.shape)
                          for key, value in trainer.parameters.items()}
    which = np.arange(64)

    def loss() -> float:
        found, _ = trainer.gradients(which)
        points = trainer.forward(trainer.data.rows(which) * trainer.scale, None)[3]
        error = np.abs(points - trainer.data.points[which] / POINTS_SCALE)
        return found + POINTS_WEIGHT * float(np.where(error < 0.1, error**2 / 0.2, error - 0.05).mean())

    _, gradients = trainer.gradients(which)
    value = trainer.parameters[name]
    at = np.unravel_index(int(np.abs(gradients[name]).argmax()), value.shape)
    value[at] += 1e-5
    above = loss()
    value[at] -= 2e-5
    assert (above - loss()) / 2e-5 == pytest.approx(gradients[name][at], rel=1e-2)


def test_a_network_plays_as_it_was_trained(tmp_path: Path) -> None:
    """The file, rounded, says what the arrays of the training say."""
    layout = make_layout("imperium", {"players": 3})
    trainer = Trainer(random_positions(tmp_path, "imperium", {"players": 3}, 1), Settings(wide=16, deep=8))
    rng = np.random.default_rng(1)
    trainer.parameters["last"] = rng.normal(0, 0.3, (8, 3)).astype(np.float32)
    head = {"layout": layout.name, "schema": layout.observer.schema}
    write_network(tmp_path / f"{layout.name}.net", trainer.to_file(head, input_names(layout.observer)))
    s = layout.begin(9)
    network = Networks(layout.game, tmp_path).network_for(s)
    assert network is not None
    notes = Notes(layout)
    for viewer in range(3):
        notes.buffer.fill(s, viewer)
        row = notes.row.astype(np.float32) * trainer.scale
        network.run(s, viewer)
        assert [network.logits[i] for i in range(3)] == pytest.approx(trainer.forward(row[None], None)[2][0], abs=0.02)
    evaluation, out = evaluation_for(layout.game), floats(SEATS)
    evaluation.win_probabilities(s, out)
    network.adjust(s, 0, 1, out)
    assert sum(out[i] for i in range(3)) == pytest.approx(1)


def test_a_related_layout_begins_with_equal_names(tmp_path: Path) -> None:
    three, four = (make_layout("imperium", {"players": players}) for players in (3, 4))
    known, wanted = (input_names(layout.observer) for layout in (three, four))
    trainer = Trainer(random_positions(tmp_path, "imperium", {"players": 3}, 1), Settings(wide=16, deep=8))
    network = trainer.to_file({}, known)
    start = start_from(network, wanted, 4)
    at = "me.hand[dagger]"
    assert start["first"][wanted.index(at)] == pytest.approx(
        trainer.parameters["first"][known.index(at)] * trainer.scale[known.index(at)], abs=1e-3)
    assert not start["first"][[i for i, name in enumerate(wanted) if name not in known]].any()
    assert "last" not in start and "last" in start_from(network, known, 3)
    data = random_positions(tmp_path, "imperium", {"players": 4}, 1)
    begun = Trainer(data, Settings(wide=16, deep=8), start)
    assert begun.parameters["first"] * begun.scale[:, None] == pytest.approx(start["first"], abs=1e-5)


def test_positions_can_be_joined(tmp_path: Path) -> None:
    one, two = made_up(30, 1), made_up(20, 2)
    both = join([one, two])
    assert len(both) == 50
    assert (both.rows(np.array([31])) == two.rows(np.array([1]))).all()
    assert (both.rows(np.array([3, 40])) == np.concatenate([one.rows(np.array([3])), two.rows(np.array([10]))])).all()


# ------------------------------------------------------------------ the command


@pytest.mark.long
def test_the_command_writes_a_network_and_a_report(tmp_path: Path, capsys: pytest.CaptureFixture[str],
                                                      monkeypatch: pytest.MonkeyPatch) -> None:
    from landsraad.cli import main as cli
    random_records(tmp_path / "games", "imperium", ALONE, 10, first=1)
    words = ["train", "imperium", "--players", "1", "--out", str(tmp_path), "--hours", "0", "--epochs", "1",
             "--workers", "1", "--lang", "en"]
    assert cli.main([*words, "--match", "0"]) == 0
    told = capsys.readouterr().out
    assert "imperium-1-of-3" in told and "epoch 1" in told
    network = tmp_path / "candidate" / "imperium-1-of-3.net"
    assert network.is_file() and not (tmp_path / "networks").exists()
    report = (tmp_path / "report.md").read_text(encoding="utf-8")
    assert "| 1 |" in report and '"bot": "quick"' in report and (tmp_path / "loss.svg").is_file()
    s = landsraad.game("imperium").begin(make_layout("imperium", ALONE).mixed[0], 3)
    assert Networks(make_layout("imperium", ALONE).game, network.parent).network_for(s) is not None
    monkeypatch.setattr("landsraad.training.course.GAMES_PER_JOB", 2)
    more = ["train", "imperium", "--players", "1", "--out", str(tmp_path / "more"), "--workers", "1", "--games", "4"]
    assert cli.main([*more, "--match", "0"]) == 0
    made = sorted(path.name for path in (tmp_path / "more" / "games").iterdir())
    assert made == ["quick-1000000.npz", "quick-1000002.npz"]
    capsys.readouterr()
    assert cli.main([*words, "--bot", "nobody"]) == 2 and "unknown bot" in capsys.readouterr().err
    assert cli.main([*words[:4], "--out", str(tmp_path / "empty"), "--hours", "0"]) == 2
    assert "no games" in capsys.readouterr().err


@pytest.mark.parametrize(("won", "games", "accepted"), [
    (60, 100, True), (51, 100, False), (520, 1000, True), (40, 100, False)])
def test_a_network_has_to_win_its_match(won: int, games: int, accepted: bool) -> None:
    new = Standing("new", games, won, wilson(won, games), 8.0)
    old = Standing("old", games, games - won, wilson(games - won, games), 8.0)
    assert is_better([new, old], alone=False) is accepted
    same = Standing("old", games, 0.35 * games, wilson(0.35 * games, games), 8.0)
    assert is_better([new, same], alone=True) is (won / games > 0.38)
