"""Setting up a game: which Episodes, who plays whom, and where everything lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.deckbuilding.events import FirstChosen, StackChosen
from domain.deckbuilding.language import top
from domain.deckbuilding.rooms import HAND
from domain.kernel.frame import Frame

from . import carrying, names as at
from .ending import StartEpisode
from .turn import BeginTurn

if TYPE_CHECKING:
    from .table import FireflyTable

SHINY, MISBEHAVE, MAINS = 7, 5, 5


class SetUp(Frame):
    """The set-up of the rule book, in its order."""

    at: int = 0

    def step(self, t: FireflyTable) -> bool:
        self.at += 1
        match self.at:
            case 1:
                t.push(TakeMembers())
            case 2:
                _mains(t)
                carrying.inherit(t)
            case 3:
                _stacks(t)
                if not carrying.take_over(t):
                    return True
                _player_decks(t)
            case 4:
                _objectives(t)
                _episode_decks(t)
            case 5:
                _bridge(t)
                _first_player(t)
                t.push(StartEpisode(1))
            case 6:
                t.push(BeginTurn(t.s.current))
                return True
        return False


class TakeMembers(Frame):
    """Each player takes one of the crew, of those that are left; or as it was agreed."""

    seat: int = 0
    asked: int = 0

    def step(self, t: FireflyTable) -> bool:
        t.because("firefly.setup.player-avatars", 0)
        if self.asked:
            (member,) = t.answer(self.seat, self.asked)
            self._take(t, str(member))
        if self.seat == len(t.s.seats):
            return True
        if self.seat < len(t.options.members):
            self._take(t, t.options.members[self.seat])
            return False
        taken = (*t.in_use("member"), *t.options.members)
        left = tuple(name for name in t.box.members if name not in taken)
        if t.options.draw_members:
            self._take(t, t.draw_stack("member", left), drawn=True)
        else:
            self.asked = t.ask(self.seat, "member", left)
        return False

    def _take(self, t: FireflyTable, member: str, *, drawn: bool = False) -> None:
        if not drawn:
            t.emit(StackChosen(kind="member", name=member))
        t.lay(f"avatar.{self.seat}", [t.box.avatar(member).key])
        self.seat, self.asked = self.seat + 1, 0


def _mains(t: FireflyTable) -> None:
    """Others make the Main Characters five; those who are left are the Supporting Characters."""
    t.because("firefly.setup.five-main-characters", 0)
    agreed = list(t.options.members[len(t.s.seats) :])
    while len(t.in_use("member")) < MAINS:
        left = tuple(name for name in t.box.members if name not in t.in_use("member"))
        name = t.agreed_stack("member", agreed.pop(0) if agreed else None, left)
        t.because("firefly.setup.non-player-placement", 0)
        t.lay(at.MAINS, [t.box.avatar(name).key])
    t.because("firefly.setup.crew-deck", 0)
    for name in t.box.members:
        if name not in t.in_use("member"):
            t.make(at.CREW_DECK, [key for key in t.box.keys("character", name) if t.content[key].deck == at.CREW_DECK])
    t.shuffle(at.CREW_DECK)


def _stacks(t: FireflyTable) -> None:
    t.because("firefly.setup.shuffled-stacks", 0)
    for stack in (at.UPGRADE_STACK, at.BROWNCOATS, at.SHIP_STRIKES, at.CREW_STRIKES, at.SIDE_JOBS, at.INEVITABLES):
        t.make(stack, carrying.left_of(t, stack))
        t.shuffle(stack)
    t.because("firefly.setup.talent-flaw-stacks", 0)
    for stack in (at.TALENTS, at.FLAWS):
        t.lay(stack, t.box.of_deck(stack))


def _player_decks(t: FireflyTable) -> None:
    for seat in range(len(t.s.seats)):
        t.because("firefly.setup.starting-deck", 0)
        t.make(f"deck.{seat}", ["shiny"] * SHINY + ["misbehave"] * MISBEHAVE)
        t.because("firefly.setup.talent-supply", 0)
        t.move(top(t.s.zone(at.TALENTS), t.options.talents), f"deck.{seat}")
        if 1 in t.options.flaws:
            t.because("firefly.difficulty.harder-flaw", 0)
            t.move(top(t.s.zone(at.FLAWS), 1), f"deck.{seat}")
        for stack in (at.TALENTS, at.FLAWS):
            t.move(top(t.s.zone(stack), carrying.use(t, f"{stack}.{seat}")), f"deck.{seat}")
        t.because("firefly.setup.opening-hand", 0)
        t.shuffle(f"deck.{seat}")
        t.draw(seat, HAND)


def _objectives(t: FireflyTable) -> None:
    """One of each letter; the second and third wait, the second on top."""
    chosen = []
    for letter in at.LETTERS:
        t.because("firefly.setup.objective-types", 0)
        among = t.box.objectives(letter)
        agreed = next((key for key in t.options.objectives if key in among), None)
        chosen.append(t.agreed_stack("objective", agreed, among))
    t.because("firefly.setup.objective-placement", 0)
    t.lay(at.OBJECTIVE, chosen[:1])
    t.lay(at.NEXT_OBJECTIVES, [chosen[2], chosen[1]])


def _episode_decks(t: FireflyTable) -> None:
    """Each Objective's mini-deck with its Side Jobs, shuffled, and what is inevitable beneath it."""
    jobs = t.options.side_jobs_for(len(t.s.seats))
    objectives = (*t.s.zone(at.OBJECTIVE), *reversed(t.s.zone(at.NEXT_OBJECTIVES)))
    for objective, deck in zip(objectives, (at.EPISODE_DECK, *at.NEXT_DECKS), strict=True):
        t.because("firefly.setup.matching-mini-decks", 0)
        t.make(deck, t.box.of_deck(t.card_of(objective).name))
        t.because("firefly.side_job_table.random-unseen", 0)
        t.move(top(t.s.zone(at.SIDE_JOBS), jobs), deck)
        t.shuffle(deck)
        t.because("firefly.setup.inevitable-bottom", 0)
        t.move(top(t.s.zone(at.INEVITABLES), 1), deck, bottom=True)


def _bridge(t: FireflyTable) -> None:
    t.because("firefly.setup.fill-bridge", 0)
    t.deal_row()


def _first_player(t: FireflyTable) -> None:
    t.because("firefly.setup.first-player", 0)
    t.emit(FirstChosen(seat=t.first_player()))
