### «Война за Арракис» в одиночку: что правила Махди делают за Харконненов, почему, и что оставляют игроку.

role-automa = Махди
region-ne_outer = { sector-ne_outer }
region-se_outer = { sector-se_outer }
region-sw_outer = { sector-sw_outer }
region-nw_outer = { sector-nw_outer }
region-central = четыре центральных сектора
black-token-numbered = чёрный жетон { $n }
silver-token-numbered = серебряный жетон { $n }
arrakis-cell-reinforcements = подкрепления
arrakis-cell-unrolled_dice = ещё не брошенные кубики

## почему выбрано именно это
mahdi-reason-only = других нет
mahdi-reason-choice = ваш выбор среди равных
mahdi-reason-nearest = ближе всего
mahdi-reason-strongest = самый сильный легион
mahdi-reason-strongest_lead = наибольший перевес в силе
mahdi-reason-highest_rank = высший ранг
mahdi-reason-no_ornithopter = орнитоптер не нужен
mahdi-reason-target = это целевой сиетч
mahdi-reason-named_leader = там есть именной лидер
mahdi-reason-shortest = кратчайший путь
mahdi-reason-joins = присоединение к другому легиону
mahdi-reason-near_sietch = ближе всего к сиетчу
mahdi-reason-terrain = лучшая местность
mahdi-reason-can_attack = может атаковать сиетч
mahdi-reason-near_target = ближе всего к цели
mahdi-reason-deep_and_safe = пустая глубокая пустыня в стороне от Атрейдесов
mahdi-reason-desert_and_safe = пустая пустыня в стороне от Атрейдесов
mahdi-reason-deep = другая глубокая пустыня
mahdi-reason-desert = другая пустыня
mahdi-reason-same_region = в этом секторе собирают Пряность
mahdi-reason-destroyed = этот сиетч уничтожен
mahdi-reason-leaders = лидеры, пока не останется один
mahdi-reason-elites = элитные отряды
mahdi-reason-sardaukar = сардаукары
mahdi-reason-regulars = обычные отряды
mahdi-reason-last_leader = лидер перед последними обычными отрядами

## раунд
event-mahdi_harvest = { $seat } будет собирать Пряность в этом раунде здесь: { $region }
event-mahdi_target = { $seat } получает новый целевой сиетч: { $card }
event-mahdi_redraw = { $seat } сбрасывает карту тактики «{ $card }»: { $because }
event-mahdi_target_lost = { $seat } уничтожает целевой сиетч «{ $card }» и берёт другую карту
event-mahdi_reinforced = { $seat } кладёт карту рубашкой вверх в подкрепления ({ $deck })
event-mahdi_time = { $seat } продвигается с каждым раундом
event-mahdi_tactics_shuffled = карты тактики перетасованы

## транспорт
event-mahdi_harvester = { $seat } выбирает область «{ $area }» для комбайна: { $because }
event-mahdi_next_sector = { $seat } переходит к соседнему сектору: { $sector }
event-mahdi_carryall = { $seat } выбирает воздушную зону «{ $zone }» для грузолёта: защищено комбайнов — { $n }
event-mahdi_thopter_attack = { $seat } выбирает воздушную зону «{ $zone }» для орнитоптера: оттуда легион может добраться до сиетча
event-mahdi_thopter_target = { $seat } выбирает воздушную зону «{ $zone }» для орнитоптера: она связана с целью
event-mahdi_thopter_near = { $seat } выбирает воздушную зону «{ $zone }» для орнитоптера: вблизи цели

## ход
event-mahdi_rolled = { $seat } выбрасывает «{ $result }»
event-mahdi_rerolled = { $seat } перебрасывает «{ $result }»: этот результат уже на трёх потраченных кубиках
event-mahdi_forced = { $seat } должен использовать «{ $result }»
event-mahdi_special = { $seat } предпочитает особое действие лидера: { $leader }
event-mahdi_idle = { $seat } не находит, кого атаковать

