"""A mutation for every action of every game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Annotated, Any, TypeAlias

import msgspec
import strawberry
from msgspec import Meta, Struct, structs
from strawberry.types.arguments import InputContext

from domain.kernel.action import Action, Decide
from domain.kernel.game import Game
from domain.kernel.refusal import Refused

from .bridge import Bridge
from .context import Info
from .desk import Caller, Desk
from .errors import TOLD
from .hints import description
from .inputs import input_type, read, renamed
from .model import CommandId, Id
from .results import ActionAccepted, ActionRefused, ActionResult, VersionConflict, refusal
from .speaking import SENTENCES, Locale, selects, speaking

Kinds: TypeAlias = Mapping[str, type[Action]]
"""The class of an action by the game that has it."""


class Envelope(Struct, frozen=True, kw_only=True):
    """What every action's input has."""

    game_id: Id
    seat: Annotated[int | None, Meta(description="May be left out where you hold one seat.")] = None
    expected_version: Annotated[
        int | None, Meta(description="Refuse with VersionConflict if the game is at another version.")
    ] = None
    command_id: CommandId = ""


class Command(Struct, frozen=True):
    """An action as it came in, with its envelope."""

    envelope: Envelope
    action: Action


def tag(action: type[Action]) -> str:
    """An action's public name."""
    return str(action.__struct_config__.tag)


def shape(action: type[Action]) -> str:
    """What an action is made of, so that two can be compared."""
    return repr([(field.encode_name, field.type, field.default) for field in structs.fields(action)])


def action_kinds(games: Iterable[Game[Any, Any, Any]]) -> dict[str, Kinds]:
    """The actions of all games by name. TypeError: two games mean different things by a name."""
    kinds: dict[str, dict[str, type[Action]]] = {}
    for game in games:
        for action in game.kinds_of_action():
            kinds.setdefault(tag(action), {})[game.name] = action
    for name, classes in kinds.items():
        if len({shape(action) for action in classes.values()}) > 1:
            raise TypeError(f"the action {name} has two shapes, in {', '.join(classes)}")
    return dict(sorted(kinds.items()))


def action_mutations(bridge: Bridge, games: Iterable[Game[Any, Any, Any]]) -> dict[str, Any]:
    """The mutations by name."""
    return {name: mutation(bridge, name, kinds) for name, kinds in action_kinds(games).items()}


def mutation(bridge: Bridge, name: str, kinds: Kinds) -> Any:
    """The mutation of one action."""
    action = next(iter(kinds.values()))

    async def resolve(info: Info, input: Any, locale: str | None = None) -> ActionResult:
        return await act(info.context.desk, speaking(info, locale), kinds, input, selects(info, *SENTENCES))

    resolve.__annotations__ = {
        "info": strawberry.Info,
        "input": action_input(bridge, action),
        "locale": bridge.argument(Locale, "Locale"),
        "return": bridge.annotation(ActionResult, "ActionResult"),
    }
    return strawberry.mutation(resolver=resolve, name=name, description=description(action))


def action_input(bridge: Bridge, action: type[Action]) -> Any:
    """The input of an action: its envelope's fields, then its own."""
    name = f"{action.__name__}Input"
    made = input_type(bridge, name, description(action), (Envelope, action))
    made.__strawberry_definition__.from_input = partial(_read, action)
    return made


def _read(action: type[Action], _: type, value: Mapping[str, Any], context: InputContext) -> Command:
    given = {"type": tag(action), **renamed(action, value)}
    return Command(
        read(Envelope, renamed(Envelope, value), context.path),
        read(action, given, context.path),
    )


async def act(desk: Desk, caller: Caller, kinds: Kinds, command: Command, describe: bool = False) -> ActionResult:
    """Take an action in the caller's name, and say what came of it; in sentences, where it is to `describe` that."""
    to = command.envelope
    try:
        action = await as_meant(desk, caller, kinds, command)
        # An answer names its decision, so it never conflicts by version.
        expected = None if isinstance(action, Decide) else to.expected_version
        accepted = await desk.act(caller, to.game_id, action, to.seat, expected, to.command_id, describe)
    except Refused as refused:
        return not_done(caller, to, refused)
    return ActionAccepted(game_id=to.game_id, **structs.asdict(accepted))


async def as_meant(desk: Desk, caller: Caller, kinds: Kinds, command: Command) -> Action:
    """The action as its game's own class, where games share no more than the name."""
    if len(set(kinds.values())) == 1:
        return command.action
    game = (await desk.summary(caller, command.envelope.game_id)).game
    own = kinds.get(game, type(command.action))
    return msgspec.convert(msgspec.to_builtins(command.action), own)


def not_done(caller: Caller, to: Envelope, refused: Refused) -> ActionRefused | VersionConflict:
    """A refusal as an answer."""
    if refused.code == "version_conflict":
        TOLD.get()(refused.code)
        return VersionConflict(current=refused.about["current"])
    why = refusal(refused, caller)
    return ActionRefused(
        game_id=to.game_id,
        seat=to.seat,
        code=why.code,
        message=why.message,
        rule=why.rule,
        pointer=why.pointer,
        retry_after=why.retry_after,
    )
