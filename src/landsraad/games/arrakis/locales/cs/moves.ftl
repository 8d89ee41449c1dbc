### Popisky tahů války o Arrakis a návodné řádky k jejím rozhodnutím. Jsou vlastní: tatáž slova znamenají v jiných hrách
### něco jiného.

## tah
arrakis-move-action = { $die_result }: { $text }
arrakis-move-special = { $named_leader }, zvláštní akce: { $text }
arrakis-move-plan = Zahrát kartu { $planning_card }: { $text }
arrakis-move-claim = Získat kartu { $prescience_card }: { $text }
arrakis-move-with = Vynaložit kostku { $die_result }
arrakis-move-desert_power = Síla pouště: { $text }
arrakis-move-reveal = Odkrýt { $counter } v oblasti { $area } ({ $token })
arrakis-move-scout = Prozkoumat oblast { $area } ornitoptérou (vzdušná zóna { $air_zone })
arrakis-move-atomics = Odpálit rodové atomové zbraně: { $area }
arrakis-move-schemes = Odhodit karty { planning-card-hawats_scheming } ×{ $n }: { named-leader-thufir_hawat } opouští hru, { named-leader-gaius_helen_mohiam } vstupuje do hry
arrakis-move-end = Ukončit tah
arrakis-move-pass = { $asks ->
    [ClaimWindow] Žádnou kartu nezískat
   *[other] Pasovat
}
arrakis-move-skip = { $asks ->
    [AnyAction] Neprovádět akci
    [PlaceToken] Žeton si nechat
    [CarryallRescue] Sklízeč nezachránit
    [EndOfPhaseWorm] Divokého tvůrce ponechat
    [PlayAnother] Nehrát kartu
    [PlaceDrawn] Žeton vrátit
    [Enter] Teď ne
    [PlaceSigns] Další neumísťovat
    [MoveWorms] Dál nepřesouvat
    [DesertPower] Nic neudělat
    [PlaceWorms] Dalšího neumísťovat
    [RemoveVehicles] Dál neodebírat
    [SwallowHarvesters] Dál neodebírat
   *[other] Odmítnout
}
arrakis-move-done = { $asks ->
    [Cards] Žádnou kartu neodhodit
    [SpendSpice] Dál neutrácet
    [Relieve] Dál nenahrazovat
    [DismissCards] Zbytek zamíchat
    [ClaimAtEnd] Další nezískávat
    [DrawCards] Dobrat karty
   *[other] Tím končit
}

## legie
arrakis-move-move = { $asks ->
    [ShiftLegion] Vytlačit legii ({ $text }): { $area } → { $to_area }
    [MoveSietch] Přenést síť: { $area } → { $to_area }
   *[other] Přesunout legii ({ $text }): { $area } → { $to_area }
}
arrakis-move-fly = Přepravit legii ({ $text }) ornitoptérou: { $area } → { $to_area }
arrakis-move-attack = Zaútočit ({ $text }): { $area } → { $to_area }
arrakis-move-air_attack = Zaútočit z ornitoptéry ({ $text }): { $area } → { $to_area }
arrakis-move-zone = { $asks ->
    [CarryallRescue] Zachránit nosičem (vzdušná zóna { $air_zone })
   *[other] Použít ornitoptéru (vzdušná zóna { $air_zone })
}
arrakis-move-leave = Nechat na místě { $figure_acc }
arrakis-move-go = { $asks ->
    [ClearSigns] Odhodit všechna
    [StormsNow] Přivolat bouře
    [ComeAlong] Vzít všechny s sebou
   *[other] Vyrazit s ostatními
}
arrakis-move-place = Umístit { $figure_acc } (oblast { $area })
arrakis-move-bring = { $asks ->
    [ComeAlong] Vzít s sebou { $figure_acc }
   *[other] Přemístit { $figure_acc } z oblasti { $area }
}
arrakis-move-at = { $asks ->
    [FlyIt] Zasáhnout legii v oblasti { $area }
    [Bombard] Zasáhnout legii v oblasti { $area }
    [DiscardSigns] Odhodit znamení červa v oblasti { $area }
    [UncoverArea] Odkrýt vše v oblasti { $area }
   *[other] { $area }
}
arrakis-move-in = { $sector }
arrakis-move-upgrade = Nahradit jednotku v oblasti { $area }: { $was } → { $now }