## атака и перемещение
event-mahdi_attacks_near = { $seat } решает атаковать сиетч: «{ $from }» → «{ $area }» ({ $because })
event-mahdi_attacks_sietch = { $seat } решает атаковать сиетч: «{ $from }» → «{ $area }» ({ $because })
event-mahdi_attacks_legion = { $seat } решает атаковать легион: «{ $from }» → «{ $area }» ({ $because })
event-mahdi_aims = { $seat } движется к целевому сиетчу «{ $area }»
event-mahdi_aims_elsewhere = { $seat } слишком слаб для цели и движется к сиетчу «{ $area }»: { $because }
event-mahdi_no_aim = { $seat } не имеет легиона, достаточно сильного для какого-либо сиетча: никто не движется
event-mahdi_moves = { $seat } выбирает путь «{ $from }» → «{ $to }»: { $because }
event-mahdi_merges = { $seat } объединяет легионы у цели: «{ $from }» → «{ $to }»
event-mahdi_holds = { $seat } не имеет легиона, который мог бы приблизиться

## развёртывание, Дом, карты
event-mahdi_deploys = { $seat } выбирает область «{ $area }» для развёртывания: { $because }
event-mahdi_substitute = { $seat } берёт { $found_acc }, так как в запасе уже нет: { $wanted }
event-mahdi_house = { $seat } выбирает область «{ $area }»: { $because }
event-mahdi_near = { $seat } выбирает область «{ $area }»: { $because }
event-mahdi_card = { $seat } открывает карту «{ $card }» ({ $deck })
event-mahdi_card_kept = { $seat } не может полностью разыграть карту «{ $card }»: она уходит в подкрепления
event-mahdi_drew = { $seat } берёт карту в подкрепления ({ $deck })
event-mahdi_scheme_laid = { $seat } кладёт карту «{ planning-card-hawats_scheming }» рядом с полем
event-mahdi_schemes = { $seat } завершает «{ planning-card-hawats_scheming }»
event-mahdi_deck_rebuilt = { $seat } тасует сброс в новую колоду ({ $deck })
event-mahdi_reveal_price = { $seat } получает подкрепление за раскрытое ({ $deck })
event-mahdi_die_back = { $seat } возвращает кубик с поля «Пряность должна поступать»
event-mahdi_no_die_back = { $seat } не имеет кубика, чтобы вернуть, и получает господство

## битва, гарнизоны, Пряность
event-mahdi_reinforces = { $seat } сбрасывает из подкреплений карту «{ $card }» ради кубика
event-mahdi_discards = { $seat } сбрасывает из подкреплений карту «{ $card }»
event-mahdi_loses = { $seat } принимает попадание по списку ({ $because }): { $figure }
event-mahdi_ceases = { $seat } прекращает атаку: сила { $mine } против { $theirs }
event-mahdi_no_siege_cost = { $seat } продолжает осаду сиетча без потерь
event-garrison_left = { $seat } оставляет гарнизон (область «{ $area }»): два жетона лицом вниз
event-garrison_shown = { $seat } раскрывает жетон гарнизона (область «{ $area }»): { $token }
event-garrison_dropped = { $seat } убирает жетон гарнизона (область «{ $area }»): слишком много отрядов
event-garrison_recalled = { $seat } больше не имеет жетонов: раскрывается жетон в области «{ $area }»
event-mahdi_carryall_kept = { $seat } бережёт грузолёт для глубокой пустыни (область «{ $area }» остаётся без помощи)
event-mahdi_holds_marker = { $seat } тратит Пряность на самый низкий маркер, который опустился бы: { $power }
event-mahdi_raises_marker = { $seat } тратит остаток на самый низкий маркер: { $power }
event-mahdi_surplus = { $seat } имеет больше Пряности, чем нужно маркерам: { $n } на господство

## ход автома шаг за шагом
step-mahdi_rolled = Кубик: { $result }
    .why = После каждого вашего хода бросают один неиспользованный кубик и выполняют его действие.
step-mahdi_rerolled = { $result }: переброшено
    .why = Этот результат уже на трёх потраченных кубиках.
step-mahdi_forced = Кубик: { $result }
    .why = Этого требует карта «{ planning-card-truthtrance }».
step-mahdi_special = Особое действие лидера: { $leader }
    .why = Возможное особое действие всегда заменяет обычное.
