# Почему чего-то нельзя сделать или прочесть.
# Имена стоят только в именительном падеже и ничего не говорят о роде.

card-not-held = { $seat }: карты { $card } на руках нет; можно выбрать: { $allowed }
exchange-done = { $seat }: обмен уже сделан, а снесённое назад не берут
exchange-out-of-turn = { $seat }: сносить карту сейчас нельзя; { $turn ->
    [None] обмен окончен
   *[other] очередь: { $turn }
 }
dealer-discards = у сдающего двенадцать карт, и одну надо снести, любую из { $allowed }
no-announcements = эспаньолету по этим правилам не объявляют: ею становятся, впервые положив чужую масть при наличии нужной
no-espagnolette = { $seat }: объявлять нечего; эспаньолета — это четыре туза или три туза и кинола
announce-out-of-turn = { $seat }: объявлять или пасовать сейчас нельзя; { $turn ->
    [None] никого не спрашивают
   *[other] очередь: { $turn }
 }
play-out-of-turn = { $seat }: играть карту сейчас нельзя; { $turn ->
    [None] розыгрыш не идёт
   *[other] очередь: { $turn }
 }
follow-suit = { $seat }: { $card } — не в масть; можно сыграть { $allowed }
espagnolette-follows-late = { $seat }: в 10-й и 11-й взятках эспаньолета тоже играет в масть; можно сыграть { $allowed }
espagnolette-unannounced = { $seat }: { $card } — не в масть, а эспаньолета не объявлена; можно сыграть { $allowed }
claims-automatic = по этим правилам за заходы с тузов и кинолы платят и без требования
claim-out-of-turn = { $seat }: требовать плату сейчас нельзя; { $turn ->
    [None] никого не спрашивают
   *[other] очередь: { $turn }
 }

# Наборы правил
preset-unknown = набора правил { $name } нет; есть { $allowed }
preset-missing = у набора правил должен быть назван исходный, один из { $allowed }
options-no-table = настройки — это таблица ключей и значений
option-unknown = такой настройки нет; есть { $allowed }
option-unknown-near = такой настройки нет; может быть, { $near }
option-missing = настройка не задана
option-twice = настройка задана дважды: в начале и в [options]
option-choice = { $value } — ни одно из { $allowed }
option-flag = { $value } — ни true, ни false
option-amount = { $value } — не целое число фишек, 0 или больше
option-amount-or-stakes = { $value } — ни целое число фишек, 0 или больше, ни число ставок, как "2 stakes"
option-too-large = сумма в фишках не может быть больше { $most }
option-factor = { $value } — не целое число от 1 до { $most }
option-precedence = { $value } не называет по одному разу каждое из { $allowed }
option-penalties-table = { $value } — не таблица; ключи в ней — { $allowed }
option-kind = { $value } — не нарушение; есть { $allowed }
option-kinds = { $value } — не список; в нём могут стоять { $allowed }
option-split-doubled = "split" возможен, только если opposite_factor равен 1, а он равен { $factor }; выберите "seat" или задайте opposite_factor = 1
option-split-forfeits = "split" возможен, только если ни одно нарушение не лишает права получать; выберите "seat" или задайте forfeits_receipts = []
ruleset-name = название — одна строка, знаков в ней от 1 до { $most }
toml-broken = это не TOML: { $error }
toml-too-large = в файле больше { $most } байт
toml-unknown-table = такой таблицы нет; настройки стоят в начале или в [options]
not-utf8 = файл — не текст UTF-8
nested-too-deep = вложенность файла слишком глубока

# Сохранённые матчи
savegame-unknown = { $file } — не матч, сохранённый этой версией
savegame-broken = { $file }: строка { $line } испорчена, продолжить матч нельзя: { $why }
savegame-lacks = нет поля «{ $field }»
savegame-no-match = из неё не понять, какой это матч
savegame-no-step = такого хода там быть не может
savegame-no-json = это не объект JSON
