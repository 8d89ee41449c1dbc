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
mahdi-reason-choice = выбор среди равных
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
step-mahdi_harvest = Сбор Пряности: { $region }
    .why = Первая карта тактики раунда указывает сектор сбора.
step-mahdi_target = Цель: { $card }
    .why = Карта тактики указывает целевой сиетч: не в секторе сбора и не уничтоженный.
step-mahdi_redraw = { $card }: берут другую карту
    .why = Этот сиетч не может быть целью: { $because }.
step-mahdi_target_lost = { $card }: сиетч уничтожен
    .why = Сразу берут другой целевой сиетч.
step-mahdi_reinforced = Подкрепление: { $deck }
    .why = Каждый раунд в подкрепления рубашкой вверх кладут по карте из каждой колоды.
step-mahdi_time = Время на их стороне
    .why = В конце каждого раунда Харконнены продвигаются на деление господства.
step-mahdi_tactics_shuffled = Новая тактика
    .why = После каждого раунда все восемь карт тактики тасуют.
step-mahdi_harvester = Комбайн: { $area }
    .why = Лучшая свободная область по списку: { $because }.
step-mahdi_next_sector = Дальше сектор «{ $sector }»
    .why = В секторе сбора места нет; сектор цели обходят.
step-mahdi_carryall = Грузолёт: { $zone }
    .why = Там защищено больше всего комбайнов: { $n }.
step-mahdi_thopter_attack = Орнитоптер: { $zone }
    .why = Оттуда легион достигает сиетча через две области, который может атаковать.
step-mahdi_thopter_target = Орнитоптер: { $zone }
    .why = Эта зона связана с сектором цели.
step-mahdi_thopter_near = Орнитоптер: { $zone }
    .why = Зоны цели заняты: рядом с ней, сначала между центральными секторами.
step-mahdi_idle = Атаковать некого
    .why = Ни один легион не сильнее врага, которого мог бы атаковать.
step-mahdi_holds = Никто не движется
    .why = Ни один легион не может приблизиться.
step-mahdi_substitute = { $found } вместо: { $wanted }
    .why = Таких в запасе нет: приходят более сильные отряды, иначе более слабые.
step-mahdi_drew = Подкрепление: { $deck }
    .why = Карты, которые можно взять, уходят в подкрепления из двух колод по очереди.
step-mahdi_scheme_laid = «{ planning-card-hawats_scheming }»: рядом с полем
    .why = Первая из этих карт ждёт вторую.
step-mahdi_schemes = «{ planning-card-hawats_scheming }»: завершено
    .why = Это вторая такая карта: обе сбрасывают и применяют эффект.
step-mahdi_deck_rebuilt = Новая колода: { $deck }
    .why = Колода закончилась: сброшенные карты тасуют.
step-mahdi_reveal_price = Подкрепление: { $deck }
    .why = По карте за каждый сиетч или жетон, которые вы раскрыли добровольно.
step-mahdi_die_back = Кубик возвращается
    .why = Вместо жетона Бене Гессерит берут кубик с поля «Пряность должна поступать».
step-mahdi_no_die_back = Деление господства
    .why = Вместо жетона Бене Гессерит, так как кубика, чтобы вернуть, нет.
step-mahdi_discards = Сброшено: { $card }
    .why = То, что нужно сбросить, берут из подкреплений.
step-mahdi_loses = Потеря: { $figure }
    .why = Попадания принимают по списку: { $because }.
step-mahdi_no_siege_cost = Осада продолжается
    .why = В одиночной игре это не стоит Харконненам попадания.
step-garrison_shown = Гарнизон: { $token }
    .why = Жетон раскрывают, когда он сражается или когда там заменяют отряд.
step-garrison_dropped = { $area }: на жетон гарнизона меньше
    .why = Отрядов слишком много: сначала убирают самые слабые.
step-garrison_recalled = { $area }: жетон гарнизона раскрыт
    .why = Жетонов не осталось: по одному каждого цвета возвращают с поля.
step-mahdi_carryall_kept = { $area }: без помощи
    .why = Грузолёты сначала спасают комбайны в глубокой пустыне.
step-mahdi_holds_marker = Удержано: { $power }
    .why = Пряность сначала не даёт маркерам опуститься, начиная с самых низких.
step-mahdi_raises_marker = Поднято: { $power }
    .why = Остаток Пряности поднимает самые низкие маркеры.
step-mahdi_surplus = Господство за Пряность
    .why = Все маркеры в верхнем ряду, а Пряности больше, чем им нужно.

## что правила оставляют игроку
arrakis-decision-ByList = { $cause }: что именно? По списку они равны
arrakis-decision-MahdiHarvesters = Куда поставить комбайн? Эти места равны по списку
arrakis-decision-MahdiCarryalls = В какой воздушной зоне грузолёт? Они равны по списку
arrakis-decision-MahdiOrnithopters = В какой воздушной зоне орнитоптер? Они равны по списку
arrakis-decision-ChooseAim = { $cause }: к какому сиетчу движутся легионы? Они равны по списку
arrakis-decision-MahdiMarch = { $cause }: какое перемещение? Они равны по списку
arrakis-decision-MahdiStrike = { $cause }: какая атака? Они равны по списку
arrakis-decision-MahdiDeploy = { $cause }: в каком поселении? Они равны по списку
arrakis-decision-MahdiLeader = { $cause }: какой лидер придёт? Список этого не говорит
arrakis-decision-MahdiSwap = { $cause }: в каком легионе заменить отряд? Они равны по списку
arrakis-decision-MahdiPlace = { $cause }: в какой области? Они равны по списку
arrakis-decision-MahdiNear = { $cause }: где? Одинаково близко к цели
arrakis-decision-MahdiSpice = Пряности: { $n }. Какой маркер? Они в одном ряду
arrakis-decision-Recall = Жетонов гарнизона не осталось: какой на поле раскрыть?
refusal-reveal-watched = над областью «{ $area }» дежурит орнитоптер: там ничего нельзя раскрывать

## в терминале
war-tactics = Цель: { $target }, сбор: { $region }
war-spent = (потрачено { $dice })
war-reinforcements = подкрепления { $n }
war-plain-tactics = Целевой сиетч: { $target }. Сбор Пряности: { $region }.
war-plain-automa = { $name } ({ $side }): ещё не брошенных кубиков { $n }; потрачено: { $dice }; подкреплений { $cards }; лидеры: { $leaders }.
start-war-alone = в одиночку: Атрейдесы против Харконненов, которыми управляют правила Махди

## в галерее
gallery-tactics = Карты тактики
field-solo = В одиночку
field-harvest = Первая карта
field-target = Вторая карта
tactics-harvest = сектор сбора Пряности в этом раунде: { $region }
tactics-target = целевой сиетч этого раунда: { $area }
garrison-words = кладут лицом вниз, один чёрный и один серебряный, когда легион покидает поселение; раскрывают, когда он сражается
solo-thufir_hawat = взять 3 карты колоды «{ planning-deck-house_harkonnen }» и сразу сыграть их
solo-gaius_helen_mohiam = взять 3 карты колоды «{ planning-deck-corrino_allies }» и сразу сыграть их
solo-truthtrance = выбрать результат, которого на потраченных кубиках Харконненов меньше 3 (для «Развёртывания» и «Дома» — меньше 2): их следующий ход играют так, будто он выпал; затем взять 2 карты планирования или сыграть 1
solo-hawats_scheming = первую кладут рядом с полем; со второй сбрасывают обе и применяют эффект

## ties decided by chance
event-picked = { $seat }: равные возможности, одна выбрана наугад
