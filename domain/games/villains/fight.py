"""Playing, paying and fighting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from domain.kernel.frame import Frame

from .names import COMMANDER, TACTICS, guarded
from .paying import pay

if TYPE_CHECKING:
    from .table import VillainsTable


class PlayFromHand(Frame):
    """A card goes from hand to the table and counts as played."""

    seat: int
    card: int

    def step(self, t: VillainsTable) -> bool:
        t.because("villains.play.one-at-a-time", self.card)
        t.show((self.card,))
        t.move((self.card,), f"played.{self.seat}")
        t.play_as(self.seat, self.card, t.s.what[self.card])
        return True


class Beat(Frame):
    """A fight: Attack is spent, the defeated and whom they guarded come to the Victory Pile, their texts follow."""

    seat: int
    card: int
    recruit: int = 0

    def step(self, t: VillainsTable) -> bool:
        t.because("villains.fight.spend-attack", self.card)
        pay(t, self.card, self.recruit)
        defeat(t, self.seat, self.card)
        return True


def defeat(t: VillainsTable, seat: int, card: int) -> None:
    """An Adversary or the Commander is defeated: piles first, then the Fight effect, then what comes of it besides."""
    t.count("defeated", seat, (card,))
    faced, guise = t.card_of(card), t.guise_of(card)
    freed = t.s.zone(guarded(card))
    stood = t.s.zone_of(card)
    commander = stood == COMMANDER
    trophy = take_tactic(t, seat) if commander and t.s.zone(TACTICS) else take_whole(t, seat, card)
    t.because("villains.bystander.kidnap-on-defeat", card)
    t.take_bystanders(seat, freed)
    if t.card_of(trophy).kind == "bystander":
        t.count("kidnapped", seat, (trophy,))
        freed += (trophy,)
    if commander and t.is_last_fight():
        t.push(Won())
    if not commander:
        t.hear("defeat", (card,))
    besides = [text for hook in _hooks(commander) for text in t.texts_of(hook, seat, t.cites["text"])]
    t.any_order([*t.kidnapped_texts(seat, freed), *besides])
    text = (faced if trophy == card else t.card_of(trophy)).fight
    me = structs.replace(t.behalf(trophy), stood=stood, chosen=(card,) if guise else ())
    t.perform(me, text, rule="villains.tactic.fight-effect" if commander else "villains.fight.effect")


def _hooks(commander: bool) -> tuple[str, ...]:
    """What a defeat is to the abilities that wait for one."""
    return ("defeat-any",) if commander else ("defeat", "defeat-any")


def take_whole(t: VillainsTable, seat: int, card: int) -> int:
    """The defeated Adversary comes to the Victory Pile, or by a final blow the Commander."""
    blow = t.s.zone_of(card) == COMMANDER
    t.because("villains.challenge.final-blow" if blow else "villains.fight.to-victory-pile", card)
    t.move((card,), f"victory.{seat}")
    return card


def take_tactic(t: VillainsTable, seat: int) -> int:
    """A random one of the Commander's Tactics comes to the Victory Pile: they lie in random order."""
    t.because("villains.tactic.random", t.commander())
    tactic = t.s.zone(TACTICS)[-1]
    t.show((tactic,))
    t.move((tactic,), f"victory.{seat}")
    return tactic


class Won(Frame):
    """The last fight is fought and its effects are done: the players have won."""

    def step(self, t: VillainsTable) -> bool:
        blow = t.challenges.final_blow
        t.because("villains.challenge.final-blow" if blow else "villains.win.four-tactics")
        t.end("win", "final-blow" if blow else "four-tactics")
        return True
