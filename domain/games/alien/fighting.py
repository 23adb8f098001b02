"""Fighting: who can be fought, with what Attack, and what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .position import AlienPosition
from .strikes import Strikes

if TYPE_CHECKING:
    from .table import AlienTable


def attack_on(p: AlienPosition, other: int) -> int:
    """The Attack that may be spent on a player, or on an Alien Player, who is none."""
    return p.s.attack + (p.s.reserved.get("players", 0) if other in p.s.living else 0)


def rivals(p: AlienPosition, seat: int) -> list[int]:
    """Which players can be fought: the other living ones where that is played, and Alien Players."""
    others = [other for other in p.s.living if other != seat] if p.options.may_fight_players else []
    return [*others, *p.s.prowling]


def fight_player(t: AlienTable, seat: int, opponent: int) -> None:
    """Pay, then the player who is fought draws a Strike."""
    alien = opponent in t.s.prowling
    t.because("alien.alien_player.fought-by-players" if alien else "alien.pvp.fight-player", 0)
    t.spend(t.avatar(opponent).defense or 0, "" if alien else "players")
    t.count("fought", seat, t.s.zone(f"avatar.{opponent}")[-1:])
    t.push(Strikes(opponent, 1, t.rule))
