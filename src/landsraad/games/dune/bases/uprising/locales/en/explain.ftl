### What stands on the table, for popover and legend: a name, a colon, and a sentence; see explain.yaml.

explain-spy = Spy: goes to an observation post; recalled, it lets you past an agent or draws a card.
explain-contract = Contract: a task; do what it asks for and take what it promises.
explain-sandworm = Sandworm: 3 strength, and your rewards count twice.
explain-hooks = Maker Hooks: with them you may summon sandworms.
explain-atomics = Atomics: blow up the Shield Wall, so that sandworms can come through.
explain-crysknife = Crysknife: two of the same battle icon are 1 point.
explain-desert-mouse = Desert mouse: two of the same battle icon are 1 point.
explain-ornithopter = Ornithopter: two of the same battle icon are 1 point.
explain-wild = Wild: makes a pair with any battle icon at the end of the game.
explain-shield-wall = Shield Wall: while it stands, no sandworm comes to the fights behind it.
explain-post = Observation post: your spy here watches the spaces beside it.
explain-shape-y = Your spies: the lens; any space that one of your spies watches.
explain-points-crysknife = Battle icons: each pair of the same icon is 1 point.
