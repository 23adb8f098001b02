"""Whoever asks for too much is told so, and when to come back; nobody else notices."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from domain.kernel.refusal import Refused
from service.accounts import Quota
from service.limits import Limiter
from service.rest.problem import Problem
from service.settings import Settings
from service.store import MemoryStore, Store, StoreUnavailable, Taken
from tests.service.house import house_of, make_app, served
from tests.service.rest.conftest import GAME, sign_up

pytestmark = pytest.mark.anyio
NONE = dict.fromkeys(("player", "address", "game", "sign_ups", "failures", "recoveries", "talk", "talk_at_table"), "0")


class Clock:
    """Seconds, for the store and for the process."""

    def __init__(self) -> None:
        self.now = 10_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def limiter(store: Store, clock: Clock, **limits: str) -> Limiter:
    given = {f"limit_{kind}": rate for kind, rate in {**NONE, **limits}.items()}
    return Limiter(Settings(**given), store, clock)  # type: ignore[arg-type]  # they are strings


@asynccontextmanager
async def limited(**settings: Any) -> AsyncIterator[httpx.AsyncClient]:
    async with served(make_app(rate_limits=True, **settings)) as client:
        yield client


# -- the limiter


async def test_so_much_is_let_through_and_no_more(clock: Clock) -> None:
    here = limiter(MemoryStore(clock), clock, recoveries="3/minute")
    for _ in range(3):
        await here.take("recoveries", "p_1")
    with pytest.raises(Refused) as refused:
        await here.take("recoveries", "p_1")
    assert refused.value.code == "rate_limited"
    assert 1 <= (refused.value.retry_after or 0) <= 60 + 60 / 3
    await here.take("recoveries", "p_2")


async def test_after_the_time_it_was_told_there_is_room_again(clock: Clock) -> None:
    here = limiter(MemoryStore(clock), clock, recoveries="3/minute")
    await here.take("recoveries", "p_1", 3)
    for _ in range(5):
        with pytest.raises(Refused) as refused:
            await here.take("recoveries", "p_1", 2)
        clock.now += refused.value.retry_after or 0
        await here.take("recoveries", "p_1", 2)


async def test_one_second_before_there_is_none(clock: Clock) -> None:
    here = limiter(MemoryStore(clock), clock, recoveries="3/minute")
    await here.take("recoveries", "p_1", 3)
    with pytest.raises(Refused) as refused:
        await here.take("recoveries", "p_1")
    clock.now += (refused.value.retry_after or 0) - 1.01
    key = here._policies["recoveries"].key_for("recoveries", "p_1")
    assert not await here._windows.acquire_sliding_window_entry(key, 3, 60)
    with pytest.raises(Refused):
        await here.take("recoveries", "p_1")


async def test_replicas_count_together(clock: Clock) -> None:
    store = MemoryStore(clock)
    replicas = [limiter(store, clock, player="1007/minute") for _ in range(3)]
    through = 0
    for n in range(1200):
        with suppress(Refused):
            await replicas[n % 3].take("player", "p_1")
            through += 1
    assert through == 1007


async def test_most_requests_need_no_store(clock: Clock) -> None:
    asked = []

    class Counting(MemoryStore):
        async def take(self, key: str, amount: int, most: int, seconds: int) -> Taken:
            asked.append(key)
            return await super().take(key, amount, most, seconds)

    here = limiter(Counting(clock), clock, player="1000/minute")
    for _ in range(1000):
        await here.take("player", "p_1")
    assert len(asked) == 2 * 20  # each handful is taken, and looked at
    asked.clear()
    for _ in range(100):
        with pytest.raises(Refused):
            await here.take("player", "p_1")
    assert len(asked) <= 4


async def test_something_cheap_may_go_where_something_dear_may_not(clock: Clock) -> None:
    here = limiter(MemoryStore(clock), clock, player="10/minute")
    await here.take("player", "p_1", 5)
    with pytest.raises(Refused):
        await here.take("player", "p_1", 6)
    await here.take("player", "p_1", 5)


async def test_what_is_dearer_than_the_limit_takes_all_of_it(clock: Clock) -> None:
    here = limiter(MemoryStore(clock), clock, player="5/minute")
    await here.take("player", "p_1", 20)
    with pytest.raises(Refused):
        await here.take("player", "p_1")


async def test_a_quota_is_in_place_of_the_setting(clock: Clock) -> None:
    here = limiter(MemoryStore(clock), clock, player="2/second")
    for _ in range(6):
        await here.take("player", "p_1", minutely=6)
    with pytest.raises(Refused):
        await here.take("player", "p_1", minutely=6)


async def test_the_quota_of_an_account_is_what_its_player_may() -> None:
    app = make_app(rate_limits=True, limit_player="2/minute")
    async with served(app) as client:
        ann = await sign_up(client, "Ann")
        me = (await client.get("/v1/players/me", headers=ann)).json()["player"]["id"]
        await house_of(app).accounts.change(me, lambda account: replace(account, quota=Quota(rate=50)))
        answer = await client.get("/v1/players/me", headers=ann)
        assert answer.headers["ratelimit-policy"] == '"player";q=50;w=60'


async def test_a_handful_is_not_kept_for_ever(clock: Clock) -> None:
    """What was counted has left the window by then, so that it would be given out twice."""
    here = limiter(MemoryStore(clock), clock, player="100/minute")
    await here.take("player", "p_1")
    clock.now += 120
    for _ in range(100):
        await here.take("player", "p_1")
    with pytest.raises(Refused):
        await here.take("player", "p_1")


async def test_without_the_store_nobody_is_shut_out_and_none_waits_long(clock: Clock) -> None:
    class Gone(MemoryStore):
        async def take(self, key: str, amount: int, most: int, seconds: int) -> Taken:
            raise StoreUnavailable("The event store doesn't answer.")

    here = limiter(Gone(), clock, player="100/minute")
    for _ in range(100):
        await here.take("player", "p_1")


async def test_nought_is_no_limit_and_all_can_be_off(clock: Clock) -> None:
    here = limiter(MemoryStore(clock), clock)
    off = Limiter(Settings(rate_limits=False, limit_recoveries="1/minute"), MemoryStore(clock), clock)
    for _ in range(100):
        await here.take("recoveries", "p_1")
        await off.take("recoveries", "p_1")


# -- over REST


async def test_a_player_who_asks_too_much_is_told_when_to_come_back() -> None:
    async with limited(limit_player="5/minute") as client:
        ann, ben = await sign_up(client, "Ann"), await sign_up(client, "Ben")
        for _ in range(5):
            assert (await client.get("/v1/players/me", headers=ann)).status_code == 200
        answer = await client.get("/v1/players/me", headers={**ann, "Accept-Language": "fr"})
        assert answer.status_code == 429
        problem = msgspec.json.decode(answer.content, type=Problem)
        assert (problem.code, problem.key) == ("rate_limited", "player")
        assert str(problem.retry_after) == answer.headers["retry-after"]
        assert "réessayez" in problem.detail
        assert answer.headers["ratelimit"] == f'"player";r=0;t={problem.retry_after}'
        assert (await client.get("/v1/players/me", headers=ben)).status_code == 200


async def test_every_answer_says_how_the_caller_stands() -> None:
    async with limited(limit_player="100/minute", limit_address="500/hour") as client:
        ann = await sign_up(client, "Ann")
        answer = await client.get("/v1/players/me", headers=ann)
        assert answer.headers["ratelimit-policy"] == '"player";q=100;w=60'
        assert answer.headers["ratelimit"].startswith('"player";r=99;t=')
        answer = await client.get("/v1/rulesets")
        assert answer.headers["ratelimit-policy"] == '"address";q=500;w=3600'


async def test_what_is_dear_counts_for_several() -> None:
    async with limited(limit_player="30/minute") as client:
        ann = await sign_up(client, "Ann")
        game = (await client.post("/v1/games", json=GAME, headers=ann)).headers["location"]
        answer = await client.get(f"{game}/export", headers=ann)
        assert answer.status_code == 200
        assert answer.headers["ratelimit"].startswith(f'"player";r={30 - 5 - 10};')
        assert (await client.post("/v1/verify", content=answer.content, headers=ann)).status_code == 429


async def test_an_address_makes_so_many_players() -> None:
    async with limited(limit_sign_ups="2/hour") as client:
        for _ in range(2):
            await sign_up(client, "Ann")
        answer = await client.post("/v1/players", json={})
        assert (answer.status_code, answer.json()["code"], answer.json()["key"]) == (429, "rate_limited", "address")
        assert answer.json()["retry_after"] > 60


async def test_so_many_actions_are_taken_in_a_game() -> None:
    async with limited(limit_game="2/minute") as client:
        ann = await sign_up(client, "Ann")
        game = (await client.post("/v1/games", json={**GAME, "seats": [{}, {"kind": "bot"}]}, headers=ann)).headers[
            "location"
        ]
        await client.post(f"{game}/start", headers=ann)
        tried = {"type": "decide", "decision": 999, "choice": []}
        answers = [await client.post(f"{game}/actions", json=tried, headers=ann) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [422, 422, 429]
        assert answers[2].json()["key"] == "game"


async def test_who_does_not_sit_there_uses_up_nothing_of_a_game_nor_learns_that_it_is_used_up() -> None:
    async with limited(limit_game="1/minute") as client:
        ann, eve = await sign_up(client, "Ann"), await sign_up(client, "Eve")
        game = (await client.post("/v1/games", json=GAME, headers=ann)).headers["location"]
        tried = {"type": "decide", "decision": 999, "choice": []}
        before = [(await client.post(f"{game}/actions", json=tried, headers=eve)).status_code for _ in range(3)]
        own = [(await client.post(f"{game}/actions", json=tried, headers=ann)).status_code for _ in range(2)]
        after = await client.post(f"{game}/actions", json=tried, headers=eve)
        assert (before, own[1], after.status_code) == ([403] * 3, 429, 403)
        assert own[0] != 429


async def test_tokens_are_not_guessed_for_long() -> None:
    async with limited(limit_failures="3/minute") as client:
        ann = await sign_up(client, "Ann")
        statuses = [
            (await client.get("/v1/players/me", headers={"Authorization": f"Bearer tl_{n}"})).status_code
            for n in range(5)
        ]
        assert statuses == [401, 401, 401, 429, 429]
        assert (await client.get("/v1/players/me", headers=ann)).status_code == 429
        assert (await client.get("/v1/rulesets")).status_code == 200


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "X-Real-IP"])
async def test_a_forged_address_is_no_way_round(header: str) -> None:
    async with limited(limit_address="3/minute") as client:
        statuses = [
            (
                await client.get("/v1/rulesets", headers={header: f"for=10.0.0.{n}" if n % 2 else f"10.0.0.{n}"})
            ).status_code
            for n in range(5)
        ]
        assert statuses == [200, 200, 200, 429, 429]


async def test_behind_a_proxy_that_is_trusted_each_client_counts_alone() -> None:
    async with limited(limit_address="2/minute", trusted_proxies=("127.0.0.0/8",)) as client:

        async def ask(said: str) -> int:
            return (await client.get("/v1/rulesets", headers={"X-Forwarded-For": said})).status_code

        assert [await ask("192.0.2.1") for _ in range(3)] == [200, 200, 429]
        assert await ask("192.0.2.2") == 200
        assert await ask("192.0.2.77, 192.0.2.1") == 429  # who begins with a lie is where the proxy saw them
        assert [await ask(f"2001:db8::{n}") for n in range(3)] == [200, 200, 429]


# -- talk


async def talking(client: httpx.AsyncClient) -> tuple[str, str, dict[str, str], dict[str, str]]:
    """Two tables, and two who sit at both."""
    ann, ben = await sign_up(client, "Ann"), await sign_up(client, "Ben")
    tables = [(await client.post("/v1/games", json=GAME, headers=ann)).headers["location"] for _ in range(2)]
    for table in tables:
        await client.post(f"{table}/seats", json={}, headers=ben)
    return tables[0], tables[1], ann, ben


async def say(client: httpx.AsyncClient, table: str, who: dict[str, str]) -> httpx.Response:
    return await client.post(f"{table}/talk", json={"text": "Ahoy!"}, headers=who)


async def test_who_says_too_much_is_silenced_at_all_tables_and_may_still_play() -> None:
    async with limited(limit_talk="3/minute") as client:
        here, there, ann, ben = await talking(client)
        answers = [await say(client, table, ann) for table in (here, here, there, there, here)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
        refused = msgspec.json.decode(answers[-1].content, type=Problem)
        assert refused.detail.startswith("You say too much")
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 80
        assert (await say(client, here, ben)).status_code == 201
        assert (await client.post(f"{here}/start", headers=ann)).status_code == 200
        assert len((await client.get(f"{here}/talk", headers=ann)).json()["messages"]) == 3


async def test_at_a_table_only_so_much_is_said() -> None:
    async with limited(limit_talk_at_table="3/minute") as client:
        here, there, ann, ben = await talking(client)
        answers = [await say(client, here, who) for who in (ann, ben, ann, ben)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
        assert answers[-1].json()["detail"].startswith("Too much is said at this table")
        assert (await say(client, there, ben)).status_code == 201


async def test_who_does_not_sit_there_silences_no_table() -> None:
    async with limited(limit_talk_at_table="2/minute") as client:
        here, _, ann, _ = await talking(client)
        cat = await sign_up(client, "Cat")
        assert [(await say(client, here, cat)).status_code for _ in range(3)] == [403, 403, 403]
        assert [(await say(client, here, ann)).status_code for _ in range(3)] == [201, 201, 429]


async def test_what_is_said_over_graphql_counts_too() -> None:
    async with limited(limit_talk="2/minute") as client:
        here, _, ann, _ = await talking(client)
        game = here.rpartition("/")[2]
        asked = f'say(input: {{gameId: "{game}", text: "Ahoy!"}}) {{ ... on Refusal {{ code retryAfter }} }}'
        answer = await graphql(client, f"mutation {{ {' '.join(f'a{n}: {asked}' for n in range(3))} }}", ann)
        assert [each.get("code") for each in answer.json()["data"].values()] == [None, None, "rate_limited"]


# -- over GraphQL


async def graphql(client: httpx.AsyncClient, query: str, ann: dict[str, str] | None = None) -> httpx.Response:
    return await client.post("/graphql", json={"query": query}, headers=ann)


async def test_graphql_requests_count_with_all_others() -> None:
    async with limited(limit_player="2/minute") as client:
        ann = await sign_up(client, "Ann")
        for _ in range(2):
            assert (await graphql(client, "{ __typename }", ann)).status_code == 200
        answer = await graphql(client, "{ __typename }", ann)
        assert answer.status_code == 429
        (error,) = answer.json()["errors"]
        assert error["extensions"]["code"] == "rate_limited"
        assert str(error["extensions"]["retryAfter"]) == answer.headers["retry-after"]


async def test_many_mutations_in_one_document_count_one_by_one() -> None:
    async with limited(limit_sign_ups="3/hour") as client:
        asked = " ".join(f"a{n}: signUp(input: {{}}) {{ ... on Refusal {{ code retryAfter }} }}" for n in range(5))
        answer = (await graphql(client, f"mutation {{ {asked} }}")).json()["data"]
        assert [each.get("code") for each in answer.values()] == [None, None, None, "rate_limited", "rate_limited"]
        assert answer["a3"]["retryAfter"] > 60
