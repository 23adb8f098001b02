"""The table of a game of Legendary Encounters in a terminal: what Alien and Firefly have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from .board import Board, View

CLASSES = {"strength": "green", "leadership": "blue", "survival": "red", "tech": "bright_black", "intel": "yellow"}


class RoomBoard(Board):
    """A row of rooms with hidden cards, a Combat Zone, characters with classes.

    `game` is what the labels are under that the game has of its own.
    """

    preset: ClassVar[str] = "first-game"
    game: ClassVar[str]

    def title(self, view: View) -> str:
        phase = self.named(f"{self.game}.phase", view["phase"] or "set-up")
        return self.say("rooms.title", turn=view["turn"], seat=view["current"], phase=phase)

    def room(self, room: View) -> str:
        """What lies in a room, and what is attached to it."""
        attached = f"\n+ {self.names(room['attached'])}" if room["attached"] else ""
        if not room["card"]:
            return f"-{attached}"
        if not room["face_up"]:
            return f"{self.say('rooms.hidden')}{attached}"
        attack = "" if room["attack"] is None else f" {self.say('attack', n=room['attack'])}"
        return f"[bold]{self.name(room['card'])}[/bold]{attack}{attached}"

    def foe(self, card: View, fore: View) -> str:
        """An enemy who strikes: the Attack, and how often where that isn't once."""
        strikes = f", {self.say('rooms.strikes', n=fore['strikes'])}" if fore["strikes"] != 1 else ""
        return f"[bold]{self.name(card)}[/bold] {self.say('attack', n=fore['attack'])}{strikes}"

    def character(self, card: View | None, cost: int | None = None) -> str:
        """A character in the colour of its class, with its figures; the cost that is printed, where no other is given."""
        if not card or not card["card"]:
            return "-"
        entry: Mapping[str, Any] = self.cards[card["card"]]
        color, costs = CLASSES.get(entry["cls"], "white"), entry["cost"] if cost is None else cost
        said = "" if costs is None else self.say("cost", n=costs)
        return f"[{color}]{entry['name']}[/{color}]\n{self.figures(entry)} {said}"
