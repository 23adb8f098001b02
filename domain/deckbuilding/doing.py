"""What may be done in the Action Phase of every game with rooms, done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.kernel.action import Action

from . import actions as a
from .lending import lend, play_lent
from .moving import Scanned
from .needs import meet
from .playing import Fighting, Playing, use_once

if TYPE_CHECKING:
    from .roomtable import RoomTable


def act(t: RoomTable, seat: int, action: Action) -> None:
    """Carry out a legal move, one that every such game has."""
    match action:
        case a.PlayCard(card=card):
            meet(t, seat, card, t.card_of(card).needs, Playing(seat, card))
        case a.PlayCoordinated(card=card):
            play_lent(t, seat, card)
        case a.UseOnce(play=play):
            use_once(t, seat, play)
        case a.Scan(room=room):
            scan(t, seat, room)
        case a.FightEnemy(card=card):
            meet(t, seat, card, t.card_of(card).needs, Fighting(seat, card))
        case a.Recruit(card=card):
            recruit(t, seat, card)
        case a.PayFor(card=card, deed=deed):
            pay_for(t, seat, card, deed)
        case a.Coordinate(card=card):
            lend(t, seat, card)


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
    attack, recruit = t.deed_bill(card, deed)
    t.pool(-attack, -recruit)
    t.count(f"deed-{number}", seat, (card,))
    t.perform(me, (*deed.pay, *deed.then), rule="pay")
