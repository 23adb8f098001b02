"""What is printed on the cards, set by set: the figures that every catalogue is compared with."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import ByPlayers

FILES = {"villains": "villains", "core": "heroic-core"}
"""The sets whose figures are known, and where they are written down."""

FIGURES = (
    "kind", "group", "class", "team", "cost", "attack", "recruit", "vp", "copies", "keywords", "leads", "twists",
)  # fmt: skip


DIFFERENCES: dict[tuple[str, str], tuple[Any, str]] = {}
"""By card and figure: what the catalogue says instead of what is printed, and why."""


class Printed(Struct, frozen=True):
    """A card as printed: its set; its names, the first its own; its figures, by the words of `FIGURES`; what nobody confirms.

    `used` is the number that the book's set-up pages name, where it is another than that of the box.
    """

    set: str
    names: tuple[str, ...]
    figures: dict[str, Any]
    unverified: tuple[str, ...] = ()
    used: int | None = None

    @property
    def name(self) -> str:
        return self.names[0]


@cache
def printed(name: str) -> tuple[Printed, ...]:
    """All cards of a set of `FILES`."""
    recorded = tomllib.loads((Path(__file__).parent / f"{FILES[name]}.toml").read_text(encoding="utf-8"))
    return tuple(_card(name, row) for row in _rows(recorded))


@cache
def by_name() -> dict[tuple[str, str], Printed]:
    """The printed cards by set and by each of their names."""
    return {(card.set, name): card for of in FILES for card in printed(of) for name in card.names}


def _rows(recorded: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield from recorded["basic"]
    for ally in recorded["ally"]:
        for face in ally["cards"]:
            yield face | {"kind": "ally", "group": ally["name"], "team": face.get("team", ally.get("team"))}
    for group in recorded["adversary_group"]:
        for face in group["cards"]:
            yield face | {"kind": "adversary", "group": group["name"]}
    for group in recorded["backup_group"]:
        yield group | {"kind": "adversary", "group": group["name"]}
    for commander in recorded["commander"]:
        of = {"group": commander["name"], "copies": 1}
        yield commander | of | {"kind": "commander"}
        for tactic in commander["tactics"]:
            trophy = {"kind": "tactic", "attack": commander["attack"], "vp": commander["tactic_vp"]}
            yield {"name": tactic} | of | trophy
    for plot in recorded["plot"]:
        yield plot | {"kind": "plot", "copies": 1}


def _card(of: str, row: dict[str, Any]) -> Printed:
    figures = {figure: row.get(figure) for figure in FIGURES} | {"keywords": sorted(row.get("keywords", []))}
    names = (row["name"], *row.get("aliases", ()))
    return Printed(of, names, figures, tuple(row.get("unverified", ())), row.get("used"))


def figures(card: Card) -> dict[str, Any]:
    """A definition in the words of the printed figures."""
    return {
        "kind": card.kind,
        "group": card.group or None,
        "class": card.cls or None,
        "team": card.team or None,
        "cost": card.cost,
        "attack": _signed(card.attack, card.attack_plus),
        "recruit": _signed(card.recruit, card.recruit_plus),
        "vp": _signed(card.vp, card.vp_plus),
        "copies": card.copies,
        "keywords": sorted(card.keywords),
        "leads": card.leads or None,
        "twists": _by_players(card.twists) if isinstance(card.twists, ByPlayers) else card.twists,
    }


def _by_players(number: ByPlayers) -> dict[str, int]:
    """A number by the number of players, as it is printed: for two and more, those that are alike together."""
    alike: dict[int, list[int]] = {}
    for players, n in enumerate(number.of[1:], start=2):
        alike.setdefault(n, []).append(players)
    return {f"{players[0]}-{players[-1]} players": n for n, players in alike.items()}


def _signed(n: int | None, plus: bool) -> int | str | None:
    return f"{n}+" if plus else n


def expected(card: Printed) -> dict[str, Any]:
    """What the catalogue should say: what is printed, but that a `*` only points to the text (alone it is no figure), and the differences."""
    said = {figure: _without_star(value) for figure, value in card.figures.items()}
    return said | {figure: value for (name, figure), (value, _) in DIFFERENCES.items() if name == card.name}


def _without_star(value: Any) -> Any:
    if not isinstance(value, str) or "*" not in value:
        return value
    bare = value.replace("*", "")
    return bare if "+" in bare else int(bare) if bare else None
