# Что не так с записью и где.

record-at-line = строка { $number }
record-at-deal = сдача { $number }
record-at-trick = взятка { $number }

record-too-large = длиннее, чем может быть один матч; наибольшее число знаков — { $most }
record-not-utf8 = не текст UTF-8 (знак { $column })
record-empty = пусто
record-not-json = не JSON (строка { $row }, столбец { $column })
record-too-deep = слишком глубокая вложенность для записи
record-number-too-long = в записи есть число, слишком длинное для числа фишек
record-key-twice = поле { $key } стоит в одном объекте дважды
record-no-number = { $name } — не число JSON
record-no-object = { $value } — не объект JSON
record-format = формат — { $value }, а у записи он "{ $allowed }"
record-version = версия — { $value }; эта программа читает версию { $allowed }
record-field-missing = нет поля "{ $field }"
record-field-unknown = поля { $value } не бывает; бывают { $allowed } и те, чьё имя начинается с "_"
record-deals = "deals" — это список сдач
record-ruleset = набор правил — { $value }, а должно быть название готового набора или объект с "preset" и "options"
record-players = игроки — { $value }, а должен быть объект с именами по местам
record-name = { $value } — не имя: это текст, знаков в нём не больше { $most }
record-pool = корзина — { $value }, а должно быть целое число фишек от 0 до { $most }
record-void = { $value } — не причина, по которой сдача не состоялась; есть { $allowed }
record-seat = { $value } — не место (N, E, S или W), поле "{ $field }"
record-hands = руки — { $value }, а должно быть по одной у N, E, S и W
record-hand = рука { $seat } — { $value }, а масти должны стоять так: AQ93.J82.K7.AJ9
record-cards = "{ $field }" — { $value }, а должен быть список карт
record-cards-many = в "{ $field }" карт { $count }, а может быть не больше { $most }
record-card = { $value } — не карта, номер { $number } в "{ $field }"
record-irregularities = нарушения — { $value }, а должен быть список
record-irregularity = { $value } — не нарушение: это объект с "seat" и "kind"
record-kind = { $value } — не вид нарушения; есть { $allowed }
record-claims = требования — { $value }, а должен быть список мест
record-dealer-missing = сдающий не назван и не следует из прежней сдачи
record-other-pack = { $ruleset } играют другой колодой: в ней нет { $card }
record-hand-size = { $seat }: сдано карт { $count }, а должно быть { $right }
record-card-not-in-pack = карты { $card } нет в колоде этого набора правил
record-card-twice = карта { $card } сдана дважды
record-card-missing = карта { $card } никому не сдана ({ $count ->
    [one] не хватает { $count } карты
    [few] не хватает { $count } карт
    [many] не хватает { $count } карт
   *[other] не хватает { $count } карты
 })
record-exchange-unfinished = обмен не окончен: записей { $count } из четырёх
record-unfinished = сдача не доиграна: карт { $count } из { $most }
record-play-too-soon = карту { $card } сыграть нельзя: ещё не время
