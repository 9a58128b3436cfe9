# Сервер: що він каже в терміналі й чому відхиляє запит.

serve-at = Quinola відкрита за адресою { $address }
serve-lan = для інших у тій самій мережі: { $address }
serve-lan-none = цей комп’ютер не має адреси в місцевій мережі
serve-how-to-stop = Зупинити: Ctrl-C. Усі столи зберігаються; після нового запуску гра продовжиться з того самого місця.
serve-stopped = Сервер зупинено. Усі столи збережено.
serve-pages-missing = Сторінки для браузера тут не зібрані; програми грати можуть.
serve-port = порт { $port } зайняти не вдалося: { $error }
serve-port-next = Порт { $taken } зайнятий іншою програмою; взято наступний вільний.
serve-no-browser = Відкрити браузер звідси не вдалося. Відкрийте у браузері цю адресу: { $address }
serve-runs-already = Quinola вже запущена: { $address }

backup-made = { $file }: копія всіх столів, якими вони є зараз
backup-restored = { $file }: усі столи знову такі, якими були під час копіювання

database-unknown = це не адреса бази даних; потрібен файл або { $forms }
database-driver-missing = драйвер PostgreSQL не встановлено; його ставлять так: pip install "quinola[postgresql]"
database-fails = базою даних не вдається користуватися: { $error }
database-missing = бази даних тут немає: { $file }
database-foreign = це не справна копія столів: { $file }
database-busy = з цією базою даних уже працює інший сервер: { $file }
database-not-sqlite = так копіюється лише SQLite; PostgreSQL має для цього свої команди

too-fast = забагато за один раз; зачекайте трохи
hello-first = спершу треба сказати, про який стіл ідеться
hint-late = порада не знайшлася вчасно
server-not-saved = це не вдалося зберегти, тому нічого не сталося
server-stopping = сервер перезапускається; спробуйте трохи згодом
server-fails = на сервері щось зламалося; нічого не змінилося
host-foreign = такої адреси цей сервер не має
origin-foreign = чужій сторінці це не дозволено
too-many = забагато запитів звідси; спробуйте пізніше
page-unknown = такої сторінки немає
page-not-built = сторінки тут не зібрані
match-unknown = такого матчу немає
deal-unknown = такої роздачі немає, або її ще не завершено
request-broken = цей запит неможливо зрозуміти: { $error }
request-large = цей запит надто довгий
request-method = так цього зробити не можна
