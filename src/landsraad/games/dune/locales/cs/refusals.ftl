### Proč se ve hrách rodiny Imperium odmítá krok: refusal-KLÍČ. Co říká jen jedna hra té rodiny, patří do jejího souboru
### (HRA_refusals.ftl).

## nesprávná chvíle
refusal-buy-in-reveal = karty lze získávat jen ve vlastním tahu odhalení
refusal-deploy-with-agent = jednotky se posílají do střetu, když vyšleš agenta na bojové pole
refusal-agent-or-reveal = ve svém tahu vyšli agenta, nebo odhal karty
refusal-no-agent-sent = v tomto tahu zatím agent vyslán nebyl
refusal-nothing-revealed = v tomto tahu zatím není nic odhaleno
refusal-agent-is-sent = jedna karta vysílá jednoho agenta a ten už v tomto tahu vyslán byl
refusal-end-agent-turn = v tomto tahu už byl vyslán agent: nejprve tah ukonči
refusal-reveal-boxes-wait = rámečky odhalení se používají až v tahu odhalení
refusal-still-open = zbývá vyhodnotit: { $parts }
refusal-say-deployment = vyber, kolik jednotek pošleš do střetu; může být i 0
refusal-end-not-pass = tady pasovat nelze: ukonči tah
refusal-no-agent-in-reveal = v tahu odhalení se agenti nevysílají
refusal-revealed-already = karty už máš odhalené
refusal-agent-boxes-idle = v tahu odhalení se rámečky agenta nepočítají
refusal-turns-over = tahy hráčů v tomto kole už skončily
refusal-end-window = už máš zahranou kartu: nepasuj, ale tuto příležitost ukonči
refusal-pass-window = nemáš zahranou žádnou kartu: pasuj

## vyslání agenta
refusal-not-in-hand = kartu { $card } nemáš v ruce
refusal-no-agent-left = nezbývá ti žádný agent: odhal karty v ruce
refusal-no-icon = karta { $card } nemá žádnou ikonu agenta: lze ji jen odhalit
refusal-other-icons = karta { $card } nemá ikonu „{ $icon }“, má jen: { $icons }
refusal-no-card-with-icon = žádná karta v tvé ruce nemá ikonu „{ $icon }“
refusal-no-card-with-icons = žádná karta v tvé ruce nemá ikonu agenta: odhal karty
refusal-influence-by-effect = vliv přinášejí pole této frakce ({ $faction }) a karty, když to říká efekt
refusal-already-seated = křeslo už máš
refusal-already-hired = už ho máš
refusal-not-at-level = na úrovni „{ $difficulty }“ toto pole není pro tebe
refusal-silenced = uzavřeno kartou { card-the_voice } ({ $seat })
refusal-own-agent-there = už tam stojí tvůj agent
refusal-occupied = obsazeno ({ $seats })

## ceny a podmínky
refusal-needs = je třeba mít { $n } { event-gained.what }, máš { $have }
refusal-needs-influence = je třeba mít { $n } { influence.n } na frakci { influence.of }, máš { $have }
refusal-needs-council = je třeba mít křeslo v Nejvyšší radě
refusal-needs-deployed = je třeba mít ve střetu { n-troops.acc }, máš { $have }
refusal-needs-any-influence = je třeba ztratit vliv, a ty žádný nemáš
refusal-needs-alliance = je třeba mít alianci, a ty žádnou nemáš
refusal-no-agent-on-board = na herním plánu nemáš žádného agenta
refusal-mentat-away = Mentat není na svém poli
refusal-deck-empty = tvůj dobírací balíček je prázdný a kvůli nahlédnutí se nemíchá
refusal-no-enemy-troop = žádný soupeř nemá ve střetu jednotku
refusal-condition-unmet = podmínka není splněna
refusal-counts-by-itself = podmínka není splněna; jakmile bude, započítá se to samo
refusal-nothing-comes = teď by to nemělo žádný účinek

## získávání karet. `.have` je přízeň, kterou hráč má.
refusal-never-bought = karta { $card } se nekupuje: získává se na jejím poli
refusal-none-left = žádná už nezbývá
refusal-set-aside-for = karta { $card } je odložena stranou; získat ji smí jen { $seat }
refusal-not-on-sale = karta { $card } není v imperiální řadě ani v Rezervě
refusal-not-in-row = karta { $card } není v imperiální řadě
refusal-too-dear = karta { $card } stojí { $cost }, { refusal-too-dear.have }
    .have = { $have ->
        [one] máš 1 přízeň
        [few] máš { $have } přízně
        [many] máš { $have } přízně
       *[other] máš { $have } přízní
    }
