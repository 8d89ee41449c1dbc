### Co dělají efekty Povstání kromě společných pro celou rodinu. Podmínka nemá vlastní „pokud“. `.acc` je čtvrtý pád.
### Slovník: spy špion · place vyslat · recall povolat zpět · observation post pozorovací stanoviště · infiltrate
### infiltrovat · gather intelligence shromáždit informace · sandworm písečný červ · summon přivolat · Maker Hooks
### tvůrcovské háky · Shield Wall Štítový val · contract smlouva (uzavřít, splnit) · objective cíl · battle icon ikona bitvy
### scheme strategie · face up lícem nahoru · face down lícem dolů · unit jednotka či písečný červ

# vždy ve čtvrtém pádu
n-spies = { $n ->
    [one] 1 špiona
    [few] { $n } špiony
    [many] { $n } špiona
   *[other] { $n } špionů
}
n-worms = { $n ->
    [one] 1 písečného červa
    [few] { $n } písečné červy
    [many] { $n } písečného červa
   *[other] { $n } písečných červů
}

## špioni
place-spy = vyšli 1 špiona
place-spy-at = vyšli 1 špiona na stanoviště u polí s ikonou { $icons }
    .more = { $a }, { $b }
    .last = { $a } nebo { $b }
place-spy-shared = vyšli 1 špiona, třeba i k cizímu
recall-spies = povolej zpět { n-spies }
if-spies = máš na herním plánu alespoň { n-spies }

## píseční červi a Štítový val
summon = přivolej { n-worms }
detonate = můžeš odstranit Štítový val
demolish = odstraň Štítový val
maker-hooks = vezmi si tvůrcovské háky (pokud je ještě nemáš)
bonus-spice = vezmi si všechno bonusové koření z tohoto pole
if-maker-hooks = máš tvůrcovské háky
if-sandworms = máš ve střetu písečného červa
if-strength = je tvá síla alespoň { $n }

## návštěvy polí
surcharge-solari = zaplať navíc { $n } { resource-solari.n }
surcharge-spice = zaplať navíc { $n } koření
cost-surcharge-solari = 0 nebo { $n } { resource-solari.n } (dle výběru)
cost-surcharge-spice = 0 nebo { $n } koření (dle výběru)
cost-later = { $cost }, nebo { $later }, jakmile ho někdo má
if-paid-more = platíš navíc
recall-other-agent = povolej 1 jiného svého agenta z herního plánu zpět k vůdci; můžeš ho vyslat znovu
trash-intrigue = znič 1 svou kartu intrik

## karty a jednotky
acquire-to-hand = získej zdarma do ruky 1 kartu s cenou nejvýše { $n }
acquire-exactly-to-hand = získej zdarma do ruky 1 kartu s cenou právě { $n }
trash-for-gain = znič 1 kartu z ruky; má-li cenu: { $gain }
retreat-exactly = stáhni ze střetu do své pevnosti { n-troops.acc }
retreat-between = stáhni ze střetu do své pevnosti { $least }–{ n-troops.acc }
call-to-arms = získej { n-troops.acc } za každou kartu, kterou v tomto kole získáš ve svém tahu odhalení
distraction = jakmile v jednom tahu pošleš do střetu alespoň { $n } jednotky či písečné červy: vyšli 1 špiona, třeba i k cizímu
hold-back = v tomto tahu nikoho do střetu neposíláš
turn-down-icon = otoč lícem dolů 1 svou kartu střetu nebo cíle s ikonou „{ $icon }“ nebo „{ battle-icon-wild }“
if-gained-spice = ti v tomto tahu přibylo koření
if-ally-of-another = máš alespoň { $n } { influence.n } na frakci, s níž má alianci soupeř
lose-influences = ztrať { $n } { influence.n } (pokaždé na libovolnou frakci)

## vůdci
train = postup o 1 políčko na počítadle výcviku a vezmi si, co ukazuje
store-memory = odlož 1 jednotku ze své zásoby jako vzpomínku
awaken = vrať všechny vzpomínky do zásoby, za každou si dober 1 kartu a pak svého vůdce otoč
repeat-space = vezmi si ještě jednou to, co je na poli vytištěno
once-a-turn = jednou za tah: { $effect }
may-choose = můžeš vybrat 1 z možností: { $parts }
    .more = { $a } / { $b }
    .last = { $a } / { $b }
if-sent-to = tvůj agent míří v tomto tahu na pole s ikonou { $factions }
    .more = { $a }, { $b }
    .last = { $a } nebo { $b }
if-other-side = je tvůj vůdce otočený
if-post-landsraad = je jeho stanoviště u pole Landsraadu
if-post-faction = je jeho stanoviště u pole frakce
standing-reveal = ve svém tahu odhalení: { $effect }
standing-agent = ve svém tahu agentem: { $effect }
standing-friendship = kdykoli tvůj vliv na frakci { influence.of } dosáhne { $n }: { $effect }
standing-watch = kdykoli jiný hráč vyšle agenta na pole tvůrce, které sleduješ: +1 koření
standing-without = začínáš bez karty { $card }

## balíček Impéria
place-spies = vyšli { n-spies }
place-spy-here = vyšli 1 špiona na stanoviště u pole, kam v tomto tahu míří tvůj agent, třeba i k cizímu
influence-where-spying = +{ $n } { influence.n } na každou frakci, kterou sleduješ
draw-per-worm = dober si { n-cards } za každého svého písečného červa ve střetu
deploy-or-retreat = můžeš poslat do střetu nebo z něj stáhnout { n-troops.acc }
deploy-recruits = jednotky získané v tomto tahu můžeš poslat do střetu, ať tvůj agent míří kamkoli
acquire-for-solari = můžeš získat do ruky 1 kartu a zaplatit její cenu soláry
swords-per-revealed = +{ $n } { resource-swords.n } za každou kartu frakce { influence.of } odhalenou v tomto tahu, včetně této
swords-per-armed = +{ $n } { resource-swords.n } za každou jinou kartu odhalenou v tomto tahu, která dává meče
return-this = vezmi si tuto kartu zpět do ruky
sort-three = podívej se na vrchní { n-cards } svého dobíracího balíčku: 1 si dober, 1 odhoď a 1 znič
trash-from-hand = znič 1 kartu frakce { influence.of } z ruky
trash-other = znič jinou svou kartu frakce { influence.of } ve hře
waive = její agent nepotřebuje vliv tam, kam míří
if-spy-recalled = se v tomto tahu vrací tvůj špion
if-spying-on-maker = sleduješ pole tvůrce
if-units = máš ve střetu alespoň { n-troops.acc } či písečné červy (dohromady)
if-deck-size = máš v dobíracím balíčku alespoň { n-cards }
if-discarded = je to karta frakce { influence.of }
if-no-council = nemáš křeslo v Nejvyšší radě
if-swordmaster = máš mistra meče
if-acquired-flow = získáváš v tomto tahu kartu { card-the_spice_must_flow }
if-unsettled = ještě může něco změnit počet
if-visited-maker = tvůj agent míří v tomto tahu na pole tvůrce
if-visited-faction = tvůj agent míří v tomto tahu na pole frakce

## kdy lze zahrát kartu intrik
timing-combat-unit = když jsi na řadě s kartami boje a máš někoho ve střetu
timing-waiting = kdykoli ve svém tahu; karta zůstává lícem nahoru, dokud se to nestane
