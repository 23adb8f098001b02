"""The places of the table."""

from __future__ import annotations

from domain.kernel.zone import Zone

from .cards import ALL

CLASSES = ("strength", "instinct", "covert", "tech", "ranged")

CITY = tuple(f"city.{space}" for space in ("bridge", "streets", "rooftops", "bank", "sewers"))
"""From the Bridge, next to the Adversary Deck, to the Sewers (villains.city.five-spaces)."""

BOARDS = {"villainous": CITY, "heroic": CITY[::-1]}
"""Of each board the spaces of its city from where newcomers enter to where they get out; the names are the same."""

LAIR = tuple(f"lair.{n}" for n in range(1, 6))
BYSTANDER_DECK, ADVERSARY_DECK, ALLY_DECK = "bystander-deck", "adversary-deck", "ally-deck"
MADAME_HYDRAS, NEW_RECRUITS, BINDINGS = "madame-hydras", "new-recruits", "bindings"
OFFICERS, WOUNDS = "officers", "wounds"
STACKS = (MADAME_HYDRAS, NEW_RECRUITS, BINDINGS, OFFICERS, WOUNDS)
RECRUITABLE = (*LAIR, MADAME_HYDRAS, NEW_RECRUITS, OFFICERS)
STACKS_OF = {"villains": (MADAME_HYDRAS, NEW_RECRUITS, BINDINGS), "core": (OFFICERS, WOUNDS)}
"""The face-up stacks that each set puts out."""

COMMANDER, TACTICS, PLOT = "commander", "tactics", "plot"

KO, OVERRUN, PLAYING, SET_ASIDE = "ko", "overrun", "playing", "set-aside"
UNUSED = "unused"
"""Where cards of a Backup group stay that are not used, unseen by all."""

ASIDE = "aside"
"""Where cards come into another order; only a single text's, and never for longer than that takes."""

ADDED = tuple(space for card in ALL for space in card.spaces)
"""The places that cards add to the table."""

ZONES = (
    *(Zone(name, "up") for name in ("discard", "played", "victory", "city", "lair", "guarded", "captured", *STACKS)),
    *(Zone(name, "up") for name in (COMMANDER, PLOT, KO, OVERRUN, PLAYING, SET_ASIDE, ASIDE)),
    *(Zone(name, "down") for name in ("deck", BYSTANDER_DECK, ADVERSARY_DECK, ALLY_DECK, TACTICS)),
    Zone("hand", "owner"),
    *(Zone(space.name, space.facing) for space in ADDED),
)
FACE_UP = frozenset(zone.name for zone in ZONES if zone.facing == "up")


def guarded(guard: int) -> str:
    """The Bystanders that an Adversary or the Commander guards."""
    return f"guarded.{guard}"


def lying_with(space: str) -> tuple[str, ...]:
    """The places added to a space of the Lair or the city, where something lies with the Ally or the Adversary."""
    of, _, which = space.partition(".")
    return tuple(f"{added.name}.{which}" for added in ADDED if added.of == of)


def before(seat: int) -> tuple[str, ...]:
    """The places added before a seat."""
    return tuple(f"{space.name}.{seat}" for space in ADDED if space.of == "seat")
