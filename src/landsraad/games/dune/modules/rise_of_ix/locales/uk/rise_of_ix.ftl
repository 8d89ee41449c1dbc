### «Розквіт Ікса»: поле, технології, дредноути й шкала перевезень. Карти — у cards.ftl.

n-dreadnoughts = { $n ->
    [one] { $n } дредноут
    [few] { $n } дредноути
    [many] { $n } дредноутів
   *[other] { $n } дредноута
}
n-negotiators = { $n ->
    [one] { $n } перемовника
    [few] { $n } перемовників
    [many] { $n } перемовників
   *[other] { $n } перемовника
}

## галерея
gallery-module-rise_of_ix = з «Розквітом Ікса»
gallery-tile = Технології
field-flip = Перевернути
field-scrap = Знищити у свій хід
field-round_start = На початку раунду
field-in_play = Раз під час розкриття
field-won = Перемога у конфлікті
field-standing = Постійно

## ефекти
freighter = { $n ->
    [1] пересунути вантажний корабель (уперед або назад по нагороди)
    [one] пересунути вантажний корабель { $n } раз (щоразу вперед або назад по нагороди)
    [few] пересунути вантажний корабель { $n } рази (щоразу вперед або назад по нагороди)
    [many] пересунути вантажний корабель { $n } разів (щоразу вперед або назад по нагороди)
   *[other] пересунути вантажний корабель { $n } раза (щоразу вперед або назад по нагороди)
}
dividends = +{ gain-solari.n }, кожному іншому гравцеві +{ $others }
acquire-tech = за бажання придбати 1 технологію
acquire-tech-for-less = за бажання придбати 1 технологію, на { gain-spice.n } дешевше
acquire-tech-or-solari = за бажання придбати 1 технологію, сплативши всю ціну прянощами або соляріями
acquire-tech-must = придбати 1 технологію
tech-negotiation = за бажання відправити 1 загін із запасу на поле Ікса перемовником
commission = збудувати { n-dreadnoughts }
may-commission = за бажання збудувати { n-dreadnoughts }
if-tiles = ви маєте { $n } чи більше технологій
if-dreadnoughts = ви збудували { n-dreadnoughts }
if-dreadnought-left = у запасі є дредноут
if-persuasion = ви отримали в цей хід { $n } чи більше очок переконливості
swords-per-sword-card = +{ $n } меч за кожну розкриту вами карту, що дала мечі в цей хід
decide-ties = наприкінці гри нічия за переможними очками вирішується на вашу користь
vp-per-low-track = +{ gain-vp.n } за кожну фракцію, на яку ви маєте не більше { $most } впливу
trash-from-play = знищити 1 свою карту в грі
exchange-intrigue = покласти будь-яку кількість своїх карт інтриг під колоду, не показуючи, і взяти стільки ж
standing-detonation = коли ви перемагаєте у конфлікті з дредноутом, можете повернути його до запасу за 1 переможне очко; тоді контролю він не здобуває
standing-spaceport = кожну придбану карту можна класти на свою колоду
standing-transports = щоразу, коли ви наймаєте загони зі шкали перевезень: ще 1 загін, і будь-які з них можна розгорнути

