"""The Humans: Resistance Events, the Human Tech Track, the Resistance Phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from domain.kernel.frame import Frame

from . import events as e, names as at
from .card import Event
from .playing import BEFORE
from .running import Happening, Run
from .windows import Chance

if TYPE_CHECKING:
    from .table import ConquestTable


class ResistanceEvents(Frame):
    """Resistance Events are drawn and carried out, one after another."""

    n: int

    def step(self, t: ConquestTable) -> bool:
        t.because("conquest.resistance_event.two-sources", 0)
        self.n -= 1
        if (card := _draw_event(t)) is not None:
            t.push(ResistanceEvent(card))
        return self.n <= 0


def _draw_event(t: ConquestTable) -> int | None:
    """The next Resistance Event: of their own deck, or the next one with a red box in the only Event Deck there is."""
    if t.options.together:
        return t.top_of(at.RESISTANCE_EVENT_DECK)
    t.because("conquest.optional.active-resistance-event-draw")
    return _turn_up(t) or _turn_up(t)


def _turn_up(t: ConquestTable) -> int | None:
    """The next Event with a red box until the Event Deck is used up, for all to see; those without one are discarded."""
    while (card := t.top_of(at.EVENT_DECK)) is not None:
        t.show((card,))
        if t.card_of(card).red is not None:
            return card
        t.move((card,), at.discard_of(at.EVENT_DECK))
        if not t.s.zone(at.EVENT_DECK):
            break
    return None


class ResistanceEvent(Frame):
    """A Resistance Event: read aloud, perhaps cancelled, carried out by its red box alone, discarded or left in play."""

    card: int
    at: int = 0

    def step(self, t: ConquestTable) -> bool:
        self.at += 1
        if self.at > 1 and self.card not in t.s.zone(BEFORE[self.at]):
            return True
        event: Event = t.card_of(self.card)
        match self.at:
            case 1:
                t.because("conquest.resistance_event.read-immediately", self.card)
                t.show((self.card,))
                t.move((self.card,), at.PLAYING)
                t.emit(e.EventPlayed(id=self.card, seat=at.HUMANS, title=event.name))
                if not event.instantly:
                    t.push(Chance(order=t.turn_order(), kind="card-played", about=self.card))
            case 2:
                t.because("conquest.resistance_event.red-text-only", self.card)
                t.move((self.card,), at.RESOLVING)
                decider = max(0, t.s.first)
                source = t.source(self.card, decider)
                t.moment("into-play", [source._replace(card=event.as_resistance)])
            case _:
                self._lay_down(t, event)
                return True
        return False

    def _lay_down(self, t: ConquestTable, event: Event) -> None:
        if event.remains:
            t.because("conquest.resistance_event.shared-parts", self.card)
            t.move((self.card,), at.remains(at.HUMANS))
        else:
            t.because("conquest.resistance_event.discard", self.card)
            t.discard_event(self.card)


def deploy(t: ConquestTable) -> bool:
    """Deploy counters for red circles that the track came to, as soon as no text is being carried out; whether now."""
    if not t.s.due or (t.stack and isinstance(t.stack[-1], Run | Happening | Deploy)):
        return False
    t.push(Deploy())
    return True


class Deploy(Frame):
    """The track came to red circles: for each of them every Section gets a Resistance Counter, those in `left` still."""

    left: tuple[str, ...] = ()

    def step(self, t: ConquestTable) -> bool:
        t.because("conquest.resistance_phase.step3-red-circle", 0)
        if not self.left:
            t.emit(e.DeploymentsDue(circles=t.s.due - 1))
            self.left = (at.OBJECTIVE_SECTION, *t.player_sections())
        section, *rest = self.left
        self.left = tuple(rest)
        t.place_randomly(section)
        return not self.left


class ResistancePhase(Frame):
    """The Humans fight back, in six steps."""

    calm: ClassVar[bool] = True
    at: int = 0

    def step(self, t: ConquestTable) -> bool:
        self.at += 1
        match self.at:
            case 1:
                t.because("conquest.resistance_phase.when", 0)
                t.emit(e.PhaseBegan(phase="resistance", seat=at.HUMANS))
                t.emit(e.SpanEnded(span="resistance-phase"))
                t.because("conquest.resistance_phase.step1-event")
                t.push(ResistanceEvents(t.sheet.events_at(t.s.track)))
            case 2:
                self._liberate(t)
            case 3:
                t.because("conquest.resistance_phase.step3-track", 0)
                t.move_track(1)
            case 4:
                self._move(t)
            case 5:
                t.push(Firing(t.counters_with("Barrage")))
            case 6:
                self._breakthrough(t)
            case _:
                return True
        return False

    def _liberate(self, t: ConquestTable) -> None:
        t.because("conquest.resistance_phase.step2-liberation", 0)
        for space in tuple(t.s.markers):
            if t.s.zone(at.counters(space)) and not t.s.zone(at.aliens(space)):
                t.liberate(space)

    def _move(self, t: ConquestTable) -> None:
        """Counters with Move go to a Random Space of their Section once; they push nobody."""
        moved: list[int] = []
        for counter in t.counters_with("Move"):
            t.because("conquest.counter_placement.move-ability", counter)
            here = t.space_of(counter)
            space = t.random_space(at.section_of(here))
            if space != here and t.has_room(space):
                t.move((counter,), at.counters(space))
                moved.append(counter)
        t.because("conquest.counters.appear-immediate", 0)
        for counter in moved:
            t.counter_arrived(counter, t.space_of(counter))

    def _breakthrough(self, t: ConquestTable) -> None:
        t.because("conquest.tech_breakthrough.roll", 0)
        t.breakthrough(t.stage + t.tech_locations())


class Firing(Frame):
    """Counters with Barrage fire outside of combat, one after another, at Aliens where they are and next to it."""

    counters: tuple[int, ...]

    def step(self, t: ConquestTable) -> bool:
        from .fight import barrage

        if not self.counters:
            return True
        counter, *rest = self.counters
        self.counters = tuple(rest)
        t.because("conquest.resistance_phase.step5-barrage", counter)
        if space := t.space_of(counter):
            barrage(t, space)
        return False
