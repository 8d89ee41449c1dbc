### Конкуренти «Піднесення»: що роблять їхні карти й чому.

## ефекти
automa-signet = застосувати властивість персня з карти Конкурента
automa-spy = розмістити 1 шпигуна в першому вільному пункті фракцій у порядку карти Конкурента
automa-influence-ranked = +1 очко впливу на фракцію № { $rank } з карти Конкурента
automa-influence-least = +{ influence.n } там, де Конкурент має його найменше
automa-influence-most = +{ influence.n } там, де Конкурент має його найбільше
automa-influence-alliance = +{ influence.n } на одну фракцію: де це дасть союз, а якщо ніде — де Конкурент має вплив найменший
automa-harvest = взяти всі додаткові прянощі та базові прянощі локації
automa-harvest-worms = взяти всі додаткові прянощі; з гаками творця викликати { n-worms }, якщо вони можуть прийти, інакше взяти базові прянощі
automa-blast = з гаками творця: прибрати Оборонну стіну
hagal-place-spy = { $effect }, потім відкрити іншу карту
hagal-bonus-spice = лише за додаткових прянощів там: { $effect }
if-conflict-level = конфлікт рівня { $level }
if-more-bonus-spice = на локації «{ $space }» більше додаткових прянощів, ніж на локації «{ $than }»

## події
event-rival_directed = { $seat } націлюється на локацію «{ $space }»: { $because }
event-rival_leans = { $seat } вибирає фракцію «{ $faction }»: { $leaning }
event-rival_signet = { $seat } застосовує властивість персня зі своєї карти
event-rival_no_post = { $seat } не знаходить вільного пункту для шпигуна
event-rival_no_hooks = { $seat } не має гаків творця: Оборонна стіна стоїть
event-rival_schemed = { $seat } розміщує останнього шпигуна: починається планування з карти Конкурента
event-rival_paid = { $seat } сплачує { event-gained.n } за Майстра меча
event-rival_held_back = { $seat } притримує загони: перевага { $lead ->
    [one] { $lead } бойова одиниця
    [few] { $lead } бойові одиниці
    [many] { $lead } бойових одиниць
   *[other] { $lead } бойової одиниці
}
event-row_dice = кубики для Ряду Імперіуму: { $first } та { $second }
event-row_lost = карта «{ $card }» вибуває з Ряду Імперіуму

## чому карту пропущено, чому ця локація, чому ця фракція
why-no_bonus_spice_there = там немає додаткових прянощів
why-too_little_influence = для неї замало впливу
why-alliance_is_safe = союзові ніщо не загрожує
why-too_far_behind = відставання там завелике
why-nothing_to_gain = там нічого не здобути
because-little_influence = менше ніж 2 очки впливу на Гільдію Лоцманів
because-enough_influence = 2 чи більше очок впливу на Гільдію Лоцманів
because-early_conflict = конфлікт рівня I або II
because-last_conflict = конфлікт рівня III
because-more_bonus_spice = там більше додаткових прянощів
because-equal_bonus_spice = додаткових прянощів порівну
leaning-first = перша на карті Конкурента
leaning-second = друга на карті Конкурента
leaning-third = третя на карті Конкурента
leaning-fourth = четверта на карті Конкурента
leaning-least = там найменший вплив
leaning-most = там найбільший вплив
leaning-alliance = це дає союз

## хід Конкурента крок за кроком
step-rival_directed = З двох локацій: «{ $space }»
    .why = { $because_id ->
        [little_influence] Вплив на Гільдію Лоцманів менший ніж 2.
        [enough_influence] Вплив на Гільдію Лоцманів 2 чи більше.
        [early_conflict] Конфлікт рівня I або II.
        [last_conflict] Конфлікт рівня III.
        [more_bonus_spice] Там більше додаткових прянощів.
       *[equal_bonus_spice] Додаткових прянощів порівну: перша локація карти.
    }
step-rival_leans = Вибір: { $faction }
    .why = { $leaning_id ->
        [first] Ця фракція перша на карті Конкурента.
        [second] Ця фракція друга на карті Конкурента.
        [third] Ця фракція третя на карті Конкурента.
        [fourth] Ця фракція четверта на карті Конкурента.
        [least] Там вплив найменший; за рівності — крайня ліва на карті.
        [most] Там вплив найбільший; за рівності — крайня ліва на карті.
       *[alliance] Це дає союз.
    }
step-rival_signet = Властивість персня
    .why = На карті Дому Гагал є перстень: діє властивість із карти Конкурента.
