"""Whole games, played by a client that knows no more than it is told; and all of it fits the schema."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from graphql import (
    GraphQLInterfaceType,
    GraphQLNamedType,
    GraphQLSchema,
    GraphQLUnionType,
    get_named_type,
    is_leaf_type,
)

from domain.registry import games
from schema.build import build_schema
from schema.limits import Limits
from tests.domain.toy import Smugglers

from .house import House

pytestmark = pytest.mark.anyio
NO_LIMITS = Limits(depth=99, tokens=10**6, aliases=10**6, cost=10**9, body=10**7)
LEFT_OUT = frozenset({"game", "edges", "waiting", "audit", "talk"})
"""Fields that lead back to where they are, or that only auditors (`test_auditors`) or who sits there (`test_talk`) are told."""


def everything(core: GraphQLSchema, type_: GraphQLNamedType) -> str:
    """A selection of all fields of a type, to the leaves."""
    if is_leaf_type(type_):
        return ""
    if isinstance(type_, GraphQLUnionType | GraphQLInterfaceType):
        of_each = (f"... on {each.name} {everything(core, each)}" for each in core.get_possible_types(type_))
        return f"{{ __typename {' '.join(of_each)} }}"
    fields = getattr(type_, "fields", {}).items()
    return (
        f"{{ {' '.join(f'{n} {everything(core, get_named_type(f.type))}' for n, f in fields if n not in LEFT_OUT)} }}"
    )


class Client:
    """All the seats of a game, played at random."""

    def __init__(self, house: House, tokens: list[str], game: str, core: GraphQLSchema, seed: int) -> None:
        self.house, self.tokens, self.game, self.chance = house, tokens, game, Random(seed)
        type_ = core.get_type("Game")
        assert type_
        self.all = f"query ($g: ID!) {{ game(id: $g) {everything(core, type_)} }}"
        accepted = core.get_type("ActionAccepted")
        assert accepted
        self.accepted = f"... on ActionAccepted {everything(core, accepted)}"

    async def look(self, seat: int | None) -> Any:
        """Everything that a seat (or nobody) is told."""
        token = None if seat is None else self.tokens[seat]
        return (await self.house.ask(self.all, token, g=self.game)).data["game"]

    async def move(self) -> str:
        """Does something that is legal; the game's status then."""
        awaited = (await self.look(None))["awaited"]
        if not awaited:
            return "ended"
        seat = self.chance.choice(awaited)
        told = await self.look(seat)
        asked = [decision for decision in told["decisions"] if decision["options"] is not None]
        if asked:
            decision = self.chance.choice(asked)
            keys = [option["key"] for option in decision["options"]]
            choice = self.chance.sample(keys, self.chance.randint(decision["least"], decision["most"]))
            await self.act(seat, "decide", {"decision": decision["decision"], "choice": choice})
        else:
            legal = self.chance.choice([each for each in told["legalActions"] if each["type"] != "setAutoPass"])
            await self.act(seat, legal["type"], legal["input"])
        return "running"

    async def act(self, seat: int, action: str, fields: dict[str, Any]) -> None:
        kind = action[0].upper() + action[1:]
        query = f"mutation ($in: {kind}Input!) {{ {action}(input: $in) {{ __typename {self.accepted} }} }}"
        reply = await self.house.ask(query, self.tokens[seat], **{"in": {"gameId": self.game, **fields}})
        assert reply.data[action]["__typename"] == "ActionAccepted"


async def seated(rules: Any, seed: int, preset: str) -> Client:
    house = House(NO_LIMITS, rules)
    seats = max(2, rules.seats[0])
    tokens = [await house.sign_up(f"player {n}") for n in range(seats)]
    query = (
        "mutation ($in: CreateGameInput!) { createGame(input: $in) { ... on Game { id } ... on Refusal { message } } }"
    )
    wanted = {"game": rules.name, "seats": [{}] * seats, "preset": preset}
    told = (await house.ask(query, tokens[0], **{"in": wanted})).data["createGame"]
    assert "id" in told, told
    game = told["id"]
    for does, token in (*(("joinGame", token) for token in tokens), ("startGame", tokens[0])):
        query = f"mutation ($g: ID!) {{ {does}(input: {{gameId: $g}}) {{ ... on Refusal {{ code message }} }} }}"
        assert (await house.ask(query, token, g=game)).data[does] == {}
    return Client(house, tokens, game, build_schema(house.games)._schema, seed)


async def test_a_game_is_played_to_its_end() -> None:
    client = await seated(Smugglers(), 1, "creek")
    for _ in range(500):
        if await client.move() == "ended":
            break
    told = await client.look(None)
    assert told["status"] == "ended"
    assert told["outcome"] in ("win", "loss", "draw")
    assert len(told["proof"]["seed"]) == 64
    query = "query ($g: ID!) { game(id: $g) { view(reveal: true) { ... on NightView { deck { card } } } } }"
    deck = (await client.house.ask(query, g=client.game)).data["game"]["view"]["deck"]
    assert all(card["card"] for card in deck)
    query = "query ($g: ID!) { game(id: $g) { as0: events(seat: 0) { action } as1: events(seat: 1) { action } } }"
    told = (await client.house.ask(query, g=client.game)).data["game"]
    assert told["as0"] != told["as1"]
    query = "query ($g: ID!) { game(id: $g) { events(reveal: true, first: 100) { action } } }"
    assert all(commit["action"] for commit in (await client.house.ask(query, g=client.game)).data["game"]["events"])


@pytest.mark.parametrize("rules", games().values(), ids=lambda rules: rules.name)
async def test_all_that_a_game_tells_fits_the_schema(rules: Any) -> None:
    client = await seated(rules, 2, next(iter(rules.presets)))
    for _ in range(40):
        await client.move()
    assert client.house.faults == []
