### The cards of Imperium at a table of Uprising.

gallery-module-base_cards = with the cards of { game-imperium }
option-base_cards = Cards of { game-imperium }
    .about = Imperium and intrigue cards of the first game join the decks.
