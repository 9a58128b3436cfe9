"""Tables within a chapter, made from the presets: a heading and rows of the same length."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from quinola import locale
from quinola.rulebook.chapters import Entry
from quinola.rulebook.figures import SHARES, Figure, figures, is_measured
from quinola.rulebook.full import say_sentence
from quinola.rulebook.parameters import parameters
from quinola.rulebook.sentences import sentence
from quinola.rules import IRREGULARITY_KINDS, PRESETS, preset

Rows = tuple[tuple[str, ...], ...]

NO_BREAK: Final = "\u00a0"
AGAIN: Final = '"'
"""Stands for the option above."""
TOO_FEW: Final = "–"
"""Stands where too few cases were met."""


def table_rows(entry: Entry, language: str) -> Rows:
    """The table of an entry in words; () for one that has none."""
    match entry.table:
        case "penalties":
            return _penalties(language)
        case "forfeits":
            return _forfeits(language)
        case "readings":
            return _readings(entry.rules, language)
        case "values":
            return _values(entry.options, language)
        case "figures":
            return _figures(entry, language)
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


def _values(options: tuple[str, ...], language: str) -> Rows:
    """What options are under the presets: those with the same value in one row."""
    rows = []
    for option in options:
        having: dict[str, list[str]] = {}
        for name in PRESETS:
            value = _value(getattr(preset(name), option), language)
            having.setdefault(value, []).append(preset_title(name, language))
        title = f"{locale.say(f'option-{option}', language)} ({option})"
        for number, (value, names) in enumerate(having.items()):
            rows.append((AGAIN if number else title, value, ", ".join(names)))
    heads = ("unclear-option", "unclear-value", "rulebook-presets")
    return (tuple(locale.say(head, language) for head in heads), *rows)


def _value(value: object, language: str) -> str:
    """An option's value in words; amounts and factors are numbers."""
    match value:
        case bool():
            return locale.say("book-yes" if value else "book-no", language)
        case int():
            return str(value)
        case str():
            return locale.say(f"web-set-{value}", language)
        case Mapping():
            costs = ((kind, value[kind]) for kind in IRREGULARITY_KINDS if value[kind])
            told = [f"{_fault(kind, language)} {cost}" for kind, cost in costs]
        case tuple():
            told = [_value(str(place), language) for place in value]
        case _:
            assert isinstance(value, frozenset)
            told = [_fault(kind, language) for kind in IRREGULARITY_KINDS if kind in value]
    return ", ".join(told) or locale.say("web-value-none", language)


def _figures(entry: Entry, language: str) -> Rows:
    """A measure by its groups for each preset, at one table after the other."""
    assert entry.measure is not None
    rows = []
    names = [name for name in PRESETS if all(is_measured(table, name) for table in entry.tables)]
    for table in entry.tables:
        measured = [figures(table, name, entry.measure) for name in names]
        for group in measured[0]:
            if not any(found[group] for found in measured):
                continue
            label = _group(group, language)
            if len(entry.tables) > 1:
                label = f"{label}, {locale.say(f'company-{table}', language)}"
            cells = (_cell(entry.measure, found[group], language) for found in measured)
            rows.append((label, *cells))
    return (_by_preset(f"figures-{entry.measure}", language, names), *rows)


def _group(group: str, language: str) -> str:
    """Numbers speak for themselves."""
    return group.replace("-", "–") if group[0].isdigit() else locale.say(f"group-{group}", language)


def _cell(measure: str, figure: Figure | None, language: str) -> str:
    """A mean with half its 95% interval, shares in hundredths."""
    if figure is None:
        return TOO_FEW
    if measure in SHARES:
        text = f"{100 * figure.mean:.1f}{NO_BREAK}± {100 * figure.half:.1f}{NO_BREAK}%"
    else:
        # Without a minus before a nought.
        text = f"{round(figure.mean, 1) + 0.0:+.1f}{NO_BREAK}± {figure.half:.1f}".replace("-", "−")
    mark = locale.say("arena-decimal-mark", language)
    return text.replace("± ", f"±{NO_BREAK}").replace(".", mark)


def _by_preset(first: str, language: str, names: Sequence[str] = PRESETS) -> tuple[str, ...]:
    titles = (preset_title(name, language) for name in names)
    return (locale.say(first, language), *titles)


def _fault(kind: str, language: str) -> str:
    return locale.say(f"chapter-fault-{kind}", language)
