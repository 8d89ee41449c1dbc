### The Epic game.

card-control_the_spice = Control the Spice
gallery-module-epic = with the Epic game
option-epic = Epic game
    .about = You play to 12 points, with stronger starts and a harder conflict deck.
