# People at a table
people-mute = Стишити
people-unmute = Показати чат
people-follow = Стежити
people-block = Блокувати
people-report = Поскаржитися
people-what = Що сталося?
people-reported = Це прочитає оператор сервера.
people-followed = У вітальні видно, коли ця людина чекає за відкритим столом.
people-blocked = Вас більше не зводитиме разом, а чат цієї людини приховано.
people-about = Ніхто не дізнається, що ви стишуєте, стежите чи блокуєте.
people-needs-profile = Щоб стежити за людьми чи блокувати їх, створіть профіль на своїй сторінці.
people-none = Інших людей тут немає.
