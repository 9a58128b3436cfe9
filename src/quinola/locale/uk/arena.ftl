# Змагання програм: `quinola arena` і звіт.

arena-decimal-mark = ,
arena-ms = { $ms } мс

arena-lone = { $who } проти трьох { $other }
arena-gain = виграш, якщо { $who } замість { $other }
arena-home = { $who } серед собі подібних
arena-mean = { $who }
arena-difference = наскільки { $who } випереджає { $other }
arena-pool-lone = лишилося в кошику: { $who } проти трьох { $other }
arena-pool-home = лишилося в кошику: чотири { $who }
arena-pool-all = лишилося в кошику

arena-column-figure = що виміряно
arena-column-mean = фішок за роздачу (95%)
arena-column-table = стіл
arena-column-player = програма
arena-column-time = час, середній
arena-column-most = час, 95-й процентиль
arena-column-stumbles = збої

arena-played = { $count ->
    [one] { $count } роздача
    [few] { $count } роздачі
    [many] { $count } роздач
   *[other] { $count } роздачі
 }; розсадок кожної: { $seatings }, усього зіграно: { $games }
arena-conduct-line = { $mean } на рішення, 95% рішень — не довше { $most }
arena-stumbles-none = без збоїв
arena-stumbles-raised = { $count ->
    [one] { $count } відмова з помилкою
    [few] { $count } відмови з помилкою
    [many] { $count } відмов з помилкою
   *[other] { $count } відмови з помилкою
 }
arena-stumbles-illegal = { $count ->
    [one] { $count } заборонений хід
    [few] { $count } заборонені ходи
    [many] { $count } заборонених ходів
   *[other] { $count } забороненого ходу
 }

arena-progress = Блоків зіграно: { $done } з { $blocks }
arena-interrupted-lost = Перервано, нічого не збережено. З --resume STATEFILE зіграні блоки зберігаються
arena-interrupted-kept = Перервано; блоків збережено в { $file }: { $done } з { $blocks }. Щоб продовжити:

arena-entrants = { $count ->
    [one] названо { $count } програму
    [few] названо { $count } програми
    [many] названо { $count } програм
   *[other] названо { $count } програми
 }; у змаганні їх дві або чотири
arena-rules-twice = два набори правил називаються { $name }; дайте одному з них у його файлі інше ім’я
arena-deals-odd = { $deals ->
    [one] { $deals } роздача не ділиться
    [few] { $deals } роздачі не діляться
    [many] { $deals } роздач не діляться
   *[other] { $deals } роздачі не діляться
 } на матчі без остачі; роздач у матчі: { $match }
arena-no-folder = теки, у якій має бути { $file }, немає
arena-ray-missing = Ray не встановлено; його ставлять так: pip install "quinola[ray]"
arena-not-sendable = { $name } не можна передати іншому процесові: потрібен клас чи функція з модуля або один процес
arena-worker-died = робочий процес загинув; зіграні блоки збережено там, куди вказує --resume
arena-worker-failed = збій робочого процесу: { $error }
arena-state-unknown = { $file } — не файл змагання; у ньому нічого не змінено
arena-state-broken = { $file }, рядок { $line }: це не блок змагання
arena-state-other = { $file } — файл іншого змагання: { $field } там { $theirs }, а не { $ours }

# Звіт
arena-title = Змагання: { $players }
arena-setting-entrants = Програми
arena-setting-rules = Правила
arena-setting-seed = Початкове число
arena-setting-deals = Роздачі
arena-setting-command = Команда
arena-setting-versions = Версії
arena-setting-run = Прогін
arena-run = { $date }, { $engine }, { $count ->
    [one] { $count } процес
    [few] { $count } процеси
    [many] { $count } процесів
   *[other] { $count } процесу
 }
arena-deals = { $count ->
    [one] { $count } роздача за кожним набором правил
    [few] { $count } роздачі за кожним набором правил
    [many] { $count } роздач за кожним набором правил
   *[other] { $count } роздачі за кожним набором правил
 }
arena-matches = { $count ->
    [one] у матчі { $count } роздача
    [few] у матчі { $count } роздачі
    [many] у матчі { $count } роздач
   *[other] у матчі { $count } роздачі
 }
arena-clairvoyant = бачить усі карти
arena-plot-means = Середні з їхніми 95-відсотковими інтервалами, у фішках за роздачу
arena-running = Як усталювалися середні
arena-running-about = Середнє та його 95-відсотковий інтервал після стількох блоків.
arena-spread = Розкид блоків
arena-spread-about = Скільки блоків дали стільки-то фішок за роздачу; риска — середнє.
arena-pools = Що не дісталося нікому
arena-pools-about = Фішки, що лишилися в кошику наприкінці гри, у перерахунку на роздачу. Стільки ж програли всі четверо разом, тому гравець, не кращий за інших, опиняється нижче нуля.
arena-conduct = Час і збої
arena-conduct-about = Процесорний час тих рішень, де було з чого вибирати; процентиль точний до 5%. Замість програми, що відмовила, робили дозволений хід.
arena-method = Метод
arena-method-duel = Кожну роздачу грають десять разів із тими самими картами й тим самим здавачем: кожна програма сама проти трьох інших на кожному з чотирьох місць і кожна за столом із собі подібних. Ці ігри становлять один блок. Виграш програми — це те, що вона одержує сама серед трьох чужих, за вирахуванням того, що з тими самими картами одержує один із чотирьох таких чужих; у двох однаково сильних програм він дорівнює нулю.
arena-method-round = Кожну роздачу грають двадцять чотири рази з тими самими картами й тим самим здавачем, за всіх порядків чотирьох програм. Ці ігри становлять один блок. Так кожній програмі кожна рука дістається однаково часто, а кожен суперник однаково часто сидить ліворуч, навпроти й праворуч.
arena-method-alone = Кожна роздача сама по собі: кошик спочатку порожній, до нього вносять перші ставки, усе розраховують, а що лишилося в кошику, не належить нікому.
arena-method-match = Блок — цілий матч: кошик спочатку порожній і переходить від роздачі до роздачі, а що лишилося в ньому наприкінці, не належить нікому. Усе рахується на роздачу.
arena-method-interval = Блоки один від одного не залежать, а ігри всередині блока залежать. Тому інтервали — Стьюдента, за середніми блоків. З багатьох 95-відсоткових інтервалів один із двадцяти схибить; кожен треба читати окремо.
arena-method-limits = Цифри правдиві для цих програм, цих правил і цього товариства. Вони не кажуть, хто виграв би в іншому товаристві чи в людей, і сила — не драбина: A може обігрувати B, B — C, а C — A.
arena-method-clairvoyant = Той, хто бачить усі карти, — мірка того, чого варте знання, а не гравець.
arena-citing = Як посилатися
arena-cite = Quinola { $version }, змагання: { $players }; правила: { $rules }; роздач: { $deals }; початкове число: { $seed }; { $date }.
