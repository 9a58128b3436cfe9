# Сервер: что он говорит в терминале и почему отклоняет запрос.

serve-at = Quinola открыта по адресу { $address }
serve-lan = для других в той же сети: { $address }
serve-lan-none = у этого компьютера нет адреса в местной сети
serve-how-to-stop = Остановить: Ctrl-C. Все столы сохраняются; после нового запуска игра продолжится с того же места.
serve-stopped = Сервер остановлен. Все столы сохранены.
serve-pages-missing = Страницы для браузера здесь не собраны; программы играть могут.
serve-port = порт { $port } занять не удалось: { $error }
serve-port-next = Порт { $taken } занят другой программой; взят следующий свободный.
serve-no-browser = Открыть браузер отсюда не удалось. Откройте в браузере этот адрес: { $address }
serve-runs-already = Quinola уже запущена: { $address }

backup-made = { $file }: копия всех столов в их нынешнем виде
backup-restored = { $file }: все столы снова такие, какими были при копировании

database-unknown = это не адрес базы данных; нужен файл или { $forms }
database-driver-missing = драйвер PostgreSQL не установлен; его ставят так: pip install "quinola[postgresql]"
database-fails = базой данных не удаётся пользоваться: { $error }
database-missing = базы данных здесь нет: { $file }
database-foreign = это не исправная копия столов: { $file }
database-busy = с этой базой данных уже работает другой сервер: { $file }
database-not-sqlite = так копируется только SQLite; у PostgreSQL для этого есть свои команды

too-fast = слишком много сразу; подождите немного
hello-first = сначала нужно сказать, о каком столе речь
hint-late = совет не нашёлся вовремя
server-not-saved = это не удалось сохранить, поэтому ничего не произошло
server-stopping = сервер перезапускается; попробуйте чуть позже
server-fails = на сервере что-то сломалось; ничего не изменилось
host-foreign = такого адреса у этого сервера нет
origin-foreign = чужой странице это не разрешено
too-many = слишком много запросов отсюда; попробуйте позже
page-unknown = такой страницы нет
page-not-built = страницы здесь не собраны
match-unknown = такого матча нет
deal-unknown = такой сдачи нет, или она ещё не окончена
request-broken = этот запрос нельзя понять: { $error }
request-large = этот запрос слишком длинный
request-method = так этого сделать нельзя
