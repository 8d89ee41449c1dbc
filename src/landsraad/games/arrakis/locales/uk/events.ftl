### Журнал війни за Арракіс. `-hidden` — слова для тих, хто не може бачити всього.

## кількості: що здобуто, втрачено або переміщено
n-hits = { $n ->
    [one] { $n } влучання
    [few] { $n } влучання
    [many] { $n } влучань
   *[other] { $n } влучання
}
n-units = { $n ->
    [one] { $n } загін
    [few] { $n } загони
    [many] { $n } загонів
   *[other] { $n } загони
}
n-action-dice = { $n ->
    [one] { $n } кубик дій
    [few] { $n } кубики дій
    [many] { $n } кубиків дій
   *[other] { $n } кубики дій
}
n-spice-points = { $n ->
    [one] { $n } очко прянощів
    [few] { $n } очки прянощів
    [many] { $n } очок прянощів
   *[other] { $n } очки прянощів
}

## раунди, фази, ходи
event-war_round = Раунд { $n }
event-war_phase = Фаза: { $phase }
event-war_turn = хід: { $seat }
event-war_pass = { $seat } пасує
event-victory = { $objective_id ->
    [none] { $seat } перемагає у війні: маркер панування досяг кінця шкали
   *[other] { $seat } перемагає у війні: виконано карту «{ $objective }»
}

## кубики дій
event-rolled_action = { $set_aside ->
    [0] { $seat } викидає «{ $result }»
   *[other] { $seat } викидає «{ $result }», для якого немає комірки
}
event-die_changed = { $seat } змінює кубик на «{ $result }»
event-bene_gesserit_on = { $seat } кладе жетон Бене Гессерит на «{ $result }»
event-bene_gesserit_gained = { $seat } бере жетон Бене Гессерит
event-die_spent = { $token ->
    [0] { $seat } витрачає кубик «{ $result }»
   *[other] { $seat } витрачає жетон Бене Гессерит на «{ $result }»
}
event-die_lost = { $seat } втрачає кубик «{ $result }»
event-dice_wasted = { $seat } не використовує { n-action-dice }
event-took_action = { $seat } виконує дію «{ $result }»
event-took_special = { $seat } виконує особливу дію лідера: { $leader }
event-leader_card_used = { $seat } перевертає карту лідера до кінця раунду: { $leader }
event-desert_called = { $seat } виконує дію «Сила пустелі»
event-scouted = { $seat } розвідує зону «{ $area }» орнітоптером (повітряна зона «{ $zone }»)
event-schemed = { $seat } скидає карти «{ planning-card-hawats_scheming }» ×{ $n }

## карти планування
event-drew_planning = { $seat } бере карту «{ $card }» ({ $deck })
event-drew_planning-hidden = { $seat } бере карту планування ({ $deck })
event-played_planning = { $seat } грає карту «{ $card }»
event-discarded_planning = { $seat } скидає карту «{ $card }»

## лідери
event-leader_entered = { $seat } вводить у гру { $leader_acc }
event-leader_left = { $seat } назавжди вилучає з гри { $leader_acc }
event-leader_became = { $seat } замінює лідера: { $was } → { $now }
event-leader_tanked = { $seat } кладе в резервуар регенерації { $leader_acc }
event-leader_restored = { $seat } забирає з резервуара регенерації { $leader_acc }
event-leader_relieved = { $seat } прибирає з поля { $leader_acc } (зона «{ $area }»)

## шкали, передбачення, ядерний арсенал
event-supremacy = { $seat } просуває маркер панування: { $was } → { $now }
event-prescience = { $seat } пересуває маркер «{ $marker }»: { $was } → { $now }
event-prescience_shown = { $seat } відкриває карту передбачення «{ $card }»
event-objective_drawn = { $seat } бере карту «{ $objective }»
event-objective_drawn-hidden = { $seat } бере ще одну таємну мету
event-prescience_claimed = { $seat } отримує карту передбачення «{ $card }»
event-prescience_removed = { $seat } вилучає з гри карту «{ $card }»
event-prescience_returned = { $seat } затасовує назад у колоду карту «{ $card }»
event-families_fled = { $seat } повертає в запас загін із зони «{ $area }»
event-atomics_used = { $seat } підриває родинний ядерний арсенал: зона «{ $area }» тепер пустеля
event-legion_displaced = { $seat } витісняє легіон ({ $side }): «{ $from }» → «{ $to }»

## жетони, поселення, станції
event-token_shown = { $seat } розкриває { $counter } (зона «{ $area }»): { $token }
event-token_placed = { $seat } розгортає { $counter } (зона «{ $area }»): { $token }
event-token_placed-hidden = { $seat } розгортає { $counter } (зона «{ $area }»)
event-token_drawn = { $seat } бере жетон розгортання: { $token }
event-token_drawn-hidden = { $seat } бере жетон розгортання
event-sietch_shown = { $seat } розкриває січ (зона «{ $area }»): ранг { $rank }
event-sietch_moved = { $seat } переносить січ: «{ $from }» → «{ $to }»
event-tokens_swapped = { $seat } міняє місцями жетони зон «{ $from }» і «{ $to }»
event-settlement_destroyed = { $seat } знищує поселення (зона «{ $area }»), ранг { $rank }
event-station_captured = { $seat } захоплює випробувальну станцію (зона «{ $area }»): { $marker }

