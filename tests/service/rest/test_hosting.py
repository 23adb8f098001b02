"""A table before its game begins, over REST; and the rematch."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
import pytest
from starlette.applications import Starlette

from domain.kernel.lobby import EndGame
from schema.model import GameSummary
from service.games import NOBODY, Intent
from tests.service.house import house_of
from tests.service.rest.problems import problem

pytestmark = pytest.mark.anyio
Headers = dict[str, str]
OPEN = {"kind": "open"}


async def laid_by(client: httpx.AsyncClient, who: Headers, **asked: Any) -> str:
    """A table of three, at which its creator sits."""
    body = {"game": "smugglers", "seats": [OPEN, OPEN, OPEN], "sit": True, **asked}
    return str((await client.post("/v1/games", json=body, headers=who)).headers["location"])


def summary(answer: httpx.Response, status: int = 200) -> GameSummary:
    assert answer.status_code == status, answer.text
    return msgspec.json.decode(answer.content, type=GameSummary)


async def player_of(client: httpx.AsyncClient, who: Headers) -> str:
    return str((await client.get("/v1/players/me", headers=who)).json()["player"]["id"])


async def test_from_an_open_table_to_the_start(client: httpx.AsyncClient, ann: Headers, ben: Headers) -> None:
    table = await laid_by(client, ann, wait_for_ready=True)
    me, other = await player_of(client, ann), await player_of(client, ben)
    told = summary(await client.post(f"{table}/seats", json={}, headers=ben))
    assert (told.host, told.wait_for_ready, [seat.ready for seat in told.seats]) == (me, True, [False] * 3)
    options = {"preset": "long-river", "options": {"hand": 4}}
    told = summary(await client.put(f"{table}/options", json=options, headers=ann))
    assert (told.preset, told.options) == ("long-river", {"spaces": 20, "hand": 4})
    told = summary(await client.post(f"{table}/bots", json={"seat": 2, "bot": "random"}, headers=ann))
    assert [seat.player or seat.bot for seat in told.seats] == [me, other, "random"]
    problem(await client.post(f"{table}/start", headers=ann), 422, "wrong_phase")
    told = summary(await client.put(f"{table}/ready", json={}, headers=ben))
    assert [seat.ready for seat in told.seats] == [False, True, False]
    told = summary(await client.put(f"{table}/ready", json={"ready": False}, headers=ben))
    assert not any(seat.ready for seat in told.seats)
    summary(await client.put(f"{table}/ready", json={"ready": True}, headers=ben))
    problem(await client.post(f"{table}/start", headers=ben), 403, "forbidden")
    assert summary(await client.post(f"{table}/start", headers=ann)).status == "running"
    problem(await client.put(f"{table}/ready", json={}, headers=ben), 422, "wrong_phase")
    problem(await client.put(f"{table}/options", json={}, headers=ann), 422, "wrong_phase")


async def test_who_is_sent_away_and_comes_back(client: httpx.AsyncClient, ann: Headers, ben: Headers) -> None:
    table, other = await laid_by(client, ann), await player_of(client, ben)
    await client.post(f"{table}/seats", json={}, headers=ben)
    told = summary(await client.delete(f"{table}/seats/1", headers=ann))
    assert (told.barred, told.seats[1].player) == ((other,), None)
    refused = problem(await client.post(f"{table}/seats", json={}, headers=ben), 403, "forbidden")
    assert (refused["rule"], refused["detail"]) == ("kernel.lobby.bar", "The host sent you away from this table.")
    problem(await client.delete(f"{table}/barred/{other}", headers=ben), 403, "forbidden")
    assert summary(await client.delete(f"{table}/barred/{other}", headers=ann)).barred == ()
    problem(await client.delete(f"{table}/barred/{other}", headers=ann), 404, "not_found")
    assert summary(await client.post(f"{table}/seats", json={}, headers=ben)).seats[1].player == other


async def test_another_host(client: httpx.AsyncClient, ann: Headers, ben: Headers) -> None:
    table, other = await laid_by(client, ann), await player_of(client, ben)
    problem(await client.put(f"{table}/host", json={"seat": 1}, headers=ann), 422, "wrong_phase", "/seat")
    await client.post(f"{table}/seats", json={}, headers=ben)
    problem(await client.put(f"{table}/host", json={"seat": 1}, headers=ben), 403, "forbidden")
    assert summary(await client.put(f"{table}/host", json={"seat": 1}, headers=ann)).host == other
    problem(await client.post(f"{table}/bots", json={}, headers=ann), 403, "forbidden")
    told = summary(await client.post(f"{table}/bots", json={}, headers=ben))
    assert [seat.kind for seat in told.seats] == ["player", "player", "bot"]
    assert summary(await client.delete(f"{table}/seats/2", headers=ben)).seats[2].kind == "open"


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code", "pointer"),
    [
        ("PUT", "options", {"options": {"hand": 6}}, 422, "option_invalid", "/options/hand"),
        ("PUT", "options", {"preset": "regatta"}, 422, "option_invalid", "/preset"),
        ("PUT", "options", {"seats": []}, 400, "unknown_field", "/seats"),
        ("PUT", "ready", {"ready": "yes"}, 400, "malformed", "/ready"),
        ("PUT", "host", {}, 400, "malformed", "/seat"),
        ("PUT", "host", {"seat": 7}, 404, "not_found", "/seat"),
        ("POST", "bots", {"seat": 0}, 409, "seat_taken", "/seat"),
        ("POST", "bots", {"seat": 7}, 404, "not_found", "/seat"),
        ("POST", "bots", {"bot": "clever"}, 400, "malformed", "/bot"),
        ("POST", "rematch", None, 422, "wrong_phase", ""),
    ],
)
async def test_what_can_not_be(
    client: httpx.AsyncClient, ann: Headers, method: str, path: str, body: Any, status: int, code: str, pointer: str
) -> None:
    table = await laid_by(client, ann)
    before = (await client.get(table)).json()["version"]
    answer = await client.request(method, f"{table}/{path}", json=body, headers=ann)
    problem(answer, status, code, pointer or None)
    assert (await client.get(table)).json()["version"] == before


async def test_the_same_key_does_it_once(client: httpx.AsyncClient, ann: Headers) -> None:
    table, once = await laid_by(client, ann), {**ann, "Idempotency-Key": "a"}
    first, again = [await client.post(f"{table}/bots", json={}, headers=once) for _ in range(2)]
    assert first.content == again.content
    problem(await client.post(f"{table}/bots", json={"seat": 1}, headers=once), 422, "command_id_reused")


async def test_a_rematch(client: httpx.AsyncClient, app: Starlette, game: str, ann: Headers, ben: Headers) -> None:
    id_ = game.rpartition("/")[2]
    stop = EndGame(player="p_admin", reason="Enough.")
    await house_of(app).games.change(id_, lambda _: Intent(NOBODY, stop))
    begun = await client.post(f"{game}/rematch", headers=ann)
    told = summary(begun, 201)
    assert begun.headers["location"] == f"/v1/games/{told.id}"
    assert [seat.player or seat.kept for seat in told.seats] == [await player_of(client, who) for who in (ann, ben)]
    assert summary(await client.post(f"{game}/rematch", headers=ben), 201).id == told.id
    assert summary(await client.get(game)).rematch == told.id
    listed = (await client.get("/v1/games?mine=true&status=ended", headers=ann)).json()["games"]
    assert [each["rematch"] for each in listed] == [told.id]
    assert summary(await client.post(f"/v1/games/{told.id}/start", headers=ben)).status == "running"


async def test_what_a_lobby_lists(client: httpx.AsyncClient, laid: str, game: str, ann: Headers) -> None:
    table = await laid_by(client, ann)

    async def listed(query: str, who: Headers | None = None) -> list[str]:
        page = (await client.get(f"/v1/games?{query}", headers=who or {})).json()
        return [f"/v1/games/{each['id']}" for each in page["games"]]

    assert await listed("joinable=true") == [table]
    assert await listed("seats=2") == [game]
    assert await listed("bots=false") == [table, game]
    assert await listed("bots=true") == []
    assert await listed("waiting=true", ann) == [game]
    problem(await client.get("/v1/games?waiting=true"), 401, "unauthenticated")
    problem(await client.get("/v1/games?seats=0"), 400, "malformed", "/seats")
    problem(await client.get("/v1/games?bots=perhaps"), 400, "malformed", "/bots")
