"""OpenSpiel: `python_landsraad_imperium` and its sisters, games of OpenSpiel once this module is imported.

    import pyspiel
    import landsraad.envs.open_spiel
    game = pyspiel.load_game("python_landsraad_imperium(players=2,leaders=paul_atreides;random)")

The first node is chance: which of `deals` shuffles is on the table. After it the randomness lives in the state, so a
search must not look ahead in the true state; `resample_from_infostate` gives one that agrees with all that a player
knows, with every hidden card and every later shuffle dealt anew.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, Final

import numpy as np
import pyspiel

import landsraad
from landsraad.envs.common import Desk, Setting
from landsraad.kernel.codec import decode_state, encode_state
from landsraad.kernel.determinize import determinize
from landsraad.kernel.engine import State, apply
from landsraad.kernel.errors import BadInput
from landsraad.kernel.events import MOVED
from landsraad.kernel.table import edited_table

PREFIX: Final = "python_landsraad_"
DEALS: Final = 1024
LONGEST: Final = 20_000  # decisions; no game has come near
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
        utility=pyspiel.GameType.Utility.GENERAL_SUM,  # with Rivals at the table the players' share is not constant
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most, min_num_players=1,
        provides_information_state_string=True, provides_information_state_tensor=False,
        provides_observation_string=True, provides_observation_tensor=True,
        parameter_specification={**options, "deals": DEALS, "rounds": 0})


TYPES: Final = {name: game_type(name) for name in landsraad.games()}


class TableGame(pyspiel.Game):
    """A game of ours with its options; a list among them is written with semicolons, since commas part parameters."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = {**TYPES[name].parameter_specification, **(params or {})}
        options = {word: value.replace(";", ",") if isinstance(value, str) else value
                   for word, value in given.items() if word not in ("deals", "rounds") and value != ""}
        self.setting = Setting(name, options, given["rounds"] or None)
        self.deals = int(given["deals"])
        if self.deals < 1:
            raise BadInput(f"deals: {self.deals} is not a number of shuffles")
        super().__init__(TYPES[name], pyspiel.GameInfo(
            num_distinct_actions=self.setting.moves, max_chance_outcomes=self.deals,
            num_players=len(self.setting.players), min_utility=-1.0, max_utility=1.0, utility_sum=None,
            max_game_length=LONGEST), params or {})

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        return TableObserver(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        return 1


class Position:
    """A state with what each player has heard so far. OpenSpiel copies and pickles it with the node it belongs to.

    What was heard is a digest that grows with every event, as that player may know it. It is brought up to date only
    when somebody asks for an information state, by playing the moves once more with somebody listening.
    """

    def __init__(self, setting: Setting, state: State, ears: State, heard: list[bytes]) -> None:
        self.setting = setting
        self.state = state
        self.ears = ears  # as many moves behind as nobody has asked for
        self.late: list[int] = []
        self.heard = heard

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        twin = Position(self.setting, self.state.clone(), self.ears.clone(), self.heard[:])
        twin.late = self.late[:]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        self.listen()
        setting = self.setting
        return _position, (setting.game.name, setting.options, setting.rounds, encode_state(self.state), self.heard)

    def play(self, move: int) -> None:
        apply(self.state, move)
        self.late.append(move)

    def listen(self) -> list[bytes]:
        """The digests, for each player."""
        if self.late:
            self.ears.listen()
            for move in self.late:
                apply(self.ears, move)
            self.late = []
            self._digest()
        return self.heard

    def _digest(self) -> None:
        plan, log = self.setting.game.plan, self.ears.log or []
        for player, chair in enumerate(self.setting.chairs):
            digest = blake2b(self.heard[player], digest_size=16)
            for event in log:
                told = event.to_json(plan, chair, 0)
                if event.kind is MOVED and event.seat != chair and plan.moves.family_of(told["move"]).secret:
                    del told["move"]
                digest.update(json.dumps(told, sort_keys=True).encode())
            self.heard[player] = digest.digest()
        self.ears.log = None
        self.ears.listening = False


def _position(name: str, options: dict[str, Any], rounds: int | None, encoded: dict[str, Any],
              heard: list[bytes]) -> Position:
    setting = Setting(name, options, rounds)
    state = decode_state(setting.game.plan, encoded)
    return Position(setting, state, state.clone(), heard)


class TableState(pyspiel.State):
    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.position: Position | None = None  # nothing is dealt yet

    @property
    def _game(self) -> TableGame:
        game: TableGame = self.get_game()
        return game

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        setting, s = self.position.setting, self.position.state
        if setting.over(s):
            return int(pyspiel.PlayerId.TERMINAL)
        return setting.chairs.index(s.actor)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self._game.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return sorted(self.position.state.legal())

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            setting = self._game.setting
            state = setting.begin(action)
            seat = [setting.players[player].encode() for player in range(len(setting.players))]
            self.position = Position(setting, state, state.clone(), seat)
        else:
            self.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self._game.setting.text(action)

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.setting.over(self.position.state)

    def returns(self) -> list[float]:
        if self.position is None or not self.is_terminal():
            return [0.0] * self._game.num_players()
        worth = self.position.setting.worth(self.position.state)
        return [worth[chair] for chair in self.position.setting.chairs]

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> TableState:
        """A state that the player could not tell from this one. Also as a plain method of Python: OpenSpiel's own
        searches in Python use it, those in C++ do not see it."""
        assert self.position is not None
        twin: TableState = self.clone()
        position = self.position
        position.listen()
        chair = position.setting.chairs[player_id]
        dealt = determinize(position.state, chair, int(probability_sampler() * M31))
        twin.position = Position(position.setting, dealt, dealt.clone(), position.heard[:])
        return twin

    def seen(self, player: int | None) -> dict[str, Any]:
        """The view of a player, or what is open to all."""
        if self.position is None:
            return {}
        setting = self.position.setting
        table = edited_table(setting.game, setting.options, 0, self.position.state)
        view = table.view(None if player is None else setting.players[player])
        del view["moves"]
        return view

    def heard(self, player: int) -> str:
        return "" if self.position is None else self.position.listen()[player].hex()

    def __str__(self) -> str:
        if self.position is None:
            return "chance: the deal"
        return json.dumps(encode_state(self.position.state), sort_keys=True)


class TableObserver:
    """OpenSpiel's observer: all that a player sees as text and as a tensor of named pieces, or as text alone what is
    open to all, or what only that player sees. With perfect recall comes a digest of all that the player has heard."""

    def __init__(self, setting: Setting, kind: pyspiel.IIGObservationType) -> None:
        self.open = kind.public_info
        self.own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recall = kind.perfect_recall
        self.chairs = setting.chairs
        self.tensor = None
        self.dict: dict[str, Any] = {}
        if self.open and self.own and not self.recall:
            self.desk = Desk(setting)
            self.tensor = np.zeros(setting.size, np.float32)
            self.dict = {name: np.atleast_1d(setting.part(self.tensor, name)) for name in setting.pieces}

    def set_from(self, state: TableState, player: int) -> None:
        if self.tensor is None:
            return
        if state.position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.desk.look(state.position.state, self.chairs[player])[0]

    def string_from(self, state: TableState, player: int) -> str:
        shown = state.seen(None) if self.open else {}
        if self.own:
            seen = state.seen(player)
            shown = seen if self.open else only_theirs(seen, state.seen(None))
        text = json.dumps(shown, ensure_ascii=False, sort_keys=True)
        return f"{text}\nheard {state.heard(player)}" if self.recall else text


def only_theirs(seen: dict[str, Any], public: dict[str, Any]) -> dict[str, Any]:
    """What a view has beside that of a spectator."""
    out: dict[str, Any] = {}
    for name, value in seen.items():
        if value != public.get(name):
            both = isinstance(value, dict) and isinstance(public.get(name), dict)
            out[name] = only_theirs(value, public[name]) if both else value
    return out


def _class(name: str) -> type[TableGame]:
    """A class and not a function: OpenSpiel drops what it was given after Python has ended, when only what is part of a
    cycle can be let go without harm."""
    def make(self: TableGame, params: dict[str, Any] | None = None) -> None:
        TableGame.__init__(self, name, params)

    return type(f"{name.capitalize()}Game", (TableGame,), {"__init__": make})


for _name in TYPES:
    if PREFIX + _name not in pyspiel.registered_names():
        pyspiel.register_game(TYPES[_name], _class(_name))
