"""docs/webhooks.md: its receiver takes what the service sends, once, and refuses everything else."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest
from standardwebhooks import Webhook
from starlette.applications import Starlette

from schema.turns import Turns
from schema.webhooks import Kind, Occasion
from service.settings import Settings
from service.webhooks.history import MOST_ATTEMPTS, MOST_DEAD
from tests.apps import transport

pytestmark = pytest.mark.anyio
DOC = (Path(__file__).parents[2] / "docs/webhooks.md").read_text(encoding="utf-8")


def block(kind: str) -> str:
    (found,) = re.findall(rf"```{kind}\n(.*?)```", DOC, re.DOTALL)
    return str(found)


@pytest.fixture
def receiver() -> dict[str, Any]:
    written: dict[str, Any] = {}
    exec(block("python"), written)
    return written


def signed(secret: str, at: datetime, id_: str = "msg_1", body: str = "") -> dict[str, Any]:
    body = body or block("json").strip()
    headers = {
        "webhook-id": id_,
        "webhook-timestamp": str(int(at.timestamp())),
        "webhook-signature": Webhook(secret).sign(id_, at, body),
    }
    return {"content": body, "headers": headers}


async def sent(app: Starlette, **request: Any) -> int:
    async with httpx.AsyncClient(transport=transport(app), base_url="http://localhost:9000") as client:
        return (await client.post("/hook", **request)).status_code


async def test_the_receiver_takes_a_notice_once(receiver: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    notice = signed(receiver["SECRET"], datetime.now(UTC))
    assert [await sent(receiver["app"], **notice) for _ in range(2)] == [204, 204]
    assert capsys.readouterr().out == "villains waits for you: g_01JNA3Z9R7Q5N1XW6V2M8K4TCD\n"


async def test_the_receiver_refuses_a_notice_that_is_sent_again_later(receiver: dict[str, Any]) -> None:
    """Whoever has overheard it can't make it younger: the time is signed."""
    old = signed(receiver["SECRET"], datetime.now(UTC) - timedelta(minutes=6))
    assert await sent(receiver["app"], **old) == 400
    old["headers"]["webhook-timestamp"] = str(int(datetime.now(UTC).timestamp()))
    assert await sent(receiver["app"], **old) == 400


async def test_the_receiver_refuses_what_is_not_signed_or_was_altered(receiver: dict[str, Any]) -> None:
    notice = signed("whsec_" + "A" * 32, datetime.now(UTC))
    assert await sent(receiver["app"], **notice) == 400
    altered = signed(receiver["SECRET"], datetime.now(UTC))
    assert await sent(receiver["app"], **{**altered, "content": altered["content"].replace("41", "42")}) == 400
    assert await sent(receiver["app"], content=altered["content"]) == 400
    assert await sent(receiver["app"], **altered, params={}) == 204


def test_its_notice_is_one_that_is_sent() -> None:
    said = json.loads(block("json"))
    assert said["type"] in get_args(get_args(Kind)[0])
    assert json.loads(msgspec.json.encode(msgspec.convert(said["data"], Occasion))) == said["data"]
    assert set(said) == {"type", "timestamp", "data"}


def test_its_turns_are_as_they_are_told() -> None:
    """An event of the stream: its `id` is the cursor that it has."""
    cursor, data = re.findall(r"^(?:id|data): (.*)$", block("text"), re.MULTILINE)
    turns = msgspec.json.decode(data, type=Turns)
    assert turns.cursor == cursor
    assert json.loads(msgspec.json.encode(turns)) == json.loads(data)


def test_every_kind_is_told() -> None:
    assert set(re.findall(r"^\| `(\w+\.\w+)` \|", DOC, re.MULTILINE)) == set(get_args(get_args(Kind)[0]))


def test_its_figures_are_those_of_the_settings() -> None:
    settings = Settings()
    hours = [float(seconds) / 3600 for seconds in settings.webhook_retries]
    assert "after 5 seconds, 5 minutes, half an hour, 2, 5, 10, 14, 20 and 24 hours" in DOC
    assert hours == [5 / 3600, 5 / 60, 0.5, 2, 5, 10, 14, 20, 24]
    assert f"within {settings.webhook_seconds:.0f} seconds" in DOC
    assert f"on port {' or '.join(settings.webhook_ports)}" in DOC
    assert f"the last {MOST_ATTEMPTS} attempts" in DOC
    assert f"the last {MOST_DEAD} notices" in DOC
    assert settings.webhooks_per_player == 10
