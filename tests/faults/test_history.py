"""The checker of histories finds what it looks for."""

from __future__ import annotations

import pytest

from .history import Call, faults

A = Call("ann", "a", 5, 0.0, 1.0)


@pytest.mark.parametrize(
    "other",
    [
        Call("ben", "b", 6, 2.0, 3.0),
        Call("ben", "", 5, 2.0, 3.0),
        Call("ben", "b", 4, 0.5, 3.0),  # at the same time as Ann's: either may be first
        Call("ben", "", 4, 0.5, 3.0),
    ],
)
def test_a_history_that_one_game_could_have_told(other: Call) -> None:
    assert not [*faults([A, other])]


@pytest.mark.parametrize(
    ("other", "fault"),
    [
        (Call("ben", "b", 5, 0.5, 3.0), "the same version"),
        (Call("ann", "a", 6, 0.5, 3.0), "one command"),
        (Call("ben", "b", 4, 2.0, 3.0), "was told"),
        (Call("ben", "", 4, 2.0, 3.0), "was told"),
    ],
)
def test_a_history_that_no_game_could_have_told(other: Call, fault: str) -> None:
    assert fault in " ".join(faults([A, other]))
    assert fault in " ".join(faults([other, A]))
