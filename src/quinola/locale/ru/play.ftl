# До матча и после него: места, сохранение, что может терминал.

seating-honours = Места разыгрывают на туза, короля, даму и валета: кому туз, тот выбирает место и сдаёт первым
seating-draws = { $player }: { $card }
seating-choose = Туз у вас. Какое место выбираете ({ $seats })?
seating-no-seat = Места такие: { $seats }
seating-lot = Места и первого сдающего определяет жребий
seating-quinola = Места определяет жребий; карты сдают по кругу до валета червей: кому он выпадет, тот сдаёт первым
seating-round = { $cards }
seating-places = Места в порядке игры: { $places }
seating-dealer = Первый сдающий: { $dealer }

play-title = Реверси (кинола), правила: { $ruleset }. ? — помощь
play-resumed = Матч продолжается. Правила: { $ruleset }
play-begin = Нажмите Enter, чтобы начать
play-plain = Для полной игры этот терминал не годится: играем строками (как с --plain)
play-language = Язык { $spoken } в кодировке этого терминала ({ $encoding }) не записать: говорим по-английски
play-kept = Матч, не доигранный или не прочитанный, сохранён как { $kept }. Продолжить его:
play-saved = Матч сохранён в { $file }. Продолжить его:
play-not-begun = Матч не начат
play-none = Продолжать нечего: файла { $file } нет

savegame-in-use = { $file } занят другим процессом; завершите его или выберите другой файл через --save
savegame-no-file = { $file } — не файл
savegame-unwritable = { $file } нельзя прочесть или записать: { $error }
bot-unknown = бота { $name } нет; есть { $allowed }
bots-number = { $count ->
    [one] назван { $count } бот
    [few] названо { $count } бота
    [many] названо { $count } ботов
   *[other] названо { $count } бота
 }; назовите одного на всех или столько через запятую: { $wanted }
rules-unreadable = { $file } нельзя прочесть: { $error }
match-has-its-own = { $options } вместе с { $option } не задать: у сохранённого матча всё своё
record-exists = Файл { $file } уже есть, и в нём другое; назовите другой файл
record-unwritable = Файл { $file } не записать: { $error }
record-settled-only = Сдача { $number } ещё не рассчитана, в запись она не вошла
