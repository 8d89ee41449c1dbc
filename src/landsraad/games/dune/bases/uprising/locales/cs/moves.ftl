### Popisky vlastních tahů Povstání a návodné řádky k jeho rozhodnutím. Rozhodnutí, které zde řádek nemá, se ptá slovy širšího
### druhu, ke kterému patří.

move-spy = Vyslat špiona: { $post }
move-recall_spy = Povolat zpět špiona: { $post }
move-infiltrate = Infiltrovat díky špionovi: { $post }
move-gather = Povolat zpět špiona a dobrat si kartu: { $post }
move-detonate = Odstranit Štítový val
move-ability = Použít schopnost { $ability }: { $text }
move-train = Výcvik ({ $training }): { $text }
move-trash_intrigue = Zničit kartu { $intrigue_card }
move-trash_looked = Zničit kartu { $card }
move-match = { $asks ->
    [TurnDownIcon] Otočit lícem dolů kartu { $conflict } ({ $icon })
   *[other] Spojit libovolnou ikonu s kartou { $conflict } ({ $icon })
}
move-match_objective = { $asks ->
    [TurnDownIcon] Otočit lícem dolů svůj cíl ({ $icon })
   *[other] Spojit libovolnou ikonu se svým cílem ({ $icon })
}

## rozhodnutí
uprising-decision-IntrigueWindow = Zahraj kartu konce hry, spoj libovolnou ikonu, nebo pasuj
decision-Infiltration = { $cause }: vyber špiona, který pustí tvého agenta k cizímu
decision-Gathering = { $cause }: můžeš povolat zpět špiona a dobrat si kartu
decision-PlaceSpy = { $stage ->
    [supply] { $cause }: vyber stanoviště pro svého špiona
   *[other] { $cause }: v zásobě nemáš špiona: povolej jednoho zpět a vyšli ho znovu, nebo nevysílej žádného
}
decision-RecallSpies = { $cause }: vyber špiona, kterého povoláš zpět
decision-Surcharge = { $cause }: zaplať navíc a získej víc, nebo ne
decision-RecallOther = { $cause }: vyber agenta, kterého povoláš zpět
decision-TrashIntrigue = { $cause }: vyber kartu intrik, kterou zničíš
decision-Detonate = { $cause }: odstraň Štítový val na zbytek hry, nebo ho ponech
decision-Train = { $cause }: vyber cestu na počítadle výcviku
decision-MayChoose = { $cause }: vyber jednu možnost, nebo odmítni
decision-AcquireExactly = { $cause }: vyber kartu
decision-TrashFromHand = { $cause }: vyber kartu z ruky, kterou zničíš
decision-LineMenu = { $cause }: vyber, co použiješ dál
decision-TwoFactions = { $cause }: vyber dvě různé frakce, na každou získáš +1 vliv
decision-TurnDownIcon = { $cause }: vyber kartu, kterou otočíš lícem dolů
decision-TrashOther = { $cause }: vyber jinou kartu ve hře, kterou zničíš
decision-DiscardOne = { $cause }: vyber, kterou z prohlédnutých karet odhodíš
decision-TrashOne = { $cause }: vyber, kterou ze dvou zbylých zničíš; druhou si dobereš
decision-AcquireForSolari = { $cause }: vyber kartu, kterou získáš za soláry, nebo odmítni
decision-DeployOrRetreat = { $cause }: pošli jednotku do střetu, nebo ji stáhni, nebo nic
