### Назви того, що є лише в «Піднесенні»: ВИД-ІД, як у доменах гри. Спільне з базовою грою названо там.

## карти
card-prepare_the_way = Підготовка шляху
card-bene_gesserit_operative = Агентка Бене Гессерит
card-branching_path = Роздоріжжя
card-calculus_of_power = Розрахунок влади
card-captured_mentat = Полонений ментат
card-chani_clever_tactician = Чані, вправна тактикиня
card-corrinth_city = Місто Коррінт
card-covert_operation = Таємна операція
card-dangerous_rhetoric = Небезпечна риторика
card-desert_power = Сила пустелі
card-desert_survival = Виживання в пустелі
card-double_agent = Подвійний агент
card-ecological_testing_station = Екологічна дослідна станція
card-fedaykin_stilltent = Дистинамет федайкінів
card-guild_envoy = Посланець Гільдії
card-guild_spy = Шпигун Гільдії
card-hidden_missive = Приховане послання
card-imperial_spymaster = Імперський керівник шпигунів
card-in_high_places = У високих колах
card-junction_headquarters = Штаб-квартира на Джанкшн
card-leadership = Лідерство
card-long_live_the_fighters = Хай живуть бійці
card-maker_keeper = Доглядач творців
card-maula_pistol = Маула-пістолет
card-northern_watermaster = Північний водомайстер
card-overthrow = Повалення влади
card-paracompass = Паракомпас
card-price_is_no_object = За будь-яку ціну
card-public_spectacle = Публічне видовище
card-rebel_supplier = Постачальник повстанців
card-reliable_informant = Надійний інформатор
card-sardaukar_coordination = Координація сардауків
card-sardaukar_soldier = Воїн-сардаук
card-shishakli = Шишаклі
card-smugglers_harvester = Комбайн контрабандиста
card-smugglers_haven = Сховище контрабандистів
card-southern_elders = Старійшини півдня
card-space_time_folding = Згортання простору-часу
card-spacing_guilds_favor = Прихильність Гільдії Лоцманів
card-spy_network = Шпигунська мережа
card-steersman = Стерновий
card-stilgar_the_devoted = Стілгар Відданий
card-strike_fleet = Ударний флот
card-subversive_advisor = Підступний радник
card-treacherous_maneuver = Зрадницький маневр
card-tread_in_darkness = Крізь темряву
card-truthtrance = Транс правди
card-undercover_asset = Агент під прикриттям
card-unswerving_loyalty = Незламна вірність
card-weirding_woman = Відьма
card-wheels_within_wheels = Інтриги всередині інтриг
card-cargo_runner = Перевізник вантажів
card-delivery_agreement = Угода про постачання
card-interstellar_trade = Міжзоряна торгівля
card-priority_contracts = Першочергові контракти

## карти інтриг
intrigue-card-buy_access = Куплений доступ
intrigue-card-call_to_arms = Заклик до зброї
intrigue-card-change_allegiances = Зміна сторони
intrigue-card-contingency_plan = Запасний план
intrigue-card-councilors_ambition = Амбіції радника
intrigue-card-crysknife = Крис-ніж
intrigue-card-cunning = Хитрість
intrigue-card-depart_for_arrakis = Відліт на Арракіс
intrigue-card-desert_mouse = Пустельна миша
intrigue-card-detonation = Вибух
intrigue-card-distraction = Відволікання
intrigue-card-imperium_politics = Політика Імперіуму
intrigue-card-inspire_awe = Благоговіння
intrigue-card-intelligence_report = Звіт розвідки
intrigue-card-manipulate = Маніпуляція
intrigue-card-market_opportunity = Вигідна оборудка
intrigue-card-mercenaries = Найманці
intrigue-card-opportunism = Опортунізм
intrigue-card-ornithopter = Орнітоптер
intrigue-card-shaddams_favor = Прихильність Шаддама
intrigue-card-sietch_ritual = Обряд січі
intrigue-card-special_mission = Особливе завдання
intrigue-card-strategic_stockpiling = Стратегічні запаси
intrigue-card-unexpected_allies = Несподівані союзники
intrigue-card-devour = Пожирання
intrigue-card-find_weakness = Пошук слабкості
intrigue-card-go_to_ground = У підпілля
intrigue-card-impress = Сильне враження
intrigue-card-questionable_methods = Сумнівні методи
intrigue-card-spice_is_power = Прянощі — це влада
intrigue-card-spring_the_trap = Пастка зачиняється
intrigue-card-tactical_option = Тактичний вибір
intrigue-card-weirding_combat = Відьомський бій
intrigue-card-secure_spice_trade = Надійна торгівля прянощами
intrigue-card-shadow_alliance = Тіньовий союз
intrigue-card-backed_by_choam = За підтримки ДАПТ
intrigue-card-choam_profits = Прибутки ДАПТ
intrigue-card-leverage = Важіль впливу
intrigue-card-reach_agreement = Досягнення згоди

