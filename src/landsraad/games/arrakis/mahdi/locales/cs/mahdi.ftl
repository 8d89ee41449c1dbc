### Válka o Arrakis pro jednoho: co pravidla Mahdi dělají za Harkonneny, proč, a co nechávají na hráči.

role-automa = Mahdi
region-ne_outer = { sector-ne_outer }
region-se_outer = { sector-se_outer }
region-sw_outer = { sector-sw_outer }
region-nw_outer = { sector-nw_outer }
region-central = čtyři střední sektory
black-token-numbered = černý žeton { $n }
silver-token-numbered = stříbrný žeton { $n }
arrakis-cell-reinforcements = posily
arrakis-cell-unrolled_dice = ještě nehozené kostky

## proč zrovna toto
mahdi-reason-only = jiná možnost není
mahdi-reason-choice = volba mezi rovnocennými
mahdi-reason-nearest = nejblíže
mahdi-reason-strongest = nejsilnější legie
mahdi-reason-strongest_lead = největší převaha v síle
mahdi-reason-highest_rank = nejvyšší hodnost
mahdi-reason-no_ornithopter = není třeba ornitoptéra
mahdi-reason-target = je to cílová síť
mahdi-reason-named_leader = je tam jmenovaný vůdce
mahdi-reason-shortest = nejkratší cesta
mahdi-reason-joins = připojení k jiné legii
mahdi-reason-near_sietch = nejblíže síti
mahdi-reason-terrain = nejlepší terén
mahdi-reason-can_attack = může zaútočit na síť
mahdi-reason-near_target = nejblíže cíli
mahdi-reason-deep_and_safe = prázdná hluboká poušť stranou od Atreidů
mahdi-reason-desert_and_safe = prázdná poušť stranou od Atreidů
mahdi-reason-deep = jiná hluboká poušť
mahdi-reason-desert = jiná poušť
mahdi-reason-same_region = v tomto sektoru se sklízí
mahdi-reason-destroyed = tato síť je zničena
mahdi-reason-leaders = vůdci, dokud nezbude jeden
mahdi-reason-elites = elitní jednotky
mahdi-reason-sardaukar = sardaukaři
mahdi-reason-regulars = obyčejné jednotky
mahdi-reason-last_leader = vůdce před posledními obyčejnými jednotkami

## kolo
event-mahdi_harvest = { $seat } bude v tomto kole sklízet zde: { $region }
event-mahdi_target = { $seat } dostává novou cílovou síť: { $card }
event-mahdi_redraw = { $seat } odkládá kartu taktiky { $card }: { $because }
event-mahdi_target_lost = { $seat } ničí cílovou síť { $card } a bere jinou kartu
event-mahdi_reinforced = { $seat } pokládá kartu lícem dolů do posil ({ $deck })
event-mahdi_time = { $seat } postupuje s každým kolem
event-mahdi_tactics_shuffled = karty taktiky jsou zamíchány

## vozidla
event-mahdi_harvester = { $seat } volí oblast { $area } pro sklízeč: { $because }
event-mahdi_next_sector = { $seat } přechází do sousedního sektoru: { $sector }
event-mahdi_carryall = { $seat } volí vzdušnou zónu { $zone } pro nosič: chráněné sklízeče – { $n }
event-mahdi_thopter_attack = { $seat } volí vzdušnou zónu { $zone } pro ornitoptéru: legie odtud dosáhne na síť
event-mahdi_thopter_target = { $seat } volí vzdušnou zónu { $zone } pro ornitoptéru: je spojena s cílem
event-mahdi_thopter_near = { $seat } volí vzdušnou zónu { $zone } pro ornitoptéru: poblíž cíle

## tah
event-mahdi_rolled = { $seat } hází: { $result }
event-mahdi_rerolled = { $seat } přehazuje: { $result } je už na třech použitých kostkách
event-mahdi_forced = { $seat } musí použít výsledek { $result }
event-mahdi_special = { $seat } dává přednost zvláštní akci vůdce: { $leader }
event-mahdi_idle = { $seat } nemá na koho zaútočit

## útok a přesun
event-mahdi_attacks_near = { $seat } se rozhoduje zaútočit na síť: { $from } → { $area } ({ $because })
event-mahdi_attacks_sietch = { $seat } se rozhoduje zaútočit na síť: { $from } → { $area } ({ $because })
event-mahdi_attacks_legion = { $seat } se rozhoduje zaútočit na legii: { $from } → { $area } ({ $because })
event-mahdi_aims = { $seat } táhne k cílové síti { $area }
event-mahdi_aims_elsewhere = { $seat } na cíl nestačí a táhne k síti { $area }: { $because }
event-mahdi_no_aim = { $seat } nemá legii dost silnou na žádnou síť: nikdo se nehýbe
event-mahdi_moves = { $seat } volí cestu { $from } → { $to }: { $because }
event-mahdi_merges = { $seat } spojuje legie u cíle: { $from } → { $to }
event-mahdi_holds = { $seat } nemá legii, která by se mohla přiblížit

