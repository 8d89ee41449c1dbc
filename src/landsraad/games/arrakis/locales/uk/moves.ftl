### Назви ходів у війні за Арракіс і рядки-підказки для рішень. Вони власні: ті самі слова в інших іграх означають
### інше.

## хід
arrakis-move-action = { $die_result }: { $text }
arrakis-move-special = { $named_leader }, особлива дія: { $text }
arrakis-move-plan = Зіграти карту «{ $planning_card }»: { $text }
arrakis-move-claim = Отримати карту «{ $prescience_card }»: { $text }
arrakis-move-with = Витратити кубик «{ $die_result }»
arrakis-move-desert_power = Сила пустелі: { $text }
arrakis-move-reveal = Розкрити { $counter } у зоні «{ $area }» ({ $token })
arrakis-move-scout = Розвідати зону «{ $area }» орнітоптером (повітряна зона «{ $air_zone }»)
arrakis-move-atomics = Підірвати родинний ядерний арсенал: { $area }
arrakis-move-schemes = Скинути карти «{ planning-card-hawats_scheming }» ×{ $n }: { named-leader-thufir_hawat } залишає гру, { named-leader-gaius_helen_mohiam } вступає в гру
arrakis-move-end = Закінчити хід
arrakis-move-pass = { $asks ->
    [ClaimWindow] Не отримувати карт
   *[other] Спасувати
}
arrakis-move-skip = { $asks ->
    [AnyAction] Не виконувати дії
    [PlaceToken] Зберегти жетон
    [CarryallRescue] Не рятувати гарвестер
    [EndOfPhaseWorm] Залишити Дикого Творця
    [PlayAnother] Не грати карту
    [PlaceDrawn] Повернути жетон
    [Enter] Не зараз
    [PlaceSigns] Більше не розміщувати
    [MoveWorms] Більше не переміщувати
    [DesertPower] Нічого не робити
    [PlaceWorms] Більше не розміщувати
    [RemoveVehicles] Більше не вилучати
    [SwallowHarvesters] Більше не вилучати
   *[other] Відмовитися
}
arrakis-move-done = { $asks ->
    [Cards] Не скидати карт
    [SpendSpice] Більше не витрачати
    [Relieve] Більше не замінювати
    [DismissCards] Затасувати решту
    [ClaimAtEnd] Більше не отримувати
    [DrawCards] Узяти карти
   *[other] На цьому все
}

## легіони
arrakis-move-move = { $asks ->
    [ShiftLegion] Витіснити легіон ({ $text }): «{ $area }» → «{ $to_area }»
    [MoveSietch] Перенести січ: «{ $area }» → «{ $to_area }»
   *[other] Перемістити легіон ({ $text }): «{ $area }» → «{ $to_area }»
}
arrakis-move-fly = Перевезти легіон ({ $text }) орнітоптером: «{ $area }» → «{ $to_area }»
arrakis-move-attack = Атакувати ({ $text }): «{ $area }» → «{ $to_area }»
arrakis-move-air_attack = Атакувати з орнітоптера ({ $text }): «{ $area }» → «{ $to_area }»
arrakis-move-zone = { $asks ->
    [CarryallRescue] Урятувати транспортувальником (повітряна зона «{ $air_zone }»)
   *[other] Використати орнітоптер (повітряна зона «{ $air_zone }»)
}
arrakis-move-leave = Залишити { $figure_acc } на місці
arrakis-move-go = { $asks ->
    [ClearSigns] Скинути всі
    [StormsNow] Викликати бурі
    [ComeAlong] Забрати всіх
   *[other] Вирушити з рештою
}
arrakis-move-place = Розмістити { $figure_acc } (зона «{ $area }»)
arrakis-move-bring = { $asks ->
    [ComeAlong] Забрати { $figure_acc }
   *[other] Переставити { $figure_acc } із зони «{ $area }»
}
arrakis-move-at = { $asks ->
    [FlyIt] Уразити легіон у зоні «{ $area }»
    [Bombard] Уразити легіон у зоні «{ $area }»
    [DiscardSigns] Скинути знак хробака в зоні «{ $area }»
    [UncoverArea] Розкрити все в зоні «{ $area }»
   *[other] { $area }
}
arrakis-move-in = { $sector }
arrakis-move-upgrade = Замінити загін у зоні «{ $area }»: { $was } → { $now }

