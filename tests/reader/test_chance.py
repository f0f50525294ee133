"""Known streams: published test vectors and the example of docs/notation.md."""

import unittest
from hashlib import sha256
from struct import pack

import chacha
from chance import Chance


def key_stream(words: "list[int]") -> str:
    return pack("<16I", *words).hex()


class ChaCha(unittest.TestCase):
    def test_eight_rounds_with_a_key_of_zeros(self) -> None:
        """Test case 1 of draft-strombergson-chacha-test-vectors."""
        first = (
            "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
            "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
        )
        self.assertEqual(key_stream(chacha.block(bytes(32), 0, 0)), first)

    def test_twenty_rounds(self) -> None:
        """The block of RFC 8439, section 2.3.2. Its nonce has a third word, the upper half of our counter."""
        expected = (
            "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
            "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
        )
        words = chacha.block(bytes(range(32)), 0x09000000 << 32 | 1, 0x4A000000, rounds=20)
        self.assertEqual(key_stream(words), expected)


class Streams(unittest.TestCase):
    def test_the_example_of_the_page(self) -> None:
        chance = Chance(sha256(b"dighouse number 1\n1\n").digest())
        self.assertEqual([chance.stream().below(1000) for _ in range(3)], [992, 333, 886])
        self.assertEqual(chance.stream().shuffled(list(range(8))), [4, 5, 7, 6, 2, 1, 0, 3])
        self.assertEqual((chance.drawn, chance.revealed), (4, 0))

    def test_a_stream_is_longer_than_a_block(self) -> None:
        stream = Chance(bytes(32)).stream()
        blocks = chacha.block(bytes(32), 0, 0) + chacha.block(bytes(32), 1, 0)
        self.assertEqual([stream.below(2**32) for _ in range(32)], blocks)

    def test_a_word_that_would_favour_some_numbers_is_skipped(self) -> None:
        """Of three equal parts of the words, `2^32 mod 3` = 1 word is left over: the word 0."""
        stream = Chance(bytes(32)).stream()
        stream._words = iter([0, 2**31])
        self.assertEqual(stream.below(3), 1)