## конфлікти
conflict-skirmish_crysknife = Сутичка (крис-ніж)
conflict-skirmish_ornithopter = Сутичка (орнітоптер)
conflict-skirmish_desert_mouse = Сутичка (пустельна миша)
conflict-choam_security = Охорона ДАПТ
conflict-spice_freighters = Вантажні кораблі з прянощами
conflict-seize_spice_refinery = Захоплення заводу прянощів
conflict-test_of_loyalty = Перевірка вірності
conflict-shadow_contest = Змагання в тіні
conflict-protect_the_sietches = Захист січей
conflict-trade_dispute = Торгова суперечка
conflict-propaganda = Пропаганда
conflict-battle_for_spice_refinery = Битва за завод прянощів

## локації
space-dutiful_service = Віддана служба
space-sardaukar = Сардаукар
space-deliver_supplies = Доставлення припасів
space-espionage = Шпигунство
space-desert_tactics = Тактика пустелі
space-fremkit = Фрим-пакет
space-imperial_privilege = Імперський привілей
space-assembly_hall = Зала засідань
space-gather_support = Здобуття підтримки
space-accept_contract = Укладання контракту
space-shipping = Перевезення
space-spice_refinery = Завод прянощів
space-deep_desert = Глибока пустеля

## спостережні пункти: де може стояти шпигун
post-post_emperor = Імператор
post-post_spacing_guild = Гільдія Лоцманів
post-post_bene_gesserit = Бене Гессерит
post-post_fremen = Фримени
post-post_landsraad_council = Вища рада
post-post_landsraad_hall = Зала засідань
post-post_choam = ДАПТ
post-post_sietch_tabr_research_station = Січ Табр / Дослідна станція
post-post_research_station_spice_refinery = Дослідна станція / Завод прянощів
post-post_spice_refinery_arrakeen = Завод прянощів / Арракін
post-post_imperial_basin = Басейн Імператора
post-post_hagga_basin = Басейн Гаґґа
post-post_deep_desert = Глибока пустеля

## символи бою та цілі
battle-icon-crysknife = крис-ніж
battle-icon-desert_mouse = пустельна миша
battle-icon-ornithopter = орнітоптер
battle-icon-wild = будь-який
objective-objective_desert_mouse_first_player = Ціль: пустельна миша (перший гравець)
objective-objective_crysknife = Ціль: крис-ніж
objective-objective_ornithopter_1_3p = Ціль: орнітоптер
objective-objective_desert_mouse_4_6p = Ціль: пустельна миша
objective-objective_crysknife_4_6p = Ціль: крис-ніж

## лідери: ім’я та назви постійного вміння і вміння персня; `.other-…` — зворотний бік
leader-feyd_rautha_harkonnen = Фейд-Раута Харконнен
    .left = Підступна сила
    .signet = Особисті тренування
leader-gurney_halleck = Гурні Галлек
    .left = Завжди з усмішкою
    .signet = Воєначальник
leader-lady_amber_metulli = Леді Ембер Метулли
    .left = Пустельні розвідники
    .signet = Повна скарбниця
leader-lady_jessica = Леді Джессіка
    .left = Чужі спогади
    .signet = Агонія прянощів
    .other = Превелебна Матір Джессіка
    .other-left = Превелебна Матір
    .other-signet = Вода Життя
leader-lady_margot_fenring = Леді Марго Фенрінг
    .left = Вірність
    .signet = Інформатор з Арракіса
leader-muad_dib = Муад’Діб
    .left = Непередбачуваний ворог
    .signet = Прокладений шлях
leader-princess_irulan = Принцеса Ірулан
    .left = Право імператорської крові
    .signet = Прозорливість літописиці
leader-shaddam_corrino_iv = Шаддам IV Корріно
    .left = Командувач сардауків
    .signet = Імператор відомого всесвіту
leader-staban_tuek = Стабан Туек
    .left = Контрабанда прянощів
    .signet = Невидима мережа

## шкала тренувань Фейда-Раути
training-start = початок
training-upper_1 = перший крок, верхня гілка
training-lower_1 = перший крок, нижня гілка
training-middle = середина
training-upper_2 = другий крок, верхня гілка
training-lower_2a = другий крок, нижня гілка
training-lower_2b = третій крок, нижня гілка
training-final = кінець

## доми, символи
house-Metulli = Метулли
house-Fenring = Фенрінг
house-Corrino = Корріно
icon-spy = Шпигун

## «так» і «ні»
answer-yes = так
answer-no = ні

## що має гравець, як це показує перегляд ходу
cell-sandworms = піщані хробаки
cell-spies = шпигуни на полі
cell-maker_hooks = гаки творця
cell-won = карти конфліктів горілиць
cell-matched = карти конфліктів долілиць
cell-memories = спогади
