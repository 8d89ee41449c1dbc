### Стіл війни за Арракіс у терміналі.

## легенда знаків
sign-regular = звичайний загін
sign-elite = елітний загін
sign-special = спеціальний загін
sign-officer = звичайний лідер
sign-named = іменований лідер
sign-token = жетон розгортання
sign-sietch = січ
sign-settlement = поселення Харконненів
sign-harvester = гарвестер
sign-ornithopter = орнітоптер
sign-carryall = транспортувальник
sign-wormsign = знак хробака
sign-wild_maker = Дикий Творець
sign-station = випробувальна станція
sign-atomics = місце ядерного вибуху

## над мапою; якомога коротше
war-round = раунд { $round }
war-supremacy = Панування
war-spice = Ряди прянощів
war-air = повітря:
war-visions = Передбачення ({ $n } з { $most } отримано):
war-at-end = кінець
war-in-actions = дії
war-dice = кубики
war-locked = ({ $n } недоступно)
war-cards = карти { $n }
war-tokens = БГ { $n }
war-supply = запас
war-in-tank = резервуар { $n }
war-aside = поза полем
war-outer = зовнішній
war-central = центральний
war-map-title = мапа (уся словами: board)
war-see-moves = moves: увесь список із номерами; moves НАЗВА: його частина

## битва
war-battle = Битва: { $area }, раунд { $round }:
war-rolls = кубиків { $n }
war-rolled = випало: влучань { $hits }, щитів { $shields }, особливих { $specials }
war-to-take = втрат { $n }
war-odds = Шанси до кінця: нападник { $won }%, оборонець { $held }%. Влучань за раунд: { $theirs } по оборонцю, { $own } по нападнику
war-made = { $hits }+{ $shields }

## заголовки над ходами одного виду; $what — зона, фігурка, транспорт
war-heading-move = Рух: { $what }
war-heading-fly = Переліт: { $what }
war-heading-attack = Атака: { $what }
war-heading-air_attack = Атака з повітря: { $what }
war-heading-worm = Хробак { $what } до
war-heading-worm_attack = Хробак { $what } атакує
war-heading-place = Розмістити: { $what }
war-heading-bring = Переставити з: { $what }
war-heading-station = Розмістити: { $what }
war-heading-scout = Розвідка: { $what }
war-heading-flee = Відіслати: { $what }
war-heading-harvester = Гарвестер { $what }
war-heading-wormsign = Знак хробака { $what }
war-heading-action = Дія
war-heading-special = Особлива дія
war-heading-plan = Зіграти
war-heading-claim = Отримати
war-heading-reveal = Розкрити
war-heading-discard = Скинути
war-heading-lose = Втратити
war-heading-leave = Лишити на місці
war-heading-use = Особливий результат (влучання+щити)
war-heading-at = Зона
war-heading-upgrade = Замінити загін
war-heading-draw = Узяти з
war-heading-retreat_to = Відступ до
war-heading-sietch = Січ
war-heading-resolve = Наступний хробак
war-heading-return_worm = Забрати хробака з
war-heading-ground = Вилучити з повітря
war-heading-remove = Вилучити гарвестер з
war-heading-place_worm = Розмістити хробака
war-heading-change = Змінити кубик на
war-heading-bene_gesserit = Жетон на
war-heading-force = Мусить використати
war-heading-with = Витратити кубик
war-heading-dismiss = Вилучити з гри
war-heading-card = Карта
war-heading-leader = Лідер
war-heading-in = Сектор
war-heading-zone = Повітряна зона

