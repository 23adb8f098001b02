"""Playing cards from hand, what they let their player do once, fights and recruiting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.kernel.frame import Frame

from .language import Instead, Me

if TYPE_CHECKING:
    from .roomtable import RoomTable


def play_card(t: RoomTable, seat: int, card: int) -> None:
    """A card goes from hand to the table and is played."""
    t.because(t.cites["play-card"], card)
    t.show((card,))
    t.move((card,), f"played.{seat}")
    t.play_as(seat, card, t.s.what[card])


class Playing(Frame):
    """A seat plays a card from hand: what that needs is done."""

    seat: int
    card: int

    def step(self, t: RoomTable) -> bool:
        play_card(t, self.seat, self.card)
        return True


class Fighting(Frame):
    """A seat fights an enemy: what that needs is done; it pays, and the enemy is beaten."""

    seat: int
    card: int

    def step(self, t: RoomTable) -> bool:
        t.because(t.cites["fight"], self.card)
        t.pay_fight(self.card)
        t.count("fought", self.seat, (self.card,))
        t.beat(self.card)
        return True


def use_once(t: RoomTable, seat: int, play: int) -> None:
    """What a card lets its player do once this turn."""
    made = t.s.plays[play]
    me = Me(seat, seat, made.id, made.key, play)
    t.because(t.cites["once"], me.source)
    t.count(f"once-{play}", seat, (me.source,))
    t.perform(me, t.content[me.key].once, rule="once")


class Recruited(Frame):
    """A paid card is gained: to the discard pile, or where a text of this turn lets its player put it; then Mobilize."""

    seat: int
    card: int
    space: str
    asked: int = 0

    def step(self, t: RoomTable) -> bool:
        t.because(t.cites["gain-paid"], self.card)
        if self.space in t.recruit_row:
            t.use_discounts(self.seat)
        if not self.asked and (instead := self._instead(t)) and (places := self._places(t, instead)):
            self.asked = t.ask(self.seat, "recruit-to", (*places, "discard"))
            return False
        to = next((str(to) for to in t.answer(self.seat, self.asked)), "discard") if self.asked else "discard"
        if self.asked:
            for on in t.listening("recruit"):
                if on.seat == self.seat and self._fits(t, t.ability(on)):
                    t.silence(on.source, on.number)
        if to.startswith("seat-"):
            t.gain_cards(int(to.removeprefix("seat-")), (self.card,), "hand")
        else:
            t.gain_cards(self.seat, (self.card,), to)
        return True

    def _places(self, t: RoomTable, instead: Instead) -> list[str]:
        """Where the card may go instead: also to the hand of another player."""
        return [f"seat-{seat}" for seat in t.others(self.seat)] if instead.to == "another-hand" else [instead.to]

    def _instead(self, t: RoomTable) -> Instead | None:
        """A text of this turn that lets the next recruited card go elsewhere."""
        said = (t.ability(on) for on in t.listening("recruit") if on.seat == self.seat)
        return next((a for a in said if isinstance(a, Instead) and self._fits(t, a)), None)

    def _fits(self, t: RoomTable, ability: object) -> bool:
        """Whether a text means a card that was recruited from here."""
        return isinstance(ability, Instead) and (ability.anywhere or self.space in t.recruit_row)


PLAYING_FRAMES = Playing | Fighting | Recruited
"""The running rules of playing, fighting and recruiting."""
