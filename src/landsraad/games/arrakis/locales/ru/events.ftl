### Журнал войны за Арракис. `-hidden` — слова для тех, кто не может видеть всего.

## количества: что получено, потеряно или перемещено
n-hits = { $n ->
    [one] { $n } попадание
    [few] { $n } попадания
    [many] { $n } попаданий
   *[other] { $n } попадания
}
n-units = { $n ->
    [one] { $n } отряд
    [few] { $n } отряда
    [many] { $n } отрядов
   *[other] { $n } отряда
}
n-action-dice = { $n ->
    [one] { $n } кубик действий
    [few] { $n } кубика действий
    [many] { $n } кубиков действий
   *[other] { $n } кубика действий
}
n-spice-points = { $n ->
    [one] { $n } очко Пряности
    [few] { $n } очка Пряности
    [many] { $n } очков Пряности
   *[other] { $n } очка Пряности
}

## раунды, фазы, ходы
event-war_round = Раунд { $n }
event-war_phase = Фаза: { $phase }
event-war_turn = ход: { $seat }
event-war_pass = { $seat } пасует
event-victory = { $objective_id ->
    [none] { $seat } побеждает в войне: маркер господства дошёл до конца трека
   *[other] { $seat } побеждает в войне: выполнена карта «{ $objective }»
}

## кубики действий
event-rolled_action = { $set_aside ->
    [0] { $seat } выбрасывает «{ $result }»
   *[other] { $seat } выбрасывает «{ $result }», для которого нет ячейки
}
event-die_changed = { $seat } меняет кубик на «{ $result }»
event-bene_gesserit_on = { $seat } кладёт жетон Бене Гессерит на «{ $result }»
event-bene_gesserit_gained = { $seat } берёт жетон Бене Гессерит
event-die_spent = { $token ->
    [0] { $seat } тратит кубик «{ $result }»
   *[other] { $seat } тратит жетон Бене Гессерит на «{ $result }»
}
event-die_lost = { $seat } теряет кубик «{ $result }»
event-dice_wasted = { $seat } не использует { n-action-dice }
event-took_action = { $seat } выполняет действие «{ $result }»
event-took_special = { $seat } выполняет особое действие лидера: { $leader }
event-leader_card_used = { $seat } переворачивает карту лидера до конца раунда: { $leader }
event-desert_called = { $seat } выполняет действие «Сила пустыни»
event-scouted = { $seat } разведывает область «{ $area }» орнитоптером (воздушная зона «{ $zone }»)
event-schemed = { $seat } сбрасывает карты «{ planning-card-hawats_scheming }» ×{ $n }

## карты планирования
event-drew_planning = { $seat } берёт карту «{ $card }» ({ $deck })
event-drew_planning-hidden = { $seat } берёт карту планирования ({ $deck })
event-played_planning = { $seat } играет карту «{ $card }»
event-discarded_planning = { $seat } сбрасывает карту «{ $card }»

## лидеры
event-leader_entered = { $seat } вводит в игру { $leader_acc }
event-leader_left = { $seat } навсегда убирает из игры { $leader_acc }
event-leader_became = { $seat } заменяет лидера: { $was } → { $now }
event-leader_tanked = { $seat } помещает в резервуар регенерации { $leader_acc }
event-leader_restored = { $seat } забирает из резервуара регенерации { $leader_acc }
event-leader_relieved = { $seat } убирает с поля { $leader_acc } (область «{ $area }»)

## треки, предвидение, ядерный арсенал
event-supremacy = { $seat } продвигает маркер господства: { $was } → { $now }
event-prescience = { $seat } передвигает маркер «{ $marker }»: { $was } → { $now }
event-prescience_shown = { $seat } открывает карту предвидения «{ $card }»
event-objective_drawn = { $seat } берёт карту «{ $objective }»
event-objective_drawn-hidden = { $seat } берёт ещё одну тайную цель
event-prescience_claimed = { $seat } получает карту предвидения «{ $card }»
event-prescience_removed = { $seat } убирает из игры карту «{ $card }»
event-prescience_returned = { $seat } замешивает обратно в колоду карту «{ $card }»
event-families_fled = { $seat } возвращает в запас отряд из области «{ $area }»
event-atomics_used = { $seat } подрывает фамильный ядерный арсенал: область «{ $area }» теперь пустыня
event-legion_displaced = { $seat } вытесняет легион ({ $side }): «{ $from }» → «{ $to }»

## жетоны, поселения, станции
event-token_shown = { $seat } раскрывает { $counter } (область «{ $area }»): { $token }
event-token_placed = { $seat } развёртывает { $counter } (область «{ $area }»): { $token }
event-token_placed-hidden = { $seat } развёртывает { $counter } (область «{ $area }»)
event-token_drawn = { $seat } берёт жетон развёртывания: { $token }
event-token_drawn-hidden = { $seat } берёт жетон развёртывания
event-sietch_shown = { $seat } раскрывает сиетч (область «{ $area }»): ранг { $rank }
event-sietch_moved = { $seat } переносит сиетч: «{ $from }» → «{ $to }»
event-tokens_swapped = { $seat } меняет местами жетоны областей «{ $from }» и «{ $to }»
event-settlement_destroyed = { $seat } уничтожает поселение (область «{ $area }»), ранг { $rank }
event-station_captured = { $seat } захватывает опытную станцию (область «{ $area }»): { $marker }

