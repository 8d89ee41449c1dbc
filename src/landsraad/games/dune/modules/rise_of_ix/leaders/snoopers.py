"""Tessia Vernius: Snoopers on the influence tracks, which move to her four slots in order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.extensions.setup_step import LEADERS, Deal, SetupStep
from landsraad.games.dune.components.moments import INFLUENCE_REACHED
from landsraad.games.dune.modules.rise_of_ix.cards.card_cells import SLOT, SLOTS, SNOOPER_MOVED, SNOOPERS, SNOOPERS_LEFT
from landsraad.games.dune.modules.rise_of_ix.leaders.leader_effects import leads
from landsraad.games.dune.modules.rise_of_ix.module import IX
from landsraad.games.dune.rules.cards.drawing import discard_cards
from landsraad.games.dune.rules.seats.influence import FRIENDSHIP, gain_bonus, gain_influence
from landsraad.games.dune.rules.seats.resources import at_least, spice
from landsraad.games.dune.state.cells import BACK, LEADS
from landsraad.kernel.engine import Effect, State, labelled
from landsraad.kernel.messages import Message

TESSIA: Final = "tessia_vernius"
CAREFUL_OBSERVATION: Final = Message("standing-snoopers", {"n": FRIENDSHIP})
TRACKS: Final = 4  # those with a Snooper: the tracks of the board


class Observe(Effect):
    """At 2 influence the Snooper there moves to the next slot and gives it, once a game (IX-LEADER-12, -14).

    `step` is the faction.
    """

    def run(self, s: State) -> None:
        faction = s.step
        if faction >= TRACKS or s.me[SNOOPERS + faction] == 0:
            return
        slot = TRACKS - s.me[SNOOPERS_LEFT]
        s.me[SNOOPERS + faction] = 0
        s.me[SNOOPERS_LEFT] -= 1
        s.me[SLOTS + slot] = faction
        s.source = box_of(s).leaders[s.me[LEADS]].source
        if s.has_listeners:
            s.emit(SNOOPER_MOVED, s.seat, faction, slot)
        s.push(GIFTS[slot], s.seat, s.source, faction)


class TrackGift(Effect):
    """The bonus of the faction's track at 4 influence, one more influence with it, or both; `step` is the faction.

    The bonus is the one of the board in play (IX-COMBO-19).
    """

    def __init__(self, bonus: bool, influence: bool) -> None:
        super().__init__()
        self.bonus = bonus
        self.influence = influence

    def run(self, s: State) -> None:
        faction = s.step
        if self.influence:
            gain_influence(s, s.seat, faction, 1)
        if self.bonus:
            gain_bonus(s, s.seat, faction)


class InfluenceWithSnooper(Effect):
    """Gains 1 influence with a faction whose Snooper is still on its track (IX-LEADER-15)."""

    asks = True
    decision = "track"

    def possible(self, s: State) -> bool:
        return s.me[SNOOPERS_LEFT] > 0

    def options(self, s: State) -> None:
        for faction in range(TRACKS):
            if s.me[SNOOPERS + faction] > 0:
                s.offer(BACK.move(faction))

    def play(self, s: State, move: i64) -> None:
        gain_influence(s, s.seat, BACK.a(move), 1)

    def message(self) -> Message:
        return Message("influence-with-snooper", {"n": 1})


def place_snoopers(s: State, deal: Deal) -> None:
    """Places one Snooper at the second space of each track (IX-SETUP-12)."""
    for seat in range(s.players):
        if leads(s, seat, TESSIA):
            s.seats[seat][SNOOPERS_LEFT] = TRACKS
            for faction in range(TRACKS):
                s.seats[seat][SNOOPERS + faction] = 1


GIFTS: Final[list[Effect]] = [discard_cards(1) >> spice(1), TrackGift(bonus=True, influence=False),
                              TrackGift(bonus=False, influence=True), TrackGift(bonus=True, influence=True)]
for slot, gift in enumerate(GIFTS):
    labelled(f"ix:Snooper:{SLOT.names[slot]}", gift)
influence_with_snooper = InfluenceWithSnooper
SNOOPER_LEFT: Final = at_least(SNOOPERS_LEFT, 1, "if-snooper-left")
IX.setup.append(SetupStep(LEADERS, place_snoopers))
IX.on(INFLUENCE_REACHED, Observe(), order=40, watch=SNOOPERS_LEFT)
