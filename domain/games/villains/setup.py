"""Setting up a game: which cards, and where they lie."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import top
from domain.deckbuilding.table import HAND
from domain.kernel.audience import EVERYONE
from domain.kernel.frame import Frame

from . import names as at
from .cards.adversaries import defenders, marvel_knights, uncanny_avengers, x_men_first_class
from .turn import BeginTurn

if TYPE_CHECKING:
    from .table import VillainsTable


SeatNumber = Annotated[int, Meta(ge=0, le=4)]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a game is set up."""

    cards: Annotated[Literal["first-game"], Meta(description="Which cards are used: those of the book's first game.")]
    first_player: Annotated[SeatNumber | None, Meta(description="The seat that begins; by lot without one.")] = None
    madame_hydras: Annotated[Literal[12, 15], Meta(description="Madame HYDRA cards in their stack.")] = 12
    rock_stars: Annotated[Literal[2, 3], Meta(description="Rock Stars among the Bystanders.")] = 2


PRESETS = {"first-game": Options(cards="first-game")}


class Table(Struct, frozen=True):
    """What a number of players needs: Adversary Groups, Backup groups, Bystanders in the Adversary Deck, Allies."""

    groups: tuple[str, ...]
    backup: tuple[str, ...]
    bystanders: int
    allies: tuple[str, ...]


COMMANDER, PLOT, COMMAND_STRIKES = "dr-strange", "graduation-at-xaviers-x-academy", 5
KNIGHTS, DEFENDERS = marvel_knights.GROUP, defenders.GROUP
AVENGERS, FIRST_CLASS = uncanny_avengers.GROUP, x_men_first_class.GROUP
FIVE_ALLIES = ("Dr. Octopus", "Kingpin", "Mysterio", "Green Goblin", "Venom")
FIRST_GAME = {
    2: Table((KNIGHTS, DEFENDERS), ("Cops",), 2, FIVE_ALLIES),
    3: Table((KNIGHTS, DEFENDERS, AVENGERS), ("Cops",), 8, FIVE_ALLIES),
    4: Table((KNIGHTS, DEFENDERS, AVENGERS), ("Cops", "Asgardian Warriors"), 8, FIVE_ALLIES),
    5: Table(
        (KNIGHTS, DEFENDERS, AVENGERS, FIRST_CLASS), ("Cops", "Asgardian Warriors"), 12, (*FIVE_ALLIES, "Mystique")
    ),
}
STARTING_DECK = ("hydra-operative",) * 8 + ("hydra-soldier",) * 4


class SetUp(Frame):
    """The set-up of the rule book, in its order: stacks, Commander and Plot, Adversary Deck, Ally Deck, hands."""

    at: int = 0

    def step(self, t: VillainsTable) -> bool:
        self.at += 1
        laid = FIRST_GAME[len(t.s.seats)]
        match self.at:
            case 1:
                _stacks(t)
                _commander_and_plot(t)
            case 2:
                _adversary_deck(t, laid)
                _ally_deck(t, laid)
            case 3:
                _player_decks(t)
            case _:
                t.push(BeginTurn(_first_player(t)))
                return True
        return False


def _stacks(t: VillainsTable) -> None:
    for stack, key, n, rule in (
        (at.MADAME_HYDRAS, "madame-hydra", t.s.options["madame_hydras"], "madame-hydra"),
        (at.NEW_RECRUITS, "new-recruit", 15, "new-recruits"),
        (at.BINDINGS, "bindings", 30, "bindings"),
    ):
        t.because(f"villains.stacks.{rule}")
        _face_up(t, stack, [key] * n)
    t.because("villains.bystander.deck-composition")
    kinds = {
        "bystander": 30,
        "engineer": 3,
        "computer-hacker": 3,
        "public-speaker": 3,
        "rock-star": t.s.options["rock_stars"],
    }
    t.make(at.BYSTANDER_DECK, [key for key, n in kinds.items() for _ in range(n)])
    t.shuffle(at.BYSTANDER_DECK)


def _commander_and_plot(t: VillainsTable) -> None:
    t.because("villains.setup.first-game-commander")
    _face_up(t, at.COMMANDER, [COMMANDER])
    t.because("villains.commander.tactics-setup")
    commander = t.content[COMMANDER]
    t.make(at.TACTICS, _keys(t, "tactic", commander.group))
    t.shuffle(at.TACTICS)
    t.because("villains.setup.first-game-plot")
    _face_up(t, at.PLOT, [PLOT])
    t.text(t.s.zone(at.PLOT)[0], "setup", "villains.plot.setup-section")


def _adversary_deck(t: VillainsTable, laid: Table) -> None:
    t.because("villains.plot.twist-count")
    t.make(at.ADVERSARY_DECK, ["plot-twist"] * (t.content[PLOT].twists or 0))
    t.because("villains.adversary_deck.command-strikes")
    t.make(at.ADVERSARY_DECK, ["command-strike"] * COMMAND_STRIKES)
    t.because(f"villains.setup.first-game-groups-{len(t.s.seats)}p")
    for group in (*laid.groups, *laid.backup):
        t.make(at.ADVERSARY_DECK, _keys(t, "adversary", group))
    t.because("villains.adversary_deck.bystanders-random")
    t.move(top(t.s.zone(at.BYSTANDER_DECK), laid.bystanders), at.ADVERSARY_DECK)
    t.because("villains.start.shuffle-adversary-deck")
    t.shuffle(at.ADVERSARY_DECK)


def _ally_deck(t: VillainsTable, laid: Table) -> None:
    t.because("villains.setup.first-game-allies-5p" if len(t.s.seats) == 5 else "villains.setup.first-game-allies-2-4p")
    for ally in laid.allies:
        t.make(at.ALLY_DECK, _keys(t, "ally", ally))
    t.because("villains.start.shuffle-ally-deck")
    t.shuffle(at.ALLY_DECK)
    t.because("villains.start.fill-lair")
    for space in at.LAIR:
        t.refill(space)


def _player_decks(t: VillainsTable) -> None:
    for seat in range(len(t.s.seats)):
        t.because("villains.deck.starting-deck")
        t.make(f"deck.{seat}", STARTING_DECK)
        t.because("villains.start.hand")
        t.shuffle(f"deck.{seat}")
        t.draw(seat, HAND)


def _first_player(t: VillainsTable) -> int:
    t.because("villains.start.first-player")
    chosen: int | None = t.s.options["first_player"]
    return t.roll(-1, 1, len(t.s.seats))[0] - 1 if chosen is None else chosen


def _face_up(t: VillainsTable, zone: str, keys: Iterable[str]) -> None:
    t.make(zone, keys)
    t.show(t.s.zone(zone), EVERYONE)


def _keys(t: VillainsTable, kind: str, group: str) -> list[str]:
    fitting: list[Card] = [card for card in t.content.values() if card.kind == kind and card.group == group]
    return [card.key for card in fitting for _ in range(card.copies)]
