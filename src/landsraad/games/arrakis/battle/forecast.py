# cold
"""The odds of a battle on the board, as one seat can know them.

Opponents of the Atreides know neither the rank of a hidden sietch nor what is on deployment tokens, but they know which
ranks and faces are still hidden. So the odds are the mean over all possibilities, weighted by their probability.
"""

from __future__ import annotations

from math import comb
from typing import Any, Final

from landsraad.games.arrakis.battle.battle_dice import OFFICER_HITS
from landsraad.games.arrakis.battle.odds import Ability, Force, Terms, after_hit, summary
from landsraad.games.arrakis.legions.deployment_tokens import hidden_sietch
from landsraad.games.arrakis.legions.settlements import rank_at
from landsraad.games.arrakis.pieces.figures import AREA_CAPACITY, limit, settlement_side, treasury
from landsraad.games.arrakis.state.cells import (
    AREA,
    ATREIDES,
    ATTACKER,
    BATTLE_AT,
    BATTLE_FROM,
    BATTLE_ROUND,
    CARD_DICE,
    COUNTER,
    DICE_CAP,
    EXTRA_DICE,
    HOLDER,
    MERCILESS,
    MY_SIDE,
    NAMED_HERE,
    OFFICERS,
    REGULAR,
    ROLLED_A,
    ROLLED_D,
    SETTLED,
    SIETCH,
    SIETCH_RANK,
    SUPPLY,
    SURPRISE,
    TOKEN,
    TOKEN_AT,
    TOKEN_FACE,
    TOKEN_SUPPLY,
    UNITS,
)
from landsraad.games.arrakis.state.component_types import LEADER_CARDS, TOKEN_FACES
from landsraad.kernel.cells import NONE
from landsraad.kernel.engine import State

Units = tuple[int, int, int]
SUMS: Final = ("attacker_dice", "defender_dice", "won", "held", "nobody", "destroyed", "rounds",
               "expected_on_attacker", "expected_on_defender")  # values that are averaged


# ------------------------------------------------------------------ hidden information


def rank_chances(s: State, area: int, viewer: int) -> list[tuple[int, float]]:
    """The possible ranks of the settlement there, with their probabilities."""
    if not hidden_sietch(s, area) or knows(s, viewer):
        return [(int(rank_at(s, area)), 1.0)]
    mine = treasury(s, ATREIDES)
    ranks = [int(mine[SIETCH_RANK + i]) for i in range(len(SIETCH.names)) if mine[SIETCH_RANK + i] != NONE]
    return [(rank, ranks.count(rank) / len(ranks)) for rank in sorted(set(ranks))]


def knows(s: State, viewer: int) -> bool:
    """Does that seat see what the Atreides see? NONE is a spectator."""
    return viewer != NONE and s.seats[viewer][MY_SIDE] == ATREIDES


def token_chances(s: State, area: int, viewer: int) -> list[tuple[Units, float]]:
    """The possible total units on the tokens there, with their probabilities."""
    here = [i for i in range(len(COUNTER.names)) if s.t[TOKEN_AT + i] == area]
    faces = [int(treasury(s, ATREIDES)[TOKEN_FACE + i]) for i in here]
    if knows(s, viewer) or not here:
        total = (0, 0, 0)
        for face in faces:
            total = add_units(total, TOKEN_FACES[face].units, 1)
        return [(total, 1.0)]
    chances: dict[Units, float] = {(0, 0, 0): 1.0}
    for back in range(2):  # starting tokens and later ones have different backs
        n = len([face for face in faces if TOKEN.card_backs[face] == back])
        drawn = draw_chances(hidden_faces(s, back), n)
        mixed: dict[Units, float] = {}
        for units, chance in chances.items():
            for more, p in drawn.items():
                both = add_units(units, more, 1)
                mixed[both] = mixed.get(both, 0.0) + chance * p
        chances = mixed
    return sorted(chances.items())


def hidden_faces(s: State, back: int) -> dict[int, int]:
    """How many tokens of each face only the Atreides have seen."""
    mine = treasury(s, ATREIDES)
    faces = [int(mine[TOKEN_FACE + i]) for i in range(len(COUNTER.names)) if mine[TOKEN_FACE + i] != NONE]
    faces += TOKEN_SUPPLY.cards(mine)
    counts: dict[int, int] = {}
    for face in faces:
        if TOKEN.card_backs[face] == back:
            counts[face] = counts.get(face, 0) + 1
    return counts


def draw_chances(counts: dict[int, int], n: int) -> dict[Units, float]:
    """The probabilities of unit totals on n tokens drawn without replacement from these faces."""
    ways: dict[tuple[int, Units], int] = {(0, (0, 0, 0)): 1}
    for face, copies in counts.items():
        more: dict[tuple[int, Units], int] = {}
        for (drawn, units), count in ways.items():
            for k in range(min(copies, n - drawn) + 1):
                key = (drawn + k, add_units(units, TOKEN_FACES[face].units, k))
                more[key] = more.get(key, 0) + count * comb(copies, k)
        ways = more
    every = comb(sum(counts.values()), n)
    return {units: count / every for (drawn, units), count in ways.items() if drawn == n}


