# Что можно было сделать в открытую.

solve-before = Сдача { $number }, перед картой { $card } взятки { $trick }; ход за { $seat }
solve-so-far = уже очков
solve-avoiding = если мало
solve-gathering = если много
solve-every-trick = все взятки
solve-no-trick = ни одной
solve-yes = да
solve-no = нет
solve-reversis = да, реверси
solve-each-for-himself = Каждый за себя: { $nets }
solve-line-avoiding = Чтобы очков было мало:
solve-line-gathering = Чтобы очков было много:
solve-line-every-trick = Чтобы взять все взятки:
solve-line-no-trick = Чтобы не взять ни одной взятки:
solve-line-alone = Каждый за себя:
solve-not-in-play = никому не надо ходить
solve-not-so-far = запись не доходит до карты { $card_number }
