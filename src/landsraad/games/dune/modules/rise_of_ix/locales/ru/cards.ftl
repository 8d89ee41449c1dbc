### Карты, сражения и лидеры «Расцвета Икса».

## карты
card-appropriate = Присвоение
card-bounty_hunter = Охотник за головами
card-choam_delegate = Делегат КООАМ
card-court_intrigue = Придворная интрига
card-desert_ambush = Засада в пустыне
card-embedded_agent = Внедрённый агент
card-esmar_tuek = Эсмар Туек
card-freighter_fleet = Флот грузовозов
card-full_scale_assault = Полномасштабный штурм
card-guild_accord = Соглашение с гильдией
card-guild_chief_administrator = Главный администратор гильдии
card-imperial_bashar = Имперский башар
card-imperial_shock_trooper = Имперский штурмовик
card-in_the_shadows = В тени
card-ix_guild_compact = Договор Икса и гильдии
card-ixian_engineer = Иксианский инженер
card-jamis = Джамис
card-landing_rights = Право посадки
card-local_fence = Местный скупщик
card-negotiated_withdrawal = Согласованный отход
card-satellite_ban = Запрет на спутники
card-sayyadina = Сайядина
card-shai_hulud = Шай-Хулуд
card-spice_trader = Торговец Пряностью
card-treachery = Вероломство
card-truthsayer = Правдовидица
card-water_peddler = Разносчик воды
card-web_of_power = Паутина власти
card-weirding_way = Ведьмовской путь

## карты интриг
intrigue-card-advanced_weaponry = Новейшее оружие
intrigue-card-blackmail = Шантаж
intrigue-card-cannon_turrets = Орудийные башни
intrigue-card-cull = Отбраковка
intrigue-card-diversion = Отвлечение внимания
intrigue-card-expedite = Ускорение
intrigue-card-finesse = Тонкий ход
intrigue-card-glimpse_the_path = Увидеть путь
intrigue-card-grand_conspiracy = Великий заговор
intrigue-card-ixian_probe = Иксианский зонд
intrigue-card-machine_culture = Культура машин
intrigue-card-quid_pro_quo = Услуга за услугу
intrigue-card-second_wave = Вторая волна
intrigue-card-secret_forces = Тайные силы
intrigue-card-strategic_push = Стратегический натиск
intrigue-card-strongarm = Силовое давление
intrigue-card-war_chest = Военная казна

## сражения
conflict-skirmish_e = Стычка
conflict-skirmish_f = Стычка
conflict-trade_monopoly = Торговая монополия
conflict-economic_supremacy = Экономическое превосходство

## лидеры
leader-archduke_armand_ecaz = Эрцгерцог Арманд Эказ
    .left = Координация
    .signet = Призыв
leader-ilesa_ecaz = Илеса Эказ
    .left = На шаг впереди
    .signet = Связи в гильдии
leader-prince_rhombur_vernius = Принц Ромбур Верниус
    .left = Тяжёлые лазерные пушки
    .signet = Иксианские технологии
leader-tessia_vernius = Тессия Верниус
    .left = Внимательное наблюдение
    .signet = Двуличие
leader-princess_yuna_moritani = «Принцесса» Юна Моритани
    .left = Контрабандная сеть
    .signet = Последняя доставка
leader-viscount_hundro_moritani = Виконт Хундро Моритани
    .left = Разведка
    .signet = Курьеры
house-Ecaz = Эказ
house-Vernius = Верниус
house-Moritani = Моритани

## условия
if-enemy-met = в ячейке, куда вы отправили агента, стоит агент соперника
if-agent-at = ваш агент стоит в ячейке { influence.of }
if-with-factions = ваш агент стоит в ячейке фракции
if-units-deployed = в этом ходу вы ввели в бой не меньше { $n ->
    [one] { $n } боевой единицы
   *[other] { $n } боевых единиц
}
if-snooper-left = хотя бы одна ваша ищейка ещё на своём треке
if-ambitions = выполнено не меньше { $n } из этих условий: построены дредноуты ({ $dreadnoughts }); есть карта «{ card-the_spice_must_flow }»; влияние не меньше { $influence } на двух треках; есть место в Высшем Совете

## эффекты
infiltrates-for-less = агенты соперников не мешают агенту этой карты в ячейках с её символами; с ней ячейка «{ $space }» стоит на { cost-spice } меньше
bury-intrigue = тайно положить 1 свою карту интриги под колоду интриг
retreat-units = отвести { $n ->
    [one] { $n } боевую единицу
    [few] { $n } боевые единицы
    [many] { $n } боевых единиц
   *[other] { $n } боевой единицы
} (отряды или дредноуты)
deploy-new = ввести в бой { n-troops } из запаса
tech-negotiations = можно отправить до { n-troops.gen } из запаса на поле Икса переговорщиками
decision-Negotiators = { $cause }: отправьте переговорщика на Икс или откажитесь
swords-per-dreadnought = { gain-swords } за каждый ваш дредноут в зоне конфликта
ambush = за каждый отряд, введённый в бой в этом ходу, можно заставить отступить { $n ->
    [one] { $n } боевую единицу соперника
    [few] { $n } боевые единицы соперника
    [many] { $n } боевых единиц соперника
   *[other] { $n } боевой единицы соперника
}
extra-turn = можно сделать ещё { $n } ход сразу после этого
retreat-dreadnought-each = каждый соперник отводит { n-dreadnoughts }
influence-here = +{ $n } { influence.word } у фракции, в ячейку которой вы отправили агента в этом ходу
influence-where-present = +{ $n } { influence.word } у каждой фракции, в чьих ячейках стоит ваш агент
lose-troop = потерять { n-troops } (в гарнизоне или в зоне конфликта)
deploy-units = ввести в бой из гарнизона до { $n ->
    [one] { $n } боевой единицы
   *[other] { $n } боевых единиц
} (отряды или дредноуты)
solari-if-won = если вы победите в этом сражении: +{ cost-solari }
intelligence = посмотреть верхние карты колоды интриг ({ $n }): 1 взять, другую вернуть на верх
may-acquire-up-to = можно приобрести бесплатно 1 карту стоимостью не больше { $n }
influence-with-snooper = +{ $n } { influence.word } у фракции, на треке которой ещё есть ваша ищейка

