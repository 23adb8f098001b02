"""Setting up a game: which cards, and where they lie."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from domain.deckbuilding.card import Card
from domain.deckbuilding.events import StackChosen
from domain.deckbuilding.language import top
from domain.kernel.frame import Frame

from . import names as at
from .box import NUMBERS, WHOLE, Kind, bindings, named, places
from .options import EXTRA_TWISTS
from .turn import BeginTurn

if TYPE_CHECKING:
    from .table import VillainsTable

COMMAND_STRIKES, OPERATIVES, SOLDIERS = 5, 8, 4


class SetUp(Frame):
    """The set-up of the rule book, in its order: stacks, Commander and Plot, Adversary Deck, Ally Deck, hands."""

    at: int = 0

    def step(self, t: VillainsTable) -> bool:
        self.at += 1
        match self.at:
            case 1:
                _bystander_deck(t)
                _commander(t)
                _plot(t)
            case 2:
                _adversary_deck(t)
                _ally_deck(t)
            case 3:
                _player_decks(t)
            case _:
                first = _first_player(t)
                _prison_break(t, first)
                t.push(BeginTurn(first))
                return True
        return False


# -- stacks of the box


class Choosing:
    """The stacks of one kind being chosen: some must be used, some were agreed on, the others are drawn."""

    def __init__(self, t: VillainsTable, kind: Kind, drawn_by: str) -> None:
        self.t, self.kind, self.drawn_by = t, kind, drawn_by
        self.seats = len(t.s.seats)
        self.agreed = named(kind, t.options, self.seats)
        self.chosen: list[str] = []

    def use(self, name: str, rule: str) -> None:
        """A stack that must be used, or that the players agreed on."""
        if name not in self.chosen:
            self.t.because(rule)
            self.t.emit(StackChosen(kind=self.kind, name=name))
            self.chosen.append(name)

    def fill(self, among: tuple[str, ...]) -> list[str]:
        """Use what was agreed on, then draw for the places that are left, as far as there is something to draw from."""
        first_game = self.t.options.cards == "first-game"
        for name in self.agreed:
            self.use(name, self.drawn_by if first_game else "villains.setup.random-stacks")
        self.t.because(self.drawn_by)
        while len(self.chosen) < places(self.kind, self.seats):
            if not (left := tuple(name for name in among if name not in self.chosen)):
                break
            self.chosen.append(self._draw(left))
        return self.chosen

    def _draw(self, among: tuple[str, ...]) -> str:
        name = among[self.t.roll(-1, 1, len(among))[0] - 1]
        self.t.emit(StackChosen(kind=self.kind, name=name, among=among))
        return name


def _commander(t: VillainsTable) -> None:
    box = t.box
    (key,) = Choosing(t, "commander", _by(t, "commander", "villains.commander.choose")).fill(
        box.commanders(t.options, len(t.s.seats))
    )
    t.lay(at.COMMANDER, [key])
    t.because("villains.commander.tactics-setup")
    t.make(at.TACTICS, box.cards("tactic", t.content[key].group))
    t.shuffle(at.TACTICS)


def _plot(t: VillainsTable) -> None:
    plots = t.box.plots(t.options, len(t.s.seats), t.s.what[t.commander()])
    (key,) = Choosing(t, "plot", _by(t, "plot", "villains.plot.choose")).fill(plots)
    t.lay(at.PLOT, [key])
    _face_up_stacks(t, t.content[key])
    t.text(t.s.zone(at.PLOT)[0], "setup", "villains.plot.setup-section")


def _groups(t: VillainsTable, kind: Kind, plot: Card) -> list[str]:
    """The groups of a kind: the Plot's before the Commander's, both before any other."""
    box, commander, seats = t.box, t.card_of(t.commander()), len(t.s.seats)
    by = "villains.adversary_deck.random-rest" if kind == "group" else "villains.adversary_deck.backup-random"
    choosing = Choosing(t, kind, _by(t, f"groups-{seats}p", by))
    if t.options.cards == "all":
        forced = box.forced(kind, plot)
        for group in box.demanded(kind, commander, plot, seats):
            leads = "always-leads" if kind == "group" else "always-leads-backup"
            choosing.use(
                group, "villains.plot.setup-section" if group in forced else f"villains.adversary_deck.{leads}"
            )
    return choosing.fill(box.eligible(kind, plot))


def _by(t: VillainsTable, first_game: str, usual: str) -> str:
    """The rule that says which stacks are used: the first game's own, or the usual one."""
    return f"villains.setup.first-game-{first_game}" if t.options.cards == "first-game" else usual


# -- the table


