"""Everything that can be asked of a service: each operation of REST, and each field of a GraphQL root, with all that is below."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple
from urllib.parse import urlencode

from graphql import (
    GraphQLArgument,
    GraphQLEnumType,
    GraphQLInputObjectType,
    GraphQLInputType,
    GraphQLNamedType,
    GraphQLObjectType,
    GraphQLSchema,
    get_named_type,
    get_nullable_type,
    is_abstract_type,
    is_leaf_type,
    is_list_type,
    is_required_argument,
    is_required_input_field,
)
from starlette.types import ASGIApp, Message

from service.rest.operation import Operation
from service.rest.operations import OPERATIONS

QUIET: Final = 60
"""So many turns of the event loop in which nothing is said, and a stream has said all that it has to say."""

BODIES: Final[Mapping[str, Any]] = {
    "setMe": {"locale": "fr"},
    "createGame": {"game": "smugglers", "seats": [{}, {}]},
    "createCampaign": {"game": "smugglers", "seats": [{}, {}]},
    "act": {"type": "decide", "decision": 1, "choice": ["1"]},
    "answerUndo": {"agree": True},
    "previewInvite": {"token": "tli_guessed"},
    "acceptInvite": {"token": "tli_guessed"},
    "keepSeat": {"player": "{player}"},
    "makeToken": {"name": "x", "scopes": ["read"]},
    "grantToken": {"name": "x", "scopes": ["audit"]},
    "linkIdentity": {"id_token": "x"},
    "recover": {"code": "x"},
    "setQuota": {"games": 1},
    "suspend": {"reason": "x"},
    "endGame": {"reason": "x"},
    "removeMessageOfPlayer": {"reason": "x"},
    "say": {"text": "x"},
    "handOver": {"seat": 0},
    "setClock": {"stopped": True},
    "makeWebhook": {"url": "http://localhost:9/", "kinds": ["turn.waiting"]},
}
"""What is sent along where `{}` isn't enough."""

QUERIES: Final[Mapping[str, tuple[Mapping[str, str], ...]]] = {
    "getGames": ({}, {"status": "open"}, {"status": "running"}, {"status": "ended"}, {"first": "1"}, {"mine": "true"}),
    "getCampaigns": ({}, {"mine": "true"}),
    "getView": ({}, {"at": "1"}, {"at": "6"}, {"at": "7"}, {"at": "99"}, {"reveal": "true"}),
    "getEvents": (
        {},
        {"limit": "2"},
        {"after": "4", "describe": "true"},
        {"after": "6"},
        {"after": "7"},
        {"after": "99"},
        {"limit": "6"},
    ),
    "exportGame": ({}, {"seat": "0"}),
    "getAuditCause": ({"event": "1.0"},),
    "getAuditDifference": ({"from": "1"},),
}


class Answer(NamedTuple):
    """What came back: all of it, or of a stream what it said before it fell silent."""

    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes


class Asked(NamedTuple):
    """A request."""

    name: str
    method: str
    path: str
    query: Mapping[str, str] = {}
    body: Any = None
    accept: str = "application/json"

    @property
    def reads(self) -> bool:
        """Whether it changes nothing."""
        said = (self.body or {}).get("query", "mutation") if self.path == "/graphql" else ""
        return self.method == "GET" or (not said.startswith("mutation") and self.path == "/graphql")


def operations(**parts: str) -> Iterator[Asked]:
    """Every operation of REST, with these parts of the address, as every type of answer; those that change something last."""
    for operation in sorted(OPERATIONS, key=lambda each: (each.method != "GET", each.name == "deleteMe")):
        path = operation.path.format(**parts)
        for query in QUERIES.get(operation.name, ({},)):
            for accept in operation.answers:
                yield Asked(operation.name, operation.method, path, query, _body(operation, parts), accept)


def _body(operation: Operation, parts: Mapping[str, str]) -> Any:
    body = BODIES.get(operation.name, None if operation.body is None else {})
    return json.loads(json.dumps(body).replace("{player}", parts["player"]))


