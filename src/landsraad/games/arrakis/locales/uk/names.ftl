### Назви того, що є у «Війні за Арракіс»: ВИД-ІД, як у доменах гри. Зони без назви на полі та жетони розгортання
### називають повідомленням з номером.

## сторони
side-atreides = Атріди
side-harkonnen = Харконнени

## фази раунду
phase-start = початок раунду
phase-vehicles = розміщення транспорту
phase-actions = дії
phase-hazards = небезпеки пустелі
phase-harvest = збирання прянощів
phase-end = кінець раунду

## сектори; зону без власної назви називають за її сектором і номером
sector-ne_outer = Зовнішній північний схід
    .code = ПнСх
sector-se_outer = Зовнішній південний схід
    .code = ПдСх
sector-sw_outer = Зовнішній південний захід
    .code = ПдЗх
sector-nw_outer = Зовнішній північний захід
    .code = ПнЗх
sector-ne_central = Центральний північний схід
    .code = пнсх
sector-se_central = Центральний південний схід
    .code = пдсх
sector-sw_central = Центральний південний захід
    .code = пдзх
sector-nw_central = Центральний північний захід
    .code = пнзх
area-unnamed = { $sector } { $n }

## зони з назвою на полі
area-gara_kulon = Гара Кулон
area-sihaya_ridge = Хребет Сігая
area-pasty_mesa = Столова гора Пасті
area-tasmin_sink = Западина Тасмін
area-habbanya_ridge = Хребет Габбанья
area-bight_of_the_cliff = Скельна затока
area-rock_outcroppings = Скелясті виступи
area-the_funeral_plain = Поховальна рівнина
area-the_great_flat = Велика рівнина
area-arrakeen = Арракін
area-broken_land = Розламана земля
area-carthag = Карфаг
area-hole_in_the_rock = Діра в скелі
area-imperial_basin = Імперський басейн
area-rimwall_west = Західна коронна гряда
area-shield_wall_east = Оборонна стіна (схід)
area-false_wall_east = Східна хибна стіна
area-false_wall_south = Південна хибна стіна
area-harg_pass = Перевал Гарг
area-hobars_gap = Прохід Гобарса
area-false_wall_west = Західна хибна стіна
area-windgap = Вітрова ущелина
area-arsunt = Арсунт
area-hagga_basin = Басейн Гагга
area-shield_wall_west = Оборонна стіна (захід)
area-splintered_rock = Розтріскана скеля
area-wind_pass = Вітровий перевал
area-north_pole = Північний полюс

## повітряні зони за їхнім розташуванням
air-zone-az_1 = Північний схід
air-zone-az_2 = Північ
air-zone-az_3 = Північний захід
air-zone-az_4 = Схід
air-zone-az_5 = Південний схід
air-zone-az_6 = Південь
air-zone-az_7 = Захід
air-zone-az_8 = Південний захід

## місцевість
terrain-mountain = гори
terrain-plateau = плато
terrain-minor_erg = менший ерг
terrain-desert = пустеля
terrain-deep_desert = глибока пустеля

## результати кубиків дій та бойових кубиків
die-result-leadership = Лідерство
die-result-strategy = Стратегія
die-result-deployment = Розгортання
die-result-mentat = Ментат
die-result-house = Дім
combat-result-hit = влучання
combat-result-shield = щит
combat-result-special = особливий результат

## загони й лідери; `.acc` — у знахідному відмінку, `.with` — з ким
tier-regular = звичайний
tier-elite = елітний
tier-special = спеціальний
figure-regular = звичайний загін
figure-elite = елітний загін
figure-fedaykin = федайкін
    .acc = федайкіна
figure-sardaukar = сардаукар
    .acc = сардаукара
figure-naib = наїб
    .acc = наїба
figure-bashar = башар
    .acc = башара
named-leader-baron_harkonnen = Барон Харконнен
    .acc = барона Харконнена
    .with = з бароном Харконненом
    .short = Барон
named-leader-beast_rabban = Звір Раббан
    .acc = Звіра Раббана
    .with = зі Звіром Раббаном
    .short = Раббан
named-leader-feyd_rautha = Фейд-Раута
    .acc = Фейда-Рауту
    .with = з Фейдом-Раутою
    .short = Фейд
named-leader-thufir_hawat = Зуфір Хават
    .acc = Зуфіра Хавата
    .with = із Зуфіром Хаватом
    .short = Хават
named-leader-gaius_helen_mohiam = Гай Елена Могіям
    .acc = Гай Елену Могіям
    .with = з Гай Еленою Могіям
    .short = Могіям
