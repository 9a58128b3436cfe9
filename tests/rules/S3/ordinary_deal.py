"""A deal of the family game, without espagnolette or reversis, reckoned by hand.

W deals; all decline, and W puts aside the queen of clubs.

| taker | tricks     | points            |
|-------|------------|-------------------|
| N     | 3, 4       | 0+6          =  6 |
| E     | 5          | 4            =  4 |
| S     | 1, 2, 6, 7 | 4+3+3+4      = 14 |
| W     | 8 to 11    | 3+4+4+3      = 14 |

With the queen aside that is 40.
"""

from tests.dealing import W
from tests.telling import CLOCKWISE, told

ASIDE = "3c 7h 4s Qc"
TRICKS = (
    "N 3s 7s As 5s",
    "S Kh 4h 3h 9h",
    "S 5d 8d Td 3d",
    "N Ks Qs Js 6s",
    "N 4c Ac 8c 6c",
    "E 9c Kc 7c 5c",
    "S Ah Th 5h 6h",
    "S 4d Kd 6d 7d",
    "W Qd 9d Jh Jd",
    "W Ts 9s 8s Ad",
    "W Jc Qh Tc 8h",
)
DEALT = told(W, TRICKS, ASIDE, CLOCKWISE)
