### The CHOAM module: contracts. `terms-` is what a contract asks for, and what it gives.

## the gallery
gallery-contract = Contracts
gallery-module-choam = with the CHOAM module
gallery-sardaukar = set aside for Shaddam

## effects
take-contract = take 1 contract (or +{ $n } solari, if there is none to take)
complete-contracts = complete your contracts
if-contracts = you have completed { $n } or more contracts
terms-visit = when you send an agent to { $space }: { $effect }
terms-harvest = when you gain { $n } or more spice in a turn with an agent on a maker space: { $effect }
terms-acquire = when you acquire { $card }: { $effect }
terms-at-once = as soon as you take it: { $effect }
standing-sardaukar = the two Sardaukar contracts are set aside: only you may take them
persuasion-per-contract = +{ $n } persuasion for each contract you have completed

## the log
event-took_contract = { $seat } took the contract { $contract }
event-contract_shown = the contract { $contract } was turned up
event-completed_contract = { $seat } completed the contract { $contract }

## moves, decisions and options
move-contract = Take the contract { $contract }: { $text }
move-complete = Complete the contract { $contract }: { $text }
decision-PickContract = { $cause }: choose a contract
decision-CompleteContracts = Choose the contract to complete next
option-choam = CHOAM module
    .about = Contracts to take and fulfil, with the cards and the leader that need them.

## names
contract-contract_acquire_spice_must_flow = The Spice Must Flow
contract-contract_arrakeen_water = Arrakeen (water)
contract-contract_arrakeen_spy = Arrakeen (spy)
contract-contract_deliver_supplies = Deliver Supplies
contract-contract_espionage = Espionage
contract-contract_harvest_3 = Harvest 3+
contract-contract_harvest_4 = Harvest 4+
contract-contract_heighliner_water = Heighliner (water)
contract-contract_heighliner_troops = Heighliner (troops)
contract-contract_high_council_solari = High Council (solari)
contract-contract_high_council_influence = High Council (influence)
contract-contract_immediate = Immediate
contract-contract_research_station_solari = Research Station (solari)
contract-contract_research_station_spy = Research Station (spy)
contract-contract_sardaukar_cards = Sardaukar (cards)
contract-contract_sardaukar_recall = Sardaukar (recall)
contract-contract_spice_refinery_cards = Spice Refinery (cards)
contract-contract_spice_refinery_water = Spice Refinery (water)
box-contracts = contracts
cell-contracts = contracts
cell-completed = completed contracts

## refusals
refusal-no-module = this game is played without the CHOAM module
refusal-contract-by-icon = a contract is taken when an effect says so
refusal-contract-not-shown = the contract { $contract } is not face up
refusal-contract-set-aside = the contract { $contract } is set aside for Shaddam
refusal-contract-not-held = you do not have the contract { $contract }
refusal-contract-needs-agent = the contract { $contract } waits for your agent
refusal-contract-too-new = the contract { $contract } was taken after the agent was sent
refusal-contract-elsewhere = the contract { $contract } asks for an agent at { $space }
refusal-contract-at-maker = the contract { $contract } asks for an agent at a maker space
refusal-contract-more-spice = the contract { $contract } asks for { $n } spice in one turn, you gained { $have }
refusal-contract-by-acquiring = the contract { $contract } is completed by acquiring { $card }
refusal-no-contract-due = no contract of yours is due
refusal-needs-contracts = needs { $n } completed contracts, you have { $have }
refusal-leader-needs-choam = option leaders: { $leader } plays only with the CHOAM module (choam: yes)

## the terminal
screen-contracts = contracts: { $contracts } (+{ $left })
sign-contract = contract
short-persuasion-per-contract = { $n }{ $persuasion } per { $contract } done
short-complete-contracts = contracts
short-if-contracts = { $n }{ $contract } done
page-contracts = Contracts to be had
page-own-contracts = Your contracts ({ $n } completed)
plain-contracts = Contracts to be had: { $contracts }.
plain-own-contracts = Your contracts: { $contracts }.
plain-contract-count = contracts { $n }, completed { $done }
start-choam = With contracts?
start-without-choam = without the CHOAM module
start-with-choam = with the CHOAM module: contracts to take and complete
