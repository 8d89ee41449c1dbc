### Названия того, что есть только в «Восстании»: ВИД-ID, как в самой игре. Общее с базовой игрой названо там.

## карта
card-prepare_the_way = Подготовка пути
card-bene_gesserit_operative = Агентесса Бене Гессерит
card-branching_path = Развилка
card-calculus_of_power = Расчёт власти
card-captured_mentat = Пленённый ментат
card-chani_clever_tactician = Чани, искусный тактик
card-corrinth_city = Город Корринт
card-covert_operation = Тайная операция
card-dangerous_rhetoric = Опасная риторика
card-desert_power = Сила пустыни
card-desert_survival = Выживание в пустыне
card-double_agent = Двойной агент
card-ecological_testing_station = Экологическая опытная станция
card-fedaykin_stilltent = Диститент федайкинов
card-guild_envoy = Посланник гильдии
card-guild_spy = Шпион гильдии
card-hidden_missive = Тайное послание
card-imperial_spymaster = Глава имперских шпионов
card-in_high_places = В высших кругах
card-junction_headquarters = Штаб-квартира на Джанкшне
card-leadership = Лидерство
card-long_live_the_fighters = Да здравствуют бойцы
card-maker_keeper = Смотритель творцов
card-maula_pistol = Маула-пистолет
card-northern_watermaster = Северный водовладелец
card-overthrow = Свержение
card-paracompass = Паракомпас
card-price_is_no_object = За любую цену
card-public_spectacle = Публичное зрелище
card-rebel_supplier = Поставщик повстанцев
card-reliable_informant = Надёжный осведомитель
card-sardaukar_coordination = Координация сардаукаров
card-sardaukar_soldier = Солдат-сардаукар
card-shishakli = Шишакли
card-smugglers_harvester = Комбайн контрабандиста
card-smugglers_haven = Убежище контрабандистов
card-southern_elders = Старейшины юга
card-space_time_folding = Свёртывание пространства-времени
card-spacing_guilds_favor = Милость Гильдии Космогации
card-spy_network = Шпионская сеть
card-steersman = Рулевой
card-stilgar_the_devoted = Стилгар Преданный
card-strike_fleet = Ударный флот
card-subversive_advisor = Коварный советник
card-treacherous_maneuver = Предательский манёвр
card-tread_in_darkness = Сквозь темноту
card-truthtrance = Транс правды
card-undercover_asset = Агент под прикрытием
card-unswerving_loyalty = Непоколебимая верность
card-weirding_woman = Ведьма
card-wheels_within_wheels = Колёса внутри колёс
card-cargo_runner = Перевозчик грузов
card-delivery_agreement = Договор о поставке
card-interstellar_trade = Межзвёздная торговля
card-priority_contracts = Первоочередные контракты

## карта интриги
intrigue-card-buy_access = Купленный доступ
intrigue-card-call_to_arms = Призыв к оружию
intrigue-card-change_allegiances = Смена стороны
intrigue-card-contingency_plan = Запасной план
intrigue-card-councilors_ambition = Амбиции советника
intrigue-card-crysknife = Крис-нож
intrigue-card-cunning = Хитрость
intrigue-card-depart_for_arrakis = Отбытие на Арракис
intrigue-card-desert_mouse = Пустынная мышь
intrigue-card-detonation = Взрыв
intrigue-card-distraction = Отвлекающий манёвр
intrigue-card-imperium_politics = Политика Империи
intrigue-card-inspire_awe = Благоговение
intrigue-card-intelligence_report = Донесение разведки
intrigue-card-manipulate = Манипуляция
intrigue-card-market_opportunity = Выгодная сделка
intrigue-card-mercenaries = Наёмники
intrigue-card-opportunism = Оппортунизм
intrigue-card-ornithopter = Орнитоптер
intrigue-card-shaddams_favor = Милость Шаддама
intrigue-card-sietch_ritual = Обряд сиетча
intrigue-card-special_mission = Особое задание
intrigue-card-strategic_stockpiling = Стратегические запасы
intrigue-card-unexpected_allies = Нежданные союзники
intrigue-card-devour = Пожирание
intrigue-card-find_weakness = Поиск слабости
intrigue-card-go_to_ground = В подполье
intrigue-card-impress = Сильное впечатление
intrigue-card-questionable_methods = Сомнительные методы
intrigue-card-spice_is_power = Пряность — это власть
intrigue-card-spring_the_trap = Ловушка захлопнулась
intrigue-card-tactical_option = Тактический выбор
intrigue-card-weirding_combat = Ведьмовской бой
intrigue-card-secure_spice_trade = Надёжная торговля Пряностью
intrigue-card-shadow_alliance = Тайный союз
intrigue-card-backed_by_choam = При поддержке КООАМ
intrigue-card-choam_profits = Прибыли КООАМ
intrigue-card-leverage = Рычаг влияния
intrigue-card-reach_agreement = Достижение согласия

