"""Alien: Resurrection: Call, Christie, Johner, Ripley No. 8."""

from __future__ import annotations

from functools import partial

from domain.deckbuilding.language import (
    All,
    AtLeast,
    AttackNow,
    Begin,
    Cards,
    Clone,
    CopyPlayed,
    Discard,
    Draw,
    Each,
    Hold,
    If,
    Ko,
    Look,
    MayShow,
    PlayCopy,
    Pool,
    Scan,
    Some,
    Tally,
    Vigil,
    Way,
    Ways,
    Weaken,
    When,
)

from ..words import (
    AlienCard,
    another_ripley,
    chosen,
    combo,
    copy_may,
    hand,
    heal_any,
    hidden,
    scan_free,
    victims,
)

Character = partial(AlienCard, kind="character", deck="barracks", team="the_betty")
Call = partial(Character, group="Call")
Christie = partial(Character, group="Christie")
Johner = partial(Character, group="Johner")
Ripley = partial(Character, group="Ripley No. 8", keywords=("ripley",))

costless = Cards(("hand", "played", "vigilant"), kind="character", cost_most=0)
ripley_elsewhere = Cards(("hq", "discard"), keyword="ripley", playable=True)

CARDS = (
    Call(
        key="remote-interface",
        name="Remote Interface",
        cls="intel",
        cost=4,
        recruit=2,
        copies=5,
        effect=(combo("survival", scan_free()),),
    ),
    Call(
        key="mission-of-mercy",
        name="Mission of Mercy",
        cls="survival",
        cost=4,
        recruit=1,
        copies=5,
        keywords=("mobilize",),
        effect=(combo("intel", heal_any()),),
        mobilize=(Ko(Some(Cards(("discard",)), may=True)),),
    ),
    Call(
        key="borrowed-codes",
        name="Borrowed Codes",
        cls="intel",
        cost=5,
        attack=2,
        copies=3,
        effect=(PlayCopy(Some(Cards(("hq",), kind="character", cost_most=4, playable=True))),),
    ),
    Call(
        key="ship-wide-access",
        name="Ship-Wide Access",
        cls="intel",
        cost=7,
        attack=3,
        effect=(Begin(0), Begin(1)),
        abilities=(Hold("scan-cost", by=-9), When("scan", (Draw(),), times=2)),
    ),
    Christie(
        key="twin-pistols",
        name="Twin Pistols",
        cls="strength",
        cost=2,
        attack=1,
        attack_plus=True,
        copies=5,
        effect=(combo("tech", Begin()),),
        abilities=(When("kill", (Pool(2),), times=1),),
    ),
    Christie(
        key="ships-mechanic",
        name="Ship's Mechanic",
        cls="tech",
        cost=4,
        recruit=2,
        copies=5,
        effect=(combo("strength", copy_may(3, cls="strength")),),
    ),
    Christie(
        key="ricochet",
        name="Ricochet",
        cls="tech",
        cost=5,
        attack=3,
        copies=3,
        keywords=("coordinate",),
        effect=(Weaken(Some(Cards(("enemies", "facehuggers!")), 2, may=True)),),
    ),
    Christie(
        key="cut-loose",
        name="Cut Loose",
        cls="strength",
        cost=7,
        attack=5,
        keywords=("sacrifice",),
        sacrifice=(Ko(Some(victims)),),
    ),
    Johner(
        key="bar-brawler",
        name="Bar Brawler",
        cls="strength",
        cost=2,
        attack=1,
        attack_plus=True,
        copies=5,
        effect=(Discard(Some(hand, may=True), then=(Pool(2),)),),
    ),
    Johner(
        key="smugglers-cut",
        name="Smuggler's Cut",
        cls="tech",
        cost=3,
        attack=1,
        recruit=1,
        copies=5,
        keywords=("coordinate",),
        effect=(Discard(Some(hand, may=True), then=(Draw(),)),),
    ),
    Johner(
        key="bad-temper",
        name="Bad Temper",
        cls="strength",
        cost=6,
        attack=3,
        attack_plus=True,
        copies=3,
        effect=(Draw(), combo("the_betty", Pool(Tally("discarded")))),
    ),
    Johner(
        key="heavy-ordnance",
        name="Heavy Ordnance",
        cls="strength",
        cost=8,
        attack=6,
        attack_plus=True,
        effect=(Ko(Some(costless, 3, may=True), then=(Pool(Each(chosen)),)),),
    ),
    Ripley(
        key="hive-sense",
        name="Hive Sense",
        cls="intel",
        cost=3,
        attack=2,
        copies=5,
        effect=(Look(Some(hidden), then=(MayShow(another_ripley, (Scan(All(Cards(("chosen",), free=True))),)),)),),
    ),
    Ripley(
        key="acid-blood",
        name="Acid Blood",
        cls="survival",
        cost=4,
        attack=2,
        copies=5,
        keywords=("ripley", "vigilant"),
        abilities=(
            Vigil(
                "struck",
                (If(AtLeast(Each(another_ripley, plus=2), AttackNow()), (Ko(All(Cards(("chosen",), final=False))),)),),
            ),
        ),
    ),
    Ripley(
        key="grown-in-a-lab",
        name="Grown in a Lab",
        cls="survival",
        cost=5,
        copies=3,
        effect=(Clone(),),
    ),
    Ripley(
        key="genetic-memory",
        name="Genetic Memory",
        cls="survival",
        cost=7,
        attack=4,
        effect=(
            Ways(
                (
                    Way((CopyPlayed(keyword="ripley", may=True),)),
                    Way((PlayCopy(Some(ripley_elsewhere, may=True)),)),
                )
            ),
        ),
    ),
)
