# cold
"""Kinds of event that all games of the family share."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.state.cells import (
    CARD,
    CONFLICT,
    FACTION,
    HAGAL,
    INTRIGUE,
    SEATS,
    SPACE,
    ZONE,
)
from landsraad.kernel.cells import Domain
from landsraad.kernel.events import EVENTS

RESOURCE: Final = Domain("resource", 12, ["solari", "spice", "water", "persuasion", "swords", "mark"])
PILE_NAME: Final = Domain("pile", 4, ["deck", "intrigue_deck", "hagal_deck", "imperium_deck"])
WHY: Final[Domain] = Domain("why", 8, [
    "occupied", "closed", "no_bonus_spice", "again", "too_little_influence", "alliance_is_safe", "too_far_behind",
    "nothing_to_gain"])

GAINED: Final = EVENTS.kind("gained", [("what", RESOURCE), ("n", None)], rule="IMP-COST-05")
PAID: Final = EVENTS.kind("paid", [("what", RESOURCE), ("n", None)], rule="IMP-COST-05")
SCORED: Final = EVENTS.kind("scored", [("n", None), ("total", None)], rule="IMP-ROUND-11")
SENT_AGENT: Final = EVENTS.kind("sent_agent", [("card", CARD), ("space", SPACE)], rule="IMP-AGENT-01")
MOVED_AGENT: Final = EVENTS.kind("moved_agent", [("space", SPACE)], rule="IMP-CARD-12")
RECALLED: Final = EVENTS.kind("recalled_agent", [("space", SPACE)], rule="IMP-SYMBOL-02")
RECRUITED_TROOPS: Final = EVENTS.kind("recruited", [("n", None)], rule="IMP-DEPLOY-01")
DEPLOYED_TROOPS: Final = EVENTS.kind("deployed", [("n", None), ("from_supply", None)], rule="IMP-DEPLOY-04", plain=True)
RETREATED: Final = EVENTS.kind("retreated", [("n", None)], rule="IMP-DEPLOY-09")
LOST_TROOPS: Final = EVENTS.kind("lost_troops", [("n", None), ("deployed", None)], rule="IMP-DEPLOY-10")
DREW: Final = EVENTS.kind("drew", [("card", CARD)], secret=("card",), rule="IMP-SYMBOL-14", uncovers=True)
DREW_INTRIGUE: Final = EVENTS.kind("drew_intrigue", [("card", INTRIGUE)], secret=("card",), rule="IMP-SYMBOL-15",
                                   uncovers=True)
STOLEN: Final = EVENTS.kind("stolen", [("by", SEATS)], rule="IMP-INTRIGUE-12", uncovers=True)
SHUFFLED: Final = EVENTS.kind("shuffled", [("pile", PILE_NAME)], rule="IMP-CARD-02", uncovers=True, plain=True)
LOOKED: Final = EVENTS.kind("looked", [("card", CARD)], secret=("card",), rule="IMP-CARD-19", uncovers=True)
DISCARDED: Final = EVENTS.kind("discarded", [("card", CARD)], rule="IMP-CARD-34")
TRASHED_CARD: Final = EVENTS.kind("trashed", [("card", CARD), ("zone", ZONE)], rule="IMP-SYMBOL-06")
TOOK: Final = EVENTS.kind("took_card", [("card", CARD)])
REVEALED_CARD: Final = EVENTS.kind("revealed", [("card", CARD)], rule="IMP-REVEAL-03", plain=True)
ACQUIRED: Final = EVENTS.kind("acquired", [("card", CARD), ("paid", None), ("on_deck", None)], rule="IMP-BUY-09")
ROW_CARD: Final = EVENTS.kind("row_filled", [("card", CARD)], rule="IMP-BUY-11", uncovers=True, plain=True)
SET_ASIDE: Final = EVENTS.kind("set_aside", [("card", CARD)], rule="IMP-LEADER-11")
REMOVED: Final = EVENTS.kind("removed", [("card", CARD)], rule="IMP-LEADER-12")
PLAYED: Final = EVENTS.kind("played_intrigue", [("card", INTRIGUE)], rule="IMP-INTRIGUE-03", plain=True)
TRACK: Final = EVENTS.kind("influence", [("faction", FACTION), ("was", None), ("now", None)], rule="IMP-INFL-01")
TRACK_BONUS: Final = EVENTS.kind("influence_bonus", [("faction", FACTION)], rule="IMP-INFL-04")
ALLIED: Final = EVENTS.kind("alliance_taken", [("faction", FACTION), ("from", SEATS)], rule="IMP-INFL-07")
UNALLIED: Final = EVENTS.kind("alliance_lost", [("faction", FACTION)], rule="IMP-INFL-14")
SEATED: Final = EVENTS.kind("council_seat", rule="IMP-SPACE-14", plain=True)
HIRED: Final = EVENTS.kind("swordmaster", rule="IMP-SPACE-15", plain=True)
MENTAT_TAKEN: Final = EVENTS.kind("mentat_taken", rule="IMP-MENTAT-02", plain=True)
CLOSED_SPACE: Final = EVENTS.kind("closed_space", [("space", SPACE)], rule="IMP-CARD-09")
CONTROLS: Final = EVENTS.kind("control", [("space", SPACE), ("from", SEATS)], rule="IMP-CONTROL-02")
CONTROL_LOST: Final = EVENTS.kind("control_lost", [("space", SPACE)])
CONTROL_BONUS: Final = EVENTS.kind("control_bonus", [("space", SPACE)], rule="IMP-CONTROL-04", plain=True)
MASTERSTROKE: Final = EVENTS.kind("masterstroke", rule="IMP-LEADER-07", plain=True)
PASSED_TURN: Final = EVENTS.kind("passed_turn", rule="IMP-CARD-05")
TURN_BEGAN: Final = EVENTS.kind("turn", [], breaks=True, silent=True)
REVEAL_TURN: Final = EVENTS.kind("reveal_turn", [("persuasion", None)], rule="IMP-REVEAL-03", breaks=True)
STRENGTH: Final = EVENTS.kind("strength", [("n", None)], rule="IMP-STRENGTH-06")
CLEANED_UP: Final = EVENTS.kind("cleaned_up", [("unspent", None)], rule="IMP-REVEAL-08")
ROUND_BEGAN: Final = EVENTS.kind("round", [("round", None), ("conflict", CONFLICT)], rule="IMP-ROUND-02", uncovers=True,
                                 breaks=True)
COMBAT_BEGAN: Final = EVENTS.kind("combat", [("conflict", CONFLICT)], rule="IMP-COMBAT-01", breaks=True)
WON: Final = EVENTS.kind("won_conflict", [("conflict", CONFLICT), ("strength", None)], rule="IMP-REWARD-02",
                         breaks=True)
REWARDED: Final = EVENTS.kind("reward", [("place", None), ("strength", None)], rule="IMP-REWARD-01", plain=True)
TIED: Final = EVENTS.kind("tied", [("place", None), ("strength", None)], rule="IMP-TIE-01")
TROOPS_HOME: Final = EVENTS.kind("troops_home", [("n", None)], rule="IMP-REWARD-06")
MAKER: Final = EVENTS.kind("maker", [("space", SPACE), ("total", None)], rule="IMP-SPICE-05")
RECALL_PHASE: Final = EVENTS.kind("recall", [("first", SEATS)], rule="IMP-RECALL-04", breaks=True)
ENDGAME: Final = EVENTS.kind("endgame", rule="IMP-END-02", breaks=True)
HAGAL_CARD: Final = EVENTS.kind("hagal_card", [("card", HAGAL)], rule="IMP-SOLO-02", uncovers=True, breaks=True)
HAGAL_IGNORED: Final = EVENTS.kind("hagal_ignored", [("card", HAGAL), ("why", WHY)])
HAGAL_SENT: Final = EVENTS.kind("hagal_agent", [("space", SPACE)], plain=True)
HAGAL_HELD: Final = EVENTS.kind("hagal_held_back", [("lead", None)])
HAGAL_SWORDS: Final = EVENTS.kind("hagal_swords", [("card", HAGAL), ("swords", None)], uncovers=True)
HAGAL_SPENT: Final = EVENTS.kind("hagal_spent", [("what", RESOURCE), ("n", None)])
HAGAL_STUCK: Final = EVENTS.kind("hagal_stuck")
SPICE_BANKED: Final = EVENTS.kind("spice_banked", [("space", SPACE), ("n", None)], plain=True)
