"""A house without a server: the desk over a store in memory."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from service.house import House
from service.log import REQUEST
from tests.service.house import Hand, TakingTurns, make_house
from tests.service.table import Two


@pytest.fixture
def store() -> TakingTurns:
    return TakingTurns()


@pytest.fixture
def hand() -> Hand:
    """A clock that stands until it is put forward."""
    return Hand()


@pytest.fixture
async def house(store: TakingTurns) -> AsyncIterator[House]:
    REQUEST.set("")  # whatever was asked by another test in the same task
    house = make_house(store)
    async with house.running():
        yield house


@pytest.fixture
async def laid(house: House) -> Two:
    return await Two.laid(house)


@pytest.fixture
async def begun(house: House) -> Two:
    return await Two.begun(house)
