"""Documents the scenario keys of the six-player game. Uprising's glossary documents those it shares with it."""

from __future__ import annotations

from typing import Final

from landsraad.games.dune.bases.uprising.scenario.glossary import NOTES as UPRISING

ABSENT: Final = ("difficulty", "hagal_deck", "hagal_discard")
ONLY_FOR_FEW: Final = ("harvest",)
OWN: Final[dict[str, str]] = {
    "throne_row": "cards that only Shaddam's team may acquire: exactly these",
    "teams": "only in `expect`: `teams.muad_dib.vp`, `teams.shaddam.commander`, `teams.shaddam.allies`",
    "winner": "only in `expect`, when the game is over: the team, or one of its seats; see `winners`",
    "winners": "only in `expect`: the seats of the winning team",
    "A.team": "muad_dib or shaddam: it follows from the seat",
    "A.personal_board": "of a commander; null: an ally",
    "A.activated": "of a commander in its turn: who takes its place. In `given` it answers the question with which its "
                   "turn begins",
    "A.left_agent": "of a commander: where the agent stands that activates the ally on the left; null: on the leader",
    "A.right_agent": "the same for the right",
    "A.double_agent": "the same for the Swordmaster, who activates either",
    "A.swordmaster": "1 (or true) once it was gained; the bonus token stays with the seat",
    "A.swordmaster_spent": "1 (or true) once it was sent: it is gone when the round is over",
    "A.conceded": "1: the seat has left a tie of this combat to the other ally",
    "A.influence": "on the four tracks of the board and the two of the personal boards; on the board a commander has "
                   "the better of its allies' values, and no cube",
    "A.garrison": "troops; a commander's are the activated ally's as long as its turn lasts",
    "A.token": "1 (or true) with the Swordmaster's bonus token; in `given` alone, the Swordmaster has been used up",
    "move activate": "a commander begins its turn: that ally takes its place in it",
    "move call_up": "a commander's ally may deploy now, and decides how many",
    "move play_for": "a commander plays a combat card for that ally",
    "move share": "of three new troops that ally gets so many, the other one the rest",
    "move trade": "with that teammate",
    "move hand_over": "goods of one kind to the teammate",
    "move hand_intrigue": "an intrigue card to the teammate; the others do not see which",
    "move pledge": "spice towards a commander's cost",
    "move enthrone": "a card of the Row goes to the Throne Row",
    "move assign": "that contract goes to that ally",
    "move concede": "leave a tie to the other ally",
}
NOTES: Final[dict[str, str]] = {word: note for word, note in UPRISING.items() if word not in ABSENT} | OWN
