### «Війна за Арракіс» наодинці: що правила Магді роблять за Харконненів, чому, і що лишають гравцеві.

role-automa = Магді
region-ne_outer = { sector-ne_outer }
region-se_outer = { sector-se_outer }
region-sw_outer = { sector-sw_outer }
region-nw_outer = { sector-nw_outer }
region-central = чотири центральні сектори
black-token-numbered = чорний жетон { $n }
silver-token-numbered = срібний жетон { $n }
arrakis-cell-reinforcements = підкріплення
arrakis-cell-unrolled_dice = ще не кинуті кубики

## чому вибрано саме це
mahdi-reason-only = інших немає
mahdi-reason-choice = вибір серед рівних
mahdi-reason-nearest = найближче
mahdi-reason-strongest = найсильніший легіон
mahdi-reason-strongest_lead = найбільша перевага в силі
mahdi-reason-highest_rank = найвищий ранг
mahdi-reason-no_ornithopter = орнітоптер не потрібен
mahdi-reason-target = це цільова січ
mahdi-reason-named_leader = там є іменований лідер
mahdi-reason-shortest = найкоротший шлях
mahdi-reason-joins = приєднання до іншого легіону
mahdi-reason-near_sietch = найближче до січі
mahdi-reason-terrain = найкраща місцевість
mahdi-reason-can_attack = може атакувати січ
mahdi-reason-near_target = найближче до цілі
mahdi-reason-deep_and_safe = порожня глибока пустеля осторонь від Атрідів
mahdi-reason-desert_and_safe = порожня пустеля осторонь від Атрідів
mahdi-reason-deep = інша глибока пустеля
mahdi-reason-desert = інша пустеля
mahdi-reason-same_region = у цьому секторі збирають прянощі
mahdi-reason-destroyed = цю січ знищено
mahdi-reason-leaders = лідери, доки не лишиться один
mahdi-reason-elites = елітні загони
mahdi-reason-sardaukar = сардаукари
mahdi-reason-regulars = звичайні загони
mahdi-reason-last_leader = лідер перед останніми звичайними загонами

## раунд
event-mahdi_harvest = { $seat } збиратиме прянощі цього раунду тут: { $region }
event-mahdi_target = { $seat } отримує нову цільову січ: { $card }
event-mahdi_redraw = { $seat } скидає карту тактики «{ $card }»: { $because }
event-mahdi_target_lost = { $seat } знищує цільову січ «{ $card }» і бере іншу карту
event-mahdi_reinforced = { $seat } кладе карту долілиць у підкріплення ({ $deck })
event-mahdi_time = { $seat } просувається з кожним раундом
event-mahdi_tactics_shuffled = карти тактики перетасовано

## транспорт
event-mahdi_harvester = { $seat } вибирає зону «{ $area }» для гарвестера: { $because }
event-mahdi_next_sector = { $seat } переходить до сусіднього сектора: { $sector }
event-mahdi_carryall = { $seat } вибирає повітряну зону «{ $zone }» для транспортувальника: захищено гарвестерів — { $n }
event-mahdi_thopter_attack = { $seat } вибирає повітряну зону «{ $zone }» для орнітоптера: звідти легіон може дістатися січі
event-mahdi_thopter_target = { $seat } вибирає повітряну зону «{ $zone }» для орнітоптера: вона пов’язана з ціллю
event-mahdi_thopter_near = { $seat } вибирає повітряну зону «{ $zone }» для орнітоптера: поблизу цілі

## хід
event-mahdi_rolled = { $seat } викидає «{ $result }»
event-mahdi_rerolled = { $seat } перекидає «{ $result }»: цей результат уже на трьох витрачених кубиках
event-mahdi_forced = { $seat } мусить використати «{ $result }»
event-mahdi_special = { $seat } віддає перевагу особливій дії лідера: { $leader }
event-mahdi_idle = { $seat } не знаходить, кого атакувати

## атака й переміщення
event-mahdi_attacks_near = { $seat } вирішує атакувати січ: «{ $from }» → «{ $area }» ({ $because })
event-mahdi_attacks_sietch = { $seat } вирішує атакувати січ: «{ $from }» → «{ $area }» ({ $because })
event-mahdi_attacks_legion = { $seat } вирішує атакувати легіон: «{ $from }» → «{ $area }» ({ $because })
event-mahdi_aims = { $seat } рушає до цільової січі «{ $area }»
event-mahdi_aims_elsewhere = { $seat } заслабкий для цілі й рушає до січі «{ $area }»: { $because }
event-mahdi_no_aim = { $seat } не має легіону, достатньо сильного для будь-якої січі: ніхто не рушає
event-mahdi_moves = { $seat } вибирає шлях «{ $from }» → «{ $to }»: { $because }
event-mahdi_merges = { $seat } об’єднує легіони біля цілі: «{ $from }» → «{ $to }»
event-mahdi_holds = { $seat } не має легіону, що міг би наблизитися