refusal-too-dear-yet = karta { $card } stojí { $cost } ({ $printed } minus { $less }), { refusal-too-dear.have }
refusal-over-limit = karta { $card } stojí { $cost }, to je víc než { $limit }

## karty intrik
refusal-not-held = kartu { $card } nemáš
refusal-no-own-troop = nemáš ve střetu žádnou jednotku
refusal-opening-card = karta { $card } se hraje na samém začátku tahu
refusal-before-agent-card = karta { $card } se hraje před vysláním agenta
refusal-plot-card = { $card } je karta pletich: hraje se ve vlastním tahu
refusal-victory-card = karta { $card } se hraje při vítězství ve střetu
refusal-aftermath-card = karta { $card } se hraje po odměnách za střet, než se jednotky vrátí
refusal-endgame-card = { $card } je karta konce hry: čeká na konec hry
refusal-combat-card = { $card } je karta boje: hraje se v boji
refusal-combat-or-endgame-card = { $card } je karta boje: hraje se v boji nebo na konci hry

## rámečky
refusal-box-done = { $box_id ->
    [card] na kartě už není co vyhodnotit
    [space] na poli už není co vyhodnotit
   *[influence] vliv už není třeba vyhodnotit
}
refusal-no-partner = agenta v tomto tahu vyslala jediná karta
refusal-card-box-first = na pořadí tu nezáleží: nejprve karta
refusal-resolve-first = nejprve to, co zbývá vyhodnotit: { $parts }
refusal-not-revealed = karta { $card } není odhalená
refusal-nothing-left = na kartě { $card } už není co vyhodnotit

## jednotky
refusal-not-combat-space = { $space } není bojové pole
refusal-all-deployed = vše, co v tomto tahu smíš poslat do střetu, už tam je
refusal-deployment-done = v tomto tahu už jsou jednotky do střetu poslány
refusal-garrison-has = v pevnosti máš { n-troops.acc }
refusal-deploy-limit = nejvýše { $limit }: v tomto tahu získané ({ $recruited }) a navíc z pevnosti ({ $n })
refusal-defence-one = k obraně se posílá jedna jednotka z tvé zásoby, nebo žádná
refusal-deploy-most = nejvýše { $limit } (v pevnosti máš { n-troops.acc })
refusal-retreat-most = nejvýše { $limit } (ve střetu máš { n-troops.acc })
refusal-say-zero = pokud nechceš, vyber 0
refusal-seat-without-troop = tento hráč nemá ve střetu žádnou jednotku
refusal-against-opponent = hraje se to proti soupeři

## karty, koření, vliv, agenti: na co se ptá efekt
refusal-not-in-zone = { $zone_id ->
    [hand] kartu { $card } nemáš v ruce
    [discard] kartu { $card } nemáš v odhazovacím balíčku
   *[other] kartu { $card } nemáš ve hře
}
refusal-not-of-faction = { $card } není karta frakce { influence.of }
refusal-trash-is-cost = zničením karty se tu platí
refusal-have-spice = máš { $n } koření
refusal-sold-by = prodat lze 2, 3, 4 nebo 5 koření
refusal-no-influence = na frakci { influence.of } nemáš žádný vliv
refusal-faction-chosen = tuto frakci už máš vybranou: { $faction }
refusal-only-with = vybírat lze jen z těchto frakcí: { $factions }
refusal-nobody-ahead = na frakci { influence.of } nemá žádný soupeř větší vliv než ty
refusal-rival-where-least = rival získává vliv tam, kde ho má nejméně
refusal-alliance-goes-to = alianci s { influence.with } získá soupeř, který tam má největší vliv
refusal-no-agent-on = na poli { $space } nemáš agenta
refusal-no-agent-to-move = na poli { $space } nemáš agenta, kterého lze přesunout
refusal-no-agent-on-leader = u svého vůdce nemáš žádného agenta
refusal-richest-maker = jde na volné pole tvůrce s největším množstvím bonusového koření

## před hrou
refusal-leader-named-twice = vůdci: { $leader } může vést jen jeden rod
refusal-leader-needs-module = vůdci: { $leader } hraje jen s modulem, který tu chybí: { $option }
refusal-module-needs = { $option }: potřebuje i modul: { $needed }
refusal-module-for-others = { $option }: ne pro hru s tímto počtem hráčů: { $n }
