"""The clients have everything that the service has: they are generated from its schema, and were since it last changed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from graphql import FieldNode, OperationDefinitionNode, OperationType, build_schema, parse
from turnledger_client import AsyncTurnledger, Turnledger
from turnledger_client.generated import operations
from turnledger_client.operations import listed

from clients.generation import stamp
from clients.generation.documents import Documents
from domain.registry import games
from schema.build import build_schema as built
from schema.limits import Costs, Limits, shape_errors

ROOT = Path(__file__).parents[2]
SCHEMA = build_schema((ROOT / "schema/schema.graphql").read_text(encoding="utf-8"))
DOCUMENT = parse(
    "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "clients/operations").glob("*.graphql"))
)
OPERATIONS = {
    each.name.value: each for each in DOCUMENT.definitions if isinstance(each, OperationDefinitionNode) and each.name
}
MESSAGE = 16 * 1024
"""The bytes of a message on a socket."""


def snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def sent(name: str) -> str:
    """An operation as the Python client sends it."""
    text: str = getattr(operations, snake(name).upper())
    return text


@pytest.mark.parametrize("client", stamp.CLIENTS)
def test_the_clients_were_generated_since_the_schema_changed(client: str) -> None:
    assert stamp.noted(client) == stamp.stamp(client), (
        f"Run scripts/generate-clients: the {client} client is of another schema."
    )


def test_every_field_of_the_schema_that_can_be_asked_for_is_an_operation() -> None:
    roots = {OperationType.QUERY: SCHEMA.query_type, OperationType.MUTATION: SCHEMA.mutation_type}
    roots[OperationType.SUBSCRIPTION] = SCHEMA.subscription_type
    for kind, root in roots.items():
        asked = {
            field.name.value
            for each in OPERATIONS.values()
            if each.operation is kind
            for field in each.selection_set.selections
            if isinstance(field, FieldNode)
        }
        assert root is not None
        assert asked == set(root.fields), kind


def test_every_operation_is_a_method_of_both_python_clients_and_a_constant_of_the_other() -> None:
    typescript = (ROOT / "clients/typescript/src/generated/operations.ts").read_text(encoding="utf-8")
    for name, operation in OPERATIONS.items():
        assert callable(getattr(Turnledger, snake(name)))
        assert callable(getattr(AsyncTurnledger, snake(name)))
        assert f"export const {name} = new Operation<{name}{operation.operation.value.title()}Result" in typescript


def test_the_operations_are_within_the_limits_of_a_service() -> None:
    """As they are sent, with the pages that they have where nothing is said."""
    limits, schema = Limits(), built(games())._schema
    for name in OPERATIONS:
        text = sent(name)
        document = parse(text, no_location=True, max_tokens=limits.tokens)
        assert not shape_errors(document, limits), name
        assert len(text.encode()) < MESSAGE - 1024, f"{name}: there is no room for variables on a socket"
        assert Costs(schema, document, limits.page, {}).most() <= limits.cost, f"{name} needs a row in PAGES"


def test_both_clients_send_the_same() -> None:
    """Two generators made them of the same documents; and one list is good for a service that executes no others."""
    typescript = (ROOT / "clients/typescript/src/generated/operations.ts").read_text(encoding="utf-8")
    parts = {
        name: json.loads(text) for name, text in re.findall(r'^const (\w+)Text = (".*");$', typescript, re.MULTILINE)
    }
    made = re.findall(
        r'^export const (\w+) = new Operation<.*>\("\w+", "\w+", (".*")(.*)\);$', typescript, re.MULTILINE
    )
    said = {
        name: json.loads(own) + "".join(parts[each] for each in re.findall(r"(\w+)Text", spread))
        for name, own, spread in made
    }
    assert said == {name: sent(name) for name in OPERATIONS} == listed()


# -- The rules by which operations are written


def written(schema: str) -> dict[str, str]:
    documents = Documents(build_schema(schema))
    documents.fragments()
    return {each.name: documents.of(each) for each in documents.operations}


def test_what_a_thing_has_for_an_argument_only_is_a_query_of_its_own() -> None:
    told = written("""
        type Query { thing(id: ID!): Thing }
        type Thing { id: ID! part(at: Int = 3): Part more: More! }
        type Part { size: Int! of: Thing }
        type More { deep(locale: String): String! }
    """)
    assert told == {
        "GetThing": "query GetThing($id: ID!) { thing(id: $id) { ...Thing } }",
        "GetThingPart": "query GetThingPart($id: ID!, $at: Int = 3) { thing(id: $id) { part(at: $at) { ...Part } } }",
        "GetThingMoreDeep": "query GetThingMoreDeep($id: ID!, $locale: String) { thing(id: $id) { more { deep(locale: $locale) } } }",
    }


def test_what_a_refusal_calls_by_the_same_name_has_another() -> None:
    schema = build_schema("""
        type Query { a: Int }
        type Mutation { recover: Result! }
        union Result = Secret | Refusal
        type Secret { code: String! }
        type Refusal { code: Int! }
    """)
    documents = Documents(schema)
    fragments = documents.fragments()
    assert "secretCode: code" in fragments
    assert "fragment Refusal on Refusal { __typename code }" in fragments
