"""The end of an Episode, what comes between Episodes, and the start of the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domain.deckbuilding.language import top
from domain.kernel.frame import Frame

from . import carrying, events as e, names as at
from .intermission import Intermission
from .turn import BeginTurn, Cleanup

if TYPE_CHECKING:
    from .table import FireflyTable


class EndEpisode(Frame):
    """The Episode is over: the Cleanup, all is cleared away, the Inter-Mission, the next Episode.

    With the third the game is won; where a campaign goes on, after a last Inter-Mission.
    """

    at: int = 0

    def step(self, t: FireflyTable) -> bool:
        self.at += 1
        match self.at:
            case 1:
                t.because("firefly.end_episode.immediate", t.objective() or 0)
                fulfilled = all(t.s.tasks.get(task.name) == "completed" for task in t.tasks())
                t.emit(e.EpisodeEnded(fulfilled=fulfilled))
                if t.s.episode == at.LAST and not t.options.goes_on:
                    return _win(t)
                t.push(Cleanup())
            case 2:
                _clear(t)
            case 3:
                t.push(Intermission())
                t.now_is("over")
            case _ if t.s.episode == at.LAST:
                return _win(t)
            case _:
                t.then(StartEpisode(t.s.episode + 1), BeginTurn((t.s.current + 1) % len(t.s.seats)))
                return True
        return False


def _win(t: FireflyTable) -> bool:
    t.because("firefly.end_game.win", t.objective() or 0)
    t.end("win", "episodes-over")
    return True


def _clear(t: FireflyTable) -> None:
    """All that belongs to the Episode leaves the table; what is inevitable is put aside as it lies."""
    t.because("firefly.end_episode.inevitable-aside", 0)
    deck = t.s.zone(at.EPISODE_DECK)
    inevitable = [i for i in (*deck, *((t.inevitable,) if t.inevitable is not None else ())) if t.is_inevitable(i)]
    t.move(inevitable, at.ASIDE)
    for zone, rule in (
        *((zone, "clear-board") for zone in (*at.VERSE, *at.ATTACHED, at.COMBAT_ZONE, at.OPERATIONS)),
        (at.EPISODE_DECK, "leftover-deck"),
    ):
        t.because(f"firefly.end_episode.{rule}", 0)
        left = t.s.zone(zone)
        t.show(left)
        t.move(left, at.DEFEATED_CARDS)


class StartEpisode(Frame):
    """An Episode begins: its deck and Objective are laid out, the 'Verse is filled as it says, then its Setup text is followed."""

    episode: int
    at: int = 0

    def step(self, t: FireflyTable) -> bool:
        self.at += 1
        match self.at:
            case 1 if self.episode > 1:
                self._lay_out(t)
            case 2:
                self._fill_verse(t)
                self._gifts(t)
            case 3:
                objective = t.objective()
                if objective is not None:
                    t.text(objective, "setup", "firefly.objective.setup-text")
                return True
        return False

    def _lay_out(self, t: FireflyTable) -> None:
        t.because("firefly.next_episode.place", 0)
        t.emit(e.EpisodeBegan(episode=self.episode))
        t.move(t.s.zone(at.OBJECTIVE), at.DEFEATED_CARDS)
        t.move(t.s.zone(at.NEXT_OBJECTIVES)[-1:], at.OBJECTIVE)
        t.move(t.s.zone(at.NEXT_DECKS[self.episode - 2]), at.EPISODE_DECK)
        t.clear_marks("used")

    def _fill_verse(self, t: FireflyTable) -> None:
        """As if each had been added in turn: the first ends furthest left."""
        n = t.options.verse[self.episode - 1] + (carrying.use(t, "verse") if self.episode == 1 else 0)
        rules = {1: "firefly.difficulty.harder-verse-one", 2: "firefly.next_episode.episode-two-verse"}
        t.because(rules.get(self.episode, "firefly.next_episode.episode-three-verse"), 0)
        for space, card in zip(reversed(at.VERSE[:n]), reversed(top(t.s.zone(at.EPISODE_DECK), n)), strict=False):
            t.move((card,), space)

    def _gifts(self, t: FireflyTable) -> None:
        """What more or less difficult games give to each player at the start of an Episode."""
        if self.episode in t.options.later_talents:
            _to_each(t, at.TALENTS, "firefly.difficulty.easier-talent-later")
        if self.episode in t.options.flaws and self.episode > 1:
            _to_each(t, at.FLAWS, "firefly.difficulty.harder-flaw")


def _to_each(t: FireflyTable, stack: str, rule: str) -> None:
    """A card of a stack comes to each player's discard pile, as long as there are any; to that of the defeated too."""
    t.because(rule, 0)
    for seat in t.around():
        t.move(top(t.s.zone(stack), 1), f"discard.{seat}")
