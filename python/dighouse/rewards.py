"""What a finished game is worth to its players."""

from dighouse._native import State


def by_rank(state: State) -> list[float]:
    """From 1 for the first to -1 for the last, by seat; who shares a rank shares what it is worth. Their sum is 0.

    Alone, a player wins (1) or loses (-1) against the game.

    >>> import dighouse
    >>> by_rank(dighouse.new("arnak", seats=4, seed=1))
    [0.0, 0.0, 0.0, 0.0]
    """
    ranks = [row["rank"] for row in state.standings()]
    if len(ranks) == 1:
        return [1.0 if ranks[0] == 1 else -1.0]
    worth = []
    for rank in ranks:
        mean = rank + (ranks.count(rank) - 1) / 2
        worth.append(1.0 - 2.0 * (mean - 1) / (len(ranks) - 1))
    return worth
