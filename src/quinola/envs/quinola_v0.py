"""Reversis as an environment of PettingZoo (Terry et al. 2021), seat by seat::

    from quinola.envs import quinola_v0

    env = quinola_v0.env(rules="classic", deals=4)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        ...

Agents are the seats, `seat_0` to `seat_3` for N, E, S and W. Needs the extra `pettingzoo`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from quinola.envs.game import Game, Observation, drawn_game, limits
from quinola.envs.terms import Rewards, Terms
from quinola.kernels import layout
from quinola.seats import SEATS, Seat

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv, register
    from pettingzoo.utils import wrappers
except ImportError as missing:
    raise ImportError(
        'quinola.envs.quinola_v0 needs PettingZoo: pip install "quinola[pettingzoo]"'
    ) from missing


_AGENTS: Final = {seat: f"seat_{int(seat)}" for seat in SEATS}


def _seat(agent: str) -> Seat:
    return Seat(int(agent.removeprefix("seat_")))


def env(**parameters: Any) -> AECEnv:
    """`raw_env` with PettingZoo's checks: actions in their space, calls in their order."""
    checked = wrappers.AssertOutOfBoundsWrapper(raw_env(**parameters))
    return wrappers.OrderEnforcingWrapper(checked)


class raw_env(AECEnv):  # noqa: N801 (PettingZoo's name for it)
    """Some deals under `envs.terms.Terms`, which tells the parameters and when they are refused.

    An observation is a dict: `observation` (float32, the columns of `envs.observation`) and
    `action_mask` (int8, 52), also in the agent's info; the mask of who is not on turn is 0. An
    action that is not allowed raises `ValueError` and changes nothing. `render_mode` may be
    "ansi", which gives text, or "human", which prints it: what the seat on turn knows.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 (PettingZoo's way)
        "name": "quinola_v0",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        *,
        rules: str = "classic",
        options: Mapping[str, object] | None = None,
        deals: int = 1,
        dealer: int | None = None,
        share_pool: bool = False,
        rewards: Rewards = "deal",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in {None, *self.metadata["render_modes"]}:
            raise ValueError(f"no render mode {render_mode!r}: human, ansi")
        self.terms = Terms(
            rules=rules,
            options=dict(options or {}),
            deals=deals,
            dealer=dealer,
            share_pool=share_pool,
            rewards=rewards,
        )
        self.render_mode = render_mode
        self.possible_agents = [_AGENTS[seat] for seat in SEATS]
        self.agents: list[str] = []
        low, high = limits()
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(low, high, dtype=np.float32),
                    "action_mask": Box(0, 1, (layout.ACTIONS,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(layout.ACTIONS) for agent in self.possible_agents}
        self._rng = np.random.default_rng()
        self._game: Game | None = None

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 (nothing is to be chosen)
        """Begin a game; a seed also decides those that follow it by resets without one."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self._game = drawn_game(self.terms, self._rng)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._go_on()

    def _begun(self) -> Game:
        if self._game is None:
            raise ValueError("call reset first")
        return self._game

    def observe(self, agent: str) -> Observation:
        return self._begun().observe(_seat(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an action is wanted")
        brought = self._begun().act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {_AGENTS[seat]: brought[seat] for seat in SEATS}
        self._accumulate_rewards()
        self._go_on()
        if self.render_mode == "human":
            self.render()

    def _go_on(self) -> None:
        """Say who is on turn and what it may do, or that the game is over for all."""
        game = self._begun()
        if game.turn is not None:
            self.agent_selection = _AGENTS[game.turn]
        self.terminations = dict.fromkeys(self.agents, game.is_over)
        self.infos = {
            agent: {"action_mask": np.zeros(layout.ACTIONS, dtype=np.int8)} for agent in self.agents
        }
        if game.turn is not None:
            mask = game.action_mask(game.turn)
            self.infos[self.agent_selection]["action_mask"] = mask
        else:
            self._deads_step_first()

    def render(self) -> str | None:
        """What the seat on turn knows; None if it is printed, or nothing is to be rendered."""
        if self.render_mode is None:
            return None
        told = self._begun().told(_seat(self.agent_selection))
        if self.render_mode == "ansi":
            return told
        print(told)  # noqa: T201 (asked for)
        return None

    def close(self) -> None:
        """There is nothing to close."""


register("aec", id="quinola_v0", entry_point="quinola.envs.quinola_v0:env")
