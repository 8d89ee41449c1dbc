### Ход автомы шаг за шагом: заголовок без имени и причина.

step-hagal_card = Карта «{ $card }»
    .why = Открытая карта указывает, куда идёт агент и что он приносит.
step-hagal_ignored = Карта «{ $card }» пропущена
    .why = { $why_id ->
        [occupied] Там уже стоит агент: открывается следующая карта.
        [closed] Эта ячейка закрыта: открывается следующая карта.
        [no_bonus_spice] Ни в одной свободной ячейке добычи нет дополнительной Пряности: открывается следующая карта.
        [no_bonus_spice_there] Там нет дополнительной Пряности: открывается следующая карта.
        [too_little_influence] Для этой ячейки мало влияния: открывается следующая карта.
        [alliance_is_safe] Союз есть, и на треке есть перевес: открывается следующая карта.
        [too_far_behind] Отставание на этом треке слишком велико: открывается следующая карта.
        [nothing_to_gain] Там ему ничего не достанется: открывается следующая карта.
       *[again] Колода перемешана: открывается следующая карта.
    }
step-hagal_agent = Агент в ячейку «{ $space }»
    .why = Стоимость, требования и эффект самой ячейки не учитываются.
step-hagal_stuck = Свободных ячеек нет
    .why = Все ячейки с карт заняты или закрыты: ходов в этом раунде больше не будет.
step-hagal_held_back = Отряды остаются в гарнизоне
    .why = Перевес в силе — { $lead }: опытный оппонент тогда бережёт отряды.
step-hagal_spent = { $what_id ->
        [mark] { $n } { $n ->
            [one] карта интриги
            [few] карты интриг
            [many] карт интриг
           *[other] карты интриг
        }
        [solari] { cost-solari }
        [spice] { cost-spice }
        [water] { cost-water }
       *[other] { $n } × { $what }
    } за ПО
    .why = Оппонент сразу меняет 3 воды, 7 Пряности, 7 соляриев или 3 карты интриг на ПО.
step-influence = Влияние у { influence.of }
    .why = { $now ->
        [4] Бонус за 4 влияния получают только игроки.
       *[other] { $cause_kind ->
            [leader] Способность перстня лидера.
            [rival] Способность собственной карты.
            [conflict] Награда конфликта.
           *[other] Так действует карта со своей ячейкой.
        }
    }
step-scored = { $n ->
        [-1] −1 ПО
       *[other] +{ $n } ПО
    }
    .why = { $seat }: теперь { $total } ПО.
step-recruited = Нанято: { n-troops }
    .why = { $cause_kind ->
        [leader] Способность перстня лидера.
        [rival] Способность собственной карты.
       *[other] Столько указано: из запаса в гарнизон.
    }
step-deployed = { n-troops } в зону конфликта
    .why = Боевая ячейка: все нанятые в этом ходу отряды и ещё до 2 из гарнизона.
step-gained = Получено: { step-gained.goods }
    .goods = { $what_id ->
        [solari] { cost-solari }
        [spice] { cost-spice }
        [water] { cost-water }
        [persuasion] { $n } { gain-persuasion.word }
        [swords] { $n } { gain-swords.word }
       *[other] { $n } × { $what }
    }
    .why = { $cause }
step-paid = Уплачено: { step-gained.goods }
    .why = { $cause }
step-control_bonus = Бонус за контроль: «{ $space }»
    .why = { $seat } контролирует эту ячейку, а туда пришёл агент.
step-spice_banked = Дополнительная Пряность в банк: { $n }
    .why = Эту Пряность здесь никто не собирает.
step-alliance_taken = Союз { if-alliance.with }
    .why = { $from_id ->
        [none] Первым достигнуто 4 влияния.
       *[other] Влияние теперь больше, чем у игрока { $from }.
    }
step-drew_intrigue = Взята карта интриги
    .why = { $cause }
