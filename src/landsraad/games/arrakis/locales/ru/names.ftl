### Названия того, что есть в «Войне за Арракис»: ВИД-ID, как в самой игре. Области без названия на поле и жетоны
### развёртывания называют сообщением с номером.

## стороны
side-atreides = Атрейдесы
side-harkonnen = Харконнены

## фазы раунда
phase-start = начало раунда
phase-vehicles = размещение транспорта
phase-actions = действия
phase-hazards = опасности пустыни
phase-harvest = сбор Пряности
phase-end = конец раунда

## секторы; область без собственного имени называют по сектору и номеру
sector-ne_outer = Внешний северо-восток
    .code = СВ
sector-se_outer = Внешний юго-восток
    .code = ЮВ
sector-sw_outer = Внешний юго-запад
    .code = ЮЗ
sector-nw_outer = Внешний северо-запад
    .code = СЗ
sector-ne_central = Центральный северо-восток
    .code = св
sector-se_central = Центральный юго-восток
    .code = юв
sector-sw_central = Центральный юго-запад
    .code = юз
sector-nw_central = Центральный северо-запад
    .code = сз
area-unnamed = { $sector } { $n }

## области с названием на поле
area-gara_kulon = Гара Кулон
area-sihaya_ridge = Хребет Сихайя
area-pasty_mesa = Столовая гора Пасти
area-tasmin_sink = Впадина Тасмин
area-habbanya_ridge = Хребет Хаббанья
area-bight_of_the_cliff = Скальная бухта
area-rock_outcroppings = Скальные выступы
area-the_funeral_plain = Погребальная равнина
area-the_great_flat = Великая равнина
area-arrakeen = Арракин
area-broken_land = Разломанная земля
area-carthag = Карфаг
area-hole_in_the_rock = Дыра в скале
area-imperial_basin = Имперская котловина
area-rimwall_west = Западный краевой вал
area-shield_wall_east = Барьерная стена (восток)
area-false_wall_east = Восточная ложная стена
area-false_wall_south = Южная ложная стена
area-harg_pass = Перевал Харг
area-hobars_gap = Проход Хобарса
area-false_wall_west = Западная ложная стена
area-windgap = Ветровое ущелье
area-arsunt = Арсунт
area-hagga_basin = Котловина Хагга
area-shield_wall_west = Барьерная стена (запад)
area-splintered_rock = Расколотая скала
area-wind_pass = Ветровой перевал
area-north_pole = Северный полюс

## воздушные зоны, по их положению
air-zone-az_1 = Северо-восток
air-zone-az_2 = Север
air-zone-az_3 = Северо-запад
air-zone-az_4 = Восток
air-zone-az_5 = Юго-восток
air-zone-az_6 = Юг
air-zone-az_7 = Запад
air-zone-az_8 = Юго-запад

## местность
terrain-mountain = горы
terrain-plateau = плато
terrain-minor_erg = малый эрг
terrain-desert = пустыня
terrain-deep_desert = глубокая пустыня

## результаты кубиков действий и боевых кубиков
die-result-leadership = Лидерство
die-result-strategy = Стратегия
die-result-deployment = Развёртывание
die-result-mentat = Ментат
die-result-house = Дом
combat-result-hit = попадание
combat-result-shield = щит
combat-result-special = особый результат

## отряды и лидеры; `.acc` — в винительном падеже, `.with` — с кем
tier-regular = обычный
tier-elite = элитный
tier-special = специальный
figure-regular = обычный отряд
figure-elite = элитный отряд
figure-fedaykin = федайкин
    .acc = федайкина
figure-sardaukar = сардаукар
    .acc = сардаукара
figure-naib = наиб
    .acc = наиба
figure-bashar = башар
    .acc = башара
named-leader-baron_harkonnen = Барон Харконнен
    .acc = барона Харконнена
    .with = с бароном Харконненом
    .short = Барон
named-leader-beast_rabban = Зверь Раббан
    .acc = Зверя Раббана
    .with = со Зверем Раббаном
    .short = Раббан
named-leader-feyd_rautha = Фейд-Раута
    .acc = Фейда-Рауту
    .with = с Фейдом-Раутой
    .short = Фейд
named-leader-thufir_hawat = Суфир Хават
    .acc = Суфира Хавата
    .with = с Суфиром Хаватом
    .short = Хават
named-leader-gaius_helen_mohiam = Гайя-Елена Мохийам
    .acc = Гайю-Елену Мохийам
    .with = с Гайей-Еленой Мохийам
    .short = Мохийам