## розгортання, Дім, карти
event-mahdi_deploys = { $seat } вибирає зону «{ $area }» для розгортання: { $because }
event-mahdi_substitute = { $seat } бере { $found_acc }, бо в запасі вже немає: { $wanted }
event-mahdi_house = { $seat } вибирає зону «{ $area }»: { $because }
event-mahdi_near = { $seat } вибирає зону «{ $area }»: { $because }
event-mahdi_card = { $seat } відкриває карту «{ $card }» ({ $deck })
event-mahdi_card_kept = { $seat } не може повністю розіграти карту «{ $card }»: вона йде в підкріплення
event-mahdi_drew = { $seat } бере карту в підкріплення ({ $deck })
event-mahdi_scheme_laid = { $seat } кладе карту «{ planning-card-hawats_scheming }» біля поля
event-mahdi_schemes = { $seat } завершує «{ planning-card-hawats_scheming }»
event-mahdi_deck_rebuilt = { $seat } тасує скид у нову колоду ({ $deck })
event-mahdi_reveal_price = { $seat } отримує підкріплення за розкрите ({ $deck })
event-mahdi_die_back = { $seat } повертає кубик з поля «Прянощі повинні текти»
event-mahdi_no_die_back = { $seat } не має кубика, щоб повернути, і здобуває панування

## битва, гарнізони, прянощі
event-mahdi_reinforces = { $seat } скидає з підкріплень карту «{ $card }» заради кубика
event-mahdi_discards = { $seat } скидає з підкріплень карту «{ $card }»
event-mahdi_loses = { $seat } приймає влучання за списком ({ $because }): { $figure }
event-mahdi_ceases = { $seat } припиняє атаку: сила { $mine } проти { $theirs }
event-mahdi_no_siege_cost = { $seat } продовжує облогу січі без втрат
event-garrison_left = { $seat } лишає гарнізон (зона «{ $area }»): два жетони долілиць
event-garrison_shown = { $seat } розкриває жетон гарнізону (зона «{ $area }»): { $token }
event-garrison_dropped = { $seat } вилучає жетон гарнізону (зона «{ $area }»): забагато загонів
event-garrison_recalled = { $seat } більше не має жетонів: розкривають жетон у зоні «{ $area }»
event-mahdi_carryall_kept = { $seat } береже транспортувальник для глибокої пустелі (зона «{ $area }» лишається без допомоги)
event-mahdi_holds_marker = { $seat } витрачає прянощі на найнижчий маркер, що опустився б: { $power }
event-mahdi_raises_marker = { $seat } витрачає решту на найнижчий маркер: { $power }
event-mahdi_surplus = { $seat } має більше прянощів, ніж треба маркерам: { $n } на панування

## хід автома крок за кроком
step-mahdi_rolled = Кубик: { $result }
    .why = Після кожного вашого ходу кидають один невикористаний кубик і виконують його дію.
step-mahdi_rerolled = { $result }: перекинуто
    .why = Цей результат уже на трьох витрачених кубиках.
step-mahdi_forced = Кубик: { $result }
    .why = Так вимагає карта «{ planning-card-truthtrance }».
step-mahdi_special = Особлива дія лідера: { $leader }
    .why = Можлива особлива дія завжди замінює звичайну.
step-mahdi_attacks_near = Атака на січ: { $from } → { $area }
    .why = Атакувати можна лише цю січ; вирішило: { $because }.
step-mahdi_attacks_sietch = Атака на січ: { $from } → { $area }
    .why = З кількох атак вирішило: { $because }.
step-mahdi_attacks_legion = Атака на легіон: { $from } → { $area }
    .why = Жодної січі атакувати не можна. Серед легіонів вирішило: { $because }.
step-mahdi_aims = До січі «{ $area }»
    .why = Атакувати нікого: легіони рушають до цільової січі.
step-mahdi_aims_elsewhere = Цього ходу до січі «{ $area }»
    .why = Жоден легіон не сильніший за захисників цілі. Натомість вирішило: { $because }.
step-mahdi_no_aim = Ніхто не рушає
    .why = Жоден легіон не сильніший за захисників будь-якої січі.
