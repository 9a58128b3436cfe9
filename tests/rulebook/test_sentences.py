"""The rules in full say all that the options, the clauses and the settlement say, and no more."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations, permutations
from random import Random
from typing import Final

import pytest

from quinola.locale import ENGLISH, LANGUAGES, bundle, say
from quinola.rulebook import Sentence, rules_in_full, sections, sentence_for
from quinola.rulebook.full import say_sentence
from quinola.rulebook.parameters import options_behind, parameters
from quinola.rules import (
    IRREGULARITY_KINDS,
    OPTIONS,
    PRESETS,
    Ruleset,
    RulesetError,
    clauses,
    house,
    option_clauses,
    preset,
    reasons,
)
from quinola.rules.options import (
    Amount,
    Cap,
    Choice,
    Factor,
    Flag,
    Kinds,
    OptionKind,
    Penalties,
    Precedence,
)
from quinola.seats import Place
from quinola.settlement import settle
from tests.locale.test_completeness import parts
from tests.strategies import random_outcome, random_ruleset

SENTENCES: Final = tuple(sentence for section in sections() for sentence in section.sentences)

BESIDES: Final[tuple[Mapping[str, object], ...]] = (
    {},
    {"reversis": "tariff"},
    {"reversis_cancels": "made_or_broken", "reversis": "tariff"},
    {"party_tie": "split", "opposite_factor": 1, "forfeits_receipts": []},
    {"opposite_factor": 5, "last_two_factor": 5},
)
"""Other options beside which a value may come to matter."""


# The arrangement: options, clauses, reasons


def test_every_sentence_stands_once() -> None:
    assert [name for name, n in Counter(one.id for one in SENTENCES).items() if n > 1] == []


def test_every_option_has_a_sentence() -> None:
    assert {option for one in SENTENCES for option in one.options} == set(OPTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_speaks_of_the_options_that_it_names(language: str) -> None:
    written = parts(language)
    for one in SENTENCES:
        params = written[f"rule-{one.id}"].params
        assert {option for p in params for option in options_behind(p)} == set(one.options), one.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_left_without_a_sentence(language: str) -> None:
    said = {name for name in parts(language) if name.startswith("rule-")}
    assert said == {f"rule-{one.id}" for one in SENTENCES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_and_every_heading_has_words(language: str) -> None:
    # The words of the rules are loaded when one of them is wanted.
    say("rulebook-payments", language)
    own = bundle(language)
    assert [one.id for one in SENTENCES if not own.has_message(f"rule-{one.id}")] == []
    assert [one.id for one in sections() if not own.has_message(f"rulebook-{one.id}")] == []


def test_every_rule_of_the_sources_stands_in_a_sentence() -> None:
    standing = {clause for one in SENTENCES for clause in one.clauses}
    rules = {clause.id for clause in clauses().values() if clause.kind in "EPVI"}
    assert sorted(rules - standing) == []
    assert sorted(standing - set(clauses())) == []


def test_every_reason_has_one_sentence() -> None:
    explained = Counter(reason for one in SENTENCES for reason in one.reasons)
    assert explained == Counter(list(reasons()))
    for one in SENTENCES:
        for reason in one.reasons:
            assert sentence_for(reason) is one


def test_a_sentence_stands_for_the_clauses_of_its_reasons() -> None:
    for one in SENTENCES:
        for reason in one.reasons:
            assert set(reasons()[reason]) <= set(one.clauses), (one.id, reason)


def test_a_clause_that_an_option_settles_stands_where_the_option_does() -> None:
    for option, ids in option_clauses().items():
        there = {clause for one in SENTENCES if option in one.options for clause in one.clauses}
        assert set(ids) <= there, option


# What is said


def values(kind: OptionKind) -> list[object]:
    """Values that an option must tell apart."""
    match kind:
        case Choice(values=words):
            return list(words)
        case Flag():
            return [False, True]
        case Amount():
            return [0, 37, 41]
        case Cap():
            return [None, 0, 37, 41]
        case Factor():
            return [1, 2, 3, 7]
        case Precedence():
            orders = list(permutations(map(str, Place)))
            return [list(order) for order in orders[::5]]
        case Penalties():
            costs = [{fault: cost} for fault in IRREGULARITY_KINDS for cost in (37, 41)]
            return [{}, *costs]
        case Kinds():
            return [[], *([fault] for fault in IRREGULARITY_KINDS)]


def surroundings(option: str) -> Iterator[Mapping[str, object]]:
    """Presets, and what else they may have, beside which a value may come to matter."""
    for more in BESIDES:
        if option not in more:
            yield from ({"preset": name, **more} for name in PRESETS)


def told(
    option: str, value: object, around: Mapping[str, object], language: str
) -> list[str] | None:
    """The sentences that speak of an option under one of its values, None where it cannot stand."""
    others = {key: other for key, other in around.items() if key != "preset"}
    try:
        ruleset = house(around["preset"], {**others, option: value})
    except RulesetError:
        # Shared parties do not go with everything.
        return None
    given = parameters(ruleset, language)
    return [say_sentence(one, language, given) for one in SENTENCES if option in one.options]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", OPTIONS)
def test_every_value_of_an_option_makes_a_difference(option: str, language: str) -> None:
    tried = values(OPTIONS[option])
    alike = set(combinations(range(len(tried)), 2))
    for around in surroundings(option):
        if not alike:
            break
        texts = [told(option, value, around, language) for value in tried]
        alike = {
            (one, other)
            for one, other in alike
            if texts[one] is None or texts[other] is None or texts[one] == texts[other]
        }
    assert [(tried[one], tried[other]) for one, other in alike] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_rule_sets_differ_in_words_where_they_differ_in_options(language: str) -> None:
    texts = {name: str(rules_in_full(preset(name), language)) for name in PRESETS}
    assert len(set(texts.values())) == len(PRESETS)


FICHES: Final = {"en": "fiches?", "fr": "fiches?", "ru": "фиш[а-я]+", "uk": "фіш[а-яі]+"}
COUNTED_OUT: Final = {
    "en": "one|two|three|four|five|six|eight|ten|twelve|fifteen|sixteen|twenty|thirty|sixty",
    "fr": "deux|trois|quatre|cinq|six|huit|dix|douze|quinze|seize|vingt|trente|soixante",
    "ru": "одн[а-я]+|дв[а-я]+|три|трёх|четыр[а-я]+|пят[а-я]+|шест[а-я]+|восем[а-я]*|десят[а-я]*"
    "|двадцат[а-я]+|тридцат[а-я]+",
    "uk": "одн[а-яі]+|дв[а-яі]+|три|трьох|чотир[а-яі]+|п’ят[а-яі]+|шіст[а-яі]+|вісім|десят[а-яі]*"
    "|двадцят[а-яі]+|тридцят[а-яі]+",
}
PLAIN_POINTS: Final = {"values": set("4321"), "worth": set("4321")}
"""Where the points of a plain ace, king, queen and jack are told, which no option changes."""


def speaks_of_amounts(sentence: Sentence) -> bool:
    kinds = (OPTIONS[option] for option in sentence.options)
    return any(isinstance(kind, Amount | Cap | Penalties) for kind in kinds)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_amount_is_written_out(language: str) -> None:
    counted = re.compile(rf"\b({COUNTED_OUT[language]})\s+{FICHES[language]}\b", re.IGNORECASE)
    written = parts(language)
    for one in SENTENCES:
        if speaks_of_amounts(one):
            text = " ".join(written[f"rule-{one.id}"].texts)
            assert set(re.findall(r"\d+", text)) <= PLAIN_POINTS.get(one.id, set()), one.id
            assert not counted.search(text), one.id


def test_amounts_written_out_are_found() -> None:
    """The searching itself, on which the test above stands."""
    for language, text in (
        ("en", "pays two fiches"),
        ("fr", "paie cinq fiches"),
        ("ru", "платит пять фишек"),
        ("uk", "платить п’ять фішок"),
    ):
        assert re.search(rf"\b({COUNTED_OUT[language]})\s+{FICHES[language]}\b", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_is_whole(language: str) -> None:
    """In any rule set it ends with a stop and has no holes where something was left out."""
    rng = Random(20)
    rulesets = [preset(name) for name in PRESETS] + [random_ruleset(rng) for _ in range(40)]
    for ruleset in rulesets:
        for section in rules_in_full(ruleset, language):
            for said in section.sentences:
                assert said.text.endswith("."), (said.sentence.id, said.text)
                assert said.text[0].isupper(), (said.sentence.id, said.text)
                assert not re.search(r"\s[,.]|[,.]{2}|[.,][^\W\d_]|\(\s|\s\)", said.text), said.text


@pytest.mark.slow
def test_what_is_paid_has_a_sentence_in_that_rule_set() -> None:
    """A line of a settlement never leads to a sentence that its rule set leaves empty."""
    rng = Random(7)
    met = set()
    for _ in range(1500):
        ruleset = random_ruleset(rng)
        settled = settle(random_outcome(ruleset, rng), ruleset, pool=rng.choice((0, 20, 90)))
        given = parameters(ruleset, ENGLISH)
        for why in {transfer.why for transfer in settled.transfers}:
            assert say_sentence(sentence_for(why), ENGLISH, given), (why, ruleset.overrides)
            met.add(why)
    assert len(met) > 30


REFUSALS: Final = tuple(list(reasons())[list(reasons()).index("card-not-held") :])
"""What may be refused; the reasons before these are payments."""


def test_what_is_refused_has_a_sentence_in_every_rule_set() -> None:
    rng = Random(3)
    for _ in range(60):
        given = parameters(random_ruleset(rng), ENGLISH)
        for reason in REFUSALS:
            assert say_sentence(sentence_for(reason), ENGLISH, given), reason
    assert "claims-automatic" in REFUSALS


# Clauses


def cited(ruleset: Ruleset, language: str = ENGLISH) -> dict[str, tuple[str, ...]]:
    return {
        said.sentence.id: said.clauses
        for section in rules_in_full(ruleset, language)
        for said in section.sentences
    }


@pytest.mark.parametrize("name", PRESETS)
def test_the_clauses_cited_are_those_of_the_best_source(name: str) -> None:
    ruleset = preset(name)
    for sentence_id, ids in cited(ruleset).items():
        (sentence,) = (one for one in SENTENCES if one.id == sentence_id)
        first = ruleset.sources[0]
        own = tuple(clause for clause in sentence.clauses if clause.startswith(first))
        assert name == "academy" or not own or ids == own
        assert len({clause.partition("-")[0] for clause in ids}) <= 1


def test_every_language_cites_the_same() -> None:
    for name in PRESETS:
        for language in LANGUAGES:
            assert cited(preset(name), language) == cited(preset(name))


def test_no_source_is_cited_for_what_it_does_not_say() -> None:
    """S3 is silent about what a reversis cancels, and S4-32 says otherwise than `family`."""
    assert cited(preset("encyclopedia"))["cancels"] == ("S4-32",)
    assert cited(preset("family"))["cancels"] == ()
    assert cited(preset("classic"))["stake"] == ("S0-21",)
    assert cited(house("classic", {"stake": 20}))["stake"] == ()
    # The printed tradition's party is the encyclopedia's, not the manuals'.
    assert cited(preset("academy"))["worth"] == ("S4-03", "S4-08", "S4-42")
