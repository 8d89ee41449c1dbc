"""The game Dune: Imperium – Uprising: its options, setup and result."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

import landsraad.games.dune.automa.rivals.components
import landsraad.games.dune.bases.uprising.components
import landsraad.games.dune.bases.uprising.setup  # noqa: F401  (declares all components)
from landsraad.games.dune import combinations, modules
from landsraad.games.dune.automa.rivals.card import RIVAL_CARDS
from landsraad.games.dune.automa.rivals.cells import RIVAL_CARD
from landsraad.games.dune.automa.rivals.maker_spaces import plays_for_two
from landsraad.games.dune.automa.rivals.module import RIVALS
from landsraad.games.dune.automa.rivals.variants import EXPERTS_PLAY, MENTAT, ONLY_FOR, VARIANTS
from landsraad.games.dune.bases.uprising.base import UPRISING
from landsraad.games.dune.bases.uprising.cells import ABILITY, DETONATE, ROLE, SPIES_EACH
from landsraad.games.dune.bases.uprising.events import SPY_RECALLED, TRASHED_INTRIGUE
from landsraad.games.dune.bases.uprising.rules.leader_effects import Withdraw
from landsraad.games.dune.bases.uprising.rules.sandworms import Demolish
from landsraad.games.dune.bases.uprising.rules.separate_lines import LineMenu
from landsraad.games.dune.bases.uprising.scenario.glossary import NOTES
from landsraad.games.dune.bases.uprising.scenario.positions import (
    OTHER_SIDE,
    last_reveal,
    marker_home,
)
from landsraad.games.dune.boxes import box_of_plan, plan_of
from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.module import Base, Module, modules_of
from landsraad.games.dune.game import RANDOM, FamilyGame
from landsraad.games.dune.rules.derived_view import TableFields as CommonFields
from landsraad.games.dune.state.cells import (
    DIFFICULTY,
    LEADS,
    PLAYER,
    RETREAT,
    REVEALED,
    ROLES,
    SEATS,
)
from landsraad.games.dune.titles.module_options import (
    check_leaders,
    check_modules,
    chosen_modules,
    leader_names,
    leader_needs,
    modules_of_any,
    option_of,
    printed,
    twist_option,
)
from landsraad.kernel.algebra import CHOOSE
from landsraad.kernel.chance import CASTING, Draws, Seed
from landsraad.kernel.engine import Effect, Plan, State
from landsraad.kernel.errors import BadInput
from landsraad.kernel.events import Event
from landsraad.kernel.game import DerivedField, Game, Option, Seating
from landsraad.kernel.reasons import Named, Reason

modules.load()
combinations.load()
RIVAL_NAMES: Final = [card.name for card in RIVAL_CARDS]
# Leaders and Rivals may have different names for the same person; both are accepted.
FULL_NAMES: Final = {card.person: card.name for card in RIVAL_CARDS if card.person != card.name}
SHORT_NAMES: Final = {"shaddam": "shaddam_corrino_iv", **{card: person for person, card in FULL_NAMES.items()}}
SIX_SEATS: Final = ["A", "B", "C", "D", "E", "F"]
ALLY_SEATS: Final = ["B", "C", "E", "F"]  # in the six-player game
RIVALS_OF: Final = (0, 2, 1, 0, 0)  # by number of players
BOARDS: Final = {**dict.fromkeys(range(1, 5), "uprising"), 6: "six"}
_made: dict[tuple[str, frozenset[Module]], FamilyGame] = {}  # the game of each Box


class TableFields(CommonFields):
    """Derived fields of the table."""

    last_reveal: str | None


class Uprising(FamilyGame):
    def __init__(self, plan: Plan) -> None:
        super().__init__("uprising", "2.0", plan)

    def become(self, plan: Plan) -> None:
        super().become(plan)
        aliases = {"leaders": SHORT_NAMES, "rivals": FULL_NAMES}
        for option in self.options:
            option.aliases = aliases.get(option.name, {})
        self.box.leader_ids.aliases = {**SHORT_NAMES, OTHER_SIDE: "lady_jessica"}

    def make_options(self) -> list[Option]:
        every = box_of_plan(full_plan("uprising"))
        return [
            Option("players", "number", 4, low=1, high=6, gaps=(5,)),
            Option("leaders", "list", [], [*leader_names(every), RANDOM], of="leader", per_player=True,
                   needs=leader_needs(every)),
            *(option_of(module, BOARDS) for module in modules_of_any(("uprising", "six"))),
            Option("rivals", "list", [], [*RIVAL_NAMES, RANDOM], of="rival", most=max(RIVALS_OF),
                   fits={n: [*RIVAL_NAMES, RANDOM] for n in range(1, 5) if RIVALS_OF[n] > 0}),
            Option("difficulty", "choice", "mercenary", list(DIFFICULTY.names), of="difficulty",
                   fits={1: list(DIFFICULTY.names)}),
            Option("variants", "list", [], list(VARIANTS), of="variant", most=len(VARIANTS),
                   fits={n: [word for word in VARIANTS if ONLY_FOR.get(word, n) == n] for n in range(1, 5)
                         if RIVALS_OF[n] > 0}),
            Option("first", "choice", RANDOM, [*SIX_SEATS, RANDOM], of="seat",
                   fits={**{n: [*SEATS.names[:3 if n == 1 else n], RANDOM] for n in range(1, 5)},
                         6: [*ALLY_SEATS, RANDOM]}),
            Option("seats", "list", [], list(ROLE.names), of="role", asked=False),
            twist_option(BOARDS),
        ]

    def seatings(self) -> list[Seating]:
        return self.with_everything(6).seatings()

    def limits(self) -> dict[str, int]:
        return {**super().limits(), "spies": SPIES_EACH}

    def variant(self, options: dict[str, Any]) -> Game:
        """Returns the game with the modules that its options select."""
        base = board_for(options.get("players"))
        return game_of(base, chosen_modules(base, options))

    def with_everything(self, players: int) -> Game:
        return CATALOGUES[board_for(players)]

    def without_expansions(self, players: int) -> Game:
        base = board_for(players)
        return game_of(base, printed(base))

    def complete(self, options: dict[str, Any]) -> dict[str, Any]:
        players: int = options["players"]
        roles = self.seated(options, ["rival"] * RIVALS_OF[players])
        leaders, rivals = list(options["leaders"]), list(options["rivals"])
        self.check_named("leaders", leaders, players)
        check_modules("uprising", options)
        check_leaders(box_of_plan(full_plan("uprising")), leaders, options)
        self.check_named("rivals", rivals, RIVALS_OF[players])
        for word in rivals:
            if word != RANDOM and rivals.count(word) > 1:
                raise BadInput(Reason("rival-named-twice", rival=Named("rival", word)))
        variants = self.varied(options)
        if "streamlined_rivals" in variants:
            for word in rivals:
                if word != RANDOM and word not in made_for_two():
                    raise BadInput(Reason("rival-not-streamlined", "UPR-RIVAL-68", rival=Named("rival", word),
                                          rivals=[Named("rival", name) for name in made_for_two()]))
        self.check_first(options, roles, "rival" if players == 2 else "")
        return {**options, "seats": roles, "leaders": leaders, "rivals": rivals, "variants": variants}

    def varied(self, options: dict[str, Any]) -> list[str]:
        """Returns the variants in use: the chosen ones and those of higher levels, in list order (UPR-RIVAL-70)."""
        players: int = options["players"]
        chosen = set(options["variants"])
        for word in options["variants"]:
            if RIVALS_OF[players] == 0:
                raise BadInput(Reason("variant-without-rivals", variant=Named("variant", word), n=players))
            if players != ONLY_FOR.get(word, players):
                raise BadInput(Reason("variant-for-others", variant=Named("variant", word), n=ONLY_FOR[word]))
        if players == 1 and DIFFICULTY.find(options["difficulty"]) >= MENTAT:
            chosen |= set(EXPERTS_PLAY)
        return [word for word in VARIANTS if word in chosen]

    def cast(self, options: dict[str, Any], seed: Seed) -> list[int]:
        """Gives each player a leader and each Rival a card: the named ones in seat order, the others at random.

        A random Rival is never the same person as a player's leader.
        """
        draws = Draws(seed, CASTING)
        houses = fill_up(draws, options["leaders"], options["seats"].count("player"), [
            leader.name for leader in self.box.leaders if not leader.automa])
        able = [card for card in RIVAL_CARDS if card.for_two or "streamlined_rivals" not in options["variants"]]
        others = [card.name for card in able if card.person not in houses]
        rivals = fill_up(draws, options["rivals"], options["seats"].count("rival"),
                         others or [card.name for card in able])  # the players may lead both of those made for two
        return [RIVAL_CARD.find(rivals.pop(0)) if role == "rival" else self.box.leader_ids.find(houses.pop(0))
                for role in options["seats"]]

    def contenders(self, s: State) -> list[int]:
        """Excludes a Rival made for two players: it may have points, but it cannot win (UPR-RIVAL-68)."""
        return [seat for seat in super().contenders(s)
                if s.seats[seat][ROLES] == PLAYER or not plays_for_two(s, s.seats[seat])]

    # ------------------------------------------------------------------ scenarios

    def derived_fields(self) -> list[DerivedField]:
        return [*super().derived_fields(), DerivedField("last_reveal", of=self.plan.domain_for(SEATS))]

    def derived_values(self, s: State) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        of_table, of_seats = super().derived_values(s)
        return {**of_table, "last_reveal": last_reveal(s)}, of_seats

    def anytime_moves(self, s: State) -> list[str]:
        return [*super().anytime_moves(s), "ability"]

    def remote_opening_moves(self) -> list[str]:
        return ["ability"]

    def is_cost(self, event: Event) -> bool:
        return event.kind in (SPY_RECALLED, TRASHED_INTRIGUE) or super().is_cost(event)

    def gives(self) -> list[str]:
        return [*super().gives(), "recall_spy", "trash_intrigue"]

    def meant(self, s: State, move: int) -> list[int]:
        effect = s.top()
        if ABILITY.has(move):
            ability = box_of(s).leaders[s.me[LEADS]].reveal
            return [int(RETREAT.move(1))] if isinstance(ability, Withdraw) and s.me[REVEALED] == 1 else []
        if isinstance(self.chosen(effect, move), Demolish):
            return [int(DETONATE.move())]
        return super().meant(s, move)

    def chosen(self, effect: Effect, move: int) -> Effect | None:
        if isinstance(effect, LineMenu) and CHOOSE.has(move):
            return effect.parts[CHOOSE.a(move) - 1]
        return super().chosen(effect, move)

    def begin_position(self, options: dict[str, Any], seed: Seed, given: dict[str, Any]) -> State:
        s = super().begin_position(options, seed, given)
        if self.waits(s, given):
            marker_home(s)
        return s

    def base_notes(self) -> dict[str, str]:
        return NOTES


def board_for(players: object) -> str:
    """Returns the base for a number of players, which may be unchecked."""
    return "six" if players in (6, "6") else "uprising"


def made_for_two() -> list[str]:
    return [card.name for card in RIVAL_CARDS if card.for_two]


def fill_up(draws: Draws, named: list[str], n: int, pool: list[str]) -> list[str]:
    """Returns the named ones, with a random unnamed one for each that is left open."""
    left = [word for word in pool if word not in named]
    return [named[i] if i < len(named) and named[i] != RANDOM else left.pop(draws.below(len(left)))
            for i in range(n)]


# By board: this one is for up to four players; `titles.six` adds `six`.
BASES: Final[dict[str, tuple[Base, Callable[[Plan], FamilyGame]]]] = {"uprising": (UPRISING, Uprising)}


def parts_of(base: str, modules: Iterable[Module]) -> frozenset[Module]:
    """Returns the modules of a base and, for up to four players, the Rivals."""
    return frozenset(modules) if base == "six" else frozenset({RIVALS, *modules})


def full_plan(base: str) -> Plan:
    """Returns the plan with the components of all modules. No table has it."""
    return plan_of(BASES[base][0], parts_of(base, modules_of(base).values()), catalogue=True)


def game_of(base: str, chosen: frozenset[Module]) -> FamilyGame:
    if (base, chosen) not in _made:
        board, play = BASES[base]
        _made[base, chosen] = play(plan_of(board, parts_of(base, chosen)))
    return _made[base, chosen]


CATALOGUES: Final[dict[str, FamilyGame]] = {}  # the game object of each board, for reference


def full_game(base: str) -> FamilyGame:
    CATALOGUES[base] = BASES[base][1](full_plan(base))
    return CATALOGUES[base]


def offer_new_modules(base: str, game: FamilyGame) -> None:
    """Adds a newly registered module."""
    for key in [key for key in _made if key[0] == base]:
        del _made[key]
    game.become(full_plan(base))


GAME: Final = full_game("uprising")
BOX: Final = GAME.box
modules.when_registered.append(lambda: offer_new_modules("uprising", GAME))
