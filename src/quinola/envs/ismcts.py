"""OpenSpiel's information-set search (Cowling, Powley & Whitehouse 2012) in a seat of ours.

A yardstick for our own search: the bot is theirs as it stands (`open_spiel.python.algorithms`),
the game is ours, and the deals that it looks at are drawn uniformly from all that agree with the
seat's `View`. Needs the extra `openspiel`.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final, Literal

import numpy as np

from quinola.actions import Action
from quinola.envs.openspiel import ReversisGame, ReversisState, Worlds
from quinola.envs.openspiel_parameters import written
from quinola.kernels.chance import stream
from quinola.kernels.encoding import coding
from quinola.kernels.random_deals import new_desk
from quinola.rules import Ruleset
from quinola.seats import Seat
from quinola.view import View

# In this order: ours says what to install if it is missing.
from open_spiel.python.algorithms import ismcts, mcts  # isort: skip

EXPLORING: Final = 40.0
"""How much search is drawn to what it has tried little, in fiches: about what a deal swings."""

Rollouts = Literal["openspiel", "kernels"]


class KernelRollouts(mcts.Evaluator):
    """A state's worth by one deal played out at random, by our kernels instead of move by move."""

    def __init__(self, rng: Random) -> None:
        self._chance = stream(rng)
        self._desk = new_desk()

    def evaluate(self, state: ReversisState) -> list[float]:
        return state.played_out(self._chance, self._desk).returns()

    def prior(self, state: ReversisState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class IsmctsBot:
    """OpenSpiel's IS-MCTS with so many simulations a decision.

    A position is worth what one random way to play it out comes to: by OpenSpiel's own evaluator,
    move by move through Python, or by our kernels, which is faster by far and gives this bot many
    more simulations in the same time.
    """

    name = "ismcts"

    def __init__(self, rng: Random, *, simulations: int, rollouts: Rollouts = "kernels") -> None:
        self._rng = rng
        self._simulations = simulations
        self._numpy = np.random.RandomState(rng.getrandbits(32))
        self._evaluator = (
            KernelRollouts(rng)
            if rollouts == "kernels"
            else mcts.RandomRolloutEvaluator(1, self._numpy)
        )

    def act(self, view: View, deadline: float) -> Action:  # noqa: ARG002 (it counts, not times)
        choices = view.actions()
        if len(choices) == 1:
            return choices[0]
        game = game_of(view.ruleset, view.dealer)
        worlds = Worlds(game, view, stream(self._rng), view.standing.remise)
        bot = ismcts.ISMCTSBot(
            game, self._evaluator, EXPLORING, self._simulations, random_state=self._numpy
        )
        bot.set_resampler(lambda _state, _player: worlds.draw())
        # Any deal that agrees with the view stands for the true one, which is not known here.
        return coding(view.ruleset).decode(int(bot.step(worlds.draw())), view.phase)


@lru_cache(maxsize=64)
def game_of(ruleset: Ruleset, dealer: Seat) -> ReversisGame:
    """The game of deals by one dealer, made once."""
    return ReversisGame(written(ruleset, dealer))
