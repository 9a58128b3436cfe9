"""One deal of Reversis as a game of OpenSpiel (Lanctot et al. 2019), for its own search bots.

    game = pyspiel.load_game("python_quinola", {"rules": "classic", "stake": 20})

Importing this module registers the game. Needs the extra `openspiel`. The parameters are told by
`envs.openspiel_parameters`, tensors by `envs.openspiel_observer`. A deal starts with an empty
pool; the cards come one by one from chance nodes, then the four players act by the numbers of
`kernels.layout`. Returns are each seat's net in fiches. What is left in the pool belongs to
nobody, so that they come to less than 0 together; with `share_pool` each player gets a quarter
of it besides (fractions of fiches included), and they come to 0.

States lie on the kernels, which property tests hold to the readable rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from quinola.actions import perform
from quinola.cards import Card
from quinola.deal import Phase
from quinola.dealing import Dealt
from quinola.deduction import Beliefs
from quinola.envs.openspiel_observer import LONGEST, Course, Observer
from quinola.envs.openspiel_parameters import DEFAULTS, Given, read
from quinola.kernels import layout
from quinola.kernels.batches import do_all, new_bench, open_deal
from quinola.kernels.chance import stream
from quinola.kernels.dealing import deal_out
from quinola.kernels.encoding import NO_FAULTS
from quinola.kernels.observing import REMISE, ROW_SIZE
from quinola.kernels.play import act, actions
from quinola.kernels.random_deals import Desk, play_out
from quinola.kernels.sampling import Tables, as_dealt
from quinola.kernels.settlement import settle, settle_play
from quinola.match import Match
from quinola.rules import Ruleset
from quinola.seats import SEATS, Seat
from quinola.view import View, view_of

try:
    import pyspiel
except ImportError as missing:
    raise ImportError(
        'quinola.envs.openspiel needs OpenSpiel: pip install "quinola[openspiel]"'
    ) from missing

Numbers = NDArray[np.int64]

NAME: Final = "python_quinola"
PACK: Final = 48
DRAWN_AT_ONCE: Final = 32
"""Deals drawn from beliefs in one go."""

_PHASES: Final = tuple(Phase)
_BENCH: Final = new_bench()


def _type(utility: Any) -> Any:
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Reversis (Quinola)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=4,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


GAME_TYPE: Final = _type(pyspiel.GameType.Utility.GENERAL_SUM)
SHARED_GAME_TYPE: Final = _type(pyspiel.GameType.Utility.ZERO_SUM)


def most_at_stake(ruleset: Ruleset) -> int:
    """A bound, and no tight one, on what a deal from an empty pool can bring or cost a seat."""
    factor = 2 * ruleset.opposite_factor * ruleset.last_two_factor
    factor *= ruleset.four_aces_forcing_factor
    cards = 3 * ruleset.ace + ruleset.ace_of_diamonds + ruleset.quinola_placed
    cards += ruleset.quinola_forced_holder + ruleset.quinola_forced_others
    party = sum(ruleset.party_points.values()) + ruleset.party_bonus
    reversis = 2 * ruleset.reversis_side + ruleset.reversis_opposite + ruleset.reversis_broken
    stakes = 3 * ruleset.stake + ruleset.dealer_stake + ruleset.dealer_adds
    return int(3 * factor * (cards + party) + reversis + 8 * stakes)


class ReversisGame(pyspiel.Game):
    """One deal dealt by one seat (0 to 3 for N, E, S, W) under the rules that the parameters name.

    Raises `ValueError` for another dealer, and `RulesetError` for rules that cannot be had.
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        params = dict(params or {})
        given = read(params)
        most = float(most_at_stake(given.ruleset))
        info = pyspiel.GameInfo(
            num_distinct_actions=layout.ACTIONS,
            max_chance_outcomes=PACK,
            num_players=4,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if given.share_pool else None,
            max_game_length=LONGEST,
        )
        super().__init__(SHARED_GAME_TYPE if given.share_pool else GAME_TYPE, info, params)

    @property
    def given(self) -> Given:
        """What the parameters come to. OpenSpiel hands out this object anew, without attributes."""
        return read(self.get_parameters())

    def new_initial_state(self) -> ReversisState:
        """The pack undealt."""
        return ReversisState(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> ReversisGame:
        # OpenSpiel clones a state from Python with all that it holds; a game never changes.
        return self

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """What tells a state to a player: an observation, unless an information state is wanted.

        None for one part of what he knows without the other, and for others' cards. Raises
        `ValueError` for observation parameters, of which there are none.
        """
        if params:
            raise ValueError(f"no observation parameters are known: {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Observer(recalls=kind.perfect_recall)


class ReversisState(pyspiel.State):
    """A deal as it stands, hidden cards and all."""

    def __init__(self, game: ReversisGame, given: Given | None = None) -> None:
        super().__init__(game)
        self._game = game
        # Asking OpenSpiel for its parameters takes as long as all the rest.
        self._given = given or game.given
        self._pack = b""
        """Numbers of cards: bytes, since OpenSpiel copies a state often and all that it holds."""
        self._vector: Numbers = np.zeros(layout.STATE_SIZE, dtype=np.int64)
        self._acts = b""
        """All that was done since the cards were dealt."""
        self._public = ""
        """The same as everyone has seen it."""
        self._remise = -1
        """What the pool held when play began, if the deal does not start from an empty pool."""
        self._origin: Origin | None = None
        self._worlds: dict[int, Worlds] = {}

    @classmethod
    def begun(
        cls,
        game: ReversisGame,
        given: Given,
        origin: Origin,
        *,
        acts: bytes,
        public: str,
        remise: int,
    ) -> ReversisState:
        """A state in the middle of a deal: a sample, and all that was done so far."""
        state = cls(game, given)
        state._origin = origin
        state._vector[:] = origin.sample
        state._acts, state._public, state._remise = acts, public, remise
        return state

    @property
    def _is_dealt(self) -> bool:
        return self._origin is not None or len(self._pack) == PACK

    @property
    def rules(self) -> Numbers:
        """The rules as the kernels have them."""
        return self._given.code.rules

    @property
    def cards(self) -> tuple[Card, ...]:
        """The card of each number."""
        return self._given.code.cards

    @property
    def vector(self) -> Numbers:
        """The state as the kernels have it, not a copy."""
        return self._vector

    @property
    def remise(self) -> int:
        """What the pool held when play began, -1 where the deal starts from an empty pool."""
        return self._remise

    # What OpenSpiel asks of a state

    def current_player(self) -> int:
        if not self._is_dealt:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self._vector[layout.TURN])

    def is_terminal(self) -> bool:
        return bool(self._vector[layout.PHASE] == layout.OVER)

    def _legal_actions(self, player: int) -> list[int]:
        if player != self._vector[layout.TURN]:
            return []
        may = int(actions(self._vector))
        return [number for number in range(layout.ACTIONS) if may >> number & 1]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next card of the pack: North's hand, East's, South's, West's, then the talon."""
        dealt = set(self._pack)
        left = [card for card in range(PACK) if card not in dealt]
        return [(card, 1 / len(left)) for card in left]

    def _apply_action(self, action: int) -> None:
        if not self._is_dealt:
            self._pack += bytes([action])
            if len(self._pack) == PACK:
                deal_out(self._vector, _numbers(self._pack), self._given.dealer)
            return
        self._public += _as_seen(len(self._acts), action)
        self._acts += bytes([action])
        self._worlds = {}
        act(self._given.code.rules, self._vector, action)

    def _action_to_string(self, player: int, action: int) -> str:
        code = self._given.code
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {code.cards[action]}"
        return str(code.decode(action, self._phase))

    @property
    def _phase(self) -> Phase:
        return _PHASES[int(self._vector[layout.PHASE])]

    def returns(self) -> list[float]:
        """Each seat's net in fiches, with a quarter of the pool if it is shared; 0 before the end.

        Where the remise was given (see `Worlds`) it is the net from the play on, without stakes.
        """
        if not self.is_terminal():
            return [0.0] * 4
        result = self._settled()
        share = result[layout.POOL] / 4 if self._given.share_pool else 0.0
        return [float(net + share) for net in result[:4]]

    def left_in_pool(self) -> int:
        """How many fiches are left in the pool. Raises `ValueError` before the deal is over."""
        if not self.is_terminal():
            raise ValueError("the deal is not over")
        return int(self._settled()[layout.POOL])

    def _settled(self) -> Numbers:
        result = np.zeros(layout.RESULT_SIZE, dtype=np.int64)
        rules = self._given.code.rules
        if self._remise < 0:
            settle(rules, self._vector, 0, 0, NO_FAULTS, result)
        else:
            result[layout.POOL] = self._remise
            settle_play(rules, self._vector, result)
        return result

    def twin(self) -> ReversisState:
        """The same deal again without its `history()`, in a tenth of the time of `clone`."""
        other = type(self)(self._game, self._given)
        for name in ("_pack", "_origin", "_remise", "_acts", "_public"):
            setattr(other, name, getattr(self, name))
        other.vector[:] = self._vector
        return other

    def played_out(self, chance: NDArray[np.uint64], desk: Desk) -> ReversisState:
        """The end of this deal after random play: all actions at once, and none told of."""
        end = self.twin()
        play_out(self._given.code.rules, end.vector, chance, desk.fell)
        return end

    def __str__(self) -> str:
        if not self._is_dealt:
            return f"dealing {' '.join(map(str, self._pack))}"
        hands = (
            f"{seat.name}:{' '.join(map(str, self._cards(layout.HANDS + seat)))}" for seat in SEATS
        )
        return f"{' '.join(hands)} party:{' '.join(map(str, self._cards(layout.PARTY)))}"

    def _cards(self, place: int) -> tuple[Card, ...]:
        return self._given.code.unmask(int(self._vector[place]))

    # What a player knows

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player has seen: his hand (a mask), his card aside, the card that he drew, and
        what everyone has done, others' discards hidden. Without a player: the one on turn.

        Cards as the kernels number them.
        """
        seat = self._asked(player)
        if not self._is_dealt:
            return f"{seat} dealing"
        vector = self._vector
        place = (vector[layout.DEALER] + 3 - seat) & 3
        drawn = -1
        if place < min(3, len(self._acts)) and self._acts[place] != layout.DECLINE:
            drawn = vector[layout.TALON + place]
        aside = vector[layout.ASIDE + seat] - 1
        hand = vector[layout.HANDS + seat]
        return f"{seat} {vector[layout.DEALER]} {hand:x} {aside} {drawn}{self._public}"

    def _asked(self, player: int | None) -> int:
        """The player meant. Raises `RuntimeError`, as OpenSpiel has it, if there is none."""
        seat = self.current_player() if player is None else player
        if seat not in range(4):
            raise RuntimeError(f"player >= 0 and player < 4 is wanted, not {seat}")
        return seat

    def course(self) -> Course | None:
        """What has happened since the cards were dealt, None before."""
        if not self._is_dealt:
            return None
        start, acts = self._start(), _numbers(self._acts)
        row, seats = np.zeros(ROW_SIZE, dtype=np.int64), np.zeros_like(acts)
        row[: layout.STATE_SIZE] = start
        open_deal(self.rules, row, _BENCH)
        if self._remise >= 0:
            row[REMISE] = self._remise
        do_all(self.rules, row, acts, seats)
        return Course(start, acts, seats, row)

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> ReversisState:
        """A deal that agrees with all that a player has seen, each as likely as any other.

        The sampler starts the stream from which this and the next ones for the same player are
        drawn. It is a state like any other, with its `history()`; `Worlds`, which leave that out,
        are drawn from many times as fast.
        """
        if player_id not in self._worlds:
            chance = stream(Random(probability_sampler()))
            self._worlds[player_id] = Worlds(self._game, self.view(player_id), chance, self._remise)
        drawn = self._worlds[player_id].draw()
        # One that was drawn itself has no history that it could hand on.
        return drawn if self._origin is not None else drawn.from_the_start()

    def from_the_start(self) -> ReversisState:
        """The same deal dealt card by card and played from its start, as if it had begun so."""
        start, code = self._start(), self._given.code
        state = self._game.new_initial_state()
        for seat in SEATS:
            for card in code.unmask(int(start[layout.HANDS + seat])):
                state.apply_action(code.number(card))
        for number in (*start[layout.TALON : layout.TALON + 3], *self._acts):
            state.apply_action(int(number))
        return state

    def view(self, player: int) -> View:
        """The deal as the readable core shows it to a player.

        Raises `ValueError` before all cards are dealt.
        """
        if not self._is_dealt:
            raise ValueError("the cards are not dealt")
        match = Match(self._given.code.ruleset, Seat(self._given.dealer))
        deal = match.begin(self._dealt())
        for number in self._acts:
            assert deal.turn is not None
            perform(deal, deal.turn, self._given.code.decode(number, deal.phase))
        return view_of(deal, Seat(player), match.standing())

    def _dealt(self) -> Dealt:
        code, start = self._given.code, self._start()
        hands = {seat: code.unmask(int(start[layout.HANDS + seat])) for seat in SEATS}
        talon = tuple(code.cards[number] for number in start[layout.TALON : layout.TALON + 3])
        return Dealt(Seat(self._given.dealer), hands, talon)

    def _start(self) -> Numbers:
        """The cards as dealt, as the kernels have them."""
        start = np.zeros(layout.STATE_SIZE, dtype=np.int64)
        if self._origin is None:
            deal_out(start, _numbers(self._pack), self._given.dealer)
        else:
            as_dealt(self._origin.tables, self._origin.sample, self._origin.aside, start)
        return start


class Origin(NamedTuple):
    """From which sample a state began."""

    tables: Tables
    sample: Numbers
    aside: Numbers

    def __deepcopy__(self, memo: dict[int, Any]) -> Origin:
        return self


class Worlds:
    """States that agree with a view, drawn one by one, each deal as likely as any other.

    Made of what the seat knows and nothing else, so that a bot may be asked with any of them in
    place of the true one. `remise` is what the pool held when play began, -1 if the deal starts
    from an empty pool. The game's dealer must be the view's.
    """

    def __init__(
        self, game: ReversisGame, view: View, chance: NDArray[np.uint64], remise: int = -1
    ) -> None:
        self._game, self._given = game, game.given
        self._chance, self._remise = chance, remise
        self._beliefs = Beliefs(view)
        self._acted = len(view.exchanged)
        self._after = bytes(self._beliefs.tables.acts.tolist())
        exchange = [0 if exchanged else layout.DECLINE for _, exchanged in view.exchanged]
        self._declined = [number == layout.DECLINE for number in exchange]
        acts = (*exchange, *self._after)
        self._public = "".join(_as_seen(place, number) for place, number in enumerate(acts))
        self._left: list[Origin] = []

    def __deepcopy__(self, memo: dict[int, Any]) -> Worlds:
        return self

    def draw(self) -> ReversisState:
        """The next one."""
        if not self._left:
            drawn = self._beliefs.sample(DRAWN_AT_ONCE, self._chance)
            tables = self._beliefs.tables
            self._left = [Origin(tables, *pair) for pair in zip(*drawn, strict=True)]
        return self._state(self._left.pop())

    def _state(self, origin: Origin) -> ReversisState:
        exchange = (
            layout.DECLINE if declined else int(card)
            for declined, card in zip(self._declined, origin.aside, strict=False)
        )
        return ReversisState.begun(
            self._game,
            self._given,
            origin,
            acts=bytes(exchange) + self._after,
            public=self._public,
            remise=self._remise,
        )


def _numbers(written: bytes) -> Numbers:
    return np.frombuffer(written, dtype=np.uint8).astype(np.int64)


def _as_seen(place: int, action: int) -> str:
    """How an act, counted from 0 since the cards were dealt, looks to those who see no cards."""
    if place >= len(SEATS):
        return f" {action}"
    return " declines" if action == layout.DECLINE else " exchanges"


pyspiel.register_game(GAME_TYPE, ReversisGame)
