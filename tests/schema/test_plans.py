"""Compiled selections say what graphql-core says, for any query and any values."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from inspect import isawaitable
from random import Random
from typing import Any, cast

import pytest
from graphql import DocumentNode, ExecutionResult, OperationDefinitionNode, execute, parse
from msgspec import structs
from starlette.routing import Route
from strawberry.execution import optimized_is_awaitable
from strawberry.extensions import SchemaExtension
from strawberry.schema.schema import StrawberryGraphQLCoreExecutionContext as Plain

from domain.registry import games
from schema.build import build_schema
from schema.context import Context, Sockets
from schema.desk import Caller
from schema.limits import Limits
from schema.model import GamePage
from schema.plans import Plans
from schema.selection import Compiler, NotPlain
from service.app import create_app
from service.settings import Settings
from service.store.memory import MemoryStore
from tests.domain.play import play

from .house import House
from .random_queries import Asker, World, spoiled_world, variants, world
from .test_play import everything

pytestmark = pytest.mark.anyio
GAMES = games()
SCHEMA = build_schema(GAMES)
CORE = SCHEMA._schema
VARIABLES = ({"a": False, "b": True}, {"a": True, "b": False}, {"a": False, "b": True}, {"a": True, "b": True})


@pytest.fixture(scope="module")
def worlds() -> list[World]:
    """What is told in the middle of games."""
    conquest = play(GAMES["conquest"], 2, "brutal", 1, keen=1)
    villains = play(GAMES["villains"], 3, "first-game", 1, 60)
    over = len(conquest.commits) - 1
    return [world(conquest, 0, 60), world(conquest, None, over), world(villains, 1, 55), world(villains, 0, 40)]


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How many plans were made, and what came of them."""
    counts: Counter[str] = Counter()
    compiled = Compiler.compiled

    def counting(compiler: Compiler, *args: Any) -> Any:
        counts["compiled"] += 1
        complete = compiled(compiler, *args)

        def count(value: Any) -> Any:
            try:
                done = complete(value)
            except Exception as error:
                counts["left" if isinstance(error, NotPlain) else "odd"] += 1
                raise
            counts["done"] += 1
            return done

        return count

    monkeypatch.setattr(Compiler, "compiled", counting)
    return counts


async def answer(executor: Any, document: DocumentNode, told: Any, variables: dict[str, Any]) -> str:
    """All that a client would be told, in its order, and the kinds of the errors."""
    context = Context(
        desk=told,
        games=GAMES,
        limits=Limits(),
        report=lambda *_: None,
        sockets=Sockets(),
        caller=Caller("p_1"),
    )
    result = execute(
        CORE,
        document,
        context_value=context,
        variable_values=variables,
        executor_class=executor,
        is_awaitable=cast(Any, optimized_is_awaitable),
    )
    done: ExecutionResult = await result if isawaitable(result) else result
    errors = [(error.formatted, type(error.original_error).__name__) for error in done.errors or ()]
    return re.sub("0x[0-9a-f]+", "0x", json.dumps([done.data, errors], default=repr))


@pytest.mark.parametrize("seed", range(4))
async def test_no_query_and_no_value_makes_a_difference(seed: int, worlds: list[World], ran: Counter[str]) -> None:
    chance, compiling = Random(seed), SCHEMA.execution_context_class
    runs = 0
    for n in range(30):
        document, whole = Asker(CORE, chance).document(), worlds[n % len(worlds)]
        for spoil in (None, None, *(chance.random() for _ in range(4))):
            for variables in VARIABLES:
                told = [whole if spoil is None else spoiled_world(whole, Random(spoil)) for _ in range(2)]
                plain = await answer(Plain, document, told[0], variables)
                assert await answer(compiling, document, told[1], variables) == plain
                runs += 1
    assert ran["done"] > runs / 3
    assert ran["odd"] > runs / 50


async def test_every_field_of_a_game_is_read_as_before(worlds: list[World], ran: Counter[str]) -> None:
    document = parse(f"{{ game(id: 1) {everything(CORE, CORE.type_map['Game'])} }}")
    for seed in range(120):
        whole = worlds[seed % len(worlds)]
        told = [spoiled_world(whole, Random(seed)) for _ in range(2)]
        plain = await answer(Plain, document, told[0], {})
        assert await answer(SCHEMA.execution_context_class, document, told[1], {}) == plain
    assert ran["compiled"] >= 5
    assert ran["odd"] > 30


async def test_what_games_tell_is_never_odd(worlds: list[World], ran: Counter[str]) -> None:
    document = parse(f"{{ game(id: 1) {everything(CORE, CORE.type_map['Game'])} }}")
    for told in (*worlds, *worlds):
        await answer(SCHEMA.execution_context_class, document, told, {})
    assert ran.keys() == {"compiled", "done"}


