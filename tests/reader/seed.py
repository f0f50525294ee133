"""Commitments and seeds."""

from hashlib import sha256
from typing import Dict


def commitment(secret: bytes) -> bytes:
    """What the host publishes before the match."""
    return sha256(f"dighouse commitment 1\nsecret {secret.hex()}\n".encode()).digest()


def seed(secret: bytes, salts: Dict[int, str]) -> bytes:
    """The seed of the host's secret and the salts of some seats."""
    lines = "".join(f"salt {seat} {salts[seat]}\n" for seat in sorted(salts))
    return sha256(f"dighouse seed 1\nsecret {secret.hex()}\n{lines}".encode()).digest()
