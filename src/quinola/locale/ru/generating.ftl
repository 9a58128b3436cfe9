# Данные из сыгранных сдач: `quinola generate`.

generate-compiling = быстрое ядро компилируется, один раз на этой машине: { $step } из { $steps }
generate-progress = { $done } из { $deals } сдач
generate-interrupted = Прервано; { $file } не записан
generate-done = { $file }: { $deals ->
    [one] { $deals } сдача
    [few] { $deals } сдачи
    [many] { $deals } сдач
   *[other] { $deals } сдачи
 }, { $bytes ->
    [one] { $bytes } байт
    [few] { $bytes } байта
    [many] { $bytes } байт
   *[other] { $bytes } байта
 }, { $each } на сдачу
generate-made-by = правила { $rules }, игроки { $players }, начальное число { $seed }
generate-provenance-within = происхождение: в метаданных файла под ключом «quinola»
generate-provenance-beside = происхождение: { $file }
generate-stumbles-raised = { $count ->
    [one] Игроки { $count } раз отказали из-за ошибки
    [few] Игроки { $count } раза отказали из-за ошибки
    [many] Игроки { $count } раз отказали из-за ошибки
   *[other] Игроки { $count } раза отказали из-за ошибки
 }; вместо этого сделан допустимый ход
generate-stumbles-illegal = { $count ->
    [one] Игроки { $count } раз выбрали запрещённое правилами
    [few] Игроки { $count } раза выбрали запрещённое правилами
    [many] Игроки { $count } раз выбрали запрещённое правилами
   *[other] Игроки { $count } раза выбрали запрещённое правилами
 }; вместо этого сделан допустимый ход

generate-players = { $count ->
    [one] Назван { $count } игрок
    [few] Названы { $count } игрока
    [many] Названо { $count } игроков
   *[other] Названо { $count } игрока
 }; назовите одного на все места или четырёх
generate-suffix = { $file }: имя должно кончаться на одно из { $allowed }
generate-exists = { $file } уже есть; --force заменит его
generate-pyarrow-missing = Для Parquet нужен pyarrow; он ставится с дополнением: pip install "quinola[parquet]"
generate-not-parquet = { $file } — не файл Parquet: { $error }
generate-no-provenance = нигде не сказано, откуда { $file }
generate-worker-died = рабочий процесс погиб; ничего не записано
