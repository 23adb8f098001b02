"""A table before its game begins, over GraphQL; and the rematch."""

from __future__ import annotations

from typing import Any

import pytest

from service import listing

from .house import House

pytestmark = pytest.mark.anyio
TOLD = """{ __typename
  ... on Game { id status host waitForReady barred preset options rematch seats { kind player bot ready kept } }
  ... on Refusal { code message rule pointer }
}"""
OPEN = {"kind": "open"}


async def ask(house: House, token: str, name: str, **about: Any) -> Any:
    """What a mutation answers."""
    kind = name[0].upper() + name[1:]
    text = f"mutation ($input: {kind}Input!) {{ {name}(input: $input) {TOLD} }}"
    return (await house.ask(text, token, input=about)).data[name]


async def me(house: House, token: str) -> str:
    return str((await house.ask("{ me { id } }", token)).data["me"]["id"])


async def test_a_table_is_made_ready(house: House) -> None:
    ann, bo = await house.sign_up("Ann"), await house.sign_up("Bo")
    who = [await me(house, token) for token in (ann, bo)]
    laid = await ask(house, ann, "createGame", game="smugglers", seats=[OPEN] * 3, sit=True, waitForReady=True)
    game = {"gameId": laid["id"]}
    assert (laid["host"], laid["waitForReady"]) == (who[0], True)
    await ask(house, bo, "joinGame", **game)
    told = await ask(house, ann, "changeOptions", **game, preset="long-river", options={"hand": 4})
    assert (told["preset"], told["options"]) == ("long-river", {"spaces": 20, "hand": 4})
    told = await ask(house, ann, "seatBots", **game, bot="random")
    assert [seat["bot"] for seat in told["seats"]] == [None, None, "random"]
    told = await ask(house, ann, "startGame", **game)
    assert (told["code"], told["rule"]) == ("wrong_phase", "kernel.lobby.ready")
    told = await ask(house, bo, "setReady", **game)
    assert [seat["ready"] for seat in told["seats"]] == [False, True, False]
    told = await ask(house, ann, "handOver", **game, seat=1, commandId="a")
    assert told["host"] == who[1]
    assert await ask(house, ann, "handOver", **game, seat=1, commandId="a") == told
    await ask(house, ann, "setReady", **game)
    assert (await ask(house, bo, "startGame", **game))["status"] == "running"


async def test_who_is_sent_away_and_comes_back(house: House) -> None:
    ann, bo = await house.sign_up("Ann"), await house.sign_up("Bo")
    game = {"gameId": (await ask(house, ann, "createGame", game="smugglers", seats=[OPEN] * 2, sit=True))["id"]}
    await ask(house, bo, "joinGame", **game)
    bos = await me(house, bo)
    assert (await ask(house, ann, "leaveGame", **game, seat=1))["barred"] == [bos]
    assert (await ask(house, bo, "joinGame", **game))["rule"] == "kernel.lobby.bar"
    assert (await ask(house, bo, "readmit", **game, player=bos))["code"] == "forbidden"
    assert (await ask(house, ann, "readmit", **game, player=bos))["barred"] == []
    assert (await ask(house, bo, "joinGame", **game))["seats"][1]["player"] == bos


async def test_a_rematch(house: House) -> None:
    ann, bo = await house.sign_up("Ann"), await house.sign_up("Bo")
    game = await house.started(ann, bo)
    assert (await ask(house, ann, "rematch", gameId=game))["code"] == "wrong_phase"
    await house.call_off(game)
    again = await ask(house, ann, "rematch", gameId=game)
    assert [seat["player"] or seat["kept"] for seat in again["seats"]] == [await me(house, t) for t in (ann, bo)]
    assert (await ask(house, bo, "rematch", gameId=game))["id"] == again["id"]
    told = (await house.ask("query ($id: ID!) { game(id: $id) { rematch } }", ann, id=game)).data
    assert told["game"]["rematch"] == again["id"]


async def test_what_a_lobby_lists(house: House) -> None:
    ann, bo = await house.sign_up("Ann"), await house.sign_up("Bo")
    begun = await house.started(ann, bo)
    table = (await ask(house, ann, "createGame", game="smugglers", seats=[OPEN] * 3))["id"]
    query = "query ($by: GameFilter) { games(filter: $by) { nodes { id } pageInfo { hasNextPage endCursor } } }"
    wanted: list[tuple[dict[str, Any], list[str]]] = [
        ({"joinable": True}, [table]),
        ({"seats": 2}, [begun]),
        ({"bots": False}, [table, begun]),
        ({"bots": True}, []),
        ({"waiting": True}, [begun]),
    ]
    for by, found in wanted:
        told = (await house.ask(query, ann, by=by)).data["games"]
        assert [game["id"] for game in told["nodes"]] == found


async def test_an_empty_page_leads_on(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "SCANNED", 1)
    ann = await house.sign_up("Ann")
    for n in (3, 2):
        await ask(house, ann, "createGame", game="smugglers", seats=[OPEN] * n)
    query = """query ($after: String) { games(filter: {seats: 3}, after: $after) {
      nodes { id } pageInfo { hasNextPage endCursor } } }"""
    first = (await house.ask(query)).data["games"]
    assert (first["nodes"], first["pageInfo"]["hasNextPage"]) == ([], True)
    second = (await house.ask(query, after=first["pageInfo"]["endCursor"])).data["games"]
    assert len(second["nodes"]) == 1


async def test_when_a_table_expires_is_told_with_its_first_event(house: House) -> None:
    """It is more than an Int of GraphQL can hold."""
    ann = await house.sign_up("Ann")
    game = (await ask(house, ann, "createGame", game="smugglers", seats=[OPEN] * 2))["id"]
    query = (
        "query ($id: ID!) { game(id: $id) { createdAt expiresAt events { events { ... on Created { expires } } } } }"
    )
    told = (await house.ask(query, ann, id=game)).data["game"]
    assert told["expiresAt"] == told["createdAt"] + 14 * 86_400_000
    assert told["events"][0]["events"] == [{"expires": told["expiresAt"]}]
