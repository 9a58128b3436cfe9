# Счетовод: что спрашивается о сдаче, сыгранной настоящими картами.

book-ask-nine = Взял ли один игрок все взятки с 1-й по 9-ю? Кто?
book-ask-tenth = Кто взял 10-ю взятку?
book-ask-eleventh = Кто взял 11-ю взятку?
book-ask-espagnolette = Был ли кто-нибудь эспаньолетой? Кто?
book-ask-points = Очки во взятках каждого
book-ask-tricks = Взятки каждого
book-ask-party = Четыре карты партии или сколько они стоят
book-ask-four-aces = Были ли у эспаньолеты все четыре туза?
book-ask-claimed = Потребовал ли выигравший партию плату за карты, с которых заходили?
book-ask-manner = Что стало с картой { $card }?
book-ask-by = Кто сыграл { $card }?
book-ask-leader = Кто зашёл в той взятке, где форсировали { $card }?
book-ask-taker = Кто взял ту взятку, на которую снесли { $card }?
book-ask-late = Вышла ли карта { $card } в 10-й или 11-й взятке?
book-ask-last = Вышла ли карта { $card } в 11-й взятке?
book-ask-after-quinola = Вышла ли карта { $card } после кинолы?

book-manner-led = с неё зашли
book-manner-forced = форсирована (на заход в её масть)
book-manner-placed = снесена в ренонс (на другую масть)
book-manner-aside = лежала в партии
book-yes = да
book-no = нет
book-nobody = никто

# Чего не может быть.
book-tricks-sum = Взяток 11, а не { $sum }.
book-points-most = Очки: { $seat }. Больше { $most } быть не может (взяток: { $tricks }).
book-points-sum = Очков во взятках { $sum }; при такой партии их должно быть { $right }.
book-points-least = Очки: { $seat }. Одни уже взятые карты дают { $least }.
book-party-pack = Карты { $card } нет в этой колоде.
book-party-worth = Нет четырёх карт, которые стоили бы { $worth }.
book-espagnolette-cards = { $seat }: эспаньолеты быть не могло — это кинола с тремя тузами или все четыре туза.
book-forced-self = Никто не форсирует { $card } сам у себя.
book-placed-self = Никто не сносит { $card } на взятку, которую сам берёт.
book-aside-not = Карта { $card } либо лежала в партии, либо сыграна.
book-taker-trickless = { $seat }: взятка с картой { $card } записана за этим игроком, а взяток у него нет.
book-leader-trickless = { $seat }: чтобы зайти во взятке с картой { $card }, надо было взять предыдущую, а взяток у этого игрока нет.
book-nine-leader = Если один игрок берёт первые девять взяток, то во взятке с картой { $card } заходить должен был не { $seat }.
book-nine-taker = Если один игрок берёт первые девять взяток, то взятку с картой { $card } взял не { $seat }.

# Что нельзя прочесть.
book-form = это не книга сдач: { $problem }
book-question = вопроса { $question } нет
book-fault = { $kind } — не нарушение; есть { $allowed }
book-answer-seat = { $question }: { $value } — не N, E, S или W
book-answer-counts = { $question }: { $value } — не четыре числа, для N, E, S и W
book-answer-count = { $question }: { $value } — не целое число, 0 или больше
book-answer-cards = { $question }: { $value } — не четыре разные карты
book-answer-manner = { $question }: { $value } — не led, forced, placed или aside
book-answer-yes-no = { $question }: { $value } — ни true, ни false

# Построчно: quinola book.
book-begun = Правила: { $rules }. Книга хранится в { $file }; что можно сделать, скажет /помощь.
book-deal = Сдача { $number }, сдаёт { $dealer }
book-party = Партия: в выигрыше { $winner }, в проигрыше { $loser }
book-unsettled = ещё не рассчитана
book-ask-name = Кто сидит на месте { $seat }? (имя или Enter)
book-ask-dealer = Кто сдаёт первым?
book-ask-more = Сдача { $number }, сдаёт { $dealer }: нажмите Enter, когда она сыграна
book-ask-change = Какой ответ дать заново? (его номер)
book-enter-nobody = Enter: никто
book-example-party = например, Кч 7б 4т Дп или 5
book-not-understood = Здесь это не ответ; что можно сделать, скажет /помощь.
book-nothing-noted = Об этой сдаче ещё ничего не записано.
book-no-deal = Такой сдачи нет; сдач в книге: { $count }.
book-void-how = Скажите, как: /отмена { $misdeal } или /отмена { $exposed }.
book-faults-none = Нарушений в сдаче { $number } теперь не записано.
book-fault-how = Скажите, чьё и какое: /нарушение N revoke. Здесь наказуемы: { $kinds }.
book-end-unsettled = Сначала надо рассчитать открытую сдачу.
book-large = в книге не больше { $most } байт
book-help-line = { $order }: { $what }
book-help-change = дать ответ заново, в этой сдаче или в другой: /исправить 2
book-help-void = сдача не играется: /отмена засдача, /отмена открыта
book-help-fault = записать нарушение: /нарушение N revoke; просто /нарушение снимает все
book-help-sheet = весь вечер
book-help-end = вечер окончен: корзина делится
book-help-help = эта справка
book-help-quit = уйти; всё записано в файл
keys-book-change = исправить
keys-book-void = отмена
keys-book-fault = нарушение
keys-book-sheet = лист
keys-book-end = конец
keys-book-help = помощь ?
keys-book-quit = выход
keys-book-led = заход
keys-book-forced = форсирована
keys-book-placed = снос
keys-book-aside = партия
keys-book-yes = да
keys-book-no = нет
keys-book-nobody = никто -
keys-book-misdeal = засдача
keys-book-exposed = открыта
book-has-rules = { $file } — уже книга, и правила в ней есть; --rules нужен только для новой
