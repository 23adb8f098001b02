"""A game over REST, from signing up to its end."""

from __future__ import annotations

from base64 import b64decode
from random import Random
from typing import Any
from uuid import uuid4

import httpx
import pytest

from domain.kernel.signature import head_statement, is_signed
from tests.service.house import TakingTurns, make_app, served
from tests.service.rest.conftest import GAME
from tests.service.rest.problems import problem

pytestmark = pytest.mark.anyio
Headers = dict[str, str]

ORDER = {"type": "decide", "decision": 1, "choice": ["2"]}


def any_of(legal: dict[str, Any], chance: Random) -> dict[str, Any]:
    """What a client posts that knows nothing of the game."""
    for asked in legal["decisions"]:
        if asked["options"] is not None:
            keys = [option["key"] for option in asked["options"]]
            n = chance.randint(asked["least"], asked["most"])
            return {"type": "decide", "decision": asked["decision"], "choice": chance.sample(keys, n)}
    posted: dict[str, Any] = chance.choice(
        [each["action"] for each in legal["actions"] if each["type"] != "setAutoPass"]
    )
    return posted


async def test_heads_are_told_with_signatures_by_a_published_key(
    client: httpx.AsyncClient, laid: str, ben: Headers
) -> None:
    game = (await client.post(f"{laid}/seats", headers=ben)).json()
    (key,) = (await client.get("/v1/keys")).json()["keys"]
    assert key.keys() == {"id", "key", "first_used"}
    assert (game["signed_by"], game["algorithm"]) == (key["id"], "turnledger 1")
    statement = head_statement(game["id"], game["version"], bytes.fromhex(game["head"]))
    assert is_signed(b64decode(key["key"]), b64decode(game["signature"]), statement)
    (last,) = (await client.get(f"{laid}/events?after={game['version'] - 1}")).json()["commits"]
    assert [last[name] for name in ("hash", "signature", "signed_by")] == [
        game[name] for name in ("head", "signature", "signed_by")
    ]


async def test_signing_up(client: httpx.AsyncClient) -> None:
    answer = await client.post("/v1/players", json={"name": "Ann"}, headers={"Accept-Language": "en-GB"})
    assert answer.status_code == 201
    assert answer.json()["player"]["name"] == "Ann"
    assert answer.headers["cache-control"] == "no-store"
    assert (await client.post("/v1/players")).status_code == 201  # all of it may be left out


async def test_signing_up_again_with_the_same_key(client: httpx.AsyncClient) -> None:
    key = {"Idempotency-Key": str(uuid4())}
    first, again = [await client.post("/v1/players", json={"name": "Ann"}, headers=key) for _ in range(2)]
    assert first.status_code == again.status_code == 201
    assert first.content == again.content
    problem(await client.post("/v1/players", json={"name": "Ben"}, headers=key), 422, "command_id_reused")
    short = await client.post("/v1/players", headers={"Idempotency-Key": "short"})
    problem(short, 400, "malformed")
    assert "at least 32 characters" in short.json()["detail"]


async def test_who_am_i(client: httpx.AsyncClient, ann: Headers, game: str) -> None:
    me = (await client.get("/v1/players/me", headers=ann)).json()
    assert me["player"]["name"] == "Ann"
    assert [each["id"] for each in me["games"]] == [game.rpartition("/")[2]]


async def test_creating(client: httpx.AsyncClient, ann: Headers) -> None:
    answer = await client.post("/v1/games", json={**GAME, "preset": "creek", "visibility": "unlisted"}, headers=ann)
    assert answer.status_code == 201
    made = answer.json()
    assert answer.headers["location"] == f"/v1/games/{made['id']}"
    assert (await client.get(answer.headers["location"])).json() == made
    assert (await client.get("/v1/games")).json()["games"] == []
    assert len((await client.get("/v1/games?mine=true&status=open", headers=ann)).json()["games"]) == 1


async def test_a_whole_game(client: httpx.AsyncClient, game: str, ann: Headers, ben: Headers) -> None:
    chance = Random(5)
    while (summary := (await client.get(game)).json())["status"] == "running":
        who = (ann, ben)[summary["awaited"][0]]
        legal = (await client.get(f"{game}/actions", headers=who)).json()
        answer = await client.post(f"{game}/actions", json=any_of(legal, chance), headers=who)
        assert answer.status_code == 200, answer.text
        assert answer.json()["version"] == summary["version"] + 1
    assert summary["seed"]
    view = await client.get(f"{game}/view?reveal=true")
    assert view.headers["etag"] == f'"{summary["version"]}"'
    assert problem(await client.post(f"{game}/actions", json=ORDER, headers=ann), 422, "game_over")["legal"] == []


