"""PettingZoo: each player's seat is an agent, and the agents take turns as the rules have them.

    from landsraad.envs.pettingzoo import env
    table = env("imperium", players=3)
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        move = None if termination or truncation else table.action_space(agent).sample(observation["action_mask"])
        table.step(move)
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from landsraad.envs.common import Desk, Setting, render_way
from landsraad.kernel.engine import State, apply
from landsraad.kernel.errors import BadInput
from landsraad.kernel.table import edited_table

Observation = dict[str, Any]


def env(game: str, *, render_mode: str | None = None, rounds: int | None = None,
        **options: Any) -> AECEnv[str, Observation, int]:
    """A table as learners want it: an illegal move ends the game and loses it."""
    return guarded_env(game, render_mode=render_mode, rounds=rounds, **options)


class raw_env(AECEnv[str, Observation, int]):
    """Without guards: an illegal move raises `BadInput` and changes nothing."""

    def __init__(self, game: str, *, render_mode: str | None = None, rounds: int | None = None, **options: Any) -> None:
        super().__init__()
        self.setting = Setting(game, options, rounds)
        self.metadata = {"render_modes": ["ansi"], "name": f"landsraad_{game}_v0", "is_parallelizable": False}
        self.render_mode = render_way(render_mode)
        self.possible_agents = list(self.setting.players)
        self.agents: list[str] = []
        self.desk = Desk(self.setting)
        self.chairs = {seat: self.setting.seats.index(seat) for seat in self.possible_agents}
        low, high = self.setting.bounds()
        n = self.setting.moves
        self.observation_spaces = {seat: spaces.Dict({
            "observation": spaces.Box(low, high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (n,), np.int8)}) for seat in self.possible_agents}
        self.action_spaces = {seat: spaces.Discrete(n) for seat in self.possible_agents}
        self.random, _ = seeding.np_random(None)
        self.state_now: State | None = None
        self.agent_selection = self.possible_agents[0]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The same seed deals the same game; without one, the next of this environment's own."""
        if seed is not None:
            self.random, _ = seeding.np_random(seed)
        self.seed_of_game = int(self.random.integers(2**32))
        self.state_now = self.setting.begin(self.seed_of_game)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {seat: {} for seat in self.agents}
        self.agent_selection = self.setting.seats[self.state_now.actor]

    def observe(self, agent: str) -> Observation:
        row, mask = self.desk.look(self._now(), self.chairs[agent])
        return {"observation": row.copy(), "action_mask": mask.copy()}

    def step(self, action: int) -> None:
        s = self._now()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        move = self.number(action)
        if not s.is_legal(move):
            self.illegal(agent, move)
            return
        apply(s, move)
        self._cumulative_rewards[agent] = 0.0
        if self.setting.over(s):
            worth = self.setting.worth(s)
            self.rewards = {seat: worth[self.chairs[seat]] for seat in self.agents}
            self.end(self.truncations if self.setting.cut(s) else self.terminations)
        else:
            self.agent_selection = self.setting.seats[s.actor]

    def number(self, action: Any) -> int:
        if isinstance(action, bool) or not isinstance(action, int | np.integer) \
                or not 0 <= action < self.setting.moves:
            raise BadInput(f"{action!r} is not a move: moves are numbers from 0 to {self.setting.moves - 1}")
        return int(action)

    def illegal(self, agent: str, move: int) -> None:
        raise BadInput(f"move {move} ({self.setting.text(move)}) is not legal now for {agent}")

    def end(self, how: dict[str, bool]) -> None:
        how.update(dict.fromkeys(self.agents, True))
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The public side of the table as text."""
        if self.render_mode != "ansi":
            return None
        table = edited_table(self.setting.game, self.setting.options, self.seed_of_game, self._now())
        shown = table.view(None)
        return "\n".join(f"{name}: {value}" for name, value in shown.items())

    def close(self) -> None:
        self.state_now = None

    def _now(self) -> State:
        if self.state_now is None:
            raise BadInput("there is no game yet: call reset() first")
        return self.state_now


class guarded_env(raw_env):
    """As PettingZoo's wrappers guard a table, but in one piece: wrapped in each other they ask for every attribute in
    turn, and a step takes three times as long."""

    def illegal(self, agent: str, move: int) -> None:
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {seat: -1.0 if seat == agent else 0.0 for seat in self.agents}
        self.infos[agent] = {"illegal": self.setting.text(move)}
        self.end(self.terminations)
