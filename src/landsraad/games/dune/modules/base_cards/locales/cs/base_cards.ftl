### Karty ze základní hry u stolu Povstání.

gallery-module-base_cards = s kartami ze hry { game-imperium }
option-base_cards = Karty ze hry { game-imperium }
    .about = Do balíčků se přimíchají karty Impéria a intrik z první hry.
