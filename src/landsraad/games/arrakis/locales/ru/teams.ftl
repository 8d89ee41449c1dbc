### Война за Арракис втроём и вчетвером: двое делят одну сторону.

## кто
option-shared = Общая сторона
option-mahdi = Харконнены по правилам Махди
option-mahdi_ties = Ничьи автомы Махди
    .about = Какую из равных областей возьмут Харконнены: случайную или выбранную вами
tie-breaker-mahdi = случайно
tie-breaker-player = решаю я
side-house_atreides = Дом Атрейдесов
side-fremen_allies = Союзники-фримены
side-house_harkonnen = Дом Харконненов
side-corrino_allies = Союзники Коррино

## кубики и ходы
event-dice_shared = { $seat } получает { n-action-dice }: «{ $result }»
event-aside_shared = { $seat } получает { n-action-dice } на замену
event-left_to_partner = { $seat } передаёт действие: { $to }
event-passed_on = { $seat } берёт карту «{ $card }» и передаёт её: { $to }
event-passed_on-hidden = { $seat } берёт карту планирования и передаёт её: { $to }
arrakis-move-acts = Действует { $seat }
arrakis-move-share = Кубик получает { $seat }
arrakis-move-discarder = Следующую карту сбрасывает { $seat }
arrakis-decision-WhoActs = Ход вашей стороны: выберите, кто из вас двоих действует
arrakis-decision-OddDie = { $cause_id ->
    [none] Остался кубик без ячейки: выберите, кто его изменит
   *[other] Кубик «{ $cause }» подходит обоим планшетам: выберите, кто его получит
}

## почему нельзя
refusal-partners-die = кубик «{ $result }» лежит на планшете партнёра ({ $seat })
refusal-partners-leader = особое действие лидера «{ $leader }» доступно только партнёру ({ $seat })
refusal-partners-deck = вы берёте и играете карты только из своей колоды: { $deck }
refusal-fremen-desert-power = «Сила пустыни» — на планшете фрименов
refusal-not-your-side = { $seat } играет не за вашу сторону
refusal-nothing-to-act-with = { $seat }: действовать нечем

## терминал
war-side-of = { $force } ({ $side })
start-war-teams = втроём или вчетвером за этим экраном, по очереди
start-war-pair = вдвоём против Харконненов, которые действуют по правилам Махди
start-war-team-names = Ваши имена через запятую, в таком порядке: { $sides }
start-war-shared = За кого двое из вас играют вместе?
start-war-people = Сколько вас?
start-war-three = трое
start-war-four = четверо
start-war-number = { $n ->
    [two] нужно два имени
    [three] нужно три имени
   *[other] нужно четыре имени
}

## конус тишины
refusal-no-cone = здесь не с кем говорить втайне
refusal-cone-open = конус тишины уже действует
refusal-cones-used = конусов тишины больше нет
refusal-cone-over = конус тишины не действует: тайный разговор длится три минуты
