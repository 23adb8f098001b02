"""Strikes of the crew and of the ship: drawn unless avoided, perhaps cancelled, placed and followed; and the Strike Phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.deckbuilding.language import Me
from domain.kernel.events import Option
from domain.kernel.frame import Frame

from . import names as at
from .defeats import check, member_struck
from .reactions import CREW_STRIKE, SHIP_STRIKE, STRUCK, let_react

if TYPE_CHECKING:
    from .table import FireflyTable

CREW, SHIP = "crew", "ship"


class DrawStrikes(Frame):
    """A seat draws Strikes, one after another; each it may avoid, if it can.

    Who was defeated this turn draws no more Crew Strikes. What the enemy `after` says then follows each Strike that wasn't
    avoided. `card` is a Ship Strike out of an Episode Deck.
    """

    seat: int
    left: int
    of: str
    rule: str
    source: int = 0
    asked: int = 0
    after: int = 0
    card: int = 0

    def step(self, t: FireflyTable) -> bool:
        if self.left <= 0:
            return True
        t.because(self.rule, self.source)
        if self.of == CREW and (self.seat in t.s.defeated or t.s.tally("fallen", self.seat)):
            return True
        if not self.asked and (options := self._options(t)):
            self.asked = t.ask(self.seat, f"avoid-{self.of}", options, least=0)
            return False
        self.left -= 1
        chosen, self.asked = t.answer(self.seat, self.asked) if self.asked else (), 0
        if chosen and self._keeps_away(t, chosen[0]):
            return False
        if self.after:
            t.push(StrikeAbility(self.after, self.seat))
        if chosen and isinstance(chosen[0], int):
            t.because("firefly.card_text.overrides", self.source)
            t.count("shielded", self.seat, t.s.zone(f"avatar.{self.seat}"))
            strike_avatar(t, chosen[0])
        else:
            self._draw(t)
        return False

    def _options(self, t: FireflyTable) -> list[int | str]:
        """How the Strike can be kept away: avoided, or drawn by another Main Character."""
        left = len(t.s.tally("shield", self.seat)) - len(t.s.tally("shielded", self.seat))
        shields: list[int | str] = (
            [i for i in t.mains() if t.whose(i) != self.seat] if self.of == CREW and left > 0 else []
        )
        if self.after and t.has_keyword(self.after, "unavoidable"):
            return shields
        own = ["avoid"] if t.avoids(self.seat, self.of) else []
        return [*own, *(t.keepers() if self.of == CREW else t.decoys(self.seat)), *shields]

    def _keeps_away(self, t: FireflyTable, by: Option) -> bool:
        """Whether the Strike is avoided: by a text of this turn, by an Upgrade, or by a card of Operations, which that uses up."""
        if by == "avoid":
            t.because("firefly.strike.avoid", self.source)
            own = len(t.s.tally(f"avoid-{self.of}", self.seat)) > len(t.s.tally(f"avoided-{self.of}", self.seat))
            t.count(f"avoided-{self.of if own else 'any'}", self.seat, t.s.zone(f"avatar.{self.seat}"))
        elif self.of == SHIP:
            t.because("firefly.upgrade.active", int(by))
            t.mark_used(int(by))
        elif by in t.s.zone(at.OPERATIONS):
            t.because("firefly.strike.avoid", self.source)
            t.remove((int(by),))
        else:
            return False
        if self.card:
            t.remove((self.card,))
        return True

    def _draw(self, t: FireflyTable) -> None:
        if self.of == SHIP:
            draw_ship_strike(t, self.seat, self.rule, self.source, self.card)
        else:
            draw_crew_strike(t, self.seat, self.rule, self.source)


class StrikeAbility(Frame):
    """What an enemy says that has struck."""

    enemy: int
    seat: int

    def step(self, t: FireflyTable) -> bool:
        me = Me(self.seat, self.seat, self.enemy, t.s.what[self.enemy], len(t.s.plays))
        t.perform(me, t.card_of(self.enemy).strike, rule="firefly.strike.strike-ability")
        return True


def draw_crew_strike(t: FireflyTable, seat: int, rule: str, source: int = 0) -> None:
    """A seat draws the top Crew Strike, if there is one; the deck is made anew as soon as it is empty."""
    t.because(rule, source)
    if drawn := t.draw_top_strike(seat):
        t.push(CrewStruck(seat, drawn[0], seat))


class CrewStruck(Frame):
    """A drawn Crew Strike: its damage is kept on the Avatar, its text is followed; one that leaves nothing is discarded.

    Others may react before and after. It is the seat's that `drew` it, unless another has taken it.
    """

    seat: int
    card: int
    drew: int
    at: int = 0

    def step(self, t: FireflyTable) -> bool:
        self.at += 1
        match self.at:
            case 1:
                let_react(t, CREW_STRIKE, self.drew, self.card)
            case 2 if t.s.zone_of(self.card) != at.RESOLVING:
                return True
            case 2 if t.card_of(self.card).damage or t.card_of(self.card).abilities:
                t.because("firefly.crew_strike.draw", self.card)
                t.move((self.card,), f"strikes.{self.seat}")
                check(t, self.seat)
            case 3 if self.seat in t.s.playing:
                me = Me(self.seat, self.seat, self.card, t.s.what[self.card], len(t.s.plays))
                t.perform(me, t.card_of(self.card).strike, rule="firefly.crew_strike.draw")
            case 4:
                if t.s.zone_of(self.card) == at.RESOLVING:
                    t.because("firefly.crew_strike.draw", self.card)
                    t.discard_strikes((self.card,))
                let_react(t, STRUCK, self.drew, self.card)
                return True
        return False


def take(t: FireflyTable, seat: int, strike: int) -> None:
    """A Strike that another has just drawn is a seat's instead, which follows its text."""
    drew = next(frame.drew for frame in t.stack if isinstance(frame, CrewStruck) and frame.card == strike)
    t.because("firefly.card_text.overrides", strike)
    t.push(CrewStruck(seat, strike, drew, at=1))


