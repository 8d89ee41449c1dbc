"""Tables with the Rivals of Uprising: B and C in solo games, C in two-player games."""

from __future__ import annotations

from typing import Any, cast

import landsraad
from landsraad.kernel.table import Table
from landsraad.scenarios.positions import open_position
from support.dune.resources import FACTIONS
from support.dune.table import Brisk, play, texts

RIVAL = {"solo": "B", "two": "C"}
COUNCIL = "agent dagger high_council"  # a space that no House Hagal card names
LEVELS = ["mercenary", "sardaukar", "mentat", "kwisatz_haderach"]
RIVAL_IDS = ["vladimir_harkonnen", "glossu_rabban", "staban_tuek", "amber_metulli", "gurney_halleck", "margot_fenring",
             "princess_irulan", "lady_jessica", "feyd_rautha", "muad_dib"]
QUIET = {"solari": 0, "spice": 0, "water": 0, "vp": 0, "intrigue": []}  # far from any purchase


def rival_table(mode: str = "solo", rivals: list[str] | None = None, difficulty: str = "sardaukar",
                variants: tuple[str, ...] = (), chance: list[object] | None = None, seed: int = 1,
                choam: str = "no", brisk: bool = True, **given: Any) -> Table:
    """A goes first and can afford the High Council; the Rival has three troops and no resources.

    In the solo game the other Rival, C, has no agent.
    """
    hand = ["dagger", "diplomacy", "reconnaissance", "dune_the_desert_planet"]
    me = {"hand": hand, "solari": 5, **given.pop("A", {})}
    seats: dict[str, Any] = {"A": me, RIVAL[mode]: {**QUIET, "garrison": 3, **given.pop(RIVAL[mode], {})}}
    options: dict[str, Any] = {"players": 1, "leaders": ["muad_dib"], "difficulty": difficulty}
    if mode == "solo":
        chosen = rivals or ["staban_tuek"]
        options["rivals"] = [*chosen, *(id for id in ("gurney_halleck", "feyd_rautha") if id not in chosen)][:2]
        seats["C"] = {**QUIET, "agents": 0, **given.pop("C", {})}
    else:
        options |= {"players": 2, "leaders": ["muad_dib", "gurney_halleck"], "rivals": rivals or ["staban_tuek"]}
        del options["difficulty"]
    made = open_position(landsraad.game("uprising"), {**options, "variants": list(variants), "choam": choam}, seed,
                         {"first": "A", **seats, **given}, chance)
    return cast(Table, Brisk(made)) if brisk else made


def act(t: Table) -> Table:
    """A visits the High Council; then it is the Rival's turn."""
    play(t, COUNCIL)
    return play(t, "end") if t.decision()["effect"].endswith("AgentTurn") else t  # a plot card could still be played


def rival(card: str | list[str], mode: str = "solo", **given: Any) -> Table:
    """Plays the Rival's turn, with those cards on top of the House Hagal deck."""
    return act(rival_table(mode, hagal_deck=[card] if isinstance(card, str) else card, **given))


def fight(conflict: str, a: int, b: int, c: int, **given: Any) -> Table:
    """A combat of the solo game with that many troops.

    The Rivals reveal cards without swords, and A goes first afterwards.
    """
    seats = {seat: {**QUIET, "conflict": n, **given.pop(seat, {})} for seat, n in zip("ABC", (a, b, c), strict=True)}
    return rival_table(phase="combat", round=2, conflict=conflict, **{
        "first": "C", "hagal_deck": ["hagal_assembly_hall", "hagal_gather_support_a"],
        "conflict_deck": ["test_of_loyalty"], **given, **seats})


def told(t: Table, kind: str) -> list[dict[str, Any]]:
    """Returns the events of one kind, including those before the first decision."""
    heard = [*t.opening, *t.happened()]
    return [e.to_json(t.game.plan, -1, i) for i, e in enumerate(heard) if e.kind.name == kind]


def sent(t: Table) -> list[list[str]]:
    """Returns which seats sent agents, round by round."""
    out: list[list[str]] = [[]]
    for e in t.events():
        if e["kind"] == "round":
            out.append([])
        elif e["kind"] == "hagal_agent":
            out[-1].append(e["seat"])
    return [seats for seats in out if seats]


def play_out(t: Table) -> None:
    """Plays the round to its end; the players send no agents."""
    n = t.get("round")
    while not t.over and t.get("round") == n:
        legal = texts(t)
        t.play(next((text for text in ("reveal", "end", "pass") if text in legal), legal[0]))


def influence(t: Table, seat: str = "B") -> list[int]:
    return [t.get(f"{seat}.influence.{faction}") for faction in FACTIONS]
