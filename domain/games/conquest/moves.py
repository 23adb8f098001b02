"""What a player may do in the Action Phase and the Battle Phase, why something may not be done, and doing it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from domain.kernel.action import Action, Legal
from domain.kernel.refusal import Refused

from . import actions as a, events as e, names as at
from .battle import Encounter
from .playing import PlayEvent, UseAbility
from .position import Position
from .turn import BattlePhase
from .windows import may_play, may_use

if TYPE_CHECKING:
    from .table import ConquestTable

OWN_WINDOWS: Final = ("action", "first-action")
POINTS: Final = "action_points"
TOKENS: Final = "menace_tokens"


# -- what may be done


def legal_moves(p: Position, seat: int, kind: type[Action] | None = None) -> Iterator[Legal]:
    """Everything the player whose turn it is may do; of one kind, where one is given."""
    if seat != p.s.current or seat < 0:
        return
    listed = {"action": IN_ACTION_PHASE, "battle": IN_BATTLE_PHASE}.get(p.s.phase, {})
    for moves in listed.values() if kind is None else filter(None, (listed.get(kind),)):
        yield from moves(p, seat)


def moving(p: Position, seat: int) -> Iterator[Legal]:
    """Which Aliens may move where."""
    for space in p.s.neighbours:
        if aliens := p.aliens_at(space, seat):
            price = p.leaving_price(space)
            if price <= p.s.points:
                for alien in aliens:
                    if not p.s.held.get(alien):
                        for near in p.s.neighbours[space]:
                            yield Legal(a.MoveAlien(alien=alien, space=near), {POINTS: price})


def landings(p: Position, seat: int) -> Iterator[Legal]:
    """Which destroyed Aliens may land where."""
    pool = p.s.zone(at.alien_pool(seat))
    sites = p.landing_spaces(seat) if pool else ()
    for alien in pool:
        price = p.landing_price(seat, alien)
        if price <= p.s.points:
            for space in sites:
                yield Legal(a.LandReinforcement(alien=alien, space=space), {POINTS: price} if price else {})
                for second in p.landing_along(seat, alien):
                    yield Legal(
                        a.LandReinforcement(alien=alien, space=space, second=second), {POINTS: price} if price else {}
                    )


def buying(p: Position, seat: int) -> Iterator[Legal]:
    """Whether a Menace Token may be bought."""
    if (price := p.menace_price(seat)) <= p.s.points:
        yield Legal(a.BuyMenace(), {POINTS: price})


def playing(p: Position, seat: int) -> Iterator[Legal]:
    """Which Events in hand may be played."""
    for card in p.s.zone(at.hand(seat)):
        event = p.card_of(card)
        if any(may_play(p, seat, card, event, window) for window in _windows(p)):
            yield Legal(a.PlayEvent(card=card), {POINTS: p.event_price(seat, event)} if event.ap else {})


def using(p: Position, seat: int) -> Iterator[Legal]:
    """Which abilities of cards on the table may be used."""
    for source in p.usable():
        for number, use in source.card.uses:
            in_time = any(window in use.windows or "any" in use.windows for window in _windows(p))
            if in_time and may_use(p, seat, source.id, source.me.seat, use, number):
                costs = {POINTS: use.ap, TOKENS: p.ability_price(seat, use.menace)}
                paid = {name: n for name, n in costs.items() if n}
                yield Legal(a.UseAbility(card=source.id, ability=number), paid)


def _windows(p: Position) -> tuple[str, ...]:
    """The windows that the own Action Phase is."""
    return OWN_WINDOWS if p.s.fresh else OWN_WINDOWS[:1]


def ends(p: Position, seat: int) -> Iterator[Legal]:
    """One may always go on to the Battle Phase."""
    yield Legal(a.EndActionPhase())


def resolving(p: Position, seat: int) -> Iterator[Legal]:
    """Which Spaces may be resolved next."""
    for space in p.encounters(seat):
        yield Legal(a.ResolveSpace(space=space))


Listed = Callable[[Position, int], Iterator[Legal]]
IN_ACTION_PHASE: Final[Mapping[type[Action], Listed]] = {
    a.MoveAlien: moving,
    a.LandReinforcement: landings,
    a.BuyMenace: buying,
    a.PlayEvent: playing,
    a.UseAbility: using,
    a.EndActionPhase: ends,
}
IN_BATTLE_PHASE: Final[Mapping[type[Action], Listed]] = {a.ResolveSpace: resolving}


# -- why not


def why_not(p: Position, seat: int, action: Action) -> Refused:
    """The first reason, in the order a person would name them."""
    if p.s.stack:
        return Refused("decision_open", "conquest.round.turn-phases")
    if seat != p.s.current:
        return Refused("not_your_turn", "conquest.round.turn-order")
    if (p.s.phase == "battle") != isinstance(action, a.ResolveSpace):
        return Refused("wrong_phase", "conquest.round.turn-phases")
    match action:
        case a.MoveAlien():
            return _not_movable(p, seat, action)
        case a.LandReinforcement():
            return _not_landable(p, seat, action)
        case a.BuyMenace():
            return _too_dear("conquest.menace.buy", p.menace_price(seat), p)
        case a.PlayEvent(card=card):
            return _not_playable(p, seat, card)
        case a.UseAbility(card=card):
            return _absent(p, card) or Refused(
                "target_not_legal", "conquest.components.menace-token-use", pointer="/ability"
            )
        case a.ResolveSpace():
            return Refused("target_not_legal", "conquest.battle.encounter-order", pointer="/space")
        case _:
            return Refused("wrong_phase", "conquest.round.turn-phases")


def _absent(p: Position, card: int, pointer: str = "/card") -> Refused | None:
    return None if card in p.s.what else Refused("no_such_card", pointer=pointer, card=card)


def _too_dear(rule: str, price: int, p: Position) -> Refused:
    return Refused("not_enough_points", rule, needed=price, has=p.s.points)


def _not_movable(p: Position, seat: int, action: a.MoveAlien) -> Refused:
    alien, space = action.alien, action.space
    if alien not in p.on_board(seat):
        return _absent(p, alien, "/alien") or Refused("target_not_legal", "conquest.move.cost", pointer="/alien")
    here = p.space_of(alien)
    if space not in p.s.neighbours[here]:
        return Refused(
            "target_not_legal", "conquest.board.adjacent", detail="not_adjacent", pointer="/space", space=here
        )
    if p.s.held.get(alien):
        return Refused("target_not_legal", "conquest.move.repeat", detail="stopped", pointer="/alien")
    return _too_dear("conquest.move.cost", p.leaving_price(here), p)


def _not_landable(p: Position, seat: int, action: a.LandReinforcement) -> Refused:
    if action.alien not in p.s.zone(at.alien_pool(seat)):
        rule = "conquest.reinforce.empty-pool"
        return _absent(p, action.alien, "/alien") or Refused("target_not_legal", rule, pointer="/alien")
    if action.space not in p.landing_spaces(seat):
        return Refused("target_not_legal", "conquest.board.landing-site-exclusive", pointer="/space")
    if action.second and action.second not in p.landing_along(seat, action.alien):
        return Refused("target_not_legal", "conquest.reinforce.cost", pointer="/second")
    return _too_dear("conquest.reinforce.cost", p.landing_price(seat, action.alien), p)


def _not_playable(p: Position, seat: int, card: int) -> Refused:
    if card not in p.s.zone(at.hand(seat)):
        return _absent(p, card) or Refused("target_not_legal", "conquest.event.hand-secret", pointer="/card")
    event = p.card_of(card)
    if event.ap is not None and p.event_price(seat, event) > p.s.points:
        return _too_dear("conquest.action.play-costed-event", p.event_price(seat, event), p)
    return Refused("target_not_legal", "conquest.event.without-ap-cost", detail="no_use", pointer="/card")


# -- doing it


def act(t: ConquestTable, seat: int, action: Action) -> None:
    """Carry out a legal move."""
    match action:
        case a.MoveAlien(alien=alien, space=space):
            move(t, alien, space)
        case a.LandReinforcement():
            land(t, seat, action)
        case a.BuyMenace():
            t.because("conquest.menace.buy", 0)
            t.buy_menace(seat)
        case a.PlayEvent(card=card):
            t.push(PlayEvent(seat, card))
        case a.UseAbility(card=card, ability=number):
            t.push(UseAbility(seat, card, number))
        case a.EndActionPhase():
            t.push(BattlePhase(seat))
        case a.ResolveSpace(space=space):
            t.then(Encounter(seat, space), BattlePhase(seat, begun=True))


def move(t: ConquestTable, alien: int, space: str) -> None:
    """An Alien moves to an adjacent Space, and stops there if something stops it."""
    t.because("conquest.move.cost", 0)
    t.spend(t.leaving_price(t.space_of(alien)))
    t.move((alien,), at.aliens(space))
    t.enter(alien, space, paid=True)


def land(t: ConquestTable, seat: int, action: a.LandReinforcement) -> None:
    """A destroyed Alien lands, another along with it where the race may."""
    t.because("conquest.reinforce.cost", 0)
    t.pay_landing(seat, action.alien)
    for alien in filter(None, (action.alien, action.second)):
        t.land(seat, alien, action.space)


def share(t: ConquestTable, seat: int, on: bool) -> None:
    """Partners see a hand from now on, or see no more of it."""
    t.because("conquest.team.share-hands" if t.options.mode == "team" else "conquest.coop_command.share-hands", 0)
    t.emit(e.HandShared(seat=seat, on=on))
    t.share_hand(seat)
