"""Uprising for six players: its options, seating and result."""

from __future__ import annotations

from typing import Any, Final, TypedDict

import landsraad.games.dune.bases.six.components  # noqa: F401  (declares all components)
from landsraad.games.dune import modules
from landsraad.games.dune.bases.six.base import SIX
from landsraad.games.dune.bases.six.cells import CALL_UP, MUAD_DIB, SEATS, SHADDAM, TEAM_NAME
from landsraad.games.dune.bases.six.rules.combat import MAY_CONCEDE
from landsraad.games.dune.bases.six.rules.throne_row import THRONE_AT_START
from landsraad.games.dune.bases.six.rules.trade import GIFT
from landsraad.games.dune.bases.six.scenario.glossary import NOTES
from landsraad.games.dune.bases.six.scenario.positions import (
    names_cards,
    settle_activation,
)
from landsraad.games.dune.bases.six.setup import COMMANDER_SEATS, PLAYERS, team_of
from landsraad.games.dune.boxes import box_of_plan
from landsraad.games.dune.components.module import modules_of
from landsraad.games.dune.game import RANDOM, YES
from landsraad.games.dune.rules.derived_view import SeatFields as CommonSeatFields
from landsraad.games.dune.state.cells import END, SWORDMASTER, VP
from landsraad.games.dune.titles.module_options import check_leaders, check_modules
from landsraad.games.dune.titles.uprising import BASES, Uprising, fill_up, full_game, full_plan, offer_new_modules
from landsraad.games.dune.titles.uprising import TableFields as UprisingFields
from landsraad.kernel.algebra import SKIP
from landsraad.kernel.cells import NONE
from landsraad.kernel.chance import CASTING, Draws, Seed
from landsraad.kernel.engine import State, apply
from landsraad.kernel.errors import BadInput, nearest
from landsraad.kernel.game import DerivedField, FieldValue, Place, Seating
from landsraad.kernel.reasons import Named, Reason

COMMANDERS: Final = ("muad_dib", "shaddam_corrino_iv")  # by team
# The recommended allies of each commander, and one recommended for both (UPR-SIX-16).
RECOMMENDED: Final = (("gurney_halleck", "lady_jessica", "staban_tuek"),
                      ("feyd_rautha_harkonnen", "lady_margot_fenring", "princess_irulan"))
EITHER: Final = ("lady_amber_metulli",)


class TeamView(TypedDict):
    """A team, as the view of every seat shows it."""

    commander: str
    allies: list[str]
    vp: int


class Teams(TypedDict):
    """Both teams."""

    muad_dib: TeamView
    shaddam: TeamView


class TableFields(UprisingFields):
    """Derived fields of the table."""

    teams: Teams


class SeatFields(CommonSeatFields):
    """Derived fields of each seat."""

    token: int


