### Co říkají karty a akce války o Arrakis. Fráze může stát uprostřed věty, začíná tedy malým písmenem.

## figurky, které někde stojí nebo leží
figures = { $parts }
    .more = { $a }, { $b }
    .last = { $a } a { $b }
n-figures = { $figure_id ->
    [regular] { $n ->
        [one] { $n } obyčejná jednotka
        [few] { $n } obyčejné jednotky
        [many] { $n } obyčejné jednotky
       *[other] { $n } obyčejných jednotek
    }
    [elite] { $n ->
        [one] { $n } elitní jednotka
        [few] { $n } elitní jednotky
        [many] { $n } elitní jednotky
       *[other] { $n } elitních jednotek
    }
    [fedaykin] { $n ->
        [one] { $n } fedajkýn
        [few] { $n } fedajkýni
        [many] { $n } fedajkýni
       *[other] { $n } fedajkýnů
    }
    [sardaukar] { $n ->
        [one] { $n } sardaukar
        [few] { $n } sardaukaři
        [many] { $n } sardaukaři
       *[other] { $n } sardaukarů
    }
    [naib] { $n ->
        [one] { $n } naíb
        [few] { $n } naíbové
        [many] { $n } naíbové
       *[other] { $n } naíbů
    }
   *[other] { $n ->
        [one] { $n } bašár
        [few] { $n } bašárové
        [many] { $n } bašárové
       *[other] { $n } bašárů
    }
}
n-tokens = { $n ->
    [one] { $n } žeton nasazení
    [few] { $n } žetony nasazení
    [many] { $n } žetony nasazení
   *[other] { $n } žetonů nasazení
}
that-figure = { $figure }

## umístění a nasazení: co
some-units = { $figure_id ->
    [regular] { $n ->
        [one] { $n } obyčejnou jednotku
        [few] { $n } obyčejné jednotky
        [many] { $n } obyčejné jednotky
       *[other] { $n } obyčejných jednotek
    }
    [elite] { $n ->
        [one] { $n } elitní jednotku
        [few] { $n } elitní jednotky
        [many] { $n } elitní jednotky
       *[other] { $n } elitních jednotek
    }
    [fedaykin] { $n ->
        [one] { $n } fedajkýna
        [few] { $n } fedajkýny
        [many] { $n } fedajkýny
       *[other] { $n } fedajkýnů
    }
   *[other] { $n ->
        [one] { $n } sardaukara
        [few] { $n } sardaukary
        [many] { $n } sardaukary
       *[other] { $n } sardaukarů
    }
}
any-leader = 1 vůdce (jmenovaného či ne)
an-officer = { $figure_id ->
    [naib] 1 naíba
   *[other] 1 bašára
}
that-leader = { $leader_acc }
place-figures = umísti { $what } { $where }
    .more = { $a }, { $b }
    .last = { $a } a { $b }
deploy-figures = { $where_id ->
    [at-settlement] nasaď { $what } do jedné nebo více svých osad
   *[other] nasaď { $what } { $where }
}
    .more = { $a }, { $b }
    .last = { $a } a { $b }
place-apart = umísti { $what } { $where } { $n }krát, pokaždé jinde
    .more = { $a }, { $b }
    .last = { $a } a { $b }
place-in-each = umísti { $what } do každé své osady ({ $areas })
    .more = { $a }, { $b }
    .last = { $a } a { $b }
choose-site = vyber oblast { $where }
placing-figures = umísti figurky { $where }

## umístění: kde
at-settlement = do své osady
at-named-settlement = do své osady ({ $areas })
    .more = { $a }, { $b }
    .last = { $a } nebo { $b }
at-sietch = do oblasti se sítí
at-legion = ke své legii
at-legion-with = k legii { $leader_with }
at-sardaukar = k legii se sardaukary
at-empty-desert = do prázdné pouštní oblasti
at-free-mountain = do volné horské oblasti
at-free-plateau = do volné oblasti plošiny
replace-units = nahraď až { $n } { $was_id ->
    [regular] obyčejné jednotky
   *[other] elitní jednotky
} za { $now_id ->
    [fedaykin] fedajkýny
    [sardaukar] sardaukary
   *[other] elitní
}

## rozkazy legiím; legie je ve čtvrtém pádu
legion-any = legii
legion-with-leader = legii s vůdcem
legion-with-special = legii se speciálními jednotkami
legion-with-named = legii { $leader_with }
legion-any-in-desert = legii v poušti
legion-with-leader-in-desert = legii s vůdcem v poušti
legion-any-at = legii v oblasti { $area }
legion-any-it = tuto legii
move-legions = { $n ->
    [one] přesuň { $legion }
   *[other] { $legion_id ->
        [legion-with-leader] přesuň { $n } různé legie s vůdci
        [legion-with-special] přesuň { $n } různé legie se speciálními jednotkami
       *[other] přesuň { $n } různé legie
    }
}
attack-with = veď do útoku { $legion }
surprise-attack = veď do překvapivého útoku { $legion }
attack-extra-dice = { $attack } (+{ $n } kostka v každém kole bitvy)
attack-enemy-cap = { $attack } (soupeř hází v prvním kole bitvy nejvýše { $n } kostkami)
attack-merciless = { $attack } (pokračování nestojí zásah)
split = nech část figurek na místě ({ $legion })
march-again = znovu přesuň tuto legii { $leader_with }
carry-troops = přesuň legii z osady rovnou k jiné své legii, ať je jakkoli daleko
hold-paul = v příštím soupeřově tahu nelze Paula umístit ani nasadit a jeho legie se nehýbe ani neútočí
bombard = zasáhni nepřátelskou legii vedle své: { $n } bojové kostky, za každý zásah i zvláštní výsledek jeden zásah

