"""Random queries, and answers to them of which some are not what the schema says."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping
from enum import StrEnum
from functools import partial
from random import Random
from typing import Any, Final

from graphql import (
    DocumentNode,
    GraphQLField,
    GraphQLNamedType,
    GraphQLSchema,
    get_named_type,
    is_abstract_type,
    is_composite_type,
    is_required_argument,
    parse,
    validate,
)
from msgspec import Struct, structs

from domain.kernel.refusal import Refused
from domain.kernel.visibility import CardView
from schema.model import Accepted, GamePage, LegalActions, Player
from service import answers
from tests.domain.play import Played

CONDITIONS = ("@skip(if: $a)", "@include(if: $b)", "@skip(if: true)", "@include(if: false)", "@include(if: true)")
ROOTS = (
    *[("game", 'game(id: "g_1")')] * 4,
    ("games", "games(first: 2)"),
    ("rulesets", "rulesets"),
    ("me", "me"),
    ("node", 'node(id: "g_1")'),
    ("card", 'card(id: "villains.elektra")'),
)
MUTATIONS = {
    "ActionResult": 'decide(input: {gameId: "g_1", decision: 1, choice: []})',
    "GameResult": "createGame(input: {game: conquest, seats: []})",
}


class Asker:
    """Draws valid queries over a schema."""

    def __init__(self, schema: GraphQLSchema, chance: Random) -> None:
        self.schema, self.chance = schema, chance
        self.fragments: list[str] = []

    def document(self) -> DocumentNode:
        """A valid document with the variables `a` and `b`."""
        while True:
            self.fragments = []
            text = self._operation() + "\n" + "\n".join(self.fragments)
            if len(text) < 4000 and not validate(self.schema, document := parse(text)):
                return document

    def _operation(self) -> str:
        if self.chance.random() < 0.15:
            root, (type_, call) = "mutation", self.chance.choice(list(MUTATIONS.items()))
            below = self.schema.type_map[type_]
        else:
            root, (name, call) = "query", self.chance.choice(ROOTS)
            assert self.schema.query_type
            below = get_named_type(self.schema.query_type.fields[name].type)
        selected = f"{call} {self._selection(below, 6)}"
        return f"{root} Q($a: Boolean!, $b: Boolean!) {{ u: __typename @skip(if: $a) @include(if: $b) {selected} }}"

    def _condition(self) -> str:
        return " " + self.chance.choice(CONDITIONS) if self.chance.random() < 0.1 else ""

    def _selection(self, type_: GraphQLNamedType, depth: int) -> str:
        return "{ " + " ".join(self._part(type_, depth) for _ in range(self.chance.randint(1, 5))) + " }"

    def _part(self, type_: GraphQLNamedType, depth: int) -> str:
        fields: Mapping[str, GraphQLField] = getattr(type_, "fields", {})
        if depth <= 0 or self.chance.random() < 0.1:
            return self.chance.choice(("__typename", "t: __typename")) + self._condition()
        if not fields or self.chance.random() < 0.2:
            return self._fragment(type_, depth)
        name, field = self.chance.choice(list(fields.items()))
        if any(map(is_required_argument, field.args.values())):
            return "__typename"
        alias = self.chance.choice(("", "", "", "x: ", "y: "))
        below = get_named_type(field.type)
        if not is_composite_type(below):
            return alias + name + self._condition()
        once = f"{alias}{name}{self._condition()} {self._selection(below, depth - 1)}"
        again = f"{alias}{name} {self._selection(below, depth - 1)}" if self.chance.random() < 0.2 else ""
        return f"{once} {again}"

    def _fragment(self, type_: GraphQLNamedType, depth: int) -> str:
        on = self.chance.choice(list(self._overlapping(type_)))
        if self.chance.random() < 0.6:
            return f"... on {on.name}{self._condition()} {self._selection(on, depth - 1)}"
        below = self._selection(on, depth - 1)
        name = f"F{len(self.fragments)}"
        self.fragments.append(f"fragment {name} on {on.name} {below}")
        return f"...{name}{self._condition()}" + f" ...{name}" * (self.chance.random() < 0.2)

    def _overlapping(self, type_: GraphQLNamedType) -> Iterator[GraphQLNamedType]:
        own = self._possible(type_)
        for each in self.schema.type_map.values():
            if is_composite_type(each) and not each.name.startswith("__") and own & self._possible(each):
                yield each

    def _possible(self, type_: GraphQLNamedType) -> set[str]:
        if is_abstract_type(type_):
            return {each.name for each in self.schema.get_possible_types(type_)}
        return {type_.name}


# -- answers


class World(Struct):
    """A desk that answers everything with what it was given."""

    told_view: Any
    told_legal: Any
    told_commits: Any
    told_summary: Any
    told_games: Any
    told_rulesets: Any
    told_cards: Any
    told_rules: Any
    told_player: Any
    told_accepted: Any

    async def view(self, *_: Any) -> Any:
        return self.told_view

    async def legal(self, *_: Any) -> Any:
        return self.told_legal

    async def commits(self, *_: Any, **__: Any) -> Any:
        return self.told_commits

    async def summary(self, *_: Any) -> Any:
        return self.told_summary

    async def games(self, *_: Any, **__: Any) -> Any:
        return self.told_games

    async def waiting(self, *_: Any) -> Any:
        return (self.told_summary,)

    async def player(self, *_: Any) -> Any:
        return self.told_player

    async def create(self, *_: Any) -> Any:
        return self.told_summary

    async def act(self, *_: Any) -> Any:
        if self.told_accepted is None:
            raise Refused("wrong_phase", rule="x", pointer="/y_z")
        return self.told_accepted

    def rulesets(self, *_: Any) -> Any:
        return self.told_rulesets

    def cards(self, *_: Any) -> Any:
        return self.told_cards

    def rules(self, *_: Any) -> Any:
        return self.told_rules


def world(played: Played, seat: int | None, version: int) -> World:
    """What a seat is told of a game at a version."""
    rules, state = played.game, played.states[version + 1]
    commits = tuple(
        answers.commit_view(commit, tuple(rules.tell(before.copy(), rules.events_of(commit), seat)), seat)
        for before, commit in zip(played.states, played.commits, strict=False)
        if commit.version <= 3 or version - 4 <= commit.version <= version + 1
    )
    summary = answers.summary("g_01ARZ3NDEKTSV4RRFFQ69G5FAV", rules, state, {"p_0": "Ann"})
    legal = () if seat is None else answers.legal_actions(rules, state, (seat,), "en", named=True)
    decisions = rules.decisions(state, seat, "en")
    return World(
        told_view=rules.view(state, seat, "en"),
        told_legal=LegalActions(version=version, actions=legal, decisions=decisions),
        told_commits=commits,
        told_summary=summary,
        told_games=GamePage(games=(summary, summary), cursors=("1", "2"), next="3"),
        told_rulesets=(rules.ruleset("en"),),
        told_cards=rules.catalogue("en")[:5],
        told_rules=rules.rules()[:5],
        told_player=Player(id="g_1", name="Ann"),
        told_accepted=Accepted(version=version, events=commits[-1].events, head=summary.head) if seat != 1 else None,
    )


# -- what isn't as it should be


class Word(StrEnum):
    """A word that is more than a string."""

    OPEN = "open"


class Later:
    """A value that has to be awaited."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def __await__(self) -> Generator[None, None, Any]:
        yield from ()
        return self.value

    def __repr__(self) -> str:
        return "Later"


