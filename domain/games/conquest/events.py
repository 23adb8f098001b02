"""What can become true in Conquest of Planet Earth, besides what the kernel knows."""

from __future__ import annotations

from typing import Annotated

from domain.kernel.audience import PUBLIC
from domain.kernel.event import Event, Flag, Ids, Name, Public, Seat

Names = Annotated[tuple[str, ...], PUBLIC]
Points = Annotated[tuple[tuple[int, int], ...], PUBLIC]
Pairs = Annotated[tuple[tuple[str, str], ...], PUBLIC]


# -- set-up


class SpacesLaid(Event, frozen=True):
    """The board: its Spaces, Section by Section, their centres on the grid, and the pairs that are adjacent."""

    spaces: Names
    centres: Points
    edges: Pairs


class ColourTaken(Event, frozen=True):
    """A player plays this colour."""

    seat: Seat
    colour: Name


class FiguresTaken(Event, frozen=True):
    """These figures are a player's; an Ally's may change hands."""

    seat: Seat
    ids: Ids


# -- rounds and turns


class RoundOpened(Event, frozen=True):
    """A Game Round begins with its Command Phase."""

    round: Public


class CommandCounterRevealed(Event, frozen=True):
    """The Command Counter a player chose: 2 to 6, or 0 for the D6."""

    seat: Seat
    counter: Public


class Commanded(Event, frozen=True):
    """The Command number of a player for this round: Action Points and initiative."""

    seat: Seat
    number: Public


class CountersSetAside(Event, frozen=True):
    """The Command Counters a player can't choose until they are recovered; none once they are."""

    seat: Seat
    counters: Ids


class FirstPlayerChosen(Event, frozen=True):
    """Who is First Player this round."""

    seat: Seat


class PhaseBegan(Event, frozen=True):
    """A phase of a player's turn begins (action, battle, draw), the Command Phase, or the Resistance Phase."""

    phase: Name
    seat: Seat


class PointsChanged(Event, frozen=True):
    """The Action Points left this turn; `spent` of them just now."""

    points: Public
    spent: Public = 0


class MenaceChanged(Event, frozen=True):
    """A player's Alien Menace Tokens."""

    seat: Seat
    tokens: Public


class TerrorGained(Event, frozen=True):
    """Terror Points that a card gave a player, all together."""

    seat: Seat
    points: Public


class Stopped(Event, frozen=True):
    """An Alien may not move any further this turn."""

    id: Public


class Soared(Event, frozen=True):
    """The Alien that does not stop in Empty Spaces this turn."""

    id: Public


class Activated(Event, frozen=True):
    """A card was turned face down to show that it has been used."""

    id: Public


class Readied(Event, frozen=True):
    """Used cards were turned up again."""

    ids: Ids


class AbilityUsed(Event, frozen=True):
    """A seat used an ability that can be used once in a span: round, fight, battle or turn."""

    seat: Seat
    key: Name
    number: Public
    until: Name


class EventPlayed(Event, frozen=True):
    """A player (or with -1 the Humans) plays an Event, announced by its title."""

    id: Public
    seat: Seat
    title: Name


class Aimed(Event, frozen=True):
    """A card that remains in play was aimed at a player."""

    id: Public
    seat: Seat


# -- Locations


class Conquered(Event, frozen=True):
    """A player's Conquest Marker lies in this Space's Location now."""

    space: Name
    seat: Seat


class Liberated(Event, frozen=True):
    """No Conquest Marker lies there any more."""

    space: Name


class Demolished(Event, frozen=True):
    """The Location in this Space is Demolished."""

    space: Name


# -- Battles


class BattleBegan(Event, frozen=True):
    """A player's Aliens battle in a Space. `extra`: out of turn, against a counter that appeared."""

    seat: Seat
    space: Name
    extra: Flag = False


