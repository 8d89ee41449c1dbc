"""Documents the scenario keys of Uprising. The family's glossary documents those that all games share."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.scenario.glossary import NOTES as FAMILY

ABSENT: Final = ("mentat", "mentat_next", "A.silenced", "A.envoy", "A.infiltrate", "A.charisma", "A.mission")
ONLY_IMPERIUM: Final = ("sell", "silence", "from", "from_leader", "against", "put", "take", "draw",
                        "trash_top")
OWN: Final[dict[str, str]] = {
    # the table
    "conflict": "the card of this round; null once its winner has taken it",
    "shield_wall": "1 (or true) while it stands",
    "trashed_intrigue": "intrigue cards that have left the game; they come from the deck",
    "last_reveal": "who took a reveal turn most recently, for the last tie-break",
    "reason": "only in `expect`: what decided: vp, spice, solari, water, garrison or reveal",
    # a seat
    "A.role": "player or rival",
    "A.supply": "troops; left out, it follows from garrison, Conflict and memories",
    "A.set_aside": "a card of the Row kept for this seat until its reveal turn is over",
    "A.sandworms": "in the Conflict",
    "A.spies": "the posts where it has a spy, up to three; in `given` with or without `post_`; the others are in its "
               "supply",
    "A.maker_hooks": "1 (or true) if it has the token",
    "A.objective": "its objective, in `given` by name or by icon; who had that one gets the other in exchange",
    "A.objective_matched": "the objective lies face down",
    "A.won": "conflict cards face up, as they were won; they are taken from the conflicts that are not in the deck",
    "A.matched": "conflict cards face down, after a pair",
    "A.training": "where the token of Feyd-Rautha is",
    "A.memories": "Lady Jessica's; they are troops, missing from the supply",
    "A.reverend_mother": "1 (or true) once Lady Jessica is on her other side",
    "A.call_to_arms": "troops for each card acquired in this reveal turn",
    "A.distractions": "plots that wait for three units deployed in one turn",
    # moves
    "move recall": "an agent returns from that space to the leader: not the one of this turn",
    "move remove": "set a card of the Row aside",
    "move resolve": "which box of an agent turn comes next: the card's, the space's, the influence step, the contracts",
    "move ability": "what the leader may do in an agent turn or a reveal turn",
    "move spy": "place a spy at that post",
    "move recall_spy": "a spy returns from that post to the supply",
    "move infiltrate": "the spy of that post lets the agent in past another's",
    "move gather": "recall the spy of that post to draw a card, before anything else happens on the space",
    "move detonate": "remove the Shield Wall for the rest of the game",
    "move train": "the token moves to that space of the training track",
    "move trash_intrigue": "an intrigue card of the hand leaves the game",
    "move trash_looked": "one of the cards just looked at leaves the game",
    "move match": "pair a wild icon with that won card, at the end",
    "move match_objective": "pair a wild icon with the objective, at the end",
    **{f"move {name}": "not used in Uprising" for name in ONLY_IMPERIUM},
}
NOTES: Final[dict[str, str]] = {word: note for word, note in FAMILY.items() if word not in ABSENT} | OWN
