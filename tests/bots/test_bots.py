"""Bots: deterministic, blind to what is hidden, always legal, and able to explain their choice."""

from __future__ import annotations

import random
from typing import Any

import pytest

import landsraad
from bots.core.test_observation import table_at
from landsraad.bots import LEVELS, Explains, Observation, checked_name, levels_of, make_bot, observe
from landsraad.bots.arena import play_match
from landsraad.bots.core.greedy import best_noticed
from landsraad.bots.core.random import RandomBot
from landsraad.bots.registry import COMPILED

pytestmark = pytest.mark.long

THINKERS = ("greedy", "easy", "mentat:12")
FAMILY: list[tuple[str, dict[str, Any]]] = [
    *(("imperium", {"players": players}) for players in (1, 2, 3, 4)),
    *(("uprising", {"players": players}) for players in (1, 2, 3)), ("uprising", {"players": 4, "choam": "yes"}),
    ("uprising", {"players": 6})]
EVERYTHING = [*FAMILY, ("arrakis", {})]


@pytest.mark.parametrize("name", ["random", *THINKERS])
def test_the_same_seed_gives_the_same_moves(name: str) -> None:
    t = table_at("imperium", {"players": 3}, 4, 30)
    assert len({make_bot("random", seed, t.game).choose(observe(t)) for seed in range(40)}) > 1
    refined = [make_bot(name, 7, t.game) for _ in range(2)]
    for _ in range(4):
        moves = {bot.choose(observe(t)) for bot in refined}
        assert len(moves) == 1
        t.play(moves.pop())


@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.parametrize(("game", "options"), [FAMILY[2], FAMILY[4], FAMILY[7]])
def test_nothing_hidden_changes_a_choice(name: str, game: str, options: dict[str, Any]) -> None:
    for n, moves in enumerate((0, 25, 60)):
        t = table_at(game, options, n, moves)
        chosen = {make_bot(name, n, t.game).choose(observe(twin))
                  for twin in (t, t.determinize(t.actor, 1), t.determinize(t.actor, 2))}
        assert len(chosen) == 1 and chosen.pop() in observe(t).legal


class OccasionalBot:
    """Asks the bot for some decisions only, and makes the others at random, which is faster."""

    def __init__(self, name: str, seed: int, game: landsraad.Game, every: int) -> None:
        self.for_search = make_bot(name, seed, game)
        self.random = RandomBot(seed)
        self.every = 1 if COMPILED else every

    def choose(self, observation: Observation) -> str:
        chooser = self.for_search if observation.moves % self.every == 0 else self.random
        move = chooser.choose(observation)
        assert move in observation.legal
        return move


@pytest.mark.parametrize(("game", "options"), FAMILY)
def test_whole_games_are_legal(game: str, options: dict[str, Any]) -> None:
    known = landsraad.game(game).variant(options)
    names = ("greedy", "mentat:8", "easy", "random")
    bots = [OccasionalBot(names[n % 4], n, known, 16) for n in range(options["players"])]
    match = play_match(known, known.check_options(options), bots, 11)
    assert match.result["winners"] and match.decisions > 40 and 1 <= match.rounds <= 10
    assert set(match.shares) == set(match.players) and 0 <= sum(match.shares.values()) <= 1


def test_random_bots_play_arrakis() -> None:
    known = landsraad.game("arrakis")
    match = play_match(known, known.check_options({}), ["random", "random"], 3)
    assert match.players == ["A", "B"] and sum(match.shares.values()) == 1


@pytest.mark.parametrize("options", [{"players": 4}, {"players": 2, "mahdi": "yes"}])
def test_partners_win_together(options: dict[str, Any]) -> None:
    known = landsraad.game("arrakis")
    match = play_match(known, known.check_options(options), ["random"] * options["players"], 3)
    assert match.players == (["A", "B", "C", "D"] if options["players"] == 4 else ["A", "C"])
    assert match.result["winners"] in (["A", "C"], ["B", "D"], ["B"]) and set(match.shares) == set(match.players)


