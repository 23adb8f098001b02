"""The Action Phase: what may be done, why something may not, and doing it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from domain.deckbuilding import doing, refusing
from domain.deckbuilding.listing import (
    among,
    deeds,
    ends,
    fights,
    lends,
    lent_plays,
    onces,
    plays,
    recruits,
    scans,
)
from domain.deckbuilding.playing import use_once
from domain.deckbuilding.refusing import absent, not_now
from domain.kernel.action import Action, Legal
from domain.kernel.refusal import Refused

from . import actions as a, names as at
from .position import DEAR, FireflyPosition
from .reactions import ACTIONS, RULE, react, reacting
from .turn import EndActions

if TYPE_CHECKING:
    from .table import FireflyTable

# -- what may be done


def legal_moves(p: FireflyPosition, seat: int, kind: type[Action] | None = None) -> Iterator[Legal]:
    """Everything a seat may do, in the order of the tables; of one kind, where one is given."""
    table = MOVES if seat == p.s.current else HELP if seat in p.s.playing else {}
    return among(table, p, seat, kind)


def talents_used(p: FireflyPosition, seat: int) -> Iterator[Legal]:
    """Which plays of this turn have something left to do; Talents only where nothing forbids it."""
    forbidden = p.held("no-talents")
    for legal in onces(p, seat):
        assert isinstance(legal.action, a.UseOnce)
        if not (forbidden and p.content[p.s.plays[legal.action.play].key].kind == "avatar"):
            yield legal


def repairs(p: FireflyPosition, seat: int) -> Iterator[Legal]:
    """Which Ship Strikes may be repaired, and for how much: none where that is forbidden."""
    for i in () if p.held("no-repair") else p.ship_strikes():
        if (cost := p.repair_cost(i)) <= p.s.recruit:
            yield Legal(a.Repair(card=i), {"recruit": cost})


def swaps(p: FireflyPosition, seat: int) -> Iterator[Legal]:
    """Which cards who plays alone may discard for a new one: one a turn."""
    if len(p.s.seats) == 1 and not p.s.tally("swapped", seat):
        yield from (Legal(a.SwapCoordinate(card=i)) for i in p.s.zone(f"hand.{seat}") if p.has_keyword(i, "coordinate"))


def reactions(p: FireflyPosition, seat: int) -> Iterator[Legal]:
    """With which cards in hand another player than the current one may react now."""
    return (Legal(a.React(card=i)) for i, _ in reacting(p, seat, ACTIONS, p.s.zone(f"hand.{seat}")))


Listed = Callable[[FireflyPosition, int], Iterator[Legal]]

MOVES: Final[Mapping[type[Action], Listed]] = {
    a.PlayCard: plays,
    a.PlayCoordinated: lent_plays,
    a.UseOnce: talents_used,
    a.Scan: scans,
    a.FightEnemy: fights,
    a.Recruit: recruits,
    a.Repair: repairs,
    a.PayFor: deeds,
    a.SwapCoordinate: swaps,
    a.EndActions: ends,
}
"""What the player may do whose turn it is."""

HELP: Final[Mapping[type[Action], Listed]] = {a.Coordinate: lends, a.React: reactions}
"""What the others may do meanwhile."""

# -- why not


def why_not(p: FireflyPosition, seat: int, action: Action) -> Refused:
    """The first reason, in the order a person would name them."""
    if refused := not_now(p, seat, helps=type(action) in HELP):
        return refused
    match action:
        case a.Repair(card=card):
            return absent(p, card) or _not_repairable(p, card)
        case a.SwapCoordinate(card=card):
            return absent(p, card) or Refused("target_not_legal", "firefly.solo.coordinate", pointer="/card")
        case a.React(card=card):
            return absent(p, card) or Refused("target_not_legal", RULE, pointer="/card")
        case a.Coordinate() if seat in p.s.defeated:
            return Refused("target_not_legal", "firefly.defeated.out-of-game")
        case _:
            return refusing.why_not(p, seat, action)


def _not_repairable(p: FireflyPosition, card: int) -> Refused:
    if card not in p.ship_strikes():
        return Refused("target_not_legal", "firefly.repair.any-strike", pointer="/card")
    if p.held("no-repair"):
        return Refused("target_not_legal", "firefly.card_text.cant-beats-can", detail="no_repair")
    return Refused("not_enough_recruit", "firefly.repair.during-play", needed=p.repair_cost(card), has=p.s.recruit)


# -- doing it


def act(t: FireflyTable, seat: int, action: Action) -> None:
    """Carry out a legal move."""
    match action:
        case a.UseOnce(play=play):
            _use_once(t, seat, play)
        case a.Recruit(card=card):
            dear = t.s.zone_of(card) in at.BRIDGE and (t.card_of(card).cost or 0) >= DEAR
            doing.recruit(t, seat, card)
            t.count("recruited-dear", seat, (card,) if dear else ())
        case a.Repair(card=card):
            _repair(t, seat, card)
        case a.PayFor(card=card, deed=deed):
            if t.card_of(card).deeds[deed].rarely:
                t.because("firefly.upgrade.active", card)
                t.mark_used(card)
            _pay_for(t, seat, card, deed)
        case a.React(card=card):
            react(t, seat, card, ACTIONS)
        case a.SwapCoordinate(card=card):
            t.because("firefly.solo.coordinate", card)
            t.count("swapped", seat, (card,))
            t.discard(seat, (card,))
            t.draw(seat, 1)
        case a.EndActions():
            t.push(EndActions())
        case _:
            doing.act(t, seat, action)


def _use_once(t: FireflyTable, seat: int, play: int) -> None:
    """What a card lets its player do once; a Talent is defeated by it."""
    made = t.s.plays[play]
    if t.s.what[made.id] == "talent" and made.id in t.s.zone(f"played.{seat}"):
        use_once(t, seat, play)
        t.because("firefly.talent.activate-defeats", made.id)
        t.move((made.id,), at.TALENTS)
    else:
        use_once(t, seat, play)


def _pay_for(t: FireflyTable, seat: int, card: int, deed: int) -> None:
    """Pay for a deed, and do it; of a Goal it is the one that was to be cheaper."""
    cheaper = t.listening("next-goal") if t.card_of(card).kind == "goal" else ()
    doing.pay_for(t, seat, card, deed)
    for on in cheaper:
        t.silence(on.source, on.number)


def _repair(t: FireflyTable, seat: int, card: int) -> None:
    """Pay, then the Strike leaves Serenity."""
    t.because("firefly.repair.during-play", card)
    t.pool(recruit=-t.repair_cost(card))
    t.count("repaired", seat, (card,))
    for on in t.listening("next-repair"):
        t.silence(on.source, on.number)
    t.put_repaired((card,))
