# Задачі в терміналі
puzzles-solved = Розв’язано { $n } з { $of }
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
puzzle-loses = { $value } замість { $best }: це коштує { $n } % шансів на перемогу.
puzzle-fewer = Це дає { $value } з { $best } очок.
puzzle-fails-fight = Після цього ви не лідируєте в бою одноосібно.
puzzle-fails-win = Після цього інші мають відповідь, і ви не виграєте.
puzzle-fails-defence = Після цього вони все одно перемагають.
puzzle-taken-back = Хід узято назад, нічого не втрачено.
puzzle-words = Напишіть «show», щоб побачити відповідь, або «next» для іншої задачі.
puzzle-enter-next = Enter: наступна задача
