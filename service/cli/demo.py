"""The demo: bots play a game to its end over the public GraphQL API, and the stream is replayed."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import httpx
from rich.console import Console
from websockets.asyncio.client import connect

from service.house import House

SEATS = 3
BOT = "greedy"

SIGN_UP = """
mutation { signUp(input: {name: "demo"}) { ... on SignedUp { token } ... on Refusal { code message } } }
"""
CREATE = """
mutation ($seats: [SeatInput!]!) {
  createGame(input: {game: villains, preset: "first-game", seats: $seats}) {
    ... on Game { id proof { seedHash } }
    ... on Refusal { code message }
  }
}
"""
START = """
mutation ($id: ID!) {
  startGame(input: {gameId: $id, clientSeed: "a demo"}) { ... on Game { id } ... on Refusal { code message } }
}
"""
FOLLOW = """
subscription ($id: ID!) { gameEvents(gameId: $id, after: 0) { version events { __typename ... on TurnBegan { seat } } } }
"""
LOOK = """
query ($id: ID!, $at: Int) {
  game(id: $id) {
    version outcome reason winners scores
    proof { head seed }
    view(at: $at) {
      ... on VillainsView {
        turn
        players { seat victoryPoints }
        commander { tactics }
        plot { progress }
        city { adversary { id } }
      }
    }
  }
}
"""


class DemoFailed(Exception):
    """The demo didn't come out as it should; the message says where."""

    def __init__(self, why: str) -> None:
        super().__init__(f"the demo failed: {why}")


class Client:
    """A caller of the public GraphQL API."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.token = ""

    async def ask(self, query: str, **variables: Any) -> dict[str, Any]:
        """The one field of a query or a mutation. DemoFailed: an error, or a refusal."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        async with httpx.AsyncClient(timeout=30) as http:
            answer = await http.post(self.url, json={"query": query, "variables": variables}, headers=headers)
        said = answer.json()
        if said.get("errors"):
            raise DemoFailed(f"the API answered {said['errors'][0]['message']}")
        (field,) = said["data"].values()
        if "code" in field:
            raise DemoFailed(f"the API refused: {field['message']} ({field['code']})")
        return dict(field)

    async def follow(self, query: str, **variables: Any) -> AsyncIterator[dict[str, Any]]:
        """What a subscription says, over graphql-transport-ws."""
        url = self.url.replace("http", "ws", 1)
        async with connect(url, subprotocols=["graphql-transport-ws"], max_size=None) as socket:  # type: ignore[list-item]
            await socket.send(json.dumps({"type": "connection_init", "payload": {}}))
            await socket.recv()
            payload = {"query": query, "variables": variables}
            await socket.send(json.dumps({"id": "1", "type": "subscribe", "payload": payload}))
            async for message in socket:
                said = json.loads(message)
                if said["type"] == "next":
                    (field,) = said["payload"]["data"].values()
                    yield field
                elif said["type"] in ("error", "complete"):
                    raise DemoFailed(f"the subscription ended: {said.get('payload')}")


async def play_demo(url: str, house: House, console: Console) -> None:
    """Play a first game of Legendary Villains with bots in all seats, then replay its stream.

    Raises DemoFailed unless the game ends and its replay equals the live state.
    """
    client = Client(f"{url}/graphql")
    client.token = (await client.ask(SIGN_UP))["token"]
    seats = [{"kind": "bot", "bot": BOT}] * SEATS
    game = await client.ask(CREATE, seats=seats)
    console.print(f"\n[bold]Demo[/bold]: Legendary Villains' first game, {SEATS} {BOT} bots, game {game['id']}")
    console.print(
        f"the server's commitment to its shuffles: {game['proof']['seedHash']}", highlight=False, soft_wrap=True
    )
    await client.ask(START, id=game["id"])
    await _show_rounds(client, game["id"], console)
    await _show_outcome(client, game["id"], console)
    await _show_replay(house, game["id"], console)


async def _show_rounds(client: Client, game: str, console: Console) -> None:
    turns = 0
    async for commit in client.follow(FOLLOW, id=game):
        for event in commit["events"]:
            if event["__typename"] == "TurnBegan":
                turns += 1
                if turns % SEATS == 1:
                    await _show_round(client, game, commit["version"], turns, console)
            if event["__typename"] == "Ended":
                return


async def _show_round(client: Client, game: str, version: int, turns: int, console: Console) -> None:
    view = (await client.ask(LOOK, id=game, at=version))["view"]
    points = " ".join(f"{player['victoryPoints']:>2}" for player in view["players"])
    city = sum(space["adversary"] is not None for space in view["city"])
    console.print(
        f"round {1 + turns // SEATS:>2}  version {version:>3}  points {points}  in the city {city}  "
        f"Tactics left {view['commander']['tactics']}  Bystanders lost {view['plot']['progress']}",
        highlight=False,
        soft_wrap=True,
    )


async def _show_outcome(client: Client, game: str, console: Console) -> None:
    end = await client.ask(LOOK, id=game, at=None)
    if not end["outcome"]:
        raise DemoFailed("the game has no outcome")
    scores = ", ".join(f"seat {seat}: {score} VP" for seat, score in enumerate(end["scores"]))
    winners = ", ".join(f"seat {seat}" for seat in end["winners"]) or "nobody"
    console.print(f"\n[bold]{end['outcome']}[/bold] ({end['reason']}); {scores}; individual victory: {winners}")
    console.print(f"the seed, now revealed: {end['proof']['seed']}", highlight=False, soft_wrap=True)


async def _show_replay(house: House, game: str, console: Console) -> None:
    """Fold the stored stream from its first byte, and hold the result against what the service plays on."""
    live = await house.games.load(game)
    rules = house.games.rules(live.game)
    replayed = rules.replay(await house.games.commits(game, 0, live.version))
    same = (replayed.version, replayed.head, replayed.digest()) == (live.version, live.head, live.digest())
    if not same:
        raise DemoFailed(f"the replayed state differs from the live one at version {live.version}")
    console.print(
        f"[green]replayed {live.version} commits: the replayed state equals the live one at version {live.version}"
        f"[/green]\nstate digest {live.digest()}\nchain head   {live.head.hex()}",
        highlight=False,
        soft_wrap=True,
    )
