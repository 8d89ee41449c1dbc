### Назви карт, локацій, лідерів тощо базової гри: ВИД-ІД, як у доменах гри.

## карти
card-convincing_argument = Переконливий аргумент
card-dagger = Кинджал
card-diplomacy = Дипломатія
card-dune_the_desert_planet = Дюна, пустельна планета
card-reconnaissance = Розвідка
card-seek_allies = Пошук союзників
card-signet_ring = Перстень із печаткою
card-arrakis_liaison = Представник Арракіса
card-the_spice_must_flow = Прянощі повинні текти
card-foldspace = Міжпросторова подорож
card-arrakis_recruiter = Вербувальник з Арракіса
card-assassination_mission = Замовне вбивство
card-bene_gesserit_initiate = Утаємничена Бене Гессерит
card-bene_gesserit_sister = Сестра Бене Гессерит
card-carryall = Транспортувальник
card-chani = Чані
card-choam_directorship = Директорат ДАПТ
card-crysknife = Крис-ніж
card-dr_yueh = Доктор Юе
card-duncan_idaho = Дункан Айдаго
card-fedaykin_death_commando = Федайкін-смертник
card-firm_grip = Міцна хватка
card-fremen_camp = Табір Фрименів
card-gene_manipulation = Генетична маніпуляція
card-guild_administrator = Адміністратор Гільдії
card-guild_ambassador = Посол Гільдії
card-guild_bankers = Банкіри Гільдії
card-gun_thopter = Бойовий топтер
card-gurney_halleck = Гурні Галлек
card-imperial_spy = Імперський шпигун
card-kwisatz_haderach = Квізац Хадерах
card-lady_jessica = Леді Джессіка
card-liet_kynes = Лієт Кайнс
card-missionaria_protectiva = Місіонарія Протектіва
card-opulence = Розкіш
card-other_memory = Інша пам’ять
card-piter_de_vries = Пітер де Вріз
card-power_play = Гра за владу
card-reverend_mother_mohiam = Превелебна Матір Могіям
card-sardaukar_infantry = Піхота сардауків
card-sardaukar_legion = Легіон сардауків
card-scout = Розвідник
card-shifting_allegiances = Мінлива вірність
card-sietch_reverend_mother = Превелебна Матір січі
card-smugglers_thopter = Топтер контрабандиста
card-space_travel = Космічна подорож
card-spice_hunter = Шукач прянощів
card-spice_smugglers = Контрабандисти прянощів
card-stilgar = Стілгар
card-test_of_humanity = Перевірка на людськість
card-the_voice = Голос
card-thufir_hawat = Зуфір Хават
card-worm_riders = Вершники хробаків

## карти інтриг
intrigue-card-bindu_suspension = Бінду-затримка
intrigue-card-bribery = Підкуп
intrigue-card-bypass_protocol = В обхід протоколу
intrigue-card-calculated_hire = Обдумані витрати
intrigue-card-charisma = Харизма
intrigue-card-choam_shares = Акції ДАПТ
intrigue-card-councilors_dispensation = Привілей радника
intrigue-card-dispatch_an_envoy = Відряджений посланець
intrigue-card-double_cross = Подвійна гра
intrigue-card-favored_subject = Улюблений підданий
intrigue-card-guild_authorization = Дозвіл Гільдії
intrigue-card-infiltrate = Проникнення
intrigue-card-know_their_ways = Знання їхніх звичаїв
intrigue-card-poison_snooper = Вловлювач отрути
intrigue-card-rapid_mobilization = Швидка мобілізація
intrigue-card-recruitment_mission = Вербувальна місія
intrigue-card-refocus = Нова мета
intrigue-card-reinforcements = Підкріплення
intrigue-card-secret_of_the_sisterhood = Таємниця Сестринства
intrigue-card-the_sleeper_must_awaken = Сплячий мусить прокинутися
intrigue-card-urgent_mission = Термінове завдання
intrigue-card-water_of_life = Вода Життя
intrigue-card-water_peddlers_union = Спілка продавців води
intrigue-card-windfall = Несподіваний прибуток
intrigue-card-allied_armada = Союзна армада
intrigue-card-ambush = Засідка
intrigue-card-demand_respect = Вимога поваги
intrigue-card-master_tactician = Майстер тактики
intrigue-card-private_army = Приватна армія
intrigue-card-staged_incident = Інсценований інцидент
intrigue-card-to_the_victor = Переможець бере все
intrigue-card-tiebreaker = Вирішальна перевага
intrigue-card-corner_the_market = Захоплення ринку
intrigue-card-plans_within_plans = Плани всередині планів

## конфлікти
conflict-skirmish_a = Сутичка
conflict-skirmish_b = Сутичка
conflict-skirmish_c = Сутичка
conflict-skirmish_d = Сутичка
conflict-cloak_and_dagger = Плащ і кинджал
conflict-desert_power = Сила пустелі
conflict-guild_bank_raid = Наліт на банк Гільдії
conflict-machinations = Махінації
conflict-raid_stockpiles = Наліт на сховища
conflict-secure_imperial_basin = Захист Басейну Імператора
conflict-siege_of_arrakeen = Облога Арракіна
conflict-siege_of_carthag = Облога Карфага
conflict-sort_through_the_chaos = Подолання хаосу
conflict-terrible_purpose = Жахливе призначення
conflict-battle_for_arrakeen = Битва за Арракін
conflict-battle_for_carthag = Битва за Карфаг
conflict-battle_for_imperial_basin = Битва за Басейн Імператора
conflict-grand_vision = Велике видіння

