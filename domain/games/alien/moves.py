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
from domain.deckbuilding.refusing import absent, forbidden, not_now
from domain.deckbuilding.sacrificing import sacrifice, sacrificeable
from domain.kernel.action import Action, Legal
from domain.kernel.refusal import Refused

from . import actions as a
from .aliens import play_alien
from .fighting import attack_on, fight_player, rivals
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
    return among(table, p, seat, kind)


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
    if refused := not_now(p, seat, helps=type(action) in HELP):
        return refused
    match action:
        case a.Sacrifice():
            return Refused("target_not_legal", "alien.keyword.sacrifice", pointer="/play")
        case a.DiscardVigilant(card=card):
            rule = "alien.keyword.vigilant-discard-effect"
            return absent(p, card) or Refused("target_not_legal", rule, pointer="/card")
        case a.FightPlayer(opponent=opponent):
            return forbidden(p, seat, "fight") or _not_attackable(p, seat, opponent)
        case a.Coordinate() if p.s.phase == "alien":
            return Refused("wrong_phase", "alien.alien_player.no-coordinate")
        case _:
            return refusing.why_not(p, seat, action)


def _not_attackable(p: AlienPosition, seat: int, opponent: int) -> Refused:
    if opponent not in rivals(p, seat):
        rule = "alien.pvp.not-self" if p.options.may_fight_players else "alien.pvp.modes"
        return Refused("target_not_legal", rule, pointer="/opponent")
    needed = p.avatar(opponent).defense or 0
    return Refused("not_enough_attack", "alien.pvp.not-enough", needed=needed, has=attack_on(p, opponent))


# -- doing it


def act(t: AlienTable, seat: int, action: Action) -> None:
    """Carry out a legal move."""
    match action:
        case a.PlayCard(card=card) if t.s.phase == "alien":
            play_alien(t, seat, card)
        case a.Sacrifice(play=play):
            sacrifice(t, seat, play)
        case a.DiscardVigilant(card=card):
            windows = ("own-turn", "any-turn")
            _, _, vigil = next(found for w in windows for found in t.vigils(w, (seat,)) if found[1] == card)
            t.use_vigil(seat, card, vigil, ())
        case a.FightPlayer(opponent=opponent):
            fight_player(t, seat, opponent)
        case a.EndActions():
            t.push(EndActions())
        case _:
            doing.act(t, seat, action)
