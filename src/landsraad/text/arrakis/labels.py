"""Details for labels of moves and decisions in War for Arrakis: legions in an area, card texts, what is left.

They tell only what the deciding seat may know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from landsraad.games.arrakis.battle.battle_dice import OFFICER_HITS, dice_of
from landsraad.games.arrakis.cards.effects.prescience_changes import SHIFT, ShiftMarkers
from landsraad.games.arrakis.cards.effects.sabotage import SECTOR_BITS, RemoveVehicles
from landsraad.games.arrakis.decks.planning import STACK, DiscardOwn, DrawCards
from landsraad.games.arrakis.decks.prescience import FEARLESS, FearlessSteps
from landsraad.games.arrakis.legions.casualties import AREA_BITS, AREA_MASK, Casualties
from landsraad.games.arrakis.legions.deployment_action import (
    DEPLOY_FIGURES,
    DEPLOY_TOKEN,
    DEPLOYMENT_ACTION,
    PlaceDrawn,
)
from landsraad.games.arrakis.legions.legions import is_officer, is_unit, officer_figure, tier_of, unit_figure
from landsraad.games.arrakis.legions.limits import LimitCheck
from landsraad.games.arrakis.legions.retreat import RetreatChoice
from landsraad.games.arrakis.legions.swaps import Swap
from landsraad.games.arrakis.mahdi.house_action import MahdiSwap, better_tier
from landsraad.games.arrakis.mahdi.spice import MahdiSpice
from landsraad.games.arrakis.map.geography import DEEP_DESERT, terrain
from landsraad.games.arrakis.movement.moving import Split
from landsraad.games.arrakis.pieces.dice import RESULTS, unused
from landsraad.games.arrakis.pieces.figures import AREA_CAPACITY, treasury
from landsraad.games.arrakis.pieces.vehicles import PlaceAll
from landsraad.games.arrakis.rounds.actions import STANDARD
from landsraad.games.arrakis.rounds.end_round import HandDown, hand_limit
from landsraad.games.arrakis.rounds.family_atomics import DriveOut
from landsraad.games.arrakis.rounds.free_actions import ScoutArea
from landsraad.games.arrakis.rounds.orders import Marching
from landsraad.games.arrakis.rounds.turns import Turn
from landsraad.games.arrakis.solo_pieces.tactics_cards import REGION_OF
from landsraad.games.arrakis.spice.harvest import SpendSpice
from landsraad.games.arrakis.state.areas import TERRAINS
from landsraad.games.arrakis.state.automa_side import is_solo
from landsraad.games.arrakis.state.cells import (
    ACTED,
    AIR,
    AIR_FORCE,
    AREA,
    ATOMICS,
    ATREIDES,
    BATTLE_AT,
    BATTLE_ROUND,
    COUNTER,
    FIGURE,
    HARKONNEN,
    HOLDER,
    LEADER,
    LEADER_AT,
    MARCH_FROM,
    MARCH_TO,
    MARKER,
    MERCILESS,
    MY_SIDE,
    NAMED,
    NAMED_HERE,
    OFFICERS,
    PLANNING,
    POWER,
    PRESCIENCE,
    REGION,
    REGULAR,
    RESULT,
    SETTLED,
    SPECIAL,
    SPICE,
    SPICE_BOARD,
    STAYING,
    SUPPLY,
    TACTICS,
    TOKEN,
    TOKEN_AT,
    TOKEN_FACE,
    TOKENS_HERE,
    UNITS,
    VEHICLE,
    WORM,
    WORMS,
)
from landsraad.games.arrakis.state.component_types import (
    LEADER_CARDS,
    PLANNING_CARDS,
    PRESCIENCE_CARDS,
    Objective,
    PlanningCard,
    PrescienceCard,
)
from landsraad.games.arrakis.worms.sandworms import CarryallRescue
from landsraad.kernel.algebra import NOTHING
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import Effect, State
from landsraad.kernel.messages import Message

if TYPE_CHECKING:
    from landsraad.text.messages import Messages

Filling = dict[str, Any]
NOBODY: Final = "none"
WORMLY: Final = ("worm", "worm_attack", "return_worm")
LEGIONS: Final = ("move", "fly", "attack", "air_attack")
POWERS: Final = ("hold", "raise", "lower")


def move(cat: Messages, s: State, effect: Effect, family: str, ids: list[str]) -> Filling:
    """Returns the arguments for the label of a move besides the names in it."""
    if family in LEGIONS:
        return {"text": cat.phrase(legion_message(s, AREA.find(ids[0])))}
    filler = FILLERS.get(family)
    return {} if filler is None else filler(cat, s, effect, ids)


def hinge(s: State, family: str, move: int) -> tuple[int, ...] | None:
    """Returns what a label depends on besides the move, the effect, its seat and its cause; None for too much.

    Two labels are the same if these values are.
    """
    if family in LEGIONS or family in WORMLY or family in ("reveal", "lose", "continue", "ground", "leader", "replace"):
        return None
    if family in ("station", *POWERS):
        return tuple(int(s.t[AIR_FORCE + zone]) for zone in range(len(AIR.names))) if family == "station" else tuple(
            int(s.t[SPICE_BOARD + power]) for power in range(len(POWER.names)))
    if family in ("marker", "retreat_to"):
        return (int(s.step),)
    return (int(s.t[ATOMICS]),) if family == "harvester" else ()


# ------------------------------------------------------------------ moves, by family


def _action(cat: Messages, s: State, effect: Effect, ids: list[str]) -> Filling:
    done = STANDARD[s.me[MY_SIDE] * RESULTS + RESULT.find(ids[0])]
    if done is DEPLOYMENT_ACTION:
        done = DEPLOY_TOKEN if s.me[MY_SIDE] == ATREIDES else DEPLOY_FIGURES
    return {"text": cat.phrase(done.message())}


def _special(cat: Messages, s: State, effect: Effect, ids: list[str]) -> Filling:
    return {"text": cat.phrase(special_message(LEADER.find(ids[0])))}


def _plan(cat: Messages, s: State, effect: Effect, ids: list[str]) -> Filling:
    return {"text": cat.phrase(planning_message(PLANNING_CARDS[PLANNING.find(ids[0])]))}


def _discard(cat: Messages, s: State, effect: Effect, ids: list[str]) -> Filling:
    """Returns what a card does, which tells cards of the same name apart."""
    name = cat.name("planning card", ids[0])
    alike = any(other != ids[0] and cat.name("planning card", other) == name for other in PLANNING.names)
    return {"alike": "yes" if alike else "no", **_plan(cat, s, effect, ids)}


def _claim(cat: Messages, s: State, effect: Effect, ids: list[str]) -> Filling:
    return {"text": cat.phrase(claim_message(PRESCIENCE_CARDS[PRESCIENCE.find(ids[0])]))}


def _desert_power(cat: Messages, s: State, effect: Effect, ids: list[str]) -> Filling:
    return {"text": cat.text("desert-power-ways")}


def _reveal(cat: Messages, s: State, effect: Effect, ids: list[str]) -> Filling:
    counter = COUNTER.find(ids[0])
    return {"area": cat.name("area", AREA.names[s.t[TOKEN_AT + counter]]),
            "token": cat.name("deployment token", TOKEN.names[treasury(s, ATREIDES)[TOKEN_FACE + counter]])}


def _upgrade(cat: Messages, s: State, effect: Effect, ids: list[str]) -> Filling:
    swap = effect.swap(s) if isinstance(effect, MahdiSwap) else effect
    assert isinstance(swap, Swap)
    now = int(swap.now)
    if isinstance(effect, MahdiSwap):  # a different unit if the wanted kind has run out
        tier = better_tier(s, tier_of(swap.was), tier_of(swap.now))
        now = now if tier == NONE else int(unit_figure(HARKONNEN, tier))
    return {"was": cat.name("figure", FIGURE.names[swap.was]), "now": cat.name("figure", FIGURE.names[now])}


def _in_the_air(cat: Messages, s: State, effect: Effect, ids: list[str]) -> Filling:
    """Returns the vehicle that is in the air zone."""
    there = s.t[AIR_FORCE + AIR.find(ids[-1])]
    if there == NONE:
        return {"there": "", "there_acc": "", "there_id": NOBODY}
    name = VEHICLE.names[there]
    return {"there": cat.name("vehicle", name), "there_acc": cat.form("vehicle", name, "acc"), "there_id": name}


def _harvester(cat: Messages, s: State, effect: Effect, ids: list[str]) -> Filling:
    kind = terrain(s, AREA.find(ids[0]))
    return {"terrain": cat.name("terrain", TERRAINS[kind]), "n": 2 if kind == DEEP_DESERT else 1}


def _row(cat: Messages, s: State, effect: Effect, ids: list[str]) -> Filling:
    return {"row": int(s.t[SPICE_BOARD + POWER.find(ids[0])])}


def _ban(cat: Messages, s: State, effect: Effect, ids: list[str]) -> Filling:
    return {"text": cat.text(f"ban-{ids[0]}")}


def _marker(cat: Messages, s: State, effect: Effect, ids: list[str]) -> Filling:
    return {"stage": "lower" if isinstance(effect, ShiftMarkers) and s.step < SHIFT else "raise"}


def _leader(cat: Messages, s: State, effect: Effect, ids: list[str]) -> Filling:
    at = s.t[LEADER_AT + LEADER.find(ids[0])]
    return {"area": "" if at == NONE else cat.name("area", AREA.names[at])}


def _worm(cat: Messages, s: State, effect: Effect, ids: list[str]) -> Filling:
    return {"worm_acc": cat.form("worm", WORM.names[s.t[WORMS + AREA.find(ids[0])]], "acc")}


def _lose(cat: Messages, s: State, effect: Effect, ids: list[str]) -> Filling:
    """Returns what a casualty becomes: a regular unit, as long as there are figures."""
    figure = FIGURE.find(ids[0])
    reduced = (isinstance(effect, Casualties) and is_unit(figure) and tier_of(figure) > REGULAR
               and treasury(s, s.me[MY_SIDE])[SUPPLY + REGULAR] > 0)
    return {"stage": "reduce" if reduced else "remove"}


def _use(cat: Messages, s: State, effect: Effect, ids: list[str]) -> Filling:
    figure = FIGURE.find(ids[0])
    if is_officer(figure):
        return {"hits": int(OFFICER_HITS), "shields": 0}
    card = LEADER_CARDS[figure - NAMED]
    return {"hits": int(card.hits), "shields": int(card.shields)}


def _continue(cat: Messages, s: State, effect: Effect, ids: list[str]) -> Filling:
    siege = s.t[SETTLED + s.t[BATTLE_AT]] != NONE and s.t[MERCILESS] == 0
    return {"stage": "siege" if siege else "field"}


def _retreat(cat: Messages, s: State, effect: Effect, ids: list[str]) -> Filling:
    """Returns the side that decides where to; in a solo game it is the player (WFA-SOLO-68)."""
    return {"stage": "own" if is_solo(s) else "enemy"}


def _retreat_to(cat: Messages, s: State, effect: Effect, ids: list[str]) -> Filling:
    return {"stage": "nowhere" if s.step == AREA.find(ids[0]) else "there"}


FILLERS: Final[dict[str, Callable[[Any, State, Effect, list[str]], Filling]]] = {
    "action": _action, "special": _special, "plan": _plan, "discard": _discard, "claim": _claim,
    "desert_power": _desert_power, "reveal": _reveal, "upgrade": _upgrade, "station": _in_the_air,
    "ground": _in_the_air, "harvester": _harvester,
    "hold": _row, "raise": _row, "lower": _row, "ban": _ban, "marker": _marker, "leader": _leader, "replace": _leader,
    "worm": _worm, "worm_attack": _worm, "return_worm": _worm, "lose": _lose, "use": _use, "continue": _continue,
    "retreat": _retreat, "retreat_to": _retreat_to}

# ------------------------------------------------------------------ decisions


def decision(cat: Messages, s: State, effect: Effect) -> Filling:
    """Returns the arguments for a question: how far the action is, and what is left to do."""
    out: Filling = {"stage": "", "n": int(getattr(effect, "n", 1)) - int(s.step), **_place_asked(cat, s, effect)}
    if isinstance(effect, Turn):
        side = s.me[MY_SIDE]
        out["stage"] = "acted" if treasury(s, side)[ACTED] else "empty" if unused(s, side) == 0 else "action"
    elif isinstance(effect, Marching):
        out["n"] = int(effect.order.moves - s.step)
        both = effect.order.attack and effect.order.moves > 0 and s.step == 0
        out["stage"] = "both" if both else "attack" if effect.order.attack and s.step == 0 else "move"
    elif isinstance(effect, PlaceAll):
        out.update(vehicle=cat.name("vehicle", VEHICLE.names[effect.kind]), n=int(s.step))
    elif isinstance(effect, Casualties):
        out["n"] = int(s.step >> AREA_BITS)
    elif isinstance(effect, PlaceDrawn):
        out["token"] = cat.name("deployment token", TOKEN.names[treasury(s, ATREIDES)[TOKEN_FACE + s.step]])
    elif isinstance(effect, RemoveVehicles):
        out["n"] = int(s.step >> SECTOR_BITS)
    elif isinstance(effect, ShiftMarkers):
        out["stage"] = "lower" if s.step < SHIFT else "raise"
    elif isinstance(effect, RetreatChoice):
        out["stage"] = "own" if s.t[HOLDER + s.step] == s.me[MY_SIDE] else "enemy"
    elif isinstance(effect, (SpendSpice, MahdiSpice)):
        out["n"] = int(s.t[SPICE])
    elif isinstance(effect, HandDown):
        out["n"] = int(hand_limit(s.me))
    elif isinstance(effect, DiscardOwn):
        out["n"] = int(s.step)
    elif isinstance(effect, DrawCards):
        out["n"] = int(effect.n - s.step % STACK - s.step // STACK)
    elif isinstance(effect, FearlessSteps):
        out["n"] = int(FEARLESS)
    return out


def asked(s: State, effect: Effect) -> tuple[int, ...] | None:
    """The fillings of `decision` depend on too much to list."""
    return None


def _place_asked(cat: Messages, s: State, effect: Effect) -> Filling:
    """Returns the area that a decision is about."""
    if isinstance(effect, Split) and s.t[MARCH_FROM] != NONE:
        return {"area": cat.name("area", AREA.names[s.t[MARCH_FROM]]),
                "to_area": cat.name("area", AREA.names[s.t[MARCH_TO]]),
                "text": cat.phrase(legion_message(s, s.t[MARCH_FROM], staying=True))}
    if isinstance(effect, Casualties):
        return {"area": cat.name("area", AREA.names[s.step & AREA_MASK])}
    if isinstance(effect, (ScoutArea, LimitCheck, RetreatChoice, CarryallRescue, DriveOut)):
        return {"area": cat.name("area", AREA.names[s.step])}
    if s.t[BATTLE_AT] != NONE:
        mine = s.me[MY_SIDE]
        return {"area": cat.name("area", AREA.names[s.t[BATTLE_AT]]), "round": int(s.t[BATTLE_ROUND]),
                "n": int(dice_of(s, mine)), "theirs": int(dice_of(s, 1 - mine))}
    return {}


# ------------------------------------------------------------------ the words of things


def legion_message(s: State, area: int, staying: bool = False) -> Message:
    """Returns the public view of a legion; `staying` leaves out those who stay behind."""
    side = s.t[HOLDER + area]
    parts: list[Message] = []
    for tier in range(REGULAR, SPECIAL + 1):
        figure = unit_figure(side, tier)
        n = s.t[UNITS + tier * AREA_CAPACITY + area] - (s.t[STAYING + figure] if staying else 0)
        if n > 0:
            parts.append(Message("n-figures", {"n": int(n), "figure": FIGURE.names[figure]}))
    tokens = int(s.t[TOKENS_HERE + area])
    if staying:
        tokens = sum(int(s.t[TOKEN_AT + counter]) == area and s.t[STAYING + FIGURE.find(name)] == 0
                     for counter, name in enumerate(COUNTER.names))
    if tokens:
        parts.append(Message("n-tokens", {"n": tokens}))
    officer = officer_figure(side)
    officers = s.t[OFFICERS + area] - (s.t[STAYING + officer] if staying else 0)
    if officers > 0:
        parts.append(Message("n-figures", {"n": int(officers), "figure": FIGURE.names[officer]}))
    for leader, name in enumerate(LEADER.names):
        if s.t[NAMED_HERE + area] >> leader & 1 and not (staying and s.t[STAYING + NAMED + leader]):
            parts.append(Message("that-figure", {"figure": name}))
    return Message("figures", {"parts": parts}) if parts else Message("nothing")


def planning_message(card: PlanningCard) -> Message:
    return Message("schemes-words") if card.schemes else card.effect.message()


def special_message(leader: int) -> Message:
    special = LEADER_CARDS[leader].special
    return NOTHING.message() if special is None else special.message()


# Cards with a different text in a solo game (WFA-SOLO-79 to 82).
ALONE: Final = {"thufir_hawat": "solo-thufir_hawat", "gaius_helen_mohiam": "solo-gaius_helen_mohiam",
                "truthtrance": "solo-truthtrance", "hawats_scheming": "solo-hawats_scheming"}


def alone_message(id: str) -> Message:
    """Returns what a card does in a solo game, if that is different."""
    return Message(ALONE[id]) if id in ALONE else NOTHING.message()


def harvest_message(sietch: int) -> Message:
    """Returns the effect of a tactics card that is turned up first."""
    return Message("tactics-harvest", {"region": REGION.names[REGION_OF[sietch]]})


def target_message(sietch: int) -> Message:
    """Returns the effect of a tactics card that is turned up second."""
    return Message("tactics-target", {"area": TACTICS.names[sietch]})


def step_message(card: PrescienceCard) -> Message:
    """Returns how far the markers advance."""
    return Message("steps", {"parts": [Message("marker-steps", {"marker": MARKER.names[marker], "n": n})
                                       for marker, n in enumerate(card.steps) if n]})


def task_message(card: PrescienceCard) -> Message:
    """Returns what a prescience card asks for, including the die."""
    parts = [Message("spend-any-die")] if card.die else []
    parts += [] if card.task is NOTHING else [card.task.message()]
    return NOTHING.message() if not parts else parts[0] if len(parts) == 1 else Message("all", {"parts": parts})


def claim_message(card: PrescienceCard) -> Message:
    """Returns what it costs to take a prescience card now, and what it gives."""
    task = task_message(card)
    return step_message(card) if task.key == "nothing" else Message("arrow", {"cost": task, "gain": step_message(card)})


def goal_message(card: Objective) -> Message:
    """Returns how far the markers must be for an objective."""
    return Message("goals", {"parts": [Message("marker-goal", {"marker": MARKER.names[marker], "n": n})
                                       for marker, n in enumerate(card.needs)]})
