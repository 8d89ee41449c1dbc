### Гра «Піднесення» для шістьох: дві команди, командири й союзники. Назви, ефекти, журнал, ходи, рішення й відмови.

## карти
card-command_respect = Здобути повагу
card-demand_attention = Привернути увагу
card-desert_call = Поклик пустелі
card-limited_landsraad_access = Обмежений доступ до Ландсрааду
card-threaten_spice_production = Загроза видобутку прянощів
card-usul = Усул
card-corrino_might = Міць Корріно
card-critical_shipments = Важливі постачання
card-demand_results = Вимога результатів
card-devastating_assault = Нищівний штурм
card-imperial_ornithopter = Імперський орнітоптер
card-imperial_tent = Імперський намет

## локації, групи, пункти, фракції
space-economic_support = Економічна підтримка
space-military_support = Військова підтримка
space-expedition = Експедиція
space-controversial_technology = Суперечлива технологія
space-habbanya_erg = Ерґ Хаббанья
space-vast_wealth = Незліченні багатства
space-desert_mastery = Знання пустелі
group-great_houses = Великі Доми
group-fringe_worlds = Окраїнні світи
group-emperor_board = Планшет Імператора
group-fremen_board = Планшет Фрименів
post-post_great_houses = Великі Доми
post-post_fringe_worlds = Окраїнні світи
post-post_carthag = Карфаг
post-post_habbanya_erg = Ерґ Хаббанья
faction-great_houses = Великі Доми
faction-fringe_worlds = Окраїнні світи

## команда, особистий планшет, товар
team-muad_dib = команда Муад’Діба
team-shaddam = команда Шаддама
personal-board-fremen_board = планшет Фрименів
personal-board-emperor_board = планшет Імператора
good-spice = прянощі
good-water = вода
good-solari = солярії

## ефекти
for-ally = ваш активований союзник отримує: { $effect }
team-reward = кожен гравець вашої команди отримує: { $effect }
troops-each-ally = кожен із ваших союзників наймає { n-troops }
trade = поторгувати з 1 гравцем своєї команди (кожен із двох може віддати іншому скільки завгодно товару одного виду: карт інтриги, прянощів, води чи соляріїв)
reinforcements = найняти { n-troops } і розділити їх між двома союзниками команди на свій розсуд; будь-які з них можна розгорнути
levy = заплатити разом із союзниками { gain-spice.n } → { $gain }
pass-on-contracts = віддати обидва відкриті контракти своїм союзникам, по одному кожному
enthrone = перемістити 1 карту не Фрименів із Ряду Імперіуму до Тронного ряду
may-place-spy = можна розмістити 1 шпигуна
hire-once = отримати Майстра меча на один раз і його бонусний жетон: +{ gain-swords.n } під час кожного вашого розкриття карт
take-alliance = отримати союз із його очком
if-bonus-token = ви маєте бонусний жетон Майстра меча

## журнал
event-activated = { $seat } активує союзника: { $ally }
event-enthroned = { $seat } переміщує карту «{ $card }» до Тронного ряду
event-trades = { $seat } торгує з гравцем { $whom }
event-handed_over = { $seat } віддає гравцеві { $to }: { $good_id ->
    [spice] { gain-spice.n }
    [water] { pay-water.n }
   *[solari] { gain-solari.n }
}
event-handed_intrigue = { $seat } віддає гравцеві { $to } карту інтриги
event-got_intrigue = { $seat } отримує карту інтриги «{ $card }»
event-got_intrigue-hidden = { $seat } отримує карту інтриги
event-played_for = { $seat } грає карту бою за союзника: { $ally }
event-conceded = { $seat } поступається місцем: його отримує { $to }
event-pledged = { $seat } обіцяє { gain-spice.n }
event-pledges_void = { $seat } не може заплатити решту: ніхто не платить

## ходи
move-activate = Активувати союзника: { $seat }
move-call_up = Нехай союзник вирішить, кого розгорнути
move-play_for = Зіграти карту «{ $intrigue_card }» за союзника { $seat }: { $text }
move-share = { $n ->
    [0] { $seat } не отримує жодного з 3 загонів
   *[other] { $seat } отримує з 3 загонів: { $n }
}
move-trade = Торгувати з гравцем { $seat }
move-hand_over = Віддати { $good_id ->
    [spice] { gain-spice.n }
    [water] { pay-water.n }
   *[solari] { gain-solari.n }
}
move-hand_intrigue = Віддати карту «{ $intrigue_card }»
move-pledge = { $n ->
    [0] Не обіцяти прянощів
   *[other] Пообіцяти { gain-spice.n }
}
move-enthrone = Перемістити карту «{ $card }» до Тронного ряду
move-assign = Контракт «{ $contract }» отримує { $seat }: { $text }
move-concede = Поступитися кращим місцем союзникові

