"""Bodies that ask for an action: the action's own fields and, where it has to be said, the seat."""

from __future__ import annotations

from collections.abc import Iterable
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
def _decoder(rules: Rules) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(Union[tuple(bodies((rules,)))])  # noqa: UP007


def read(raw: bytes, rules: Rules) -> tuple[Action, int | None]:
    """The action of a game that a body asks for, and the seat it names. Refused: `malformed`, `unknown_field`."""
    asked = body.decode(raw, _decoder(rules).decode)
    action = next(action for action in rules.kinds_of_action() if isinstance(asked, action))
    return action(**{name: getattr(asked, name) for name in action.__struct_fields__}), asked.seat
