# Розділи для читання поза правилами. Суми завжди беруться з налаштувань.

chapter-cited = У дужках — пункти джерел, на які спирається абзац. Стрілка веде до правил.
chapter-says = Що в них сказано
chapter-no-such-rule = (такого правила немає)
chapter-fault = Порушення
chapter-fault-misdeal = неправильна здача
chapter-fault-misdeal_after_exchange = неправильна здача, помічена після обміну
chapter-fault-exposed = відкрита карта
chapter-fault-out_of_turn = знесення не в чергу
chapter-fault-peek = прикуп переглянуто до знесення
chapter-fault-revoke = фальшренонс

chapter-irregularities = Порушення за справжнім столом
chapter-irregularities-about = Що трапляється, коли здають і грають справжніми картами, як на це дивляться набори правил і як чинити судді.
chapter-irregularities-fines = Чого вимагають набори правил
read-fines = Штрафи у фішках. Їх ставлять у кошик. Де стоїть нуль, джерела штрафу не називають.
read-receipts = Деякі порушення коштують дорожче за штраф: винний нічого не отримує в цій роздачі.
