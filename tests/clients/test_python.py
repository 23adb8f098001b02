"""The Python client by itself: what it sends, what it sends again, and what it makes of answers."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncGenerator, Callable, Generator, Mapping
from typing import Any

import httpx
import pytest
from turnledger_client import (
    AsyncTurnledger,
    NotLegal,
    NotUnderstood,
    RateLimit,
    RateLimited,
    Refused,
    Turnledger,
    TurnledgerError,
    Unavailable,
    Unreachable,
    VersionConflict,
)
from turnledger_client.errors import KINDS, refused
from turnledger_client.models import AdminSuspendInput, FightInput, Game, RefusalCode, SetLocaleInput, SignUpInput
from turnledger_client.streams import Following, closed, events

from service.rest.problem import STATUS

Answer = httpx.Response | Exception
PLAYER = {"__typename": "Player", "id": "p_1", "name": "ann", "locale": "en", "tokens": None}
SIGNED = {"__typename": "SignedUp", "token": "t", "player": PLAYER}


def data(**fields: Any) -> httpx.Response:
    return httpx.Response(200, json={"data": fields})


def refusal(code: str, **more: Any) -> dict[str, Any]:
    return {"__typename": "Refusal", "code": code, "message": "No.", "rule": None, "pointer": None, **more}


class Told:
    """A service that has its answers ready; what it was sent."""

    def __init__(self, *answers: Answer) -> None:
        self.answers, self.heard = list(answers), list[httpx.Request]()

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.heard.append(request)
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    @property
    def variables(self) -> list[dict[str, Any]]:
        return [json.loads(request.content)["variables"] for request in self.heard]


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long was waited, without waiting."""
    waited: list[float] = []
    now = time.monotonic

    def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr("turnledger_client.transport.time.sleep", sleep)
    monkeypatch.setattr("turnledger_client.exchange.time.monotonic", lambda: now() + sum(waited))
    return waited


def client(told: Callable[[httpx.Request], httpx.Response], **options: Any) -> Turnledger:
    return Turnledger("http://there/", http=httpx.Client(transport=httpx.MockTransport(told)), **options)


def test_a_call_and_its_answer() -> None:
    told = Told(data(me=PLAYER))
    with client(told, token="secret", locale="fr") as called:
        me = called.get_me()
    assert me is not None
    assert me.name == "ann"
    (request,) = told.heard
    assert request.url == "http://there/graphql"
    assert request.headers["authorization"] == "Bearer secret"
    assert request.headers["accept-language"] == "fr"


def test_a_command_keeps_its_id_however_often_it_is_sent(pauses: list[float]) -> None:
    busy = httpx.Response(503, json={"errors": [{"message": "Later.", "extensions": {"code": "unavailable"}}]})
    told = Told(httpx.ConnectError("gone"), busy, data(signUp=refusal("unavailable")), data(signUp=SIGNED))
    with client(told) as called:
        assert called.become("ann").token == called.token == "t"
    first, *others = told.variables
    assert len(first["input"]["commandId"]) == 36
    assert others == [first] * 3
    assert len(pauses) == 3


def test_two_commands_have_two_ids_and_a_given_one_is_kept() -> None:
    told = Told(*[data(signUp=SIGNED)] * 3)
    with client(told) as called:
        for given in ({}, {}, {"command_id": "mine"}):
            called.sign_up(SignUpInput(name="ann", **given))
    one, two, three = (each["input"]["commandId"] for each in told.variables)
    assert one != two
    assert three == "mine"


def test_it_waits_for_as_long_as_it_is_told(pauses: list[float]) -> None:
    about = {"message": "Too much.", "extensions": {"code": "rate_limited", "retryAfter": 7}}
    header = httpx.Response(503, headers={"Retry-After": "3"}, json={"code": "unavailable", "detail": "Later."})
    told = Told(httpx.Response(429, json={"errors": [about]}), header, data(me=None))
    with client(told) as called:
        assert called.get_me() is None
    assert pauses == [7, 3]


@pytest.mark.parametrize(("code", "kind"), [("rate_limited", RateLimited), ("unavailable", Unavailable)])
def test_patience_has_an_end(pauses: list[float], code: str, kind: type[Refused]) -> None:
    answers = [
        httpx.Response(429, json={"errors": [{"message": "No.", "extensions": {"code": code}}]}) for _ in range(50)
    ]
    with client(Told(*answers), patience=20) as called, pytest.raises(kind):
        called.get_me()
    assert 10 < sum(pauses) <= 20
    assert all(later > sooner for sooner, later in zip(pauses[:-3:2], pauses[2:-1:2], strict=False))


