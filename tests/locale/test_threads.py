"""Words are said in several threads of the server, the first of them at the same moment too."""

from __future__ import annotations

import subprocess
import sys

from quinola.locale import LANGUAGES

FIRST_WORDS = """
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from quinola import locale

sys.setswitchinterval(1e-6)
messages = ["read-dealer", "rule-players", "pool", "word-dealer", "chapter-history"] * 3
together = Barrier(len(messages))

def first(message):
    together.wait()
    return locale.say(message, sys.argv[1], count=1)

with ThreadPoolExecutor(len(messages)) as pool:
    said = list(pool.map(first, messages))
english = [locale.say(message, "en", count=1) for message in messages]
assert sys.argv[1] == "en" or not set(said) & set(english), said
assert said == [locale.say(message, sys.argv[1], count=1) for message in messages]
"""


def test_the_first_words_of_many_threads_are_in_their_language() -> None:
    for language in LANGUAGES:
        subprocess.run([sys.executable, "-c", FIRST_WORDS, language], check=True, timeout=120)
