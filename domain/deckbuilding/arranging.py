"""What positions arranged by hand have in common: what was done so far in the turn that is going on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from domain.kernel.arrange import NotArranged

from .events import CardLent, Played, TurnedUp

if TYPE_CHECKING:
    from .roomtable import RoomTable
    from .table import DeckTable


def lie_up(t: RoomTable, rooms: Iterable[str]) -> None:
    """The cards of these rooms lie face up."""
    for room in rooms:
        ids = t.s.zone(f"{t.room_kind}.{room}")
        if not ids:
            raise NotArranged("up", f"there is no card in {room}")
        t.show(ids)
        t.emit(TurnedUp(ids=ids))


def were_lent(t: DeckTable) -> None:
    """What lies in a zone `lent` was lent this turn."""
    for seat in range(len(t.s.seats)):
        for i in t.s.zone(f"lent.{seat}"):
            t.emit(CardLent(seat=seat, id=i))


def were_played(t: DeckTable, seat: int) -> None:
    """What a seat has played lies there in the order of its plays."""
    for i in t.s.zone(f"played.{seat}"):
        t.emit(Played(id=i, key=t.s.what[i], cls=t.card_of(i).cls))
