"""Playing cards: from hand, as copies, as what somebody lent; and giving them up for their effect."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from domain.deckbuilding.language import Discount, Instead, Me
from domain.kernel.frame import Frame

from . import events as e, names as at
from .position import AlienPosition

if TYPE_CHECKING:
    from .table import AlienTable


def play_card(t: AlienTable, seat: int, card: int) -> None:
    """A card goes from hand to the table and is played."""
    t.because("alien.action.play-order", card)
    t.show((card,))
    t.move((card,), f"played.{seat}")
    t.play_as(seat, card, t.s.what[card])


class Playing(Frame):
    """A seat plays a card from hand: what that needs is done."""

    seat: int
    card: int

    def step(self, t: AlienTable) -> bool:
        play_card(t, self.seat, self.card)
        return True


def play_lent(t: AlienTable, seat: int, card: int) -> None:
    """A copy of a card that another player has lent is played, once."""
    t.because("alien.keyword.coordinate-copy", card)
    t.count("lent-played", seat, (card,))
    t.play_as(seat, card, t.s.what[card])


def lend(t: AlienTable, seat: int, card: int) -> None:
    """A card is set aside face up for the player whose turn it is, and a replacement is drawn."""
    t.because("alien.keyword.coordinate-set-aside", card)
    t.show((card,))
    t.move((card,), f"lent.{seat}")
    t.emit(e.CardLent(seat=seat, id=card))
    t.draw(seat, 1)


def use_once(t: AlienTable, seat: int, play: int) -> None:
    """What a card lets its player do once this turn."""
    me = _me(t, seat, play)
    t.because("alien.card_text.once-this-turn", me.source)
    t.count(f"once-{play}", seat, (me.source,))
    t.perform(me, t.content[me.key].once, rule="alien.card_text.once-this-turn")


def sacrificed(t: AlienTable, seat: int, play: int) -> None:
    """A card is killed for its Sacrifice effect; of a copy nothing but the effect is left (alien.card_text.copy-sacrifice)."""
    me = _me(t, seat, play)
    t.because("alien.keyword.sacrifice", me.source)
    t.count(f"sacrificed-{play}", seat, (me.source,))
    t.perform(me, t.content[me.key].sacrifice, rule="alien.keyword.sacrifice")
    if not is_copy(t, play):
        t.move((me.source,), at.DEAD_CHARACTERS)


def sacrificeable(p: AlienPosition, seat: int) -> Iterator[int]:
    """The plays of this turn whose card can be killed for its effect, or whose copy brings it."""
    for n, play in enumerate(p.s.plays):
        if p.content[play.key].sacrifice and not p.s.tally(f"sacrificed-{n}", seat) and _can_give(p, seat, n):
            yield n


def _can_give(p: AlienPosition, seat: int, n: int) -> bool:
    """Whether the card of a play is still there, or the play is a copy."""
    return is_copy(p, n) or p.s.plays[n].id in p.s.zone(f"played.{seat}")


def is_copy(p: AlienPosition, n: int) -> bool:
    """Whether a play is that of a copy: of what was lent, or by a card that was played before itself."""
    made = p.s.plays[n].id
    return p.s.zone_of(made).startswith("lent.") or any(play.id == made for play in p.s.plays[:n])


def _me(t: AlienTable, seat: int, play: int) -> Me:
    made = t.s.plays[play]
    return Me(seat, seat, made.id, made.key, play)


class Recruited(Frame):
    """A paid card is gained: to the discard pile, or where a text of this turn lets its player put it; then Mobilize."""

    seat: int
    card: int
    space: str
    asked: int = 0

    def step(self, t: AlienTable) -> bool:
        t.because("alien.gain.recruit-is-gain", self.card)
        if self.space in at.HQ:
            for on in t.listening("discount"):
                if isinstance(t.ability(on), Discount) and on.seat == self.seat:
                    t.silence(on.source, on.number)
            if not self.asked and (instead := self._instead(t)):
                self.asked = t.ask(self.seat, "recruit-to", (instead.to, "discard"))
                return False
        to = next((str(to) for to in t.answer(self.seat, self.asked)), "discard") if self.asked else "discard"
        if self.asked:
            for on in t.listening("recruit"):
                if on.seat == self.seat:
                    t.silence(on.source, on.number)
        t.gain_cards(self.seat, (self.card,), to)
        return True

    def _instead(self, t: AlienTable) -> Instead | None:
        """A text of this turn that lets the next recruited card go elsewhere."""
        said = (t.ability(on) for on in t.listening("recruit") if on.seat == self.seat)
        return next((a for a in said if isinstance(a, Instead)), None)
