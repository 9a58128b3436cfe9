# Главы для чтения помимо правил. Суммы всегда берутся из настроек.

chapter-cited = В скобках — пункты источников, на которые опирается абзац. Стрелка ведёт к правилам.
chapter-says = Что в них сказано
chapter-no-such-rule = (такого правила нет)
chapter-fault = Нарушение
chapter-fault-misdeal = засдача
chapter-fault-misdeal_after_exchange = засдача, замеченная после обмена
chapter-fault-exposed = открытая карта
chapter-fault-out_of_turn = снос не в очередь
chapter-fault-peek = прикуп посмотрен до сноса
chapter-fault-revoke = фальшренонс

chapter-irregularities = Нарушения за настоящим столом
chapter-irregularities-about = Что случается, когда сдают и играют настоящими картами, как на это смотрят наборы правил и как поступать судье.
chapter-irregularities-fines = Чего требуют наборы правил
read-fines = Штрафы в фишках. Их ставят в корзину. Где стоит ноль, источники штрафа не называют.
read-receipts = Иные нарушения стоят дороже штрафа: виновный ничего не получает в этой сдаче.
