### Proč se tah války o Arrakis odmítá: refusal-KLÍČ.

## tah
refusal-act-first = nejprve proveď akci
refusal-dice-left = ještě máš kostky: proveď akci
refusal-act-by-die = tah začíná kostkou, kartou nebo volnou akcí
refusal-acted-already = akce tohoto tahu už je provedená
refusal-atreides-only = to mohou jen Atreidové
refusal-harkonnen-only = to mohou jen Harkonneni
refusal-desert-power-dice = k Síle pouště potřebuješ méně nevyužitých kostek než Harkonneni: ty máš { $mine }, oni { $theirs }

## kostky, vůdci, karty
refusal-no-such-die = nemáš nevyužitou kostku { $result }
refusal-die-demanded = kvůli kartě { planning-card-truthtrance } teď musíš použít kostku { $result }
refusal-no-die-left = nemáš žádnou nevyužitou kostku
refusal-not-your-leader = { $leader } není tvůj vůdce
refusal-leader-in-tank = { $leader } je v regenerační nádrži
refusal-leader-not-in-play = { $leader } není ve hře
refusal-leader-card-used = karta vůdce je do konce kola použitá: { $leader }
refusal-special-at-desert-power = zvláštní akce ({ $leader }) je jedním ze způsobů Síly pouště
refusal-schemes-not-played = karta { $card } se nehraje: odhoď dvě nebo tři jako volnou akci
refusal-schemes-so-many = odhazují se { $low } nebo { $high } takové karty
refusal-schemes-held = takových karet máš: { $n }

## předvídání a atomové zbraně
refusal-not-face-up = karta { $card } není odkrytá
refusal-two-claims = v tomto kole už byly získány karty předvídání: { $n }
refusal-claim-at-end = karta { $card } se získává na konci kola
refusal-claim-in-actions = karta { $card } se získává ve fázi akcí
refusal-claim-in-own-turn = karta { $card } se získává ve vlastním tahu
refusal-claim-unmet = podmínka karty { $card } není splněná
refusal-claim-not-done = co karta { $card } žádá, teď udělat nelze
refusal-atomics-used = rodové atomové zbraně jsou už použité
refusal-atomics-too-early = rodové atomové zbraně vyžadují ukazatel předvídání na { $n }
refusal-not-for-atomics = oblast { $area } se k výbuchu nehodí, jen { $areas }

## žetony a průzkum
refusal-token-not-there = { $token } není na plánu
refusal-guild-ban = zákaz Kosmické gildy nedovoluje průzkum
refusal-no-ornithopter = ve vzdušné zóně { $zone } není ornitoptéra
refusal-zone-not-linked = vzdušná zóna { $zone } není spojená s oblastí { $area }
refusal-nothing-to-scout = v oblasti { $area } není nic skrytého

## legie, vozidla, znamení červa
refusal-no-legion-there = v oblasti { $area } nemáš legii
refusal-moved-already = legie v oblasti { $area } se už v této akci pohnula
refusal-worm-there = v oblasti { $area } je písečný červ
refusal-enemy-there = v oblasti { $area } je nepřátelská legie
refusal-enemy-settlement = v oblasti { $area } je nepřátelská osada
refusal-no-enemy-there = v oblasti { $area } není na co útočit
refusal-no-transport = pro legii v oblasti { $area } není ornitoptéra
refusal-wall-between = hranice mezi oblastmi { $area } a { $other } je neprostupná
refusal-not-adjacent = z oblasti { $area } do oblasti { $other } je příliš daleko
refusal-figure-not-there = { $figure }: taková figurka tam není
refusal-roll-first = nejprve se hází kostkami
refusal-not-desert = oblast { $area } není poušť
refusal-harvester-there = v oblasti { $area } už sklízeč je
refusal-not-free = oblast { $area } není volná
refusal-sign-there = v oblasti { $area } už znamení červa je
refusal-sietch-there = v oblasti { $area } je osada
