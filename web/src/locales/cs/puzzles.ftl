# Úlohy
puzzles = Úlohy
puzzles-about = pozice s jednou správnou odpovědí
puzzles-text = Pozice ze skutečných partií, každá s jednou dokázanou odpovědí. Řešte je na skutečném stole. Špatná odpověď se vrátí zpět a uvidíte, co by stála.
puzzles-done = Vyřešeno { $n } z { $of }, napoprvé { $first }
puzzles-by-game = Hra
puzzles-by-level = Obtížnost
puzzles-every = Vše
puzzles-none = Nic neodpovídá. Zvolte jinou hru nebo obtížnost.
puzzles-solved = Vyřešeno { $n } z { $of }
puzzles-all = Všechny úlohy
puzzle = Úloha
puzzle-today = Úloha dne
puzzle-solved = vyřešeno
puzzle-solve = Řešit
puzzle-number = Úloha { $n }
puzzle-fold = Zobrazit nebo skrýt zadání
puzzle-right = Přesně tak
puzzle-wrong = Tento tah ne
puzzle-level-50 = Lehká
puzzle-level-200 = Střední
puzzle-level-1000 = Těžká
puzzle-level-none = Mistr
puzzle-kind-points = Nejvíc bodů
puzzle-kind-fight = Vyhrajte boj
puzzle-kind-win = Vítězný tah
puzzle-kind-defence = Zastavte vítěze
puzzle-kind-judgement = Úsudek
puzzle-kind-battle = Šance v bitvě
puzzle-about-points = Jeden tah a jeden plán, který přinese nejvíc vítězných bodů.
puzzle-about-fight = Najděte tah, po kterém v boji vedete jen vy.
puzzle-about-win = Konec partie: jedna cesta vyhrává, všechny ostatní prohrávají.
puzzle-about-defence = Někdo už skoro vyhrál. Najděte, co ho zastaví.
puzzle-about-judgement = Střed partie: jeden tah je mnohem lepší než ostatní.
puzzle-about-battle = Který útok nebo která ztráta nechá nejlepší šanci v bitvě? Šance jsou přesné.
puzzle-asks-points = { $n ->
    [one] Získejte v tomto tahu { $n } vítězný bod.
    [few] Získejte v tomto tahu { $n } vítězné body.
   *[other] Získejte v tomto tahu { $n } vítězných bodů.
 }
puzzle-asks-fight = Na konci svého tahu veďte v boji sami.
puzzle-asks-win = Najděte tah, který vyhraje partii, ať ostatní udělají cokoli.
puzzle-asks-defence = Brzy vyhraje někdo jiný. Najděte jediný způsob, jak ho zastavit.
puzzle-asks-judgement = Jeden tah je zjevně nejlepší. Který?
puzzle-asks-battle = Která volba dává nejlepší šanci vyhrát tuto bitvu?
puzzle-how = Vidíte to, co tehdy viděl tento hráč. Skryté karty zůstávají skryté.
puzzle-going = Pokračujte. Odpověď se počítá na konci tahu.
puzzle-loses = { $value } místo { $best }: stojí to { $n } % šance na výhru.
puzzle-fewer = To přinese { $value } z { $best } bodů.
puzzle-fails-fight = Potom v boji nevedete sami.
puzzle-fails-win = Potom mají ostatní odpověď a vy nevyhrajete.
puzzle-fails-defence = Potom přesto vyhrají.
puzzle-taken-back = Tah je vrácen zpět, o nic jste nepřišli.
puzzle-retry = Znovu
puzzle-next = Další úloha
puzzle-proof = Dokázáno: prohlédnuto pozic: { $n }, rozdání skrytých karet: { $deals }.
puzzle-proof-judgement = Ověřeno: { $searches } hledání po { $n } partiích, tah je nejlepší v { $agree } rozdání.
puzzle-proof-battle = Dokázáno: šance jsou spočteny ze všech výsledků kostek.
