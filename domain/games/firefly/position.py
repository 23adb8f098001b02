"""What can be read off a table of Legendary Encounters: Firefly."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import ClassVar

import msgspec

from domain.deckbuilding.areas import AreasReading
from domain.deckbuilding.language import OWN, CopyPlayed, Deed, Me, PlayCopy, Task, Vigil, count, effects_in
from domain.deckbuilding.rooms import Rooms

from . import names as at
from .box import Box
from .options import Options
from .state import FireflyState

FORBIDS = {
    "decision": "firefly.action.free-order",
    "turn": "firefly.setup.turn-order",
    "phase": "firefly.turn.phase-order",
    "can't": "firefly.card_text.cant-beats-can",
    "pay": "firefly.card_text.pay",
    "play": "firefly.action.play-one-at-a-time",
    "play-lent": "firefly.keyword.coordinate-virtual-copy",
    "once": "firefly.action.activate-once",
    "scan": "firefly.scan.needs-hidden-card",
    "scan-pay": "firefly.scan.cost",
    "fight": "firefly.fight.face-up-only",
    "fight-need": "firefly.fight.where",
    "fight-pay": "firefly.fight.no-partial",
    "recruit": "firefly.recruit.cost",
    "recruit-pay": "firefly.recruit.insufficient",
    "deed": "firefly.side_job.who-completes",
    "deed-need": "firefly.card_text.pay",
    "lend": "firefly.keyword.coordinate-set-aside",
    "lend-when": "firefly.keyword.coordinate-timing",
    "lend-self": "firefly.keyword.coordinate-timing",
    "lend-limit": "firefly.keyword.coordinate-limit",
}

DEAR = 5
"""What a character costs at least of which an Upgrade makes the first cheaper."""


class FireflyPosition(Rooms):
    """A state of Legendary Encounters: Firefly, read with its cards."""

    s: FireflyState
    spaces: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "verse": at.VERSE,
        "bridge": at.BRIDGE,
        "attached": at.ATTACHED,
        "serenity": at.STRIKES,
        "upgrades": at.UPGRADES,
    }
    class_names: ClassVar[tuple[str, ...]] = at.CLASSES
    own: ClassVar[frozenset[str]] = OWN | at.SEATS_OWN
    room_kind: ClassVar[str] = "verse"
    entry_deck: ClassVar[str] = at.EPISODE_DECK
    offered: ClassVar[tuple[str, ...]] = (*at.BRIDGE, at.BROWNCOATS)
    forbids: ClassVar[Mapping[str, str]] = FORBIDS

    @cached_property
    def options(self) -> Options:
        """How the game was set up."""
        return msgspec.convert(self.s.options, Options)

    @cached_property
    def box(self) -> Box:
        """The cards that the game is played with."""
        return Box(self.content)

    # -- who

    def takes_part(self, seat: int) -> bool:
        return seat not in self.s.defeated

    def is_out(self, seat: int) -> bool:
        """A defeated player ignores all effects, but for what is to be done in the turn of the defeat."""
        return seat in self.s.defeated and seat != self.s.current

    def is_gone(self, seat: int) -> bool:
        return False

    def seat_of(self, member: str) -> int | None:
        return next((seat for seat in self.s.playing if self.avatar(seat).name == member), None)

    def highest(self, members: tuple[str, ...]) -> int | None:
        named = (seat for seat in self.ranking() if seat in self.s.playing)
        return next((seat for seat in named if not members or self.avatar(seat).name in members), None)

    def ranking(self) -> list[int]:
        """The seats by rank, the highest first, defeated players too."""
        return sorted(range(len(self.s.seats)), key=lambda seat: self.avatar(seat).rank or 0)

    def deciders(self) -> list[int]:
        """Who decides for the team, the highest rank first, defeated players too: all, or the one who plays all seats."""
        return self.ranking()[:1] if self.options.two_avatars else self.ranking()

    def whose(self, avatar: int) -> int | None:
        """The seat of the player with an Avatar; none for other Main Characters."""
        zone = self.s.zone_of(avatar)
        return int(zone.partition(".")[2]) if zone.startswith("avatar.") else None

    def first_player(self) -> int:
        """Who ranks highest of the players who aren't defeated."""
        seat = self.highest(())
        assert seat is not None, "with nobody left the game is over"
        return seat

    # -- avatars

    def mains(self) -> tuple[int, ...]:
        """The Avatars of the Main Characters who aren't defeated: the players from the current one on, then the others by rank."""
        players = [self.s.zone(f"avatar.{seat}")[-1] for seat in self.clockwise()]
        others = [i for i in self.s.zone(at.MAINS) if i not in self.s.down]
        return (*players, *sorted(others, key=lambda i: self.card_of(i).rank or 0))

    def damage_of(self, strike: int) -> int:
        return super().damage_of(strike) + sum(
            count(a.by, self, me)
            for a in self.holds_of(strike, "damage")
            if a.condition is None or a.condition.holds(self, me := self._struck(strike))
        )

    def _struck(self, strike: int) -> Me:
        """On behalf of whom a Strike on an Avatar speaks."""
        zone, _, seat = self.s.zone_of(strike).partition(".")
        me = self.behalf(strike)
        return msgspec.structs.replace(me, seat=int(seat), you=int(seat)) if zone == "strikes" else me

    def health(self, seat: int) -> int:
        """How much damage defeats a seat."""
        avatar = self.avatar(seat)
        return (avatar.health or 0) + ((avatar.defense or 0) if self.options.defense_as_health else 0)

    def crew_strikes(self) -> tuple[int, ...]:
        """The Strikes on Main Characters, on those of the players first, defeated ones too."""
        own = [f"strikes.{seat}" for seat in self.around()]
        others = [f"wounds.{avatar}" for avatar in self.s.zone(at.MAINS)]
        return self.s.lying_in((*own, *others))

    # -- the 'Verse

    @property
    def inevitable(self) -> int | None:
        """What is inevitable, once it has come out of the deck."""
        return next((i for i in self.s.lying_in((*at.VERSE, at.COMBAT_ZONE)) if self.is_inevitable(i)), None)

    def is_inevitable(self, i: int) -> bool:
        """Whether a card is inevitable, which its back tells (firefly.inevitable.card-back)."""
        return self.content[self.s.what[i]].kind == "inevitable"

    @property
    def rooms(self) -> tuple[str, ...]:
        """The spaces that are part of the game: none to the right of what is inevitable (firefly.inevitable.spaces-right-out)."""
        inevitable = self.inevitable
        zone = "" if inevitable is None else self.s.zone_of(inevitable)
        if zone == at.COMBAT_ZONE:
            return ()
        return at.VERSE[at.VERSE.index(zone) :] if zone else at.VERSE

    def hidden(self) -> tuple[int, ...]:
        return tuple(i for i in super().hidden() if not self.is_inevitable(i))

    def comes_hidden(self, i: int) -> bool:
        return super().comes_hidden(i) or self.is_inevitable(i)

    def moves_all(self, i: int) -> bool:
        return self.is_inevitable(i)

    def is_still(self, i: int) -> bool:
        return self.is_up(i) and "stationary" in self.card_of(i).keywords

    def is_fixed(self, i: int) -> bool:
        return False

    def in_kind(self, zone: str, me: Me) -> tuple[int, ...]:
        match zone:
            case "verse":
                return tuple(i for i in super().in_kind(zone, me) if not self.is_inevitable(i))
            case "strikes!":
                return self.crew_strikes()
            case "together":
                places = dict.fromkeys(self.s.zone_of(i) for i in me.chosen)
                return self.s.lying_in(places)
            case "mains":
                return self.mains()
            case "other-mains":
                return tuple(i for i in self.mains() if self.whose(i) != me.seat)
            case "beside":
                return tuple(i for i in self.s.lying_in(self.beside(me.source)) if i in self.s.up)
        return super().in_kind(zone, me)

    def owner(self, i: int) -> int | None:
        zone, _, seat = self.s.zone_of(i).partition(".")
        return int(seat) if zone in (*OWN, "strikes") else None

    def in_play(self) -> tuple[int, ...]:
        """What lies face up in the 'Verse or the Combat Zone, the oldest of the Combat Zone first, then from the left."""
        return (*self.s.zone(at.COMBAT_ZONE), *reversed(self.face_up()))

    def rulers(self) -> tuple[int, ...]:
        lying = (at.OPERATIONS, at.OBJECTIVE, *at.ATTACHED, *at.STRIKES, *at.UPGRADES, f"strikes.{self.s.current}")
        return (*self.in_play(), *self.s.lying_in(lying))

    def area_of(self, i: int) -> tuple[str, ...]:
        zone, _, room = self.s.zone_of(i).partition(".")
        return (zone, room)

    # -- enemies

    def is_ship(self, i: int) -> bool:
        """Whether a card is a Ship enemy, or strikes as one; all others are Crew enemies (firefly.strike.enemy-types)."""
        return "ship" in self.card_of(i).keywords

    def strikes_of(self, i: int) -> int:
        """How often an enemy strikes."""
        card = self.card_of(i)
        if card.kind not in ("enemy", "inevitable") or self.held_of("no-strikes", i):
            return 0
        return 2 if "double-strike" in card.keywords else 1

    def has_range(self, i: int) -> bool:
        """Whether an enemy strikes out of the 'Verse."""
        if self.card_of(i).kind != "enemy":
            return False
        return self.has_keyword(i, "range") or (self.is_ship(i) and self.held("ships-range") > 0)

    def unbeatable(self, card: int) -> str:
        if self._is_safe(card):
            return "firefly.card_text.cant-beats-can"
        return "firefly.inevitable.untouchable" if self.is_inevitable(card) else ""

    def opponents(self) -> list[int]:
        return [i for i in self.enemies() if not self._is_safe(i)]

    def _is_safe(self, i: int) -> bool:
        """Whether a card says that it can't be fought now."""
        return self.says(i, "no-fight") > 0

    def takes_recruit(self, i: int) -> bool:
        return self.says(i, "outwit") > 0 or self.has_keyword(i, "outwit") or super().takes_recruit(i)

    def fight_price(self, card: int) -> int:
        first = not self.s.tally("fought", self.s.current)
        return self.attack_of(card) + (self.held("first-fight") if first else 0)

    # -- Serenity

    @property
    def slots(self) -> tuple[str, ...]:
        """The slots for Strikes, the lowest first: another one where an Upgrade adds it."""
        return at.STRIKES[: at.SLOTS + (1 if self.held("slots") else 0)]

    def spaces_of(self, kind: str) -> tuple[str, ...]:
        return self.slots if kind == "serenity" else super().spaces_of(kind)

    def ship_strikes(self) -> tuple[int, ...]:
        """The Strikes on Serenity, the lowest first."""
        return self.s.lying_in(at.STRIKES)

    def repair_cost(self, i: int) -> int:
        """The Recruit Points that a repair takes now."""
        more = self.held("repair-cost") - self.says(i, "repair-cost")
        first = self.held("first-repair") if not self.s.tally("repaired", self.s.current) else 0
        return max(0, (self.card_of(i).repair or 0) + more + first + self.held("next-repair"))

    def unused(self, hook: str) -> tuple[int, ...]:
        """The Upgrades that can do something once each Episode, and haven't yet."""
        fitted = (i for i in self.s.lying_in(at.UPGRADES) if self.holds_of(i, hook))
        return tuple(i for i in fitted if not self.s.markers.get(f"used.{i}", 0))

    def decoys(self, seat: int) -> tuple[int, ...]:
        """The Upgrades by which a seat may avoid a Ship Strike on the own turn."""
        return self.unused("decoy") if seat == self.s.current and not self.held("no-avoid-ship") else ()

    def avoids(self, seat: int, of: str) -> int:
        """How many Strikes of a kind a seat may still avoid this turn."""
        left = [
            len(self.s.tally(f"avoid-{kind}", seat)) - len(self.s.tally(f"avoided-{kind}", seat))
            for kind in (of, "any")
        ]
        return 0 if of == "ship" and self.held("no-avoid-ship") else sum(left)

    def keepers(self) -> tuple[int, ...]:
        """What lies in Operations and keeps a Crew Strike away from whoever would draw it."""
        lying = [(i, a) for i in self.s.zone(at.OPERATIONS) for a in self.card_of(i).abilities]
        return tuple(i for i, a in lying if isinstance(a, Vigil) and a.avoids)

    # -- the Objective

    def objective(self) -> int | None:
        """The card of the current Objective."""
        return next(iter(self.s.zone(at.OBJECTIVE)), None)

    def tasks(self) -> tuple[Task, ...]:
        """What the current Objective asks for."""
        card = self.objective()
        return self.card_of(card).tasks if card is not None else ()

    def open_tasks(self) -> list[Task]:
        """What is neither completed nor failed."""
        return [task for task in self.tasks() if task.name not in self.s.tasks]

    def is_settled(self, task: str, *, completed: bool) -> bool:
        return self.s.tasks.get(task) == ("completed" if completed else "failed")

    def is_won(self) -> bool:
        return self.s.episode == at.LAST and not self.open_tasks()

    def deeds(self) -> Iterator[tuple[int, int, Deed]]:
        attached = self.s.lying_in((*at.ATTACHED, *at.UPGRADES, at.KEEPSAKES))
        for i in (*self.in_play(), *self.s.zone(at.OPERATIONS), *attached):
            for n, deed in enumerate(self.card_of(i).deeds):
                if not deed.area or deed.area in self.area_of(i):
                    yield i, n, deed

    def deed_cost(self, i: int, deed: Deed) -> int:
        price = count(deed.recruit, self, self.behalf(i))
        if not price or self.card_of(i).kind != "goal":
            return price
        return max(0, price + self.held("goal-cost") + self.held("next-goal"))

    def may_do(self, seat: int, i: int, number: int, deed: Deed) -> bool:
        return super().may_do(seat, i, number, deed) and not (deed.rarely and self.s.markers.get(f"used.{i}", 0))

    # -- costs

    def scan_cost(self, room: str) -> int:
        return max(1, at.SCAN_COSTS[room] + self.held("scan-cost"))

    def recruit_cost(self, i: int) -> int:
        """What a card of the Bridge or the top Browncoats cost now."""
        cost = self.card_of(i).cost or 0
        if self.s.zone_of(i) not in at.BRIDGE:
            return cost
        dear = cost >= DEAR and not self.s.tally("recruited-dear", self.s.current)
        more = self.held("recruit-cost") + (self.held("first-dear") if dear else 0)
        return max(0, cost + more - self.discount_of(self.s.current))

    # -- plays

    def can_play(self, seat: int, card: int) -> bool:
        definition = self.card_of(card)
        return definition.kind in ("character", "talent") and self.can_meet(definition.needs, seat, card)

    def can_play_as(self, seat: int, key: str) -> bool:
        card = self.content[key]
        return card.kind == "character" and not any(
            isinstance(e, CopyPlayed | PlayCopy) for e in effects_in(card.effect)
        )

    def may_lend(self, seat: int) -> bool:
        """Nobody may where that is forbidden, nor who has a Strike that forbids it, nor to who has one."""
        own = any(self.holds_of(i, "apart") for i in self.s.zone(f"strikes.{seat}"))
        return super().may_lend(seat) and not own and not self.held("apart")


class FireflyReading(FireflyPosition, AreasReading):
    """A position that only reads."""

    s: FireflyState