def test_what_has_no_id_is_not_sent_again_unless_nothing_was_done(pauses: list[float]) -> None:
    told = Told(httpx.ReadTimeout("silence"))
    with client(told) as called, pytest.raises(Unreachable, match="silence"):
        called.set_locale(SetLocaleInput(locale="fr"))
    told = Told(data(setLocale=refusal("rate_limited", retryAfter=1)), data(setLocale=PLAYER))
    with client(told) as called:
        assert called.set_locale(SetLocaleInput(locale="fr")).id == "p_1"
    assert pauses == [1]


def test_every_code_of_the_api_has_an_error() -> None:
    assert {code.value for code in RefusalCode} == set(STATUS)
    for code, status in STATUS.items():
        error = refused(code, "No.", {"requestId": "r"})
        assert type(error) is KINDS.get(RefusalCode(code), NotLegal)
        assert error.code == code
        assert error.request_id == "r"
        assert (type(error) is NotLegal) == (status == 422 and code not in ("option_invalid", "command_id_reused"))
    assert type(refused("news", "No.")) is Refused


def test_a_refused_action_says_what_would_have_been_legal() -> None:
    legal = {"seat": 0, "type": "heal", "action": {"type": "heal"}, "costs": None, "text": "Heal", "input": {}}
    no = refusal("not_enough_attack", rule="villains.fight.pay", legal=[legal]) | {"__typename": "ActionRefused"}
    with client(Told(data(fight=no))) as called, pytest.raises(NotLegal) as caught:
        called.fight(FightInput(game_id="g_1", card=3))
    assert caught.value.rule == "villains.fight.pay"
    assert [each.type_ for each in caught.value.legal] == ["heal"]


def test_an_action_from_the_list_is_done_as_it_is_offered() -> None:
    conflict = {"__typename": "VersionConflict", "current": 9}
    told = Told(data(playCard=conflict))
    with client(told) as called, pytest.raises(VersionConflict) as caught:
        called.act("g_1", {"type": "playCard", "card": 3, "seat": 1}, expected_version=8)
    assert caught.value.current == 9
    (sent,) = told.variables
    del sent["input"]["commandId"]
    assert sent == {"input": {"gameId": "g_1", "card": 3, "seat": 1, "expectedVersion": 8}}


def test_how_things_stand_is_known() -> None:
    told = Told(data(me=None), data(me=None))
    told.answers[0].headers["RateLimit"] = '"player";r=12;t=48, "address";r=5;t=2'  # type: ignore[union-attr]
    with client(told) as called:
        for _ in range(2):
            called.get_me()
            assert called.rate_limit == RateLimit("address", 5, 2)


@pytest.mark.parametrize("body", [b"<html>", b"[]", b"{}"])
def test_what_is_no_answer_is_said(body: bytes) -> None:
    with client(Told(httpx.Response(200, content=body))) as called, pytest.raises(NotUnderstood, match="status 200"):
        called.get_me()


def test_moments_are_sent_in_milliseconds() -> None:
    given = AdminSuspendInput.model_validate({"player": "p", "reason": "r", "until": 1_800_000_000_123})
    assert given.until is not None
    assert given.until.utcoffset() is not None
    assert given.model_dump(mode="json", exclude_unset=True)["until"] == 1_800_000_000_123


@pytest.mark.anyio
async def test_the_other_client_does_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    busy = {"errors": [{"message": "Later.", "extensions": {"code": "unavailable", "retryAfter": 4}}]}
    told = Told(httpx.ConnectError("gone"), httpx.Response(503, json=busy), data(signUp=SIGNED))
    async with AsyncTurnledger("http://there", http=httpx.AsyncClient(transport=httpx.MockTransport(told))) as called:
        await called.become("ann")
    first, *others = told.variables
    assert others == [first] * 2
    assert waited[1] == 4


# -- Streams


def commit(version: int) -> dict[str, Any]:
    return {"data": {"gameEvents": {"version": version}}}


def following(after: int | None) -> Following:
    return Following("subscription S($after:Int) { a }", "S", {"after": after} if after is not None else {}, 60)


