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
refusal-uncovered = poslední krok odhalil něco skrytého nebo náhodného
refusal-rules-mended = pravidla byla mezitím opravena; dřívější kroky zůstávají

## před hrou
refusal-too-many-named = { $option }: uvedeno { $given }, povoleno nejvýše { $n }
refusal-first-not-seated = první hráč: ve hře pro { $n ->
    [one] 1 hráče
    [few] { $n } hráče
    [many] { $n } hráče
   *[other] { $n } hráčů
} nesedí na místě { $seat } žádný hráč
refusal-no-option = hra { $game } nemá možnost { $value }
refusal-no-option-near = hra { $game } nemá možnost { $value }; nemá to být „{ $near }“?
refusal-option-number = možnost { $option }: { $value } není číslo od { $low } do { $high }
refusal-option-list = možnost { $option }: { $value } není seznam
refusal-option-choice = možnost { $option }: { $value } není mezi přípustnými: { $known }
refusal-option-choice-near = { refusal-option-choice }; nemá to být „{ $near }“?
refusal-seats-of-game = { option-seats }: ve hře pro { $n } sedí { $right } v libovolném pořadí, ne { $given }
