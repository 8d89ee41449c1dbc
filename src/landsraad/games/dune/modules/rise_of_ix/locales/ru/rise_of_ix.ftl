### «Расцвет Икса»: поле, технологии, дредноуты и трек перевозок. Карты — в cards.ftl.

n-dreadnoughts = { $n } { $n ->
    [one] дредноут
    [few] дредноута
    [many] дредноутов
   *[other] дредноута
}
n-negotiators = { $n } { $n ->
    [one] переговорщика
    [few] переговорщиков
    [many] переговорщиков
   *[other] переговорщика
}

## галерея
gallery-module-rise_of_ix = с «Расцветом Икса»
gallery-tile = Технологии
field-flip = Перевернуть
field-scrap = Удалить в свой ход
field-round_start = В начале раунда
field-in_play = Один раз при раскрытии
field-won = Победа в конфликте
field-standing = Постоянно

## эффекты
freighter = { $n ->
    [1] передвинуть грузовоз (вперёд или назад за наградами)
    [one] передвинуть грузовоз { $n } раз (каждый раз вперёд или назад за наградами)
    [few] передвинуть грузовоз { $n } раза (каждый раз вперёд или назад за наградами)
    [many] передвинуть грузовоз { $n } раз (каждый раз вперёд или назад за наградами)
   *[other] передвинуть грузовоз { $n } раза (каждый раз вперёд или назад за наградами)
}
dividends = +{ cost-solari }, каждому из остальных игроков +{ $others }
acquire-tech = можно приобрести 1 технологию
acquire-tech-for-less = можно приобрести 1 технологию, на { cost-spice } дешевле
acquire-tech-or-solari = можно приобрести 1 технологию, оплатив её целиком Пряностью или соляриями
acquire-tech-must = приобрести 1 технологию
tech-negotiation = можно отправить 1 отряд из запаса на поле Икса переговорщиком
commission = построить { n-dreadnoughts }
may-commission = можно построить { n-dreadnoughts }
if-tiles = у вас не меньше { $n } технологий
if-dreadnoughts = вы построили { n-dreadnoughts }
if-dreadnought-left = в запасе есть дредноут
if-persuasion = в этом ходу вы получили не меньше { $n } убеждения
swords-per-sword-card = +{ $n } меч за каждую раскрытую вами карту, которая дала мечи в этом ходу
decide-ties = в конце партии ничья по победным очкам решается в вашу пользу
vp-per-low-track = +{ $n } ПО за каждую фракцию, у которой ваше влияние не больше { $most }
trash-from-play = удалить 1 свою карту в игре
exchange-intrigue = положить любое число своих карт интриг под колоду, не показывая, и взять столько же
standing-detonation = победив в конфликте с дредноутом, вы можете вернуть его в запас за 1 ПО; тогда контроля он не получает
standing-spaceport = каждую приобретённую карту можно класть на верх своей колоды
standing-transports = каждый раз, когда вы нанимаете отряды с трека перевозок: ещё 1 отряд, и любые из них можно ввести в бой

## журнал
event-freighter_moved = { $now ->
    [0] { $seat } отзывает грузовоз с деления { $was }
   *[other] { $seat } продвигает грузовоз на деление { $now }
}
event-tile_acquired = { $seat } приобретает технологию «{ $tile }»
event-tile_shown = открыта технология «{ $tile }»
event-tile_flipped = { $seat } переворачивает технологию «{ $tile }»
event-tiles_turned_up = { $seat } открывает свои технологии
event-tile_trashed = { $seat } удаляет технологию «{ $tile }»
event-negotiator_placed = { $seat } отправляет переговорщика на Икс
event-negotiators_returned = { $seat } возвращает { n-negotiators }
event-dreadnoughts_commissioned = { $seat } строит { n-dreadnoughts }
event-dreadnoughts_deployed = { $seat } вводит в бой { n-dreadnoughts }
event-dreadnoughts_retreated = { $seat } отводит { n-dreadnoughts } в гарнизон
event-dreadnoughts_home = { $seat } возвращает { n-dreadnoughts } в гарнизон
event-dreadnought_returned = { $seat } возвращает дредноут в запас
event-dreadnought_holds = { $seat } берёт дредноутом под контроль ячейку «{ $space }»
event-dreadnought_leaves = { $seat } забирает дредноут с ячейки «{ $space }»
event-intrigue_buried = { $seat } кладёт карту «{ $card }» под колоду интриг
event-intrigue_buried-hidden = { $seat } кладёт карту интриг под колоду

## ходы и решения
move-ship = { $shipping_id ->
    [advance] Продвинуть грузовоз
   *[recall] Отозвать грузовоз за наградами
}
move-tech = Приобрести технологию «{ $tile }»: { $text }
move-negotiate = { $n ->
    [0] Не возвращать переговорщиков и заплатить Пряностью
   *[other] Вернуть { n-negotiators }, остальное заплатить Пряностью
}
move-negotiate_solari = { $n ->
    [0] Не возвращать переговорщиков и заплатить соляриями
   *[other] Вернуть { n-negotiators }, остальное заплатить соляриями
}
move-negotiator = Отправить переговорщика на Икс
move-commission = Построить дредноут
move-flip = Перевернуть технологию «{ $tile }»: { $text }
move-use_tile = Применить технологию «{ $tile }»: { $text }
move-hold = Взять дредноутом под контроль ячейку «{ $space }»
move-deploy_dreadnoughts = Ввести в бой { n-dreadnoughts }
move-retreat_dreadnoughts = { $n ->
    [0] Не отводить дредноуты
   *[other] Отвести { n-dreadnoughts }
}
move-bury = Положить карту «{ $intrigue_card }» под колоду
decision-Freight = { $cause }: продвиньте грузовоз, отзовите его или оставьте
decision-AcquireTech = { $cause }: выберите технологию, которую приобретёте
decision-PayForTile = { $cause }: выберите, сколько переговорщиков вернуть; каждый снижает стоимость на 1
decision-TechNegotiation = { $cause }: отправьте переговорщика на Икс или откажитесь
decision-SendNegotiator = { decision-TechNegotiation }
decision-MayCommission = { $cause }: постройте дредноут или откажитесь
decision-TakeControl = Вы победили с дредноутом: выберите ячейку под контроль
decision-TrashFromPlay = { $cause }: выберите карту в игре, которую удалите
decision-ExchangeIntrigue = { $cause }: выберите карту интриг для обмена или закончите
option-rise_of_ix = Расцвет Икса
    .about = Технологии, дредноуты и трек перевозок, а также новые карты, конфликты и лидеры.