## транспорт, карти, прянощі
arrakis-move-station = { $there_id ->
    [none] Розмістити { $vehicle_acc } (повітряна зона «{ $air_zone }»)
   *[other] Розмістити { $vehicle_acc } (повітряна зона «{ $air_zone }», там { $there })
}
arrakis-move-harvester = Розмістити гарвестер (зона «{ $area }», { $terrain }: { n-spice-points })
arrakis-move-remove = Вилучити { $vehicle_acc } (зона «{ $area }»)
arrakis-move-ground = Вилучити { $there_acc } (повітряна зона «{ $air_zone }»)
arrakis-move-draw = Карта з колоди «{ $planning_deck }»
arrakis-move-discard = { $asks ->
    [Cards] Скинути карту «{ $planning_card }» за кубик
   *[other] Скинути карту «{ $planning_card }»
}{ $alike ->
    [no] {""}
   *[yes] {" "}({ $text })
}
arrakis-move-hold = Утримати маркер «{ $power }» у ряді { $row } (2 очки прянощів)
arrakis-move-raise = Підняти маркер «{ $power }» з ряду { $row } (3 очки прянощів)
arrakis-move-lower = Опустити маркер «{ $power }» з ряду { $row }
arrakis-move-ban = Штраф «{ $power }»: { $text }
arrakis-move-stockpile = Накопичити запаси: 1 очко панування за 3 очки прянощів
arrakis-move-change = Змінити кубик на «{ $die_result }»
arrakis-move-bene_gesserit = Покласти жетон на «{ $die_result }»
arrakis-move-force = «{ $die_result }»
arrakis-move-dismiss = Вилучити з гри карту «{ $prescience_card }»
arrakis-move-card = «{ $prescience_card }»
arrakis-move-marker = { $stage ->
    [lower] Опустити маркер «{ $marker }» на { $n }
   *[other] Підняти маркер «{ $marker }» на { $n }
}
arrakis-move-leader = { $asks ->
    [Enter] Увести в гру { $named_leader_acc }
   *[other] { $named_leader } (зона «{ $area }»)
}
arrakis-move-replace = Прибрати з поля { $named_leader_acc } (зона «{ $area }»)
arrakis-move-sietch = Січ: { $area }
arrakis-move-flee = Відіслати { $figure_acc } (зона «{ $area }»)
arrakis-move-choose = { $asks ->
    [ScoutArea] { $n ->
        [1] Лише січ
        [2] Лише жетони розгортання
       *[other] Січ і жетони розгортання
    }
   *[other] { $text }
}

## пустеля
arrakis-move-wormsign = Розмістити знак хробака (зона «{ $area }»)
arrakis-move-worm = Перемістити { $worm_acc }: «{ $area }» → «{ $to_area }»
arrakis-move-worm_attack = Випустити { $worm_acc } в атаку: «{ $area }» → «{ $to_area }»
arrakis-move-place_worm = Розмістити { $worm_acc } (зона «{ $area }»)
arrakis-move-resolve = Далі — хробак у зоні «{ $area }»
arrakis-move-return_worm = Забрати { $worm_acc } (зона «{ $area }»)
arrakis-move-swap_worm = Замінити Дикого Творця звичайним хробаком (зона «{ $area }»)

## битва
arrakis-move-lose = { $stage ->
    [reduce] Замінити { $figure_acc } звичайним загоном
   *[other] Вилучити { $figure_acc }
}
arrakis-move-use = { $figure }: влучань { $hits }, щитів { $shields }
arrakis-move-continue = { $stage ->
    [siege] Продовжити атаку (коштує 1 влучання)
   *[other] Продовжити атаку
}
arrakis-move-cease = Припинити атаку
arrakis-move-retreat = { $stage ->
    [own] Відступити; куди — виберете ви
   *[other] Відступити; куди — вибере нападник
}
arrakis-move-stand = Лишитися й битися
arrakis-move-retreat_to = { $stage ->
    [nowhere] Іти нікуди: легіон знищено
   *[other] До зони «{ $area }»
}

