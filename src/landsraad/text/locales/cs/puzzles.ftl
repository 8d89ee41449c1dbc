# Úlohy v terminálu
puzzles-solved = Vyřešeno { $n } z { $of }
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
puzzle-asks-points = { $n ->
    [one] Získej v tomto tahu { $n } vítězný bod.
    [few] Získej v tomto tahu { $n } vítězné body.
   *[other] Získej v tomto tahu { $n } vítězných bodů.
 }
puzzle-asks-fight = Na konci svého tahu veďte v boji sami.
puzzle-asks-win = Najděte tah, který vyhraje partii, ať ostatní udělají cokoli.
puzzle-asks-defence = Brzy vyhraje někdo jiný. Najděte jediný způsob, jak ho zastavit.
puzzle-asks-judgement = Jeden tah je zjevně nejlepší. Který?
puzzle-asks-battle = Která volba dává nejlepší šanci vyhrát tuto bitvu?
puzzle-loses = { $value } místo { $best }: stojí to { $n } % šance na výhru.
puzzle-fewer = To přinese { $value } z { $best } bodů.
puzzle-fails-fight = Potom v boji nevedeš jen ty.
puzzle-fails-win = Potom mají ostatní odpověď a ty nevyhraješ.
puzzle-fails-defence = Potom přesto vyhrají.
puzzle-taken-back = Tah je vrácen zpět, nic se neztratilo.
puzzle-words = Napište „show“ pro odpověď, „next“ pro jinou úlohu.
puzzle-enter-next = Enter: další úloha