## конфликт
conflict-skirmish_crysknife = Стычка (крис-нож)
conflict-skirmish_ornithopter = Стычка (орнитоптер)
conflict-skirmish_desert_mouse = Стычка (пустынная мышь)
conflict-choam_security = Охрана КООАМ
conflict-spice_freighters = Грузовозы с Пряностью
conflict-seize_spice_refinery = Захват завода Пряности
conflict-test_of_loyalty = Проверка верности
conflict-shadow_contest = Борьба в тени
conflict-protect_the_sietches = Защита сиетчей
conflict-trade_dispute = Торговый спор
conflict-propaganda = Пропаганда
conflict-battle_for_spice_refinery = Битва за завод Пряности

## ячейка
space-dutiful_service = Верная служба
space-sardaukar = Сардаукар
space-deliver_supplies = Доставка припасов
space-espionage = Шпионаж
space-desert_tactics = Тактика пустыни
space-fremkit = Фримпакет
space-imperial_privilege = Имперская привилегия
space-assembly_hall = Зал собраний
space-gather_support = Сбор поддержки
space-accept_contract = Принятие контракта
space-shipping = Перевозки
space-spice_refinery = Завод Пряности
space-deep_desert = Глубокая пустыня

## наблюдательный пост: где может стоять шпион
post-post_emperor = Император
post-post_spacing_guild = Гильдия Космогации
post-post_bene_gesserit = Бене Гессерит
post-post_fremen = Фримены
post-post_landsraad_council = Высший Совет
post-post_landsraad_hall = Зал собраний
post-post_choam = КООАМ
post-post_sietch_tabr_research_station = Сиетч Табр / Научная станция
post-post_research_station_spice_refinery = Научная станция / Завод Пряности
post-post_spice_refinery_arrakeen = Завод Пряности / Арракин
post-post_imperial_basin = Имперская котловина
post-post_hagga_basin = Котловина Хагга
post-post_deep_desert = Глубокая пустыня

## символ битвы, цель
battle-icon-crysknife = крис-нож
battle-icon-desert_mouse = пустынная мышь
battle-icon-ornithopter = орнитоптер
battle-icon-wild = любой
objective-objective_desert_mouse_first_player = Цель: пустынная мышь (первый игрок)
objective-objective_crysknife = Цель: крис-нож
objective-objective_ornithopter_1_3p = Цель: орнитоптер
objective-objective_desert_mouse_4_6p = Цель: пустынная мышь
objective-objective_crysknife_4_6p = Цель: крис-нож

## лидер: имя и названия постоянной способности и способности перстня; `.other-…` — обратная сторона
leader-feyd_rautha_harkonnen = Фейд-Раута Харконнен
    .left = Коварная сила
    .signet = Личные тренировки
leader-gurney_halleck = Гурни Халлек
    .left = Всегда с улыбкой
    .signet = Военачальник
leader-lady_amber_metulli = Леди Эмбер Метулли
    .left = Пустынные разведчики
    .signet = Полная казна
leader-lady_jessica = Леди Джессика
    .left = Чужие воспоминания
    .signet = Агония Пряности
    .other = Преподобная Мать Джессика
    .other-left = Преподобная Мать
    .other-signet = Вода Жизни
leader-lady_margot_fenring = Леди Марго Фенринг
    .left = Верность
    .signet = Осведомитель с Арракиса
leader-muad_dib = Муад’Диб
    .left = Непредсказуемый враг
    .signet = Указать путь
leader-princess_irulan = Принцесса Ирулан
    .left = Право императорской крови
    .signet = Прозорливость летописца
leader-shaddam_corrino_iv = Шаддам IV Коррино
    .left = Командующий сардаукарами
    .signet = Император известной вселенной
leader-staban_tuek = Стабан Туек
    .left = Контрабанда Пряности
    .signet = Невидимая сеть

## трек тренировок Фейда-Рауты
training-start = начало
training-upper_1 = первый шаг, верхняя ветвь
training-lower_1 = первый шаг, нижняя ветвь
training-middle = середина
training-upper_2 = второй шаг, верхняя ветвь
training-lower_2a = второй шаг, нижняя ветвь
training-lower_2b = третий шаг, нижняя ветвь
training-final = конец

## дом, символ
house-Metulli = Метулли
house-Fenring = Фенринг
house-Corrino = Коррино
icon-spy = Шпион

## «да» и «нет»
answer-yes = да
answer-no = нет

## что есть у игрока, в списке изменений
cell-sandworms = песчаные черви
cell-spies = шпионы на поле
cell-maker_hooks = крюки Творца
cell-won = карты конфликтов лицом вверх
cell-matched = карты конфликтов лицом вниз
cell-memories = воспоминания
