"""What can become true in Legendary Encounters: Firefly, besides what every deck-building game knows."""

from __future__ import annotations

from domain.deckbuilding.events import Names
from domain.kernel.event import Event, Flag, Ids, Name, Public, Seat


class PlayerDefeated(Event, frozen=True):
    """A player is defeated and out of the game until healed."""

    seat: Seat


class PlayerReturned(Event, frozen=True):
    """A defeated player was healed and is back in the game."""

    seat: Seat


class MemberDefeated(Event, frozen=True):
    """A Main Character who is no player's is defeated: the Avatar lies face down."""

    avatar: Public


class MemberReturned(Event, frozen=True):
    """A defeated Main Character who is no player's was healed and counts again."""

    avatar: Public


class TurnSkipped(Event, frozen=True):
    """The turn of a defeated player is skipped."""

    seat: Seat


class InevitableTimed(Event, frozen=True):
    """These seats have had a Strike Phase with what is inevitable in the Combat Zone."""

    timed: Ids


class TaskSettled(Event, frozen=True):
    """Something that the Objective asks for is completed, or has failed."""

    task: Name
    completed: Flag = True


class CreditsChanged(Event, frozen=True):
    """The team has so many Credits now."""

    n: Public


class CardsBought(Event, frozen=True):
    """For so many Credits, each player draws cards for the next Episode."""

    n: Public


class Proposed(Event, frozen=True):
    """A player proposes something to the team, by the key of the option."""

    seat: Seat
    what: Name


class Agreed(Event, frozen=True):
    """A player agrees to what others propose, by the keys of the options."""

    seat: Seat
    agreed_to: Names


class ProposalsSettled(Event, frozen=True):
    """The team has decided: this is done; nothing where there is nothing more to do."""

    what: Name


class EpisodeEnded(Event, frozen=True):
    """The Episode is over, and all was completed that its Objective asked for, or not all."""

    fulfilled: Flag = False


class EpisodeBegan(Event, frozen=True):
    """The Episode with this number begins."""

    episode: Public


class LegacyChanged(Event, frozen=True):
    """So much of this is due: of a `what` with a seat or a card behind a dot, in this game or in the campaign's next."""

    what: Name
    n: Public


FIREFLY_EVENTS = (
    PlayerDefeated, PlayerReturned, MemberDefeated, MemberReturned, TurnSkipped, InevitableTimed, TaskSettled,
    CreditsChanged, CardsBought, Proposed, Agreed, ProposalsSettled, EpisodeEnded, EpisodeBegan,
    LegacyChanged,
)  # fmt: skip
