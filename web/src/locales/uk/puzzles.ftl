# Задачі
puzzles = Задачі
puzzles-about = позиції з однією правильною відповіддю
puzzles-text = Позиції зі справжніх партій, кожна з однією доведеною відповіддю. Розв’язуйте їх на справжньому столі. Хибну відповідь буде взято назад, і ви побачите, скільки вона коштує.
puzzles-done = Розв’язано { $n } з { $of }, з першої спроби – { $first }
puzzles-by-game = Гра
puzzles-by-level = Складність
puzzles-every = Усі
puzzles-none = Нічого не підходить. Виберіть іншу гру або складність.
puzzles-solved = Розв’язано { $n } з { $of }
puzzles-all = Усі задачі
puzzle = Задача
puzzle-today = Задача дня
puzzle-solved = розв’язано
puzzle-solve = Розв’язати
puzzle-number = Задача { $n }
puzzle-fold = Показати або згорнути завдання
puzzle-right = Саме так
puzzle-wrong = Не цей хід
puzzle-level-50 = Легка
puzzle-level-200 = Середня
puzzle-level-1000 = Важка
puzzle-level-none = Майстер
puzzle-kind-points = Найбільше очок
puzzle-kind-fight = Виграйте бій
puzzle-kind-win = Переможний хід
puzzle-kind-defence = Зупиніть переможця
puzzle-kind-judgement = Розсудливість
puzzle-kind-battle = Шанси в битві
puzzle-about-points = Один хід і один план, який дає найбільше переможних очок.
puzzle-about-fight = Знайдіть хід, після якого в бою лідируєте тільки ви.
puzzle-about-win = Кінець партії: один шлях виграє, усі інші програють.
puzzle-about-defence = Хтось ось-ось переможе. Знайдіть, що його зупинить.
puzzle-about-judgement = Середина партії: один хід набагато кращий за решту.
puzzle-about-battle = Який напад чи яка втрата залишає найкращі шанси в битві? Шанси точні.
puzzle-asks-points = { $n ->
    [one] Здобудьте { $n } переможне очко за цей хід.
    [few] Здобудьте { $n } переможні очки за цей хід.
   *[other] Здобудьте { $n } переможних очок за цей хід.
 }
puzzle-asks-fight = Наприкінці свого ходу лідируйте в бою одноосібно.
puzzle-asks-win = Знайдіть хід, який виграє партію, хоч би що робили інші.
puzzle-asks-defence = Скоро переможе хтось інший. Знайдіть єдиний спосіб його зупинити.
puzzle-asks-judgement = Один хід явно найкращий. Який?
puzzle-asks-battle = Який вибір дає найкращі шанси виграти цю битву?
puzzle-how = Ви бачите те, що тоді бачив цей гравець. Приховані карти лишаються прихованими.
puzzle-going = Продовжуйте. Відповідь зараховується наприкінці ходу.
puzzle-loses = { $value } замість { $best }: це коштує { $n } % шансів на перемогу.
puzzle-fewer = Це дає { $value } з { $best } очок.
puzzle-fails-fight = Після цього ви не лідируєте в бою одноосібно.
puzzle-fails-win = Після цього інші мають відповідь, і ви не виграєте.
puzzle-fails-defence = Після цього вони все одно перемагають.
puzzle-taken-back = Хід узято назад, нічого не втрачено.
puzzle-retry = Ще раз
puzzle-next = Наступна задача
puzzle-proof = Доведено: переглянуто позицій – { $n }, роздач прихованих карт – { $deals }.
puzzle-proof-judgement = Перевірено: пошуків – { $searches } по { $n } партій, хід найкращий у { $agree } роздач.
puzzle-proof-battle = Доведено: шанси обчислено за всіма результатами кубиків.