## названия
group-ix = Икс
space-interstellar_shipping = Межзвёздные перевозки
space-smuggling = Контрабанда
space-tech_negotiation = Переговоры о технологиях
space-dreadnought = Дредноут
post-post_ix_choam = Контрабанда
post-post_ix_landsraad = Икс
tile-artillery = Артиллерия
tile-chaumurky = Чаумурки
tile-detonation_devices = Детонирующие устройства
tile-disposal_facility = Утилизатор
tile-flagship = Флагман
tile-holoprojectors = Голопроекторы
tile-holtzman_engine = Двигатель Хольцмана
tile-invasion_ships = Корабли вторжения
tile-memocorders = Мемокордеры
tile-minimic_film = Минимическая плёнка
tile-restricted_ordnance = Запрещённые боеприпасы
tile-shuttle_fleet = Флот шаттлов
tile-sonic_snoopers = Звуковые ищейки
tile-spaceport = Космопорт
tile-spy_satellites = Спутники-шпионы
tile-training_drones = Учебные дроны
tile-troop_transports = Военные транспорты
tile-windtraps = Ветровые ловушки
tech-stack-topmost = верхняя стопка
tech-stack-middle = средняя стопка
tech-stack-lowest = нижняя стопка
shipping-advance = продвинуть
shipping-recall = отозвать
ship-space-ship_0 = низ трека перевозок
ship-space-ship_1 = первое деление трека перевозок
ship-space-ship_2 = второе деление трека перевозок
ship-space-ship_3 = верх трека перевозок
cell-dreadnoughts_in_supply = дредноуты в запасе
cell-dreadnoughts_in_garrison = дредноуты в гарнизоне
cell-dreadnoughts_in_conflict = дредноуты в зоне конфликта
cell-freighter = грузовоз
cell-negotiators = переговорщики
cell-tech = доступные технологии
cell-tiles = технологии
cell-used_tiles = перевёрнутые технологии
cell-ties_decided = решает ничьи
reason-chaumurky = «Чаумурки»
decided-chaumurky = «Чаумурки»

## отказы
refusal-tile-by-icon = технологию приобретают, когда это даёт эффект
refusal-tile-not-shown = технология «{ $tile }» не лежит открыто
refusal-tile-too-dear = технология «{ $tile }» стоит { $cost }; у вас { $have }, переговорщиков: { $n }
refusal-so-many-negotiators = у вас переговорщиков: { $n }
refusal-negotiators-for-tile = переговорщики возвращаются только при приобретении технологии
refusal-negotiator-by-icon = переговорщика отправляют, когда это даёт эффект
refusal-no-tile-affordable = вы не можете оплатить ни одну технологию
refusal-no-troop-for-ix = в вашем запасе нет отрядов
refusal-ship-by-icon = грузовоз двигают, когда это даёт эффект
refusal-freighter-at-top = ваш грузовоз на верхнем делении
refusal-freighter-at-bottom = ваш грузовоз на нижнем делении
refusal-tile-not-owned = у вас нет технологии «{ $tile }»
refusal-tile-in-own-turn = технологию «{ $tile }» применяют в свой ход
refusal-tile-in-reveal = технологию «{ $tile }» применяют при своём раскрытии
refusal-tile-has-no-flip = технологию «{ $tile }» не переворачивают
refusal-tile-face-down = технология «{ $tile }» перевёрнута до следующего раунда
refusal-tile-before-agent = технологию «{ $tile }» переворачивают до отправки агента
refusal-tile-used = технология «{ $tile }» уже применена в этом ходу
refusal-tile-acts-by-itself = технология «{ $tile }» действует сама
refusal-hold-after-victory = дредноут получает контроль, когда вы побеждаете с ним в конфликте
refusal-space-held = на ячейке «{ $space }» стоит дредноут игрока { $seat }
refusal-not-control-space = ячейку «{ $space }» нельзя контролировать
refusal-dreadnoughts-first = дредноуты вводят в бой раньше отрядов, а отряды уже введены
refusal-dreadnoughts-most = не больше { $limit }; в гарнизоне { n-dreadnoughts }
refusal-no-dreadnought-left = в вашем запасе нет дредноутов
refusal-needs-tiles = нужно технологий: { $n }, у вас: { $have }
refusal-needs-dreadnoughts = нужно построенных дредноутов: { $n }, у вас: { $have }
refusal-needs-persuasion = нужно получить в этом ходу убеждения: { $n }, вы получили: { $have }

## подписи ходов с технологиями
tile-at-once = сразу: { $effect }
tile-flip = раз за раунд: { $effect }
tile-scrap = удалив её: { $effect }
tile-round = в начале раунда: { $effect }
tile-reveal = при вашем раскрытии: { $effect }
tile-in-play = один раз при вашем раскрытии: { $effect }
tile-won = когда вы побеждаете в конфликте: { $effect }
tile-endgame = в конце партии: { $effect }
