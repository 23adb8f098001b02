"""What can become true in Legendary Encounters: Alien, besides what every deck-building game knows."""

from __future__ import annotations

from domain.deckbuilding.events import (
    FirstChosen as FirstChosen,
    TurnedDown as TurnedDown,
    TurnedUp as TurnedUp,
    TurnPhaseBegan as TurnPhaseBegan,
)
from domain.kernel.event import Event, Ids, Name, Public, Seat


class FacehuggerPlaced(Event, frozen=True):
    """A Facehugger came before a seat; it impregnates when the human turn `due` ends, counted from the first turn."""

    id: Public
    seat: Seat
    due: Public


class PlayerDied(Event, frozen=True):
    """A player is dead: killed by `strikes`, a `chestburster`, or because the aliens overran the team (`hive`)."""

    seat: Seat
    killed_by: Name


class AlienPlayerDied(Event, frozen=True):
    """An Alien Player is out of the game."""

    seat: Seat


class TurnedAlien(Event, frozen=True):
    """A player whom a Chestburster killed comes back as an Alien Player."""

    seat: Seat


class AgendaDealt(Event, frozen=True):
    """This face-down card is a player's Agenda."""

    seat: Seat
    id: Public


class HandDrawn(Event, frozen=True):
    """These cards are the new hand of a player."""

    seat: Seat
    ids: Ids


class ObjectiveCompleted(Event, frozen=True):
    """The Objective with this number is completed; the next one is current."""

    stage: Public


class RoomBlocked(Event, frozen=True):
    """A room is no longer part of the Complex."""

    room: Name


class HiveRebuilt(Event, frozen=True):
    """The Hive ran out, and Dead Enemies are the new one; it can't happen twice."""

    n: Public


class CloneMade(Event, frozen=True):
    """The play at this place of the turn, and the card (0: a copy is played), are those of another card now.

    It keeps a keyword of its own.
    """

    play: Public
    id: Public
    key: Name
    cls: Name
    keyword: Name


class AchievementEarned(Event, frozen=True):
    """A player has done something worth a note; it changes nothing."""

    seat: Seat
    achievement: Name


ALIEN_EVENTS = (
    FirstChosen, TurnPhaseBegan, TurnedUp, TurnedDown, FacehuggerPlaced, PlayerDied, AlienPlayerDied, TurnedAlien, AgendaDealt, HandDrawn,
    ObjectiveCompleted,
    RoomBlocked, HiveRebuilt, CloneMade, AchievementEarned,
)  # fmt: skip
