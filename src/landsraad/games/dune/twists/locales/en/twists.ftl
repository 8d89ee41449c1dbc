### Twists: names, and their rules in one sentence.

twist-fast_clock = Fast Clock
    .rule = The points that end the game are two fewer than usual.
twist-full_coffers = Full Coffers
    .rule = Players begin with 3 solari and 1 spice more.
twist-full_retinue = Full Retinue
    .rule = Players have their Swordmaster, and so a third agent, from the first round on.
twist-generous_council = Generous Council
    .rule = A seat on the High Council also pays 2 solari in each reveal turn.
twist-lean_start = Lean Start
    .rule = Players begin without water and with two troops fewer in their garrisons.
twist-long_truce = Long Truce
    .rule = In the first two rounds, an agent on a combat space deploys only troops that were recruited in the same turn.
twist-rich_market = Rich Market
    .rule = Every reveal turn begins with 1 extra persuasion.
twist-short_war = Short War
    .rule = The conflict deck is three cards shorter: one of level II and two of level III stay in the box.
twist-spice_blow = Spice Blow
    .rule = From the second round on, each round begins with one more bonus spice on every maker space.
twist-storm_year = Storm Year
    .rule = Every second round begins with a storm: all bonus spice on the board is lost.
twist-year_of_intrigue = Year of Intrigue
    .rule = From the second round on, every player draws an intrigue card at the start of the round.

refusal-twist-for-others = the twist { $twist } is not for a game of { $n }
