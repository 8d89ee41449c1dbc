### Co je na stole, pro vysvětlivky a legendu: jméno, dvojtečka a věta; viz explain.yaml.

explain-specimen = Biologický vzorek: jednotka ze zásoby v nádržích; kupuje karty Tleilaxu.
explain-research = Výzkum: tvůj žeton jde o pole vpravo a získá, co tam je.
explain-tleilaxu = Tleilaxu: tvůj žeton jde o pole dál; některá dají body.
explain-graft = Roubování: hraje se s druhou kartou; platí obě.
explain-gene = Genetický pokrok: platí, až tvůj výzkum dojde tak daleko.
explain-cost-specimens = Cena: tolik vzorků karta stojí.
explain-tank = Nádrže: tady čekají tvé vzorky; vzít zpět je můžeš kdykoli.
explain-research-step = Pole výzkumu: získáš to, až sem tvůj žeton přijde.
explain-tleilaxu-step = Počítadlo Tleilaxu: získáš to, až sem tvůj žeton přijde.
explain-tleilaxu-4 = Pole 4: 1 bod každému, kdo dojde, prvnímu i 2 koření.
explain-tleilaxu-7 = Poslední pole: ještě 1 bod.
explain-points-tleilaxu = Počítadlo Tleilaxu: 1 bod na poli 4 a 1 na posledním.
explain-family-atomics = Rodové atomové zbraně: jednou za hru smetou celou imperiální řadu.
