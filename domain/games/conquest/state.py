"""The state of Conquest of Planet Earth."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct, structs

from domain.kernel.state import State, evolves

from . import events as e

NOBODY = -2
"""No side, where a number names the winner."""


class Change(Struct, frozen=True):
    """A change of a side's Strength Total, or of a figure for all Humans, until a span ends."""

    side: int
    by: int
    until: str
    figure: str = ""


class Used(Struct, frozen=True):
    """An ability that a seat has used in a span."""

    seat: int
    key: str
    number: int
    until: str


class Appeared(Struct, frozen=True):
    """A Resistance Counter that appeared where Aliens are, and what brought it there (0: a rule)."""

    id: int
    cause: int = 0


class Battle(Struct, frozen=True):
    """The Battle that is running: whose Aliens attack, where, how many Fights it had, and what happened in it."""

    seat: int
    space: str
    extra: bool = False
    fights: int = 0
    did: tuple[str, ...] = ()
    winner: int | None = None


class Fight(Struct, frozen=True):
    """The Fight that is running: the attackers' seat, the defenders' (-1 the Resistance), the counter fought (or 0).

    `dice` are the attackers' Fight Dice of this round, `foe_dice` those of the other side; `decided` is who a card made
    the winner, `won` the winner of this round alone.
    """

    seat: int
    other: int
    counter: int = 0
    round: int = 0
    dice: tuple[int, ...] = ()
    foe_dice: tuple[int, ...] = ()
    decided: int | None = None
    won: int | None = None

    @property
    def is_decided(self) -> bool:
        """Whether a card has said how the Fight, or this round of it, ends."""
        return self.decided is not None or self.won is not None

    @property
    def against_resistance(self) -> bool:
        """Whether the other side are Humans."""
        return self.other < 0

    @property
    def sides(self) -> tuple[int, ...]:
        """The seats whose Aliens fight."""
        return (self.seat,) if self.other < 0 else (self.seat, self.other)


class ConquestState(State, kw_only=True):
    """What the kernel keeps, and the board, the round, the turn, the Battle.

    `neighbours` are the Spaces with those adjacent to each, `centres` where they are on the grid; `owner` says whose a figure is; `markers` hold the seat
    whose Conquest Marker lies in a Space. `points` are the Action Points of the player whose turn it is (`current`);
    `fresh` until the first of them is spent. `held` are Aliens that may not move on this turn; `put_aside` the Command
    Counters that can't be chosen; `terror` the points that cards gave. `changes` and `used` last until a span ends. `placed`
    are Resistance Counters in the order they came onto the board (some may have left it); `appeared` are those that wait for
    their Fight. `due` red circles of the track are still to deploy counters.
    """

    shared: ClassVar[frozenset[str]] = State.shared | {
        *("neighbours", "centres", "colours", "owner", "counters", "command", "put_aside", "terror"),
        *("activated", "aimed", "markers", "demolished", "secretive"),
    }

    neighbours: dict[str, tuple[str, ...]] = {}
    centres: dict[str, tuple[int, int]] = {}
    colours: dict[int, str] = {}
    owner: dict[int, int] = {}
    round: int = 0
    phase: str = ""
    current: int = -1
    first: int = -1
    counters: dict[int, int] = {}
    command: dict[int, int] = {}
    put_aside: dict[int, tuple[int, ...]] = {}
    points: int = 0
    fresh: bool = False
    menace: dict[int, int] = {}
    terror: dict[int, int] = {}
    held: dict[int, bool] = {}
    soared: int = 0
    activated: dict[int, bool] = {}
    used: tuple[Used, ...] = ()
    changes: tuple[Change, ...] = ()
    played_by: dict[int, int] = {}
    aimed: dict[int, int] = {}
    markers: dict[str, int] = {}
    demolished: dict[str, bool] = {}
    resolved: tuple[str, ...] = ()
    battle: Battle | None = None
    fight: Fight | None = None
    doomed: tuple[int, ...] = ()
    appeared: tuple[Appeared, ...] = ()
    placed: tuple[int, ...] = ()
    track: int = 0
    due: int = 0
    secretive: dict[int, bool] = {}


