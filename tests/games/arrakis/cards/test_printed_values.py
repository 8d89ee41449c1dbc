"""The printed planning cards and leaders in a short notation, compared with those of the game.

    reg, el, sard, fed    regular and elite units, Sardaukar, Fedaykin
    LEADER                one leader, with a name or without
    a > b                 then; every part may be left out
    a | b                 one of the two
    L[x]                  a legion that fits
    IF x: a ELSE b        the second use of a card comes first, under its own condition
"""

from __future__ import annotations

import pytest

import landsraad
from landsraad.games.arrakis.state.cells import DECK, LEADER, RESULT
from landsraad.games.arrakis.state.component_types import LEADER_CARDS, PLANNING_CARDS
from landsraad.kernel.cells import NONE
from landsraad.kernel.messages import Message
from support.rules import rule

assert landsraad.game("arrakis").name == "arrakis"  # declares every card

FACTS: dict[str, dict[str, tuple[int, str]]] = {
    "house_harkonnen": {
        "hard_times_and_oppression": (
            1, "PLACE 1 reg @each of arsunt, hagga_basin, imperial_basin, north_pole"
               " > PLACE 1 el @each of carthag, arrakeen"),
        "forced_recruitment": (1, "PLACE 3 el + LEADER @arrakeen settlement"),
        "beloved_feyd_rautha": (1, "IF feyd_rautha in play: PLACE 2 el @legion with feyd_rautha"
                                   " ELSE feyd_rautha enters play > PLAY 1"),
        "harkonnen_patrols": (1, "PLACE 1 reg @each of 3 empty desert areas"),
        "arsunt_legion": (1, "PLACE 1 reg + 1 el + LEADER @arsunt settlement"
                             " > MOVE 1 L[at arsunt] | ATTACK L[at arsunt]"),
        "barons_personal_guard": (1, "PLACE 2 el + baron_harkonnen @carthag or arrakeen settlement > MOVE 1 L[any]"),
        "hawats_scheming": (3, "-"),
        "evidence_of_rebellion": (1, "PLACE 2 el @any one settlement > DRAW 2"),
        "polar_cap_factories": (1, "PLACE 2 reg + 1 el + 1 bashar @north_pole settlement"
                                   " > discard all wormsigns adjacent to north_pole"),
        "carthag_the_former_capital": (1, "PLACE 3 reg + 1 el + LEADER @carthag settlement"),
        "workhorse_of_arrakis": (1, "PLACE 1 harvester > PLACE 1 carryall > DRAW 2"),
        "spotter_control": (1, "discard 3 wormsigns > DRAW 2"),
        "explosive_artillery": (1, "MOVE 1 L[any] > special attack next to an own legion with 4 dice"),
        "sandmasters": (1, "PLACE 3 harvester > DRAW 1"),
        "mudir_nahya_the_demon_ruler": (1, "IF beast_rabban out of the game: PLACE 2 el + LEADER @any legion"
                                           " ELSE PLACE 1 el + beast_rabban @any legion > SURPRISE L[it]"),
        "hunter_seeker": (1, "TANK 1 enemy leader in the sector of an own legion"),
    },
    "corrino_allies": {
        "rage_overcame_shaddam_iv_a": (
            1, "IF emperor_shaddam_iv in play: PLACE 4 reg + emperor_shaddam_iv @any one settlement"
               " ELSE emperor_shaddam_iv enters play > PLAY 1"),
        "rage_overcame_shaddam_iv_b": (
            1, "IF emperor_shaddam_iv in play: PLACE 2 sard + emperor_shaddam_iv @any legion"
               " ELSE emperor_shaddam_iv enters play > PLAY 1"),
        "rage_overcame_shaddam_iv_c": (
            1, "IF emperor_shaddam_iv in play: PLACE emperor_shaddam_iv @legion with sard > MOVE 1 L[it]"
               " > SURPRISE L[it] ELSE emperor_shaddam_iv enters play > PLAY 1"),
        "manipulation_of_others": (1, "opponent discards 2 > DRAW 2"),
        "breeding_program": (1, "take 1 Bene Gesserit token > PLAY 1"),
        "troop_carriers": (1, "move a legion from a settlement to any other own legion"),
        "shigawire": (1, "MOVE 1 L[with special] > TANK 1 enemy leader adjacent to it"),
        "hope_clouds_observation": (1, "shuffle 1 revealed prescience card back"),
        "reports_of_traitors": (1, "opponent loses an unused house die"),
        "sardaukar_pogrom": (1, "MOVE 3 L[with special]"),
        "sardaukars_manner": (1, "MOVE 1 L[with special] | SURPRISE L[with special]"),
        "spies_all_over_arrakis": (1, "reveal all of 1 area > DRAW 2"),
        "full_control_of_the_air": (1, "PLACE 2 ornithopter > MOVE 1 L[any]"),
        "moving_the_battle_group": (1, "PLACE 2 el + 1 bashar @free mountain"),
        "killers_without_mercy": (1, "ATTACK L[with special] at no cost to continue"),
        "sardaukar_disguised": (1, "SWAP 2 el->sard > MOVE 2 L[with special]"),
        "i_decide_what_best_serves_his_majesty": (
            1, "PLACE captain_aramsham @legion with sard > MOVE 1 L[it] | SURPRISE L[it]"),
        "seek_out_the_mahdi": (1, "MOVE 1 L[any] > Paul is held in the opponent's next turn"),
    },
    "house_atreides": {
        "war_plan": (1, "MOVE 1 L[any] | ATTACK L[any] with 1 die more"),
        "alia_the_abomination": (1, "IF alia in play: TANK 1 enemy leader > DRAW 2"
                                    " ELSE IF reverend_mother_jessica in play: alia enters play > PLAY 1"),
        "smugglers_a": (1, "IF gurney_halleck in play: place 2 wormsigns > MOVE 1 L[with gurney_halleck]"
                           " ELSE gurney_halleck enters play > PLACE 2 el + gurney_halleck @empty desert"),
        "smugglers_b": (1, "IF gurney_halleck in play: PLACE 2 el @legion with gurney_halleck"
                           " ELSE gurney_halleck enters play > PLACE 2 el + gurney_halleck @empty desert"),
        "smugglers_c": (1, "IF gurney_halleck in play: remove 2 vehicles of Gurney's sector"
                           " ELSE gurney_halleck enters play > PLACE 2 el + gurney_halleck @empty desert"),
        "the_voice": (1, "opponent discards 1 > PLAY 1"),
        "death_commandos": (1, "SWAP 2 el->fed > MOVE 2 L[with special]"),
        "tested_with_the_gom_jabbar": (1, "a second objective > DRAW 2"),
        "chatt_the_leaper": (1, "PLACE 2 fed + 1 naib @sietch"),
        "truthtrance": (1, "choose the enemy's next die > DRAW 2 | PLAY 1"),
        "adab_the_demanding_memory": (1, "exchange revealed prescience cards > PLAY 1"),
        "alam_al_mithal": (1, "lower a marker and raise another > DRAW 2"),
        "usul_the_base_of_the_pillar": (1, "DP > PLAY 1"),
        "voice_from_the_outer_world": (1, "PLACE 1 fed + paul_atreides @any legion > MOVE 1 L[it] | SURPRISE L[it]"),
        "our_family_atomics": (1, "IF atomics used: DP > DP ELSE IF a marker on 4: atomics > PLAY 1"),
        "battle_language": (1, "MOVE 1 L[with leader] | SURPRISE L[with leader], at most 4 dice against it"),
        "bill_of_particulars": (1, "lower 1 Imperium marker > PLAY 1"),
        "fear_is_the_mind_killer": (1, "attach fear"),
    },
    "fremen_allies": {
        "shai_hulud": (3, "IF wild_maker in play: MOVE the Wild Maker > ATTACK with the Wild Maker"
                          " ELSE the Wild Maker comes"),
        "wall_of_sandworms": (1, "place 1 sandworms next to a sandworm > DP"),
        "dust_chasms": (1, "remove 2 harvesters of deep desert > DP"),
        "fremen_rockets": (1, "rockets with 3 dice"),
        "eyes_of_ibad": (1, "attach ibad"),
        "captured_ornithopter": (1, "capture an ornithopter, special attack with 3 dice"),
        "crysknife": (1, "MOVE 1 L[with special] > TANK 1 enemy leader adjacent to it"),
        "cielagos_piping_message": (1, "a token for a threatened sietch > DRAW 1"),
        "jubba_cloaks": (1, "MOVE 1 L[with leader, in desert] > PLAY 1"),
        "hieregs": (1, "PLACE 1 reg @each of 2 empty desert areas > DP"),
        "grandmother_of_a_storm": (1, "storms now"),
        "stillsuits": (1, "MOVE 1 L[any, in desert] > swap the tokens of two sietches"),
        "i_am_stilgar_the_fremen": (1, "PLACE 1 reg + 2 el + stilgar @free plateau > DRAW 1"),
        "thumpers": (1, "place 2 sandworms next to own legions"),
        "kitab_al_ibar": (1, "move a sietch"),
        "sandtides": (1, "shift an enemy legion > DP"),
    },
}

