"""Setting up a game: which cards, who plays what, and where everything lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.deckbuilding.events import StackChosen
from domain.deckbuilding.language import top
from domain.deckbuilding.rooms import HAND
from domain.kernel.frame import Frame

from . import names as at
from .box import CHARACTERS, STAGES
from .events import AgendaDealt, FirstChosen, HandDrawn
from .hive import AddHive
from .objectives import NewObjective
from .turn import BeginTurn

if TYPE_CHECKING:
    from .table import AlienTable

SPECIALISTS, GRUNTS = 7, 5


class SetUp(Frame):
    """The set-up of the rule book, in the order of its quick guide."""

    at: int = 0

    def step(self, t: AlienTable) -> bool:
        self.at += 1
        match self.at:
            case 1:
                t.push(TakeRoles())
            case 2:
                _player_decks(t)
                _agendas(t)
                _stacks(t)
            case 3:
                _location(t)
                _hive(t)
                _barracks(t)
                _alien_players(t)
                _first_player(t)
            case 4 if t.options.prefilled:
                t.push(AddHive(t.options.prefilled, "alien.difficulty.harder-prefilled"))
            case 5:
                t.push(NewObjective(1))
            case 6:
                t.push(BeginTurn(t.s.current))
                return True
        return False


class TakeRoles(Frame):
    """Each player takes a Role: one of those left, one dealt, or one of two that were dealt; or as it was agreed."""

    seat: int = 0
    asked: int = 0

    def step(self, t: AlienTable) -> bool:
        if self.asked:
            (role,) = t.answer(self.seat, self.asked)
            self._take(t, str(role))
        if self.seat == len(t.s.seats):
            return True
        options = t.options
        if options.roles:
            t.because("alien.setup.role-pick-choose", 0)
            self._take(t, options.roles[self.seat])
            return False
        left = tuple(role for role in t.box.roles if role not in t.in_use("role") and role not in t.in_use("dealt"))
        if options.role_pick == "random":
            t.because("alien.setup.role-pick-random", 0)
            self._take(t, t.draw_stack("role", left), drawn=True)
            return False
        if options.role_pick == "two-options":
            t.because("alien.setup.role-pick-draft", 0)
            first = t.draw_stack("dealt", left)
            second = t.draw_stack("dealt", tuple(role for role in left if role != first))
            left = (first, second)
        else:
            t.because("alien.setup.role-pick-choose", 0)
        self.asked = t.ask(self.seat, "role", left)
        return False

    def _take(self, t: AlienTable, role: str, *, drawn: bool = False) -> None:
        t.because("alien.setup.role-avatar", 0)
        if not drawn:
            t.emit(StackChosen(kind="role", name=role))
        (avatar,) = (card.key for card in t.box.of_kind("avatar") if card.group == role)
        t.because("alien.setup.avatar-public", 0)
        t.lay(f"avatar.{self.seat}", [avatar])
        self.seat, self.asked = self.seat + 1, 0


def _player_decks(t: AlienTable) -> None:
    for seat in range(len(t.s.seats)):
        role = t.avatar(seat).group
        t.because("alien.setup.base-deck", 0)
        t.make(f"deck.{seat}", ["specialist"] * SPECIALISTS + ["grunt"] * GRUNTS)
        t.because("alien.setup.role-card-thirteenth", 0)
        t.make(f"deck.{seat}", [card.key for card in t.box.of_kind("character") if card.group == role])
        t.because("alien.setup.opening-hand", 0)
        t.shuffle(f"deck.{seat}")
        t.draw(seat, HAND)
        t.emit(HandDrawn(seat=seat, ids=t.s.zone(f"hand.{seat}")))


def _agendas(t: AlienTable) -> None:
    """One Good Agenda for each player and one Evil one are shuffled; one is dealt to each, and nobody sees the last."""
    if not t.options.agendas:
        return
    for side, n, rule in (("good", len(t.s.seats), "good-random"), ("evil", 1, "evil-random")):
        t.because(f"alien.agenda.{rule}", 0)
        t.make(at.AGENDAS, [card.key for card in t.content.values() if card.side == side])
        t.shuffle(at.AGENDAS)
        t.move(top(t.s.zone(at.AGENDAS), n), at.ASIDE)
        t.move(t.s.zone(at.AGENDAS), at.REMOVED)
    t.because("alien.agenda.deal", 0)
    t.shuffle(at.ASIDE)
    for seat in range(len(t.s.seats)):
        t.move(t.s.zone(at.ASIDE)[-1:], f"agenda.{seat}")
        t.emit(AgendaDealt(seat=seat, id=t.s.zone(f"agenda.{seat}")[-1]))
        if t.options.hidden_agendas == "on":
            t.because("alien.agenda.look-own", 0)
            t.show(t.s.zone(f"agenda.{seat}"), 1 << seat)
            t.because("alien.agenda.deal", 0)
    t.move(t.s.zone(at.ASIDE), at.REMOVED)


def _stacks(t: AlienTable) -> None:
    t.because("alien.setup.sergeant-stack", 0)
    t.make(at.SERGEANTS, [card for card in t.box.keys("character") if t.content[card].deck == "sergeants"])
    t.shuffle(at.SERGEANTS)
    t.because("alien.setup.strike-deck", 0)
    t.make(at.STRIKE_DECK, t.box.keys("strike"))
    t.shuffle(at.STRIKE_DECK)
    t.because("alien.setup.hatchery", 0)
    t.lay(at.HATCHERY, [key for key, card in t.content.items() if card.deck == "hatchery" for _ in range(card.copies)])


def _location(t: AlienTable) -> None:
    t.because("alien.setup.location", 0)
    t.lay(at.LOCATION, [t.agreed_stack("location", t.options.location, t.box.locations)])


def _hive(t: AlienTable) -> None:
    """The three mini-decks, each with its share of Drones, one on top of the other; then the Objectives."""
    chosen = {}
    for stage in STAGES:
        t.because("alien.setup.objectives-one-each", 0)
        among = t.box.objectives(stage)
        agreed = next((key for key in t.options.objectives if key in among), None)
        chosen[stage] = t.agreed_stack("objective", agreed, among)
    t.because("alien.setup.objectives-stack", 0)
    t.lay(at.OBJECTIVES, [chosen[stage] for stage in reversed(STAGES)])
    each = _drones(t)
    for stage in reversed(STAGES):
        t.because(f"alien.setup.hive-mini-deck-{stage}", 0)
        t.make(at.ASIDE, t.box.mini_deck(chosen[stage]))
        t.move(top(t.s.zone(at.DRONES), each), at.ASIDE)
        t.shuffle(at.ASIDE)
        t.move(t.s.zone(at.ASIDE), at.HIVE)


def _drones(t: AlienTable) -> int:
    """The Drones of this game, unseen, some of them replaced by Secrets Revealed; how many go to each mini-deck."""
    seats = len(t.s.seats)
    each = seats + t.options.drones
    secrets = min(seats, 3 * each) if t.options.agendas else 0
    t.because("alien.setup.drones-random", 0)
    t.make(at.DRONES, t.box.drones)
    t.shuffle(at.DRONES)
    t.move(t.s.zone(at.DRONES)[: -(3 * each - secrets) or None], at.REMOVED)
    if secrets:
        t.because("alien.secrets.setup-count", 0)
        t.make(at.DRONES, t.box.keys("secrets")[:secrets])
        t.because("alien.secrets.setup-distribution", 0)
        t.shuffle(at.DRONES)
    return each


def _barracks(t: AlienTable) -> None:
    t.because("alien.setup.barracks-build", 0)
    chosen = list(t.options.characters)
    for name in chosen:
        t.emit(StackChosen(kind="character", name=name))
    while len(chosen) < CHARACTERS:
        chosen.append(t.draw_stack("character", tuple(c for c in t.box.characters if c not in chosen)))
    for name in chosen:
        t.make(at.BARRACKS, t.box.keys("character", name))
    t.shuffle(at.BARRACKS)
    t.because("alien.setup.hq-fill", 0)
    t.deal_row()


def _alien_players(t: AlienTable) -> None:
    if t.options.alien_players:
        t.because("alien.alien_player.deck", 0)
        t.make(at.ALIEN_DECK, t.box.keys("alien") + [k for k in t.box.keys("enemy") if t.content[k].deck == "aliens"])
        t.shuffle(at.ALIEN_DECK)
        t.because("alien.alien_player.avatar", 0)
        t.make(at.ALIEN_AVATARS, t.box.keys("alien-avatar"))
        t.shuffle(at.ALIEN_AVATARS)


def _first_player(t: AlienTable) -> None:
    t.because("alien.setup.first-player", 0)
    agreed = t.options.first_player
    t.emit(FirstChosen(seat=t.roll(-1, 1, len(t.s.seats))[0] - 1 if agreed is None else agreed))
