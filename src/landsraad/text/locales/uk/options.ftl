### Параметри гри: у довідці команди та в запитаннях перед грою в терміналі.

options-title = параметри гри
option-help-players = Кількість гравців; 1 — соло-гра, а для 2 третім може бути автома
option-help-leaders = Лідери в порядку місць або random
option-help-rivals = Конкуренти або random
option-help-first = Місце першого гравця або random

start-module = Додати «{ $module }»?
start-without-module = без «{ $module }»
start-with-module = з «{ $module }»
