"""What can be read off a table of Legendary Encounters: Alien."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import ClassVar

import msgspec

from domain.deckbuilding.areas import AreasReading
from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    OWN,
    Clone,
    CopyPlayed,
    Deed,
    Me,
    PlayCopy,
    Vigil,
    count,
    effects_in,
)
from domain.deckbuilding.rooms import Rooms

from . import names as at
from .box import Box
from .options import Options
from .state import AlienState

WALL = 2
"""What a Resin Wall adds to a Scan Cost."""

FORBIDS = {
    "decision": "alien.action.play-order",
    "turn": "alien.setup.clockwise",
    "phase": "alien.turn.phases",
    "can't": "alien.card_text.cant-beats-can",
    "pay": "alien.card_text.pay-insufficient",
    "play": "alien.action.play-order",
    "play-lent": "alien.keyword.coordinate-copy",
    "once": "alien.card_text.once-this-turn",
    "scan": "alien.scan.needs-hidden-card",
    "scan-pay": "alien.scan.cost",
    "fight": "alien.fight.who-where",
    "fight-need": "alien.fight.who-where",
    "fight-pay": "alien.fight.all-or-nothing",
    "recruit": "alien.recruit.from-hq",
    "recruit-pay": "alien.recruit.insufficient",
    "deed": "alien.objective.goal-pay-restriction",
    "deed-need": "alien.card_text.pay",
    "lend": "alien.keyword.coordinate-set-aside",
    "lend-when": "alien.keyword.coordinate-timing",
    "lend-self": "alien.keyword.coordinate-purpose",
    "lend-limit": "alien.keyword.coordinate-limit",
}


class AlienPosition(Rooms):
    """A state of Legendary Encounters: Alien, read with its cards."""

    s: AlienState
    spaces: ClassVar[Mapping[str, tuple[str, ...]]] = {"complex": at.COMPLEX, "hq": at.HQ, "attached": at.ATTACHED}
    class_names: ClassVar[tuple[str, ...]] = at.CLASSES
    room_kind: ClassVar[str] = "complex"
    entry_deck: ClassVar[str] = at.HIVE
    offered: ClassVar[tuple[str, ...]] = (*at.HQ, at.SERGEANTS)
    forbids: ClassVar[Mapping[str, str]] = FORBIDS
    own: ClassVar[frozenset[str]] = OWN | at.SEATS_OWN

    @cached_property
    def options(self) -> Options:
        """How the game was set up."""
        return msgspec.convert(self.s.options, Options)

    @cached_property
    def box(self) -> Box:
        """The cards that the game is played with."""
        return Box(self.content)

    # -- who

    @property
    def active(self) -> int:
        """The player whose turn it is; on an Alien Player's turn the next player (alien.alien_player.event-hazard)."""
        return self.s.current if self.s.current in self.s.living else self.next_player(self.s.current)

    def takes_part(self, seat: int) -> bool:
        return seat not in self.s.dead

    def alien_players(self) -> list[int]:
        return [seat for seat in self.around(self.s.current) if seat in self.s.prowling]

    def is_out(self, seat: int) -> bool:
        return seat in self.s.dead and seat not in self.s.prowling

    def is_carrier(self, seat: int) -> bool:
        """Whether a player owns a Chestburster (alien.chestburster.removal-saves)."""
        zones = (f"{zone}.{seat}" for zone in ("deck", "hand", "discard"))
        return any(self.card_of(i).kind == "chestburster" for i in self.s.lying_in(zones))

    def side_of(self, seat: int) -> str:
        """Which side a player's Agenda is on, hidden or not: `good`, `evil`; `good` where there are none."""
        dealt = self.with_serials((self.s.agendas[seat],)) if seat in self.s.agendas else ()
        return self.content[self.s.what[dealt[0]]].side if dealt else "good"

    @property
    def traitor(self) -> int | None:
        """The seat of the traitor, dead or alive, if one was dealt the Evil Agenda."""
        return next((seat for seat in self.s.agendas if self.side_of(seat) == "evil"), None)

    # -- avatars

    def health(self, seat: int) -> int:
        """How much damage kills a seat."""
        avatar = self.avatar(seat)
        extra = (avatar.defense or 0) if self.options.defense_as_health and seat in self.s.living else 0
        return (avatar.health or 0) + extra

    # -- the Complex

    @property
    def rooms(self) -> tuple[str, ...]:
        """The zones of the rooms that there still are, from the Hive to the exit."""
        return tuple(room for room in at.COMPLEX if at.room_of(room) not in self.s.blocked)

    def in_play(self) -> tuple[int, ...]:
        """What lies face up in the Complex, in the Combat Zone or before a player, the oldest of the Combat Zone first."""
        before = (i for seat in self.clockwise() for i in self.s.zone(f"facehuggers.{seat}"))
        return (*self.face_up(), *self.s.zone(at.COMBAT_ZONE), *before)

    def in_kind(self, zone: str, me: Me) -> tuple[int, ...]:
        match zone:
            case "strikes-of-others":
                others = (seat for seat in self.clockwise() if seat != me.seat)
                return tuple(i for seat in others for i in self.s.zone(f"strikes.{seat}"))
            case "in-play":
                return self.in_play()
        return super().in_kind(zone, me)

    def meant(self, kind: str, me: Me) -> str:
        return f"discard.{self.next_player(me.seat)}" if kind == "next-discard" else super().meant(kind, me)

    # -- enemies

    def rulers(self) -> tuple[int, ...]:
        attached = self.s.lying_in(at.ATTACHED)
        return (*self.in_play(), *self.s.zone(at.SECURED), *attached)

    def area_of(self, i: int) -> tuple[str, ...]:
        """The areas that a card lies in, as abilities name them."""
        zone, _, room = self.s.zone_of(i).partition(".")
        return (zone, room) if zone in ("complex", "attached") else (zone,)

    def is_stage(self, stage: int) -> bool:
        return stage == self.s.stage

    def strikes_of(self, i: int) -> int:
        """How many Strikes an enemy makes the struck player draw: none where it doesn't strike."""
        card = self.card_of(i)
        if card.kind != "enemy" or "does-not-strike" in card.keywords:
            return 0
        own = {"double-strike": 2, "triple-strike": 3}
        base = max([own[keyword] for keyword in card.keywords if keyword in own], default=1)
        return base + self.says(i, "strikes")

    def walls_of(self, room: str) -> tuple[int, ...]:
        """What Alien Players have put up in a room."""
        return tuple(i for i in self.s.zone(f"attached.{room}") if "resin-wall" in self.card_of(i).keywords)

    def is_open(self, i: int) -> bool:
        return not self.walls_of(self.s.zone_of(i).partition(".")[2])

    def can_be_killed(self, i: int) -> bool:
        return self.s.stage >= 3 or not (self.is_up(i) and self.card_of(i).final)

    def can_go_back(self, i: int) -> bool:
        return super().can_go_back(i) and not self.is_facehugger(i)

    def is_facehugger(self, i: int) -> bool:
        """Whether a card is a Facehugger."""
        return "facehugger" in self.card_of(i).keywords

    def unbeatable(self, card: int) -> str:
        return "alien.final_enemy.no-fight-before-3" if card in self.in_play() and self.card_of(card).final else ""

    def opponents(self) -> list[int]:
        """Which enemies can be fought: those face up, and the Facehuggers before players."""
        before = [i for seat in self.clockwise() for i in self.s.zone(f"facehuggers.{seat}")]
        return [i for i in (*self.enemies(), *before) if self.can_be_killed(i)]

    # -- the current Objective

    def objective(self) -> int | None:
        """The card of the current Objective, unless it lies on a room."""
        return next((i for i in self.s.zone(at.OBJECTIVES) if self.card_of(i).stage == self.s.stage), None)

    def deeds(self) -> Iterator[tuple[int, int, Deed]]:
        """What may be paid for on cards in play, so far as the place and the Objective allow: card, number, deed."""
        attached = self.s.lying_in(at.ATTACHED)
        there = (*self.face_up(), *self.s.zone(at.COMBAT_ZONE), *self.s.zone(at.SECURED), *attached)
        own = self.s.zone(f"discard.{self.s.current}")
        for i in (*there, *own):
            card = self.card_of(i)
            for n, deed in enumerate(card.deeds):
                if deed.area in self.area_of(i) and (not deed.goal or card.goal == self.s.stage):
                    yield i, n, deed

    # -- costs

    def scan_cost(self, room: str) -> int:
        """What a scan of a room costs now."""
        return max(0, at.SCAN_COSTS[room] + self.held("scan-cost")) + WALL * len(self.walls_of(room))

    def recruit_cost(self, i: int) -> int:
        """What a card of the HQ or the top Sergeant costs now."""
        cost = self.card_of(i).cost or 0
        if self.s.zone_of(i) not in at.HQ:
            return cost
        return max(0, cost + self.held("recruit-cost") - self.discount_of(self.s.current))

    def deed_cost(self, i: int, deed: Deed) -> int:
        """The Recruit Points that a deed costs now."""
        price = count(deed.recruit, self, self.behalf(i))
        return price + self.held("goal-cost") if price and deed.goal else price

    # -- characters

    def keywords_of(self, i: int) -> tuple[str, ...]:
        own = self.card_of(i).keywords
        return (*own, *self.content[self.s.what[i]].keywords) if self.s.serial[i] in self.s.became else own

    def can_play(self, seat: int, card: int) -> bool:
        definition = self.card_of(card)
        of_a_kind = definition.kind in ("character", "alien") or "brood" in definition.keywords
        return of_a_kind and self.can_meet(definition.needs, seat, card)

    def can_play_as(self, seat: int, key: str) -> bool:
        card = self.content[key]
        return card.kind == "character" and not copies(card)

    def vigils(self, window: str, seats: Sequence[int]) -> Iterator[tuple[int, int, Vigil]]:
        """The Vigilant cards in play before these seats that may be discarded at such a moment: seat, card, ability."""
        for seat in seats:
            for i in self.s.zone(f"vigilant.{seat}") + self.s.zone(f"played.{seat}"):
                for a in self.card_of(i).abilities:
                    if isinstance(a, Vigil) and a.window == window:
                        yield seat, i, a


def copies(card: Card) -> bool:
    """Whether a card's own text copies or clones, so that it can't be copied itself."""
    return any(isinstance(e, Clone | CopyPlayed | PlayCopy) for e in effects_in(card.effect))


class AlienReading(AlienPosition, AreasReading):
    """A position that only reads."""

    s: AlienState
