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
        return self.say("turn", turn=view["turn"], seat=view["current"])

    def parts(self, view: View) -> Sequence[RenderableType]:
        me = view["players"][view["seat"] or 0]
        return [
            self._commander(view),
            self.row(self.say("villains.city"), list(map(self._space, view["city"])), self._heads(view["city"])),
            self.row(
                self.say("villains.lair"), [self._ally(s["ally"]) for s in view["lair"]], self._heads(view["lair"])
            ),
            self._players(view),
            self.row(self.say("hand"), [self._ally(card) for card in me["hand"]], [""] * len(me["hand"])),
            self.points(view),
        ]

    def ending(self, view: View) -> Sequence[str]:
        """What a lone player's score is made of."""
        parts = view["scoring"]["parts"] if view["scoring"] else ()
        return [f"  {part['points']:>4}  {self.of(self.named('part', part['part']), part['n'])}" for part in parts]

    def _heads(self, spaces: Sequence[View]) -> list[str]:
        return [self.named("space", space["space"]) for space in spaces]

    def _commander(self, view: View) -> str:
        commander, plot = view["commander"], view["plot"]
        name = self.name(commander["commander"])
        far = "" if plot["needed"] is None else f" {plot['progress']}/{plot['needed']}"
        figures = (
            self.say("attack", n=commander["attack"]),
            self.say("villains.tactics", n=commander["tactics"]),
            self.say("villains.guards", n=len(commander["guarding"])),
        )
        decks = self.say("villains.decks", adversaries=len(view["adversary_deck"]), allies=len(view["ally_deck"]))
        return f"[bold]{name}[/bold] {', '.join(figures)}   [bold]{self.name(plot['plot'])}[/bold]{far}   {decks}"

    def _space(self, space: View) -> str:
        if not space["adversary"]:
            return "-"
        under = len(space["guarding"]) + len(space["captured"])
        guarding = f" +{under}" if under else ""
        return f"[bold]{self.name(space['adversary'])}[/bold] {self.say('attack', n=space['attack'])}{guarding}"

    def _ally(self, card: Mapping[str, Any] | None) -> str:
        if not card or not card["card"]:
            return "-"
        entry = self.cards[card["card"]]
        color = CLASSES.get(entry["cls"], "white")
        cost = self.say("cost", n=entry["cost"])
        return f"[{color}]{entry['name']}[/{color}]\n{self.figures(entry)} {cost}"

    def _players(self, view: View) -> str:
        return "   ".join(
            self.of(self.say("seat", seat=player["seat"]), self._about(player)) for player in view["players"]
        )

    def _about(self, player: View) -> str:
        """What there is to say of a player."""
        return f"{self.say('villains.points', n=player['victory_points'])}, {self.piles(player)}"