## транспорт и Пряность
event-dice_locked = { $n ->
    [0] { $seat } не оставляет кубиков на поле «Пряность должна поступать» (ряд { $row })
   *[other] { $seat } оставляет на поле «Пряность должна поступать» { n-action-dice } (ряд { $row })
}
event-harvester_placed = { $seat } размещает комбайн (область «{ $area }»)
event-harvester_gone = { $seat } теряет комбайн (область «{ $area }»)
event-harvester_saved = { $seat } спасает комбайн (область «{ $area }») грузолётом (воздушная зона «{ $zone }»)
event-air_placed = { $seat } размещает { $vehicle_acc } (воздушная зона «{ $zone }»)
event-air_gone = { $seat } убирает { $vehicle_acc } (воздушная зона «{ $zone }»)
event-harvested = { $seat } собирает { n-spice-points } (область «{ $area }»)
event-from_reserve = { $seat } берёт из запаса { n-spice-points }
event-imperium_held = { $seat } платит, чтобы маркер «{ $power }» остался на месте
event-imperium_moved = { $seat } передвигает маркер «{ $power }»: ряд { $was } → { $now }
event-stockpiled = { $seat } запасает Пряность ради господства
event-spice_kept = { $lost ->
    [0] { $seat } оставляет в запасе { n-spice-points }
   *[other] { $seat } оставляет в запасе { n-spice-points } (потеряно: { $lost })
}
event-banned = { $seat } попадает под запрет Империи: { $power }
event-unbanned = { $seat } избавляется от запрета Империи: { $power }

## знаки червя, песчаные черви, бури
event-wormsign_placed = { $seat } размещает знак червя (область «{ $area }»)
event-wormsign_discarded = { $seat } сбрасывает знак червя (область «{ $area }»)
event-wormsign_turned = { $seat } раскрывает знак червя (область «{ $area }»): { $sign }
event-worms_withheld = { $seat } не выпускает червя (область «{ $area }»)
event-worm_appeared = { $seat } размещает { $worm_acc } (область «{ $area }»)
event-worm_taken = { $seat } забирает { $worm_acc } (область «{ $area }»)
event-worm_moved = { $seat } перемещает { $worm_acc }: «{ $from }» → «{ $to }»
event-worm_attacked = { $seat } выпускает { $worm_acc } в атаку: «{ $from }» → «{ $to }»
event-worm_swapped = { $seat } заменяет Дикого Творца обычным червём (область «{ $area }»)
event-storm_struck = { $seat } бросает кубики за кориолисову бурю (область «{ $area }»)

## размещение и перемещение фигурок
event-figure_placed = { $from_id ->
    [none] { $seat } размещает { $figure_acc } (область «{ $area }»)
   *[other] { $seat } переставляет { $figure_acc }: «{ $from }» → «{ $area }»
}
event-unit_replaced = { $seat } заменяет отряд (область «{ $area }»): { $was } → { $now }
event-legion_moved = { $seat } перемещает легион ({ n-units }): «{ $from }» → «{ $to }»
event-troop_transport = { $seat } использует орнитоптер (воздушная зона «{ $zone }») для легиона в области «{ $from }»
event-excess_removed = { $seat } убирает { $figure_acc } (область «{ $area }»): слишком много отрядов

## битвы
event-attacked = { $surprise ->
    [0] { $seat } атакует: «{ $from }» → «{ $area }»
   *[other] { $seat } внезапно атакует: «{ $from }» → «{ $area }»
}
event-undefended = { $seat } не встречает сопротивления (область «{ $area }»)
event-battle_round = раунд битвы { $round } (область «{ $area }»)
event-combat_roll = { $seat } бросает: попаданий { $hits }, щитов { $shields }, особых { $specials }
event-surprise_hit = { $seat } добавляет за внезапную атаку { $hits ->
    [one] { $hits } попадание
    [few] { $hits } попадания
    [many] { $hits } попаданий
   *[other] { $hits } попадания
}
event-special_used = { $seat } превращает особый результат ({ $figure }): попаданий { $hits }, щитов { $shields }
event-specials_lost = { $seat } не может использовать особых результатов: { $n }
event-shields_cancelled = { $seat } отменяет щитов соперника: { $n }
event-hits_taken = { $seat } несёт потери: { $hits ->
    [one] { $hits } попадание
    [few] { $hits } попадания
    [many] { $hits } попаданий
   *[other] { $hits } попадания
} (область «{ $area }»)
event-casualty = { $seat } теряет { $figure_acc } (область «{ $area }»)
event-unit_reduced = { $seat } заменяет { $figure_acc } обычным отрядом (область «{ $area }»)
event-legion_destroyed = { $seat } теряет весь легион (область «{ $area }»)
event-siege_cost = { $seat } принимает 1 попадание, чтобы продолжить осаду (область «{ $area }»)
event-legion_retreated = { $seat } отступает: «{ $from }» → «{ $to }»
event-legion_advanced = { $seat } продвигается ({ n-units }): «{ $from }» → «{ $to }»
event-battle_ended = { $winner_id ->
    [none] в битве никто не победил (область «{ $area }»)
   *[other] битва закончилась (область «{ $area }»), победили { $winner }
}
event-special_attack = { $seat } проводит особую атаку (область «{ $area }»): { $hits ->
    [one] { $hits } попадание
    [few] { $hits } попадания
    [many] { $hits } попаданий
   *[other] { $hits } попадания
}
