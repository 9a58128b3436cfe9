"""Tables within a chapter, made from the presets: a heading and rows of the same length."""

from __future__ import annotations

from quinola import locale
from quinola.rulebook.chapters import Entry
from quinola.rulebook.full import say_sentence
from quinola.rulebook.parameters import parameters
from quinola.rulebook.sentences import sentence
from quinola.rules import IRREGULARITY_KINDS, PRESETS, preset

Rows = tuple[tuple[str, ...], ...]


def table_rows(entry: Entry, language: str) -> Rows:
    """The table of an entry in words; () for one that has none."""
    match entry.table:
        case "penalties":
            return _penalties(language)
        case "forfeits":
            return _forfeits(language)
        case "readings":
            return _readings(entry.rules, language)
        case None:
            return ()


def preset_title(name: str, language: str) -> str:
    """What a preset is called."""
    return locale.say(f"web-preset-{name}", language)


def _penalties(language: str) -> Rows:
    """What each irregularity costs under each preset, in fiches."""
    rulesets = [preset(name) for name in PRESETS]
    rows = (
        (_fault(kind, language), *(str(ruleset.penalties[kind]) for ruleset in rulesets))
        for kind in IRREGULARITY_KINDS
    )
    return (_by_preset("chapter-fault", language), *rows)


def _forfeits(language: str) -> Rows:
    """Which irregularities forfeit all receipts, of those that do so under any preset."""
    listed = [preset(name).forfeits_receipts for name in PRESETS]
    rows = (
        (
            _fault(kind, language),
            *(locale.say("book-yes" if kind in kinds else "book-no", language) for kinds in listed),
        )
        for kind in IRREGULARITY_KINDS
        if any(kind in kinds for kinds in listed)
    )
    return (_by_preset("chapter-fault", language), *rows)


def _readings(rules: tuple[str, ...], language: str) -> Rows:
    """What the presets make of sentences of the rules: those that say the same in one row."""
    saying: dict[str, list[str]] = {}
    for name in PRESETS:
        given = parameters(preset(name), language)
        told = (say_sentence(sentence(id_), language, given) for id_ in rules)
        text = " ".join(filter(None, told)) or locale.say("chapter-no-such-rule", language)
        saying.setdefault(text, []).append(preset_title(name, language))
    heading = (locale.say("rulebook-presets", language), locale.say("chapter-says", language))
    return (heading, *((", ".join(names), text) for text, names in saying.items()))


def _by_preset(first: str, language: str) -> tuple[str, ...]:
    titles = (preset_title(name, language) for name in PRESETS)
    return (locale.say(first, language), *titles)


def _fault(kind: str, language: str) -> str:
    return locale.say(f"chapter-fault-{kind}", language)
