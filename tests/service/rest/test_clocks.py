"""Clocks and stand-ins over REST."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.service.rest.conftest import GAME
from tests.service.rest.problems import problem

pytestmark = pytest.mark.anyio
Headers = dict[str, str]
EACH = {"kind": "decision", "seconds": 3600}


async def begun(client: httpx.AsyncClient, ann: Headers, ben: Headers, **asked: Any) -> str:
    """A game of two that has begun."""
    laid = await client.post("/v1/games", json={**GAME, **asked}, headers=ann)
    path = str(laid.headers["location"])
    await client.post(f"{path}/seats", json={}, headers=ben)
    await client.post(f"{path}/start", headers=ann)
    return path


async def test_a_clock_is_asked_for_and_shown(client: httpx.AsyncClient, ann: Headers, ben: Headers) -> None:
    path = await begun(client, ann, ben, clock=EACH)
    shown = (await client.get(path)).json()["clock"]
    (*_, started) = (await client.get(f"{path}/events?describe=true")).json()["commits"]
    runs = {"left": 3_600_000, "since": started["at"], "deadline": started["at"] + 3_600_000}
    assert shown == {
        "kind": "decision",
        "seconds": 3600,
        "increment": 0,
        "at_zero": "answer",
        "stopped": False,
        "wished": [],
        "missing": [],
        "deadline": runs["deadline"],
        "seats": [{"seat": seat, **runs} for seat in (0, 1)],
    }
    noted = started["events"][-1]
    assert noted["type"] == "ClockSet"
    assert noted["text"]
    assert [time["since"] for time in noted["times"]] == [started["at"]] * 2


async def test_a_game_without_one_has_none(client: httpx.AsyncClient, ann: Headers, ben: Headers) -> None:
    path = await begun(client, ann, ben)
    assert (await client.get(path)).json()["clock"] is None
    problem(await client.post(f"{path}/clock", json={"stopped": True}, headers=ann), 422, "wrong_phase")


@pytest.mark.parametrize(
    ("clock", "status", "code", "pointer"),
    [
        ({"kind": "days", "seconds": 5}, 422, "option_invalid", "/clock/days"),
        ({"kind": "turn", "seconds": 5, "at_zero": "stand_in"}, 422, "option_invalid", "/clock/increment"),
        ({"kind": "hourglass", "seconds": 5}, 400, "malformed", "/clock/kind"),
        ({"kind": "decision", "seconds": 0}, 400, "malformed", "/clock/seconds"),
        ({"kind": "days", "days": 22}, 400, "malformed", "/clock/days"),
        ({"kind": "decision", "seconds": 5, "at_zero": "forfeit"}, 400, "malformed", "/clock/at_zero"),
    ],
)
async def test_a_clock_that_can_not_be_is_refused(
    client: httpx.AsyncClient, ann: Headers, clock: Any, status: int, code: str, pointer: str
) -> None:
    problem(await client.post("/v1/games", json={**GAME, "clock": clock}, headers=ann), status, code, pointer)


async def test_all_stop_it_and_let_it_run(client: httpx.AsyncClient, ann: Headers, ben: Headers) -> None:
    path = await begun(client, ann, ben, clock=EACH)
    first = await client.post(f"{path}/clock", json={"stopped": True}, headers=ann)
    assert (first.json()["clock"]["wished"], first.json()["clock"]["missing"]) == ([0], [1])
    problem(await client.post(f"{path}/clock", json={"stopped": True}, headers=ann), 422, "wrong_phase", "/stopped")
    then = await client.post(f"{path}/clock", json={"stopped": True}, headers=ben)
    assert (then.json()["clock"]["stopped"], then.json()["clock"]["deadline"]) == (True, None)
    for who in (ann, ben):
        again = await client.post(f"{path}/clock", json={"stopped": False}, headers=who)
    assert again.json()["clock"]["deadline"]


async def test_a_bot_stands_in_and_the_player_comes_back(client: httpx.AsyncClient, ann: Headers, ben: Headers) -> None:
    path = await begun(client, ann, ben)
    seat = f"{path}/seats/1/stand-in"
    away = (await client.post(seat, headers={**ben, "Idempotency-Key": "gone"})).json()
    assert (away["seats"][1]["kind"], away["seats"][1]["bot"]) == ("player", "greedy")
    again = (await client.post(seat, headers={**ben, "Idempotency-Key": "gone"})).json()
    assert again["seats"][1]["bot"] == "greedy"
    problem(await client.post(seat, headers=ann), 403, "not_your_seat", "/seat")
    assert (await client.delete(seat, headers=ben)).json()["seats"][1]["bot"] is None
    problem(await client.delete(seat, headers=ben), 422, "wrong_phase")
    problem(await client.post(f"{path}/seats/many/stand-in", headers=ben), 404, "not_found")
