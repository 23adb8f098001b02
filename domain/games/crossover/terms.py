"""The term tables: what the words of one game's cards are called in the other.

A word that is in no table makes no sense in the other game, and text that speaks of it is ignored there
(alien.crossover.nonsense-ignored).
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from domain.deckbuilding import effect as deck, encounter as alien

Same = Mapping[str, tuple[str, ...]]


class Terms(Struct, frozen=True):
    """What the words of a guest's cards are to their host.

    `box` is the set whose terms the cards are then read in. `zones` holds for each zone that a card can name the zones of
    the host that it means; and so do `areas` (where an ability works), `kinds`, `names` and `classes` of cards, `tallies`
    (what is counted), `hooks` (what is waited for) and `moments` (at which a card speaks). `silent` are moments that the
    host hasn't, `strangers` teams of which it has nobody, `nonsense` words that it can't do anything with.
    """

    box: str
    zones: Same
    kinds: Mapping[str, str]
    areas: Mapping[str, str]
    names: Mapping[str, str]
    classes: Mapping[str, str]
    tallies: Mapping[str, str]
    hooks: Mapping[str, str]
    moments: Mapping[str, str]
    silent: frozenset[str]
    strangers: frozenset[str]
    nonsense: frozenset[type]


SYMBOLS = {
    "strength": "strength",
    "instinct": "survival",
    "covert": "intel",
    "tech": "tech",
    "ranged": "leadership",
}
"""The class symbols, which are the same on the cards of both games, by their names in each (alien.crossover.class-symbols).

Which name goes with which is told by their colours (our ruling: the books print the symbols alone).
"""

OFFICERS = {"S.H.I.E.L.D. Officer": "Sergeant"}
"""What the cards of the stack that anybody can recruit from are called (alien.crossover.term-sergeant)."""

OWN = {zone: (zone,) for zone in ("hand", "deck", "under-deck", "discard", "discard!", "chosen", "anywhere")}
"""What each player has in either game, and what the words themselves point at."""

IN_BOTH = {name: name for name in ("discarded", "drawn", "gained!", "discarded!")}

IN_ENCOUNTERS = Terms(
    box="alien",
    zones=OWN
    | {
        "played": ("played", "vigilant"),
        "city": ("complex",),
        "lair": ("hq",),
        "ally-deck": ("barracks",),
        "adversary-deck": ("hive",),
        "officers": ("sergeants",),
        "ko": ("dead-characters", "dead-enemies"),
        "captured": ("captured",),
    },
    areas={},
    names=OFFICERS,
    kinds={"ally": "character", "adversary": "enemy"},
    classes=SYMBOLS | {"": "", "same": "same", "grey": ""},
    tallies=IN_BOTH | {"ko!": "dead!"},
    hooks={
        "defeat": "kill",
        "defeat-any": "kill",
        "recruit": "recruit",
        "cleanup": "cleanup",
        "discard": "discard",
        "pay-recruit": "pay-recruit",
    },
    moments={"ambush": "reveal", "fight": "death", "overrun": "enters"},
    silent=frozenset({"kidnapped"}),
    strangers=frozenset({"hydra"}),
    nonsense=frozenset(
        {
            deck.Kidnap,
            deck.Guard,
            deck.Become,
            deck.Overrun,
            deck.Place,
            deck.SetAside,
            deck.Enter,
            deck.FromBox,
            deck.GoodWins,
            deck.NameGroup,
        }
    ),
)
"""Marvel cards in Legendary Encounters."""

WOUNDED = ("hand", "discard")
"""Where the Wounds are that heal instead of Strikes: the player's own (alien.crossover.legendary-heal-strike)."""

IN_MARVEL = Terms(
    box="core",
    zones=OWN
    | {
        "played": ("played",),
        "vigilant": (),
        "complex": ("city",),
        "complex.ventilation-shafts": ("city-entrance",),
        "complex.operations": ("city-second",),
        "complex.airlock": ("city-exit",),
        "enemies": ("city",),
        "in-play": ("city",),
        "strikes": WOUNDED,
        "strikes!": WOUNDED,
        "hq": ("lair",),
        "barracks": ("ally-deck",),
        "hive": ("adversary-deck",),
        "sergeants": ("officers",),
        "dead-characters": ("ko",),
        "dead-enemies": ("ko",),
    },
    areas={"complex": "city", "operations": "city-second", "airlock": "city-exit"},
    names={own: marvel for marvel, own in OFFICERS.items()},
    kinds={"character": "ally", "enemy": "adversary"},
    classes={own: marvel for marvel, own in SYMBOLS.items()} | {"": "", "same": "same"},
    tallies=IN_BOTH | {"killed": "defeated", "killed!": "defeated!"},
    hooks={"kill": "defeat", "discard": "discard", "no-coordinate": "no-coordinate"},
    moments={"reveal": "ambush", "reveal_complex": "ambush", "death": "fight", "strike": "overrun"},
    silent=frozenset({"reveal_combat_zone", "enters", "event", "after_hive", "drawn"}),
    strangers=frozenset(),
    nonsense=frozenset(
        {
            alien.Scan,
            alien.StrikeMost,
            alien.TurnDown,
            alien.ShuffleRooms,
            alien.SwapRooms,
            alien.ToCombatZone,
            alien.Secure,
            alien.Attach,
            alien.Remove,
            alien.BlockRoom,
            alien.CompleteObjective,
            alien.Mark,
            alien.PlaceFacehugger,
            alien.WinAlone,
        }
    ),
)
"""Alien cards in the Marvel game."""
