option-depot = Depo
    .about = Přidává část plánu s palivem a pásovými vozy.
gallery-module-depot = s Depem
group-depot = Depo
help-depot = Depo: ukládá se tu palivo { $fuel } a pásové vozy { $crawler }.

space-refinery = Rafinerie
space-workshop = Dílna
card-fuel_trader = Obchodník s palivem
card-mechanic = Mechanik
card-convoy = Konvoj
intrigue-card-hidden_tank = Skrytá nádrž
hagal-card-hagal_workshop = Dílna
leader-depot_keeper = Skladník
    .left = Hotovost
    .signet = Cisterny

resource-fuel = palivo
cell-fuel = palivo
cell-crawlers = pásové vozy
cell-crawlers_in_garrison = pásové vozy v posádce
cell-crawlers_in_supply = pásové vozy v zásobě
gain-fuel = +{ $n } paliva
pay-fuel = zaplať { cost-fuel }
cost-fuel = { $n } paliva
build-crawler = postav pásový vůz

event-crawler_built = { $seat } staví pásový vůz
event-crawlers_out = { $seat } nasazuje pásové vozy: { $n }
move-deploy_crawlers = Nasadit pásové vozy: { $n }
move-trade_fuel = Vyměnit 2 paliva za 2 přesvědčování
