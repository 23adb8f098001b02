"""What a game's cards may count on: its cards, places, moments, hooks, specials, and what is printed."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, get_args

from msgspec import Struct

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import OWN
from domain.registry import games
from tests.domain.hosts import HOSTS, host
from tests.domain.play import AnyGame

MOMENTS = {
    "villains": {
        "ally": {"effect", "dodged"},
        "adversary": {"ambush", "fight", "overrun"},
        "bystander": {"kidnapped"},
        "commander": {"strike"},
        "tactic": {"fight"},
        "plot": {"setup", "twist"},
        "bindings": set(),
        "wound": set(),
        "plot-twist": set(),
        "command-strike": set(),
    },
    "alien": {
        "character": {
            "effect",
            "dodged",
            "once",
            "mobilize",
            "sacrifice",
            "reveal",
            "reveal_complex",
            "reveal_combat_zone",
        },
        "enemy": {
            "reveal",
            "reveal_complex",
            "reveal_combat_zone",
            "enters",
            "death",
            "event",
            "after_hive",
            "strike",
            "effect",
        },
        "goal": {"reveal", "reveal_complex", "reveal_combat_zone", "enters"},
        "objective": {"setup", "event"},
        "strike": {"strike"},
        "loose-culture": {"drawn"},
        "alien": {"effect"},
        **{
            kind: set() for kind in ("avatar", "location", "event", "hazard", "chestburster", "secrets", "alien-avatar")
        },
    },
    "firefly": {
        "character": {"effect", "once", "reveal"},
        "avatar": {"effect", "once", "flaw"},
        "objective": {"episode_end", "setup"},
        "enemy": {"reveal", "enters", "strike", "death", "escape"},
        "inevitable": {"strike"},
        "goal": {"reveal", "reveal_complex", "reveal_combat_zone"},
        **{kind: {"reveal"} for kind in ("event", "special")},
        **{kind: {"strike"} for kind in ("crew-strike", "ship-strike")},
        "side-job": {"failure"},
        **{kind: set() for kind in ("talent", "flaw", "upgrade")},
    },
}
"""For each game its kinds of cards, and when they speak."""

FIELDS = {
    "needs": {"ally", "adversary", "character", "enemy"},
    "backup": {"adversary"},
    "leads": {"commander"},
    "twists": {"plot"},
    "forces": {"plot"},
    "more_backup": {"plot"},
    "allies": {"plot"},
    "bystanders": {"plot"},
    "disguised": {"plot"},
    "bindings": {"plot"},
    "wounds": {"plot"},
    "loses": {"plot", "commander"},
    "spaces": {"plot", "commander"},
    "deeds": {"enemy", "goal", "loose-culture", "objective", "special", "side-job", "upgrade"},
    "final": {"enemy"},
    "stage": {"objective"},
    "completed": {"objective"},
    "hazards": {"location"},
    "damage": {"strike", "crew-strike"},
    "health": {"avatar", "alien-avatar"},
    "defense": {"avatar", "alien-avatar"},
    "rank": {"avatar"},
    "called": {"avatar"},
    "task": {"enemy", "goal"},
    "tasks": {"objective"},
    "repair": {"ship-strike"},
}
"""Fields that only some kinds have."""

ONLY = {
    "villains": {"lair": {"ally"}, "pawns": {"ally"}, "city": {"adversary"}, "stacked-strikes": {"command-strike"}},
    "alien": {"hq": {"character", "enemy"}, "strikes": {"strike"}, "enemies": {"enemy"}, "facehuggers": {"enemy"}},
    "firefly": {
        "bridge": {"character"},
        "strikes": {"crew-strike"},
        "together": {"crew-strike"},
        "serenity": {"ship-strike"},
        "enemies": {"enemy", "inevitable"},
        "mains": {"avatar"},
        "other-mains": {"avatar"},
        "avatar": {"avatar"},
    },
}
"""For each game the kinds of cards that ever lie in a zone, where they are few."""


READ = {
    "alien": {"hidden", "enemies", "in-play", "here", "near", "strikes-of-others", "next-discard"},
    "firefly": {"hidden", "enemies", "beside", "here", "near", "mains", "other-mains", "together", "another-hand"},
    "marvel_alien": {"city-entrance", "city-second", "city-exit"},
}
"""For each game places that are no zones of their own, but read off the table."""

GUESTS = {"marvel_alien": {"ally": MOMENTS["villains"]["ally"] | {"mobilize", "sacrifice"}}}
"""For crossovers, when their guests speak besides."""

ALWAYS = {"chosen", "anywhere"}
"""Places that there are in every game."""


class Box(Struct, frozen=True):
    """A game's cards and all that they may name."""

    cards: tuple[Card, ...]
    moments: Mapping[str, set[str]]
    only: Mapping[str, set[str]]
    zones: frozenset[str]
    spaces: frozenset[str]
    words: frozenset[str]
    specials: frozenset[str]
    frames: frozenset[str]

    def of_kind(self, kind: str) -> list[Card]:
        return [card for card in self.cards if card.kind == kind]


def boxes() -> dict[str, Box]:
    """The box of each registered game that is played with such cards."""
    return {name: _box(game) for name, game in games().items() if game.card is Card}


def _box(game: AnyGame) -> Box:
    specials: Mapping[str, type] = game.table.specials
    by, frames = host(game.name), set(get_args(game.frames))
    return Box(
        cards=game.definitions(),
        moments=MOMENTS[by] | GUESTS.get(game.name, {}),
        only=ONLY[by],
        zones=frozenset(
            {zone.name for zone in game.zones}
            | OWN
            | set(game.table.spaces)
            | ALWAYS
            | READ.get(by, set())
            | READ.get(game.name, set())
        ),
        spaces=frozenset(space.partition(".")[2] for space in game.table.spaces.get("city", ())),
        words=frozenset(_words_of_the_rules(game.name)),
        specials=frozenset(specials),
        frames=frozenset(name for name, frame in specials.items() if frame in frames),
    )


def _words_of_the_rules(game: str) -> Iterator[str]:
    """Every text in the source of the rules, the cards themselves excepted: what isn't among them, no rule reads."""
    played = ("alien", "villains", "crossover") if game in HOSTS else (game,)
    for package in ("domain.deckbuilding", *(f"domain.games.{name}" for name in played)):
        for source in _sources(files(package)):
            for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield node.value


def _sources(folder: Traversable) -> Iterator[Traversable]:
    for entry in folder.iterdir():
        if entry.is_dir() and entry.name != "cards":
            yield from _sources(entry)
        elif entry.name.endswith(".py"):
            yield entry


def nodes(value: Any, at: str = "") -> Iterator[tuple[str, Any]]:
    """Every word in a definition with its place: `fight.0.what.of`."""
    if isinstance(value, Struct):
        if not isinstance(value, Card):
            yield at, value
        for name in value.__struct_fields__:
            yield from nodes(getattr(value, name), f"{at}.{name}".removeprefix("."))
    elif isinstance(value, tuple):
        for n, item in enumerate(value):
            yield from nodes(item, f"{at}.{n}")
