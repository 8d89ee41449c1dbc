### Війна за Арракіс утрьох і вчотирьох: двоє ділять одну сторону.

## хто
option-shared = Спільна сторона
option-mahdi = Харконнени за правилами Магді
option-mahdi_ties = Нічиї автоми Магді
    .about = Котру з рівних областей візьмуть Харконнени: випадкову чи обрану вами
tie-breaker-mahdi = випадково
tie-breaker-player = вирішую я
side-house_atreides = Дім Атрідів
side-fremen_allies = Союзники-фримени
side-house_harkonnen = Дім Харконненів
side-corrino_allies = Союзники Коррино

## кубики й ходи
event-dice_shared = { $seat } отримує { n-action-dice }: «{ $result }»
event-aside_shared = { $seat } отримує { n-action-dice } на заміну
event-left_to_partner = { $seat } передає дію: { $to }
event-passed_on = { $seat } бере карту «{ $card }» і передає її: { $to }
event-passed_on-hidden = { $seat } бере карту планування і передає її: { $to }
arrakis-move-acts = Діє { $seat }
arrakis-move-share = Кубик отримує { $seat }
arrakis-move-discarder = Наступну карту скидає { $seat }
arrakis-decision-WhoActs = Хід вашої сторони: виберіть, хто з вас двох діє
arrakis-decision-OddDie = { $cause_id ->
    [none] Лишився кубик без комірки: виберіть, хто його змінить
   *[other] Кубик «{ $cause }» підходить для обох планшетів: виберіть, хто його отримає
}

## чому ні
refusal-partners-die = кубик «{ $result }» лежить на планшеті партнера ({ $seat })
refusal-partners-leader = особлива дія лідера «{ $leader }» доступна лише партнерові ({ $seat })
refusal-partners-deck = ви берете й граєте карти лише зі своєї колоди: { $deck }
refusal-fremen-desert-power = «Сила пустелі» — на планшеті фрименів
refusal-not-your-side = { $seat } грає не за вашу сторону
refusal-nothing-to-act-with = { $seat } не має чим діяти

## термінал
war-side-of = { $force } ({ $side })
start-war-teams = утрьох або вчотирьох за цим екраном, по черзі
start-war-pair = удвох проти Харконненів, які діють за правилами Магді
start-war-team-names = Ваші імена через кому, у такому порядку: { $sides }
start-war-shared = За кого двоє з вас грають разом?
start-war-people = Скільки вас?
start-war-three = троє
start-war-four = четверо
start-war-number = { $n ->
    [two] потрібно два імені
    [three] потрібно три імені
   *[other] потрібно чотири імені
}

## конус тиші
refusal-no-cone = тут немає з ким говорити потай
refusal-cone-open = конус тиші вже діє
refusal-cones-used = конусів тиші більше немає
refusal-cone-over = конус тиші не діє: таємна розмова триває три хвилини
