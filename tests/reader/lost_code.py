"""The Lost Code, rules version 1."""

import re
from collections import Counter
from typing import Any, Dict, List, Optional, Tuple

from errors import ensure
from game import Answer, Game

NUMBER = "0|[1-9][0-9]*"
SYMBOLS = ["bird", "jaguar", "chameleon", "snake", "human", "bear"]
RACKS = 4
# The points of each wheel by its width.
WHEELS = {
    "standard": {1: 6, 2: 4, 3: 3, 4: 3, 5: 2, 7: 2, 10: 1},
    "flat": {1: 6, 2: 4, 3: 3, 4: 2, 5: 2, 7: 1, 10: 1},
}
SKULL_SPACE, END_SPACE = 7, 13
RIGHT, WRONG = {1: 5, 2: 2, 3: 1}, -2
BETS, CURSE, GUESSES = range(3)


class Round:
    """The dice of a round and what the players did."""

    def __init__(self, dice: List[str]) -> None:
        self.dice = dice
        self.bets: Dict[int, Tuple[int, int]] = {}
        self.outcomes: Dict[int, str] = {}
        self.discards: Dict[int, Tuple[str, int]] = {}

    def position(self) -> Dict[str, Any]:
        bets = []
        for seat, (low, high) in sorted(self.bets.items()):
            outcome = f" {self.outcomes[seat]}" if seat in self.outcomes else ""
            bets.append(f"{seat} {low}-{high}{outcome}")
        discards = [f"{seat} {symbol} {value}" for seat, (symbol, value) in sorted(self.discards.items())]
        return {"dice": self.dice, "bets": bets, "discards": discards}