named-leader-captain_aramsham = Капитан Арамшам
    .acc = капитана Арамшама
    .with = с капитаном Арамшамом
    .short = Арамшам
named-leader-emperor_shaddam_iv = Император Шаддам IV
    .acc = Императора Шаддама IV
    .with = с Императором Шаддамом IV
    .short = Император
named-leader-paul_atreides = Пол Атрейдес
    .acc = Пола Атрейдеса
    .short = Пол
named-leader-lady_jessica = Леди Джессика
    .acc = леди Джессику
    .short = Джессика
named-leader-reverend_mother_jessica = Преподобная Мать Джессика
    .acc = Преподобную Мать Джессику
    .with = с Преподобной Матерью Джессикой
    .short = Джессика ПМ
named-leader-gurney_halleck = Гурни Халлек
    .acc = Гурни Халлека
    .with = с Гурни Халлеком
    .short = Гурни
named-leader-alia = Алия
    .acc = Алию
    .with = с Алией
    .short = Алия
named-leader-stilgar = Стилгар
    .acc = Стилгара
    .with = со Стилгаром
    .short = Стилгар
named-leader-chani = Чани
    .with = с Чани
    .short = Чани
named-leader-paul_muad_dib = Пол-Муад’Диб
    .acc = Пола-Муад’Диба
    .with = с Полом-Муад’Дибом
    .short = Муад’Диб
named-leader-wild_maker = Дикий Творец
    .acc = Дикого Творца
    .short = Дикий Творец
named-leader-paul = Пол
    .acc = Пола
    .with = с Полом
leader-state-box = ещё не в игре
leader-state-aside = вне поля
leader-state-board = на поле
leader-state-tank = в резервуаре регенерации
leader-state-gone = вне игры

## жетоны, транспорт, черви
counter-numbered = жетон { $n }
vehicle-harvester = комбайн
vehicle-ornithopter = орнитоптер
vehicle-carryall = грузолёт
wormsign-sand = песок
wormsign-sandworm = песчаный червь
wormsign-burrowing_sandworm = зарывшийся песчаный червь
worm-sandworm = песчаный червь
    .acc = песчаного червя
worm-wild_maker = Дикий Творец
    .acc = Дикого Творца

## маркеры и силы Империи
marker-kwisatz_haderach = Квисатц Хадерах
marker-sand_dwellers = Жители песков
marker-jihad = Джихад
power-choam = КООАМ
power-spacing_guild = Гильдия Космогации
power-landsraad = Ландсраад

## какие правила действуют
ruling-rulebook = по книге правил
ruling-faq = по официальным разъяснениям, где они расходятся

## колоды планирования
planning-deck-house_harkonnen = Дом Харконненов
planning-deck-corrino_allies = Союзники Коррино
planning-deck-house_atreides = Дом Атрейдесов
planning-deck-fremen_allies = Союзники-фримены

## карты планирования: Дом Харконненов
planning-card-hard_times_and_oppression = Тяжёлые времена и гнёт
planning-card-forced_recruitment = Принудительная вербовка
planning-card-beloved_feyd_rautha = Возлюбленный Фейд-Раута
planning-card-harkonnen_patrols = Патрули Харконненов
planning-card-arsunt_legion = Легион Арсунта
planning-card-barons_personal_guard = Личная гвардия барона
planning-card-hawats_scheming = Интриги Хавата
planning-card-evidence_of_rebellion = Признаки мятежа
planning-card-polar_cap_factories = Фабрики полярной шапки
planning-card-carthag_the_former_capital = Карфаг, бывшая столица
planning-card-workhorse_of_arrakis = Рабочая лошадка Арракиса
planning-card-spotter_control = Управление наблюдателями
planning-card-explosive_artillery = Разрывная артиллерия
planning-card-sandmasters = Мастера песка
planning-card-mudir_nahya_the_demon_ruler = Мудир-Нахья, правитель-демон
planning-card-hunter_seeker = Охотник-искатель

