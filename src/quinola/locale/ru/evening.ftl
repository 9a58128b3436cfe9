# Страница, на которой ведётся вечер с настоящими картами.

evening-title = Вечера с настоящими картами
evening-about = Отмечайте, что было важно в сдаче, а кто кому и за что платит, рассчитает страница.
evening-new = Новый вечер
evening-begin = Начать
evening-list = Ваши вечера
evening-deals = { $count ->
    [0] сдач ещё нет
    [one] { $count } сдача
    [few] { $count } сдачи
    [many] { $count } сдач
   *[other] { $count } сдачи
 }
evening-untitled = Вечер { $date }
evening-name = Название вечера
evening-players = Игроки
evening-first-dealer = Кто сдаёт первым
evening-pool-before = В корзине до первой сдачи
evening-pool-wrong = В корзине целое число фишек, не больше { $most }.
evening-changed-rules = По этим правилам заново пересчитываются все сдачи.
evening-edit = Игроки и правила
evening-actions = Вечер
evening-export = Сохранить в файл
evening-import = Открыть файл
evening-print = Напечатать
evening-delete = Удалить этот вечер
evening-deleted = Удалено: { $name }
evening-file-broken = Этот файл прочесть нельзя.
evening-of-deal = Сдача { $number }: { $problem }
evening-unkept = Этот браузер ничего не хранит. Прежде чем уйти со страницы, сохраните вечер в файл.
evening-offline = Эта страница работает и без связи.
evening-not-offline = При таком соединении страницу сохранить нельзя: без сервера она работает, только пока открыта.

# Сдача.
evening-dealt-by = Сдаёт { $seat }
evening-answer-change = изменить
evening-noted = { $question } { $answer }
evening-done = Готово
evening-in-all = всего { $sum }
evening-count-wrong = Целое число от 0 до { $most }
evening-of-eleven = { $sum } из 11
evening-more = На единицу больше: { $seat }
evening-less = На единицу меньше: { $seat }
evening-party-how = Как отметить партию
evening-party-cards = картами
evening-party-worth = ценой
evening-party-chosen = Карт { $count } из 4
evening-worth-points = { $worth ->
    [one] { $worth } очко
    [few] { $worth } очка
    [many] { $worth } очков
   *[other] { $worth } очка
 }
evening-contradict = Эти ответы не могут быть верны все сразу. Измените какой-нибудь из них.
evening-besides = Сдающий, нарушения, несостоявшаяся сдача
evening-dealer = Кто сдавал
evening-void = Сыграна ли сдача?
evening-void-none = сыграна
evening-void-misdeal = не состоялась: засдача
evening-void-exposed = не состоялась: открытая карта, пересдача
evening-faults = Нарушения
evening-fault-who = Кто
evening-fault-what = Что
evening-fault-add = Добавить
evening-fault-remove = Убрать: { $seat }, { $what }
evening-settled = Сдача { $number } рассчитана
evening-voided = Сдача { $number } не состоялась
evening-waits = Сдача { $number } ещё не рассчитана; следующие ждут её.
evening-open = К сдаче { $number }
evening-next = Следующая сдача
evening-end = Конец вечера
evening-over = Вечер окончен
evening-play-on = Всё-таки играть дальше
evening-deals-so-far = Сдачи
evening-correct = Посмотреть или исправить сдачу { $number }
evening-not-settled = открыта
evening-deal-delete = Удалить сдачу { $number }
evening-deal-deleted = Сдача { $number } удалена.
evening-restored = Всё снова как было.
evening-changes = Что изменила поправка
evening-changes-none = В следующих сдачах и в балансах — ничего.
evening-change = { $who }: { $before } → { $after }
