### Журнал. `-hidden` — слова для тех, кому видно не всё. Имя игрока стоит в именительном падеже, глагол — в настоящем
### времени: род имени неизвестен.

because = { $sentence } ({ $cause })
event-skipped = { $seat }: выбирать не из чего, пропуск

## ресурсы и очки
event-gained = { $seat } получает { $what_id ->
    [solari] { cost-solari }
    [spice] { cost-spice }
    [water] { cost-water.acc }
    [persuasion] { $n } { gain-persuasion.word }
    [swords] { $n } { gain-swords.word }
   *[other] { $n } × { $what }
}
event-paid = { $seat } платит { $what_id ->
    [solari] { cost-solari }
    [spice] { cost-spice }
    [water] { cost-water.acc }
    [persuasion] { $n } { gain-persuasion.word }
   *[other] { $n } × { $what }
}
event-scored = { $n ->
    [-1] { $seat } теряет 1 ПО: теперь { $total }
   *[other] { $seat } получает { $n } ПО: теперь { $total }
}

## агенты и люди
event-sent_agent = { $seat } отправляет агента в ячейку «{ $space }» с картой «{ $card }»
event-moved_agent = { $seat } снимает агента с ячейки «{ $space }»
event-recalled_agent = { $seat } отзывает агента из ячейки «{ $space }»
event-council_seat = { $seat } занимает место в Высшем Совете
event-swordmaster = { $seat } получает третьего агента
event-mentat_taken = { $seat } берёт ментата
event-closed_space = { $seat } закрывает для соперников ячейку «{ $space }»

## отряды
event-recruited = { $seat } нанимает { n-troops }
event-deployed = { $from_supply ->
    [0] { $seat } вводит в бой { n-troops }
   *[other] { $seat } вводит в бой { n-troops } из запаса
}
event-retreated = { $seat } отводит { n-troops }
event-lost_troops = { $deployed ->
    [0] { $seat } теряет { n-troops } в гарнизоне
   *[other] { $seat } теряет { n-troops } в зоне конфликта
}
event-troops_home = { $seat } возвращает { n-troops } в запас

## карты
# у этих трёх на месте карты может стоять и список карт
event-drew = { $seat } берёт: { $card }
event-drew-hidden = { $seat } берёт карту
event-drew_intrigue = { $seat } берёт из колоды интриг: { $card }
event-drew_intrigue-hidden = { $seat } берёт карту интриги
event-stolen = { $by } берёт наугад карту интриги у игрока { $seat }
event-shuffled = { $pile_id ->
    [deck] { $seat } перемешивает сброс в новую колоду
   *[other] { $pile } перемешана заново
}
event-looked = { $seat } видит на верху колоды карту «{ $card }»
event-looked-hidden = { $seat } смотрит верхнюю карту колоды
event-discarded = { $seat } сбрасывает карту «{ $card }»
event-trashed = { $zone_id ->
    [none] { $seat } удаляет карту «{ $card }» с верха колоды
    [hand] { $seat } удаляет карту «{ $card }» с руки
    [discard] { $seat } удаляет карту «{ $card }» из сброса
   *[other] { $seat } удаляет карту «{ $card }» (в игре)
}
event-took_card = { $seat } возвращает на руку карту «{ $card }»
event-revealed = { $seat } раскрывает: { $card }
event-acquired = { $on_deck ->
    [0] { $paid ->
        [0] { $seat } приобретает карту «{ $card }»
        [one] { $seat } приобретает карту «{ $card }» за { $paid } убеждение
        [few] { $seat } приобретает карту «{ $card }» за { $paid } убеждения
        [many] { $seat } приобретает карту «{ $card }» за { $paid } убеждения
       *[other] { $seat } приобретает карту «{ $card }» за { $paid } убеждения
    }
    [2] { $seat } приобретает карту «{ $card }» на руку
   *[other] { $seat } приобретает карту «{ $card }» на верх колоды
}
event-row_filled = карта «{ $card }» пополняет Ряд Империи
event-set_aside = { $seat } откладывает карту «{ $card }»
event-removed = отложенная карта «{ $card }» ({ $seat }) убрана из игры
event-played_intrigue = { $seat } играет карту интриги «{ $card }»

## влияние и контроль
event-influence = { $seat }, влияние у { influence.of }: { $was } → { $now }
event-influence_bonus = { $seat } получает бонус с трека влияния: { $faction }
event-alliance_taken = { $from_id ->
    [none] { $seat } заключает союз { if-alliance.with }
   *[other] { $seat } перехватывает союз { if-alliance.with } у игрока { $from }
}
event-alliance_lost = { $seat } теряет союз { if-alliance.with }
event-control = { $from_id ->
    [none] { $seat } получает контроль над ячейкой «{ $space }»
    [self] { $seat } сохраняет контроль над ячейкой «{ $space }»
   *[other] { $seat } отбирает контроль над ячейкой «{ $space }» у игрока { $from }
}
event-control_lost = { $seat } теряет контроль над ячейкой «{ $space }»
event-control_bonus = { $seat } получает бонус за контроль над ячейкой «{ $space }»
event-masterstroke = { $seat } раскрывает тайные фракции

## ходы и раунды
event-turn = ходит { $seat }
event-passed_turn = { $seat } пропускает ход
event-reveal_turn = { $seat } раскрывает карты
event-strength = { $seat }: сила { $n }
event-cleaned_up = { $unspent ->
    [0] { $seat } завершает раскрытие
   *[other] { $seat } завершает раскрытие, не потрачено убеждения: { $unspent }
}
event-round = Раунд { $round }: { $conflict }
event-combat = Сражение: { $conflict }
event-won_conflict = { $seat } побеждает с силой { $strength } ({ $conflict })
event-reward = { $place ->
    [1] { $seat } получает награду за 1-е место
    [2] { $seat } получает награду за 2-е место
   *[other] { $seat } получает награду за 3-е место
}
event-tied = { $place ->
    [1] { $seat } делит 1-е место с силой { $strength }
   *[other] { $seat } делит 2-е место с силой { $strength }
}
event-maker = в ячейке «{ $space }» дополнительной Пряности: { $total }
event-recall = агенты возвращаются; первый игрок — { $first }
event-endgame = конец игры: розыгрыш карт конца игры

## Дом Хагал
event-hagal_card = { $seat } открывает карту «{ $card }»
event-hagal_ignored = карта «{ $card }» пропущена: { $why }
event-hagal_agent = { $seat } отправляет агента в ячейку «{ $space }»
event-hagal_held_back = { $seat } придерживает отряды: перевес в силе { $lead }
event-hagal_swords = { $seat } открывает для сражения карту «{ $card }»: { $swords } { $swords ->
    [one] меч
    [few] меча
    [many] мечей
   *[other] меча
}
event-hagal_spent = { $seat } тратит { $what_id ->
    [mark] { $n } { $n ->
        [one] карту интриги
        [few] карты интриг
        [many] карт интриг
       *[other] карты интриг
    }
    [solari] { cost-solari }
    [spice] { cost-spice }
    [water] { cost-water.acc }
   *[other] { $n } × { $what }
} и получает ПО
event-hagal_stuck = { $seat }: свободных ячеек нет, раунд окончен
event-spice_banked = дополнительная Пряность из ячейки «{ $space }» уходит в банк: { $n }
