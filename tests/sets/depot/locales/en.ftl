option-depot = The Depot
    .about = Adds a board part with fuel and crawlers.
gallery-module-depot = with the Depot
group-depot = Depot
help-depot = The Depot: fuel { $fuel } and crawlers { $crawler } are kept there.

space-refinery = Refinery
space-workshop = Workshop
card-fuel_trader = Fuel Trader
card-mechanic = Mechanic
card-convoy = Convoy
intrigue-card-hidden_tank = Hidden Tank
hagal-card-hagal_workshop = Workshop
leader-depot_keeper = Keeper
    .left = Levies
    .signet = Cisterns

resource-fuel = fuel
cell-fuel = fuel
cell-crawlers = crawlers
cell-crawlers_in_garrison = crawlers in the garrison
cell-crawlers_in_supply = crawlers in the supply
gain-fuel = +{ $n } fuel
pay-fuel = pay { cost-fuel }
cost-fuel = { $n } fuel
build-crawler = build a crawler

event-crawler_built = { $seat } builds a crawler
event-crawlers_out = { $seat } deploys { $n ->
        [one] { $n } crawler
       *[other] { $n } crawlers
    }
move-deploy_crawlers = Deploy { $n ->
        [one] { $n } crawler
       *[other] { $n } crawlers
    }
move-trade_fuel = Trade 2 fuel for 2 persuasion
