### Proč je tah v Povstání odmítnut: refusal-KLÍČ, kromě důvodů celé rodiny.

## vyslání agenta
refusal-not-spied-on = karta { $card } jde svou ikonou špiona jen tam, kde sleduješ, a u pole { $space } tvůj špion není
refusal-occupied-unspied = obsazeno ({ $seats }) a na spojeném stanovišti není tvůj špion

## špioni
refusal-spy-by-effect = špioni se vysílají, když to říká efekt
refusal-recall-by-effect = špioni se povolávají zpět, když to žádá efekt
refusal-infiltrate-on-arrival = díky špionovi se infiltruje, když agent jde na obsazené pole
refusal-gather-on-arrival = informace se shromažďují hned po vyslání agenta, je-li na spojeném stanovišti tvůj špion
refusal-no-spy-in-supply = v zásobě nemáš špiona: nejdřív jednoho povolej zpět, nebo nevysílej žádného
refusal-spy-in-supply = v zásobě máš { n-spies }: vyšli odtud
refusal-own-spy-there = { $post }: už tam je tvůj špion
refusal-post-taken = { $post }: je tam cizí špion ({ $seats })
refusal-post-of-others = toto stanoviště není u polí s ikonou { $icons }: { $post }
    .more = { $a }, { $b }
    .last = { $a } nebo { $b }
refusal-post-not-there = toto stanoviště není u pole { $space }: { $post }
refusal-no-spy-at = na tomto stanovišti nemáš špiona: { $post }
refusal-no-post-free = žádné vhodné stanoviště není volné
refusal-needs-spies = je třeba mít na herním plánu { n-spies }, máš { $have }
refusal-no-spy-recalled = v tomto tahu se žádný tvůj špion nevrátil

## píseční červi, jednotky
refusal-no-hooks = nemáš tvůrcovské háky
refusal-worms-kept-out = dokud stojí Štítový val, nemohou červi do střetu { $conflict }
refusal-no-conflict = není žádný střet, do kterého by šlo jít
refusal-no-wall = Štítový val už je pryč
refusal-wall-by-effect = Štítový val se odstraňuje, když to říká efekt
refusal-no-own-worm = nemáš ve střetu písečného červa
refusal-held-back = v tomto tahu nesmíš nikoho poslat do střetu
refusal-no-other-agent = jiného agenta na herním plánu nemáš
refusal-agent-of-this-turn = agenta vyslaného v tomto tahu nelze povolat zpět
refusal-retreat-so-many = stáhnout je třeba { $least } až { $n }
refusal-one-troop = poslat nebo stáhnout lze jednu jednotku: v pevnosti máš { $garrison }, ve střetu { $have }

## ikony bitvy
refusal-match-at-end = libovolné ikony se spojují na konci hry
refusal-no-wild-icon = libovolnou ikonu lícem nahoru nemáš
refusal-wild-with-another = libovolná ikona se spojuje s jinou
refusal-not-won = karta { $conflict } před tebou neleží lícem nahoru
refusal-objective-down = tvůj cíl už leží lícem dolů
refusal-other-icon = je třeba karta s ikonou „{ $mark }“ nebo „{ battle-icon-wild }“
refusal-no-such-icon = lícem nahoru nemáš kartu s ikonou „{ $mark }“ nebo „{ battle-icon-wild }“

## karty, vliv, vůdci
refusal-needs-intrigue = je třeba karta intrik, nemáš žádnou
refusal-intrigue-by-effect = karty intrik se ničí, když to žádá efekt
refusal-needs-cards = je třeba mít v ruce { n-cards }, máš { $have }
refusal-needs-faction-card = je třeba mít v ruce kartu frakce { influence.of }, nemáš žádnou
refusal-needs-other-in-play = je třeba mít ve hře další kartu frakce { influence.of }, nemáš žádnou
refusal-another-card = vyber jinou kartu než tuto: { $card }
refusal-only-from-hand = jen karta z ruky
refusal-exact-cost = karta { $card } stojí { $cost }, ne { $n }
refusal-not-looked-at = karta { $card } není mezi těmi, které si prohlížíš
refusal-looking-by-effect = to platí pro karty prohlížené díky efektu
refusal-line-used = to už je použito
refusal-needs-influences = je třeba ztratit { $n } { influence.n }, máš { $have }
refusal-no-ally-of-another = žádný soupeř nemá alianci tam, kde na ni máš dost vlivu
refusal-no-spice-gained = v tomto tahu ti nepřibylo koření
refusal-no-ability-now = { $leader }: zde není co použít
refusal-ability-used = { $leader }: v tomto tahu už použito
refusal-train-by-signet = počítadlo výcviku patří ke schopnosti Pečetního prstenu svého vůdce
refusal-not-connected = na počítadle výcviku tam nevede cesta: { $training }
