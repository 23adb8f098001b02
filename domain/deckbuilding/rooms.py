"""A row of rooms in which cards lie face down or up, and the Combat Zone behind it, as far as it can be read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from .areas import Areas
from .card import Card
from .language import Deed, Me, count
from .state import RoomState

COMBAT_ZONE = "combat-zone"

HAND, LEAST_HAND = 6, 3
"""What a Cleanup draws, and what it draws at least where cards say that it is fewer (our choice; no book says)."""


class Rooms(Areas):
    """A table with rooms. `room_kind` is the kind of their zones, which go from where cards come in to the exit.

    `entry_deck` is the deck that they come from, `offered` are the zones whose top card can be recruited. `forbids` has the
    rules by which things may not be done.
    """

    s: RoomState
    room_kind: ClassVar[str]
    entry_deck: ClassVar[str]
    offered: ClassVar[tuple[str, ...]]
    forbids: ClassVar[Mapping[str, str]]

    # -- who

    def avatar(self, seat: int) -> Card:
        """A seat's Avatar, as it is printed."""
        return self.card_of(self.s.zone(f"avatar.{seat}")[-1])

    def damage_of(self, strike: int) -> int:
        """The damage of a Strike where it lies."""
        return self.card_of(strike).damage or 0

    def damage(self, seat: int) -> int:
        """The damage of the Strikes that a seat has."""
        return sum(self.damage_of(i) for i in self.s.zone(f"strikes.{seat}"))

    def new_hand(self, seat: int) -> int:
        """How many cards a seat draws in this Cleanup."""
        avatar = self.s.zone(f"avatar.{seat}")[-1]
        fewer = self.held("fewer") + self.s.markers.get(f"fewer.{avatar}", 0)
        size = self.usual_hand(seat, HAND)
        return max(min(LEAST_HAND, size), size - fewer)

    # -- the rooms

    @property
    def rooms(self) -> tuple[str, ...]:
        """The zones of the rooms that there still are, from where cards come in to the exit."""
        return self.spaces[self.room_kind]

    def room_of(self, zone: str) -> str:
        """The room that a zone is; nothing for any other zone."""
        kind, _, room = zone.partition(".")
        return room if kind == self.room_kind else ""

    def row(self, kind: str) -> tuple[str, ...]:
        return self.rooms if kind == self.room_kind else super().row(kind)

    def is_up(self, i: int) -> bool:
        """Whether a card of the table lies face up."""
        return i in self.s.up or not self.in_rooms(i)

    def in_rooms(self, i: int) -> bool:
        """Whether a card lies in a room."""
        return i in self.s.lying_in(self.spaces[self.room_kind])

    def hidden(self) -> tuple[int, ...]:
        """The face-down cards of the rooms, from where they come in on."""
        return tuple([i for i in self.s.lying_in(self.rooms) if i not in self.s.up])

    def face_up(self) -> tuple[int, ...]:
        """The face-up cards of the rooms, from where they come in on."""
        return tuple([i for i in self.s.lying_in(self.rooms) if i in self.s.up])

    def enemies(self) -> tuple[int, ...]:
        """The face-up enemies of the rooms and the Combat Zone."""
        return tuple(i for i in (*self.face_up(), *self.s.zone(COMBAT_ZONE)) if self.card_of(i).kind == "enemy")

    def here(self, source: int) -> tuple[int, ...]:
        """What lies face up in the room of a card, or in the room that it is attached to."""
        room = self.s.zone_of(source).partition(".")[2]
        return tuple(i for i in self.s.zone(f"{self.room_kind}.{room}") if i in self.s.up)

    def near(self, source: int) -> tuple[int, ...]:
        """What lies face up in the room that a card is attached to or in a place next to it."""
        room = f"{self.room_kind}.{self.s.zone_of(source).partition('.')[2]}"
        n = self.rooms.index(room)
        places = [*self.rooms[max(0, n - 1) : n + 2], *([COMBAT_ZONE] if n == len(self.rooms) - 1 else [])]
        return tuple(i for i in self.s.lying_in(places) if self.is_up(i))

    def in_kind(self, zone: str, me: Me) -> tuple[int, ...]:
        match zone:
            case "hidden":
                return self.hidden()
            case "enemies":
                return self.enemies()
            case "here":
                return self.here(me.source)
            case "near":
                return self.near(me.source)
        return super().in_kind(zone, me)

    def is_clear(self, room: str, me: Me) -> bool:
        if room == "here":
            room = self.s.zone_of(me.source).partition(".")[2]
        zone = f"{self.room_kind}.{room}"
        return zone in self.rooms and not self.s.zone(zone)

    def is_still(self, i: int) -> bool:
        """Whether a card isn't pushed: only one that lies face up can be so."""
        return self.is_up(i) and self.says(i, "still") > 0

    def is_fixed(self, i: int) -> bool:
        """Whether effects don't move a card either."""
        return self.is_still(i)

    def moves_all(self, i: int) -> bool:
        """Whether a card that comes into a room pushes even one that isn't pushed by others."""
        return False

    def can_go_back(self, i: int) -> bool:
        """Whether an effect can let a card go back."""
        return not self.is_fixed(i)

    def comes_hidden(self, i: int) -> bool:
        """Whether a card that leaves for the Combat Zone is still to be turned up there."""
        return i in self.hidden() or self.s.zone_of(i) == self.entry_deck

    def table_modifiers(self, i: int) -> int:
        return -self.s.markers.get(f"weakened.{i}", 0)

    def from_exit(self, ids: tuple[int, ...]) -> list[int]:
        """Those of these cards that lie in rooms, the one nearest to the Combat Zone first."""
        return [i for room in reversed(self.spaces[self.room_kind]) for i in ids if i in self.s.zone(room)]

    # -- fights

    def attack_for(self, card: int) -> int:
        """The Attack that may be spent on an enemy: some may be for the Combat Zone alone."""
        return self.s.attack + self.reserved_for(card) + (self.s.recruit if self.takes_recruit(card) else 0)

    def reserved_for(self, card: int) -> int:
        """The Attack that may be spent on an enemy for where it lies alone."""
        return self.s.reserved.get(COMBAT_ZONE, 0) if self.s.zone_of(card) == COMBAT_ZONE else 0

    def fight_costs(self, card: int) -> dict[str, int]:
        """What a fight takes: Attack as far as there is some, the rest in Recruit Points where those may pay."""
        price = self.fight_price(card)
        recruit = max(0, price - self.s.attack - self.reserved_for(card))
        return {"attack": price - recruit} | ({"recruit": recruit} if recruit else {})

    def fight_price(self, card: int) -> int:
        """What must be paid to fight an enemy: its Attack, unless a game adds something."""
        return self.attack_of(card)

    # -- what a game fills in

    def opponents(self) -> list[int]:
        """Which enemies can be fought."""
        raise NotImplementedError

    def unbeatable(self, card: int) -> str:
        """The rule by which a card is no enemy that can be fought, where it is another than that of all cards."""
        return ""

    def can_play(self, seat: int, card: int) -> bool:
        """Whether a card in hand can be played."""
        raise NotImplementedError

    def scan_cost(self, room: str) -> int:
        """What a scan of a room costs now."""
        raise NotImplementedError

    def deeds(self) -> Iterator[tuple[int, int, Deed]]:
        """What may be done for a price on the cards of the table, where they lie: card, number, deed."""
        raise NotImplementedError

    def deed_cost(self, i: int, deed: Deed) -> int:
        """The Recruit Points that a deed costs now."""
        raise NotImplementedError

    def deed_bill(self, i: int, deed: Deed) -> tuple[int, int]:
        """The Attack and the Recruit Points that a deed takes: of what both may pay, Attack as far as there is some."""
        me = self.behalf(i)
        attack, mix = (max(0, count(number, self, me)) for number in (deed.attack, deed.mix))
        of_mix = min(mix, max(0, self.s.attack - attack))
        return attack + of_mix, self.deed_cost(i, deed) + mix - of_mix

    def may_do(self, seat: int, i: int, number: int, deed: Deed) -> bool:
        """Whether a deed may be done now by who can pay for it."""
        used = deed.once and self.s.serial[i] in self.s.tally(f"deed-{number}", seat)
        return not used and (deed.need is None or deed.need.holds(self, self.behalf(i)))

    def on_offer(self) -> list[int]:
        """The cards that can be recruited."""
        return [self.s.zone(zone)[-1] for zone in self.offered if self.s.zone(zone)]
