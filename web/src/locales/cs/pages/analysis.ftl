analysis-text = Napiš nebo vlož pozici jako text scénáře nebo záznam partie. Co vynecháš, zůstane jako po přípravě. Hledání ukáže šance každého tahu.
analysis-examples = Začít příkladem:
analysis-file = Otevřít soubor
analysis-position = Pozice jako text
analysis-open = Otevřít na plánu
analysis-opening = Otevírá se…
analysis-after = po tahu číslo (−1: poslední)
analysis-from-game = Z partie
analysis-bad-link = Tento odkaz je poškozený nebo neúplný. Požádej o nový, nebo pozici napiš sem.
analysis-fold = Zobrazit nebo skrýt analýzu
analysis-over = Tady už hra skončila: není o čem rozhodovat.
analysis-begins = Hledání začíná…
analysis-tried = { $n ->
    [one] zkuseno jednou
   *[other] zkuseno { $n }×
}
analysis-all = Všechny tahy: { $n }
analysis-fewer = Jen nejlepší
analysis-progress = Průběh hledání
analysis-continuations = { $n ->
    [one] { $n } pokračování
   *[other] { $n } pokračování
}
analysis-deals = { $n ->
    [one] { $n } rozdání
   *[other] { $n } rozdání
}
analysis-stop = Zastavit hledání
analysis-go-on = Pokračovat v hledání
analysis-line = Zkoušené tahy
analysis-try = Zahraj tah a vyzkoušej ho.
analysis-instead = místo toho:
analysis-share = Sdílet
analysis-copied = Zkopírováno
analysis-edit = Upravit
