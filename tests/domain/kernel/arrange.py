"""Arranged nights of Smugglers' Run, to show a rule of the kernel in."""

from __future__ import annotations

from collections.abc import Sequence

from domain.kernel import events as e
from domain.kernel.action import Action, Decide
from domain.kernel.event import Event
from domain.kernel.game import Decided
from domain.kernel.rng import Script
from tests.domain.toy import Crew, Night, Smugglers, WatchBegan, hand

GAME = Smugglers()
RULE = "smugglers.set-up"


def table(state: Night | None = None) -> Crew:
    """Where rules run, with chance that only ever gives the lowest."""
    return Crew(state or GAME.state(), GAME.unpack_stack, GAME.packs[GAME.content_hash], Script(()))


def night(*hands: Sequence[str], deck: Sequence[str] = ("Crate",) * 5, pace: int = 1) -> Night:
    """A crew for each hand, seat 0 to sail first, everybody at this pace."""
    t = table()
    t.because(RULE)
    t.emit(
        e.Created(
            game=GAME.name,
            preset="",
            options={"spaces": 7, "hand": 3},
            seats=(e.SeatPlan("player", "p"),) * len(hands),
            creator="p",
            visibility="public",
            content=GAME.content_hash,
            seed_hash="",
            seed="00",
        )
    )
    t.emit(e.Started())
    t.make("deck", deck)
    for seat, cards in enumerate(hands):
        t.make(hand(seat), cards)
        t.show(t.s.zone(hand(seat)), 1 << seat)
    t.emit(WatchBegan(order=tuple(range(len(hands))), paces=(pace,) * len(hands)))
    return t.s


def act(state: Night, seat: int, action: Action, *words: int) -> Decided[Night]:
    """What an action makes true where the random stream gives these words, then only zeros."""
    return GAME.decide(state, seat, action, Script(words))


def answer(state: Night, seat: int, *choice: str) -> Decided[Night]:
    """What a seat's answer to its open decision makes true."""
    return act(state, seat, Decide(decision=asked(state)[seat].decision, choice=choice))


def asked(state: Night) -> dict[int, e.Asked]:
    """The open decision of each seat that has one."""
    return {each.seat: each for each in state.open.values()}


def kinds(events: Sequence[Event]) -> list[str]:
    """The names of events, in order."""
    return [type(event).__name__ for event in events]
