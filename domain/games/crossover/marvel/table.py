"""The words that Alien cards bring to a table of the Marvel game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from domain.deckbuilding.language import Avert, Me, captured
from domain.deckbuilding.lending import return_lent
from domain.games.alien.table import CITES as ALIEN_CITES
from domain.games.villains.names import CITY, LAIR, WOUNDS, guarded
from domain.games.villains.table import CITES as MARVEL_CITES, VillainsTable

from .moving import Backward, Onward, push_to
from .position import CrossedPosition

CITES = {**ALIEN_CITES, **MARVEL_CITES}
"""What happens is so by the rules of Marvel; what only Alien cards do, by those of theirs."""


class CrossedTable(CrossedPosition, VillainsTable):
    """A decision of the Marvel game with Alien cards being made."""

    cites: ClassVar[Mapping[str, str]] = CITES

    # -- gaining

    def gain(self, seat: int, stack: str, to: str = "discard") -> None:
        if not (stack == WOUNDS and self.s.zone(stack) and self._averts(seat)):
            super().gain(seat, stack, to)

    def gain_cards(self, seat: int, ids: Iterable[int], to: str = "discard") -> None:
        ids = tuple(ids)
        first = next((i for i in ids if self.card_of(i).kind == "wound"), 0)
        averted = first if first and self._averts(seat) else 0
        super().gain_cards(seat, tuple(i for i in ids if i != averted), to)

    def _averts(self, seat: int) -> bool:
        """Whether a text of this turn keeps the first Wound away that a seat would gain; it has done so then."""
        for on in self.listening("avert"):
            if on.seat == seat and isinstance(self.ability(on), Avert):
                with self.citing("override"):
                    self.silence(on.source, on.number)
                return True
        return False

    def take_in(self, seat: int, ids: tuple[int, ...], to: str) -> None:
        super().take_in(seat, ids, to)
        for i in reversed(ids):
            self.mobilize(seat, i)

    def recruit(self, seat: int, i: int) -> None:
        row = self.s.zone_of(i) in LAIR
        super().recruit(seat, i)
        if row:
            self.use_discounts(seat)
        self.mobilize(seat, i)

    # -- the city

    def ko(self, ids: tuple[int, ...], by: int | None = None) -> None:
        """Who is KO'd in the city takes along whom it guards and what it has captured (our ruling)."""
        there = [i for i in ids if self.s.zone_of(i) in CITY]
        under = [under for i in there for zone in (guarded(i), captured(i)) for under in self.s.zone(zone)]
        super().ko((*ids, *under), by)

    def advance(self, ids: tuple[int, ...], n: int) -> None:
        in_city = self.s.lying_in(reversed(self.city))
        self.then(*(Onward(i, n, self.rule) for i in in_city if i in ids))

    def to_airlock(self, ids: tuple[int, ...]) -> None:
        for i in ids:
            if self.s.zone_of(i) in self.city[:-1]:
                push_to(self, i, self.city[-1:])

    def move_back(self, me: Me, ids: tuple[int, ...], n: int) -> None:
        self.then(*(Backward(me.seat, i, n, self.rule) for i in ids if self.s.zone_of(i) in CITY))

    def weaken(self, i: int, by: int) -> None:
        self.count("weakened", self.s.current, (i,) * by)

    # -- plays

    def give_up(self, i: int) -> None:
        self.ko((i,))

    def turn_over(self) -> None:
        return_lent(self)
