# Дані із зіграних роздач: `quinola generate`.

generate-compiling = швидке ядро компілюється, один раз на цій машині: { $step } з { $steps }
generate-progress = { $done } з { $deals } роздач
generate-interrupted = Перервано; { $file } не записано
generate-done = { $file }: { $deals ->
    [one] { $deals } роздача
    [few] { $deals } роздачі
    [many] { $deals } роздач
   *[other] { $deals } роздачі
 }, { $bytes ->
    [one] { $bytes } байт
    [few] { $bytes } байти
    [many] { $bytes } байтів
   *[other] { $bytes } байта
 }, { $each } на здачу
generate-made-by = правила { $rules }, гравці { $players }, початкове число { $seed }
generate-provenance-within = походження: у метаданих файлу під ключем «quinola»
generate-provenance-beside = походження: { $file }
generate-stumbles-raised = { $count ->
    [one] Гравці { $count } раз відмовили через помилку
    [few] Гравці { $count } рази відмовили через помилку
    [many] Гравці { $count } разів відмовили через помилку
   *[other] Гравці { $count } разу відмовили через помилку
 }; замість цього зроблено дозволений хід
generate-stumbles-illegal = { $count ->
    [one] Гравці { $count } раз вибрали заборонене правилами
    [few] Гравці { $count } рази вибрали заборонене правилами
    [many] Гравці { $count } разів вибрали заборонене правилами
   *[other] Гравці { $count } разу вибрали заборонене правилами
 }; замість цього зроблено дозволений хід

generate-players = { $count ->
    [one] Названо { $count } гравця
    [few] Названо { $count } гравців
    [many] Названо { $count } гравців
   *[other] Названо { $count } гравця
 }; назвіть одного на всі місця або чотирьох
generate-suffix = { $file }: назва має закінчуватися на одне з { $allowed }
generate-exists = { $file } вже є; --force замінить його
generate-pyarrow-missing = Для Parquet потрібен pyarrow; він ставиться з доповненням: pip install "quinola[parquet]"
generate-not-parquet = { $file } — не файл Parquet: { $error }
generate-no-provenance = ніде не сказано, звідки { $file }
generate-worker-died = робочий процес загинув; нічого не записано
