### Журнал. `-hidden` — для тих, хто не повинен бачити всього.

because = { $sentence } ({ $cause })
event-skipped = { $seat } не має з чого вибирати: пропущено

## ресурси та очки
event-gained = { $seat } отримує { event-gained.n }
    .n = { $what_id ->
    [solari] { gain-solari.n }
    [spice] { gain-spice.n }
    [water] { pay-water.n }
    [persuasion] { gain-persuasion.n }
    [swords] { gain-swords.n }
    [mark] { draw-intrigue.n }
   *[other] { $n } × { $what }
}
event-paid = { $seat } сплачує { event-gained.n }
event-scored = { $n ->
    [-1] { $seat } втрачає 1 переможне очко: тепер { $total }
   *[other] { $seat } здобуває { gain-vp.n }: тепер { $total }
}

## агенти та особи
event-sent_agent = { $seat } відправляє агента на локацію «{ $space }» картою «{ $card }»
event-moved_agent = { $seat } забирає агента з локації «{ $space }»
event-recalled_agent = { $seat } відкликає агента з локації «{ $space }»
event-council_seat = { $seat } займає місце у Вищій раді
event-swordmaster = { $seat } отримує третього агента
event-mentat_taken = { $seat } бере Ментата
event-closed_space = { $seat } закриває локацію «{ $space }» для суперників

## загони
event-recruited = { $seat } наймає { n-troops }
event-deployed = { $from_supply ->
    [0] { $seat } розгортає { n-troops }
   *[other] { $seat } розгортає { n-troops } із запасу
}
event-retreated = { $seat } відводить { n-troops } до гарнізону
event-lost_troops = { $deployed ->
    [0] { $seat } втрачає { n-troops } з гарнізону
   *[other] { $seat } втрачає { n-troops.there }
}
event-troops_home = { $seat } повертає { n-troops } до запасу

## карти
# Про взяті й розкриті карти термінал розповідає одним переліком на місці назви: звідси двокрапка.
event-drew = { $seat } бере з колоди: { $card }
event-drew-hidden = { $seat } бере карту
event-drew_intrigue = { $seat } бере з колоди інтриг: { $card }
event-drew_intrigue-hidden = { $seat } бере карту інтриги
event-stolen = { $seat } віддає випадкову карту інтриги; її отримує { $by }
event-shuffled = { $pile_id ->
    [deck] { $seat } тасує скид і формує нову колоду
    [intrigue_deck] колоду інтриг перетасовано
    [hagal_deck] колоду Дому Гагал перетасовано
    [imperium_deck] колоду Імперіуму перетасовано
   *[other] перетасовано: { $pile }
}
event-looked = { $seat } бачить на верху колоди карту «{ $card }»
event-looked-hidden = { $seat } дивиться на верхню карту колоди
event-discarded = { $seat } скидає карту «{ $card }»
event-trashed = { $zone_id ->
    [none] { $seat } знищує карту «{ $card }» з верху колоди
    [hand] { $seat } знищує карту «{ $card }» з руки
    [discard] { $seat } знищує карту «{ $card }» зі скиду
   *[other] { $seat } знищує карту «{ $card }» з гри
}
event-took_card = { $seat } повертає карту «{ $card }» на руку
event-revealed = { $seat } розкриває: { $card }
event-acquired = { $on_deck ->
    [0] { $paid ->
        [0] { $seat } придбаває карту «{ $card }»
        [one] { $seat } придбаває карту «{ $card }» за { $paid } очко переконливості
        [few] { $seat } придбаває карту «{ $card }» за { $paid } очки переконливості
        [many] { $seat } придбаває карту «{ $card }» за { $paid } очок переконливості
       *[other] { $seat } придбаває карту «{ $card }» за { $paid } очка переконливості
    }
    [2] { $seat } придбаває карту «{ $card }» на руку
   *[other] { $seat } придбаває карту «{ $card }» і кладе її на колоду
}
event-row_filled = у Ряді Імперіуму нова карта: «{ $card }»
event-set_aside = { $seat } відкладає карту «{ $card }»
event-removed = відкладена карта «{ $card }» вибуває з гри ({ $seat })
event-played_intrigue = { $seat } грає карту «{ $card }»

## вплив і контроль
event-influence = { $seat } змінює вплив на { influence.whom }: { $was } → { $now }
event-influence_bonus = { $seat } отримує бонус шкали { influence.of }
event-alliance_taken = { $from_id ->
    [none] { $seat } укладає союз { influence.with }
   *[other] { $seat } перебирає союз { influence.with } (досі: { $from })
}
event-alliance_lost = { $seat } втрачає союз { influence.with }
event-control = { $from_id ->
    [none] { $seat } здобуває контроль над локацією «{ $space }»
    [self] { $seat } зберігає контроль над локацією «{ $space }»
   *[other] { $seat } перебирає контроль над локацією «{ $space }» (досі: { $from })
}
event-control_lost = { $seat } втрачає контроль над локацією «{ $space }»
event-control_bonus = { $seat } отримує бонус контролю локації «{ $space }»
event-masterstroke = { $seat } відкриває таємні фракції

## ходи й раунди
event-turn = хід: { $seat }
event-passed_turn = { $seat } пропускає хід
event-reveal_turn = { $seat } розкриває карти
event-strength = { $seat } має силу { $n }
event-cleaned_up = { $unspent ->
    [0] { $seat } завершує розкриття карт
    [one] { $seat } завершує розкриття карт (не витрачено { $unspent } очко переконливості)
    [few] { $seat } завершує розкриття карт (не витрачено { $unspent } очки переконливості)
    [many] { $seat } завершує розкриття карт (не витрачено { $unspent } очок переконливості)
   *[other] { $seat } завершує розкриття карт (не витрачено { $unspent } очка переконливості)
}
event-round = Раунд { $round }: «{ $conflict }»
event-combat = Бій: «{ $conflict }»
event-won_conflict = { $seat } перемагає в конфлікті «{ $conflict }» (сила: { $strength })
event-reward = { $place ->
    [1] { $seat } отримує нагороду за перше місце
    [2] { $seat } отримує нагороду за друге місце
   *[other] { $seat } отримує нагороду за третє місце
}
event-tied = { $place ->
    [1] { $seat } ділить перше місце (сила: { $strength })
   *[other] { $seat } ділить друге місце (сила: { $strength })
}
event-maker = на локації «{ $space }» додаткових прянощів: { $total }
event-recall = агенти повертаються; перший гравець: { $first }
event-endgame = кінець гри: карти кінця гри

## Дім Гагал
event-hagal_card = { $seat } відкриває карту «{ $card }»
event-hagal_ignored = карту «{ $card }» пропущено: { $why }
event-hagal_agent = { $seat } відправляє агента на локацію «{ $space }»
event-hagal_held_back = { $seat } притримує загони: перевага в силі { $lead }
event-hagal_swords = { $seat } відкриває карту «{ $card }» для бою: { $swords ->
    [one] { $swords } меч
    [few] { $swords } мечі
    [many] { $swords } мечів
   *[other] { $swords } меча
}
event-hagal_spent = { $seat } витрачає { event-gained.n } на переможне очко
event-hagal_stuck = { $seat } не знаходить вільної локації та завершує раунд
event-spice_banked = { $n ->
    [one] { $n } додаткові прянощі з локації «{ $space }» йдуть до загального запасу
    [few] { $n } додаткових прянощів з локації «{ $space }» йдуть до загального запасу
    [many] { $n } додаткових прянощів з локації «{ $space }» йдуть до загального запасу
   *[other] { $n } додаткових прянощів з локації «{ $space }» йдуть до загального запасу
}
