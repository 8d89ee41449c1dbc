### Почему ход отклонён в играх семейства Imperium: refusal-КЛЮЧ. Что говорит лишь одна игра семейства — в файле этой игры
### (ИГРА_refusals.ftl).

## не тот момент
refusal-buy-in-reveal = карты можно приобретать только во время своего раскрытия
refusal-deploy-with-agent = отряды вводят в бой, когда агент отправлен в боевую ячейку
refusal-agent-or-reveal = в свой ход отправляют агента или раскрывают карты
refusal-no-agent-sent = в этом ходу агент ещё не отправлен
refusal-nothing-revealed = в этом ходу ещё ничего не раскрыто
refusal-agent-is-sent = одна карта отправляет одного агента, и в этом ходу он уже отправлен
refusal-end-agent-turn = в этом ходу агент уже отправлен: сначала завершите ход
refusal-reveal-boxes-wait = эффекты раскрытия действуют только при раскрытии карт
refusal-still-open = ещё не применено: { $parts }
refusal-say-deployment = выберите, сколько отрядов ввести в бой; можно и 0
refusal-end-not-pass = пасовать здесь нельзя: завершите ход
refusal-no-agent-in-reveal = при раскрытии агентов не отправляют
refusal-revealed-already = вы уже раскрыли карты
refusal-agent-boxes-idle = при раскрытии эффекты агента не действуют
refusal-turns-over = ходы игроков в этом раунде закончены
refusal-end-window = вы уже сыграли карту: не пасуйте, а завершите свою очередь
refusal-pass-window = вы не сыграли ни одной карты: спасуйте

## отправка агента
refusal-not-in-hand = карты «{ $card }» нет у вас на руке
refusal-no-agent-left = у вас не осталось агентов: раскройте карты
refusal-no-icon = на карте «{ $card }» нет символов агента: её можно только раскрыть
refusal-other-icons = на карте «{ $card }» нет символа «{ $icon }», есть только: { $icons }
refusal-no-card-with-icon = ни на одной карте в вашей руке нет символа «{ $icon }»
refusal-no-card-with-icons = ни на одной карте в вашей руке нет символа агента: раскрывайте карты
refusal-influence-by-effect = влияние дают ячейки этой фракции ({ $faction }) и карты, когда так говорит эффект
refusal-already-seated = место у вас уже есть
refusal-already-hired = уже нанят
refusal-not-at-level = на уровне «{ $difficulty }» эта ячейка не для вас
refusal-silenced = закрыто картой «{ card-the_voice }» ({ $seat })
refusal-own-agent-there = здесь уже стоит ваш агент
refusal-occupied = занято ({ $seats })

## стоимость и условия
refusal-needs = нужно иметь { $what_id ->
    [solari] { cost-solari }
    [spice] { cost-spice }
    [water] { cost-water.acc }
   *[other] { $n } × { $what }
}, а у вас { $have }
refusal-needs-influence = нужно { $n } { influence.word } у { influence.of }, а у вас { $have }
refusal-needs-council = нужно место в Высшем Совете
refusal-needs-deployed = нужно иметь { n-troops } в зоне конфликта, а у вас { $have }
refusal-needs-any-influence = нужно потерять влияние, а у вас его нет
refusal-needs-alliance = нужен союз, а у вас нет ни одного
refusal-no-agent-on-board = на поле нет вашего агента
refusal-mentat-away = ментат не в своей ячейке
refusal-deck-empty = ваша колода пуста, а ради просмотра сброс не перемешивают
refusal-no-enemy-troop = ни у кого из соперников нет отряда в зоне конфликта
refusal-condition-unmet = условие не выполнено
refusal-counts-by-itself = условие не выполнено; как только оно выполнится, эффект сработает сам
refusal-nothing-comes = сейчас это ничего не даст

## приобретение карт
refusal-never-bought = карту «{ $card }» не покупают: её дают в её ячейке
refusal-none-left = не осталось ни одной
refusal-set-aside-for = карта «{ $card }» отложена: приобрести её может только { $seat }
refusal-not-on-sale = карты «{ $card }» нет ни в Ряду Империи, ни в Резерве
refusal-not-in-row = карты «{ $card }» нет в Ряду Империи
refusal-too-dear = карта «{ $card }» стоит { $cost }, а убеждения у вас { $have }
refusal-too-dear-yet = карта «{ $card }» стоит { $cost } ({ $printed } минус { $less }), а убеждения у вас { $have }
refusal-over-limit = карта «{ $card }» стоит { $cost }, а это больше, чем { $limit }

