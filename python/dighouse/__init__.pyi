from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Literal, Protocol, TypedDict

import numpy as np
from numpy.typing import NDArray

from dighouse.errors import Error as Error
from dighouse.errors import Illegal as Illegal

Action = str | int
Rng = int | Random | np.random.Generator
Viewer = int | Literal["spectator", "all"]

class Decision(TypedDict):
    seats: list[int]
    prompt: str

class LogLine(TypedDict):
    step: int
    event: dict[str, Any]
    sentence: str

class Standing(TypedDict):
    seat: int
    rank: int
    total: int
    win_share: float
    points: dict[str, int]

class Candidate(TypedDict):
    action: str
    id: int
    visits: int | None
    utility: float | None
    points: float | None
    score_sheet: dict[str, float]
    continuation: list[tuple[int, str]]

class SeatValue(TypedDict):
    win_chance: float
    points: float

class Analysis(TypedDict):
    candidates: list[Candidate]
    values: list[SeatValue]

class Player(Protocol):
    """A player of one game in the arena."""

    def choose(self, state: State, seat: int) -> Action: ...

class State:
    """A state of a game. A clone is an independent copy; equal states behave the same."""

    @property
    def game(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def options(self) -> dict[str, str]: ...
    @property
    def decision(self) -> Decision | None:
        """Who is asked what; None if the game is over. Several seats may be asked at once."""
    @property
    def to_act(self) -> int | None:
        """The first seat that is asked; None if the game is over."""
    @property
    def is_over(self) -> bool: ...
    @property
    def history(self) -> list[tuple[int, str]]: ...
    @property
    def fingerprint(self) -> str: ...
    def legal_actions(self, seat: int | None = None) -> list[str]: ...
    def legal_ids(self, seat: int | None = None) -> list[int]: ...
    def action_id(self, action: str) -> int | None: ...
    def action_text(self, id: int) -> str | None: ...
    def why_not(self, action: Action, seat: int | None = None) -> Illegal | None: ...
    def apply(self, action: Action, seat: int | None = None) -> None: ...
    def view(self, viewer: Viewer | None = None) -> dict[str, Any]: ...
    def log(self, viewer: Viewer | None = None) -> list[LogLine]: ...
    def standings(self) -> list[Standing]: ...
    def clone(self) -> State: ...
    def __copy__(self) -> State: ...
    def __deepcopy__(self, memo: Any) -> State: ...
    def determinize(self, seat: int | None = None, rng: Rng | None = None) -> State: ...
    def observation(self, viewer: Viewer | None = None) -> NDArray[np.int16]: ...
    def mask(self, seat: int | None = None) -> NDArray[np.bool_]: ...
    def record(self, players: Sequence[str] | None = None) -> str: ...
    def position(self) -> str: ...
    def choose(self, bot: str = "skilled", seat: int | None = None, rng: Rng | None = None) -> str: ...
    def analyse(self, bot: str = "search:iters=400", seat: int | None = None, rng: Rng | None = None) -> Analysis: ...

class VecEnv:
    """Many games at once, stepped on all cores. The arrays are written in place by every step."""

    n: int
    actions: int
    observations: NDArray[np.int16]
    masks: NDArray[np.bool_]
    rewards: NDArray[np.float32]
    dones: NDArray[np.bool_]
    to_act: NDArray[np.int8]
    @property
    def nbytes(self) -> int: ...
    def __init__(
        self,
        game: str,
        seats: int = 2,
        n: int = 1024,
        *,
        options: Mapping[str, str] | None = None,
        seed: Rng | None = None,
        reward: Literal["rank", "points", "win"] = "rank",
    ) -> None: ...
    def step(self, ids: NDArray[np.int64]) -> None: ...
    def reset(self) -> None: ...
    def state(self, index: int) -> State: ...
    def __len__(self) -> int: ...

def games() -> list[str]: ...
def info(game: str) -> dict[str, Any]: ...
def schema(game: str) -> dict[str, Any]: ...
def new(
    game: str, seats: int = 2, options: Mapping[str, str] | None = None, seed: Rng | None = None
) -> State: ...
def read_record(text: str) -> State: ...
def verify_record(text: str) -> dict[str, Any]: ...
def read_position(text: str) -> State: ...
def position(game: str, json: str) -> State: ...
def arena(
    game: str,
    bots: Sequence[str | Callable[[], Player]],
    *,
    games: int = 100,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 1,
    threads: int | None = None,
    sprt: tuple[float, float] | None = None,
    ms: int = 1000,
) -> dict[str, Any]: ...
