option-depot = Депо
    .about = Добавляет часть поля с топливом и краулерами.
gallery-module-depot = с Депо
group-depot = Депо
help-depot = Депо: здесь хранят топливо { $fuel } и краулеры { $crawler }.

space-refinery = Нефтезавод
space-workshop = Мастерская
card-fuel_trader = Торговец топливом
card-mechanic = Механик
card-convoy = Конвой
intrigue-card-hidden_tank = Скрытый бак
hagal-card-hagal_workshop = Мастерская
leader-depot_keeper = Кладовщик
    .left = Ополчение
    .signet = Цистерны

resource-fuel = топливо
cell-fuel = топливо
cell-crawlers = краулеры
cell-crawlers_in_garrison = краулеры в гарнизоне
cell-crawlers_in_supply = краулеры в запасе
gain-fuel = +{ $n } топлива
pay-fuel = заплатить { cost-fuel }
cost-fuel = { $n } топлива
build-crawler = построить краулер

event-crawler_built = { $seat } строит краулер
event-crawlers_out = { $seat } развёртывает краулеры: { $n }
move-deploy_crawlers = Развернуть краулеры: { $n }
move-trade_fuel = Обменять 2 топлива на 2 убеждения
