"""The words that every game with rooms acts with."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from domain.kernel.zone import kind

from . import moving
from .events import Marked, TurnedDown
from .language import Me, When, top
from .playing import Recruited
from .rooms import COMBAT_ZONE, Rooms
from .state import RoomState
from .table import DeckTable

SECURED, ASIDE, RESOLVING, DISCARDED_STRIKES = "secured", "aside", "resolving", "discarded-strikes"


class RoomTable(Rooms, DeckTable):
    """A decision of a game with rooms being made. `strike_deck` is what the Strikes of players are drawn from."""

    s: RoomState
    strike_deck: ClassVar[str]

    # -- texts

    def text(self, i: int, moment: str, rule: str) -> None:
        """Carry out next what a card says for a moment, on behalf of the active player."""
        self.perform(self.behalf(i), getattr(self.card_of(i), moment), rule=rule)

    def heard(self, hook: str, seat: int, rule: str) -> None:
        """Carry out next what a seat's texts of this turn say each time this happens, or the first few times."""
        for on in self.listening(hook):
            said = self.ability(on)
            if on.seat == seat and isinstance(said, When) and not self.is_over(on, said):
                self.because(rule, on.source)
                self.count(f"heard-{on.source}-{on.number}", seat, (on.source,))
                self.perform(Me(seat, seat, on.source, on.key, len(self.s.plays)), said.then, rule=rule)

    def put_back(self, seat: int, ids: tuple[int, ...], zone: str) -> None:
        with self.citing("look"):
            super().put_back(seat, ids, zone)

    # -- markers

    def mark(self, i: int, marker: str, n: int) -> None:
        self.emit(Marked(id=i, marker=marker, n=self.s.markers.get(f"{marker}.{i}", 0) + n))

    def weaken(self, i: int, by: int) -> None:
        self.mark(i, "weakened", by)

    def clear_mark(self, i: int, marker: str) -> None:
        """Take the markers of a kind off a card."""
        if self.s.markers.get(f"{marker}.{i}", 0):
            self.emit(Marked(id=i, marker=marker, n=0))

    def clear_marks(self, marker: str) -> None:
        """Take the markers of a kind off all cards."""
        for name, n in list(self.s.markers.items()):
            of, _, i = name.rpartition(".")
            if of == marker and n:
                self.emit(Marked(id=int(i), marker=marker, n=0))

    def draw_hand(self, seat: int) -> None:
        """A seat draws its new hand, and what was to make it smaller is over."""
        n = self.new_hand(seat)
        self.clear_mark(self.s.zone(f"avatar.{seat}")[-1], "fewer")
        self.draw(seat, n)

    def draw_fewer(self, seat: int, n: int) -> None:
        self.mark(self.s.zone(f"avatar.{seat}")[-1], "fewer", n)

    # -- the rooms

    def resolve(self, card: int, *, in_rooms: bool) -> None:
        """Do next what a card asks for that was just turned up, in a room or elsewhere."""
        raise NotImplementedError

    def arrived(self, card: int) -> None:
        """Do next what a card says that has come into the Combat Zone and lies there face up."""
        self.text(card, "enters", self.cites["leave"])

    def tear_down(self, room: str) -> None:
        """What a scan of a room brings down there."""

    def scan_free(self, seat: int, ids: tuple[int, ...]) -> None:
        self.because(self.cites["scan-free"])
        self.then(*(moving.Scanned(seat, i) for i in ids))

    def turn_down(self, ids: tuple[int, ...]) -> None:
        if ids:
            self.emit(TurnedDown(ids=ids))
            for i in ids:
                for name in [name for name, n in self.s.markers.items() if name.endswith(f".{i}") and n]:
                    self.clear_mark(i, name.rpartition(".")[0])

    def shuffle_rooms(self, ids: tuple[int, ...]) -> None:
        rooms = [room for i in ids if (room := self.s.zone_of(i))]
        self.move(ids, ASIDE)
        if len(ids) > 1:
            self.shuffle(ASIDE)
        for i, room in zip(self.s.zone(ASIDE), rooms, strict=True):
            self.move((i,), room)

    def swap_rooms(self, ids: tuple[int, ...]) -> None:
        if len(ids) == 2:
            one, other = (self.s.zone_of(i) for i in ids)
            self.move(ids[1:], one)
            self.move(ids[:1], other)

    def move_back(self, me: Me, ids: tuple[int, ...], n: int) -> None:
        self.then(*(moving.Back(me.seat, i, n, self.rule) for i in ids))

    def advance(self, ids: tuple[int, ...], n: int) -> None:
        self.then(*(moving.Step(i, n, self.rule) for i in self.from_exit(ids)))

    def to_airlock(self, ids: tuple[int, ...]) -> None:
        for i in ids:
            if self.in_rooms(i) and self.s.zone_of(i) != self.rooms[-1] and not self.is_fixed(i):
                moving.enter(self, i, self.rooms[-1:])

    def to_combat_zone(self, ids: tuple[int, ...]) -> None:
        just_played = [i for i in ids if kind(self.s.zone_of(i)) == "played"]
        self.then(*(moving.Leave(i) for i in (*just_played, *self.from_exit(ids)) if not self.is_fixed(i)))

    def secure(self, ids: tuple[int, ...]) -> None:
        self.leave_for(ids, SECURED)

    def attach(self, me: Me, card: int, to: str, *, alone: bool = False) -> None:
        self.push(moving.Attach(me.seat, card, to, alone, self.rule))

    def shuffle_with_top(self, ids: tuple[int, ...], n: int, deck: str) -> None:
        self.shuffle_onto((*top(self.s.zone(deck), n), *ids), deck)

    # -- Strikes

    def draw_top_strike(self, seat: int | None = None) -> tuple[int, ...]:
        """The top Strike, if there is one, is drawn by a player or somebody else, and lies apart while it is resolved."""
        drawn = top(self.s.zone(self.strike_deck), 1)
        self.show(drawn)
        self.move(drawn, RESOLVING)
        if seat is not None:
            self.count("struck", seat, drawn)
        self.restock_strikes()
        return drawn

    def discard_strikes(self, ids: Iterable[int]) -> None:
        """Strikes come to their discard pile, and are the deck at once where that is empty."""
        self.move(ids, DISCARDED_STRIKES)
        self.restock_strikes()

    def restock_strikes(self) -> None:
        """The discarded Strikes are a new deck as soon as that is empty."""
        if not self.s.zone(self.strike_deck):
            self.use_again(DISCARDED_STRIKES, self.strike_deck, "restock-strikes")

    # -- plays

    def beat(self, i: int) -> None:
        """An enemy was fought: it goes where the beaten go, and what it says then is next."""
        raise NotImplementedError

    def recruit(self, seat: int, i: int) -> None:
        space = self.s.zone_of(i)
        self.count("recruited", seat, (i,))
        self.show((i,))
        self.push(Recruited(seat, i, space))

    # -- Attack

    def spend(self, attack: int, only: str) -> None:
        """Spend Attack, that which can be spent on nothing else first."""
        reserved = min(attack, self.s.reserved.get(only, 0)) if only else 0
        self.pool(-reserved, only=only)
        self.pool(reserved - attack)

    def pay_fight(self, card: int) -> None:
        """Pay for the fight with an enemy."""
        bill = self.fight_costs(card)
        self.spend(bill["attack"], COMBAT_ZONE if self.s.zone_of(card) == COMBAT_ZONE else "")
        self.pool(recruit=-bill.get("recruit", 0))
