"""The 'Verse: Episode cards come in, and are resolved by their kinds once they are turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.deckbuilding.moving import enter
from domain.kernel.frame import Frame

from . import names as at
from .strikes import SHIP, DrawStrikes

if TYPE_CHECKING:
    from .table import FireflyTable


class AddEpisode(Frame):
    """The top Episode card comes face down into the 'Verse, so many times; what is inevitable goes on instead."""

    left: int = 1
    rule: str = "firefly.episode.effect-adds-card"

    def step(self, t: FireflyTable) -> bool:
        self.left -= 1
        t.because(self.rule, 0)
        inevitable = t.inevitable
        if inevitable is not None:
            _go_on(t, inevitable)
        elif deck := t.s.zone(at.EPISODE_DECK):
            enter(t, deck[-1], t.rooms)
        return self.left <= 0


def _go_on(t: FireflyTable, inevitable: int) -> None:
    """What is inevitable goes one space on, as long as it is in the 'Verse (firefly.inevitable.moves-instead)."""
    if t.rooms:
        t.because("firefly.inevitable.moves-instead", inevitable)
        enter(t, inevitable, t.rooms[1:])


class Reveal(Frame):
    """A card was just turned up, in the 'Verse or elsewhere: what its kind asks for."""

    card: int
    in_verse: bool
    at: int = 0

    def step(self, t: FireflyTable) -> bool:
        self.at += 1
        if self.at == 2:
            self._put_away(t)
            return True
        card = t.card_of(self.card)
        if card.task and card.kind == "goal" and card.task in t.s.tasks:
            t.because("firefly.reveal.goal", self.card)
            t.remove((self.card,))
            return True
        match card.kind:
            case "event":
                t.because("firefly.event.resolve-and-discard", self.card)
                t.move((self.card,), at.RESOLVING)
                t.text(self.card, "reveal", "firefly.event.resolve-and-discard")
            case "ship-strike":
                rule = "firefly.ship_strike.from-episode-deck"
                t.push(DrawStrikes(t.s.current, 1, SHIP, rule, self.card, card=self.card))
            case "character":
                t.text(self.card, "reveal", "firefly.reveal.character")
            case _:
                there = card.reveal_complex if self.in_verse else card.reveal_combat_zone
                t.perform(t.behalf(self.card), (*card.reveal, *there), rule="firefly.reveal.enemy-trigger-once")
        return False

    def _put_away(self, t: FireflyTable) -> None:
        """Events leave the game; a Character that its text doesn't put anywhere is shuffled into the current player's deck."""
        card, lies = t.card_of(self.card) if self.card in t.s.what else None, t.s.zone_of(self.card)
        if card is None:
            return
        if lies == at.RESOLVING and card.kind == "event":
            t.because("firefly.event.resolve-and-discard", self.card)
            t.move((self.card,), at.DEFEATED_CARDS)
        if card.kind == "character" and (t.room_of(lies) or lies == at.COMBAT_ZONE):
            t.because("firefly.reveal.character", self.card)
            t.move((self.card,), f"deck.{t.s.current}")
            t.shuffle(f"deck.{t.s.current}")