## nasazení, Rod, karty
event-mahdi_deploys = { $seat } volí oblast { $area } pro nasazení: { $because }
event-mahdi_substitute = { $seat } bere { $found_acc }, protože v zásobě už není: { $wanted }
event-mahdi_house = { $seat } volí oblast { $area }: { $because }
event-mahdi_near = { $seat } volí oblast { $area }: { $because }
event-mahdi_card = { $seat } odkrývá kartu { $card } ({ $deck })
event-mahdi_card_kept = { $seat } nemůže kartu { $card } provést celou: jde do posil
event-mahdi_drew = { $seat } dobírá kartu do posil ({ $deck })
event-mahdi_scheme_laid = { $seat } pokládá kartu { planning-card-hawats_scheming } vedle desky
event-mahdi_schemes = { $seat } dokončuje { planning-card-hawats_scheming }
event-mahdi_deck_rebuilt = { $seat } míchá odhozené karty do nového balíčku ({ $deck })
event-mahdi_reveal_price = { $seat } dostává posilu za to, co bylo odkryto ({ $deck })
event-mahdi_die_back = { $seat } bere zpět kostku z desky Koření musí proudit
event-mahdi_no_die_back = { $seat } nemá kostku, kterou by vzal zpět, a získává nadvládu

## bitva, posádky, koření
event-mahdi_reinforces = { $seat } odhazuje z posil kartu { $card } za kostku
event-mahdi_discards = { $seat } odhazuje z posil kartu { $card }
event-mahdi_loses = { $seat } bere zásah podle seznamu ({ $because }): { $figure }
event-mahdi_ceases = { $seat } útok vzdává: síla { $mine } proti { $theirs }
event-mahdi_no_siege_cost = { $seat } pokračuje v obléhání sítě bez zásahu
event-garrison_left = { $seat } nechává posádku (oblast { $area }): dva žetony lícem dolů
event-garrison_shown = { $seat } odkrývá žeton posádky (oblast { $area }): { $token }
event-garrison_dropped = { $seat } odebírá žeton posádky (oblast { $area }): příliš mnoho jednotek
event-garrison_recalled = { $seat } už nemá žetony: odkrývá se žeton v oblasti { $area }
event-mahdi_carryall_kept = { $seat } šetří nosič pro hlubokou poušť (oblast { $area } zůstává bez pomoci)
event-mahdi_holds_marker = { $seat } vydává koření za nejnižší ukazatel, který by klesl: { $power }
event-mahdi_raises_marker = { $seat } vydává zbytek za nejnižší ukazatel: { $power }
event-mahdi_surplus = { $seat } má víc koření, než ukazatele potřebují: { $n } za nadvládu

## tah automatu krok za krokem
step-mahdi_rolled = Kostka: { $result }
    .why = Po každém tvém tahu se hodí jednou nepoužitou kostkou a provede se její akce.
step-mahdi_rerolled = { $result }: přehozeno
    .why = Tento výsledek je už na třech použitých kostkách.
step-mahdi_forced = Kostka: { $result }
    .why = Vyžaduje to karta { planning-card-truthtrance }.
step-mahdi_special = Zvláštní akce vůdce: { $leader }
    .why = Zvláštní akce, která je možná, má přednost před obyčejnou.
step-mahdi_attacks_near = Útok na síť: { $from } → { $area }
    .why = Zaútočit lze jen na tuto síť; rozhodlo: { $because }.
step-mahdi_attacks_sietch = Útok na síť: { $from } → { $area }
    .why = Z více útoků rozhodlo: { $because }.
step-mahdi_attacks_legion = Útok na legii: { $from } → { $area }
    .why = Na žádnou síť zaútočit nelze. Mezi legiemi rozhodlo: { $because }.
step-mahdi_aims = K síti { $area }
    .why = Není na koho zaútočit: legie táhnou k cílové síti.
step-mahdi_aims_elsewhere = V tomto tahu k síti { $area }
    .why = Žádná legie není silnější než obránci cíle. Místo něj rozhodlo: { $because }.
step-mahdi_no_aim = Nikdo se nehýbe
    .why = Žádná legie není silnější než obránci kterékoli sítě.
