### Galerie karet: nadpisy a slova kolem čísel.

gallery-imperium = Balíček Impéria
gallery-reserve = Rezerva
gallery-starter = Základní balíček
gallery-intrigue = Karty intrik
gallery-conflict = Karty střetů
gallery-leader = Vůdci
gallery-space = Pole na herním plánu
gallery-objective = Cíle
gallery-hagal = Balíček rodu Hagal
gallery-count = { $n ->
    [one] 1 položka
    [few] { $n } položky
    [many] { $n } položky
   *[other] { $n } položek
}
gallery-none = neodpovídá žádná karta
gallery-reconstructed = rekonstruováno

## údaje na jednom řádku
gallery-copies = { $n ->
    [one] 1 kopie
    [few] { $n } kopie
    [many] { $n } kopie
   *[other] { $n } kopií
}
gallery-cost = cena { $cost }
gallery-no-cost = neprodejná
gallery-icons = agent na pole: { $icons }
gallery-reveal-only = jen k odhalení
gallery-no-icons = bez vlastní ikony agenta
gallery-graft = jen naroubovaná na jinou kartu
gallery-level = úroveň { $n }
gallery-house = rod { $house }
gallery-complexity = složitost { $n }
gallery-not-rival = nikdy není rivalem
gallery-combat = bojové pole
gallery-influence = +1 vliv: { $faction }
gallery-once = jednou za hru
gallery-mode-1P = jen hra jednoho hráče
gallery-mode-2P = jen hra dvou hráčů
gallery-one-of = jedno z polí: { $spaces }
gallery-swords = { $n ->
    [one] 1 meč v boji
    [few] { $n } meče v boji
    [many] { $n } meče v boji
   *[other] { $n } mečů v boji
}
gallery-battle-icon = ikona bitvy: { $icon }
gallery-shield-wall = za Štítovým valem
gallery-other-side = druhá strana: { $name }
gallery-posts = stanoviště: { $posts }
gallery-players = hráčů: { $players }
gallery-first-player = první hráč
type-plot = pletichy
type-combat = boj
type-endgame = konec hry

## řádky textu
field-agent = Agent
field-reveal = Odhalení
field-acquire = Při získání
field-on_trash = Při zničení
field-plot = Pletichy
field-combat = Boj
field-endgame = Konec hry
field-cost = Cena
field-condition = Podmínka
field-timing = Kdy
field-first = 1. místo
field-second = 2. místo
field-third = 3. místo
field-setup = Příprava
field-left_ability = { $name }
field-signet = { $name } (Pečetní prsten)
field-requirement = Podmínka
field-step = { $n }. stupeň
field-reward = Odměna
field-effects = Efekt
field-effect = Efekt
field-control_bonus = Bonus za ovládnutí
field-on_discard = Při odhození z ruky
field-training = Výcvik: { $where }
field-other_left = { $name } (druhá strana)
field-other_signet = { $name } (Pečetní prsten, druhá strana)
field-rival_signet = Pečetní prsten
field-scheme = Strategie
