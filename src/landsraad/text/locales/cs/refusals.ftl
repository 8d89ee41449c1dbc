### Proč se něco u kteréhokoli stolu odmítá: refusal-KLÍČ, jako v důvodech v kódu. Stojí samy, nebo za dvojtečkou, proto
### začínají malým písmenem a nekončí tečkou. Co říká jen jedna rodina her, je v souboru té rodiny.

refusal-about = { $what }: { $why }
refusal-over = hra skončila
refusal-not-now = teď to nejde; { $seat } může: { $moves }
refusal-decide-first = nejprve rozhoduje { $seat }: { $moves }
refusal-decide-first-about = nejprve rozhoduje { $seat } ({ $cause }): { $moves }
refusal-not-optional = tohle nelze odmítnout
refusal-so-many-choices = na výběr { $n ->
    [one] je jen 1 možnost
    [few] jsou jen { $n } možnosti
    [many] je jen { $n } možnosti
   *[other] je jen { $n } možností
}

## vracení
refusal-nothing-back = není co vracet
refusal-moved-since = mezitím už táhl někdo jiný: { $seat }
refusal-not-moved = zatím tu není žádný tvůj krok
refusal-uncovered = posledním krokem vyšlo najevo něco skrytého nebo náhodného

## před hrou
refusal-too-many-named = { $option }: uvedeno { $given }, uvést lze { $n }
refusal-first-not-seated = první hráč: ve hře pro { $n ->
    [one] 1 hráče
    [few] { $n } hráče
    [many] { $n } hráče
   *[other] { $n } hráčů
} nesedí na místě { $seat } žádný hráč