def _bystander_deck(t: VillainsTable) -> None:
    t.because("villains.bystander.deck-composition")
    kinds = {
        "bystander": 30,
        "engineer": 3,
        "computer-hacker": 3,
        "public-speaker": 3,
        "rock-star": t.options.rock_stars,
    }
    t.make(at.BYSTANDER_DECK, [key for key, n in kinds.items() for _ in range(n)])
    t.shuffle(at.BYSTANDER_DECK)


def _face_up_stacks(t: VillainsTable, plot: Card) -> None:
    for stack, key, n, rule in (
        (at.MADAME_HYDRAS, "madame-hydra", t.options.madame_hydras, "madame-hydra"),
        (at.NEW_RECRUITS, "new-recruit", 15, "new-recruits"),
        (at.BINDINGS, "bindings", bindings(plot, 30, len(t.s.seats)), "bindings"),
    ):
        t.because(f"villains.stacks.{rule}")
        t.lay(stack, [key] * n)


def _adversary_deck(t: VillainsTable) -> None:
    plot = t.card_of(t.s.zone(at.PLOT)[0])
    t.because("villains.plot.twist-count")
    t.make(at.ADVERSARY_DECK, ["plot-twist"] * (plot.twists or 0))
    if mode := t.challenges.twists:
        t.because(f"villains.challenge.{mode}")
        t.make(at.ADVERSARY_DECK, ["plot-twist"] * EXTRA_TWISTS[mode])
    t.because("villains.adversary_deck.command-strikes")
    t.make(at.ADVERSARY_DECK, ["command-strike"] * COMMAND_STRIKES)
    _adversaries(t, plot)
    t.because("villains.adversary_deck.bystanders-random")
    t.move(top(t.s.zone(at.BYSTANDER_DECK), NUMBERS[len(t.s.seats)].bystanders), at.ADVERSARY_DECK)
    t.because("villains.start.shuffle-adversary-deck")
    t.shuffle(at.ADVERSARY_DECK)


def _adversaries(t: VillainsTable, plot: Card) -> None:
    """The groups go in, but for the cards that the Plot has taken out of them; a Backup group of one player in part."""
    box, usual = t.box, NUMBERS[len(t.s.seats)].backup_cards
    for group in _groups(t, "group", plot):
        t.because("villains.adversary_deck.group-eight")
        t.take_out(at.ADVERSARY_DECK, box.cards("adversary", group))
    for group in _groups(t, "backup", plot):
        t.because("villains.adversary_deck.backup-ten")
        t.take_out(at.ADVERSARY_DECK, box.cards("adversary", group)[: WHOLE if group in plot.forces else usual])


def _ally_deck(t: VillainsTable) -> None:
    seats, box = len(t.s.seats), t.box
    usual = {1: "three-allies-1p", 5: "six-allies-5p"}.get(seats, "five-allies")
    first_game = f"allies-{'2-4' if 1 < seats < 5 else seats}p"
    choosing = Choosing(t, "ally", _by(t, first_game, f"villains.ally_deck.{usual}"))
    for ally in choosing.fill(box.stacks("ally")):
        t.because("villains.ally_deck.fourteen-each")
        t.take_out(at.ALLY_DECK, box.cards("ally", ally))
    t.because("villains.start.shuffle-ally-deck")
    t.shuffle(at.ALLY_DECK)
    t.because("villains.start.fill-lair")
    for space in at.LAIR:
        t.refill(space)


# -- the players


def _player_decks(t: VillainsTable) -> None:
    for seat in range(len(t.s.seats)):
        t.because("villains.deck.starting-deck")
        swaps = t.options.swaps(seat)
        t.make(f"deck.{seat}", ["hydra-operative"] * (OPERATIVES - swaps) + ["hydra-soldier"] * SOLDIERS)
        if swaps:
            t.because("villains.difficulty.madame-hydra-swap")
            t.move(top(t.s.zone(at.MADAME_HYDRAS), swaps), f"deck.{seat}")
        t.because("villains.start.hand")
        t.shuffle(f"deck.{seat}")
        t.draw(seat, t.hand_size)


def _first_player(t: VillainsTable) -> int:
    t.because("villains.start.first-player")
    chosen = t.options.first_player
    return t.roll(-1, 1, len(t.s.seats))[0] - 1 if chosen is None else chosen


def _prison_break(t: VillainsTable, first: int) -> None:
    t.because("villains.challenge.prison-break")
    for seat in _from(first, len(t.s.seats)):
        for _ in range(t.challenges.prison_break or 0):
            t.gain(seat, at.BINDINGS)


def _from(first: int, seats: int) -> Iterator[int]:
    return ((first + n) % seats for n in range(seats))
