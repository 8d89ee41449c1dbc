### Popisky tahů a návodný řádek ke každému druhu rozhodnutí.

move-first = Nejprve: { $text }
move-choose = { $text }
move-pay = { $text }
move-skip = { $asks ->
    [MayPassTurn] Tah si ponechat
    [Trash] Nic neničit
    [Gathering] Informace neshromažďovat
    [PlaceSpy] Špiona nevyslat
    [Detonate] Štítový val ponechat
    [LineMenu] Nic dalšího nepoužít
   *[other] Odmítnout
}
move-agent = Vyslat agenta na pole { $space } (karta { $card })
move-reveal = Odhalit karty v ruce
move-play = Zahrát kartu { $intrigue_card }: { $text }
move-buy = { $way ->
    [market] Získat kartu { $card }: { $text }
   *[row] Získat kartu { $card } za { $price ->
        [one] 1 přízeň
        [few] { $price } přízně
        [many] { $price } přízně
       *[other] { $price } přízní
    }
}
move-acquire = { $asks ->
    [AcquireForSolari] Získat kartu { $card } za { $price ->
        [one] 1 solár
        [few] { $price } soláry
        [many] { $price } soláru
       *[other] { $price } solárů
    }
   *[other] Získat zdarma kartu { $card } (cena { $price })
}
move-trash = { $zone_id ->
    [hand] Zničit kartu { $card } z ruky
    [discard] Zničit kartu { $card } z odhazovacího balíčku
   *[other] Zničit kartu { $card } ve hře
}
move-discard = Odhodit kartu { $card }
move-take = Vzít si kartu { $card } z odhazovacího balíčku
move-remove = Odložit stranou kartu { $card }
move-put = { $place_id ->
    [deck] Položit kartu { $cause } na dobírací balíček
   *[other] Položit kartu { $cause } na odhazovací balíček
}
move-influence = +{ $n } { influence.n } na frakci { influence.of }
move-lose = Ztratit 1 vliv na frakci { influence.of }
move-secret = Tajně vybrat: { $faction }
move-give = Aliance s { influence.with }: dostane ji { $seat }
move-against = { $seat } ztratí jednotku
move-deploy = { $n ->
    [0] Neposlat žádné jednotky
   *[other] Poslat do střetu { n-troops.acc }
}
move-retreat = { $n ->
    [0] Nestáhnout žádné jednotky
   *[other] Stáhnout ze střetu { n-troops.acc }
}
move-sell = Prodat { $n } koření za { $solari ->
    [one] 1 solár
    [few] { $solari } soláry
    [many] { $solari } soláru
   *[other] { $solari } solárů
}
move-silence = Uzavřít soupeřům pole { $space }
move-from = Vzít agenta z pole { $space }
move-from_leader = Vzít agenta od vůdce
move-recall = Povolat zpět agenta z pole { $space }
move-harvest = Vyslat agenta na pole { $space }
move-resolve = { $box_id ->
    [card] Vyhodnotit kartu: { $text }
    [space] Vyhodnotit pole: { $text }
    [partner] Vyhodnotit partnera: { $text }
    [contracts] Vyhodnotit smlouvy: { $text }
   *[other] Vyhodnotit vliv: { $text }
}
move-use = Použít kartu { $card }: { $text }
move-draw = Dobrat si vrchní kartu
move-trash_top = Zničit vrchní kartu
move-end = { $asks ->
    [Window] Zatím už nic nehrát
    [RevealMenu] { $persuasion ->
        [0] Ukončit tah odhalení
        [one] Ukončit tah odhalení (zbývá 1 přízeň)
        [few] Ukončit tah odhalení (zbývají { $persuasion } přízně)
        [many] Ukončit tah odhalení (zbývá { $persuasion } přízně)
       *[other] Ukončit tah odhalení (zbývá { $persuasion } přízní)
    }
   *[other] Ukončit tah
}
move-pass = { $asks ->
    [MayPassTurn] Vynechat tento tah
   *[other] Pasovat
}