def strike_avatar(t: FireflyTable, avatar: int) -> None:
    """A Main Character draws a Strike: a player as always, another one is defeated by any damage."""
    seat = t.whose(avatar)
    if seat is not None:
        t.push(DrawStrikes(seat, 1, CREW, "firefly.non_player_main.draws-named-strikes", t.card))
    elif drawn := t.draw_top_strike():
        member_struck(t, avatar, drawn[0])


def draw_ship_strike(t: FireflyTable, seat: int, rule: str, source: int = 0, card: int = 0) -> None:
    """A seat draws the top Ship Strike, if there is one, or this one."""
    t.because(rule, source)
    drawn = (card,) if card else t.top_ship_strike()
    t.show(drawn)
    t.move(drawn, at.RESOLVING)
    t.then(*(ShipStruck(seat, i) for i in drawn))


class ShipStruck(Frame):
    """A drawn Ship Strike: it comes to the lowest free slot, then its text is followed. With no such slot Serenity explodes.

    Others may react before, unless it is a miss.
    """

    drew: int
    card: int
    at: int = 0

    def step(self, t: FireflyTable) -> bool:
        self.at += 1
        if "miss" in t.card_of(self.card).keywords:
            t.because("firefly.ship_strike.instant", self.card)
            t.put_repaired((self.card,))
            return True
        match self.at:
            case 1:
                let_react(t, SHIP_STRIKE, self.drew, self.card)
                return False
            case 2:
                return t.s.zone_of(self.card) != at.RESOLVING or self._place(t)
        t.text(self.card, "strike", "firefly.ship_strike.instant")
        return True

    def _place(self, t: FireflyTable) -> bool:
        """Lay it on Serenity; whether that was all, since there is no room."""
        free = next((slot for slot in t.slots if not t.s.zone(slot)), None)
        if free is None:
            t.because("firefly.ship_strike.explode", self.card)
            t.end("loss", "serenity-explodes")
            return True
        t.because("firefly.ship_strike.lowest-slot", self.card)
        t.move((self.card,), free)
        return False


class StrikePhase(Frame):
    """Every enemy of the Combat Zone strikes, the oldest first; then from the left those of the 'Verse that have Range."""

    done: tuple[int, ...] = ()
    ranged: bool = False

    def step(self, t: FireflyTable) -> bool:
        zone = () if self.ranged else t.s.zone(at.COMBAT_ZONE)
        if (enemy := next((i for i in zone if i not in self.done), None)) is None:
            self.ranged = True
            left = (i for i in reversed(t.face_up()) if i not in self.done and t.has_range(i))
            if (enemy := next(left, None)) is None:
                return True
        self.done += (enemy,)
        if n := t.strikes_of(enemy):
            t.push(EnemyStrikes(enemy, t.s.current, n))
        return False


class EnemyStrikes(Frame):
    """An enemy strikes, so many times: each time a Strike is drawn, and what the enemy says then follows."""

    enemy: int
    seat: int
    n: int

    def step(self, t: FireflyTable) -> bool:
        if self.n <= 0 or t.s.zone_of(self.enemy) in ("", at.DEFEATED_CARDS):
            return True
        self.n -= 1
        of = SHIP if t.is_ship(self.enemy) else CREW
        rule = "firefly.ship_strike.draw" if of == SHIP else "firefly.crew_strike.draw"
        t.push(DrawStrikes(self.seat, 1, of, rule, self.enemy, after=self.enemy))
        return self.n <= 0
