"""Dune: Imperium - Uprising as the outside sees it: its options, its beginning, its result."""

from __future__ import annotations

from typing import Any, Final

from landsraad.games.imperium.catalogue import Edition, edition
from landsraad.games.imperium.cells import (
    DIFFICULTY,
    LEADS,
    PLAYER,
    RETREAT,
    REVEALED,
    ROLES,
    SEATS,
)
from landsraad.games.imperium.family import RANDOM, FamilyGame
from landsraad.games.imperium.shown import TableFields as CommonFields
from landsraad.games.uprising.cells import (
    ABILITY,
    BRUTAL,
    DETONATE,
    EXPERT,
    LATEST,
    LEADER,
    RIVAL_CARD,
    ROLE,
    ROW_DICE,
    SMART,
    SPIES_EACH,
    STREAMLINED,
)
from landsraad.games.uprising.edition import UPRISING
from landsraad.games.uprising.given import OTHER_SIDE, last_reveal, marker_home, put_own_word, settle_own_pieces
from landsraad.games.uprising.guests import HOME
from landsraad.games.uprising.leader_words import Withdraw
from landsraad.games.uprising.lines import LineMenu
from landsraad.games.uprising.notes import NOTES
from landsraad.games.uprising.refusals import why_not
from landsraad.games.uprising.rival import RIVAL_CARDS
from landsraad.games.uprising.rival_makers import plays_for_two
from landsraad.games.uprising.setup import PLAN, deal
from landsraad.games.uprising.worms import Demolish
from landsraad.kernel.algebra import CHOOSE
from landsraad.kernel.cells import NONE
from landsraad.kernel.chance import CASTING, Draws, Seed
from landsraad.kernel.engine import Effect, Plan, State, advance
from landsraad.kernel.errors import BadInput
from landsraad.kernel.game import Game, Option, Seating, Word
from landsraad.kernel.reasons import Named, Reason

LEADER_NAMES: Final = [leader.name for leader in UPRISING.leaders if not leader.automa]
# Leaders who play only with a module, and the option that brings it in.
NEEDS: Final = {leader.name: ("choam" if leader.module != HOME else "base_leaders", "yes")
                for leader in UPRISING.leaders if leader.module}
RIVAL_NAMES: Final = [card.name for card in RIVAL_CARDS]
# The same person has one name as a leader and may have another one as a Rival: both are understood.
FULL_NAMES: Final = {card.person: card.name for card in RIVAL_CARDS if card.person != card.name}
SHORT_NAMES: Final = {"shaddam": "shaddam_corrino_iv", **{card: person for person, card in FULL_NAMES.items()}}
LEADER.also = {**SHORT_NAMES, OTHER_SIDE: "lady_jessica"}
YES: Final = "yes"
SIX_SEATS: Final = ["A", "B", "C", "D", "E", "F"]
ALLY_SEATS: Final = ["B", "C", "E", "F"]  # of six players
RIVALS_OF: Final = (0, 2, 1, 0, 0)  # by the number of players

# The variants of the Rivals, and for how many players each of them is.
VARIANTS: Final[dict[str, int]] = {
    "imperium_row_dice": ROW_DICE, "streamlined_rivals": STREAMLINED, "brutal_escalation": BRUTAL,
    "expert_deployment": EXPERT, "smart_politics": SMART}
ONLY_FOR: Final = {"imperium_row_dice": 1, "streamlined_rivals": 2}
MENTAT: Final = DIFFICULTY.find("mentat")  # the level from which some of them are not a choice any more
EXPERTS_PLAY: Final = ("brutal_escalation", "expert_deployment", "smart_politics")


class TableFields(CommonFields):
    """Derived fields of the table."""

    last_reveal: str | None


