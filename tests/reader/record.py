"""Records: the text of a match."""

import re
from dataclasses import dataclass, field
from typing import Dict, List, Match, Optional

import seed
from errors import Rejected, ensure

NUMBER = r"0|[1-9][0-9]*"
WORD = r"[!-~]+"
HEX = r"[0-9a-f]{64}"
SALT = r"[A-Za-z0-9_-]{1,64}"
ACTION_WORD = r'[!"$-?A-~]+'  # no `#`, no `@`
# At least one character that is not white space, no control characters.
FREE = r"[^\x00-\x1f\x7f-\x9f]*[^\s\x00-\x1f\x7f-\x9f][^\x00-\x1f\x7f-\x9f]*"


@dataclass(frozen=True)
class Move:
    """An action and its line."""

    line: int
    seat: int
    action: str


@dataclass
class Record:
    """A match as text. Players, times and comments are checked but not kept: they do not change the match."""

    game: str
    rules: int
    seats: int
    options: Dict[str, str] = field(default_factory=dict)
    seed: Optional[bytes] = None
    commitment: Optional[bytes] = None
    secret: Optional[bytes] = None
    salts: Dict[int, str] = field(default_factory=dict)
    moves: List[Move] = field(default_factory=list)
    fingerprint: Optional[str] = None

    def true_seed(self) -> bytes:
        """The seed in the record, or the one that follows from the secret and the salts."""
        if self.seed is not None:
            return self.seed
        ensure(self.commitment is not None, "this reader does not replay matches that start from a position")
        ensure(self.secret is not None, "the secret is not revealed yet")
        ensure(seed.commitment(self.secret) == self.commitment, "the secret does not match its commitment")
        return seed.seed(self.secret, self.salts)


class _Lines:
    """The lines of a text, taken one by one."""

    def __init__(self, text: str) -> None:
        self._lines = text.split("\n")
        self.taken = 0
        ensure(self._lines.pop() == "", f"line {len(self._lines) + 1}: no line feed at the end")

    def at_end(self) -> bool:
        return self.taken == len(self._lines)

    def optional(self, pattern: str) -> Optional[Match[str]]:
        """Takes the next line if it has this form."""
        found = None if self.at_end() else re.fullmatch(pattern, self._lines[self.taken])
        self.taken += found is not None
        return found

    def required(self, pattern: str, what: str) -> Match[str]:
        """Takes the next line, which must have this form."""
        found = self.optional(pattern)
        if found is None:
            line = "the end of the text" if self.at_end() else f"`{self._lines[self.taken]}`"
            raise Rejected(f"line {self.taken + 1}: expected {what}, found {line}")
        return found

    def by_seat(self, keyword: str, value: str, seats: int) -> Dict[int, str]:
        """Takes lines with a seat and a value, the seats ascending."""
        values: Dict[int, str] = {}
        while found := self.optional(f"{keyword} ([1-{seats}]) ({value})"):
            seat = int(found[1])
            self.ensure(not values or seat > max(values), "the seats are not in order")
            values[seat] = found[2]
        return values

    def ensure(self, holds: bool, what: str) -> None:
        """Rejects the line taken last unless the condition holds."""
        ensure(holds, f"line {self.taken}: {what}")


def parse(data: bytes) -> Record:
    """Reads a record. Rejects every text that is not written exactly as a record is."""
    try:
        lines = _Lines(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise Rejected(f"not UTF-8: {error}") from None
    record = _header(lines)
    lines.required("", "an empty line after the header")
    while not lines.at_end():
        ensure(record.fingerprint is None, f"line {lines.taken + 1}: text after the end")
        _entry(lines, record)
    return record


def _header(lines: _Lines) -> Record:
    lines.required("dighouse record 1", "`dighouse record 1`")
    game = lines.required(f"game ({WORD})", "`game ID`")[1]
    rules = int(lines.required(f"rules ({NUMBER})", "`rules N`")[1])
    lines.ensure(rules < 2**32, "the number is too large")
    lines.optional("module ([0-9a-f]{64})")
    seats = int(lines.required("seats ([1-4])", "`seats N`")[1])
    record = Record(game, rules, seats)
    while found := lines.optional(f"option ({WORD}) ({WORD})"):
        record.options[found[1]] = found[2]
    lines.by_seat("player", FREE, seats)
    lines.optional(f"began {FREE}")
    if found := lines.optional(f"commitment ({HEX})"):
        record.commitment = bytes.fromhex(found[1])
        if found := lines.optional(f"secret ({HEX})"):
            record.secret = bytes.fromhex(found[1])
        record.salts = lines.by_seat("salt", SALT, seats)
    elif not lines.optional(f"position {FREE}"):
        found = lines.required(f"seed ({HEX})", "a seed, a position or a commitment")
        record.seed = bytes.fromhex(found[1])
    return record


def _entry(lines: _Lines, record: Record) -> None:
    if lines.optional(f"#( {FREE})?"):
        return
    if found := lines.optional(f"end ({NUMBER}) ([0-9a-f]{{16}})"):
        lines.ensure(int(found[1]) == len(record.moves), f"there are {len(record.moves)} actions, not {found[1]}")
        record.fingerprint = found[2]
        return
    action = f"([1-4]) ({ACTION_WORD}(?: {ACTION_WORD})*)(?: @({NUMBER}))?"
    found = lines.required(action, "an action, a comment or the end")
    lines.ensure(found[3] is None or int(found[3]) < 2**64, "the time is too large")
    record.moves.append(Move(lines.taken, int(found[1]), found[2]))
