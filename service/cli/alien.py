"""The table of Legendary Encounters: Alien in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.console import RenderableType

from domain.locale import phrase

from .board import View
from .rooms import RoomBoard


class AlienBoard(RoomBoard):
    """The Objective, the Complex, the Combat Zone, the HQ, the players, the hand."""

    game: ClassVar[str] = "alien"

    def parts(self, view: View) -> Sequence[RenderableType]:
        me = view["crew"][view["seat"] or 0]
        rooms = view["rooms"]
        return [
            self._objective(view),
            self.row(
                self.say("alien.complex"), [self.room(room) for room in rooms], [self._head(room) for room in rooms]
            ),
            self.say("rooms.combat_zone", enemies=", ".join(map(self._enemy, view["combat_zone"])) or "-"),
            self.row(
                self.say("alien.hq"),
                [self.character(s["character"]) for s in view["hq"]],
                [s["space"] for s in view["hq"]],
            ),
            "\n".join(map(self._survivor, view["crew"])),
            self.row(self.say("hand"), [self.character(card) for card in me["hand"]], [""] * len(me["hand"])),
            self.points(view),
        ]

    def _objective(self, view: View) -> str:
        objective, stack = view["objective"], view["objective"]["stack"]
        name = self.name(stack[-1]) if stack else "-"
        place = self.name(view["location"]) if view["location"] else "-"
        said = [f"[bold]{self.say('alien.objective', stage=objective['stage'], name=name)}[/bold]"]
        said += [self.say("rooms.secured", names=self.names(objective["secured"]))] if objective["secured"] else []
        said += [f"{place}, {self.say('alien.hazards', n=view['hazards'])}"]
        return "   ".join([*said, self.say("alien.hive", n=len(view["hive"]))])

    def _head(self, room: View) -> str:
        name = phrase(self.locale, f"room.{room['room']}")
        if room["blocked"]:
            return self.say("alien.blocked", room=name)
        return self.say("rooms.scan", room=name, n=room["scan_cost"])

    def _enemy(self, enemy: View) -> str:
        return self.foe(enemy["enemy"], enemy)

    def _survivor(self, one: View) -> str:
        name = self.name(one["avatar"]) if one["avatar"] else "?"
        seat = self.say("seat", seat=one["seat"])
        if not one["alive"] and not one["alien"]:
            return self.of(seat, self.say("alien.dead", name=name))
        huggers, vigilant = ", ".join(map(self._enemy, one["facehuggers"])), self.names(one["vigilant"])
        said = [self.say("rooms.damage", name=name, n=one["damage"], health=one["health"]), self.piles(one)]
        said += [self.say("alien.facehugger", enemies=huggers)] if huggers else []
        said += [self.say("alien.vigilant", names=vigilant)] if vigilant else []
        return self.of(seat, ", ".join(said))
