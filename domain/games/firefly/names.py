"""The places of the table."""

from __future__ import annotations

from domain.kernel.zone import Zone

SPACES = ("far-right", "right", "middle", "left", "far-left")
"""From the Episode Deck to the exit (firefly.episode.add-card)."""

CLASSES = ("intel", "leadership", "strength", "survival", "tech")
MEMBERS = ("Mal", "Zoe", "Wash", "Inara", "Jayne", "Kaylee", "Simon", "River", "Book")
LETTERS = ("A", "B", "C")
LAST = len(LETTERS)
"""The number of the last Episode."""

SCAN_COSTS = {"far-right": 3, "right": 2, "middle": 2, "left": 1, "far-left": 1}
"""What a scan of each space costs: board data, our choice where the prints can't be read (firefly.board.scan-costs)."""

REPAIR_CREDITS = (1, 1, 2, 2, 3, 3, 3)
"""What the repair of each slot costs between Episodes, from the lowest: board data, our choice (firefly.board.slot-credit-costs).

The last is that of a slot which only an Upgrade adds."""

SLOTS = 6
"""How many slots Serenity has: board data, our choice (firefly.board.serenity-slots)."""

VERSE = tuple(f"verse.{space}" for space in SPACES)
ATTACHED = tuple(f"attached.{space}" for space in SPACES)
BRIDGE = tuple(f"bridge.{n}" for n in range(1, 6))
STRIKES = tuple(f"serenity.{n}" for n in range(1, SLOTS + 2))
UPGRADES = tuple(f"upgrades.{n}" for n in range(1, SLOTS + 2))
EPISODE_DECK, NEXT_DECKS, INEVITABLES, SIDE_JOBS = "episode-deck", ("deck-b", "deck-c"), "inevitables", "side-jobs"
COMBAT_ZONE, OPERATIONS, OBJECTIVE, NEXT_OBJECTIVES = "combat-zone", "operations", "objective", "next-objectives"
CREW_DECK, BROWNCOATS, TALENTS, FLAWS = "crew-deck", "browncoats", "talents", "flaws"
CREW_STRIKES, DISCARDED_STRIKES = "crew-strikes", "discarded-strikes"
SHIP_STRIKES, REPAIRED, UPGRADE_STACK, OFFER = "ship-strikes", "repaired", "upgrade-stack", "offer"
DEFEATED_CARDS, DEFEATED_CHARACTERS = "defeated-cards", "defeated-characters"
KEEPSAKES = "keepsakes"
"""What was kept from the game before, in a campaign."""

UNDER = "captured"
"""The kind of zones of the cards that lie under a card."""

SECURED, RESOLVING, MAINS, ASIDE = "secured", "resolving", "mains", "set-aside"
LOOKED_AT = "aside"
"""Where cards of a deck lie for the moment in which they are put into another order."""

YOURS = ("hand", "played")
"""The zones of what a card calls "your characters" (firefly.your_characters.zones)."""

SEATS_OWN = frozenset({"strikes", "avatar", "lent"})
"""Zones that each seat has of its own, besides those of every deck-building game."""

FACE_UP = frozenset(
    {"attached", "bridge", "discard", "played", "strikes", "wounds", "avatar", "lent", "serenity", "upgrades"}
    | {COMBAT_ZONE, OPERATIONS, OBJECTIVE, NEXT_OBJECTIVES, TALENTS, FLAWS, DISCARDED_STRIKES, REPAIRED, OFFER}
    | {DEFEATED_CARDS, DEFEATED_CHARACTERS, SECURED, RESOLVING, MAINS, KEEPSAKES, UNDER}
)
"""The kinds of zones whose cards all can see. `wounds` has the Strike of a Main Character who is no player's, by its Avatar."""

ZONES = (
    *(Zone(name, "up") for name in sorted(FACE_UP)),
    *(Zone(name, "down") for name in ("verse", "deck", EPISODE_DECK, *NEXT_DECKS, INEVITABLES, SIDE_JOBS)),
    *(Zone(name, "down") for name in (CREW_DECK, BROWNCOATS, CREW_STRIKES, SHIP_STRIKES, UPGRADE_STACK)),
    *(Zone(name, "down") for name in (ASIDE, LOOKED_AT)),
    Zone("hand", "owner"),
)
