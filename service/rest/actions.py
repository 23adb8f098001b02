"""Bodies that ask for an action: the action's own fields and, where it has to be said, the seat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Annotated, Any, Union, cast

import msgspec
from msgspec import Meta

from domain.kernel.action import Action

from ..games import Rules
from . import body

Seat = Annotated[int, Meta(ge=0, description="Who acts; needed only where you hold several seats.")]


@cache
def body_of(action: type[Action]) -> type[Action]:
    """The body that asks for an action. TypeError: it has a seat among its own fields."""
    if "seat" in action.__struct_encode_fields__:
        raise TypeError(f"{action.__name__} can't have a field called seat: that is who acts")
    made = msgspec.defstruct(
        action.__name__,
        [("seat", Seat | None, None)],
        bases=(action,),
        tag=action.__struct_config__.tag,
        frozen=True,
        kw_only=True,
        forbid_unknown_fields=True,
        namespace={"__doc__": action.__doc__},
    )
    return cast(type[Action], made)


def bodies(games: Iterable[Rules]) -> Iterable[type[Action]]:
    """The bodies that ask for the actions of these games, each once."""
    return dict.fromkeys(body_of(action) for rules in games for action in rules.kinds_of_action())


@cache
def _reading(rules: Rules) -> tuple[msgspec.json.Decoder[Any], Mapping[type[Action], type[Action]]]:
    """What reads the bodies of a game, and the actions that they ask for."""
    actions = {body_of(action): action for action in rules.kinds_of_action()}
    return msgspec.json.Decoder(Union[tuple(actions)]), actions  # noqa: UP007


def read(raw: bytes, rules: Rules) -> tuple[Action, int | None]:
    """The action of a game that a body asks for, and the seat it names. Refused: `malformed`, `unknown_field`."""
    decoder, actions = _reading(rules)
    asked = body.decode(raw, decoder.decode)
    action = actions[type(asked)]
    return action(**{name: getattr(asked, name) for name in action.__struct_fields__}), asked.seat
