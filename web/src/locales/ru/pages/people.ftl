# People at a table
people-mute = Скрыть чат
people-unmute = Показать чат
people-follow = Следить
people-block = Блокировать
people-report = Пожаловаться
people-what = Что случилось?
people-reported = Это прочитает оператор сервера.
people-followed = В гостиной видно, когда этот человек ждёт за открытым столом.
people-blocked = Вас больше не будет сводить вместе, а чат этого человека скрыт.
people-about = Никто не узнает, что вы скрываете, следите или блокируете.
people-needs-profile = Чтобы следить за людьми или блокировать их, создайте профиль на своей странице.
people-none = Других людей здесь нет.
