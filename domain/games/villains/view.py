"""The table of Legendary Villains as a viewer may see it."""

from __future__ import annotations

from msgspec import Struct

from domain.deckbuilding.language import captured
from domain.deckbuilding.view import Eyes, PlayView, ReservedView, StackView
from domain.kernel.audience import Viewer
from domain.kernel.clock_view import GameClock
from domain.kernel.visibility import CardView, DecisionView

from . import names as at
from .box import FIELDS
from .paying import pool_name
from .position import VillainsReading
from .scoring import Scoring, scoring


class InUse(Struct, frozen=True):
    """The stacks of the box that the game is played with: the Commander and the Plot by key, the others by name."""

    commander: str = ""
    plot: str = ""
    allies: tuple[str, ...] = ()
    groups: tuple[str, ...] = ()
    backup: tuple[str, ...] = ()


class ChallengeView(Struct, frozen=True):
    """A challenge mode in force, with its number where it has one, and the id of the rule that says what it does."""

    name: str
    n: int | None
    rule: str


class CitySpace(Struct, frozen=True):
    """A space of the city: the Adversary there, its Attack as it is now, the Bystanders it guards, its captives.

    `takes_recruit`: Recruit Points may pay for fighting it. `lying_there` is what a Plot has put there.
    """

    space: str
    adversary: CardView | None = None
    attack: int | None = None
    guarding: tuple[CardView, ...] = ()
    captured: tuple[CardView, ...] = ()
    takes_recruit: bool = False
    lying_there: tuple[CardView, ...] = ()


class LairSpace(Struct, frozen=True):
    """A space of the Lair, the Ally for recruiting there, and what lies there with it."""

    space: str
    ally: CardView | None = None
    lying_there: tuple[CardView, ...] = ()


class Beside(Struct, frozen=True):
    """A stack beside the Commander or the Plot, bottom to top."""

    stack: str
    size: int
    cards: tuple[CardView, ...]


class CommanderView(Struct, frozen=True):
    """The Commander: its card, its Attack as it is now, how many Tactics are left, the Bystanders it guards, and what
    lies `beside` it, such as Telepathic Pawns.

    `takes_recruit`: Recruit Points may pay for fighting it.
    """

    commander: CardView
    attack: int
    tactics: int
    guarding: tuple[CardView, ...]
    beside: tuple[Beside, ...]
    takes_recruit: bool = False


class PlotView(Struct, frozen=True):
    """The Plot, what lies beside it, how many Twists there have been, and how far it has come.

    Good wins when `progress` is `needed`; both are null where Good Wins asks for no number of cards.
    """

    plot: CardView
    beside: tuple[Beside, ...]
    twists: int
    progress: int | None
    needed: int | None


class Caged(Struct, frozen=True):
    """An Adversary that lies before a player and can be fought there, its Attack as it is now, and its captives.

    `takes_recruit`: Recruit Points may pay for fighting it.
    """

    adversary: CardView
    attack: int
    captured: tuple[CardView, ...]
    takes_recruit: bool = False


class VillainView(Struct, frozen=True):
    """A player's cards, bottom to top: a hand is shown to its owner, a deck to nobody.

    `lent` is the card that the player has coordinated this turn, where cards of another game let players do so.
    """

    seat: int
    hand: tuple[CardView, ...]
    deck: tuple[CardView, ...]
    discard: tuple[CardView, ...]
    played: tuple[CardView, ...]
    victory: tuple[CardView, ...]
    victory_points: int
    before: tuple[Caged, ...] = ()
    lent: tuple[CardView, ...] = ()


class VillainsView(Struct, frozen=True, tag=True):
    """The table of Legendary Villains. Attack and Recruit Points are the current player's for this turn; `recruit_made`
    is how many Recruit Points this turn has brought, spent or not. `board` is villainous or heroic; `city` lists the spaces
    from where newcomers enter to where they get out. `scores` are Victory Points, at a table of one what `scoring` comes
    to."""

    version: int
    status: str
    seat: int | None
    current: int
    turn: int
    in_use: InUse
    challenges: tuple[ChallengeView, ...]
    attack: int
    recruit: int
    recruit_made: int
    reserved: tuple[ReservedView, ...]
    plays: tuple[PlayView, ...]
    players: tuple[VillainView, ...]
    board: str
    city: tuple[CitySpace, ...]
    lair: tuple[LairSpace, ...]
    commander: CommanderView | None
    plot: PlotView | None
    stacks: tuple[StackView, ...]
    adversary_deck: tuple[CardView, ...]
    ally_deck: tuple[CardView, ...]
    bystander_deck: tuple[CardView, ...]
    ko: tuple[CardView, ...]
    overrun: tuple[CardView, ...]
    aside: tuple[CardView, ...]
    decisions: tuple[DecisionView, ...]
    outcome: str
    reason: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    scoring: Scoring | None
    clock: GameClock | None = None


