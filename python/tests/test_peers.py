"""The conformance tests of the libraries whose interfaces the package offers."""

import doctest
import functools

import numpy as np
import pytest

import dighouse

pettingzoo = pytest.importorskip("pettingzoo")
gym = pytest.importorskip("gymnasium")
pyspiel = pytest.importorskip("pyspiel")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test  # noqa: E402

import dighouse.gymnasium  # noqa: E402
import dighouse.openspiel  # noqa: E402
import dighouse.pettingzoo  # noqa: E402


@pytest.fixture(scope="module", autouse=True)
def registered():
    dighouse.openspiel.register()
    assert len(dighouse.openspiel.register()) == 4, "registering twice does no harm"


@pytest.mark.parametrize("seats", [2, 4])
def test_pettingzoo_api(game, seats):
    api_test(dighouse.pettingzoo.env(game, seats=seats), num_cycles=60)


def test_pettingzoo_seeds(game):
    seed_test(lambda: dighouse.pettingzoo.env(game), num_cycles=40)


def test_pettingzoo_parallel(game):
    parallel_api_test(dighouse.pettingzoo.parallel_env(game, seats=3), num_cycles=60)

    class Module:
        env = staticmethod(functools.partial(dighouse.pettingzoo.env, game))
        parallel_env = staticmethod(functools.partial(dighouse.pettingzoo.parallel_env, game))

    max_cycles_test(Module)


def test_pettingzoo_rewards_are_ranks():
    env = dighouse.pettingzoo.env("mykerinos", seats=3)
    env.reset(seed=1)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        if terminated:
            rewards[agent] = reward
        mask = None if terminated else observation["action_mask"]
        env.step(None if terminated else env.action_space(agent).sample(mask))
    assert sum(rewards.values()) == pytest.approx(0) and max(rewards.values()) <= 1 and len(rewards) == 3


@pytest.mark.parametrize("name", ["arnak-solo", "excavation-earth-solo"])
def test_gymnasium(name):
    check_env(dighouse.gymnasium.make(name), skip_render_check=True)
    env = dighouse.gymnasium.make(name, illegal="raise", render_mode="ansi")
    observation, info = env.reset(seed=1)
    over = False
    while not over:
        observation, reward, over, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
        assert observation in env.observation_space and not truncated and (over or reward == 0)
    assert reward in (1.0, -1.0) and env.render()
    with pytest.raises(dighouse.Illegal):
        env.step(0)


@pytest.mark.parametrize("players", [2, 3])
def test_openspiel_simulations(game, players):
    loaded = pyspiel.load_game(f"python_dighouse_{game.replace('-', '_')}(players={players},deals=50)")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


def test_openspiel_resampling_keeps_the_information_state(game):
    loaded = pyspiel.load_game(f"python_dighouse_{game.replace('-', '_')}(deals=50)")
    rng = np.random.default_rng(1)
    state, changed = loaded.new_initial_state(), 0
    state.apply_action(7)
    while not state.is_terminal():
        for player in range(2):
            sampled = state.resample_from_infostate(player, rng.random)
            assert sampled.information_state_string(player) == state.information_state_string(player)
            assert sampled.observation_tensor(player) == state.observation_tensor(player)
            assert sampled.current_player() == state.current_player()
            if state.current_player() == player:
                assert sampled.legal_actions() == state.legal_actions()
            changed += str(sampled) != str(state)
        for _ in range(10):
            if not state.is_terminal():
                state.apply_action(int(rng.choice(state.legal_actions())))
    assert changed > 0, "something is hidden in every game, if only future chance"


def test_openspiel_is_mcts_plays(game):
    loaded = pyspiel.load_game(f"python_dighouse_{game.replace('-', '_')}(deals=50)")
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(loaded, evaluator, uct_c=1.4, max_simulations=3, random_state=np.random.RandomState(2),
                           allow_inconsistent_action_sets=True)
    state = loaded.new_initial_state()
    state.apply_action(3)
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_doc_examples():
    for module in (dighouse.pettingzoo, dighouse.gymnasium, dighouse.openspiel):
        result = doctest.testmod(module)
        assert result.failed == 0 and result.attempted > 0
