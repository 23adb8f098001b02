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
from domain.deckbuilding.sacrificing import sacrifice, sacrificeable
from domain.kernel.action import Action, Legal
from domain.kernel.refusal import Refused

from . import actions as a
from .aliens import play_alien
from .fighting import Fighting, attack_on, fight_player, rivals
from .position import AlienPosition
from .turn import EndActions

if TYPE_CHECKING:
    from .table import AlienTable

# -- what may be done


def legal_moves(p: AlienPosition, seat: int, kind: type[Action] | None = None) -> Iterator[Legal]:
    """Everything a seat may do, in the order of the tables; of one kind, where one is given."""
    if seat == p.s.current:
        table = ALIEN_MOVES if p.s.phase == "alien" else MOVES
    else:
        table = HELP if p.s.phase == "action" and seat in p.s.living else {}
    for listed in table.values() if kind is None else filter(None, (table.get(kind),)):
        yield from listed(p, seat)


def sacrifices(p: AlienPosition, seat: int) -> Iterator[Legal]:
    """Which plays of this turn may be sacrificed."""
    return (Legal(a.Sacrifice(play=n)) for n in sacrificeable(p, seat))


def vigils(p: AlienPosition, seat: int) -> Iterator[Legal]:
    """Which Vigilant cards in play may be discarded now."""
    windows = ("own-turn", "any-turn") if seat == p.s.current else ("any-turn",)
    return (Legal(a.DiscardVigilant(card=i)) for window in windows for _, i, _ in p.vigils(window, (seat,)))


def player_fights(p: AlienPosition, seat: int) -> Iterator[Legal]:
    """Which players may be fought, and for how much."""
    if not p.s.tally("no-fight", seat):
        for other in rivals(p, seat):
            if (cost := p.avatar(other).defense or 0) <= attack_on(p, other):
                yield Legal(a.FightPlayer(opponent=other), {"attack": cost})


Listed = Callable[[AlienPosition, int], Iterator[Legal]]

MOVES: Final[Mapping[type[Action], Listed]] = {
    a.PlayCard: plays,
    a.PlayCoordinated: lent_plays,
    a.UseOnce: onces,
    a.Sacrifice: sacrifices,
    a.DiscardVigilant: vigils,
    a.Scan: scans,
    a.FightEnemy: fights,
    a.FightPlayer: player_fights,
    a.Recruit: recruits,
    a.PayFor: deeds,
    a.EndActions: ends,
}
"""What the player may do whose turn it is."""

HELP: Final[Mapping[type[Action], Listed]] = {a.Coordinate: lends, a.DiscardVigilant: vigils}
"""What the others may do meanwhile."""

ALIEN_MOVES: Final[Mapping[type[Action], Listed]] = {a.PlayCard: plays, a.EndActions: ends}
"""What an Alien Player may do on an Alien turn."""


# -- why not


def why_not(p: AlienPosition, seat: int, action: Action) -> Refused:
    """The first reason, in the order a person would name them."""
    if p.s.stack:
        return Refused("decision_open", "alien.action.play-order")
    if seat != p.s.current and type(action) not in HELP:
        return Refused("not_your_turn", "alien.setup.clockwise")
    match action:
        case a.PlayCard(card=card):
            return _not_in_hand(p, seat, card) or Refused(
                "target_not_legal", "alien.action.play-order", pointer="/card"
            )
        case a.PlayCoordinated(card=card):
            return _absent(p, card) or Refused("target_not_legal", "alien.keyword.coordinate-copy", pointer="/card")
        case a.UseOnce(play=play):
            return _not_usable(p, seat, play)
        case a.Sacrifice():
            return Refused("target_not_legal", "alien.keyword.sacrifice", pointer="/play")
        case a.DiscardVigilant(card=card):
            rule = "alien.keyword.vigilant-discard-effect"
            return _absent(p, card) or Refused("target_not_legal", rule, pointer="/card")
        case a.Scan(room=room):
            return _not_scannable(p, room)
        case a.FightEnemy(card=card):
            return _absent(p, card) or _no_fights(p, seat) or _not_beatable(p, card)
        case a.FightPlayer(opponent=opponent):
            return _no_fights(p, seat) or _not_attackable(p, seat, opponent)
        case a.Recruit(card=card):
            return _absent(p, card) or _not_recruitable(p, card)
        case a.PayFor(card=card, deed=deed):
            return _absent(p, card) or _not_payable(p, card, deed)
        case a.Coordinate(card=card):
            return _not_lendable(p, seat, card)
        case _:
            return Refused("wrong_phase", "alien.turn.phases")


def _absent(p: AlienPosition, card: int) -> Refused | None:
    return None if card in p.s.what else Refused("no_such_card", pointer="/card", card=card)


def _not_in_hand(p: AlienPosition, seat: int, card: int) -> Refused | None:
    if card in p.s.zone(f"hand.{seat}"):
        return None
    return _absent(p, card) or Refused("target_not_legal", "alien.action.play-order", pointer="/card")


