"""Clients of the public API, each in its own way: REST, or GraphQL."""

from __future__ import annotations

from random import Random
from typing import Any

import httpx

ORDER = ("playCopy", "playCard", "fight", "recruit", "dodge", "betray", "heal", "endActions")
"""What a client does first: with everything played and spent, games come to an end soon."""


class Client:
    """A player who signed up."""

    def __init__(self, url: str, name: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=30)
        self.chance = Random(name)
        signed = self.post("/v1/players", {"name": name})
        self.token: str = signed["token"]
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    def post(self, path: str, body: dict[str, Any], status: int = 0, **headers: str) -> dict[str, Any]:
        answer = self.http.post(path, json=body, headers=headers)
        assert answer.status_code == status or (not status and answer.is_success), answer.text
        said: dict[str, Any] = answer.json()
        return said

    def get(self, path: str) -> dict[str, Any]:
        answer = self.http.get(path)
        assert answer.is_success, answer.text
        said: dict[str, Any] = answer.json()
        return said

    def next_action(self, game: str) -> dict[str, Any] | None:
        """What this client would do now, if the game waits for it."""
        may = self.get(f"/v1/games/{game}/actions")
        mine = [decision for decision in may["decisions"] if decision["options"] is not None]
        if mine:
            return self._answer(mine[0])
        actions = sorted((one["action"] for one in may["actions"]), key=lambda action: ORDER.index(action["type"]))
        return actions[0] if actions else None

    def _answer(self, decision: dict[str, Any]) -> dict[str, Any]:
        keys = [option["key"] for option in decision["options"]]
        n = self.chance.randint(decision["least"], decision["most"])
        return {"type": "decide", "decision": decision["decision"], "choice": self.chance.sample(keys, n)}

    def act(self, game: str, action: dict[str, Any]) -> int:
        """Act over REST; the new version."""
        version: int = self.post(f"/v1/games/{game}/actions", action)["version"]
        return version


class GraphQLClient(Client):
    """The same, but acting by mutations."""

    def act(self, game: str, action: dict[str, Any]) -> int:
        name = action["type"]
        query = f"""mutation ($input: {name[0].upper()}{name[1:]}Input!) {{ {name}(input: $input) {{
            __typename ... on ActionAccepted {{ version events {{ rule }} }} ... on ActionRefused {{ code message }}
        }} }}"""
        fields = {field: value for field, value in action.items() if field != "type"}
        said = self.post("/graphql", {"query": query, "variables": {"input": {"gameId": game, **fields}}})
        result = said["data"][name]
        assert result["__typename"] == "ActionAccepted", result
        version: int = result["version"]
        return version


def graphql(client: Client, query: str, **variables: Any) -> dict[str, Any]:
    """The data that a query answers with."""
    said = client.post("/graphql", {"query": query, "variables": variables})
    assert "errors" not in said, said["errors"]
    data: dict[str, Any] = said["data"]
    return data
