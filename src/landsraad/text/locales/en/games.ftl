### Descriptions of the games, shown before they begin. `.players-N`: what that number of players means.

game-imperium = Dune: Imperium
    .about = Deck-building and worker placement
    .players-1 = Alone against two rivals led by House Hagal.
    .players-2 = Two people; House Hagal keeps the board busy for both.

game-uprising = Dune: Imperium – Uprising
    .about = Deck-building and worker placement, with spies and sandworms
    .players-1 = Alone against two rivals.
    .players-2 = Two people against one rival.
    .players-6 = Two teams of three: Muad'Dib and Shaddam, each with two allies.

game-arrakis = Dune: War for Arrakis
    .about = Two sides at war for the desert planet
    .players-1 = Alone as the Atreides; the Mahdi rules run the Harkonnen.
    .players-2 = Two people: the Atreides and the Fremen against the Harkonnen.
    .players-3 = Three people: two of them share a side, each with a board, dice and cards of their own.
    .players-4 = Four people: two share each side, each with a board, dice and cards of their own.

## how well bots play
bot-level-easy = Easy
bot-level-normal = Normal
bot-level-hard = Hard
bot-level-expert = Expert