class VillainsEyes(Eyes[VillainsReading], frozen=True):
    """A viewer looking at the city and the Lair."""

    def pool_name(self, space: str) -> str:
        return pool_name(space)

    def city(self, space: str) -> CitySpace:
        name, there = space.partition(".")[2], self.lying_with(space)
        if not (who := self.reading.s.zone(space)):
            return CitySpace(name, lying_there=there)
        attack, captives = self.reading.attack_of(who[0]), self.zone(captured(who[0]))
        guarding, recruit = self.zone(at.guarded(who[0])), self.reading.takes_recruit(who[0])
        return CitySpace(name, self.top(space), attack, guarding, captives, recruit, there)

    def lair(self, space: str) -> LairSpace:
        return LairSpace(space.partition(".")[2], self.top(space), self.lying_with(space))

    def lying_with(self, space: str) -> tuple[CardView, ...]:
        """What lies with the Ally or the Adversary of a space."""
        return tuple(one for zone in at.lying_with(space) for one in self.zone(zone))

    def before(self, seat: int) -> tuple[Caged, ...]:
        return tuple(self.caged(one) for zone in at.before(seat) for one in self.zone(zone))

    def caged(self, one: CardView) -> Caged:
        attack, recruit = self.reading.attack_of(one.id), self.reading.takes_recruit(one.id)
        return Caged(one, attack, self.zone(captured(one.id)), recruit)

    def player(self, seat: int) -> VillainView:
        hand, deck, discard, played, victory, lent = (
            self.zone(f"{zone}.{seat}") for zone in ("hand", "deck", "discard", "played", "victory", "lent")
        )
        points = self.reading.victory_points(seat)
        return VillainView(seat, hand, deck, discard, played, victory, points, self.before(seat), lent)

    def commander(self) -> CommanderView | None:
        if not self.reading.s.zone(at.COMMANDER):
            return None
        who = self.reading.commander()
        attack, tactics = self.reading.attack_of(who), len(self.reading.s.zone(at.TACTICS))
        guarding, beside, recruit = self.zone(at.guarded(who)), self.beside(who), self.reading.takes_recruit(who)
        return CommanderView(self.card(who), attack, tactics, guarding, beside, recruit)

    def beside(self, i: int) -> tuple[Beside, ...]:
        """The stacks that a card has beside it."""
        stacks = [space.name for space in self.reading.card_of(i).spaces if space.of == "table"]
        return tuple(Beside(name, len(self.reading.s.zone(name)), self.zone(name)) for name in stacks)

    def in_use(self) -> InUse:
        stacks = {field: self.reading.in_use(kind) for kind, field in FIELDS.items()}
        commander, plot = (next(iter(stacks.pop(one)), "") for one in ("commander", "plot"))
        return InUse(commander, plot, **stacks)

    def challenges(self) -> tuple[ChallengeView, ...]:
        return tuple(ChallengeView(one.name, one.n, one.rule) for one in self.reading.challenges.in_force())

    def plot(self) -> PlotView | None:
        if (plot := self.top(at.PLOT)) is None:
            return None
        progress, needed = self.reading.plot_progress()
        return PlotView(plot, self.beside(plot.id), self.reading.s.totals.get("twist", 0), progress, needed)


def view(reading: VillainsReading, viewer: Viewer, decisions: tuple[DecisionView, ...]) -> VillainsView:
    """The table as the viewer may see it; every card passes the one visibility function."""
    eyes = VillainsEyes(reading, viewer)
    return VillainsView(
        **eyes.whole(decisions),
        in_use=eyes.in_use(),
        challenges=eyes.challenges(),
        players=tuple(eyes.player(seat) for seat in range(len(reading.s.seats))),
        board=reading.board,
        city=tuple(eyes.city(space) for space in reading.city),
        lair=tuple(eyes.lair(space) for space in at.LAIR),
        commander=eyes.commander(),
        plot=eyes.plot(),
        stacks=eyes.stacks(reading.stacks),
        adversary_deck=eyes.zone(at.ADVERSARY_DECK),
        ally_deck=eyes.zone(at.ALLY_DECK),
        bystander_deck=eyes.zone(at.BYSTANDER_DECK),
        ko=eyes.zone(at.KO),
        overrun=eyes.zone(at.OVERRUN),
        aside=eyes.zone(at.ASIDE) + eyes.zone(at.SET_ASIDE) + eyes.zone(at.PLAYING),
        scoring=scoring(reading),
    )
