"""The randomness of a game: numbered streams of one key."""

from typing import Dict, Iterator, List, TypeVar, Union

import chacha

T = TypeVar("T")


class Stream:
    """The random numbers of one deal, shuffle or roll."""

    def __init__(self, key: bytes, number: int) -> None:
        self._words = _words(key, number)

    def below(self, n: int) -> int:
        """A number below n."""
        while True:
            product = next(self._words) * n
            if product % 2**32 >= 2**32 % n:
                return product // 2**32

    def shuffled(self, items: List[T]) -> List[T]:
        """The items in random order."""
        items = list(items)
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
        return items


def _words(key: bytes, number: int) -> Iterator[int]:
    counter = 0
    while True:
        yield from chacha.block(key, counter, number)
        counter += 1


class Chance:
    """The key and the two counters of a state."""

    def __init__(self, seed: bytes) -> None:
        self.key = seed
        self.drawn = 0
        self.revealed = 0

    def stream(self) -> Stream:
        """Opens the next stream."""
        self.drawn += 1
        return Stream(self.key, self.drawn - 1)

    def reveal(self) -> None:
        """Notes that somebody learns something hidden."""
        self.revealed += 1

    def position(self) -> Dict[str, Union[str, int]]:
        return {"key": self.key.hex(), "drawn": self.drawn, "revealed": self.revealed}
