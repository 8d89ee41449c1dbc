### Twists: names, and their rules in one sentence.

twist-fast_clock = Rychlé hodiny
    .rule = Hra končí o dva body dřív než obvykle.
twist-full_coffers = Plné truhlice
    .rule = Hráči začínají o 3 soláry a 1 koření bohatší.
twist-full_retinue = Plná družina
    .rule = Hráči mají od prvního kola mistra meče, a tedy třetího agenta.
twist-generous_council = Štědrá rada
    .rule = Křeslo v Nejvyšší radě vynese v každém tahu odhalení také 2 soláry.
twist-lean_start = Skromný začátek
    .rule = Hráči začínají bez vody a se dvěma jednotkami v pevnosti méně.
twist-long_truce = Dlouhé příměří
    .rule = V prvních dvou kolech posílá agent na bojovém poli do střetu jen jednotky naverbované v témže tahu.
twist-rich_market = Bohatý trh
    .rule = Každý tah odhalení začíná s 1 přízní navíc.
twist-short_war = Krátká válka
    .rule = Balíček konfliktů je o tři karty kratší: jedna karta úrovně II a dvě úrovně III zůstanou v krabici.
twist-spice_blow = Výron koření
    .rule = Od druhého kola přibude na začátku každého kola na každém poli s tvůrcem jedno bonusové koření navíc.
twist-storm_year = Rok bouří
    .rule = Každé druhé kolo začíná bouří: všechno bonusové koření na plánu zmizí.
twist-year_of_intrigue = Rok intrik
    .rule = Od druhého kola si každý hráč na začátku kola lízne kartu intrik.

refusal-twist-for-others = zvrat { $twist } není pro hru s tímto počtem hráčů: { $n }
