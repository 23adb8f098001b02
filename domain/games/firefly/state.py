"""The state of Legendary Encounters: Firefly."""

from __future__ import annotations

from domain.deckbuilding.state import RoomState
from domain.kernel.state import evolves

from . import events as e


class FireflyState(RoomState, kw_only=True):
    """What a game with rooms keeps, and the voyage.

    `episode` is the number of the Episode, from 1 on; `tasks` says of what the Objective asks for whether it was `completed`
    or has `failed`; `fulfilled` are the Episodes of which all was completed. `credits` are those of the Episode.
    `defeated` are the seats of defeated players, `down` the Avatars of other Main Characters who are. `timed` are the seats
    with a Strike Phase behind them since what is inevitable came into the Combat Zone. `turns` is how many there have been, skipped ones too;
    `drew`: between these Episodes cards were bought. `proposals` says what each seat proposes to the team, by the key of an
    option, `agreed` to which proposals of others it agrees, `legacy` what a campaign's next game begins with
    more of, and in that game what of it is still to come: `talents.0` in the starting deck of seat 0, `credits` …
    """

    episode: int = 1
    tasks: dict[str, str] = {}
    fulfilled: tuple[int, ...] = ()
    credits: int = 0
    defeated: tuple[int, ...] = ()
    down: tuple[int, ...] = ()
    timed: tuple[int, ...] = ()
    turns: int = 0
    drew: bool = False
    legacy: dict[str, int] = {}
    proposals: dict[int, str] = {}
    agreed: dict[int, tuple[str, ...]] = {}

    def in_phase(self) -> None:
        if self.phase == "episode":
            self.turns += 1

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats of the players who aren't defeated."""
        return tuple(seat for seat in range(len(self.seats)) if seat not in self.defeated)


@evolves(e.PlayerDefeated)
def player_defeated(s: FireflyState, v: e.PlayerDefeated) -> None:
    s.defeated = (*s.defeated, v.seat)


@evolves(e.PlayerReturned)
def player_returned(s: FireflyState, v: e.PlayerReturned) -> None:
    s.defeated = tuple(seat for seat in s.defeated if seat != v.seat)


@evolves(e.MemberDefeated)
def member_defeated(s: FireflyState, v: e.MemberDefeated) -> None:
    s.down = (*s.down, v.avatar)


@evolves(e.MemberReturned)
def member_returned(s: FireflyState, v: e.MemberReturned) -> None:
    s.down = tuple(avatar for avatar in s.down if avatar != v.avatar)


@evolves(e.TurnSkipped)
def turn_skipped(s: FireflyState, v: e.TurnSkipped) -> None:
    s.current = v.seat
    s.turns += 1


@evolves(e.InevitableTimed)
def inevitable_timed(s: FireflyState, v: e.InevitableTimed) -> None:
    s.timed = v.timed


@evolves(e.TaskSettled)
def task_settled(s: FireflyState, v: e.TaskSettled) -> None:
    s.tasks[v.task] = "completed" if v.completed else "failed"


@evolves(e.CreditsChanged)
def credits_changed(s: FireflyState, v: e.CreditsChanged) -> None:
    s.credits = v.n


@evolves(e.CardsBought)
def cards_bought(s: FireflyState, v: e.CardsBought) -> None:
    s.drew = True


@evolves(e.Proposed)
def proposed(s: FireflyState, v: e.Proposed) -> None:
    s.proposals[v.seat] = v.what


@evolves(e.Agreed)
def agreed(s: FireflyState, v: e.Agreed) -> None:
    s.agreed[v.seat] = v.agreed_to


@evolves(e.ProposalsSettled)
def proposals_settled(s: FireflyState, v: e.ProposalsSettled) -> None:
    s.proposals.clear()
    s.agreed.clear()


@evolves(e.EpisodeEnded)
def episode_ended(s: FireflyState, v: e.EpisodeEnded) -> None:
    if v.fulfilled:
        s.fulfilled = (*s.fulfilled, s.episode)


@evolves(e.EpisodeBegan)
def episode_began(s: FireflyState, v: e.EpisodeBegan) -> None:
    s.episode, s.tasks, s.timed, s.credits, s.drew = v.episode, {}, (), 0, False


@evolves(e.LegacyChanged)
def legacy_changed(s: FireflyState, v: e.LegacyChanged) -> None:
    s.legacy[v.what] = v.n
