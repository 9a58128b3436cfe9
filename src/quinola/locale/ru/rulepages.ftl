# Страницы браузера, где читают правила.

web-rules-room = Правила и учёба
web-rules-title = Правила: { $name }
web-rules-house-title = Домашние правила: { $name }
web-rules-our = Наши правила
web-rules-about = Каждый набор правил целиком: все правила, суммы и откуда что взято.
web-rules-house-on = Домашние правила на основе набора «{ $preset }».
web-rules-contents = Содержание
web-rules-chapters = Кроме правил
web-rules-payments = Все платежи
web-rules-cited = После каждого правила стоят пункты источников, где так и сказано. Нажмите на номер, чтобы прочесть пункт.
web-rules-changed = Чертой слева отмечено то, что в этом доме изменено.
web-rules-booklet = Листок для печати
web-rules-booklet-about = Две страницы. В окне печати выберите бумагу А4 и одну страницу на листе; там же листок можно сохранить как PDF.
web-rules-print = Напечатать
web-rules-back = К правилам