class FightBegan(Event, frozen=True):
    """A Fight: against a Resistance Counter, a player's Aliens (`seat`), or with -1 against Resistance cards."""

    seat: Seat
    counter: Public = 0


class FightRoundBegan(Event, frozen=True):
    """The next Fight Round."""

    number: Public


class FightDiceRolled(Event, frozen=True):
    """The Fight Dice of a side as they lie now: the attackers', or the other side's."""

    foe: Flag
    dice: Ids


class TotalChanged(Event, frozen=True):
    """The Strength Total of a side (a seat, -1 for the Resistance) is so much more for a span."""

    side: Seat
    by: Public
    until: Name


class FightRoundResolved(Event, frozen=True):
    """A Fight Round's Strength Totals with dice, and how it ended: `aliens`, `foe`, `tie`."""

    total: Public
    foe_total: Public
    result: Name


class FightRoundWon(Event, frozen=True):
    """A card made a side win the Fight Round, whatever the dice show."""

    winner: Seat


class FightDecided(Event, frozen=True):
    """A card decided the Fight: it is over after this, with a winner (-1 the Resistance) or, at -2, without."""

    winner: Seat


class FightEnded(Event, frozen=True):
    """The Fight is over."""


class Noted(Event, frozen=True):
    """Something that happened in this Battle and that cards ask for, of a seat: `soft-beaten.0`, `alien-lost.1`."""

    what: Name


class BattleDecided(Event, frozen=True):
    """The Battle has a winner (-1 the Resistance, -2 nobody)."""

    winner: Seat


class BattleEnded(Event, frozen=True):
    """The Battle is over, with all that it had."""


class SpaceResolved(Event, frozen=True):
    """The encounter in this Space is over for this Battle Phase."""

    space: Name


class Doomed(Event, frozen=True):
    """These Aliens are about to be destroyed; none once that is settled."""

    ids: Ids


class CounterAppeared(Event, frozen=True):
    """A Resistance Counter came where Aliens are: it is fought as soon as no other Battle is running.

    Those that appeared one after another by one `cause`, a card or (0) a rule, appeared together.
    """

    id: Public
    cause: Public = 0


class CounterMet(Event, frozen=True):
    """A counter that had appeared has been fought, or there is nobody to fight it."""

    id: Public


# -- the Humans


class TrackMoved(Event, frozen=True):
    """The Human Tech Track stands at this step."""

    to: Public


class DeploymentsDue(Event, frozen=True):
    """So many red circles that the Human Tech Track came to are still to bring a counter to every Section."""

    circles: Public


class CounterPlaced(Event, frozen=True):
    """A Resistance Counter has come out of the pool onto the board."""

    id: Public


class HumansHelped(Event, frozen=True):
    """A change for all Fights of the Humans for a span, such as all counters' totals."""

    figure: Name
    by: Public
    until: Name


class SpanEnded(Event, frozen=True):
    """What was to last so long is over: `turn`, `resistance-phase`."""

    span: Name


class HandShared(Event, frozen=True):
    """Whether a player lets partners see the hand."""

    seat: Seat
    on: Flag


CONQUEST_EVENTS = (
    SpacesLaid, ColourTaken, FiguresTaken, RoundOpened, CommandCounterRevealed, Commanded, CountersSetAside,
    FirstPlayerChosen, PhaseBegan, PointsChanged, MenaceChanged, TerrorGained, Stopped, Soared, Activated,
    Readied, AbilityUsed, EventPlayed, Aimed, Conquered, Liberated, Demolished, BattleBegan, FightBegan, FightRoundBegan,
    FightDiceRolled, TotalChanged, FightRoundResolved, FightRoundWon, FightDecided, FightEnded, Noted, BattleDecided,
    BattleEnded, SpaceResolved, Doomed, CounterPlaced, CounterAppeared, CounterMet, TrackMoved, DeploymentsDue,
    HumansHelped, SpanEnded, HandShared,
)  # fmt: skip
