"""GraphQL does what its schema says, whatever is asked."""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

import pytest
import schemathesis
from graphql import build_schema, parse
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case

from tests.contract.checks import no_fault
from tests.contract.shape import Promise
from tests.service.house import make_app

BUDGET: Final = settings(
    max_examples=20,
    derandomize=True,
    deadline=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
)
_ID: Final = re.compile(r'\b(gameId|id): "(?:[^"\\]|\\.)*"')
_CAMPAIGN: Final = re.compile(r'\b(campaignId|campaign\(id): "(?:[^"\\]|\\.)*"')

app = make_app()
schema = schemathesis.graphql.from_asgi("/graphql", app)


class Seat(NamedTuple):
    """A running game, the token of who sits there, and a campaign of that player's."""

    game: str
    campaign: str
    token: str


@pytest.fixture(scope="module")
def seat() -> Seat:
    """A game against a bot: what is asked of games that there aren't shows little."""
    rest = schemathesis.openapi.from_asgi("/openapi.json", app)

    def post(path: str, body: Any, **how: Any) -> Any:
        answer = rest[path]["POST"].Case(body=body, media_type="application/json", **how).call()
        assert answer.status_code < 300, answer.text
        return answer.json()

    token = post("/v1/players", {"name": "Fuzz"})["token"]
    said = {"headers": {"Authorization": f"Bearer {token}"}}
    table = {"game": "smugglers", "sit": True, "seats": [{}, {"kind": "bot"}]}
    game = post("/v1/games", table, **said)["id"]
    post("/v1/games/{id}/start", {}, path_parameters={"id": game}, **said)
    campaign = post("/v1/campaigns", table, **said)["id"]
    return Seat(game, campaign, token)


@schema.parametrize()
@BUDGET
def test_one_operation(case: Case[Any], seat: Seat) -> None:
    check(case, {})
    case.body = _ID.sub(rf'\1: "{seat.game}"', str(case.body))
    case.body = _CAMPAIGN.sub(rf'\1: "{seat.campaign}"', case.body)
    check(case, {"Authorization": f"Bearer {seat.token}"})


def check(case: Case[Any], headers: dict[str, str]) -> None:
    """Ask: no fault of ours comes of it, and nothing that wasn't promised."""
    answer = case.call_and_validate(headers=headers, checks=[no_fault])
    assert Promise(schema.client_schema, parse(str(case.body))).kept(answer.json()), (case.body, answer.text)


THINGS: Final = build_schema("""
    type Query { thing: Thing, things: [Thing!]! }
    union Thing = Stone | Tree
    type Stone { weight: Int!, kind: Kind }
    type Tree { name: String }
    enum Kind { ROUND, FLAT }
""")
QUESTION: Final = parse(
    "{ thing { ... on Stone { weight kind } ... on Tree { __typename name } } things { __typename } }"
)


@pytest.mark.parametrize(
    ("kept", "thing"),
    [
        (True, {"weight": 1, "kind": "FLAT"}),
        (True, {"weight": 1, "kind": None}),
        (True, {"__typename": "Tree", "name": None}),
        (True, None),
        (False, {"weight": None, "kind": "FLAT"}),
        (False, {"weight": 2**31, "kind": "FLAT"}),
        (False, {"weight": "1", "kind": "FLAT"}),
        (False, {"weight": 1, "kind": "SHARP"}),
        (False, {"weight": 1}),
        (False, {"weight": 1, "kind": None, "name": None}),
        (False, {"__typename": "Stone", "name": None}),
        (False, [{"weight": 1, "kind": None}]),
    ],
)
def test_a_breach_of_the_schema_is_seen(kept: bool, thing: Any) -> None:
    data = {"thing": thing, "things": [{"__typename": "Tree"}]}
    assert Promise(THINGS, QUESTION).kept({"data": data}) is kept


@pytest.mark.parametrize("things", [None, {}, [None], [{}], [{"__typename": "Thing"}]])
def test_a_breach_in_a_list_is_seen(things: Any) -> None:
    assert not Promise(THINGS, QUESTION).kept({"data": {"thing": None, "things": things}})


@pytest.mark.parametrize(
    "answer",
    [
        {},
        [],
        {"data": None},
        {"data": None, "errors": []},
        {"data": {"thing": None}},
        {"errors": [{"message": "?", "extensions": {"code": "strange"}}]},
        {"data": None, "errors": [{"message": None, "extensions": {"code": "malformed"}}]},
        {"data": {"thing": None, "things": []}, "status": 200},
    ],
)
def test_what_is_no_response_is_seen(answer: Any) -> None:
    assert not Promise(THINGS, QUESTION).kept(answer)
