"""Every mutation, accepted and refused."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest

from .conftest import Visit
from .house import House

pytestmark = pytest.mark.anyio

ACT = """{
  __typename
  ... on ActionAccepted { version events { __typename rule } game { id version } }
  ... on ActionRefused { code message rule pointer legal { type seat action input } }
  ... on VersionConflict { current }
}"""
GAME = (
    "{ __typename ... on Game { id status version seats { kind name } } ... on Refusal { code message rule pointer } }"
)


async def act(visit: Visit, token: str, action: str, **fields: Any) -> Any:
    kind = action[0].upper() + action[1:]
    query = f"mutation ($in: {kind}Input!) {{ {action}(input: $in) {ACT} }}"
    reply = await visit.house.ask(query, token, **{"in": {"gameId": visit.game, **fields}})
    return reply.data[action]


async def order(visit: Visit) -> None:
    """Both crews order their pace, so that seat 0 is to move."""
    await act(visit, visit.ann, "decide", decision=1, choice=["1"])
    await act(visit, visit.bo, "decide", decision=2, choice=["2"])


# -- the lobby


async def test_signing_up_gives_a_player_and_a_token(house: House) -> None:
    query = """mutation { signUp(input: {name: "Ann B", locale: "en"}) {
      __typename ... on SignedUp { token player { id name locale } } } }"""
    told = (await house.ask(query)).data["signUp"]
    assert told["__typename"] == "SignedUp"
    assert told["player"]["name"] == "Ann B"
    me = (await house.ask("{ me { id } }", told["token"])).data["me"]
    assert me["id"] == told["player"]["id"]


async def test_a_name_too_long_is_refused(house: House) -> None:
    query = "mutation ($name: String!) { signUp(input: {name: $name}) { ... on Refusal { code pointer message } } }"
    told = (await house.ask(query, name="x" * 61)).data["signUp"]
    assert told["code"] == "malformed"
    assert told["pointer"] == "/name"


async def test_a_refusal_points_at_the_field_of_the_input(visit: Visit) -> None:
    query = "mutation ($in: StartGameInput!) { startGame(input: $in) { ... on Refusal { code pointer } } }"
    reply = await visit.house.ask(query, visit.ann, **{"in": {"gameId": visit.game, "clientSeed": "x" * 1000}})
    assert reply.data["startGame"] == {"code": "malformed", "pointer": "/clientSeed"}


SIGN_UP = """mutation ($input: SignUpInput!) { signUp(input: $input) {
  __typename ... on SignedUp { token player { id name } } ... on Refusal { code message }
} }"""


async def test_a_sign_up_sent_again_gets_the_first_answer(house: House) -> None:
    asked = {"name": "Ann", "commandId": str(uuid4())}
    first = (await house.ask(SIGN_UP, input=asked)).data
    assert first["signUp"]["player"]["name"] == "Ann"
    assert (await house.ask(SIGN_UP, input=asked)).data == first
    other = (await house.ask(SIGN_UP, input={**asked, "name": "Ben"})).data["signUp"]
    assert other["code"] == "command_id_reused"


async def test_a_sign_up_whose_command_id_might_be_guessed_is_refused(house: House) -> None:
    told = (await house.ask(SIGN_UP, input={"commandId": "once"})).data["signUp"]
    assert told["code"] == "malformed"
    assert "at least 32 characters" in told["message"]


async def test_creating_a_game_gives_the_seed_s_commitment(house: House) -> None:
    query = """mutation { createGame(input: {game: smugglers, preset: "creek", options: {hand: 2}, seats: [{}, {kind: open}],
      sit: true, visibility: unlisted}) { ... on Game { version options visibility seats { kind } proof { seedHash seed } } } }"""
    told = (await house.ask(query, await house.sign_up())).data["createGame"]
    assert told["options"] == {"spaces": 3, "hand": 2}
    assert told["visibility"] == "unlisted"
    assert [seat["kind"] for seat in told["seats"]] == ["player", "open"]
    assert len(told["proof"]["seedHash"]) == 64
    assert told["proof"]["seed"] is None


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ("seats: [{}]", "option_invalid"),
        ('seats: [{}, {}], preset: "none"', "option_invalid"),
        ("seats: [{}, {}], options: {spaces: 1000}", "option_invalid"),
        ("seats: [{bot: random}, {}]", "option_invalid"),
    ],
)
async def test_a_game_that_cannot_be_is_refused(house: House, fields: str, code: str) -> None:
    query = f"mutation {{ createGame(input: {{game: smugglers, {fields}}}) {GAME} }}"
    told = (await house.ask(query, await house.sign_up())).data["createGame"]
    assert told["__typename"] == "Refusal"
    assert told["code"] == code
    assert told["message"]


async def test_nobody_creates_nothing(house: House) -> None:
    query = f"mutation {{ createGame(input: {{game: smugglers, seats: [{{}}, {{}}]}}) {GAME} }}"
    assert (await house.ask(query)).data["createGame"]["code"] == "unauthenticated"


async def test_a_game_is_created_once_for_a_command_id(house: House) -> None:
    ann = await house.sign_up()
    query = f'mutation {{ createGame(input: {{game: smugglers, seats: [{{}}, {{}}], commandId: "c1"}}) {GAME} }}'
    first, again = [(await house.ask(query, ann)).data["createGame"] for _ in range(2)]
    assert first["id"] == again["id"]


async def test_players_join_leave_and_start(house: House) -> None:
    ann, bo = await house.sign_up("Ann"), await house.sign_up("Bo")
    game = await house.laid(ann)

    async def lobby(token: str, does: str, **fields: Any) -> Any:
        kind = does[0].upper() + does[1:]
        query = f"mutation ($in: {kind}Input!) {{ {does}(input: $in) {GAME} }}"
        return (await house.ask(query, token, **{"in": {"gameId": game, **fields}})).data[does]

    assert (await lobby(ann, "startGame"))["code"] == "wrong_phase"
    assert (await lobby(bo, "joinGame", seat=0))["code"] == "seat_taken"
    joined = await lobby(bo, "joinGame", seat=1, clientSeed="dice")
    assert [seat["name"] for seat in joined["seats"]] == ["Ann", "Bo"]
    assert (await lobby(ann, "leaveGame", seat=0))["seats"][0]["kind"] == "open"
    assert (await lobby(bo, "leaveGame", seat=0))["code"] == "not_your_seat"
    await lobby(ann, "joinGame")
    assert (await lobby(bo, "joinGame"))["code"] == "table_full"
    assert (await lobby(ann, "startGame", clientSeed="more"))["status"] == "running"
    assert (await lobby(ann, "startGame"))["code"] == "wrong_phase"


async def test_a_game_that_is_not_there_is_a_refusal_with_its_sentence(house: House) -> None:
    query = 'mutation { joinGame(input: {gameId: "g_nowhere"}) { ... on Refusal { code message } } }'
    told = (await house.ask(query, await house.sign_up())).data["joinGame"]
    assert told == {"code": "not_found", "message": "There is no game g_nowhere."}


# -- actions


async def test_an_action_is_accepted_with_its_events(visit: Visit) -> None:
    told = await act(visit, visit.ann, "decide", decision=1, choice=["1"])
    assert told["__typename"] == "ActionAccepted"
    assert [event["__typename"] for event in told["events"]] == ["Answered"]
    assert told["game"] == {"id": visit.game, "version": told["version"]}


async def test_every_action_of_the_game_can_be_taken(visit: Visit) -> None:
    assert (await act(visit, visit.bo, "setAutoPass", on=True))["__typename"] == "ActionAccepted"
    await order(visit)
    legal = await visit.house.ask(
        "query ($g: ID!) { game(id: $g) { legalActions { type input } } }", visit.ann, g=visit.game
    )
    for action in legal.data["game"]["legalActions"]:
        if action["type"] == "ply":
            assert (await act(visit, visit.ann, "ply", **action["input"]))["__typename"] == "ActionAccepted"
            break
    else:
        told = await act(visit, visit.ann, "ply", card=1)
        assert told["code"] == "target_not_legal"
    open_ = await visit.house.ask(
        "query ($g: ID!) { game(id: $g) { decisions { decision least options { key } } } }", visit.ann, g=visit.game
    )
    for asked in open_.data["game"]["decisions"]:
        choice = [option["key"] for option in asked["options"][: asked["least"]]]
        await act(visit, visit.ann, "decide", decision=asked["decision"], choice=choice)
    assert (await act(visit, visit.ann, "row"))["__typename"] == "ActionAccepted"


async def test_a_refusal_says_why_and_what_would_have_been_legal(visit: Visit) -> None:
    await order(visit)
    told = await act(visit, visit.bo, "row", seat=1)
    assert told["code"] == "not_your_turn"
    assert told["message"] == "It is another player's turn."
    assert told["rule"] == "smugglers.turn"
    assert [(legal["type"], legal["seat"]) for legal in told["legal"]] == [("setAutoPass", 1)]
    assert told["legal"][0]["action"] == {"type": "setAutoPass", "on": True, "window": ""}
    assert told["legal"][0]["input"] == {"seat": 1, "on": True, "window": ""}


async def test_a_refusal_tells_a_spectator_of_nothing_legal(visit: Visit) -> None:
    told = await act(visit, await visit.house.sign_up(), "row")
    assert told["code"] == "not_your_seat"
    assert told["legal"] == []


async def test_another_version_is_a_conflict(visit: Visit) -> None:
    await order(visit)
    told = await act(visit, visit.ann, "row", expectedVersion=1)
    assert told == {"__typename": "VersionConflict", "current": 5}
    assert (await act(visit, visit.ann, "row", expectedVersion=5))["__typename"] == "ActionAccepted"


async def test_an_answer_never_conflicts_by_version(visit: Visit) -> None:
    told = await act(visit, visit.ann, "decide", decision=1, choice=["1"], expectedVersion=1)
    assert told["__typename"] == "ActionAccepted"
    told = await act(visit, visit.ann, "decide", decision=1, choice=["1"], expectedVersion=1)
    assert told["code"] == "no_open_decision"


async def test_a_command_sent_again_gets_the_first_answer(visit: Visit) -> None:
    first = await act(visit, visit.ann, "decide", decision=1, choice=["1"], commandId="c")
    again = await act(visit, visit.ann, "decide", decision=1, choice=["1"], commandId="c")
    assert again["version"] == first["version"]
    other = await act(visit, visit.ann, "decide", decision=1, choice=["2"], commandId="c")
    assert other["code"] == "command_id_reused"


async def test_a_value_out_of_bounds_is_a_malformed_request(visit: Visit) -> None:
    query = "mutation ($in: DecideInput!) { decide(input: $in) { __typename } }"
    reply = await visit.house.ask(query, visit.ann, **{"in": {"gameId": visit.game, "decision": 0}})
    assert reply.codes == ["malformed"]
    assert reply.body["errors"][0]["extensions"]["pointer"] == "/input/decision"
    assert reply.body["errors"][0]["path"] == ["decide"]
