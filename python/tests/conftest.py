import pytest

import dighouse

GAMES = dighouse.games()


@pytest.fixture(params=GAMES)
def game(request):
    return request.param


def play_out(state, rng):
    """Plays random legal actions until the game is over."""
    while not state.is_over:
        state.apply(rng.choice(state.legal_ids()))
    return state