named-leader-captain_aramsham = Капітан Арамшам
    .acc = капітана Арамшама
    .with = з капітаном Арамшамом
    .short = Арамшам
named-leader-emperor_shaddam_iv = Імператор Шаддам IV
    .acc = Імператора Шаддама IV
    .with = з Імператором Шаддамом IV
    .short = Імператор
named-leader-paul_atreides = Пол Атрід
    .acc = Пола Атріда
    .short = Пол
named-leader-lady_jessica = Леді Джессіка
    .acc = леді Джессіку
    .short = Джессіка
named-leader-reverend_mother_jessica = Превелебна Матір Джессіка
    .acc = Превелебну Матір Джессіку
    .with = з Превелебною Матір’ю Джессікою
    .short = Джессіка ПМ
named-leader-gurney_halleck = Гурні Галлек
    .acc = Гурні Галлека
    .with = з Гурні Галлеком
    .short = Гурні
named-leader-alia = Алія
    .acc = Алію
    .with = з Алією
    .short = Алія
named-leader-stilgar = Стілгар
    .acc = Стілгара
    .with = зі Стілгаром
    .short = Стілгар
named-leader-chani = Чані
    .with = з Чані
    .short = Чані
named-leader-paul_muad_dib = Пол-Муад’Діб
    .acc = Пола-Муад’Діба
    .with = з Полом-Муад’Дібом
    .short = Муад’Діб
named-leader-wild_maker = Дикий Творець
    .acc = Дикого Творця
    .short = Дикий Творець
named-leader-paul = Пол
    .acc = Пола
    .with = з Полом
leader-state-box = ще не в грі
leader-state-aside = поза полем
leader-state-board = на полі
leader-state-tank = у резервуарі регенерації
leader-state-gone = поза грою

## жетони, транспорт, хробаки
counter-numbered = жетон { $n }
vehicle-harvester = гарвестер
vehicle-ornithopter = орнітоптер
vehicle-carryall = транспортувальник
wormsign-sand = пісок
wormsign-sandworm = піщаний хробак
wormsign-burrowing_sandworm = піщаний хробак зарився
worm-sandworm = піщаний хробак
    .acc = піщаного хробака
worm-wild_maker = Дикий Творець
    .acc = Дикого Творця

## маркери та сили Імперії
marker-kwisatz_haderach = Квізац Хадерах
marker-sand_dwellers = Мешканці піску
marker-jihad = Джигад
power-choam = ДАПТ
power-spacing_guild = Гільдія Лоцманів
power-landsraad = Ландсраад

## які правила діють
ruling-rulebook = за книгою правил
ruling-faq = за офіційними роз’ясненнями, де вони відрізняються

## колоди планування
planning-deck-house_harkonnen = Дім Харконненів
planning-deck-corrino_allies = Союзники Коррино
planning-deck-house_atreides = Дім Атрідів
planning-deck-fremen_allies = Союзники-фримени

## карти планування: Дім Харконненів
planning-card-hard_times_and_oppression = Скрутні часи й гніт
planning-card-forced_recruitment = Примусове вербування
planning-card-beloved_feyd_rautha = Улюблений Фейд-Раута
planning-card-harkonnen_patrols = Патрулі Харконненів
planning-card-arsunt_legion = Легіон Арсунту
planning-card-barons_personal_guard = Особиста гвардія барона
planning-card-hawats_scheming = Інтриги Хавата
planning-card-evidence_of_rebellion = Ознаки бунту
planning-card-polar_cap_factories = Фабрики полярної шапки
planning-card-carthag_the_former_capital = Карфаг, колишня столиця
planning-card-workhorse_of_arrakis = Робоча конячка Арракіса
planning-card-spotter_control = Керування спостерігачами
planning-card-explosive_artillery = Вибухова артилерія
planning-card-sandmasters = Майстри піску
planning-card-mudir_nahya_the_demon_ruler = Мудір Нах’я, володар-демон
planning-card-hunter_seeker = Мисливець-шукач

