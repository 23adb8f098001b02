"""Cards and options by their names."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import inspect, structs

from domain.kernel.action import Action
from domain.kernel.arrange import zone_name
from domain.kernel.events import Option
from domain.kernel.state import State

AnAction = type[Action]


def find(state: State, name: Any, offered: Collection[int]) -> int:
    """The card that a name means: `key`, `{zone: key}`, or an id.

    Of several in one zone it is the topmost; where they lie in several zones, one that may be named now goes before
    the others, and if that doesn't settle it the zone must be named. ValueError where no card is meant, or several.
    """
    match name:
        case int():
            return name
        case str():
            fitting = [i for i, key in state.what.items() if key == name]
        case dict() if len(name) == 1:
            ((zone, key),) = name.items()
            fitting = [i for i in state.zone(zone_name(state, zone)) if state.what[i] == key]
        case _:
            raise ValueError(f"no name of a card: {name!r}")
    return _one(state, name, [i for i in fitting if i in offered] or fitting)


def _one(state: State, name: Any, ids: list[int]) -> int:
    zones = sorted({state.zone_of(i) for i in ids})
    if not zones:
        raise ValueError(f"there is no {shown(name)}")
    if len(zones) > 1:
        raise ValueError(f"{name} lies in {', '.join(zones)}: say in which, as {{{zones[0]}: {name}}}")
    return max(ids, key=state.zone(zones[0]).index)


def shown(name: Any) -> str:
    """A name, or several, as a person says it."""
    match name:
        case None:
            return ""
        case list():
            return " ".join(map(shown, name)) or "nothing"
        case dict():
            return " ".join(f"{shown(key)} in {zone}" for zone, key in name.items())
    return str(name)


def option(state: State, name: Any, left: Sequence[Option]) -> Option:
    """The option that a name means: a word of the game, or a card."""
    if str(name) in [one for one in left if isinstance(one, str)]:
        return str(name)
    cards = [one for one in left if isinstance(one, int)]
    chosen = find(state, name, cards)
    if chosen not in cards:
        raise ValueError(f"{shown(name)} is not among the options")
    return chosen


def action(state: State, kind: AnAction, said: Any, offered: Collection[int]) -> Action:
    """An action with its fields as they are said: all of them by name, or the only one without.

    A field that takes an id may be said as the name of a card. ValueError where it can't be read.
    """
    described = inspect.type_info(kind)
    assert isinstance(described, inspect.StructType)
    kinds = {field.encode_name: field.type for field in described.fields}
    if isinstance(said, dict) and said.keys() <= kinds.keys():
        fields = said
    elif said is None:
        fields = {}
    elif len(only := required(kind)) == 1:
        fields = dict.fromkeys(only, said)
    else:
        raise ValueError(f"{described.tag} takes {', '.join(kinds) or 'nothing'}")
    read = {name: _value(state, kinds[name], value, offered) for name, value in fields.items()}
    try:
        return msgspec.convert({"type": described.tag, **read}, kind)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from None


def required(kind: AnAction) -> tuple[str, ...]:
    """The fields that an action of this kind always says."""
    return tuple(field.name for field in structs.fields(kind) if field.required)


def ids_in(action: Action) -> list[int]:
    """The ids that an action names."""
    values = [getattr(action, name) for name in required(type(action))]
    flat = [one for value in values for one in (value if isinstance(value, tuple) else (value,))]
    return [one for one in flat if isinstance(one, int)]


def named(keys: Mapping[int, str], action: Action) -> str:
    """An action's fields as they are said: the cards by their keys, then each field that it need not say."""
    always = required(type(action))
    also = {f.name: getattr(action, f.name) for f in structs.fields(action) if f.name not in always}
    defaults = {f.name: f.default for f in structs.fields(action)}
    said = [name_of(keys, getattr(action, name)) for name in always]
    return " ".join(said + [f"{name} {value}" for name, value in also.items() if value != defaults[name]])


def _value(state: State, kind: inspect.Type, value: Any, offered: Collection[int]) -> Any:
    if isinstance(value, list):
        return [_value(state, kind, item, offered) for item in value]
    named = isinstance(value, dict) or (isinstance(value, str) and not _takes_text(kind))
    return find(state, value, offered) if named else value


def _takes_text(kind: inspect.Type) -> bool:
    match kind:
        case inspect.StrType() | inspect.LiteralType():
            return True
        case inspect.UnionType(types=types):
            return any(map(_takes_text, types))
        case inspect.Metadata(type=plain):
            return _takes_text(plain)
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return _takes_text(item)
    return False


def name_of(keys: Mapping[int, str], value: Any) -> str:
    """How a value of an action or an option is said: the key of the card with this id, or the word itself."""
    if isinstance(value, tuple | list):
        return " ".join(name_of(keys, item) for item in value)
    return keys.get(value, str(value)) if isinstance(value, int) and not isinstance(value, bool) else str(value)
