"""The games as games of OpenSpiel.

>>> import pyspiel
>>> from dighouse import openspiel
>>> names = openspiel.register()
>>> game = pyspiel.load_game("python_dighouse_mykerinos(players=3)")
>>> game.new_initial_state().current_player() == pyspiel.PlayerId.CHANCE
True

A game begins with a chance node that chooses one of `deals` deals. All later chance follows from the deal, so there are no
other chance nodes; whatever a player cannot know, future chance too, is sampled anew by `resample_from_infostate`.

Where several seats are asked at once, they answer one after the other. The information state is the view of the seat: it has
everything that the seat was told and that is still of use, so there is no other memory in it.
"""

import functools
import json

import numpy as np
import pyspiel

import dighouse
from dighouse.rewards import by_rank

#: How many deals the first chance node chooses from, unless the parameter `deals` says otherwise.
DEALS = 1000


def register() -> list[str]:
    """Registers all games, once, and returns their names: `python_dighouse_arnak` and so on.

    Parameters are `players`, `deals`, and `seed`, which chooses other deals.
    """
    return [_register(game) for game in dighouse.games()]


def _register(game: str) -> str:
    name = f"python_dighouse_{game.replace('-', '_')}"
    if name in pyspiel.registered_names():
        return name
    info = dighouse.info(game)
    game_type = pyspiel.GameType(
        short_name=name,
        long_name=f"Dighouse: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=info["max_seats"],
        min_num_players=info["min_seats"],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": 2, "deals": DEALS, "seed": 0},
    )

    class Game(_Game):
        def __init__(self, params=None):
            super().__init__(game, game_type, info, params or {})

    pyspiel.register_game(game_type, Game)
    return name


class _Game(pyspiel.Game):
    def __init__(self, name, game_type, info, params):
        self.dighouse_name = name
        self.observation_length = info["observation"]
        self.deals, self.seed = int(params.get("deals", DEALS)), int(params.get("seed", 0))
        players = int(params.get("players", 2))
        super().__init__(
            game_type,
            pyspiel.GameInfo(
                num_distinct_actions=info["actions"],
                max_chance_outcomes=self.deals,
                num_players=players,
                min_utility=-1.0,
                max_utility=1.0,
                max_game_length=info["longest"],
            ),
            params,
        )

    def new_initial_state(self):
        return _State(self)

    def max_chance_nodes_in_history(self):
        return 1

    def make_py_observer(self, iig_obs_type=None, params=None):
        return _Observer(self, params)


class _State(pyspiel.State):
    def __init__(self, game):
        super().__init__(game)
        self._name, self._players = game.dighouse_name, game.num_players()
        self._deals, self._seed = game.deals, game.seed
        # None before the deal.
        self.dighouse = None

    def current_player(self):
        if self.dighouse is None:
            return pyspiel.PlayerId.CHANCE
        seat = self.dighouse.to_act
        return pyspiel.PlayerId.TERMINAL if seat is None else seat - 1

    def chance_outcomes(self):
        return [(deal, 1.0 / self._deals) for deal in range(self._deals)]

    def _legal_actions(self, player):
        return self.dighouse.legal_ids(player + 1)

    def _apply_action(self, action):
        if self.dighouse is None:
            seed = self._seed * self._deals + action
            self.dighouse = dighouse.new(self._name, self._players, seed=seed)
        else:
            self.dighouse.apply(action)

    def _action_to_string(self, player, action):
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        # Any action has its text, whatever the state.
        return _text(self._name, action)

    def is_terminal(self):
        return self.dighouse is not None and self.dighouse.is_over

    def returns(self):
        return by_rank(self.dighouse) if self.is_terminal() else [0.0] * self._players

    def resample_from_infostate(self, player, sampler):
        """A state with the same information state for `player`, in which everything else is sampled."""
        state = self.get_game().new_initial_state()
        state.dighouse = self.dighouse.determinize(player + 1, rng=int(sampler() * 2**53))
        return state

    def __str__(self):
        return "before the deal" if self.dighouse is None else self.dighouse.position()


@functools.cache
def _catalogue(name):
    """Any state of the game, to write actions as text."""
    return dighouse.new(name, dighouse.info(name)["max_seats"], seed=0)


def _text(name, action):
    return _catalogue(name).action_text(action) or f"id {action}"


class _Observer:
    """What a player sees, as a tensor and as text: see `make_observation` of OpenSpiel."""

    def __init__(self, game, params):
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        self.tensor = np.zeros(game.observation_length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state, player):
        if state.dighouse is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.dighouse.observation(player + 1)

    def string_from(self, state, player):
        if state.dighouse is None:
            return "before the deal"
        return json.dumps(state.dighouse.view(player + 1), separators=(",", ":"))
