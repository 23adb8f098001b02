"""A content pack, sorted by what rules look for in it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from .card import WINDOWS, Card, Event, HumanTech, Location, Race, SpaceStuff
from .language import Either, MyFight


class Fast(NamedTuple):
    """Events for one window that all need the same Fight, if they need one: where that isn't so, none of them works."""

    fight: tuple[MyFight, ...]
    events: tuple[Event, ...]


class Pack(NamedTuple):
    """The keys of the cards that are about something, by what that is ("" for all of them): of those in force on the board,
    and of those beside a player; and the fast effects by window, by whether all play together.
    """

    on_board: Mapping[str, frozenset[str]]
    beside: Mapping[str, frozenset[str]]
    fast: Mapping[bool, Mapping[str, tuple[Fast, ...]]]


PACKS: Final[dict[str, Pack]] = {}
"""The packs by their hash: a pack never changes."""


def pack_of(content: str, cards: Mapping[str, Card]) -> Pack:
    """The pack of a hash, which has these cards."""
    if content not in PACKS:
        PACKS[content] = _sorted(cards.values())
    return PACKS[content]


def _sorted(cards: Collection[Card]) -> Pack:
    return Pack(
        on_board=_by_topic(card for card in cards if isinstance(card, Location | HumanTech)),
        beside=_by_topic(card for card in cards if isinstance(card, Race | Event | SpaceStuff)),
        fast={together: _fast_events(cards, together=together) for together in (False, True)},
    )


def _by_topic(cards: Iterable[Card]) -> Mapping[str, frozenset[str]]:
    keys: dict[str, frozenset[str]] = {}
    for card in cards:
        for about in ("", *card.about):
            keys[about] = keys.get(about, frozenset()) | {card.key}
    return keys


def _fast_events(cards: Iterable[Card], *, together: bool) -> Mapping[str, tuple[Fast, ...]]:
    """The Events of the players' deck that cost no Action Points, by window; without red boxes where all play together."""
    events = [card for card in cards if isinstance(card, Event) and card.ap is None and not (card.red and together)]
    events.sort(key=_breadth)
    return {window: _by_fight([card for card in events if card.play and card.play.opens(window)]) for window in WINDOWS}


def _breadth(card: Event) -> int:
    """Where an Event is looked at, to find soon one that works: for most players first, what fits any window last.

    Of those that do it takes longest to look at what can be done in several ways.
    """
    if card.play is None or "any" in card.play.windows:
        return 3 if card.play and any(isinstance(word, Either) for word in card.play.then) else 2
    return int(bool(card.fight))


def _by_fight(events: Sequence[Event]) -> tuple[Fast, ...]:
    groups: dict[tuple[int, tuple[MyFight, ...]], tuple[Event, ...]] = {}
    for card in events:
        group = _breadth(card), card.fight
        groups[group] = (*groups.get(group, ()), card)
    return tuple(Fast(fight, group) for (_, fight), group in groups.items())