step-mahdi_moves = { $from } → { $to }
    .why = Nejdřív nejbližší legie, nejkratší cestou. Rozhodlo: { $because }.
step-mahdi_merges = { $from } → { $to }
    .why = U cíle se legie přesouvají jen proto, aby se připojily k silnější.
step-mahdi_deploys = Nasazení: { $area }
    .why = Osada s nejsilnější legií, pak nejbližší cíli. Rozhodlo: { $because }.
step-mahdi_house = Kde: { $area }
    .why = Nejblíže síti, pak schopnost zaútočit, pak nejblíže cíli. Rozhodlo: { $because }.
step-mahdi_near = Kde: { $area }
    .why = Co nejblíže cílové síti: { $because }.
step-mahdi_card = Karta: { $card }
    .why = Karty se berou střídavě ze dvou balíčků a hned se hrají.
step-mahdi_card_kept = { $card }: bez účinku
    .why = Karta, kterou nelze provést celou, jde do posil.
step-garrison_left = Posádka: { $area }
    .why = Legie opustila osadu: černý a stříbrný žeton lícem dolů.
step-mahdi_reinforces = Posila: { $card }
    .why = V každém kole bitvy se odhazují karty, dokud není šest kostek.
step-mahdi_ceases = Útok končí
    .why = Síla { $mine } proti { $theirs }: polovina nebo méně.
step-mahdi_harvest = Sklizeň: { $region }
    .why = První karta taktiky v kole určuje sektor sklizně.
step-mahdi_target = Cíl: { $card }
    .why = Karta taktiky určuje cílovou síť: není v sektoru sklizně a není zničena.
step-mahdi_redraw = { $card }: bere se jiná karta
    .why = Tato síť cílem být nemůže: { $because }.
step-mahdi_target_lost = { $card }: síť je zničena
    .why = Hned se bere jiná cílová síť.
step-mahdi_reinforced = Posila: { $deck }
    .why = V každém kole se do posil položí lícem dolů po kartě z každého balíčku.
step-mahdi_time = Čas je na jejich straně
    .why = Na konci každého kola Harkonneni postoupí o políčko nadvlády.
step-mahdi_tactics_shuffled = Nová taktika
    .why = Po každém kole se zamíchá všech osm karet taktiky.
step-mahdi_harvester = Sklízeč: { $area }
    .why = Nejlepší volná oblast podle seznamu: { $because }.
step-mahdi_next_sector = Dál do sektoru { $sector }
    .why = V sektoru sklizně není místo; sektor cíle se vynechává.
step-mahdi_carryall = Nosič: { $zone }
    .why = Tam chrání nejvíc sklízečů: { $n }.
step-mahdi_thopter_attack = Ornitoptéra: { $zone }
    .why = Legie odtud dosáhne na síť vzdálenou dvě oblasti, na kterou může zaútočit.
step-mahdi_thopter_target = Ornitoptéra: { $zone }
    .why = Tato zóna je spojena se sektorem cíle.
step-mahdi_thopter_near = Ornitoptéra: { $zone }
    .why = Zóny cíle jsou obsazené: vedle něj, nejdřív mezi středními sektory.
step-mahdi_idle = Není na koho zaútočit
    .why = Žádná legie není silnější než nepřítel, na kterého by mohla zaútočit.
step-mahdi_holds = Nikdo se nehýbe
    .why = Žádná legie se nemůže přiblížit.
step-mahdi_substitute = { $found } místo: { $wanted }
    .why = V zásobě už není: přicházejí silnější jednotky, jinak slabší.
step-mahdi_drew = Posila: { $deck }
    .why = Karty, které lze dobrat, jdou do posil střídavě ze dvou balíčků.
step-mahdi_scheme_laid = { planning-card-hawats_scheming }: vedle desky
    .why = První z těchto karet čeká na druhou.
step-mahdi_schemes = { planning-card-hawats_scheming }: dokončeno
    .why = Je to druhá taková karta: obě se odhodí a účinek se provede.
step-mahdi_deck_rebuilt = Nový balíček: { $deck }
    .why = Balíček došel: odhozené karty se zamíchají.
step-mahdi_reveal_price = Posila: { $deck }
    .why = Po kartě za každou síť nebo žeton, které dobrovolně odkryješ.
step-mahdi_die_back = Kostka se vrací
    .why = Místo žetonu Bene Gesserit berou kostku z desky Koření musí proudit.
step-mahdi_no_die_back = Políčko nadvlády
    .why = Místo žetonu Bene Gesserit, protože není kostka, kterou by vzali zpět.
step-mahdi_discards = Odhozeno: { $card }
    .why = Co je třeba odhodit, bere se z posil.
