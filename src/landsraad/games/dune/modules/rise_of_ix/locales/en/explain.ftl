### What stands on the table, for popover and legend: a name, a colon, and a sentence; see explain.yaml.

explain-freighter = Freighter: goes one space up the shipping track, or comes back with the rewards.
explain-dividends = Dividends: money for you, and 1 solari for each other player.
explain-acquire-tech = Acquire tech: you may buy one of the tiles face up with spice.
explain-dreadnought = Dreadnought: 3 strength; it comes home from the fight, or holds a city if you win.
explain-negotiator = Negotiator: a troop on Ix; sent home, it makes a tech tile 1 spice cheaper.
explain-unload = Unload: this also happens when you discard or trash the card.
explain-cost-spice = Cost: the tile costs this much spice.
explain-tech-flip = Flip: use the tile once in a round; then it lies face down.
explain-tech = Tech tile: lies before you and helps for the rest of the game.
explain-ship-0 = Start: freighters wait here; each freighter icon moves yours.
explain-ship-1 = Space 1: come back from here for dividends or 2 spice.
explain-ship-2 = Space 2: from here also 2 troops and 1 influence.
explain-ship-3 = Space 3: from here also a tech tile, 2 spice cheaper.
explain-points-tech = Tech tiles: some are points, at once or at the end.
