"""Four archaeology board games with hidden information, exact and fast, for research on search and learning.

>>> import dighouse
>>> state = dighouse.new("lost-code", seats=2, seed=1)
>>> state.decision["seats"]
[1]
>>> state.apply(state.legal_actions()[0])
>>> state.apply("bet 5-500")
Traceback (most recent call last):
    ...
dighouse.errors.Illegal: “bet 5-500” is not an action of this game.

`dighouse.pettingzoo`, `dighouse.gymnasium` and `dighouse.openspiel` offer the same games through the interfaces of those
libraries, `dighouse.VecEnv` many games at once. Seats are numbered from 1, as in the notation; places in arrays from 0.
"""

from dighouse._native import (
    State,
    VecEnv,
    arena,
    games,
    info,
    new,
    position,
    read_position,
    read_record,
    schema,
    verify_record,
)
from dighouse.errors import Error, Illegal

__all__ = [
    "Error",
    "Illegal",
    "State",
    "VecEnv",
    "arena",
    "games",
    "info",
    "new",
    "position",
    "read_position",
    "read_record",
    "schema",
    "verify_record",
]
