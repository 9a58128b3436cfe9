"""A deal of the encyclopedia's game: N holds four aces, and W, with long spades, gets every trick.

N deals; all decline, and N puts aside the queen of clubs. N keeps a spade (2s) to trick 10 and a
heart (2h) to the last, so that he breaks suit in each of the first nine.
"""

from tests.dealing import N
from tests.telling import COUNTERCLOCKWISE, told

ASIDE = "4s Jh Kc Qc"
TRICKS = (
    "W Ks Jc 7c Ah",
    "W Qs 9c 6c Ac",
    "W Js 8c 5c Ad",
    "W Kh 3h 4d As",
    "W 9s 4h 5d 2d",
    "W 8s 5h 6d 3d",
    "W 7s 6h 7d 2c",
    "W 6s 7h 8d 3c",
    "W 5s 8h 9d 4c",
    "W 3s 9h Jd 2s",
    "W Kd Qh Qd 2h",
)
DEALT = told(N, TRICKS, ASIDE, COUNTERCLOCKWISE)