## журнал
event-freighter_moved = { $now ->
    [0] { $seat } відкликає вантажний корабель із поділки { $was }
   *[other] { $seat } просуває вантажний корабель на поділку { $now }
}
event-tile_acquired = { $seat } придбаває технологію «{ $tile }»
event-tile_shown = відкрито технологію «{ $tile }»
event-tile_flipped = { $seat } перевертає технологію «{ $tile }»
event-tiles_turned_up = { $seat } відкриває свої технології
event-tile_trashed = { $seat } знищує технологію «{ $tile }»
event-negotiator_placed = { $seat } відправляє перемовника на Ікс
event-negotiators_returned = { $seat } повертає { n-negotiators }
event-dreadnoughts_commissioned = { $seat } будує { n-dreadnoughts }
event-dreadnoughts_deployed = { $seat } розгортає { n-dreadnoughts }
event-dreadnoughts_retreated = { $seat } відводить { n-dreadnoughts } до гарнізону
event-dreadnoughts_home = { $seat } повертає { n-dreadnoughts } до гарнізону
event-dreadnought_returned = { $seat } повертає дредноут до запасу
event-dreadnought_holds = { $seat } здобуває дредноутом контроль над локацією «{ $space }»
event-dreadnought_leaves = { $seat } забирає дредноут із локації «{ $space }»
event-intrigue_buried = { $seat } кладе карту «{ $card }» під колоду інтриг
event-intrigue_buried-hidden = { $seat } кладе карту інтриг під колоду

## ходи та рішення
move-ship = { $shipping_id ->
    [advance] Просунути вантажний корабель
   *[recall] Відкликати вантажний корабель по нагороди
}
move-tech = Придбати технологію «{ $tile }»: { $text }
move-negotiate = { $n ->
    [0] Не повертати перемовників і сплатити прянощами
   *[other] Повернути { n-negotiators }, решту сплатити прянощами
}
move-negotiate_solari = { $n ->
    [0] Не повертати перемовників і сплатити соляріями
   *[other] Повернути { n-negotiators }, решту сплатити соляріями
}
move-negotiator = Відправити перемовника на Ікс
move-commission = Збудувати дредноут
move-flip = Перевернути технологію «{ $tile }»: { $text }
move-use_tile = Використати технологію «{ $tile }»: { $text }
move-hold = Здобути дредноутом контроль над локацією «{ $space }»
move-deploy_dreadnoughts = Розгорнути { n-dreadnoughts }
move-retreat_dreadnoughts = { $n ->
    [0] Не відводити дредноутів
   *[other] Відвести { n-dreadnoughts }
}
move-bury = Покласти карту «{ $intrigue_card }» під колоду
decision-Freight = { $cause }: просуньте вантажний корабель, відкличте його або залиште
decision-AcquireTech = { $cause }: виберіть, яку технологію придбати
decision-PayForTile = { $cause }: виберіть, скільки перемовників повернути; кожен зменшує ціну на 1
decision-TechNegotiation = { $cause }: відправте перемовника на Ікс або відмовтеся
decision-SendNegotiator = { decision-TechNegotiation }
decision-MayCommission = { $cause }: збудуйте дредноут або відмовтеся
decision-TakeControl = Ви перемогли з дредноутом: виберіть, яку локацію контролювати
decision-TrashFromPlay = { $cause }: виберіть, яку карту в грі знищити
decision-ExchangeIntrigue = { $cause }: виберіть карту інтриг для обміну або завершіть
option-rise_of_ix = Розквіт Ікса
    .about = Технології, дредноути й шкала перевезень, а також нові карти, конфлікти й лідери.

## назви
group-ix = Ікс
space-interstellar_shipping = Міжзоряні перевезення
space-smuggling = Контрабанда
space-tech_negotiation = Перемовини про технології
space-dreadnought = Дредноут
post-post_ix_choam = Контрабанда
post-post_ix_landsraad = Ікс
tile-artillery = Артилерія
tile-chaumurky = Чаумуркі
tile-detonation_devices = Детонаційні пристрої
tile-disposal_facility = Утилізаційний цех
tile-flagship = Флагман
tile-holoprojectors = Голопроєктори
tile-holtzman_engine = Рушій Гольцмана
tile-invasion_ships = Кораблі вторгнення
tile-memocorders = Мемокордери
tile-minimic_film = Мінімічна плівка
tile-restricted_ordnance = Заборонені боєприпаси
tile-shuttle_fleet = Флот шатлів
tile-sonic_snoopers = Звукові нишпорки
tile-spaceport = Космопорт
tile-spy_satellites = Супутники-шпигуни
tile-training_drones = Тренувальні дрони
tile-troop_transports = Військові транспорти
tile-windtraps = Вітрові пастки
tech-stack-topmost = верхня стопка
tech-stack-middle = середня стопка
tech-stack-lowest = нижня стопка
shipping-advance = просунути
shipping-recall = відкликати
ship-space-ship_0 = низ шкали перевезень
ship-space-ship_1 = перша поділка шкали перевезень
ship-space-ship_2 = друга поділка шкали перевезень
ship-space-ship_3 = верх шкали перевезень
cell-dreadnoughts_in_supply = дредноути в запасі
cell-dreadnoughts_in_garrison = дредноути в гарнізоні
cell-dreadnoughts_in_conflict = дредноути в Зоні конфлікту
cell-freighter = вантажний корабель
cell-negotiators = перемовники
cell-tech = доступні технології
cell-tiles = технології
cell-used_tiles = перевернуті технології
cell-ties_decided = вирішує нічиї
reason-chaumurky = «Чаумуркі»
decided-chaumurky = «Чаумуркі»

