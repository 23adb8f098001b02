"""The Python client on a real service: what it follows has no gap and nothing twice, and what is refused is an error.

That it plays a whole game is in the page about it, tests/docs/test_clients.py.
"""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from pathlib import Path

import pytest
from turnledger_client import AsyncTurnledger, Forbidden, NotFound, Turnledger, Unauthenticated
from turnledger_client.models import (
    Bot,
    Commit,
    CreateGameInput,
    Ended,
    FightInput,
    GameName,
    SeatInput,
    SeatInputKind,
    StartGameInput,
    VillainsView,
)

from tests.e2e.service import running

from .line import Line

BREAKS_AFTER = 40_000
"""Bytes of answers: a game has many times as much."""
NO_GAME = "g_00000000000000000000000000"


def game_of_bots(client: Turnledger) -> str:
    client.become("ann")
    bots = [SeatInput(kind=SeatInputKind.bot, bot=Bot.greedy)] * 2
    game = client.create_game(CreateGameInput(game=GameName.villains, preset="first-game", seats=bots)).id
    client.start_game(StartGameInput(game_id=game))
    return game


def ends(commit: Commit) -> bool:
    return any(isinstance(event, Ended) for event in commit.events)


async def followed(url: str, game: str) -> list[Commit]:
    """A game to its end, over a socket."""
    told = []
    async with AsyncTurnledger(url) as client, aclosing(client.game_events(game, after=0)) as commits:
        async for commit in commits:
            told.append(commit)
            if ends(commit):
                break
    return told


def waited_for(url: str, game: str) -> list[Commit]:
    """The same, as events over HTTP."""
    told = []
    with Turnledger(url) as client:
        for commit in client.game_events(game, after=0):
            told.append(commit)
            if ends(commit):
                break
    return told


@pytest.mark.anyio
async def test_streams_miss_nothing_when_lines_break_and_the_service_starts_again(tmp_path: Path) -> None:
    async with Line("", BREAKS_AFTER).open() as line:
        with running(tmp_path) as service:
            line.to = service.url
            with Turnledger(service.url) as direct:
                game = await asyncio.to_thread(game_of_bots, direct)
            following = [
                asyncio.create_task(followed(line.url, game)),
                asyncio.create_task(asyncio.to_thread(waited_for, line.url, game)),
            ]
            for _ in range(4):
                await line.broken.acquire()
            assert await asyncio.to_thread(service.stop) == 0
        with running(tmp_path) as service:
            line.to = service.url
            over_socket, over_http = await asyncio.wait_for(asyncio.gather(*following), 60)
            with Turnledger(service.url) as direct:
                summary = await asyncio.to_thread(direct.get_game, game)
            await asyncio.to_thread(look_and_be_refused, service.url, game)
            await be_refused_on_a_socket(service.url)
    assert summary is not None
    assert [commit.version for commit in over_socket] == list(range(1, summary.version + 1))
    assert over_http == over_socket
    assert over_socket[-1].hash == summary.proof.head


def look_and_be_refused(url: str, game: str) -> None:
    with Turnledger(url) as client:
        view = client.get_game_view(game, reveal=True)
        assert isinstance(view, VillainsView)
        assert all(card.card for card in view.players[0].deck)
        assert client.get_me() is None
        with pytest.raises(Unauthenticated):
            client.fight(FightInput(game_id=game, card=1))
        client.become("ben")
        with pytest.raises(Forbidden):
            client.fight(FightInput(game_id=game, card=1))
        for after in (None, 0):
            with pytest.raises(NotFound):
                next(client.game_events(NO_GAME, after))
        client.token = "tl_nobody"
        with pytest.raises(Unauthenticated):
            client.get_me()


async def be_refused_on_a_socket(url: str) -> None:
    async with AsyncTurnledger(url) as client:
        with pytest.raises(NotFound):
            await anext(client.game_events(NO_GAME, after=0))
        client.token = "tl_nobody"
        with pytest.raises(Unauthenticated):
            await anext(client.game_events(NO_GAME, after=0))
