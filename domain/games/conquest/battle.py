"""Encounters and Battles: exploring a Space, and all Fights there."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from domain.kernel.frame import Frame

from . import events as e, names as at
from .fight import Fighting, MayEscape
from .state import NOBODY
from .windows import Chance

if TYPE_CHECKING:
    from .table import ConquestTable


class Encounter(Frame):
    """What a player's Aliens meet in one Space in the Battle Phase."""

    calm: ClassVar[bool] = True
    seat: int
    space: str
    at: int = 0

    def step(self, t: ConquestTable) -> bool:
        self.at += 1
        match self.at:
            case 1 if t.is_empty_space(self.space):
                t.explore(self.seat, self.space)
            case 2 if t.has_enemy(self.space, self.seat) or t.resistance_value(self.space) > 0:
                t.push(Battling(self.seat, self.space))
            case 3:
                t.push(Stealing(self.seat, self.space))
            case 4:
                t.because("conquest.battle.encounter-order", 0)
                t.emit(e.SpaceResolved(space=self.space))
                return True
        return False


class Exploring(Frame):
    """A Location is drawn for an Empty Space and placed; who sees farther draws several and places one of them."""

    seat: int
    space: str
    n: int = 1
    may: bool = False
    asked: int = 0

    def step(self, t: ConquestTable) -> bool:
        t.because("conquest.explore.draw-location", 0)
        if self.may and not self.asked:
            self.asked = t.ask(self.seat, "look-farther", ("look-farther",), least=0)
            return False
        if self.may:
            self.n = self.n if t.answer(self.seat, self.asked) else 1
            self.may, self.asked = False, 0
        if not self.asked:
            drawn = self._draw(t)
            if len(drawn) > 1:
                self.asked = t.ask(self.seat, "place-location", drawn)
                return False
            chosen = drawn
        else:
            chosen = t.chosen(self.seat, self.asked)
            t.move([i for i in t.s.zone(at.ASIDE) if i not in chosen], at.LOCATION_DECK, bottom=True)
        if chosen:
            t.show(chosen)
            t.move(chosen, at.location(self.space), src=at.ASIDE)
            t.moment("explored", [t.source(i, self.seat) for i in chosen])
        return True

    def _draw(self, t: ConquestTable) -> tuple[int, ...]:
        for _ in range(self.n):
            if (card := t.top_of(at.LOCATION_DECK)) is not None:
                t.move((card,), at.ASIDE, src=at.LOCATION_DECK)
        drawn = t.s.zone(at.ASIDE)
        if self.n > 1:
            t.because("conquest.card_text.look")
            t.show(drawn, 1 << self.seat)
        return drawn


class Stealing(Frame):
    """A player may put a Conquest Marker in place of an opponent's, where no enemy is."""

    seat: int
    space: str
    asked: int = 0

    def step(self, t: ConquestTable) -> bool:
        t.because("conquest.steal.swap", 0)
        owner = t.conqueror(self.space)
        if self.asked:
            if t.answer(self.seat, self.asked) and owner is not None:
                t.conquer(self.space, self.seat)
                t.moment("stolen", t.cards_of(self.seat))
                t.moment("marker-lost", t.aimed_at(owner, self.seat))
            return True
        if owner is None or not t.are_opponents(owner, self.seat):
            return True
        if not t.aliens_at(self.space, self.seat) or t.has_enemy(self.space, self.seat):
            return True
        self.asked = t.ask(self.seat, "steal", ("steal",), least=0)
        return False


