### Válka o Arrakis ve třech a čtyřech: dva hráči sdílejí jednu stranu.

## kdo
option-shared = Společná strana
option-mahdi = Harkonneni podle pravidel Mahdi
option-mahdi_ties = Shody automy Mahdi
    .about = Které ze stejně dobrých oblastí si Harkonneni vezmou: losem, nebo podle tebe
tie-breaker-mahdi = losem
tie-breaker-player = rozhoduji já
side-house_atreides = Rod Atreidů
side-fremen_allies = Fremenští spojenci
side-house_harkonnen = Rod Harkonnenů
side-corrino_allies = Spojenci Corrinů

## kostky a tahy
event-dice_shared = { $seat } dostává { n-action-dice }: { $result }
event-aside_shared = { $seat } dostává { n-action-dice } k výměně
event-left_to_partner = { $seat } přenechává akci: { $to }
event-passed_on = { $seat } dobírá kartu { $card } a předává ji: { $to }
event-passed_on-hidden = { $seat } dobírá kartu plánování a předává ji: { $to }
arrakis-move-acts = Jedná { $seat }
arrakis-move-share = Kostku dostane { $seat }
arrakis-move-discarder = Další kartu odhodí { $seat }
arrakis-decision-WhoActs = Tah vaší strany: vyber, kdo z vás dvou jedná
arrakis-decision-OddDie = { $cause_id ->
    [none] Zbyla kostka bez políčka: vyber, kdo ji změní
   *[other] Kostku { $cause } mohou mít obě desky: vyber, kdo ji dostane
}

## proč ne
refusal-partners-die = kostka { $result } leží na desce partnera ({ $seat })
refusal-partners-leader = zvláštní akci vůdce { $leader } může použít jen partner ({ $seat })
refusal-partners-deck = dobíráš a hraješ jen karty ze svého balíčku: { $deck }
refusal-fremen-desert-power = Síla pouště je na desce Fremenů
refusal-not-your-side = { $seat } nehraje za tvou stranu
refusal-nothing-to-act-with = { $seat } nemá čím jednat

## terminál
war-side-of = { $force } ({ $side })
start-war-teams = tři nebo čtyři lidé střídavě u této obrazovky
start-war-pair = dva lidé společně proti Harkonnenům, kteří jednají podle pravidel Mahdi
start-war-team-names = Vaše jména oddělená čárkami, v tomto pořadí: { $sides }
start-war-shared = Za koho hrají dva z vás společně?
start-war-people = Kolik vás je?
start-war-three = tři
start-war-four = čtyři
start-war-number = { $n ->
    [two] dvě jména, prosím
    [three] tři jména, prosím
   *[other] čtyři jména, prosím
}

## kužel ticha
refusal-no-cone = není tu nikdo, s kým by se dalo mluvit v soukromí
refusal-cone-open = kužel ticha už působí
refusal-cones-used = žádné kužely ticha už nezbývají
refusal-cone-over = žádný kužel ticha nepůsobí: soukromý rozhovor trvá tři minuty
