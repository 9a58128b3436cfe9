"""The same game again, made to be fast: masks of 48 bits and vectors of whole numbers, under Numba.

The readable rules (`quinola.deal`, `quinola.settlement`) are the truth; this is their shadow, kept
equal by property tests, for what needs millions of deals: sampling, search, training, statistics.
Nothing here knows presets: every function takes the numbers of one `Ruleset` (`encoding`).
"""
