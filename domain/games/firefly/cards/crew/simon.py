"""Simon: he heals anybody, reads every patient, and pays for mending with preparation."""

from __future__ import annotations

from functools import partial

from domain.deckbuilding.language import (
    All,
    AtLeast,
    AvoidStrike,
    Cards,
    Choose,
    ChoosePlayer,
    Depending,
    Discard,
    Each,
    EachPlayer,
    Heal,
    If,
    Look,
    Optionally,
    Pool,
    PutBack,
    Reaction,
    Some,
    Top,
)

from ..words import DRAW, FireflyCard, choose, chosen, combo, crew_strikes, heal, is_main

Simon = partial(FireflyCard, kind="character", group="Simon", deck="crew-deck")

of_the_two = Cards(("deck",), chosen=True)
lost = Cards(("chosen",), tally="healed")

CARDS = (
    Simon(
        key="field-dressing",
        name="Field Dressing",
        cls="survival",
        cost=4,
        recruit=2,
        copies=5,
        effect=(combo("survival", heal(may=True)),),
    ),
    Simon(
        key="careful-diagnosis",
        name="Careful Diagnosis",
        cls="intel",
        cost=3,
        attack=1,
        copies=5,
        effect=(
            ChoosePlayer(
                (
                    Look(
                        Top(2),
                        you=True,
                        then=(
                            Discard(Some(chosen, 2, may=True, you=True)),
                            Choose(All(of_the_two), then=(PutBack(you=True),)),
                        ),
                    ),
                )
            ),
            combo("intel", Optionally((DRAW,))),
        ),
    ),
    Simon(
        key="portable-infirmary",
        name="Portable Infirmary",
        cls="tech",
        cost=5,
        recruit=2,
        copies=3,
        once=(choose(heal(), AvoidStrike("ship")),),
        abilities=(Reaction("struck", (heal(),)),),
    ),
    Simon(
        key="steady-hands",
        name="Steady Hands",
        cls="survival",
        cost=7,
        recruit=3,
        recruit_plus=True,
        effect=(
            Heal(
                Some(crew_strikes, Depending(is_main("River"), 4, 3), may=True),
                then=(Pool(recruit=Each(chosen)), EachPlayer((If(AtLeast(Each(lost)), (DRAW,)),))),
            ),
        ),
    ),
)
