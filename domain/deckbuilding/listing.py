"""What may be done in the Action Phase of every game with rooms."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

from domain.kernel.action import Action, Legal

from . import actions as a
from .language import Spend
from .lending import lendable, lent_to_play
from .rooms import Rooms

P = TypeVar("P", bound=Rooms)


def among(
    table: Mapping[type[Action], Callable[[P, int], Iterator[Legal]]], p: P, seat: int, kind: type[Action] | None
) -> Iterator[Legal]:
    """What a seat may do of what a table of moves has, in its order; of one kind, where one is given."""
    for listed in table.values() if kind is None else filter(None, (table.get(kind),)):
        yield from listed(p, seat)


def plays(p: Rooms, seat: int) -> Iterator[Legal]:
    """Which cards in hand may be played."""
    return (Legal(a.PlayCard(card=i)) for i in p.s.zone(f"hand.{seat}") if p.can_play(seat, i))


def lent_plays(p: Rooms, seat: int) -> Iterator[Legal]:
    """Of which coordinated cards a copy may be played."""
    return (Legal(a.PlayCoordinated(card=i)) for i in lent_to_play(p, seat))


def onces(p: Rooms, seat: int) -> Iterator[Legal]:
    """Which plays of this turn have something left to do once this turn."""
    return (Legal(a.UseOnce(play=n)) for n in unused(p, seat) if price_of(p, n) <= p.s.recruit)


def scans(p: Rooms, seat: int) -> Iterator[Legal]:
    """Which rooms may be scanned, and for how much."""
    hidden = p.hidden()
    for zone in p.rooms:
        room = p.room_of(zone)
        if any(i in hidden for i in p.s.zone(zone)) and (cost := p.scan_cost(room)) <= p.s.attack:
            yield Legal(a.Scan(room=room), {"attack": cost})


def fights(p: Rooms, seat: int) -> Iterator[Legal]:
    """Which enemies may be fought, and for how much."""
    if not p.s.tally("no-fight", seat):
        for i in p.opponents():
            if p.fight_price(i) <= p.attack_for(i) and p.can_meet(p.card_of(i).needs, seat, i):
                yield Legal(a.FightEnemy(card=i), p.fight_costs(i))


def recruits(p: Rooms, seat: int) -> Iterator[Legal]:
    """Which cards may be recruited, and for how much."""
    if not p.s.tally("no-recruit", seat):
        for i in p.on_offer():
            if (cost := p.recruit_cost(i)) <= p.s.recruit:
                yield Legal(a.Recruit(card=i), {"recruit": cost})


def deeds(p: Rooms, seat: int) -> Iterator[Legal]:
    """What may be paid for on the cards of the table."""
    for i, n, deed in p.deeds():
        attack, cost = p.deed_bill(i, deed)
        paid = {"recruit": cost} if cost else {}
        paid |= {"attack": attack} if attack else {}
        if cost <= p.s.recruit and attack <= p.s.attack and p.may_do(seat, i, n, deed):
            yield Legal(a.PayFor(card=i, deed=n), paid)


def lends(p: Rooms, seat: int) -> Iterator[Legal]:
    """Which cards a seat may lend to the player whose turn it is: one a turn."""
    return (Legal(a.Coordinate(card=i)) for i in lendable(p, seat))


def ends(p: Rooms, seat: int) -> Iterator[Legal]:
    """One may always stop."""
    yield Legal(a.EndActions())


def unused(p: Rooms, seat: int) -> list[int]:
    """The plays of this turn that let their player do something once, which is still to be done."""
    return [n for n, play in enumerate(p.s.plays) if p.content[play.key].once and not p.s.tally(f"once-{n}", seat)]


def price_of(p: Rooms, play: int) -> int:
    """The Recruit Points without which what a play lets its player do once would do nothing."""
    return sum(e.recruit for e in p.content[p.s.plays[play].key].once if isinstance(e, Spend))
