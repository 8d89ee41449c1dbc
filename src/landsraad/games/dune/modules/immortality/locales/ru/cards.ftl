### Карты «Бессмертия» и то, что делают их собственные эффекты.

## названия
card-reclaimed_forces = Восстановленные силы
card-bene_tleilax_lab = Лаборатория Бене Тлейлакс
card-bene_tleilax_researcher = Исследователь Бене Тлейлакс
card-blank_slate = Чистый лист
card-clandestine_meeting = Тайная встреча
card-corrupt_smuggler = Продажный контрабандист
card-dissecting_kit = Набор для вскрытия
card-for_humanity = Ради человечества
card-high_priority_travel = Первоочередной перелёт
card-imperium_ceremony = Церемония Империи
card-interstellar_conspiracy = Межзвёздный заговор
card-keys_to_power = Ключи к власти
card-lisan_al_gaib = Лисан аль-Гаиб
card-long_reach = Длинная рука
card-occupation = Оккупация
card-organ_merchants = Торговцы органами
card-planned_coupling = Запланированный союз
card-replacement_eyes = Искусственные глаза
card-sardaukar_quartermaster = Квартирмейстер сардаукаров
card-shadout_mapes = Шадаут Мейпс
card-show_of_strength = Демонстрация силы
card-spiritual_fervor = Духовный пыл
card-stillsuit_manufacturer = Изготовитель дистикомбов
card-throne_room_politics = Интриги тронного зала
card-tleilaxu_master = Мастер Тлейлаксу
card-tleilaxu_surgeon = Хирург Тлейлаксу
card-beguiling_pheromones = Пленительные феромоны
card-chairdog = Кресло-собака
card-contaminator = Осквернитель
card-corrino_genes = Гены Коррино
card-face_dancer = Лицедел
card-face_dancer_initiate = Лицедел-послушник
card-from_the_tanks = Из чанов
card-ghola = Гхола
card-guild_impersonator = Самозванец из гильдии
card-industrial_espionage = Промышленный шпионаж
card-scientific_breakthrough = Научный прорыв
card-slig_farmer = Слиговод
card-stitched_horror = Сшитое чудовище
card-subject_x_137 = Подопытный X-137
card-tleilaxu_infiltrator = Лазутчик Тлейлаксу
card-twisted_mentat = Извращённый ментат
card-unnatural_reflexes = Неестественные рефлексы
card-usurp = Узурпация

## карты интриг
intrigue-card-breakthrough = Прорыв
intrigue-card-counterattack = Контратака
intrigue-card-disguised_bureaucrat = Переодетый чиновник
intrigue-card-economic_positioning = Экономические позиции
intrigue-card-gruesome_sacrifice = Страшная жертва
intrigue-card-harvest_cells = Сбор клеток
intrigue-card-illicit_dealings = Незаконные сделки
intrigue-card-shadowy_bargain = Теневая сделка
intrigue-card-study_melange = Изучение меланжа
intrigue-card-tleilaxu_puppet = Марионетка Тлейлаксу
intrigue-card-vicious_talents = Жестокие таланты

## эффекты
trash-partner = удалить карту-партнёра
trash-of-pair = удалить 1 из двух привитых карт: +{ $n } { influence.word } у фракции этой ячейки
solari-per-icon = +{ cost-solari } за каждый символ агента партнёра
may-recall-this-agent = можно отозвать отправленного в этом ходу агента к лидеру, чтобы отправить его снова
lose-influence-one = потерять { $n } { influence.word } у одной фракции на выбор
keep-intrigue = посмотреть { $n } { $n ->
    [one] верхнюю карту интриги
    [few] верхние карты интриг
    [many] верхних карт интриг
   *[other] верхней карты интриги
}, оставить себе 1, а другую вернуть на верх колоды
may-acquire = можно приобрести бесплатно 1 карту стоимостью не больше { $n }
may-acquire-to-hand = можно приобрести бесплатно на руку 1 карту стоимостью не больше { $n }
may-buy-tleilaxu = можно приобрести 1 карту Тлейлаксу за её образцы
lose-troops = потерять { n-troops } (из гарнизона или зоны конфликта)
unblocked-pair = в этом ходу агенты соперников не мешают вашему
more-icons-if = если { $condition }, у этой карты есть и символы: { $icons }
    .more = { $a }, { $b }
    .last = { $a } и { $b }
icons-only-if = у этой карты есть символы ({ $icons }), только если { $condition }
    .more = { $a }, { $b }
    .last = { $a } и { $b }

## условия
if-grafted-with = партнёр принадлежит к одной из фракций ({ $factions })
    .more = { $a }, { $b }
    .last = { $a } или { $b }
if-most-troops = у вас в зоне конфликта больше отрядов, чем у каждого соперника
if-combat-card-played = соперник сыграл карту сражения в этом конфликте
if-troops-lost = вы теряете в этом конфликте не меньше { n-troops.gen }

## действия и решения
move-keep_intrigue = Оставить карту «{ $intrigue_card }»
move-lose_troops = { $n ->
    [0] Не терять отряды из зоны конфликта
    [one] Потерять { $n } отряд из зоны конфликта
    [few] Потерять { $n } отряда из зоны конфликта
    [many] Потерять { $n } отрядов из зоны конфликта
   *[other] Потерять { $n } отряда из зоны конфликта
}
decision-TrashOfPair = { $cause }: выберите, какую из двух привитых карт удалить
decision-RecallThisAgent = { $cause }: отзовите только что отправленного агента или оставьте его
decision-LoseInfluenceWithOne = { $cause }: выберите фракцию, у которой потеряете { $n } { influence.word }
decision-KeepOne = { $cause }: выберите карту интриги, которую оставите
decision-MayAcquire = { $cause }: выберите карту стоимостью не больше { $limit } или ни одной
decision-LoseTroops = { $cause }: выберите, сколько отрядов потерять из зоны конфликта
decision-SomeAtOnce = { $cause }: выберите разное ({ $n })
decision-BuyTleilaxu = { $cause }: выберите карту Тлейлаксу или ни одной

## отказы
refusal-of-the-pair = карта «{ $card }» — не из двух привитых
refusal-intrigue-not-seen = карты «{ $card }» нет среди тех, что вы видите
refusal-troops-from-conflict = из зоны конфликта можно потерять от { $least } до { $n } из этих отрядов
refusal-less-influence-with = у { influence.of } у вас меньше { $n } { influence.word }
refusal-partner-is-gone = карты-партнёра нет в игре
refusal-needs-troops = нужно { n-troops } в гарнизоне или зоне конфликта, у вас { $have }
refusal-needs-influence-with-one = нужно { $n } { influence.word } у одной фракции
refusal-other-partner = партнёр принадлежит к другим фракциям
refusal-fewer-troops-lost = нужно потерять { n-troops } в этом конфликте, вы теряете { $have }
refusal-no-combat-card-played = ни один соперник не сыграл карту сражения в этом конфликте
