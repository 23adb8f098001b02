"""Who is told what happens, is told the names of no cards but those that they know."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

import pytest
from msgspec import structs

from domain.kernel.audience import Viewer, sees
from domain.kernel.state import State
from tests.domain.conformance.tables import Laid, every_table, some
from tests.domain.play import AnyGame, Played

TOLD = 60
"""About how many commits are told, for each table."""
NAMED = re.compile("⟦(.*?)⟧")


@every_table
def test_only_cards_that_the_viewer_knows_are_named(laid: Laid, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every card is given a name that nothing else has: whoever is told it must know such a card, or read it in the event."""
    games = list(laid.games())
    monkeypatch.setattr(laid.game, "packs", marked(laid.game))
    for played in games:
        for before, events in part(laid, played):
            for viewer in (None, *range(laid.seats)):
                state = before.copy()
                for told in laid.game.tell(state, events, viewer):
                    assert set(NAMED.findall(told["text"])) <= known(state, told, viewer), told


def part(laid: Laid, played: Played) -> Iterator[tuple[State, Any]]:
    """Some of a game's commits, each with the state before it."""
    for n in some(range(len(played.commits)), laid.part(TOLD, played)):
        yield played.states[n], laid.game.events_of(played.commits[n])


def marked(game: AnyGame) -> Mapping[str, Mapping[str, Any]]:
    """The packs of a game, each card called by its key between brackets."""
    return {
        digest: MappingProxyType({key: structs.replace(card, name=f"⟦{key}⟧") for key, card in pack.items()})
        for digest, pack in game.packs.items()
    }


def known(state: State, told: Mapping[str, Any], viewer: Viewer) -> set[str]:
    """The keys of the cards that a viewer knows after an event, or that it tells."""
    words = {word for word in told.values() if isinstance(word, str)}
    return words | {state.what[i] for i, mask in state.known.items() if sees(mask, viewer)}