## vozidla, karty, koření
arrakis-move-station = { $there_id ->
    [none] Umístit { $vehicle_acc } (vzdušná zóna { $air_zone })
   *[other] Umístit { $vehicle_acc } (vzdušná zóna { $air_zone }, je tam { $there })
}
arrakis-move-harvester = Umístit sklízeč (oblast { $area }, { $terrain }: { n-spice-points })
arrakis-move-remove = Odebrat { $vehicle_acc } (oblast { $area })
arrakis-move-ground = Odebrat { $there_acc } (vzdušná zóna { $air_zone })
arrakis-move-draw = Karta z balíčku { $planning_deck }
arrakis-move-discard = { $asks ->
    [Cards] Odhodit kartu { $planning_card } za kostku
   *[other] Odhodit kartu { $planning_card }
}{ $alike ->
    [no] {""}
   *[yes] {" "}({ $text })
}
arrakis-move-hold = Udržet ukazatel { $power } v řádku { $row } (2 koření)
arrakis-move-raise = Posunout ukazatel { $power } z řádku { $row } výš (3 koření)
arrakis-move-lower = Posunout ukazatel { $power } z řádku { $row } níž
arrakis-move-ban = Zákaz { $power }: { $text }
arrakis-move-stockpile = Hromadit zásoby: 1 nadvláda za 3 koření
arrakis-move-change = Změnit kostku na výsledek { $die_result }
arrakis-move-bene_gesserit = Položit žeton na políčko { $die_result }
arrakis-move-force = { $die_result }
arrakis-move-dismiss = Odstranit ze hry kartu { $prescience_card }
arrakis-move-card = { $prescience_card }
arrakis-move-marker = { $stage ->
    [lower] Snížit { $marker } o { $n }
   *[other] Zvýšit { $marker } o { $n }
}
arrakis-move-leader = { $asks ->
    [Enter] Uvést do hry { $named_leader_acc }
   *[other] { $named_leader } (oblast { $area })
}
arrakis-move-replace = Odebrat z plánu { $named_leader_acc } (oblast { $area })
arrakis-move-sietch = Síť: { $area }
arrakis-move-flee = Poslat pryč { $figure_acc } (oblast { $area })
arrakis-move-choose = { $asks ->
    [ScoutArea] { $n ->
        [1] Jen síť
        [2] Jen žetony nasazení
       *[other] Síť i žetony nasazení
    }
   *[other] { $text }
}

## poušť
arrakis-move-wormsign = Umístit znamení červa (oblast { $area })
arrakis-move-worm = Přesunout { $worm_acc }: { $area } → { $to_area }
arrakis-move-worm_attack = Poslat do útoku { $worm_acc }: { $area } → { $to_area }
arrakis-move-place_worm = Umístit { $worm_acc } (oblast { $area })
arrakis-move-resolve = Dále červ v oblasti { $area }
arrakis-move-return_worm = Odebrat { $worm_acc } (oblast { $area })
arrakis-move-swap_worm = Nahradit Divokého tvůrce obyčejným červem (oblast { $area })

## bitva
arrakis-move-lose = { $stage ->
    [reduce] Nahradit { $figure_acc } obyčejnou jednotkou
   *[other] Odebrat { $figure_acc }
}
arrakis-move-use = { $figure }: zásahy { $hits }, štíty { $shields }
arrakis-move-continue = { $stage ->
    [siege] Pokračovat v útoku (stojí 1 zásah)
   *[other] Pokračovat v útoku
}
arrakis-move-cease = Ukončit útok
arrakis-move-retreat = { $stage ->
    [own] Ustoupit; kam, vybereš ty
   *[other] Ustoupit; kam, vybere útočník
}
arrakis-move-stand = Zůstat a bojovat
arrakis-move-retreat_to = { $stage ->
    [nowhere] Není kam jít: legie je zničena
   *[other] Do oblasti { $area }
}

