"""The ChaCha block function with a 64-bit counter and a 64-bit nonce."""

from struct import unpack
from typing import List

MASK = 0xFFFFFFFF
SIGMA = unpack("<4I", b"expand 32-byte k")
COLUMNS = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15))
DIAGONALS = ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))


def block(key: bytes, counter: int, nonce: int, rounds: int = 8) -> List[int]:
    """The 16 words of a block of the key stream."""
    start = [*SIGMA, *unpack("<8I", key), counter & MASK, counter >> 32, nonce & MASK, nonce >> 32]
    state = list(start)
    for _ in range(rounds // 2):
        for a, b, c, d in COLUMNS + DIAGONALS:
            _quarter_round(state, a, b, c, d)
    return [(word + first) & MASK for word, first in zip(state, start)]


def _quarter_round(state: List[int], a: int, b: int, c: int, d: int) -> None:
    for target, other, mixed, distance in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        state[target] = (state[target] + state[other]) & MASK
        word = state[mixed] ^ state[target]
        state[mixed] = (word << distance | word >> (32 - distance)) & MASK