## akce, karty plánování, vůdci
any-action = použij kostku jako libovolný výsledek
draw-planning = { $n ->
    [one] dober si { $n } kartu plánování
    [few] dober si { $n } karty plánování
    [many] dober si { $n } karty plánování
   *[other] dober si { $n } karet plánování
}
draw-planning-from = { $n ->
    [one] dober si { $n } kartu z balíčku { $deck }
    [few] dober si { $n } karty z balíčku { $deck }
    [many] dober si { $n } karty z balíčku { $deck }
   *[other] dober si { $n } karet z balíčku { $deck }
}
opponent-discards-planning = { $n ->
    [one] soupeř odhodí { $n } kartu plánování
    [few] soupeř odhodí { $n } karty plánování
    [many] soupeř odhodí { $n } karty plánování
   *[other] soupeř odhodí { $n } karet plánování
}
discard-planning = odhoď kartu plánování
play-planning = zahraj další kartu plánování bez kostky
enter-play = { $leader } vstupuje do hry
if-in-play = { $leader } je ve hře
if-gone = { $leader } je mimo hru
take-bene-gesserit = vezmi si žeton Bene Gesserit
tank-leader = pošli do regenerační nádrže jednoho nepřátelského jmenovaného vůdce na plánu
tank-leader-in-sector = pošli do regenerační nádrže jednoho nepřátelského jmenovaného vůdce ve stejném sektoru s tvou legií
tank-leader-adjacent = pošli do regenerační nádrže jednoho nepřátelského jmenovaného vůdce vedle této legie
uncover-area = odkryj v jedné oblasti síť a všechny žetony nasazení
opponent-loses-die = soupeř ztrácí nevyužitou kostku { $result }
deploy-token = nasaď 1 žeton nasazení do oblasti se sítí
deploy-token-and-leader = nasaď 1 žeton nasazení a 1 vůdce do oblasti se sítí
deployment = nasaď jednotky nebo žeton a vůdce
wfa-force-die = vyber nevyužitou kostku, kterou soupeř musí použít v příštím tahu
wfa-lower-marker = posuň ukazatel Impéria o 1 řádek níž (zákaz z toho neplyne)
schemes-words = odhoď 2 nebo 3 tyto karty jako volnou akci: { named-leader-thufir_hawat } opouští hru, { named-leader-gaius_helen_mohiam } vstupuje do hry; jinak ji nelze zahrát ani odhodit

## vozidla
place-any-vehicles = { $n ->
    [one] umísti { $n } libovolné vozidlo
    [few] umísti { $n } libovolná vozidla
    [many] umísti { $n } libovolná vozidla
   *[other] umísti { $n } libovolných vozidel
}
place-vehicles = { $vehicle_id ->
    [ornithopter] { $n ->
        [one] umísti { $n } ornitoptéru
        [few] umísti { $n } ornitoptéry
        [many] umísti { $n } ornitoptéry
       *[other] umísti { $n } ornitoptér
    }
    [carryall] { $n ->
        [one] umísti { $n } nosič
        [few] umísti { $n } nosiče
        [many] umísti { $n } nosiče
       *[other] umísti { $n } nosičů
    }
   *[other] { $n ->
        [one] umísti { $n } sklízeč
        [few] umísti { $n } sklízeče
        [many] umísti { $n } sklízeče
       *[other] umísti { $n } sklízečů
    }
}
wfa-swallow-harvesters = odeber nejvýše { $n } sklízeče z hluboké pouště jednoho sektoru
wfa-rockets = vyber sektor se svou legií a hoď { $n } bojovými kostkami: za každý zásah nebo zvláštní výsledek tam nebo v jeho vzdušných zónách odeber jedno vozidlo
wfa-smuggle = odeber nejvýše { $n } vozidla ze sektoru, kde stojí { named-leader-gurney_halleck }
wfa-capture-ornithopter = odeber ornitoptéru a zasáhni legii v sektoru spojeném s její vzdušnou zónou: { $n } bojové kostky, za každý zásah i zvláštní výsledek jeden zásah

