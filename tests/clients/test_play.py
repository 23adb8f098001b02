"""The Python client on a real service: its example plays a whole game, and what it follows has no gap and nothing twice."""

from __future__ import annotations

import asyncio
import importlib.util
from contextlib import aclosing
from pathlib import Path
from types import ModuleType

import pytest
from turnledger_client import AsyncTurnledger, NotFound, NotLegal, Turnledger, Unauthenticated
from turnledger_client.models import (
    Bot,
    Commit,
    CreateGameInput,
    Ended,
    FightInput,
    GameName,
    GameStatus,
    SeatInput,
    SeatInputKind,
    StartGameInput,
    VillainsView,
)

from tests.e2e.service import Service, running

from .line import Line

EXAMPLE = Path(__file__).parents[2] / "clients/python/examples/bot.py"
BREAKS_AFTER = 40_000
"""Bytes of answers: a game has many times as much."""


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_plays_a_whole_game(service: Service) -> None:
    with Turnledger(service.url) as client:
        game = example().play(client)
        assert game is not None
        assert game.status is GameStatus.ended
        assert game.outcome in ("win", "loss", "draw")
        view = client.get_game_view(game.id, reveal=True)
        assert isinstance(view, VillainsView)
        assert view.version == game.version
        with pytest.raises(NotLegal) as refused:
            client.fight(FightInput(game_id=game.id, card=1))
        assert refused.value.code == "game_over"


def test_what_the_service_refuses_is_an_error(service: Service) -> None:
    with Turnledger(service.url) as client:
        assert client.get_me() is None
        with pytest.raises(Unauthenticated):
            client.create_game(CreateGameInput(game=GameName.villains, seats=[SeatInput()]))
        with pytest.raises(NotFound):
            next(client.game_events("g_00000000000000000000000000"))
        with pytest.raises(NotFound):
            next(client.game_events("g_00000000000000000000000000", after=0))
        client.token = "tl_nobody"
        with pytest.raises(Unauthenticated):
            client.get_me()


@pytest.mark.anyio
async def test_what_the_service_refuses_is_an_error_on_a_socket_too(service: Service) -> None:
    async with AsyncTurnledger(service.url) as client:
        with pytest.raises(NotFound):
            await anext(client.game_events("g_00000000000000000000000000", after=0))
        client.token = "tl_nobody"
        with pytest.raises(Unauthenticated):
            await anext(client.game_events("g_00000000000000000000000000", after=0))


# -- Lines that break, and a service that goes


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
    assert summary is not None
    assert [commit.version for commit in over_socket] == list(range(1, summary.version + 1))
    assert over_http == over_socket
    assert over_socket[-1].hash == summary.proof.head
