"""docs/api.md: the fields of answers that it shows are what is answered."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.service.house import make_app, served
from tests.service.rest.conftest import sign_up
from tests.service.rest.test_deprecation import OLD

DOC = (Path(__file__).parents[2] / "docs/api.md").read_text(encoding="utf-8")
RATES, GOING = (
    dict(re.findall(r"^([\w-]+): (.*)$", block, re.MULTILINE))
    for block in re.findall(r"```http\n(.*?)```", DOC, re.DOTALL)
)


@pytest.mark.anyio
async def test_what_it_says_of_rates_is_said() -> None:
    """What is left and when more comes are other figures each time."""
    async with served(make_app(rate_limits=True)) as client:
        answer = await client.get("/v1/players/me", headers=await sign_up(client, "Ann"))
    assert without_figures(answer.headers["RateLimit"]) == without_figures(RATES.pop("RateLimit"))
    assert {name: answer.headers[name] for name in RATES} == RATES


def without_figures(text: str) -> str:
    return re.sub(r"\d+", "#", text)


def test_what_it_says_of_what_goes_is_said() -> None:
    assert OLD.headers == GOING
