"""Three clients play a game to its end over HTTP while others watch."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from .client import Client, GraphQLClient, graphql
from .service import running

FOLLOW = "subscription ($id: ID!, $after: Int) { gameEvents(gameId: $id, after: $after) { version hash prev } }"


SignUp = Callable[..., Client]


@pytest.fixture
def sign_up() -> Iterator[SignUp]:
    """Signs clients up, and hangs up for them at the end."""
    signed: list[Client] = []

    def new(url: str, name: str, kind: type[Client] = Client) -> Client:
        signed.append(kind(url, name))
        return signed[-1]

    yield new
    for client in signed:
        client.http.close()


def started_game(players: list[Client]) -> str:
    """A game for these players, all seated, and begun."""
    first, *others = players
    request = {"game": "villains", "preset": "first-game", "seats": [{}] * len(players), "sit": True}
    game: str = first.post("/v1/games", request)["id"]
    for n, player in enumerate(others):
        player.post(f"/v1/games/{game}/seats", {"client_seed": f"entropy {n}"})
    first.post(f"/v1/games/{game}/start", {"client_seed": "more"})
    return game


def play(players: list[Client], game: str, until: int | None = None) -> int:
    """Let the players act whenever they are waited for, to the end (or to a version); the last version."""
    version = 0
    while (summary := players[0].get(f"/v1/games/{game}"))["status"] == "running":
        player = players[summary["awaited"][0]]
        action = player.next_action(game)
        assert action is not None
        version = player.act(game, action)
        if until is not None and version >= until:
            break
    return version


class Watcher(threading.Thread):
    """A subscriber over graphql-transport-ws that is cut off now and then, and resumes where it was."""

    def __init__(self, url: str, game: str) -> None:
        super().__init__(daemon=True)
        self.url, self.game = url.replace("http", "ws", 1) + "/graphql", game
        self.seen: list[dict[str, Any]] = []
        self.ended = threading.Event()

    def run(self) -> None:
        while not self.ended.is_set():
            with connect(self.url, subprotocols=["graphql-transport-ws"]) as socket:  # type: ignore[list-item]
                self._follow(socket, cut_after=25)

    def _follow(self, socket: Any, cut_after: int) -> None:
        socket.send(json.dumps({"type": "connection_init"}))
        assert json.loads(socket.recv())["type"] == "connection_ack"
        variables = {"id": self.game, "after": self.seen[-1]["version"] if self.seen else 0}
        socket.send(json.dumps({"id": "a", "type": "subscribe", "payload": {"query": FOLLOW, "variables": variables}}))
        for _ in range(cut_after):
            try:
                message = json.loads(socket.recv(timeout=1))
            except TimeoutError:
                return
            assert message["type"] == "next", message
            self.seen.append(message["payload"]["data"]["gameEvents"])


@pytest.mark.rule("kernel.ended")
def test_three_clients_play_to_the_end_and_a_cut_off_subscriber_misses_nothing(tmp_path: Path, sign_up: SignUp) -> None:
    with running(tmp_path) as service:
        players = [sign_up(service.url, "ann"), sign_up(service.url, "bob", GraphQLClient), sign_up(service.url, "cat")]
        game = started_game(players)
        watcher = Watcher(service.url, game)
        watcher.start()

        play(players, game)

        end = players[0].get(f"/v1/games/{game}")
        while len(watcher.seen) < end["version"]:
            watcher.join(0.1)
        watcher.ended.set()
        watcher.join()
        assert end["outcome"] in ("win", "loss", "draw")
        assert [commit["version"] for commit in watcher.seen] == list(range(1, end["version"] + 1))
        assert [c["prev"] for c in watcher.seen[1:]] == [c["hash"] for c in watcher.seen[:-1]]
        assert watcher.seen[-1]["hash"] == end["head"]
        players[0].post(f"/v1/games/{game}/actions", {"type": "endActions"}, status=422)


def test_a_decision_left_open_is_answered_after_a_restart(tmp_path: Path, sign_up: SignUp) -> None:
    with running(tmp_path) as service:
        players = [sign_up(service.url, name) for name in ("ann", "bob")]
        game = started_game(players)
        open_decisions: list[Any] = []
        while not open_decisions:
            play(players, game, until=players[0].get(f"/v1/games/{game}")["version"] + 1)
            open_decisions = players[0].get(f"/v1/games/{game}/actions")["decisions"]
        version = players[0].get(f"/v1/games/{game}")["version"]
        assert service.stop() == 0

    with running(tmp_path) as service:
        for player in players:
            player.http.base_url = httpx.URL(service.url)
        assert players[0].get(f"/v1/games/{game}/actions")["decisions"] == open_decisions
        assert play(players, game, until=version + 1) == version + 1


def test_both_apis_say_the_same(tmp_path: Path, sign_up: SignUp) -> None:
    with running(tmp_path) as service:
        players = [sign_up(service.url, name) for name in ("ann", "bob")]
        game = started_game(players)
        play(players, game, until=10)

        rest = players[0].get(f"/v1/games/{game}/view")
        query = """query ($id: ID!) { game(id: $id) { version view { ... on VillainsView {
            current turn attack recruit players { seat hand { id card } deck { id card } victoryPoints }
        } } } }"""
        said = graphql(players[0], query, id=game)["game"]

    assert said["version"] == rest["version"]
    for field in ("current", "turn", "attack", "recruit"):
        assert said["view"][field] == rest[field]
    for theirs, ours in zip(said["view"]["players"], rest["players"], strict=True):
        assert (theirs["hand"], theirs["deck"]) == (ours["hand"], ours["deck"])
        assert theirs["victoryPoints"] == ours["victory_points"]