S = ConquestState


@evolves(e.SpacesLaid)
def spaces_laid(s: S, v: e.SpacesLaid) -> None:
    near: dict[str, list[str]] = {space: [] for space in v.spaces}
    for a, b in v.edges:
        near[a].append(b)
        near[b].append(a)
    s.neighbours = {space: tuple(there) for space, there in near.items()}
    s.centres = dict(zip(v.spaces, v.centres, strict=True))


@evolves(e.ColourTaken)
def colour_taken(s: S, v: e.ColourTaken) -> None:
    s.colours = {**s.colours, v.seat: v.colour}


@evolves(e.FiguresTaken)
def figures_taken(s: S, v: e.FiguresTaken) -> None:
    s.owner = s.owner | dict.fromkeys(v.ids, v.seat)


@evolves(e.RoundOpened)
def round_opened(s: S, v: e.RoundOpened) -> None:
    s.round, s.phase, s.counters, s.command = v.round, "command", {}, {}


@evolves(e.CommandCounterRevealed)
def command_counter_revealed(s: S, v: e.CommandCounterRevealed) -> None:
    s.counters = {**s.counters, v.seat: v.counter}


@evolves(e.Commanded)
def commanded(s: S, v: e.Commanded) -> None:
    s.command = {**s.command, v.seat: v.number}


@evolves(e.CountersSetAside)
def counters_set_aside(s: S, v: e.CountersSetAside) -> None:
    s.put_aside = {**s.put_aside, v.seat: v.counters}


@evolves(e.FirstPlayerChosen)
def first_player_chosen(s: S, v: e.FirstPlayerChosen) -> None:
    s.first = v.seat


@evolves(e.PhaseBegan)
def phase_began(s: S, v: e.PhaseBegan) -> None:
    s.phase, s.current, s.resolved, s.fresh = v.phase, v.seat, (), v.phase == "action"


@evolves(e.PointsChanged)
def points_changed(s: S, v: e.PointsChanged) -> None:
    s.points, s.fresh = v.points, s.fresh and not v.spent


@evolves(e.MenaceChanged)
def menace_changed(s: S, v: e.MenaceChanged) -> None:
    s.menace[v.seat] = v.tokens


@evolves(e.TerrorGained)
def terror_gained(s: S, v: e.TerrorGained) -> None:
    s.terror = {**s.terror, v.seat: v.points}


@evolves(e.Stopped)
def stopped(s: S, v: e.Stopped) -> None:
    s.held[v.id] = True


@evolves(e.Soared)
def soared(s: S, v: e.Soared) -> None:
    s.soared = v.id


@evolves(e.Activated)
def activated(s: S, v: e.Activated) -> None:
    s.activated = {**s.activated, v.id: True}


@evolves(e.Readied)
def readied(s: S, v: e.Readied) -> None:
    s.activated = {i: True for i in s.activated if i not in v.ids}


@evolves(e.AbilityUsed)
def ability_used(s: S, v: e.AbilityUsed) -> None:
    s.used = (*s.used, Used(v.seat, v.key, v.number, v.until))


@evolves(e.EventPlayed)
def event_played(s: S, v: e.EventPlayed) -> None:
    s.played_by[v.id] = v.seat


@evolves(e.Aimed)
def aimed(s: S, v: e.Aimed) -> None:
    s.aimed = {**s.aimed, v.id: v.seat}


@evolves(e.Conquered)
def conquered(s: S, v: e.Conquered) -> None:
    s.markers = {**s.markers, v.space: v.seat}


@evolves(e.Liberated)
def liberated(s: S, v: e.Liberated) -> None:
    s.markers = {space: seat for space, seat in s.markers.items() if space != v.space}


@evolves(e.Demolished)
def demolished(s: S, v: e.Demolished) -> None:
    s.demolished = {**s.demolished, v.space: True}


@evolves(e.BattleBegan)
def battle_began(s: S, v: e.BattleBegan) -> None:
    s.battle = Battle(v.seat, v.space, v.extra)


