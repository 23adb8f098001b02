"""The places of the table."""

from __future__ import annotations

from domain.kernel.zone import Zone

ROOMS = ("ventilation-shafts", "operations", "weapons-locker", "med-lab", "airlock")
"""From the Hive to the exit (alien.hive.room-order)."""

CLASSES = ("intel", "leadership", "strength", "survival", "tech")

SCAN_COSTS = {"ventilation-shafts": 3, "operations": 3, "weapons-locker": 2, "med-lab": 2, "airlock": 1}
"""What a scan of each room costs: board data, our choice where the prints can't be read (alien.scan.cost)."""

COMPLEX = tuple(f"complex.{room}" for room in ROOMS)
ATTACHED = tuple(f"attached.{room}" for room in ROOMS)
HQ = tuple(f"hq.{n}" for n in range(1, 6))
HIVE, BARRACKS, SERGEANTS = "hive", "barracks", "sergeants"
COMBAT_ZONE, HATCHERY, LOCATION, OBJECTIVES = "combat-zone", "hatchery", "location", "objectives"
STRIKE_DECK, DISCARDED_STRIKES = "strike-deck", "discarded-strikes"
DEAD_ENEMIES, DEAD_CHARACTERS, DISCARDED = "dead-enemies", "dead-characters", "discarded"
SECURED, RESOLVING, REMOVED, ASIDE = "secured", "resolving", "removed", "aside"
ALIEN_DECK, ALIEN_DISCARD, ALIEN_AVATARS = "alien-deck", "alien-discard", "alien-avatars"
AGENDAS, DRONES = "agendas", "drones"
"""Where set-up draws from; empty as soon as the game begins."""

BEFORE_PLAYERS = ("played", "vigilant")
"""Where a card that was played stays in play."""

YOURS = ("hand", *BEFORE_PLAYERS)
"""The zones of what a card calls "your characters" (alien.your_characters.scope)."""

SEATS_OWN = frozenset({"vigilant", "strikes", "facehuggers", "avatar", "agenda", "lent"})
"""Zones that each seat has of its own, besides those of every deck-building game."""

FACE_UP = frozenset(
    {"complex", "attached", "hq", "discard", "played", "vigilant", "strikes", "facehuggers", "avatar", "lent"}
    | {COMBAT_ZONE, HATCHERY, LOCATION, OBJECTIVES, DISCARDED_STRIKES, DEAD_ENEMIES, DEAD_CHARACTERS, DISCARDED}
    | {SECURED, RESOLVING, ALIEN_DISCARD}
) - {"complex"}
"""The kinds of zones whose cards all can see."""

ZONES = (
    *(Zone(name, "up") for name in sorted(FACE_UP)),
    *(Zone(name, "down") for name in ("complex", "deck", "agenda", HIVE, BARRACKS, SERGEANTS, STRIKE_DECK, REMOVED)),
    *(Zone(name, "down") for name in (ASIDE, ALIEN_DECK, ALIEN_AVATARS, AGENDAS, DRONES)),
    Zone("hand", "owner"),
)


def room_of(zone: str) -> str:
    """The room that a zone of the Complex is; nothing for any other zone."""
    kind, _, room = zone.partition(".")
    return room if kind == "complex" else ""
