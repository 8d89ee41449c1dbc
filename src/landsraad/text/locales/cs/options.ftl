### Volby hry: v nápovědě příkazu a v otázkách před hrou v terminálu.

options-title = volby hry
option-help-players = Počet hráčů; 1 je hra pro jednoho, u 2 může být třetí automa
option-help-leaders = Vůdci v pořadí míst, nebo random
option-help-rivals = Rivalové, nebo random
option-help-first = Místo prvního hráče, nebo random

start-module = Přidat „{ $module }“?
start-without-module = bez „{ $module }“
start-with-module = s „{ $module }“
options-with = S kterými moduly hrát, místo „yes“ u každého: { $modules }
start-expansions = Která rozšíření? Čísla oddělená čárkami, nebo Enter pro žádné
option-help-mahdi_ties = Kdo rozhoduje shody pravidel Mahdi: player (hráč), nebo mahdi (losem)