## карти планування: союзники Коррино
planning-card-rage_overcame_shaddam_iv_a = Гнів опанував Шаддама IV
planning-card-rage_overcame_shaddam_iv_b = Гнів опанував Шаддама IV
planning-card-rage_overcame_shaddam_iv_c = Гнів опанував Шаддама IV
planning-card-manipulation_of_others = Маніпулювання іншими
planning-card-breeding_program = Програма селекції
planning-card-troop_carriers = Військові транспорти
planning-card-shigawire = Шигадріт
planning-card-hope_clouds_observation = Надія затуманює погляд
planning-card-reports_of_traitors = Повідомлення про зрадників
planning-card-sardaukar_pogrom = Погром сардаукарів
planning-card-sardaukars_manner = Звичай сардаукарів
planning-card-spies_all_over_arrakis = Шпигуни по всьому Арракісу
planning-card-full_control_of_the_air = Повний контроль над повітрям
planning-card-moving_the_battle_group = Перекидання бойової групи
planning-card-killers_without_mercy = Безжальні вбивці
planning-card-sardaukar_disguised = Переодягнені сардаукари
planning-card-i_decide_what_best_serves_his_majesty = Я вирішую, що найкраще для Його Величності
planning-card-seek_out_the_mahdi = Розшукати Магді

## карти планування: Дім Атрідів
planning-card-war_plan = План війни
planning-card-alia_the_abomination = Алія, Гидота
planning-card-smugglers_a = Контрабандисти
planning-card-smugglers_b = Контрабандисти
planning-card-smugglers_c = Контрабандисти
planning-card-the_voice = Голос
planning-card-death_commandos = Командос-смертники
planning-card-tested_with_the_gom_jabbar = Випробування ґом-джаббаром
planning-card-chatt_the_leaper = Чатт-Стрибун
planning-card-truthtrance = Транс Правди
planning-card-adab_the_demanding_memory = Адаб, вимоглива пам’ять
planning-card-alam_al_mithal = Алам аль-Мітал, світ подоб
planning-card-usul_the_base_of_the_pillar = Усул, основа стовпа
planning-card-voice_from_the_outer_world = Голос із зовнішнього світу
planning-card-our_family_atomics = Наш родинний ядерний арсенал
planning-card-battle_language = Бойова мова
planning-card-bill_of_particulars = Перелік звинувачень
planning-card-fear_is_the_mind_killer = Страх убиває розум

## карти планування: союзники-фримени
planning-card-shai_hulud = Шай-Хулуд
planning-card-wall_of_sandworms = Стіна піщаних хробаків
planning-card-dust_chasms = Пилові провалля
planning-card-fremen_rockets = Ракети фрименів
planning-card-eyes_of_ibad = Очі Ібада
planning-card-captured_ornithopter = Захоплений орнітоптер
planning-card-crysknife = Крис-ніж
planning-card-cielagos_piping_message = Писклива вість сьєлаго
planning-card-jubba_cloaks = Плащі джубба
planning-card-hieregs = Хіреги
planning-card-grandmother_of_a_storm = Прабабця бур
planning-card-stillsuits = Дистикости
planning-card-i_am_stilgar_the_fremen = Я — Стілгар, фримен
planning-card-thumpers = Гупала
planning-card-kitab_al_ibar = Кітаб аль-Ібар
planning-card-sandtides = Піщані припливи

## карти передбачення
prescience-card-dew_gatherers = Росозбирачі для насаджень
prescience-card-paul_the_mahdi = Фримени називають Пола Магді
prescience-card-water_discipline = Дисципліна води
prescience-card-new_windtraps = Нові приховані вітрові пастки
prescience-card-stunted_worms = Недорослі хробаки
prescience-card-bene_gesserit_training = Джессіка вчить Пола шляхів Бене Гессерит
prescience-card-desert_war = Війна в пустелі
prescience-card-lisan_al_gaib = Лісан аль-Гаїб
prescience-card-paul_drinks_the_water_of_life = Пол п’є воду життя
prescience-card-families_flee_to_the_southern_palmaries = Сім’ї тікають у південні пальмові гаї
prescience-card-placeholder_sandrider = Пол осідлує творця
prescience-card-placeholder_spice_raid = Наліт на поля прянощів
prescience-card-placeholder_sardaukar_fall = Сардаукари гинуть
prescience-card-placeholder_first_victory = Жах перед федайкінами
prescience-card-placeholder_rite_of_the_reverend_mother = Обряд Превелебної Матері
prescience-card-placeholder_vision_of_the_future = Видіння майбутнього

## таємні цілі
objective-objective_1 = Таємна мета 1
objective-objective_2 = Таємна мета 2
objective-objective_3 = Таємна мета 3
objective-objective_4 = Таємна мета 4
objective-objective_5 = Таємна мета 5
objective-objective_6 = Таємна мета 6

## що має сторона, у переліку змін
arrakis-cell-bene_gesserit = жетони Бене Гессерит
arrakis-cell-used_dice = використані кубики
arrakis-cell-officers = звичайні лідери поза полем
arrakis-cell-hand = карти планування на руці
arrakis-cell-objectives = таємні цілі
arrakis-cell-spent_tokens = розкриті жетони
