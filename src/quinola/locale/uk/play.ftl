# До матчу й після нього: місця, збереження, що може термінал.

seating-honours = Місця розігрують на туза, короля, даму й валета: кому туз, той вибирає місце і здає першим
seating-draws = { $player }: { $card }
seating-choose = Туз у вас. Яке місце вибираєте ({ $seats })?
seating-no-seat = Місця такі: { $seats }
seating-lot = Місця й першого здавача визначає жереб
seating-quinola = Місця визначає жереб; карти здають по колу до валета чирви: кому він випаде, той здає першим
seating-round = { $cards }
seating-places = Місця в порядку гри: { $places }
seating-dealer = Перший здавач: { $dealer }

play-title = Реверсі (кінола), правила: { $ruleset }. ? — допомога
play-resumed = Матч триває. Правила: { $ruleset }
play-begin = Натисніть Enter, щоб почати
play-plain = Для повної гри цей термінал не годиться: граємо рядками (як із --plain)
play-language = Мову { $spoken } у кодуванні цього термінала ({ $encoding }) не записати: говоримо англійською
play-kept = Матч, не дограний або не прочитаний, збережено як { $kept }. Продовжити його:
play-saved = Матч збережено в { $file }. Продовжити його:
play-not-begun = Матч не розпочато
play-none = Продовжувати нема чого: файла { $file } немає

savegame-in-use = { $file } зайнятий іншим процесом; завершіть його або виберіть інший файл через --save
savegame-no-file = { $file } — не файл
savegame-unwritable = { $file } не можна прочитати чи записати: { $error }
bot-unknown = бота { $name } немає; є { $allowed }
bots-number = ботів названо: { $count }; назвіть одного на всіх або стільки через кому: { $wanted }
rules-unreadable = { $file } не можна прочитати: { $error }
match-has-its-own = { $options } разом із { $option } не задати: у збереженого матчу все своє
record-exists = Файл { $file } вже є, і в ньому інше; назвіть інший файл
record-unwritable = Файл { $file } не записати: { $error }
record-settled-only = Роздачу { $number } ще не розраховано, до запису вона не ввійшла
