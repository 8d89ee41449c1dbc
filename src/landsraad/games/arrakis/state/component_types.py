"""Types of components: planning cards, prescience cards, objectives, tokens and leaders.

The components themselves are declared in the `cards` package and in `components`, whose imports fill the lists here.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from mypy_extensions import i64

from landsraad.games.arrakis.state.cells import (
    ATREIDES,
    FREMEN,
    GARRISON_TOKEN,
    HARKONNEN,
    HOUSE_ATREIDES,
    LEADER,
    OBJECTIVE,
    PLANNING,
    PRESCIENCE,
    TOKEN,
)
from landsraad.kernel.algebra import NOTHING, Condition
from landsraad.kernel.engine import EFFECTS, Effect

PREFIX: Final = "arrakis:"  # prefix of effect labels in saved games


def name_effect(label: str, effect: Effect) -> None:
    if effect is not NOTHING:  # shared by all games
        EFFECTS.name(f"{PREFIX}{label}", effect)


@dataclass(eq=False)
class PlanningCard:
    """`schemes`: neither played nor discarded, except for its own free action (WFA-LEADER-11, 13)."""

    name: str
    deck: i64
    effect: Effect = NOTHING
    copies: i64 = 1
    names: dict[str, str] = field(default_factory=dict)
    schemes: bool = False
    reconstructed: bool = False

    def __post_init__(self) -> None:
        self.id: i64 = PLANNING.add(self.name)
        PLANNING.card_backs.append(int(self.deck))
        PLANNING_CARDS.append(self)
        name_effect(f"planning:{self.name}", self.effect)

    @property
    def source(self) -> i64:
        return PLANNING.source(self.id)


@dataclass(eq=False)
class PrescienceCard:
    """`at_end`: claimed at the end of the round, otherwise in the action phase (WFA-PRESC-07, 08).

    `need` is a list of conditions, `task` something that must be done completely, `die` a die of the own turn.
    """

    name: str
    at_end: bool
    steps: tuple[int, int, int]  # of each marker
    need: Condition | None = None
    task: Effect = NOTHING
    die: bool = False
    names: dict[str, str] = field(default_factory=dict)
    reconstructed: bool = False

    def __post_init__(self) -> None:
        self.id: i64 = PRESCIENCE.add(self.name)
        PRESCIENCE_CARDS.append(self)
        name_effect(f"prescience:{self.name}", self.task)

    @property
    def source(self) -> i64:
        return PRESCIENCE.source(self.id)


@dataclass(eq=False)
class Objective:
    name: str
    needs: tuple[int, int, int]  # of each marker
    reconstructed: bool = False

    def __post_init__(self) -> None:
        self.id: i64 = OBJECTIVE.add(self.name)
        OBJECTIVE_CARDS.append(self)


@dataclass(eq=False)
class TokenFace:
    """The hidden side of an Atreides deployment token: its units of each tier."""

    name: str
    units: tuple[int, int, int]
    copies: i64
    start: bool  # starts on the board
    reconstructed: bool = False

    def __post_init__(self) -> None:
        self.id: i64 = TOKEN.add(self.name)
        TOKEN.card_backs.append(0 if self.start else 1)
        TOKEN_FACES.append(self)


@dataclass(eq=False)
class StartToken:
    """A token with the starting units of a Harkonnen settlement (WFA-SETUP-05).

    In the solo game these tokens are also garrisons (WFA-SOLO-63).
    """

    name: str
    silver: bool
    units: tuple[int, int, int]
    bashars: i64
    copies: i64
    reconstructed: bool = False

    def __post_init__(self) -> None:
        self.id: i64 = GARRISON_TOKEN.add(self.name)
        GARRISON_TOKEN.card_backs.append(1 if self.silver else 0)
        START_TOKENS.append(self)


@dataclass(eq=False)
class LeaderCard:
    """A leader's card: the use of a special result, and the die result of the special action."""

    leader: i64
    force: i64  # its force, named like its planning deck (WFA-TEAM-03, WFA-TEAM-04)
    slot: i64  # NONE: the Wild Maker's card belongs to Desert Power
    hits: i64
    shields: i64
    starts: bool = False  # in play from the start
    reconstructed: tuple[str, ...] = ()  # of slot, special

    def __post_init__(self) -> None:
        self.special: Effect | None = None
        self.side: i64 = ATREIDES if self.force in (HOUSE_ATREIDES, FREMEN) else HARKONNEN
        if self.leader != len(LEADER_CARDS):
            raise ValueError("the cards of the leaders are declared in the order of their names")
        LEADER_CARDS.append(self)

    @property
    def source(self) -> i64:
        return LEADER.source(self.leader)

    def act(self, special: Effect) -> None:
        """Its special action, declared in `cards`."""
        self.special = special
        name_effect(f"leader:{LEADER.names[self.leader]}", special)


PLANNING_CARDS: Final[list[PlanningCard]] = []
PRESCIENCE_CARDS: Final[list[PrescienceCard]] = []
OBJECTIVE_CARDS: Final[list[Objective]] = []
TOKEN_FACES: Final[list[TokenFace]] = []
START_TOKENS: Final[list[StartToken]] = []
LEADER_CARDS: Final[list[LeaderCard]] = []  # by number of the leader
