"""Operators, over REST and over GraphQL: the same things."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.service.house import house_of, make_app, served, token_for

pytestmark = pytest.mark.anyio


async def test_an_operator_suspends_bounds_and_ends_over_rest() -> None:
    app = make_app()
    async with served(app) as client:
        ada, _ = await signed_up(client, "Ada")
        ben, his = await signed_up(client, "Ben")
        hers = {"Authorization": f"Bearer {await token_for(house_of(app), ada, 'admin')}"}
        table = {"game": "smugglers", "seats": [{"kind": "open"}, {"kind": "open"}]}
        game = (await client.post("/v1/games", json=table, headers=his)).json()["id"]

        address = f"/v1/admin/players/{ben}"
        told = await client.put(f"{address}/suspension", json={"reason": "noise"}, headers=hers)
        assert (told.status_code, told.json()["suspended"]) == (200, {"reason": "noise"})
        assert (await client.post("/v1/games", json=table, headers=his)).json()["code"] == "forbidden"
        assert (await client.delete(f"{address}/suspension", headers=hers)).json()["suspended"] is None
        told = await client.put(f"{address}/quota", json={"games": 1}, headers=hers)
        assert (told.json()["games"], told.json()["games_at_once"]) == (1, 1)
        assert (await client.post("/v1/games", json=table, headers=his)).json()["code"] == "forbidden"
        ended = await client.post(f"/v1/admin/games/{game}/end", json={"reason": "Nobody came."}, headers=hers)
        assert (ended.status_code, ended.json()["reason"]) == (200, "called-off")
        again = await client.post(f"/v1/admin/games/{game}/end", json={"reason": "Nobody came."}, headers=hers)
        assert again.json()["code"] == "game_over"
        assert (await client.get(address, headers=hers)).json()["games"] == 0
        log = (await client.get("/v1/admin/log", params={"after": 1}, headers=hers)).json()
        assert [act["operation"] for act in log["acts"]] == ["lift", "set_quota", "end", "end"]


@pytest.mark.parametrize("reason", ["", "   ", "x" * 301, 7, None])
async def test_a_reason_is_a_sentence(reason: Any) -> None:
    app = make_app()
    async with served(app) as client:
        ada, _ = await signed_up(client, "Ada")
        hers = {"Authorization": f"Bearer {await token_for(house_of(app), ada, 'admin')}"}
        told = await client.put(f"/v1/admin/players/{ada}/suspension", json={"reason": reason}, headers=hers)
        assert (told.status_code, told.json()["code"]) == (400, "malformed")


async def test_an_operator_suspends_bounds_and_ends_over_graphql() -> None:
    app = make_app()
    async with served(app) as client:
        ada, _ = await signed_up(client, "Ada")
        ben, his = await signed_up(client, "Ben")
        hers = {"Authorization": f"Bearer {await token_for(house_of(app), ada, 'admin')}"}
        table = {"game": "smugglers", "seats": [{"kind": "open"}, {"kind": "open"}]}
        game = (await client.post("/v1/games", json=table, headers=his)).json()["id"]
        until = 4_000_000_000_000

        async def ask(query: str, headers: dict[str, str] = hers, **variables: Any) -> Any:
            asked = {"query": query, "variables": {"ben": ben, "game": game, **variables}}
            told = (await client.post("/graphql", json=asked, headers=headers)).json()
            assert "errors" not in told, told
            return told["data"]

        account = (
            "... on Account { player { id } suspended { reason until } games gamesAtOnce rate } ... on Refusal { code }"
        )
        suspend = f"""mutation ($ben: ID!, $until: Timestamp) {{
            adminSuspend(input: {{player: $ben, reason: "noise", until: $until}}) {{ {account} }} }}"""
        told = (await ask(suspend, until=until))["adminSuspend"]
        assert told["suspended"] == {"reason": "noise", "until": until}
        assert (await ask(suspend, his))["adminSuspend"] == {"code": "forbidden"}
        told = await ask(f"mutation ($ben: ID!) {{ adminLiftSuspension(input: {{player: $ben}}) {{ {account} }} }}")
        assert told["adminLiftSuspension"]["suspended"] is None
        told = await ask(
            f"mutation ($ben: ID!) {{ adminSetQuota(input: {{player: $ben, games: 3, rate: 9}}) {{ {account} }} }}"
        )
        assert (told["adminSetQuota"]["gamesAtOnce"], told["adminSetQuota"]["rate"]) == (3, 9)
        end = """mutation ($game: ID!) { adminEndGame(input: {gameId: $game, reason: "Nobody came."}) {
            ... on Game { status reason } ... on Refusal { code } } }"""
        assert (await ask(end))["adminEndGame"] == {"status": "ended", "reason": "called-off"}
        assert (await ask(end))["adminEndGame"] == {"code": "game_over"}
        silent = end.replace("Nobody came.", " ")
        told = (await client.post("/graphql", json={"query": silent, "variables": {"game": game}}, headers=hers)).json()
        assert "game_over" not in str(told)
        told = await ask(
            "query ($ben: ID!) { adminPlayer(id: $ben) { games } adminLog { operation arguments player } }"
        )
        assert told["adminPlayer"] == {"games": 0}
        assert [act["operation"] for act in told["adminLog"]] == ["suspend", "lift", "set_quota", "end", "end"]


async def signed_up(client: httpx.AsyncClient, name: str) -> tuple[str, dict[str, str]]:
    """A player's id, and the header that proves them."""
    told = (await client.post("/v1/players", json={"name": name})).json()
    return told["player"]["id"], {"Authorization": f"Bearer {told['token']}"}
