"""In which language REST answers: that of the address, else of the header, else the player's own, else English."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from domain.locale import say
from tests.domain.toy import Smugglers
from tests.service.house import TakingTurns, make_app, served
from tests.service.rest.conftest import sign_up

pytestmark = pytest.mark.anyio
GONE = {locale: say(locale, "refusal.detail.not_found.game", id="g_none") for locale in ("en", "fr")}
GERMAN, FRENCH, ENGLISH = ({"Accept-Language": wish} for wish in ("de", "xx, fr-CA;q=0.9, en;q=0.5", "en"))


async def prefer(client: httpx.AsyncClient, me: dict[str, str], locale: str) -> None:
    answer = await client.patch("/v1/players/me", json={"locale": locale}, headers=me)
    assert answer.status_code == 200
    assert answer.json()["locale"] == locale


@pytest.mark.parametrize("own", ["en", "fr"])
@pytest.mark.parametrize(
    ("query", "headers", "told"),
    [
        ("?locale=fr", ENGLISH, "fr"),
        ("?locale=en", FRENCH, "en"),
        ("?locale=fr-CA", {}, "fr"),
        ("?locale=xx", FRENCH, "fr"),
        ("", FRENCH, "fr"),
        ("", ENGLISH, "en"),
        ("", {"Accept-Language": "fr;q=0.2, en;q=0.3"}, "en"),
        ("", {"Accept-Language": "fr;q=0, en;q=0.1"}, "en"),
        ("", GERMAN, None),
        ("?locale=xx", GERMAN, None),
        ("", {}, None),
    ],
)
async def test_whichever_is_wished_for_most(
    client: httpx.AsyncClient, ann: dict[str, str], own: str, query: str, headers: dict[str, str], told: str | None
) -> None:
    await prefer(client, ann, own)
    answer = await client.get(f"/v1/games/g_none{query}", headers=ann | headers)
    assert answer.headers["content-language"] == (told or own)
    assert answer.json()["detail"] == GONE[told or own]


async def test_nobody_in_particular_is_answered_in_english(client: httpx.AsyncClient) -> None:
    answer = await client.get("/v1/rulesets", headers=GERMAN)
    assert answer.headers["content-language"] == "en"


@pytest.mark.parametrize("path", ["/nowhere", "/v1/players/me"])
async def test_a_refusal_before_all_else_is_in_the_language_of_the_request(
    client: httpx.AsyncClient, path: str
) -> None:
    said = {(await client.get(f"{path}?locale={locale}")).json()["detail"] for locale in ("en", "fr")}
    assert len(said) == 2


async def test_a_language_is_named_once(client: httpx.AsyncClient) -> None:
    answer = await client.get("/v1/rulesets?locale=fr&locale=en")
    assert (answer.status_code, answer.json()["pointer"]) == (400, "/locale")


async def test_who_signs_up_is_answered_from_then_on_as_they_wish(client: httpx.AsyncClient) -> None:
    for body, headers, locale in (({"locale": "fr"}, ENGLISH, "fr"), ({}, FRENCH, "fr"), ({}, {}, "en")):
        answer = await client.post("/v1/players", json=body, headers=headers)
        assert answer.json()["player"]["locale"] == locale


async def test_what_the_catalogue_says(client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def note(locale: str) -> tuple[()]:
        asked.append(locale)
        return ()

    monkeypatch.setattr(Smugglers, "rules", lambda self, locale="en": note(locale))
    monkeypatch.setattr(Smugglers, "catalogue", lambda self, locale: note(locale))
    for what in ("rules", "cards"):
        assert (await client.get(f"/v1/rulesets/smugglers/{what}?locale=fr")).status_code == 200
    assert asked == ["fr", "fr"]


async def test_what_one_may_do_is_said_in_it(
    client: httpx.AsyncClient, game: str, ann: dict[str, str], ben: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Smugglers, "action_text", lambda self, state, action, locale: locale)
    told = [(await client.get(f"{game}/actions?locale=fr", headers=who)).json()["actions"] for who in (ann, ben)]
    assert {action["text"] for actions in told for action in actions} == {"fr"}


async def test_a_view_in_another_language_is_another(client: httpx.AsyncClient, game: str) -> None:
    english = (await client.get(f"{game}/view")).headers["etag"]
    french = (await client.get(f"{game}/view", headers=FRENCH)).headers["etag"]
    assert french == english.removesuffix('"') + '.fr"'
    for headers, tag, status in (({}, english, 304), (FRENCH, french, 304), (FRENCH, english, 200), ({}, french, 200)):
        answer = await client.get(f"{game}/view", headers=headers | {"If-None-Match": tag})
        assert answer.status_code == status


async def test_an_action_may_be_for_the_version_of_any_view(
    client: httpx.AsyncClient, game: str, ann: dict[str, str], ben: dict[str, str]
) -> None:
    tag = (await client.get(f"{game}/view?locale=fr")).headers["etag"]
    for who in (ann, ben):
        for action in (await client.get(f"{game}/actions", headers=who)).json()["actions"][:1]:
            answer = await client.post(f"{game}/actions", json=action["action"], headers=who | {"If-Match": tag})
            assert answer.status_code == 200
            return
    raise AssertionError("somebody could act")


async def test_another_instance_follows(app: Starlette, store: TakingTurns, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("service.players.FRESH", 0)
    async with served(app) as one, served(make_app(store)) as other:
        me = await sign_up(one, "Ann")
        assert (await other.get("/v1/players/me", headers=me)).headers["content-language"] == "en"
        await prefer(one, me, "fr")
        answer = await other.get("/v1/players/me", headers=me)
        assert answer.headers["content-language"] == "fr"
        assert answer.json()["player"]["locale"] == "fr"


async def test_only_a_player_has_a_language_of_their_own(client: httpx.AsyncClient, ann: dict[str, str]) -> None:
    assert (await client.patch("/v1/players/me", json={"locale": "fr"})).status_code == 401
    wrong: dict[str, Any] = {"locale": 1}
    assert (await client.patch("/v1/players/me", json=wrong, headers=ann)).status_code == 400


async def test_what_happened_is_told_where_that_is_asked_for(
    client: httpx.AsyncClient, game: str, ann: dict[str, str]
) -> None:
    plain = (await client.get(f"{game}/events", headers=ann)).json()["commits"]
    assert not any("text" in event for commit in plain for event in commit["events"])
    told = (await client.get(f"{game}/events?describe=true&locale=fr", headers=ann)).json()["commits"]
    for before, after in zip(plain, told, strict=True):
        for event, described in zip(before["events"], after["events"], strict=True):
            assert described == event | {"text": described["text"]}
            assert described["text"].startswith(f"{event['type']} (fr): ")
    later = (await client.get(f"{game}/events?describe=true&after=2", headers=ann | FRENCH)).json()["commits"]
    assert later == told[2:]
    assert not (await client.get(f"{game}/events?describe=true&after=3", headers=ann)).json()["commits"]


async def test_what_one_does_is_told_too(client: httpx.AsyncClient, game: str, ann: dict[str, str]) -> None:
    order = {"type": "decide", "decision": 1, "choice": ["2"]}
    once = ann | {"Idempotency-Key": "what one does"}
    done = await client.post(f"{game}/actions?describe=true&locale=fr", json=order, headers=once)
    assert {event["text"].partition(":")[0] for event in done.json()["events"]} == {"Answered (fr)"}
    again = await client.post(f"{game}/actions?describe=true&locale=fr", json=order, headers=once)
    assert again.json() == done.json()
    assert "text" not in (await client.post(f"{game}/actions", json=order, headers=once)).json()["events"][0]


@pytest.mark.parametrize("accept", ["application/x-ndjson", "application/vnd.msgpack", "application/json"])
async def test_it_is_told_in_every_form(client: httpx.AsyncClient, game: str, accept: str) -> None:
    answer = await client.get(f"{game}/events?describe=true&locale=fr", headers={"Accept": accept})
    assert answer.content.count(b"Moved (fr): ") >= 2
