"""What tests of the aliens' side share: a Battle of a race, and abilities by their names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from domain.games.conquest import actions as a, events as e, names as at
from domain.games.conquest.language import Use

from ..referee import CONQUEST, Referee, given

HERE = "P1.2"
"""Where Battles are fought: P1.1, P1.3 and the own Landing Site P1.C are adjacent to it."""

SAUCER, OTHER = "green-saucer", "blue-saucer"


def turn(
    race: str,
    zones: Mapping[str, Sequence[str]] | None = None,
    stuff: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    dice: Sequence[int] = (),
    **about: Any,
) -> Referee:
    """The Action Phase of seat 0, of this race; the other player is of a race that has no part in it."""
    usual = {"race.0": [race], "race.1": ["setaris-kitewings"], "stuff.0": stuff}
    return given({**usual, **(zones or {})}, 2, options, dice, **about)


def beginning(race: str, zones: Mapping[str, Sequence[str]] | None = None, **about: Any) -> Referee:
    """An Action Phase that has just begun."""
    return turn(race, zones, begin=True, **about)


def battle(
    race: str,
    *drawn: str,
    aliens: int = 2,
    allies: Sequence[str] = (),
    location: str = "radio-station",
    counters: Sequence[str] = (),
    zones: Mapping[str, Sequence[str]] | None = None,
    dice: Sequence[int] = (),
    **about: Any,
) -> Referee:
    """A Battle of seat 0's saucers and Allies at a Radio Station (Resistance 1): what is drawn there, in order.

    Where nothing is drawn the deck is as usual. `dice` are those of the whole Battle.
    """
    lying = {
        **({"resistance-deck": [*reversed(drawn)]} if drawn else {}),
        "aliens.P1.C": [],
        f"location.{HERE}": [location] if location else [],
        f"counters.{HERE}": counters,
        f"aliens.{HERE}": [SAUCER] * aliens + [f"{ally}-figure" for ally in allies],
        **(zones or {}),
    }
    return turn(race, lying, stuff=[*about.pop("stuff", ()), *allies], dice=dice, phase="battle", **about)


def duel(race: str, aliens: int = 2, others: int = 1, **about: Any) -> Referee:
    """A Battle of seat 0's saucers against some of the other player's, on a Forest."""
    zones = {f"aliens.{HERE}": [SAUCER] * aliens + [OTHER] * others, **about.pop("zones", {})}
    return battle(race, location="forest", zones=zones, **about)


def option(table: Referee, name: str, seat: int = 0) -> str:
    """The option of a window that stands for an ability, by its name or by the key of its card."""
    for zone in (at.race(seat), at.stuff(seat)):
        for i in table.s.zone(zone):
            card = CONQUEST.content(table.s)[table.s.what[i]]
            for number, ability in enumerate(card.abilities):
                if isinstance(ability, Use) and name in (ability.name, card.key):
                    return f"use.{i}.{number}"
    raise AssertionError(f"nobody has {name}")


def use(table: Referee, name: str, seat: int = 0) -> Referee:
    """A player uses an ability: in the window that is open, or in the Action Phase."""
    this = option(table, name, seat)
    if table.s.open:
        return table.respond(this, seat)
    _, card, number = this.split(".")
    return table.do(a.UseAbility(card=int(card), ability=int(number)), seat)


def offered(table: Referee, seat: int = 0) -> list[str]:
    """The abilities that a player is offered now, by name or by card, sorted."""
    if table.s.open:
        open_to = [asked for asked in table.s.open.values() if asked.seat == seat and asked.ask.startswith("respond")]
        options = [str(one) for asked in open_to for one in asked.options if str(one).startswith("use.")]
    else:
        options = [f"use.{move.card}.{move.ability}" for move in table.legal(a.UseAbility, seat)]
    return sorted(_name(table, one) for one in options)


def _name(table: Referee, one: str) -> str:
    _, card, number = one.split(".")
    definition = CONQUEST.reading(table.s).readable(int(card))
    return definition.abilities[int(number)].name or definition.key


def window(table: Referee) -> str:
    """The window that is open, by name; empty if none is."""
    asks = [asked.ask for asked in table.s.open.values()]
    return next((ask.partition("-")[2] for ask in asks if ask.startswith(("respond", "hold"))), "")


def here(table: Referee, seat: int = 0) -> int:
    """How many of a player's Aliens are where the Battle is."""
    return table.aliens(HERE).count(seat)


def rounds(table: Referee) -> list[tuple[int, int, str]]:
    """The Fight Rounds so far: the Aliens' total with their die, the other side's, and who won it."""
    found = [event for event in table.all_events if isinstance(event, e.FightRoundResolved)]
    return [(each.total, each.foe_total, each.result) for each in found]


def menace(table: Referee, seat: int = 0) -> int:
    """A player's Menace Tokens."""
    return table.s.menace[seat]
