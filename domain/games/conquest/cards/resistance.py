"""The Resistance Deck: Full Resistance and Heroes."""

from __future__ import annotations

from ..card import Resistance, Type
from ..language import (
    Abilities,
    Cards,
    Destroy,
    DiscardEvents,
    DrawEvents,
    GainMenace,
    Grant,
    Has,
    Here,
    Modify,
    Pick,
    Place,
    ShuffleBack,
    Spaces,
    Upon,
)
from .words import stronger


def full(
    key: str, name: str, strength: int, type: Type, *keywords: str, copies: int = 1, text: tuple[Abilities, ...] = ()
) -> Resistance:
    """A Full Resistance; it is Air where it has that keyword."""
    return Resistance(
        key=key,
        name=name,
        copies=copies,
        strength=strength,
        type=type,
        keywords=keywords,
        air="Air" in keywords,
        abilities=text,
    )


def hero(key: str, name: str, bonus: int, *keywords: str, text: tuple[Abilities, ...] = ()) -> Resistance:
    """A Hero, who helps a Full Resistance."""
    return Resistance(key=key, name=name, bonus=bonus, keywords=("Hero", *keywords), abilities=text)


CARDS = (
    full("us-army-infantry", "U.S. Army Infantry", 3, "soft", "Army", copies=3),
    full("us-army-fighter-planes", "U.S. Army Fighter Planes", 6, "hard", "Army", "Air", copies=3),
    full("us-army-paratroopers", "U.S. Army Paratroopers", 4, "soft", "Army", copies=2,
         text=(Upon(moment="drawn", then=(Place(which="Paratroopers", other=True),)),)),
    full("us-army-tanks", "U.S. Army Tanks", 6, "hard", "Army", copies=3),
    full("us-army-artillery", "U.S. Army Artillery", 4, "hard", "Army", text=(Grant(ability="Barrage"),)),
    full("super-tanks", "Super Tanks", 8, "hard", "Army", text=(Grant(ability="Assault"),)),
    full("national-guard", "National Guard", 5, "soft", "Army", copies=2,
         text=(stronger(1, Here(icons=("military",))),)),
    full("local-police", "Local Police", 3, "soft", "Law", text=(Grant(ability="Cunning"),)),
    full("angry-mob", "Angry Mob", 2, "soft", "Mob", copies=2, text=(Grant(ability="Bold"),)),
    full("hill-folk", "Hill Folk", 3, "soft", "Mob",
         text=(Grant(ability="Deadly", needs=(Here(icons=("forest", "mountain"), near=True),)),)),
    full("g-men", "G-Men", 4, "soft", "Law",
         text=(Grant(ability="Cunning"), Upon(moment="fight-won", then=(DrawEvents(),)))),
    full("big-bomber", "Big Bomber", 7, "hard", "Army", "Air", text=(Grant(ability="Deadly"),)),
    full("rocket-truck", "Rocket Truck", 5, "hard", "Army", text=(Grant(ability="Deadly"),)),
    full("minefield", "Minefield", 4, "hard", "Army",
         text=(Upon(moment="round-tied", then=(Pick(Cards("aliens", of="mine", space=Spaces(here=True)), then=(Destroy(),)),)),
               Has(feature="no-escape"))),
    full("captain-fantastic", "Captain Fantastic", 9, "hard", "Superhero",
         text=(Grant(ability="Assault"), Upon(moment="discarded", then=(ShuffleBack("resistance-deck"),)))),
    hero("local-geologist", "Local Geologist", 1),
    hero("forest-ranger", "Forest Ranger", 1, text=(stronger(1, Here(icons=("forest",), near=True)),)),
    hero("army-scientists", "Army Scientists", 2, "Army", text=(Modify(figure="reroll-low", by=1),)),
    hero("small-town-sheriff", "Small Town Sheriff", 2, "Law",
         text=(Grant(ability="Assault", needs=(Here(icons=("town",)),)),)),
    hero("plucky-reporter", "Plucky Reporter", 1,
         text=(Upon(moment="round-lost", then=(Pick(Cards("hand", of="mine"), then=(DiscardEvents(),)),)),)),
    hero("star-quarterback", "Star Quarterback", 2, text=(Grant(ability="Assault"),)),
    hero("teen-sweethearts", "Teen Sweethearts", 1, text=(Upon(moment="fight-won", then=(GainMenace(),)),)),
    hero("slide-rule-whiz", "Slide-Rule Whiz", 1, text=(Grant(ability="Cunning"),)),
    hero("mad-inventor", "Mad Inventor", 2, text=(Grant(ability="Deadly"),)),
    hero("matinee-idol", "Matinee Idol", 2, text=(Grant(ability="Bold"),)),
    hero("iron-jaw-general", "Iron-Jaw General", 3, "Army"),
)  # fmt: skip
