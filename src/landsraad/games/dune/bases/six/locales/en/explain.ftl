### What stands on the table, for popover and legend: a name, a colon, and a sentence; see explain.yaml.

explain-great-houses = Great Houses: a faction on the board; only allies have a cube here.
explain-fringe-worlds = Fringe Worlds: a faction on the board; only allies have a cube here.
explain-user = Whole team: each of the three players gains this.
explain-arrow-token = Arrow: the ally it points to gains what a Commander cannot have.
explain-throne = Throne Row: only Shaddam and his allies may acquire these cards.
explain-goal-team = Team: the points of its three players count together.
