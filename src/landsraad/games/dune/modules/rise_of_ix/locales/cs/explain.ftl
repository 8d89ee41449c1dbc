### Co je na stole, pro vysvětlivky a legendu: jméno, dvojtečka a věta; viz explain.yaml.

explain-freighter = Přepravní loď: o pole výš na počítadle přepravy, nebo zpět s odměnami.
explain-dividends = Dividendy: peníze pro tebe a 1 solár každému dalšímu.
explain-acquire-tech = Získat technologii: můžeš koupit za koření jednu z odkrytých.
explain-dreadnought = Bitevní loď: 3 síly; z boje se vrací, po výhře drží město.
explain-negotiator = Vyjednávač: jednotka na Iksu; vrácená zlevní technologii o 1 koření.
explain-unload = Vykládka: platí i tehdy, když kartu odhodíš či zničíš.
explain-cost-spice = Cena: tolik koření technologie stojí.
explain-tech-flip = Otočit: použij jednou za kolo; pak leží lícem dolů.
explain-tech = Technologie: leží před tebou a pomáhá do konce hry.
explain-ship-0 = Začátek: lodě čekají zde; každá ikona lodě posune tu tvou.
explain-ship-1 = Pole 1: odtud se vrací pro dividendy, nebo 2 koření.
explain-ship-2 = Pole 2: odtud navíc 2 jednotky a 1 vliv.
explain-ship-3 = Pole 3: odtud navíc technologie o 2 koření levněji.
explain-points-tech = Technologie: některé dají body hned, nebo na konci.
