"""What the players agree on before a game: which cards, which challenges, whose deck is easier."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

Set = Literal["villains", "core"]
Board = Literal["villainous", "heroic"]
Decks = Literal["hydra", "shield"]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
Swaps = Annotated[int, Meta(ge=0, le=8)]

BOARD_OF: Mapping[str, Board] = {"villains": "villainous", "core": "heroic"}
DECKS_OF: Mapping[str, Decks] = {"villains": "hydra", "core": "shield"}
"""The board and the starting decks that are in each set's box."""

EXTRA_TWISTS: Mapping[str, int] = {"fiend": 1, "arch-villain": 2, "legendary": 3}
COMMANDER_LEVELS: Mapping[str, int] = {
    "distracted": -1,
    "determined": 1,
    "enraged": 2,
    "devastating": 3,
    "supreme": 4,
    "all-powerful": 5,
}


class Challenges(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The challenge modes that a game is played with; any of them go together."""

    twists: Annotated[
        Literal["fiend", "arch-villain", "legendary"] | None,
        Meta(description="Extra Plot Twists: 1 for a fiend, 2 for an arch-villain, 3 for a legendary one."),
    ] = None
    commander: Annotated[
        Literal["distracted", "determined", "enraged", "devastating", "supreme", "all-powerful"] | None,
        Meta(description="The Commander's Attack: distracted 1 less; determined 1, enraged 2 … all-powerful 5 more."),
    ] = None
    army_of_glory: Annotated[
        Annotated[int, Meta(ge=1, le=5)] | None, Meta(description="So much Attack more for each Adversary.")
    ] = None
    prison_break: Annotated[
        Annotated[int, Meta(ge=1, le=6)] | None, Meta(description="Bindings that each player gains at the start.")
    ] = None
    growing_threat: Annotated[
        bool, Meta(description="Each defeat of the Commander gives him 1 Attack more for good.")
    ] = False
    hand_of_fate: Annotated[bool, Meta(description="Hands have five cards.")] = False
    endless_spite: Annotated[
        bool, Meta(description="After each Plot Twist the Commander's Command Strike is done too.")
    ] = False
    imprison_the_wounded: Annotated[bool, Meta(description="Who owns an Ally that is KO'd gains a Bindings.")] = False
    final_blow: Annotated[
        bool, Meta(description="After the four Tactics the Commander has to be fought once more.")
    ] = False
    plots_upon_plots: Annotated[
        bool, Meta(description="After each Plot Twist another Adversary Deck card is played.")
    ] = False
    pain_upon_pain: Annotated[
        bool, Meta(description="After each Command Strike another Adversary Deck card is played.")
    ] = False
    crackdown: Annotated[bool, Meta(description="Each turn begins with two Adversary Deck cards.")] = False

    def in_force(self) -> Iterator[Challenge]:
        """The modes that are on."""
        for field in self.__struct_fields__:
            value = getattr(self, field)
            if value:
                number = isinstance(value, int) and not isinstance(value, bool)
                name = value if isinstance(value, str) else field.replace("_", "-")
                yield Challenge(name, value if number else None)


class Challenge(Struct, frozen=True):
    """A challenge mode: its name, as its rule has it, and its number where it has one."""

    name: str
    n: int | None = None

    @property
    def rule(self) -> str:
        return f"villains.challenge.{self.name}"


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a game is set up. Of the cards, whatever isn't named is drawn at random from all in the box."""

    cards: Annotated[
        Literal["first-game", "all"],
        Meta(description="Which cards are used: those of the book's first game, or all in the box to draw from."),
    ] = "all"
    sets: Annotated[
        tuple[Set, ...],
        Meta(description="The sets in use, mixed if there are several: villains (Legendary Villains), core (heroic)."),
    ] = ("villains",)
    board: Annotated[
        Board | None,
        Meta(description="The board: the one whose spaces the Plot or Scheme names; else this; else the first set's."),
    ] = None
    starting_decks: Annotated[
        Decks | None, Meta(description="Everybody's starting deck: HYDRA or S.H.I.E.L.D.; the first set's without one.")
    ] = None
    alignment: Annotated[
        bool, Meta(description="Only Commanders go with a Plot, and only Masterminds with a Scheme.")
    ] = False
    commander: Annotated[str | None, Meta(description="The Commander, by its key; drawn without one.")] = None
    plot: Annotated[str | None, Meta(description="The Plot, by its key; drawn without one.")] = None
    allies: Annotated[tuple[str, ...], Meta(description="Allies by name; the others needed are drawn.")] = ()
    groups: Annotated[
        tuple[str, ...],
        Meta(description="Adversary Groups by name, the Commander's among them; the others needed are drawn."),
    ] = ()
    backup: Annotated[tuple[str, ...], Meta(description="Backup groups by name; the others needed are drawn.")] = ()
    first_player: Annotated[SeatNumber | None, Meta(description="The seat that begins; by lot without one.")] = None
    madame_hydras: Annotated[Literal[12, 15], Meta(description="Madame HYDRA cards in their stack.")] = 12
    rock_stars: Annotated[Literal[2, 3], Meta(description="Rock Stars among the Bystanders.")] = 2
    madame_hydra_swaps: Annotated[
        tuple[Swaps, ...],
        Meta(description="For each seat, how many of its HYDRA Operatives are Madame HYDRA instead; none if empty."),
    ] = ()
    challenges: Challenges = Challenges()

    @property
    def decks(self) -> Decks:
        """Whose starting decks are used."""
        return self.starting_decks or DECKS_OF[self.sets[0]]

    def swaps(self, seat: int) -> int:
        """How many Operatives of a seat's deck are Madame HYDRA instead."""
        return self.madame_hydra_swaps[seat] if self.madame_hydra_swaps else 0


PRESETS = {
    "first-game": Options(cards="first-game"),
    "full-game": Options(),
    "heroic-game": Options(sets=("core",)),
    "mixed-game": Options(sets=("villains", "core")),
}