## rozhodnutí
arrakis-decision-Turn = { $stage ->
    [acted] Akce je hotová: ukonči tah, nebo proveď volnou akci
    [empty] Nemáš už kostky: pasuj, nebo udělej, co je nepotřebuje
   *[other] Vyber akci; před ní i po ní jsou možné volné akce
}
arrakis-decision-AnyAction = { $cause }: vyber akci, kterou kostka nahradí
arrakis-decision-PlayWithDie = { $cause }: vyber kostku, kterou vynaložíš
arrakis-decision-PayClaim = { $cause }: vyber kostku, kterou vynaložíš
arrakis-decision-PlayAnother = { $cause }: zahraj další kartu plánování bez kostky, nebo ne
arrakis-decision-DrawCards = { $cause }: vyber balíčky, ze kterých si dobereš (ještě { $n })
arrakis-decision-DiscardOwn = { $cause }: odhoď karty plánování podle vlastní volby (ještě { $n })
arrakis-decision-DiscardTwo = { $cause }: vyber karty plánování, které odhodíš
arrakis-decision-HandDown = { $n ->
    [6] Nechat si můžeš šest karet: jednu odhoď
   *[other] Nechat si můžeš čtyři karty: jednu odhoď
}
arrakis-decision-ScoutArea = Vyber, co odkryješ v oblasti { $area }
arrakis-decision-ChangeDie = Pro kostku není políčko: změň ji na výsledek s nejvíce volnými políčky
arrakis-decision-PlaceToken = Použij v tomto kole žeton Bene Gesserit jako kostku navíc, nebo si ho nech na později
arrakis-decision-PlaceAll = Umísti vozidla: { $vehicle }, ještě { $n }
arrakis-decision-PlaceVehicles = { $cause }: umísti vozidla (ještě nejvýše { $n })
arrakis-decision-SpendSpice = Máš { n-spice-points }: udrž nebo zvyš ukazatele Impéria; ostatní klesnou
arrakis-decision-ExtraBan = Vyber zákaz, který začne platit
arrakis-decision-Marching = { $stage ->
    [move] { $cause }: přesuň legii (ještě nejvýše { $n }), nebo skonči
    [attack] { $cause }: zaútoč legií, nebo skonči
   *[other] { $cause }: přesuň legie (nejvýše { $n }), nebo místo toho jednou zaútoč
}
arrakis-decision-Split = { $area } → { $to_area }: { $text }. Vyber, kdo zůstane, nebo vyraz
arrakis-decision-March = { $cause }: přesuň legii, nebo skonči
arrakis-decision-StormsNow = { $cause }: přivolej Coriolisovy bouře, nebo ne
arrakis-decision-TakeOff = Vyber ornitoptéru, která legii přepraví
arrakis-decision-Cards = Bitva v oblasti { $area }, { $round }. kolo: tvých kostek { $n }, soupeřových { $theirs }. Odhoď karty plánování za další, nebo pokračuj
arrakis-decision-LeadersTurn = Bitva v oblasti { $area }: vyber vůdce, který změní zvláštní výsledek
arrakis-decision-Casualties = { $area }: { n-hits }. Vyber ztrátu
arrakis-decision-ContinueOrCease = Bitva v oblasti { $area }: pokračuj, nebo útok ukonči
arrakis-decision-RetreatOrStand = Bitva v oblasti { $area }: ustup, nebo bojuj dál
arrakis-decision-RetreatChoice = { $stage ->
    [own] Vyber, kam ustoupí tvoje legie z oblasti { $area }
   *[other] Vyber, kam ustoupí nepřátelská legie z oblasti { $area }
}
arrakis-decision-DriveOut = Vyber, kam před výbuchem ustoupí legie z oblasti { $area }
arrakis-decision-LimitCheck = V oblasti { $area } je příliš mnoho jednotek: vyber, co odebereš
arrakis-decision-Muster = { $cause }: umísti figurky, nebo skonči
arrakis-decision-ChooseSite = { $cause }: vyber oblast pro figurky
arrakis-decision-PlaceDrawn = { $cause }: dobraný žeton: { $token }. Vyber pro něj oblast se sítí
arrakis-decision-Swap = { $cause }: nahraď jednotky (ještě nejvýše { $n }), nebo skonči
arrakis-decision-DesertPower = Síla pouště: umísti dvě znamení červa, přesuň dva červy, nebo jedním zaútoč
arrakis-decision-PlaceSigns = Umísti znamení červa (ještě nejvýše { $n }), nebo skonči
arrakis-decision-LaySigns = Znamení červa je málo: vyber oblasti, které je dostanou
arrakis-decision-MoveWorms = Přesuň písečného červa, nebo skonči
arrakis-decision-MoveWildMaker = Přesuň Divokého tvůrce, nebo ne
arrakis-decision-AttackWithWildMaker = Zaútoč Divokým tvůrcem, nebo ne
arrakis-decision-EndOfPhaseWorm = Konec fáze: Divoký tvůrce může přenechat místo obyčejnému červu
arrakis-decision-CarryallRescue = Ke sklízeči v oblasti { $area } přišel červ: zachraň ho nosičem, nebo ho ztrať
arrakis-decision-Surface = Umísti červy, které znamení přivolala
arrakis-decision-Upheaval = Vyber červa, který bude jednat dál
arrakis-decision-PlaceWorms = { $cause }: umísti písečného červa, nebo skonči
arrakis-decision-SummonWildMaker = { $cause }: vyber prázdnou pouštní oblast pro Divokého tvůrce
arrakis-decision-ClaimWindow = Teď můžeš získat kartu předvídání
arrakis-decision-ClaimAtEnd = Konec kola: získej karty předvídání, nebo ne
arrakis-decision-FearlessSteps = { $cause }: vyber ukazatel, který se posune ještě o { $n }
arrakis-decision-ShowPaulsTokens = { $cause }: vyber v Paulově oblasti žetony, které odkryješ
arrakis-decision-SendFamilies = { $cause }: vyber jednotky nebo žetony z oblastí se sítí, které pošleš pryč
arrakis-decision-Relieve = Nahraď jmenované vůdce na plánu obyčejnými, nebo ne
arrakis-decision-DismissCards = Vyber karty předvídání, které odstraníš ze hry; ostatní se vrátí do balíčku
arrakis-decision-Detonate = { $cause }: vyber, kde rodové atomové zbraně vybuchnou, nebo si je nech
arrakis-decision-SwallowHarvesters = { $cause }: vyber v hluboké poušti sklízeč, který odebereš, nebo skonči
arrakis-decision-RemoveVehicles = { $cause }: vyber vozidlo, které odebereš (ještě nejvýše { $n }), nebo skonči
arrakis-decision-Rockets = { $cause }: vyber sektor, na který vypálíš
arrakis-decision-CaptureOrnithopter = { $cause }: vyber ornitoptéru, kterou ukořistíš
arrakis-decision-FlyIt = { $cause }: vyber legii, kterou zasáhneš
arrakis-decision-Bombard = { $cause }: vyber legii, kterou zasáhneš
arrakis-decision-WarnSietch = { $cause }: vyber pro žeton nasazení ohroženou síť
arrakis-decision-SwapTokens = { $cause }: vyber síť, jejíž žetony se vymění
arrakis-decision-MoveSietch = { $cause }: vyber síť a kam se přenese
arrakis-decision-ComeAlong = { $cause }: vyber, kdo půjde se sítí
arrakis-decision-ShiftLegion = { $cause }: vyber nepřátelskou legii v poušti a kam půjde
arrakis-decision-UncoverArea = { $cause }: vyber oblast, kde se odkryje síť a žetony
arrakis-decision-ReturnVision = { $cause }: vyber kartu předvídání, která se vrátí do balíčku
arrakis-decision-AttachTo = { $cause }: vyber kartu předvídání, na kterou ji položíš
arrakis-decision-ExchangeVisions = { $cause }: vyber karty předvídání, které nahradíš novými, nebo skonči
arrakis-decision-ShiftMarkers = { $stage ->
    [lower] { $cause }: vyber ukazatel, který snížíš
   *[other] { $cause }: vyber ukazatel, který zvýšíš
}
arrakis-decision-ForceDie = { $cause }: vyber kostku, kterou soupeř musí použít v příštím tahu
arrakis-decision-LowerMarker = { $cause }: vyber ukazatel Impéria, který snížíš
arrakis-decision-TankLeader = { $cause }: vyber nepřátelského vůdce, který půjde do regenerační nádrže
arrakis-decision-DiscardSigns = { $cause }: vyber znamení červa, která odhodíš (ještě nejvýše { $n }), nebo skonči
arrakis-decision-ClearSigns = { $cause }: odhoď znamení červa kolem oblasti, nebo je nech
arrakis-decision-Enter = { $cause }: uveď vůdce do hry, nebo ne

## možnosti hry
option-rulings = Pravidla