## znamení červa, píseční červi, bouře, sítě
discard-wormsigns = odhoď nejvýše { $n } znamení červa
clear-wormsigns = odhoď všechna znamení červa vedle oblasti { $area }
wfa-desert-power = proveď akci Síla pouště
desert-power-ways = umísti 2 znamení červa, přesuň 2 písečné červy, nebo jedním zaútoč
wfa-place-wormsigns = { $n ->
    [one] umísti { $n } znamení červa
    [few] umísti { $n } znamení červa
    [many] umísti { $n } znamení červa
   *[other] umísti { $n } znamení červa
}
wfa-move-worms = { $n ->
    [one] přesuň { $n } písečného červa
    [few] přesuň { $n } písečné červy
    [many] přesuň { $n } písečné červy
   *[other] přesuň { $n } písečných červů
}
wfa-move-wild-maker = přesuň Divokého tvůrce
wfa-attack-with-wild-maker = zaútoč Divokým tvůrcem
wfa-summon-wild-maker = Divoký tvůrce vstupuje do hry v prázdné pouštní oblasti
wfa-place-worms-by-worm = { $n ->
    [one] umísti { $n } písečného červa
    [few] umísti { $n } písečné červy
    [many] umísti { $n } písečné červy
   *[other] umísti { $n } písečných červů
} do prázdné pouštní oblasti vedle jiného
wfa-place-worms-by-legion = { $n ->
    [one] umísti { $n } písečného červa
    [few] umísti { $n } písečné červy
    [many] umísti { $n } písečné červy
   *[other] umísti { $n } písečných červů
} do prázdných pouštních oblastí vedle svých legií
wfa-storms-now = Coriolisovy bouře udeří teď
wfa-warn-sietch = umísti žeton nasazení do sítě, od níž je harkonnenská legie nejvýše 2 oblasti
wfa-swap-tokens = vyměň všechny žetony nasazení dvou sítí
wfa-move-sietch = přenes síť s libovolnými jejími figurkami a žetony do sousední prázdné pouštní oblasti
wfa-shift-legion = přesuň nepřátelskou legii v poušti do sousední prázdné oblasti

## předvídání a cíle
steps = { $parts }
    .more = { $a }, { $b }
    .last = { $a } a { $b }
marker-steps = { $marker } +{ $n }
return-vision = zamíchej jednu odkrytou kartu předvídání zpět do balíčku
wfa-attach-fear = polož ji na odkrytou kartu předvídání: bude-li v tomto kole získána, jeden libovolný ukazatel se posune ještě o 2
wfa-attach-ibad = polož ji na odkrytou kartu předvídání: ta zůstane odkrytá, dokud nebude získána
wfa-exchange-visions = odstraň ze hry libovolné odkryté karty předvídání a odkryj stejně nových
wfa-shift-markers = sniž jeden ukazatel předvídání a o tolik zvyš jiný
wfa-second-objective = dober si druhý tajný cíl (k vítězství stačí kterýkoli)
wfa-any-marker = posuň libovolný ukazatel o { $n }
wfa-atomics = odpal rodové atomové zbraně
wfa-if-atomics-used = rodové atomové zbraně jsou použité
wfa-if-marker-on = některý ukazatel předvídání je na { $n } nebo dál
spend-any-die = vynalož libovolnou kostku místo akce
wfa-legions-in = atreidské legie jsou aspoň ve { $n } oblastech { $terrain_id ->
    [mountain] hor
    [plateau] plošiny
    [minor_erg] malého ergu
   *[other] pouště
}
wfa-legions-outside = atreidské legie jsou aspoň ve { $n } oblastech { $terrain_id ->
    [mountain] hor
    [plateau] plošiny
    [minor_erg] malého ergu
   *[other] pouště
} bez sítě
wfa-jessica-in-sietch = Jessica je v oblasti se sítí
wfa-paul-and-jessica-in-sietch = Paul a Jessica jsou ve stejné oblasti se sítí
wfa-paul-and-jessica-in-deep-desert = Paul a Jessica jsou v hluboké poušti v oblastech bez sítě
wfa-paul-rode = v tomto tahu legie s Paulem projela aspoň { $n } oblastmi se znamením červa nebo červem
wfa-harvesters-lost = v této fázi akcí byly odebrány aspoň { $n } sklízeče
wfa-sardaukar-lost = v této fázi akcí padl sardaukar
wfa-fedaykin-won = v této fázi akcí Atreidové vyhráli bitvu jako útočníci s legií, ve které zbyl fedajkýn
wfa-reveal-pauls-sietch = odkryj dosud neodkrytou síť v Paulově oblasti
wfa-reveal-pauls-tokens = odkryj { $n } žetony nasazení v Paulově oblasti
wfa-paul-to-tank = pošli Paula ze sektoru bez harkonnenské legie do regenerační nádrže
wfa-families-flee = vrať do zásoby { $n } jednotky nebo žetony z oblastí se sítí
wfa-discard-planning = { $n ->
    [one] odhoď { $n } kartu plánování
    [few] odhoď { $n } karty plánování
    [many] odhoď { $n } karty plánování
   *[other] odhoď { $n } karet plánování
}

## co dělá zákaz
ban-choam = v oblasti nejvýše 5 harkonnenských jednotek
ban-spacing_guild = Harkonneni nemohou provádět průzkum
ban-landsraad = Harkonneni nemohou odhazovat karty plánování za bojové kostky