class Battling(Frame):
    """All Fights in one Space: enemy Aliens, then counters, then as many cards as the Location's Resistance Value.

    With a `counter` it is a Battle out of turn against that one alone. `value` is the Resistance Value as the Battle
    began, `cards` are the Fights against Resistance cards so far, `fought` the groups of Aliens met, `last` who was
    fought last.
    """

    seat: int
    space: str
    counter: int = 0
    last: int = at.HUMANS
    at: int = 0
    value: int = 0
    cards: int = 0
    fought: tuple[int, ...] = ()
    asked: int = 0
    rested: bool = True

    def step(self, t: ConquestTable) -> bool:
        match self.at:
            case 0:
                self._begin(t)
            case 1:
                self._next(t)
            case 2:
                return self._conquer(t)
            case 3:
                self.at = 4
                if t.s.battle and (t.s.battle.winner or 0) >= 0:
                    t.push(Chance(order=t.turn_order(), kind="battle-won"))
            case _:
                return self._end(t)
        return False

    def _begin(self, t: ConquestTable) -> None:
        t.because("conquest.fight.terms", 0)
        self.at = 1
        t.emit(e.BattleBegan(seat=self.seat, space=self.space, extra=bool(self.counter)))
        self.value = 0 if self.counter else t.resistance_value(self.space)
        if self.value:
            t.push(Chance(order=t.turn_order(), kind="battle-start"))

    def _left(self, t: ConquestTable) -> int:
        """How many Resistance of the Location are still to be beaten."""
        return 0 if t.is_demolished(self.space) else self.value - self.cards

    def _next(self, t: ConquestTable) -> None:
        """The next Fight, after a chance to Escape; or the Battle is over."""
        battle = t.s.battle
        if battle is None or battle.winner is not None:
            self.at = 3
        elif not t.fighting(self.seat):
            t.because("conquest.victory_loss.battle-lost", 0)
            t.emit(e.BattleDecided(winner=self._victor(t)))
            self.at = 3
        elif not (foes := self._foes(t)):
            self._win(t)
        elif not self.rested:
            self.rested = True
            t.push(MayEscape((self.seat,)))
        else:
            self._fight(t, foes)

    def _foes(self, t: ConquestTable) -> tuple[str, tuple[int, ...]] | None:
        """Who is to be fought next: a word for whom, and of whom one has to be chosen."""
        if self.counter:
            here = self.counter in t.s.zone(at.counters(self.space))
            return ("counters", (self.counter,)) if here else None
        if groups := tuple(seat for seat in t.opponents_at(self.space, self.seat) if seat not in self.fought):
            return "aliens", groups
        if counters := t.s.zone(at.counters(self.space)):
            return "counters", counters
        return ("cards", ()) if self._left(t) else None

    def _fight(self, t: ConquestTable, foes: tuple[str, tuple[int, ...]]) -> None:
        kind, which = foes
        self.last = at.HUMANS
        if kind == "cards":
            self.cards += 1
            self.rested = False
            t.push(Fighting())
            return
        if len(which) > 1 and not self.asked:
            self._ask(t, kind, which)
            return
        chosen = t.answer(self.seat, self.asked)[0] if self.asked else which[0]
        self.asked, self.rested = 0, False
        if kind == "counters":
            t.push(Fighting(counter=int(chosen)))
        else:
            other = int(str(chosen).removeprefix("seat-"))
            self.fought, self.last = (*self.fought, other), other
            t.push(Fighting(other=other))

    def _ask(self, t: ConquestTable, kind: str, which: tuple[int, ...]) -> None:
        if kind == "counters":
            t.because("conquest.fight.counter-order", 0)
            self.asked = t.ask(self.seat, "fight-counter", which, among=which)
        else:
            t.because("conquest.alien_vs_alien.must-fight", 0)
            self.asked = t.ask(self.seat, "fight-aliens", [f"seat-{seat}" for seat in which])

    def _victor(self, t: ConquestTable) -> int:
        """Who is left where the attackers are gone: those fought last, if they are still there."""
        return self.last if self.last < 0 or t.aliens_at(self.space, self.last) else NOBODY

    def _win(self, t: ConquestTable) -> None:
        """Nobody is left to be fought; a Location that was Demolished in the midst of it leaves no winner."""
        if self.value and t.is_demolished(self.space):
            t.because("conquest.components.demolished-marker", 0)
            t.emit(e.BattleDecided(winner=NOBODY))
            self.at = 3
        else:
            t.because("conquest.victory_loss.conquer", 0)
            t.emit(e.BattleDecided(winner=self.seat))
            self.at = 2

    def _conquer(self, t: ConquestTable) -> bool:
        """The winner may place a Conquest Marker on a Location that has Resistance and none yet."""
        t.because("conquest.victory_loss.conquer", 0)
        if self.asked:
            self.at = 3
            if t.answer(self.seat, self.asked):
                t.conquer(self.space, self.seat)
                location = [t.source(i, self.seat) for i in t.s.zone(at.location(self.space))]
                t.moment("conquered", [*location, *t.cards_of(self.seat), *t.aimed_at(self.seat, self.seat)])
        elif self._may_conquer(t):
            self.asked = t.ask(self.seat, "conquer", ("conquer",), least=0)
        else:
            self.at = 3
        return False

    def _may_conquer(self, t: ConquestTable) -> bool:
        free = self.space not in t.s.markers and t.base_resistance(self.space) > 0
        return free and not self.counter and not t.has_enemy(self.space, self.seat)

    def _end(self, t: ConquestTable) -> bool:
        t.because("conquest.fight.effect-duration", 0)
        winner = t.s.battle.winner if t.s.battle else None
        t.emit(e.BattleEnded())
        t.discard_resistance(t.s.zone(at.NEXT))
        if winner is not None and winner >= 0 and winner != self.seat:
            t.push(Stealing(winner, self.space))
        return True