def test_a_match_is_deterministic() -> None:
    known = landsraad.game("uprising")
    options = known.check_options({"players": 3})
    one, two = (play_match(known, options, ["random"] * 3, 5) for _ in range(2))
    assert one == two and one.bots == ["random"] * 3 and set(one.leaders) == {"A", "B", "C"}
    assert one.decisions != play_match(known, options, ["random"] * 3, 6).decisions
    with pytest.raises(landsraad.BadInput, match="bots: 3 are needed, 2 given"):
        play_match(known, options, ["random"] * 2, 5)
    with pytest.raises(landsraad.BadInput, match=r"the bot at [ABC] chose 'pass', which is not legal"):
        play_match(known, options, [FixedMoveBot("pass")] * 3, 5)


class FixedMoveBot:
    def __init__(self, move: str) -> None:
        self.move = move

    def choose(self, observation: Observation) -> str:
        return self.move


@pytest.mark.parametrize("name", ["random", *THINKERS])
@pytest.mark.parametrize(("game", "options"), [FAMILY[1], FAMILY[7]])
def test_they_explain(name: str, game: str, options: dict[str, Any]) -> None:
    t = table_at(game, options, 9, 40)
    bot = make_bot(name, 2, t.game)
    assert isinstance(bot, Explains)
    observation = observe(t)
    found = bot.explain(observation)
    assert sorted(each.move for each in found) == sorted(observation.legal)
    assert all(0 <= each.value <= 1 and 0 <= each.share <= 1 for each in found)
    assert sum(each.share for each in found) == pytest.approx(1)
    assert found[0].share == max(each.share for each in found)
    if name in ("greedy", "mentat:12"):  # the others add noise
        assert found[0].move == make_bot(name, 2, t.game).choose(observation)


@pytest.mark.parametrize("game", landsraad.games())
def test_levels(game: str) -> None:
    known = landsraad.game(game)
    assert [level.name for level in levels_of(known)] == list(LEVELS)
    assert all(0 < level.seconds <= 10 for level in levels_of(known))
    for level in levels_of(known):
        make_bot(level.name, 1, known)


@pytest.mark.parametrize(("name", "message"), [
    ("gredy", r"^unknown bot 'gredy'; did you mean 'greedy'\?; bots are random, plain, greedy, mentat, "
              r"levels are easy, normal, hard, expert$"),
    ("mentat:many", "^bot 'mentat:many': 'many' is not a number of simulations from 1 to 1000000$"),
    ("mentat:0", "'0' is not a number of simulations"),
    ("greedy:5", "^bot 'greedy:5': only mentat has a budget, as in mentat:1000$"),
    ("", "unknown bot ''"),
])
def test_unknown_names_are_refused(name: str, message: str) -> None:
    with pytest.raises(landsraad.BadInput, match=message):
        checked_name(name)


def test_a_certain_win_is_taken() -> None:
    """One move gives the point that wins the game."""
    from support.dune.table import table
    t = table(players=3, round=9, A={"vp": 9, "hand": ["diplomacy", "dagger"], "influence": {"fremen": 1}, "water": 1},
              B={"vp": 9, "revealed": 1}, C={"vp": 3, "revealed": 1}).inner
    for name in ("greedy", "mentat:40"):
        bot = make_bot(name, 1, t.game)
        assert isinstance(bot, Explains)
        found = bot.explain(observe(t))
        assert found[0].move in ("agent diplomacy hardy_warriors", "agent diplomacy stillsuits"), found[:3]


def test_the_weakest_level_overlooks_moves_but_not_a_win() -> None:
    """It plays the best move of those that it notices, so its mistakes are those of people."""
    rng = random.Random(1)
    values = [0.2, 0.5, 0.4, 0.3]
    chosen = [best_noticed(values, 0.35, rng) for _ in range(2000)]
    assert chosen.count(1) > chosen.count(2) > chosen.count(3) > chosen.count(0) > 0
    assert chosen.count(1) / 2000 == pytest.approx(0.65, abs=0.05)
    assert {best_noticed([0.2, 1.0, 0.4], 0.9, rng) for _ in range(50)} == {1}
    assert {best_noticed(values, 0.0, rng) for _ in range(50)} == {1}
    assert {best_noticed([0.2, 0.5], 1.0, rng) for _ in range(50)} == {1}  # somebody who sees nothing looks again
