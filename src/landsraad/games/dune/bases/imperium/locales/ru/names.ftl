### Названия карт, ячеек, лидеров и прочего из базовой игры: ВИД-ID, как в самой игре.

## карта
card-convincing_argument = Убедительный аргумент
card-dagger = Кинжал
card-diplomacy = Дипломатия
card-dune_the_desert_planet = Дюна, пустынная планета
card-reconnaissance = Разведка
card-seek_allies = Поиск союзников
card-signet_ring = Перстень с печатью
card-arrakis_liaison = Представитель Арракиса
card-the_spice_must_flow = Пряность должна поступать
card-foldspace = Свёрнутое пространство
card-arrakis_recruiter = Вербовщик с Арракиса
card-assassination_mission = Заказное убийство
card-bene_gesserit_initiate = Послушница Бене Гессерит
card-bene_gesserit_sister = Сестра Бене Гессерит
card-carryall = Грузолёт
card-chani = Чани
card-choam_directorship = Директорат КООАМ
card-crysknife = Крис-нож
card-dr_yueh = Доктор Юйэ
card-duncan_idaho = Дункан Айдахо
card-fedaykin_death_commando = Федайкин-смертник
card-firm_grip = Железная хватка
card-fremen_camp = Лагерь фрименов
card-gene_manipulation = Генетические манипуляции
card-guild_administrator = Администратор гильдии
card-guild_ambassador = Посол гильдии
card-guild_bankers = Банкиры гильдии
card-gun_thopter = Боевой топтер
card-gurney_halleck = Гурни Халлек
card-imperial_spy = Имперский шпион
card-kwisatz_haderach = Квисатц Хадерах
card-lady_jessica = Леди Джессика
card-liet_kynes = Льет Кинес
card-missionaria_protectiva = Миссионария Протектива
card-opulence = Роскошь
card-other_memory = Иная память
card-piter_de_vries = Питер де Врис
card-power_play = Борьба за власть
card-reverend_mother_mohiam = Гайя-Елена Мохийам
card-sardaukar_infantry = Пехота сардаукаров
card-sardaukar_legion = Легион сардаукаров
card-scout = Разведчик
card-shifting_allegiances = Смена лояльности
card-sietch_reverend_mother = Преподобная Мать сиетча
card-smugglers_thopter = Топтер контрабандиста
card-space_travel = Космическое путешествие
card-spice_hunter = Охотник за Пряностью
card-spice_smugglers = Контрабандисты Пряности
card-stilgar = Стилгар
card-test_of_humanity = Человек ли ты?
card-the_voice = Голос
card-thufir_hawat = Суфир Хават
card-worm_riders = Наездники на червях

## карта интриги
intrigue-card-bindu_suspension = Состояние бинду
intrigue-card-bribery = Подкуп
intrigue-card-bypass_protocol = В обход протокола
intrigue-card-calculated_hire = Расчётливый наём
intrigue-card-charisma = Харизма
intrigue-card-choam_shares = Акции КООАМ
intrigue-card-councilors_dispensation = Привилегии советника
intrigue-card-dispatch_an_envoy = Отправка посланника
intrigue-card-double_cross = Двойная игра
intrigue-card-favored_subject = Любимый подданный
intrigue-card-guild_authorization = Разрешение гильдии
intrigue-card-infiltrate = Проникновение
intrigue-card-know_their_ways = Знание их обычаев
intrigue-card-poison_snooper = Ядоискатель
intrigue-card-rapid_mobilization = Быстрая мобилизация
intrigue-card-recruitment_mission = Вербовка
intrigue-card-refocus = Новый вектор
intrigue-card-reinforcements = Подкрепление
intrigue-card-secret_of_the_sisterhood = Тайна сестринства
intrigue-card-the_sleeper_must_awaken = Спящий должен проснуться
intrigue-card-urgent_mission = Срочное задание
intrigue-card-water_of_life = Вода Жизни
intrigue-card-water_peddlers_union = Союз водоторговцев
intrigue-card-windfall = Нежданный доход
intrigue-card-allied_armada = Союзная армада
intrigue-card-ambush = Засада
intrigue-card-demand_respect = Требование уважения
intrigue-card-master_tactician = Мастер тактики
intrigue-card-private_army = Частная армия
intrigue-card-staged_incident = Необходимая жертва
intrigue-card-to_the_victor = Дань победителю
intrigue-card-tiebreaker = Решающий перевес
intrigue-card-corner_the_market = Торговое доминирование
intrigue-card-plans_within_plans = Планы внутри планов

## конфликт
conflict-skirmish_a = Стычка
conflict-skirmish_b = Стычка
conflict-skirmish_c = Стычка
conflict-skirmish_d = Стычка
conflict-cloak_and_dagger = Плащ и кинжал
conflict-desert_power = Сила пустыни
conflict-guild_bank_raid = Налёт на банк гильдии
conflict-machinations = Махинации
conflict-raid_stockpiles = Разграбление складов
conflict-secure_imperial_basin = Захват Имперской котловины
conflict-siege_of_arrakeen = Осада Арракина
conflict-siege_of_carthag = Осада Карфага
conflict-sort_through_the_chaos = Преодоление хаоса
conflict-terrible_purpose = Ужасное предназначение
conflict-battle_for_arrakeen = Битва за Арракин
conflict-battle_for_carthag = Битва за Карфаг
conflict-battle_for_imperial_basin = Битва за Имперскую котловину
conflict-grand_vision = Великое видение