## рішення
decision-ChooseAlly = Виберіть союзника, який заступить вас у цей хід
decision-Trade = { $cause }: виберіть, з ким із команди торгувати
decision-Gift = Торгівля: віддайте товар одного виду або нічого
decision-Reinforcements = { $cause }: розділіть 3 загони між двома союзниками
decision-DeployReinforcements = { $cause }: виберіть, скільки нових загонів розгорнути (не більше { $most })
decision-AllyDeploys = { $cause }: завдяки агентові командира ви можете розгорнути загони (не більше { $most })
decision-Levy = { $cause }: заплатіть разом із союзниками або відмовтеся
decision-Contribute = { $cause }: виберіть, скільки прянощів пообіцяти
decision-Enthrone = Виберіть карту для Тронного ряду: звідти її може придбати лише ваша команда
decision-PassOnContracts = { $cause }: виберіть, хто отримає який контракт
decision-MayConcede = У вас нічия із союзником: поступіться йому кращим місцем або ні
decision-WhichTrack = { $cause }: виберіть власний планшет або шкалу активованого союзника

## відмови
refusal-option-gap = параметр { $option }: може бути { $known }, а не { $value }
refusal-seat-of-commander = лідери: { $seat } — місце, де сидить { $leader }, а не { $given }
refusal-commander-elsewhere = лідери: { $leader } сидить на місці { $seat }, а не { $given }
refusal-no-automas-of-six = { $option }: ушістьох грають без Конкурентів
refusal-first-is-ally = перший гравець: { $seat } — командир, а починає союзник
refusal-row-of-others = карта «{ $card }» — у Тронному ряді: її може придбати лише команда Шаддама
refusal-needs-team-spice = потрібно { $n } прянощів від команди, а є { $have }
refusal-no-card-to-enthrone = жодна карта Ряду Імперіуму не може перейти до Тронного ряду
refusal-no-contract-shown = немає відкритих контрактів
refusal-no-bonus-token = у вас немає бонусного жетона Майстра меча
refusal-ally-deploys = скільки загонів розгорнути, вирішує { $seat }: спершу покличте союзника
refusal-trade-with-teammate = торгують з іншим гравцем своєї команди
refusal-fremen-card-stays = «{ $card }» — карта Фрименів: вона лишається в Ряді Імперіуму
refusal-not-your-board = це локація особистого планшета ({ $board }): туди може йти лише його власник
refusal-no-arrow-left = у вас не лишилося агента, стрілка якого вказує на союзника { $seat }
refusal-only-commanders-activate = союзників активує лише командир
refusal-not-your-ally = це не ваш союзник
refusal-activate-at-start = союзника активують на початку ходу
refusal-play-for-ally = командир грає карту бою за союзника
refusal-only-commanders-play-for = за іншого грає карти лише командир
refusal-ally-not-fighting = { $seat } не має бойових одиниць у Зоні конфлікту
refusal-one-kind-of-good = ви віддаєте карти інтриги: товар може бути лише одного виду
refusal-have-good = { $good }: у вас { $n }
refusal-trade-by-icon = товар передають, коли ефект дозволяє торгівлю
refusal-throne-by-effect = карти переходять до Тронного ряду, коли так каже ефект
refusal-play-for-in-combat = карти за союзника грають у бою
refusal-concede-a-tie = місцем поступаються союзникові в разі нічиєї, після карт бою

## the gallery
gallery-muad_dib = Початкова колода Муад’Діба
gallery-shaddam = Початкова колода Шаддама

## the terminal
screen-throne-row = Тронний ряд: { $cards }
honour-token = жетон
honour-activated = за { $seat }
short-trade = торгівля
short-reinforcements = { $n }{ $troop } союзникам
short-enthrone = до Тронного ряду
short-hire-once = Майстер меча раз
short-may-place-spy = можна 1{ $spy }
short-troops-each-ally = союзникам по { $n }{ $troop }
short-pass-on-contracts = контракти союзникам
short-if-bonus-token = жетон
short-for-ally = союзник { $effect }
short-team-reward = команда { $effect }
short-levy = команда { $n }{ $spice }{ $to }{ $gain }
help-teams = У командах: рядок командира показує стрілки агентів, що лишилися (< лівий союзник, > правий, <> будь-який), і кого він активував; E= чи F= — його власний планшет.
start-teams = у двох командах по троє, з ботами (шестеро гравців)
start-commander = командир: { $leader }
start-ally = союзник, командир якого — { $leader }
start-side = За кого ви граєте?