LEADERS: dict[str, tuple[str | None, int, int, bool, str]] = {  # slot, hits, shields, reconstructed, special action
    "baron_harkonnen": ("house", 0, 2, False, "SWAP 3 reg->el"),
    "beast_rabban": ("leadership", 2, 0, False, "MOVE 1 L[with beast_rabban] > MOVE it again with beast_rabban"),
    "feyd_rautha": ("leadership", 2, 1, False, "MOVE 1 L[with feyd_rautha] > ATTACK L[with feyd_rautha]"),
    "thufir_hawat": ("mentat", 1, 2, False, "DRAW 3 house_harkonnen"),
    "gaius_helen_mohiam": ("mentat", 0, 3, False, "DRAW 2 corrino_allies > PLAY 1"),
    "captain_aramsham": ("deployment", 1, 1, False, "DEPLOY 2 reg + 1 sard + LEADER @settlements"),
    "emperor_shaddam_iv": ("strategy", 2, 0, False, "SWAP 3 el->sard"),
    "paul_atreides": ("leadership", 1, 0, True, "MOVE 1 L[with paul_atreides] > SURPRISE L[with paul_atreides]"),
    "lady_jessica": ("mentat", 0, 1, True, "DRAW 3"),
    "reverend_mother_jessica": ("mentat", 0, 2, True, "DRAW 2 > PLAY 1"),
    "gurney_halleck": ("leadership", 2, 1, True, "MOVE 1 L[with gurney_halleck] > ATTACK L[with gurney_halleck]"),
    "alia": ("house", 1, 0, True, "any action > PLAY 1"),
    "stilgar": ("deployment", 2, 0, True, "a token > a token > DEPLOY LEADER @sietches"),
    "chani": ("strategy", 1, 1, True, "SWAP 2 el->fed"),
    "paul_muad_dib": ("strategy", 2, 1, True, "DP > MOVE 1 L[with paul_atreides] | ATTACK L[with paul_atreides]"),
    "wild_maker": (None, 0, 0, True, "MOVE the Wild Maker > ATTACK with the Wild Maker"),
}

