"""The table of a game in a terminal, from its public view: what all games' tables have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table

from domain.locale import DEFAULT, has, say

Cards = Mapping[str, Mapping[str, Any]]
"""The catalogue's entries by key."""

View = Mapping[str, Any]
"""A view, or a part of one, as the API sends it."""


class Board:
    """Draws the views of one game in a language; cards are named and described by the catalogue.

    `preset` is the set-up to play with where none is wished for.
    """

    preset: ClassVar[str] = ""

    def __init__(self, cards: Cards, console: Console, locale: str = DEFAULT) -> None:
        self.cards, self.console, self.locale = cards, console, locale

    def say(self, key: str, **about: Any) -> str:
        """One of the labels of the board."""
        return say(self.locale, f"board.{key}", **about)

    def named(self, table: str, code: str, **about: Any) -> str:
        """What something is called that views name by a code; the code where it has no name."""
        key = f"{table}.{code}"
        return self.say(key, **about) if has(self.locale, f"board.{key}") else code

    def draw(self, view: View) -> None:
        """The whole table, as the seat sees it."""
        self.console.print(Panel(Group(*self.parts(view)), title=self.title(view)))

    def title(self, view: View) -> str:
        """Where in the game it is."""
        raise NotImplementedError

    def parts(self, view: View) -> Sequence[RenderableType]:
        """What lies on the table, part by part."""
        raise NotImplementedError

    def ending(self, view: View) -> Sequence[str]:
        """What there is to say of a game that is over, besides its outcome."""
        return ()

    def of(self, who: str, what: object) -> str:
        """What there is to say of somebody or something."""
        return self.say("of", who=who, what=what)

    def piles(self, one: View) -> str:
        """How many cards a player has in hand, deck and discard pile."""
        return self.say("piles", **{pile: len(one[pile]) for pile in ("hand", "deck", "discard")})

    def points(self, view: View) -> str:
        """The Attack and the Recruit Points of this turn."""
        return self.say("points", **{figure: f"[bold]{view[figure]}[/bold]" for figure in ("attack", "recruit")})

    def figures(self, entry: View) -> str:
        """The Attack and the Recruit Points printed on a card."""
        printed = (figure for figure in ("attack", "recruit") if entry[figure] is not None)
        return " ".join(self.say(f"figure.{figure}", n=entry[figure]) for figure in printed)

    def row(self, title: str, cells: Sequence[str], heads: Sequence[str]) -> Table:
        """Cells side by side, perhaps with heads."""
        table = Table(title=title, title_justify="left", expand=True, show_header=any(heads))
        for head in heads:
            table.add_column(head)
        table.add_row(*cells)
        return table

    def name(self, card: View) -> str:
        """A card's name, if it is known."""
        return str(self.cards[card["card"]]["name"]) if card["card"] else "?"

    def names(self, cards: Sequence[View]) -> str:
        """The names of several cards."""
        return ", ".join(map(self.name, cards))

    def text(self, key: str) -> str:
        """A card's text in one line."""
        return " ".join(self.cards[key]["text"])
