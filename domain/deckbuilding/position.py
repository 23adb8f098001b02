"""What can be read off a deck-building table, by its rules and by its players."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import takewhile
from typing import ClassVar

from msgspec import structs

from domain.kernel.audience import EVERYONE
from domain.kernel.events import AbilityOn

from .card import Card
from .language import (
    OWN,
    UNDER,
    DiscardToDo,
    Discount,
    Elusive,
    Guise,
    Me,
    Modify,
    Needs,
    NewHand,
    ShowCosts,
    Ward,
    captured,
    count,
)
from .state import DeckState, Play


class Position:
    """A state read with the cards it is played with.

    A game names its `spaces`, kinds of zones with several zones, and those zones that each seat has of its `own`, and its classes.
    """

    s: DeckState
    content: Mapping[str, Card]
    spaces: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    own: ClassVar[frozenset[str]] = OWN
    class_names: ClassVar[tuple[str, ...]] = ()
    _guises: tuple[Guise, ...] | None = ()
    """The guises, once they are known: what a card is is asked more often than anything else."""

    @property
    def active(self) -> int:
        """The seat that cards of the table mean by "you": whose turn it is, unless a game says."""
        return self.s.current

    @property
    def guises(self) -> tuple[Guise, ...]:
        """The guises in which cards may be, for as long as the table is played at."""
        return ()

    def card_of(self, i: int) -> Card:
        """The definition of a card, in the guise that it has where it lies."""
        guises = self.guises if self._guises is None else self._guises
        if not guises and not self.s.became:
            return self.content[self.s.what[i]]
        card = self._itself(i)
        return guise.worn(card) if (guise := self.guise_of(i)) else card

    def _itself(self, i: int) -> Card:
        """The definition of a card in no guise: its own, or that of what it became."""
        return self.content[self.s.became.get(self.s.serial[i]) or self.s.what[i]]

    def guise_of(self, i: int) -> Guise | None:
        """The guise that a card is in."""
        kind = self._itself(i).kind
        return next((guise for guise in self.guises if guise.of == kind and self._lies_in(i, guise.zones)), None)

    def _lies_in(self, i: int, kinds: tuple[str, ...]) -> bool:
        return any(i in self.s.zone(zone) for kind in kinds for zone in self.spaces.get(kind, (kind,)))

    def class_of(self, i: int) -> str:
        """The class a card has now: the one named for it this turn, else its own."""
        return self.s.classes.get(self.s.serial[i]) or self.card_of(i).cls

    def classes_of(self, i: int) -> frozenset[str]:
        """The classes a card has now: two while it is played as a copy of a card of another."""
        also = self.s.also.get(self.s.serial[i])
        return frozenset({self.class_of(i), also} if also else {self.class_of(i)}) | self.card_of(i).more_classes

    def keywords_of(self, i: int) -> tuple[str, ...]:
        """The keywords on a card as it is now."""
        return self.card_of(i).keywords

    def icons_of(self, play: Play) -> frozenset[str]:
        """The class and team icons that a play has shown, and the keywords of its card."""
        card = self.content[play.key]
        return frozenset({*play.classes, *card.more_classes, card.team, play.keyword, *card.keywords}) - {""}

    def is_public(self, i: int) -> bool:
        """Whether everybody knows what a card is."""
        return self.s.known[i] == EVERYONE

    def in_use(self, kind: str) -> tuple[str, ...]:
        """The stacks of a kind that this game is played with: `commander`, `plot`, `ally`, `group`, `backup`."""
        return self.s.in_use.get(kind, ())

    def spaces_of(self, kind: str) -> tuple[str, ...]:
        """The zones of a row that are in the game now."""
        return self.spaces[kind]

    def in_kind(self, zone: str, me: Me) -> tuple[int, ...]:
        """The cards in all zones of a kind, of the seat's own where it has its own."""
        if zone == "chosen":
            return tuple(i for i in me.chosen if i in self.s.what)
        if zone == "anywhere":
            return tuple(self.s.what)
        return self.s.lying_in(self._zones(zone, me))

    def _zones(self, kind: str, me: Me) -> Sequence[str]:
        if kind == "captured!":
            return [captured(i) for i in self.in_kind("city", me)]
        if kind.endswith("!"):
            return [f"{kind[:-1]}.{seat}" for seat in self.clockwise()]
        return self.row(kind) or (self.meant(kind, me),)

    def row(self, kind: str) -> tuple[str, ...]:
        """The zones of a kind with several, in the order they lie."""
        return self.spaces.get(kind, ())

    def meant(self, kind: str, me: Me) -> str:
        """The zone of a kind that is meant: the seat's own, what an Adversary has captured or guards, the table's one."""
        if kind in UNDER:
            return f"{kind}.{me.chosen[0] if me.chosen else me.source}"
        return f"{kind}.{me.seat}" if kind in self.own else kind

    def rulers(self) -> tuple[int, ...]:
        """The cards whose abilities hold for others too."""
        return ()

    def in_place_of(self, group: str) -> tuple[str, ...]:
        """The groups that a Commander's abilities mean by the one it always leads: that one, unless a game says."""
        return (group,)

    def owner(self, i: int) -> int | None:
        """The seat that has a card among its own: in hand, deck or a pile, or played this turn."""
        zone, _, seat = self.s.zone_of(i).partition(".")
        return int(seat) if zone in OWN else None

    def behalf(self, card: int) -> Me:
        """A card of the table acts for the player whose turn it is."""
        return Me(self.active, self.active, card, self.s.what[card], len(self.s.plays))

    def begun(self, on: AbilityOn) -> Me:
        """What was begun acts for the player whose turn it is, whatever has become of its card since."""
        return Me(self.active, self.active, on.source, on.key, len(self.s.plays))

    def counted(self, tally: str, seat: int) -> tuple[int, ...]:
        """The serials counted for a tally of this turn: a seat's, or everybody's where its name ends in `!`."""
        if not tally.endswith("!"):
            return self.s.tally(tally, seat)
        return tuple(i for other in range(len(self.s.seats)) for i in self.s.tally(tally[:-1], other))

    def with_serials(self, serials: Iterable[int]) -> tuple[int, ...]:
        """The cards with these serials, by the ids they have now. In a sandbox some have been lost track of, and are left out."""
        if not (wanted := tuple(serials)):
            return ()
        ids = {serial: i for i, serial in self.s.serial.items()}
        return tuple(ids[serial] for serial in wanted if serial in ids)

    def groups(self) -> tuple[str, ...]:
        """The groups of Adversaries that there are, by their full names."""
        return tuple(sorted({card.group for card in self.content.values() if card.kind == "adversary"}))

    def beside(self, i: int) -> list[str]:
        """The spaces next to the one where a card lies."""
        return [space for step in (-1, 1) for space in self.spaces_from(i, step)[:1]]

    def way(self, i: int, step: int) -> list[str]:
        """The empty spaces one after another next to a card, on or back."""
        return list(takewhile(lambda space: not self.s.zone(space), self.spaces_from(i, step)))

    def spaces_from(self, i: int, step: int) -> tuple[str, ...]:
        """The spaces from a card to the end of its row, on (1) or back (-1)."""
        row = self.row_of(i)[::step]
        return row[row.index(self.s.zone_of(i)) + 1 :] if row else ()

    def row_of(self, i: int) -> tuple[str, ...]:
        """The row of spaces that a card lies in, if it lies in one."""
        zone = self.s.zone_of(i)
        return next((self.row(kind) for kind, row in self.spaces.items() if zone in row), ())

    def attack_of(self, i: int) -> int:
        """What a card's Attack is now, with what abilities and the table add; never below 0."""
        added = sum(count(a.by, self, me) for a, me in self._modifiers(i))
        if self._guises and (guise := self.guise_of(i)):
            added += count(guise.by, self, structs.replace(self.behalf(i), chosen=(i,)))
        return max(0, (self.card_of(i).attack or 0) + added + self.table_modifiers(i))

    def _modifiers(self, i: int) -> Iterator[tuple[Modify, Me]]:
        """The abilities that change a card's Attack: its own, those of the cards that rule the table, and those begun."""
        yield from ((a, self.behalf(i)) for a in self.card_of(i).own_attack)
        for ruler in self.rulers():
            for a, of in self.card_of(ruler).others_attack:
                if of.fits(self, i, me := structs.replace(self.behalf(ruler), chosen=(i,))):
                    yield a, me
        for on in self.s.hooks.get("attack", ()):
            begun, me = self.ability(on), Me(on.seat, on.seat, on.source, on.key, len(self.s.plays), chosen=(i,))
            if isinstance(begun, Modify) and begun.of and on.target in (0, i) and i in begun.of.ids(self, me):
                yield begun, me

    def points_of(self, i: int, seat: int, *, final: bool = False) -> int:
        """What a card in a seat's Victory Pile is worth, with what its abilities add, and in the end those counted then."""
        card, me = self.card_of(i), Me(seat, seat, i, self.s.what[i], 0)
        figures = ("vp", "final-vp") if final else ("vp",)
        added = [a for a in card.abilities if isinstance(a, Modify) and a.figure in figures]
        return (card.vp or 0) + sum(count(a.by, self, me) for a in added)

    def from_the_right(self, ids: Iterable[int]) -> tuple[int, ...]:
        """Cards in spaces of a row from the right to the left; `spaces` names them from the left."""
        named = [space for row in self.spaces.values() for space in row]
        return tuple(sorted(ids, key=lambda i: named.index(self.s.zone_of(i)), reverse=True))

    @cached_property
    def wards(self) -> dict[str, Ward]:
        """The wards of all cards there could be, by their keys."""
        found = [(key, a) for key, card in self.content.items() for a in card.abilities if isinstance(a, Ward)]
        return dict(found)

    def is_warded(self, kind: str) -> bool:
        """Whether a card is in the game, wherever it is, that keeps cards of a kind away from who shows it."""
        against = {key for key, ward in self.wards.items() if ward.kind == kind}
        return not against.isdisjoint(self.s.what.values())

    def warding(self, seat: int, kind: str) -> list[int]:
        """The cards that a seat could show to keep a card of a kind away."""
        wards = [(i, self.wards.get(self.s.what[i])) for i in self.at_hand(seat)]
        return [i for i, ward in wards if ward and ward.kind == kind]

    def at_hand(self, seat: int) -> tuple[int, ...]:
        """The cards that a seat may show: in hand, or played this turn."""
        return self.s.zone(f"hand.{seat}") + self.s.zone(f"played.{seat}")

    def ability(self, on: AbilityOn) -> object:
        """The definition of an ability that listens."""
        return self.content[on.key].abilities[on.number]

    def takes_recruit(self, i: int) -> bool:
        """Whether Recruit Points may pay for fighting this one."""
        return any(on.target in (0, i) for on in self.s.hooks.get("pay-recruit", ()))

    def table_modifiers(self, i: int) -> int:
        """What the rules that the game is played by add to a card's Attack."""
        return 0

    def is_lent(self, me: Me) -> bool:
        """Whether what runs is the copy of a card that another player has lent."""
        plays = self.s.plays
        return me.play < len(plays) and self.s.zone_of(plays[me.play].id).startswith("lent.")

    def may_lend(self, seat: int) -> bool:
        """Whether nothing forbids a seat to lend a card to the player whose turn it is."""
        return not self.held("no-coordinate")

    def held(self, hook: str) -> int:
        """The sum of what the cards in play add to something, and of what was begun for this turn."""
        return 0

    def recruit_cost(self, i: int) -> int:
        """What a card that is on offer costs to recruit now."""
        return self.card_of(i).cost or 0

    def discounts(self, seat: int) -> list[tuple[AbilityOn, Discount]]:
        """What makes the next card of the row cheaper that a seat recruits this turn."""
        begun = [(on, self.ability(on)) for on in self.s.hooks.get("discount", ()) if on.seat == seat]
        return [(on, a) for on, a in begun if isinstance(a, Discount)]

    def discount_of(self, seat: int) -> int:
        """How much less the next card of the row costs that a seat recruits this turn."""
        return sum(a.by for _, a in self.discounts(seat))

    def is_won(self) -> bool:
        """Whether the game has been won and only what comes after is still to be done."""
        return False

    def is_settled(self, task: str, *, completed: bool) -> bool:
        """Whether a task of the current Objective is completed, or has failed."""
        raise NotImplementedError

    def highest(self, members: tuple[str, ...]) -> int | None:
        """The seat that ranks highest of the players in the game, or of those of them who are one of these members of the crew."""
        raise NotImplementedError

    def is_clear(self, room: str, me: Me) -> bool:
        """Whether no card is in a room, and the room is not blocked; `here` is the one where the card itself is."""
        raise NotImplementedError

    def is_up(self, i: int) -> bool:
        """Whether a card lies face up."""
        return True

    def is_open(self, i: int) -> bool:
        """Whether a hidden card may be turned up without paying."""
        return True

    def can_be_killed(self, i: int) -> bool:
        """Whether a card may be killed by an effect now."""
        return True

    def can_meet(self, needs: tuple[Needs, ...], seat: int, card: int) -> bool:
        """Whether the seat can do all that a card needs done before it is played or fought."""
        return all(self._can_meet(need, seat, card) for need in needs)

    def _can_meet(self, need: Needs, seat: int, card: int) -> bool:
        me = Me(seat, seat, card, "", len(self.s.plays))
        match need:
            case DiscardToDo():
                return any(i != card for i in self.s.zone(f"hand.{seat}"))
            case ShowCosts(n=n, of=of):
                return len({self.card_of(i).cost for i in of.ids(self, me)}) >= n
            case Elusive(n=n):
                return self.s.made >= n

    def can_be_copied(self, seat: int, i: int) -> bool:
        """Whether a seat could play a copy of a card now."""
        return self.can_play_as(seat, self._itself(i).key)

    def can_play_as(self, seat: int, key: str) -> bool:
        """Whether a seat could play a copy of what has this key now."""
        raise NotImplementedError

    def around(self, first: int | None = None) -> list[int]:
        """All seats in turn order, from the active player on, or from another seat."""
        n, start = len(self.s.seats), self.active if first is None else first
        return [(start + i) % n for i in range(n)]

    def takes_part(self, seat: int) -> bool:
        """Whether a player is in the game now."""
        return True

    def clockwise(self) -> list[int]:
        """The players in turn order, from the active one on."""
        return [seat for seat in self.around() if self.takes_part(seat)]

    def usual_hand(self, seat: int, size: int) -> int:
        """How many cards a seat's new hand has, of a usual size, with what this turn's texts add or say instead."""
        heard = [self.ability(on) for on in self.s.hooks.get("hand-size", ()) if on.seat == seat]
        most = max([a.n for a in heard if isinstance(a, NewHand)], default=size)
        return max(0, most + len(self.s.tally("extra-draw", seat)) - len(self.s.tally("fewer-draw", seat)))

    def next_player(self, seat: int) -> int:
        """The player to the left of a seat, of those in the game: the same one where there is nobody else."""
        return next((other for other in self.around(seat + 1) if self.takes_part(other)), seat)

    def is_out(self, seat: int) -> bool:
        """Whether a seat is out of the game, so that nothing is done for it any more."""
        return False

    def is_gone(self, seat: int) -> bool:
        """Whether a seat is out of the game for good, and its cards with it."""
        return not self.takes_part(seat)

    def others(self, seat: int) -> list[int]:
        """The other seats in turn order, from the current player on."""
        return [other for other in self.clockwise() if other != seat]

    def each_other(self, me: Me) -> list[int]:
        """The seats that a card means by "each other player", in turn order: all but `you`, unless a game says."""
        return self.others(me.you)

    def icons_before(self, play: int, icons: tuple[str, ...]) -> bool:
        """Whether the plays before this one have shown these class or team icons, each as often as it is named."""
        before = [self.icons_of(p) for p in self.s.plays[:play]]
        return all(sum(icon in shown for shown in before) >= icons.count(icon) for icon in set(icons))

    def has_keyword(self, i: int, keyword: str) -> bool:
        """Whether a card has a keyword, its own or granted for the turn."""
        granted = self.s.hooks.get(f"keyword.{keyword}", ())
        return keyword in self.keywords_of(i) or any(on.target == i for on in granted)


class Reading(Position):
    """A position that only reads."""

    def __init__(self, s: DeckState, content: Mapping[str, Card]) -> None:
        self.s, self.content = s, content
