"""Where cards and pieces lie, by name."""

from __future__ import annotations

from functools import cache

from domain.kernel.zone import Zone

EVENT_DECK, RESISTANCE_EVENT_DECK = "event-deck", "resistance-event-deck"
RESISTANCE_DECK, LOCATION_DECK = "resistance-deck", "location-deck"
SPACE_STUFF_DECK, HUMAN_TECH_DECK = "space-stuff-deck", "human-tech-deck"
DECKS = (EVENT_DECK, RESISTANCE_EVENT_DECK, RESISTANCE_DECK, LOCATION_DECK, SPACE_STUFF_DECK, HUMAN_TECH_DECK)
RACE_DECK, COUNTER_POOL, FIGURES, PUT_AWAY = "race-deck", "counter-pool", "figures", "put-away"
HUMAN_TECH = "human-tech"
PLAYING, RESOLVING = "playing", "resolving"
"""Events that were announced and may still be cancelled, and those that are being carried out."""

NEXT, FIGHTING, HELPING, ASIDE = "next", "fighting", "helping", "aside"
"""Resistance to be turned up next in the Battle, that of the Fight, Humans who help the Aliens, cards looked at."""

HUMANS = -1
"""The Humans where a number names a side."""

LANDING = "C"
"""The centre Space of a Section."""

OBJECTIVE_SECTION = "O"
COLOURS = ("green", "blue", "red", "gold")


@cache
def discard_of(deck: str) -> str:
    """The discard pile of a deck."""
    return deck.removesuffix("-deck") + "-discard"


@cache
def location(space: str) -> str:
    """Where the Location of a Space lies."""
    return f"location.{space}"


@cache
def locations(spaces: tuple[str, ...]) -> tuple[str, ...]:
    """Where the Locations of some Spaces lie."""
    return tuple(map(location, spaces))


@cache
def counters(space: str) -> str:
    """Where the Resistance Counters of a Space lie."""
    return f"counters.{space}"


@cache
def aliens(space: str) -> str:
    """Where the Aliens of a Space stand."""
    return f"aliens.{space}"


@cache
def all_aliens(spaces: tuple[str, ...]) -> tuple[str, ...]:
    """Where the Aliens of some Spaces stand."""
    return tuple(map(aliens, spaces))


@cache
def hand(seat: int) -> str:
    """A player's hand of Events."""
    return f"hand.{seat}"


@cache
def race(seat: int) -> str:
    """A player's Race Sheet."""
    return f"race.{seat}"


@cache
def stuff(seat: int) -> str:
    """The Space Stuff beside a player's Race Sheet."""
    return f"stuff.{seat}"


@cache
def remains(seat: int) -> str:
    """The Events that a player (or the Humans) put out to remain in play."""
    return f"remains.{seat}" if seat >= 0 else "remains.humans"


@cache
def of_seats(kind: str, seats: int) -> tuple[tuple[int, str], ...]:
    """The zones of one kind that so many players have, each with whose it is."""
    return tuple((seat, f"{kind}.{seat}") for seat in range(seats))


@cache
def beside(seats: int) -> tuple[tuple[int, str], ...]:
    """Where the cards in force of so many players lie, each with whose they are."""
    return tuple((seat, zone(seat)) for seat in range(seats) for zone in (race, stuff, remains))


@cache
def alien_pool(seat: int) -> str:
    """A player's destroyed Aliens."""
    return f"alien-pool.{seat}"


@cache
def section_of(space: str) -> str:
    """The Board Section that a Space belongs to: `P1` for `P1.4`."""
    return space.partition(".")[0]


@cache
def landing_site(seat: int) -> str:
    """A player's Landing Site: seats have the Player Sections in clockwise order."""
    return f"P{seat + 1}.{LANDING}"


@cache
def owner_of_site(space: str) -> int | None:
    """Whose Landing Site a Space is, if it is one."""
    section, _, number = space.partition(".")
    return int(section[1:]) - 1 if number == LANDING and section != OBJECTIVE_SECTION else None


ZONES = (
    *(Zone(deck, "down") for deck in DECKS),
    *(Zone(discard_of(deck), "up") for deck in DECKS),
    Zone(RACE_DECK, "down"),
    Zone(COUNTER_POOL, "up"),
    Zone(FIGURES, "up"),
    Zone(PUT_AWAY, "up"),
    Zone(HUMAN_TECH, "up"),
    *(
        Zone(kind, "up")
        for kind in ("location", "counters", "aliens", "alien-pool", "race", "races", "stuff", "remains")
    ),
    Zone("hand", "owner"),
    Zone(PLAYING, "up"),
    Zone(RESOLVING, "up"),
    Zone(NEXT, "up"),
    Zone(FIGHTING, "up"),
    Zone(HELPING, "up"),
    Zone(ASIDE, "down"),
)
