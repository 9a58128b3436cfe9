# Що не так із записом і де.

record-at-line = рядок { $number }
record-at-deal = роздача { $number }
record-at-trick = взятка { $number }

record-too-large = довше, ніж може бути один матч; найбільше знаків — { $most }
record-not-utf8 = не текст UTF-8 (знак { $column })
record-empty = порожньо
record-not-json = не JSON (рядок { $row }, стовпець { $column })
record-too-deep = завелика вкладеність для запису
record-number-too-long = у записі є число, задовге для числа фішок
record-key-twice = поле { $key } стоїть в одному об’єкті двічі
record-no-number = { $name } — не число JSON
record-no-object = { $value } — не об’єкт JSON
record-format = формат — { $value }, а в запису він "{ $allowed }"
record-version = версія — { $value }; ця програма читає версію { $allowed }
record-field-missing = немає поля "{ $field }"
record-field-unknown = поля { $value } не буває; бувають { $allowed } і ті, чиє ім’я починається з "_"
record-deals = "deals" — це список роздач
record-ruleset = набір правил — { $value }, а має бути назва готового набору або об’єкт із "preset" та "options"
record-players = гравці — { $value }, а має бути об’єкт з іменами за місцями
record-name = { $value } — не ім’я: це текст, знаків у ньому не більше { $most }
record-pool = кошик — { $value }, а має бути ціле число фішок від 0 до { $most }
record-void = { $value } — не причина, з якої роздача недійсна; є { $allowed }
record-seat = { $value } — не місце (N, E, S або W), поле "{ $field }"
record-hands = руки — { $value }, а має бути по одній у N, E, S і W
record-hand = рука { $seat } — { $value }, а масті мають стояти так: AQ93.J82.K7.AJ9
record-cards = "{ $field }" — { $value }, а має бути список карт
record-cards-many = у "{ $field }" карт { $count }, а може бути не більше { $most }
record-card = { $value } — не карта, номер { $number } у "{ $field }"
record-irregularities = порушення — { $value }, а має бути список
record-irregularity = { $value } — не порушення: це об’єкт із "seat" та "kind"
record-kind = { $value } — не вид порушення; є { $allowed }
record-claims = вимоги — { $value }, а має бути список місць
record-dealer-missing = здавача не названо, і він не випливає з попередньої роздачі
record-other-pack = { $ruleset } грають іншою колодою: у ній немає { $card }
record-hand-size = { $seat }: здано карт { $count }, а має бути { $right }
record-card-not-in-pack = карти { $card } немає в колоді цього набору правил
record-card-twice = карту { $card } здано двічі
record-card-missing = карту { $card } нікому не здано ({ $count ->
    [one] бракує { $count } карти
    [few] бракує { $count } карт
    [many] бракує { $count } карт
   *[other] бракує { $count } карти
 })
record-exchange-unfinished = обмін не закінчено: записів { $count } із чотирьох
record-unfinished = роздачу не дограно: карт { $count } із { $most }
record-play-too-soon = карту { $card } зіграти не можна: ще не час
