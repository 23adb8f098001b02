"""The state of Legendary Encounters: Alien."""

from __future__ import annotations

from typing import ClassVar

from msgspec import structs

from domain.deckbuilding.state import DeckState, RoomState
from domain.kernel.state import evolves

from . import events as e


class AlienState(RoomState, kw_only=True):
    """What a game with rooms keeps, and the Hive's side of the table.

    `stage` is the number of the current Objective, 4 once all are
    completed. `dead` are the seats that died, `by` what; `aliens` those that came back, `slain_aliens` those of them that
    are out. `due` is for each Facehugger before a player the number of the human turn at whose end it impregnates;
    `human_turns` is how many there have been. `blocked` are rooms that are no more. `agendas` are the Agendas that were dealt and `hands` the newest hands that were
    drawn, by seat and as serials. `earned` are achievements, each with the seat that has it.
    """

    later: ClassVar[frozenset[str]] = DeckState.later - {"lent"}

    stage: int = 1
    dead: tuple[int, ...] = ()
    by: dict[int, str] = {}
    aliens: tuple[int, ...] = ()
    slain_aliens: tuple[int, ...] = ()
    due: dict[int, int] = {}
    human_turns: int = 0
    blocked: tuple[str, ...] = ()
    agendas: dict[int, int] = {}
    hands: dict[int, tuple[int, ...]] = {}
    rebuilt: bool = False
    earned: tuple[str, ...] = ()

    def in_phase(self) -> None:
        if self.phase == "hive":
            self.human_turns += 1
        if self.phase == "alien":
            _as_recorded_earlier(self)

    @property
    def living(self) -> tuple[int, ...]:
        """The seats of the players who are alive."""
        return tuple(seat for seat in range(len(self.seats)) if seat not in self.dead)

    @property
    def prowling(self) -> tuple[int, ...]:
        """The seats of the Alien Players who are still in the game."""
        return tuple(seat for seat in self.aliens if seat not in self.slain_aliens)


def _as_recorded_earlier(s: AlienState) -> None:
    """Whether a turn counts is in `TurnBegan`. Where that didn't yet say so of an Alien turn, this event meant it."""
    for hook, listening in s.hooks.items():
        s.hooks[hook] = tuple(structs.replace(on, until="next-turn") if on.until == "turn" else on for on in listening)


@evolves(e.FacehuggerPlaced)
def facehugger_placed(s: AlienState, v: e.FacehuggerPlaced) -> None:
    s.due[v.id] = v.due


@evolves(e.PlayerDied)
def player_died(s: AlienState, v: e.PlayerDied) -> None:
    s.dead, s.by[v.seat] = (*s.dead, v.seat), v.killed_by


@evolves(e.AlienPlayerDied)
def alien_player_died(s: AlienState, v: e.AlienPlayerDied) -> None:
    s.slain_aliens = (*s.slain_aliens, v.seat)


@evolves(e.TurnedAlien)
def turned_alien(s: AlienState, v: e.TurnedAlien) -> None:
    s.aliens = (*s.aliens, v.seat)


@evolves(e.AgendaDealt)
def agenda_dealt(s: AlienState, v: e.AgendaDealt) -> None:
    s.agendas[v.seat] = s.serial[v.id]


@evolves(e.HandDrawn)
def hand_drawn(s: AlienState, v: e.HandDrawn) -> None:
    s.hands[v.seat] = tuple(s.serial[i] for i in v.ids)


@evolves(e.ObjectiveCompleted)
def objective_completed(s: AlienState, v: e.ObjectiveCompleted) -> None:
    s.stage = v.stage + 1


@evolves(e.RoomBlocked)
def room_blocked(s: AlienState, v: e.RoomBlocked) -> None:
    s.blocked = (*s.blocked, v.room)


@evolves(e.HiveRebuilt)
def hive_rebuilt(s: AlienState, v: e.HiveRebuilt) -> None:
    s.rebuilt = True


@evolves(e.CloneMade)
def clone_made(s: AlienState, v: e.CloneMade) -> None:
    clone = structs.replace(s.plays[v.play], key=v.key, cls=v.cls, keyword=v.keyword)
    s.plays = (*s.plays[: v.play], clone, *s.plays[v.play + 1 :])
    if v.id:
        s.became[s.serial[v.id]] = v.key


@evolves(e.AchievementEarned)
def achievement_earned(s: AlienState, v: e.AchievementEarned) -> None:
    s.earned = (*s.earned, f"{v.achievement}.{v.seat}")
