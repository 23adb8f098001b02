"""The Hive and the Complex: cards are added, and resolved by their kinds once they are turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.deckbuilding.frames import Text
from domain.deckbuilding.language import When
from domain.deckbuilding.moving import enter
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
        if not t.room_of(lies) and lies != at.COMBAT_ZONE:
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
                        t.perform(t.begun(on), said.then, rule="alien.hazard.third")
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
