"""Every refused move has a reason that can be shown, and changes nothing."""

from __future__ import annotations

import random

import pytest

import landsraad
from landsraad.kernel.errors import BadInput
from landsraad.text.messages import Messages, languages
from support.sampling import sampled


@pytest.mark.long
@pytest.mark.parametrize("seed", sampled(range(3), 3))
def test_any_move_at_any_time(seed: int) -> None:
    cats = [Messages.load(language) for language in languages()]
    for cat in cats:
        cat.troubles.clear()
    rng = random.Random(seed)
    t = landsraad.new("uprising", players=6, seed=500 + seed)
    families = t.game.plan.moves.families
    while not t.over:
        if rng.random() < 0.25:
            for _ in range(8):
                family = rng.choice(families)
                words = [family.name, *(rng.choice(domain.names) for domain in family.domains())]
                move = t.parse(" ".join(words))
                if t.state.is_legal(move):
                    continue
                before = (t.fingerprint(), t.legal())
                with pytest.raises(BadInput) as caught:
                    t.play(move)
                assert (t.fingerprint(), t.legal()) == before and "\n" not in str(caught.value)
                for cat in cats:
                    assert cat.error(caught.value)
        t.play(rng.choice(t.legal()))
    assert [trouble for cat in cats for trouble in cat.troubles] == []
