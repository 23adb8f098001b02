"""Clocks and stand-ins over GraphQL."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Visit
from .house import House

pytestmark = pytest.mark.anyio

CLOCK = """clock {
  kind seconds increment atZero stopped wished missing deadline seats { seat left since deadline }
}"""
GAME = f"{{ __typename ... on Game {{ seats {{ kind bot }} {CLOCK} }} ... on Refusal {{ code pointer message }} }}"


async def laid(house: House, clock: dict[str, Any] | None) -> tuple[Any, Visit]:
    """The answer to who would lay a table with such a clock, and a look at the game that has begun, if there is one."""
    ann, bo = await house.sign_up("Ann"), await house.sign_up("Bo")
    query = f"mutation ($in: CreateGameInput!) {{ createGame(input: $in) {{ ... on Game {{ id {CLOCK} }} ... on Refusal {{ code pointer }} }} }}"
    asked = {"game": "smugglers", "seats": [{}, {}], "sit": True, "clock": clock}
    told = (await house.ask(query, ann, **{"in": asked})).data["createGame"]
    visit = Visit(house, told.get("id", ""), ann, bo)
    if visit.game:
        await house.ask("mutation ($g: ID!) { joinGame(input: {gameId: $g}) { __typename } }", bo, g=visit.game)
        await house.ask("mutation ($g: ID!) { startGame(input: {gameId: $g}) { __typename } }", ann, g=visit.game)
    return told, visit


async def said(visit: Visit, who: str, mutation: str, kind: str, **fields: Any) -> Any:
    query = f"mutation ($in: {kind}!) {{ {mutation}(input: $in) {GAME} }}"
    return (await visit.house.ask(query, who, **{"in": {"gameId": visit.game, **fields}})).data[mutation]


async def test_a_clock_is_asked_for_and_shown(house: House) -> None:
    told, visit = await laid(house, {"kind": "turn", "seconds": 60, "increment": 5, "atZero": "stand_in"})
    clock = told["clock"]
    assert (clock["kind"], clock["seconds"], clock["increment"], clock["atZero"]) == ("turn", 60, 5, "stand_in")
    assert (clock["deadline"], [seat["left"] for seat in clock["seats"]]) == (None, [60_000] * 2)
    query = f"query ($g: ID!) {{ game(id: $g) {{ {CLOCK} events {{ at events {{ __typename ... on ClockSet {{ text times {{ left awaited since }} }} ... on Created {{ clock {{ kind seconds atZero }} }} }} }} }} }}"
    game = (await house.ask(query, g=visit.game)).data["game"]
    began = game["events"][-1]["at"]
    assert game["clock"]["deadline"] == began + 65_000
    assert game["clock"]["seats"][1] == {"seat": 1, "left": 65_000, "since": began, "deadline": began + 65_000}
    assert game["events"][0]["events"][0]["clock"] == {"kind": "turn", "seconds": 60, "atZero": "stand_in"}
    noted = game["events"][-1]["events"][-1]
    assert noted["times"] == [{"left": 65_000, "awaited": True, "since": began}] * 2
    assert noted["text"]


async def test_a_game_without_one_says_so(house: House) -> None:
    told, visit = await laid(house, None)
    assert told["clock"] is None
    no = await said(visit, visit.ann, "setClock", "SetClockInput", stopped=True)
    assert (no["code"], no["message"]) == ("wrong_phase", "This game is played without a clock.")


async def test_a_clock_that_makes_no_sense_is_refused(house: House) -> None:
    told, _ = await laid(house, {"kind": "days", "seconds": 5})
    assert (told["code"], told["pointer"]) == ("option_invalid", "/clock/days")


async def test_all_stop_it_and_let_it_run(house: House) -> None:
    _, visit = await laid(house, {"kind": "decision", "seconds": 3600})
    first = await said(visit, visit.ann, "setClock", "SetClockInput", stopped=True)
    assert (first["clock"]["stopped"], first["clock"]["wished"], first["clock"]["missing"]) == (False, [0], [1])
    then = await said(visit, visit.bo, "setClock", "SetClockInput", stopped=True)
    assert (then["clock"]["stopped"], then["clock"]["deadline"]) == (True, None)


async def test_a_bot_stands_in_and_the_player_comes_back(house: House) -> None:
    _, visit = await laid(house, None)
    away = await said(visit, visit.bo, "standIn", "AttendInput", seat=1)
    assert away["seats"][1] == {"kind": "player", "bot": "greedy"}
    assert (await said(visit, visit.ann, "standIn", "AttendInput", seat=1))["code"] == "not_your_seat"
    back = await said(visit, visit.bo, "comeBack", "AttendInput", seat=1)
    assert back["seats"][1] == {"kind": "player", "bot": None}
    assert (await said(visit, visit.bo, "comeBack", "AttendInput", seat=1))["code"] == "wrong_phase"
