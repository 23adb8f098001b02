"""The table of Legendary Villains in a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.console import RenderableType

from .board import Board, View

CLASSES = {"strength": "green", "instinct": "yellow", "covert": "red", "tech": "bright_black", "ranged": "blue"}


class VillainsBoard(Board):
    """Commander and Plot, the city, the Lair, the players, the hand."""

    preset: ClassVar[str] = "first-game"

    def title(self, view: View) -> str:
        return f"turn {view['turn']}, seat {view['current']}"

    def parts(self, view: View) -> Sequence[RenderableType]:
        me = view["players"][view["seat"] or 0]
        return [
            self._commander(view),
            self.row("city", [self._space(space) for space in view["city"]], [s["space"] for s in view["city"]]),
            self.row("Lair", [self._ally(s["ally"]) for s in view["lair"]], [s["space"] for s in view["lair"]]),
            self._players(view),
            self.row("your hand", [self._ally(card) for card in me["hand"]], [""] * len(me["hand"])),
            f"Attack [bold]{view['attack']}[/bold]   Recruit Points [bold]{view['recruit']}[/bold]",
        ]

    def ending(self, view: View) -> Sequence[str]:
        """What a lone player's score is made of."""
        parts = view["scoring"]["parts"] if view["scoring"] else ()
        return [f"  {part['points']:>4}  {part['part']}: {part['n']}" for part in parts]

    def _commander(self, view: View) -> str:
        commander, plot = view["commander"], view["plot"]
        name = self.name(commander["commander"])
        far = "" if plot["needed"] is None else f" {plot['progress']}/{plot['needed']}"
        return (
            f"[bold]{name}[/bold] {commander['attack']} Attack, {commander['tactics']} Tactics left, "
            f"guards {len(commander['guarding'])}   "
            f"[bold]{self.name(plot['plot'])}[/bold]{far}   "
            f"Adversary Deck {len(view['adversary_deck'])}, Ally Deck {len(view['ally_deck'])}"
        )

    def _space(self, space: View) -> str:
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

    def _players(self, view: View) -> str:
        return "   ".join(
            f"seat {p['seat']}: {p['victory_points']} VP, hand {len(p['hand'])}, deck {len(p['deck'])}, "
            f"discard {len(p['discard'])}" + "".join(f", lends {self.name(card)}" for card in p["lent"])
            for p in view["players"]
        )
