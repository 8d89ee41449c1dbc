"""Gymnasium: you play one seat, and bots of your choice play the others.

    import gymnasium, landsraad.envs.gymnasium
    table = gymnasium.make("landsraad/imperium-v1", opponents="greedy", players=2)
    observation, info = table.reset(seed=7)
    observation, reward, terminated, truncated, info = table.step(move)

An illegal move loses the game. `observation["action_mask"]` says which moves are legal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

import landsraad
from landsraad.bots import Bot, Observation, make_bot
from landsraad.envs.common import VERSION, GameSetup, TableSession, checked_render_mode
from landsraad.kernel.engine import State, apply
from landsraad.kernel.errors import BadInput
from landsraad.kernel.table import edited_table

ObservationDict = dict[str, Any]
RANDOM = "random"


class SeatEnv(gymnasium.Env[ObservationDict, np.int64]):
    """`seat` is a letter, or `rotate` for the next player's seat in each game.

    `opponents` is a bot for all other seats, or one for each of them in turn order. A bot is an object or a name.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  (as Gymnasium declares it)

    def __init__(self, game: str, *, seat: str = "rotate", opponents: str | Bot | Sequence[str | Bot] = RANDOM,
                 render_mode: str | None = None, rounds: int | None = None, **options: Any) -> None:
        self.setup = GameSetup(game, options, rounds)
        players = self.setup.players
        if seat != "rotate" and seat not in players:
            raise BadInput(f"seat: {seat!r} is not one of {', '.join(players)}, rotate")
        self.seat = seat
        others: list[Any] = list(opponents) if isinstance(opponents, list | tuple) else [opponents] * (len(players) - 1)
        if len(others) != len(players) - 1:
            raise BadInput(f"opponents: {len(players) - 1} are needed, {len(others)} given")
        for bot in others:
            if isinstance(bot, str):
                make_bot(bot, 0, self.setup.game)  # refuses an unknown name now
            elif not isinstance(bot, Bot):
                raise BadInput(f"opponents: {bot!r} is not the name of a bot, and has no choose(observation)")
        self.opponents: list[str | Bot] = others
        self.render_mode = checked_render_mode(render_mode)
        self.session = TableSession(self.setup)
        low, high = self.setup.bounds()
        self.observation_space = spaces.Dict({
            "observation": spaces.Box(low, high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (self.setup.moves,), np.int8)})
        self.action_space = spaces.Discrete(self.setup.moves)
        self.games = 0
        self.seat_number = 0
        self.state: State | None = None
        self.bots: dict[int, Bot | None] = {}

    def reset(self, *, seed: int | None = None,
              options: dict[str, Any] | None = None) -> tuple[ObservationDict, dict[str, Any]]:
        """Starts a game. The same seed gives the same game, opponents and seat; rotation starts over."""
        super().reset(seed=seed)
        setup = self.setup
        if seed is not None:
            self.games = 0
        n = len(setup.seat_numbers)
        mine = self.games % n if self.seat == "rotate" else setup.players.index(self.seat)
        self.games += 1
        self.seat_number = setup.seat_numbers[mine]
        self.seed_of_game = int(self.np_random.integers(2**32))
        self.bots = {}
        for turn, bot in enumerate(self.opponents, 1):
            chair = setup.seat_numbers[(mine + turn) % n]
            if isinstance(bot, str):
                bot_seed = f"{self.seed_of_game} {chair}"
                self.bots[chair] = None if bot == RANDOM else make_bot(bot, bot_seed, setup.game)
            else:
                self.bots[chair] = bot
        self.state = setup.begin(self.seed_of_game)
        self.decisions = 0
        self._play_opponents(self.state)
        return self._observe(self.state), self._info(self.state)

    def step(self, action: np.int64) -> tuple[ObservationDict, float, bool, bool, dict[str, Any]]:
        s = self._now()
        move = int(action)
        if not 0 <= move < self.setup.moves or not s.is_legal(move):
            self.state = None
            return self._observe(s), -1.0, True, False, {**self._info(s), "illegal": True}
        self._play(s, move)
        self._play_opponents(s)
        over = self.setup.over(s)
        cut = self.setup.is_truncated(s)
        reward = self.setup.final_rewards(s)[self.seat_number] if over else 0.0
        return self._observe(s), reward, over and not cut, cut, self._info(s)

    def render(self) -> str | None:
        """Returns the view of the seat as text."""
        if self.render_mode != "ansi" or self.state is None:
            return None
        table = edited_table(self.setup.game, self.setup.options, self.seed_of_game, self.state)
        return "\n".join(f"{name}: {value}" for name, value in table.view(self.seat_number).items())

    def close(self) -> None:
        self.state = None

    @property
    def setting(self) -> GameSetup:
        """The old name of `setup`, kept for one release."""
        return self.setup

    # ------------------------------------------------------------------

    def _now(self) -> State:
        if self.state is None or self.setup.over(self.state):
            raise BadInput("no game is running: call reset() first")
        return self.state

    def _observe(self, s: State) -> ObservationDict:
        row, mask = self.session.observe(s, self.seat_number)
        return {"observation": row.copy(), "action_mask": mask.copy()}

    def _info(self, s: State) -> dict[str, Any]:
        return {"seat": self.setup.seats[self.seat_number], "decisions": self.decisions}

    def _play(self, s: State, move: int) -> None:
        apply(s, move)
        self.decisions += 1

    def _play_opponents(self, s: State) -> None:
        """Plays until the seat must decide again, or the game is over."""
        game = self.setup.game
        while not self.setup.over(s) and s.actor != self.seat_number:
            bot = self.bots[s.actor]
            if bot is None:
                legal = s.legal()
                move = legal[int(self.np_random.random() * len(legal))]
            else:
                move = game.plan.moves.parse(bot.choose(Observation(game, s, self.decisions)))
                if not s.is_legal(move):
                    raise BadInput(f"the bot at {self.setup.seats[s.actor]} chose {self.setup.text(move)!r}, "
                                   "which is not legal")
            self._play(s, move)


for _name in landsraad.games():
    if f"landsraad/{_name}-v{VERSION}" not in gymnasium.registry:
        gymnasium.register(f"landsraad/{_name}-v{VERSION}", "landsraad.envs.gymnasium:SeatEnv", kwargs={"game": _name})
