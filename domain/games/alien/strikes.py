"""Strikes: drawn by whoever is struck, unless something keeps them away; and the Strike Phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.deckbuilding.language import Avert, Me, Vigil
from domain.deckbuilding.sacrificing import sacrifice, sacrificeable
from domain.kernel.frame import Frame

from . import names as at
from .deaths import alien_dies, die

if TYPE_CHECKING:
    from .table import AlienTable


class Strikes(Frame):
    """A seat draws Strikes, one after another; before each, whoever can keep it away is asked.

    `waiting` are the seats still to be asked about this Strike, None before anybody was.
    """

    seat: int
    left: int
    rule: str
    source: int = 0
    waiting: list[int] | None = None
    asked: int = 0

    def step(self, t: AlienTable) -> bool:
        if self.left <= 0 or t.is_out(self.seat):
            return True
        t.because(self.rule, self.source)
        if self.waiting is None:
            if self._averted(t):
                return self.left <= 0
            self.waiting = [self.seat, *(seat for seat in t.clockwise() if seat != self.seat)]
        if self.asked:
            return self._answered(t)
        return self._ask_next(t)

    def _averted(self, t: AlienTable) -> bool:
        """Whether a text of this turn keeps the first Strike away, or hands it on."""
        for on in t.listening("avert"):
            said = t.ability(on)
            if on.seat == self.seat and isinstance(said, Avert):
                t.because("alien.card_text.override", on.source)
                t.silence(on.source, on.number)
                self.left -= 1
                if said.to == "next":
                    t.push(Strikes(t.next_player(self.seat), 1, "alien.card_text.override", on.source))
                return True
        return False

    def _ask_next(self, t: AlienTable) -> bool:
        assert self.waiting is not None
        while self.waiting:
            if options := self._options(t, self.waiting[0]):
                self.asked = t.ask(self.waiting[0], "answer-strike", list(options), least=0)
                return False
            del self.waiting[0]
        self.waiting, self.left = None, self.left - 1
        t.draw_strike(self.seat, self.rule, self.source)
        return False

    def _options(self, t: AlienTable, seat: int) -> dict[str, Vigil | int]:
        """What a seat could do before the Strike is drawn: all of it lies on the table for all to see."""
        found: dict[str, Vigil | int] = {}
        windows = ("strike", "any-strike") if seat == self.seat else ("any-strike",)
        if self.seat in t.s.living:
            found |= {f"vigil-{i}": a for window in windows for _, i, a in t.vigils(window, (seat,))}
        if seat == t.s.current and seat in t.s.living:
            found |= {f"sacrifice-{n}": n for n in sacrificeable(t, seat)}
        return found

    def _answered(self, t: AlienTable) -> bool:
        assert self.waiting is not None
        seat = self.waiting[0]
        chosen, self.asked = t.answer(seat, self.asked), 0
        if not chosen:
            del self.waiting[0]
            return False
        kind, _, which = str(chosen[0]).partition("-")
        if kind == "sacrifice":
            sacrifice(t, seat, int(which))
            return False
        vigil = self._options(t, seat)[str(chosen[0])]
        assert isinstance(vigil, Vigil)
        t.use_vigil(seat, int(which), vigil, ())
        self.waiting, self.left = None, self.left - 1
        return self.left <= 0


def draw_strike(t: AlienTable, seat: int, rule: str, source: int = 0) -> None:
    """A seat draws the top Strike, if there is one; the deck is made anew as soon as it is empty."""
    t.because(rule, source)
    if drawn := t.draw_top_strike(seat):
        t.push(Struck(seat, drawn[0]))


class Struck(Frame):
    """A drawn Strike: its damage is kept beside the Avatar, its text is carried out, a miss is discarded.

    Of an Alien Player's Strike the text doesn't count (alien.alien_player.strike-text-ignored).
    """

    seat: int
    card: int
    at: int = 0

    def step(self, t: AlienTable) -> bool:
        self.at += 1
        card = t.card_of(self.card)
        steps = (self._text, self._damage) if card.damage_last else (self._damage, self._text)
        if self.at <= len(steps):
            steps[self.at - 1](t)
            return False
        if t.s.zone_of(self.card) == at.RESOLVING:
            t.because("alien.strike.miss", self.card)
            t.discard_strikes((self.card,))
        return True

    def _text(self, t: AlienTable) -> None:
        if self.seat in t.s.living:
            me = Me(self.seat, self.seat, self.card, t.s.what[self.card], len(t.s.plays))
            t.perform(me, t.card_of(self.card).strike, rule="alien.strike.extra-text")

    def _damage(self, t: AlienTable) -> None:
        if not t.card_of(self.card).damage or t.s.zone_of(self.card) != at.RESOLVING:
            return
        t.because("alien.strike.damage-keep", self.card)
        t.move((self.card,), f"strikes.{self.seat}")
        if t.damage(self.seat) >= t.health(self.seat):
            if self.seat in t.s.living:
                die(t, self.seat, "strikes")
            else:
                alien_dies(t, self.seat)


class StrikePhase(Frame):
    """Every enemy of the Combat Zone strikes the player whose turn it is, the one that has been there longest first."""

    done: tuple[int, ...] = ()

    def step(self, t: AlienTable) -> bool:
        enemies = (i for i in t.s.zone(at.COMBAT_ZONE) if i not in self.done)
        if (enemy := next(enemies, None)) is None:
            return True
        self.done += (enemy,)
        strike(t, enemy, t.s.current)
        return False


def strike(t: AlienTable, enemy: int, seat: int) -> None:
    """An enemy strikes a seat, unless it doesn't strike, or the seat owns a Chestburster."""
    if (n := t.strikes_of(enemy)) and not t.is_carrier(seat):
        t.push(EnemyStrikes(enemy, seat, n))