## постоянные способности
standing-coordination = при вашем раскрытии, если не меньше { $n } ваших агентов стоят в ячейках Ландсраада, городов или торговли Пряностью: можно удалить 1 свою карту в игре
standing-set-aside = в начале раунда отложить 1 карту с руки лицом вниз; она вернётся к вашему второму ходу раунда. Если отправить ею агента в тот ход: +{ cost-spice }, если на ней ровно один символ агента, иначе +{ cost-solari }
standing-dreadnought-strength = сила ваших дредноутов — { $n }
standing-snoopers = на каждом треке у { $n } влияния ждёт ищейка; когда вы впервые туда доходите, она переходит в ваше следующее гнездо и даёт его награду: первое — сбросить карту за 1 Пряность; второе — бонус этого трека за 4 влияния; третье — ещё 1 влияние; четвёртое — и то, и другое
standing-before-first-round = перед первым раундом: { $effect }
standing-no-water = вы начинаете без воды
standing-more-solari = каждый раз, когда вы получаете солярии в свой ход: ещё +{ $n }

## журнал
event-extra_turn = { $seat } делает ещё один ход
event-snooper_moved = { $seat } передвигает ищейку { influence.of } в гнездо «{ $slot }»
event-set_card_aside = { $seat } откладывает карту «{ $card }»
event-set_card_aside-hidden = { $seat } откладывает карту
event-card_came_back = { $seat } возвращает на руку карту «{ $card }»
event-card_came_back-hidden = { $seat } возвращает на руку отложенную карту
event-looked_at_intrigue = { $seat } видит на колоде интриг карту «{ $card }»
event-looked_at_intrigue-hidden = { $seat } смотрит карту из колоды интриг
event-put_back_intrigue = { $seat } возвращает карту «{ $card }» на колоду интриг
event-put_back_intrigue-hidden = { $seat } возвращает карту на колоду интриг

## ходы и решения
move-drive_back = { $seat } отводит отряд
move-drive_back_dreadnought = { $seat } отводит дредноут
move-extra_turn = Сделать ещё один ход
move-lose_troop = { $troop_home_id ->
    [garrison] Потерять отряд в гарнизоне
   *[conflict] Потерять отряд в зоне конфликта
}
move-set_aside = Отложить карту «{ $card }» на свой второй ход
move-keep = Оставить себе карту «{ $intrigue_card }»
move-coordinate = Удалить одну из своих карт в игре
decision-BuryOne = { $cause }: выберите карту интриги, которую положите под колоду
decision-RetreatUnits = { $cause }: выберите, какие боевые единицы отвести
decision-TakeExtraTurn = Сделайте ещё один ход или передайте очередь
decision-LoseTroop = { $cause }: выберите, какой отряд потерять
decision-DeployUnits = { $cause }: выберите, какие боевые единицы ввести в бой
decision-KeepIntrigue = { $leader }: выберите карту интриги, которую оставите
decision-SetCardAside = { $leader }: выберите карту, которую отложите на второй ход
decision-InfluenceWithSnooper = { $cause }: выберите фракцию (+1 влияние)
decision-MayAcquireUpTo = { $cause }: выберите карту стоимостью не больше { $limit } или никакую

## прочие названия
troop-home-garrison = гарнизон
troop-home-conflict = зона конфликта
snooper-slot-first = первое
snooper-slot-second = второе
snooper-slot-third = третье
snooper-slot-fourth = четвёртое

## отказы
refusal-needs-units = нужно боевых единиц в зоне конфликта: { $n }, у вас { $have }
refusal-needs-intrigue-card = нужна ваша карта интриги
refusal-needs-troop = нужен отряд в гарнизоне или в зоне конфликта
refusal-no-faction-visited = в этом ходу вы не отправляли агента в ячейку фракции
refusal-no-agent-at-faction = вашего агента нет в ячейке фракции
refusal-needs-units-deployed = в этом ходу вы ввели в бой боевых единиц: { $have }, а нужно { $n }
refusal-needs-ambitions = выполнено условий: { $have }, а нужно { $n }
refusal-needs-agents-outside = нужно ваших агентов в ячейках Ландсраада, городов или торговли Пряностью: { $n }, у вас { $have }
refusal-no-ambush-left = у вас не осталось вынужденных отступлений