## ячейка
space-conspire = Сговор
space-wealth = Богатство
space-heighliner = Хайлайнер
space-foldspace_space = Свёрнутое пространство
space-selective_breeding = Селекция
space-secrets = Секреты
space-hardy_warriors = Закалённые воины
space-stillsuits = Дистикомбы
space-high_council = Высший Совет
space-mentat = Ментат
space-rally_troops = Сбор отрядов
space-hall_of_oratory = Зал ораторов
space-swordmaster = Мастер меча
space-sell_melange = Продать меланж
space-secure_contract = Взять контракт
space-arrakeen = Арракин
space-carthag = Карфаг
space-research_station = Научная станция
space-sietch_tabr = Сиетч Табр
space-the_great_flat = Великая равнина
space-hagga_basin = Котловина Хагга
space-imperial_basin = Имперская котловина

## карта Дома Хагал
hagal-card-hagal_conspire = Сговор
hagal-card-hagal_wealth = Богатство
hagal-card-hagal_heighliner = Хайлайнер
hagal-card-hagal_foldspace = Свёрнутое пространство
hagal-card-hagal_selective_breeding = Селекция
hagal-card-hagal_secrets = Секреты
hagal-card-hagal_hardy_warriors = Закалённые воины
hagal-card-hagal_stillsuits = Дистикомбы
hagal-card-hagal_rally_troops = Сбор отрядов
hagal-card-hagal_hall_of_oratory = Зал ораторов
hagal-card-hagal_carthag = Карфаг
hagal-card-hagal_harvest_spice = Добыча Пряности
hagal-card-hagal_arrakeen_1p = Арракин (1 игрок)
hagal-card-hagal_arrakeen_2p = Арракин (2 игрока)
hagal-card-hagal_reshuffle = Перемешивание

## лидер: имя и названия постоянной способности и способности перстня
leader-paul_atreides = Пол Атрейдес
    .left = Предвидение
    .signet = Дисциплина
leader-duke_leto_atreides = Герцог Лето Атрейдес
    .left = Популярность в Ландсрааде
    .signet = Осмотрительная дипломатия
leader-baron_vladimir_harkonnen = Барон Владимир Харконнен
    .left = Уловка
    .signet = Козни
leader-glossu_rabban = Глоссу «Зверь» Раббан
    .left = Лен на Арракисе
    .signet = Жестокость
leader-earl_memnon_thorvald = Граф Мемнон Торвальд
    .left = Связи
    .signet = Запас Пряности
leader-countess_ariana_thorvald = Графиня Ариана Торвальд
    .left = Зависимость от Пряности
    .signet = Тайный резервуар
leader-count_ilban_richese = Граф Ильбан Ричез
    .left = Жёсткие переговоры
    .signet = Производство
leader-helena_richese = Елена Ричез
    .left = Глаза повсюду
    .signet = Манипуляция
leader-house_hagal = Дом Хагал

## дом
house-Atreides = Атрейдес
house-Harkonnen = Харконнен
house-Thorvald = Торвальд
house-Richese = Ричез

## фракция
faction-emperor = Император
faction-spacing_guild = Гильдия Космогации
faction-bene_gesserit = Бене Гессерит
faction-fremen = Фримены

## символ: куда можно отправить агента
icon-emperor = Император
icon-spacing_guild = Гильдия Космогации
icon-bene_gesserit = Бене Гессерит
icon-fremen = Фримены
icon-landsraad = Ландсраад
icon-city = Город
icon-spice_trade = Торговля Пряностью
icon-any = любая ячейка

## части поля
group-emperor = Император
group-spacing_guild = Гильдия Космогации
group-bene_gesserit = Бене Гессерит
group-fremen = Фримены
group-landsraad = Ландсраад
group-choam = КООАМ
group-city = Город
group-desert = Пустыня

## где лежит, куда кладут, часть хода, стопка
zone-hand = рука
zone-discard = сброс
zone-in_play = в игре
place-discard = сброс
place-deck = верх колоды
box-card = карта
box-space = ячейка
box-influence = влияние
box-partner = вторая карта
pile-deck = колода
pile-intrigue_deck = колода интриг
pile-hagal_deck = колода Дома Хагал
pile-imperium_deck = колода Империи

## ресурс, и почему карта Дома Хагал пропущена
resource-solari = солярии
resource-spice = Пряность
resource-water = вода
resource-persuasion = убеждение
resource-swords = мечи
resource-mark = метка
why-occupied = ячейка занята
why-closed = ячейка закрыта
why-no_bonus_spice = ни в одной свободной ячейке добычи нет дополнительной Пряности
why-again = колода перемешана

## роль и сложность
role-player = игрок
role-rival = оппонент
role-hagal = Дом Хагал
difficulty-mercenary = Наёмник (новичок)
difficulty-sardaukar = Сардаукар (ветеран)
difficulty-mentat = Ментат (эксперт)
difficulty-kwisatz_haderach = Квисатц Хадерах (эксперт+)

## что есть у игрока, в перечне изменений
cell-agents = агенты
cell-alliances = союзы
cell-conflict = в зоне конфликта
cell-controls = контроль над ячейками
cell-council = место в Высшем Совете
cell-garrison = гарнизон
cell-intrigue = карты интриг
cell-strength = сила
cell-supply = запас
cell-swordmaster = Мастер меча
cell-vp = победные очки