def add_units(a: Units, b: tuple[int, ...], times: int) -> Units:
    return a[0] + b[0] * times, a[1] + b[1] * times, a[2] + b[2] * times


# ------------------------------------------------------------------ legions on the board


def force_at(s: State, area: int, tokens: Units, dice: int) -> Force:
    """The legion of an area with its tokens revealed.

    Above the unit limit, regular units are removed first.
    """
    side = s.t[HOLDER + area]
    if side == NONE:
        return Force()
    units = [int(s.t[UNITS + tier * AREA_CAPACITY + area]) + tokens[tier] for tier in range(3)]
    excess = sum(units) - int(limit(s, side))
    for tier in range(3):
        gone = max(0, min(excess, units[tier]))
        units[tier] -= gone
        excess -= gone
    leaders: list[Ability] = [(OFFICER_HITS, 0)] * int(s.t[OFFICERS + area])
    named = int(s.t[NAMED_HERE + area])
    leaders += [(int(card.hits), int(card.shields)) for card in LEADER_CARDS if named >> int(card.leader) & 1]
    return Force(units[0], units[1], units[2], leaders, dice, int(treasury(s, side)[SUPPLY + REGULAR]))


def attack_odds(s: State, viewer: int, frm: int, at: int, surprise: bool = False, extra_dice: int = 0,
                enemy_cap: int = 0, merciless: bool = False, cards: int = 0) -> dict[str, Any]:
    """The odds of an attack before it is declared, as far as that seat can know (NONE: a spectator)."""
    terms = Terms(settlement_side(s, at) != NONE, surprise, merciless, cards, 0, 0, enemy_cap)
    out = mixture(s, viewer, frm, at, extra_dice, 0, terms, False)
    out.update({"from": AREA.names[frm], "at": AREA.names[at]})
    return out


def battle_forecast(s: State, viewer: int) -> dict[str, Any] | None:
    """The odds of the round about to be rolled or, after a roll, of continuing.

    None if there is no battle.
    """
    t = s.t
    if t[BATTLE_FROM] == NONE:
        return None
    side = t[ATTACKER]
    rolled = sum([int(t[ROLLED_A + face] + t[ROLLED_D + face]) for face in range(3)]) > 0
    settled = t[SETTLED + t[BATTLE_AT]] != NONE
    first = t[BATTLE_ROUND] <= 1 and not rolled
    terms = Terms(settled, bool(t[SURPRISE]) and first, bool(t[MERCILESS]))
    if not rolled:
        terms.attacker_cards = int(t[CARD_DICE + side])
        terms.defender_cards = int(t[CARD_DICE + 1 - side])
    if first:
        terms.attacker_cap = int(t[DICE_CAP + side])
        terms.defender_cap = int(t[DICE_CAP + 1 - side])
    out = mixture(s, viewer, t[BATTLE_FROM], t[BATTLE_AT], int(t[EXTRA_DICE + side]), int(t[EXTRA_DICE + 1 - side]),
                  terms, rolled and terms.siege)
    out.update({"from": AREA.names[t[BATTLE_FROM]], "at": AREA.names[t[BATTLE_AT]]})
    return out


def mixture(s: State, viewer: int, frm: int, at: int, extra: int, against: int, terms: Terms,
            pays: bool) -> dict[str, Any]:
    """The mean over all hidden possibilities. `pays`: continuing costs the attacker a hit first."""
    parts: list[tuple[dict[str, Any], float]] = []
    known: dict[tuple[object, ...], dict[str, Any]] = {}
    defended = s.t[HOLDER + at] != NONE
    for own, p_own in token_chances(s, frm, viewer):
        attacker: Force | None = force_at(s, frm, own, extra)
        if pays and attacker is not None:
            attacker = after_hit(attacker)
        for tokens, p_tokens in token_chances(s, at, viewer) if defended else [((0, 0, 0), 1.0)]:
            for rank, p_rank in rank_chances(s, at, viewer):
                defender = force_at(s, at, tokens, rank + against)
                foe = Force(dice=0) if attacker is None else attacker
                key = (foe.key(), defender.key())
                if key not in known:
                    known[key] = summary(foe, defender, terms)
                parts.append((known[key], p_own * p_tokens * p_rank))
    return average(parts)


def average(parts: list[tuple[dict[str, Any], float]]) -> dict[str, Any]:
    out: dict[str, Any] = {name: sum([part[name] * chance for part, chance in parts]) for name in SUMS}
    for name in ("on_attacker", "on_defender"):
        longest = max([len(part[name]) for part, _ in parts])
        out[name] = [sum([part[name][n] * chance for part, chance in parts if n < len(part[name])])
                     for n in range(longest)]
    return out
