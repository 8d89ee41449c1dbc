### Карти «Безсмертя» і те, що роблять їхні власні ефекти.

## назви
card-reclaimed_forces = Відновлені війська
card-bene_tleilax_lab = Лабораторія Бене Тлейлакс
card-bene_tleilax_researcher = Дослідник Бене Тлейлакс
card-blank_slate = Чистий аркуш
card-clandestine_meeting = Таємна зустріч
card-corrupt_smuggler = Продажний контрабандист
card-dissecting_kit = Набір для розтину
card-for_humanity = Заради людства
card-high_priority_travel = Першочергова подорож
card-imperium_ceremony = Церемонія Імперіуму
card-interstellar_conspiracy = Міжзоряна змова
card-keys_to_power = Ключі до влади
card-lisan_al_gaib = Лісан аль-Гаїб
card-long_reach = Довга рука
card-occupation = Окупація
card-organ_merchants = Торговці органами
card-planned_coupling = Запланований союз
card-replacement_eyes = Штучні очі
card-sardaukar_quartermaster = Квартирмейстер сардауків
card-shadout_mapes = Шадут Мейпс
card-show_of_strength = Демонстрація сили
card-spiritual_fervor = Духовне завзяття
card-stillsuit_manufacturer = Виробник дистикостів
card-throne_room_politics = Політика тронної зали
card-tleilaxu_master = Майстер Тлейлаксу
card-tleilaxu_surgeon = Хірург Тлейлаксу
card-beguiling_pheromones = Чарівні феромони
card-chairdog = Крісло-собака
card-contaminator = Забруднювач
card-corrino_genes = Гени Корріно
card-face_dancer = Лицетанцюрист
card-face_dancer_initiate = Лицетанцюрист-початківець
card-from_the_tanks = Із чанів
card-ghola = Ґхола
card-guild_impersonator = Самозванець із Гільдії
card-industrial_espionage = Промислове шпигунство
card-scientific_breakthrough = Науковий прорив
card-slig_farmer = Слиґовод
card-stitched_horror = Зшите страховисько
card-subject_x_137 = Піддослідний X-137
card-tleilaxu_infiltrator = Проникач Тлейлаксу
card-twisted_mentat = Спотворений ментат
card-unnatural_reflexes = Неприродні рефлекси
card-usurp = Узурпація

## карти інтриг
intrigue-card-breakthrough = Прорив
intrigue-card-counterattack = Контратака
intrigue-card-disguised_bureaucrat = Переодягнений чиновник
intrigue-card-economic_positioning = Економічна позиція
intrigue-card-gruesome_sacrifice = Жахлива жертва
intrigue-card-harvest_cells = Збір клітин
intrigue-card-illicit_dealings = Незаконні оборудки
intrigue-card-shadowy_bargain = Тіньова угода
intrigue-card-study_melange = Вивчення меланжу
intrigue-card-tleilaxu_puppet = Маріонетка Тлейлаксу
intrigue-card-vicious_talents = Жорстокі таланти

## ефекти
trash-partner = знищити карту-партнера
trash-of-pair = знищити 1 із двох щеплених карт: +{ influence.n } на фракцію цієї локації
solari-per-icon = +{ gain-solari.n } за кожен символ агента партнера
may-recall-this-agent = за бажання відкликати відправленого в цей хід агента на карту лідера: його можна буде відправити знову
lose-influence-one = втратити { influence.n } на одну фракцію на ваш вибір
keep-intrigue = подивитися { $n ->
    [one] { $n } верхню карту інтриги
    [few] { $n } верхні карти інтриг
    [many] { $n } верхніх карт інтриг
   *[other] { $n } верхньої карти інтриги
}, залишити собі 1, а іншу повернути на верх колоди
may-acquire = за бажання придбати без оплати 1 карту ціною { $n } чи менше
may-acquire-to-hand = за бажання придбати без оплати на руку 1 карту ціною { $n } чи менше
may-buy-tleilaxu = за бажання придбати 1 карту Тлейлаксу за її зразки
lose-troops = втратити { n-troops } (із гарнізону чи Зони конфлікту)
unblocked-pair = у цей хід агенти суперників не заважають вашому
more-icons-if = якщо { $condition }, ця карта також має символи: { $icons }
    .more = { $a }, { $b }
    .last = { $a } і { $b }
icons-only-if = ця карта має символи ({ $icons }), лише якщо { $condition }
    .more = { $a }, { $b }
    .last = { $a } і { $b }

## умови
if-grafted-with = партнер належить до однієї з фракцій ({ $factions })
    .more = { $a }, { $b }
    .last = { $a } або { $b }
if-most-troops = ви маєте в Зоні конфлікту більше загонів, ніж кожен суперник
if-combat-card-played = хтось із суперників зіграв карту бою в цьому конфлікті
if-troops-lost = ви втрачаєте в цьому конфлікті { $n ->
    [one] { $n } загін або більше
    [few] { $n } загони або більше
    [many] { $n } загонів або більше
   *[other] { $n } загону або більше
}

## дії та рішення
move-keep_intrigue = Залишити карту «{ $intrigue_card }»
move-lose_troops = { $n ->
    [0] Не втрачати загонів із Зони конфлікту
    [one] Втратити { $n } загін із Зони конфлікту
    [few] Втратити { $n } загони із Зони конфлікту
    [many] Втратити { $n } загонів із Зони конфлікту
   *[other] Втратити { $n } загону із Зони конфлікту
}
decision-TrashOfPair = { $cause }: виберіть, яку з двох щеплених карт знищити
decision-RecallThisAgent = { $cause }: відкличте щойно відправленого агента або залиште його
decision-LoseInfluenceWithOne = { $cause }: виберіть фракцію, на яку втратите { influence.n }
decision-KeepOne = { $cause }: виберіть, яку карту інтриги залишити
decision-MayAcquire = { $cause }: виберіть карту ціною { $limit } чи менше або жодної
decision-LoseTroops = { $cause }: виберіть, скільки загонів втратити із Зони конфлікту
decision-SomeAtOnce = { $cause }: виберіть { $n ->
    [one] { $n } варіант
    [few] { $n } різні варіанти
    [many] { $n } різних варіантів
   *[other] { $n } варіанта
}
decision-BuyTleilaxu = { $cause }: виберіть карту Тлейлаксу або жодної

## відмови
refusal-of-the-pair = карта «{ $card }» не належить до двох щеплених карт
refusal-intrigue-not-seen = карти «{ $card }» немає серед карт, які ви бачите
refusal-troops-from-conflict = із Зони конфлікту можна втратити від { $least } до { $n } із цих загонів
refusal-less-influence-with = ваш вплив на { influence.whom } менший за { $n }
refusal-partner-is-gone = карти-партнера немає в грі
refusal-needs-troops = потрібно { n-troops } в гарнізоні чи Зоні конфлікту, а у вас { $have }
refusal-needs-influence-with-one = потрібно { influence.n } на одну фракцію
refusal-other-partner = партнер належить до інших фракцій
refusal-fewer-troops-lost = потрібно втратити { n-troops } у цьому конфлікті, а ви втрачаєте { $have }
refusal-no-combat-card-played = жоден суперник не зіграв карти бою в цьому конфлікті
