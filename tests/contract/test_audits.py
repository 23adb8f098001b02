"""What auditors are told is what the OpenAPI document says."""

from __future__ import annotations

import asyncio
from typing import Any

import schemathesis

from tests.contract import checks  # noqa: F401  what it says of bodies and cases
from tests.service.house import house_of, make_app, token_for

ASKED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("", {}),
    ("", {"after": 2, "limit": 3, "seat": 0}),
    ("/table", {}),
    ("/table", {"at": 3, "seat": 1}),
    ("/cause", {"event": "3.0"}),
    ("/cause", {"event": "5.0"}),
    ("/difference", {"from": 2}),
    ("/difference", {"from": 4, "to": 9, "seat": 0}),
    ("/legal", {"at": 5}),
    ("/legal", {"seat": 1}),
    ("/reads", {}),
    ("/reads", {"after": 3, "limit": 2}),
)
"""Below `/audit`: what is asked, with a query."""


def test_what_is_answered_is_as_it_is_described() -> None:
    app = make_app()
    schema = schemathesis.openapi.from_asgi("/openapi.json", app)

    def post(path: str, body: Any, token: str = "", **parts: str) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        case = schema[path]["POST"].Case(
            body=body, media_type="application/json", headers=headers, path_parameters=parts
        )
        return case.call_and_validate().json()

    dot = post("/v1/players", {"name": "Dot"})
    auditing = asyncio.run(token_for(house_of(app), dot["player"]["id"], "audit"))
    game = post("/v1/games", {"game": "smugglers", "seats": [{"kind": "bot"}] * 2}, dot["token"])["id"]
    post("/v1/games/{id}/start", {}, dot["token"], id=game)
    headers = {"Authorization": f"Bearer {auditing}"}
    while schema["/v1/games/{id}"]["GET"].Case(path_parameters={"id": game}).call().json()["version"] < 12:
        pass
    for path, query in ASKED:
        case = schema[f"/v1/games/{{id}}/audit{path}"]["GET"].Case(
            path_parameters={"id": game}, query=query, headers=headers
        )
        assert case.call_and_validate().status_code == 200
