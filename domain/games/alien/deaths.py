"""Death: of a player, of an Alien Player, of all; and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import events as e, names as at

if TYPE_CHECKING:
    from .table import AlienTable

OWN = ("deck", "hand", "discard", "played", "vigilant")
"""Where a player has cards that leave the game with that player."""


def die(t: AlienTable, seat: int, by: str) -> None:
    """A player dies: out of the game with all cards; the Strikes are free again, and the Facehuggers have no host.

    If it was that player's turn, it ends there, with what is due at its end (alien.death.own-turn).
    """
    if seat not in t.s.living:
        return
    t.because("alien.chestburster.draw-dies" if by == "chestburster" else "alien.strike.death-check", 0)
    t.emit(e.PlayerDied(seat=seat, killed_by=by))
    t.because("alien.death.removal", 0)
    t.reveal_agenda_of_dead(seat)
    for zone in OWN:
        t.remove(t.s.zone(f"{zone}.{seat}"))
    t.remove(tuple(i for i in t.s.zone(at.RESOLVING) if t.drawn_by(i) == seat))
    t.discard_strikes(t.s.zone(f"strikes.{seat}"))
    t.because("alien.death.facehugger-host", 0)
    for i in t.s.zone(f"facehuggers.{seat}"):
        t.bury_enemy(i)
    if not t.s.living:
        back = any(t.takes_turns(other) for other in t.s.dead)
        t.because("alien.alien_player.all-aliens-end" if back else "alien.endgame.loss-all-dead", 0)
        t.end("loss", "only-aliens" if back else "all-dead")
    else:
        t.after_death(seat)
        if seat == t.s.current:
            t.break_off_turn()


def overrun(t: AlienTable) -> None:
    """The Hive has run out for good: all players die and lose."""
    for seat in t.s.living:
        t.emit(e.PlayerDied(seat=seat, killed_by="hive"))
    t.end("loss", "hive-overruns")


def alien_dies(t: AlienTable, seat: int) -> None:
    """An Alien Player dies: the hand leaves the game, and with the last of them the deck."""
    t.because("alien.alien_player.death", 0)
    t.emit(e.AlienPlayerDied(seat=seat))
    gone = [f"hand.{seat}", f"played.{seat}"]
    if not t.s.prowling:
        gone += [at.ALIEN_DECK, at.ALIEN_DISCARD]
    for zone in gone:
        t.remove(t.s.zone(zone))
    t.discard_strikes(t.s.zone(f"strikes.{seat}"))
    if seat == t.s.current:
        t.break_off_turn()
