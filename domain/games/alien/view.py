"""The table of Legendary Encounters: Alien as a viewer may see it."""

from __future__ import annotations

from msgspec import Struct

from domain.deckbuilding.view import Eyes, OfferView, PlayView, ReservedView, StackView
from domain.kernel.audience import Viewer
from domain.kernel.clock_view import GameClock
from domain.kernel.etiquette import TalkRule, fitting
from domain.kernel.visibility import CardView, DecisionView

from . import names as at
from .position import AlienReading
from .talk import ETIQUETTE


class MarkerView(Struct, frozen=True):
    """So many markers of a kind on a card."""

    marker: str
    n: int


class RoomView(Struct, frozen=True):
    """A room of the Complex: its Scan Cost now, the card there, whether it lies face up and its Attack then, and what is
    attached. A blocked room is no longer part of the Complex. `captured` are cards that the card there has captured."""

    room: str
    scan_cost: int
    blocked: bool = False
    card: CardView | None = None
    face_up: bool = False
    attack: int | None = None
    markers: tuple[MarkerView, ...] = ()
    attached: tuple[CardView, ...] = ()
    captured: tuple[CardView, ...] = ()


class EnemyView(Struct, frozen=True):
    """An enemy in the Combat Zone or a Facehugger before a player: its Attack now, how many Strikes it makes draw.

    A Facehugger impregnates when so many human turns more are over, the running one among them (`turns_left`).
    `captured` are cards that the enemy has captured.
    """

    enemy: CardView
    attack: int
    strikes: int
    fightable: bool
    markers: tuple[MarkerView, ...] = ()
    turns_left: int | None = None
    captured: tuple[CardView, ...] = ()


class HqSpace(OfferView, frozen=True):
    """A space of the HQ, the Character there, and what it costs now."""


class ObjectiveView(Struct, frozen=True):
    """The Objectives, bottom to top, the number of the current one (4: all are completed), and what is secured."""

    stage: int
    stack: tuple[CardView, ...]
    secured: tuple[CardView, ...]
    markers: tuple[MarkerView, ...] = ()


class SurvivorView(Struct, frozen=True):
    """A player: the Role, Health, Defense and damage, the cards bottom to top, the Facehuggers before the player.

    `alive` is false for the dead; `alien` for a living Alien Player. `agenda` is the hidden Agenda, known to whom the
    rules let know it. `lent` is the card that the player has coordinated this turn.
    """

    seat: int
    alive: bool
    alien: bool
    died_by: str
    avatar: CardView | None
    health: int
    defense: int
    damage: int
    carrier: bool
    hand: tuple[CardView, ...]
    deck: tuple[CardView, ...]
    discard: tuple[CardView, ...]
    played: tuple[CardView, ...]
    vigilant: tuple[CardView, ...]
    strikes: tuple[CardView, ...]
    facehuggers: tuple[EnemyView, ...]
    lent: tuple[CardView, ...]
    agenda: CardView | None
    achievements: tuple[str, ...]


class AlienGameView(Struct, frozen=True, tag="AlienView"):
    """The table of Legendary Encounters: Alien. Attack and Recruit Points are the current player's for this turn.

    `rooms` go from the Hive to the exit; the Combat Zone has who has been there longest first. `hazards` is how many
    Hazards there have been, `rebuilt` whether the Hive has run out once. `talk` says what may be said at the table.
    """

    version: int
    status: str
    seat: int | None
    current: int
    turn: int
    phase: str
    attack: int
    recruit: int
    recruit_made: int
    reserved: tuple[ReservedView, ...]
    plays: tuple[PlayView, ...]
    crew: tuple[SurvivorView, ...]
    rooms: tuple[RoomView, ...]
    combat_zone: tuple[EnemyView, ...]
    hq: tuple[HqSpace, ...]
    location: CardView | None
    hazards: int
    objective: ObjectiveView
    hive: tuple[CardView, ...]
    rebuilt: bool
    stacks: tuple[StackView, ...]
    hatchery: tuple[CardView, ...]
    dead_enemies: tuple[CardView, ...]
    dead_characters: tuple[CardView, ...]
    discarded: tuple[CardView, ...]
    discarded_strikes: tuple[CardView, ...]
    removed: tuple[CardView, ...]
    aside: tuple[CardView, ...]
    decisions: tuple[DecisionView, ...]
    outcome: str
    reason: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    talk: tuple[TalkRule, ...]
    clock: GameClock | None = None


