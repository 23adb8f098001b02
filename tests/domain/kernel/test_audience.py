"""Each field of an event says who may know it, where the event is defined."""

from typing import Annotated

import pytest

from domain.kernel.audience import AUDITOR, EVERYONE, NOBODY, PUBLIC, Audience, seat_in, seats_in, sees
from domain.kernel.event import Event, Name, Public, Seat, check_defaults


def test_an_event_with_an_undeclared_field_is_not_defined() -> None:
    with pytest.raises(TypeError, match=r"Undeclared\.cards must declare one audience"):

        class Undeclared(Event, frozen=True):
            cards: tuple[str, ...]


def test_nor_is_one_with_a_field_declared_twice() -> None:
    with pytest.raises(TypeError, match=r"Twofold\.cards must declare one audience"):

        class Twofold(Event, frozen=True):
            cards: Annotated[tuple[str, ...], PUBLIC, NOBODY]


def test_nor_one_whose_audience_names_a_field_that_it_has_not() -> None:
    with pytest.raises(TypeError, match=r"Misnamed\.card_seen names no field 'seat'"):

        class Misnamed(Event, frozen=True):
            card_seen: Annotated[str, seat_in("seat")]


def test_the_names_of_events_are_unique() -> None:
    with pytest.raises(TypeError, match="two events are called Moved"):

        class Moved(Event, frozen=True):
            pass


class HiddenByDefault(Event, frozen=True):
    seat: Seat
    choice: Annotated[str, seat_in("seat")] = ""


class PaceByDefault(Event, frozen=True):
    pace: Name = "slow"


class SeatByDefault(Event, frozen=True):
    choice: Annotated[str, seat_in("seat")]
    seat: Seat = 1


class Harmless(Event, frozen=True):
    choice: Annotated[str, seats_in("to")]
    to: Public = 0
    reason: Name = ""


@pytest.mark.parametrize(
    ("event", "why"),
    [
        pytest.param(HiddenByDefault, "choice is hidden, so it can have no default", id="its absence would tell"),
        pytest.param(PaceByDefault, "pace can't have the default 'slow'", id="recorded or not, as it happens"),
        pytest.param(SeatByDefault, "seat can't have the default 1", id="absent, it would name seat 0"),
    ],
)
def test_some_defaults_are_refused(event: type[Event], why: str) -> None:
    with pytest.raises(TypeError, match=why):
        check_defaults(event)


def test_others_are_not() -> None:
    check_defaults(Harmless)


def test_an_audience_is_fixed_or_named_by_another_field() -> None:
    assert PUBLIC.of({}) == EVERYONE
    assert NOBODY.of({}) == 0
    assert seat_in("seat").of({"seat": 2}) == 0b100
    assert seats_in("to").of({"to": 0b101}) == 0b101
    assert seats_in("to").of({}) == 0


@pytest.mark.parametrize(
    ("audience", "viewers"),
    [(EVERYONE, {None, AUDITOR, 0, 1, 2}), (0b101, {AUDITOR, 0, 2}), (0, {AUDITOR})],
)
def test_a_spectator_sees_what_all_see_and_the_auditor_everything(audience: int, viewers: set[int | None]) -> None:
    assert {viewer for viewer in (None, AUDITOR, 0, 1, 2) if sees(audience, viewer)} == viewers


def test_an_audience_is_data() -> None:
    assert seats_in("to") == Audience(0, "to")


@pytest.mark.parametrize(("seat", "mask"), [(0, 1), (63, 1 << 63), (-1, 0), (64, 0), (2**64 - 1, 0)])
def test_a_seat_that_no_table_has_may_know_nothing(seat: int, mask: int) -> None:
    """A record that comes from elsewhere may name any number as a seat."""
    assert seat_in("seat").of({"seat": seat}) == mask
