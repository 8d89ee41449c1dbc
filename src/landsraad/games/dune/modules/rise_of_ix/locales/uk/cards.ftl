### Карти, конфлікти й лідери «Розквіту Ікса».

## карти
card-appropriate = Привласнення
card-bounty_hunter = Мисливець за головами
card-choam_delegate = Делегат ДАПТ
card-court_intrigue = Придворна інтрига
card-desert_ambush = Пустельна засідка
card-embedded_agent = Укорінений агент
card-esmar_tuek = Есмар Туек
card-freighter_fleet = Вантажний флот
card-full_scale_assault = Повномасштабний штурм
card-guild_accord = Угода з Гільдією
card-guild_chief_administrator = Головний адміністратор Гільдії
card-imperial_bashar = Імперський башар
card-imperial_shock_trooper = Імперський штурмовик
card-in_the_shadows = У тіні
card-ix_guild_compact = Пакт Ікса й Гільдії
card-ixian_engineer = Іксіанський інженер
card-jamis = Джаміс
card-landing_rights = Право посадки
card-local_fence = Місцевий скупник
card-negotiated_withdrawal = Узгоджений відступ
card-satellite_ban = Заборона супутників
card-sayyadina = Саядіна
card-shai_hulud = Шай-Хулуд
card-spice_trader = Торговець прянощами
card-treachery = Зрада
card-truthsayer = Правдомовиця
card-water_peddler = Розносник води
card-web_of_power = Павутина влади
card-weirding_way = Відьомський шлях

## карти інтриг
intrigue-card-advanced_weaponry = Новітня зброя
intrigue-card-blackmail = Шантаж
intrigue-card-cannon_turrets = Гарматні башти
intrigue-card-cull = Вибракування
intrigue-card-diversion = Відвернення уваги
intrigue-card-expedite = Пришвидшення
intrigue-card-finesse = Хитрощі
intrigue-card-glimpse_the_path = Проблиск шляху
intrigue-card-grand_conspiracy = Велика змова
intrigue-card-ixian_probe = Іксіанський зонд
intrigue-card-machine_culture = Культура машин
intrigue-card-quid_pro_quo = Послуга за послугу
intrigue-card-second_wave = Друга хвиля
intrigue-card-secret_forces = Таємні сили
intrigue-card-strategic_push = Стратегічний натиск
intrigue-card-strongarm = Силовий тиск
intrigue-card-war_chest = Військова скарбниця

## конфлікти
conflict-skirmish_e = Сутичка
conflict-skirmish_f = Сутичка
conflict-trade_monopoly = Торгова монополія
conflict-economic_supremacy = Економічна перевага

## лідери
leader-archduke_armand_ecaz = Ерцгерцог Арманд Еказ
    .left = Координація
    .signet = Призов
leader-ilesa_ecaz = Ілеса Еказ
    .left = На крок попереду
    .signet = Зв’язки в Гільдії
leader-prince_rhombur_vernius = Принц Ромбур Верніус
    .left = Важкі лазерні гармати
    .signet = Іксіанські технології
leader-tessia_vernius = Тессія Верніус
    .left = Пильне спостереження
    .signet = Дволикість
leader-princess_yuna_moritani = «Принцеса» Юна Морітані
    .left = Контрабандна операція
    .signet = Остання поставка
leader-viscount_hundro_moritani = Віконт Гундро Морітані
    .left = Розвідка
    .signet = Кур’єри
house-Ecaz = Еказ
house-Vernius = Верніус
house-Moritani = Морітані

## умови
if-enemy-met = на локації, куди ви відправили агента, стоїть агент суперника
if-agent-at = ваш агент стоїть на локації { influence.of }
if-with-factions = ваш агент стоїть на локації фракції
if-units-deployed = у цей хід ви розгорнули { $n } чи більше бойових одиниць
if-snooper-left = хоча б одна ваша нишпорка досі на своїй шкалі
if-ambitions = ви виконали { $n } чи більше з цих умов: збудовано дредноутів: { $dreadnoughts }; є карта «{ card-the_spice_must_flow }»; { $influence } чи більше очок впливу на двох шкалах; є місце у Вищій раді

## ефекти
infiltrates-for-less = агенти суперників не заважають агентові цієї карти на локаціях із її символами; з нею локація «{ $space }» на { gain-spice.n } дешевша
bury-intrigue = непомітно покласти 1 свою карту інтриги під колоду інтриг
retreat-units = відвести { $n ->
    [one] { $n } бойову одиницю
    [few] { $n } бойові одиниці
    [many] { $n } бойових одиниць
   *[other] { $n } бойової одиниці
} (загони чи дредноути)
deploy-new = розгорнути в Зоні конфлікту { n-troops } зі свого запасу
tech-negotiations = за бажання відправити { n-troops.up-to } із запасу на поле Ікса перемовниками
decision-Negotiators = { $cause }: відправте перемовника на Ікс або відмовтеся
swords-per-dreadnought = +{ gain-swords.n } за кожен ваш дредноут у Зоні конфлікту
ambush = за кожен загін, розгорнутий у цей хід, можна змусити відступити { $n } бойову одиницю суперника
extra-turn = за бажання зробити ще { $n } хід одразу після цього
retreat-dreadnought-each = кожен суперник відводить { $n } дредноут
influence-here = +{ influence.n } на фракцію, на чию локацію ви відправили агента в цей хід
influence-where-present = +{ influence.n } на кожну фракцію, на чиїх локаціях стоїть ваш агент
lose-troop = втратити { n-troops } (в гарнізоні чи в Зоні конфлікту)
deploy-units = розгорнути із гарнізону в Зоні конфлікту до { $n ->
    [one] { $n } бойової одиниці
   *[other] { $n } бойових одиниць
} (загони чи дредноути)
solari-if-won = якщо ви переможете в цьому конфлікті: +{ gain-solari.n }
intelligence = подивитися на верхні карти колоди інтриг ({ $n }): 1 взяти, іншу повернути на верх
may-acquire-up-to = за бажання придбати без оплати 1 карту ціною { $n } чи менше
influence-with-snooper = +{ influence.n } на фракцію, на шкалі якої досі є ваша нишпорка

