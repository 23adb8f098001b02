"""Setting up a game, in the order of the rule book."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from domain.kernel.frame import Frame

from . import events as e, names as at
from .board import board_for
from .card import Counter, Event, Figure, HumanTech, Location, Race, Resistance, SpaceStuff
from .playing import Immediates
from .turn import GameRound

if TYPE_CHECKING:
    from .table import ConquestTable

SAUCERS = 4
ALONE_KINDS = ("Infantry", "Paratroopers")
"""The Resistance Counters that a game without Resistance Phases uses."""


class SetUp(Frame):
    """The set-up: board, decks, races, colours, Aliens, tokens, hands, counters; then the first Game Round."""

    calm: ClassVar[bool] = True
    at: int = 0

    def step(self, t: ConquestTable) -> bool:
        self.at += 1
        match self.at:
            case 1:
                lay_board(t)
                lay_decks(t)
            case 2:
                t.push(Races())
            case 3:
                t.push(Colours())
            case 4:
                land_saucers(t)
                menace(t)
                starting_counters(t)
            case 5:
                hands(t)
            case 6:
                t.because("conquest.board.race-sheet-content", 0)
                t.moment("set-up", [source for seat in t.seats for source in t.cards_of(seat)])
            case 7:
                t.because("conquest.round.sequence", 0)
                t.emit(e.PhaseBegan(phase="set-up", seat=at.HUMANS))
            case _:
                t.push(GameRound())
                return True
        return False


# -- the board and the decks


def lay_board(t: ConquestTable) -> None:
    """The Board Sections and the Objective Location."""
    t.because("conquest.setup.board-layout", 0)
    board = board_for(len(t.s.seats))
    t.emit(e.SpacesLaid(spaces=tuple(board.spaces), centres=tuple(board.spaces.values()), edges=board.edges))
    t.because(
        "conquest.optional.historic-monument"
        if t.options.objective != "capitol-city"
        else "conquest.setup.objective-capitol-city"
    )
    lay(t, at.location(t.objective_space), [t.options.objective])


def lay_decks(t: ConquestTable) -> None:
    """Every deck shuffled, the counters in their pool, the figures of the Allies at hand."""
    events = copies(t, Event)
    red = [key for key in events if t.options.together and red_box(t, key)]
    decks = {
        at.EVENT_DECK: [key for key in events if key not in red],
        at.RESISTANCE_EVENT_DECK: red,
        at.RESISTANCE_DECK: copies(t, Resistance),
        at.LOCATION_DECK: [key for key in copies(t, Location) if not is_objective(t, key)],
        at.SPACE_STUFF_DECK: copies(t, SpaceStuff),
        at.HUMAN_TECH_DECK: copies(t, HumanTech) if t.options.resistance else [],
        at.RACE_DECK: copies(t, Race),
    }
    for deck, keys in decks.items():
        t.because("conquest.setup.shuffle-decks")
        if keys:
            t.make(deck, keys)
            t.shuffle(deck)
    t.because("conquest.coop_setup.counter-pool" if t.options.resistance else "conquest.counters.competitive-kinds")
    counters = copies(t, Counter)
    used = [key for key in counters if t.options.resistance or t.content[key].name in ALONE_KINDS]
    lay(t, at.COUNTER_POOL, used)
    lay(t, at.PUT_AWAY, [key for key in counters if key not in used])
    lay(t, at.FIGURES, [key for key in copies(t, Figure) if getattr(t.content[key], "ally", "")])


def copies(t: ConquestTable, kind: type) -> list[str]:
    """All cards or pieces of a kind that the box has."""
    return [key for key, card in t.content.items() if isinstance(card, kind) for _ in range(card.copies)]


def red_box(t: ConquestTable, key: str) -> bool:
    """Whether an Event has a red box."""
    card = t.content[key]
    return isinstance(card, Event) and card.red is not None


def is_objective(t: ConquestTable, key: str) -> bool:
    """Whether a Location is a side of the Objective card."""
    card = t.content[key]
    return isinstance(card, Location) and card.objective


def lay(t: ConquestTable, zone: str, keys: Iterable[str]) -> tuple[int, ...]:
    """New cards or pieces for all to see."""
    keys, before = list(keys), len(t.s.zone(zone))
    if keys:
        t.make(zone, keys)
        t.show(t.s.zone(zone)[before:])
    return t.s.zone(zone)[before:]


# -- races and colours


class Races(Frame):
    """Everybody gets an Alien Race: the one agreed on, one drawn by lot, or one of two drawn."""

    asked: int = 0

    def step(self, t: ConquestTable) -> bool:
        if self.asked:
            self._pick(t)
            return True
        for seat in t.seats:
            self._deal(t, seat)
        if not t.options.draw_two or t.options.races:
            return True
        t.because("conquest.optional.draw-two-pick-one", 0)
        self.asked = t.s.next_decision
        for seat in t.seats:
            if drawn := t.s.zone(f"races.{seat}"):
                t.ask(seat, "pick-race", drawn)
        return False

    def _deal(self, t: ConquestTable, seat: int) -> None:
        agreed = t.options.races
        if agreed:
            t.because("conquest.components.saucer-colour-free", 0)
            self._take(t, seat, agreed[seat])
        elif (other := shares_race_with(t, seat)) is not None:
            if not t.options.draw_two:
                self._take(t, seat, t.race_of(other).key)
        else:
            two = t.options.draw_two
            t.because("conquest.optional.draw-two-pick-one" if two else "conquest.setup.random-race", 0)
            drawn = t.s.zone(at.RACE_DECK)[-2 if two else -1 :]
            t.show(drawn)
            t.move(drawn, f"races.{seat}" if two else at.race(seat))

    def _take(self, t: ConquestTable, seat: int, key: str) -> None:
        """A Race that is named: its sheet, or where it is taken already one like it."""
        sheet = [i for i in t.s.zone(at.RACE_DECK) if t.s.what[i] == key]
        if sheet:
            t.show(sheet)
            t.move(sheet, at.race(seat))
        else:
            lay(t, at.race(seat), [key])

    def _pick(self, t: ConquestTable) -> None:
        t.because("conquest.optional.draw-two-pick-one", 0)
        for seat in t.seats:
            t.move(t.chosen(seat, self.asked), at.race(seat))
        for seat in t.seats:
            if left := t.s.zone(f"races.{seat}"):
                t.move(left, at.RACE_DECK)
            if (other := shares_race_with(t, seat)) is not None:
                self._take(t, seat, t.race_of(other).key)


def shares_race_with(t: ConquestTable, seat: int) -> int | None:
    """The seat before it whose Race a seat plays too, if that was agreed on."""
    if t.options.mode == "solo" and t.options.same_race:
        return 0 if seat else None
    partners = [other for other in range(seat) if t.options.side(other) == t.options.side(seat)]
    if t.options.mode == "team" and t.options.side(seat) in t.options.one_race and partners:
        return partners[0]
    return None


class Colours(Frame):
    """Each player in turn takes a colour that nobody has."""

    seat: int = 0
    asked: int = 0

    def step(self, t: ConquestTable) -> bool:
        t.because("conquest.setup.choose-colour", 0)
        if self.asked:
            (colour,) = t.answer(self.seat, self.asked)
            t.emit(e.ColourTaken(seat=self.seat, colour=str(colour)))
            self.seat, self.asked = self.seat + 1, 0
        if self.seat == len(t.s.seats):
            return True
        free = [colour for colour in at.COLOURS if colour not in t.s.colours.values()]
        self.asked = t.ask(self.seat, "colour", free, among=())
        return False


# -- Aliens, tokens, hands, counters


def land_saucers(t: ConquestTable) -> None:
    """Everybody's saucers on the Landing Site."""
    t.because("conquest.setup.place-aliens", 0)
    for seat in t.seats:
        saucers = lay(t, at.aliens(at.landing_site(seat)), [f"{t.s.colours[seat]}-saucer"] * SAUCERS)
        t.emit(e.FiguresTaken(seat=seat, ids=saucers))


def menace(t: ConquestTable) -> None:
    """Everybody begins with a Menace Token."""
    t.because("conquest.setup.starting-menace")
    for seat in t.seats:
        t.gain_menace(seat, 1)


def hands(t: ConquestTable) -> None:
    """Everybody draws a hand; what must be played at once is, in seat order, after all have drawn."""
    t.because("conquest.setup.starting-hand", 0)
    now = {seat: t.draw_hand(seat, t.intelligence(seat)) for seat in t.seats}
    t.then(*(Immediates(seat, cards) for seat, cards in now.items() if cards))


def starting_counters(t: ConquestTable) -> None:
    """The Humans' first counters: one for each Player Section, two for the objective one, each one more if agreed."""
    if not t.options.resistance:
        return
    more = int(t.options.extra_counters)
    rule = "optional.active-resistance-counters" if t.options.active_resistance else "coop_setup.starting-counters"
    for section in (*(at.section_of(at.landing_site(seat)) for seat in t.seats), at.OBJECTIVE_SECTION):
        for _ in range((2 if section == at.OBJECTIVE_SECTION else 1) + more):
            t.because(f"conquest.{'difficulty.extra-counters' if more else rule}", 0)
            t.place_randomly(section)
