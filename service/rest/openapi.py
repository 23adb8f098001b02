"""The OpenAPI 3.1 document, derived from the table of operations and the structs they take and give."""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping
from http import HTTPStatus
from inspect import getdoc
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from domain import registry
from domain.kernel.action import Action
from domain.kernel.refusal import Code
from domain.locale import LOCALES
from schema.accept import LOCALE
from schema.model import NewCampaign, NewGame
from schema.turns import CURSOR

from ..commands import COMMAND
from ..games import Rules
from ..ids import CAMPAIGN, GAME, INVITE, PLAYER, TOKEN, WEBHOOK
from ..players import KEY as SIGN_UP_KEY
from ..talk import NUMBER as MESSAGE
from . import actions
from .events import MSGPACK
from .live import SSE
from .operation import JSON, Link, Operation, View
from .operations import OPERATIONS
from .problem import MEDIA_TYPE, STATUS, Problem

Json: TypeAlias = dict[str, Any]
API_VERSION: Final = "1.0.0"
REF: Final = "#/components/schemas/{name}"
ABOUT: Final = """\
Every `POST` and `DELETE` takes an `Idempotency-Key`: the same key with the same request gives the first answer again and
does nothing twice. Refusals are problems (RFC 9457) with a `code` from a closed list; none of them has changed anything.
What a caller may not know is null wherever it would stand."""

PARTS: Final[dict[str, Json]] = {
    "id": {"description": "The game's id.", "schema": {"type": "string", "pattern": GAME}},
    "campaign": {"description": "The campaign's id.", "schema": {"type": "string", "pattern": CAMPAIGN}},
    "player": {"description": "The player's id.", "schema": {"type": "string", "pattern": PLAYER}},
    "token": {"description": "The token's id.", "schema": {"type": "string", "pattern": TOKEN}},
    "webhook": {"description": "The webhook's id.", "schema": {"type": "string", "pattern": WEBHOOK}},
    "invite": {"description": "The invite's id.", "schema": {"type": "string", "pattern": INVITE}},
    "message": {"description": "The message's id.", "schema": {"type": "string", "pattern": MESSAGE}},
    "seat": {"description": "The number of the seat.", "schema": {"type": "integer", "minimum": 0}},
    "game": {"description": "The name of the game.", "schema": {"type": "string"}},
    "card": {"description": "The card's id or key.", "schema": {"type": "string"}},
    "rule": {"description": "The rule's id.", "schema": {"type": "string"}},
}
LANGUAGE: Final[Json] = {
    "description": f"The language to be answered in, before all others: {', '.join(f'`{name}`' for name in LOCALES)}.",
    "schema": {"type": "string"},
}
HEADERS: Final[dict[str, Json]] = {
    "Accept-Language": {"description": "The languages to be answered in.", "schema": {"type": "string"}},
    "Idempotency-Key": {
        "description": "Makes it safe to send the request again.",
        "schema": {"type": "string", "pattern": COMMAND},
    },
    "If-Match": {
        "description": "The version that the game has to be at, quoted.",
        "schema": {"type": "string", "pattern": r'^"[0-9]{1,15}(\.[a-z]{2})?"$'},
    },
    "If-None-Match": {"description": "The ETag of what is known already.", "schema": {"type": "string"}},
    "Last-Event-ID": {
        "description": "What to go on from, instead of `after`: what a browser says that reconnects.",
        "schema": {"type": "string", "pattern": "^[0-9]{1,15}$"},
    },
}
CONDITIONAL: Final = ("act", "undo", "answerUndo")
"""The operations that take `If-Match`."""
KNOWABLE: Final = ("getView", "getRulesets", "getCards", "getRules")
"""The operations that take `If-None-Match`, and have nothing to say to who knows what they would."""
OWN_HEADERS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(CONDITIONAL, ("If-Match",)),
    **dict.fromkeys(KNOWABLE, ("If-None-Match",)),
    "getEvents": ("Last-Event-ID",),
    "getTalk": ("Last-Event-ID",),
    "getTurns": ("Last-Event-ID",),
}
SECRET_KEY: Final[Json] = {
    "description": "Gets the same secret again, so it is as secret itself, and used for nothing else.",
    "schema": {"type": "string", "pattern": SIGN_UP_KEY},
}
SECRETS: Final = ("signUp", "makeToken", "grantToken", "prepareRecovery", "recover", "makeWebhook", "rotateWebhook")
STRICTER: Final[dict[tuple[str, str], Json]] = {
    **{(operation, "Idempotency-Key"): SECRET_KEY for operation in SECRETS},
    ("getTurns", "Last-Event-ID"): {
        "description": "The cursor of what was told last, instead of `after`: what a browser says that reconnects.",
        "schema": {"type": "string", "maxLength": CURSOR},
    },
}
"""What one operation says of a header in place of the others."""
ANSWER_HEADERS: Final[dict[str, Json]] = {
    "ETag": {
        "description": "What tells this answer from others at its address: a table's is the version, quoted, with the language where that isn't English.",
        "schema": {"type": "string"},
    },
    "Location": {"description": "Where it is.", "schema": {"type": "string"}},
    "X-Request-ID": {"description": "Under which it is found in the log.", "schema": {"type": "string"}},
}