## rozhodnutí; `.have` je přízeň, kterou hráč má
decision-over = Hra skončila
decision-go-on = Tady není z čeho vybírat: pokračuj
decision-for = { $seat } – { $line }
decision-Turn = { $stage ->
    [agent] Vyšli kartou agenta, nebo odhal karty v ruce
   *[other] Agenta vyslat nelze: odhal karty v ruce
}
decision-AgentTurn = { $stage ->
    [boxes] Vyber, co vyhodnotíš dál
    [deploy] Vyber, kolik jednotek pošleš do střetu (nejvýše { $most })
    [idle] Nic dalšího udělat nelze: ukonči tah
   *[other] Zahraj kartu pletich, nebo ukonči tah
}
decision-RevealMenu = { $stage ->
    [use] { decision-RevealMenu.have }: v libovolném pořadí používej odhalené karty a získávej nové
    [buy] { decision-RevealMenu.have }: získej karty, pak ukonči tah
    [idle] Nic dalšího udělat nelze: ukonči tah
   *[other] Ukonči tah, nebo zahraj kartu pletich
}
    .have = { $persuasion ->
        [one] Máš 1 přízeň
        [few] Máš { $persuasion } přízně
        [many] Máš { $persuasion } přízně
       *[other] Máš { $persuasion } přízní
    }
decision-AnyOrder = { $cause }: vyber, co bude první
decision-Or = { $cause }: vyber jednu možnost
decision-Some = { $cause }: vyber { $n ->
    [one] 1 možnost
    [few] { $n } různé možnosti
    [many] { $n } možnosti
   *[other] { $n } různých možností
}
decision-Arrow = { $cause }: zaplať, nebo odmítni
decision-Influence = { $cause }: vyber frakci, na kterou získáš +{ $n } { influence.n }
decision-Outdone = { $cause }: vyber frakci, na kterou má soupeř větší vliv než ty
decision-LoseInfluence = { $cause }: vyber frakci, na kterou ztratíš 1 vliv
decision-HandOver = Vyber, komu připadne aliance s { influence.with }
decision-Whence = { $cause }: vyber agenta, kterého přesuneš
decision-RecallAgent = { $cause }: vyber agenta, kterého povoláš zpět
decision-Silence = { $cause }: vyber pole, které soupeřům uzavřeš
decision-SellMelange = Vyber, kolik koření prodáš (nejvýše { $most })
decision-DoubleCross = { $cause }: vyber soupeře, který ztratí jednotku
decision-MayPassTurn = { $cause }: vynech tento tah, nebo si ho ponech
decision-Retreat = { $cause }: vyber, kolik jednotek stáhneš ze střetu
decision-Deploy = { $cause }: vyber, kolik jednotek pošleš do střetu (nejvýše { $most })
decision-ChooseTokens = { $leader }: tajně vyber frakci. Obě vybrané přinesou vliv, jakmile v jednom tahu nasadíš 4 jednotky
decision-Discard = { $cause }: vyber kartu, kterou odhodíš
decision-Snooped = { $cause }: kartu, kterou vidíš, si dober, nebo ji znič
decision-TakeBack = { $cause }: vyber kartu, kterou si vezmeš z odhazovacího balíčku
decision-Destination = { $cause }: na odhazovací, nebo na dobírací balíček
decision-AcquireUpTo = { $cause }: vyber kartu s cenou nejvýše { $limit }
decision-Manipulate = { $cause }: vyber z imperiální řady kartu, kterou odložíš stranou
decision-Trash = { $optional ->
    [yes] { $cause }: vyber kartu, kterou zničíš, nebo žádnou
   *[no] { $cause }: vyber kartu, kterou zničíš
}
decision-Window = { $stage ->
    [idle] Žádnou kartu boje zahrát nemůžeš: pasuj
   *[other] Zahraj kartu boje, nebo pasuj
}
decision-IntrigueWindow = { $moment ->
    [victory] Vítězství je tvé: zahraj kartu pro vítěze, nebo pasuj
    [aftermath] Zahraj kartu za ztracené jednotky, nebo pasuj
   *[other] Zahraj kartu konce hry, nebo pasuj
}
decision-Defence = Toto pole ovládáš: můžeš na jeho obranu poslat do střetu jednotku ze své zásoby
decision-HagalHarvest = Vyber pole tvůrce pro agenta

## možnosti hry
option-players = Počet hráčů
option-leaders = Vůdci
option-rivals = Rivalové
option-difficulty = Obtížnost hry jednoho hráče
option-first = První hráč
option-seats = Kdo kde sedí