## постійні властивості
standing-coordination = під час вашого розкриття карт, якщо { $n } чи більше ваших агентів стоять на локаціях Ландсрааду, міст або торгівлі прянощами: за бажання знищити 1 свою карту, що у грі
standing-set-aside = на початку раунду відкласти 1 карту з руки долілиць; вона повертається на ваш другий хід раунду. Якщо відправити нею агента в той хід: +{ gain-spice.n }, коли на ній рівно один символ агента, інакше +{ gain-solari.n }
standing-dreadnought-strength = сила ваших дредноутів — { $n }
standing-snoopers = на кожній шкалі біля { $n } очок впливу чекає нишпорка; коли ви вперше туди дістаєтеся, вона переходить у ваше наступне гніздо й дає його нагороду: перше — скинути карту за 1 прянощі; друге — бонус цієї шкали за 4 очки; третє — ще 1 очко впливу; четверте — і те, і те
standing-before-first-round = перед першим раундом: { $effect }
standing-no-water = ви починаєте без води
standing-more-solari = щоразу, коли ви отримуєте солярії у свій хід: ще +{ $n }

## журнал
event-extra_turn = { $seat } робить ще один хід
event-snooper_moved = { $seat } пересуває нишпорку { influence.of } у гніздо «{ $slot }»
event-set_card_aside = { $seat } відкладає карту «{ $card }»
event-set_card_aside-hidden = { $seat } відкладає карту
event-card_came_back = { $seat } повертає на руку карту «{ $card }»
event-card_came_back-hidden = { $seat } повертає на руку відкладену карту
event-looked_at_intrigue = { $seat } бачить на колоді інтриг карту «{ $card }»
event-looked_at_intrigue-hidden = { $seat } дивиться на карту з колоди інтриг
event-put_back_intrigue = { $seat } повертає карту «{ $card }» на колоду інтриг
event-put_back_intrigue-hidden = { $seat } повертає карту на колоду інтриг

## ходи й рішення
move-drive_back = { $seat } відводить загін
move-drive_back_dreadnought = { $seat } відводить дредноут
move-extra_turn = Зробити ще один хід
move-lose_troop = { $troop_home_id ->
    [garrison] Втратити загін із гарнізону
   *[conflict] Втратити загін у Зоні конфлікту
}
move-set_aside = Відкласти карту «{ $card }» на свій другий хід
move-keep = Залишити собі карту «{ $intrigue_card }»
move-coordinate = Знищити одну зі своїх карт у грі
decision-BuryOne = { $cause }: виберіть, яку карту інтриги покласти під колоду
decision-RetreatUnits = { $cause }: виберіть, які бойові одиниці відвести
decision-TakeExtraTurn = Зробіть ще один хід або передайте чергу
decision-LoseTroop = { $cause }: виберіть, який загін втратити
decision-DeployUnits = { $cause }: виберіть, які бойові одиниці розгорнути
decision-KeepIntrigue = { $leader }: виберіть карту інтриги, яку залишите собі
decision-SetCardAside = { $leader }: виберіть карту, яку відкладете на свій другий хід
decision-InfluenceWithSnooper = { $cause }: виберіть фракцію, +1 очко впливу
decision-MayAcquireUpTo = { $cause }: виберіть карту ціною { $limit } чи менше або жодної

## інші назви
troop-home-garrison = гарнізон
troop-home-conflict = Зона конфлікту
snooper-slot-first = перше
snooper-slot-second = друге
snooper-slot-third = третє
snooper-slot-fourth = четверте

## відмови
refusal-needs-units = потрібно { $n } ваших бойових одиниць у Зоні конфлікту, а є { $have }
refusal-needs-intrigue-card = потрібна ваша карта інтриги
refusal-needs-troop = потрібен загін у гарнізоні чи в Зоні конфлікту
refusal-no-faction-visited = у цей хід ви не відправляли агента на локацію фракції
refusal-no-agent-at-faction = вашого агента немає на локації фракції
refusal-needs-units-deployed = у цей хід ви розгорнули бойових одиниць: { $have }, а треба { $n }
refusal-needs-ambitions = виконано умов: { $have }, а треба { $n }
refusal-needs-agents-outside = потрібно { $n } ваших агентів на локаціях Ландсрааду, міст або торгівлі прянощами, а є { $have }
refusal-no-ambush-left = у вас не лишилося примусових відступів