step-mahdi_moves = { $from } → { $to }
    .why = Спершу найближчий легіон, найкоротшим шляхом. Вирішило: { $because }.
step-mahdi_merges = { $from } → { $to }
    .why = Біля цілі легіони рушають лише для того, щоб приєднатися до сильнішого.
step-mahdi_deploys = Розгортання: { $area }
    .why = Поселення з найсильнішим легіоном, потім найближче до цілі. Вирішило: { $because }.
step-mahdi_house = Де: { $area }
    .why = Найближче до січі, потім здатність атакувати, потім найближче до цілі. Вирішило: { $because }.
step-mahdi_near = Де: { $area }
    .why = Якомога ближче до цільової січі: { $because }.
step-mahdi_card = Карта: { $card }
    .why = Карти беруть з двох колод по черзі й одразу розігрують.
step-mahdi_card_kept = { $card }: без ефекту
    .why = Карта, яку не можна розіграти повністю, йде в підкріплення.
step-garrison_left = Гарнізон: { $area }
    .why = Легіон залишив поселення: чорний і срібний жетони долілиць.
step-mahdi_reinforces = Підкріплення: { $card }
    .why = У кожному раунді битви карти скидають, доки не буде шести кубиків.
step-mahdi_ceases = Атаку припинено
    .why = Сила { $mine } проти { $theirs }: половина або менше.
step-mahdi_harvest = Збирання прянощів: { $region }
    .why = Перша карта тактики раунду вказує сектор збирання.
step-mahdi_target = Ціль: { $card }
    .why = Карта тактики вказує цільову січ: не в секторі збирання й не знищену.
step-mahdi_redraw = { $card }: беруть іншу карту
    .why = Ця січ не може бути ціллю: { $because }.
step-mahdi_target_lost = { $card }: січ знищено
    .why = Негайно беруть іншу цільову січ.
step-mahdi_reinforced = Підкріплення: { $deck }
    .why = Щораунду до колоди підкріплень долілиць кладуть по карті з кожної колоди.
step-mahdi_time = Час на їхньому боці
    .why = Наприкінці кожного раунду Харконнени просуваються на поділку панування.
step-mahdi_tactics_shuffled = Нова тактика
    .why = Після кожного раунду всі вісім карт тактики тасують.
step-mahdi_harvester = Гарвестер: { $area }
    .why = Найкраща вільна зона за списком: { $because }.
step-mahdi_next_sector = Далі сектор «{ $sector }»
    .why = У секторі збирання місця немає; сектор цілі оминають.
step-mahdi_carryall = Транспортувальник: { $zone }
    .why = Там захищено найбільше гарвестерів: { $n }.
step-mahdi_thopter_attack = Орнітоптер: { $zone }
    .why = Звідти легіон дістається січі за дві зони, яку може атакувати.
step-mahdi_thopter_target = Орнітоптер: { $zone }
    .why = Ця зона пов’язана із сектором цілі.
step-mahdi_thopter_near = Орнітоптер: { $zone }
    .why = Зони цілі зайнято: поруч із нею, спершу між центральними секторами.
step-mahdi_idle = Атакувати нікого
    .why = Жоден легіон не сильніший за ворога, якого міг би атакувати.
step-mahdi_holds = Ніхто не рушає
    .why = Жоден легіон не може наблизитися.
step-mahdi_substitute = { $found } замість: { $wanted }
    .why = Таких у запасі немає: приходять сильніші загони, інакше слабші.
step-mahdi_drew = Підкріплення: { $deck }
    .why = Карти, які можна взяти, йдуть у підкріплення з двох колод по черзі.
step-mahdi_scheme_laid = «{ planning-card-hawats_scheming }»: біля поля
    .why = Перша з цих карт чекає на другу.
step-mahdi_schemes = «{ planning-card-hawats_scheming }»: завершено
    .why = Це друга така карта: обидві скидають і застосовують ефект.
step-mahdi_deck_rebuilt = Нова колода: { $deck }
    .why = Колода скінчилася: скинуті карти тасують.
step-mahdi_reveal_price = Підкріплення: { $deck }
    .why = По карті за кожну січ або жетон, які ви розкрили добровільно.
step-mahdi_die_back = Кубик повертається
    .why = Замість жетона Бене Гессерит беруть кубик з поля «Прянощі повинні текти».
step-mahdi_no_die_back = Поділка панування
    .why = Замість жетона Бене Гессерит, бо кубика, щоб повернути, немає.
