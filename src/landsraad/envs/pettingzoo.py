"""PettingZoo: each player's seat is an agent, and the agents take turns by the rules of the game.

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

from landsraad.envs.common import VERSION, GameSetup, TableSession, checked_render_mode
from landsraad.kernel.engine import State, apply
from landsraad.kernel.errors import BadInput
from landsraad.kernel.table import edited_table

Observation = dict[str, Any]


def env(game: str, *, render_mode: str | None = None, rounds: int | None = None,
        **options: Any) -> AECEnv[str, Observation, int]:
    """Returns an environment in which an illegal move ends and loses the game."""
    return guarded_env(game, render_mode=render_mode, rounds=rounds, **options)


class raw_env(AECEnv[str, Observation, int]):
    """An environment in which an illegal move raises `BadInput` and changes nothing."""

    def __init__(self, game: str, *, render_mode: str | None = None, rounds: int | None = None, **options: Any) -> None:
        super().__init__()
        self.setup = GameSetup(game, options, rounds)
        self.metadata = {"render_modes": ["ansi"], "name": f"landsraad_{game}_v{VERSION}", "is_parallelizable": False}
        self.render_mode = checked_render_mode(render_mode)
        self.possible_agents = list(self.setup.players)
        self.agents: list[str] = []
        self.session = TableSession(self.setup)
        self.seat_numbers = {seat: self.setup.seats.index(seat) for seat in self.possible_agents}
        low, high = self.setup.bounds()
        n = self.setup.moves
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
        """Starts a game. The same seed gives the same game; None continues this environment's random sequence."""
        if seed is not None:
            self.random, _ = seeding.np_random(seed)
        self.seed_of_game = int(self.random.integers(2**32))
        self.state_now = self.setup.begin(self.seed_of_game)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {seat: {} for seat in self.agents}
        self.agent_selection = self.setup.seats[self.state_now.actor]

    def observe(self, agent: str) -> Observation:
        row, mask = self.session.observe(self._now(), self.seat_numbers[agent])
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
        if self.setup.over(s):
            rewards = self.setup.final_rewards(s)
            self.rewards = {seat: rewards[self.seat_numbers[seat]] for seat in self.agents}
            self.end(self.truncations if self.setup.is_truncated(s) else self.terminations)
        else:
            self.agent_selection = self.setup.seats[s.actor]

    def number(self, action: Any) -> int:
        if isinstance(action, bool) or not isinstance(action, int | np.integer) \
                or not 0 <= action < self.setup.moves:
            raise BadInput(f"{action!r} is not a move; moves are numbers from 0 to {self.setup.moves - 1}")
        return int(action)

    def illegal(self, agent: str, move: int) -> None:
        raise BadInput(f"move {move} ({self.setup.text(move)}) is not legal now for {agent}")

    def end(self, how: dict[str, bool]) -> None:
        how.update(dict.fromkeys(self.agents, True))
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """Returns the public view as text."""
        if self.render_mode != "ansi":
            return None
        table = edited_table(self.setup.game, self.setup.options, self.seed_of_game, self._now())
        shown = table.view(None)
        return "\n".join(f"{name}: {value}" for name, value in shown.items())

    def close(self) -> None:
        self.state_now = None

    @property
    def setting(self) -> GameSetup:
        """The old name of `setup`, kept for one release."""
        return self.setup

    def _now(self) -> State:
        if self.state_now is None:
            raise BadInput("no game is running: call reset() first")
        return self.state_now


class guarded_env(raw_env):
    """One class instead of PettingZoo's nested wrappers, which make a step three times as slow."""

    def illegal(self, agent: str, move: int) -> None:
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {seat: -1.0 if seat == agent else 0.0 for seat in self.agents}
        self.infos[agent] = {"illegal": self.setup.text(move)}
        self.end(self.terminations)
