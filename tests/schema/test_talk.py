"""Talk over GraphQL."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Visit
from .house import House, serving, until
from .test_sockets import socket_to

pytestmark = pytest.mark.anyio
MESSAGE = "id at seat player name to text removes"
SAY = f"""mutation ($in: SayInput!) {{ say(input: $in, locale: "fr") {{
  __typename ... on Message {{ {MESSAGE} }} ... on Refusal {{ code message pointer rule }} }} }}"""
HEARD = f"query ($g: ID!, $first: Int, $after: ID) {{ game(id: $g) {{ talk(first: $first, after: $after) {{ {MESSAGE} }} }} }}"
LISTEN = "subscription ($g: ID!, $after: ID) { talk(gameId: $g, after: $after) { id text removes } }"
REMOVE = """mutation ($in: RemoveMessageInput!) { removeMessage(input: $in) {
  ... on Message { removes } ... on Refusal { code } } }"""


async def say(visit: Visit, who: str, text: str, **how: Any) -> Any:
    reply = await visit.house.ask(SAY, who, **{"in": {"gameId": visit.game, "text": text, **how}})
    return reply.data["say"]


async def heard(visit: Visit, who: str, **how: Any) -> Any:
    return (await visit.house.ask(HEARD, who, g=visit.game, **how)).data["game"]["talk"]


async def test_what_is_said_is_read(visit: Visit) -> None:
    said = [await say(visit, who, text) for who, text in ((visit.ann, "Ahoy!"), (visit.bo, "Ahoy yourself!"))]
    told = [{name: value for name, value in each.items() if name != "__typename"} for each in said]
    assert [(each["name"], each["seat"], each["to"], each["text"]) for each in told] == [
        ("Ann", 0, "table", "Ahoy!"),
        ("Bo", 1, "table", "Ahoy yourself!"),
    ]
    assert await heard(visit, visit.ann) == told
    assert await heard(visit, visit.ann, first=1) == told[:1]
    assert await heard(visit, visit.ann, after=told[0]["id"]) == told[1:]


async def test_the_same_command_is_said_once(visit: Visit) -> None:
    first = await say(visit, visit.ann, "Ahoy!", commandId="once")
    assert await say(visit, visit.ann, "Ahoy!", commandId="once") == first
    assert (await say(visit, visit.ann, "Oh.", commandId="once"))["code"] == "command_id_reused"
    assert len(await heard(visit, visit.bo)) == 1


async def test_what_is_refused_is_told_as_such(visit: Visit) -> None:
    refusal = await say(visit, visit.ann, "Psst!", to="team")
    assert refusal == {
        "__typename": "Refusal",
        "code": "target_not_legal",
        "message": "Il n'y a pas d'équipes à cette table\xa0: ce qu'on y dit, tous ceux qui y sont assis l'apprennent.",
        "pointer": "/to",
        "rule": "kernel.talk.team",
    }
    cat = await visit.house.sign_up("Cat")
    assert (await say(visit, cat, "Ahoy!"))["code"] == "not_your_seat"
    reply = await visit.house.ask(HEARD, cat, g=visit.game)
    assert (reply.codes, reply.body["data"]) == (["not_your_seat"], {"game": {"talk": None}})


async def test_what_may_be_said_is_told(visit: Visit) -> None:
    query = 'query ($g: ID!) { game(id: $g) { etiquette(locale: "fr") { channels rules { name allowed rule text } } } }'
    told = (await visit.house.ask(query, visit.ann, g=visit.game)).data["game"]["etiquette"]
    rule = {"name": "say-anything", "allowed": True, "rule": "kernel.talk.open"}
    assert told == {"channels": ["table"], "rules": [{**rule, "text": "Les joueurs peuvent tout se dire."}]}


async def test_a_message_is_removed(visit: Visit) -> None:
    said = await say(visit, visit.ann, "Something rude.")
    given = {"in": {"gameId": visit.game, "message": said["id"]}}
    assert (await visit.house.ask(REMOVE, visit.bo, **given)).data["removeMessage"] == {"code": "forbidden"}
    assert (await visit.house.ask(REMOVE, visit.ann, **given)).data["removeMessage"] == {"removes": said["id"]}
    assert [each["text"] for each in await heard(visit, visit.bo)] == [None, None]


async def test_what_is_said_comes_to_those_who_listen(visit: Visit) -> None:
    first = await say(visit, visit.ann, "0")
    async with serving(visit.house) as address, socket_to(address) as his, socket_to(address) as hers:
        for socket, token, after in ((his, visit.bo, None), (hers, visit.ann, first["id"])):
            await socket.init(token)
            await socket.ask(LISTEN, g=visit.game, **({"after": after} if after else {}))
        assert (await his.hear())["payload"]["data"]["talk"]["text"] == "0"
        for n in range(1, 4):
            await say(visit, visit.ann, str(n))
            for socket in (his, hers):
                assert (await socket.hear())["payload"]["data"]["talk"]["text"] == str(n)
        await his.say(type="complete", id="1")
        await hers.say(type="complete", id="1")
        await until(lambda: not visit.house.feed.followed)


async def test_who_does_not_sit_there_hears_nothing(house: House, visit: Visit) -> None:
    async with serving(visit.house) as address, socket_to(address) as socket:
        await socket.init(await visit.house.sign_up("Cat"))
        await socket.ask(LISTEN, g=visit.game)
        told = await socket.hear()
        assert (told["payload"].get("errors") or told["payload"])[0]["extensions"]["code"] == "not_your_seat"


async def test_listening_ends_with_the_service(visit: Visit) -> None:
    async with serving(visit.house) as address, socket_to(address) as socket:
        await socket.init(visit.ann)
        await socket.ask(LISTEN, g=visit.game)
        await until(lambda: visit.house.feed.followed)
        await visit.house.feed.close()
        assert await socket.hear() == {"id": "1", "type": "complete"}
