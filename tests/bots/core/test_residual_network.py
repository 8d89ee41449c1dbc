"""Value networks on observations: what they compute, for whom, and that nothing but the position counts."""

from __future__ import annotations

import math
import random
from pathlib import Path
from typing import Any

import pytest

import landsraad
from bots.core.test_observation import table_at
from landsraad.bots import make_bot, observe
from landsraad.bots.core.residual_network import MOST_ACTIVATION, MOST_INPUT, SCALE, ResidualNetwork
from landsraad.bots.core.vectors import floats
from landsraad.bots.evaluators import evaluation_for
from landsraad.bots.networks import FOLDER, NetworkFile, Networks, read_network
from landsraad.kernel.engine import State
from landsraad.kernel.errors import BadInput
from landsraad.kernel.game import Game
from landsraad.kernel.observation.batch import ObservationBuffer
from support.networks import DEEP, WIDE, random_network, written

LAYOUTS: list[tuple[str, dict[str, Any]]] = [("imperium", {"players": 3}), ("uprising", {"players": 6}),
                                             ("arrakis", {})]


def loaded(game: Game, options: dict[str, Any], folder: Path, s: State) -> tuple[ResidualNetwork, NetworkFile]:
    path = written(folder, random_network(game, options))
    network = Networks(game, folder).network_for(s)
    assert network is not None
    return network, read_network(path)


def chances(network: ResidualNetwork, s: State, viewer: int, before: list[float], horizon: int = 1) -> list[float]:
    out = floats(8)
    for i, chance in enumerate(before):
        out[i] = chance
    network.adjust(s, viewer, horizon, out)
    return [out[i] for i in range(s.players)]


def even(s: State) -> list[float]:
    return [1.0 / float(s.players)] * int(s.players)


@pytest.mark.parametrize(("name", "options"), LAYOUTS)
def test_it_computes_what_a_plain_network_does(name: str, options: dict[str, Any], tmp_path: Path) -> None:
    t = table_at(name, options, 4, 40)
    s, n = t.state, int(t.state.players)
    network, kept = loaded(t.game, options, tmp_path, s)
    viewer = n - 1
    buffer = ObservationBuffer(network.cache.observer)
    buffer.fill(s, viewer)
    row = [max(min(number, MOST_INPUT), -MOST_INPUT) for number in memoryview(buffer.row)]
    inputs = len(row)
    first, second = kept.weights[:inputs * WIDE], kept.weights[inputs * WIDE:][:WIDE * DEEP]
    last = kept.weights[inputs * WIDE + WIDE * DEEP:]
    most = int(MOST_ACTIVATION * SCALE)
    one = [min(max(sum(row[i] * first[i * WIDE + k] for i in range(inputs)) + kept.head["first_bias"][k], 0), most)
           for k in range(WIDE)]
    two = [min(max(sum(one[k] * second[k * DEEP + j] for k in range(WIDE)) + kept.head["second_bias"][j], 0),
               most * int(SCALE)) for j in range(DEEP)]
    logits = [(sum(two[j] * last[j * n + i] for j in range(DEEP)) + kept.head["last_bias"][i]) / SCALE**3
              for i in range(n)]
    network.run(s, viewer)
    assert [network.logits[i] for i in range(n)] == logits
    sides = [next(other for other in range(n) if s.allied(seat, other)) for seat in range(n)]
    total = {side: sum(0.5 * logits[(seat - viewer) % n] for seat in range(n) if sides[seat] == side) + math.log(0.25)
             for side in set(sides)}
    whole = sum(math.exp(x) for x in total.values())
    found = chances(network, s, viewer, [0.25] * n)  # in round 1 the network counts half
    assert found == pytest.approx([math.exp(total[sides[seat]]) / whole for seat in range(n)])
    assert sum(found[side] for side in set(sides)) == pytest.approx(1)