## довідка
war-help-dice = Кубики дій: { $letters }
war-help-codes = Сектори: { $codes }. Зона без назви має код свого сектора й номер.
war-help-area = Зона читається так: { $settlement }3 — поселення рангу 3, { $sietch }? — січ прихованого рангу, далі чий легіон: B{ $regular }3{ $elite }1{ $officer }1{ $named } — 3 звичайні загони, 1 елітний, 1 звичайний лідер і 1 іменований.
war-help-leaders = { $used } перед лідером: карту використано до кінця раунду. { $now } перед зоною: її стосується якийсь хід. { $ban } після сили Імперії: діє її штраф.
war-help-board = board НАЗВА показує зону або сектор словами, з усім, до чого вони прилягають. Відсоток після атаки — шанс перемогти.
war-help-round = Раунд: 1 Харконнени розміщують транспорт, 2 обидва кидають кубики дій і ходять по черзі, першими Атріди, 3 небезпеки пустелі: знаки хробака, хробаки й бурі, 4 Харконнени збирають прянощі й платять силам Імперії; наприкінці Атріди отримують карти передбачення.
war-help-turn = Хід: витратьте кубик на його дію або на особливу дію лідера, або будь-який кубик на карту планування. Атріди можуть виконати дію «Сила пустелі» без кубика, поки кубиків у них менше, ніж у Харконненів. Дії закінчуються з останнім кубиком Харконненів.
war-help-battle = Битва: кубик за кожен загін, а оборонцю ще ранг поселення, щонайбільше шість; карти додають кубики. Влучання забирає звичайний загін, робить інший загін звичайним або забирає лідера. Продовжувати атаку на поселення коштує влучання.
war-help-desert = Пустеля: легіони Атрідів мчать уздовж знаків хробака й хробаків; легіон Харконненів, що входить у зону зі знаком, розкриває його. Орнітоптери перевозять легіон на дві зони або розвідують приховане.
war-help-end = Харконнени перемагають відразу, набравши 10 очок панування, які дають знищені січі; Атріди перемагають наприкінці раунду, коли всі три маркери досягли їхньої таємної мети.

## мапа й власні речі словами
war-air-zones = повітряні зони: { $zones }
war-in-the-air = Повітряна зона «{ $zone }»: { $vehicle }.
war-touches = Суміжні: { $areas }.
war-walls = За непрохідною межею: { $areas }.
war-no-area = board: невідома зона «{ $text }»
war-settlement = поселення, ранг { $rank }
war-sietch = січ, ранг { $rank }
war-sietch-hidden = січ прихованого рангу
war-leaders = Ваші лідери
war-ready = карта готова
war-used = карту використано
war-own-sietches = Ваші січі
war-own-tokens = Ваші жетони розгортання
war-shown = відома всім
war-hidden = відома лише вам
war-house-discard = Скинуті карти Дому
war-allies-discard = Скинуті карти союзників

## кінець війни
war-end-supremacy = Маркер панування досяг кінця шкали.
war-end-objective = Маркери досягли таємної мети.
war-areas-held = { $n ->
    [one] легіони в { $n } зоні
    [few] легіони в { $n } зонах
    [many] легіони в { $n } зонах
   *[other] легіони в { $n } зонах
}
ended-supremacy = панування
ended-objective = таємна мета
decided-supremacy = панування
decided-objective = таємна мета

## стіл рядками слів
war-plain-round = Раунд { $round }, { $phase }.
war-plain-visions = Карти передбачення, які можна отримати: { $cards }.
war-plain-powers = Сили Імперії: { $powers }.
war-plain-power = { $power } у ряді { $row }
war-plain-banned = { $power } у ряді { $row }, діє штраф
war-plain-side = { $name } ({ $seat }, { $side }): кубики: { $dice }; карт планування { $hand }; жетонів Бене Гессерит { $tokens }; лідери: { $leaders }.

## запитання перед грою
start-war-atreides = Атріди проти бота, що ходить навмання
start-war-harkonnen = Харконнени проти бота, що ходить навмання
start-war-friends = двоє людей за цим екраном по черзі
start-war-names = Ваші імена через кому: спершу Атріди
start-war-two-names = будь ласка, два імені
start-rulings = За якими правилами?
