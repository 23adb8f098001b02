"""The table of Legendary Encounters: Alien in a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.console import RenderableType

from .board import Board, View

CLASSES = {"strength": "green", "leadership": "blue", "survival": "red", "tech": "bright_black", "intel": "yellow"}


class AlienBoard(Board):
    """The Objective, the Complex, the Combat Zone, the HQ, the players, the hand."""

    preset: ClassVar[str] = "first-game"

    def title(self, view: View) -> str:
        return f"turn {view['turn']}, seat {view['current']}, {view['phase']} phase"

    def parts(self, view: View) -> Sequence[RenderableType]:
        me = view["crew"][view["seat"] or 0]
        rooms = view["rooms"]
        return [
            self._objective(view),
            self.row("Complex", [self._room(room) for room in rooms], [self._head(room) for room in rooms]),
            f"Combat Zone: {', '.join(map(self._enemy, view['combat_zone'])) or '-'}",
            self.row("HQ", [self._character(s["character"]) for s in view["hq"]], [s["space"] for s in view["hq"]]),
            "\n".join(map(self._survivor, view["crew"])),
            self.row("your hand", [self._character(card) for card in me["hand"]], [""] * len(me["hand"])),
            f"Attack [bold]{view['attack']}[/bold]   Recruit Points [bold]{view['recruit']}[/bold]",
        ]

    def _objective(self, view: View) -> str:
        objective, stack = view["objective"], view["objective"]["stack"]
        name = self.name(stack[-1]) if stack else "-"
        secured = f"   secured: {self.names(objective['secured'])}" if objective["secured"] else ""
        place = self.name(view["location"]) if view["location"] else "-"
        return (
            f"[bold]Objective {objective['stage']}: {name}[/bold]{secured}   {place}, {view['hazards']} Hazards   "
            f"Hive {len(view['hive'])}"
        )

    def _head(self, room: View) -> str:
        return f"{room['room']} (blocked)" if room["blocked"] else f"{room['room']} (scan {room['scan_cost']})"

    def _room(self, room: View) -> str:
        attached = f"\n+ {self.names(room['attached'])}" if room["attached"] else ""
        if not room["card"]:
            return f"-{attached}"
        if not room["face_up"]:
            return f"hidden{attached}"
        attack = "" if room["attack"] is None else f" {room['attack']} Attack"
        return f"[bold]{self.name(room['card'])}[/bold]{attack}{attached}"

    def _enemy(self, enemy: View) -> str:
        strikes = f", {enemy['strikes']} Strikes" if enemy["strikes"] != 1 else ""
        return f"[bold]{self.name(enemy['enemy'])}[/bold] {enemy['attack']} Attack{strikes}"

    def _character(self, card: Mapping[str, Any] | None) -> str:
        if not card or not card["card"]:
            return "-"
        entry = self.cards[card["card"]]
        figures = [f"{entry[of]}{sign}" for of, sign in (("attack", "A"), ("recruit", "R")) if entry[of] is not None]
        color = CLASSES.get(entry["cls"], "white")
        cost = "" if entry["cost"] is None else f"cost {entry['cost']}"
        return f"[{color}]{entry['name']}[/{color}]\n{' '.join(figures)} {cost}"

    def _survivor(self, one: View) -> str:
        name = self.name(one["avatar"]) if one["avatar"] else "?"
        if not one["alive"] and not one["alien"]:
            return f"seat {one['seat']}: {name}, dead"
        huggers = f", Facehugger {', '.join(map(self._enemy, one['facehuggers']))}" if one["facehuggers"] else ""
        vigilant = f", Vigilant {self.names(one['vigilant'])}" if one["vigilant"] else ""
        return (
            f"seat {one['seat']}: {name}, damage {one['damage']}/{one['health']}, hand {len(one['hand'])}, "
            f"deck {len(one['deck'])}, discard {len(one['discard'])}{huggers}{vigilant}"
        )
