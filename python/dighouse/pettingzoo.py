"""The games as environments of PettingZoo.

>>> from dighouse import pettingzoo
>>> env = pettingzoo.env("lost-code", seats=3)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, terminated, truncated, info = env.last()
...     mask = None if terminated else observation["action_mask"]
...     env.step(None if terminated else env.action_space(agent).sample(mask))
"""

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec

import dighouse
from dighouse.rewards import by_rank


def observation_space(game: str) -> spaces.Box:
    """The space of a game's observations: the bounds of every field of its schema."""
    schema = dighouse.schema(game)
    low = np.zeros(schema["observation"], dtype=np.int16)
    high = np.zeros(schema["observation"], dtype=np.int16)
    for field in schema["fields"]:
        places = slice(field["offset"], field["offset"] + field["size"])
        low[places], high[places] = field["low"], field["high"]
    return spaces.Box(low, high, dtype=np.int16)


def _spaces(game: str, agents: list[str]) -> tuple[dict[str, spaces.Dict], dict[str, spaces.Discrete]]:
    """The spaces of every agent: observations with masks, and actions."""
    actions = dighouse.info(game)["actions"]
    observation = observation_space(game)
    observed = {"observation": observation, "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8)}
    return (
        {agent: spaces.Dict(observed) for agent in agents},
        {agent: spaces.Discrete(actions) for agent in agents},
    )


def _observe(state: dighouse.State, seat: int) -> dict[str, np.ndarray]:
    return {"observation": state.observation(seat), "action_mask": state.mask(seat).view(np.int8)}


def _worth(state: dighouse.State, reward: str) -> list[float]:
    if reward == "rank":
        return by_rank(state)
    return [row["total"] / 100 for row in state.standings()]


def _agents(seats: int) -> list[str]:
    return [f"player_{seat}" for seat in range(1, seats + 1)]


def env(
    game: str,
    seats: int = 2,
    *,
    options: Mapping[str, str] | None = None,
    reward: Literal["rank", "points"] = "rank",
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> AECEnv:
    """A game for `seats` agents, `player_1` to `player_N`. Rewards come at the end of the game.

    With `max_cycles` the game is played in cycles and cut off after so many of them: it is `parallel_env` with one agent
    after the other, in which an action that is not legal is replaced by a random legal one. Without it an agent acts only
    when it is asked, and every game is played to its end.
    """
    if max_cycles is not None:
        if render_mode is not None:
            raise ValueError("a game in cycles is not rendered")
        cycles = parallel_env(game, seats, options=options, reward=reward, max_cycles=max_cycles)
        return parallel_to_aec(cycles)
    return Env(game, seats, options, reward, render_mode)


class Env(AECEnv):
    """A game as an AEC environment. Where several seats are asked at once, they answer one after the other, and none
    sees an answer before all have answered."""

    metadata = {"name": "dighouse", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, game, seats, options, reward, render_mode) -> None:
        super().__init__()
        if reward not in ("rank", "points"):
            raise ValueError('the reward is "rank" or "points"')
        self.metadata = {**Env.metadata, "name": f"dighouse_{game.replace('-', '_')}"}
        self.render_mode = render_mode
        self.possible_agents = _agents(seats)
        self._game, self._seats, self._options, self._reward = game, seats, options, reward
        self._seeds = np.random.default_rng()
        # Wrong arguments are reported here, not at the first reset.
        self._state = dighouse.new(game, seats, options, seed=0)
        self.observation_spaces, self.action_spaces = _spaces(game, self.possible_agents)

    @property
    def state_of_game(self) -> dighouse.State:
        """A copy of the whole state, hidden things included."""
        return self._state.clone()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._state = dighouse.new(self._game, self._seats, self._options, seed=self._seeds)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self._next()

    def _next(self) -> str:
        return self.possible_agents[self._state.to_act - 1]

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent) + 1

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        return _observe(self._state, self._seat(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._state.apply(int(action), self._seat(agent))
        if self._state.is_over:
            worth = _worth(self._state, self._reward)
            for agent in self.agents:
                self.rewards[agent] = worth[self._seat(agent) - 1]
                self.terminations[agent] = True
        else:
            self.agent_selection = self._next()
        self._accumulate_rewards()

    def render(self) -> str | None:
        if self.render_mode != "ansi":
            return None
        return "\n".join(line["sentence"] for line in self._state.log("spectator"))

    def close(self) -> None:
        """There is nothing to close."""


def parallel_env(
    game: str,
    seats: int = 2,
    *,
    options: Mapping[str, str] | None = None,
    reward: Literal["rank", "points"] = "rank",
    illegal: Literal["raise", "random"] = "random",
    max_cycles: int | None = None,
) -> "Parallel":
    """The same game with an action of every agent in each cycle, of which those of the agents count who are asked.

    After `max_cycles` cycles the game is truncated. An action that is not legal is replaced by a random legal one, or
    raises `dighouse.Illegal`.
    """
    return Parallel(game, seats, options, reward, illegal, max_cycles)


class Parallel(ParallelEnv):
    """A game as a parallel environment: see `parallel_env`."""

    metadata = {"name": "dighouse_parallel", "render_modes": []}

    def __init__(self, game, seats, options, reward, illegal, max_cycles) -> None:
        if reward not in ("rank", "points"):
            raise ValueError('the reward is "rank" or "points"')
        if illegal not in ("raise", "random"):
            raise ValueError('illegal is "raise" or "random"')
        self.render_mode = None
        self.possible_agents = _agents(seats)
        self.agents = self.possible_agents[:]
        self._game, self._seats, self._options, self._reward = game, seats, options, reward
        self._illegal, self._max_cycles, self._cycles = illegal, max_cycles, 0
        self._seeds = np.random.default_rng()
        self._state = dighouse.new(game, seats, options, seed=0)
        self.observation_spaces, self.action_spaces = _spaces(game, self.possible_agents)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None):
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._state = dighouse.new(self._game, self._seats, self._options, seed=self._seeds)
        self.agents, self._cycles = self.possible_agents[:], 0
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, dict[str, np.ndarray]]:
        return {agent: _observe(self._state, seat) for seat, agent in enumerate(self.agents, start=1)}

    def step(self, actions: Mapping[str, int]):
        for seat in self._state.decision["seats"]:
            action = int(actions[self.agents[seat - 1]])
            if self._illegal == "random" and self._state.why_not(action, seat) is not None:
                action = int(self._seeds.choice(self._state.legal_ids(seat)))
            self._state.apply(action, seat)
        self._cycles += 1
        over = self._state.is_over
        cut = not over and self._max_cycles is not None and self._cycles >= self._max_cycles
        worth = _worth(self._state, self._reward) if over else [0.0] * self._seats
        agents, observations = self.agents, self._observations()
        if over or cut:
            self.agents = []
        return (
            observations,
            dict(zip(agents, worth)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )
