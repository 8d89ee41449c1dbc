### Модуль ДАПТ: контракти. `terms-` — чого контракт вимагає і що дає.

## галерея
gallery-contract = Контракти
gallery-module-choam = з модулем ДАПТ
gallery-sardaukar = відкладено для Шаддама

## ефекти
take-contract = взяти 1 контракт (або +{ gain-solari.n }, якщо брати нічого)
complete-contracts = виконати свої контракти
if-contracts = ви виконали { $n } чи більше контрактів
terms-visit = коли ви відправляєте агента на локацію «{ $space }»: { $effect }
terms-harvest = коли за один хід з агентом на локації видобутку ви отримуєте { $n } чи більше прянощів: { $effect }
terms-acquire = коли ви придбаваєте карту «{ $card }»: { $effect }
terms-at-once = щойно ви його взяли: { $effect }
standing-sardaukar = два контракти «Сардаукар» відкладено: взяти їх можете лише ви
persuasion-per-contract = +{ gain-persuasion.n } за кожен виконаний вами контракт

## журнал
event-took_contract = { $seat } бере контракт «{ $contract }»
event-contract_shown = відкрито контракт «{ $contract }»
event-completed_contract = { $seat } виконує контракт «{ $contract }»

## ходи, рішення й параметри
move-contract = Взяти контракт «{ $contract }»: { $text }
move-complete = Виконати контракт «{ $contract }»: { $text }
decision-PickContract = { $cause }: виберіть контракт
decision-CompleteContracts = Виберіть, який контракт виконати далі
option-choam = Модуль ДАПТ
    .about = Контракти, які беруть і виконують, а також карти й лідер, яким вони потрібні.

## назви
contract-contract_acquire_spice_must_flow = Прянощі повинні текти
contract-contract_arrakeen_water = Арракін (вода)
contract-contract_arrakeen_spy = Арракін (шпигун)
contract-contract_deliver_supplies = Доставлення припасів
contract-contract_espionage = Шпигунство
contract-contract_harvest_3 = Збір 3+
contract-contract_harvest_4 = Збір 4+
contract-contract_heighliner_water = Гайлайнер (вода)
contract-contract_heighliner_troops = Гайлайнер (загони)
contract-contract_high_council_solari = Вища рада (солярії)
contract-contract_high_council_influence = Вища рада (вплив)
contract-contract_immediate = Негайний
contract-contract_research_station_solari = Дослідна станція (солярії)
contract-contract_research_station_spy = Дослідна станція (шпигун)
contract-contract_sardaukar_cards = Сардаукар (карти)
contract-contract_sardaukar_recall = Сардаукар (відкликання)
contract-contract_spice_refinery_cards = Завод прянощів (карти)
contract-contract_spice_refinery_water = Завод прянощів (вода)
box-contracts = контракти
cell-contracts = контракти
cell-completed = виконані контракти

## відмови
refusal-no-module = у цій грі немає модуля ДАПТ
refusal-contract-by-icon = контракт беруть, коли так каже ефект
refusal-contract-not-shown = контракт «{ $contract }» не лежить горілиць
refusal-contract-set-aside = контракт «{ $contract }» відкладено для Шаддама
refusal-contract-not-held = у вас немає контракту «{ $contract }»
refusal-contract-needs-agent = контракт «{ $contract }» чекає на вашого агента
refusal-contract-too-new = контракт «{ $contract }» взято вже після відправлення агента
refusal-contract-elsewhere = контракт «{ $contract }» вимагає агента на локації «{ $space }»
refusal-contract-at-maker = контракт «{ $contract }» вимагає агента на локації видобутку
refusal-contract-more-spice = контракт «{ $contract }» вимагає { gain-spice.n } за хід, а ви отримали { $have }
refusal-contract-by-acquiring = щоб виконати контракт «{ $contract }», придбайте карту «{ $card }»
refusal-no-contract-due = жоден ваш контракт зараз не виконується
refusal-needs-contracts = треба мати { $n ->
    [one] { $n } виконаний контракт
    [few] { $n } виконані контракти
    [many] { $n } виконаних контрактів
   *[other] { $n } виконаного контракту
}, а у вас { $have }
refusal-leader-needs-choam = лідери: { $leader } грає лише з модулем ДАПТ

## термінал
screen-contracts = контракти: { $contracts } (+{ $left })
sign-contract = контракт
short-persuasion-per-contract = { $n }{ $persuasion } за виконаний { $contract }
short-complete-contracts = контракти
short-if-contracts = виконано { $n }{ $contract }
page-contracts = Доступні контракти
page-own-contracts = Ваші контракти (виконано: { $n })
plain-contracts = Доступні контракти: { $contracts }.
plain-own-contracts = Ваші контракти: { $contracts }.
plain-contract-count = контракти { $n }, виконано { $done }
start-choam = З контрактами?
start-without-choam = без модуля ДАПТ
start-with-choam = з модулем ДАПТ: контракти, які беруть і виконують
