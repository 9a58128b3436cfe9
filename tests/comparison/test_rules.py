"""What differs between rule sets, in sentences."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from hypothesis import given

from quinola.comparison import options_compared, rules_compared
from quinola.locale import LANGUAGES
from quinola.rulebook import rules_in_full
from quinola.rules import OPTIONS, PRESETS, house, preset
from tests.strategies import random_ruleset, randoms


@pytest.mark.parametrize("language", LANGUAGES)
def test_just_the_sentences_that_are_not_the_same(language: str) -> None:
    """Compared with the rules in full, each rule set by itself."""
    rulesets = [preset(name) for name in PRESETS]
    full = [
        {said.sentence.id: said for part in rules_in_full(one, language) for said in part.sentences}
        for one in rulesets
    ]
    texts = {
        name: [said[name].text if name in said else "" for said in full]
        for name in set().union(*full)
    }
    told = {
        rule.sentence.id: [one.text for one in rule.said]
        for part in rules_compared(rulesets, language)
        for rule in part.rules
    }
    assert told == {name: said for name, said in texts.items() if len(set(said)) > 1}
    for part in rules_compared(rulesets, language):
        for rule in part.rules:
            for said, own in zip(rule.said, full, strict=True):
                if said.text:
                    assert said.clauses == own[rule.sentence.id].clauses
            assert sorted(n for _, those in rule.variants for n in those) == list(range(5))


def test_every_option_in_which_presets_differ_is_told_in_a_sentence() -> None:
    for pair in combinations(PRESETS, 2):
        rulesets = [preset(name) for name in pair]
        told = {
            option
            for part in rules_compared(rulesets, "en")
            for rule in part.rules
            for option in rule.options
        }
        assert told == set(options_compared(rulesets)), pair


def test_what_is_the_same_does_not_differ() -> None:
    same = house("family", {"party_bonus": 5}, "ours")  # a stake, counted out
    assert rules_compared([preset("family"), same, same], "en") == ()
    assert options_compared([preset("family"), same]) == ()


@given(rng=randoms)
def test_options_counted_out_make_the_same_rules(rng: Random) -> None:
    ruleset = random_ruleset(rng)
    again = house(ruleset.preset, ruleset.in_fiches)
    for key in OPTIONS:
        assert getattr(again, key) == getattr(ruleset, key)