def test_a_stream_goes_on_after_the_last_version_and_drops_what_comes_twice() -> None:
    stream = following(3)
    assert stream.news(commit(4)) is not None
    assert stream.news(commit(5)) is not None
    stream.broken(closed(1012, ""))
    assert stream.payload["variables"] == {"after": 5}
    assert stream.news(commit(5)) is None
    assert stream.news(commit(6)) is not None


def test_a_stream_with_cursors_goes_on_after_the_last() -> None:
    stream = Following("subscription S($after:String) { a }", "S", {"after": ""}, 60)
    for cursor in ("9f", "12", "11", "11"):
        assert stream.news({"data": {"myTurns": {"cursor": cursor}}}) is not None
        assert stream.payload["variables"] == {"after": cursor}


def test_what_has_no_place_is_told_as_it_comes() -> None:
    stream = Following("subscription S { a }", "S", {}, 60)
    for _ in range(2):
        assert stream.news({"data": {"seen": {"version": 3}}}) is not None
    assert stream.payload["variables"] == {}


@pytest.mark.parametrize("after", [{}, {"after": "1700000000005"}])
def test_what_is_said_goes_on_after_the_last_message(after: dict[str, str]) -> None:
    stream = Following("subscription S($after:ID) { a }", "S", {"gameId": "g_1", **after}, 60)

    def heard(number: int) -> dict[str, Any] | None:
        return stream.news({"data": {"talk": {"id": str(number), "text": "Ahoy!"}}})

    assert heard(1_700_000_000_009) is not None
    assert heard(1_700_000_000_010) is not None
    stream.broken(closed(1012, ""))
    assert stream.payload["variables"] == {"gameId": "g_1", "after": "1700000000010"}
    assert heard(1_700_000_000_010) is None
    assert heard(1_700_000_000_011) is not None


class Begun(Turnledger):
    """A client of a game at version 7; how it asked."""

    def get_game(self, id: str, **kwargs: Any) -> Game:
        return Game.model_construct(version=7)

    def execute_ws(
        self, query: str, operation_name: str, variables: Mapping[str, Any]
    ) -> Generator[dict[str, Any], None, None]:
        self.asked = dict(variables)
        yield from ()


class BegunMeanwhile(AsyncTurnledger):
    async def get_game(self, id: str, **kwargs: Any) -> Game:
        return Game.model_construct(version=7)

    async def execute_ws(
        self, query: str, operation_name: str, variables: Mapping[str, Any]
    ) -> AsyncGenerator[dict[str, Any], None]:
        self.asked = dict(variables)
        for said in list[dict[str, Any]]():
            yield said


@pytest.mark.anyio
@pytest.mark.parametrize(("given", "asked"), [({}, 7), ({"after": None}, 7), ({"after": 0}, 0), ({"after": 3}, 3)])
async def test_a_stream_that_begins_now_begins_at_the_version_of_now(given: dict[str, Any], asked: int) -> None:
    """So that nothing is missed when the line breaks before anything was told."""
    with Begun("http://there") as one:
        assert list(one.game_events("g_1", **given)) == []
        assert one.asked["after"] == asked
    async with BegunMeanwhile("http://there") as other:
        assert [commit async for commit in other.game_events("g_1", **given)] == []
        assert other.asked["after"] == asked


@pytest.mark.parametrize("code", [1006, 1008, 1012, 4420, 4429, 4500])
def test_sockets_after_which_it_comes_back(code: int) -> None:
    assert following(0).broken(closed(code, "")).seconds > 0


@pytest.mark.parametrize("code", [1009, 4400, 4401, 4403, 4406, 4408, 4409])
def test_sockets_after_which_it_does_not(code: int) -> None:
    with pytest.raises(Refused):
        following(0).broken(closed(code, "because"))


def test_an_error_ends_a_stream() -> None:
    with pytest.raises(TurnledgerError, match="cursor_unavailable"):
        following(9).news({"errors": [{"message": "No.", "extensions": {"code": "cursor_unavailable"}}]})


def test_events_are_read_as_they_are_sent() -> None:
    lines = ["event: next", 'data: {"a": 1}', "", ": ping", "", "event: complete", "data: ", ""]
    assert list(events(lines)) == [("next", '{"a": 1}'), ("complete", "")]
