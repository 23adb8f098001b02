"""Two replicas behind the proxy as it is deployed: a client needn't know which it talks to, nor that one goes."""

from __future__ import annotations

import asyncio
import itertools
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import httpx
import pytest

from domain.kernel.refusal import Refused
from tests.e2e.client import Client
from tests.e2e.service import Service, running
from tests.faults.clients import OverSocket, OverSSE, Subscriber

from .proxy import door, free_port
from .store import Deployed

SEATS = [{"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
SOON = 20
"""Seconds in which what is told at once has come, also on a busy machine."""

ASKED = "POST /v1/players HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{{"


class House(NamedTuple):
    """Where the proxy is, and the replicas behind it."""

    url: str
    replicas: list[Service]


@pytest.fixture(scope="module")
def house(deployed_store: Deployed, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    data = tmp_path_factory.mktemp("house")
    told = {
        "REDIS_URL": deployed_store.url,
        "TURNLEDGER_REDIS_NAMESPACE": "behind-a-proxy:",
        "TURNLEDGER_TRUSTED_PROXIES": "127.0.0.1/32",
        "TURNLEDGER_RATE_LIMITS": "true",
        "TURNLEDGER_LIMIT_SIGN_UPS": "1/day",
        "TURNLEDGER_BODY_SECONDS": "1",
        "TURNLEDGER_DRAIN_SECONDS": "3",
    }
    with ExitStack() as stack:
        replicas = [stack.enter_context(running(data, told)) for _ in range(2)]
        places = [urlsplit(replica.url).netloc for replica in replicas]
        yield House(stack.enter_context(door(data, places, free_port())), replicas)


def sign_up(url: str, address: str, **headers: str) -> int:
    """The status that somebody has who comes from an address."""
    with httpx.Client(transport=httpx.HTTPTransport(local_address=address), headers=headers, timeout=30) as http:
        return http.post(f"{url}/v1/players", json={"name": "ann"}).status_code


def test_a_client_is_counted_by_its_own_address_whatever_it_says(house: House) -> None:
    assert sign_up(house.url, "127.0.0.2") == 201
    assert sign_up(house.url, "127.0.0.2", **{"X-Forwarded-For": "10.9.9.9", "Forwarded": "for=10.9.9.9"}) == 429
    assert sign_up(house.url, "127.0.0.3") == 201


def test_who_sends_half_a_body_is_told_so_in_time(house: House) -> None:
    host = urlsplit(house.url)
    with closing(socket.create_connection((str(host.hostname), host.port or 0), timeout=SOON)) as line:
        line.sendall(ASKED.format(host=host.netloc).encode())
        assert b" 408 " in line.recv(1000).partition(b"\r\n")[0]


@pytest.mark.anyio
async def test_a_replica_goes_and_then_the_other(house: House, request: pytest.FixtureRequest) -> None:
    player = await asyncio.to_thread(Client, house.url, "ann")
    request.addfinalizer(player.http.close)
    game = await asyncio.to_thread(begun, player)
    places: Any = itertools.repeat(house)
    # Each goes where the fewest are, so that there are some on either replica.
    followers: list[Subscriber] = [kind(places, game) for kind in (OverSSE, OverSocket) for _ in range(3)]
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(follower.follow()) for follower in followers]
        version = await asyncio.to_thread(play, player, game, 8)
        await heard(followers, version)
        going = house.replicas[0].process
        going.terminate()
        version = await asyncio.to_thread(play, player, game, 4, lambda: going.poll() is not None)
        assert going.returncode == 0
        await heard(followers, version)
        for task in tasks:
            task.cancel()
    assert sum(follower.cut for follower in followers) >= 1, "nobody followed on the replica that went"
    for follower in followers:
        assert follower.seen == list(range(1, follower.seen[-1] + 1))

    house.replicas[1].stop()
    answer = await asyncio.to_thread(player.http.get, "/v1/players/me")
    said = answer.json()
    assert (answer.status_code, answer.headers["retry-after"]) == (503, "1")
    assert answer.headers["content-type"] == "application/problem+json"
    assert (said["code"], said["detail"]) == ("unavailable", Refused("unavailable").message("en"))


def begun(player: Client) -> str:
    """A game for a player and a bot."""
    request = {"game": "villains", "preset": "first-game", "sit": True, "seats": SEATS}
    game: str = player.post("/v1/games", request)["id"]
    player.post(f"/v1/games/{game}/start", {"client_seed": "more"})
    return game


def play(player: Client, game: str, moves: int, enough: Callable[[], bool] = lambda: True) -> int:
    """Make some moves, and then more until it is enough. None may fail. The last version."""
    version = 0
    while moves > 0 or not enough():
        action = player.next_action(game)
        if action is None:
            time.sleep(0.02)  # the bot's turn
        else:
            version = player.act(game, action)
            moves -= 1
    return version


async def heard(followers: list[Subscriber], version: int) -> None:
    """Wait until all have heard of a version."""
    async with asyncio.timeout(SOON):
        while any(follower.seen[-1:] < [version] for follower in followers):  # noqa: ASYNC110  # there is nobody to say it
            await asyncio.sleep(0.02)
