"""A house without a server: the desk over a store in memory."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from service.app import House
from tests.service.house import TakingTurns, house_of, make_app
from tests.service.table import Two


@pytest.fixture
def store() -> TakingTurns:
    return TakingTurns()


@pytest.fixture
async def house(store: TakingTurns) -> AsyncIterator[House]:
    app = make_app(store)
    async with app.router.lifespan_context(app):
        yield house_of(app)


@pytest.fixture
async def laid(house: House) -> Two:
    return await Two.laid(house)


@pytest.fixture
async def begun(house: House) -> Two:
    return await Two.begun(house)