step-mahdi_loses = Ztráta: { $figure }
    .why = Zásahy se berou podle seznamu: { $because }.
step-mahdi_no_siege_cost = Obléhání pokračuje
    .why = V sólové válce to Harkonneny nestojí zásah.
step-garrison_shown = Posádka: { $token }
    .why = Žeton se odkrývá, když bojuje nebo když se tam nahrazuje jednotka.
step-garrison_dropped = { $area }: o žeton posádky méně
    .why = Jednotek je příliš mnoho: nejdřív odcházejí nejslabší.
step-garrison_recalled = { $area }: žeton posádky se odkrývá
    .why = Žetony došly: po jednom z každé barvy se vrací z desky.
step-mahdi_carryall_kept = { $area }: bez pomoci
    .why = Nosiče zachraňují nejdřív sklízeče v hluboké poušti.
step-mahdi_holds_marker = Udržen: { $power }
    .why = Koření nejdřív brání poklesu ukazatelů, od nejnižších.
step-mahdi_raises_marker = Zvýšen: { $power }
    .why = Zbytek koření zvedá nejnižší ukazatele.
step-mahdi_surplus = Nadvláda za koření
    .why = Všechny ukazatele jsou v horním řádku a koření je víc, než potřebují.

## co pravidla nechávají na hráči
arrakis-decision-ByList = { $cause }: co z toho? Podle seznamu jsou rovnocenné
arrakis-decision-MahdiHarvesters = Kam přijde sklízeč? Tato místa jsou podle seznamu rovnocenná
arrakis-decision-MahdiCarryalls = V které vzdušné zóně bude nosič? Podle seznamu jsou rovnocenné
arrakis-decision-MahdiOrnithopters = V které vzdušné zóně bude ornitoptéra? Podle seznamu jsou rovnocenné
arrakis-decision-ChooseAim = { $cause }: ke které síti legie potáhnou? Podle seznamu jsou rovnocenné
arrakis-decision-MahdiMarch = { $cause }: který přesun? Podle seznamu jsou rovnocenné
arrakis-decision-MahdiStrike = { $cause }: který útok? Podle seznamu jsou rovnocenné
arrakis-decision-MahdiDeploy = { $cause }: v které osadě? Podle seznamu jsou rovnocenné
arrakis-decision-MahdiLeader = { $cause }: který vůdce přijde? Seznam to neříká
arrakis-decision-MahdiSwap = { $cause }: v které legii se nahradí jednotka? Podle seznamu jsou rovnocenné
arrakis-decision-MahdiPlace = { $cause }: v které oblasti? Podle seznamu jsou rovnocenné
arrakis-decision-MahdiNear = { $cause }: kde? Stejně blízko cíli
arrakis-decision-MahdiSpice = Koření: { $n }. Který ukazatel? Jsou ve stejném řádku
arrakis-decision-Recall = Žetony posádek došly: který na desce se odkryje?
refusal-reveal-watched = nad oblastí { $area } hlídkuje ornitoptéra: nic se tam nesmí odkrývat

## v terminálu
war-tactics = Cíl: { $target }, sklizeň: { $region }
war-spent = (použito { $dice })
war-reinforcements = posily { $n }
war-plain-tactics = Cílová síť: { $target }. Sklizeň: { $region }.
war-plain-automa = { $name } ({ $side }): ještě nehozené kostky { $n }; použito: { $dice }; posily { $cards }; vůdci: { $leaders }.
start-war-alone = o samotě: Atreidové proti Harkonnenům, které řídí pravidla Mahdi

## v galerii
gallery-tactics = Karty taktiky
field-solo = O samotě
field-harvest = První karta
field-target = Druhá karta
tactics-harvest = sklizeň v tomto kole: { $region }
tactics-target = cílová síť tohoto kola: { $area }
garrison-words = pokládá se lícem dolů, jeden černý a jeden stříbrný, když legie opustí osadu; odkrývá se, když bojuje
solo-thufir_hawat = dober 3 karty balíčku { planning-deck-house_harkonnen } a hned je zahraj
solo-gaius_helen_mohiam = dober 3 karty balíčku { planning-deck-corrino_allies } a hned je zahraj
solo-truthtrance = zvol výsledek, který je na méně než 3 použitých kostkách Harkonnenů (u Nasazení a Rodu na méně než 2): jejich příští tah se hraje, jako by padl; pak dober 2 karty plánování nebo 1 zahraj
solo-hawats_scheming = první se položí vedle desky; s druhou se obě odhodí a účinek se provede

## ties decided by chance
event-picked = { $seat }: rovnocenné možnosti, rozhodl los
