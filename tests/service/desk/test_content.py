"""A game keeps the cards it began with when cards are corrected later, whichever process plays it on."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import pytest
from msgspec import structs

from service.house import House
from service.settings import Settings
from tests.domain.toy import CARDS, Card, GustBlew, Smugglers
from tests.service.house import TakingTurns, bots_for, make_house, ticking
from tests.service.table import Two

pytestmark = pytest.mark.anyio

STRONGER = 100


@pytest.fixture(autouse=True)
def the_same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game in which gusts blow, from the beginning to the end."""
    monkeypatch.setattr(secrets, "token_bytes", lambda n: bytes([1]) * n)


class Corrected(Smugglers):
    """The same game, for which other gusts have been printed."""

    def definitions(self) -> tuple[Card, ...]:
        return tuple(structs.replace(card, by=STRONGER) if card.kind == "gust" else card for card in CARDS)


def after_the_correction(store: TakingTurns) -> House:
    """A process that starts with the new cards, and knows of the old ones what is in the store."""
    return House(Settings(), store, {"smugglers": Corrected()}, bots_for, ticking())


async def gusts(two: Two, since: int) -> Sequence[int]:
    """How far gusts carried boats after a version."""
    rules, commits = two.house.games.rules("smugglers"), await two.house.games.commits(two.id, since, 1000)
    return [abs(event.total) for commit in commits for event in rules.events_of(commit) if isinstance(event, GustBlew)]


async def test_a_game_is_played_on_with_the_cards_it_began_with(store: TakingTurns) -> None:
    two = await Two.begun(make_house(store))
    begun = await two.play(until=6)
    two.house = after_the_correction(store)
    assert (await two.play(until=14)).content == begun.content
    two.house = after_the_correction(store)  # once more, in the middle of it
    assert (await two.play()).status == "ended"
    blown = await gusts(two, begun.version)
    assert blown
    assert max(blown) < STRONGER


async def test_a_new_game_has_the_new_cards(store: TakingTurns) -> None:
    old = await (await Two.laid(make_house(store))).summary()
    two = await Two.begun(after_the_correction(store))
    game = await two.play()
    assert game.content != old.content
    assert max(await gusts(two, 0)) >= STRONGER


async def test_both_packs_are_in_the_store_by_their_hashes(store: TakingTurns) -> None:
    old, new = make_house(store), after_the_correction(store)
    games = [await (await Two.laid(house)).summary() for house in (old, new, old)]
    assert {key for key in store._documents if key.startswith("content:")} == {f"content:{g.content}" for g in games}
    assert len({game.content for game in games}) == 2
