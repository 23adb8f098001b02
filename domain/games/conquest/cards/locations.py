"""The Location Deck."""

from __future__ import annotations

from ..card import Location
from ..language import (
    Abilities,
    Foe,
    GainMenace,
    Grant,
    Has,
    Here,
    Modify,
    MoveTrack,
    Pick,
    Place,
    Spaces,
    Sweep,
    Track,
    Upon,
    Use,
)
from .words import draw_stuff_when_conquered, menace_when_conquered, stronger


def location(
    key: str,
    name: str,
    resistance: int,
    population: int,
    *icons: str,
    copies: int = 1,
    text: tuple[Abilities, ...] = (),
) -> Location:
    """A Location of the deck."""
    return Location(
        key=key, name=name, copies=copies, resistance=resistance, population=population, icons=icons, abilities=text
    )


CARDS = (
    location("forest", "Forest", 0, 0, "forest", copies=2),
    location("grassy-fields", "Grassy Fields", 0, 0, copies=2),
    location("rolling-hills", "Rolling Hills", 0, 0),
    location("coastline", "Coastline", 0, 0, "water"),
    location("desert-flats", "Desert Flats", 0, 0, "alien_menace",
             text=(Upon(moment="explored", then=(GainMenace(),)),)),
    location("mountain-pass", "Mountain Pass", 0, 0, "mountain", text=(Has(feature="stops"),)),
    location("murky-swamp", "Murky Swamp", 0, 0, "forest", "water", text=(Modify(figure="leaving-price", by=1),)),
    location("radio-station", "Radio Station", 1, 0, "radio",
             text=(Modify(figure="population", by=1, spaces=Spaces(near=True, populated=True)),)),
    location("tank-factory", "Tank Factory", 3, 2, "military", "power",
             text=(Upon(moment="explored", then=(Place(which="Tanks", plain="Infantry", other=True),)),)),
    location("hydro-electric-dam", "Hydro-Electric Dam", 2, 1, "power", "water",
             text=(Upon(moment="demolished",
                        then=(Pick(Spaces(near=True), all_=True, then=(Sweep(hit=3, counters=True),)),)),)),
    location("atomic-pile", "Atomic Pile", 3, 2, "power", "tech",
             text=(Use(windows=("action",), ap=1, once="turn", then=(GainMenace(),)),)),
    location("proving-ground", "Proving Ground", 3, 0, "military", "tech",
             text=(Upon(moment="conquered", needs=(Track(),), then=(MoveTrack(-1),)),
                   draw_stuff_when_conquered(Track(on=False)))),
    location("hidden-lab", "Hidden Lab", 2, 0, "tech", text=(draw_stuff_when_conquered(),)),
    location("hilltop-observatory", "Hilltop Observatory", 1, 0, "mountain", "tech",
             text=(Has(feature="explores-from", n=2, may=True),)),
    location("army-base", "Army Base", 3, 3, "military", text=(stronger(1, Foe(keyword="Army")),)),
    location("air-field", "Air Field", 2, 1, "air", "military",
             text=(stronger(2, Foe(air=True)), Has(feature="lands-here"))),
    location("national-monument", "National Monument", 2, 2, text=(stronger(1),)),
    location("college-town", "College Town", 2, 3, "town", text=(Modify(figure="hero-strength", by=1),)),
    location("town", "Town", 2, 2, "town", copies=3),
    location("small-town", "Small Town", 1, 1, "town", copies=3),
    location("city", "City", 3, 3, "city", copies=3),
    location("grand-metropolis", "Grand Metropolis", 4, 4, "city", text=(Grant(ability="Bold"),)),
    location("seaport", "Seaport", 3, 3, "city", "water", text=(stronger(1, Foe(type="hard")),)),
    location("cattle-ranch", "Cattle Ranch", 1, 1, "alien_menace", text=(menace_when_conquered(1),)),
    location("mining-town", "Mining Town", 2, 2, "mountain", "town", text=(stronger(1, Foe(type="soft")),)),
    location("boardwalk-fair", "Boardwalk Fair", 2, 2, "town", "water", text=(Grant(ability="Cunning"),)),
    location("new-suburb", "New Suburb", 2, 2, "town", text=(stronger(2, Here(first_fight=True)),)),
)  # fmt: skip
