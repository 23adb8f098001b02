"""The course of a turn: Episode, Action, Strike and Cleanup Phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.deckbuilding.events import TurnBegan, TurnPhaseBegan
from domain.deckbuilding.lending import return_lent
from domain.kernel.frame import Frame

from . import events as e, names as at
from .episode import AddEpisode
from .strikes import StrikePhase

if TYPE_CHECKING:
    from .table import FireflyTable


class BeginTurn(Frame):
    """A seat's turn begins with the Episode Phase; that of a defeated player is skipped, but counts for the time there is."""

    seat: int

    def step(self, t: FireflyTable) -> bool:
        if self.seat in t.s.defeated and not t.options.no_skip:
            t.because("firefly.turn.defeated-skipped", 0)
            t.emit(e.TurnSkipped(seat=self.seat))
            t.then(TimePasses(), NextTurn())
            return True
        t.because("firefly.turn.phase-order", 0)
        t.emit(TurnBegan(seat=self.seat))
        t.emit(TurnPhaseBegan(phase="episode"))
        prepares = t.s.episode == 1 and t.s.turns <= t.options.preparation_for(len(t.s.seats)) * len(t.s.seats)
        phase = [] if prepares else [EpisodePhase(self.seat)]
        t.then(*phase, BeginActions())
        return True


class EpisodePhase(Frame):
    """An Episode card is added, unless an Upgrade lets the seat skip the phase, which it does once each Episode."""

    seat: int
    asked: int = 0

    def step(self, t: FireflyTable) -> bool:
        t.because("firefly.upgrade.active", 0)
        if not self.asked and (engines := t.unused("skip-episode")):
            self.asked = t.ask(self.seat, "skip-episode", engines, least=0)
            return False
        if self.asked and (chosen := t.chosen(self.seat, self.asked)):
            t.mark_used(chosen[0])
        else:
            t.push(AddEpisode(1, "firefly.episode.add-card"))
        return True


class BeginActions(Frame):
    """The Action Phase: what is due at its start is done, then Flaws are played; from then on the player acts.

    Whoever is defeated by now has none.
    """

    at: int = 0

    def step(self, t: FireflyTable) -> bool:
        self.at += 1
        if t.s.current in t.s.defeated:
            t.push(EndActions())
            return True
        if self.at == 1:
            t.because("firefly.turn.phase-order", 0)
            t.emit(TurnPhaseBegan(phase="action"))
            t.now_is("actions")
            return False
        return True


class PlayFlaws(Frame):
    """The Flaws in the current player's hand are played, one after another, and go back to their stack."""

    def step(self, t: FireflyTable) -> bool:
        seat = t.s.current
        flaws = t.flaws_in_hand(seat)
        if not flaws or seat in t.s.defeated:
            return True
        card = flaws[0]
        t.because("firefly.flaw.forced-when-drawn", card)
        t.show((card,))
        t.because("firefly.flaw.return-to-stack", card)
        t.move((card,), at.FLAWS)
        t.play_flaw(seat, card)
        return False


class EndActions(Frame):
    """The player ends the Action Phase: what is unspent is gone, enemies strike, Side Jobs come due, then comes the Cleanup."""

    at: int = 0

    def step(self, t: FireflyTable) -> bool:
        self.at += 1
        match self.at:
            case 1:
                t.because("firefly.turn.unspent-points", 0)
                t.pool(-t.s.attack, -t.s.recruit)
                t.because("firefly.turn.phase-order", 0)
                t.emit(TurnPhaseBegan(phase="strike"))
                t.push(StrikePhase())
            case 2:
                t.push(TimePasses())
                t.now_is("struck")
            case 3:
                t.push(OverdueJobs())
            case _:
                t.then(Cleanup(), NextTurn())
                return True
        return False


class TimePasses(Frame):
    """With what is inevitable in the Combat Zone, this Strike Phase counts for the seat; after all seats' the Episode is over."""

    def step(self, t: FireflyTable) -> bool:
        inevitable = t.inevitable
        if inevitable is None or t.s.zone_of(inevitable) != at.COMBAT_ZONE:
            return True
        t.because("firefly.inevitable.timer", inevitable)
        if t.s.current not in t.s.timed:
            t.emit(e.InevitableTimed(timed=(*t.s.timed, t.s.current)))
        if len(t.s.timed) == len(t.s.seats):
            t.time_is_over()
        return True


class OverdueJobs(Frame):
    """A Side Job that lies in the Combat Zone at the end of the turn has failed."""

    def step(self, t: FireflyTable) -> bool:
        job = next((i for i in t.s.zone(at.COMBAT_ZONE) if t.card_of(i).kind == "side-job"), None)
        goal = next((i for i in t.s.zone(at.COMBAT_ZONE) if "overdue" in t.card_of(i).keywords), None)
        if job is not None:
            me = t.behalf(job)
            t.because("firefly.side_job.failure", job)
            t.remove((job,))
            t.perform(me, t.content[me.key].failure, rule="firefly.side_job.failure")
        elif goal is not None:
            t.because("firefly.objective.optional-fail", goal)
            t.settle_task(t.card_of(goal).task, completed=False)
        return job is None and goal is None


class Cleanup(Frame):
    """All cards played and left in hand are discarded, but for one where an Upgrade lets the player keep it, and a new hand is drawn."""

    asked: int = 0

    def step(self, t: FireflyTable) -> bool:
        seat = t.s.current
        if not self.asked:
            t.because("firefly.cleanup.discard-all", 0)
            t.emit(TurnPhaseBegan(phase="cleanup"))
            if seat in t.s.playing and t.held("keep-card") and (hand := t.s.zone(f"hand.{seat}")):
                t.because("firefly.upgrade.active")
                self.asked = t.ask(seat, "keep", hand, least=0)
                return False
        if seat in t.s.playing:
            self._renew_hand(t, seat, t.chosen(seat, self.asked) if self.asked else ())
        return_lent(t)
        t.clear_marks("weakened")
        return True

    def _renew_hand(self, t: FireflyTable, seat: int, kept: tuple[int, ...]) -> None:
        """For each card that is kept, one fewer is drawn."""
        t.because("firefly.cleanup.discard-all", 0)
        left = [i for i in t.s.zone(f"hand.{seat}") if i not in kept]
        t.show(left)
        t.move(t.s.zone(f"played.{seat}"), f"discard.{seat}")
        t.move(left, f"discard.{seat}")
        if kept:
            t.because("firefly.upgrade.active", 0)
            t.draw_fewer(seat, len(kept))
        t.because("firefly.cleanup.draw-six", 0)
        t.draw_hand(seat)


class NextTurn(Frame):
    """The next seat's turn begins."""

    def step(self, t: FireflyTable) -> bool:
        t.push(BeginTurn((t.s.current + 1) % len(t.s.seats)))
        return True


FLOW = (
    BeginTurn,
    EpisodePhase,
    BeginActions,
    EndActions,
    StrikePhase,
    TimePasses,
    OverdueJobs,
    Cleanup,
    NextTurn,
    AddEpisode,
)
"""The frames of the course of a turn, which an Episode's end breaks off."""
