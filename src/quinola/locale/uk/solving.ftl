# Що можна було зробити у відкриту.

solve-before = Роздача { $number }, перед картою { $card } взятки { $trick }; хід за { $seat }
solve-so-far = уже очок
solve-avoiding = якщо мало
solve-gathering = якщо багато
solve-every-trick = усі взятки
solve-no-trick = жодної
solve-yes = так
solve-no = ні
solve-reversis = так, реверсі
solve-each-for-himself = Кожен за себе: { $nets }
solve-line-avoiding = Щоб очок було мало:
solve-line-gathering = Щоб очок було багато:
solve-line-every-trick = Щоб узяти всі взятки:
solve-line-no-trick = Щоб не взяти жодної взятки:
solve-line-alone = Кожен за себе:
solve-not-in-play = нікому не треба ходити
solve-not-so-far = запис не доходить до карти { $card_number }
