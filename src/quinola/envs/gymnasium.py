"""One seat of Reversis as an environment of Gymnasium (Towers et al. 2024), the others played.

    import gymnasium, quinola.envs.gymnasium

    env = gymnasium.make("Quinola-v0", opponents="club", rules="academy")

Needs the extra `gymnasium`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, TypeGuard

import numpy as np

from quinola.bots import BOTS, Bot
from quinola.bots.readiness import make_ready
from quinola.envs.game import Game, Observation, drawn_game, limits
from quinola.envs.terms import Rewards, Terms
from quinola.kernels import layout
from quinola.kernels.encoding import coding
from quinola.seats import Seat

try:
    from gymnasium import Env, register
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError as missing:
    raise ImportError(
        'quinola.envs.gymnasium needs Gymnasium: pip install "quinola[gymnasium]"'
    ) from missing

Opponent = str | Bot | Callable[[Observation], int]
"""A level of `quinola.bots` by its name, a bot of one's own, or a policy that is given what this
environment observes and answers with an action's number."""

ID: Final = "Quinola-v0"
FORFEIT: Final = 100.0
"""What an action that is not allowed costs, in fiches."""


class SeatEnv(Env[Observation, int]):
    """A game from one seat. The terms and when they are refused are told by `envs.terms.Terms`.

    `seat` (0 to 3 for N, E, S, W) is the agent's, None for another one in each game at random;
    `opponents` is one for all three or one for each, clockwise from the agent's left.

    Observations are as in `envs.quinola_v0`, the mask also in the info. Rewards are the agent's
    fiches, those that came while the others acted included. An action that is not allowed is no
    move: nothing changes, but it costs `FORFEIT`, and the info names it as `illegal`.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (Gymnasium's way)

    def __init__(
        self,
        *,
        opponents: Opponent | Sequence[Opponent] = "club",
        seat: int | None = None,
        rules: str = "classic",
        options: Mapping[str, object] | None = None,
        deals: int = 1,
        dealer: int | None = None,
        share_pool: bool = False,
        rewards: Rewards = "deal",
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in {None, "ansi"}:
            raise ValueError(f"no render mode {render_mode!r}: ansi")
        if seat is not None and seat not in range(4):
            raise ValueError(f"no seat {seat}: 0 to 3")
        self.terms = Terms(
            rules=rules,
            options=dict(options or {}),
            deals=deals,
            dealer=dealer,
            share_pool=share_pool,
            rewards=rewards,
        )
        self.render_mode = render_mode
        self.opponents = _three(opponents)
        low, high = limits()
        spaces: Any = Dict(
            {
                "observation": Box(low, high, dtype=np.float32),
                "action_mask": Box(0, 1, (layout.ACTIONS,), dtype=np.int8),
            }
        )
        self.observation_space = spaces
        actions: Any = Discrete(layout.ACTIONS)
        self.action_space = actions
        self._given_seat = seat
        self._seat = Seat.N
        self._players: dict[Seat, Opponent] = {}
        self._game: Game | None = None
        self._owed = 0.0
        """What came to the agent before it first acted, which a reset cannot tell."""

    @property
    def seat(self) -> Seat:
        """The agent's in this game."""
        return self._seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game: the others act until it is the agent's turn."""
        super().reset(seed=seed, options=options)
        drawn = int(self.np_random.integers(4))
        self._seat = Seat(drawn if self._given_seat is None else self._given_seat)
        self._game = drawn_game(self.terms, self.np_random)
        self._players = {
            Seat((self._seat + 1 + place) & 3): _seated(who, int(self.np_random.integers(2**63)))
            for place, who in enumerate(self.opponents)
        }
        self._owed = self._let_others_act()
        return self._observed()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        game = self._begun()
        if game.is_over:
            raise ValueError("the game is over: call reset")
        if not game.action_mask(self._seat)[action]:
            observed, info = self._observed()
            return observed, -FORFEIT, False, False, {**info, "illegal": int(action)}
        reward = self._owed + game.act(int(action))[self._seat] + self._let_others_act()
        self._owed = 0.0
        observed, info = self._observed()
        return observed, reward, game.is_over, False, info

    def _let_others_act(self) -> float:
        """Up to the agent's turn or the end; says what comes to him meanwhile."""
        game, brought = self._begun(), 0.0
        while game.turn is not None and game.turn is not self._seat:
            brought += game.act(self._chosen(game, game.turn))[self._seat]
        return brought

    def _chosen(self, game: Game, seat: Seat) -> int:
        player = self._players[seat]
        if isinstance(player, str):
            raise TypeError("an opponent was not seated")
        if _is_bot(player):
            # By the worlds it looks at, not by the clock, so that a seed decides everything.
            action = player.act(game.view(seat), float("inf"))
            return coding(self.terms.ruleset).encode(action)
        policy: Any = player
        return int(policy(game.observe(seat)))

    def _observed(self) -> tuple[Observation, dict[str, Any]]:
        observed = self._begun().observe(self._seat)
        return observed, {"action_mask": observed["action_mask"].copy(), "seat": int(self._seat)}

    def _begun(self) -> Game:
        if self._game is None:
            raise ValueError("call reset first")
        return self._game

    def render(self) -> str | None:
        """What the agent knows, in a few lines."""
        return None if self.render_mode is None else self._begun().told(self._seat)


def _three(opponents: Opponent | Sequence[Opponent]) -> tuple[Opponent, Opponent, Opponent]:
    given: tuple[Opponent, ...]
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        given = (opponents,) * 3
    else:
        given = tuple(opponents)
    for who in given:
        if isinstance(who, str) and who not in BOTS:
            raise ValueError(f"no opponent {who!r}: {', '.join(BOTS)}")
    if len(given) != 3:
        raise ValueError(f"three opponents are wanted, not {len(given)}")
    return given[0], given[1], given[2]


def _is_bot(who: Opponent) -> TypeGuard[Bot]:
    return hasattr(who, "act")


def _seated(who: Opponent, seed: int) -> Opponent:
    """An opponent at the table: a level as a bot with chance of its own, others as they are."""
    if not isinstance(who, str):
        return who
    if who in {"expert", "master"}:
        # Until they are compiled they would play as another level does.
        make_ready()
    return BOTS[who](Random(seed))


register(id=ID, entry_point="quinola.envs.gymnasium:SeatEnv")