class EnemyStrikes(Frame):
    """An enemy strikes: its Strikes are drawn, then its Strike ability is carried out once, then it may be answered."""

    enemy: int
    seat: int
    n: int
    at: int = 0

    def step(self, t: AlienTable) -> bool:
        self.at += 1
        match self.at:
            case 1:
                t.push(Strikes(self.seat, self.n, "alien.strike.draw", self.enemy))
            case 2 if self.seat in t.s.living:
                me = Me(self.seat, self.seat, self.enemy, t.s.what[self.enemy], len(t.s.plays))
                t.perform(me, t.card_of(self.enemy).strike, rule="alien.card_text.strike-ability")
            case 3 if self.seat in t.s.living:
                t.push(StrikeBack(self.enemy, self.seat))
            case _:
                return True
        return False


class StrikeBack(Frame):
    """A player who was struck by an enemy may discard a Vigilant card for what it does then."""

    enemy: int
    seat: int
    asked: int = 0

    def step(self, t: AlienTable) -> bool:
        t.because("alien.keyword.vigilant-discard-effect", self.enemy)
        vigils = {i: a for _, i, a in t.vigils("struck", (self.seat,))}
        if not vigils or t.s.zone_of(self.enemy) != at.COMBAT_ZONE:
            return True
        if not self.asked:
            self.asked = t.ask(self.seat, "vigil", list(vigils), least=0)
            return False
        for i in t.chosen(self.seat, self.asked):
            t.use_vigil(self.seat, i, vigils[i], (self.enemy,))
        return True


class StrikeMost(Frame):
    """An enemy strikes the player with the most damage whom enemies strike; a seat chooses among equals."""

    seat: int
    enemy: int
    asked: int = 0

    def step(self, t: AlienTable) -> bool:
        t.because("alien.card_text.override", self.enemy)
        struck = [seat for seat in t.clockwise() if not t.is_carrier(seat)]
        most = max((t.damage(seat) for seat in struck), default=0)
        tied = [seat for seat in struck if t.damage(seat) == most]
        if not tied:
            return True
        if not self.asked:
            self.asked = t.ask(self.seat, "player", [f"seat-{seat}" for seat in tied], among=())
            return False
        for chosen in t.answer(self.seat, self.asked):
            strike(t, self.enemy, int(str(chosen).removeprefix("seat-")))
        return True
