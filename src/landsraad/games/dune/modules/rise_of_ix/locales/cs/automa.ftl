### Vzestup Iksu pro rod Hagal a rivaly: karty, volby a jejich tahy krok za krokem.

## efekty
automa-freighter = { $n ->
    [one] posuň přepravní loď jednou: až na pole { $at }, odtud zpět pro odměny
   *[other] posuň přepravní loď { $n }×: až na pole { $at }, odtud zpět pro odměny
}
automa-tech = { $n ->
    [0] získej nejdražší technologii pro rivaly, kterou může zaplatit
   *[other] získej nejdražší technologii pro rivaly, kterou může zaplatit, o { $n } koření levněji
}
automa-tech-or-negotiator = { automa-tech }; není-li taková, pošli vyjednávače

## záznam
event-tile_removed = technologie { $tile } je ze hry: žádná odkrytá nebyla pro rivaly

## tah automatu krok za krokem
step-freighter_moved = { $now ->
    [0] Přepravní loď se vrací
   *[other] Přepravní loď na pole { $now }
}
    .why = { $now ->
        [0] Je na druhém poli s odměnou: odtud ji rival vrací a bere si dividendy.
       *[other] Přepravní loď rivala postupuje až na druhé pole s odměnou.
    }
step-tile_acquired = Technologie: { $tile }
    .why = Nejdražší technologie pro rivaly, kterou může zaplatit.
step-tile_shown = Nová technologie: { $tile }
    .why = Další z hromádky.
step-tile_flipped = Použitá technologie: { $tile }
    .why = { $tile_id ->
        [invasion_ships] Agenti na tom poli mu nebrání; rival za to nic neodhazuje.
        [flagship] Bojové pole, 4 soláry a 3 jednotky v zásobě: získá všechny tři.
       *[other] Rival ji každé kolo použije při první příležitosti.
    }
step-tile_trashed = Zničená technologie: { $tile }
    .why = Má-li 3 koření, mění rival družice za vítězný bod.
step-tile_removed = Technologie mimo hru: { $tile }
    .why = Žádná odkrytá technologie nebyla pro rivaly: největší hromádka ztrácí vrchní.
step-negotiator_placed = Vyslaný vyjednávač
    .why = Na žádnou technologii pro rivaly nemá: vyjednávače použije při další příležitosti.
step-negotiators_returned = Bere zpět { n-negotiators }
    .why = Na technologii použije všechny vyjednávače.
step-dreadnoughts_commissioned = Získává { n-dreadnoughts }
    .why = Přináší to karta: ze zásoby do pevnosti.
step-dreadnoughts_deployed = { n-dreadnoughts } do střetu
    .why = Bitevní lodě jdou do střetu před jednotkami a kdykoli to jde.
step-dreadnought_holds = Bitevní loď na pole { $space }
    .why = Nejdřív pole s ukazatelem ovládnutí soupeře a bez vlastního; pak v pořadí { space-imperial_basin }, { space-arrakeen }, třetí.
step-dreadnought_returned = Bitevní loď do zásoby
    .why = S technologií { tile-detonation_devices } bere rival vždy vítězný bod.
step-dreadnought_leaves = Bitevní loď se vrací z pole { $space }
    .why = Pole drží do konce příštího boje.

## volby
option-row_churn = Obměna imperiální řady
    .about = Po každém tvém tahu odhalení dvě kostky odstraní karty z imperiální řady.
option-brutal_escalation = Silný útok
    .about = V posledních střetech každý rival otočí kvůli mečům dvě karty.
option-keep_foldspace = Ponechat kartu Zakřivený prostor
    .about = Karta Zakřivený prostor / Mezihvězdný obchod zůstává; místo do Zakřiveného prostoru jde rival na pole Dodání zásob.

## názvy
hagal-card-hagal_interstellar_shipping = Mezihvězdný obchod
hagal-card-hagal_foldspace_interstellar_shipping = Zakřivený prostor / Mezihvězdný obchod
hagal-card-hagal_supplies_interstellar_shipping = Zakřivený prostor (Dodání zásob) / Mezihvězdný obchod
hagal-card-hagal_smuggling_interstellar_shipping = Pašování / Mezihvězdný obchod
hagal-card-hagal_tech_negotiation = Jednání o technologiích
hagal-card-hagal_dreadnought_1p = Bitevní loď (1H)
hagal-card-hagal_dreadnought_2p = Bitevní loď (2H)
