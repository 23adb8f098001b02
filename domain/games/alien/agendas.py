"""Hidden Agendas: who has which, when it is revealed, and what a death means to a traitor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.kernel.frame import Frame

from . import names as at

if TYPE_CHECKING:
    from .table import AlienTable


class SecretsRevealed(Frame):
    """A Secrets Revealed card: the active player reveals the Agenda of a player whose Agenda is hidden; then it is set aside."""

    card: int
    asked: int = 0

    def step(self, t: AlienTable) -> bool:
        t.because("alien.secrets.reveal-choice", self.card)
        hidden = [seat for seat in t.clockwise() if t.s.zone(f"agenda.{seat}")]
        if hidden and not self.asked:
            self.asked = t.ask(t.active, "secret", [f"seat-{seat}" for seat in hidden], among=())
            return False
        for chosen in t.answer(t.active, self.asked) if self.asked else ():
            reveal(t, int(str(chosen).removeprefix("seat-")))
        t.because("alien.secrets.set-aside", self.card)
        t.remove((self.card,))
        return True


def reveal(t: AlienTable, seat: int, rule: str = "alien.agenda.revealed-effects") -> None:
    """All see a player's Agenda, and the player gains it."""
    t.because(rule, 0)
    agenda = t.s.zone(f"agenda.{seat}")
    t.show(agenda)
    t.gain_cards(seat, agenda)


def reveal_of_dead(t: AlienTable, seat: int) -> None:
    """A dead player's hidden Agenda is shown and leaves the game with the other cards."""
    t.because("alien.agenda.reveal-on-death", 0)
    agenda = t.s.zone(f"agenda.{seat}")
    t.show(agenda)
    t.move(agenda, at.REMOVED)


def after_death(t: AlienTable, seat: int) -> None:
    """What a death brings with Hidden Agendas, while somebody is alive.

    A dead traitor's enemies slip away into the Hive; a traitor who is the last player alive has the Agenda revealed.
    """
    traitor = t.traitor
    if seat == traitor:
        t.because("alien.agenda.evil-death-bonus", 0)
        gone = (*t.hidden(), *(i for i in t.face_up() if t.card_of(i).kind == "enemy"))
        t.shuffle_onto(gone, at.HIVE)
    elif traitor is not None and t.s.living == (traitor,) and t.s.zone(f"agenda.{traitor}"):
        reveal(t, traitor, "alien.agenda.evil-win-unrevealed")
