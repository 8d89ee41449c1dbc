"""Every refusal reason in the source code: its key, its arguments and its place."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import landsraad
from landsraad.games.arrakis.state import cells as war
from landsraad.games.dune.automa.rivals.cells import RIVAL_CARD
from landsraad.games.dune.bases.six import cells as six
from landsraad.games.dune.bases.uprising import cells as own
from landsraad.games.dune.modules.choam import cells as contracts
from landsraad.games.dune.modules.rise_of_ix import cells as ix
from landsraad.games.dune.state import cells
from landsraad.games.dune.state import events as tidings
from landsraad.games.dune.titles.imperium import BOX as IMPERIUM
from landsraad.games.dune.titles.uprising import BOX as UPRISING
from landsraad.games.dune.titles.uprising import VARIANTS
from landsraad.kernel.cells import Domain
from landsraad.kernel.reasons import Choices, Filling, Named, Reason

ROOT = Path(landsraad.__file__).parent


@dataclass(frozen=True)
class Call:
    key: str
    args: frozenset[str]
    where: str


@cache
def calls() -> list[Call]:
    found = []
    for path in sorted(ROOT.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                where = f"{path.relative_to(ROOT)}:{node.lineno}"
                key = node.args[0] if node.args else None
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    found.append(Call(key.value, frozenset(word.arg or "**" for word in node.keywords), where))
                else:
                    assert path.name == "reasons.py", f"{where}: the key of a reason is written out"
    return found


def keys() -> dict[str, frozenset[str]]:
    return {call.key: call.args for call in calls()}


# ------------------------------------------------------------------ sample values


def members(domain: Domain) -> list[Filling]:
    return [Named(domain.name, id) for id in domain.names]


NUMBERS: list[Filling] = [0, 1, 2, 3, 4, 5, 11, 21, 22, 25]
ICONS: list[Filling] = [Named("icon", icon) for icon in cells.ICONS]
SEATS = members(cells.SEATS)
FACTIONS = [*members(cells.FACTION), *members(six.FACTION)]
SAMPLES: dict[str, list[Filling]] = {
    "card": [*members(IMPERIUM.card_ids), *members(IMPERIUM.intrigue_ids), *members(UPRISING.card_ids),
             *members(UPRISING.intrigue_ids), *members(war.PLANNING), *members(war.PRESCIENCE)],
    "space": [*members(IMPERIUM.space_ids), *members(UPRISING.space_ids)], "seat": SEATS,
    "faction": FACTIONS, "zone": [*members(cells.ZONE), *members(war.AIR)], "box": members(cells.BOX), "icon": ICONS,
    "what": members(tidings.RESOURCE)[:3], "difficulty": members(cells.DIFFICULTY),
    "leader": [*members(IMPERIUM.leader_ids), *members(UPRISING.leader_ids), *members(war.LEADER)],
    "post": members(UPRISING.post_ids),
    "contract": members(contracts.CONTRACT), "tile": members(ix.TILE),
    "conflict": [*members(IMPERIUM.conflict_ids), *members(UPRISING.conflict_ids)],
    "mark": members(own.BATTLE_ICON), "training": members(own.TRAINING), "rival": members(RIVAL_CARD),
    "board": members(six.BOARD), "good": members(six.GOOD),
    "variant": [Named("variant", word) for word in VARIANTS], "rivals": [members(RIVAL_CARD)[:2]],  # type: ignore[list-item]
    "cause": [*members(IMPERIUM.card_ids), *members(IMPERIUM.space_ids), *members(IMPERIUM.leader_ids),
              *members(IMPERIUM.conflict_ids)],
    "option": [Named("option", name) for name in ("leaders", "rivals", "first")],
    "needed": [Named("option", name) for name in ("choam", "rivals")],
    "seats": [SEATS[:1], SEATS[:2], SEATS[:3]], "factions": [FACTIONS[:1], FACTIONS[:2], FACTIONS],  # type: ignore[list-item]
    "icons": [ICONS[:1], ICONS],  # type: ignore[list-item]
    "parts": [members(own.BOX), members(IMPERIUM.card_ids)[:3]],  # type: ignore[list-item]
    "moves": [Choices(["7"], 6), Choices([str(n) for n in range(20)], 6)],
    "why": [Reason("over"), Reason("occupied", seats=[Named("seat", "B")])],
    "area": members(war.AREA), "other": members(war.AREA)[::-1], "areas": [members(war.AREA)[:3]],  # type: ignore[list-item]
    "figure": members(war.FIGURE), "token": members(war.COUNTER), "result": members(war.RESULT),
    "detail": ["12: 34"], "id": ["7"], "name": ["8"], "most": ["9007199254740991"],
}


def samples(key: str, args: frozenset[str]) -> list[Reason]:
    """The reason with all sample values of its arguments, changing together."""
    columns = {name: SAMPLES.get(name, NUMBERS) for name in sorted(args)}
    if key == "about":
        columns["what"] = SAMPLES["cause"]
    rows = max((len(column) for column in columns.values()), default=1)
    return [Reason(key, **{name: column[i % len(column)] for name, column in columns.items()}) for i in range(rows)]