step-mahdi_attacks_near = Атака на сиетч: { $from } → { $area }
    .why = Атаковать можно только этот сиетч; решило: { $because }.
step-mahdi_attacks_sietch = Атака на сиетч: { $from } → { $area }
    .why = Из нескольких атак решило: { $because }.
step-mahdi_attacks_legion = Атака на легион: { $from } → { $area }
    .why = Ни один сиетч атаковать нельзя. Среди легионов решило: { $because }.
step-mahdi_aims = К сиетчу «{ $area }»
    .why = Атаковать некого: легионы движутся к целевому сиетчу.
step-mahdi_aims_elsewhere = В этот ход к сиетчу «{ $area }»
    .why = Ни один легион не сильнее защитников цели. Вместо неё решило: { $because }.
step-mahdi_no_aim = Никто не движется
    .why = Ни один легион не сильнее защитников какого-либо сиетча.
step-mahdi_moves = { $from } → { $to }
    .why = Сначала ближайший легион, кратчайшим путём. Решило: { $because }.
step-mahdi_merges = { $from } → { $to }
    .why = У цели легионы движутся только для того, чтобы присоединиться к более сильному.
step-mahdi_deploys = Развёртывание: { $area }
    .why = Поселение с самым сильным легионом, затем ближайшее к цели. Решило: { $because }.
step-mahdi_house = Где: { $area }
    .why = Ближе всего к сиетчу, затем способность атаковать, затем ближе всего к цели. Решило: { $because }.
step-mahdi_near = Где: { $area }
    .why = Как можно ближе к целевому сиетчу: { $because }.
step-mahdi_card = Карта: { $card }
    .why = Карты берут из двух колод по очереди и сразу разыгрывают.
step-mahdi_card_kept = { $card }: без эффекта
    .why = Карта, которую нельзя разыграть полностью, уходит в подкрепления.
step-garrison_left = Гарнизон: { $area }
    .why = Легион покинул поселение: чёрный и серебряный жетоны лицом вниз.
step-mahdi_reinforces = Подкрепление: { $card }
    .why = В каждом раунде битвы карты сбрасывают, пока не будет шести кубиков.
step-mahdi_ceases = Атака прекращена
    .why = Сила { $mine } против { $theirs }: половина или меньше.

## что правила оставляют игроку
arrakis-decision-ByList = { $cause }: несколько равных, выберите
arrakis-decision-MahdiHarvesters = Равные области для комбайна или сектор для остальных: выберите
arrakis-decision-MahdiCarryalls = Равные воздушные зоны для грузолёта: выберите
arrakis-decision-MahdiOrnithopters = Равные воздушные зоны для орнитоптера: выберите
arrakis-decision-ChooseAim = { $cause }: равные сиетчи как цель перемещения, выберите
arrakis-decision-MahdiMarch = { $cause }: равные перемещения, выберите
arrakis-decision-MahdiStrike = { $cause }: равные атаки, выберите
arrakis-decision-MahdiDeploy = { $cause }: равные поселения, выберите
arrakis-decision-MahdiLeader = { $cause }: выберите лидера, который придёт
arrakis-decision-MahdiSwap = { $cause }: равные легионы, выберите, где заменить отряд
arrakis-decision-MahdiPlace = { $cause }: равные области, выберите
arrakis-decision-MahdiNear = { $cause }: одинаково близко, выберите
arrakis-decision-MahdiSpice = Пряности: { $n }; маркеры в одном ряду, выберите
arrakis-decision-Recall = Жетонов гарнизона не осталось: выберите, какой раскрыть
refusal-reveal-watched = над областью «{ $area }» дежурит орнитоптер: там ничего нельзя раскрывать

## в терминале
war-tactics = Цель: { $target }, сбор: { $region }
war-spent = (потрачено { $dice })
war-reinforcements = подкрепления { $n }
war-plain-tactics = Целевой сиетч: { $target }. Сбор Пряности: { $region }.
war-plain-automa = { $name } ({ $side }): ещё не брошенных кубиков { $n }; потрачено: { $dice }; подкреплений { $cards }; лидеры: { $leaders }.
start-war-alone = в одиночку: Атрейдесы против Харконненов, которыми управляют правила Махди
