### Подписи ходов войны за Арракис и строки-подсказки для решений. Они свои: те же слова в других играх означают
### другое.

## ход
arrakis-move-action = { $die_result }: { $text }
arrakis-move-special = { $named_leader }, особое действие: { $text }
arrakis-move-plan = Сыграть карту «{ $planning_card }»: { $text }
arrakis-move-claim = Получить карту «{ $prescience_card }»: { $text }
arrakis-move-with = Потратить кубик «{ $die_result }»
arrakis-move-desert_power = Сила пустыни: { $text }
arrakis-move-reveal = Раскрыть { $counter } в области «{ $area }» ({ $token })
arrakis-move-scout = Разведать область «{ $area }» орнитоптером (воздушная зона «{ $air_zone }»)
arrakis-move-atomics = Подорвать фамильный ядерный арсенал: { $area }
arrakis-move-schemes = Сбросить карты «{ planning-card-hawats_scheming }» ×{ $n }: { named-leader-thufir_hawat } покидает игру, { named-leader-gaius_helen_mohiam } вступает в игру
arrakis-move-end = Закончить ход
arrakis-move-pass = { $asks ->
    [ClaimWindow] Не получать карт
   *[other] Спасовать
}
arrakis-move-skip = { $asks ->
    [AnyAction] Не выполнять действия
    [PlaceToken] Сохранить жетон
    [CarryallRescue] Не спасать комбайн
    [EndOfPhaseWorm] Оставить Дикого Творца
    [PlayAnother] Не играть карту
    [PlaceDrawn] Вернуть жетон
    [Enter] Не сейчас
    [PlaceSigns] Больше не размещать
    [MoveWorms] Больше не перемещать
    [DesertPower] Ничего не делать
    [PlaceWorms] Больше не размещать
    [RemoveVehicles] Больше не убирать
    [SwallowHarvesters] Больше не убирать
   *[other] Отказаться
}
arrakis-move-done = { $asks ->
    [Cards] Не сбрасывать карт
    [SpendSpice] Больше не тратить
    [Relieve] Больше не заменять
    [DismissCards] Замешать остальные
    [ClaimAtEnd] Больше не получать
    [DrawCards] Взять карты
   *[other] На этом всё
}

## легионы
arrakis-move-move = { $asks ->
    [ShiftLegion] Вытеснить легион ({ $text }): «{ $area }» → «{ $to_area }»
    [MoveSietch] Перенести сиетч: «{ $area }» → «{ $to_area }»
   *[other] Переместить легион ({ $text }): «{ $area }» → «{ $to_area }»
}
arrakis-move-fly = Перебросить легион ({ $text }) орнитоптером: «{ $area }» → «{ $to_area }»
arrakis-move-attack = Атаковать ({ $text }): «{ $area }» → «{ $to_area }»
arrakis-move-air_attack = Атаковать с орнитоптера ({ $text }): «{ $area }» → «{ $to_area }»
arrakis-move-zone = { $asks ->
    [CarryallRescue] Спасти грузолётом (воздушная зона «{ $air_zone }»)
   *[other] Использовать орнитоптер (воздушная зона «{ $air_zone }»)
}
arrakis-move-leave = Оставить { $figure_acc } на месте
arrakis-move-go = { $asks ->
    [ClearSigns] Сбросить все
    [StormsNow] Вызвать бури
    [ComeAlong] Забрать всех
   *[other] Выступить с остальными
}
arrakis-move-place = Разместить { $figure_acc } (область «{ $area }»)
arrakis-move-bring = { $asks ->
    [ComeAlong] Забрать { $figure_acc }
   *[other] Переставить { $figure_acc } из области «{ $area }»
}
arrakis-move-at = { $asks ->
    [FlyIt] Поразить легион в области «{ $area }»
    [Bombard] Поразить легион в области «{ $area }»
    [DiscardSigns] Сбросить знак червя в области «{ $area }»
    [UncoverArea] Раскрыть всё в области «{ $area }»
   *[other] { $area }
}
arrakis-move-in = { $sector }
arrakis-move-upgrade = Заменить отряд в области «{ $area }»: { $was } → { $now }

