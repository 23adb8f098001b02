"""How the events of Legendary Encounters: Alien are told."""

from __future__ import annotations

from domain.deckbuilding import telling as _telling  # noqa: F401  registers how those of all such games are told
from domain.kernel.telling import Telling, Told, tells

from . import events as e


@tells(e.PlayerDied)
def player_died(t: Telling, told: Told) -> str:
    """What of."""
    return t.say(told, told["killed_by"])


@tells(e.RoomBlocked)
def room_blocked(t: Telling, told: Told) -> str:
    """Which room."""
    return t.say(told, room=t.phrase(f"text.rooms.{told['room']}"))


@tells(e.AchievementEarned)
def achievement_earned(t: Telling, told: Told) -> str:
    """What for."""
    return t.say(told, told["achievement"])
