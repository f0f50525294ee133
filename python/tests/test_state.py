"""`dighouse.State`."""

import copy
import doctest
import json
import pickle
import random
from pathlib import Path

import numpy as np
import pytest

import dighouse
import dighouse.errors
import dighouse.rewards
from conftest import play_out

RECORDS = Path(__file__).parents[2] / "tests" / "records"


def test_the_games_are_described(game):
    info = dighouse.info(game)
    assert info["game"] == game and info["min_seats"] <= 2 <= info["max_seats"] == 4
    assert info["bots"][0] == "random" and "master" in info["bots"]
    schema = dighouse.schema(game)
    assert (schema["actions"], schema["observation"]) == (info["actions"], info["observation"])


def test_a_game_is_played_to_its_end_by_text(game):
    state, rng = dighouse.new(game, seats=3, seed=1), random.Random(1)
    while not state.is_over:
        seat = rng.choice(state.decision["seats"])
        state.apply(rng.choice(state.legal_actions(seat)), seat)
    assert state.decision is None and state.to_act is None and state.legal_actions() == []
    standings = state.standings()
    assert [row["seat"] for row in standings] == [1, 2, 3]
    assert sum(row["win_share"] for row in standings) == pytest.approx(1)
    assert all(row["total"] == sum(row["points"].values()) for row in standings)


def test_ids_masks_and_texts_agree(game):
    state, rng = dighouse.new(game, seats=2, seed=2), random.Random(2)
    for _ in range(60):
        if state.is_over:
            break
        ids = state.legal_ids()
        assert np.flatnonzero(state.mask()).tolist() == ids
        assert sorted(state.action_text(id) for id in ids) == sorted(state.legal_actions())
        assert all(state.action_id(state.action_text(id)) == id for id in ids)
        state.apply(rng.choice(ids))


def test_an_observation_has_the_bounds_of_its_fields(game):
    state, rng = dighouse.new(game, seats=2, seed=3), random.Random(3)
    fields = dighouse.schema(game)["fields"]
    while not state.is_over:
        for viewer in (1, 2, "spectator"):
            observation = state.observation(viewer)
            assert observation.dtype == np.int16
            for field in fields:
                part = observation[field["offset"] : field["offset"] + field["size"]]
                assert field["low"] <= part.min() and part.max() <= field["high"], field["name"]
        state.apply(rng.choice(state.legal_ids()))


def test_a_seed_gives_the_same_game_and_a_clone_is_independent(game):
    one, other = dighouse.new(game, seed=4), dighouse.new(game, seed=4)
    assert one == other and one != dighouse.new(game, seed=5)
    for clone in (one.clone(), copy.copy(one), copy.deepcopy(one), pickle.loads(pickle.dumps(one))):
        assert clone == one
        clone.apply(clone.legal_actions()[0])
        assert clone != one and one == other


def test_a_determinization_keeps_what_its_seat_knows(game):
    state, rng = dighouse.new(game, seed=6), random.Random(6)
    for _ in range(10):
        state.apply(rng.choice(state.legal_ids()))
    worlds = [state.determinize(1, rng=seed) for seed in range(8)]
    for world in worlds:
        assert world.view(1) == state.view(1)
        assert (world.observation(1) == state.observation(1)).all()
        assert (world.mask(1) == state.mask(1)).all()
    assert len({world.fingerprint for world in worlds}) == 8
    assert worlds[3] == state.determinize(1, rng=3)
    for rng in (np.random.default_rng(1), random.Random(1), None):
        assert state.determinize(2, rng).view(2) == state.view(2)


def test_illegal_actions_name_the_rule():
    state = dighouse.new("lost-code", seed=1)
    for refused in (lambda: state.apply("bet 5-500"), lambda: state.apply(10**9)):
        with pytest.raises(dighouse.Illegal) as caught:
            refused()
        assert caught.value.rule == "unknown-action"
    why = state.why_not(state.legal_actions()[0], seat=2)
    assert (why.rule, str(why)) == ("not-your-decision", why.args[0])
    ruled_out = next(id for id in range(len(state.mask())) if not state.mask()[id] and state.action_text(id))
    why = state.why_not(ruled_out)
    with pytest.raises(dighouse.Illegal, match=".") as caught:
        state.apply(ruled_out)
    assert caught.value.data == why.data and "{" not in str(why) and why.rule not in str(why)
    assert pickle.loads(pickle.dumps(why)).rule == why.rule
    over = play_out(state.clone(), random.Random(1))
    assert over.why_not("anything").rule == "game-is-over"
    with pytest.raises(dighouse.Illegal):
        over.apply(0)