## транспорт, карты, Пряность
arrakis-move-station = { $there_id ->
    [none] Разместить { $vehicle_acc } (воздушная зона «{ $air_zone }»)
   *[other] Разместить { $vehicle_acc } (воздушная зона «{ $air_zone }», там { $there })
}
arrakis-move-harvester = Разместить комбайн (область «{ $area }», { $terrain }: { n-spice-points })
arrakis-move-remove = Убрать { $vehicle_acc } (область «{ $area }»)
arrakis-move-ground = Убрать { $there_acc } (воздушная зона «{ $air_zone }»)
arrakis-move-draw = Карта из колоды «{ $planning_deck }»
arrakis-move-discard = { $asks ->
    [Cards] Сбросить карту «{ $planning_card }» за кубик
   *[other] Сбросить карту «{ $planning_card }»
}{ $alike ->
    [no] {""}
   *[yes] {" "}({ $text })
}
arrakis-move-hold = Удержать маркер «{ $power }» в ряду { $row } (2 очка Пряности)
arrakis-move-raise = Поднять маркер «{ $power }» из ряда { $row } (3 очка Пряности)
arrakis-move-lower = Опустить маркер «{ $power }» из ряда { $row }
arrakis-move-ban = Запрет «{ $power }»: { $text }
arrakis-move-stockpile = Накопить запасы: 1 очко господства за 3 очка Пряности
arrakis-move-change = Изменить кубик на «{ $die_result }»
arrakis-move-bene_gesserit = Положить жетон на «{ $die_result }»
arrakis-move-force = «{ $die_result }»
arrakis-move-dismiss = Убрать из игры карту «{ $prescience_card }»
arrakis-move-card = «{ $prescience_card }»
arrakis-move-marker = { $stage ->
    [lower] Опустить маркер «{ $marker }» на { $n }
   *[other] Поднять маркер «{ $marker }» на { $n }
}
arrakis-move-leader = { $asks ->
    [Enter] Ввести в игру { $named_leader_acc }
   *[other] { $named_leader } (область «{ $area }»)
}
arrakis-move-replace = Убрать с поля { $named_leader_acc } (область «{ $area }»)
arrakis-move-sietch = Сиетч: { $area }
arrakis-move-flee = Отослать { $figure_acc } (область «{ $area }»)
arrakis-move-choose = { $asks ->
    [ScoutArea] { $n ->
        [1] Только сиетч
        [2] Только жетоны развёртывания
       *[other] Сиетч и жетоны развёртывания
    }
   *[other] { $text }
}

## пустыня
arrakis-move-wormsign = Разместить знак червя (область «{ $area }»)
arrakis-move-worm = Переместить { $worm_acc }: «{ $area }» → «{ $to_area }»
arrakis-move-worm_attack = Выпустить { $worm_acc } в атаку: «{ $area }» → «{ $to_area }»
arrakis-move-place_worm = Разместить { $worm_acc } (область «{ $area }»)
arrakis-move-resolve = Далее — червь в области «{ $area }»
arrakis-move-return_worm = Забрать { $worm_acc } (область «{ $area }»)
arrakis-move-swap_worm = Заменить Дикого Творца обычным червём (область «{ $area }»)

## битва
arrakis-move-lose = { $stage ->
    [reduce] Заменить { $figure_acc } обычным отрядом
   *[other] Убрать { $figure_acc }
}
arrakis-move-use = { $figure }: попаданий { $hits }, щитов { $shields }
arrakis-move-continue = { $stage ->
    [siege] Продолжить атаку (стоит 1 попадания)
   *[other] Продолжить атаку
}
arrakis-move-cease = Прекратить атаку
arrakis-move-retreat = { $stage ->
    [own] Отступить; куда — выберете вы
   *[other] Отступить; куда — выберет нападающий
}
arrakis-move-stand = Остаться и сражаться
arrakis-move-retreat_to = { $stage ->
    [nowhere] Идти некуда: легион уничтожен
   *[other] В область «{ $area }»
}

