"""What is paid for in the Action Phase of a game with rooms, done: scans, recruits, deeds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .moving import Scanned

if TYPE_CHECKING:
    from .roomtable import RoomTable


def scan(t: RoomTable, seat: int, room: str) -> None:
    """Pay, then turn up what lies there."""
    t.because(t.cites["scan"], 0)
    t.pool(attack=-t.scan_cost(room))
    t.push(Scanned(seat, t.s.zone(f"{t.room_kind}.{room}")[-1]))


def recruit(t: RoomTable, seat: int, card: int) -> None:
    """Pay, then gain the card."""
    t.because(t.cites["recruit-row" if t.s.zone_of(card) in t.recruit_row else "recruit-stack"], card)
    t.pool(recruit=-t.recruit_cost(card))
    t.recruit(seat, card)


def pay_for(t: RoomTable, seat: int, card: int, number: int) -> None:
    """Pay for a deed, then do it."""
    deed = t.card_of(card).deeds[number]
    me = t.behalf(card)
    t.because(t.cites["pay"], card)
    t.pool(-deed.attack, -t.deed_cost(card, deed))
    t.count(f"deed-{number}", seat, (card,))
    t.perform(me, (*deed.pay, *deed.then), rule="pay")
