"""The API does what its OpenAPI document says, whatever is sent."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import AuthContext, Case
from schemathesis.checks import positive_data_acceptance
from starlette.types import Receive, Scope, Send

from tests.contract import checks  # noqa: F401  what it says of bodies and cases
from tests.service.house import make_app

BUDGET = settings(
    max_examples=10,
    stateful_step_count=12,
    derandomize=True,
    deadline=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
)
WITHOUT = [positive_data_acceptance]  # the rules of a game refuse much that has the right shape

MOMENT = 0.3
"""Seconds after which a stream isn't read any further; nothing else is cut off here."""


class Anew:
    """The application, which can begin anew, with nobody in it and no game: `token` is that of the player who calls."""

    def __init__(self) -> None:
        self.app, self.token = make_app(), ""

    def begin(self) -> None:
        self.app, self.token = make_app(), ""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send)


def go_on(case: Case[Any]) -> None:
    """Whoever may have gone for good is followed by another player."""
    if (case.method, case.path) == ("DELETE", "/v1/players/me"):
        app.token = ""
        newcomer()


app = Anew()
schema = schemathesis.openapi.from_asgi("/openapi.json", app)
schema.config.request_timeout = MOMENT


def newcomer() -> str:
    """The token of a new player."""
    app.token = str(post("/v1/players", {"name": "Fuzz"})["token"])
    table = {"game": "smugglers", "sit": True, "seats": [{}, {"kind": "bot"}]}
    for what in ("games", "campaigns"):
        post(f"/v1/{what}", table, headers={"Authorization": f"Bearer {app.token}"})
    return app.token


def post(path: str, body: Any, **how: Any) -> Any:
    answer = schema[path]["POST"].Case(body=body, media_type="application/json", **how).call()
    assert answer.status_code == 201, answer.text
    return answer.json()


@schema.auth(refresh_interval=None)
class Token:
    """A player's token, got as anybody gets one; the first thing that the player does is lay a table, and agree on a campaign."""

    def get(self, case: Case[Any], context: AuthContext) -> str:
        return app.token or newcomer()

    def set(self, case: Case[Any], data: str, context: AuthContext) -> None:
        case.headers["Authorization"] = f"Bearer {data}"


@schema.parametrize()
@BUDGET
def test_one_call(case: Case[Any]) -> None:
    case.call_and_validate(excluded_checks=WITHOUT)
    go_on(case)


class Calls(schema.as_state_machine()):  # type: ignore[misc]
    """Calls that go on with what earlier ones answered."""

    def setup(self) -> None:
        """Begin anew: which call may be next hangs on what was answered, so nothing may be left from another run."""
        super().setup()
        app.begin()

    def validate_response(self, response: Any, case: Case[Any], **rest: Any) -> None:
        case.validate_response(response, excluded_checks=WITHOUT)
        go_on(case)


TestCalls = Calls.TestCase
TestCalls.settings = BUDGET