class AlienEyes(Eyes[AlienReading], frozen=True):
    """A viewer looking at the crew and the Hive."""

    def pool_name(self, space: str) -> str:
        return f"attack.{space}"

    def markers(self, i: int) -> tuple[MarkerView, ...]:
        on = ((name.rpartition("."), n) for name, n in self.reading.s.markers.items() if n)
        return tuple(MarkerView(marker, n) for (marker, _, where), n in on if where == str(i))

    def room(self, zone: str) -> RoomView:
        room = at.room_of(zone)
        attached = self.zone(f"attached.{room}")
        if not (lies := self.reading.s.zone(zone)):
            return RoomView(room, self.reading.scan_cost(room), room in self.reading.s.blocked, attached=attached)
        up = lies[-1] in self.reading.s.up
        attack = self.reading.attack_of(lies[-1]) if up and self.reading.card_of(lies[-1]).kind == "enemy" else None
        cost = self.reading.scan_cost(room)
        marked, captured = self.markers(lies[-1]), self.zone(f"captured.{lies[-1]}")
        return RoomView(room, cost, False, self.top(zone), up, attack, marked, attached, captured)

    def enemy(self, i: int, fightable: list[int]) -> EnemyView:
        due = self.reading.s.due.get(i) if self.reading.s.zone_of(i).startswith("facehuggers.") else None
        left = None if due is None else due - self.reading.s.human_turns + 1
        attack, n = self.reading.attack_of(i), self.reading.strikes_of(i)
        seen, captured = self.card(i), self.zone(f"captured.{i}")
        return EnemyView(seen, attack, n, i in fightable, self.markers(i), left, captured)

    def objective(self) -> ObjectiveView:
        current = self.reading.objective()
        markers = () if current is None else self.markers(current)
        return ObjectiveView(self.reading.s.stage, self.zone(at.OBJECTIVES), self.zone(at.SECURED), markers)

    def survivor(self, seat: int, fightable: list[int]) -> SurvivorView:
        hand, deck, discard, played, vigilant, strikes, lent = (
            self.zone(f"{zone}.{seat}") for zone in ("hand", "deck", "discard", "played", "vigilant", "strikes", "lent")
        )
        avatar = self.top(f"avatar.{seat}")
        earned = (name.rpartition(".") for name in self.reading.s.earned)
        return SurvivorView(
            seat=seat,
            alive=seat in self.reading.s.living,
            alien=seat in self.reading.s.prowling,
            died_by=self.reading.s.by.get(seat, ""),
            avatar=avatar,
            health=self.reading.health(seat) if avatar else 0,
            defense=(self.reading.avatar(seat).defense or 0) if avatar else 0,
            damage=self.reading.damage(seat),
            carrier=self.reading.is_carrier(seat),
            hand=hand,
            deck=deck,
            discard=discard,
            played=played,
            vigilant=vigilant,
            strikes=strikes,
            facehuggers=tuple(self.enemy(i, fightable) for i in self.reading.s.zone(f"facehuggers.{seat}")),
            lent=lent,
            agenda=self.top(f"agenda.{seat}"),
            achievements=tuple(name for name, _, whose in earned if whose == str(seat)),
        )


def view(reading: AlienReading, viewer: Viewer, decisions: tuple[DecisionView, ...]) -> AlienGameView:
    """The table as the viewer may see it; every card passes the one visibility function."""
    state, eyes = reading.s, AlienEyes(reading, viewer)
    fightable = reading.opponents()
    return AlienGameView(
        **eyes.whole(decisions),
        phase=state.phase,
        crew=tuple(eyes.survivor(seat, fightable) for seat in range(len(state.seats))),
        rooms=tuple(eyes.room(zone) for zone in at.COMPLEX),
        combat_zone=tuple(eyes.enemy(i, fightable) for i in state.zone(at.COMBAT_ZONE)),
        hq=tuple(eyes.offered(space, HqSpace) for space in at.HQ),
        location=eyes.top(at.LOCATION),
        hazards=state.totals.get("hazard", 0),
        objective=eyes.objective(),
        hive=eyes.zone(at.HIVE),
        rebuilt=state.rebuilt,
        stacks=eyes.stacks((at.BARRACKS, at.SERGEANTS, at.STRIKE_DECK, at.ALIEN_DECK, at.ALIEN_DISCARD)),
        hatchery=eyes.zone(at.HATCHERY),
        dead_enemies=eyes.zone(at.DEAD_ENEMIES),
        dead_characters=eyes.zone(at.DEAD_CHARACTERS),
        discarded=eyes.zone(at.DISCARDED),
        discarded_strikes=eyes.zone(at.DISCARDED_STRIKES),
        removed=eyes.zone(at.REMOVED),
        aside=eyes.zone(at.ASIDE) + eyes.zone(at.RESOLVING),
        talk=fitting(ETIQUETTE, reading.options).rules,
    )
