"""What all games have in common."""

from typing import Any, Callable, Dict, List, Tuple

from chance import Chance
from errors import ensure

# A method that plays an action of a seat: its words after the first.
Answer = Callable[[int, List[str]], None]


class Game:
    """A game and its moves. Seats are counted from 1."""

    RULES: int
    SEATS: Tuple[int, ...]
    # For each option its values, the default first.
    OPTIONS: Dict[str, Tuple[str, ...]]
    phase: str

    def __init__(self, seats: int, chosen: Dict[str, str], seed: bytes) -> None:
        for key, value in chosen.items():
            ensure(key in self.OPTIONS, f"there is no option `{key}`")
            ensure(value in self.OPTIONS[key], f"the option `{key}` has no value `{value}`")
        self.options = {key: chosen.get(key, values[0]) for key, values in self.OPTIONS.items()}
        self.seats = list(range(1, seats + 1))
        self.chance = Chance(seed)

    def on(self, option: str) -> bool:
        return self.options[option] == "on"

    def changed_options(self) -> Dict[str, str]:
        """The options that differ from their defaults, sorted by key."""
        return {key: value for key, value in sorted(self.options.items()) if value != self.OPTIONS[key][0]}

    def play(self, seat: int, action: str) -> None:
        """Plays an action. Rejects it if it is illegal."""
        word, *rest = action.split(" ")
        ensure(seat in self.asked(), f"seat {seat} is not asked")
        answers = self.answers()
        ensure(word in answers, f"`{word}` is no answer in the phase `{self.phase}`")
        answers[word](seat, rest)

    def asked(self) -> List[int]:
        """The seats that have to answer."""
        raise NotImplementedError

    def answers(self) -> Dict[str, Answer]:
        """The actions of the phase by their first words."""
        raise NotImplementedError

    def position(self) -> Dict[str, Any]:
        """The whole state, as the fingerprint covers it."""
        raise NotImplementedError
