"""The table of Conquest of Planet Earth as a viewer may see it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from domain.kernel.audience import Viewer
from domain.kernel.clock_view import GameClock, clock_view
from domain.kernel.visibility import CardView, DecisionView, cards

from . import names as at
from .card import Card
from .position import Reading
from .sheet import SUPER_CANNON
from .state import ConquestState

RED, WHITE = "red", "white"
"""The dice of Aliens and those of Humans; the colour means nothing."""


class AlienView(Struct, frozen=True):
    """An Alien on the board or in a pool: its figure, whose it is, its Strength, whether it may not move on this turn."""

    id: int
    card: str
    seat: int
    strength: int
    held: bool = False


class SpaceView(Struct, frozen=True):
    """A Space: its name and centre on the board's grid, what lies and stands there, and what it is worth now.

    A Space is 2 wide and 1 high on the grid, x to the right, y down. `landing_site` is the seat whose Landing Site it is; `conqueror` the one whose Conquest Marker lies
    there; `resistance` how many Resistance must be beaten.
    """

    space: str
    x: int
    y: int
    landing_site: int | None
    location: CardView | None
    demolished: bool
    conqueror: int | None
    resistance: int
    population: int
    aliens: tuple[AlienView, ...]
    counters: tuple[CardView, ...]


class GearView(Struct, frozen=True):
    """A Space Stuff card in play, and whether it lies face down because it was used this turn."""

    card: CardView
    activated: bool


class InPlayView(Struct, frozen=True):
    """An Event that remains in play, and the player it was aimed at, if any."""

    card: CardView
    target: int | None


class PlayedView(Struct, frozen=True):
    """An Event that is being played or carried out, and who plays it; null for the Humans."""

    card: CardView
    seat: int | None


class InvaderView(Struct, frozen=True):
    """A player: race, colour, tokens, Terror, Aliens not on the board, hand (as far as the viewer may see it).

    `put_aside` are the Command Counters that can't be chosen now; `counter` the one revealed this round (0 the D6);
    `command` the Command number.
    """

    seat: int
    side: int
    race: CardView | None
    colour: str
    strength: int
    intelligence: int
    menace: int
    terror: int
    counter: int | None
    command: int | None
    put_aside: tuple[int, ...]
    alien_pool: tuple[AlienView, ...]
    hand: tuple[CardView, ...]
    shares_hand: bool
    gear: tuple[GearView, ...]
    in_play: tuple[InPlayView, ...]


class FightView(Struct, frozen=True):
    """The Fight that is running: who against whom, the dice of this round, both Strength Totals without them.

    Dice are red for Aliens and white for Humans. `other` is the seat of the defending Aliens, null against Resistance; `counter` the Resistance Counter fought;
    `abilities` are the Resistance Abilities in force; `doomed` the Aliens about to be destroyed.
    """

    seat: int
    other: int | None
    counter: CardView | None
    resistance: tuple[CardView, ...]
    helping: tuple[CardView, ...]
    round: int
    dice: tuple[int, ...]
    foe_dice: tuple[int, ...]
    dice_colour: str
    foe_dice_colour: str
    total: int
    foe_total: int
    abilities: tuple[str, ...]


class BattleView(Struct, frozen=True):
    """The Battle that is running: whose Aliens attack where. `extra`: out of turn, against a counter that appeared.

    `fights` is how many Fights there were, the running one included; `next` is Resistance that a card has looked out,
    and that is turned up before any other.
    """

    seat: int
    space: str
    extra: bool
    fights: int
    next: tuple[CardView, ...]
    fight: FightView | None


class HumansView(Struct, frozen=True):
    """The Humans, where they have Resistance Phases: the Human Tech Track, their tech, the Events they have in play."""

    track: int
    super_cannon: int
    stage: int
    red_circles: tuple[int, ...]
    tech: tuple[CardView, ...]
    in_play: tuple[InPlayView, ...]


class DeckView(Struct, frozen=True):
    """A deck, bottom to top, and its discard pile."""

    deck: str
    cards: tuple[CardView, ...]
    discard: tuple[CardView, ...]


class ConquestView(Struct, frozen=True, tag=True):
    """The table of Conquest of Planet Earth. `whose_turn` is null outside turns; `points` are that player's Action
    Points. `goal` is what each side needs, `terror` what each side has. `doomed` are Aliens about to be destroyed."""

    version: int
    status: str
    seat: int | None
    round: int
    phase: str
    whose_turn: int | None
    first: int | None
    points: int
    goal: int
    terror: tuple[int, ...]
    invaders: tuple[InvaderView, ...]
    spaces: tuple[SpaceView, ...]
    edges: tuple[tuple[str, str], ...]
    battle: BattleView | None
    doomed: tuple[AlienView, ...]
    humans: HumansView | None
    decks: tuple[DeckView, ...]
    counter_pool: tuple[CardView, ...]
    playing: tuple[PlayedView, ...]
    aside: tuple[CardView, ...]
    decisions: tuple[DecisionView, ...]
    outcome: str
    reason: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    clock: GameClock | None = None


class Eyes:
    """A viewer looking at a state."""

    def __init__(self, p: Reading, viewer: Viewer) -> None:
        self.p, self.s, self.viewer = p, p.s, viewer

    def zone(self, name: str) -> tuple[CardView, ...]:
        return cards(self.s, name, self.viewer)

    def top(self, name: str) -> CardView | None:
        there = self.zone(name)
        return there[-1] if there else None

    def alien(self, i: int) -> AlienView:
        return AlienView(i, self.s.what[i], self.s.owner[i], self.p.strength_of(i), bool(self.s.held.get(i)))

    def aliens(self, zone: str) -> tuple[AlienView, ...]:
        return tuple(map(self.alien, self.s.zone(zone)))

    def space(self, space: str, x: int, y: int) -> SpaceView:
        return SpaceView(
            space,
            x,
            y,
            at.owner_of_site(space),
            self.top(at.location(space)),
            self.p.is_demolished(space),
            self.p.conqueror(space),
            self.p.resistance_value(space),
            self.p.population(space),
            self.aliens(at.aliens(space)),
            self.zone(at.counters(space)),
        )

    def invader(self, seat: int) -> InvaderView:
        p, s = self.p, self.s
        has_race = bool(s.zone(at.race(seat)))
        return InvaderView(
            seat=seat,
            side=p.options.side(seat),
            race=self.top(at.race(seat)),
            colour=s.colours.get(seat, ""),
            strength=p.race_of(seat).strength if has_race else 0,
            intelligence=p.intelligence(seat) if has_race else 0,
            menace=s.menace.get(seat, 0),
            terror=p.terror(seat),
            counter=s.counters.get(seat),
            command=s.command.get(seat),
            put_aside=s.put_aside.get(seat, ()),
            alien_pool=self.aliens(at.alien_pool(seat)),
            hand=self.zone(at.hand(seat)),
            shares_hand=not s.secretive.get(seat, False),
            gear=tuple(GearView(one, p.is_activated(one.id)) for one in self.zone(at.stuff(seat))),
            in_play=self.in_play(seat),
        )

    def in_play(self, seat: int) -> tuple[InPlayView, ...]:
        return tuple(InPlayView(one, self.s.aimed.get(one.id)) for one in self.zone(at.remains(seat)))

    def playing(self) -> tuple[PlayedView, ...]:
        there = (*self.zone(at.RESOLVING), *self.zone(at.PLAYING))
        played = ((one, self.s.played_by.get(one.id, at.HUMANS)) for one in there)
        return tuple(PlayedView(one, seat if seat >= 0 else None) for one, seat in played)

    def battle(self) -> BattleView | None:
        battle = self.s.battle
        if battle is None:
            return None
        return BattleView(battle.seat, battle.space, battle.extra, battle.fights, self.zone(at.NEXT), self.fight())

    def fight(self) -> FightView | None:
        p, fight = self.p, self.s.fight
        if fight is None:
            return None
        counters = [one for zone in self.s.zones if zone.startswith("counters.") for one in self.zone(zone)]
        return FightView(
            seat=fight.seat,
            other=fight.other if fight.other >= 0 else None,
            counter=next((one for one in counters if one.id == fight.counter), None),
            resistance=self.zone(at.FIGHTING),
            helping=self.zone(at.HELPING),
            round=fight.round,
            dice=fight.dice,
            foe_dice=fight.foe_dice,
            dice_colour=RED,
            foe_dice_colour=WHITE if fight.against_resistance else RED,
            total=p.total(fight.seat),
            foe_total=p.total(fight.other),
            abilities=tuple(sorted(p.foe_abilities())) if fight.against_resistance else (),
        )

    def humans(self) -> HumansView | None:
        p = self.p
        if not p.options.resistance:
            return None
        sheet = p.sheet
        return HumansView(
            self.s.track, SUPER_CANNON, p.stage, sheet.red_circles, self.zone(at.HUMAN_TECH), self.in_play(at.HUMANS)
        )

    def decks(self) -> tuple[DeckView, ...]:
        used = (deck for deck in at.DECKS if self.s.zone(deck) or self.s.zone(at.discard_of(deck)))
        return tuple(DeckView(deck, self.zone(deck), self.zone(at.discard_of(deck))) for deck in used)

    def edges(self) -> tuple[tuple[str, str], ...]:
        """Each pair of adjacent Spaces once."""
        order = {space: n for n, space in enumerate(self.s.neighbours)}
        return tuple((a, b) for a, near in self.s.neighbours.items() for b in near if order[a] < order[b])


def view(
    state: ConquestState, content: Mapping[str, Card], viewer: Viewer, decisions: tuple[DecisionView, ...]
) -> ConquestView:
    """The table as the viewer may see it; every card passes the one visibility function."""
    p = Reading(state, content)
    eyes, seats = Eyes(p, viewer), len(state.seats)
    laid = bool(state.neighbours)
    sides = sorted({p.options.side(seat) for seat in range(seats)})
    return ConquestView(
        version=state.version,
        status=state.status,
        seat=viewer if viewer is not None and viewer >= 0 else None,
        round=state.round,
        phase=state.phase,
        whose_turn=state.current if state.current >= 0 else None,
        first=state.first if state.first >= 0 else None,
        points=state.points,
        goal=p.options.goal(seats),
        terror=tuple(p.side_terror(side) for side in sides),
        invaders=tuple(map(eyes.invader, range(seats))),
        spaces=tuple(eyes.space(space, *state.centres[space]) for space in state.neighbours),
        edges=eyes.edges(),
        battle=eyes.battle(),
        doomed=tuple(map(eyes.alien, state.doomed)),
        humans=eyes.humans() if laid else None,
        decks=eyes.decks(),
        counter_pool=eyes.zone(at.COUNTER_POOL),
        playing=eyes.playing(),
        aside=eyes.zone(at.ASIDE),
        decisions=decisions,
        outcome=state.outcome,
        reason=state.reason,
        winners=state.winners,
        scores=state.scores,
        clock=clock_view(state),
    )
