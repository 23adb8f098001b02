"""Each audit of a server by graphql-http 1.23.1, what it asks and what it wants, under its id there.

The two that are only planned there, since a stranger can't try them, are here as well. They overlap with `test_http`,
which tries more and says why; this list is whole.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final, Literal, NamedTuple

import httpx
import pytest

from .conftest import Visit
from .house import GRAPHQL, House

pytestmark = pytest.mark.anyio
JSON: Final = "application/json"
TYPENAME: Final = "{ __typename }"
NAMED: Final = "query Type($name: String!) { __type(name: $name) { name } }"
COERCED: Final = "query CoerceFailure($id: ID!) { __typename }"
NO_JSON: Final = '{ "not JSON'
NO_FIELD: Final = {"query": "{ aFieldThatNoSchemaHas }"}

Has = Literal["data", "errors", "no errors", "no data", "anything"]


class Audit(NamedTuple):
    """A request and what its answer has to be: one of these statuses, of this media type, with this in its body."""

    id: str
    body: Any = None
    status: range = range(200, 201)
    accept: str | None = None
    type: str = ""
    has: Has = "anything"
    content: str | None = JSON
    query: Mapping[str, str] | None = None

    async def ask(self, house: House) -> httpx.Response:
        content = None if self.body is None else self.body if isinstance(self.body, str) else json.dumps(self.body)
        method = "POST" if self.query is None else "GET"
        given = {"accept": self.accept, "content-type": self.content if self.query is None else None}
        request = house.http.build_request(method, "/", content=content, params=self.query)
        for name in given:
            request.headers.pop(name, None)
        request.headers.update({name: value for name, value in given.items() if value is not None})
        return await house.http.send(request)


BAD: Final = range(400, 401)
NOT_MINE: Final = range(400, 500)
NOT_DONE: Final = range(400, 600)
MAP: Final = ("string", 0, False, ["array"])
TEXT: Final = ({"obj": "ect"}, 0, False, ["array"])


def asked(**about: Any) -> dict[str, Any]:
    """A request that only needs an answer, with something about it."""
    return {"query": TYPENAME, **about}


def audits() -> Iterator[Audit]:
    """All of them, in their order."""
    yield Audit("22EB", asked(), accept=GRAPHQL, type=GRAPHQL)
    yield Audit("4655", asked(), accept=JSON, type=JSON)
    yield Audit("47DE", asked(), accept="*/*", type=JSON)
    yield Audit("80D8", query=asked(), type=JSON)
    yield Audit("82A3", asked(), type=JSON)
    yield Audit("BF61", asked(), content=f"{JSON}; charset=utf-8")
    yield Audit("78D5", asked())
    yield Audit("2C94", asked())
    yield Audit("5A70", query=asked())
    yield Audit("9C48", query={"query": "mutation { __typename }"}, accept=GRAPHQL, status=NOT_MINE)
    yield Audit("9ABE", content=None, status=NOT_MINE)
    yield Audit("03D4", asked())
    yield Audit("A5BF", status=BAD)
    yield Audit("423L", {"notquery": TYPENAME}, status=BAD)
    yield from (Audit(f"LKJ{n}", {"query": wrong}, status=BAD) for n, wrong in enumerate(TEXT))
    yield Audit("34A2", asked(), accept=GRAPHQL)
    yield Audit("13EE", asked(), accept=JSON, has="no errors")
    yield from (Audit(f"6C0{n}", asked(operationName=wrong), status=BAD) for n, wrong in enumerate(TEXT))
    operation = {"operationName": "Query", "query": "query Query { __typename }"}
    yield Audit("8161", operation, accept=GRAPHQL)
    yield Audit("B8B3", operation, accept=JSON, has="no errors")
    for n, name in enumerate(("variables", "operationName", "extensions")):
        yield Audit(f"94B{n}", asked(**{name: None}), accept=GRAPHQL, has="no errors")
        yield Audit(f"022{n}", asked(**{name: None}), accept=JSON, has="no errors")
    yield from (Audit(f"476{n}", asked(variables=wrong), status=BAD) for n, wrong in enumerate(MAP))
    named = {"query": NAMED, "variables": {"name": "sometype"}}
    yield Audit("2EA1", named, accept=GRAPHQL)
    yield Audit("28B9", named, accept=JSON, has="no errors")
    in_address = {"query": NAMED, "variables": '{"name": "sometype"}'}
    yield Audit("D6D5", query=in_address, accept=GRAPHQL)
    yield Audit("6A70", query=in_address, accept=JSON, has="no errors")
    yield from (Audit(f"58B{n}", asked(extensions=wrong), status=BAD) for n, wrong in enumerate(MAP))
    yield Audit("428F", asked(extensions={"some": "value"}), accept=GRAPHQL)
    yield Audit("1B7A", asked(extensions={"some": "value"}), accept=JSON, has="no errors")
    yield Audit("B6DC", NO_JSON, accept=JSON, status=range(200, 600))
    yield Audit("BCF8", NO_JSON, accept=JSON, status=BAD)
    yield Audit("B7N8", NO_JSON, accept=GRAPHQL, status=BAD)
    yield Audit("8764", {"qeury": TYPENAME}, status=NOT_DONE)
    yield Audit("3E3A", {"qeury": TYPENAME}, status=BAD)
    yield Audit("572B", {"query": "{"}, accept=JSON, has="errors")
    yield Audit("FDE2", NO_FIELD, accept=JSON, has="errors")
    yield Audit("7B9B", {"query": COERCED, "variables": {"id": None}}, accept=JSON, has="errors")
    yield Audit("865D", {"query": "{"}, accept=GRAPHQL, status=NOT_DONE)
    yield Audit("556A", {"query": "{"}, accept=GRAPHQL, status=BAD)
    yield Audit("D586", {"query": "{"}, accept=GRAPHQL, status=BAD, has="no data")
    yield Audit("51FE", NO_FIELD, accept=GRAPHQL, status=NOT_DONE)
    yield Audit("74FF", NO_FIELD, accept=GRAPHQL, status=BAD)
    yield Audit("5E5B", NO_FIELD, accept=GRAPHQL, status=BAD, has="no data")
    yield Audit("86EE", {"query": COERCED, "variables": {"id": None}}, accept=GRAPHQL, status=BAD)


AUDITS: Final = tuple(audits())


@pytest.mark.parametrize("audit", AUDITS, ids=[audit.id for audit in AUDITS])
async def test_an_audit(house: House, audit: Audit) -> None:
    answer = await audit.ask(house)
    assert answer.status_code in audit.status, answer.text
    assert answer.headers["content-type"].startswith(audit.type)
    body = json.loads(answer.content.decode("utf-8"))
    absent = audit.has.startswith("no ")
    assert audit.has == "anything" or (audit.has.removeprefix("no ") in body) is not absent, body


def test_the_list_is_whole() -> None:
    assert len({audit.id for audit in AUDITS}) == len(AUDITS) == 61


async def test_ee52_data_beside_errors_is_a_success(visit: Visit) -> None:
    query = "query ($g: ID!) { game(id: $g) { id view(at: 99) { __typename } } }"
    answer = await visit.house.ask(query, visit.ann, g=visit.game)
    assert answer.status == 200
    assert answer.body["data"] == {"game": {"id": visit.game, "view": None}}
    assert answer.codes == ["not_found"]


async def test_bc58_who_may_not_ask_is_told_so_by_the_status(house: House) -> None:
    assert (await house.ask(TYPENAME, "tl_nobody")).status == 401
