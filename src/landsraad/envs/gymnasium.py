"""Gymnasium: one seat is yours, the others are bots of your choice.

    import gymnasium, landsraad.envs.gymnasium
    table = gymnasium.make("landsraad/imperium-v0", opponents="greedy", players=2)
    observation, info = table.reset(seed=7)
    observation, reward, terminated, truncated, info = table.step(move)

An illegal move loses the game, as anything may be tried here; `observation["action_mask"]` says what is legal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

import landsraad
from landsraad.bots import Bot, Seen, make_bot
from landsraad.envs.common import Desk, Setting, render_way
from landsraad.kernel.engine import State, apply
from landsraad.kernel.errors import BadInput
from landsraad.kernel.table import edited_table

Observation = dict[str, Any]
RANDOM = "random"


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """`seat` is a letter, or `rotate` for the next player's seat each game. `opponents` is the name of a bot for all
    other seats, or one name for each of them in the order of play; a bot of your own may stand in place of a name."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  (as Gymnasium declares it)

    def __init__(self, game: str, *, seat: str = "rotate", opponents: str | Bot | Sequence[str | Bot] = RANDOM,
                 render_mode: str | None = None, rounds: int | None = None, **options: Any) -> None:
        self.setting = Setting(game, options, rounds)
        players = self.setting.players
        if seat != "rotate" and seat not in players:
            raise BadInput(f"seat: {seat!r} is not one of {', '.join(players)}, rotate")
        self.seat = seat
        others: list[Any] = list(opponents) if isinstance(opponents, list | tuple) else [opponents] * (len(players) - 1)
        if len(others) != len(players) - 1:
            raise BadInput(f"opponents: {len(players) - 1} are needed here, not {len(others)}")
        for bot in others:
            if isinstance(bot, str):
                make_bot(bot, 0, self.setting.game)  # a wrong name is refused now
            elif not isinstance(bot, Bot):
                raise BadInput(f"opponents: {bot!r} is neither the name of a bot nor a bot, which has choose(seen)")
        self.opponents: list[str | Bot] = others
        self.render_mode = render_way(render_mode)
        self.desk = Desk(self.setting)
        low, high = self.setting.bounds()
        self.observation_space = spaces.Dict({
            "observation": spaces.Box(low, high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (self.setting.moves,), np.int8)})
        self.action_space = spaces.Discrete(self.setting.moves)
        self.games = 0
        self.chair = 0
        self.state: State | None = None
        self.bots: dict[int, Bot | None] = {}

    def reset(self, *, seed: int | None = None,
              options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """The same seed gives the same game against the same opponents, at the same seat unless seats rotate."""
        super().reset(seed=seed)
        setting = self.setting
        if seed is not None:
            self.games = 0
        n = len(setting.chairs)
        mine = self.games % n if self.seat == "rotate" else setting.players.index(self.seat)
        self.games += 1
        self.chair = setting.chairs[mine]
        self.seed_of_game = int(self.np_random.integers(2**32))
        self.bots = {}
        for turn, bot in enumerate(self.opponents, 1):
            chair = setting.chairs[(mine + turn) % n]
            if isinstance(bot, str):
                own = f"{self.seed_of_game} {chair}"
                self.bots[chair] = None if bot == RANDOM else make_bot(bot, own, setting.game)
            else:
                self.bots[chair] = bot
        self.state = setting.begin(self.seed_of_game)
        self.decisions = 0
        self._others(self.state)
        return self._seen(self.state), self._info(self.state)

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        s = self._now()
        move = int(action)
        if not 0 <= move < self.setting.moves or not s.is_legal(move):
            self.state = None
            return self._seen(s), -1.0, True, False, {**self._info(s), "illegal": True}
        self._play(s, move)
        self._others(s)
        over = self.setting.over(s)
        cut = self.setting.cut(s)
        reward = self.setting.worth(s)[self.chair] if over else 0.0
        return self._seen(s), reward, over and not cut, cut, self._info(s)

    def render(self) -> str | None:
        """The table as the seat sees it."""
        if self.render_mode != "ansi" or self.state is None:
            return None
        table = edited_table(self.setting.game, self.setting.options, self.seed_of_game, self.state)
        return "\n".join(f"{name}: {value}" for name, value in table.view(self.chair).items())

    def close(self) -> None:
        self.state = None

    # ------------------------------------------------------------------

    def _now(self) -> State:
        if self.state is None or self.setting.over(self.state):
            raise BadInput("there is no game: call reset() first")
        return self.state

    def _seen(self, s: State) -> Observation:
        row, mask = self.desk.look(s, self.chair)
        return {"observation": row.copy(), "action_mask": mask.copy()}

    def _info(self, s: State) -> dict[str, Any]:
        return {"seat": self.setting.seats[self.chair], "decisions": self.decisions}

    def _play(self, s: State, move: int) -> None:
        apply(s, move)
        self.decisions += 1

    def _others(self, s: State) -> None:
        """Until the seat must decide again, or the game is over."""
        game = self.setting.game
        while not self.setting.over(s) and s.actor != self.chair:
            bot = self.bots[s.actor]
            if bot is None:
                legal = s.legal()
                move = legal[int(self.np_random.random() * len(legal))]
            else:
                move = game.plan.moves.parse(bot.choose(Seen(game, s, self.decisions)))
                if not s.is_legal(move):
                    raise BadInput(f"the bot at {self.setting.seats[s.actor]} chose {self.setting.text(move)!r}, "
                                   "which is not possible")
            self._play(s, move)


for _name in landsraad.games():
    if f"landsraad/{_name}-v0" not in gymnasium.registry:
        gymnasium.register(f"landsraad/{_name}-v0", "landsraad.envs.gymnasium:SeatEnv", kwargs={"game": _name})