def _not_usable(p: AlienPosition, seat: int, play: int) -> Refused:
    if play not in unused(p, seat):
        return Refused("target_not_legal", "alien.card_text.once-this-turn", pointer="/play")
    needed = price_of(p, play)
    return Refused("not_enough_recruit", "alien.card_text.pay-insufficient", needed=needed, has=p.s.recruit)


def _not_scannable(p: AlienPosition, room: str) -> Refused:
    zone = f"complex.{room}"
    if zone not in p.rooms or all(i in p.s.up for i in p.s.zone(zone)):
        return Refused("target_not_legal", "alien.scan.needs-hidden-card", pointer="/room")
    return Refused("not_enough_attack", "alien.scan.cost", needed=p.scan_cost(room), has=p.s.attack)


def _no_fights(p: AlienPosition, seat: int) -> Refused | None:
    forbidden = p.s.tally("no-fight", seat)
    return Refused("target_not_legal", "alien.card_text.cant-beats-can", detail="no_fight") if forbidden else None


def _not_beatable(p: AlienPosition, card: int) -> Refused:
    if card not in p.opponents():
        final = card in p.s.what and card in p.in_play() and p.card_of(card).final
        rule = "alien.final_enemy.no-fight-before-3" if final else "alien.fight.who-where"
        return Refused("target_not_legal", rule, pointer="/card")
    needed, has = p.fight_price(card), p.attack_for(card)
    if needed > has:
        return Refused("not_enough_attack", "alien.fight.all-or-nothing", needed=needed, has=has)
    return Refused("target_not_legal", "alien.fight.who-where", detail="fight_condition", pointer="/card")


def _not_attackable(p: AlienPosition, seat: int, opponent: int) -> Refused:
    if opponent not in rivals(p, seat):
        rule = "alien.pvp.not-self" if p.options.may_fight_players else "alien.pvp.modes"
        return Refused("target_not_legal", rule, pointer="/opponent")
    needed = p.avatar(opponent).defense or 0
    return Refused("not_enough_attack", "alien.pvp.not-enough", needed=needed, has=attack_on(p, opponent))


def _not_recruitable(p: AlienPosition, card: int) -> Refused:
    if card not in p.on_offer():
        return Refused("target_not_legal", "alien.recruit.from-hq", pointer="/card")
    return Refused("not_enough_recruit", "alien.recruit.insufficient", needed=p.recruit_cost(card), has=p.s.recruit)


def _not_payable(p: AlienPosition, card: int, number: int) -> Refused:
    there = {(i, n): deed for i, n, deed in p.deeds()}
    deed = there.get((card, number))
    if deed is None:
        return Refused("target_not_legal", "alien.objective.goal-pay-restriction", pointer="/card")
    if (needed := p.deed_cost(card, deed)) > p.s.recruit:
        return Refused("not_enough_recruit", "alien.card_text.pay-insufficient", needed=needed, has=p.s.recruit)
    return Refused("target_not_legal", "alien.card_text.pay", detail="deed_condition", pointer="/card")


def _not_lendable(p: AlienPosition, seat: int, card: int) -> Refused:
    if p.s.phase == "alien":
        return Refused("wrong_phase", "alien.alien_player.no-coordinate")
    if p.s.phase != "action":
        return Refused("wrong_phase", "alien.keyword.coordinate-timing")
    if seat == p.s.current:
        return Refused("target_not_legal", "alien.keyword.coordinate-purpose")
    if seat in p.s.lent:
        return Refused("target_not_legal", "alien.keyword.coordinate-limit")
    if p.held("no-coordinate"):
        return Refused("target_not_legal", "alien.card_text.cant-beats-can")
    return _not_in_hand(p, seat, card) or Refused(
        "target_not_legal", "alien.keyword.coordinate-set-aside", pointer="/card"
    )


# -- doing it


def act(t: AlienTable, seat: int, action: Action) -> None:
    """Carry out a legal move."""
    match action:
        case a.PlayCard(card=card) if t.s.phase == "alien":
            play_alien(t, seat, card)
        case a.PlayCard(card=card):
            meet(t, seat, card, t.card_of(card).needs, Playing(seat, card))
        case a.PlayCoordinated(card=card):
            play_lent(t, seat, card)
        case a.UseOnce(play=play):
            use_once(t, seat, play)
        case a.Sacrifice(play=play):
            sacrifice(t, seat, play)
        case a.DiscardVigilant(card=card):
            windows = ("own-turn", "any-turn")
            _, _, vigil = next(found for w in windows for found in t.vigils(w, (seat,)) if found[1] == card)
            t.use_vigil(seat, card, vigil, ())
        case a.Scan(room=room):
            scan(t, seat, room)
        case a.FightEnemy(card=card):
            meet(t, seat, card, t.card_of(card).needs, Fighting(seat, card))
        case a.FightPlayer(opponent=opponent):
            fight_player(t, seat, opponent)
        case a.Recruit(card=card):
            recruit(t, seat, card)
        case a.PayFor(card=card, deed=deed):
            pay_for(t, seat, card, deed)
        case a.Coordinate(card=card):
            lend(t, seat, card)
        case a.EndActions():
            t.push(EndActions())
