"""A deal of the family game in which N holds four aces and E, with long spades, gets every trick.

N deals; all decline, and N puts aside the queen of clubs. N keeps a spade (3s) to trick 10 and a
heart (3h) to the last, so that he breaks suit in each of the first nine.
"""

from tests.dealing import N
from tests.telling import CLOCKWISE, told

ASIDE = "5s Jh Kc Qc"
TRICKS = (
    "E Ks Jc 8c Ah",
    "E Qs Tc 7c Ac",
    "E Js 9c 6c Ad",
    "E Kh 4h 5d As",
    "E Ts 5h 6d 3d",
    "E 9s 6h 7d 4d",
    "E 8s 7h 8d 3c",
    "E 7s 8h 9d 4c",
    "E 6s 9h Td 5c",
    "E 4s Th Jd 3s",
    "E Kd Qh Qd 3h",
)
DEALT = told(N, TRICKS, ASIDE, CLOCKWISE)