def test_wrong_arguments_are_explained():
    for wrong, words in [
        (lambda: dighouse.new("chess"), "There is no game “chess”"),
        (lambda: dighouse.new("mykerinos", seats=5), "2 to 4 players, not 5"),
        (lambda: dighouse.new("lost-code", options={"curses": "on"}), "Unknown option “curses”"),
        (lambda: dighouse.new("lost-code", options={"curse": "yes"}), "no value “yes”"),
        (lambda: dighouse.new("lost-code", seed=1).choose("oracle"), "Unknown bot “oracle”"),
        (lambda: dighouse.read_record("hello"), "not a game record"),
        (lambda: dighouse.read_position("hello"), "game ="),
        (lambda: dighouse.position("lost-code", "{}"), "invalid"),
    ]:
        with pytest.raises(dighouse.Error, match=words):
            wrong()
    state = dighouse.new("lost-code", seed=1)
    for wrong in (lambda: state.view(3), lambda: state.view("nobody"), lambda: state.legal_ids(0)):
        with pytest.raises(ValueError):
            wrong()
    with pytest.raises(TypeError):
        state.apply(None)


def test_records_are_written_read_and_verified(game):
    state = play_out(dighouse.new(game, seats=2, seed=7), random.Random(7))
    text = state.record(players=["Ala", "Olek"])
    again = dighouse.read_record(text)
    assert again == state and again.record(players=["Ala", "Olek"]) == text
    assert again.history == state.history
    facts = dighouse.verify_record(text)
    assert facts["over"] and facts["actions"] == len(state.history) and facts["players"][:2] == ["Ala", "Olek"]
    with pytest.raises(dighouse.Error):
        dighouse.verify_record(text.replace(state.history[5][1], "sing", 1))


def test_the_recorded_games_of_the_repository_replay():
    records = sorted(RECORDS.glob("*.dig"))
    assert len(records) >= 40
    for record in records[::8]:
        assert dighouse.verify_record(record.read_text())["actions"] > 0


def test_positions_are_written_and_read(game):
    state, rng = dighouse.new(game, seed=8), random.Random(8)
    for _ in range(12):
        state.apply(rng.choice(state.legal_ids()))
    again = dighouse.read_position(state.position())
    assert again == state and again.history == []
    again.apply(again.legal_ids()[0])
    assert dighouse.read_record(again.record()) == again


def test_the_log_tells_each_viewer_what_it_may_know(game):
    state = play_out(dighouse.new(game, seed=9), random.Random(9))
    everything, public = state.log("all"), state.log("spectator")
    assert len(public) <= len(everything)
    assert all(line in everything for line in public)
    assert all(line["sentence"] and "{" not in line["sentence"] for line in everything)
    json.dumps(everything)


def test_bots_choose_and_analyse(game):
    state = dighouse.new(game, seed=10)
    for bot in dighouse.info(game)["bots"][:2] + ["search:iters=30"]:
        assert state.choose(bot, rng=1) in state.legal_actions()
        assert state.choose(bot, rng=1) == state.choose(bot, rng=1)
    # A decision with something to search for.
    while len(state.legal_ids()) < 3:
        state.apply(state.legal_ids()[0])
    analysis = state.analyse("search:iters=64", rng=1)
    visits = [candidate["visits"] for candidate in analysis["candidates"]]
    assert visits == sorted(visits, reverse=True) and sum(visits) >= 32
    assert {candidate["id"] for candidate in analysis["candidates"]} <= set(state.legal_ids())


def test_doc_examples():
    for module in (dighouse, dighouse.errors, dighouse.rewards):
        result = doctest.testmod(module)
        assert result.failed == 0 and result.attempted > 0
