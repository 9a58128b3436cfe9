# Чому чогось не можна зробити чи прочитати.
# Імена стоять лише в називному відмінку й нічого не кажуть про рід.

card-not-held = { $seat }: карти { $card } на руках немає; можна вибрати: { $allowed }
exchange-done = { $seat }: обмін уже зроблено, а знесеного назад не беруть
exchange-out-of-turn = { $seat }: зносити карту зараз не можна; { $turn ->
    [None] обмін закінчено
   *[other] черга: { $turn }
 }
dealer-discards = у здавача дванадцять карт, і одну треба знести, будь-яку з { $allowed }
no-announcements = еспаньєлету за цими правилами не оголошують: нею стають, уперше поклавши чужу масть за наявності потрібної
no-espagnolette = { $seat }: оголошувати нема чого; еспаньєлета — це чотири тузи або три тузи й кінола
announce-out-of-turn = { $seat }: оголошувати чи пасувати зараз не можна; { $turn ->
    [None] нікого не питають
   *[other] черга: { $turn }
 }
play-out-of-turn = { $seat }: грати карту зараз не можна; { $turn ->
    [None] розіграш не триває
   *[other] черга: { $turn }
 }
follow-suit = { $seat }: { $card } — не в масть; можна зіграти { $allowed }
espagnolette-follows-late = { $seat }: у 10-й та 11-й взятках еспаньєлета теж грає в масть; можна зіграти { $allowed }
espagnolette-unannounced = { $seat }: { $card } — не в масть, а еспаньєлету не оголошено; можна зіграти { $allowed }
claims-automatic = за цими правилами за ходи з тузів і кіноли платять і без вимоги
claim-out-of-turn = { $seat }: вимагати плату зараз не можна; { $turn ->
    [None] нікого не питають
   *[other] черга: { $turn }
 }

# Набори правил
preset-unknown = набору правил { $name } немає; є { $allowed }
preset-missing = у наборі правил має бути названо початковий, один із { $allowed }
options-no-table = налаштування — це таблиця ключів і значень
option-unknown = такого налаштування немає; є { $allowed }
option-unknown-near = такого налаштування немає; може, { $near }
option-missing = налаштування не задано
option-twice = налаштування задано двічі: на початку і в [options]
option-choice = { $value } — жодне з { $allowed }
option-flag = { $value } — ні true, ні false
option-amount = { $value } — не ціле число фішок, 0 або більше
option-amount-or-stakes = { $value } — ні ціле число фішок, 0 або більше, ні число ставок, як-от "2 stakes"
option-too-large = сума у фішках не може перевищувати { $most }
option-factor = { $value } — не ціле число від 1 до { $most }
option-precedence = { $value } не називає по одному разу кожне з { $allowed }
option-penalties-table = { $value } — не таблиця; ключі в ній — { $allowed }
option-kind = { $value } — не порушення; є { $allowed }
option-kinds = { $value } — не список; у ньому можуть стояти { $allowed }
option-split-doubled = "split" можливий, лише якщо opposite_factor дорівнює 1, а він дорівнює { $factor }; виберіть "seat" або задайте opposite_factor = 1
option-split-forfeits = "split" можливий, лише якщо жодне порушення не позбавляє права одержувати; виберіть "seat" або задайте forfeits_receipts = []
ruleset-name = назва — один рядок, знаків у ній від 1 до { $most }
toml-broken = це не TOML: { $error }
toml-too-large = у файлі понад { $most } байтів
toml-unknown-table = такої таблиці немає; налаштування стоять на початку або в [options]
not-utf8 = файл — не текст UTF-8
nested-too-deep = вкладеність файла завелика

# Збережені матчі
savegame-unknown = { $file } — не матч, збережений цією версією
savegame-broken = { $file }: рядок { $line } зіпсовано, продовжити матч не можна: { $why }
savegame-lacks = немає поля «{ $field }»
savegame-no-match = з нього не зрозуміти, який це матч
savegame-no-step = такого ходу там бути не може
savegame-no-json = це не об’єкт JSON