@evolves(e.FightBegan)
def fight_began(s: S, v: e.FightBegan) -> None:
    if s.battle:
        s.battle = structs.replace(s.battle, fights=s.battle.fights + 1)
        s.fight = Fight(s.battle.seat, v.seat, v.counter)


@evolves(e.FightRoundBegan)
def fight_round_began(s: S, v: e.FightRoundBegan) -> None:
    if s.fight:
        s.fight = structs.replace(s.fight, round=v.number, dice=(), foe_dice=(), won=None)
    _over(s, "round")


@evolves(e.FightDiceRolled)
def fight_dice_rolled(s: S, v: e.FightDiceRolled) -> None:
    if s.fight:
        s.fight = structs.replace(s.fight, foe_dice=v.dice) if v.foe else structs.replace(s.fight, dice=v.dice)


@evolves(e.TotalChanged)
def total_changed(s: S, v: e.TotalChanged) -> None:
    s.changes = (*s.changes, Change(v.side, v.by, v.until))


@evolves(e.FightRoundResolved)
def fight_round_resolved(s: S, v: e.FightRoundResolved) -> None:
    """What the round came to is for the rules; the state has its dice."""


@evolves(e.FightRoundWon)
def fight_round_won(s: S, v: e.FightRoundWon) -> None:
    if s.fight:
        s.fight = structs.replace(s.fight, won=v.winner)


@evolves(e.FightDecided)
def fight_decided(s: S, v: e.FightDecided) -> None:
    if s.fight:
        s.fight = structs.replace(s.fight, decided=v.winner)


@evolves(e.FightEnded)
def fight_ended(s: S, v: e.FightEnded) -> None:
    s.fight = None
    _over(s, "round", "fight")


@evolves(e.Noted)
def noted(s: S, v: e.Noted) -> None:
    if s.battle:
        s.battle = structs.replace(s.battle, did=(*s.battle.did, v.what))


@evolves(e.BattleDecided)
def battle_decided(s: S, v: e.BattleDecided) -> None:
    if s.battle:
        s.battle = structs.replace(s.battle, winner=v.winner)


@evolves(e.BattleEnded)
def battle_ended(s: S, v: e.BattleEnded) -> None:
    s.battle = s.fight = None
    _over(s, "round", "fight", "battle")


@evolves(e.SpaceResolved)
def space_resolved(s: S, v: e.SpaceResolved) -> None:
    s.resolved = (*s.resolved, v.space)


@evolves(e.Doomed)
def doomed(s: S, v: e.Doomed) -> None:
    s.doomed = v.ids


@evolves(e.CounterAppeared)
def counter_appeared(s: S, v: e.CounterAppeared) -> None:
    s.appeared = (*s.appeared, Appeared(v.id, v.cause))


@evolves(e.CounterMet)
def counter_met(s: S, v: e.CounterMet) -> None:
    s.appeared = tuple(one for one in s.appeared if one.id != v.id)


@evolves(e.TrackMoved)
def track_moved(s: S, v: e.TrackMoved) -> None:
    s.track = v.to


@evolves(e.DeploymentsDue)
def deployments_due(s: S, v: e.DeploymentsDue) -> None:
    s.due = v.circles


@evolves(e.CounterPlaced)
def counter_placed(s: S, v: e.CounterPlaced) -> None:
    s.placed = (*(i for i in s.placed if i != v.id), v.id)


@evolves(e.HumansHelped)
def humans_helped(s: S, v: e.HumansHelped) -> None:
    s.changes = (*s.changes, Change(-1, v.by, v.until, v.figure))


@evolves(e.SpanEnded)
def span_ended(s: S, v: e.SpanEnded) -> None:
    _over(s, v.span)
    if v.span == "turn":
        s.held, s.soared = {}, 0


@evolves(e.HandShared)
def hand_shared(s: S, v: e.HandShared) -> None:
    s.secretive = {**s.secretive, v.seat: not v.on}


def _over(s: S, *spans: str) -> None:
    """What lasts for these spans is gone."""
    if s.changes:
        s.changes = tuple(change for change in s.changes if change.until not in spans)
    if s.used:
        s.used = tuple(used for used in s.used if used.until not in spans)
