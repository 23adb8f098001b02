"""Each bench runs, with as little as it can: what it measures then is no figure, but nothing is missing or failed."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from msgspec import structs

from bench import footprint, many
from bench.crowd import report as crowd
from bench.crowd.measure import measure
from bench.load.steps import climb
from bench.load.systems import all_systems


def test_a_step_of_load_is_answered_by_every_system(tmp_path: Path) -> None:
    with (
        all_systems(tmp_path, "no", (), (), replicas=1, recorded=1, peers=False) as systems,
        ProcessPoolExecutor(1, mp_context=get_context("spawn")) as generator,
    ):
        steps = list(climb(systems, [20], 0.5, generator, seed=1))
    assert [step.system for step in steps] == ["REST", "REST, any replica", "bare route"]
    for step in steps:
        assert step.outcome.due > 0
        assert (step.outcome.failed, step.outcome.unanswered) == (0, 0), step
        assert step.system in str(step)


def test_a_small_crowd_hears_everything() -> None:
    plan = crowd.Plan(games=4, each=4, rate=10, seconds=0.5, stalled=0, slow_seconds=10, recorded=1)
    with crowd.crowded(plan) as here, ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        for transport, games in zip(crowd.TRANSPORTS, (slice(2), slice(2, 4)), strict=True):
            some = structs.replace(here, games=here.games[games], scripts=here.scripts[games])
            found = pool.submit(measure, some, transport).result()
            played = found.followed
            assert (played.missed, played.moves.failed, played.moves.unanswered) == (0, 0, 0)
            assert played.heard == 4 * played.moves.due > 0
            assert "8 who came" in "\n".join(crowd.told(found))


def test_games_are_replayed_from_a_full_store() -> None:
    rounds = many.measure(events=1, cluster=False)
    assert len(rounds) == 1
    assert sum(many.parts(rounds).values()) > 0.99
    assert len(list(many.figures(rounds))) == 8


def test_what_a_game_costs_is_at_least_what_it_is_made_of() -> None:
    found = footprint.measure(footprint.Plan(games=2, cached=2, commits=100))
    game = found.stored
    assert game.events > game.commits > 50
    assert game.compressed < game.packed < game.keys
    assert game.log > game.packed
    assert set(found.commits) == set(footprint.FSYNCS)
    assert "commits/s" in "\n".join(footprint.told(found))