step-mahdi_discards = Скинуто: { $card }
    .why = Те, що треба скинути, беруть із підкріплень.
step-mahdi_loses = Втрата: { $figure }
    .why = Влучання приймають за списком: { $because }.
step-mahdi_no_siege_cost = Облога триває
    .why = Наодинці це не коштує Харконненам влучання.
step-garrison_shown = Гарнізон: { $token }
    .why = Жетон розкривають, коли він б’ється або коли там замінюють загін.
step-garrison_dropped = { $area }: на жетон гарнізону менше
    .why = Загонів забагато: спершу вилучають найслабші.
step-garrison_recalled = { $area }: жетон гарнізону розкрито
    .why = Жетонів не лишилося: по одному кожного кольору повертають з поля.
step-mahdi_carryall_kept = { $area }: без допомоги
    .why = Транспортувальники спершу рятують гарвестери в глибокій пустелі.
step-mahdi_holds_marker = Утримано: { $power }
    .why = Прянощі спершу не дають маркерам опуститися, починаючи з найнижчих.
step-mahdi_raises_marker = Піднято: { $power }
    .why = Решта прянощів піднімає найнижчі маркери.
step-mahdi_surplus = Панування за прянощі
    .why = Усі маркери в найвищому рядку, а прянощів більше, ніж їм треба.

## що правила лишають гравцеві
arrakis-decision-ByList = { $cause }: що саме? За списком вони рівні
arrakis-decision-MahdiHarvesters = Куди поставити гарвестер? Ці місця рівні за списком
arrakis-decision-MahdiCarryalls = У якій повітряній зоні транспортувальник? Вони рівні за списком
arrakis-decision-MahdiOrnithopters = У якій повітряній зоні орнітоптер? Вони рівні за списком
arrakis-decision-ChooseAim = { $cause }: до якої січі рушають легіони? Вони рівні за списком
arrakis-decision-MahdiMarch = { $cause }: яке переміщення? Вони рівні за списком
arrakis-decision-MahdiStrike = { $cause }: яка атака? Вони рівні за списком
arrakis-decision-MahdiDeploy = { $cause }: у якому поселенні? Вони рівні за списком
arrakis-decision-MahdiLeader = { $cause }: який лідер прийде? Список цього не каже
arrakis-decision-MahdiSwap = { $cause }: у якому легіоні замінити загін? Вони рівні за списком
arrakis-decision-MahdiPlace = { $cause }: у якій зоні? Вони рівні за списком
arrakis-decision-MahdiNear = { $cause }: де? Однаково близько до цілі
arrakis-decision-MahdiSpice = Прянощів: { $n }. Який маркер? Вони в одному рядку
arrakis-decision-Recall = Жетонів гарнізону не лишилося: який на полі розкрити?
refusal-reveal-watched = над зоною «{ $area }» чатує орнітоптер: там нічого не можна розкривати

## у терміналі
war-tactics = Ціль: { $target }, збирання: { $region }
war-spent = (витрачено { $dice })
war-reinforcements = підкріплення { $n }
war-plain-tactics = Цільова січ: { $target }. Збирання прянощів: { $region }.
war-plain-automa = { $name } ({ $side }): ще не кинутих кубиків { $n }; витрачено: { $dice }; підкріплень { $cards }; лідери: { $leaders }.
start-war-alone = наодинці: Атріди проти Харконненів, якими керують правила Магді

## у галереї
gallery-tactics = Карти тактики
field-solo = Наодинці
field-harvest = Перша карта
field-target = Друга карта
tactics-harvest = сектор збирання прянощів цього раунду: { $region }
tactics-target = цільова січ цього раунду: { $area }
garrison-words = кладуть долілиць, один чорний і один срібний, коли легіон залишає поселення; розкривають, коли він б’ється
solo-thufir_hawat = взяти 3 карти колоди «{ planning-deck-house_harkonnen }» і негайно зіграти їх
solo-gaius_helen_mohiam = взяти 3 карти колоди «{ planning-deck-corrino_allies }» і негайно зіграти їх
solo-truthtrance = вибрати результат, якого на витрачених кубиках Харконненів менше ніж 3 (для «Розгортання» і «Дому» — менше ніж 2): їхній наступний хід грають так, ніби він випав; потім взяти 2 карти планування або зіграти 1
solo-hawats_scheming = першу кладуть біля поля; з другою скидають обидві й застосовують ефект

## ties decided by chance
event-picked = { $seat }: рівні можливості, одну обрано навмання
