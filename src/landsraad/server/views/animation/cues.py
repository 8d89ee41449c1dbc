"""How events are staged on a screen: what travels whence, what they change in the view, which icon stands for them.

A screen knows no rules: it is told that a troop goes from `{seat}.garrison` to `{seat}.conflict` and that those numbers
change, whatever the game. A kind of event without a line here is told in words and nothing more. Places are the paths
of the view (`A.garrison`) and the things of the board (`space:arrakeen`, `market:dagger`, `track:fremen:2`).
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

import landsraad.games.arrakis.solo_pieces.events
import landsraad.games.arrakis.state.events
import landsraad.games.dune.bases.uprising.events
import landsraad.games.dune.state.events  # noqa: F401  (it declares components)
from landsraad.kernel.events import EVENTS
from landsraad.server.protocol.messages import Stage
from landsraad.server.views.animation.arrakis import WAR_STAGES
from landsraad.server.views.animation.cue_types import becomes, fixed, go, less, more, one, put, take
from landsraad.server.views.animation.mahdi import MAHDI_STAGES
from landsraad.server.views.animation.six import SIX_STAGES

SENT: Final = [put("agents.{space}", "seat"), one("{seat}.agents", -1)]
BACK: Final = [take("agents.{space}", "seat"), one("{seat}.agents")]

STAGES: Final[dict[str, Stage]] = {
    # resources and points
    "gained": Stage(icon="{what}", travels=[go("{what}", "{place}", "{seat}.{what}", "n")],
                    alters=[more("{seat}.{what}")]),
    "paid": Stage(icon="{what}", travels=[go("{what}", "{seat}.{what}", "{place}", "n")],
                  alters=[less("{seat}.{what}")]),
    "scored": Stage(icon="vp", travels=[go("vp", "{place}", "{seat}.vp")], alters=[becomes("{seat}.vp", "total")]),
    # agents
    "sent_agent": Stage(icon="agent", travels=[go("agent", "{seat}.agents", "space:{space}")], alters=SENT),
    "moved_agent": Stage(icon="agent", travels=[go("agent", "space:{space}", "{seat}.agents")], alters=BACK),
    "recalled_agent": Stage(icon="recall", travels=[go("agent", "space:{space}", "{seat}.agents")], alters=BACK),
    "recall": Stage(icon="recall", alters=[fixed("agents", {}), becomes("first", "first")]),
    "council_seat": Stage(icon="council", alters=[fixed("{seat}.council", 1)]),
    "swordmaster": Stage(icon="swordmaster", travels=[go("swordmaster", "{place}", "{seat}.agents")],
                         alters=[fixed("{seat}.swordmaster", 1), one("{seat}.agents")]),
    "mentat_taken": Stage(icon="mentat", travels=[go("mentat", "{place}", "{seat}.agents")],
                          alters=[becomes("mentat", "seat"), one("{seat}.agents")]),
    "closed_space": Stage(icon="lock", travels=[go("lock", "seat:{seat}", "space:{space}")],
                          alters=[becomes("{seat}.silenced", "space")]),
    # troops
    "recruited": Stage(icon="troop", travels=[go("troop", "{place}", "{seat}.garrison", "n")],
                       alters=[more("{seat}.garrison"), less("{seat}.supply")]),
    "deployed": Stage(icon="deploy",
                      travels=[go("troop", "{seat}.garrison", "{seat}.conflict", "n", only="!from_supply"),
                               go("troop", "{seat}.supply", "{seat}.conflict", "n", only="from_supply")],
                      alters=[more("{seat}.strength", times=2), more("{seat}.conflict"),
                              less("{seat}.garrison", only="!from_supply"), less("{seat}.supply", only="from_supply")]),
    "retreated": Stage(icon="retreat", travels=[go("troop", "{seat}.conflict", "{seat}.garrison", "n")],
                       alters=[less("{seat}.strength", times=2), less("{seat}.conflict"), more("{seat}.garrison")]),
    "lost_troops": Stage(icon="lose-troop",
                         travels=[go("troop", "{seat}.conflict", "{seat}.supply", "n", only="deployed"),
                                  go("troop", "{seat}.garrison", "{seat}.supply", "n", only="!deployed")],
                         alters=[less("{seat}.strength", times=2, only="deployed"),
                                 less("{seat}.conflict", only="deployed"), less("{seat}.garrison", only="!deployed"),
                                 more("{seat}.supply")]),
    "troops_home": Stage(icon="recall", travels=[go("troop", "{seat}.conflict", "{seat}.supply", "n")],
                         alters=[fixed("{seat}.strength", 0), fixed("{seat}.conflict", 0), more("{seat}.supply"),
                                 fixed("{seat}.swords", 0)]),
    # cards
    "drew": Stage(icon="draw", travels=[go("card", "{seat}.deck", "{seat}.hand")],
                  alters=[one("{seat}.hand"), one("{seat}.deck", -1)]),
    "drew_intrigue": Stage(icon="intrigue", travels=[go("intrigue", "{place}", "{seat}.intrigue")],
                           alters=[one("{seat}.intrigue"), one("intrigue_deck", -1)]),
    "stolen": Stage(icon="intrigue", travels=[go("intrigue", "{seat}.intrigue", "{by}.intrigue")],
                    alters=[one("{seat}.intrigue", -1)]),  # the thief is told of the card as of one drawn
    "discarded": Stage(icon="discard", travels=[go("card", "{seat}.hand", "{seat}.discard")],
                       alters=[one("{seat}.hand", -1), put("{seat}.discard", "card")]),
    "trashed": Stage(icon="trash", travels=[go("card", "{seat}.{zone}", "")], alters=[one("reserve.{card}")]),
    "revealed": Stage(icon="reveal", alters=[one("{seat}.hand", -1), put("{seat}.in_play", "card")]),
    "acquired": Stage(icon="acquire", travels=[go("card", "market:{card}", "{seat}.discard", only="!on_deck"),
                                               go("card", "market:{card}", "{seat}.deck", only="on_deck")],
                      alters=[take("row", "card"), one("reserve.{card}", -1), put("{seat}.discard", "card")]),
    "row_filled": Stage(icon="draw", travels=[go("card", "imperium_deck", "market:{card}")],
                        alters=[put("row", "card"), one("imperium_deck", -1)]),
    "set_aside": Stage(icon="lock", alters=[take("row", "card"), becomes("{seat}.set_aside", "card")]),
    "played_intrigue": Stage(icon="intrigue", alters=[one("{seat}.intrigue", -1), put("intrigue_discard", "card")]),
    "shuffled": Stage(icon="deck"),
    # influence and control
    "influence": Stage(icon="{faction}", travels=[go("cube", "track:{faction}:{was}", "track:{faction}:{now}")],
                       alters=[becomes("{seat}.influence.{faction}", "now")]),
    "influence_bonus": Stage(icon="{faction}"),
    "alliance_taken": Stage(icon="alliance",
                            travels=[go("alliance", "faction:{faction}", "seat:{seat}", only="!from"),
                                     go("alliance", "seat:{from}", "seat:{seat}", only="from")],
                            alters=[becomes("alliance.{faction}", "seat"), put("{seat}.alliances", "faction"),
                                    take("{from}.alliances", "faction")]),
    "alliance_lost": Stage(icon="alliance", travels=[go("alliance", "seat:{seat}", "faction:{faction}")],
                           alters=[fixed("alliance.{faction}", None), take("{seat}.alliances", "faction")]),
    "control": Stage(icon="control", travels=[go("control", "seat:{seat}", "space:{space}")],
                     alters=[becomes("control.{space}", "seat"), take("{from}.controls", "space"),
                             put("{seat}.controls", "space")]),
    "control_lost": Stage(icon="control", travels=[go("control", "space:{space}", "seat:{seat}")],
                          alters=[fixed("control.{space}", None), take("{seat}.controls", "space")]),
    "control_bonus": Stage(icon="control"),
    # turns and rounds
    "reveal_turn": Stage(icon="reveal", alters=[fixed("{seat}.revealed", 1)]),
    "strength": Stage(icon="sword", alters=[becomes("{seat}.strength", "n")]),
    "round": Stage(icon="first", alters=[becomes("round", "round"), becomes("conflict", "conflict")]),
    "combat": Stage(icon="combat"),
    "won_conflict": Stage(icon="trophy"),
    "reward": Stage(icon="trophy"),
    "maker": Stage(icon="maker", travels=[go("spice", "", "space:{space}")],
                   alters=[becomes("bonus_spice.{space}", "total")]),
    # House Hagal
    "hagal_card": Stage(icon="deck", step="card"),
    "hagal_ignored": Stage(icon="cross", step="dropped"),
    "hagal_agent": Stage(icon="agent", step="acts", travels=[go("agent", "{seat}.agents", "space:{space}")],
                         alters=SENT),
    "hagal_held_back": Stage(icon="shield"),
    "hagal_swords": Stage(icon="sword", travels=[go("sword", "{seat}.agents", "{seat}.conflict", "swords")],
                          alters=[more("{seat}.strength", "swords"), more("{seat}.swords", "swords")]),
    "hagal_spent": Stage(icon="{what}", travels=[go("{what}", "{seat}.{what}", "{seat}.vp", "n")],
                         alters=[less("{seat}.{what}"), less("{seat}.intrigue", only="what=mark")]),
    "hagal_stuck": Stage(icon="lock", step="acts"),
    "spice_banked": Stage(icon="spice", travels=[go("spice", "space:{space}", "", "n")],
                          alters=[fixed("bonus_spice.{space}", 0)]),
    # Uprising: spies, sandworms, the Shield Wall
    "spy_placed": Stage(icon="spy", travels=[go("spy", "{seat}.spies", "post:{post}")],
                        alters=[put("{seat}.spies", "post")]),
    "spy_recalled": Stage(icon="spy", travels=[go("spy", "post:{post}", "{seat}.spies")],
                          alters=[take("{seat}.spies", "post")]),
    "infiltrated": Stage(icon="spy"),
    "gathered_intelligence": Stage(icon="eye"),
    "watched": Stage(icon="eye"),
    "summoned": Stage(icon="sandworm", travels=[go("sandworm", "{place}", "{seat}.conflict", "n")],
                      alters=[more("{seat}.strength", times=3), more("{seat}.sandworms")]),
    "worms_home": Stage(icon="sandworm", travels=[go("sandworm", "{seat}.conflict", "", "n")],
                        alters=[less("{seat}.sandworms")]),
    "wall_gone": Stage(icon="shield_wall", travels=[go("shield_wall", "wall:shield", "")],
                       alters=[fixed("shield_wall", 0)]),
    "maker_hooks": Stage(icon="hooks", travels=[go("hooks", "{place}", "{seat}.maker_hooks")],
                         alters=[fixed("{seat}.maker_hooks", 1)]),
    # its conflict cards and contracts
    "took_conflict": Stage(icon="trophy", travels=[go("card", "conflict", "{seat}.won")],
                           alters=[put("{seat}.won", "conflict"), fixed("conflict", None)]),
    "paired": Stage(icon="{icon}"),
    "trashed_intrigue": Stage(icon="trash", travels=[go("intrigue", "{seat}.intrigue", "")],
                              alters=[one("{seat}.intrigue", -1)]),
    "took_contract": Stage(icon="contract", travels=[go("contract", "contract:{contract}", "{seat}.contracts")],
                           alters=[take("contract_row", "contract"), put("{seat}.contracts", "contract")]),
    "contract_shown": Stage(icon="contract", travels=[go("contract", "contract_bank", "contract:{contract}")],
                            alters=[put("contract_row", "contract"), one("contract_bank", -1)]),
    "completed_contract": Stage(icon="contract", travels=[go("check", "", "{seat}.contracts")],
                                alters=[take("{seat}.contracts", "contract"), put("{seat}.completed", "contract")]),
    # its leaders
    "trained": Stage(icon="signet", alters=[becomes("{seat}.training", "training")]),
    "remembered": Stage(icon="troop", travels=[go("troop", "{seat}.supply", "seat:{seat}")],
                        alters=[becomes("{seat}.memories", "n"), one("{seat}.supply", -1)]),
    "flipped_leader": Stage(icon="recall", alters=[fixed("{seat}.reverend_mother", 1), fixed("{seat}.memories", 0),
                                                   more("{seat}.supply")]),
    # its Rivals
    "rival_directed": Stage(icon="arrow"),
    "rival_leans": Stage(icon="{faction}"),
    "rival_signet": Stage(icon="signet"),
    "rival_no_post": Stage(icon="post"),
    "rival_no_hooks": Stage(icon="hooks"),
    "rival_schemed": Stage(icon="plot"),
    "rival_paid": Stage(icon="{what}", travels=[go("{what}", "{seat}.{what}", "{seat}.agents", "n")],
                        alters=[less("{seat}.{what}"), less("{seat}.intrigue", only="what=mark")]),
    "rival_held_back": Stage(icon="shield"),
    "row_dice": Stage(icon="recall"),
    "row_lost": Stage(icon="discard", travels=[go("card", "market:{card}", "")], alters=[take("row", "card")]),
    **SIX_STAGES,
    # In a solo war the events of any war are what comes of a step of the Mahdi rules.
    **{name: replace(stage, step="then") for name, stage in WAR_STAGES.items()},
    **MAHDI_STAGES,
}

# What the cards that automas turn up are called as the causes of events.
AUTOMA_CARDS: Final = frozenset(domain.name for name, stage in STAGES.items() if stage.step == "card"
                                for _, domain in EVENTS.kinds[name].values if domain is not None)
