"""Actions that a seat may wish for: some of them legal, most of them not."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, get_args

import msgspec
from msgspec import inspect, structs

from domain.kernel.action import Action, Decide, Setting
from domain.kernel.events import Asked
from domain.kernel.state import State
from tests.domain.play import AnyGame, Move


def forbidden(game: AnyGame, state: State, seat: int, r: Random) -> Iterator[Action]:
    """Actions that aren't legal for a seat: made up, another seat's, or its own with other cards."""
    listed = [legal.action for legal in game.legal(state, seat)]
    for wish in wishes(game, state, r):
        if wish not in listed:
            yield wish


def wishes(game: AnyGame, state: State, r: Random) -> Iterator[Action]:
    for action in get_args(game.actions):
        if action is not Decide:
            yield made_up(action, state, r)
    for seat in range(len(state.seats)):
        for legal in game.legal(state, seat):
            yield legal.action
            yield changed(legal.action, state, r)


def made_up(action: type[Action], state: State, r: Random) -> Action:
    """An action of this type with its fields at random."""
    described = description(action)
    fields = {field.encode_name: something(field.type, state, r) for field in described.fields}
    return msgspec.convert({**fields, "type": described.tag}, action)


@cache
def description(action: type[Action]) -> inspect.StructType:
    """What an action of this type is made of."""
    described = inspect.type_info(action)
    assert isinstance(described, inspect.StructType)
    return described


def something(kind: inspect.Type, state: State, r: Random) -> Any:
    """A value of this type."""
    match kind:
        case inspect.Metadata(type=plain):
            return something(plain, state, r)
        case inspect.BoolType():
            return r.random() < 0.5
        case inspect.IntType():
            return some_id(state, r)
        case inspect.StrType():
            return r.choice(["nothing", *state.zones, *state.what.values()])
        case inspect.LiteralType(values=values):
            return r.choice(values)
        case inspect.UnionType(types=types):
            return something(r.choice(types), state, r)
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return [something(item, state, r) for _ in range(r.randint(0, 3))]
        case inspect.NoneType():
            return None
    raise TypeError(f"an action has a field of a kind unknown here: {kind}")


def some_id(state: State, r: Random) -> int:
    """The id of any card, known or not, or one that isn't."""
    return r.choice([1, state.next_id, *state.what])


def changed(action: Action, state: State, r: Random) -> Action:
    """The action with another card, or another anything."""
    names = [name for name in action.__struct_fields__ if not isinstance(action, Setting)]
    if not names:
        return action
    made = made_up(type(action), state, r)
    name = r.choice(names)
    return structs.replace(action, **{name: getattr(made, name)})


def bad_answers(state: State, asked: Asked, r: Random) -> Iterator[Move]:
    """Answers to a decision that don't hold to it, each in one way."""
    keys = tuple(r.sample([str(option) for option in asked.options], len(asked.options)))
    least, most, seat = asked.least, asked.most, asked.seat

    def choose(*choice: str) -> Decide:
        return Decide(decision=asked.decision, choice=choice)

    if len(state.seats) > 1:
        yield Move((seat + 1) % len(state.seats), choose(*keys[:least]))
    yield Move(-1, choose(*keys[:least]))
    yield Move(seat, Decide(decision=state.next_decision, choice=keys[:least]))
    yield Move(seat, choose("no such key", *keys[1:least]))
    yield Move(seat, choose(*keys[:most], "one too many"))
    if least > 0:
        yield Move(seat, choose(*keys[: least - 1]))
    if len(keys) > most:
        yield Move(seat, choose(*keys[: most + 1]))
    if most > 1:
        yield Move(seat, choose(*keys[: max(1, least - 1)], keys[0]))
