### Twists: names, and their rules in one sentence.

twist-betrayed_sietches = Betrayed Sietches
    .rule = The ranks of the first two sietches are known to all from the start.
twist-early_visions = Early Visions
    .rule = Each prescience marker begins one space up its track.
twist-hidden_stores = Hidden Stores
    .rule = The Harkonnen begin with 2 points of spice in reserve.
twist-ready_plans = Ready Plans
    .rule = At the start of each round, every player draws one more planning card.
