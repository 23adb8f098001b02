"""The table of Legendary Villains in a terminal, from its public view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table

Cards = Mapping[str, Mapping[str, Any]]
"""The catalogue's entries by key."""

CLASSES = {"strength": "green", "instinct": "yellow", "covert": "red", "tech": "bright_black", "ranged": "blue"}


class Board:
    """Draws a view; cards are named and described by the catalogue."""

    def __init__(self, cards: Cards, console: Console) -> None:
        self.cards, self.console = cards, console

    def draw(self, view: Mapping[str, Any]) -> None:
        """The whole table, as the seat sees it."""
        self.console.print(Panel(Group(*self._parts(view)), title=f"turn {view['turn']}, seat {view['current']}"))

    def _parts(self, view: Mapping[str, Any]) -> list[RenderableType]:
        me = view["players"][view["seat"] or 0]
        return [
            self._commander(view),
            self._row("city", [self._space(space) for space in view["city"]], [s["space"] for s in view["city"]]),
            self._row("Lair", [self._ally(s["ally"]) for s in view["lair"]], [s["space"] for s in view["lair"]]),
            self._players(view),
            self._row("your hand", [self._ally(card) for card in me["hand"]], [""] * len(me["hand"])),
            f"Attack [bold]{view['attack']}[/bold]   Recruit Points [bold]{view['recruit']}[/bold]",
        ]

    def _commander(self, view: Mapping[str, Any]) -> str:
        commander, plot = view["commander"], view["plot"]
        name = self.name(commander["commander"])
        far = "" if plot["needed"] is None else f" {plot['progress']}/{plot['needed']}"
        return (
            f"[bold]{name}[/bold] {commander['attack']} Attack, {commander['tactics']} Tactics left, "
            f"guards {len(commander['guarding'])}   "
            f"[bold]{self.name(plot['plot'])}[/bold]{far}   "
            f"Adversary Deck {len(view['adversary_deck'])}, Ally Deck {len(view['ally_deck'])}"
        )

    def _space(self, space: Mapping[str, Any]) -> str:
        if not space["adversary"]:
            return "-"
        under = len(space["guarding"]) + len(space["captured"])
        guarding = f" +{under}" if under else ""
        return f"[bold]{self.name(space['adversary'])}[/bold] {space['attack']} Attack{guarding}"

    def _ally(self, card: Mapping[str, Any] | None) -> str:
        if not card or not card["card"]:
            return "-"
        entry = self.cards[card["card"]]
        figures = [f"{entry[of]}{sign}" for of, sign in (("attack", "A"), ("recruit", "R")) if entry[of] is not None]
        color = CLASSES.get(entry["cls"], "white")
        return f"[{color}]{entry['name']}[/{color}]\n{' '.join(figures)} cost {entry['cost']}"

    def _players(self, view: Mapping[str, Any]) -> str:
        return "   ".join(
            f"seat {p['seat']}: {p['victory_points']} VP, hand {len(p['hand'])}, deck {len(p['deck'])}, "
            f"discard {len(p['discard'])}"
            for p in view["players"]
        )

    def _row(self, title: str, cells: Sequence[str], heads: Sequence[str]) -> Table:
        table = Table(title=title, title_justify="left", expand=True, show_header=any(heads))
        for head in heads:
            table.add_column(head)
        table.add_row(*cells)
        return table

    def name(self, card: Mapping[str, Any]) -> str:
        """A card's name, if it is known."""
        return str(self.cards[card["card"]]["name"]) if card["card"] else "?"

    def text(self, key: str) -> str:
        """A card's text in one line."""
        return " ".join(self.cards[key]["text"])
