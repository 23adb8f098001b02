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
        turn = "" if view["whose_turn"] is None else f", seat {view['whose_turn']}, {view['points']} Action Points"
        return f"round {view['round']}, {view['phase'] or 'set-up'}{turn}"

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
            said.append((f"R{space['resistance']} P{space['population']} ", ""))
        if space["conqueror"] is not None:
            letter, colour = self._colour(view, space["conqueror"])
            said.append((f"*{letter}", f"bold {colour}"))
        return said

    def _place(self, view: View, space: View) -> tuple[str, str]:
        """What lies there."""
        if space["landing_site"] is not None:
            return f"{self._colour(view, space['landing_site'])[0]} Landing Site", "italic"
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
            said.append((f" {figures['strength']}{figures['type'][0]}", "bold magenta"))
        return said

    def _is_ally(self, alien: View) -> bool:
        return bool(self.cards[alien["card"]]["definition"].get("ally"))

    def _colour(self, view: View, seat: int) -> tuple[str, str]:
        return COLOURS.get(view["invaders"][seat]["colour"], NO_COLOUR)

    # -- the players

    def _invader(self, view: View, one: View) -> Iterator[str | tuple[str, str]]:
        letter, colour = self._colour(view, one["seat"])
        first = " First Player" if view["first"] == one["seat"] else ""
        race = self.name(one["race"]) if one["race"] else "no race yet"
        yield f"seat {one['seat']}{first} ", f"bold {colour}"
        yield f"{letter}  {race} (Strength {one['strength']}, Intelligence {one['intelligence']})  "
        together = view["terror"][one["side"]]
        yield f"Terror {one['terror']}, {together} of {view['goal']}  Menace {one['menace']}  hand {len(one['hand'])}"
        if one["command"] is not None:
            yield f"  Command {one['command']}"
        if one["put_aside"]:
            yield f"  set aside {' '.join(map(str, one['put_aside']))}"
        if one["alien_pool"]:
            yield f"  destroyed {len(one['alien_pool'])}"
        if one["seat"] == view["seat"] and one["race"]:
            for line in self.cards[one["race"]["card"]]["text"]:
                yield f"\n    {line}"
        for gear in one["gear"]:
            yield f"\n    {self.name(gear['card'])}{' (used)' if gear['activated'] else ''}: {self._text(gear['card'])}"
        for event in one["in_play"]:
            yield f"\n    {self._in_play(event)}"

    def _in_play(self, event: View) -> str:
        at = "" if event["target"] is None else f" (at seat {event['target']})"
        return f"in play: {self.name(event['card'])}{at}"

    def _played(self, played: View) -> str:
        """An Event that somebody is playing, with all that it says."""
        who = "the Humans" if played["seat"] is None else f"seat {played['seat']}"
        card = played["card"]
        return f"[bold]{who} plays {self.name(card)}[/bold]  {self.text(card['card']) if card['card'] else ''}"

    def _humans(self, view: View) -> str:
        humans = view["humans"]
        if not humans:
            return ""
        said = [f"Human Tech Track {humans['track']}/{humans['super_cannon']}, Stage {humans['stage']}"]
        said += [f"Human Tech: {self.names(humans['tech'])}"] if humans["tech"] else []
        said += [self._in_play(event) for event in humans["in_play"]]
        return "   ".join(said)

    # -- the Battle

    def _battle(self, view: View) -> str:
        battle = view["battle"]
        if not battle:
            return ""
        said = [f"[bold]Battle[/bold] of seat {battle['seat']} in {battle['space']}"]
        said += [self._fight(battle["fight"])] if battle["fight"] else []
        said += [f"{len(view['doomed'])} about to be destroyed"] if view["doomed"] else []
        return ", ".join(said)

    def _fight(self, fight: View) -> str:
        foe = self.names([fight["counter"]] if fight["counter"] else fight["resistance"])
        foe = foe if fight["other"] is None else f"seat {fight['other']}"
        able = f" ({', '.join(fight['abilities'])})" if fight["abilities"] else ""
        helping = f" with {self.names(fight['helping'])}" if fight["helping"] else ""
        dice, foe_dice = (" ".join(map(str, dice)) for dice in (fight["dice"], fight["foe_dice"]))
        rolled = f", dice {dice} against {foe_dice}" if dice or foe_dice else ""
        return (
            f"against {foe}{able}{helping}: Fight Round {fight['round']}, "
            f"Strength {fight['total']} against {fight['foe_total']}{rolled}"
        )

    # -- the hand

    def _hand(self, view: View) -> list[str]:
        if view["seat"] is None:
            return []
        hand = view["invaders"][view["seat"]]["hand"]
        return [
            "[italic]your hand[/italic]",
            *(f"    [bold]{self.name(card)}[/bold]  {self._text(card)}" for card in hand),
        ]

    def _text(self, card: View) -> str:
        """What a card says; of an Event the first line, since a red box is not for the hand."""
        lines: Sequence[Any] = self.cards[card["card"]]["text"] if card["card"] else ()
        return str(lines[0]) if lines else ""
