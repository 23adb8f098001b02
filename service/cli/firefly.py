"""The table of Legendary Encounters: Firefly in a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from rich.console import RenderableType

from domain.locale import phrase

from .board import View
from .rooms import RoomBoard


class FireflyBoard(RoomBoard):
    """The zones as on the playmat, the 'Verse with its exit on the left; then the Main Characters and the hand."""

    game: ClassVar[str] = "firefly"

    def parts(self, view: View) -> Sequence[RenderableType]:
        me = view["players"][view["seat"] or 0]
        verse, serenity, bridge = view["verse"][::-1], view["serenity"], view["bridge"]
        return [
            "\n".join(self._objective(view)),
            self.row(self.say("firefly.verse"), list(map(self.room, verse)), list(map(self._head, verse))),
            self.say("rooms.combat_zone", enemies=", ".join(map(self._fore, view["combat_zone"])) or "-"),
            *self._operations(view),
            self.row(self.say("firefly.serenity"), list(map(self._slot, serenity)), list(map(self._label, serenity))),
            self.row(
                self.say("firefly.bridge"),
                [self.character(space["character"], space["cost"]) for space in bridge],
                [space["space"] for space in bridge],
            ),
            "\n".join([*map(self._player, view["players"]), *map(self._main, view["mains"])]),
            *self._offer(view),
            self.row(self.say("hand"), [self.character(card) for card in me["hand"]], [""] * len(me["hand"])),
            self.points(view),
        ]

    def _objective(self, view: View) -> Iterator[str]:
        """The Episode and what its Objective asks for, the decks, and what comes after it."""
        objective = self.name(view["current_objective"]) if view["current_objective"] else "-"
        yield f"[bold]{self.say('firefly.episode', n=view['episode'], name=objective)}[/bold]   " + ", ".join(
            (self.say("firefly.credits", n=view["credits"]), self.say("firefly.deck", n=len(view["episode_deck"])))
        )
        if view["tasks"]:
            yield "   ".join(map(self._task, view["tasks"]))
        if view["secured"]:
            yield self.say("rooms.secured", names=self.names(view["secured"]))
        if view["next_objectives"]:
            yield self.say("firefly.next", names=self.names(view["next_objectives"][::-1]))

    def _task(self, task: View) -> str:
        state = self.named("firefly.task", task["state"])
        said = self.of(task["task"], state)
        return self.say("firefly.mandatory", task=said) if task["mandatory"] else said

    def _head(self, space: View) -> str:
        name = phrase(self.locale, f"board.space.{space['space']}")
        return self.say("rooms.scan", room=name, n=space["scan_cost"]) if space["in_game"] else f"{name} -"

    def _fore(self, fore: View) -> str:
        return self.foe(fore["card"], fore)

    def _operations(self, view: View) -> list[str]:
        """What lies in Operations, one line, if anything does."""
        lies = view["operations"]
        return [self.say("firefly.operations", names=self.names(lies))] if lies else []

    def _label(self, slot: View) -> str:
        return self.of(slot["slot"], self.say("firefly.credits", n=slot["credits"]))

    def _slot(self, slot: View) -> str:
        upgrade = f"+ {self.name(slot['upgrade'])}" if slot["upgrade"] else ""
        if not slot["strike"]:
            return upgrade or "-"
        strike = f"[red]{self.name(slot['strike'])}[/red] {self.say('figure.recruit', n=slot['repair'])}"
        return "\n".join(filter(None, (strike, upgrade)))

    def _player(self, one: View) -> str:
        name = self.name(one["avatar"]) if one["avatar"] else "?"
        seat = self.say("seat", seat=one["seat"])
        if not one["standing"]:
            return self.of(seat, self.say("firefly.defeated", name=name))
        said = [self.say("rooms.damage", name=name, n=one["damage"], health=one["health"]), self.piles(one)]
        said += [self.say("lends", cards=self.names(one["lent"]))] if one["lent"] else []
        return self.of(seat, ", ".join(said))

    def _main(self, one: View) -> str:
        """A Main Character who is no player's."""
        name = self.name(one["avatar"])
        if not one["standing"]:
            return self.say("firefly.defeated", name=name)
        return self.of(name, self.names(one["strikes"])) if one["strikes"] else name

    def _offer(self, view: View) -> list[str]:
        """The Upgrades on offer, between Episodes."""
        return [self.say("firefly.offer", names=self.names(view["offer"]))] if view["offer"] else []