## відмови
refusal-tile-by-icon = технологію придбавають, коли це дає ефект
refusal-tile-not-shown = технологія «{ $tile }» не лежить відкрито
refusal-tile-too-dear = технологія «{ $tile }» коштує { $cost }; ви маєте { $have } і { n-negotiators }
refusal-so-many-negotiators = ви маєте { n-negotiators }
refusal-negotiators-for-tile = перемовники повертаються лише з придбанням технології
refusal-negotiator-by-icon = перемовника відправляють, коли це дає ефект
refusal-no-tile-affordable = ви не можете оплатити жодної технології
refusal-no-troop-for-ix = у вашому запасі немає загонів
refusal-ship-by-icon = вантажний корабель рухають, коли це дає ефект
refusal-freighter-at-top = ваш вантажний корабель на верхній поділці
refusal-freighter-at-bottom = ваш вантажний корабель на нижній поділці
refusal-tile-not-owned = ви не маєте технології «{ $tile }»
refusal-tile-in-own-turn = технологію «{ $tile }» використовують у свій хід
refusal-tile-in-reveal = технологію «{ $tile }» використовують під час свого розкриття
refusal-tile-has-no-flip = технологію «{ $tile }» не перевертають
refusal-tile-face-down = технологія «{ $tile }» перевернута до наступного раунду
refusal-tile-before-agent = технологію «{ $tile }» перевертають до відправлення агента
refusal-tile-used = технологію «{ $tile }» вже використано в цей хід
refusal-tile-acts-by-itself = технологія «{ $tile }» діє сама
refusal-hold-after-victory = дредноут здобуває контроль, коли ви перемагаєте з ним у конфлікті
refusal-space-held = на локації «{ $space }» стоїть дредноут гравця { $seat }
refusal-not-control-space = локацію «{ $space }» не можна контролювати
refusal-dreadnoughts-first = дредноути розгортають перед загонами, а загони вже розгорнуто
refusal-dreadnoughts-most = не більше { $limit }; у гарнізоні { n-dreadnoughts }
refusal-no-dreadnought-left = у вашому запасі немає дредноутів
refusal-needs-tiles = треба мати технологій: { $n }, ви маєте: { $have }
refusal-needs-dreadnoughts = треба мати збудованих дредноутів: { $n }, ви маєте: { $have }
refusal-needs-persuasion = треба отримати в цей хід очок переконливості: { $n }, ви отримали: { $have }

## підписи ходів із технологіями
tile-at-once = одразу: { $effect }
tile-flip = раз за раунд: { $effect }
tile-scrap = знищивши її: { $effect }
tile-round = на початку раунду: { $effect }
tile-reveal = під час вашого розкриття: { $effect }
tile-in-play = раз під час вашого розкриття: { $effect }
tile-won = коли ви перемагаєте у конфлікті: { $effect }
tile-endgame = наприкінці гри: { $effect }
