### Vůdci ze základní hry u stolu Povstání.

gallery-module-imperium = s vůdci ze hry { game-imperium }
option-base_leaders = Vůdci ze hry { game-imperium }
    .about = Lze si vybrat i vůdce z první hry.
refusal-leader-of-base = vůdci: { $leader } je ze hry { game-imperium } a její vůdci hrají, jen když je zapnuto: { $option }
start-guest = { $leader } ({ $game })
