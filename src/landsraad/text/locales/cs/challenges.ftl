### Challenges: the same deal for everybody.
## výzvy

challenge-daily = Výzva dne
challenge-weekly = Šarvátka týdne
challenge-left = Pokus je uložený; stejný příkaz v něm pokračuje.
challenge-practice = Tohle je pokus { $n }: cvičení, počítá se jen první.
challenge-scored = { $won ->
    [true] Výhra: { $total } (body: { $points }, náskok: { $margin }, kola: { $rounds }).
   *[other] Bez výhry: { $total } (body: { $points }, rozdíl: { $margin }, kola: { $rounds }).
}
challenge-result-file = Podepsaný výsledek je v souboru { $file }; landsraad challenge verify ho porovná s ostatními.
challenge-under-way = pokus běží
challenge-own = první pokus { $first }, nejlepší { $best }
challenge-streak = Dní v řadě: { $n }

refusal-challenge-no-undo = ve výzvě se tahy nevracejí
refusal-challenge-no-try = dokud výzva běží, nedá se vedle ní nic zkoušet
refusal-challenge-running = jeden pokus už máš rozehraný; nejdřív ho dohraj
refusal-no-challenge = taková výzva není; je jedna na každý den od { $from_day } do { $to_day }
refusal-no-result = nemáš dokončený první pokus
refusal-result-refused = výsledek byl odmítnut: { $detail }
refusal-result-own = tento výsledek je z tohoto serveru, už tu je
refusal-result-practice = je to pokus { $n }; v tabulce jsou jen první pokusy
refusal-result-second = už je tu jiný první pokus hráče { $name }
refusal-result-of-other = je to hra hráče { $name } pod jiným jménem ({ $other })
