### Modul CHOAM: smlouvy. `terms-` je to, co smlouva žádá a co dává.

## galerie
gallery-contract = Smlouvy
gallery-module-choam = s modulem CHOAM
gallery-sardaukar = stranou pro Shaddama

## efekty
take-contract = uzavři 1 smlouvu (není-li jaká, +{ $n } { resource-solari.n })
complete-contracts = splň své smlouvy
if-contracts = máš splněné alespoň { $n ->
    [one] 1 smlouvu
    [few] { $n } smlouvy
    [many] { $n } smlouvy
   *[other] { $n } smluv
}
terms-visit = když vyšleš agenta na pole { $space }: { $effect }
terms-harvest = když v jednom tahu s agentem na poli tvůrce získáš alespoň { $n } koření: { $effect }
terms-acquire = když získáš kartu { $card }: { $effect }
terms-at-once = hned po uzavření: { $effect }
standing-sardaukar = dvě smlouvy Sardaukar jsou stranou: uzavřít je smíš jen ty
persuasion-per-contract = +{ $n } { resource-persuasion.n } za každou tvou splněnou smlouvu

## záznam
event-took_contract = { $seat } uzavírá smlouvu { $contract }
event-contract_shown = odkrytá smlouva: { $contract }
event-completed_contract = { $seat } plní smlouvu { $contract }

## tahy, rozhodnutí a možnosti
move-contract = Uzavřít smlouvu { $contract }: { $text }
move-complete = Splnit smlouvu { $contract }: { $text }
decision-PickContract = { $cause }: vyber smlouvu
decision-CompleteContracts = Vyber smlouvu, kterou splníš teď
option-choam = Modul CHOAM
    .about = Kontrakty, které se berou a plní, a karty a vůdce, kteří je potřebují.

## jména
contract-contract_acquire_spice_must_flow = Koření musí proudit
contract-contract_arrakeen_water = Arrakén (voda)
contract-contract_arrakeen_spy = Arrakén (špion)
contract-contract_deliver_supplies = Dodání zásob
contract-contract_espionage = Špionáž
contract-contract_harvest_3 = Těžba 3+
contract-contract_harvest_4 = Těžba 4+
contract-contract_heighliner_water = Maxitrajler (voda)
contract-contract_heighliner_troops = Maxitrajler (jednotky)
contract-contract_high_council_solari = Nejvyšší rada (soláry)
contract-contract_high_council_influence = Nejvyšší rada (vliv)
contract-contract_immediate = Okamžitá
contract-contract_research_station_solari = Výzkumná stanice (soláry)
contract-contract_research_station_spy = Výzkumná stanice (špion)
contract-contract_sardaukar_cards = Sardaukar (karty)
contract-contract_sardaukar_recall = Sardaukar (povolání zpět)
contract-contract_spice_refinery_cards = Továrna na koření (karty)
contract-contract_spice_refinery_water = Továrna na koření (voda)
box-contracts = smlouvy
cell-contracts = smlouvy
cell-completed = splněné smlouvy

## odmítnutí
refusal-no-module = tato hra je bez modulu CHOAM
refusal-contract-by-icon = smlouva se uzavírá, když to říká efekt
refusal-contract-not-shown = smlouva { $contract } neleží lícem nahoru
refusal-contract-set-aside = smlouva { $contract } je stranou pro Shaddama
refusal-contract-not-held = smlouvu { $contract } nemáš
refusal-contract-needs-agent = smlouva { $contract } čeká na tvého agenta
refusal-contract-too-new = smlouva { $contract } je uzavřená až po vyslání agenta
refusal-contract-elsewhere = smlouva { $contract } žádá agenta na poli { $space }
refusal-contract-at-maker = smlouva { $contract } žádá agenta na poli tvůrce
refusal-contract-more-spice = smlouva { $contract } žádá { $n } koření za tah, získáváš { $have }
refusal-contract-by-acquiring = smlouva { $contract } se plní získáním karty { $card }
refusal-no-contract-due = žádnou tvou smlouvu teď splnit nelze
refusal-needs-contracts = je třeba mít { $n ->
    [one] 1 splněnou smlouvu
    [few] { $n } splněné smlouvy
    [many] { $n } splněné smlouvy
   *[other] { $n } splněných smluv
}, máš { $have }
refusal-leader-needs-choam = vůdci: { $leader } hraje jen s modulem CHOAM

## terminál
screen-contracts = smlouvy: { $contracts } (+{ $left })
sign-contract = smlouva
short-persuasion-per-contract = { $n }{ $persuasion } za splněnou { $contract }
short-complete-contracts = smlouvy
short-if-contracts = splněno { $n }{ $contract }
page-contracts = Smlouvy k uzavření
page-own-contracts = Tvé smlouvy (splněno: { $n })
plain-contracts = Smlouvy k uzavření: { $contracts }.
plain-own-contracts = Tvé smlouvy: { $contracts }.
plain-contract-count = smlouvy { $n }, splněno { $done }
start-choam = Se smlouvami?
start-without-choam = bez modulu CHOAM
start-with-choam = s modulem CHOAM: smlouvy, které se uzavírají a plní
