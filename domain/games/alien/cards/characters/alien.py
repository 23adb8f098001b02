"""Alien: Captain Dallas, Chief Engineer Parker, Navigator Lambert, Warrant Officer Ripley."""

from __future__ import annotations

from functools import partial

from domain.deckbuilding.language import (
    All,
    AtLeast,
    Avert,
    Begin,
    Cards,
    Discount,
    Draw,
    Each,
    EachPlayer,
    GainCards,
    Heal,
    If,
    Ko,
    Look,
    MayShow,
    Optionally,
    Plays,
    Pool,
    PutUnder,
    Repeatedly,
    Scan,
    Some,
    SwapRooms,
    Top,
    Vigil,
)

from ..words import (
    AlienCard,
    another_ripley,
    choose,
    chosen,
    combo,
    copy_may,
    heal_any,
    hidden,
    in_hq,
    move_back,
    scan_free,
    strikes_of_all,
)

Character = partial(AlienCard, kind="character", deck="barracks", team="nostromo")
Dallas = partial(Character, group="Captain Dallas")
Parker = partial(Character, group="Chief Engineer Parker")
Lambert = partial(Character, group="Navigator Lambert")
Ripley = partial(Character, group="Warrant Officer Ripley", keywords=("ripley",))

CARDS = (
    Dallas(
        key="captains-log",
        name="Captain's Log",
        cls="intel",
        cost=3,
        recruit=2,
        copies=5,
        effect=(Look(Top(1, "barracks")), PutUnder(Some(in_hq, may=True), deck="barracks")),
    ),
    Dallas(
        key="captain-of-the-ship",
        name="Captain of the Ship",
        cls="leadership",
        cost=4,
        attack=2,
        attack_plus=True,
        copies=5,
        effect=(combo("leadership", Pool(2)),),
    ),
    Dallas(
        key="search-parties",
        name="Search Parties",
        cls="leadership",
        cost=4,
        attack=2,
        copies=3,
        keywords=("sacrifice",),
        effect=(combo("nostromo", Begin()),),
        abilities=(Discount(2),),
        sacrifice=(
            Ko(
                Some(
                    Cards(
                        ("complex.ventilation-shafts", "complex.operations"),
                        kind="enemy",
                        attack_most=5,
                        final=False,
                        facing="up",
                    )
                )
            ),
        ),
    ),
    Dallas(
        key="chain-of-command",
        name="Chain of Command",
        cls="leadership",
        cost=7,
        effect=(
            GainCards(Some(in_hq), to="hand"),
            EachPlayer((GainCards(Some(Cards(("hq",), cost_most=3), may=True)),), others=True, in_turn=True),
        ),
    ),
    Parker(
        key="find-it-and-kill-it",
        name="Find It And Kill It",
        cls="survival",
        cost=3,
        attack=2,
        copies=5,
        keywords=("coordinate",),
    ),
    Parker(key="electric-prod", name="Electric Prod", cls="tech", cost=5, attack=2, copies=5, effect=(move_back(2),)),
    Parker(
        key="spare-parts",
        name="Spare Parts",
        cls="tech",
        cost=5,
        attack=2,
        copies=3,
        keywords=("mobilize",),
        effect=(combo("nostromo", copy_may(4, team="nostromo")),),
        mobilize=(move_back(1),),
    ),
    Parker(
        key="improvised-incinerator",
        name="Improvised Incinerator",
        cls="tech",
        cost=7,
        attack=4,
        keywords=("coordinate",),
        effect=(Ko(Some(Cards(("enemies",), attack_most=3, final=False), 2, may=True)),),
    ),
    Lambert(
        key="plot-the-course",
        name="Plot the Course",
        cls="intel",
        cost=3,
        attack=1,
        attack_plus=True,
        recruit=1,
        recruit_plus=True,
        copies=5,
        effect=(combo("tech", choose(Pool(1), Pool(recruit=1))),),
    ),
    Lambert(
        key="motion-tracker",
        name="Motion Tracker",
        cls="tech",
        cost=4,
        copies=5,
        keywords=("coordinate",),
        effect=(scan_free(), combo("intel", Draw())),
    ),
    Lambert(
        key="cross-bearings",
        name="Cross Bearings",
        cls="intel",
        cost=4,
        attack=2,
        copies=3,
        keywords=("coordinate",),
        effect=(
            Look(
                Some(hidden, 2, may=True),
                then=(If(AtLeast(Each(chosen), 2), (Optionally((SwapRooms(All(chosen)),)),)),),
            ),
        ),
    ),
    Lambert(
        key="trace-the-signal",
        name="Trace the Signal",
        cls="intel",
        cost=8,
        effect=(
            Draw(2),
            Repeatedly(
                Scan(
                    Some(Cards(("hidden",), free=True), may=True),
                    then=(If(AtLeast(Each(Cards(("chosen",), kind="enemy"))), (Draw(),)),),
                )
            ),
        ),
    ),
    Ripley(
        key="quarantine-order",
        name="Quarantine Order",
        cls="leadership",
        cost=2,
        recruit=1,
        recruit_plus=True,
        copies=5,
        effect=(MayShow(another_ripley, (Pool(recruit=1),)),),
    ),
    Ripley(
        key="wary-retreat",
        name="Wary Retreat",
        cls="survival",
        cost=3,
        attack=1,
        attack_plus=True,
        copies=5,
        keywords=("ripley", "vigilant"),
        effect=(combo("survival", Pool(1)),),
        abilities=(Vigil("strike"),),
    ),
    Ripley(
        key="seal-the-bulkheads",
        name="Seal the Bulkheads",
        cls="survival",
        cost=6,
        attack=3,
        copies=3,
        effect=(Begin(), combo("nostromo", heal_any())),
        abilities=(Avert(),),
    ),
    Ripley(
        key="airlock-gambit",
        name="Airlock Gambit",
        cls="survival",
        cost=8,
        attack=4,
        effect=(
            Ko(Some(Cards(("complex.airlock",), kind="enemy", facing="up", final=False), may=True)),
            Heal(Some(strikes_of_all, Plays(keyword="ripley", too=True))),
        ),
    ),
)
