"""Positions arranged by hand: what usually lies where, and the words for the rest."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from domain.deckbuilding.arranging import lie_up, were_lent, were_played
from domain.deckbuilding.events import FirstChosen, TurnBegan, TurnPhaseBegan
from domain.kernel.arrange import NotArranged

from . import events as e, names as at
from .ending import EndEpisode
from .options import GAMES, Options
from .table import FireflyTable
from .turn import BeginTurn


def usual_zones(seats: int, options: Options) -> dict[str, Sequence[str]]:
    """Plain decks, the first Episode, a Bridge of plain characters, an empty 'Verse and empty hands."""
    members = [name.lower() for name in options.members or GAMES["first-game"].members]
    return {
        at.OBJECTIVE: ["serenity-part-1"],
        at.NEXT_OBJECTIVES: ["the-train-job", "serenity-part-2"],
        at.EPISODE_DECK: ["running-on-empty"] + ["dockside-heavies"] * 12,
        at.NEXT_DECKS[0]: ["running-on-empty"] + ["hillside-rifle"] * 12,
        at.NEXT_DECKS[1]: ["running-on-empty"] + ["train-guard"] * 12,
        at.CREW_DECK: ["read-the-room"] * 20,
        **{space: ["no-power-in-the-verse-can-stop-me"] for space in at.BRIDGE},
        at.BROWNCOATS: [f"browncoats-{cls}" for cls in at.CLASSES],
        at.TALENTS: ["talent"] * 10,
        at.FLAWS: ["flaw"] * 20,
        at.CREW_STRIKES: ["grazed"] * 20,
        at.SHIP_STRIKES: ["scorched-plating"] * 20,
        at.UPGRADE_STACK: ["enhanced-sensors"] * 10,
        at.MAINS: members[seats:],
        **{f"avatar.{seat}": [members[seat]] for seat in range(seats)},
        **{f"deck.{seat}": ["shiny"] * 10 for seat in range(seats)},
        **{f"{zone}.{seat}": [] for zone in ("hand", "discard", "played", "strikes") for seat in range(seats)},
    }


class Voyage(Struct, frozen=True, rename="kebab"):
    """Whose turn it is and what was done in it so far.

    `attack` and `recruit` are the pools, `episode` is the number of the Episode. `begin`: the turn is only about to begin;
    `over`: the Episode is over, and its end comes next; `phase` else says where it is. `up` names spaces whose card lies face up. Cards in the current player's `played` zone
    count as played this turn, in order. `killed`, `fought`, `discarded` say how many that player has defeated, fought,
    discarded this turn. `defeated` are seats, `down` the names of other Main Characters who are defeated. `tasks` are those that
    are completed, `failed` those that have failed; `credits` those of the Episode. `timed` are the seats that have had a
    Strike Phase with what is inevitable in the Combat Zone. `prepared`: no preparation turn is left. `fulfilled` are the
    Episodes before this one in which all was completed.
    """

    current: int = 0
    begin: bool = False
    over: bool = False
    phase: str = "action"
    attack: int = 0
    recruit: int = 0
    episode: int = 1
    up: tuple[str, ...] = ()
    killed: int = 0
    fought: int = 0
    discarded: int = 0
    defeated: tuple[int, ...] = ()
    down: tuple[str, ...] = ()
    tasks: tuple[str, ...] = ()
    failed: tuple[str, ...] = ()
    credits: int = 0
    timed: tuple[int, ...] = ()
    prepared: bool = True
    fulfilled: tuple[int, ...] = ()


TALLIES = ("killed", "fought", "discarded")


def arrange(t: FireflyTable, about: Voyage) -> None:
    """Bring the table to this moment of a turn."""
    if not 0 <= about.current < len(t.s.seats):
        raise NotArranged("current", f"there is no seat {about.current}")
    t.because("firefly.turn.phase-order", 0)
    for episode in range(1, about.episode):
        t.emit(e.EpisodeEnded(fulfilled=episode in about.fulfilled))
        t.emit(e.EpisodeBegan(episode=episode + 1))
    t.emit(FirstChosen(seat=about.current))
    lie_up(t, about.up)
    for seat in about.defeated:
        t.emit(e.PlayerDefeated(seat=seat))
    for avatar in t.s.zone(at.MAINS):
        if t.card_of(avatar).name in about.down:
            t.emit(e.MemberDefeated(avatar=avatar))
    for names, completed in ((about.tasks, True), (about.failed, False)):
        for name in names:
            t.emit(e.TaskSettled(task=name, completed=completed))
    t.earn_credits(about.credits)
    if about.timed:
        t.emit(e.InevitableTimed(timed=about.timed))
    if about.prepared:
        for _ in range(t.options.preparation_for(len(t.s.seats)) * len(t.s.seats)):
            t.emit(e.TurnSkipped(seat=about.current))
    if about.begin:
        t.push(BeginTurn(about.current))
        t.run()
    else:
        _mid_turn(t, about.current, about)
        if about.over:
            t.push(EndEpisode())
            t.run()


def _mid_turn(t: FireflyTable, seat: int, about: Voyage) -> None:
    t.emit(TurnBegan(seat=seat))
    t.emit(TurnPhaseBegan(phase="episode"))
    were_lent(t)
    t.emit(TurnPhaseBegan(phase=about.phase))
    were_played(t, seat)
    t.pool(about.attack, about.recruit)
    for tally in TALLIES:
        t.count(tally, seat, t.s.zone(at.CREW_DECK)[: getattr(about, tally)])
