"""A clock that is set by hours, on the machine of the service or of the store: nobody's time is up that isn't, and nothing is lost."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from domain.kernel.refusal import Refused
from schema.clocks import NewClock
from service.doctor import Finding, ok, wrong
from service.house import House
from service.settings import Settings
from service.store import MemoryStore
from tests.domain.toy import Smugglers

from .house import BEGAN, Hand, bots_for
from .table import Two

pytestmark = pytest.mark.anyio

HOURS = 3 * 3_600_000
CLOCK = NewClock(kind="decision", seconds=60, at_zero="answer")


class Machine:
    """A service, its clock, and how far that of the store is from a right one."""

    def __init__(self) -> None:
        self.hand, self.store, self.store_ahead = Hand(), MemoryStore(), 0
        self.house = House(
            Settings(rate_limits=False), self.store, {"smugglers": Smugglers()}, bots_for, self.hand, look=self.look
        )

    def look(self) -> list[Finding]:
        apart = abs(self.hand.at - BEGAN - self.store_ahead) // 1000
        if apart > 30:
            return [wrong("store clock", f"its clock and ours are {apart} seconds apart", "Set them.")]
        return [ok("store clock", "they agree")]


@pytest.fixture
async def machine() -> Machine:
    machine = Machine()
    await machine.house.fitness.look()
    return machine


async def begun(machine: Machine) -> Two:
    return await Two.begun(machine.house, clock=CLOCK)


@pytest.mark.parametrize("jump", [HOURS, -HOURS])
async def test_whose_clock_jumps_does_nothing_until_it_is_right_again(machine: Machine, jump: int, caplog: Any) -> None:
    two = await begun(machine)
    head = await machine.store.head(two.id)
    machine.hand.at += jump
    with caplog.at_level(logging.WARNING):
        with pytest.raises(Refused, match="unavailable"):
            await two.order(0, 2, command="a")
        await machine.house.deadlines.look()
    assert "The clock of this service has jumped" in caplog.text
    assert "nothing is taken to be due" in caplog.text
    assert await machine.store.head(two.id) == head, "nobody's time is up"
    assert (await two.summary()).version == head, "and reading goes on"
    await machine.house.fitness.look()
    assert [finding.about for finding in machine.house.fitness.wrong] == ["store clock"]

    machine.hand.at -= jump
    assert await machine.house.fitness.is_fit()
    await two.order(0, 2, command="a")
    assert await machine.store.head(two.id) == head + 1


async def test_a_clock_that_was_wrong_and_is_set_right_is_believed_once_the_stores_agrees(machine: Machine) -> None:
    """As where time came late to a machine that had started without it."""
    two = await begun(machine)
    machine.hand.at += HOURS
    machine.store_ahead = HOURS  # it was right, and has always been
    with pytest.raises(Refused, match="unavailable"):
        await two.order(0, 2)
    await machine.house.fitness.look()
    assert await machine.house.fitness.is_fit()
    await two.order(0, 2)


async def test_a_store_whose_clock_jumps_makes_every_service_say_so_and_play_on_by_its_own(machine: Machine) -> None:
    two = await begun(machine)
    machine.store_ahead = HOURS
    await machine.house.fitness.look()
    assert not await machine.house.fitness.is_fit()
    await two.order(0, 2)


async def test_time_that_passes_is_no_jump(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    began = machine.house.fitness._ahead()
    machine.hand.at += HOURS
    monkeypatch.setattr("service.fitness.time.monotonic", lambda: (machine.hand.at - began) / 1000)
    assert machine.house.fitness.knows_time()
