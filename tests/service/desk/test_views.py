"""Views that are kept are the views that would be made, whoever asked before."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import structs

from domain.kernel.refusal import Refused
from schema.desk import Caller
from schema.eyes import Eyes
from service.desk import Desk
from service.house import House
from service.views import Views
from tests.domain.toy import Smugglers
from tests.service.house import TakingTurns, make_house
from tests.service.refusing import refused
from tests.service.table import NOBODY, Two

pytestmark = pytest.mark.anyio


@pytest.fixture
def forgetful(store: TakingTurns) -> House:
    """A house on the same store that keeps no view."""
    return make_house(store, cached_views=0)


async def said(desk: Desk, caller: Caller, game: str, at: int | None, eyes: Eyes) -> Any:
    try:
        return await desk.view(caller, game, at, eyes)
    except Refused as refusal:
        return refusal.code


async def same_to_all(two: Two, other: House, chance: Random) -> int:
    """Whoever asks, for whatever version, whether it was asked before or not; how many views that were."""
    newest = (await two.summary()).version
    asked = [
        (caller, at, eyes)
        for caller in (two.ann, two.ben, two.cat, NOBODY)
        for at in (None, newest, chance.randint(1, newest), newest + 1)
        for eyes in (Eyes(), Eyes(seat=1), Eyes(spectator=True), Eyes(reveal=True))
    ]
    views = 0
    for caller, at, eyes in chance.sample(asked, len(asked)) + chance.sample(asked, len(asked)):
        kept = await said(two.house.desk, caller, two.id, at, eyes)
        assert kept == await said(other.desk, caller, two.id, at, eyes), (caller, at, eyes)
        views += not isinstance(kept, str)
    assert await two.summary() == await other.desk.summary(NOBODY, two.id)
    return views


@pytest.mark.parametrize("seed", range(3))
async def test_nobody_is_shown_what_was_made_for_another(begun: Two, forgetful: House, seed: int) -> None:
    chance, views = Random(seed), 0
    while (game := await begun.summary()).status != "ended" and game.version < 40:
        views += await same_to_all(begun, forgetful, chance)
        await begun.play(until=game.version + 1, seed=seed)
    await begun.play(seed=seed)
    assert await same_to_all(begun, forgetful, chance) + views > 100


async def test_who_leaves_a_seat_sees_no_more_than_a_spectator_also_of_before(begun: Two, forgetful: House) -> None:
    desk, version = begun.house.desk, (await begun.summary()).version
    hers, theirs = await desk.view(begun.ann, begun.id), await desk.view(NOBODY, begun.id)
    assert hers != theirs
    await desk.lobby.stand(begun.ann, begun.id, 0)
    assert await desk.view(begun.ann, begun.id, version) == theirs
    await same_to_all(begun, forgetful, Random(1))


async def test_who_takes_a_seat_sees_what_the_seat_does(house: House, forgetful: House) -> None:
    two = await Two.laid(house)
    await house.desk.lobby.stand(two.ann, two.id, 0)
    await same_to_all(two, forgetful, Random(1))
    for caller in (two.ben, two.cat):
        await house.desk.lobby.sit(caller, two.id, None, "")
        await same_to_all(two, forgetful, Random(1))
    await house.desk.lobby.start(two.cat, two.id, "")
    assert await house.desk.view(two.ann, two.id) == await house.desk.view(NOBODY, two.id)
    assert await house.desk.view(two.ben, two.id) != await house.desk.view(NOBODY, two.id)
    await same_to_all(two, forgetful, Random(1))


async def test_the_same_for_the_same_viewer_is_made_once(begun: Two, made: list[Any]) -> None:
    desk, version = begun.house.desk, (await begun.summary()).version
    for at in (None, version, None):
        await desk.view(begun.ann, begun.id, at)
    assert len(made) == 1
    for spectator in (begun.cat, NOBODY, structs.replace(begun.cat, request_id="another")):
        await desk.view(spectator, begun.id)
    assert len(made) == 2
    for _ in range(2):
        await desk.view(begun.ann, begun.id, version - 1)
    assert len(made) == 3


async def test_each_language_has_a_view_of_its_own(begun: Two, made: list[Any]) -> None:
    for locale in ("en", "fr", "en"):
        await begun.house.desk.view(Caller(begun.ann.player, locale), begun.id)
    assert [locale for _, locale in made] == ["en", "fr"]


async def test_only_so_many_are_kept(begun: Two, made: list[Any]) -> None:
    games = begun.house.games
    views, state = Views(games, 2), await games.load(begun.id)
    for viewer in (0, 1, None, 1, 0, 0):
        await views.view(begun.id, state, None, viewer, "en")
    assert [viewer for viewer, _ in made] == [0, 1, None, 0]


async def test_a_version_that_is_still_to_come_is_not_kept_as_missing(begun: Two) -> None:
    desk, version = begun.house.desk, (await begun.summary()).version
    with refused("not_found"):
        await desk.view(begun.ann, begun.id, version + 1)
    await begun.order(0, 1)
    assert await desk.view(begun.ann, begun.id, version + 1) == await desk.view(begun.ann, begun.id)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """For which viewer and in which language views were made."""
    made: list[Any] = []
    view = Smugglers.view

    def noted(rules: Smugglers, state: Any, viewer: Any, locale: str = "en") -> Any:
        made.append((viewer, locale))
        return view(rules, state, viewer, locale)

    monkeypatch.setattr(Smugglers, "view", noted)
    return made