## рішення
arrakis-decision-Turn = { $stage ->
    [acted] Дію виконано: закінчіть хід або виконайте вільну дію
    [empty] Кубиків не лишилося: спасуйте або зробіть те, для чого вони не потрібні
   *[other] Виберіть дію; до неї та після неї можливі вільні дії
}
arrakis-decision-AnyAction = { $cause }: виберіть, за яку дію буде кубик
arrakis-decision-PlayWithDie = { $cause }: виберіть, який кубик витратити
arrakis-decision-PayClaim = { $cause }: виберіть, який кубик витратити
arrakis-decision-PlayAnother = { $cause }: зіграйте ще одну карту планування без кубика або ні
arrakis-decision-DrawCards = { $cause }: виберіть, з яких колод брати карти (ще { $n })
arrakis-decision-DiscardOwn = { $cause }: скиньте карти планування на свій вибір (ще { $n })
arrakis-decision-DiscardTwo = { $cause }: виберіть, які карти планування скинути
arrakis-decision-HandDown = { $n ->
    [6] Лишити можна шість карт: скиньте одну
   *[other] Лишити можна чотири карти: скиньте одну
}
arrakis-decision-ScoutArea = Виберіть, що розкрити в зоні «{ $area }»
arrakis-decision-ChangeDie = Для кубика немає комірки: змініть його на результат, для якого вільних комірок найбільше
arrakis-decision-PlaceToken = Використайте жетон Бене Гессерит як додатковий кубик у цьому раунді або збережіть на потім
arrakis-decision-PlaceAll = Розмістіть транспорт: { $vehicle }, ще { $n }
arrakis-decision-PlaceVehicles = { $cause }: розмістіть транспорт (ще до { $n })
arrakis-decision-SpendSpice = У вас { n-spice-points }: утримайте або підніміть маркери Імперії; решта опуститься
arrakis-decision-ExtraBan = Виберіть, який штраф почне діяти
arrakis-decision-Marching = { $stage ->
    [move] { $cause }: перемістіть легіон (ще до { $n }) або зупиніться
    [attack] { $cause }: атакуйте легіоном або зупиніться
   *[other] { $cause }: перемістіть легіони (до { $n }) або натомість атакуйте одним
}
arrakis-decision-Split = «{ $area }» → «{ $to_area }»: { $text }. Виберіть, хто лишається, або вирушайте
arrakis-decision-March = { $cause }: перемістіть легіон або зупиніться
arrakis-decision-StormsNow = { $cause }: викличте коріолісові бурі або ні
arrakis-decision-TakeOff = Виберіть, який орнітоптер перевезе легіон
arrakis-decision-Cards = Битва в зоні «{ $area }», раунд { $round }: ваших кубиків { $n }, ворожих { $theirs }. Скиньте карти планування заради кубиків або ні
arrakis-decision-LeadersTurn = Битва в зоні «{ $area }»: виберіть, який лідер перетворить особливий результат
arrakis-decision-Casualties = «{ $area }»: { n-hits }. Виберіть втрату
arrakis-decision-ContinueOrCease = Битва в зоні «{ $area }»: продовжуйте або припиніть атаку
arrakis-decision-RetreatOrStand = Битва в зоні «{ $area }»: відступіть або бийтеся далі
arrakis-decision-RetreatChoice = { $stage ->
    [own] Виберіть, куди відступить ваш легіон із зони «{ $area }»
   *[other] Виберіть, куди відступить ворожий легіон із зони «{ $area }»
}
arrakis-decision-DriveOut = Виберіть, куди відійде від вибуху легіон із зони «{ $area }»
arrakis-decision-LimitCheck = У зоні «{ $area }» забагато загонів: виберіть, що вилучити
arrakis-decision-Muster = { $cause }: розмістіть фігурки або зупиніться
arrakis-decision-ChooseSite = { $cause }: виберіть зону для фігурок
arrakis-decision-PlaceDrawn = { $cause }: узято жетон: { $token }. Виберіть для нього зону з січчю
arrakis-decision-Swap = { $cause }: замініть загони (ще до { $n }) або зупиніться
arrakis-decision-DesertPower = Сила пустелі: розмістіть два знаки хробака, перемістіть двох хробаків або атакуйте одним
arrakis-decision-PlaceSigns = Розмістіть знак хробака (ще до { $n }) або зупиніться
arrakis-decision-LaySigns = Знаків хробака бракує: виберіть зони, що їх отримають
arrakis-decision-MoveWorms = Перемістіть піщаного хробака або зупиніться
arrakis-decision-MoveWildMaker = Перемістіть Дикого Творця або ні
arrakis-decision-AttackWithWildMaker = Атакуйте Диким Творцем або ні
arrakis-decision-EndOfPhaseWorm = Кінець фази: Дикий Творець може поступитися місцем звичайному хробакові
arrakis-decision-CarryallRescue = До гарвестера в зоні «{ $area }» прийшов хробак: урятуйте його транспортувальником або втратьте
arrakis-decision-Surface = Розмістіть хробаків, яких викликали знаки
arrakis-decision-Upheaval = Виберіть, який хробак діє далі
arrakis-decision-PlaceWorms = { $cause }: розмістіть піщаного хробака або зупиніться
arrakis-decision-SummonWildMaker = { $cause }: виберіть порожню зону пустелі для Дикого Творця
arrakis-decision-ClaimWindow = Зараз можна отримати карту передбачення
arrakis-decision-ClaimAtEnd = Кінець раунду: отримайте карти передбачення або ні
arrakis-decision-FearlessSteps = { $cause }: виберіть, який маркер просунеться ще на { $n }
arrakis-decision-ShowPaulsTokens = { $cause }: виберіть, які жетони в зоні Пола розкрити
arrakis-decision-SendFamilies = { $cause }: виберіть, які загони або жетони із зон із січами відіслати
arrakis-decision-Relieve = Замініть іменованих лідерів на полі звичайними або ні
arrakis-decision-DismissCards = Виберіть карти передбачення, які вилучити з гри; решта повернеться в колоду
arrakis-decision-Detonate = { $cause }: виберіть, де вибухне родинний ядерний арсенал, або збережіть його
arrakis-decision-SwallowHarvesters = { $cause }: виберіть гарвестер у глибокій пустелі, який вилучити, або зупиніться
arrakis-decision-RemoveVehicles = { $cause }: виберіть, який транспорт вилучити (ще до { $n }), або зупиніться
arrakis-decision-Rockets = { $cause }: виберіть сектор для обстрілу
arrakis-decision-CaptureOrnithopter = { $cause }: виберіть, який орнітоптер захопити
arrakis-decision-FlyIt = { $cause }: виберіть, який легіон уразити
arrakis-decision-Bombard = { $cause }: виберіть, який легіон уразити
arrakis-decision-WarnSietch = { $cause }: виберіть для жетона розгортання січ під загрозою
arrakis-decision-SwapTokens = { $cause }: виберіть січ, жетони якої обміняти
arrakis-decision-MoveSietch = { $cause }: виберіть січ і куди її перенести
arrakis-decision-ComeAlong = { $cause }: виберіть, хто піде із січчю
arrakis-decision-ShiftLegion = { $cause }: виберіть ворожий легіон у пустелі та куди він піде
arrakis-decision-UncoverArea = { $cause }: виберіть зону, у якій розкрити січ і жетони
arrakis-decision-ReturnVision = { $cause }: виберіть карту передбачення, яка повернеться в колоду
arrakis-decision-AttachTo = { $cause }: виберіть карту передбачення, на яку її покласти
arrakis-decision-ExchangeVisions = { $cause }: виберіть карти передбачення, які замінити новими, або зупиніться
arrakis-decision-ShiftMarkers = { $stage ->
    [lower] { $cause }: виберіть, який маркер опустити
   *[other] { $cause }: виберіть, який маркер підняти
}
arrakis-decision-ForceDie = { $cause }: виберіть, який кубик мусить використати ворог наступного ходу
arrakis-decision-LowerMarker = { $cause }: виберіть, який маркер Імперії опустити
arrakis-decision-TankLeader = { $cause }: виберіть, якого ворожого лідера відправити в резервуар регенерації
arrakis-decision-DiscardSigns = { $cause }: виберіть, які знаки хробака скинути (ще до { $n }), або зупиніться
arrakis-decision-ClearSigns = { $cause }: скиньте знаки хробака довкола зони або залиште їх
arrakis-decision-Enter = { $cause }: уведіть лідера в гру або ні

## параметри гри
option-rulings = Правила