ANY_PROBLEM: Final = "#/components/responses/Problem"
PROBLEM: Final = {MEDIA_TYPE: {"schema": {"$ref": REF.format(name="Problem")}}}


def encoded(made: Json) -> bytes:
    """The document as text for people too."""
    return msgspec.json.format(msgspec.json.encode(made), indent=2) + b"\n"


def document(games: Mapping[str, Rules], url: str = "") -> Json:
    """The document of a service that plays these games, found at a URL (empty: wherever it was fetched)."""
    schemas = Schemas(games)
    paths: defaultdict[str, Json] = defaultdict(dict)
    for operation in OPERATIONS:
        paths[operation.path][operation.method.lower()] = _operation(operation, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Turnledger", "version": API_VERSION, "description": ABOUT},
        "servers": [{"url": url or "/"}],
        "paths": dict(paths),
        "components": {
            "schemas": dict(sorted(schemas.components.items())),
            "responses": {"Problem": {"description": "Why the answer is no.", "content": PROBLEM}},
            "securitySchemes": {
                "token": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "What signUp gave, a personal access token, or a token of the OpenID provider.",
                }
            },
        },
    }


class Schemas:
    """The schemas of all types that operations take and give."""

    def __init__(self, games: Mapping[str, Rules]) -> None:
        self._games = games
        types = [Problem, *(t for operation in OPERATIONS for t in self._types(operation))]
        made, components = msgspec.json.schema_components(types, ref_template=REF)
        self._made = dict(zip(map(str, types), made, strict=True))
        self.components: dict[str, Json] = components
        self._describe_new_games()
        self.components["Table"]["properties"]["view"] = self.of(View)

    def of(self, kind: Any) -> Json:
        """The schema of a type, of any game's view or of any game's actions."""
        if kind is View:
            return {"anyOf": [self._made[str(view)] for view in self._of_games(kind)]}
        if kind is Action:
            bodies = [self._made[str(body)] for body in self._of_games(kind)]
            mapping = {self.components[_name(body)]["properties"]["type"]["enum"][0]: body["$ref"] for body in bodies}
            return {"oneOf": bodies, "discriminator": {"propertyName": "type", "mapping": mapping}}
        return self._made[str(kind)]

    def _types(self, operation: Operation) -> Iterable[Any]:
        for kind in (operation.body, *operation.answers.values()):
            if kind in (View, Action):
                yield from self._of_games(kind)
            elif kind not in (None, bytes):
                yield kind

    def _of_games(self, kind: Any) -> list[Any]:
        if kind is View:
            return [rules.view_type for rules in self._games.values()]
        return list(actions.bodies(self._games.values()))

    def _describe_new_games(self) -> None:
        """What a new game may be, for the games there are."""
        options = [rules.options for rules in self._games.values()]
        made, components = msgspec.json.schema_components(options, ref_template=REF)
        self.components.update(components)
        bounds = [rules.seats for rules in self._games.values()]
        for new in (NewGame, NewCampaign):
            about = self.components[new.__name__]["properties"]
            about["game"]["enum"] = list(self._games)
            about["options"] = {"anyOf": list(made), "default": {}}
            about["seats"] |= {"minItems": min(b[0] for b in bounds), "maxItems": max(b[1] for b in bounds)}


def _name(ref: Json) -> str:
    return str(ref["$ref"]).rpartition("/")[2]


