"""What a player can tell of a deal's verdict before it is settled: all but the party's cards."""

from __future__ import annotations

from quinola.outcome import Outcome, honours_in
from quinola.seats import Seat
from quinola.settlement import judge
from quinola.trick import FREE_TRICKS, Trick
from quinola.view import View


def has_won_party(view: View) -> bool:
    """Whether the seat has won the party, so far as it can tell, once all tricks are closed.

    An espagnolette that has not shown itself counts as none.
    """
    takers = [_taker(trick) for trick in view.tricks]
    nine = set(takers[:FREE_TRICKS])
    outcome = Outcome(
        dealer=view.dealer,
        points=view.points,
        tricks=view.tricks_taken,
        # The cards aside are still secret; what they are worth does not say who wins them.
        party_points=0,
        first_nine=nine.pop() if len(nine) == 1 else None,
        tenth=takers[FREE_TRICKS],
        eleventh=takers[-1],
        honours=honours_in(view.tricks),
        espagnolette=view.espagnolette,
    )
    return judge(outcome, view.ruleset).winner is view.seat


def _taker(trick: Trick) -> Seat:
    assert trick.taker is not None
    return trick.taker
