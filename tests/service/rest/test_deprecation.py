"""What is going to be left out says so in time: tried on operations made up to be old."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

import pytest
from graphql import GraphQLObjectType, build_schema
from msgspec import structs

from schema.deprecation import Deprecation
from service.rest import openapi, operations, routes
from tests.domain.toy import Smugglers
from tests.service.house import make_app, served

OLD = Deprecation(date(2027, 1, 31), date(2027, 9, 1), "`getProof`")
NAMES = ("getKeys", "getMe")
REASON = re.compile(r"Use .+ instead\. It stays until \d{4}-\d\d-\d\d\.")


@pytest.fixture
def old(monkeypatch: pytest.MonkeyPatch) -> None:
    table = tuple(
        structs.replace(each, deprecated=OLD) if each.name in NAMES else each for each in operations.OPERATIONS
    )
    monkeypatch.setattr(routes, "OPERATIONS", table)
    monkeypatch.setattr(openapi, "OPERATIONS", table)


@pytest.mark.anyio
@pytest.mark.usefixtures("old")
async def test_every_answer_of_a_deprecated_operation_says_so() -> None:
    async with served(make_app()) as client:
        good, bad, other = [await client.get(path) for path in ("/v1/keys", "/v1/players/me", "/v1/games")]
    assert (good.status_code, bad.status_code) == (200, 401)
    for answer in (good, bad):
        assert answer.headers["deprecation"] == "@1801353600"
        assert answer.headers["sunset"] == "Wed, 01 Sep 2027 00:00:00 GMT"
    assert not {"deprecation", "sunset"} & set(other.headers)


@pytest.mark.usefixtures("old")
def test_the_document_marks_it() -> None:
    paths = openapi.document({"smugglers": Smugglers()})["paths"]
    keys, games = paths["/v1/keys"]["get"], paths["/v1/games"]["get"]
    assert keys["deprecated"] is True
    assert keys["description"].startswith(OLD.reason)
    assert "deprecated" not in games


def test_it_stays_for_half_a_year() -> None:
    with pytest.raises(ValueError, match="2027-07-30"):
        Deprecation(date(2027, 1, 31), date(2027, 7, 29), "nothing")
    assert Deprecation(date(2027, 1, 31), date(2027, 7, 30), "nothing").until == date(2027, 7, 30)


def unexplained(sdl: str) -> list[str]:
    """The fields that are deprecated in other words than these."""
    return [
        f"{type_.name}.{name}"
        for type_ in build_schema(sdl).type_map.values()
        if isinstance(type_, GraphQLObjectType)
        for name, field in type_.fields.items()
        if field.deprecation_reason is not None and not REASON.fullmatch(field.deprecation_reason)
    ]


def test_what_is_deprecated_in_graphql_says_for_how_long_it_stays() -> None:
    made_up = f'type Query {{ a: Int @deprecated(reason: "{OLD.reason}") b: Int @deprecated(reason: "Old.") c: Int }}'
    assert unexplained(made_up) == ["Query.b"]
    assert unexplained((Path(__file__).parents[3] / "schema/schema.graphql").read_text(encoding="utf-8")) == []
