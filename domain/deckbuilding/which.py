"""Which cards: those of some zones, narrowed by what they are like."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from .position import Position

OWN = frozenset({"hand", "played", "discard", "deck", "victory"})
"""Zones that each seat has of its own."""


UNDER = frozenset({"captured", "guarded"})
"""Zones of the cards under an Adversary: what it has captured, and the Bystanders that it guards."""

COLORLESS = (frozenset({"grey"}), frozenset({""}))
"""The classes of cards that have no colour, or no class at all."""

SAME = "same"
"""Stands for the group that was just named, or that of the cards just chosen."""


def captured(by: int) -> str:
    """The zone of the cards that an Adversary has captured, Bystanders apart."""
    return f"captured.{by}"


def top(zone: tuple[int, ...], n: int) -> tuple[int, ...]:
    """The top n cards of a zone, the topmost last."""
    return zone[max(0, len(zone) - n) :]


class Me(Struct, frozen=True):
    """On whose behalf, and from which card, an effect runs.

    `seat` does it; `you` is who set it off (they differ in "each player"). `key` is the definition that runs, which a
    copy borrows; `play` how many plays came before it; `chosen` the cards, and `named` the group, that the words before
    it chose; `since` the first decision that the question of this effect opened; `stood` the zone where a defeated card
    had stood.
    """

    seat: int
    you: int
    source: int
    key: str
    play: int
    since: int = 0
    chosen: tuple[int, ...] = ()
    stood: str = ""
    named: str = ""


class Cards(Struct, frozen=True, omit_defaults=True):
    """Cards of some zones, narrowed by every field given.

    Zones are kinds: `hand`, `played`, `discard`, `deck`, `victory` of the seat, `victory!` of everybody; `city`, `lair`,
    `ko`, `overrun` of the table, those that its cards add, or a space by name; `captured` by the Adversary spoken of (the
    chosen one, else this card) and `guarded` by it, `captured!` by all in the city; `chosen` for the cards that were just chosen, `anywhere`
    for all of them. The field `chosen` asks for those just chosen that are still in these zones, `unchosen` for any but them.
    `this` is the card itself, `other` any but it; `classes` asks for one of several classes, `names` for one of several names,
    `but` for any other than that, `lacks` for those without keywords, or of no such team; `same_cost` is what a card just
    chosen costs;
    `playable` asks for what the seat could play a copy of. `led`: the group is the one that a Commander
    always leads, as its own abilities mean it, and another may stand in for it; the group `same` is the one just named or
    chosen, the class `same` the one just named. `final` asks for Final Enemies or for any but them, `mortal` for what may be killed now, `facing` for those that lie face `up` or `down`, `marker` for those with so many markers of a kind at most, `basic`
    for those that a deck begins with, `free` for hidden ones that may be turned up without paying.
    """

    zones: tuple[str, ...]
    kind: str = ""
    cls: str = ""
    classes: tuple[str, ...] = ()
    colored: bool = False
    team: str = ""
    name: str = ""
    names: tuple[str, ...] = ()
    but: str = ""
    group: str = ""
    led: bool = False
    keyword: str = ""
    lacks: tuple[str, ...] = ()
    icon: str = ""
    cost_least: int | None = None
    cost_most: int | None = None
    same_cost: bool = False
    odd: bool | None = None
    attack_least: int | None = None
    attack_most: int | None = None
    final: bool | None = None
    vp_most: int | None = None
    repair_most: int | None = None
    holding: str = ""
    tally: str = ""
    playable: bool = False
    mortal: bool = False
    facing: str = ""
    marker: str = ""
    marks_most: int = 0
    basic: bool = False
    free: bool = False
    this: bool = False
    other: bool = False
    chosen: bool = False
    unchosen: bool = False

    def among(self, p: Position, me: Me) -> tuple[int, ...]:
        """Every card of the zones that lies as it should, which all can see; whether it fits, perhaps not all can."""
        cards = (i for zone in self.zones for i in p.in_kind(zone, me))
        return tuple(i for i in cards if self._lies(p, i))

    def ids(self, p: Position, me: Me) -> tuple[int, ...]:
        """The cards that fit, in the order they lie."""
        return tuple(i for i in self.among(p, me) if self.fits(p, i, me))

    def fits(self, p: Position, i: int, me: Me) -> bool:
        card = p.card_of(i)
        cost = card.cost or 0
        return (
            self._named(p, i)
            and (self.cls != SAME or me.named in p.classes_of(i))
            and (self.group != SAME or card.group in self._groups(p, me))
            and (self.cost_least is None or cost >= self.cost_least)
            and (self.cost_most is None or cost <= self.cost_most)
            and (not self.same_cost or cost in {p.card_of(other).cost or 0 for other in me.chosen})
            and (self.odd is None or cost % 2 == self.odd)
            and (self.attack_least is None or p.attack_of(i) >= self.attack_least)
            and (self.attack_most is None or p.attack_of(i) <= self.attack_most)
            and (self.final is None or card.final == self.final)
            and (not self.marker or p.s.markers.get(f"{self.marker}.{i}", 0) <= self.marks_most)
            and (not self.free or p.is_open(i))
            and self._lies(p, i)
            and (not self.mortal or p.can_be_killed(i))
            and (self.repair_most is None or (card.repair is not None and card.repair <= self.repair_most))
            and (self.vp_most is None or (card.vp or 0) <= self.vp_most)
            and (not self.holding or self.holding in self._under(p, i))
            and (not self.tally or p.s.serial[i] in p.counted(self.tally, me.seat))
            and (not self.playable or p.can_be_copied(me.seat, i))
            and not (self.this and i != me.source)
            and not (self.other and i == me.source)
            and (not self.chosen or i in me.chosen)
            and not (self.unchosen and i in me.chosen)
        )

    def _lies(self, p: Position, i: int) -> bool:
        return not self.facing or p.is_up(i) == (self.facing == "up")

    def _under(self, p: Position, i: int) -> set[str]:
        """The kinds of the cards that lie under a card."""
        return {p.card_of(under).kind for zone in UNDER for under in p.s.zone(f"{zone}.{i}")}

    def _groups(self, p: Position, me: Me) -> set[str]:
        """The group that was named, or those of the cards chosen."""
        return {me.named, *(p.card_of(i).group for i in me.chosen)} - {""}

    def _named(self, p: Position, i: int) -> bool:
        card = p.card_of(i)
        return (
            (not self.kind or card.kind == self.kind)
            and (self.cls in ("", SAME) or self.cls in p.classes_of(i))
            and (not self.classes or not p.classes_of(i).isdisjoint(self.classes))
            and (not self.colored or p.classes_of(i) not in COLORLESS)
            and (not self.team or card.team == self.team)
            and (not self.name or card.name == self.name)
            and (not self.names or card.name in self.names)
            and (not self.but or card.name != self.but)
            and (not self.basic or card.deck == "base")
            and (self.group in ("", SAME) or card.group in (p.in_place_of(self.group) if self.led else (self.group,)))
            and (not self.keyword or self.keyword in p.keywords_of(i))
            and (not self.lacks or not set(self.lacks).intersection((*p.keywords_of(i), card.team)))
            and (not self.icon or getattr(card, self.icon) is not None)
        )
