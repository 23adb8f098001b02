"""The API does what its OpenAPI document says, whatever is sent."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import AuthContext, Case
from schemathesis.checks import positive_data_acceptance

from tests.service.house import make_app

BUDGET = settings(
    max_examples=20,
    stateful_step_count=12,
    derandomize=True,
    deadline=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
)
WITHOUT = [positive_data_acceptance]  # the rules of a game refuse much that has the right shape

app = make_app()
schema = schemathesis.openapi.from_asgi("/openapi.json", app)


@schema.auth()
class Token:
    """A player's token, got as anybody gets one."""

    def get(self, case: Case[Any], context: AuthContext) -> str:
        made = schema["/v1/players"]["POST"].Case(body={"name": "Fuzz"}, media_type="application/json").call()
        return str(made.json()["token"])

    def set(self, case: Case[Any], data: str, context: AuthContext) -> None:
        case.headers["Authorization"] = f"Bearer {data}"


@schema.parametrize()
@BUDGET
def test_one_call(case: Case[Any]) -> None:
    case.call_and_validate(excluded_checks=WITHOUT)


class Calls(schema.as_state_machine()):  # type: ignore[misc]
    """Calls that go on with what earlier ones answered."""

    def validate_response(self, response: Any, case: Case[Any], **rest: Any) -> None:
        case.validate_response(response, excluded_checks=WITHOUT)


TestCalls = Calls.TestCase
TestCalls.settings = BUDGET
