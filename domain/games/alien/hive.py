"""The Hive and the Complex: cards are added and pushed, turned up and resolved, and enter the Combat Zone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from domain.deckbuilding.frames import Text
from domain.deckbuilding.language import When
from domain.deckbuilding.row import pushes
from domain.kernel.frame import Frame

from . import events as e, names as at
from .deaths import overrun
from .facehuggers import place

if TYPE_CHECKING:
    from .table import AlienTable


class AddHive(Frame):
    """The top Hive card comes face down into the Complex, so many times; an empty Hive is rebuilt once."""

    left: int = 1
    rule: str = "alien.hive.effect-adds"
    if_any: bool = False

    def step(self, t: AlienTable) -> bool:
        if not t.s.zone(at.HIVE) and (self.if_any or not _rebuild(t)):
            return True
        self.left -= 1
        t.because(self.rule, 0)
        enter(t, t.s.zone(at.HIVE)[-1], t.rooms)
        return self.left <= 0


def _rebuild(t: AlienTable) -> bool:
    """Dead Enemies become the Hive, once; whether there is a card to add now. Else the aliens overrun the team."""
    dead = t.s.zone(at.DEAD_ENEMIES)
    if t.s.rebuilt or not dead:
        t.because("alien.exhaust.hive-second" if t.s.rebuilt else "alien.exhaust.hive-no-dead")
        overrun(t)
        return False
    t.because("alien.exhaust.hive-first")
    t.emit(e.HiveRebuilt(n=len(dead)))
    t.shuffle(at.DEAD_ENEMIES)
    t.move(t.s.zone(at.DEAD_ENEMIES), at.HIVE)
    return True


def enter(t: AlienTable, card: int, rooms: Sequence[str]) -> None:
    """A card comes into the first of these rooms whose card moves, pushing on what lies there.

    All moves are done before anything is turned up (alien.hive.push-before-reveal). With no room that it could enter, it
    goes straight on to the Combat Zone.
    """
    way = [room for room in rooms if not any(t.is_still(i) for i in t.s.zone(room))]
    rule = t.rule
    for room, beyond in pushes(way, lambda room: bool(t.s.zone(room))):
        (pushed,) = t.s.zone(room)
        t.because("alien.hive.push-forward", pushed)
        if beyond:
            t.move((pushed,), beyond)
        else:
            _leave(t, pushed)
    t.because(rule, 0)
    if way:
        t.move((card,), way[0])
    else:
        _leave(t, card)


def _leave(t: AlienTable, card: int) -> None:
    """A card leaves the Complex for the Combat Zone; what that brings comes once all moves are done."""
    hidden = card in t.hidden() or t.s.zone_of(card) == at.HIVE
    t.because("alien.hive.airlock-to-combat-zone", card)
    t.move((card,), at.COMBAT_ZONE)
    t.push(Arrive(card, hidden))


class Leave(Frame):
    """A card leaves for the Combat Zone by an effect; nothing else moves."""

    card: int

    def step(self, t: AlienTable) -> bool:
        if t.s.zone_of(self.card) != at.COMBAT_ZONE:
            _leave(t, self.card)
        return True


class Arrive(Frame):
    """A card lies in the Combat Zone: if it was hidden it is turned up and resolved, then it says what its entry brings."""

    card: int
    hidden: bool
    at: int = 0

    def step(self, t: AlienTable) -> bool:
        self.at += 1
        match self.at:
            case 1 if self.hidden:
                t.because("alien.hive.combat-zone-turn-up", self.card)
                turn_up(t, self.card)
            case 2 if t.s.zone_of(self.card) == at.COMBAT_ZONE:
                t.text(self.card, "enters", "alien.hive.airlock-to-combat-zone")
                return True
            case 2:
                return True
        return False


def turn_up(t: AlienTable, card: int) -> None:
    """Turn a card face up where it lies, and do next what its kind asks for."""
    t.because("alien.reveal.triggers", card)
    t.show((card,))
    if card not in t.s.up:
        t.emit(e.TurnedUp(ids=(card,)))
    t.push(Reveal(card, t.in_complex(card)))


STAY = frozenset({"enemy"})
"""Kinds of cards that stay where they are turned up."""


class Reveal(Frame):
    """A card was just turned up, in the Complex or elsewhere: what its kind asks for."""

    card: int
    in_complex: bool
    at: int = 0

    def step(self, t: AlienTable) -> bool:
        self.at += 1
        if self.at == 2:
            self._put_away(t)
            return True
        card = t.card_of(self.card)
        match card.kind:
            case "event":
                t.push(EventCard(self.card))
            case "hazard":
                t.push(HazardCard(self.card))
            case "secrets":
                t.push_secrets(self.card)
            case "goal" if card.goal < t.s.stage:
                self._too_late(t)
            case _ if t.is_facehugger(self.card):
                place(t, self.card, t.active)
            case _:
                self._texts(t)
        return False

    def _texts(self, t: AlienTable) -> None:
        card = t.card_of(self.card)
        rule = "alien.reveal.ability-once" if card.kind == "enemy" else "alien.reveal.character-special"
        there = "reveal_complex" if self.in_complex else "reveal_combat_zone"
        t.perform(t.behalf(self.card), (*card.reveal, *getattr(card, there)), rule=rule)

    def _too_late(self, t: AlienTable) -> None:
        """A goal card whose Objective is completed gives a card instead of what it says."""
        t.because("alien.reveal.character-special", self.card)
        t.remove((self.card,))
        t.draw(t.active, 1)

    def _put_away(self, t: AlienTable) -> None:
        """What isn't said to go anywhere leaves the game, unless it is an enemy or stays by its text."""
        lies = t.s.zone_of(self.card)
        if not at.room_of(lies) and lies != at.COMBAT_ZONE:
            return
        card = t.card_of(self.card)
        if card.kind not in STAY and "stays" not in card.keywords:
            t.because("alien.reveal.character-special", self.card)
            t.remove((self.card,))