class SixPlayers(Uprising):
    # ------------------------------------------------------------------ the options

    def seatings(self) -> list[Seating]:
        """Returns the seating: teams alternate, and commanders have fixed seats (UPR-SIX-07)."""
        return [Seating({"players": PLAYERS}, [
            Place(team=TEAM_NAME.names[team], leader=COMMANDERS[team] if seat in COMMANDER_SEATS else "")
            for seat in range(PLAYERS) for team in (team_of(seat),)])]

    def complete(self, options: dict[str, Any]) -> dict[str, Any]:
        roles = self.seated(options, [])
        leaders = list(options["leaders"])
        self.check_named("leaders", leaders, PLAYERS)
        options = {**options, **{module.name: YES for module in modules_of("six").values()
                                 if "six" in module.always}}  # UPR-SIX-12
        check_modules("six", options)
        check_leaders(box_of_plan(full_plan("uprising")), leaders, options)
        for seat, word in enumerate(leaders):
            commander = COMMANDERS[team_of(seat)] if seat in COMMANDER_SEATS else ""
            if commander and word not in (commander, RANDOM):
                raise BadInput(Reason("seat-of-commander", "UPR-SIX-07", seat=Named("seat", SEATS.names[seat]),
                                      leader=Named("leader", commander), given=Named("leader", word)))
            if not commander and word in COMMANDERS:
                right = SEATS.names[COMMANDER_SEATS[COMMANDERS.index(word)]]
                raise BadInput(Reason("commander-elsewhere", "UPR-SIX-07", leader=Named("leader", word),
                                      seat=Named("seat", right), given=Named("seat", SEATS.names[seat])))
        for option in ("rivals", "variants"):
            if options[option]:
                raise BadInput(Reason("no-automas-of-six", option=Named("option", option)))
        first = options["first"]
        if first != RANDOM and SEATS.find(first) in COMMANDER_SEATS:
            raise BadInput(Reason("first-is-ally", "UPR-SIX-22", seat=Named("seat", first)))
        return {**options, "seats": roles, "leaders": leaders}

    def cast(self, options: dict[str, Any], seed: Seed) -> list[int]:
        """Places the commanders and the named allies, and draws the others from those recommended for their team."""
        draws = Draws(seed, CASTING)
        named: list[str] = [*options["leaders"], *[RANDOM] * PLAYERS][:PLAYERS]
        for team, seat in enumerate(COMMANDER_SEATS):
            named[seat] = COMMANDERS[team]
        for team in (MUAD_DIB, SHADDAM):
            seats = [seat for seat in range(PLAYERS) if team_of(seat) == team]
            guests = [leader.name for leader in self.box.leaders
                      if leader.owner.bases and "six" not in leader.owner.always]
            pool = [name for name in (*RECOMMENDED[team], *EITHER, *guests) if name not in named]
            cast = fill_up(draws, [named[seat] for seat in seats], len(seats), pool)
            for seat, name in zip(seats, cast, strict=True):
                named[seat] = name
        return [self.box.leader_ids.find(name) for name in named]

    # ------------------------------------------------------------------ the end

    def result(self, s: State) -> dict[str, Any]:
        """The team with the most points wins; ties compare the team's totals in the usual order (UPR-SIX-62)."""
        teams = [[seat for seat in range(s.players) if team_of(seat) == team] for team in (MUAD_DIB, SHADDAM)]
        best, decided = NONE, "shared"
        for tie in self.box.tie_breaks:
            held = [[int(s.seats[seat][tie.cell]) for seat in team] for team in teams]
            mine, theirs = (max(team) if tie.latest else sum(team) for team in held)
            if mine != theirs:
                best, decided = (MUAD_DIB if mine > theirs else SHADDAM), tie.name
                break
        won = [] if best == NONE or not s.over else [self.plan.seats[seat] for seat in teams[best]]
        goal = self.box.goal_for(s.players)
        ended = "points" if any(s.seats[seat][VP] >= goal for seat in range(s.players)) else "conflicts"
        return {"scores": {self.plan.seats[seat]: int(s.seats[seat][VP]) for seat in range(s.players)},
                "teams": {TEAM_NAME.names[team]: points(s, team) for team in (MUAD_DIB, SHADDAM)},
                "team": TEAM_NAME.names[best] if won else None,
                "winners": won, "reason": decided if s.over else "", "ended": ended if s.over else ""}

    # ------------------------------------------------------------------ scenarios

    def settle_edits(self, s: State, given: dict[str, Any]) -> None:
        super().settle_edits(s, given)
        settle_activation(s, given)

    def begin_position(self, options: dict[str, Any], seed: Seed, given: dict[str, Any]) -> State:
        """Begins a position. If it names cards of a seat, the first hands have been drawn."""
        s = super().begin_position(options, seed, given)
        if self.lapse(s) != NONE and names_cards(s, given):
            apply(s, self.lapse(s))
        return s

    def lapse(self, s: State) -> int:
        return int(SKIP.move()) if not s.over and s.clone().top() is THRONE_AT_START else super().lapse(s)

    def opening_moves(self) -> list[str]:
        return [*super().opening_moves(), "activate"]

    def turn_moves(self) -> list[str]:
        return [*super().turn_moves(), "activate", "play_for"]

    def turn_start_moves(self) -> list[str]:
        return ["activate"]

    def is_relay(self, s: State, move: int) -> bool:
        asked = s.clone().top()
        return CALL_UP.has(move) or (SKIP.has(move) and asked is MAY_CONCEDE) or (END.has(move) and asked is GIFT)

    def base_notes(self) -> dict[str, str]:
        return NOTES

    def lookup(self, s: State, path: list[str]) -> FieldValue:
        """Looks up a field inside `teams`."""
        if path[0] != "teams" or len(path) > 3:
            raise BadInput(f"unknown field {'.'.join(path)!r}")
        value: Any = self.derived_values(s)[0]["teams"]
        for word in path[1:]:
            if word not in value:
                raise BadInput(f"teams has no field {word!r}{nearest(word, value)}")
            value = value[word]
        names = None if path[-1] == "vp" else {seat: seat for seat in self.plan.seats}
        return FieldValue(value, names)


    def derived_fields(self) -> list[DerivedField]:
        return [*super().derived_fields(), DerivedField("teams", nested=True), DerivedField("token", of_seat=True)]

    def derived_values(self, s: State) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        of_table, of_seats = super().derived_values(s)
        seats = self.plan.seats
        teams = {TEAM_NAME.names[team]: {
            "commander": seats[COMMANDER_SEATS[team]],
            "allies": [seats[seat] for seat in range(s.players)
                       if team_of(seat) == team and seat not in COMMANDER_SEATS],
            "vp": points(s, team)} for team in (MUAD_DIB, SHADDAM)}
        for seat in range(s.players):
            of_seats[seat]["token"] = int(s.seats[seat][SWORDMASTER])
        return {**of_table, "teams": teams}, of_seats


def points(s: State, team: int) -> int:
    """Returns the points of a team (UPR-SIX-02)."""
    return sum(int(s.seats[seat][VP]) for seat in range(s.players) if team_of(seat) == team)


BASES["six"] = (SIX, SixPlayers)
SIX_PLAYERS: Final = full_game("six")
BOX: Final = SIX_PLAYERS.box
modules.when_registered.append(lambda: offer_new_modules("six", SIX_PLAYERS))
