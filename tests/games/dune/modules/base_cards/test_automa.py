"""Base cards that the Rivals of Uprising meet."""

from __future__ import annotations

from support.dune.automa_tables import automa_table, skipped, visited
from support.dune.table import play
from support.rules import rule


@rule("MIX-BASE-03", "IMP-CARD-09")
def test_the_voice_closes_a_space_to_a_rival() -> None:
    t = automa_table("uprising", modules=("base_cards",), A={"hand": ["the_voice", "dagger"]},
                     hagal_deck=["hagal_espionage", "hagal_dutiful_service"])
    play(t, "agent the_voice imperial_basin", "silence espionage", "deploy 0")
    assert visited(t) == ["dutiful_service"] and skipped(t) == [("hagal_espionage", "closed")]
