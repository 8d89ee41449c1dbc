"""The printed values of the 22 spaces, the 13 posts and the four tracks, copied by hand."""

from __future__ import annotations

import pytest

from landsraad.games.dune.state.cells import FACTION, ICONS, SOLARI, SPICE, WATER
from landsraad.games.dune.titles.uprising import GAME
from landsraad.kernel.algebra import NOTHING
from support.dune.boxes import UPRISING
from support.effect_notation import rows, signs
from support.rules import rule

# id | icon | combat | cost | requirement | influence | control bonus | maker
SPACE = rows("""
dutiful_service | emperor | - | none | none | emperor | - | -
sardaukar | emperor | - | 4 spice | none | emperor | - | -
deliver_supplies | spacing_guild | - | none | none | spacing_guild | - | -
heighliner | spacing_guild | combat | 5 spice | none | spacing_guild | - | -
espionage | bene_gesserit | - | 1 spice | none | bene_gesserit | - | -
secrets | bene_gesserit | - | none | none | bene_gesserit | - | -
desert_tactics | fremen | combat | 1 water | none | fremen | - | -
fremkit | fremen | combat | none | none | fremen | - | -
high_council | landsraad | - | 5 solari | none | - | - | -
imperial_privilege | landsraad | - | 3 solari | influence(emperor)>=2 | - | - | -
swordmaster | landsraad | - | 8 solari, later 6 | once a game | - | - | -
assembly_hall | landsraad | - | none | none | - | - | -
gather_support | landsraad | - | 0 or 2 solari | none | - | - | -
accept_contract | spice_trade | - | none | none | - | - | -
shipping | spice_trade | - | 3 spice | influence(spacing_guild)>=2 | - | - | -
arrakeen | city | combat | none | none | - | 1 solari | -
research_station | city | combat | 2 water | none | - | - | -
sietch_tabr | city | combat | none | influence(fremen)>=2 | - | - | -
spice_refinery | city | combat | 0 or 1 spice | none | - | 1 solari | -
deep_desert | spice_trade | combat | 3 water | none | - | - | maker
hagga_basin | spice_trade | combat | 1 water | none | - | - | maker
imperial_basin | spice_trade | combat | none | none | - | 1 spice | maker
""")

# id | what a visit gives, the influence apart
VISIT = dict(rows("""
dutiful_service | contract or 2 solari
sardaukar | draw 1 intrigue; +4 troops
deliver_supplies | +1 water
heighliner | +5 troops
espionage | draw 1; place 1 spy
secrets | draw 1 intrigue; steal from those with 4
desert_tactics | +1 troops; may trash 1
fremkit | draw 1
high_council | if council seat: (+2 spice; draw 1 intrigue; +3 troops), else council seat, persuasion 2 when revealing
imperial_privilege | (trash 1 intrigue -> draw 1 intrigue); recall another agent; draw 1
swordmaster | third agent
assembly_hall | draw 1 intrigue
gather_support | +2 troops; if paid more: +1 water
accept_contract | draw 1; contract or 2 solari
shipping | +5 solari; +1 influence(any)
arrakeen | +1 troops; draw 1
research_station | +2 troops; draw 2
sietch_tabr | (maker hooks; +1 troops; +1 water) OR (+1 water; may detonate)
spice_refinery | if paid more: +4 solari, else +2 solari
deep_desert | bonus spice; (+4 spice OR if maker hooks: summon 2)
hagga_basin | bonus spice; (+2 spice OR if maker hooks: summon 1)
imperial_basin | bonus spice; +1 spice
"""))

