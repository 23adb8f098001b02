"""The events of a deck-building game: turns, pools, plays, tallies of the turn."""

from __future__ import annotations

from typing import Annotated

from domain.kernel.audience import PUBLIC
from domain.kernel.event import Event, Flag, Ids, Name, Public, Seat

Names = Annotated[tuple[str, ...], PUBLIC]


class StackChosen(Event, frozen=True):
    """A stack of the box is used in this game: a `commander`, a `plot`, an `ally`, a `group` or a `backup` group.

    `among` are the stacks that it was drawn from, in the order that the die just rolled counts them; none where it
    wasn't drawn.
    """

    kind: Name
    name: Name
    among: Names = ()


class BoardChosen(Event, frozen=True):
    """The board that the game is played on, where there is more than one."""

    board: Name


class TurnBegan(Event, frozen=True):
    """A seat's turn begins: pools are empty, nothing was played, tallies are at nought.

    What lasts until the end of the next turn ends with this one, unless this is none that `counts`.
    """

    seat: Seat
    counts: Flag = True


class Pooled(Event, frozen=True):
    """The pools of the turn rose or fell by so much; `only` names the space where alone this Attack may be spent."""

    attack: Public = 0
    recruit: Public = 0
    only: Name = ""


class Played(Event, frozen=True):
    """A card counts as played: the card `id`, read as `key` (a copy's differs from the card's own), of a class."""

    id: Public
    key: Name
    cls: Name


class PlayedAs(Event, frozen=True):
    """The play at this place of the turn is that of a copy, read as `key` and of its class besides its own; and so the
    card itself is of both classes this turn (0: a copy is)."""

    play: Public
    id: Public
    key: Name
    cls: Name


class ClassNamed(Event, frozen=True):
    """The play at this place of the turn (-1: none), and the card itself (0: a copy), has another class this turn."""

    play: Public
    id: Public
    cls: Name


class Became(Event, frozen=True):
    """A card is from now on what the card with this key is."""

    id: Public
    key: Name


class Counted(Event, frozen=True):
    """These cards count for a tally of this turn, as a seat's: such as discarded, drawn, kidnapped, ko."""

    tally: Name
    seat: Seat
    ids: Ids


class Marked(Event, frozen=True):
    """There are so many markers of a kind on a card now."""

    id: Public
    marker: Name
    n: Public


class CardLent(Event, frozen=True):
    """A player coordinates a card to the player whose turn it is."""

    seat: Seat
    id: Public


class FirstChosen(Event, frozen=True):
    """This seat has the first turn; what set-up brings is for its player to resolve."""

    seat: Seat


class TurnPhaseBegan(Event, frozen=True):
    """A phase of the turn begins: `action`, `strike`, `cleanup`; before them the one in which a card comes into the rooms.

    That is `hive` or `episode`; `alien` is the whole of an Alien Player's turn."""

    phase: Name


class TurnedUp(Event, frozen=True):
    """Cards of the rooms lie face up now."""

    ids: Ids


class TurnedDown(Event, frozen=True):
    """Cards of the rooms lie face down now, though who has seen them still knows what they are."""

    ids: Ids


DECK_EVENTS = (
    StackChosen, BoardChosen, TurnBegan, Pooled, Played, PlayedAs, ClassNamed, Became, Counted, Marked, CardLent,
)  # fmt: skip
