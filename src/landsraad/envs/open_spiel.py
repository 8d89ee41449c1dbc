"""OpenSpiel: importing this module registers `python_landsraad_imperium` and the other games.

    import pyspiel
    import landsraad.envs.open_spiel
    game = pyspiel.load_game("python_landsraad_imperium(players=2,leaders=paul_atreides;random)")

The first node is a chance node that chooses one of `deals` shuffles. After it the randomness lives in the state, so a
search must not look ahead in the true state. `resample_from_infostate` returns a state that agrees with everything a
player knows, with new hidden cards and new shuffles.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, Final

import numpy as np
import pyspiel

import landsraad
from landsraad.envs.common import GameSetup, TableSession
from landsraad.kernel.codec import decode_state, encode_state
from landsraad.kernel.determinize import determinize
from landsraad.kernel.engine import State, apply
from landsraad.kernel.errors import BadInput
from landsraad.kernel.events import MOVED
from landsraad.kernel.table import edited_table

PREFIX: Final = "python_landsraad_"
DEALS: Final = 1024
LONGEST: Final = 20_000  # decisions; far more than any game has had
M31: Final = 0x7FFFFFFF


def game_type(name: str) -> pyspiel.GameType:
    game = landsraad.game(name)
    most = next(option.high for option in game.options if option.name == "players")
    options: dict[str, Any] = {
        option.name: int(str(option.default)) if option.kind == "number" else "" for option in game.options}
    return pyspiel.GameType(
        short_name=PREFIX + name, long_name=f"Landsraad: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,  # with Rivals, the sum over the players is not constant
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most, min_num_players=1,
        provides_information_state_string=True, provides_information_state_tensor=False,
        provides_observation_string=True, provides_observation_tensor=True,
        parameter_specification={**options, "deals": DEALS, "rounds": 0})


TYPES: Final = {name: game_type(name) for name in landsraad.games()}


class TableGame(pyspiel.Game):
    """A game with its options. Lists are written with semicolons, because commas separate parameters."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = {**TYPES[name].parameter_specification, **(params or {})}
        options = {word: value.replace(";", ",") if isinstance(value, str) else value
                   for word, value in given.items() if word not in ("deals", "rounds") and value != ""}
        self.setup = GameSetup(name, options, given["rounds"] or None)
        self.deals = int(given["deals"])
        if self.deals < 1:
            raise BadInput(f"deals: {self.deals} is not a positive whole number")
        super().__init__(TYPES[name], pyspiel.GameInfo(
            num_distinct_actions=self.setup.moves, max_chance_outcomes=self.deals,
            num_players=len(self.setup.players), min_utility=-1.0, max_utility=1.0, utility_sum=None,
            max_game_length=LONGEST), params or {})

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        return TableObserver(self.setup, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        return 1


class Position:
    """A state, and a digest of all events that each player knows. OpenSpiel copies and pickles it.

    The digests are updated only when somebody asks for an information state, by replaying the moves in between.

    replay: a state that records events; `late` are the moves it has not seen yet.
    """

    def __init__(self, setup: GameSetup, state: State, replay: State, digests: list[bytes]) -> None:
        self.setup = setup
        self.state = state
        self.replay = replay
        self.late: list[int] = []
        self.digests = digests

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        twin = Position(self.setup, self.state.clone(), self.replay.clone(), self.digests[:])
        twin.late = self.late[:]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        self.update_digests()
        setup = self.setup
        return _position, (setup.game.name, setup.options, setup.rounds, encode_state(self.state), self.digests)

    def play(self, move: int) -> None:
        apply(self.state, move)
        self.late.append(move)

    def update_digests(self) -> list[bytes]:
        """Returns the digest of each player."""
        if self.late:
            self.replay.listen()
            for move in self.late:
                apply(self.replay, move)
            self.late = []
            self._digest()
        return self.digests

    def _digest(self) -> None:
        plan, log = self.setup.game.plan, self.replay.log or []
        for player, chair in enumerate(self.setup.seat_numbers):
            digest = blake2b(self.digests[player], digest_size=16)
            for event in log:
                event_data = event.to_json(plan, chair, 0)
                if event.kind is MOVED and event.seat != chair and plan.moves.family_of(event_data["move"]).secret:
                    del event_data["move"]
                digest.update(json.dumps(event_data, sort_keys=True).encode())
            self.digests[player] = digest.digest()
        self.replay.log = None
        self.replay.has_listeners = False


def _position(name: str, options: dict[str, Any], rounds: int | None, encoded: dict[str, Any],
              digests: list[bytes]) -> Position:
    setup = GameSetup(name, options, rounds)
    state = decode_state(setup.game.plan, encoded)
    return Position(setup, state, state.clone(), digests)


class TableState(pyspiel.State):
    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.position: Position | None = None  # None before the chance node

    @property
    def _game(self) -> TableGame:
        game: TableGame = self.get_game()
        return game

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        setup, s = self.position.setup, self.position.state
        if setup.over(s):
            return int(pyspiel.PlayerId.TERMINAL)
        return setup.seat_numbers.index(s.actor)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self._game.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return sorted(self.position.state.legal())

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            setup = self._game.setup
            state = setup.begin(action)
            seat = [setup.players[player].encode() for player in range(len(setup.players))]
            self.position = Position(setup, state, state.clone(), seat)
        else:
            self.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self._game.setup.text(action)

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.setup.over(self.position.state)

    def returns(self) -> list[float]:
        if self.position is None or not self.is_terminal():
            return [0.0] * self._game.num_players()
        rewards = self.position.setup.final_rewards(self.position.state)
        return [rewards[chair] for chair in self.position.setup.seat_numbers]

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> TableState:
        """Returns a state that the player cannot tell from this one.

        OpenSpiel's searches in Python use it. Those in C++ do not see it.
        """
        assert self.position is not None
        twin: TableState = self.clone()
        position = self.position
        position.update_digests()
        chair = position.setup.seat_numbers[player_id]
        dealt = determinize(position.state, chair, int(probability_sampler() * M31))
        twin.position = Position(position.setup, dealt, dealt.clone(), position.digests[:])
        return twin

    def view(self, player: int | None) -> dict[str, Any]:
        """Returns the view of a player, or the public view."""
        if self.position is None:
            return {}
        setup = self.position.setup
        table = edited_table(setup.game, setup.options, 0, self.position.state)
        view = table.view(None if player is None else setup.players[player])
        del view["moves"]
        return view

    def digest(self, player: int) -> str:
        return "" if self.position is None else self.position.update_digests()[player].hex()

    def __str__(self) -> str:
        if self.position is None:
            return "chance: the deal"
        return json.dumps(encode_state(self.position.state), sort_keys=True)


class TableObserver:
    """OpenSpiel's observer: the view of a player as text and as a tensor with named fields.

    Public or private information alone is available as text only. Perfect recall adds the digest of events.
    """

    def __init__(self, setup: GameSetup, kind: pyspiel.IIGObservationType) -> None:
        self.open = kind.public_info
        self.own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recall = kind.perfect_recall
        self.seat_numbers = setup.seat_numbers
        self.tensor = None
        self.dict: dict[str, Any] = {}
        if self.open and self.own and not self.recall:
            self.session = TableSession(setup)
            self.tensor = np.zeros(setup.size, np.float32)
            self.dict = {name: np.atleast_1d(setup.field(self.tensor, name)) for name in setup.pieces}

    def set_from(self, state: TableState, player: int) -> None:
        if self.tensor is None:
            return
        if state.position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.session.observe(state.position.state, self.seat_numbers[player])[0]

    def string_from(self, state: TableState, player: int) -> str:
        text_view = state.view(None) if self.open else {}
        if self.own:
            own_view = state.view(player)
            text_view = own_view if self.open else only_private(own_view, state.view(None))
        text = json.dumps(text_view, ensure_ascii=False, sort_keys=True)
        return f"{text}\nheard {state.digest(player)}" if self.recall else text


def only_private(own_view: dict[str, Any], public: dict[str, Any]) -> dict[str, Any]:
    """Returns the part of a view that the public view does not have."""
    out: dict[str, Any] = {}
    for name, value in own_view.items():
        if value != public.get(name):
            both = isinstance(value, dict) and isinstance(public.get(name), dict)
            out[name] = only_private(value, public[name]) if both else value
    return out


def _class(name: str) -> type[TableGame]:
    """Returns a class of this game.

    It must be a class: OpenSpiel frees what was registered after Python has ended, which is safe only for objects that
    are part of a reference cycle.
    """
    def make(self: TableGame, params: dict[str, Any] | None = None) -> None:
        TableGame.__init__(self, name, params)

    return type(f"{name.capitalize()}Game", (TableGame,), {"__init__": make})


for _name in TYPES:
    if PREFIX + _name not in pyspiel.registered_names():
        pyspiel.register_game(TYPES[_name], _class(_name))