# id | the spaces it is connected to
CONNECTED = rows("""
post_emperor | sardaukar dutiful_service
post_spacing_guild | heighliner deliver_supplies
post_bene_gesserit | espionage secrets
post_fremen | desert_tactics fremkit
post_landsraad_council | high_council imperial_privilege swordmaster
post_landsraad_hall | assembly_hall gather_support
post_choam | shipping accept_contract
post_sietch_tabr_research_station | sietch_tabr research_station
post_research_station_spice_refinery | research_station spice_refinery
post_spice_refinery_arrakeen | spice_refinery arrakeen
post_imperial_basin | imperial_basin
post_hagga_basin | hagga_basin
post_deep_desert | deep_desert
""")

# faction | the bonus at 4
PACTS = rows("""
emperor | place 1 spy
spacing_guild | +3 solari
bene_gesserit | draw 1 intrigue
fremen | +1 water
""")
RESOURCE = {SOLARI: "solari", SPICE: "spice", WATER: "water"}
COMBAT = 10  # spaces


@pytest.mark.parametrize("row", SPACE, ids=lambda row: row[0])
@rule("UPR-SPACE-01")
def test_space(row: list[str]) -> None:
    id, icon, combat, cost, requirement, influence, bonus, maker = row
    place = {place.name: place for place in UPRISING.spaces}[id]
    assert ICONS[place.icon] == icon
    assert place.combat is (combat == "combat")
    price = f"{place.cost} {RESOURCE[place.of]}" if place.cost else "none"
    price += f", later {place.later}" if place.later else ""
    assert (price if place.toll is NOTHING else signs(place.toll.message())) == cost
    need = "none" if place.need is None else signs(place.need.message())
    assert ("once a game" if place.once >= 0 else need) == requirement
    assert (FACTION.names[place.faction] if place.faction >= 0 else "-") == influence
    assert (f"1 {RESOURCE[place.flag]}" if place.flag >= 0 else "-") == bonus
    assert (place.maker > 0) is (maker == "maker") and not place.reconstructed


@pytest.mark.parametrize(("id", "visit"), VISIT.items())
def test_visit(id: str, visit: str) -> None:
    place = {place.name: place for place in UPRISING.spaces}[id]
    assert signs(place.effect.message()) == visit
    assert signs(place.presence.message()) == ("persuasion 1" if id == "assembly_hall" else "none")


@pytest.mark.parametrize(("post", "spaces"), CONNECTED)
@rule("UPM-SPIES-01")
def test_post(post: str, spaces: str) -> None:
    names = [place.name for place in UPRISING.spaces]
    which = UPRISING.post_ids.find(post)
    connected = {name for i, name in enumerate(names) if UPRISING.spaces_at[which] >> i & 1}
    assert connected == set(spaces.split()) and 1 <= len(connected) <= 3
    assert all(UPRISING.posts_at[names.index(name)] >> which & 1 for name in connected)
    assert len({UPRISING.spaces[names.index(name)].icon for name in connected}) == 1


@rule("UPM-INFLUENCE-01")
def test_the_bonus_of_each_track() -> None:
    assert [[FACTION.names[i], signs(pact.message())] for i, pact in enumerate(UPRISING.alliance_bonuses)] == PACTS


@rule("UPR-SPACE-01", "UPR-SPACE-04", "UPM-DIFFERENCES-01", "UPM-SPIES-01")
def test_nothing_is_missing_and_nothing_is_added() -> None:
    """Neither the spaces of the board for six nor those of base Imperium."""
    assert sorted(place.name for place in UPRISING.spaces) == sorted(row[0] for row in SPACE) == sorted(VISIT)
    assert UPRISING.post_ids.names == [row[0] for row in CONNECTED]
    assert (len(SPACE), len(CONNECTED), sum(row[2] == "combat" for row in SPACE)) == (22, 13, COMBAT)
    assert [row[0] for row in SPACE if row[7] == "maker"] == ["deep_desert", "hagga_basin", "imperial_basin"]
    assert [row[0] for row in SPACE if row[6] != "-"] == ["arrakeen", "spice_refinery", "imperial_basin"]
    assert "carthag" not in GAME.plan.domain_for(UPRISING.space_ids).names
