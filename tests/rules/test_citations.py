"""Where one payment rests on different clauses, the one that applies is cited."""

from __future__ import annotations

import pytest

from quinola.outcome import Honour, Outcome
from quinola.rules import preset
from quinola.seats import Seat
from quinola.settlement import settle
from tests.dealing import E, N, broken, led, outcome


@pytest.mark.parametrize(
    ("name", "with_early_quinola", "without"),
    [("classic", "S0-31", "S0-20"), ("encyclopedia", "S4-14", "S4-14")],
)
def test_a_broken_reversis_cites_the_quinola_only_if_it_was_played_early(
    name: str, with_early_quinola: str, without: str
) -> None:
    """Its bête is the clause on the early quinola's, if there was one, and else the plain one."""

    def cited(*honours: Honour) -> list[str]:
        settled = settle(broken(N, E, *honours), preset(name))
        return [paid.rule for paid in settled.transfers if paid.why == "bete-broken"]

    assert cited(led("Jh", by=N, trick=5)) == [with_early_quinola]
    assert cited() == [without]


@pytest.mark.parametrize(
    ("name", "failed", "ordinary"),
    [
        ("ukrainian", "S1-25", "S1-11"),
        ("family", "S3-31", "S3-13"),
        ("encyclopedia", "S4-24", "S4-08"),
    ],
)
def test_the_party_of_a_failed_espagnolette_cites_why_it_is_lost(
    name: str, failed: str, ordinary: str
) -> None:
    """N took the eleventh trick: as an espagnolette it loses the party for that alone."""

    def cited(espagnolette: Seat | None) -> list[str]:
        deal = outcome(party_points=5, espagnolette=espagnolette)
        settled = settle(deal, preset(name))
        return [paid.rule for paid in settled.transfers if paid.why == "party"]

    assert cited(N) == [failed]
    assert cited(None) == [ordinary]


def test_the_undertakers_early_quinola_is_fined_by_its_own_clause() -> None:
    """S4-18 lays the bête on an undertaker; on anyone else who leads the quinola S4-17 does."""

    def cited(deal: Outcome) -> list[str]:
        settled = settle(deal, preset("encyclopedia"))
        return [paid.rule for paid in settled.transfers if paid.why == "bete-led"]

    assert cited(broken(N, E, led("Jh", by=N, trick=5))) == ["S4-18"]
    assert cited(outcome(led("Jh", by=N, trick=5))) == ["S4-17"]
