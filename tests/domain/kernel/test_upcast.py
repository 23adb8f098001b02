"""Upcasters: what earlier rules recorded is read as today's would have recorded it, one step at a time."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from domain.kernel import game, upcast as module
from domain.kernel.commit import RULES_VERSION, Commit, pack
from domain.kernel.events import SatDown
from domain.kernel.upcast import LATEST, UPCASTERS, Upcaster, upcast, upcasts
from tests.domain.kernel.arrange import GAME

Recorded = dict[str, Any]

CREATED: Recorded = {
    "type": "Created",
    "rule": "kernel.lobby.create",
    "game": "smugglers",
    "preset": "first-night",
    "options": {"boats": 2},
    "seats": [{"kind": "player", "player": "p_1"}, {}],
    "creator": "p_1",
    "visibility": "public",
    "content": "ab" * 32,
    "seed_hash": "cd" * 32,
    "seed": "ef" * 32,
}

STEPS: dict[tuple[str, int], tuple[Recorded, Recorded]] = {
    ("Created", 2): (CREATED, {**CREATED, "algorithm": "turnledger 1", "undo": "none"}),
}
"""For each upcaster, an event as the rules before it recorded it, and what it makes of that."""


def test_every_upcaster_has_an_event_before_and_after() -> None:
    assert [(upcaster.event, upcaster.before) for upcaster in UPCASTERS] == list(STEPS)


@pytest.mark.parametrize("upcaster", UPCASTERS, ids=lambda upcaster: f"{upcaster.event}-{upcaster.before}")
def test_each_brings_its_event_one_step_further(upcaster: Upcaster) -> None:
    before, after = STEPS[upcaster.event, upcaster.before]
    recorded = dict(before)
    assert upcaster.step(recorded) == after
    assert recorded == before  # what was stored is what hashes are over


@pytest.mark.parametrize("kind", {event for event, _ in STEPS})
def test_the_last_step_of_an_event_is_one_that_can_be_read(kind: str) -> None:
    before = next(before for (event, _), (before, _) in STEPS.items() if event == kind)
    (event,) = msgspec.convert(upcast(1, [before]), list[GAME.events])  # type: ignore[name-defined]
    assert type(event).__name__ == kind


def test_the_rules_of_today_are_those_of_the_last_upcaster_or_later() -> None:
    assert UPCASTERS[-1].before == LATEST <= RULES_VERSION


def test_what_today_s_rules_recorded_is_read_as_it_is() -> None:
    assert upcast(LATEST, [CREATED]) == [CREATED]


def test_other_events_stay_as_they_are() -> None:
    assert upcast(1, [{"type": "StoodUp", "seat": 0}]) == [{"type": "StoodUp", "seat": 0}]


# -- with rules that are still to come


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> None:
    """The registry with two more steps: rules of version 3 gave seats a colour, those of version 4 call it a flag."""
    monkeypatch.setattr(module, "UPCASTERS", [*UPCASTERS])
    monkeypatch.setattr(game, "LATEST", 4)

    @upcasts("SatDown", before=3)
    def coloured(event: Recorded) -> Recorded:
        return {**event, "colour": "red"}

    @upcasts("SatDown", before=4)
    def flagged(event: Recorded) -> Recorded:
        return {**{name: value for name, value in event.items() if name != "colour"}, "player": event["colour"]}


@pytest.mark.usefixtures("later")
@pytest.mark.parametrize(
    ("rules", "event", "after"),
    [
        (1, {}, {"player": "red"}),
        (2, {}, {"player": "red"}),
        (3, {"colour": "blue"}, {"player": "blue"}),
        (4, {"player": "green"}, {"player": "green"}),
    ],
)
def test_an_event_goes_through_every_step_since_it_was_recorded(rules: int, event: Recorded, after: Recorded) -> None:
    sat = {"type": "SatDown", "seat": 1}
    assert upcast(rules, [{**sat, **event}]) == [{**sat, **after}]


@pytest.mark.usefixtures("later")
def test_one_commit_goes_through_the_steps_of_all_its_events() -> None:
    sat = {"type": "SatDown", "seat": 1}
    assert upcast(1, [CREATED, sat]) == [STEPS["Created", 2][1], {**sat, "player": "red"}]


@pytest.mark.usefixtures("later")
def test_a_game_reads_its_commits_through_all_steps() -> None:
    events = msgspec.Raw(pack([{"type": "SatDown", "seat": 1}]))
    commit = Commit(2, 0, -1, 1, msgspec.Raw(pack({})), events)
    assert GAME.events_of(commit) == [SatDown(seat=1, player="red")]


@pytest.mark.usefixtures("later")
def test_an_older_step_goes_before_a_newer_one() -> None:
    with pytest.raises(TypeError, match="older ones go first"):
        upcasts("Created", before=3)(dict)
