"""Payments matched line against line."""

from __future__ import annotations

from random import Random

from hypothesis import given

from quinola.comparison import matched, sides_of
from quinola.comparison.lines import ORDER, cause_of
from quinola.ledger import POOL
from quinola.locale import ENGLISH, bundle
from quinola.record import read_record
from quinola.rules import PRESETS, preset, reasons
from quinola.seats import SEATS
from tests.comparison.matches import random_sides
from tests.record.matches import example
from tests.strategies import randoms


def test_every_payment_of_a_deal_has_its_place() -> None:
    """All that has a reason to be paid in a deal; the rest of a pool is shared after the last."""
    paid = {reason for reason in reasons() if bundle(ENGLISH).has_message(f"pay-{reason}")}
    assert {cause_of(reason) for reason in paid - {"pool-shared"}} == set(ORDER)


@given(rng=randoms)
def test_the_lines_come_to_what_was_settled(rng: Random) -> None:
    """No payment is lost or counted twice, and none of a rule set is merged with a stranger."""
    _, own, other = random_sides(rng, 2)
    for number in (1, 2):
        pasts = [own.deal(number), other.deal(number)]
        lines = matched([past.transfers for past in pasts])
        assert len({line.place for line in lines}) == len(lines)
        for column, (side, past) in enumerate(zip((own, other), pasts, strict=True)):
            accounts: dict[object, int] = dict.fromkeys((*SEATS, POOL), 0)
            for line in lines:
                accounts[line.place.payer] -= line.sums[column]
                accounts[line.place.payee] += line.sums[column]
                # Two payments on one line are of one thing: a reversis paid for others, too.
                assert len({paid.why for paid in line.cells[column]}) <= 1
            assert tuple(accounts[seat] for seat in SEATS) == past.net
            assert side.before(number).pool + accounts[POOL] == past.pool


def test_the_same_thing_is_one_line_whatever_it_is_called() -> None:
    """A failed espagnolette: classic has receipts returned double, encyclopedia pays all aces."""
    record = read_record(example())
    names = ["classic", "encyclopedia"]
    sides = sides_of(record, [(name, preset(name)) for name in names])
    lines = matched([side.deal(1).transfers for side in sides.fitting])
    both = [
        line for line in lines if all(line.cells) and line.cells[0][0].why != line.cells[1][0].why
    ]
    assert {tuple(cell[0].why for cell in line.cells) for line in both} == {
        ("espagnolette-returns", "espagnolette-pays-aces")
    }


def test_lines_stand_in_the_order_of_a_settlement() -> None:
    record = read_record(example())
    sides = sides_of(record, [(name, preset(name)) for name in PRESETS])
    lines = matched([side.deal(1).transfers for side in sides.fitting])
    ranks = [(ORDER.index(line.place.cause), line.place.trick or 0) for line in lines]
    assert ranks == sorted(ranks)
    assert len(set(ranks)) > 5


def test_rules_that_a_match_does_not_fit_say_the_card_and_the_rule() -> None:
    record = read_record(example())
    family = preset("family")
    sides = sides_of(record, [("family", family), ("kept", family.with_options(removed_rank="T"))])
    assert not sides.fitting
    pack, play = sides.left_out["family"], sides.left_out["kept"]
    assert (pack.reason, str(pack.card), pack.rule) == ("record-other-pack", "2s", "S3-02")
    # The espagnolette of this deal was never announced.
    assert (play.reason, play.deal, play.trick) == ("espagnolette-unannounced", 1, 1)
    assert (str(play.card), play.rule) == ("Ac", "S3-27")