@pytest.mark.parametrize(("name", "options"), LAYOUTS)
def test_earlier_positions_leave_no_trace(name: str, options: dict[str, Any], tmp_path: Path) -> None:
    """The first layer follows differences, exactly."""
    tables = [table_at(name, options, seed, 30 * seed) for seed in range(1, 5)]
    network, _ = loaded(tables[0].game, options, tmp_path, tables[0].state)
    rng = random.Random(3)
    for _ in range(20):
        s = rng.choice(tables).state
        viewer = rng.randrange(int(s.players))
        fresh = Networks(tables[0].game, tmp_path).network_for(s)
        assert fresh is not None
        assert chances(network, s, viewer, even(s)) == chances(fresh, s, viewer, even(s))


def test_a_seat_that_cannot_win_stays_there(tmp_path: Path) -> None:
    t = table_at("imperium", {"players": 3}, 2, 20)
    network, _ = loaded(t.game, {"players": 3}, tmp_path, t.state)
    found = chances(network, t.state, 1, [0.0, 0.5, 0.5])
    assert found[0] == 0.0 and found[1] + found[2] == pytest.approx(1)


def test_it_sees_what_the_seat_may_know(tmp_path: Path) -> None:
    t = table_at("uprising", {"players": 3}, 6, 80)
    network, _ = loaded(t.game, {"players": 3}, tmp_path, t.state)
    seat = int(t.state.actor)
    found = {tuple(chances(network, twin, seat, even(twin)))
             for twin in (t.state, *(observe(t).determinize(n) for n in range(4)))}
    assert len(found) == 1


def test_a_search_asks_it_where_playouts_stop(tmp_path: Path) -> None:
    options = {"players": 3}
    t = table_at("imperium", options, 3, 30)
    written(tmp_path, random_network(t.game, options))
    evaluation = evaluation_for(t.game, for_search=True, networks=tmp_path)
    plain, leaf = floats(8), floats(8)
    evaluation.win_probabilities(t.state, plain)
    evaluation.leaf_win_probabilities(t.state, leaf)
    assert list(plain) == list(leaf)  # no search has begun
    evaluation.begin_search(t.state, 2)
    evaluation.leaf_win_probabilities(t.state, leaf)
    network = Networks(t.game, tmp_path).network_for(t.state)
    assert network is not None
    assert [leaf[i] for i in range(3)] == chances(network, t.state, 2, [plain[i] for i in range(3)],
                                                     int(evaluation.horizon(t.state)))
    values = {networks: [each.value for each in make_bot("mentat:16", 1, t.game, networks).explain(observe(t))]
              for networks in (tmp_path, Path("none"))}
    assert values[tmp_path] != values[Path("none")]
    assert evaluation_for(t.game).networks is None  # greedy has none


def test_a_file_for_another_observation_is_refused(tmp_path: Path) -> None:
    t = table_at("imperium", {"players": 3}, 3, 10)
    network = random_network(t.game, {"players": 3})
    network.head["schema"] = "0" * 16
    path = written(tmp_path, network)
    assert Networks(t.game, tmp_path).network_for(t.state) is None
    assert Networks(t.game, tmp_path / "nothing").network_for(t.state) is None
    path.write_bytes(path.read_bytes()[:-20])
    with pytest.raises(BadInput, match="not a network"):
        read_network(path)
    with pytest.raises(BadInput, match="not a network"):
        read_network(tmp_path / "missing.net")


def test_a_file_keeps_everything(tmp_path: Path) -> None:
    t = table_at("arrakis", {}, 3, 10)
    network = random_network(t.game, {})
    found = read_network(written(tmp_path, network))
    assert found.weights == network.weights and found.names == network.names
    assert {key: found.head[key] for key in network.head} == network.head


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.net")), ids=lambda path: path.stem)
def test_published_networks_fit_the_games_of_today(path: Path) -> None:
    head = read_network(path).head
    game = landsraad.game(head["game"]).variant(head["options"])
    s = game.begin(game.check_options(head["options"]), 1)
    assert head["layout"] == path.stem and Networks(game).network_for(s) is not None, "train it again"
    assert {"games", "positions", "bot", "settings", "rules"} <= set(head["made"])