step-rival_no_post = Шпигуна не розміщено
    .why = Усі вказані пункти зайняті.
step-rival_no_hooks = Оборонна стіна стоїть
    .why = Без гаків творця її не прибрати.
step-rival_schemed = Планування
    .why = Розміщено останнього шпигуна: двоє інших повертаються, починається планування з карти Конкурента.
step-rival_paid = { event-gained.n } за Майстра меча
    .why = Разом уже досить; сплачує спершу солярії, потім прянощі, карти інтриг, воду.
step-rival_held_back = Загони лишаються в гарнізоні
    .why = Перевага в бойових одиницях — { $lead }: за вмілого розгортання Конкурент тоді береже загони.
step-spy_placed = Шпигун: { $post }
    .why = Перший вільний пункт за порядком.
step-spy_recalled = Шпигун повертається: { $post }
    .why = Він іде до запасу.
step-summoned = Виклик { n-worms } до Зони конфлікту
    .why = Є гаки творця, і ніщо не стримує хробаків.
step-wall_gone = Оборонну стіну прибрано
    .why = Є гаки творця.
step-maker_hooks = Гаки творця
    .why = Досі їх не було.

## галерея
gallery-rival = Конкуренти
gallery-swordmaster = корисність Майстра меча { $n }
gallery-order = фракції: { $factions }
gallery-streamlined = для гри вдвох: перемогти не може

## ходи, рішення й параметри
option-variants = Варіанти Конкурентів

## назви
hagal-card-hagal_place_spy_spice_trade = Розмістіть шпигуна (торгівля прянощами)
hagal-card-hagal_place_spy_city = Розмістіть шпигуна (місто)
hagal-card-hagal_place_spy_landsraad = Розмістіть шпигуна (Ландсраад)
hagal-card-hagal_sardaukar = Сардаукар
hagal-card-hagal_dutiful_service = Віддана служба
hagal-card-hagal_deliver_supplies_heighliner = Доставлення припасів / Гайлайнер
hagal-card-hagal_espionage = Шпигунство
hagal-card-hagal_desert_tactics = Тактика пустелі
hagal-card-hagal_fremkit = Фрим-пакет
hagal-card-hagal_assembly_hall = Зала засідань
hagal-card-hagal_gather_support_a = Здобуття підтримки (А)
hagal-card-hagal_gather_support_b = Здобуття підтримки (Б)
hagal-card-hagal_accept_contract_shipping_a = Укладання контракту / Перевезення (А)
hagal-card-hagal_accept_contract_shipping_b = Укладання контракту / Перевезення (Б)
hagal-card-hagal_research_station = Дослідна станція
hagal-card-hagal_spice_refinery = Завод прянощів
hagal-card-hagal_arrakeen = Арракін
hagal-card-hagal_sietch_tabr = Січ Табр
hagal-card-hagal_hagga_or_imperial_basin = Басейн Гаґґа / Басейн Імператора
hagal-card-hagal_deep_desert = Глибока пустеля
rival-vladimir_harkonnen = Барон Владімір Харконнен
rival-glossu_rabban = Глоссу «Звір» Раббан
rival-staban_tuek = Стабан Туек
rival-amber_metulli = Леді Ембер Метулли
rival-gurney_halleck = Гурні Галлек
rival-margot_fenring = Леді Марго Фенрінг
rival-princess_irulan = Принцеса Ірулан
rival-lady_jessica = Леді Джессіка
rival-feyd_rautha = Фейд-Раута Харконнен
rival-muad_dib = Муад’Діб
variant-imperium_row_dice = Кубики для Ряду Імперіуму
variant-streamlined_rivals = Прямолінійні Конкуренти
variant-brutal_escalation = Жорстока ескалація
variant-expert_deployment = Уміле розгортання
variant-smart_politics = Розумна політика

## відмови
refusal-rival-named-twice = Конкуренти: { $rival } може бути лише одним із них
refusal-rival-not-streamlined = Конкуренти: для варіанта «{ variant-streamlined_rivals }» годиться { $rivals }, а не { $rival }
    .more = { $a }, { $b }
    .last = { $a } або { $b }
refusal-variant-without-rivals = варіант «{ $variant }» стосується Конкурентів, а в грі для { $n ->
    [one] { $n } гравця
    [few] { $n } гравців
    [many] { $n } гравців
   *[other] { $n } гравця
} їх немає
refusal-variant-for-others = варіант «{ $variant }» — для гри з такою кількістю гравців: { $n }