async def test_standing_up(client: httpx.AsyncClient, laid: str, ann: Headers) -> None:
    answer = await client.delete(f"{laid}/seats/0", headers=ann)
    assert answer.json()["seats"][0]["kind"] == "open"
    for seat in ("9", "x", "-1", "1000000000000000", "²"):
        problem(await client.delete(f"{laid}/seats/{seat}", headers=ann), 404, "not_found")


async def test_a_refusal_tells_what_would_have_been_legal(client: httpx.AsyncClient, game: str, ann: Headers) -> None:
    refused = problem(
        await client.post(f"{game}/actions", json={**ORDER, "choice": ["9"]}, headers=ann),
        422,
        "choice_out_of_bounds",
        "/choice",
    )
    assert refused["rule"] == "kernel.decision.answer"
    assert [each["type"] for each in refused["legal"]] == ["setAutoPass"]
    posted = await client.post(f"{game}/actions", json=refused["legal"][0]["action"], headers=ann)
    assert posted.status_code == 200


async def test_if_match(client: httpx.AsyncClient, game: str, ann: Headers) -> None:
    for stale in ('"2"', '"99"'):
        problem(
            await client.post(f"{game}/actions", json=ORDER, headers={**ann, "If-Match": stale}),
            412,
            "version_conflict",
        )
    for nonsense in ("3", "W/3", '"x"', '"3", "4"', ""):
        problem(
            await client.post(f"{game}/actions", json=ORDER, headers={**ann, "If-Match": nonsense}), 400, "malformed"
        )
    assert (await client.post(f"{game}/actions", json=ORDER, headers={**ann, "If-Match": '"3"'})).status_code == 200
    on = {"type": "setAutoPass", "on": True}
    assert (await client.post(f"{game}/actions", json=on, headers={**ann, "If-Match": "*"})).status_code == 200


async def test_an_idempotency_key(client: httpx.AsyncClient, game: str, ann: Headers) -> None:
    key = {**ann, "Idempotency-Key": "a"}
    first = await client.post(f"{game}/actions", json=ORDER, headers=key)
    again = await client.post(f"{game}/actions", json=ORDER, headers=key)
    assert first.status_code == again.status_code == 200
    assert first.content == again.content
    other = await client.post(f"{game}/actions", json={**ORDER, "choice": ["1"]}, headers=key)
    problem(other, 422, "command_id_reused")
    created = [await client.post("/v1/games", json=GAME, headers=key) for _ in range(2)]
    assert created[0].json() == created[1].json()


async def test_an_etag(client: httpx.AsyncClient, game: str, ann: Headers) -> None:
    first = await client.get(f"{game}/view", headers=ann)
    assert first.headers["etag"] == '"3"'
    assert first.headers["vary"] == "Authorization, Accept-Language"
    for known in ('"3"', 'W/"3"', '"1", "3"', "*"):
        same = await client.get(f"{game}/view", headers={**ann, "If-None-Match": known})
        assert (same.status_code, same.content, same.headers["etag"]) == (304, b"", '"3"')
    assert (await client.get(f"{game}/view", headers={**ann, "If-None-Match": '"2"'})).status_code == 200
    await client.post(f"{game}/actions", json=ORDER, headers=ann)
    newer = await client.get(f"{game}/view", headers={**ann, "If-None-Match": '"3"'})
    assert newer.headers["etag"] == '"4"'
    before = await client.get(f"{game}/view?at=3", headers=ann)
    assert (before.content, before.headers["etag"]) == (first.content, '"3"')
    problem(await client.get(f"{game}/view?at=99", headers={**ann, "If-None-Match": '"99"'}), 404, "not_found")


async def test_a_view_is_the_callers_own(client: httpx.AsyncClient, game: str, ann: Headers) -> None:
    own = (await client.get(f"{game}/view", headers=ann)).json()
    spectators = (await client.get(f"{game}/view")).json()
    assert all(card["card"] for card in own["boats"][0]["hand"])
    assert not any(card["card"] for boat in spectators["boats"] for card in boat["hand"])
    problem(await client.get(f"{game}/view?reveal=true", headers=ann), 403, "forbidden")


