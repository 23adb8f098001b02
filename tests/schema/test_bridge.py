"""The bridge, struct by struct."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Union

import msgspec
import pytest
import strawberry
from graphql import GraphQLSchema, print_type
from msgspec import Meta, Struct

from domain.kernel.action import Action, Decide
from domain.kernel.audience import NOBODY, PUBLIC, SEALED, seats_in
from domain.kernel.event import AUDIENCES, Event
from domain.kernel.refusal import Refused
from schema.actions import action_kinds
from schema.bridge import Bridge, Dialect
from schema.events import agreed, event_fields, hidden
from schema.hints import camel, description, pascal, told
from schema.inputs import read, renamed, take
from tests.domain.toy import Smugglers


class Sail(Struct, frozen=True):
    """A sail; `mast_height` is in feet."""

    mast_height: Annotated[int, Meta(description="In feet.")]
    kind: Literal["lug", "top-sail"] = "lug"
    parts: tuple[Sail, ...] = ()
    note: str | None = None


class Oar(Struct, frozen=True):
    """An oar."""

    length: float
    worn: bytes
    about: dict[str, int]
    key: int | str


class Boat(Struct, frozen=True):
    """A boat."""

    driven: Annotated[Sail | Oar, Meta(title="Drive")]
    sails: tuple[Sail | None, ...]
    secret: int = 0


def printed(struct: type[Struct], *names: str, dialect: Dialect | None = None) -> list[str]:
    twin = Bridge(dialect).output(struct)
    query = strawberry.type(type("Query", (), {"__annotations__": {"it": twin}}))
    core: GraphQLSchema = strawberry.Schema(query)._schema
    return [print_type(core.type_map[name]) for name in names]


def test_structs_become_types_with_their_fields() -> None:
    sail, kind = printed(Sail, "Sail", "SailKind")
    assert sail == (
        '"""A sail; `mastHeight` is in feet."""\ntype Sail {\n  """In feet."""\n  mastHeight: Int!\n'
        "  kind: SailKind!\n  parts: [Sail!]!\n  note: String\n}"
    )
    assert kind == "enum SailKind {\n  lug\n  top_sail\n}"


def test_scalars_maps_and_mixed_keys() -> None:
    (oar,) = printed(Oar, "Oar")
    assert oar.endswith("type Oar {\n  length: Float!\n  worn: String!\n  about: JSON!\n  key: String!\n}")


def test_unions_names_and_omissions() -> None:
    dialect = Dialect(names={Boat: "Vessel"}, omitted={Boat: {"secret"}})
    boat, drive = printed(Boat, "Vessel", "Drive", dialect=dialect)
    assert boat == '"""A boat."""\ntype Vessel {\n  driven: Drive!\n  sails: [Sail]!\n}'
    assert drive == "union Drive = Sail | Oar"


def test_two_enums_of_one_name_are_an_error() -> None:
    bridge = Bridge()
    bridge.literal("Kind", ("a", "b"))
    assert bridge.literal("Kind", ("a", "b")) is bridge.enums["Kind"]
    with pytest.raises(TypeError, match="two enums are called Kind"):
        bridge.literal("Kind", ("a", "c"))


def test_what_has_no_form_is_an_error() -> None:
    with pytest.raises(TypeError, match="no form in GraphQL"):
        Bridge().annotation(complex, "Wind")


@pytest.mark.parametrize(
    ("hint", "title", "says", "nullable"),
    [
        (int, None, None, False),
        (Annotated[int | None, Meta(title="T")], "T", None, True),
        (Annotated[int, Meta(title="T", description="D")] | None, "T", "D", True),
        (Annotated[Annotated[int, Meta(title="In")], Meta(title="Out")], "Out", None, False),
    ],
)
def test_hints_are_read_through_their_metadata(hint: Any, title: str | None, says: str | None, nullable: bool) -> None:
    assert told(hint) == (int, title, says, nullable)


def test_names() -> None:
    assert (camel("seed_hash"), camel("at"), pascal("seed_hash"), pascal("optionKeys")) == (
        "seedHash",
        "at",
        "SeedHash",
        "OptionKeys",
    )


def test_descriptions_have_paragraphs() -> None:
    def told_at_length() -> None:
        """One
        line.

        And another."""

    assert description(told_at_length) == "One line.\n\nAnd another."


# -- events


def test_hidden_fields_can_be_null_as_they_are_hidden() -> None:
    assert hidden(list[int], PUBLIC) == list[int]
    assert hidden(list[int], NOBODY) == list[int | None] == hidden(list[int], seats_in("to"))
    assert hidden(list[int], SEALED) == list[int] | None
    assert hidden(int, seats_in("to")) == int | None


@pytest.fixture
def event() -> Any:
    """Makes an event, which is forgotten after the test."""
    before = dict(AUDIENCES)
    meta: Any = type(Event)
    yield lambda name, hints: meta(name, (Event,), {"__annotations__": hints, "__module__": __name__}, frozen=True)
    AUDIENCES.clear()
    AUDIENCES.update(before)


def test_fields_of_one_name_get_the_loosest_type(event: Any) -> None:
    one = event("OneHappened", {"n": Annotated[tuple[int, ...], PUBLIC], "m": Annotated[int | None, PUBLIC]})
    two = event("TwoHappened", {"n": Annotated[tuple[int, ...], NOBODY], "m": Annotated[int, PUBLIC]})
    shared = agreed([*event_fields(Bridge(), one), *event_fields(Bridge(), two)])
    assert shared == {"n": list[int | None], "m": int | None}


def test_fields_of_one_name_and_two_types_are_an_error(event: Any) -> None:
    one = event("OneHappened", {"n": Annotated[int, PUBLIC]})
    two = event("TwoHappened", {"n": Annotated[str, PUBLIC]})
    with pytest.raises(TypeError, match="the field n has two types"):
        agreed([*event_fields(Bridge(), one), *event_fields(Bridge(), two)])


# -- input


class Crate(Struct, frozen=True):
    """A crate."""

    weight: Annotated[int, Meta(ge=1)]
    marked_as: Literal["dry", "not-dry"] = "dry"


class Load(Struct, frozen=True):
    """A load."""

    crates: tuple[Crate, ...]
    extras: dict[str, Any] = {}
    on_deck: bool = False


def test_input_becomes_the_struct() -> None:
    bridge = Bridge(take=take)
    marks = bridge.literal("CrateMarkedAs", ("dry", "not-dry"))
    given = {"crates": [{"weight": 2, "markedAs": marks("not-dry")}], "onDeck": True, "extras": None, "another": 1}
    assert read(Load, renamed(Load, given), ("input",)) == Load((Crate(2, "not-dry"),), {}, True)


def test_input_out_of_bounds_is_refused_with_a_pointer() -> None:
    with pytest.raises(Refused) as refused:
        read(Load, renamed(Load, {"crates": [{"weight": 1}, {"weight": 0}]}), ("input",))
    assert refused.value.code == "malformed"
    assert refused.value.pointer == "/input/crates/1/weight"


# -- actions


def test_one_action_name_has_one_shape() -> None:
    class Row(Action, frozen=True, kw_only=True):
        strokes: int

    def game(name: str, action: Any) -> Any:
        kind = type("Other", (Smugglers,), {"name": name, "actions": Union[action, Decide]})  # noqa: UP007
        return kind()

    Other = msgspec.defstruct("Row", [("strokes", int)], bases=(Action,), frozen=True, kw_only=True)  # noqa: N806
    assert set(action_kinds([game("a", Row), game("b", Other)])["row"].values()) == {Row, Other}
    Wrong = msgspec.defstruct("Row", [("strokes", str)], bases=(Action,), frozen=True, kw_only=True)  # noqa: N806
    with pytest.raises(TypeError, match="the action row has two shapes"):
        action_kinds([game("a", Row), game("b", Wrong)])
