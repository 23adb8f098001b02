"""What the tests of all boards look for."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from importlib.resources import files
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, expect

from .test_table import Player

FRAME = {"version", "status", "decisions", "clock", "outcome", "reason", "winners", "scores", "talk"}
"""What of a view is shown by the frame around the board: whose move it is, what is asked, time, talk, how it ended."""
ELSEWHERE = {"rule"}
"""What only leads to something that is shown: the id of a rule."""


def zone(page: Page, name: str) -> Locator:
    """A part of the board, by the name that a screen reader says."""
    parts = (page.get_by_role(role, name=name, exact=True) for role in ("region", "group"))
    return reduce(Locator.or_, parts)


def settled(players: Sequence[Player], game: str) -> Any:
    """Let the players answer what the cards ask as the game begins, until somebody may play a card; the first one's view then."""
    for _ in range(50):
        may = [player.get(f"/games/{game}/actions") for player in players]
        if any(one["type"] == "playCard" for each in may for one in each["actions"]):
            return players[0].get(f"/games/{game}/view")
        player, decision = next(
            (player, one)
            for player, each in zip(players, may, strict=True)
            for one in each["decisions"]
            if one["options"] is not None
        )
        choice = [option["key"] for option in decision["options"]][: decision["least"]]
        player.post(f"/games/{game}/actions", type="decide", decision=decision["decision"], choice=choice)
    raise AssertionError("there is always something more to decide")


def next_version(page: Page, press: Callable[[], Any]) -> None:
    """Do something, and wait until the table shows what came of it."""
    table = page.locator(".table[data-version]")
    before = table.get_attribute("data-version")
    press()
    expect(table).not_to_have_attribute("data-version", before or "")


def fits(page: Page) -> None:
    """The page isn't wider than the window."""
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def hidden(page: Page, view: Any) -> None:
    """Each card on the board that the viewer doesn't know lies face down, and those that are known don't."""
    known = {one["id"]: one["card"] for one in _cards(view)}
    shown = page.locator(".board [data-card]")
    faces = shown.evaluate_all("all => all.map(one => [Number(one.dataset.card), one.querySelector('.back') !== null])")
    assert faces
    assert all((known[card] is None) == down for card, down in faces)


def _cards(value: Any) -> Iterator[dict[str, Any]]:
    """All cards in a view."""
    if isinstance(value, dict):
        if value.keys() >= {"id", "card"}:
            yield value
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            yield from _cards(one)


def drawn(view: type[msgspec.Struct], game: str) -> set[str]:
    """The fields of a view that its board says nothing of, as `CitySpace.attack`."""
    source = "\n".join(_sources(game))
    told = {name for struct in _structs(view) for name in _fields(struct)}
    return {name for name in told if not re.search(_reading(name.rpartition(".")[2]), source)}


def _reading(field: str) -> str:
    """How a field is read: by a dot, or taken out of what has it."""
    return rf"\.{field}\b|[{{,]\s*{field}\s*(?=[,:}}])"


def _fields(struct: type[msgspec.Struct]) -> Iterator[str]:
    for name in struct.__struct_fields__:
        if name not in FRAME | ELSEWHERE:
            yield f"{struct.__name__}.{name}"


def _sources(game: str) -> Iterator[str]:
    """What draws a game's board, without its comments."""
    app = files("service.web").joinpath("static", "app")
    boards = app.joinpath("boards")
    parts = [boards.joinpath(f"{game}.js"), boards.joinpath("deckbuilding.js"), app.joinpath("table", "parts.js")]
    own = boards.joinpath(game)
    parts += list(own.iterdir()) if own.is_dir() else []
    for part in parts:
        yield re.sub(r"/\*.*?\*/", "", part.read_text(encoding="utf-8"), flags=re.DOTALL)


def _structs(view: type[msgspec.Struct]) -> set[type[msgspec.Struct]]:
    """A view and all that is in it, but for what the frame shows."""
    found: set[type[msgspec.Struct]] = set()
    new = [view]
    while new:
        struct = new.pop()
        found.add(struct)
        shape = msgspec.inspect.type_info(struct)
        assert isinstance(shape, msgspec.inspect.StructType)
        new += [one for field in shape.fields if field.name not in FRAME for one in _of(field.type) if one not in found]
    return found


def _of(type_: Any) -> Iterator[type[msgspec.Struct]]:
    """The structs that a field is made of."""
    match type_:
        case msgspec.inspect.StructType(cls=cls):
            yield cls
        case msgspec.inspect.UnionType(types=types):
            for one in types:
                yield from _of(one)
        case msgspec.inspect.VarTupleType(item_type=item):
            yield from _of(item)
