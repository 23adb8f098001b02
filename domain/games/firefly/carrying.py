"""What a game of a campaign takes over from the one before, and what it leaves to the next."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from domain.deckbuilding.language import Me

from . import events as e, names as at
from .options import Carried
from .position import FireflyPosition, FireflyReading

if TYPE_CHECKING:
    from .table import FireflyTable

WIN = "win"

# -- what the game before left


def inherit(t: FireflyTable) -> None:
    """What is due from the game before: what its End of Episode text gave; or that text now, where it was lost.

    What was completed of a lost game's last Objective is known until it has been followed.
    """
    carried = t.options.carried
    t.because("firefly.campaign.end-text", 0)
    for what, n in carried.gifts.items():
        t.emit(e.LegacyChanged(what=what, n=n))
    if carried.objective:
        for task in carried.completed:
            t.emit(e.TaskSettled(task=task))
        follow_end(t, 0, carried.objective, "firefly.campaign.end-text")


def follow_end(t: FireflyTable, source: int, objective: str, rule: str) -> None:
    """Carry out next an Objective's End of Episode text; who ranks highest of the players chooses for the team."""
    seat = t.first_player()
    t.perform(Me(seat, seat, source, objective, len(t.s.plays)), t.content[objective].episode_end, rule=rule)


def left_of(t: FireflyTable, stack: str) -> list[str]:
    """The cards of a stack as the game begins: without those that lie on Serenity or on Main Characters already."""
    carried = t.options.carried
    out = Counter((*carried.upgrades, *carried.ship_strikes, *(key for keys in carried.crew_strikes for key in keys)))
    return list((Counter(t.box.of_deck(stack)) - out).elements())


def take_over(t: FireflyTable) -> bool:
    """What a won game left lies where it lay, and who has too many Strikes is still defeated; whether anybody isn't."""
    carried = t.options.carried
    mains = (*(f"strikes.{seat}" for seat in range(len(t.s.seats))), *(f"wounds.{i}" for i in t.s.zone(at.MAINS)))
    single = (*zip(at.UPGRADES, carried.upgrades, strict=False), *zip(at.STRIKES, carried.ship_strikes, strict=False))
    t.because("firefly.campaign.win-carry-over", 0)
    for zone, keys in (
        *((zone, (key,)) for zone, key in single if key),
        *zip(mains, carried.crew_strikes, strict=False),
    ):
        if keys:
            t.lay(zone, keys)
    for objective in t.box.all_objectives:
        if use(t, f"{at.KEEPSAKES}.{objective}"):
            t.lay(at.KEEPSAKES, [objective])
    if t.s.tasks:
        t.emit(e.EpisodeBegan(episode=1))
    _still_defeated(t)
    return bool(t.s.playing)


def _still_defeated(t: FireflyTable) -> None:
    t.because("firefly.campaign.defeated-carry-over", 0)
    for seat in range(len(t.s.seats)):
        if t.damage(seat) >= t.health(seat):
            t.emit(e.PlayerDefeated(seat=seat))
    for avatar in t.s.zone(at.MAINS):
        if t.s.zone(f"wounds.{avatar}"):
            t.emit(e.MemberDefeated(avatar=avatar))
    if not t.s.playing:
        t.because("firefly.defeated.all-defeated-lose", 0)
        t.end("loss", "all-defeated")


def use(t: FireflyTable, what: str) -> int:
    """How much of something is due, which is no more from then on."""
    n = t.s.legacy.get(what, 0)
    if n:
        t.because("firefly.campaign.end-text", 0)
        t.emit(e.LegacyChanged(what=what, n=0))
    return n


# -- what is left to the next


def heirs(p: FireflyPosition, me: Me, what: str, members: tuple[str, ...]) -> list[str]:
    """Where something that a text gives to the next game is due: in whose starting decks, or for the team."""
    match what:
        case at.TALENTS | at.FLAWS:
            return [f"{what}.{seat}" for seat in _owners(p, members)]
        case at.KEEPSAKES:
            return [f"{what}.{me.key}"]
    return [what]


def _owners(p: FireflyPosition, members: tuple[str, ...]) -> list[int]:
    """The seats of these members of the crew, who may be defeated; the highest-ranking where none is a player's; all of no names."""
    every = list(range(len(p.s.seats)))
    named = [seat for seat in every if p.avatar(seat).name in members]
    return (named or p.ranking()[:1]) if members else every


def left(p: FireflyReading) -> Carried:
    """What a game that is over leaves to the next: after a victory what lies on Serenity and on Main Characters."""
    if p.s.outcome != WIN:
        last = p.s.episode == at.LAST
        done = tuple(task for task, state in p.s.tasks.items() if last and state == "completed")
        third = (*p.s.zone(at.NEXT_OBJECTIVES), *p.s.zone(at.OBJECTIVE))[0]
        return Carried(objective=p.s.what[third], completed=done)
    mains = (*(f"strikes.{seat}" for seat in range(len(p.s.seats))), *(f"wounds.{i}" for i in p.s.zone(at.MAINS)))
    return Carried(
        upgrades=tuple("".join(_keys(p, zone)) for zone in at.UPGRADES),
        ship_strikes=tuple("".join(_keys(p, zone)) for zone in at.STRIKES),
        crew_strikes=tuple(_keys(p, zone) for zone in mains),
        gifts={what: n for what, n in p.s.legacy.items() if n},
    )


def members(p: FireflyReading) -> tuple[str, ...]:
    """The Main Characters by name: the players' by seat, then the others."""
    avatars = (*(p.s.zone(f"avatar.{seat}")[-1] for seat in range(len(p.s.seats))), *p.s.zone(at.MAINS))
    return tuple(p.card_of(i).name for i in avatars)


def _keys(p: FireflyReading, zone: str) -> tuple[str, ...]:
    return tuple(p.s.what[i] for i in p.s.zone(zone))
