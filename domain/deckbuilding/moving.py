"""Cards that move through rooms: they come in and push, leave for the Combat Zone, are turned up, go on and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from domain.kernel.frame import Frame

from .events import TurnedUp
from .rooms import COMBAT_ZONE
from .row import pushes

if TYPE_CHECKING:
    from .roomtable import RoomTable


def enter(t: RoomTable, card: int, rooms: Sequence[str]) -> None:
    """A card comes into the first of these rooms whose card moves, pushing on what lies there.

    All moves are done before anything is turned up. With no room that it could enter, it goes straight on to the Combat
    Zone.
    """
    first = rooms[:1] if t.moves_all(card) else ()
    way = [room for room in rooms if room in first or not any(t.is_still(i) for i in t.s.zone(room))]
    rule = t.rule
    for room, beyond in pushes(way, lambda room: bool(t.s.zone(room))):
        (pushed,) = t.s.zone(room)
        t.because(t.cites["push"], pushed)
        if beyond:
            t.move((pushed,), beyond)
        else:
            leave(t, pushed)
    t.because(rule, 0)
    if way:
        t.move((card,), way[0])
    else:
        leave(t, card)


def leave(t: RoomTable, card: int) -> None:
    """A card leaves the rooms for the Combat Zone; what that brings comes once all moves are done."""
    hidden = t.comes_hidden(card)
    t.because(t.cites["leave"], card)
    t.move((card,), COMBAT_ZONE)
    t.push(Arrive(card, hidden))


class Leave(Frame):
    """A card leaves for the Combat Zone by an effect; nothing else moves."""

    card: int

    def step(self, t: RoomTable) -> bool:
        if t.s.zone_of(self.card) != COMBAT_ZONE:
            leave(t, self.card)
        return True


class Arrive(Frame):
    """A card lies in the Combat Zone: if it was hidden it is turned up and resolved, then it says what its entry brings."""

    card: int
    hidden: bool
    at: int = 0

    def step(self, t: RoomTable) -> bool:
        self.at += 1
        match self.at:
            case 1 if self.hidden:
                t.because(t.cites["turn-up-there"], self.card)
                turn_up(t, self.card)
            case 2 if t.s.zone_of(self.card) == COMBAT_ZONE:
                t.arrived(self.card)
                return True
            case 2:
                return True
        return False


def turn_up(t: RoomTable, card: int) -> None:
    """Turn a card face up where it lies, and do next what its kind asks for."""
    t.because(t.cites["turn-up"], card)
    t.show((card,))
    if card not in t.s.up:
        t.emit(TurnedUp(ids=(card,)))
    t.resolve(card, in_rooms=t.in_rooms(card))


class Scanned(Frame):
    """A room is scanned: what waits for a scan happens once the card is turned up and resolved."""

    seat: int
    card: int
    at: int = 0

    def step(self, t: RoomTable) -> bool:
        self.at += 1
        if self.at == 1:
            t.because(t.cites["scan"], self.card)
            t.count("scanned", self.seat, (self.card,))
            room = t.s.zone_of(self.card).partition(".")[2]
            turn_up(t, self.card)
            t.tear_down(room)
            return False
        t.heard("scan", self.seat, t.cites["override"])
        return True


class Step(Frame):
    """A card goes on, one room after another, as one that is pushed; from the last it leaves for the Combat Zone."""

    card: int
    left: int
    rule: str

    def step(self, t: RoomTable) -> bool:
        here = t.s.zone_of(self.card)
        if here not in t.rooms or t.is_fixed(self.card) or self.left <= 0:
            return True
        self.left -= 1
        t.because(self.rule, self.card)
        way = t.rooms[t.rooms.index(here) + 1 :]
        if all(t.is_still(i) for room in way for i in t.s.zone(room)) and all(t.s.zone(room) for room in way):
            leave(t, self.card)
        else:
            enter(t, self.card, way)
        return self.left <= 0


class Back(Frame):
    """An enemy goes back into clear rooms, toward where cards come in, as far as a player says."""

    seat: int
    card: int
    most: int
    rule: str
    asked: int = 0

    def step(self, t: RoomTable) -> bool:
        t.because(self.rule, self.card)
        if not self.asked:
            if not (rooms := self._way(t)):
                return True
            self.asked = t.ask(self.seat, "back-to", [t.room_of(room) for room in rooms], least=0)
            return False
        for room in t.answer(self.seat, self.asked):
            t.move((self.card,), f"{t.room_kind}.{room}")
            if self.card not in t.s.up:
                t.emit(TurnedUp(ids=(self.card,)))
        return True

    def _way(self, t: RoomTable) -> list[str]:
        """The clear rooms behind it, one after another."""
        here = t.s.zone_of(self.card)
        if not t.can_go_back(self.card):
            return []
        n = t.rooms.index(here) if here in t.rooms else len(t.rooms) if here == COMBAT_ZONE else 0
        way = list[str]()
        for room in reversed(t.rooms[max(0, n - self.most) : n]):
            if t.s.zone(room):
                break
            way.append(room)
        return way


class Attach(Frame):
    """A card is attached to a room: the one where it is, the one named, or one that a player chooses."""

    seat: int
    card: int
    to: str
    alone: bool
    rule: str
    asked: int = 0

    def step(self, t: RoomTable) -> bool:
        t.because(self.rule, self.card)
        if not self.asked:
            self.asked = t.ask(self.seat, "attach-to", self._rooms(t), among=())
            return False
        for room in t.answer(self.seat, self.asked):
            t.because(t.cites["attach"], self.card)
            t.move((self.card,), f"attached.{room}")
        return True

    def _rooms(self, t: RoomTable) -> list[str]:
        """The rooms that it may be attached to."""
        rooms = [t.room_of(room) for room in t.rooms]
        here = t.s.zone_of(self.card).partition(".")[2]
        match self.to:
            case "here":
                rooms = [here]
            case "beside":
                n = rooms.index(here)
                rooms = rooms[max(0, n - 1) : n] + rooms[n + 1 : n + 2]
            case "any":
                pass
            case named:
                rooms = [room for room in rooms if room == named]
        key = t.s.what[self.card]
        return [r for r in rooms if not self.alone or key not in {t.s.what[i] for i in t.s.zone(f"attached.{r}")}]


MOVING_FRAMES = Leave | Arrive | Scanned | Step | Back | Attach
"""The running rules of every game with rooms."""