def _operation(operation: Operation, schemas: Schemas) -> Json:
    summary, _, more = (getdoc(operation.handler) or "").partition("\n\n")
    made: Json = {
        "operationId": operation.name,
        "summary": " ".join(summary.split()),
        "tags": [operation.path.split("/")[2]],
        "parameters": [*_parts(operation), *_query(operation.query), *_headers(operation)],
        "responses": _responses(operation, schemas),
        "security": [{"token": []}] if operation.player else [{}, {"token": []}],
    }
    if operation.deprecated:
        made["deprecated"], more = True, f"{operation.deprecated.reason} {more}"
    if more:
        made["description"] = " ".join(more.split())
    if operation.body is not None:
        body = schemas.of(operation.body) if operation.takes == JSON else {"type": "string"}
        made["requestBody"] = {
            "required": operation.body in (Action, bytes),
            "content": {operation.takes: {"schema": body}},
        }
    return made


def _parts(operation: Operation) -> Iterable[Json]:
    for name in re.findall(r"{(\w+)}", operation.path):
        yield {"name": name, "in": "path", "required": True, **PARTS[name]}


def _query(kind: type[Struct]) -> Iterable[Json]:
    yield {"name": LOCALE, "in": "query", **LANGUAGE}
    about = msgspec.json.schema_components([kind])[1][kind.__name__]
    for name, schema in about["properties"].items():
        described, required = schema.pop("description", ""), {"required": True} if name in about["required"] else {}
        yield {"name": name, "in": "query", **required, "description": described, "schema": schema}


def _headers(operation: Operation) -> Iterable[Json]:
    repeated = ("Idempotency-Key",) if operation.method in ("POST", "DELETE") else ()
    for name in ("Accept-Language", *repeated, *OWN_HEADERS.get(operation.name, ())):
        yield {"name": name, "in": "header", **STRICTER.get((operation.name, name), HEADERS[name])}


def _responses(operation: Operation, schemas: Schemas) -> Json:
    content = {media: {"schema": _streamed(media, schemas.of(kind))} for media, kind in operation.answers.items()}
    good: Json = {"description": HTTPStatus(operation.status).phrase, "content": content}
    good["headers"] = {name: ANSWER_HEADERS[name] for name in (*operation.headers, "X-Request-ID")}
    if operation.links:
        good["links"] = {link.operation: _link(link) for link in operation.links}
    known = {"304": {"description": "It is what you know."}} if operation.name in KNOWABLE else {}
    return {str(operation.status): good, **known, **_refused(operation), "default": {"$ref": ANY_PROBLEM}}


def _link(link: Link) -> Json:
    parts = {"parameters": link.parameters, "requestBody": link.body}
    taken = {
        part: {name: f"$response.body#{at}" for name, at in named.items()} for part, named in parts.items() if named
    }
    return {"operationId": link.operation, **taken}


def _streamed(media: str, schema: Json) -> Json:
    """The schema of a body; that of a stream of events is each event's, and other streams are text with such items."""
    if media in (JSON, MSGPACK):
        return schema
    if media == SSE:
        data = {"type": "string", "contentMediaType": JSON, "contentSchema": schema}
        return {"type": "object", "properties": {"data": data}, "required": ["data"]}
    return {"type": "string", "description": f"Each item is a {_name(schema)}."}


def _refused(operation: Operation) -> Json:
    """The refusals by status: those that any operation may have as one, the others one by one."""
    codes: defaultdict[int, list[Code]] = defaultdict(list)
    for code in STATUS:
        if code in operation.refusals:
            codes[STATUS[code]].append(code)
    if operation.name in CONDITIONAL:
        codes[412] = ["version_conflict"]
    usual = [400, 401, 500, 503]
    usual += [404] if "{" in operation.path else []
    usual += [413, 415] if operation.body is not None else []
    usual += [406] if len(operation.answers) > 1 else []
    own = {str(status): {"description": _listed(of), "content": PROBLEM} for status, of in codes.items()}
    return dict(sorted({**{str(status): {"$ref": ANY_PROBLEM} for status in usual}, **own}.items()))


def _listed(codes: Iterable[Code]) -> str:
    return "Refused: " + ", ".join(f"`{code}`" for code in codes) + "."


def main() -> None:
    """Write the document of all registered games to standard output."""
    sys.stdout.buffer.write(encoded(document(registry.games())))


if __name__ == "__main__":
    main()
