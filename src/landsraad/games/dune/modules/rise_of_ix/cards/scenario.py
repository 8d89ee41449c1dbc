# cold
"""Scenario positions with Snoopers, and with cards that are set aside."""

from __future__ import annotations

from typing import Any, Final

from landsraad.games.dune.components.box import box_of
from landsraad.games.dune.components.extensions.scenario_words import ScenarioWords
from landsraad.games.dune.modules.rise_of_ix.cards.card_cells import (
    INTELLIGENCE,
    PLANNED,
    SLOT,
    SLOTS,
    SNOOPERS,
    SNOOPERS_LEFT,
)
from landsraad.games.dune.modules.rise_of_ix.cards.card_effects import RetreatUnits
from landsraad.games.dune.modules.rise_of_ix.cells import RETREAT_DREADNOUGHTS
from landsraad.games.dune.modules.rise_of_ix.leaders.leader_effects import ILESA, leads
from landsraad.games.dune.modules.rise_of_ix.leaders.snoopers import TESSIA, TRACKS
from landsraad.games.dune.modules.rise_of_ix.module import IX
from landsraad.games.dune.scenario.positions import OWN_PILES, edited_seats, find_card, numbers, take_own
from landsraad.games.dune.state.cells import HAND, RETREAT
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State
from landsraad.kernel.errors import BadInput

NOTES: Final = {
    "A.ambushes": "forced retreats for each troop deployed this turn",
    "A.ambushed": "forced retreats used this turn",
    "A.extra_turns": "turns that may follow this one at once",
    "A.solari_if_won": "gained by winning this Conflict",
    "A.turns_taken": "in this round, the current turn included; a turn that begins here is counted too",
    "A.planned": "the card that Ilesa Ecaz has set aside",
    "A.returned": "the card of the hand that she had set aside until this turn",
    "A.snoopers": "the tracks that still have a Snooper of Tessia Vernius",
    "A.snoopers_left": "left out, it follows from `snoopers`",
    "A.snooper_slots": "the factions of the Snoopers in her slots; left out, those missing on the tracks, in order",
    "A.coordinated": "Archduke Armand Ecaz has trashed his card in this reveal turn",
    "A.intelligence": "intrigue cards that Viscount Hundro Moritani looks at before the first round",
    "move drive_back": "make a troop of that seat retreat",
    "move drive_back_dreadnought": "make a dreadnought of that seat retreat",
    "move extra_turn": "take another turn",
    "move lose_troop": "where the troop comes from that is lost",
    "move set_aside": "set a card aside for the second turn of the round",
    "move keep": "keep one of the intrigue cards that the seat looks at",
    "move coordinate": "trash one of your cards in play",
}


RULES: Final = {
    "imperial_shock_trooper": ("IX-CARD-20",), "water_peddler": ("IX-CARD-20",), "appropriate": ("IX-CARD-01",),
    "second_wave": ("IX-INTRIGUE-02",), "diversion": ("IX-INTRIGUE-04",), "grand_conspiracy": ("IX-INTRIGUE-05",),
    "ixian_probe": ("IX-INTRIGUE-06",), "quid_pro_quo": ("IX-INTRIGUE-07",), "secret_forces": ("IX-INTRIGUE-08",),
    "strongarm": ("IX-INTRIGUE-10",), "advanced_weaponry": ("IX-INTRIGUE-11",),
    "machine_culture": ("IX-INTRIGUE-11", "IX-Q-09"), "war_chest": ("IX-INTRIGUE-12",),
    "blackmail": ("IX-INTRIGUE-13",), "finesse": ("IX-INTRIGUE-13",)}


class CardWords(ScenarioWords):
    seat = ("planned",)
    rules = RULES
    anytime = ("drive_back", "drive_back_dreadnought", "coordinate")

    def notes(self) -> dict[str, str]:
        return NOTES

    def settle(self, s: State, given: dict[str, Any]) -> None:
        for seat, edits in edited_seats(s, given):
            if "planned" in edits:
                set_aside(s, seat, edits)
            if "snoopers" in edits:
                place_snoopers(s, seat, edits)
        if "intrigue_deck" in given and not any(word in given for word in ("turn", "phase", "round")):
            look_again(s)

    def take_card(self, s: State, card: int) -> bool:
        for seat in range(s.players):
            if PLANNED.has(s.seats[seat], card):
                PLANNED.take(s.seats[seat], card)
                return True
        return False

    def twins(self, s: State, move: int) -> list[int]:
        """Of units that retreat, the troops follow from the dreadnoughts."""
        effect = s.top() if s.depth > 0 else None
        if not isinstance(effect, RetreatUnits) or not RETREAT_DREADNOUGHTS.has(move):
            return []
        return [int(RETREAT.move(effect.n - RETREAT_DREADNOUGHTS.a(move)))]

    def check(self, s: State, given: dict[str, Any]) -> None:
        for seat, edits in edited_seats(s, given):
            name = s.plan.seats[seat]
            if PLANNED.size(s.seats[seat]) > 0 and not leads(s, seat, ILESA):
                raise BadInput(f"{name}.planned: only Ilesa Ecaz sets a card aside (IX-LEADER-03)")
            if s.seats[seat][SNOOPERS_LEFT] > 0 and not leads(s, seat, TESSIA):
                raise BadInput(f"{name}.snoopers: only Tessia Vernius has Snoopers (IX-SETUP-12)")
            if "intelligence" in edits and INTELLIGENCE.size(s.seats[seat]) > 0:
                raise BadInput(f"{name}.intelligence: it is empty as soon as the first round begins (IX-SETUP-13)")


def look_again(s: State) -> None:
    """During the setup Viscount Hundro looks at the cards that are on top of the named deck."""
    deck = box_of(s).intrigue_deck
    for seat in range(s.players):
        seen = INTELLIGENCE.cards(s.seats[seat])
        if seen and deck.size(s.t) > 1:
            cards = deck.cards(s.t)  # the top first
            INTELLIGENCE.clear(s.seats[seat])
            for card in cards[:2]:
                INTELLIGENCE.put(s.seats[seat], card)
            deck.clear(s.t)
            for card in (*seen, *reversed(cards[2:])):
                deck.put(s.t, card)


def set_aside(s: State, seat: int, edits: dict[str, Any]) -> None:
    """Sets a card aside, from the seat's own piles that are not named, or from the table."""
    me, name = s.seats[seat], s.plan.seats[seat]
    said = edits["planned"]
    cards = numbers(box_of(s).card_ids, said if isinstance(said, list) else [said] if said else [], f"{name}.planned")
    if len(cards) > PLANNED.capacity:
        raise BadInput(f"{name}.planned: one card is set aside (IX-LEADER-03)")
    PLANNED.clear(me)
    for card in cards:
        if "hand" not in edits and HAND.has(me, card):
            HAND.take(me, card)
        elif not take_own(me, card, [pile for word, pile in OWN_PILES if word not in edits]):
            find_card(s, card)
        PLANNED.put(me, card)


def place_snoopers(s: State, seat: int, edits: dict[str, Any]) -> None:
    """Counts the Snoopers on the tracks, and puts the others into the slots in their order."""
    me = s.seats[seat]
    gone = [faction for faction in range(TRACKS) if me[SNOOPERS + faction] == 0]
    if "snoopers_left" not in edits:
        me[SNOOPERS_LEFT] = TRACKS - len(gone)
    if "snooper_slots" not in edits:
        for slot in range(len(SLOT.names)):
            me[SLOTS + slot] = gone[slot] if slot < len(gone) else NONE


IX.words.append(CardWords())
