"""Marvel cards in the words of Legendary Encounters."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from domain.deckbuilding.language import (
    AddHive,
    All,
    Begin,
    Cards,
    Defeat,
    EachPlayer,
    Effects,
    Gain,
    Heal,
    Ko,
    May,
    Optionally,
    Play,
    PlayCopy,
    PutUnder,
    Special,
    Strike,
    Top,
    Ward,
)

from .terms import IN_ENCOUNTERS
from .translation import Senseless, Translator

THOSE = All(Cards(("chosen",)))
STRIKES = ("strikes",)


class ToEncounters(Translator):
    """A Wound that is gained is a Strike that is drawn, one that is KO'd a Strike that is healed."""

    def __init__(self) -> None:
        super().__init__(IN_ENCOUNTERS)

    def effect(self, effect: Effects) -> tuple[Effects, ...]:
        match effect:
            case Gain(stack="wounds", n=n):
                return (Strike(self.number(n)),)
            case Ko(what=pick) if _of(pick).kind == "wound":
                healed = structs.replace(pick, of=Cards(STRIKES))
                return (Heal(healed, self.effects(effect.then), self.effects(effect.otherwise)),)
            case Defeat(what=what, then=then, otherwise=otherwise):
                return self.effect(Ko(what, then, otherwise))
            case Play(what=Top(n=int(n), deck="adversary-deck")):
                return (AddHive(n), *self.effects(effect.then))
            case Play():
                raise Senseless
            case EachPlayer():
                return super().effect(structs.replace(effect, in_turn=True))
            case Begin(ability=n) if self.abilities[n] == May("copy"):
                return (Optionally((PlayCopy(THOSE), PutUnder(THOSE, deck="barracks"))),)
            case Special(name=name) if name != "father-of-lies":
                raise Senseless
        return super().effect(effect)

    def word(self, word: Any) -> Any:
        match word:
            case Ward(kind="wound", then=then):
                return Ward("strike", self.effects(then))
        return super().word(word)

    def cards(self, of: Cards) -> Cards:
        """Who stands in the city is an enemy that lies face up in the Complex."""
        there = super().cards(of)
        if "complex" not in there.zones:
            return there
        return structs.replace(there, kind=there.kind or "enemy", facing="up")


def _of(pick: Any) -> Cards:
    return getattr(pick, "of", Cards(()))
