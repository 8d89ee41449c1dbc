# Виклики
challenges = Виклики
challenges-text = Однакова роздача для всіх на кожному сервері. Рахується перша спроба; для тренування грайте знову скільки завгодно.
challenge-days = Дні
challenge-today = Сьогодні
challenge-rivals = { $leader } проти двох суперників, { $level }
challenge-war = Атріди проти автоми Магді
challenge-under-way = Спроба триває
challenge-first = Перша спроба: { $n }
challenge-best = найкраща: { $n }
challenge-place = Місце { $n } з { $of }
challenge-played = { $n ->
    [0] Ще ніхто не грав
    [one] Зіграв { $n } гравець
    [few] Зіграли { $n } гравці
   *[other] Зіграли { $n } гравців
 }
challenge-play = Грати
challenge-continue = Продовжити
challenge-practise = Тренуватися
challenge-show = Таблиця
challenge-player = Гравець
challenge-points = Очки
challenge-margin = Різниця
challenge-rounds = Раунди
challenge-score = Рахунок
challenge-won = перемога
challenge-signed-by = Підписав сервер { $key }
challenge-nobody = У цій таблиці ще нікого немає.
challenge-how = Перемога — 100, кожне очко — 5, кожне очко переваги над найкращим суперником — 2, кожен зекономлений перемогою раунд — 3. Ходи не повертають, підказок немає. Роздачу може обчислити будь-хто заздалегідь, тож це для порівняння, без призів.
challenge-servers = Інші сервери
challenge-servers-text = Збережіть підписаний результат і передайте друзям на іншому сервері або додайте їхні тут. Кожен перевіряється й програється знову.
challenge-save = Зберегти мій результат
challenge-bring = Додати результати
challenge-added = Додано: { $file }
challenge-key = Ключ цього сервера: { $key }
challenge-guest = Ваші спроби лишаються в цьому браузері. З профілем вони стоять у таблиці та порівнюються з іншими серверами.
challenge-sign-up = Створити профіль