class EventCard(Frame):
    """An Event: the Objective's Event ability, then those of the enemies in play, then the card is discarded."""

    card: int
    at: int = 0

    def step(self, t: AlienTable) -> bool:
        self.at += 1
        match self.at:
            case 1:
                t.because("alien.event.objective-ability", self.card)
                t.move((self.card,), at.RESOLVING)
                objective = t.objective()
                if objective is not None:
                    t.text(objective, "event", "alien.event.follows-current")
            case 2:
                texts = [(i, t.card_of(i).event) for i in t.in_play()]
                rule = "alien.event.enemy-triggers"
                t.any_order(Text(t.active, i, t.s.what[i], event, rule) for i, event in texts if event)
            case 3:
                for on in reversed(t.listening("event")):
                    said = t.ability(on)
                    if isinstance(said, When):
                        t.perform(t.behalf(on.source), said.then, rule="alien.hazard.third")
            case _:
                t.because("alien.event.discard", self.card)
                t.move((self.card,), at.DISCARDED)
                return True
        return False


class HazardCard(Frame):
    """A Hazard: the Location's ability that is due by how many there have been, then the card is discarded."""

    card: int
    at: int = 0

    def step(self, t: AlienTable) -> bool:
        self.at += 1
        n = t.s.totals.get("hazard", 0)
        (location,) = t.s.zone(at.LOCATION)
        hazards = t.card_of(location).hazards
        if self.at == 1:
            t.because("alien.hazard.counter-independent", self.card)
            t.move((self.card,), at.RESOLVING)
            t.count("hazard", t.active, (self.card,))
            if n < len(hazards):
                number = ("first", "second", "third")[n]
                t.perform(t.behalf(location), hazards[n].what, rule=f"alien.hazard.{number}")
            return False
        if t.s.zone_of(self.card) == at.RESOLVING:
            t.because("alien.hazard.first" if n <= len(hazards) else "alien.hazard.fourth", self.card)
            t.move((self.card,), at.DISCARDED)
        return True


class Scanned(Frame):
    """A room is scanned: what waits for a scan happens once the card is turned up and resolved."""

    seat: int
    card: int
    at: int = 0

    def step(self, t: AlienTable) -> bool:
        self.at += 1
        if self.at == 1:
            t.because("alien.scan.cost", self.card)
            t.count("scanned", self.seat, (self.card,))
            room = t.s.zone_of(self.card).partition(".")[2]
            turn_up(t, self.card)
            t.tear_down(room)
            return False
        t.heard("scan", self.seat, "alien.card_text.override")
        return True


class Step(Frame):
    """A card of the Complex goes on, one room after another, as one that is pushed; from the last it leaves for the Combat Zone."""

    card: int
    left: int
    rule: str

    def step(self, t: AlienTable) -> bool:
        here = t.s.zone_of(self.card)
        if here not in t.rooms or t.is_still(self.card) or self.left <= 0:
            return True
        self.left -= 1
        t.because(self.rule, self.card)
        way = t.rooms[t.rooms.index(here) + 1 :]
        if all(t.is_still(i) for room in way for i in t.s.zone(room)) and all(t.s.zone(room) for room in way):
            _leave(t, self.card)
        else:
            enter(t, self.card, way)
        return self.left <= 0


class Back(Frame):
    """An enemy goes back into clear rooms, toward the Ventilation Shafts, as far as a player says."""

    seat: int
    card: int
    most: int
    rule: str
    asked: int = 0

    def step(self, t: AlienTable) -> bool:
        t.because(self.rule, self.card)
        if not self.asked:
            if not (rooms := self._way(t)):
                return True
            self.asked = t.ask(self.seat, "back-to", [at.room_of(room) for room in rooms], least=0)
            return False
        for room in t.answer(self.seat, self.asked):
            t.move((self.card,), f"complex.{room}")
            if self.card not in t.s.up:
                t.emit(e.TurnedUp(ids=(self.card,)))
        return True

    def _way(self, t: AlienTable) -> list[str]:
        """The clear rooms behind it, one after another."""
        here = t.s.zone_of(self.card)
        if t.is_still(self.card) or t.is_facehugger(self.card):
            return []
        n = t.rooms.index(here) if here in t.rooms else len(t.rooms) if here == at.COMBAT_ZONE else 0
        way = list[str]()
        for room in reversed(t.rooms[max(0, n - self.most) : n]):
            if t.s.zone(room):
                break
            way.append(room)
        return way
