"""Sandboxes over REST."""

from __future__ import annotations

import httpx
import pytest

from tests.service.rest.problems import problem

pytestmark = pytest.mark.anyio
Headers = dict[str, str]


async def order(client: httpx.AsyncClient, game: str, *players: Headers) -> None:
    """Both order a pace, and the boats sail."""
    for n, who in enumerate(players, 1):
        move = {"type": "decide", "decision": n, "choice": ["1"]}
        assert (await client.post(f"{game}/actions", json=move, headers=who)).status_code == 200


async def test_a_sandbox(client: httpx.AsyncClient, game: str, ann: Headers, ben: Headers) -> None:
    await order(client, game, ann, ben)
    version = (await client.get(game)).json()["version"]
    forked = await client.post(f"{game}/fork", json={}, headers={**ben, "Idempotency-Key": "one"})
    assert forked.status_code == 201
    sandbox = forked.headers["location"]
    assert (await client.get(sandbox)).json()["fork"] == {"game": game.rpartition("/")[2], "version": version}
    again = await client.post(f"{game}/fork", json={}, headers={**ben, "Idempotency-Key": "one"})
    assert again.headers["location"] == sandbox
    chosen = {"at": version, "seat": 1, "hold": "all", "visibility": "public"}
    other = (await client.post(f"{game}/fork", json=chosen, headers=ben)).json()
    assert (other["visibility"], [seat["name"] for seat in other["seats"]]) == ("public", ["Ben", "Ben"])
    assert (await client.get(game)).json()["fork"] is None


async def test_what_is_refused(client: httpx.AsyncClient, game: str, ann: Headers, ben: Headers) -> None:
    problem(await client.post(f"{game}/fork", json={}), 401, "unauthenticated")
    problem(await client.post(f"{game}/fork", json={}, headers=ann), 422, "wrong_phase", "/at")
    await order(client, game, ann, ben)
    problem(await client.post(f"{game}/fork", json={"seat": 1}, headers=ann), 403, "not_your_seat", "/seat")
    problem(await client.post(f"{game}/fork", json={"hold": "none"}, headers=ann), 400, "malformed", "/hold")
    problem(await client.post(f"{game}/fork", json={"at": 0}, headers=ann), 400, "malformed", "/at")
    problem(await client.post(f"{game}/fork", json={"at": 99}, headers=ann), 404, "not_found", "/at")
    move = {"type": "row"}
    assert (await client.post(f"{game}/actions", json=move, headers=ann)).status_code == 200
    asked = (await client.get(game)).json()["version"]
    refused = await client.post(f"{game}/fork", json={"at": asked}, headers=ann)
    problem(refused, 422, "wrong_phase", "/at")
    assert refused.json()["detail"].endswith(f"after version {asked - 1} it can.")
