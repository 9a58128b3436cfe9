# Сторінка, на якій ведеться вечір зі справжніми картами.

evening-title = Вечори зі справжніми картами
evening-about = Позначайте, що важило в роздачі, а хто кому й за що платить, розрахує сторінка.
evening-new = Новий вечір
evening-begin = Почати
evening-list = Ваші вечори
evening-deals = { $count ->
    [0] роздач ще немає
    [one] { $count } роздача
    [few] { $count } роздачі
    [many] { $count } роздач
   *[other] { $count } роздачі
 }
evening-untitled = Вечір { $date }
evening-name = Назва вечора
evening-players = Гравці
evening-first-dealer = Хто здає першим
evening-pool-before = У кошику до першої роздачі
evening-pool-wrong = У кошику ціле число фішок, не більше ніж { $most }.
evening-changed-rules = За цими правилами наново обчислюються всі роздачі.
evening-edit = Гравці й правила
evening-actions = Вечір
evening-export = Зберегти у файл
evening-import = Відкрити файл
evening-print = Надрукувати
evening-delete = Видалити цей вечір
evening-deleted = Видалено: { $name }
evening-file-broken = Цей файл прочитати не можна.
evening-of-deal = Роздача { $number }: { $problem }
evening-unkept = Цей браузер нічого не зберігає. Перш ніж піти зі сторінки, збережіть вечір у файл.
evening-offline = Ця сторінка працює й без зв’язку.
evening-not-offline = За такого з’єднання сторінку зберегти не можна: без сервера вона працює, лише поки відкрита.

# Роздача.
evening-dealt-by = Здає { $seat }
evening-answer-change = змінити
evening-noted = { $question } { $answer }
evening-done = Готово
evening-in-all = разом { $sum }
evening-count-wrong = Ціле число від 0 до { $most }
evening-of-eleven = { $sum } з 11
evening-more = На одиницю більше: { $seat }
evening-less = На одиницю менше: { $seat }
evening-party-how = Як позначити партію
evening-party-cards = картами
evening-party-worth = ціною
evening-party-chosen = Карт { $count } з 4
evening-worth-points = { $worth ->
    [one] { $worth } очко
    [few] { $worth } очки
    [many] { $worth } очок
   *[other] { $worth } очка
 }
evening-contradict = Ці відповіді не можуть бути правильними всі разом. Змініть котрусь із них.
evening-besides = Здавач, порушення, недійсна роздача
evening-dealer = Хто здавав
evening-void = Чи зіграно роздачу?
evening-void-none = зіграно
evening-void-misdeal = недійсна: хибна роздача
evening-void-exposed = недійсна: відкрита карта, здають знову
evening-faults = Порушення
evening-fault-who = Хто
evening-fault-what = Що
evening-fault-add = Додати
evening-fault-remove = Прибрати: { $seat }, { $what }
evening-settled = Роздачу { $number } розраховано
evening-voided = Роздача { $number } недійсна
evening-waits = Роздачу { $number } ще не розраховано; наступні чекають на неї.
evening-open = До роздачі { $number }
evening-next = Наступна роздача
evening-end = Кінець вечора
evening-over = Вечір закінчено
evening-play-on = Усе ж грати далі
evening-deals-so-far = Роздачі
evening-correct = Переглянути або виправити роздачу { $number }
evening-not-settled = відкрита
evening-deal-delete = Видалити роздачу { $number }
evening-deal-deleted = Роздачу { $number } видалено.
evening-restored = Усе знову як було.
evening-changes = Що змінила поправка
evening-changes-none = У наступних роздачах і в балансах — нічого.
evening-change = { $who }: { $before } → { $after }