## решения
arrakis-decision-Turn = { $stage ->
    [acted] Действие выполнено: закончите ход или выполните свободное действие
    [empty] Кубиков не осталось: спасуйте или сделайте то, для чего они не нужны
   *[other] Выберите действие; до него и после него возможны свободные действия
}
arrakis-decision-AnyAction = { $cause }: выберите, за какое действие будет кубик
arrakis-decision-PlayWithDie = { $cause }: выберите, какой кубик потратить
arrakis-decision-PayClaim = { $cause }: выберите, какой кубик потратить
arrakis-decision-PlayAnother = { $cause }: сыграйте ещё одну карту планирования без кубика или нет
arrakis-decision-DrawCards = { $cause }: выберите, из каких колод брать карты (ещё { $n })
arrakis-decision-DiscardOwn = { $cause }: сбросьте карты планирования на свой выбор (ещё { $n })
arrakis-decision-DiscardTwo = { $cause }: выберите, какие карты планирования сбросить
arrakis-decision-HandDown = { $n ->
    [6] Оставить можно шесть карт: сбросьте одну
   *[other] Оставить можно четыре карты: сбросьте одну
}
arrakis-decision-ScoutArea = Выберите, что раскрыть в области «{ $area }»
arrakis-decision-ChangeDie = Для кубика нет ячейки: измените его на результат, для которого свободных ячеек больше всего
arrakis-decision-PlaceToken = Используйте жетон Бене Гессерит как дополнительный кубик в этом раунде или сохраните на потом
arrakis-decision-PlaceAll = Разместите транспорт: { $vehicle }, ещё { $n }
arrakis-decision-PlaceVehicles = { $cause }: разместите транспорт (ещё до { $n })
arrakis-decision-SpendSpice = У вас { n-spice-points }: удержите или поднимите маркеры Империи; остальные опустятся
arrakis-decision-ExtraBan = Выберите, какой запрет вступит в силу
arrakis-decision-Marching = { $stage ->
    [move] { $cause }: переместите легион (ещё до { $n }) или остановитесь
    [attack] { $cause }: атакуйте легионом или остановитесь
   *[other] { $cause }: переместите легионы (до { $n }) или вместо этого атакуйте одним
}
arrakis-decision-Split = «{ $area }» → «{ $to_area }»: { $text }. Выберите, кто остаётся, или выступайте
arrakis-decision-March = { $cause }: переместите легион или остановитесь
arrakis-decision-StormsNow = { $cause }: вызовите кориолисовы бури или нет
arrakis-decision-TakeOff = Выберите, какой орнитоптер перевезёт легион
arrakis-decision-Cards = Битва в области «{ $area }», раунд { $round }: ваших кубиков { $n }, вражеских { $theirs }. Сбросьте карты планирования ради кубиков или нет
arrakis-decision-LeadersTurn = Битва в области «{ $area }»: выберите, какой лидер превратит особый результат
arrakis-decision-Casualties = «{ $area }»: { n-hits }. Выберите потерю
arrakis-decision-ContinueOrCease = Битва в области «{ $area }»: продолжайте или прекратите атаку
arrakis-decision-RetreatOrStand = Битва в области «{ $area }»: отступите или сражайтесь дальше
arrakis-decision-RetreatChoice = { $stage ->
    [own] Выберите, куда отступит ваш легион из области «{ $area }»
   *[other] Выберите, куда отступит вражеский легион из области «{ $area }»
}
arrakis-decision-DriveOut = Выберите, куда уйдёт от взрыва легион из области «{ $area }»
arrakis-decision-LimitCheck = В области «{ $area }» слишком много отрядов: выберите, что убрать
arrakis-decision-Muster = { $cause }: разместите фигурки или остановитесь
arrakis-decision-ChooseSite = { $cause }: выберите область для фигурок
arrakis-decision-PlaceDrawn = { $cause }: взят жетон: { $token }. Выберите для него область с сиетчем
arrakis-decision-Swap = { $cause }: замените отряды (ещё до { $n }) или остановитесь
arrakis-decision-DesertPower = Сила пустыни: разместите два знака червя, переместите двух червей или атакуйте одним
arrakis-decision-PlaceSigns = Разместите знак червя (ещё до { $n }) или остановитесь
arrakis-decision-LaySigns = Знаков червя не хватает: выберите области, которые их получат
arrakis-decision-MoveWorms = Переместите песчаного червя или остановитесь
arrakis-decision-MoveWildMaker = Переместите Дикого Творца или нет
arrakis-decision-AttackWithWildMaker = Атакуйте Диким Творцом или нет
arrakis-decision-EndOfPhaseWorm = Конец фазы: Дикий Творец может уступить место обычному червю
arrakis-decision-CarryallRescue = К комбайну в области «{ $area }» пришёл червь: спасите его грузолётом или потеряйте
arrakis-decision-Surface = Разместите червей, которых вызвали знаки
arrakis-decision-Upheaval = Выберите, какой червь действует далее
arrakis-decision-PlaceWorms = { $cause }: разместите песчаного червя или остановитесь
arrakis-decision-SummonWildMaker = { $cause }: выберите пустую область пустыни для Дикого Творца
arrakis-decision-ClaimWindow = Сейчас можно получить карту предвидения
arrakis-decision-ClaimAtEnd = Конец раунда: получите карты предвидения или нет
arrakis-decision-FearlessSteps = { $cause }: выберите, какой маркер продвинется ещё на { $n }
arrakis-decision-ShowPaulsTokens = { $cause }: выберите, какие жетоны в области Пола раскрыть
arrakis-decision-SendFamilies = { $cause }: выберите, какие отряды или жетоны из областей с сиетчами отослать
arrakis-decision-Relieve = Замените именных лидеров на поле обычными или нет
arrakis-decision-DismissCards = Выберите карты предвидения, которые убрать из игры; остальные вернутся в колоду
arrakis-decision-Detonate = { $cause }: выберите, где взорвётся фамильный ядерный арсенал, или сохраните его
arrakis-decision-SwallowHarvesters = { $cause }: выберите комбайн в глубокой пустыне, который убрать, или остановитесь
arrakis-decision-RemoveVehicles = { $cause }: выберите, какой транспорт убрать (ещё до { $n }), или остановитесь
arrakis-decision-Rockets = { $cause }: выберите сектор для обстрела
arrakis-decision-CaptureOrnithopter = { $cause }: выберите, какой орнитоптер захватить
arrakis-decision-FlyIt = { $cause }: выберите, какой легион поразить
arrakis-decision-Bombard = { $cause }: выберите, какой легион поразить
arrakis-decision-WarnSietch = { $cause }: выберите для жетона развёртывания сиетч под угрозой
arrakis-decision-SwapTokens = { $cause }: выберите сиетч, жетоны которого обменять
arrakis-decision-MoveSietch = { $cause }: выберите сиетч и куда его перенести
arrakis-decision-ComeAlong = { $cause }: выберите, кто пойдёт с сиетчем
arrakis-decision-ShiftLegion = { $cause }: выберите вражеский легион в пустыне и куда он уйдёт
arrakis-decision-UncoverArea = { $cause }: выберите область, в которой раскрыть сиетч и жетоны
arrakis-decision-ReturnVision = { $cause }: выберите карту предвидения, которая вернётся в колоду
arrakis-decision-AttachTo = { $cause }: выберите карту предвидения, на которую её положить
arrakis-decision-ExchangeVisions = { $cause }: выберите карты предвидения, которые заменить новыми, или остановитесь
arrakis-decision-ShiftMarkers = { $stage ->
    [lower] { $cause }: выберите, какой маркер опустить
   *[other] { $cause }: выберите, какой маркер поднять
}
arrakis-decision-ForceDie = { $cause }: выберите, какой кубик должен использовать враг в следующий ход
arrakis-decision-LowerMarker = { $cause }: выберите, какой маркер Империи опустить
arrakis-decision-TankLeader = { $cause }: выберите, какого вражеского лидера отправить в резервуар регенерации
arrakis-decision-DiscardSigns = { $cause }: выберите, какие знаки червя сбросить (ещё до { $n }), или остановитесь
arrakis-decision-ClearSigns = { $cause }: сбросьте знаки червя вокруг области или оставьте их
arrakis-decision-Enter = { $cause }: введите лидера в игру или нет

## параметры партии
option-rulings = Правила
