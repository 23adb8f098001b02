"""Resistance Counters that appear, whatever brings them."""

from __future__ import annotations

from domain.games.conquest import events as e

from .referee import CONQUEST, Referee

COUNTER = "conquest.counters.appear-immediate"


def appears(table: Referee, space: str, name: str, cause: int = 0) -> None:
    """A counter of a kind appears in a Space now, pushing nobody; those of one `cause` appear together."""
    t = CONQUEST.at(table.s, table.chance)
    t.because(COUNTER, cause)
    t.place_counter(space, name, push=False)
    t.run()
    table.s, table.events = t.s, tuple(t.events)
    table.all_events += t.events


def placed_randomly(table: Referee, section: str, name: str = "") -> None:
    """A counter (of a kind) is placed in a Section, now."""
    t = CONQUEST.at(table.s, table.chance)
    t.because("conquest.resistance_phase.step3-red-circle", 0)
    t.place_randomly(section, name)
    t.run()
    table.s, table.events = t.s, tuple(t.events)
    table.all_events += t.events


def battles(table: Referee) -> list[tuple[int, str]]:
    """Who fought where so far, Battle by Battle."""
    return [(v.seat, v.space) for v in table.all_events if isinstance(v, e.BattleBegan)]


def fights(table: Referee) -> list[str]:
    """What was fought so far, Fight by Fight: a counter by its key, Aliens, or cards."""
    began = [v for v in table.all_events if isinstance(v, e.FightBegan)]
    return [table.s.what[v.counter] if v.counter else "aliens" if v.seat >= 0 else "cards" for v in began]


def waiting(table: Referee) -> list[str]:
    """The counters that wait for their Fight, in order."""
    return [table.s.what[one.id] for one in table.s.appeared]
