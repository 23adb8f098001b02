"""The events of a table that is laid and hasn't begun: who hosts, who is ready, what is agreed on anew."""

from __future__ import annotations

from typing import Annotated, Any

from .audience import PUBLIC
from .event import Event, Flag, Name, Seat


class ReadySet(Event, frozen=True):
    """A seat is ready to begin, or isn't any more. Nobody is once it changes who sits, or what is played."""

    seat: Seat
    ready: Flag


class HostIs(Event, frozen=True):
    """This player hosts the table from now on; `seat` is theirs, -1 where they don't sit."""

    player: Name
    seat: Seat


class Barred(Event, frozen=True):
    """The host sent a player away, who can't sit down here any more."""

    player: Name


class LetBack(Event, frozen=True):
    """A player who was sent away may sit down again."""

    player: Name


class OptionsChanged(Event, frozen=True):
    """Other options were agreed on than those the table was laid with."""

    preset: Name
    options: Annotated[dict[str, Any], PUBLIC]


class Expired(Event, frozen=True):
    """Nobody began the game in time."""


LOBBY_EVENTS = (ReadySet, HostIs, Barred, LetBack, OptionsChanged, Expired)