UNITS = {"regular": "reg", "elite": "el", "fedaykin": "fed", "sardaukar": "sard"}
WHOLE = {  # effects written as a unit, with their numbers
    "nothing": "-", "play-planning": "PLAY 1", "draw-planning": "DRAW {n}", "draw-planning-from": "DRAW {n} {deck}",
    "opponent-discards-planning": "opponent discards {n}", "place-vehicles": "PLACE {n} {vehicle}",
    "enter-play": "{leader} enters play", "if-in-play": "{leader} in play", "if-gone": "{leader} out of the game",
    "clear-wormsigns": "discard all wormsigns adjacent to {area}", "discard-wormsigns": "discard {n} wormsigns",
    "bombard": "special attack next to an own legion with {n} dice", "tank-leader": "TANK 1 enemy leader",
    "tank-leader-in-sector": "TANK 1 enemy leader in the sector of an own legion",
    "tank-leader-adjacent": "TANK 1 enemy leader adjacent to it", "take-bene-gesserit": "take 1 Bene Gesserit token",
    "carry-troops": "move a legion from a settlement to any other own legion",
    "return-vision": "shuffle 1 revealed prescience card back",
    "opponent-loses-die": "opponent loses an unused {result} die", "uncover-area": "reveal all of 1 area",
    "hold-paul": "Paul is held in the opponent's next turn", "march-again": "MOVE it again with {leader}",
    "desert-power": "DP", "place-wormsigns": "place {n} wormsigns", "smuggle": "remove {n} vehicles of Gurney's sector",
    "second-objective": "a second objective", "force-die": "choose the enemy's next die",
    "exchange-visions": "exchange revealed prescience cards", "shift-markers": "lower a marker and raise another",
    "if-atomics-used": "atomics used", "if-marker-on": "a marker on {n}", "atomics": "atomics",
    "lower-marker": "lower 1 Imperium marker", "attach-fear": "attach fear", "attach-ibad": "attach ibad",
    "move-wild-maker": "MOVE the Wild Maker", "attack-with-wild-maker": "ATTACK with the Wild Maker",
    "summon-wild-maker": "the Wild Maker comes", "place-worms-by-worm": "place {n} sandworms next to a sandworm",
    "place-worms-by-legion": "place {n} sandworms next to own legions",
    "swallow-harvesters": "remove {n} harvesters of deep desert", "rockets": "rockets with {n} dice",
    "capture-ornithopter": "capture an ornithopter, special attack with {n} dice",
    "warn-sietch": "a token for a threatened sietch", "storms-now": "storms now",
    "swap-tokens": "swap the tokens of two sietches", "move-sietch": "move a sietch",
    "shift-legion": "shift an enemy legion", "any-action": "any action", "deploy-token": "a token",
    "any-leader": "LEADER", "that-leader": "{leader}", "an-officer": "1 {figure}",
    "at-settlement": "any one settlement", "at-sietch": "sietch",
    "at-legion": "any legion", "at-sardaukar": "legion with sard",
    "at-legion-with": "legion with {leader}", "at-empty-desert": "empty desert", "at-free-mountain": "free mountain",
    "at-free-plateau": "free plateau"}