class LostCode(Game):
    """The game and its moves."""

    RULES = 1
    SEATS = (2, 3, 4)
    OPTIONS = {
        "beginner": ("off", "on"),
        "x": ("off", "on"),
        "shortcut": ("off", "on"),
        "curse": ("off", "on"),
        "wheels": ("standard", "flat"),
        "bear-turn-is-extra": ("on", "off"),
        "curse-active-immediately": ("off", "on"),
        "score-floor": ("none", "zero"),
    }

    def __init__(self, seats: int, chosen: Dict[str, str], seed: bytes) -> None:
        super().__init__(seats, chosen, seed)
        self.symbols = SYMBOLS[:5] if self.on("beginner") else SYMBOLS
        self.top = 8 if self.on("x") else 7
        self.last_round = 12 - seats
        self.track = self.chance.stream().shuffled(self.seats)  # from the back to the front
        self.scores = {seat: [0, 0, 0] for seat in self.seats}
        self.racks: List[Dict[str, int]] = [{} for _ in range(RACKS)]
        self.removed: Dict[str, int] = {}
        self.piles: Dict[str, List[int]] = {}
        for symbol in self.symbols:
            tiles = self.chance.stream().shuffled(list(range(self.top + 1)))
            self.removed[symbol] = tiles[0]
            for rack, tile in zip(self.racks, tiles[1:]):
                rack[symbol] = tile
            self.piles[symbol] = tiles[1 + RACKS :]
        free = self.symbols if self.on("shortcut") else []
        self.tokens: Dict[str, Any] = {symbol: "free" if symbol in free else "out" for symbol in SYMBOLS}
        self.skull: Any = "waiting" if self.on("curse") else "out"  # or the cursed seat
        self.sheets: Dict[int, Dict[str, List[int]]] = {seat: {} for seat in self.seats}
        self.rounds: List[Round] = []
        self.round = 0
        self.begin_round()

    # Decisions

    def asked(self) -> List[int]:
        if self.phase == "token":
            return [self.order[self.left]]
        if self.phase == "turn":
            return [self.order[0]]
        if self.phase == "bet":
            return [self.order[len(self.rounds[-1].bets)]]
        if self.phase == "exchange":
            return [seat for seat in self.track if seat in self.must_exchange()][:1]
        if self.phase == "guess":
            return [seat for seat in self.seats if self.next_guess(seat)]
        return []

    def answers(self) -> Dict[str, Answer]:
        return {
            "token": {"take": self.take_token, "leave": self.leave_token},
            "turn": {"dice": self.turn_dice},
            "bet": {"bet": self.bet},
            "exchange": {"exchange": self.exchange},
            "guess": {"guess": self.guess},
        }[self.phase]

    # Rounds

    def begin_round(self) -> None:
        self.round += 1
        self.order = list(self.track)
        stream = self.chance.stream()
        self.dice = sorted((SYMBOLS[stream.below(6)] for _ in range(3)), key=SYMBOLS.index)
        self.pair = next((symbol for symbol in SYMBOLS if self.dice.count(symbol) >= 2), None)
        self.left = 0  # how many players have left the token
        self.phase = "token" if self.pair and self.tokens[self.pair] == "free" else "turn"

    def end_round(self) -> None:
        if self.round == self.last_round - 3:
            for symbol, token in self.tokens.items():
                self.tokens[symbol] = "out" if token == "free" else token
        if self.round < self.last_round:
            self.begin_round()
        else:
            self.phase = "guess"

    # Deadly Shortcut

    def leave_token(self, seat: int, words: List[str]) -> None:
        ensure(not words, "`leave` stands alone")
        self.left += 1
        if self.left == len(self.seats):
            self.phase = "turn"

    def take_token(self, seat: int, words: List[str]) -> None:
        self.sheets[seat][self.pair] = self.values(words)
        self.tokens[self.pair] = seat
        self.phase = "turn"

    # The dice

    def turn_dice(self, seat: int, dice: List[str]) -> None:
        ensure(len(dice) == 3 and all(die in SYMBOLS for die in dice), "three symbols are named")
        ensure(dice == sorted(dice, key=SYMBOLS.index), "the symbols are not in sheet order")
        forced = self.dice.count("bear") if self.on("beginner") else 0
        ensure(not self.on("beginner") or "bear" not in dice, "every bear must be turned")
        free = 0 if forced and not self.on("bear-turn-is-extra") else 1
        turned = sum((Counter(self.dice) - Counter(dice)).values())
        ensure(turned <= forced + free, f"at most {forced + free} dice may be turned")
        self.dice = dice
        self.rounds.append(Round(dice))
        self.phase = "bet"

    # Bets

    def bet(self, seat: int, words: List[str]) -> None:
        found = re.fullmatch(f"({NUMBER})-({NUMBER})", " ".join(words))
        ensure(found is not None, f"`{' '.join(words)}` is not a window")
        low, high = int(found[1]), int(found[2])
        width = high - low + 1
        taken = [high - low + 1 for low, high in self.rounds[-1].bets.values()]
        ensure(width in self.wheels(), f"there is no wheel of width {width}")
        ensure(width not in taken, f"the wheel of width {width} is taken")
        ensure(high <= 3 * self.top, "the window is not on the dial")
        self.rounds[-1].bets[seat] = (low, high)
        if len(self.rounds[-1].bets) == len(self.seats):
            self.check_bets()

    def wheels(self) -> Dict[int, int]:
        return WHEELS[self.options["wheels"]]

    def check_bets(self) -> None:
        self.chance.reveal()
        cursed = self.skull
        for seat in self.order:
            if self.on("curse-active-immediately"):
                cursed = self.skull
            low, high = self.rounds[-1].bets[seat]
            points = self.wheels()[high - low + 1]
            total = sum(self.racks[seat - 1][symbol] for symbol in self.dice)
            if low <= total <= high:
                outcome = "hit"
                self.score(seat, BETS, points)
                if self.skull == "waiting" and self.points(seat) >= SKULL_SPACE:
                    self.skull = seat
            else:
                outcome = "wrong" if low == high else "higher" if total > high else "lower"
                if cursed == seat:
                    self.score(seat, CURSE, -points)
                elif cursed in self.seats:
                    self.score(cursed, CURSE, 1)
            self.rounds[-1].outcomes[seat] = outcome
        self.move_skull()
        self.phase = "exchange"
        self.go_on_exchanging()

    def move_skull(self) -> None:
        front = self.track[-1]
        if self.skull in self.seats:
            self.skull = "out" if self.points(front) >= END_SPACE else front
        if self.round >= self.last_round - 1:
            self.skull = "out"

    # Exchanges

    def must_exchange(self) -> List[int]:
        now = self.rounds[-1]
        return [seat for seat in self.seats if now.outcomes[seat] != "hit" and seat not in now.discards]

    def exchange(self, seat: int, words: List[str]) -> None:
        symbol = " ".join(words)
        ensure(symbol in self.symbols, f"`{symbol}` is not a symbol in play")
        ensure(bool(self.piles[symbol]), f"the pile of the {symbol} is empty")
        self.chance.reveal()
        rack = self.racks[seat - 1]
        self.rounds[-1].discards[seat] = (symbol, rack[symbol])
        rack[symbol] = self.piles[symbol].pop()
        self.go_on_exchanging()

    def go_on_exchanging(self) -> None:
        if not self.must_exchange() or not any(self.piles.values()):
            self.end_round()

    # Final guesses

    def next_guess(self, seat: int) -> Optional[str]:
        """The first symbol that the seat has not written anything for."""
        return next((symbol for symbol in self.symbols if symbol not in self.sheets[seat]), None)

    def guess(self, seat: int, words: List[str]) -> None:
        symbol = self.next_guess(seat)
        ensure(words[:1] == [symbol], f"the entry for the {symbol} is next")
        self.sheets[seat][symbol] = [] if words[1:] == ["none"] else self.values(words[1:])
        if not self.asked():
            self.check_sheets()

    def check_sheets(self) -> None:
        self.chance.reveal()
        for seat in list(self.track):
            total = 0
            for symbol, values in self.sheets[seat].items():
                right = self.racks[seat - 1][symbol] in values
                points = RIGHT[len(values)] if right else WRONG
                total += 2 * points if self.tokens[symbol] == seat else points
            self.score(seat, GUESSES, total)
        self.phase = "over"

    def values(self, words: List[str]) -> List[int]:
        """One to three different values, lowest first."""
        ensure(all(re.fullmatch("[0-8]", word) for word in words), f"`{' '.join(words)}` are not values of tiles")
        values = [int(word) for word in words]
        ensure(1 <= len(values) <= 3, "one to three values are written")
        ensure(values == sorted(set(values)), "the values are not in order")
        ensure(values[-1] <= self.top, f"there is no {values[-1]} in the game")
        return values

    # The track

    def points(self, seat: int) -> int:
        return sum(self.scores[seat])

    def score(self, seat: int, category: int, points: int) -> None:
        """Moves a marker. It lands on top of the others on its space, so behind them."""
        if self.options["score-floor"] == "zero":
            points = max(points, -self.points(seat))
        if points == 0:
            return
        self.scores[seat][category] += points
        self.track.remove(seat)
        behind = sum(self.points(other) < self.points(seat) for other in self.track)
        self.track.insert(behind, seat)

    # The position

    def position(self) -> Dict[str, Any]:
        sheets = []
        for seat in self.seats:
            for symbol in self.symbols:
                if symbol in self.sheets[seat]:
                    values = self.sheets[seat][symbol]
                    sheets.append(f"{seat} {symbol} {' '.join(map(str, values)) or 'none'}")
        tokens = [self.tokens[symbol] for symbol in SYMBOLS]
        return {
            "seats": len(self.seats),
            "round": self.round,
            "phase": self.phase,
            "asked": self.asked(),
            "dice": self.dice,
            "order": self.order,
            "track": [f"{seat} {self.points(seat)}" for seat in self.track],
            "scores": [" ".join(map(str, [seat, *self.scores[seat]])) for seat in self.seats],
            "racks": [[rack[symbol] for symbol in self.symbols] for rack in self.racks],
            "removed": [self.removed[symbol] for symbol in self.symbols],
            "piles": [self.piles[symbol] for symbol in self.symbols],
            "sheets": sheets,
            "tokens": [{"taken": token} if token in self.seats else token for token in tokens],
            "curse": {"held": self.skull} if self.skull in self.seats else self.skull,
            "options": self.changed_options(),
            "chance": self.chance.position(),
            "rounds": [past.position() for past in self.rounds],
        }
