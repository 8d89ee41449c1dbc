### Оппоненты «Восстания»: что делают их карты и почему.

## эффекты
automa-signet = применить способность перстня с карты оппонента
automa-spy = разместить 1 шпиона на первом свободном посту фракций в порядке карты оппонента
automa-influence-ranked = +1 влияние у фракции № { $rank } с карты оппонента
automa-influence-least = +{ $n } { influence.word } там, где у оппонента его меньше всего
automa-influence-most = +{ $n } { influence.word } там, где у оппонента его больше всего
automa-influence-alliance = +{ $n } { influence.word } у одной фракции: где это даст союз, а если нигде — где у оппонента влияния меньше всего
automa-harvest = взять всю дополнительную и базовую Пряность ячейки
automa-harvest-worms = взять всю дополнительную Пряность; с крюками Творца призвать { n-worms }, если они могут прийти, иначе взять базовую Пряность
automa-blast = с крюками Творца: убрать Барьерную стену
hagal-place-spy = { $effect }, затем открыть другую карту
hagal-bonus-spice = только если там есть дополнительная Пряность: { $effect }
if-conflict-level = конфликт уровня { $level }
if-more-bonus-spice = в ячейке «{ $space }» больше дополнительной Пряности, чем в ячейке «{ $than }»

## события
event-rival_directed = { $seat } нацеливается на ячейку «{ $space }»: { $because }
event-rival_leans = { $seat } выбирает фракцию «{ $faction }»: { $leaning }
event-rival_signet = { $seat } применяет способность перстня со своей карты
event-rival_no_post = { $seat } не находит свободного поста для шпиона
event-rival_no_hooks = { $seat } не имеет крюков Творца: Барьерная стена стоит
event-rival_schemed = { $seat } размещает последнего шпиона: начинается замысел с карты оппонента
event-rival_paid = { $seat } платит { $what_id ->
    [mark] { $n } { $n ->
        [one] карту интриги
        [few] карты интриг
        [many] карт интриг
       *[other] карты интриг
    }
    [solari] { cost-solari }
    [spice] { cost-spice }
    [water] { cost-water.acc }
   *[other] { $n } × { $what }
} за мастера меча
event-rival_held_back = { $seat } придерживает отряды: перевес в { $lead } { $lead ->
    [one] боевую единицу
    [few] боевые единицы
    [many] боевых единиц
   *[other] боевой единицы
}
event-row_dice = кубики для Ряда Империи: { $first } и { $second }
event-row_lost = карта «{ $card }» уходит из Ряда Империи

## почему карта пропущена, почему эта ячейка, почему эта фракция
why-no_bonus_spice_there = там нет дополнительной Пряности
why-too_little_influence = для неё мало влияния
why-alliance_is_safe = союзу ничто не угрожает
why-too_far_behind = отставание там слишком велико
why-nothing_to_gain = там нечего получить
because-little_influence = меньше 2 влияния у Гильдии Космогации
because-enough_influence = не меньше 2 влияния у Гильдии Космогации
because-early_conflict = конфликт уровня I или II
because-last_conflict = конфликт уровня III
because-more_bonus_spice = там больше дополнительной Пряности
because-equal_bonus_spice = дополнительной Пряности поровну
leaning-first = первая на карте оппонента
leaning-second = вторая на карте оппонента
leaning-third = третья на карте оппонента
leaning-fourth = четвёртая на карте оппонента
leaning-least = там влияние меньше всего
leaning-most = там влияние больше всего
leaning-alliance = это даёт союз

## ход оппонента шаг за шагом
step-rival_directed = Из двух ячеек: «{ $space }»
    .why = { $because_id ->
        [little_influence] Влияние у Гильдии Космогации меньше 2.
        [enough_influence] Влияние у Гильдии Космогации не меньше 2.
        [early_conflict] Конфликт уровня I или II.
        [last_conflict] Конфликт уровня III.
        [more_bonus_spice] Там больше дополнительной Пряности.
       *[equal_bonus_spice] Дополнительной Пряности поровну: первая ячейка карты.
    }
step-rival_leans = Выбор: { $faction }
    .why = { $leaning_id ->
        [first] Эта фракция первая на карте оппонента.
        [second] Эта фракция вторая на карте оппонента.
        [third] Эта фракция третья на карте оппонента.
        [fourth] Эта фракция четвёртая на карте оппонента.
        [least] Там влияние меньше всего; при равенстве — крайняя слева на карте.
        [most] Там влияние больше всего; при равенстве — крайняя слева на карте.
       *[alliance] Это даёт союз.
    }
