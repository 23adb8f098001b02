"""The Action Phase: what may be done, why something may not, and doing it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from domain.deckbuilding.doing import pay_for, recruit, scan
from domain.deckbuilding.lending import lend, play_lent
from domain.deckbuilding.listing import (
    deeds,
    ends,
    fights,
    lends,
    lent_plays,
    onces,
    plays,
    price_of,
    recruits,
    scans,
    unused,
)
from domain.deckbuilding.needs import meet
from domain.deckbuilding.playing import Playing, use_once
from domain.kernel.action import Action, Legal
from domain.kernel.frame import Frame
from domain.kernel.refusal import Refused

from . import actions as a, names as at
from .position import FireflyPosition
from .turn import EndActions

if TYPE_CHECKING:
    from .table import FireflyTable

# -- what may be done


def legal_moves(p: FireflyPosition, seat: int, kind: type[Action] | None = None) -> Iterator[Legal]:
    """Everything a seat may do, in the order of the tables; of one kind, where one is given."""
    table = MOVES if seat == p.s.current else HELP if seat in p.s.playing else {}
    for listed in table.values() if kind is None else filter(None, (table.get(kind),)):
        yield from listed(p, seat)


def talents_used(p: FireflyPosition, seat: int) -> Iterator[Legal]:
    """Which plays of this turn have something left to do; Talents only where nothing forbids it."""
    forbidden = p.held("no-talents")
    for legal in onces(p, seat):
        assert isinstance(legal.action, a.UseOnce)
        if not (forbidden and p.content[p.s.plays[legal.action.play].key].kind == "avatar"):
            yield legal


def repairs(p: FireflyPosition, seat: int) -> Iterator[Legal]:
    """Which Ship Strikes may be repaired, and for how much."""
    for i in p.ship_strikes():
        if (cost := p.repair_cost(i)) <= p.s.recruit:
            yield Legal(a.Repair(card=i), {"recruit": cost})


def swaps(p: FireflyPosition, seat: int) -> Iterator[Legal]:
    """Which cards who plays alone may discard for a new one: one a turn."""
    if len(p.s.seats) == 1 and not p.s.tally("swapped", seat):
        yield from (Legal(a.SwapCoordinate(card=i)) for i in p.s.zone(f"hand.{seat}") if p.has_keyword(i, "coordinate"))


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

HELP: Final[Mapping[type[Action], Listed]] = {a.Coordinate: lends}
"""What the others may do meanwhile."""

# -- why not


def why_not(p: FireflyPosition, seat: int, action: Action) -> Refused:
    """The first reason, in the order a person would name them."""
    if p.s.stack:
        return Refused("decision_open", "firefly.action.free-order")
    if seat != p.s.current and type(action) not in HELP:
        return Refused("not_your_turn", "firefly.setup.turn-order")
    match action:
        case a.PlayCard(card=card) | a.SwapCoordinate(card=card):
            return _absent(p, card) or Refused("target_not_legal", "firefly.action.play-one-at-a-time", pointer="/card")
        case a.PlayCoordinated(card=card):
            return _absent(p, card) or Refused(
                "target_not_legal", "firefly.keyword.coordinate-virtual-copy", pointer="/card"
            )
        case a.UseOnce(play=play):
            return _not_usable(p, seat, play)
        case a.Scan(room=room):
            return _not_scannable(p, room)
        case a.FightEnemy(card=card):
            return _absent(p, card) or _no(p, seat, "fight") or _not_beatable(p, card)
        case a.Recruit(card=card):
            return _absent(p, card) or _no(p, seat, "recruit") or _not_recruitable(p, card)
        case a.Repair(card=card):
            return _absent(p, card) or _not_repairable(p, card)
        case a.PayFor(card=card, deed=deed):
            return _absent(p, card) or _not_payable(p, card, deed)
        case a.Coordinate(card=card):
            return _not_lendable(p, seat, card)
        case _:
            return Refused("wrong_phase", "firefly.turn.phase-order")


def _absent(p: FireflyPosition, card: int) -> Refused | None:
    return None if card in p.s.what else Refused("no_such_card", pointer="/card", card=card)


def _no(p: FireflyPosition, seat: int, what: str) -> Refused | None:
    forbidden = p.s.tally(f"no-{what}", seat)
    return Refused("target_not_legal", "firefly.card_text.cant-beats-can", detail=f"no_{what}") if forbidden else None


def _not_usable(p: FireflyPosition, seat: int, play: int) -> Refused:
    if play not in unused(p, seat) or price_of(p, play) <= p.s.recruit:
        return Refused("target_not_legal", "firefly.action.activate-once", pointer="/play")
    needed = price_of(p, play)
    return Refused("not_enough_recruit", "firefly.card_text.pay", needed=needed, has=p.s.recruit)


def _not_scannable(p: FireflyPosition, room: str) -> Refused:
    if not any(i in p.hidden() for i in p.s.zone(f"verse.{room}")):
        return Refused("target_not_legal", "firefly.scan.needs-hidden-card", pointer="/room")
    return Refused("not_enough_attack", "firefly.scan.cost", needed=p.scan_cost(room), has=p.s.attack)


def _not_beatable(p: FireflyPosition, card: int) -> Refused:
    if card not in p.opponents():
        rule = "firefly.inevitable.untouchable" if p.is_inevitable(card) else "firefly.fight.face-up-only"
        return Refused("target_not_legal", rule, pointer="/card")
    needed, has = p.fight_price(card), p.attack_for(card)
    if needed > has:
        return Refused("not_enough_attack", "firefly.fight.no-partial", needed=needed, has=has)
    return Refused("target_not_legal", "firefly.fight.where", detail="fight_condition", pointer="/card")


def _not_recruitable(p: FireflyPosition, card: int) -> Refused:
    if card not in p.on_offer():
        return Refused("target_not_legal", "firefly.recruit.cost", pointer="/card")
    return Refused("not_enough_recruit", "firefly.recruit.insufficient", needed=p.recruit_cost(card), has=p.s.recruit)


def _not_repairable(p: FireflyPosition, card: int) -> Refused:
    if card not in p.ship_strikes():
        return Refused("target_not_legal", "firefly.repair.any-strike", pointer="/card")
    return Refused("not_enough_recruit", "firefly.repair.during-play", needed=p.repair_cost(card), has=p.s.recruit)


def _not_payable(p: FireflyPosition, card: int, number: int) -> Refused:
    deed = {(i, n): deed for i, n, deed in p.deeds()}.get((card, number))
    if deed is None:
        return Refused("target_not_legal", "firefly.side_job.who-completes", pointer="/card")
    if (needed := p.deed_cost(card, deed)) > p.s.recruit:
        return Refused("not_enough_recruit", "firefly.card_text.pay", needed=needed, has=p.s.recruit)
    if deed.attack > p.s.attack:
        return Refused("not_enough_attack", "firefly.card_text.pay", needed=deed.attack, has=p.s.attack)
    return Refused("target_not_legal", "firefly.card_text.pay", detail="deed_condition", pointer="/card")


def _not_lendable(p: FireflyPosition, seat: int, card: int) -> Refused:
    if p.s.phase != "action":
        return Refused("wrong_phase", "firefly.keyword.coordinate-timing")
    if seat == p.s.current:
        return Refused("target_not_legal", "firefly.keyword.coordinate-timing")
    if seat in p.s.defeated:
        return Refused("target_not_legal", "firefly.defeated.out-of-game")
    if seat in p.s.lent:
        return Refused("target_not_legal", "firefly.keyword.coordinate-limit")
    if not p.may_lend(seat):
        return Refused("target_not_legal", "firefly.card_text.cant-beats-can")
    return _absent(p, card) or Refused("target_not_legal", "firefly.keyword.coordinate-set-aside", pointer="/card")


# -- doing it


def act(t: FireflyTable, seat: int, action: Action) -> None:
    """Carry out a legal move."""
    match action:
        case a.PlayCard(card=card):
            meet(t, seat, card, t.card_of(card).needs, Playing(seat, card))
        case a.PlayCoordinated(card=card):
            play_lent(t, seat, card)
        case a.UseOnce(play=play):
            _use_once(t, seat, play)
        case a.Scan(room=room):
            scan(t, seat, room)
        case a.FightEnemy(card=card):
            meet(t, seat, card, t.card_of(card).needs, Fighting(seat, card))
        case a.Recruit(card=card):
            if t.s.zone_of(card) in at.BRIDGE and (t.card_of(card).cost or 0) >= DEAR:
                t.count("recruited-dear", seat, (card,))
            recruit(t, seat, card)
        case a.Repair(card=card):
            _repair(t, seat, card)
        case a.PayFor(card=card, deed=deed):
            if t.card_of(card).deeds[deed].rarely:
                t.because("firefly.upgrade.active", card)
                t.mark_used(card)
            pay_for(t, seat, card, deed)
        case a.SwapCoordinate(card=card):
            t.because("firefly.solo.coordinate", card)
            t.count("swapped", seat, (card,))
            t.discard(seat, (card,))
            t.draw(seat, 1)
        case a.Coordinate(card=card):
            lend(t, seat, card)
        case a.EndActions():
            t.push(EndActions())


DEAR = 5
"""What a character costs at least of which an Upgrade makes the first cheaper."""


class Fighting(Frame):
    """A seat fights an enemy: what that needs is done; it pays, and the enemy is defeated."""

    seat: int
    card: int

    def step(self, t: FireflyTable) -> bool:
        t.because("firefly.fight.cost", self.card)
        t.pay_fight(self.card)
        t.count("fought", self.seat, (self.card,))
        t.defeat_enemy(self.card)
        return True


def _use_once(t: FireflyTable, seat: int, play: int) -> None:
    """What a card lets its player do once; a Talent is defeated by it."""
    made = t.s.plays[play]
    if t.s.what[made.id] == "talent" and made.id in t.s.zone(f"played.{seat}"):
        use_once(t, seat, play)
        t.because("firefly.talent.activate-defeats", made.id)
        t.move((made.id,), at.TALENTS)
    else:
        use_once(t, seat, play)


def _repair(t: FireflyTable, seat: int, card: int) -> None:
    """Pay, then the Strike leaves Serenity."""
    t.because("firefly.repair.during-play", card)
    t.pool(recruit=-t.repair_cost(card))
    t.count("repaired", seat, (card,))
    for on in t.listening("next-repair"):
        t.silence(on.source, on.number)
    t.put_repaired((card,))
