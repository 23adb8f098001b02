"""Setting up a game: which cards, and where they lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from domain.deckbuilding.card import Card
from domain.deckbuilding.events import BoardChosen, StackChosen
from domain.deckbuilding.language import top
from domain.kernel.frame import Frame

from . import names as at
from .board import board_for, names_space
from .box import NUMBERS, WHOLE, Kind, bystanders, named, places, stack_size, twists
from .options import EXTRA_TWISTS
from .turn import BeginTurn

if TYPE_CHECKING:
    from .table import VillainsTable

COMMAND_STRIKES, OPERATIVES, SOLDIERS = 5, 8, 4
STARTING = {"hydra": ("hydra-operative", "hydra-soldier"), "shield": ("shield-agent", "shield-trooper")}
"""The two kinds of cards of each starting deck."""

STACKED = {
    at.MADAME_HYDRAS: ("madame-hydra", 12, "villains.stacks.madame-hydra"),
    at.NEW_RECRUITS: ("new-recruit", 15, "villains.stacks.new-recruits"),
    at.BINDINGS: ("bindings", 30, "villains.stacks.bindings"),
    at.OFFICERS: ("shield-officer", 30, "villains.stacks.face-up-on-board"),
    at.WOUNDS: ("wound", 30, "villains.stacks.face-up-on-board"),
}
"""Of each face-up stack its cards, how many there are as a rule, and the rule that puts it out."""


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

    def __init__(self, t: VillainsTable, kind: Kind, drawn_by: str, plot: Card | None = None) -> None:
        self.t, self.kind, self.drawn_by, self.plot = t, kind, drawn_by, plot
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
        while len(self.chosen) < places(self.kind, self.seats, self.plot):
            if not (left := tuple(name for name in among if name not in self.chosen)):
                break
            self.chosen.append(self.t.draw_stack(self.kind, left))
        return self.chosen


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
    lay_board(t, t.content[key])
    _face_up_stacks(t, t.content[key])
    t.text(t.s.zone(at.PLOT)[0], "setup", "villains.plot.setup-section")


def _groups(t: VillainsTable, kind: Kind, plot: Card) -> list[str]:
    """The groups of a kind: the Plot's before the Commander's, both before any other."""
    box, commander, seats = t.box, t.card_of(t.commander()), len(t.s.seats)
    by = "villains.adversary_deck.random-rest" if kind == "group" else "villains.adversary_deck.backup-random"
    choosing = Choosing(t, kind, _by(t, f"groups-{seats}p", by), plot)
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


def lay_board(t: VillainsTable, plot: Card) -> None:
    """The board is recorded where there is another than the villainous one."""
    if "core" in t.options.sets:
        t.because("villains.mixing.board-matches-scheme" if names_space(plot) else "villains.mixing.board-choice")
        t.emit(BoardChosen(board=board_for(plot, t.options)))


def _bystander_deck(t: VillainsTable) -> None:
    t.because("villains.mixing.bystander-deck" if t.is_mixed else "villains.bystander.deck-composition")
    t.make(at.BYSTANDER_DECK, t.box.bystander_deck(t.options))
    t.shuffle(at.BYSTANDER_DECK)


def _face_up_stacks(t: VillainsTable, plot: Card) -> None:
    seats = len(t.s.seats)
    sizes = {
        at.MADAME_HYDRAS: t.options.madame_hydras,
        at.BINDINGS: stack_size(plot.bindings, 30, seats),
        at.WOUNDS: stack_size(plot.wounds, 30, seats),
    }
    for stack, (key, usual, rule) in STACKED.items():
        if stack in t.stacks:
            mixed = "stacks-all-three" if stack in at.RECRUITABLE else "wounds-and-bindings"
            t.because(f"villains.mixing.{mixed}" if t.is_mixed else rule)
            t.lay(stack, [key] * sizes.get(stack, usual))


def _adversary_deck(t: VillainsTable) -> None:
    plot, seats = _the_plot(t), len(t.s.seats)
    t.because("villains.plot.twist-count")
    _take(t, "plot-twist", twists(plot, seats), plot)
    if mode := t.challenges.twists:
        t.because(f"villains.challenge.{mode}")
        _take(t, "plot-twist", EXTRA_TWISTS[mode], plot)
    t.because("villains.adversary_deck.command-strikes")
    _take(t, "command-strike", COMMAND_STRIKES, t.card_of(t.commander()))
    _adversaries(t, plot)
    t.because("villains.adversary_deck.bystanders-random")
    t.move(top(t.s.zone(at.BYSTANDER_DECK), bystanders(plot, seats)), at.ADVERSARY_DECK)
    t.because("villains.start.shuffle-adversary-deck")
    t.shuffle(at.ADVERSARY_DECK)


def _take(t: VillainsTable, kind: str, n: int, speaker: Card) -> None:
    """Cards that make another speak: those of its own set first, and where they run out those of the other set."""
    left = Counter(t.box.supply(kind, speaker.set)) - Counter(t.s.what.values())
    t.make(at.ADVERSARY_DECK, list(left.elements())[:n])


def _adversaries(t: VillainsTable, plot: Card) -> None:
    """The groups go in, but for the cards that the Plot has taken out of them; a Backup group of one player in part."""
    box, usual = t.box, NUMBERS[len(t.s.seats)].backup_cards
    for group in _groups(t, "group", plot):
        t.because("villains.adversary_deck.group-eight")
        t.take_out(at.ADVERSARY_DECK, box.cards("adversary", group))
    for group in _groups(t, "backup", plot):
        t.because("villains.adversary_deck.backup-ten")
        _backup(t, box.cards("adversary", group), WHOLE if group in plot.forces else usual)


def _backup(t: VillainsTable, cards: list[str], n: int) -> None:
    """So many cards of a Backup group go in: by lot where they are not all alike, and nobody knows which."""
    if len(set(cards)) == 1:
        t.take_out(at.ADVERSARY_DECK, cards[:n])
    else:
        t.take_out(at.UNUSED, cards)
        t.shuffle(at.UNUSED)
        t.move(top(t.s.zone(at.UNUSED), n), at.ADVERSARY_DECK)


def _ally_deck(t: VillainsTable) -> None:
    seats, box, plot = len(t.s.seats), t.box, _the_plot(t)
    usual = {1: "three-allies-1p", 5: "six-allies-5p"}.get(seats, "five-allies")
    first_game = f"allies-{'2-4' if 1 < seats < 5 else seats}p"
    usual = f"villains.ally_deck.{usual}" if plot.allies is None else "villains.plot.setup-section"
    choosing = Choosing(t, "ally", _by(t, first_game, usual), plot)
    for ally in choosing.fill(box.stacks("ally")):
        t.because("villains.ally_deck.fourteen-each")
        t.take_out(at.ALLY_DECK, box.cards("ally", ally))
    t.because("villains.start.shuffle-ally-deck")
    t.shuffle(at.ALLY_DECK)
    _disguise(t, plot.disguised)
    t.because("villains.start.fill-lair")
    for space in at.LAIR:
        t.refill(space)


def _disguise(t: VillainsTable, n: int) -> None:
    """Some cards of the Ally Deck go among the enemies, and nobody knows which."""
    if n:
        t.because("villains.plot.setup-section")
        t.move(top(t.s.zone(at.ALLY_DECK), n), at.ADVERSARY_DECK)
        t.shuffle(at.ADVERSARY_DECK)


def _the_plot(t: VillainsTable) -> Card:
    return t.card_of(t.s.zone(at.PLOT)[0])


# -- the players


def _player_decks(t: VillainsTable) -> None:
    for seat in range(len(t.s.seats)):
        t.because("villains.mixing.starting-decks" if t.is_mixed else "villains.deck.starting-deck")
        swaps, (operative, soldier) = t.options.swaps(seat), STARTING[t.options.decks]
        t.make(f"deck.{seat}", [operative] * (OPERATIVES - swaps) + [soldier] * SOLDIERS)
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
