### What stands on the table, for popover and legend: a name, a colon, and a sentence; see explain.yaml.

explain-specimen = Specimen: a troop of your supply in the tanks; it buys Tleilaxu cards.
explain-research = Research: your token goes one space to the right and gains what is there.
explain-tleilaxu = Tleilaxu: your token goes one space on; some spaces give points.
explain-graft = Graft: played together with a second card; both boxes count.
explain-gene = Genetic marker: works once your research has reached it.
explain-cost-specimens = Cost: the card costs this many specimens.
explain-tank = Tanks: your specimens wait here; you may take them back at any time.
explain-research-step = Research space: you gain this when your token arrives.
explain-tleilaxu-step = Tleilaxu track: you gain this when your token arrives.
explain-tleilaxu-4 = Space 4: 1 point for everybody who arrives, and 2 spice for the first.
explain-tleilaxu-7 = Last space: 1 more point.
explain-points-tleilaxu = Tleilaxu track: 1 point on space 4, and 1 on the last.
explain-family-atomics = Family atomics: once in a game you may replace the whole Imperium Row.