class Uprising(FamilyGame):
    def __init__(self, plan: Plan = PLAN, book: Edition = UPRISING) -> None:
        super().__init__("uprising", "2.0", plan, [
            Option("players", "number", 4, low=1, high=6, gaps=(5,)),
            Option("leaders", "list", [], [*LEADER_NAMES, RANDOM], of="leader", per_player=True, needs=NEEDS),
            Option("choam", "choice", "no", ["no", YES], of="answer", fits={n: ["no", YES] for n in range(1, 5)}),
            Option("base_leaders", "choice", "no", ["no", YES], of="answer"),
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
        ], book)
        also = {"leaders": SHORT_NAMES, "rivals": FULL_NAMES}
        for option in self.options:
            option.also = also.get(option.name, {})
        self.six: Game | None = None  # who plays it where there are six

    def seatings(self) -> list[Seating]:
        return [] if self.six is None else self.six.seatings()

    def limits(self) -> dict[str, int]:
        return {**super().limits(), "spies": SPIES_EACH}

    def variant(self, options: dict[str, Any]) -> Game:
        return self.six if self.six is not None and options.get("players") in (6, "6") else self

    def complete(self, options: dict[str, Any]) -> dict[str, Any]:
        players: int = options["players"]
        roles = self.seated(options, ["rival"] * RIVALS_OF[players])
        leaders, rivals = list(options["leaders"]), list(options["rivals"])
        self.check_named("leaders", leaders, players)
        check_leaders(leaders, options)
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
        """The variants that are played: those chosen, and at the higher levels some that belong to them
        (UPR-RIVAL-70), each once and in the order of their list."""
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

    def begin(self, options: dict[str, Any], seed: Seed, listening: bool = False) -> State:
        roles = [ROLE.find(word) for word in options["seats"]]
        level = DIFFICULTY.find(options["difficulty"]) if options["players"] == 1 else NONE
        first = NONE if options["first"] == RANDOM else SEATS.find(options["first"])
        s = deal(roles, self.cast(options, seed), first, level, options["choam"] == YES, seed,
                 [VARIANTS[word] for word in options["variants"]])
        if listening:
            s.listen()
        advance(s)
        return s

    def cast(self, options: dict[str, Any], seed: Seed) -> list[int]:
        """A leader for each player, a card for each Rival: the named ones in seat order, the others drawn from those
        left. A Rival that is drawn is nobody whom a player leads."""
        draws = Draws(seed, CASTING)
        houses = fill_up(draws, options["leaders"], options["seats"].count("player"), [
            name for name in LEADER_NAMES if is_welcome(name, options)])
        rivals = fill_up(draws, options["rivals"], options["seats"].count("rival"), [
            card.name for card in RIVAL_CARDS if card.person not in houses
            and (card.for_two or "streamlined_rivals" not in options["variants"])])
        return [RIVAL_CARD.find(rivals.pop(0)) if role == "rival" else LEADER.find(houses.pop(0))
                for role in options["seats"]]

    def contenders(self, s: State) -> list[int]:
        """A Rival made for two players may have points against them, but it cannot win (UPR-RIVAL-68)."""
        return [seat for seat in super().contenders(s)
                if s.seats[seat][ROLES] == PLAYER or not plays_for_two(s, s.seats[seat])]

    def break_tie(self, s: State, best: list[int], decided: str) -> tuple[list[int], str]:
        """At last, whoever took a reveal turn most recently (UPM-ENDGAME-02): never a Rival (UPR-RIVAL-20)."""
        among = [seat for seat in best if s.seats[seat][ROLES] == PLAYER] or best
        latest = max(int(s.seats[seat][LATEST]) for seat in among)
        last = [seat for seat in among if s.seats[seat][LATEST] == latest]
        return (last, "reveal") if len(last) < len(best) else (best, decided)

    def refusal(self, s: State, move: int) -> Reason | None:
        return why_not(s, move)

    # ------------------------------------------------------------------ scenarios

    def words(self) -> list[Word]:
        return [*super().words(), Word("last_reveal", of=self.plan.own(SEATS))]

    def words_apart(self, s: State) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        of_table, of_seats = super().words_apart(s)
        return {**of_table, "last_reveal": last_reveal(s)}, of_seats

    def orders(self) -> list[str]:
        return [*super().orders(), "complete"]  # all contracts that are due are completed (UPM-CHOAM-04)

    def asides(self, s: State) -> list[str]:
        return [*super().asides(s), "ability"]

    def remote_openers(self) -> list[str]:
        return ["ability"]

    def meant(self, s: State, move: int) -> list[int]:
        effect = s.top()
        if ABILITY.has(move):
            ability = edition(s).leaders[s.me[LEADS]].reveal
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

    def put_word(self, s: State, path: str, value: Any) -> bool:
        return put_own_word(s, path) or super().put_word(s, path, value)

    def settle_own(self, s: State, given: dict[str, Any]) -> None:
        settle_own_pieces(s, given)

    def notes(self) -> dict[str, str]:
        return NOTES


def check_leaders(leaders: list[str], options: dict[str, Any]) -> None:
    """None twice, and none without the module it needs."""
    for word in leaders:
        if word != RANDOM and leaders.count(word) > 1:
            raise BadInput(Reason("leader-named-twice", leader=Named("leader", word)))
        if not is_welcome(word, options):
            leader = Named("leader", word)
            raise BadInput(Reason("leader-needs-choam", "UPM-SETUP-04", leader=leader) if NEEDS[word][0] == "choam"
                           else Reason("leader-of-base", "UPM-MIXING-02", leader=leader,
                                       option=Named("option", "base_leaders")))


def is_welcome(leader: str, options: dict[str, Any]) -> bool:
    """Is the module in the game that the leader needs, if it needs one?"""
    return leader not in NEEDS or options[NEEDS[leader][0]] == NEEDS[leader][1]


def made_for_two() -> list[str]:
    return [card.name for card in RIVAL_CARDS if card.for_two]


def fill_up(draws: Draws, named: list[str], n: int, pool: list[str]) -> list[str]:
    """The named ones, and for each one left open a random one that is not named."""
    left = [word for word in pool if word not in named]
    return [named[i] if i < len(named) and named[i] != RANDOM else left.pop(draws.below(len(left)))
            for i in range(n)]


GAME: Final = Uprising()
