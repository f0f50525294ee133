"""Replays records of The Lost Code and Mykerinos: python3 tests/reader/replay.py FILE...

Checks the commitment, every action and the fingerprint of the final state. Written from docs/notation.md, the pages of
both games beside it and their rules, without the program's own code. Needs Python 3.9 and nothing else.
"""

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any, Dict, List, Type

import record
from errors import Rejected, ensure
from game import Game
from lost_code import LostCode
from mykerinos import Mykerinos

GAMES: Dict[str, Type[Game]] = {"lost-code": LostCode, "mykerinos": Mykerinos}


def begin(match: record.Record) -> Game:
    """The game after its deal."""
    ensure(match.game in GAMES, f"this reader does not know the game `{match.game}`")
    rules = GAMES[match.game]
    ensure(match.rules == rules.RULES, f"this reader does not know version {match.rules} of the rules")
    ensure(match.seats in rules.SEATS, f"{match.game} is not for {match.seats}")
    return rules(match.seats, match.options, match.true_seed())


def line_of(position: Dict[str, Any]) -> str:
    """A position as one line of JSON."""
    return json.dumps(position, separators=(",", ":"), ensure_ascii=False)


def fingerprint(game: Game) -> str:
    return sha256(line_of(game.position()).encode()).hexdigest()[:16]


def replay(match: record.Record) -> Game:
    """Plays a record to its end and checks it."""
    game = begin(match)
    for move in match.moves:
        try:
            game.play(move.seat, move.action)
        except Rejected as why:
            raise Rejected(f"line {move.line}: `{move.seat} {move.action}`: {why}") from None
    ensure(match.fingerprint is not None, "the record has no end")
    found = fingerprint(game)
    ensure(found == match.fingerprint, f"the record ends in the state {match.fingerprint}, its actions lead to {found}")
    return game


def main(paths: List[str]) -> int:
    if not paths:
        print(__doc__, file=sys.stderr)
        return 2
    actions = failures = 0
    for path in paths:
        try:
            match = record.parse(Path(path).read_bytes())
            replay(match)
            actions += len(match.moves)
        except (Rejected, OSError) as why:
            failures += 1
            print(f"{path}: {why}", file=sys.stderr)
    print(f"{len(paths) - failures} of {len(paths)} records replayed to their fingerprints, {actions} actions")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
