# Сторінки браузера, де читають правила.

web-rules-room = Правила й навчання
web-rules-title = Правила: { $name }
web-rules-house-title = Домашні правила: { $name }
web-rules-our = Наші правила
web-rules-about = Кожен набір правил повністю: усі правила, суми й звідки що взято.
web-rules-house-on = Домашні правила на основі набору «{ $preset }».
web-rules-contents = Зміст
web-rules-chapters = Окрім правил
web-rules-payments = Усі платежі
web-rules-cited = Після кожного правила стоять пункти джерел, де саме так і сказано. Торкніться номера, щоб прочитати пункт.
web-rules-changed = Рискою ліворуч позначено те, що в цьому домі змінено.
web-rules-booklet = Аркуш для друку
web-rules-booklet-about = Дві сторінки. У вікні друку оберіть папір А4 й одну сторінку на аркуші; там само аркуш можна зберегти як PDF.
web-rules-print = Надрукувати
web-rules-back = До правил
