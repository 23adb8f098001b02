"""Alien cards in the words of the Marvel game.

A Vigilant card stays in play in Encounters; here every card played is discarded at the end of the turn. What such a card
does when its owner would draw a Strike it does as a Ward when its owner would gain a Wound: it is discarded, from hand or
as it was played this turn. The other moments at which one may be discarded make no sense here, and are ignored.
"""

from __future__ import annotations

from typing import Any

from msgspec import structs

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    AddHive,
    Avert,
    Cards,
    Clone,
    Discard,
    DrawAtEnd,
    DrawFewer,
    Effects,
    Gain,
    Heal,
    Hold,
    Ko,
    Markers,
    Play,
    PlayAs,
    Self,
    Some,
    Strike,
    Top,
    Vigil,
    Ward,
)

from .terms import IN_MARVEL
from .translation import Senseless, Translator

KEYWORDS = frozenset({"ripley", "coordinate", "mobilize", "sacrifice"})
"""The keywords of Alien that mean something here."""

SAID = ("mobilize", "sacrifice")
"""Those that only name what a card says at a moment, which may have been ignored."""


class ToMarvel(Translator):
    """A Strike that is drawn is a Wound that is gained, one that is healed a Wound that the player may KO."""

    def __init__(self) -> None:
        super().__init__(IN_MARVEL)

    def card(self, card: Card, **about: Any) -> Card:
        """No Objectives are there: a Final Enemy is an enemy as others are, and labels of decks mean nothing."""
        said = super().card(card, deck="", goal=0, final=False)
        known = (keyword for keyword in card.keywords if keyword in KEYWORDS)
        keywords = tuple(word for word in known if word not in SAID or getattr(said, word))
        return structs.replace(said, keywords=keywords, attack_plus=said.attack_plus or bool(said.own_attack), **about)

    def effect(self, effect: Effects) -> tuple[Effects, ...]:
        match effect:
            case Strike(n=n):
                return (Gain("wounds", self.number(n)),)
            case Heal(what=Some() as some):
                wounds = Cards(self.cards(some.of).zones, kind="wound")
                what = Some(wounds, self.number(some.n), may=True)
                return (Ko(what, self.effects(effect.then), self.effects(effect.otherwise)),)
            case AddHive(n=n):
                return (Play(Top(n, deck="adversary-deck")),)
            case DrawFewer(n=n):
                return (DrawAtEnd(-n),)
            case Clone():
                return (PlayAs(),)
        return super().effect(effect)

    def word(self, word: Any) -> Any:
        match word:
            case Vigil(avoids=True, then=then):
                return Ward("wound", (Discard(Self()), *self.effects(then)))
            case Vigil():
                raise Senseless
            case Avert():
                return Avert(kind="wound")
            case Hold(stage=stage) if stage:
                raise Senseless
            case Markers():
                raise Senseless
        return super().word(word)

    def cards(self, of: Cards) -> Cards:
        """All cards of the city lie face up and can be KO'd; a starting deck's cards are those that cost nothing."""
        if of.final or of.facing == "down" or of.marker:
            raise Senseless
        there = structs.replace(super().cards(of), final=None, facing="", mortal=False, free=False, basic=False)
        if of.basic:
            return structs.replace(there, kind="ally", cost_most=0)
        if "city" in there.zones:
            return structs.replace(there, kind=there.kind or "adversary")
        return there
