"""Game Rounds and turns: Command, Action Phase, Battle Phase, Draw Phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from domain.kernel.frame import Frame

from . import events as e, names as at
from .battle import Encounter
from .humans import ResistancePhase
from .running import Happening
from .windows import Chance

if TYPE_CHECKING:
    from .table import ConquestTable

NUMBERS: Final = (2, 3, 4, 5, 6)
D6: Final = 0
"""The Command Counters: five numbers, and the D6."""


class GameRound(Frame):
    """A Game Round up to its first turn: counters recovered and chosen, or dice; then who is First Player."""

    calm: ClassVar[bool] = True
    at: int = 0
    asked: int = 0
    tied: tuple[int, ...] = ()

    def step(self, t: ConquestTable) -> bool:
        match self.at:
            case 0:
                self.at = 1
                t.because("conquest.round.sequence", 0)
                t.emit(e.PhaseBegan(phase="command", seat=at.HUMANS))
                t.emit(e.RoundOpened(round=t.s.round + 1))
                if t.options.chooses_command:
                    t.push(
                        Recovering(tuple(seat for seat in t.seats if set(NUMBERS) <= set(t.s.put_aside.get(seat, ()))))
                    )
            case 1:
                self.at = 2
                if t.options.chooses_command:
                    self._choose(t)
            case 2:
                self.at = 3
                self._reveal(t)
            case _:
                return self._first_player(t)
        return False

    def _choose(self, t: ConquestTable) -> None:
        t.because("conquest.command.secret-choice", 0)
        self.asked = t.s.next_decision
        for seat in t.seats:
            aside = t.s.put_aside.get(seat, ())
            t.ask(seat, "command", (*(str(n) for n in NUMBERS if n not in aside), "d6"), among=())

    def _reveal(self, t: ConquestTable) -> None:
        """All at once; whoever has the D6 rolls for a number, clockwise from the last First Player."""
        if not t.options.chooses_command:
            t.push(Rolling(t.turn_order()))
            return
        t.because("conquest.command.simultaneous-reveal", 0)
        for seat in t.seats:
            (choice,) = t.answer(seat, self.asked)
            t.emit(e.CommandCounterRevealed(seat=seat, counter=D6 if choice == "d6" else int(choice)))
        t.because("conquest.command.number-is-ap")
        for seat, counter in sorted(t.s.counters.items()):
            if counter != D6:
                t.emit(e.Commanded(seat=seat, number=counter))
        t.push(Rolling(tuple(seat for seat in t.turn_order() if t.s.counters[seat] == D6)))

    def _first_player(self, t: ConquestTable) -> bool:
        t.because("conquest.first_player.lowest", 0)
        least = min(t.s.command.values())
        tied = tuple(seat for seat in t.seats if t.s.command[seat] == least)
        while len(tied) > 1:
            t.because("conquest.first_player.tie-rolloff")
            rolls = {seat: t.roll(seat)[0] for seat in tied}
            tied = tuple(seat for seat in tied if rolls[seat] == max(rolls.values()))
        t.emit(e.FirstPlayerChosen(seat=tied[0]))
        if t.options.chooses_command:
            self._set_aside(t)
        t.push(BeginTurn(tied[0]))
        return True

    def _set_aside(self, t: ConquestTable) -> None:
        t.because("conquest.command.set-aside-used")
        for seat, counter in sorted(t.s.counters.items()):
            if counter != D6:
                t.emit(e.CountersSetAside(seat=seat, counters=(*t.s.put_aside.get(seat, ()), counter)))


class Recovering(Frame):
    """Players with their D6 alone left may take all Command Counters back; everybody can see who is asked."""

    seats: tuple[int, ...]
    asked: int = 0

    def step(self, t: ConquestTable) -> bool:
        t.because("conquest.command.recover", 0)
        if self.seats and not self.asked:
            self.asked = t.s.next_decision
            for seat in self.seats:
                t.ask(seat, "recover", ("recover",), least=0)
            return False
        for seat in self.seats:
            if t.answer(seat, self.asked):
                t.emit(e.CountersSetAside(seat=seat, counters=()))
        return True


class Rolling(Frame):
    """Players roll a D6 for their Command number; a first 1 brings a Menace Token and may be rolled again."""

    seats: tuple[int, ...]
    asked: int = 0

    def step(self, t: ConquestTable) -> bool:
        if not self.seats:
            return True
        together = not t.options.chooses_command
        seat, *rest = self.seats
        number = 1
        if self.asked:
            if t.answer(seat, self.asked):
                t.because("conquest.command.d6-reroll-binding", 0)
                (number,) = t.roll(seat)
        else:
            t.because("conquest.coop_command.roll" if together else "conquest.command.d6-roll", 0)
            (number,) = t.roll(seat)
            if number == 1:
                t.because("conquest.coop_command.one" if together else "conquest.command.d6-one-bonus")
                t.gain_menace(seat, 1)
                self.asked = t.ask(seat, "roll-again", ("roll-again",), least=0)
                return False
        self.asked, self.seats = 0, tuple(rest)
        t.because("conquest.command.number-is-ap")
        t.emit(e.Commanded(seat=seat, number=number))
        return not rest


class BeginTurn(Frame):
    """A player's turn begins with the Action Phase: used cards are readied, Action Points come."""

    seat: int
    at: int = 0

    def step(self, t: ConquestTable) -> bool:
        self.at += 1
        match self.at:
            case 1:
                t.because("conquest.round.turn-phases", 0)
                t.emit(e.PhaseBegan(phase="action", seat=self.seat))
                t.because("conquest.action.ap-budget")
                t.emit(e.PointsChanged(points=t.s.command[self.seat]))
                self._ready(t)
            case 2:
                t.push(Happening("action-start", self.seat))
            case _:
                t.push(Chance(order=t.turn_order(), kind="action-start"))
                return True
        return False

    def _ready(self, t: ConquestTable) -> None:
        used = tuple(i for i in t.s.zone(at.stuff(self.seat)) if t.is_activated(i))
        if used:
            t.because("conquest.action.ready-cards")
            t.emit(e.Readied(ids=used))


