"""A deal of the encyclopedia's game, without espagnolette or reversis, reckoned by hand.

E deals; all decline, and E puts aside the queen of clubs. Play goes N, W, S, E.

| taker | tricks     | points            |
|-------|------------|-------------------|
| N     | 3, 4       | 0+6          =  6 |
| W     | 5          | 4            =  4 |
| S     | 1, 2, 6, 7 | 4+3+3+4      = 14 |
| E     | 8 to 11    | 3+7+5+3      = 18 |

In the ninth lie the queen 2, a jack 1 and the quinola 4, in the tenth the ace of diamonds 5. With
the queen aside that is 44.
"""

from tests.dealing import E
from tests.telling import COUNTERCLOCKWISE, told

ASIDE = "2c 6h 3s Qc"
TRICKS = (
    "N 2s 6s As 4s",
    "S Kh 3h 2h 8h",
    "S 4d 7d 9d 2d",
    "N Ks Qs Js 5s",
    "N 3c Ac 7c 5c",
    "W 8c Kc 6c 4c",
    "S Ah 9h 4h 5h",
    "S 3d Kd 5d 6d",
    "E Qd 8d Jh Jd",
    "E 9s 8s 7s Ad",
    "E Jc Qh 9c 7h",
)
DEALT = told(E, TRICKS, ASIDE, COUNTERCLOCKWISE)
