### Стол войны за Арракис в терминале.

## легенда знаков
sign-regular = обычный отряд
sign-elite = элитный отряд
sign-special = специальный отряд
sign-officer = обычный лидер
sign-named = именной лидер
sign-token = жетон развёртывания
sign-sietch = сиетч
sign-settlement = поселение Харконненов
sign-harvester = комбайн
sign-ornithopter = орнитоптер
sign-carryall = грузолёт
sign-wormsign = знак червя
sign-wild_maker = Дикий Творец
sign-station = опытная станция
sign-atomics = место ядерного взрыва

## над картой; как можно короче
war-round = раунд { $round }
war-supremacy = Господство
war-spice = Ряды Пряности
war-air = воздух:
war-visions = Предвидения ({ $n } из { $most } получено):
war-at-end = конец
war-in-actions = действия
war-dice = кубики
war-locked = ({ $n } недоступно)
war-cards = карты { $n }
war-tokens = БГ { $n }
war-supply = запас
war-in-tank = резервуар { $n }
war-aside = вне поля
war-outer = внешний
war-central = центральный
war-map-title = карта (вся словами: board)
war-see-moves = moves: весь список с номерами; moves НАЗВАНИЕ: его часть

## битва
war-battle = Битва: { $area }, раунд { $round }:
war-rolls = кубиков { $n }
war-rolled = выпало: попаданий { $hits }, щитов { $shields }, особых { $specials }
war-to-take = потерь { $n }
war-odds = Шансы до конца: нападающий { $won }%, обороняющийся { $held }%. Попаданий за раунд: { $theirs } по обороняющемуся, { $own } по нападающему
war-made = { $hits }+{ $shields }

## заголовки над ходами одного вида; $what — область, фигурка, транспорт
war-heading-move = Перемещение: { $what }
war-heading-fly = Перелёт: { $what }
war-heading-attack = Атака: { $what }
war-heading-air_attack = Атака с воздуха: { $what }
war-heading-worm = Червь { $what } в
war-heading-worm_attack = Червь { $what } атакует
war-heading-place = Разместить: { $what }
war-heading-bring = Переставить из: { $what }
war-heading-station = Разместить: { $what }
war-heading-scout = Разведка: { $what }
war-heading-flee = Отослать: { $what }
war-heading-harvester = Комбайн { $what }
war-heading-wormsign = Знак червя { $what }
war-heading-action = Действие
war-heading-special = Особое действие
war-heading-plan = Сыграть
war-heading-claim = Получить
war-heading-reveal = Раскрыть
war-heading-discard = Сбросить
war-heading-lose = Потерять
war-heading-leave = Оставить на месте
war-heading-use = Особый результат (попадания+щиты)
war-heading-at = Область
war-heading-upgrade = Заменить отряд
war-heading-draw = Взять из
war-heading-retreat_to = Отступление в
war-heading-sietch = Сиетч
war-heading-resolve = Следующий червь
war-heading-return_worm = Забрать червя из
war-heading-ground = Убрать с воздуха
war-heading-remove = Убрать комбайн из
war-heading-place_worm = Разместить червя
war-heading-change = Изменить кубик на
war-heading-bene_gesserit = Жетон на
war-heading-force = Должен использовать
war-heading-with = Потратить кубик
war-heading-dismiss = Убрать из игры
war-heading-card = Карта
war-heading-leader = Лидер
war-heading-in = Сектор
war-heading-zone = Воздушная зона

## справка
war-help-dice = Кубики действий: { $letters }
war-help-codes = Секторы: { $codes }. Область без названия имеет код своего сектора и номер.
war-help-area = Область читается так: { $settlement }3 — поселение ранга 3, { $sietch }? — сиетч скрытого ранга, далее чей легион: B{ $regular }3{ $elite }1{ $officer }1{ $named } — 3 обычных отряда, 1 элитный, 1 обычный лидер и 1 именной.
war-help-leaders = { $used } перед лидером: карта использована до конца раунда. { $now } перед областью: её касается какой-то ход. { $ban } после силы Империи: действует её запрет.
war-help-board = board НАЗВАНИЕ показывает область или сектор словами, со всем, к чему они прилегают. Процент после атаки — шанс победить.
war-help-round = Раунд: 1 Харконнены размещают транспорт, 2 оба бросают кубики действий и ходят по очереди, первыми Атрейдесы, 3 опасности пустыни: знаки червя, черви и бури, 4 Харконнены собирают Пряность и платят силам Империи; в конце Атрейдесы получают карты предвидения.
war-help-turn = Ход: потратьте кубик на его действие или на особое действие лидера, или любой кубик на карту планирования. Атрейдесы могут выполнить действие «Сила пустыни» без кубика, пока кубиков у них меньше, чем у Харконненов. Действия заканчиваются с последним кубиком Харконненов.
war-help-battle = Битва: кубик за каждый отряд, а обороняющемуся ещё ранг поселения, не более шести; карты добавляют кубики. Попадание забирает обычный отряд, делает другой отряд обычным или забирает лидера. Продолжать атаку на поселение стоит попадания.
war-help-desert = Пустыня: легионы Атрейдесов мчатся вдоль знаков червя и червей; легион Харконненов, входящий в область со знаком, раскрывает его. Орнитоптеры перебрасывают легион на две области или разведывают скрытое.
war-help-end = Харконнены побеждают сразу, набрав 10 очков господства, которые дают уничтоженные сиетчи; Атрейдесы побеждают в конце раунда, когда все три маркера достигли их тайной цели.

## карта и свои вещи словами
war-air-zones = воздушные зоны: { $zones }
war-in-the-air = Воздушная зона «{ $zone }»: { $vehicle }.
war-touches = Соседние: { $areas }.
war-walls = За непроходимой границей: { $areas }.
war-no-area = board: неизвестная область «{ $text }»
war-settlement = поселение, ранг { $rank }
war-sietch = сиетч, ранг { $rank }
war-sietch-hidden = сиетч скрытого ранга
war-leaders = Ваши лидеры
war-ready = карта готова
war-used = карта использована
war-own-sietches = Ваши сиетчи
war-own-tokens = Ваши жетоны развёртывания
war-shown = известен всем
war-hidden = известен только вам
war-house-discard = Сброшенные карты Дома
war-allies-discard = Сброшенные карты союзников

## конец войны
war-end-supremacy = Маркер господства дошёл до конца трека.
war-end-objective = Маркеры достигли тайной цели.
war-areas-held = { $n ->
    [one] легионы в { $n } области
    [few] легионы в { $n } областях
    [many] легионы в { $n } областях
   *[other] легионы в { $n } областях
}
ended-supremacy = господство
ended-objective = тайная цель
decided-supremacy = господство
decided-objective = тайная цель

## стол строками слов
war-plain-round = Раунд { $round }, { $phase }.
war-plain-visions = Карты предвидения, которые можно получить: { $cards }.
war-plain-powers = Силы Империи: { $powers }.
war-plain-power = { $power } в ряду { $row }
war-plain-banned = { $power } в ряду { $row }, действует запрет
war-plain-side = { $name } ({ $seat }, { $side }): кубики: { $dice }; карт планирования { $hand }; жетонов Бене Гессерит { $tokens }; лидеры: { $leaders }.

## вопросы перед игрой
start-war-atreides = Атрейдесы против бота, который ходит наугад
start-war-harkonnen = Харконнены против бота, который ходит наугад
start-war-friends = двое людей за этим экраном по очереди
start-war-names = Ваши имена через запятую: сначала Атрейдесы
start-war-two-names = пожалуйста, два имени
start-rulings = По каким правилам?
