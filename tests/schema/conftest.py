"""The house that most tests visit, and two players in it."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from .house import House


class Visit(NamedTuple):
    """A running game of two: Ann has seat 0, Bo seat 1."""

    house: House
    game: str
    ann: str
    bo: str


@pytest.fixture
def house() -> House:
    """A house with nobody in it."""
    return House()


@pytest.fixture
async def visit(house: House) -> Visit:
    """A running game."""
    ann, bo = await house.sign_up("Ann"), await house.sign_up("Bo")
    return Visit(house, await house.started(ann, bo), ann, bo)
