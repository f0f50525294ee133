"""`dighouse.arena`."""

import json

import pytest

import dighouse


class Widest:
    """Bets on as many codes as it can."""

    def choose(self, state, seat):
        def width(action):
            word, _, rest = action.partition(" ")
            low, _, high = rest.partition("-")
            return int(high) - int(low) if word == "bet" and high else 0

        assert state.to_act is not None and seat in state.decision["seats"]
        return max(state.legal_actions(seat), key=width)


class First:
    """Takes the first legal id."""

    def choose(self, state, seat):
        return state.legal_ids(seat)[0]


class Clumsy(First):
    """Fails sooner or later."""

    def __init__(self):
        self.left = 3

    def choose(self, state, seat):
        self.left -= 1
        if self.left < 0:
            raise RuntimeError("no idea")
        return super().choose(state, seat)


def test_bots_are_compared_and_rated():
    report = dighouse.arena("lost-code", ["exact", "random", "random"], players=2, games=20, seed=1)
    exact = report["bots"][0]
    assert exact["bot"] == "exact" and exact["win_rate"] > 0.8 and exact["rating_low"] > 0
    assert report["games"] == 60 and report["forfeits"] == []
    json.dumps(report)


def test_a_class_in_python_is_a_bot(game):
    def report(threads):
        report = dighouse.arena(game, [First, "random"], games=4, seed=2, threads=threads)
        for bot in report["bots"]:
            del bot["ms_per_decision"]
        return report

    assert report(1) == report(2)
    assert report(1)["bots"][0]["bot"] == "python:0:First" and report(1)["bots"][0]["forfeits"] == 0


def test_a_bot_sees_only_what_its_seat_knows():
    seen = []

    class Peeking(First):
        def choose(self, state, seat):
            seen.append((state.fingerprint, json.dumps(state.view(seat)), state.history))
            return super().choose(state, seat)

    dighouse.arena("lost-code", [Peeking, "random"], games=2, seed=1, threads=1)
    before = seen.copy()
    seen.clear()
    dighouse.arena("lost-code", [Peeking, "random"], games=2, seed=1, threads=1)
    assert before == seen and all(history == [] for _, _, history in seen)
    # Every decision has a determinization of its own, so none can be the game that is played.
    assert len({fingerprint for fingerprint, _, _ in seen}) == len(seen)


def test_a_class_that_fails_forfeits():
    report = dighouse.arena("lost-code", [Clumsy, "random"], games=4)
    assert report["bots"][0]["forfeits"] == 4 and report["bots"][0]["win_rate"] == 0
    assert report["forfeits"][0]["fault"] == {"error": "guest-refused", "what": "no idea"}


def test_a_test_ends_when_it_is_decided():
    report = dighouse.arena("lost-code", ["exact", Widest], games=2000, sprt=(0, 30))
    assert report["sprt"]["verdict"] in ("stronger", "not-stronger") and report["games"] < 2000


def test_wrong_arguments_are_explained():
    for bots, error in [(["oracle", "random"], dighouse.Error), ([3, "random"], ValueError), (["random"], dighouse.Error)]:
        with pytest.raises(error):
            dighouse.arena("mykerinos", bots, games=1)
    with pytest.raises(ValueError):
        dighouse.arena("mykerinos", ["random", "random"], sprt=(30, 0))
    with pytest.raises(dighouse.Error, match="cannot take part"):
        dighouse.arena("mykerinos", ["exec:exit 3", "random"])

    class Broken:
        def __init__(self):
            raise RuntimeError("out of order")

    with pytest.raises(dighouse.Error, match="out of order"):
        dighouse.arena("mykerinos", [Broken, "random"])