## карты интриг
refusal-not-held = у вас нет карты «{ $card }»
refusal-no-own-troop = у вас нет отряда в зоне конфликта
refusal-opening-card = карту «{ $card }» играют в самом начале хода
refusal-before-agent-card = карту «{ $card }» играют до отправки агента
refusal-plot-card = «{ $card }» — карта заговора: её играют в свой ход
refusal-victory-card = карту «{ $card }» играют, победив в конфликте
refusal-aftermath-card = карту «{ $card }» играют после наград за сражение, прежде чем войска вернутся
refusal-endgame-card = «{ $card }» — карта конца игры: она ждёт конца игры
refusal-combat-card = «{ $card }» — карта сражения: её играют в сражении
refusal-combat-or-endgame-card = «{ $card }» — карта сражения: её играют в сражении или в конце игры

## части хода
refusal-box-done = { $box_id ->
    [card] на карте больше нечего применять
    [space] в ячейке больше нечего применять
   *[influence] влияние получать уже не нужно
}
refusal-no-partner = в этот ход агента отправила только одна карта
refusal-card-box-first = порядок здесь ничего не меняет: сначала карта
refusal-resolve-first = сначала то, что ещё не применено: { $parts }
refusal-not-revealed = карта «{ $card }» не раскрыта
refusal-nothing-left = на карте «{ $card }» больше нечего применять

## отряды
refusal-not-combat-space = «{ $space }» — не боевая ячейка
refusal-all-deployed = всё, что можно ввести в бой в этом ходу, уже введено
refusal-deployment-done = в этом ходу отряды уже введены в бой
refusal-garrison-has = в вашем гарнизоне { n-troops }
refusal-deploy-limit = не больше { $limit }: нанято в этом ходу { $recruited } и ещё { $n } из гарнизона
refusal-defence-one = для защиты вводят в бой один отряд из запаса или ни одного
refusal-deploy-most = не больше { $limit } (в вашем гарнизоне { n-troops })
refusal-retreat-most = не больше { $limit } (в зоне конфликта у вас { n-troops })
refusal-say-zero = если не хотите, выберите 0
refusal-seat-without-troop = у этого игрока нет отряда в зоне конфликта
refusal-against-opponent = эту карту играют против соперника

## карты, Пряность, влияние, агенты: о чём спрашивает эффект
refusal-not-in-zone = { $zone_id ->
    [hand] карты «{ $card }» нет у вас на руке
    [discard] карты «{ $card }» нет в вашем сбросе
   *[other] карты «{ $card }» нет среди ваших карт в игре
}
refusal-not-of-faction = «{ $card }» — не карта { influence.of }
refusal-trash-is-cost = удаление карты здесь — это плата
refusal-have-spice = у вас { cost-spice }
refusal-sold-by = продать можно 2, 3, 4 или 5 Пряности
refusal-no-influence = у вас нет влияния у { influence.of }
refusal-faction-chosen = фракция уже выбрана: { $faction }
refusal-only-with = выбирать можно только из этих фракций: { $factions }
refusal-nobody-ahead = ни у кого из соперников нет большего влияния у { influence.of }, чем у вас
refusal-rival-where-least = оппонент получает влияние там, где у него его меньше всего
refusal-alliance-goes-to = союз { if-alliance.with } достаётся сопернику с наибольшим влиянием там
refusal-no-agent-on = в ячейке «{ $space }» нет вашего агента
refusal-no-agent-to-move = в ячейке «{ $space }» нет агента, которого вы могли бы переместить
refusal-no-agent-on-leader = у вашего лидера нет агента
refusal-richest-maker = он идёт в свободную ячейку добычи, где больше всего дополнительной Пряности

## перед игрой
refusal-leader-named-twice = лидеры: { $leader } может возглавлять лишь один Дом
refusal-leader-needs-module = лидеры: { $leader } играет только с модулем, которого здесь нет: { $option }
refusal-module-needs = { $option }: нужен также модуль: { $needed }
refusal-module-for-others = { $option }: не для партии с таким числом игроков: { $n }
