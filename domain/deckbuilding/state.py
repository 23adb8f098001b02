"""The state of a deck-building game."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct, structs

from domain.kernel.events import AbilityOn
from domain.kernel.state import State, evolves

from . import events as e


class Play(Struct, frozen=True, omit_defaults=True):
    """A card played this turn: which, read as what, of which class, and of which `also`; with a keyword besides its own."""

    id: int
    key: str
    cls: str
    also: str = ""
    keyword: str = ""

    @property
    def classes(self) -> frozenset[str]:
        """The classes it has shown."""
        return frozenset({self.cls, self.also} - {""})


class DeckState(State, kw_only=True):
    """What the kernel keeps, and the turn: whose, its pools, its plays and its tallies.

    `in_use` are the stacks of the box that the game is played with, by kind (see `StackChosen`); `board` is the board,
    where one was chosen. `made` is how many Recruit Points this turn has brought, spent or not. A tally holds serials,
    one for each time a card was counted, so that a card stays itself through a shuffle; and so do the classes that were
    named, those that a card has `also`, and what it `became`, which lasts. `totals` are the same counts for all seats and
    the whole game. `reserved` is Attack that may be spent in one space only. `markers` are how many markers of a kind lie
    on a card (`growth.12`). `lent` are the cards coordinated this turn, by the seat that lent them.
    """

    later: ClassVar[frozenset[str]] = State.later | {"reserved", "board", "also", "became", "markers", "lent"}

    in_use: dict[str, tuple[str, ...]] = {}
    board: str = ""
    current: int = 0
    turn: int = 0
    attack: int = 0
    recruit: int = 0
    made: int = 0
    reserved: dict[str, int] = {}
    plays: tuple[Play, ...] = ()
    classes: dict[int, str] = {}
    also: dict[int, str] = {}
    became: dict[int, str] = {}
    tallies: dict[str, tuple[int, ...]] = {}
    markers: dict[str, int] = {}
    totals: dict[str, int] = {}
    lent: dict[int, int] = {}

    def tally(self, name: str, seat: int) -> tuple[int, ...]:
        """The serials counted for a seat's tally this turn."""
        return self.tallies.get(f"{name}.{seat}", ())


@evolves(e.StackChosen)
def stack_chosen(s: DeckState, v: e.StackChosen) -> None:
    s.in_use[v.kind] = (*s.in_use.get(v.kind, ()), v.name)


@evolves(e.BoardChosen)
def board_chosen(s: DeckState, v: e.BoardChosen) -> None:
    s.board = v.board


@evolves(e.TurnBegan)
def turn_began(s: DeckState, v: e.TurnBegan) -> None:
    s.current, s.turn, s.attack, s.recruit, s.made, s.reserved = v.seat, s.turn + 1, 0, 0, 0, {}
    s.plays, s.classes, s.also, s.tallies, s.lent = (), {}, {}, {}, {}
    for hook, listening in s.hooks.items():
        lasting = (on for on in listening if on.until != "turn")
        s.hooks[hook] = tuple(_a_turn_later(on) if v.counts else on for on in lasting)


def _a_turn_later(on: AbilityOn) -> AbilityOn:
    return structs.replace(on, until="turn") if on.until == "next-turn" else on


@evolves(e.Pooled)
def pooled(s: DeckState, v: e.Pooled) -> None:
    if v.only:
        s.reserved[v.only] = s.reserved.get(v.only, 0) + v.attack
    else:
        s.attack += v.attack
    s.recruit += v.recruit
    s.made += max(0, v.recruit)


@evolves(e.Played)
def played(s: DeckState, v: e.Played) -> None:
    s.plays = (*s.plays, Play(v.id, v.key, v.cls))


@evolves(e.PlayedAs)
def played_as(s: DeckState, v: e.PlayedAs) -> None:
    own = s.plays[v.play].cls
    _replace(s, v.play, key=v.key, cls=v.cls, also=own)
    if v.id:
        s.classes[s.serial[v.id]], s.also[s.serial[v.id]] = v.cls, own


@evolves(e.ClassNamed)
def class_named(s: DeckState, v: e.ClassNamed) -> None:
    _replace(s, v.play, cls=v.cls)
    if v.id:
        s.classes[s.serial[v.id]] = v.cls


@evolves(e.Became)
def became(s: DeckState, v: e.Became) -> None:
    s.became[s.serial[v.id]] = v.key


@evolves(e.Marked)
def marked(s: DeckState, v: e.Marked) -> None:
    s.markers[f"{v.marker}.{v.id}"] = v.n


def _replace(s: DeckState, n: int, **fields: str) -> None:
    """A play of this turn is another now."""
    s.plays = tuple([structs.replace(play, **fields) if at == n else play for at, play in enumerate(s.plays)])


@evolves(e.Counted)
def counted(s: DeckState, v: e.Counted) -> None:
    name = f"{v.tally}.{v.seat}"
    s.tallies[name] = s.tallies.get(name, ()) + tuple([s.serial[i] for i in v.ids])
    s.totals[v.tally] = s.totals.get(v.tally, 0) + len(v.ids)


@evolves(e.CardLent)
def card_lent(s: DeckState, v: e.CardLent) -> None:
    s.lent[v.seat] = v.id


class RoomState(DeckState, kw_only=True):
    """What a deck-building game keeps, and of a game with rooms the phase of the turn and which cards of the rooms lie face up."""

    phase: str = ""
    up: tuple[int, ...] = ()

    def in_phase(self) -> None:
        """A phase has begun: what a game keeps of it."""


@evolves(e.FirstChosen)
def first_chosen(s: RoomState, v: e.FirstChosen) -> None:
    s.current = v.seat


@evolves(e.TurnPhaseBegan)
def phase_began(s: RoomState, v: e.TurnPhaseBegan) -> None:
    s.phase = v.phase
    s.in_phase()


@evolves(e.TurnedUp)
def turned_up(s: RoomState, v: e.TurnedUp) -> None:
    s.up = (*s.up, *v.ids)


@evolves(e.TurnedDown)
def turned_down(s: RoomState, v: e.TurnedDown) -> None:
    s.up = tuple(i for i in s.up if i not in v.ids)
