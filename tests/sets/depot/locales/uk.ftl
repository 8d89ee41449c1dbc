option-depot = Депо
    .about = Додає частину поля з пальним і краулерами.
gallery-module-depot = з Депо
group-depot = Депо
help-depot = Депо: тут зберігають пальне { $fuel } та краулери { $crawler }.

space-refinery = Нафтозавод
space-workshop = Майстерня
card-fuel_trader = Торговець пальним
card-mechanic = Механік
card-convoy = Конвой
intrigue-card-hidden_tank = Схований бак
hagal-card-hagal_workshop = Майстерня
leader-depot_keeper = Комірник
    .left = Ополчення
    .signet = Цистерни

resource-fuel = пальне
cell-fuel = пальне
cell-crawlers = краулери
cell-crawlers_in_garrison = краулери в гарнізоні
cell-crawlers_in_supply = краулери в запасі
gain-fuel = +{ $n } пального
pay-fuel = заплатити { cost-fuel }
cost-fuel = { $n } пального
build-crawler = збудувати краулер

event-crawler_built = { $seat } будує краулер
event-crawlers_out = { $seat } розгортає краулери: { $n }
move-deploy_crawlers = Розгорнути краулери: { $n }
move-trade_fuel = Обміняти 2 пального на 2 переконання