class BattlePhase(Frame):
    """The Spaces with a player's Aliens are resolved one at a time, in the order the player likes."""

    calm: ClassVar[bool] = True
    seat: int
    begun: bool = False

    def step(self, t: ConquestTable) -> bool:
        if not self.begun:
            self.begun = True
            t.because("conquest.action.ap-lost", 0)
            if t.s.points:
                t.emit(e.PointsChanged(points=0))
            t.because("conquest.action.end")
            t.emit(e.PhaseBegan(phase="battle", seat=self.seat))
        spaces = tuple(t.encounters(self.seat))
        if not spaces:
            t.push(DrawPhase(self.seat))
            return True
        if len(spaces) > 1:
            return True
        t.push(Encounter(self.seat, spaces[0]))
        return False


class DrawPhase(Frame):
    """A player may discard an Event and draws up to the Intelligence of the race; then the turn is over."""

    calm: ClassVar[bool] = True
    seat: int
    at: int = 0
    asked: int = 0

    def step(self, t: ConquestTable) -> bool:
        self.at += 1
        match self.at:
            case 1:
                t.because("conquest.round.draw-phase-discard", 0)
                t.emit(e.PhaseBegan(phase="draw", seat=self.seat))
                if held := t.s.zone(at.hand(self.seat)):
                    self.asked = t.ask(self.seat, "discard-event", held, least=0)
            case 2:
                t.because("conquest.round.draw-phase-discard", 0)
                if self.asked:
                    t.discard_hand(self.seat, t.chosen(self.seat, self.asked))
                t.because("conquest.round.draw-phase-refill", 0)
                t.draw_events(self.seat, t.intelligence(self.seat) - len(t.s.zone(at.hand(self.seat))))
            case _:
                t.push(EndTurn(self.seat))
                return True
        return False


class EndTurn(Frame):
    """The next player's turn; after the last one the Humans', where they fight back, and the next Game Round."""

    calm: ClassVar[bool] = True
    seat: int

    def step(self, t: ConquestTable) -> bool:
        t.because("conquest.round.turn-phases", 0)
        t.emit(e.SpanEnded(span="turn"))
        order = t.turn_order()
        if order[-1] != self.seat:
            t.because("conquest.round.turn-order")
            t.push(BeginTurn(order[order.index(self.seat) + 1]))
        elif t.options.resistance:
            t.then(ResistancePhase(), GameRound())
        else:
            t.emit(e.SpanEnded(span="resistance-phase"))
            t.push(GameRound())
        return True
