### Co se o hře říká, než začne. `.players-N` je význam takového počtu hráčů.

game-imperium = Duna: Impérium
    .about = Budování balíčku a vysílání agentů
    .players-1 = Sólo proti dvěma rivalům, které řídí rod Hagal.
    .players-2 = Dva lidé; rod Hagal oběma zaplňuje herní plán.

game-uprising = Duna: Impérium – Povstání
    .about = Budování balíčku a vysílání agentů, se špiony a písečnými červy
    .players-1 = Sólo proti dvěma rivalům.
    .players-2 = Dva lidé proti jednomu rivalovi.
    .players-6 = Dva týmy po třech: Muad'Dib a Shaddam, každý se dvěma spojenci.

game-arrakis = Duna: Válka o Arrakis
    .about = Dvě strany válčí o pouštní planetu
    .players-1 = Sólo za Atreidy; Harkonneny řídí pravidla Mahdi.
    .players-2 = Dva hráči: Atreidové s Fremeny proti Harkonnenům.
    .players-3 = Tři hráči: dva z nich sdílejí jednu stranu, každý s vlastní deskou, kostkami a kartami.
    .players-4 = Čtyři hráči: každou stranu sdílejí dva, každý s vlastní deskou, kostkami a kartami.

## úrovně botů
bot-level-easy = Snadná
bot-level-normal = Běžná
bot-level-hard = Těžká
bot-level-expert = Expert
