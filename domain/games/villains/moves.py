"""The second step of a turn: what may be done, why something may not, and doing it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from domain.deckbuilding.copying import play_copy
from domain.deckbuilding.dodging import can_dodge, dodge
from domain.deckbuilding.language import Elusive
from domain.deckbuilding.needs import meet
from domain.kernel.action import Action, Legal
from domain.kernel.refusal import Refused

from . import actions as a
from .fight import Beat, PlayFromHand
from .names import ALLY_DECK, RECRUITABLE
from .paying import attack_for, most_recruit, payments
from .position import VillainsPosition
from .turn import Cleanup

if TYPE_CHECKING:
    from .table import VillainsTable


NO_MORE: Final[Mapping[str, str]] = {
    "betrayed": "villains.betrayal.blocks-afterwards",
    "healed": "villains.equivalence.healing-and-betrayal",
}
"""What ends recruiting and fighting for the turn, and the rule that says so."""

UNPLAYABLE: Final[Mapping[str, str]] = {
    "bindings": "villains.bindings.no-points",
    "wound": "villains.clarification.eight-arms-bindings",
}
"""What lies in hands and is never played, and the rule that says so."""


# -- what may be done


def legal_moves(p: VillainsPosition, seat: int, kind: type[Action] | None = None) -> Iterator[Legal]:
    """Everything the current player may do, in the order of `MOVES`; of one kind, where one is given."""
    if seat == p.s.current:
        for listed in MOVES.values() if kind is None else filter(None, (MOVES.get(kind),)):
            yield from listed(p, seat)


def plays(p: VillainsPosition, seat: int) -> Iterator[Legal]:
    """Which cards in hand may be played."""
    return (Legal(a.PlayCard(card=i)) for i in p.s.zone(f"hand.{seat}") if can_play(p, seat, i))


def copies(p: VillainsPosition, seat: int) -> Iterator[Legal]:
    """What may be played as a copy."""
    return (Legal(a.PlayCopy(card=i)) for i in p.copies(seat) if p.can_be_copied(seat, i))


def dodges(p: VillainsPosition, seat: int) -> Iterator[Legal]:
    """Which cards in hand may dodge."""
    return (Legal(a.Dodge(card=i)) for i in can_dodge(p, seat))


def recruits(p: VillainsPosition, seat: int) -> Iterator[Legal]:
    """Which Allies may be recruited, and for how much."""
    if used_up(p, seat) is None:
        for i in on_offer(p):
            if (cost := p.recruit_cost(i)) <= p.s.recruit:
                yield Legal(a.Recruit(card=i), {"recruit": cost})


def fights(p: VillainsPosition, seat: int) -> Iterator[Legal]:
    """Who may be fought, and for how much."""
    if used_up(p, seat) is None:
        for i in opponents(p):
            if p.can_meet(p.card_of(i).needs, seat, i):
                for price in payments(p, i):
                    yield Legal(a.Fight(card=i, recruit=price.recruit), price.costs())


def betrayals(p: VillainsPosition, seat: int) -> Iterator[Legal]:
    """Whether the others may be betrayed."""
    if in_hand(p, seat, "bindings") and not p.has_fought_or_recruited(seat):
        yield Legal(a.Betray())


def healings(p: VillainsPosition, seat: int) -> Iterator[Legal]:
    """Whether Wounds may be healed."""
    if in_hand(p, seat, "wound") and not p.has_fought_or_recruited(seat):
        yield Legal(a.Heal())


def ends(p: VillainsPosition, seat: int) -> Iterator[Legal]:
    """One may always stop."""
    yield Legal(a.EndActions())


MOVES: Final[Mapping[type[Action], Callable[[VillainsPosition, int], Iterator[Legal]]]] = {
    a.PlayCard: plays,
    a.PlayCopy: copies,
    a.Dodge: dodges,
    a.Recruit: recruits,
    a.Fight: fights,
    a.Betray: betrayals,
    a.Heal: healings,
    a.EndActions: ends,
}
"""What the current player may do, by kind, cheapest reading order."""


def can_play(p: VillainsPosition, seat: int, card: int) -> bool:
    """Whether a card in hand can be played: it is an Ally, and what it needs can be met."""
    definition = p.card_of(card)
    return definition.kind == "ally" and p.can_meet(definition.needs, seat, card)


def on_offer(p: VillainsPosition) -> list[int]:
    """The Allies that can be recruited: those in the Lair and the top cards of the stacks."""
    return [p.s.zone(zone)[-1] for zone in (*RECRUITABLE, *p.offered()) if p.s.zone(zone)]


def opponents(p: VillainsPosition) -> list[int]:
    """Who can be fought: the Adversaries in the city or elsewhere, and the Commander."""
    return [*p.in_city(), *p.outside(), p.commander()]


def in_hand(p: VillainsPosition, seat: int, kind: str) -> list[int]:
    """The cards of a kind in a hand."""
    return [i for i in p.s.zone(f"hand.{seat}") if p.card_of(i).kind == kind]


def used_up(p: VillainsPosition, seat: int) -> str | None:
    """What the seat used that ends its recruiting and fighting this turn."""
    return next((used for used in NO_MORE if p.s.tally(used, seat)), None)


# -- why not


def why_not(p: VillainsPosition, seat: int, action: Action) -> Refused:
    """The first reason, in the order a person would name them."""
    if p.s.stack:
        return Refused("decision_open", "villains.play.one-at-a-time")
    if seat != p.s.current:
        return Refused("not_your_turn", "villains.start.clockwise")
    match action:
        case a.PlayCard(card=card):
            return _not_in_hand(p, seat, card) or Refused("target_not_legal", _unplayable(p, card))
        case a.PlayCopy(card=card):
            return _absent(p, card) or Refused("target_not_legal", "villains.clarification.copy-window")
        case a.Dodge(card=card):
            return _not_in_hand(p, seat, card) or Refused("target_not_legal", "villains.keyword.dodge")
        case a.Recruit(card=card):
            return _absent(p, card) or _no_more(p, seat) or _not_recruitable(p, card)
        case a.Fight(card=card, recruit=paid):
            return _absent(p, card) or _no_more(p, seat) or _not_beatable(p, card, paid)
        case a.Betray():
            return Refused("target_not_legal", "villains.betrayal.condition")
        case a.Heal():
            detail = "too_late_to_heal" if in_hand(p, seat, "wound") else "nothing_to_heal"
            return Refused("target_not_legal", "villains.equivalence.healing-and-betrayal", detail=detail)
        case _:
            return Refused("wrong_phase", "villains.turn.three-steps")


def _absent(p: VillainsPosition, card: int) -> Refused | None:
    return None if card in p.s.what else Refused("no_such_card", pointer="/card", card=card)


def _not_in_hand(p: VillainsPosition, seat: int, card: int) -> Refused | None:
    if card in p.s.zone(f"hand.{seat}"):
        return None
    return _absent(p, card) or Refused("target_not_legal", "villains.play.hand-contents", pointer="/card")


def _unplayable(p: VillainsPosition, card: int) -> str:
    return UNPLAYABLE.get(p.card_of(card).kind, "villains.play.cost-to-play")


def _no_more(p: VillainsPosition, seat: int) -> Refused | None:
    used = used_up(p, seat)
    return Refused("target_not_legal", NO_MORE[used], detail=used) if used else None


def _not_recruitable(p: VillainsPosition, card: int) -> Refused:
    if card not in on_offer(p):
        pawn = p.s.zone_of(card) in p.offered()
        rule = "villains.commander_card.professor-x-recruit" if pawn else "villains.recruit.sources"
        return Refused("target_not_legal", rule, pointer="/card")
    return Refused("not_enough_recruit", "villains.recruit.cost", needed=p.recruit_cost(card), has=p.s.recruit)


def _not_beatable(p: VillainsPosition, card: int, recruit: int) -> Refused:
    if card not in opponents(p):
        return Refused("target_not_legal", "villains.fight.any-space", pointer="/card")
    if recruit > (most := most_recruit(p, card)):
        rule = "villains.fight.spend-attack"
        return Refused("target_not_legal", rule, detail="overpaid", pointer="/recruit", most=most)
    if recruit > p.s.recruit:
        return Refused("not_enough_recruit", "villains.fight.needs-enough", needed=recruit, has=p.s.recruit)
    if (needed := p.attack_of(card) - recruit) > (has := attack_for(p, card)):
        return Refused("not_enough_attack", "villains.fight.needs-enough", needed=needed, has=has)
    for need in p.card_of(card).needs:
        if isinstance(need, Elusive) and p.s.made < need.n:
            about = {"needed": need.n, "made": p.s.made}
            return Refused("target_not_legal", "villains.keyword.elusive", detail="elusive", pointer="/card", **about)
    return Refused("target_not_legal", "villains.fight.needs-enough", detail="fight_condition", pointer="/card")


# -- doing it


def act(t: VillainsTable, seat: int, action: Action) -> None:
    """Carry out a legal move."""
    match action:
        case a.PlayCard(card=card):
            meet(t, seat, card, t.card_of(card).needs, PlayFromHand(seat, card))
        case a.PlayCopy(card=card):
            copy_top(t, seat, card)
        case a.Dodge(card=card):
            dodge(t, seat, card)
        case a.Recruit(card=card):
            recruit(t, seat, card)
        case a.Fight(card=card, recruit=paid):
            meet(t, seat, card, t.card_of(card).needs, Beat(seat, card, paid))
        case a.Betray():
            betray(t, seat)
        case a.Heal():
            heal(t, seat)
        case a.EndActions():
            t.push(Cleanup())


def copy_top(t: VillainsTable, seat: int, card: int) -> None:
    """The revealed Ally goes under the Ally Deck, and a copy of it is played."""
    source = t.copies(seat)[card]
    t.because("villains.clarification.copy-window", source)
    t.silence(source)
    t.move((card,), ALLY_DECK, bottom=True)
    play_copy(t, seat, source, t.s.what[card])


def recruit(t: VillainsTable, seat: int, card: int) -> None:
    """Pay, then take the Ally to where recruited ones go."""
    t.because("villains.recruit.cost", card)
    t.pool(recruit=-t.recruit_cost(card))
    t.recruit(seat, card)


def betray(t: VillainsTable, seat: int) -> None:
    """KO one Bindings; the player to the right gains the others. A lone player KOs them all."""
    first, *rest = in_hand(t, seat, "bindings")
    t.because("villains.betrayal.condition", 0)
    t.count("betrayed", seat, (first,))
    t.ko((first,))
    if rest and t.is_solo:
        t.because("villains.solo.betrayal", 0)
        t.ko(tuple(rest))
    elif rest:
        t.because("villains.betrayal.pass-rest", 0)
        right = (seat - 1) % len(t.s.seats)
        t.show(rest)
        t.move(rest, f"discard.{right}")
        t.count("gained", right, rest)


def heal(t: VillainsTable, seat: int) -> None:
    """KO all Wounds from the hand."""
    wounds = in_hand(t, seat, "wound")
    t.because("villains.equivalence.healing-and-betrayal", 0)
    t.count("healed", seat, wounds)
    t.ko(tuple(wounds))
