# Рахівник: що питають про роздачу, зіграну справжніми картами.

book-ask-nine = Чи взяв один гравець усі взятки з 1-ї по 9-ту? Хто?
book-ask-tenth = Хто взяв 10-ту взятку?
book-ask-eleventh = Хто взяв 11-ту взятку?
book-ask-espagnolette = Чи був хтось еспаньєлетою? Хто?
book-ask-points = Очки у взятках кожного
book-ask-tricks = Взятки кожного
book-ask-party = Чотири карти партії або скільки вони варті
book-ask-four-aces = Чи були в еспаньєлети всі чотири тузи?
book-ask-claimed = Чи вимагав той, хто виграв партію, плату за карти, з яких ходили?
book-ask-manner = Що сталося з картою { $card }?
book-ask-by = Хто зіграв { $card }?
book-ask-leader = Хто ходив у тій взятці, де форсували { $card }?
book-ask-taker = Хто взяв ту взятку, на яку знесли { $card }?
book-ask-late = Чи вийшла карта { $card } у 10-й або 11-й взятці?
book-ask-last = Чи вийшла карта { $card } в 11-й взятці?
book-ask-after-quinola = Чи вийшла карта { $card } після кіноли?

book-manner-led = з неї ходили
book-manner-forced = форсована (на хід у її масть)
book-manner-placed = знесена в ренонс (на іншу масть)
book-manner-aside = лежала в партії
book-yes = так
book-no = ні
book-nobody = ніхто

# Чого не може бути.
book-tricks-sum = Взяток 11, а не { $sum }.
book-points-most = Очки: { $seat }. Більше ніж { $most } бути не може (взяток: { $tricks }).
book-points-sum = Очок у взятках { $sum }; за такої партії їх має бути { $right }.
book-points-least = Очки: { $seat }. Самі вже взяті карти дають { $least }.
book-party-pack = Карти { $card } немає в цій колоді.
book-party-worth = Немає чотирьох карт, які були б варті { $worth }.
book-espagnolette-cards = { $seat }: еспаньєлети бути не могло — це кінола з трьома тузами або всі чотири тузи.
book-forced-self = Ніхто не форсує { $card } сам у себе.
book-placed-self = Ніхто не зносить { $card } на взятку, яку сам бере.
book-aside-not = Карта { $card } або лежала в партії, або зіграна.
book-taker-trickless = { $seat }: взятку з картою { $card } записано за цим гравцем, а взяток у нього немає.
book-leader-trickless = { $seat }: щоб піти у взятці з картою { $card }, треба було взяти попередню, а взяток у цього гравця немає.
book-nine-leader = Якщо один гравець бере перші дев’ять взяток, то у взятці з картою { $card } ходити мав не { $seat }.
book-nine-taker = Якщо один гравець бере перші дев’ять взяток, то взятку з картою { $card } взяв не { $seat }.

# Чого не можна прочитати.
book-form = це не книга роздач: { $problem }
book-question = запитання { $question } немає
book-fault = { $kind } — не порушення; є { $allowed }
book-answer-seat = { $question }: { $value } — не N, E, S чи W
book-answer-counts = { $question }: { $value } — не чотири числа, для N, E, S і W
book-answer-count = { $question }: { $value } — не ціле число, 0 або більше
book-answer-cards = { $question }: { $value } — не чотири різні карти
book-answer-manner = { $question }: { $value } — не led, forced, placed чи aside
book-answer-yes-no = { $question }: { $value } — ні true, ні false

# Порядково: quinola book.
book-begun = Правила: { $rules }. Книга зберігається в { $file }; що можна зробити, скаже /допомога.
book-deal = Роздача { $number }, здає { $dealer }
book-party = Партія: у виграші { $winner }, у програші { $loser }
book-unsettled = ще не розрахована
book-ask-name = Хто сидить на місці { $seat }? (ім’я або Enter)
book-ask-dealer = Хто здає першим?
book-ask-more = Роздача { $number }, здає { $dealer }: натисніть Enter, коли її зіграно
book-ask-change = Яку відповідь дати наново? (її номер)
book-enter-nobody = Enter: ніхто
book-example-party = наприклад, Кч 7б 4т Дп або 5
book-not-understood = Тут це не відповідь; що можна зробити, скаже /допомога.
book-nothing-noted = Про цю роздачу ще нічого не записано.
book-no-deal = Такої роздачі немає; роздач у книзі: { $count }.
book-void-how = Скажіть, як: /скасувати { $misdeal } або /скасувати { $exposed }.
book-faults-none = Порушень у роздачі { $number } тепер не записано.
book-fault-how = Скажіть, чиє і яке: /порушення N revoke. Тут карають за: { $kinds }.
book-end-unsettled = Спершу треба розрахувати відкриту роздачу.
book-large = у книзі не більше { $most } байтів
book-help-line = { $order }: { $what }
book-help-change = дати відповідь наново, у цій роздачі чи в іншій: /виправити 2
book-help-void = роздача не грається: /скасувати хибна, /скасувати відкрита
book-help-fault = записати порушення: /порушення N revoke; саме /порушення знімає всі
book-help-sheet = увесь вечір
book-help-end = вечір закінчено: кошик ділиться
book-help-help = ця довідка
book-help-quit = піти; усе записано у файл
keys-book-change = виправити
keys-book-void = скасувати
keys-book-fault = порушення
keys-book-sheet = аркуш
keys-book-end = кінець
keys-book-help = допомога ?
keys-book-quit = вихід
keys-book-led = хід
keys-book-forced = форсована
keys-book-placed = знесення
keys-book-aside = партія
keys-book-yes = так
keys-book-no = ні
keys-book-nobody = ніхто -
keys-book-misdeal = хибна
keys-book-exposed = відкрита
book-has-rules = { $file } — уже книга, і правила в ній є; --rules потрібен лише для нової