async def test_a_game_that_is_over_is_seen_through_any_eyes(
    client: httpx.AsyncClient, game: str, ann: Headers, ben: Headers
) -> None:
    def hands(answer: httpx.Response) -> list[bool]:
        return [all(card["card"] for card in boat["hand"]) for boat in answer.json()["boats"]]

    problem(await client.get(f"{game}/view?seat=1", headers=ann), 403, "not_your_seat", "/seat")
    problem(await client.get(f"{game}/events?seat=1", headers=ann), 403, "not_your_seat", "/seat")
    problem(await client.get(f"{game}/events?reveal=true", headers=ann), 403, "forbidden")
    assert hands(await client.get(f"{game}/view?spectator=true", headers=ann)) == [False, False]
    chance = Random(5)
    while (summary := (await client.get(game)).json())["status"] == "running":
        who = (ann, ben)[summary["awaited"][0]]
        legal = (await client.get(f"{game}/actions", headers=who)).json()
        await client.post(f"{game}/actions", json=any_of(legal, chance), headers=who)
    for query, seen in (("seat=0", [True, False]), ("seat=1", [False, True]), ("reveal=true", [True, True])):
        assert hands(await client.get(f"{game}/view?at=3&{query}")) == seen
    told = [
        await client.get(f"{game}/events?{query}") for query in ("seat=0", "seat=1", "spectator=true", "reveal=true")
    ]
    assert len({answer.content for answer in told}) == 4
    problem(await client.get(f"{game}/view?seat=2"), 404, "not_found")
    problem(await client.get(f"{game}/view?seat=0&reveal=true"), 400, "malformed")
    stream = {**ann, "Accept": "text/event-stream"}
    problem(await client.get(f"{game}/events?seat=1", headers=stream), 400, "malformed")


async def test_the_catalogue(client: httpx.AsyncClient) -> None:
    assert [each["game"] for each in (await client.get("/v1/rulesets")).json()["rulesets"]] == ["smugglers"]
    assert (await client.get("/v1/rulesets/smugglers")).json()["most_seats"] == 4
    cards = (await client.get("/v1/rulesets/smugglers/cards")).json()["cards"]
    for name in (cards[0]["key"], cards[0]["id"]):
        assert (await client.get(f"/v1/rulesets/smugglers/cards/{name}")).json() == cards[0]
    rules = (await client.get("/v1/rulesets/smugglers/rules")).json()["rules"]
    assert (await client.get(f"/v1/rulesets/smugglers/rules/{rules[0]['id']}")).json() == rules[0]
    for path in ("chess", "chess/cards", "chess/rules", "smugglers/cards/x", "smugglers/rules/x"):
        problem(await client.get(f"/v1/rulesets/{path}"), 404, "not_found")


async def test_pages_of_games(client: httpx.AsyncClient, ann: Headers) -> None:
    for _ in range(3):
        await client.post("/v1/games", json=GAME, headers=ann)
    first = (await client.get("/v1/games?first=2")).json()
    rest = (await client.get("/v1/games", params={"first": 2, "after": first["next"]})).json()
    assert [len(first["games"]), len(rest["games"]), rest["next"]] == [2, 1, None]
    problem(await client.get("/v1/games?after=nonsense"), 410, "cursor_unavailable")
    problem(await client.get("/v1/games?mine=true"), 401, "unauthenticated")


async def test_a_decision_survives_a_restart(
    client: httpx.AsyncClient, store: TakingTurns, game: str, ann: Headers, ben: Headers
) -> None:
    await client.post(f"{game}/actions", json=ORDER, headers=ann)
    async with served(make_app(store)) as later:
        (asked,) = (await later.get(f"{game}/actions", headers=ben)).json()["decisions"]
        answer = await later.post(
            f"{game}/actions", json={"type": "decide", "decision": asked["decision"], "choice": ["1"]}, headers=ben
        )
        assert answer.status_code == 200
        assert answer.json()["version"] == 5


async def test_a_seat_need_not_be_named(client: httpx.AsyncClient, game: str, ann: Headers, ben: Headers) -> None:
    seat = {**ORDER, "seat": 1}
    problem(await client.post(f"{game}/actions", json=seat, headers=ann), 403, "not_your_seat", "/seat")
    problem(await client.post(f"{game}/actions", json=ORDER), 401, "unauthenticated")
    seat = {**ORDER, "seat": 1, "decision": 2}
    assert (await client.post(f"{game}/actions", json=seat, headers=ben)).status_code == 200
