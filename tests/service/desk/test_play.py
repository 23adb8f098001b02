"""Playing: who may act, on which version, and what is answered."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from domain.kernel.action import Action
from domain.kernel.lobby import StartGame
from schema.model import NewGame
from service.house import House
from service.store import Conflict, MemoryStore
from tests.domain.toy import Row
from tests.service.house import make_house
from tests.service.refusing import refused
from tests.service.table import NOBODY, OPEN, Two, player

pytestmark = pytest.mark.anyio


class Juggle(Action, frozen=True):
    """An action of some other game."""


async def test_an_action_is_accepted_with_its_events(begun: Two) -> None:
    accepted = await begun.order(0, 2)
    assert accepted.version == (await begun.summary()).version
    assert accepted.events[0] == {
        "type": "Answered",
        "decision": 1,
        "seat": 0,
        "choice": ("2",),
        "rule": "smugglers.orders-secret",
        "card": 0,
    }


async def test_a_game_is_played_to_its_end(begun: Two) -> None:
    over = await begun.play()
    assert over.status == "ended"
    assert over.outcome in ("win", "draw", "loss")
    assert len(over.scores) == 2
    with refused("game_over"):
        await begun.order(0, 1)
    with refused("game_over"):
        await begun.house.desk.lobby.sit(begun.cat, begun.id, None, "")


async def test_only_a_seat_acts(begun: Two) -> None:
    act = begun.house.desk.act
    with refused("unauthenticated"):
        await act(NOBODY, begun.id, Row())
    with refused("not_your_seat"):
        await act(begun.cat, begun.id, Row())
    with refused("not_your_seat", "/seat"):
        await act(begun.ann, begun.id, Row(), 1)


async def test_who_holds_several_seats_says_which(house: House) -> None:
    ann = await player(house, "Ann")
    game = await house.desk.create(ann, NewGame(game="smugglers", seats=(OPEN, OPEN), sit=True))
    await house.desk.lobby.sit(ann, game.id, None, "")
    await house.desk.lobby.start(ann, game.id, "")
    two = Two()
    with refused("malformed", "/seat"):
        await house.desk.act(ann, game.id, two.pace(1, 1))
    assert (await house.desk.act(ann, game.id, two.pace(1, 1), 1)).version == 4
    legal = await house.desk.legal(ann, game.id)
    assert {action.action["seat"] for action in legal.actions} == {0, 1}


async def test_who_holds_several_seats_is_told_what_each_of_them_may_answer(house: House) -> None:
    ann = await player(house, "Ann")
    game = await house.desk.create(ann, NewGame(game="smugglers", seats=(OPEN, OPEN), sit=True))
    await house.desk.lobby.sit(ann, game.id, None, "")
    await house.desk.lobby.start(ann, game.id, "")
    asked = (await house.desk.legal(ann, game.id)).decisions
    assert {decision.seat for decision in asked if decision.options} == {0, 1}


async def test_the_rules_refuse_what_is_not_legal(begun: Two) -> None:
    with refused("decision_open"):
        await begun.house.desk.act(begun.ann, begun.id, Row())
    with refused("no_open_decision", "/decision"):
        await begun.house.desk.act(begun.ann, begun.id, begun.pace(1, 1))
    with refused("choice_out_of_bounds", "/choice"):
        await begun.order(0, 9)


async def test_before_the_start_there_is_nothing_to_do(laid: Two) -> None:
    with refused("game_not_started"):
        await laid.order(0, 1)
    assert (await laid.house.desk.legal(laid.ann, laid.id)).actions == ()


@pytest.mark.parametrize("action", [StartGame(), Juggle()])
async def test_only_the_games_own_actions_are_played(begun: Two, action: Action) -> None:
    with refused("malformed", "/type"):
        await begun.house.desk.act(begun.ann, begun.id, action)


async def test_an_expected_version_is_held_to(begun: Two) -> None:
    version = (await begun.summary()).version
    with refused("version_conflict"):
        await begun.order(0, 1, expected=version - 1)
    with refused("version_conflict"):
        await begun.order(0, 1, expected=version + 1)
    assert (await begun.order(0, 1, expected=version)).version == version + 1


async def test_what_does_not_exist_is_not_found(house: House) -> None:
    ann = await player(house, "Ann")
    for id_ in ("g_01HF7YATZ83SQ1W1Y6285G0GRM", "g_x", "", "{g}", "p_01HF7YATZ83SQ1W1Y6285G0GRM", "\ud800"):
        with refused("not_found"):
            await house.desk.act(ann, id_, Row())
        with refused("not_found"):
            await house.desk.view(ann, id_)


# -- two processes at one store


async def test_a_stale_cache_does_no_harm(begun: Two, store: MemoryStore) -> None:
    other = make_house(store)
    assert (await other.desk.legal(begun.ben, begun.id)).version == 3
    await begun.order(0, 1)
    # The other process still has version 3 in its cache.
    assert (await other.desk.act(begun.ben, begun.id, begun.pace(1, 1))).version == 5


async def test_a_stale_cache_refuses_nothing_that_is_legal_now(begun: Two, store: MemoryStore) -> None:
    other = make_house(store)
    await other.desk.legal(begun.ann, begun.id)
    game = await begun.play(until=8)
    seat = next(iter(game.awaited))
    legal = await begun.house.desk.legal(begun.caller(seat), begun.id)
    accepted = await other.desk.act(begun.caller(seat), begun.id, _first(legal), seat, game.version)
    assert accepted.version == game.version + 1


def _first(legal: object) -> Action:
    from random import Random

    from schema.model import LegalActions
    from tests.service.table import any_of

    assert isinstance(legal, LegalActions)
    return any_of(legal, Random(1))


async def test_one_of_two_who_answer_the_same_decision_comes_too_late(begun: Two, store: MemoryStore) -> None:
    other = make_house(store)
    answers = await asyncio.gather(
        begun.house.desk.act(begun.ann, begun.id, begun.pace(0, 1)),
        other.desk.act(begun.ann, begun.id, begun.pace(0, 3)),
        return_exceptions=True,
    )
    assert sorted(getattr(answer, "code", "accepted") for answer in answers) == ["accepted", "no_open_decision"]


async def test_two_who_answer_at_once_are_both_heard(begun: Two, store: MemoryStore) -> None:
    other = make_house(store)
    await other.desk.legal(begun.ben, begun.id)
    first, second = await asyncio.gather(begun.order(0, 1), other.desk.act(begun.ben, begun.id, begun.pace(1, 2)))
    assert {first.version, second.version} == {4, 5}


async def test_a_version_expected_by_two_is_given_to_one(begun: Two, store: MemoryStore) -> None:
    other = make_house(store)
    answers = await asyncio.gather(
        begun.order(0, 1, expected=3),
        other.desk.act(begun.ben, begun.id, begun.pace(1, 2), expected=3),
        return_exceptions=True,
    )
    assert sorted(getattr(answer, "code", "accepted") for answer in answers) == ["accepted", "version_conflict"]


async def test_who_is_always_too_late_is_told_so(
    begun: Two, store: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = 0

    async def beaten(stream: str, expected: int, *args: Any, **kwargs: Any) -> Conflict:
        nonlocal tries
        tries += 1
        return Conflict(expected + 1)

    monkeypatch.setattr(store, "append", beaten)
    with refused("version_conflict"):
        await begun.order(0, 1)
    assert tries == 5


async def test_a_decision_open_at_the_end_of_a_process_is_answered_in_the_next(begun: Two, store: MemoryStore) -> None:
    await begun.order(0, 1)
    later = make_house(store)
    async with later.running():
        (asked,) = (await later.desk.legal(begun.ben, begun.id)).decisions
        assert asked.options is not None
        assert (await later.desk.act(begun.ben, begun.id, begun.pace(1, 2))).version == 5


async def test_replaying_gives_what_was_live(begun: Two, store: MemoryStore) -> None:
    await begun.play()
    later = make_house(store)
    assert (await later.games.load(begun.id)).digest() == (await begun.house.games.load(begun.id)).digest()
