### Подписи ходов и строка-подсказка для каждого вида решения.

move-first = Сначала: { $text }
move-choose = { $text }
move-pay = { $text }
move-skip = { $asks ->
    [MayPassTurn] Не пропускать ход
    [Trash] Ничего не удалять
    [Gathering] Не собирать сведений
    [PlaceSpy] Не размещать шпиона
    [Detonate] Оставить Барьерную стену
    [LineMenu] Больше ничего не применять
   *[other] Отказаться
}
move-agent = Отправить агента с картой «{ $card }» в ячейку «{ $space }»
move-reveal = Раскрыть карты
move-play = Сыграть карту «{ $intrigue_card }»: { $text }
move-buy = { $way ->
    [market] Приобрести карту «{ $card }»: { $text }
   *[row] Приобрести карту «{ $card }» за { $price } { $price ->
        [one] убеждение
        [few] убеждения
        [many] убеждения
       *[other] убеждения
    }
}
move-acquire = { $asks ->
    [AcquireForSolari] Приобрести карту «{ $card }» за { $price } { $price ->
        [one] солярий
        [few] солярия
        [many] соляриев
       *[other] солярия
    }
   *[other] Приобрести бесплатно карту «{ $card }» (стоимость { $price })
}
move-trash = { $zone_id ->
    [hand] Удалить карту «{ $card }» (на руке)
    [discard] Удалить карту «{ $card }» (в сбросе)
   *[other] Удалить карту «{ $card }» (в игре)
}
move-discard = Сбросить карту «{ $card }»
move-take = Взять карту «{ $card }» из сброса
move-remove = Отложить карту «{ $card }»
move-put = { $place_id ->
    [deck] Положить карту «{ $cause }» на верх колоды
   *[other] Положить карту «{ $cause }» в сброс
}
move-influence = { influence }
move-lose = Потерять 1 влияние у { influence.of }
move-secret = Тайно выбрать фракцию: { $faction }
move-give = Отдать союз { if-alliance.with } игроку { $seat }
move-against = { $seat } теряет отряд
move-deploy = { $n ->
    [0] Не вводить отряды в бой
    [one] Ввести в бой { $n } отряд
    [few] Ввести в бой { $n } отряда
    [many] Ввести в бой { $n } отрядов
   *[other] Ввести в бой { $n } отряда
}
move-retreat = { $n ->
    [0] Не отводить отряды
    [one] Отвести { $n } отряд
    [few] Отвести { $n } отряда
    [many] Отвести { $n } отрядов
   *[other] Отвести { $n } отряда
}
move-sell = Продать { cost-spice } за { $solari } { $solari ->
    [one] солярий
    [few] солярия
    [many] соляриев
   *[other] солярия
}
move-silence = Закрыть для соперников ячейку «{ $space }»
move-from = Взять агента из ячейки «{ $space }»
move-from_leader = Взять агента у лидера
move-recall = Отозвать агента из ячейки «{ $space }»
move-harvest = Отправить агента в ячейку «{ $space }»
move-resolve = { $box_id ->
    [card] Применить карту: { $text }
    [space] Применить ячейку: { $text }
    [partner] Применить партнёра: { $text }
    [contracts] Выполнить контракты: { $text }
   *[other] Получить влияние: { $text }
}
move-use = Применить карту «{ $card }»: { $text }
move-draw = Взять верхнюю карту
move-trash_top = Удалить верхнюю карту
move-end = { $asks ->
    [Window] Пока больше не играть карт
    [RevealMenu] { $persuasion ->
        [0] Завершить раскрытие
       *[other] Завершить раскрытие (не потрачено убеждения: { $persuasion })
    }
   *[other] Завершить ход
}
move-pass = { $asks ->
    [MayPassTurn] Пропустить этот ход
   *[other] Спасовать
}

## решения
decision-over = Игра окончена
decision-go-on = Выбирать здесь не из чего: продолжайте
decision-for = За игрока { $seat }: { $line }
decision-Turn = { $stage ->
    [agent] Отправьте агента с помощью карты или раскройте карты
   *[other] Агента отправить нельзя: раскройте карты
}
decision-AgentTurn = { $stage ->
    [boxes] Выберите, какой эффект применить следующим
    [deploy] Выберите, сколько отрядов ввести в бой (не больше { $most })
    [idle] Больше делать нечего: завершите ход
   *[other] Сыграйте карту заговора или завершите ход
}
decision-RevealMenu = { $stage ->
    [use] Убеждение: { $persuasion }. Применяйте эффекты раскрытия и приобретайте карты в любом порядке
    [buy] Убеждение: { $persuasion }. Приобретайте карты, затем завершите ход
    [idle] Больше делать нечего: завершите ход
   *[other] Завершите ход или сыграйте карту заговора
}
decision-AnyOrder = { $cause }: выберите, что сделать сначала
decision-Or = { $cause }: выберите одно
decision-Some = { $cause }: выберите разное ({ $n })
decision-Arrow = { $cause }: заплатите или откажитесь
decision-Influence = { $cause }: выберите фракцию (+{ $n } { influence.word })
decision-Outdone = { $cause }: выберите фракцию, где вас обгоняет соперник
decision-LoseInfluence = { $cause }: выберите фракцию, у которой потеряете 1 влияние
decision-HandOver = Выберите, кому достанется союз { if-alliance.with }
decision-Whence = { $cause }: выберите, какого агента переместить
decision-RecallAgent = { $cause }: выберите агента, которого отзовёте
decision-Silence = { $cause }: выберите ячейку, которую закроете для соперников
decision-SellMelange = Выберите, сколько Пряности продать (не больше { $most })
decision-DoubleCross = { $cause }: выберите соперника, который потеряет отряд
decision-MayPassTurn = { $cause }: пропустите этот ход или сделайте его
decision-Retreat = { $cause }: выберите, сколько отрядов отвести
decision-Deploy = { $cause }: выберите, сколько отрядов ввести в бой (не больше { $most })
decision-ChooseTokens = { $leader }: тайно выберите фракцию. Обе выбранные дадут влияние, когда за ход вы развернёте 4 отряда
decision-Discard = { $cause }: выберите карту, которую сбросите
decision-Snooped = { $cause }: возьмите увиденную карту или удалите её
decision-TakeBack = { $cause }: выберите карту в своём сбросе
decision-Destination = { $cause }: положите карту в сброс или на верх колоды
decision-AcquireUpTo = { $cause }: выберите карту стоимостью не больше { $limit }
decision-Manipulate = { $cause }: выберите карту из Ряда Империи, которую отложите
decision-Trash = { $optional ->
    [yes] { $cause }: выберите, какую карту удалить, или не удаляйте
   *[no] { $cause }: выберите, какую карту удалить
}
decision-Window = { $stage ->
    [idle] Карт сражения, которые можно сыграть, нет: спасуйте
   *[other] Сыграйте карту сражения или спасуйте
}
decision-IntrigueWindow = { $moment ->
    [victory] Вы победили: сыграйте карту победителя или спасуйте
    [aftermath] Сыграйте карту за потерянные отряды или спасуйте
   *[other] Сыграйте карту конца игры или спасуйте
}
decision-Defence = Вы контролируете эту ячейку: можете ввести в бой отряд из запаса
decision-HagalHarvest = Выберите ячейку добычи для агента

## параметры партии
option-players = Игроки
option-leaders = Лидеры
option-rivals = Оппоненты
option-difficulty = Сложность одиночной игры
option-first = Первый игрок
option-seats = Кто где сидит
