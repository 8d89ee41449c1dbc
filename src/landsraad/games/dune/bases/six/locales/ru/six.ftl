### «Восстание» на шестерых: две команды, командиры и союзники. Названия, эффекты, журнал, ходы, решения и отказы.

## карты
card-command_respect = Добиться уважения
card-demand_attention = Привлечь внимание
card-desert_call = Зов пустыни
card-limited_landsraad_access = Ограниченный доступ в Ландсраад
card-threaten_spice_production = Угроза добыче Пряности
card-usul = Усул
card-corrino_might = Мощь Коррино
card-critical_shipments = Важные поставки
card-demand_results = Требование результатов
card-devastating_assault = Сокрушительный штурм
card-imperial_ornithopter = Имперский орнитоптер
card-imperial_tent = Имперский шатёр

## ячейки, группы, посты, фракции
space-economic_support = Экономическая поддержка
space-military_support = Военная поддержка
space-expedition = Экспедиция
space-controversial_technology = Спорная технология
space-habbanya_erg = Эрг Хаббанья
space-vast_wealth = Несметные богатства
space-desert_mastery = Знание пустыни
group-great_houses = Великие Дома
group-fringe_worlds = Окраинные миры
group-emperor_board = Планшет Императора
group-fremen_board = Планшет фрименов
post-post_great_houses = Великие Дома
post-post_fringe_worlds = Окраинные миры
post-post_carthag = Карфаг
post-post_habbanya_erg = Эрг Хаббанья
faction-great_houses = Великие Дома
faction-fringe_worlds = Окраинные миры

## команда, личный планшет, товар
team-muad_dib = команда Муад’Диба
team-shaddam = команда Шаддама
personal-board-fremen_board = планшет фрименов
personal-board-emperor_board = планшет Императора
good-spice = Пряность
good-water = вода
good-solari = солярии

## эффекты
for-ally = ваш активированный союзник получает: { $effect }
team-reward = каждый игрок вашей команды получает: { $effect }
troops-each-ally = каждый из ваших союзников нанимает { n-troops }
trade = обменяться с 1 игроком своей команды (каждый из двоих может отдать другому сколько угодно товара одного вида: карт интриг, Пряности, воды или соляриев)
reinforcements = нанять { n-troops } и разделить их между двумя союзниками команды по своему усмотрению; любые из них можно ввести в бой
levy = заплатить вместе с союзниками { cost-spice } → { $gain }
pass-on-contracts = отдать оба открытых контракта своим союзникам, по одному каждому
enthrone = переместить 1 карту не фрименов из Ряда Империи в Тронный ряд
may-place-spy = можно разместить 1 шпиона
hire-once = получить мастера меча на один раз и его бонусный жетон: { gain-swords } при каждом вашем раскрытии
take-alliance = получить союз с его очком
if-bonus-token = у вас есть бонусный жетон мастера меча

## журнал
event-activated = { $seat } активирует союзника: { $ally }
event-enthroned = { $seat } перемещает карту «{ $card }» в Тронный ряд
event-trades = { $seat } обменивается с игроком { $whom }
event-handed_over = { $seat } отдаёт игроку { $to }: { $good_id ->
    [spice] { cost-spice }
    [water] { cost-water.acc }
   *[solari] { cost-solari }
}
event-handed_intrigue = { $seat } отдаёт игроку { $to } карту интриги
event-got_intrigue = { $seat } получает карту интриги «{ $card }»
event-got_intrigue-hidden = { $seat } получает карту интриги
event-played_for = { $seat } играет боевую карту за союзника: { $ally }
event-conceded = { $seat } уступает место: его получает { $to }
event-pledged = { $seat } обещает { cost-spice }
event-pledges_void = { $seat } не может заплатить остальное: никто не платит

## ходы
move-activate = Активировать союзника: { $seat }
move-call_up = Пусть союзник решит, кого ввести в бой
move-play_for = Сыграть карту «{ $intrigue_card }» за союзника { $seat }: { $text }
move-share = { $n ->
    [0] { $seat } не получает ни одного из 3 отрядов
   *[other] { $seat } получает из 3 отрядов: { $n }
}
move-trade = Обменяться с игроком { $seat }
move-hand_over = Отдать { $good_id ->
    [spice] { cost-spice }
    [water] { cost-water.acc }
   *[solari] { cost-solari }
}
move-hand_intrigue = Отдать карту «{ $intrigue_card }»
move-pledge = { $n ->
    [0] Не обещать Пряности
   *[other] Пообещать { cost-spice }
}
move-enthrone = Переместить карту «{ $card }» в Тронный ряд
move-assign = Контракт «{ $contract }» получает { $seat }: { $text }
move-concede = Уступить лучшее место союзнику