## транспорт і прянощі
event-dice_locked = { $n ->
    [0] { $seat } не лишає кубиків на полі «Прянощі повинні текти» (ряд { $row })
   *[other] { $seat } лишає на полі «Прянощі повинні текти» { n-action-dice } (ряд { $row })
}
event-harvester_placed = { $seat } розміщує гарвестер (зона «{ $area }»)
event-harvester_gone = { $seat } втрачає гарвестер (зона «{ $area }»)
event-harvester_saved = { $seat } рятує гарвестер (зона «{ $area }») транспортувальником (повітряна зона «{ $zone }»)
event-air_placed = { $seat } розміщує { $vehicle_acc } (повітряна зона «{ $zone }»)
event-air_gone = { $seat } вилучає { $vehicle_acc } (повітряна зона «{ $zone }»)
event-harvested = { $seat } збирає { n-spice-points } (зона «{ $area }»)
event-from_reserve = { $seat } бере із запасу { n-spice-points }
event-imperium_held = { $seat } платить, щоб маркер «{ $power }» лишився на місці
event-imperium_moved = { $seat } пересуває маркер «{ $power }»: ряд { $was } → { $now }
event-stockpiled = { $seat } накопичує прянощі заради панування
event-spice_kept = { $lost ->
    [0] { $seat } лишає в запасі { n-spice-points }
   *[other] { $seat } лишає в запасі { n-spice-points } (втрачено: { $lost })
}
event-banned = { $seat } потрапляє під штраф Імперії: { $power }
event-unbanned = { $seat } позбувається штрафу Імперії: { $power }

## знаки хробака, піщані хробаки, бурі
event-wormsign_placed = { $seat } розміщує знак хробака (зона «{ $area }»)
event-wormsign_discarded = { $seat } скидає знак хробака (зона «{ $area }»)
event-wormsign_turned = { $seat } розкриває знак хробака (зона «{ $area }»): { $sign }
event-worms_withheld = { $seat } не випускає хробака (зона «{ $area }»)
event-worm_appeared = { $seat } розміщує { $worm_acc } (зона «{ $area }»)
event-worm_taken = { $seat } забирає { $worm_acc } (зона «{ $area }»)
event-worm_moved = { $seat } переміщує { $worm_acc }: «{ $from }» → «{ $to }»
event-worm_attacked = { $seat } випускає { $worm_acc } в атаку: «{ $from }» → «{ $to }»
event-worm_swapped = { $seat } замінює Дикого Творця звичайним хробаком (зона «{ $area }»)
event-storm_struck = { $seat } кидає кубики за коріолісову бурю (зона «{ $area }»)

## розміщення та переміщення фігурок
event-figure_placed = { $from_id ->
    [none] { $seat } розміщує { $figure_acc } (зона «{ $area }»)
   *[other] { $seat } переставляє { $figure_acc }: «{ $from }» → «{ $area }»
}
event-unit_replaced = { $seat } замінює загін (зона «{ $area }»): { $was } → { $now }
event-legion_moved = { $seat } переміщує легіон ({ n-units }): «{ $from }» → «{ $to }»
event-troop_transport = { $seat } використовує орнітоптер (повітряна зона «{ $zone }») для легіону в зоні «{ $from }»
event-excess_removed = { $seat } вилучає { $figure_acc } (зона «{ $area }»): забагато загонів

## битви
event-attacked = { $surprise ->
    [0] { $seat } атакує: «{ $from }» → «{ $area }»
   *[other] { $seat } несподівано атакує: «{ $from }» → «{ $area }»
}
event-undefended = { $seat } не зустрічає опору (зона «{ $area }»)
event-battle_round = раунд битви { $round } (зона «{ $area }»)
event-combat_roll = { $seat } кидає: влучань { $hits }, щитів { $shields }, особливих { $specials }
event-surprise_hit = { $seat } додає за несподівану атаку { $hits ->
    [one] { $hits } влучання
    [few] { $hits } влучання
    [many] { $hits } влучань
   *[other] { $hits } влучання
}
event-special_used = { $seat } перетворює особливий результат ({ $figure }): влучань { $hits }, щитів { $shields }
event-specials_lost = { $seat } не може використати особливих результатів: { $n }
event-shields_cancelled = { $seat } скасовує щитів суперника: { $n }
event-hits_taken = { $seat } зазнає втрат: { $hits ->
    [one] { $hits } влучання
    [few] { $hits } влучання
    [many] { $hits } влучань
   *[other] { $hits } влучання
} (зона «{ $area }»)
event-casualty = { $seat } втрачає { $figure_acc } (зона «{ $area }»)
event-unit_reduced = { $seat } замінює { $figure_acc } звичайним загоном (зона «{ $area }»)
event-legion_destroyed = { $seat } втрачає весь легіон (зона «{ $area }»)
event-siege_cost = { $seat } зазнає 1 влучання, щоб продовжити облогу (зона «{ $area }»)
event-legion_retreated = { $seat } відступає: «{ $from }» → «{ $to }»
event-legion_advanced = { $seat } просувається ({ n-units }): «{ $from }» → «{ $to }»
event-battle_ended = { $winner_id ->
    [none] у битві ніхто не переміг (зона «{ $area }»)
   *[other] битва закінчилася (зона «{ $area }»), перемогли { $winner }
}
event-special_attack = { $seat } завдає особливої атаки (зона «{ $area }»): { $hits ->
    [one] { $hits } влучання
    [few] { $hits } влучання
    [many] { $hits } влучань
   *[other] { $hits } влучання
}
