"""The model of cost: what it says is needed carries the load, nothing less does, and more players never need less."""

from pathlib import Path

import msgspec
import pytest
from hypothesis import given, strategies as st

from bench.scaling.model import Deployment, limits, needed, service_limits, store_bytes, store_limits
from bench.scaling.numbers import OURS, Numbers, read
from bench.scaling.report import beyond, report

NUMBERS = read()
FACTORS = st.floats(0.001, 8)


def loaded(factor: float, **changed: float) -> Numbers:
    load = msgspec.structs.replace(NUMBERS.load.times(factor), **changed)
    return msgspec.structs.replace(NUMBERS, load=load)


def used(numbers: Numbers, deployment: Deployment) -> dict[str, float]:
    return {limit.name: limit.used for limit in limits(numbers, deployment)}


def carried(numbers: Numbers) -> Deployment:
    deployment = needed(numbers)
    assert deployment is not None
    return deployment


@given(FACTORS)
def test_what_is_needed_carries_the_load_and_one_less_of_either_does_not(factor: float) -> None:
    numbers = loaded(factor)
    masters, processes = carried(numbers)
    assert max(used(numbers, Deployment(masters, processes)).values()) <= 1
    if masters > 1:
        assert max(limit.used for limit in store_limits(numbers, masters - 1)) > 1
    if processes > 1:
        assert max(limit.used for limit in service_limits(numbers, processes - 1)) > 1


@given(FACTORS, st.floats(1, 2))
def test_more_players_never_need_less(factor: float, more: float) -> None:
    few, many = carried(loaded(factor)), carried(loaded(factor * more))
    assert many.masters >= few.masters
    assert many.processes >= few.processes


def test_what_gives_out_first_comes_first_and_has_the_least_room() -> None:
    found = limits(NUMBERS, carried(NUMBERS))
    rooms = [limit.room for limit in found]
    assert rooms == sorted(rooms)
    assert found[0].room >= 1


def test_processes_more_help_with_everything_but_word_of_commits() -> None:
    few, many = (used(NUMBERS, Deployment(16, count)) for count in (20, 40))
    assert few["word of commits at a process"] == many["word of commits at a process"] > 0
    assert many["subscribers of a process"] == pytest.approx(few["subscribers of a process"] / 2)


def test_masters_more_share_the_games_but_each_hears_of_every_commit() -> None:
    """A commit is passed on to every node: so with many masters the core of each is busier, not less."""
    few, many = ({limit.name: limit.used for limit in store_limits(NUMBERS, masters)} for masters in (10, 200))
    assert many["memory of a master"] == pytest.approx(few["memory of a master"] / 20)
    hearing = NUMBERS.load.commits * NUMBERS.figures.bus_hear_seconds / NUMBERS.machines.master_core_part
    assert many["core of a master"] > 0.9 * hearing


def test_a_single_master_passes_nothing_on() -> None:
    core = store_limits(NUMBERS, 1)[1].used
    assert core * NUMBERS.machines.master_core_part == pytest.approx(
        NUMBERS.load.commits * NUMBERS.figures.append_seconds
    )


def test_the_bytes_of_games_are_those_of_live_ones_half_grown_and_of_those_that_wait_for_the_archive() -> None:
    load, figures = NUMBERS.load, NUMBERS.figures
    ended = load.live * load.moves_per_live_game_a_day / load.commits_per_game * load.archived_after_days
    whole = load.commits_per_game * figures.commit_bytes
    snapshots = (load.live + ended) * figures.snapshot_bytes
    assert store_bytes(NUMBERS) == pytest.approx(load.live * whole / 2 + ended * whole + snapshots)


def test_a_load_whose_every_commit_no_process_can_hear_is_carried_by_none() -> None:
    too_much = loaded(1, live=NUMBERS.load.live * 60)
    assert too_much.load.commits * too_much.figures.wakeup_seconds > 1
    assert needed(too_much) is None
    assert "no number of processes" in "\n".join(report(too_much))


def test_how_far_it_goes_is_said_with_the_factor_at_which_it_ends() -> None:
    factor = float(beyond(NUMBERS).partition(" ")[0])
    assert needed(loaded(factor)) is not None
    assert needed(loaded(2 * factor)) is None


def test_numbers_that_are_missing_or_unknown_are_refused(tmp_path: Path) -> None:
    text = OURS.read_text(encoding="utf-8")
    for changed in (text.replace("live = ", "alive = "), text.replace("event_bytes = 93\n", "")):
        (tmp_path / "numbers.toml").write_text(changed, encoding="utf-8")
        with pytest.raises(msgspec.ValidationError):
            read(tmp_path / "numbers.toml")


def test_the_document_shows_what_the_program_says() -> None:
    document = (Path(__file__).parents[2] / "docs" / "scaling.md").read_text(encoding="utf-8")
    assert "\n".join(report(NUMBERS)) in document
