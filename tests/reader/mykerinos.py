"""Mykerinos, rules version 1."""

from itertools import permutations
from typing import Any, Dict, List, Optional, Set, Tuple, Union

from errors import ensure
from game import Answer, Game

PATRONS = ["violet", "lemon", "brown", "blackmore", "tangerine"]
# The squares with pyramids on the plots 1 to 7 of every patron.
PYRAMIDS = [[], [1], [2], [3], [1, 6], [2, 5], [1, 3]]
PLOTS = {f"{letter}{n}": PYRAMIDS[n - 1] for letter in "VLBKT" for n in range(1, 8)}
PLOTS["X1"] = [1, 6]
PATRON_OF = dict(zip("VLBKT", PATRONS))
ROOMS = [f"{value}-{wing}" for value in (5, 3) for wing in range(1, 6)] + ["2-12", "2-23", "2-34", "2-45", "2-51"]
CUBES = 25
ROUNDS = 4
NEUTRAL = "neutral"
LEADERS = 2  # how many ranks may go to the museum and must take something

Square = Tuple[int, int]  # row and column from 0
Who = Union[int, str]  # a seat, or the neutral expedition


class Mykerinos(Game):
    """The game and its moves."""

    RULES = 1
    SEATS = (2, 3, 4)
    OPTIONS = {
        "neutral-cubes-carry-over": ("on", "off"),
        "neutral-after-extra-action": ("on", "off"),
        "violet-with-empty-pool": ("off", "on"),
        "third-may-decline": ("on", "off"),
    }

    def __init__(self, seats: int, chosen: Dict[str, str], seed: bytes) -> None:
        super().__init__(seats, chosen, seed)
        stream = self.chance.stream()
        self.start = 1 + stream.below(seats)
        self.wings = stream.shuffled(PATRONS)
        plots = stream.shuffled(list(PLOTS))
        self.pile = [(plot, stream.below(2) == 1) for plot in plots]
        self.everyone: List[Who] = [*self.seats, NEUTRAL] if seats == 2 else list(self.seats)
        self.digs: Dict[Who, Set[Square]] = {who: set() for who in self.everyone}
        self.pools = {seat: 0 for seat in self.seats}
        self.neutral_pools = {seat: 0 for seat in self.seats}
        self.rooms: Dict[int, List[str]] = {seat: [] for seat in self.seats}
        self.owned: Dict[int, List[str]] = {seat: [] for seat in self.seats}
        self.turned: Dict[int, List[str]] = {seat: [] for seat in self.seats}
        self.passed: List[int] = []
        self.zone = 0  # while zones are evaluated, from 1
        self.left: List[str] = []
        self.round = 0
        self.begin_round()

    def asked(self) -> List[int]:
        return [] if self.phase == "over" else [self.turn]

    def answers(self) -> Dict[str, Answer]:
        return {
            "dig": {"dig": self.dig, "extend": self.extend, "patron": self.use_patron, "pass": self.pass_turn},
            "neutral": {"neutral": self.dig_neutral, "skip": self.skip},
            "claim": {"take": self.take, "museum": self.go_to_museum, "decline": self.decline},
            "remove": {"remove": self.remove},
        }[self.phase]

    # Rounds

    def begin_round(self) -> None:
        self.round += 1
        self.chance.reveal()
        first = 8 * (self.round - 1)
        self.plots = self.pile[first : first + (12 if self.round == ROUNDS else 8)]
        self.area = {(row, column) for row in range(3 * len(self.plots) // 4) for column in range(8)}
        self.pyramids = {square for place in range(len(self.plots)) for square in self.pyramids_at(place)}
        if not self.on("neutral-cubes-carry-over"):
            self.neutral_pools = {seat: 0 for seat in self.seats}
        for seat in self.clockwise_from(self.start):
            self.pools[seat] += min(8 if len(self.seats) == 4 else 11, self.supply(seat))
            if NEUTRAL in self.everyone:
                self.neutral_pools[seat] += min(4, self.supply(NEUTRAL))
        self.phase, self.turn = "dig", self.start

    def pyramids_at(self, place: int) -> List[Square]:
        """The pyramids of the plot laid at a place of the area, counted from 0."""
        plot, turned = self.plots[place]
        squares = [7 - square if turned else square for square in PLOTS[plot]]
        return [(3 * (place // 4) + (square - 1) // 2, 2 * (place % 4) + (square - 1) % 2) for square in squares]

    def end_round(self) -> None:
        self.zone, self.left = 0, []
        if self.round == ROUNDS:
            self.phase = "over"
            return
        self.start = self.passed[-1]
        self.passed = []
        self.turned = {seat: [] for seat in self.seats}
        self.begin_round()

    def clockwise_from(self, seat: int) -> List[int]:
        return self.seats[seat - 1 :] + self.seats[: seat - 1]

    def supply(self, who: Who) -> int:
        """The cubes of a colour in the common supply: all that are nowhere else."""
        if isinstance(who, int):
            pools = self.pools[who] + len(self.rooms[who])
        else:
            pools = sum(self.neutral_pools.values())
        return CUBES - pools - len(self.digs[who])

    # Digging

    def dig(self, seat: int, names: List[str]) -> None:
        ensure(len(names) == 1, "a new dig takes one square")
        self.place(seat, squares_of(names))

    def extend(self, seat: int, names: List[str]) -> None:
        ensure(len(names) == 2, "an extension takes two squares")
        self.place(seat, squares_of(names), extends=True)

    def place(self, seat: int, squares: List[Square], extends: bool = False, pyramids: int = 0) -> None:
        """Places cubes of a player, so many of them on pyramids, and ends the action."""
        self.check_squares(seat, squares, self.pools[seat], extends, pyramids)
        self.digs[seat].update(squares)
        self.pools[seat] -= len(squares)
        self.end_action(seat)

    def check_squares(self, who: Who, squares: List[Square], cubes: int, extends: bool, pyramids: int) -> None:
        ensure(len(squares) <= cubes, f"{len(squares)} cubes are needed, there are {cubes}")
        ensure(all(square in self.area for square in squares), "a square is outside the dig area")
        ensure(not any(self.digs[other] & set(squares) for other in self.everyone), "a square is occupied")
        found = len(self.pyramids & set(squares))
        ensure(found == pyramids, "exactly one square must be a pyramid" if pyramids else "a square is a pyramid")

        def fits(chain: Tuple[Square, ...]) -> bool:
            begins = not extends or any(are_neighbours(chain[0], own) for own in self.digs[who])
            return begins and all(are_neighbours(one, next) for one, next in zip(chain, chain[1:]))

        ensure(any(map(fits, permutations(squares))), "the squares are not a chain that may be placed here")

    def pass_turn(self, seat: int, rest: List[str]) -> None:
        ensure(not rest, "`pass` stands alone")
        self.passed.append(seat)
        if len(self.passed) == len(self.seats):
            self.open_zone(1)
        else:
            self.next_turn(seat)

    def is_extra_action(self) -> bool:
        """Whether all players but one have passed."""
        return len(self.passed) == len(self.seats) - 1

    def end_action(self, seat: int) -> None:
        may = self.on("neutral-after-extra-action") or not self.is_extra_action()
        occupied = set().union(*self.digs.values())
        if may and self.neutral_pools[seat] and self.area - self.pyramids - occupied:
            self.phase = "neutral"
        else:
            self.end_turn(seat)

    def end_turn(self, seat: int) -> None:
        if self.is_extra_action():
            self.passed.append(seat)
            self.open_zone(1)
        else:
            self.next_turn(seat)

    def next_turn(self, seat: int) -> None:
        others = self.clockwise_from(seat)[1:] + [seat]
        self.turn = next(other for other in others if other not in self.passed)
        self.phase = "dig"

    def dig_neutral(self, seat: int, names: List[str]) -> None:
        ensure(len(names) <= 2, "a neutral dig takes one square, an extension two")
        squares = squares_of(names)
        self.check_squares(NEUTRAL, squares, self.neutral_pools[seat], len(squares) == 2, 0)
        self.digs[NEUTRAL].update(squares)
        self.neutral_pools[seat] -= len(squares)
        self.end_turn(seat)

    def skip(self, seat: int, rest: List[str]) -> None:
        ensure(not rest, "`skip` stands alone")
        self.end_turn(seat)

    # Patrons

    def use_patron(self, seat: int, words: List[str]) -> None:
        patron, names = words[0] if words else "", words[1:]
        ensure(patron in PATRONS, f"`{patron}` is not a patron")
        tiles = [PATRON_OF.get(plot[0]) for plot in self.owned[seat]].count(patron)
        ensure(self.turned[seat].count(patron) < tiles, f"seat {seat} has no tile of {patron} that is ready")
        if patron == "brown":
            ensure(self.pools[seat] > 0, "the pool is empty")
            self.enter(seat, names)
            self.pools[seat] -= 1
            self.turned[seat].append(patron)
            self.end_action(seat)
            return
        squares = squares_of(names)
        counts = {"violet": (1, 2), "lemon": (1, 2), "blackmore": (2,), "tangerine": (3,)}[patron]
        ensure(len(squares) in counts, f"{patron} does not take {len(squares)} squares")
        cubes = self.pools[seat]
        if patron == "violet":
            ensure(self.supply(seat) > 0, "the supply is empty")
            ensure(cubes > 0 or self.on("violet-with-empty-pool"), "the pool is empty")
            cubes += 1
        extends = len(squares) > 1 and patron != "blackmore"
        pyramids = 1 if patron == "lemon" else 0
        self.pools[seat] = cubes
        self.turned[seat].append(patron)
        self.place(seat, squares, extends, pyramids)

    # Museum

    def enter(self, seat: int, names: List[str]) -> None:
        """Puts a cube into a room."""
        ensure(len(names) == 1 and names[0] in ROOMS, f"`{' '.join(names)}` is not a room")
        room = names[0]
        ensure(not any(room in rooms for rooms in self.rooms.values()), f"the room {room} is taken")
        if room.startswith("5"):
            beside = [own for own in self.rooms[seat] if room[2] in own[2:]]
            ensure(bool(beside), f"seat {seat} has no room next to {room}")
        self.rooms[seat].append(room)

    # Evaluation

    def open_zone(self, zone: int) -> None:
        self.zone, self.left, self.rank = zone, ["left", "right"], 0
        self.ranking = self.rank_zone()
        self.ask_next()

    def in_zone(self, who: Who) -> Set[Square]:
        return {square for square in self.digs[who] if 1 + 2 * (square[0] // 3) + square[1] // 4 == self.zone}

    def rank_zone(self) -> List[Who]:
        """The expeditions with cubes in the zone, the first first."""
        track: List[Who] = list(self.passed)
        if NEUTRAL in self.everyone:
            track.insert(1, NEUTRAL)
        there = [who for who in track if self.in_zone(who)]
        return sorted(there, key=lambda who: -len(self.in_zone(who)))

    def ask_next(self) -> None:
        """Asks the player of the current rank, or closes the zone."""
        who = self.ranking[self.rank] if self.rank < len(self.ranking) else None
        if isinstance(who, int) and self.left:
            self.phase, self.turn = "claim", who
            return
        namer = self.namer() if who == NEUTRAL and len(self.left) == 2 else None
        if namer:
            self.phase, self.turn = "remove", namer
        else:
            self.close_zone()

    def namer(self) -> Optional[int]:
        """Who names the plot that the neutral expedition removes."""
        if self.rank == 1:
            return self.ranking[0]
        if self.rank == 0 and len(self.ranking) > 1:
            return next(seat for seat in self.seats if seat != self.ranking[1])
        return None

    def close_zone(self) -> None:
        for who in self.everyone:
            self.digs[who] -= self.in_zone(who)
        if self.zone < len(self.plots) // 2:
            self.open_zone(self.zone + 1)
        else:
            self.end_round()

    def ask_after(self) -> None:
        self.rank += 1
        self.ask_next()

    def take_off(self, sides: List[str]) -> str:
        """Takes a plot of the zone."""
        ensure(len(sides) == 1 and sides[0] in self.left, f"`{' '.join(sides)}` is not a plot that is left")
        self.left.remove(sides[0])
        return self.plots[2 * (self.zone - 1) + ["left", "right"].index(sides[0])][0]

    def take(self, seat: int, sides: List[str]) -> None:
        self.owned[seat].append(self.take_off(sides))
        self.ask_after()

    def remove(self, seat: int, sides: List[str]) -> None:
        self.take_off(sides)
        self.ask_after()

    def go_to_museum(self, seat: int, names: List[str]) -> None:
        ensure(self.rank < LEADERS, "only the first and the second go to the museum")
        ensure(self.supply(seat) > 0, "the supply is empty")
        self.enter(seat, names)
        self.ask_after()

    def decline(self, seat: int, rest: List[str]) -> None:
        ensure(not rest, "`decline` stands alone")
        ensure(self.rank >= LEADERS and self.on("third-may-decline"), f"seat {seat} must take something")
        self.ask_after()

    # The position

    def position(self) -> Dict[str, Any]:
        zone = {"zone": self.zone} if self.zone else {}
        neutral = self.neutral_pools.values() if NEUTRAL in self.everyone else []
        return {
            "seats": len(self.seats),
            "round": self.round,
            "phase": self.phase,
            "asked": self.asked(),
            "start": self.start,
            **zone,
            "left": self.left,
            "wings": self.wings,
            "pile": [f"{plot}/" if turned else plot for plot, turned in self.pile],
            "pools": list(self.pools.values()),
            "neutral_pools": list(neutral),
            "digs": lines({who: map(name_of, sorted(self.digs[who])) for who in self.everyone}),
            "rooms": lines({seat: sorted(rooms, key=ROOMS.index) for seat, rooms in self.rooms.items()}),
            "owned": lines({seat: sorted(plots, key=list(PLOTS).index) for seat, plots in self.owned.items()}),
            "turned": lines({seat: sorted(patrons, key=PATRONS.index) for seat, patrons in self.turned.items()}),
            "passed": self.passed,
            "options": self.changed_options(),
            "chance": self.chance.position(),
        }


def lines(things: Dict[Any, Any]) -> List[str]:
    """A line for each owner of something."""
    words = {whose: list(what) for whose, what in things.items()}
    return [" ".join([str(whose), *what]) for whose, what in words.items() if what]


def name_of(square: Square) -> str:
    return "abcdefgh"[square[1]] + str(square[0] + 1)


def squares_of(names: List[str]) -> List[Square]:
    """The squares with these names, which must be in order."""
    known = {name_of((row, column)): (row, column) for row in range(9) for column in range(8)}
    ensure(bool(names) and all(name in known for name in names), f"`{' '.join(names)}` are not squares")
    squares = [known[name] for name in names]
    ensure(squares == sorted(set(squares)), "the squares are not in order")
    return squares


def are_neighbours(one: Square, other: Square) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1
