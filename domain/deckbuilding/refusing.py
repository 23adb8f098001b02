"""Why something may not be done in the Action Phase of a game with rooms: the first reason, in the order a person would name them.

By which rule, a game says in `forbids`.
"""

from __future__ import annotations

from domain.kernel.action import Action
from domain.kernel.refusal import Refused

from . import actions as a
from .listing import price_of, unused
from .rooms import Rooms


def not_now(p: Rooms, seat: int, *, helps: bool) -> Refused | None:
    """Why a seat can't do anything now; one that `helps` may act on another's turn."""
    if p.s.stack:
        return Refused("decision_open", p.forbids["decision"])
    if seat != p.s.current and not helps:
        return Refused("not_your_turn", p.forbids["turn"])
    return None


def why_not(p: Rooms, seat: int, action: Action) -> Refused:
    """Why a seat that may act can't do this, of what may be done in every such game."""
    match action:
        case a.PlayCard(card=card):
            return absent(p, card) or no_target(p, "play", "/card")
        case a.PlayCoordinated(card=card):
            return absent(p, card) or no_target(p, "play-lent", "/card")
        case a.UseOnce(play=play):
            return _not_usable(p, seat, play)
        case a.Scan(room=room):
            return _not_scannable(p, room)
        case a.FightEnemy(card=card):
            return absent(p, card) or forbidden(p, seat, "fight") or _not_beatable(p, card)
        case a.Recruit(card=card):
            return absent(p, card) or forbidden(p, seat, "recruit") or _not_recruitable(p, card)
        case a.PayFor(card=card, deed=deed):
            return absent(p, card) or _not_payable(p, card, deed)
        case a.Coordinate(card=card):
            return _not_lendable(p, seat, card)
        case _:
            return Refused("wrong_phase", p.forbids["phase"])


def absent(p: Rooms, card: int) -> Refused | None:
    """There is no such card."""
    return None if card in p.s.what else Refused("no_such_card", pointer="/card", card=card)


def no_target(p: Rooms, why: str, pointer: str, *, detail: str = "") -> Refused:
    """It can't be done with that."""
    return Refused("target_not_legal", p.forbids[why], detail=detail, pointer=pointer)


def forbidden(p: Rooms, seat: int, what: str) -> Refused | None:
    """A card forbids it for the rest of the turn."""
    said = p.s.tally(f"no-{what}", seat)
    return Refused("target_not_legal", p.forbids["can't"], detail=f"no_{what}") if said else None


def too_dear(p: Rooms, why: str, needed: int) -> Refused:
    """It takes more Recruit Points than there are."""
    return Refused("not_enough_recruit", p.forbids[why], needed=needed, has=p.s.recruit)


def _too_strong(p: Rooms, why: str, needed: int, has: int) -> Refused:
    return Refused("not_enough_attack", p.forbids[why], needed=needed, has=has)


def _not_usable(p: Rooms, seat: int, play: int) -> Refused:
    if play not in unused(p, seat):
        return no_target(p, "once", "/play")
    if (needed := price_of(p, play)) > p.s.recruit:
        return too_dear(p, "pay", needed)
    return Refused("target_not_legal", p.forbids["can't"], pointer="/play")


def _not_scannable(p: Rooms, room: str) -> Refused:
    hidden = p.hidden()
    if not any(i in hidden for i in p.s.zone(f"{p.room_kind}.{room}")):
        return no_target(p, "scan", "/room")
    return _too_strong(p, "scan-pay", p.scan_cost(room), p.s.attack)


def _not_beatable(p: Rooms, card: int) -> Refused:
    if card not in p.opponents():
        return Refused("target_not_legal", p.unbeatable(card) or p.forbids["fight"], pointer="/card")
    if (needed := p.fight_price(card)) > (has := p.attack_for(card)):
        return _too_strong(p, "fight-pay", needed, has)
    return no_target(p, "fight-need", "/card", detail="fight_condition")


def _not_recruitable(p: Rooms, card: int) -> Refused:
    if card not in p.on_offer():
        return no_target(p, "recruit", "/card")
    return too_dear(p, "recruit-pay", p.recruit_cost(card))


def _not_payable(p: Rooms, card: int, number: int) -> Refused:
    deed = {(i, n): deed for i, n, deed in p.deeds()}.get((card, number))
    if deed is None:
        return no_target(p, "deed", "/card")
    attack, recruit = p.deed_bill(card, deed)
    if recruit > p.s.recruit:
        return too_dear(p, "pay", recruit)
    if attack > p.s.attack:
        return _too_strong(p, "pay", attack, p.s.attack)
    return no_target(p, "deed-need", "/card", detail="deed_condition")


def _not_lendable(p: Rooms, seat: int, card: int) -> Refused:
    if p.s.phase != "action":
        return Refused("wrong_phase", p.forbids["lend-when"])
    if seat == p.s.current:
        return Refused("target_not_legal", p.forbids["lend-self"])
    if seat in p.s.lent:
        return Refused("target_not_legal", p.forbids["lend-limit"])
    if not p.may_lend(seat):
        return Refused("target_not_legal", p.forbids["can't"])
    return absent(p, card) or no_target(p, "lend", "/card")
