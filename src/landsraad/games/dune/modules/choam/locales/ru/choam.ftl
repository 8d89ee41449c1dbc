### Модуль КООАМ: контракты. `terms-` — чего контракт требует и что даёт.

## галерея
gallery-contract = Контракты
gallery-module-choam = с модулем КООАМ
gallery-sardaukar = отложен для Шаддама

## эффекты
take-contract = взять 1 контракт (или { gain-solari }, если брать нечего)
complete-contracts = выполнить свои контракты
if-contracts = вы выполнили не меньше { $n } { $n ->
    [one] контракта
    [few] контрактов
    [many] контрактов
   *[other] контрактов
}
terms-visit = когда вы отправляете агента в ячейку «{ $space }»: { $effect }
terms-harvest = когда за ход с агентом в ячейке добычи вы получаете не меньше { $n } Пряности: { $effect }
terms-acquire = когда вы приобретаете карту «{ $card }»: { $effect }
terms-at-once = сразу, как вы его взяли: { $effect }
standing-sardaukar = два контракта «Сардаукар» отложены: взять их можете только вы
persuasion-per-contract = { gain-persuasion } за каждый выполненный вами контракт

## журнал
event-took_contract = { $seat } берёт контракт «{ $contract }»
event-contract_shown = открыт контракт «{ $contract }»
event-completed_contract = { $seat } выполняет контракт «{ $contract }»

## ходы, решения и параметры
move-contract = Взять контракт «{ $contract }»: { $text }
move-complete = Выполнить контракт «{ $contract }»: { $text }
decision-PickContract = { $cause }: выберите контракт
decision-CompleteContracts = Выберите, какой контракт выполнить следующим
option-choam = Модуль КООАМ
    .about = Контракты, которые берут и выполняют, а также карты и лидер, которым они нужны.

## названия
contract-contract_acquire_spice_must_flow = Пряность должна поступать
contract-contract_arrakeen_water = Арракин (вода)
contract-contract_arrakeen_spy = Арракин (шпион)
contract-contract_deliver_supplies = Доставка припасов
contract-contract_espionage = Шпионаж
contract-contract_harvest_3 = Добыча 3+
contract-contract_harvest_4 = Добыча 4+
contract-contract_heighliner_water = Хайлайнер (вода)
contract-contract_heighliner_troops = Хайлайнер (отряды)
contract-contract_high_council_solari = Высший Совет (солярии)
contract-contract_high_council_influence = Высший Совет (влияние)
contract-contract_immediate = Немедленный
contract-contract_research_station_solari = Научная станция (солярии)
contract-contract_research_station_spy = Научная станция (шпион)
contract-contract_sardaukar_cards = Сардаукар (карты)
contract-contract_sardaukar_recall = Сардаукар (отзыв)
contract-contract_spice_refinery_cards = Завод Пряности (карты)
contract-contract_spice_refinery_water = Завод Пряности (вода)
box-contracts = контракты
cell-contracts = контракты
cell-completed = выполненные контракты

## отказы
refusal-no-module = в этой партии нет модуля КООАМ
refusal-contract-by-icon = контракт берут, когда так говорит эффект
refusal-contract-not-shown = контракт «{ $contract }» не лежит лицом вверх
refusal-contract-set-aside = контракт «{ $contract }» отложен для Шаддама
refusal-contract-not-held = у вас нет контракта «{ $contract }»
refusal-contract-needs-agent = контракт «{ $contract }» ждёт вашего агента
refusal-contract-too-new = контракт «{ $contract }» взят уже после отправки агента
refusal-contract-elsewhere = контракт «{ $contract }» требует агента в ячейке «{ $space }»
refusal-contract-at-maker = контракт «{ $contract }» требует агента в ячейке добычи
refusal-contract-more-spice = контракт «{ $contract }» требует { cost-spice } за ход, а вы получили { $have }
refusal-contract-by-acquiring = чтобы выполнить контракт «{ $contract }», приобретите карту «{ $card }»
refusal-no-contract-due = ни один ваш контракт сейчас не выполняется
refusal-needs-contracts = нужно иметь { $n ->
    [one] { $n } выполненный контракт
    [few] { $n } выполненных контракта
    [many] { $n } выполненных контрактов
   *[other] { $n } выполненного контракта
}, а у вас { $have }
refusal-leader-needs-choam = лидеры: { $leader } играет только с модулем КООАМ

## терминал
screen-contracts = контракты: { $contracts } (+{ $left })
sign-contract = контракт
short-persuasion-per-contract = { $n }{ $persuasion } за выполненный { $contract }
short-complete-contracts = контракты
short-if-contracts = выполнено { $n }{ $contract }
page-contracts = Доступные контракты
page-own-contracts = Ваши контракты (выполнено: { $n })
plain-contracts = Доступные контракты: { $contracts }.
plain-own-contracts = Ваши контракты: { $contracts }.
plain-contract-count = контракты { $n }, выполнено { $done }
start-choam = С контрактами?
start-without-choam = без модуля КООАМ
start-with-choam = с модулем КООАМ: контракты, которые берут и выполняют