ODD: Final[tuple[Callable[[Any], Any], ...]] = (
    *(
        lambda _, odd=odd: odd
        for odd in (
            *(None, None, True, 0, 7, 2**31, 2**31 - 1, -(2**31) - 1, 2.0, 2.5, float("nan"), float("inf"), "", "7"),
            *("nope", b"x", (), [], ["x", None], {}, {"type": "Drew"}, {"type": "Nobody"}, frozenset({1}), object),
            *(ValueError("odd"), CardView(1, "x"), CardView(2**40), Word.OPEN, range(2)),
        )
    ),
    Later,
    lambda value: iter((value,)),
    lambda value: [value],
    lambda value: list(value) if isinstance(value, tuple) else (value, None),
    lambda value: dict(structs.asdict(value)) if isinstance(value, Struct) else {"id": value},
)


def spoiled(value: Any, chance: Random) -> Any:
    """A copy with something odd somewhere."""
    if chance.random() < 0.15:
        return chance.choice(ODD)(value)
    if isinstance(value, Struct):
        name = chance.choice(value.__struct_fields__)
        return structs.replace(value, **{name: spoiled(getattr(value, name), chance)})
    if isinstance(value, tuple | list) and value:
        n = chance.randrange(len(value))
        return type(value)((*value[:n], spoiled(value[n], chance), *value[n + 1 :]))
    if isinstance(value, dict) and value:
        name = chance.choice(list(value))
        rest = {key: item for key, item in value.items() if key != name}
        return rest if chance.random() < 0.2 else {**value, name: spoiled(value[name], chance)}
    return chance.choice(ODD)(value)


def spoiled_world(whole: World, chance: Random) -> World:
    """A world in which each answer has something odd in it."""
    return structs.replace(whole, **{name: spoiled(getattr(whole, name), chance) for name in World.__struct_fields__})


def variants(whole: Any) -> Iterator[Callable[[], Any]]:
    """Copies of a struct or a map, each with something odd in one of its fields."""
    names = whole.__struct_fields__ if isinstance(whole, Struct) else list(whole)
    for name in names:
        for odd in ODD:
            yield partial(_changed, whole, name, odd)


def _changed(whole: Any, name: str, odd: Callable[[Any], Any]) -> Any:
    if isinstance(whole, dict):
        return {**whole, name: odd(whole[name])}
    return structs.replace(whole, **{name: odd(getattr(whole, name))})