LEGIONS = {"any": "any", "with-leader": "with leader", "with-special": "with special", "with-named": "with {leader}",
           "any-it": "it", "any-at": "at {area}", "any-in-desert": "any, in desert",
           "with-leader-in-desert": "with leader, in desert"}


def inner(message: Message, name: str) -> Message:
    found = message.args[name]
    assert isinstance(found, Message)
    return found


def listed(message: Message, name: str) -> list[Message]:
    found = message.args[name]
    assert isinstance(found, list)
    return found


def say(message: Message) -> str:
    key = message.key.removeprefix("wfa-")
    args = message.args
    if key == "sequence":
        return " > ".join(say(part) for part in listed(message, "parts"))
    if key == "either":
        return " | ".join(say(part) for part in listed(message, "parts"))
    if key in ("when", "when-else"):
        text = f"IF {say(inner(message, 'condition'))}: {say(inner(message, 'effect'))}"
        return text if key == "when" else f"{text} ELSE {say(inner(message, 'otherwise'))}"
    if key == "some-units":
        return f"{args['n']} {UNITS[str(args['figure'])]}"
    if key == "replace-units":
        return f"SWAP {args['n']} {UNITS[str(args['was'])]}->{UNITS[str(args['now'])]}"
    if key in ("place-figures", "deploy-figures", "place-in-each", "place-apart"):
        return say_placing(key, message)
    if key == "at-named-settlement":
        areas = args["areas"]
        assert isinstance(areas, list)
        return f"{' or '.join(areas)} settlement"
    if key.startswith("legion-"):
        return f"L[{LEGIONS[key.removeprefix('legion-')].format(**args)}]"
    if key == "move-legions":
        return f"MOVE {args['n']} {say(inner(message, 'legion'))}"
    if key in ("attack-with", "surprise-attack"):
        return f"{'ATTACK' if key == 'attack-with' else 'SURPRISE'} {say(inner(message, 'legion'))}"
    if key == "attack-extra-dice":
        return f"{say(inner(message, 'attack'))} with {args['n']} die more"
    if key == "attack-enemy-cap":
        return f"{say(inner(message, 'attack'))}, at most {args['n']} dice against it"
    if key == "attack-merciless":
        return f"{say(inner(message, 'attack'))} at no cost to continue"
    return WHOLE[key].format(**args)


def say_placing(key: str, message: Message) -> str:
    what = " + ".join(say(part) for part in listed(message, "what"))
    if key == "place-in-each":
        areas = message.args["areas"]
        assert isinstance(areas, list)
        return f"PLACE {what} @each of {', '.join(areas)}"
    where = say(inner(message, "where"))
    if key == "place-apart":
        return f"PLACE {what} @each of {message.args['n']} {where} areas"
    if key == "deploy-figures":
        return f"DEPLOY {what} @{'settlements' if 'settlement' in where else 'sietches'}"
    return f"PLACE {what} @{where}"


@rule("WFA-SETUP-13", "WFA-PLAN-06", "WFA-COMP-30")
def test_four_decks_of_eighteen_cards_and_seventy_two_in_all() -> None:
    made = {deck: {card.name: int(card.copies) for card in PLANNING_CARDS if DECK.names[card.deck] == deck}
            for deck in DECK.names}
    assert made == {deck: {name: fact[0] for name, fact in cards.items()} for deck, cards in FACTS.items()}
    assert [sum(cards.values()) for cards in made.values()] == [18, 18, 18, 18]


@rule("WFA-PLAN-07")
@pytest.mark.parametrize("name", [name for cards in FACTS.values() for name in cards])
def test_a_card_says_what_is_printed(name: str) -> None:
    [card] = [card for card in PLANNING_CARDS if card.name == name]
    assert say(card.effect.message()) == FACTS[DECK.names[card.deck]][name][1]
    assert not card.reconstructed  # all of them were read from the cards
    assert card.schemes == (name == "hawats_scheming")


@rule("WFA-LEADER-01", "WFA-COMP-10", "WFA-LEADER-20")
@pytest.mark.parametrize("name", LEADERS)
def test_a_leader_says_what_is_printed(name: str) -> None:
    card = LEADER_CARDS[LEADER.find(name)]
    slot, hits, shields, reconstructed, special = LEADERS[name]
    assert (None if card.slot == NONE else RESULT.names[card.slot], card.hits, card.shields) == (slot, hits, shields)
    assert ("special" in card.reconstructed) == reconstructed
    assert card.special is not None and say(card.special.message()) == special
