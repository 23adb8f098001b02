"""The table of Legendary Encounters: Alien in a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.console import RenderableType

from domain.locale import phrase

from .board import Board, View

CLASSES = {"strength": "green", "leadership": "blue", "survival": "red", "tech": "bright_black", "intel": "yellow"}


class AlienBoard(Board):
    """The Objective, the Complex, the Combat Zone, the HQ, the players, the hand."""

    preset: ClassVar[str] = "first-game"

    def title(self, view: View) -> str:
        phase = self.named("alien.phase", view["phase"] or "set-up")
        return self.say("alien.title", turn=view["turn"], seat=view["current"], phase=phase)

    def parts(self, view: View) -> Sequence[RenderableType]:
        me = view["crew"][view["seat"] or 0]
        rooms = view["rooms"]
        return [
            self._objective(view),
            self.row(
                self.say("alien.complex"), [self._room(room) for room in rooms], [self._head(room) for room in rooms]
            ),
            self.say("alien.combat_zone", enemies=", ".join(map(self._enemy, view["combat_zone"])) or "-"),
            self.row(
                self.say("alien.hq"),
                [self._character(s["character"]) for s in view["hq"]],
                [s["space"] for s in view["hq"]],
            ),
            "\n".join(map(self._survivor, view["crew"])),
            self.row(self.say("hand"), [self._character(card) for card in me["hand"]], [""] * len(me["hand"])),
            self.points(view),
        ]

    def _objective(self, view: View) -> str:
        objective, stack = view["objective"], view["objective"]["stack"]
        name = self.name(stack[-1]) if stack else "-"
        place = self.name(view["location"]) if view["location"] else "-"
        said = [f"[bold]{self.say('alien.objective', stage=objective['stage'], name=name)}[/bold]"]
        said += [self.say("alien.secured", names=self.names(objective["secured"]))] if objective["secured"] else []
        said += [f"{place}, {self.say('alien.hazards', n=view['hazards'])}"]
        return "   ".join([*said, self.say("alien.hive", n=len(view["hive"]))])

    def _head(self, room: View) -> str:
        name = phrase(self.locale, f"room.{room['room']}")
        if room["blocked"]:
            return self.say("alien.blocked", room=name)
        return self.say("alien.scan", room=name, n=room["scan_cost"])

    def _room(self, room: View) -> str:
        attached = f"\n+ {self.names(room['attached'])}" if room["attached"] else ""
        if not room["card"]:
            return f"-{attached}"
        if not room["face_up"]:
            return f"{self.say('alien.hidden')}{attached}"
        attack = "" if room["attack"] is None else f" {self.say('attack', n=room['attack'])}"
        return f"[bold]{self.name(room['card'])}[/bold]{attack}{attached}"

    def _enemy(self, enemy: View) -> str:
        strikes = f", {self.say('alien.strikes', n=enemy['strikes'])}" if enemy["strikes"] != 1 else ""
        return f"[bold]{self.name(enemy['enemy'])}[/bold] {self.say('attack', n=enemy['attack'])}{strikes}"

    def _character(self, card: Mapping[str, Any] | None) -> str:
        if not card or not card["card"]:
            return "-"
        entry = self.cards[card["card"]]
        color = CLASSES.get(entry["cls"], "white")
        cost = "" if entry["cost"] is None else self.say("cost", n=entry["cost"])
        return f"[{color}]{entry['name']}[/{color}]\n{self.figures(entry)} {cost}"

    def _survivor(self, one: View) -> str:
        name = self.name(one["avatar"]) if one["avatar"] else "?"
        seat = self.say("seat", seat=one["seat"])
        if not one["alive"] and not one["alien"]:
            return self.of(seat, self.say("alien.dead", name=name))
        huggers, vigilant = ", ".join(map(self._enemy, one["facehuggers"])), self.names(one["vigilant"])
        said = [self.say("alien.damage", name=name, n=one["damage"], health=one["health"]), self.piles(one)]
        said += [self.say("alien.facehugger", enemies=huggers)] if huggers else []
        said += [self.say("alien.vigilant", names=vigilant)] if vigilant else []
        return self.of(seat, ", ".join(said))