## карты планирования: союзники Коррино
planning-card-rage_overcame_shaddam_iv_a = Ярость овладела Шаддамом IV
planning-card-rage_overcame_shaddam_iv_b = Ярость овладела Шаддамом IV
planning-card-rage_overcame_shaddam_iv_c = Ярость овладела Шаддамом IV
planning-card-manipulation_of_others = Манипулирование другими
planning-card-breeding_program = Программа селекции
planning-card-troop_carriers = Войсковые транспорты
planning-card-shigawire = Шигапровод
planning-card-hope_clouds_observation = Надежда туманит взгляд
planning-card-reports_of_traitors = Донесения о предателях
planning-card-sardaukar_pogrom = Погром сардаукаров
planning-card-sardaukars_manner = Повадка сардаукаров
planning-card-spies_all_over_arrakis = Шпионы по всему Арракису
planning-card-full_control_of_the_air = Полный контроль над воздухом
planning-card-moving_the_battle_group = Переброска боевой группы
planning-card-killers_without_mercy = Безжалостные убийцы
planning-card-sardaukar_disguised = Переодетые сардаукары
planning-card-i_decide_what_best_serves_his_majesty = Я решаю, что лучше для Его Величества
planning-card-seek_out_the_mahdi = Найти Махди

## карты планирования: Дом Атрейдесов
planning-card-war_plan = План войны
planning-card-alia_the_abomination = Алия, Мерзость
planning-card-smugglers_a = Контрабандисты
planning-card-smugglers_b = Контрабандисты
planning-card-smugglers_c = Контрабандисты
planning-card-the_voice = Голос
planning-card-death_commandos = Коммандос смерти
planning-card-tested_with_the_gom_jabbar = Испытание гом-джаббаром
planning-card-chatt_the_leaper = Чатт-Прыгун
planning-card-truthtrance = Транс правды
planning-card-adab_the_demanding_memory = Адаб, требовательная память
planning-card-alam_al_mithal = Алам аль-Миталь, мир подобий
planning-card-usul_the_base_of_the_pillar = Усул, основание столпа
planning-card-voice_from_the_outer_world = Голос из внешнего мира
planning-card-our_family_atomics = Наш фамильный ядерный арсенал
planning-card-battle_language = Боевой язык
planning-card-bill_of_particulars = Перечень обвинений
planning-card-fear_is_the_mind_killer = Страх убивает разум

## карты планирования: союзники-фримены
planning-card-shai_hulud = Шай-Хулуд
planning-card-wall_of_sandworms = Стена песчаных червей
planning-card-dust_chasms = Пылевые провалы
planning-card-fremen_rockets = Ракеты фрименов
planning-card-eyes_of_ibad = Глаза Ибада
planning-card-captured_ornithopter = Захваченный орнитоптер
planning-card-crysknife = Крис-нож
planning-card-cielagos_piping_message = Писк сиелаго
planning-card-jubba_cloaks = Плащи джубба
planning-card-hieregs = Хиереги
planning-card-grandmother_of_a_storm = Прабабка бурь
planning-card-stillsuits = Дистикомбы
planning-card-i_am_stilgar_the_fremen = Я — Стилгар, фримен
planning-card-thumpers = Колотушки
planning-card-kitab_al_ibar = Китаб аль-Ибар
planning-card-sandtides = Песчаные приливы

## карты предвидения
prescience-card-dew_gatherers = Рососборники для посадок
prescience-card-paul_the_mahdi = Фримены зовут Пола Махди
prescience-card-water_discipline = Дисциплина воды
prescience-card-new_windtraps = Новые скрытые ветровые ловушки
prescience-card-stunted_worms = Малорослые черви
prescience-card-bene_gesserit_training = Джессика учит Пола пути Бене Гессерит
prescience-card-desert_war = Война в пустыне
prescience-card-lisan_al_gaib = Лисан аль-Гаиб
prescience-card-paul_drinks_the_water_of_life = Пол пьёт Воду Жизни
prescience-card-families_flee_to_the_southern_palmaries = Семьи бегут в южные пальмовые рощи
prescience-card-placeholder_sandrider = Пол седлает Творца
prescience-card-placeholder_spice_raid = Налёт на поля Пряности
prescience-card-placeholder_sardaukar_fall = Гибель сардаукаров
prescience-card-placeholder_first_victory = Ужас перед федайкинами
prescience-card-placeholder_rite_of_the_reverend_mother = Обряд Преподобной Матери
prescience-card-placeholder_vision_of_the_future = Видение будущего

## тайные цели
objective-objective_1 = Тайная цель 1
objective-objective_2 = Тайная цель 2
objective-objective_3 = Тайная цель 3
objective-objective_4 = Тайная цель 4
objective-objective_5 = Тайная цель 5
objective-objective_6 = Тайная цель 6

## что есть у стороны, в перечне изменений
arrakis-cell-bene_gesserit = жетоны Бене Гессерит
arrakis-cell-used_dice = использованные кубики
arrakis-cell-officers = обычные лидеры вне поля
arrakis-cell-hand = карты планирования на руке
arrakis-cell-objectives = тайные цели
arrakis-cell-spent_tokens = раскрытые жетоны