## решения
decision-ChooseAlly = Выберите союзника, который заменит вас в этом ходу
decision-Trade = { $cause }: выберите, с кем из команды обменяться
decision-Gift = Обмен: отдайте товар одного вида или ничего
decision-Reinforcements = { $cause }: разделите 3 отряда между двумя союзниками
decision-DeployReinforcements = { $cause }: выберите, сколько новых отрядов ввести в бой (не больше { $most })
decision-AllyDeploys = { $cause }: благодаря агенту командира вы можете ввести отряды в бой (не больше { $most })
decision-Levy = { $cause }: заплатите вместе с союзниками или откажитесь
decision-Contribute = { $cause }: выберите, сколько Пряности пообещать
decision-Enthrone = Выберите карту для Тронного ряда: оттуда её может приобрести только ваша команда
decision-PassOnContracts = { $cause }: выберите, кто получит какой контракт
decision-MayConcede = У вас ничья с союзником: уступите ему лучшее место или нет
decision-WhichTrack = { $cause }: выберите свой планшет или трек активированного союзника

## отказы
refusal-option-gap = параметр { $option }: может быть { $known }, а не { $value }
refusal-seat-of-commander = лидеры: { $seat } — место, где сидит { $leader }, а не { $given }
refusal-commander-elsewhere = лидеры: { $leader } сидит на месте { $seat }, а не { $given }
refusal-no-automas-of-six = { $option }: вшестером играют без оппонентов
refusal-first-is-ally = первый игрок: { $seat } — командир, а начинает союзник
refusal-row-of-others = карта «{ $card }» в Тронном ряду: приобрести её может только команда Шаддама
refusal-needs-team-spice = нужно { $n } Пряности от команды, а есть { $have }
refusal-no-card-to-enthrone = ни одна карта Ряда Империи не может перейти в Тронный ряд
refusal-no-contract-shown = открытых контрактов нет
refusal-no-bonus-token = у вас нет бонусного жетона мастера меча
refusal-ally-deploys = сколько отрядов ввести в бой, решает { $seat }: сначала призовите союзника
refusal-trade-with-teammate = обмениваются с другим игроком своей команды
refusal-fremen-card-stays = «{ $card }» — карта фрименов: она остаётся в Ряду Империи
refusal-not-your-board = это ячейка личного планшета ({ $board }): туда может идти только его владелец
refusal-no-arrow-left = у вас не осталось агента, стрелка которого указывает на союзника { $seat }
refusal-only-commanders-activate = союзников активирует только командир
refusal-not-your-ally = это не ваш союзник
refusal-activate-at-start = союзника активируют в начале хода
refusal-play-for-ally = командир играет боевую карту за союзника
refusal-only-commanders-play-for = за другого играет карты только командир
refusal-ally-not-fighting = у игрока { $seat } нет боевых единиц в зоне конфликта
refusal-one-kind-of-good = вы отдаёте карты интриг: товар может быть только одного вида
refusal-have-good = { $good }: у вас { $n }
refusal-trade-by-icon = товар передают, когда эффект разрешает обмен
refusal-throne-by-effect = карты переходят в Тронный ряд, когда так говорит эффект
refusal-play-for-in-combat = карты за союзника играют в сражении
refusal-concede-a-tie = место уступают союзнику при ничьей, после боевых карт

## the gallery
gallery-muad_dib = Стартовая колода Муад’Диба
gallery-shaddam = Стартовая колода Шаддама

## the terminal
screen-throne-row = Тронный ряд: { $cards }
honour-token = жетон
honour-activated = за { $seat }
short-trade = обмен
short-reinforcements = { $n }{ $troop } союзникам
short-enthrone = в Тронный ряд
short-hire-once = Мастер меча раз
short-may-place-spy = можно 1{ $spy }
short-troops-each-ally = союзникам по { $n }{ $troop }
short-pass-on-contracts = контракты союзникам
short-if-bonus-token = жетон
short-for-ally = союзник { $effect }
short-team-reward = команда { $effect }
short-levy = команда { $n }{ $spice }{ $to }{ $gain }
help-teams = В командах: строка командира показывает стрелки оставшихся агентов (< левый союзник, > правый, <> любой) и кого он активировал; E= или F= — его собственный планшет.
start-teams = в двух командах по трое, с ботами (шесть игроков)
start-commander = командир: { $leader }
start-ally = союзник, командир которого — { $leader }
start-side = За кого вы играете?