step-rival_signet = Способность перстня
    .why = На карте Дома Хагал есть перстень: действует способность с карты оппонента.
step-rival_no_post = Шпион не размещён
    .why = Все указанные посты заняты.
step-rival_no_hooks = Барьерная стена стоит
    .why = Без крюков Творца её не убрать.
step-rival_schemed = Замысел
    .why = Размещён последний шпион: двое других возвращаются, начинается замысел с карты оппонента.
step-rival_paid = { step-gained.goods } за мастера меча
    .why = Всего уже хватает; сначала платит солярии, затем Пряность, карты интриг, воду.
step-rival_held_back = Отряды остаются в гарнизоне
    .why = Перевес в боевых единицах — { $lead }: при умелом развёртывании оппонент тогда бережёт отряды.
step-spy_placed = Шпион: { $post }
    .why = Первый свободный пост по порядку.
step-spy_recalled = Шпион возвращается: { $post }
    .why = Он уходит в запас.
step-summoned = Призыв { n-worms } в зону конфликта
    .why = Есть крюки Творца, и ничто не сдерживает червей.
step-wall_gone = Барьерная стена убрана
    .why = Есть крюки Творца.
step-maker_hooks = Крюки Творца
    .why = До сих пор их не было.

## галерея
gallery-rival = Оппоненты
gallery-swordmaster = мастер меча за { $n }
gallery-order = фракции: { $factions }
gallery-streamlined = для игры вдвоём: победить не может

## ходы, решения и параметры
option-variants = Варианты оппонентов

## названия
hagal-card-hagal_place_spy_spice_trade = Разместите шпиона (торговля Пряностью)
hagal-card-hagal_place_spy_city = Разместите шпиона (город)
hagal-card-hagal_place_spy_landsraad = Разместите шпиона (Ландсраад)
hagal-card-hagal_sardaukar = Сардаукар
hagal-card-hagal_dutiful_service = Верная служба
hagal-card-hagal_deliver_supplies_heighliner = Доставка припасов / Хайлайнер
hagal-card-hagal_espionage = Шпионаж
hagal-card-hagal_desert_tactics = Тактика пустыни
hagal-card-hagal_fremkit = Фримпакет
hagal-card-hagal_assembly_hall = Зал собраний
hagal-card-hagal_gather_support_a = Сбор поддержки (А)
hagal-card-hagal_gather_support_b = Сбор поддержки (Б)
hagal-card-hagal_accept_contract_shipping_a = Принятие контракта / Перевозки (А)
hagal-card-hagal_accept_contract_shipping_b = Принятие контракта / Перевозки (Б)
hagal-card-hagal_research_station = Научная станция
hagal-card-hagal_spice_refinery = Завод Пряности
hagal-card-hagal_arrakeen = Арракин
hagal-card-hagal_sietch_tabr = Сиетч Табр
hagal-card-hagal_hagga_or_imperial_basin = Котловина Хагга / Имперская котловина
hagal-card-hagal_deep_desert = Глубокая пустыня
rival-vladimir_harkonnen = Барон Владимир Харконнен
rival-glossu_rabban = Глоссу «Зверь» Раббан
rival-staban_tuek = Стабан Туек
rival-amber_metulli = Леди Эмбер Метулли
rival-gurney_halleck = Гурни Халлек
rival-margot_fenring = Леди Марго Фенринг
rival-princess_irulan = Принцесса Ирулан
rival-lady_jessica = Леди Джессика
rival-feyd_rautha = Фейд-Раута Харконнен
rival-muad_dib = Муад’Диб
variant-imperium_row_dice = Кубики для Ряда Империи
variant-streamlined_rivals = Бесхитростные оппоненты
variant-brutal_escalation = Жестокая эскалация
variant-expert_deployment = Умелое развёртывание
variant-smart_politics = Умная политика

## отказы
refusal-rival-named-twice = оппоненты: { $rival } может быть лишь одним из них
refusal-rival-not-streamlined = оппоненты: для варианта «{ variant-streamlined_rivals }» годится { $rivals }, а не { $rival }
    .more = { $a }, { $b }
    .last = { $a } или { $b }
refusal-variant-without-rivals = вариант «{ $variant }» — про оппонентов, а в партии на { $n ->
    [one] { $n } игрока
    [few] { $n } игроков
    [many] { $n } игроков
   *[other] { $n } игрока
} их нет
refusal-variant-for-others = вариант «{ $variant }» — для партии с таким числом игроков: { $n }
