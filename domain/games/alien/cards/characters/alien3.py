"""Alien 3: Brother Dillon, CMO Clemens, Francis "85" Aaron, Sister Ripley."""

from __future__ import annotations

from functools import partial

from domain.deckbuilding.language import (
    All,
    AnyOf,
    AtLeast,
    Cards,
    Choose,
    ChoosePlayer,
    Discard,
    Draw,
    EachPlayer,
    GainCards,
    Heal,
    If,
    Ko,
    Look,
    MayShow,
    Pool,
    Printed,
    PutBack,
    Some,
    Take,
    Tally,
    Top,
)

from ..words import (
    AlienCard,
    another_ripley,
    chosen,
    combo,
    hand,
    heal_any,
    own_strikes,
    your_characters,
)

Character = partial(AlienCard, kind="character", deck="barracks", team="fury161")
Dillon = partial(Character, group="Brother Dillon")
Clemens = partial(Character, group="CMO Clemens")
Aaron = partial(Character, group='Francis "85" Aaron')
Ripley = partial(Character, group="Sister Ripley", keywords=("ripley",))

of_the_three = Cards(("deck",), chosen=True)
costless = Cards(("hand", "played", "vigilant", "discard"), kind="character", cost_most=0)

CARDS = (
    Dillon(
        key="shared-faith",
        name="Shared Faith",
        cls="leadership",
        cost=3,
        recruit=2,
        copies=5,
        keywords=("mobilize",),
        mobilize=(EachPlayer((Discard(Some(hand, may=True), then=(Draw(),)),)),),
    ),
    Dillon(
        key="fire-axe",
        name="Fire Axe",
        cls="strength",
        cost=2,
        attack=1,
        attack_plus=True,
        copies=5,
        effect=(combo("strength", Ko(Some(your_characters, may=True), then=(Pool(2),))),),
    ),
    Dillon(
        key="hold-nothing-back",
        name="Hold Nothing Back",
        cls="strength",
        cost=5,
        attack=3,
        attack_plus=True,
        copies=3,
        keywords=("sacrifice",),
        sacrifice=(Pool(4),),
    ),
    Dillon(
        key="rally-the-brothers",
        name="Rally the Brothers",
        cls="leadership",
        cost=7,
        attack=4,
        attack_plus=True,
        effect=(
            EachPlayer(
                (Discard(Some(hand, may=True), then=(Pool(Printed("attack", chosen)), Draw())),),
                others=True,
                in_turn=True,
            ),
        ),
    ),
    Clemens(
        key="autopsy",
        name="Autopsy",
        cls="intel",
        cost=4,
        attack=1,
        recruit=1,
        copies=5,
        effect=(combo("intel", If(AtLeast(Tally("killed!")), (Draw(2),), otherwise=(Draw(),))),),
    ),
    Clemens(
        key="first-aid",
        name="First Aid",
        cls="survival",
        cost=4,
        copies=5,
        keywords=("coordinate",),
        effect=(Draw(), combo("survival", heal_any())),
    ),
    Clemens(
        key="medical-files",
        name="Medical Files",
        cls="intel",
        cost=5,
        attack=2,
        copies=3,
        effect=(
            Look(
                Top(3),
                then=(
                    Take(Some(of_the_three)),
                    Discard(AnyOf(of_the_three)),
                    Choose(All(of_the_three), then=(PutBack(),)),
                ),
            ),
        ),
    ),
    Clemens(
        key="intensive-care",
        name="Intensive Care",
        cls="survival",
        cost=7,
        recruit=4,
        keywords=("sacrifice",),
        effect=(heal_any(2),),
        sacrifice=(Ko(Some(Cards(("discard!",), kind="chestburster"))),),
    ),
    Aaron(
        key="eager-deputy",
        name="Eager Deputy",
        cls="intel",
        cost=2,
        attack=1,
        copies=5,
        effect=(combo("leadership", Draw()),),
    ),
    Aaron(
        key="the-companys-orders",
        name="The Company's Orders",
        cls="leadership",
        cost=3,
        recruit=2,
        copies=5,
        keywords=("coordinate",),
    ),
    Aaron(
        key="roll-call",
        name="Roll Call",
        cls="leadership",
        cost=6,
        attack=3,
        copies=3,
        keywords=("mobilize",),
        effect=(combo("fury161", GainCards(Some(Cards(("hq",), cost_most=4), may=True))),),
        mobilize=(ChoosePlayer((Draw(),), others=True),),
    ),
    Aaron(
        key="rescue-beacon",
        name="Rescue Beacon",
        cls="intel",
        cost=8,
        attack=5,
        effect=(Look(Top(3, "hive"), then=(PutBack(deck="hive"),)), Draw()),
    ),
    Ripley(
        key="foundry-labor",
        name="Foundry Labor",
        cls="strength",
        cost=4,
        attack=2,
        attack_plus=True,
        copies=5,
        effect=(combo("fury161", Ko(Some(costless, may=True), then=(Pool(1),))),),
    ),
    Ripley(
        key="old-scars",
        name="Old Scars",
        cls="survival",
        cost=4,
        attack=2,
        copies=5,
        effect=(MayShow(another_ripley, (heal_any(),)),),
    ),
    Ripley(
        key="reluctant-leader",
        name="Reluctant Leader",
        cls="survival",
        cost=5,
        attack=2,
        recruit=2,
        copies=3,
        keywords=("ripley", "coordinate"),
    ),
    Ripley(
        key="into-the-furnace",
        name="Into the Furnace",
        cls="strength",
        cost=7,
        attack=5,
        keywords=("ripley", "coordinate"),
        effect=(EachPlayer((Heal(Some(own_strikes)),)),),
    ),
)
