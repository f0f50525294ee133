"""`dighouse.VecEnv`."""

import numpy as np
import pytest

import dighouse


def random_ids(env, rng):
    """A random legal id for each game."""
    return np.where(env.masks, rng.random(env.masks.shape), -1).argmax(axis=1)


def test_games_end_with_rewards_and_begin_anew(game):
    env, rng = dighouse.VecEnv(game, seats=3, n=16, seed=1), np.random.default_rng(1)
    ended = 0
    for _ in range(dighouse.info(game)["longest"]):
        env.step(random_ids(env, rng))
        assert env.masks.any(axis=1).all(), "every game waits for somebody"
        assert (env.rewards[~env.dones] == 0).all()
        assert np.allclose(env.rewards.sum(axis=1), 0, atol=1e-6)
        ended += env.dones.sum()
        if ended >= 16:
            break
    assert ended >= 16


def test_the_arrays_are_what_the_states_say(game):
    env, rng = dighouse.VecEnv(game, n=8, seed=2), np.random.default_rng(2)
    for _ in range(40):
        env.step(random_ids(env, rng))
        for index in range(len(env)):
            state = env.state(index)
            seat = int(env.to_act[index]) + 1
            assert seat == state.to_act
            assert (env.observations[index] == state.observation(seat)).all()
            assert (env.masks[index] == state.mask(seat)).all()


def test_arrays_are_written_in_place_and_seeds_reproduce_them(game):
    one, other = (dighouse.VecEnv(game, n=8, seed=3) for _ in range(2))
    arrays = (one.observations, one.masks, one.rewards, one.dones, one.to_act)
    rng = np.random.default_rng(3)
    before = one.observations.copy()
    for _ in range(20):
        ids = random_ids(one, rng)
        one.step(ids)
        other.step(ids)
    assert arrays[0] is one.observations and arrays[1] is one.masks and (before != one.observations).any()
    for array, same in zip(arrays, (other.observations, other.masks, other.rewards, other.dones, other.to_act)):
        assert (array == same).all()


def test_an_illegal_id_changes_nothing():
    env = dighouse.VecEnv("lost-code", n=4, seed=4)
    ids = env.masks.argmax(axis=1)
    before = env.observations.copy()
    for wrong in (-1, 10**9, int((~env.masks[2]).argmax())):
        with pytest.raises(ValueError, match=f"game 2: the id {wrong} is not legal"):
            env.step(np.where(np.arange(4) == 2, wrong, ids))
    with pytest.raises(ValueError, match="3 ids for 4 games"):
        env.step(ids[:3])
    env.step(ids)
    assert (before != env.observations).any()


def test_rewards():
    wins = dighouse.VecEnv("mykerinos", n=32, seed=5, reward="win")
    points = dighouse.VecEnv("mykerinos", n=32, seed=5, reward="points")
    rng, ended = np.random.default_rng(5), 0
    while ended < 32:
        ids = random_ids(wins, rng)
        wins.step(ids)
        points.step(ids)
        for index in np.flatnonzero(wins.dones):
            ended += 1
            assert wins.rewards[index].sum() == pytest.approx(1)
            # Ties are broken by other things than points.
            assert (points.rewards[index][wins.rewards[index] > 0] == points.rewards[index].max()).all()
    for wrong in (lambda: dighouse.VecEnv("mykerinos", reward="fun"), lambda: dighouse.VecEnv("mykerinos", n=0)):
        with pytest.raises(ValueError):
            wrong()
