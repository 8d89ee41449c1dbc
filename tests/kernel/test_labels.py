"""Labels of effects are part of saved games: once written, a label never disappears.

`python tests/kernel/test_labels.py` adds new labels to the list; it never removes one.
"""

from __future__ import annotations

from pathlib import Path

import landsraad
from landsraad.games.dune.titles.six import SIX_PLAYERS  # created last
from landsraad.kernel.engine import EFFECTS, Effect

LOCK = Path(__file__).with_name("labels.lock")

PLANS = [*(landsraad.game(name).plan for name in landsraad.games()), SIX_PLAYERS.plan]


def known() -> list[str]:
    """The labels of the games, without those of miniature games in other tests."""
    return sorted(label for label, number in EFFECTS.by_label.items() if number < SIX_PLAYERS.plan.effects)


def test_every_label_of_a_saved_game_is_still_known() -> None:
    missing = [label for label in LOCK.read_text().split("\n")
               if label and all(plan.find_effect(label) is None for plan in PLANS)]
    assert not missing, f"saved games with these effects cannot be opened any more: {missing}"


def test_every_label_is_in_the_lock() -> None:
    new = sorted(set(known()) - set(LOCK.read_text().split("\n")))
    assert not new, f"add them with `python {Path(__file__).name}`: {new}"


def test_every_part_of_a_labelled_effect_has_a_label() -> None:
    """Everything that an effect may push can be saved."""
    assert not [label for label in known() for value in vars(EFFECTS.all[EFFECTS.by_label[label]]).values()
                for part in (value if isinstance(value, (list, tuple)) else [value])
                if isinstance(part, Effect) and not part.label]


if __name__ == "__main__":
    LOCK.write_text("\n".join(sorted({*known(), *LOCK.read_text().split()} if LOCK.exists() else known())) + "\n")