## локації
space-conspire = Змова
space-wealth = Багатство
space-heighliner = Гайлайнер
space-foldspace_space = Міжпросторова подорож
space-selective_breeding = Селекція
space-secrets = Секрети
space-hardy_warriors = Витривалі воїни
space-stillsuits = Дистикости
space-high_council = Вища рада
space-mentat = Ментат
space-rally_troops = Збір загонів
space-hall_of_oratory = Ораторська зала
space-swordmaster = Майстер меча
space-sell_melange = Продаж меланжу
space-secure_contract = Укладення угоди
space-arrakeen = Арракін
space-carthag = Карфаг
space-research_station = Дослідна станція
space-sietch_tabr = Січ Табр
space-the_great_flat = Велика рівнина
space-hagga_basin = Басейн Гаґґа
space-imperial_basin = Басейн Імператора

## карти Дому Гагал
hagal-card-hagal_conspire = Змова
hagal-card-hagal_wealth = Багатство
hagal-card-hagal_heighliner = Гайлайнер
hagal-card-hagal_foldspace = Міжпросторова подорож
hagal-card-hagal_selective_breeding = Селекція
hagal-card-hagal_secrets = Секрети
hagal-card-hagal_hardy_warriors = Витривалі воїни
hagal-card-hagal_stillsuits = Дистикости
hagal-card-hagal_rally_troops = Збір загонів
hagal-card-hagal_hall_of_oratory = Ораторська зала
hagal-card-hagal_carthag = Карфаг
hagal-card-hagal_harvest_spice = Збір прянощів
hagal-card-hagal_arrakeen_1p = Арракін (1Г)
hagal-card-hagal_arrakeen_2p = Арракін (2Г)
hagal-card-hagal_reshuffle = Перетасувати

## лідери: ім’я та назви постійного вміння і вміння персня
leader-paul_atreides = Пол Атрід
    .left = Передбачення
    .signet = Дисципліна
leader-duke_leto_atreides = Герцог Лето Атрід
    .left = Популярність у Ландсрааді
    .signet = Розважлива дипломатія
leader-baron_vladimir_harkonnen = Барон Владімір Харконнен
    .left = Спритний хід
    .signet = Підступ
leader-glossu_rabban = Глоссу «Звір» Раббан
    .left = Лен Арракіс
    .signet = Жорстокість
leader-earl_memnon_thorvald = Граф Мемнон Торвальд
    .left = Зв’язки
    .signet = Сховок прянощів
leader-countess_ariana_thorvald = Графиня Аріана Торвальд
    .left = Залежність від прянощів
    .signet = Прихований резервуар
leader-count_ilban_richese = Граф Ілбан Річез
    .left = Безжальний переговірник
    .signet = Виробництво
leader-helena_richese = Гелена Річез
    .left = Всюдисущі очі
    .signet = Маніпуляція
leader-house_hagal = Дім Гагал

## доми
house-Atreides = Атрід
house-Harkonnen = Харконнен
house-Thorvald = Торвальд
house-Richese = Річез

## фракції
faction-emperor = Імператор
faction-spacing_guild = Гільдія Лоцманів
faction-bene_gesserit = Бене Гессерит
faction-fremen = Фримени

## символи: куди можна відправити агента
icon-emperor = Імператор
icon-spacing_guild = Гільдія Лоцманів
icon-bene_gesserit = Бене Гессерит
icon-fremen = Фримени
icon-landsraad = Ландсраад
icon-city = Місто
icon-spice_trade = Торгівля прянощами
icon-any = будь-яка локація

## частини поля
group-emperor = Імператор
group-spacing_guild = Гільдія Лоцманів
group-bene_gesserit = Бене Гессерит
group-fremen = Фримени
group-landsraad = Ландсраад
group-choam = ДАПТ
group-city = Міста
group-desert = Пустеля

## зони, місця, комірки, колоди
zone-hand = рука
zone-discard = скид
zone-in_play = у грі
place-discard = скид
place-deck = верх колоди
box-card = карта
box-space = локація
box-influence = вплив
box-partner = друга карта
pile-deck = колода
pile-intrigue_deck = колода інтриг
pile-hagal_deck = колода Дому Гагал
pile-imperium_deck = колода Імперіуму

## ресурси, а також чому карту Дому Гагал пропущено
resource-solari = солярії
resource-spice = прянощі
resource-water = вода
resource-persuasion = переконливість
resource-swords = мечі
resource-mark = позначка
why-occupied = локація зайнята
why-closed = локація закрита
why-no_bonus_spice = на вільних локаціях видобутку немає додаткових прянощів
why-again = колоду перетасовано

## ролі та складність
role-player = гравець
role-rival = Конкурент
role-hagal = Дім Гагал
difficulty-mercenary = Найманець (новачок)
difficulty-sardaukar = Сардаукар (ветеран)
difficulty-mentat = Ментат (експерт)
difficulty-kwisatz_haderach = Квізац Хадерах (експерт+)

## що має гравець, у переліку змін
cell-agents = агенти
cell-alliances = союзи
cell-conflict = у Зоні конфлікту
cell-controls = контроль над локаціями
cell-council = місце у Вищій раді
cell-garrison = гарнізон
cell-intrigue = карти інтриги
cell-strength = сила
cell-supply = запас
cell-swordmaster = Майстер меча
cell-vp = переможні очки