async def test_every_field_may_be_odd_in_every_way(worlds: list[World], ran: Counter[str]) -> None:
    compiling = SCHEMA.execution_context_class
    whole = next(each for each in reversed(worlds) if each.told_legal.actions)
    summary, (legal, *_), commit = whole.told_summary, whole.told_legal.actions, whole.told_commits[-1]
    events = everything(CORE, CORE.type_map["Event"])
    asked: list[tuple[str, Any, Callable[[Any], dict[str, Any]]]] = [
        (
            """games(first: 1) { nodes {
                id game preset options visibility status seats { kind } creator version awaited outcome reason winners
                scores createdAt proof { seed }
            } }""",
            summary,
            lambda odd: {"told_games": GamePage(games=(odd,), cursors=("1",))},
        ),
        (
            "game(id: 1) { legalActions { seat type action costs text input } }",
            legal,
            lambda odd: {"told_legal": structs.replace(whole.told_legal, actions=(odd,))},
        ),
        *(
            (
                f"game(id: 1) {{ events {{ events {events} }} }}",
                event,
                lambda odd: {"told_commits": (structs.replace(commit, events=(odd,)),)},
            )
            for event in {event["type"]: event for event in commit.events}.values()
        ),
    ]
    for query, value, told in asked:
        document = parse(f"{{ {query} }}")
        for make in variants(value):
            plain = await answer(Plain, document, structs.replace(whole, **told(make())), {})
            assert await answer(compiling, document, structs.replace(whole, **told(make())), {}) == plain
    assert ran["done"] > 100


async def test_what_an_event_leaves_out_is_its_default(worlds: list[World], ran: Counter[str]) -> None:
    whole, compiling = worlds[2], SCHEMA.execution_context_class
    document = parse(f"{{ game(id: 1) {{ events {{ events {everything(CORE, CORE.type_map['Event'])} }} }} }}")
    commits = [commit for each in worlds for commit in each.told_commits]
    for event in {event["type"]: event for commit in commits for event in commit.events}.values():
        for less in ({name: event[name] for name in event if name != gone} for gone in ("", *event)):
            told = structs.replace(whole, told_commits=(structs.replace(commits[0], events=(less,)),))
            assert await answer(compiling, document, told, {}) == await answer(Plain, document, told, {})
    assert ran["done"] > 10


# -- when there is a plan, and for how long


class Lobby:
    """A house that counts the plans it makes for a query."""

    def __init__(self, ran: Counter[str]) -> None:
        self.house, self.ran = House(), ran

    async def plans(self, query: str, **variables: Any) -> int:
        before = self.ran["compiled"]
        assert (await self.house.ask(query, **variables)).data
        return self.ran["compiled"] - before


async def test_a_selection_is_compiled_when_it_comes_again(ran: Counter[str]) -> None:
    lobby = Lobby(ran)
    assert [await lobby.plans("{ rulesets { game } }") for _ in range(4)] == [0, 1, 0, 0]
    assert ran["done"] == 3


async def test_conditions_have_plans_of_their_own(ran: Counter[str]) -> None:
    lobby, query = Lobby(ran), "query ($if: Boolean!, $n: Int) { games(first: $n) { nodes { id @skip(if: $if) } } }"
    assert [await lobby.plans(query, **{"if": True, "n": n}) for n in (1, 2, 3)] == [0, 1, 0]
    assert [await lobby.plans(query, **{"if": False, "n": n}) for n in (1, 2, 3)] == [1, 0, 0]


async def test_what_has_to_be_looked_up_is_left_to_graphql_core(ran: Counter[str]) -> None:
    lobby, query = Lobby(ran), "{ rulesets { game rules { id } } }"
    assert [await lobby.plans(query) for _ in range(4)] == [0, 3, 0, 0]  # the list and its item in vain, and the rules
    assert ran["done"] == 3


async def test_an_extension_that_resolves_is_asked_for_every_field(ran: Counter[str]) -> None:
    asked = []

    class Asked(SchemaExtension):
        def resolve(self, _next: Any, root: Any, info: Any, *args: Any, **kwargs: Any) -> Any:
            asked.append(info.field_name)
            return _next(root, info, *args, **kwargs)

    lobby = Lobby(ran)
    schema: Any = lobby.house.app.schema
    schema.extensions = (*schema.extensions, Asked)
    assert [await lobby.plans("{ rulesets { game } }") for _ in range(3)] == [0, 0, 0]
    assert asked == ["rulesets", "game"] * 3


async def test_plans_are_forgotten_when_there_are_too_many(ran: Counter[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("schema.plans.FIELDS", 5)
    lobby = Lobby(ran)
    one, other = "{ rulesets { game title } }", "{ rulesets { title game } }"
    assert [await lobby.plans(one) for _ in range(3)] == [0, 1, 0]
    assert [await lobby.plans(other) for _ in range(3)] == [0, 1, 0]
    assert [await lobby.plans(one) for _ in range(3)] == [0, 1, 0]


async def test_an_operation_has_no_more_plans_than_it_may(ran: Counter[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("schema.plans.PLANS", 1)
    lobby, query = Lobby(ran), "query ($if: Boolean!) { rulesets { game title @skip(if: $if) } }"
    assert [await lobby.plans(query, **{"if": True}) for _ in range(3)] == [0, 1, 0]
    assert [await lobby.plans(query, **{"if": False}) for _ in range(3)] == [0, 0, 0]


def test_plans_keep_no_document() -> None:
    plans, document = Plans(CORE, {}), parse("{ me { id } }")
    operation = document.definitions[0]
    assert isinstance(operation, OperationDefinitionNode)
    known = plans.operation(operation, {})
    assert plans.operation(operation, {}) is known
    del document, operation
    assert known.node() is None


def test_the_compiler_can_be_left_out() -> None:
    assert build_schema(GAMES, compiler=False).execution_context_class is Plain
    store = MemoryStore()
    for on in (True, False):
        app = create_app(Settings(graphql_compiler=on), store=store, games=GAMES)
        view = next(route.app for route in app.routes if isinstance(route, Route) and route.path == "/graphql")
        assert (view.schema.execution_context_class is not Plain) is on  # type: ignore[attr-defined]  # it is a View
