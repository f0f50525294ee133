"""The solo games as environments of Gymnasium.

>>> from dighouse import gymnasium
>>> env = gymnasium.make("arnak-solo")
>>> observation, info = env.reset(seed=1)
>>> over = False
>>> while not over:
...     action = env.action_space.sample(info["action_mask"])
...     observation, reward, over, truncated, info = env.step(action)
>>> reward in (-1.0, 1.0)
True
"""

from collections.abc import Mapping
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces

import dighouse
from dighouse.pettingzoo import observation_space
from dighouse.rewards import by_rank

SOLO = {"arnak-solo": "arnak", "excavation-earth-solo": "excavation-earth"}


def make(
    name: str,
    *,
    options: Mapping[str, str] | None = None,
    reward: Literal["win", "points"] = "win",
    illegal: Literal["raise", "random"] = "random",
    render_mode: str | None = None,
) -> "SoloEnv":
    """The environment `arnak-solo` or `excavation-earth-solo`: see `SoloEnv`."""
    if name not in SOLO:
        raise ValueError(f"there is no environment {name!r}; there are: {', '.join(SOLO)}")
    return SoloEnv(SOLO[name], options=options, reward=reward, illegal=illegal, render_mode=render_mode)


class SoloEnv(gymnasium.Env):
    """A game against the opponent of the box.

    `info["action_mask"]` has the legal ids. An action that is not legal is replaced by a random legal one, as
    environments without masks need it (`info["replaced"]` says so), or raises `dighouse.Illegal`.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(self, game, *, options=None, reward="win", illegal="random", render_mode=None) -> None:
        if reward not in ("win", "points"):
            raise ValueError('the reward is "win" or "points"')
        if illegal not in ("raise", "random"):
            raise ValueError('illegal is "raise" or "random"')
        self._game, self._options, self._reward, self._illegal = game, options, reward, illegal
        self.render_mode = render_mode
        # Wrong options are reported here, not at the first reset.
        self._state = dighouse.new(game, 1, options, seed=0)
        self.observation_space = observation_space(game)
        self.action_space = spaces.Discrete(dighouse.info(game)["actions"])

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        self._state = dighouse.new(self._game, 1, self._options, seed=self.np_random)
        return self._state.observation(1), self._info(False)

    def _info(self, replaced: bool) -> dict[str, Any]:
        return {"action_mask": self._state.mask(1).view(np.int8), "replaced": replaced}

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        action = int(action)
        replaced = self._illegal == "random" and self._state.why_not(action, 1) is not None
        if replaced:
            action = int(self.np_random.choice(self._state.legal_ids(1)))
        self._state.apply(action, 1)
        over = self._state.is_over
        return self._state.observation(1), self._worth() if over else 0.0, over, False, self._info(replaced)

    def _worth(self) -> float:
        if self._reward == "win":
            return by_rank(self._state)[0]
        return self._state.standings()[0]["total"] / 100

    def render(self) -> str | None:
        if self.render_mode != "ansi":
            return None
        return "\n".join(line["sentence"] for line in self._state.log(1))
