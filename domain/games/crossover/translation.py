"""Cards of one game written in the words of another.

A card's text is data: it is translated word by word with a term table. A word for which the host has nothing makes no
sense there and is ignored, with all that is said of it; the rest of the card stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct, structs

from domain.deckbuilding.card import Card
from domain.deckbuilding.effect import DEMOLISH, Verb
from domain.deckbuilding.encounter import Way
from domain.deckbuilding.language import (
    Abilities,
    Begin,
    Cards,
    Choose,
    Demolish,
    Effects,
    Look,
    Modify,
    MoveTo,
    Plays,
    Pool,
    Repeat,
    Reveal,
    StoodOn,
    Tally,
    Total,
    When,
    effects_in,
)

from .terms import Terms


class Senseless(Exception):
    """What was to be translated makes no sense in the other game."""


MOMENTS = (
    "effect", "dodged", "ambush", "fight", "overrun", "kidnapped", "strike", "once", "mobilize", "sacrifice", "drawn",
    "reveal", "reveal_complex", "reveal_combat_zone", "enters", "death", "event", "after_hive",
)  # fmt: skip
"""The fields of a card that hold what it says at a moment."""

FIGURES = ("attack", "recruit")


class Translator:
    """Translates the cards of a guest for a host, by a term table; a game adds what is more than another term."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.numbers: dict[int, int] = {}
        self.abilities: tuple[object, ...] = ()

    # -- cards

    def card(self, card: Card, **about: Any) -> Card:
        """A card as the host reads it; `about` are fields that set-up gives it."""
        kept = self._abilities(card)
        said = dict.fromkeys(MOMENTS, ()) | self._moments(card)
        adds = {f"{figure}_plus": getattr(card, f"{figure}_plus") and _adds(said, kept, figure) for figure in FIGURES}
        needs = tuple(need for need in map(self._or_nothing, card.needs) if need is not None)
        return structs.replace(
            card, set=self.terms.box, kind=self.terms.kinds[card.kind], cls=self.terms.classes[card.cls],
            provenance="crossover", vp=None, vp_plus=False, needs=needs, abilities=kept, **adds, **said, **about,
        )  # fmt: skip

    def _moments(self, card: Card) -> dict[str, Any]:
        """What a card says at each moment that the host has."""
        said: dict[str, tuple[Effects, ...]] = {}
        for moment in MOMENTS:
            if moment not in self.terms.silent:
                there = self.terms.moments.get(moment, moment)
                said[there] = said.get(there, ()) + self.effects(getattr(card, moment))
        return said

    def _abilities(self, card: Card) -> tuple[Abilities, ...]:
        """The abilities that make sense, and that still begin where a text began them; `numbers` then tells which number
        each of them has now."""
        self.abilities = card.abilities
        sensible = {n: said for n, a in enumerate(card.abilities) if (said := self._or_nothing(a)) is not None}
        self.numbers = {n: n for n in sensible}
        idle = _begun(getattr(card, moment) for moment in MOMENTS) - _begun(self._moments(card).values())
        kept = [n for n in sensible if n not in idle]
        self.numbers = {n: at for at, n in enumerate(kept)}
        return tuple(sensible[n] for n in kept)

    def _or_nothing(self, word: Any) -> Any:
        try:
            return self._said(word)
        except Senseless:
            return None

    # -- words

    def effects(self, effects: Iterable[Effects]) -> tuple[Effects, ...]:
        """What a text does in the host, without what makes no sense there."""
        return tuple(said for effect in effects for said in self._effect(effect))

    def _effect(self, effect: Effects) -> tuple[Effects, ...]:
        try:
            return self.effect(effect)
        except Senseless:
            return ()

    def effect(self, effect: Effects) -> tuple[Effects, ...]:
        """One word that does something. Senseless where it does nothing in the host."""
        if type(effect) in self.terms.nonsense:
            raise Senseless
        match effect:
            case Begin(ability=ability):
                if ability not in self.numbers:
                    raise Senseless
                effect = structs.replace(effect, ability=self.numbers[ability])
            case Demolish(n=n):
                return (Repeat(self.number(n), self.effects(DEMOLISH)),) if n != 1 else self.effects(DEMOLISH)
            case MoveTo(space=space) | Pool(only=space) if space:
                raise Senseless
        return (self._said(effect),)

    def number(self, number: Any) -> Any:
        """A number."""
        return number if isinstance(number, int) else self.word(number)

    def _said(self, effect: Any) -> Any:
        """A word with all that is said in it; one that has nothing left to do makes no sense."""
        said = self.word(effect)
        if isinstance(effect, Verb) and not isinstance(effect, Choose | Look | Reveal):
            return said
        lost = [name for name in effect.__struct_fields__ if _texts(getattr(effect, name)) and not getattr(said, name)]
        left = [name for name in said.__struct_fields__ if _texts(getattr(said, name))]
        if "what" in lost or (lost and not left):
            raise Senseless
        return said

    def word(self, word: Any) -> Any:
        """Any word, field by field."""
        match word:
            case Cards():
                return self.cards(word)
            case StoodOn():
                raise Senseless
            case Tally(of=of, kind=kind):
                return structs.replace(word, of=self.named(self.terms.tallies, of), kind=self.kind(kind))
            case Total(of=of):
                return structs.replace(word, of=self.named(self.terms.tallies, of))
            case Plays(name=name) if name:
                word = structs.replace(word, name=self.named(self.terms.names, name))
            case Modify(figure=figure) if figure != "attack":
                raise Senseless
        fields = {name: self._field(name, getattr(word, name)) for name in word.__struct_fields__}
        return structs.replace(word, **fields)

    def _field(self, name: str, value: Any) -> Any:
        match name, value:
            case _, tuple() if _texts(value):
                return self._text(value)
            case _, Struct():
                return self.word(value)
            case ("cls", str()):
                return self.named(self.terms.classes, value)
            case (("icons" | "classes"), tuple()):
                return tuple(self.terms.classes.get(icon, icon) for icon in value)
            case ("hook", str()):
                return self.named(self.terms.hooks, value)
            case ("area", str()) if value:
                return self.named(self.terms.areas, value)
            case (("stack" | "deck" | "pile"), str()) if value:
                (zone,) = self.named(self.terms.zones, value)
                return zone
        return value

    def _text(self, value: tuple[Any, ...]) -> tuple[Any, ...]:
        """A text, or several ways to go; a way on which there is nothing to do is none."""
        if isinstance(value[0], tuple):
            return tuple(said for way in value if (said := self.effects(way)))
        if isinstance(value[0], Way):
            ways = (structs.replace(way, what=self.effects(way.what)) for way in value)
            return tuple(way for way in ways if way.what)
        return self.effects(value)

    def named(self, table: Mapping[str, Any], name: str) -> Any:
        """What a name is in the host."""
        if name not in table:
            raise Senseless
        return table[name]

    def kind(self, kind: str) -> str:
        """A kind of cards, if one is asked for."""
        return str(self.named(self.terms.kinds, kind)) if kind else ""

    def cards(self, of: Cards) -> Cards:
        """Which cards: those of the zones that the host has, if it has any of them."""
        zones = tuple(dict.fromkeys(there for zone in of.zones for there in self.terms.zones.get(zone, ())))
        if not zones or of.team in self.terms.strangers or of.holding or of.vp_most is not None:
            raise Senseless
        tally = self.named(self.terms.tallies, of.tally) if of.tally else ""
        return structs.replace(
            of, zones=zones, kind=self.kind(of.kind), tally=tally, cls=self.named(self.terms.classes, of.cls),
            classes=tuple(self.terms.classes[cls] for cls in of.classes),
        )  # fmt: skip


def _begun(texts: Iterable[tuple[Effects, ...]]) -> set[int]:
    """The numbers of the abilities that texts begin."""
    return {word.ability for text in texts for word in effects_in(text) if isinstance(word, Begin)}


def _adds(said: Mapping[str, tuple[Effects, ...]], abilities: tuple[Abilities, ...], figure: str) -> bool:
    """Whether what a card says adds to one of its figures."""
    waiting = (a.then for a in abilities if isinstance(a, When))
    pools = [word for text in (*said.values(), *waiting) for word in effects_in(text) if isinstance(word, Pool)]
    grows = figure == "attack" and any(isinstance(a, Modify) and a.of is None for a in abilities)
    return grows or any(getattr(pool, figure) != 0 for pool in pools)


def _texts(value: object) -> bool:
    """Whether a field holds a text, or ways to go."""
    if not isinstance(value, tuple) or not value:
        return False
    first = value[0][0] if isinstance(value[0], tuple) and value[0] else value[0]
    return isinstance(first, Way) or hasattr(first, "do")