async def ask(app: ASGIApp, asked: Asked, token: str | None = None) -> Answer:
    """Ask it. A stream is left when it has been quiet for long."""
    headers = [(b"host", b"test"), (b"accept", asked.accept.encode()), (b"x-request-id", b"the-same-one")]
    headers += [(b"authorization", f"Bearer {token}".encode())] if token else []
    headers += [(b"content-type", b"application/json")] if asked.body is not None else []
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": asked.method,
        "scheme": "http",
        "path": asked.path,
        "raw_path": asked.path.encode(),
        "query_string": urlencode(asked.query).encode(),
        "root_path": "",
        "headers": headers,
        "client": ("192.0.2.1", 1),
        "server": ("test", 80),
    }
    said, left = list[Message](), asyncio.Event()
    sent = [{"type": "http.request", "body": b"" if asked.body is None else json.dumps(asked.body).encode()}]

    async def receive() -> Message:
        if sent:
            return sent.pop()
        await left.wait()
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        said.append(message)

    async def answer() -> None:
        await app(scope, receive, send)

    answering = asyncio.create_task(answer())
    quiet, heard = 0, 0
    while not answering.done() and quiet < QUIET * (1 if said else 100):
        await asyncio.sleep(0)
        quiet, heard = (0, len(said)) if len(said) > heard else (quiet + 1, heard)
    left.set()
    async with asyncio.timeout(10):
        await answering
    begun = next(message for message in said if message["type"] == "http.response.start")
    told = tuple(sorted((name.decode(), value.decode()) for name, value in begun["headers"]))
    return Answer(begun["status"], told, b"".join(message.get("body", b"") for message in said))


class Documents:
    """Documents of GraphQL, each with one field of a root and everything below it: so many steps down, one below a mutation."""

    def __init__(self, schema: GraphQLSchema, depth: int) -> None:
        self._schema, self._depth = schema, depth

    def all(self, **ids: str) -> Iterator[Asked]:
        """A request for each field of each root: queries first. `ids` are what arguments of these names are given."""
        for root, kind in (
            (self._schema.query_type, "query"),
            (self._schema.subscription_type, "subscription"),
            (self._schema.mutation_type, "mutation"),
        ):
            assert root is not None
            for name, field in sorted(root.fields.items(), key=lambda each: each[0] == "deleteAccount"):
                given = self._arguments(field.args, ids)
                depth = self._depth if kind == "query" else 1
                below = self._selection(get_named_type(field.type), depth, ids)
                accept = "text/event-stream" if kind == "subscription" else "application/json"
                query = f"{kind} {{ {name}{given} {below} }}"
                yield Asked(name, "POST", "/graphql", {}, {"query": query}, accept)

    def _arguments(self, arguments: Mapping[str, GraphQLArgument], ids: Mapping[str, str]) -> str:
        given = [
            f"{name}: {self._value(name, argument.type, ids)}"
            for name, argument in arguments.items()
            if is_required_argument(argument) or name in ids
        ]
        return f"({', '.join(given)})" if given else ""

    def _value(self, name: str, type_: GraphQLInputType, ids: Mapping[str, str]) -> str:
        plain = get_nullable_type(type_)
        if is_list_type(plain):
            return f"[{self._value(name, plain.of_type, ids)}]"
        if isinstance(plain, GraphQLInputObjectType):
            fields = [
                f"{field}: {self._value(field, each.type, ids)}"
                for field, each in plain.fields.items()
                if is_required_input_field(each) or field in ids
            ]
            return f"{{{', '.join(fields)}}}"
        if isinstance(plain, GraphQLEnumType):
            return "smugglers" if "smugglers" in plain.values else next(iter(plain.values))
        if name in ids:
            return json.dumps(ids[name])
        return {"Int": "1", "Boolean": "true", "JSON": "{}"}.get(plain.name, '"x"')  # type: ignore[union-attr]

    def _selection(self, type_: GraphQLNamedType, depth: int, ids: Mapping[str, str]) -> str:
        if is_leaf_type(type_):
            return ""
        if is_abstract_type(type_):
            possible = self._schema.get_possible_types(type_)
            parts = [f"... on {each.name} {self._selection(each, depth, ids)}" for each in possible]
            return f"{{ __typename {' '.join(parts)} }}"
        assert isinstance(type_, GraphQLObjectType)
        parts = ["__typename"]
        for name, field in type_.fields.items():
            below = get_named_type(field.type)
            if depth or is_leaf_type(below):
                given = self._arguments({n: a for n, a in field.args.items() if is_required_argument(a)}, ids)
                selected = self._selection(below, depth - 1, ids)
                parts.append(f"{type_.name}_{name}: {name}{given} {selected}")
        return f"{{ {' '.join(parts)} }}"
