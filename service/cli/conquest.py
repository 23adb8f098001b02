"""The table of Conquest of Planet Earth in a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.text import Text

from .board import Board, View
from .boxes import Boxes

ACROSS, DOWN = (8, 7, 6, 5), 4
"""Characters for a step of the board's grid to the right, the most that there is room for, and down."""

FRAME = 5
"""Characters beside the board."""

COLOURS = {"green": ("g", "green"), "blue": ("b", "blue"), "red": ("r", "red"), "gold": ("y", "yellow")}
"""The letter of a player's colour, and the terminal's colour for it."""

NO_COLOUR = ("?", "white")


class ConquestBoard(Board):
    """The board with its Spaces in their places; the players, the Humans, the Battle, the hand."""

    preset: ClassVar[str] = "competitive"

    def title(self, view: View) -> str:
        phase = self.named("conquest.phase", view["phase"] or "set-up")
        said = [self.say("conquest.title", round=view["round"], phase=phase)]
        if view["whose_turn"] is not None:
            said.append(self.say("conquest.turn", seat=view["whose_turn"], n=view["points"]))
        return ", ".join(said)

    def parts(self, view: View) -> Sequence[RenderableType]:
        parts: list[RenderableType] = [self.board(view)] if view["spaces"] else []
        parts += [Text.assemble(*self._invader(view, each)) for each in view["invaders"]]
        played = map(self._played, view["playing"])
        parts += [line for line in (self._humans(view), self._battle(view), *played, *self._hand(view)) if line]
        return parts

    # -- the board

    def board(self, view: View) -> Text:
        """The Spaces, each with its Location, marker, Aliens and Resistance Counters."""
        sheet, across = Boxes(), self._across(view)
        for space in view["spaces"]:
            left, top = space["x"] * across, space["y"] * DOWN
            sheet.box(left, top, 2 * across, DOWN)
            for y, line in enumerate(self._space(view, space), top + 1):
                x, wall = left + 1, left + 2 * across
                for text, style in line:
                    x = sheet.write(x, y, text[: wall - x], style)
        return sheet.drawn()

    def _across(self, view: View) -> int:
        """How wide the grid may be drawn."""
        xs = [space["x"] for space in view["spaces"]]
        steps = max(xs) - min(xs) + 2
        return next((n for n in ACROSS if steps * n + FRAME <= self.console.width), ACROSS[-1])

    def _space(self, view: View, space: View) -> Iterator[list[tuple[str, str]]]:
        yield self._head(view, space)
        yield [self._place(view, space)]
        yield self._pieces(view, space)

    def _head(self, view: View, space: View) -> list[tuple[str, str]]:
        """The name of a Space, its figures, and the marker."""
        said = [(f"{space['space']:<5}", "bold")]
        if space["location"]:
            figures = (self.say(f"conquest.{figure}", n=space[figure]) for figure in ("resistance", "population"))
            said.append((f"{' '.join(figures)} ", ""))
        if space["conqueror"] is not None:
            letter, colour = self._colour(view, space["conqueror"])
            said.append((f"*{letter}", f"bold {colour}"))
        return said

    def _place(self, view: View, space: View) -> tuple[str, str]:
        """What lies there."""
        if space["landing_site"] is not None:
            return self.say("conquest.landing_site", colour=self._colour(view, space["landing_site"])[0]), "italic"
        if space["location"] is None:
            return "", ""
        name = self.name(space["location"])
        return (f"x {name}", "bright_black strike") if space["demolished"] else (name, "cyan")

    def _pieces(self, view: View, space: View) -> list[tuple[str, str]]:
        """Aliens by the letter of their player and how many, an Ally as a capital; counters by Strength and type."""
        said = []
        there = Counter((alien["seat"], self._is_ally(alien)) for alien in space["aliens"])
        for (seat, ally), n in sorted(there.items()):
            letter, colour = self._colour(view, seat)
            said.append((f"{letter.upper() if ally else letter}{n if n > 1 else ''}", f"bold {colour}"))
        for counter in space["counters"]:
            figures = self.cards[counter["card"]]["definition"]
            kind = self.say(f"conquest.type.{figures['type']}")
            said.append((f" {figures['strength']}{kind}", "bold magenta"))
        return said

    def _is_ally(self, alien: View) -> bool:
        return bool(self.cards[alien["card"]]["definition"].get("ally"))

    def _colour(self, view: View, seat: int) -> tuple[str, str]:
        return COLOURS.get(view["invaders"][seat]["colour"], NO_COLOUR)

    # -- the players

    def _invader(self, view: View, one: View) -> Iterator[str | tuple[str, str]]:
        letter, colour = self._colour(view, one["seat"])
        first = f" {self.say('conquest.first')}" if view["first"] == one["seat"] else ""
        race = self.name(one["race"]) if one["race"] else self.say("conquest.no_race")
        yield f"{self.say('seat', seat=one['seat'])}{first} ", f"bold {colour}"
        figures = {figure: one[figure] for figure in ("strength", "intelligence")}
        yield f"{letter}  {self.say('conquest.race', race=race, **figures)}  "
        yield "  ".join(self._counts(view, one))
        if one["seat"] == view["seat"] and one["race"]:
            for line in self.cards[one["race"]["card"]]["text"]:
                yield f"\n    {line}"
        for gear in one["gear"]:
            name = self.name(gear["card"])
            name = self.say("conquest.used", name=name) if gear["activated"] else name
            yield f"\n    {self.of(name, self._text(gear['card']))}"
        for event in one["in_play"]:
            yield f"\n    {self._in_play(event)}"

    def _counts(self, view: View, one: View) -> list[str]:
        """How much a player has of everything."""
        together = view["terror"][one["side"]]
        said = [self.say("conquest.terror", n=one["terror"], together=together, goal=view["goal"])]
        said += [self.say("conquest.menace", n=one["menace"]), self.say("conquest.hand", n=len(one["hand"]))]
        said += [self.say("conquest.command", n=one["command"])] if one["command"] is not None else []
        aside = " ".join(map(str, one["put_aside"]))
        said += [self.say("conquest.put_aside", numbers=aside)] if aside else []
        return said + ([self.say("conquest.destroyed", n=len(one["alien_pool"]))] if one["alien_pool"] else [])

    def _in_play(self, event: View) -> str:
        name = self.name(event["card"])
        if event["target"] is None:
            return self.say("conquest.in_play", name=name)
        return self.say("conquest.aimed", name=name, seat=event["target"])

    def _played(self, played: View) -> str:
        """An Event that somebody is playing, with all that it says."""
        seat, card, name = played["seat"], played["card"], self.name(played["card"])
        said = self.say("conquest.humans_play" if seat is None else "conquest.plays", seat=seat, name=name)
        return f"[bold]{said}[/bold]  {self.text(card['card']) if card['card'] else ''}"

    def _humans(self, view: View) -> str:
        humans = view["humans"]
        if not humans:
            return ""
        track = {figure: humans[figure] for figure in ("super_cannon", "stage")}
        said = [self.say("conquest.track", n=humans["track"], **track)]
        said += [self.say("conquest.tech", names=self.names(humans["tech"]))] if humans["tech"] else []
        said += [self._in_play(event) for event in humans["in_play"]]
        return "   ".join(said)

    # -- the Battle

    def _battle(self, view: View) -> str:
        battle = view["battle"]
        if not battle:
            return ""
        name = f"[bold]{self.say('conquest.battle')}[/bold]"
        said = [self.say("conquest.battle_of", battle=name, seat=battle["seat"], space=battle["space"])]
        said += [self._fight(battle["fight"])] if battle["fight"] else []
        said += [self.say("conquest.doomed", n=len(view["doomed"]))] if view["doomed"] else []
        return ", ".join(said)

    def _fight(self, fight: View) -> str:
        foe = self.names([fight["counter"]] if fight["counter"] else fight["resistance"])
        foe = foe if fight["other"] is None else self.say("seat", seat=fight["other"])
        foe += f" ({', '.join(fight['abilities'])})" if fight["abilities"] else ""
        against = [self.say("conquest.against", foe=foe)]
        against += [self.say("conquest.helping", names=self.names(fight["helping"]))] if fight["helping"] else []
        totals = {figure: fight[figure] for figure in ("round", "total", "foe_total")}
        rolled = {side: " ".join(map(str, fight[side])) for side in ("dice", "foe_dice")}
        said = [self.say("conquest.fight", **totals)]
        said += [self.say("conquest.dice", **rolled)] if any(rolled.values()) else []
        return self.of(" ".join(against), ", ".join(said))

    # -- the hand

    def _hand(self, view: View) -> list[str]:
        if view["seat"] is None:
            return []
        hand = view["invaders"][view["seat"]]["hand"]
        return [
            f"[italic]{self.say('hand')}[/italic]",
            *(f"    [bold]{self.name(card)}[/bold]  {self._text(card)}" for card in hand),
        ]

    def _text(self, card: View) -> str:
        """What a card says; of an Event the first line, since a red box is not for the hand."""
        lines: Sequence[Any] = self.cards[card["card"]]["text"] if card["card"] else ()
        return str(lines[0]) if lines else ""
