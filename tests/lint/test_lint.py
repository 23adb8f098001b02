"""The cards of every game are without fault, and for every fault there is a card that has it, and is told."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from domain.deckbuilding import language as w
from domain.deckbuilding.card import Card
from domain.registry import games

from .box import Box, boxes
from .checks import faults
from .codes import SAYS, Fault
from .games import linted
from .names import slug
from .test_conquest import BROKEN as INVASION

BOX = boxes()["villains"]
DRAW = (w.Draw(1),)


def an(kind: str, **fields: Any) -> Card:
    """A card of our own, without fault but for what is said of it."""
    said: dict[str, Any] = {"key": "made-up", "name": "Made Up", "kind": kind, "provenance": "designed", **fields}
    return Card(**said)


def ally(**fields: Any) -> Card:
    return an("ally", **{"cls": "tech", "cost": 3, **fields})


def adversary(**fields: Any) -> Card:
    return an("adversary", **{"group": "Defenders", "attack": 4, "vp": 2, **fields})


def told(card: Card, box: Box = BOX) -> list[Fault]:
    """The faults that are told when a card joins the others."""
    return faults(structs.replace(box, cards=(*box.cards, card)))


def _ko(of: w.Cards) -> tuple[w.Effects, ...]:
    return (w.Ko(w.Some(of)),)


HAND = ("hand",)
BROKEN: dict[str, list[Card]] = {
    "duplicate-key": [ally(key="devour", name="Devour")],
    "duplicate-name": [ally(key="devour", name="Devour")],
    "key-not-slug": [ally(key="made_up"), ally(name="Dr. Made-Up's")],
    "not-printed": [ally(provenance="printed")],
    "figure-differs": [
        ally(
            key="devour",
            name="Devour",
            group="Venom",
            team="sinister-six",
            cls="instinct",
            cost=4,
            provenance="printed",
        ),
    ],
    "plus-without-figure": [ally(attack_plus=True), ally(recruit_plus=True)],
    "plus-without-effect": [
        ally(attack=0, attack_plus=True),
        ally(recruit=1, recruit_plus=True, effect=(w.Pool(attack=1),), attack=1),
        adversary(attack_plus=True),
    ],
    "effect-without-plus": [
        ally(attack=1, effect=(w.Superpower(("tech",), (w.Pool(attack=1),)),)),
        adversary(abilities=(w.Modify(w.Each(w.Cards(("city",)))),)),
    ],
    "bonus-without-icon": [ally(effect=(w.Pool(recruit=1),))],
    "unknown-kind": [an("relic"), ally(effect=_ko(w.Cards(HAND, kind="relic")))],
    "unknown-zone": [
        ally(effect=_ko(w.Cards(("attic",)))),
        ally(effect=(w.Put(w.Self(), pile="attic"),)),
        ally(effect=(w.Gain("attic"),)),
        ally(effect=(w.Reveal(w.Top(1, "attic")),)),
    ],
    "unknown-space": [adversary(ambush=(w.MoveTo(w.Self(), space="attic"),))],
    "unknown-class": [ally(effect=_ko(w.Cards(HAND, cls="magic")))],
    "unknown-team": [ally(effect=(w.Draw(w.Plays(team="zoo")),))],
    "unknown-group": [
        adversary(fight=_ko(w.Cards(("victory",), group="Zoo"))),
        an("commander", strike=DRAW, leads="Zoo", attack=8),
        an("plot", forces=("Zoo",), twist=DRAW),
    ],
    "unknown-name": [ally(effect=(w.Draw(w.Plays(name="Zoo")),))],
    "unknown-keyword": [ally(effect=_ko(w.Cards(HAND, keyword="swim")))],
    "unknown-icon": [ally(effect=(w.Superpower(("magic",), DRAW),)), ally(effect=_ko(w.Cards(HAND, icon="vp")))],
    "unknown-tally": [
        ally(effect=(w.Draw(w.Tally("sneezed")),)),
        an("plot", twist=(w.Draw(w.Total("sneezed")),)),
        ally(effect=_ko(w.Cards(HAND, tally="sneezed"))),
    ],
    "never-fits": [
        ally(effect=_ko(w.Cards(("lair",), kind="adversary"))),
        ally(effect=_ko(w.Cards(HAND, cost_least=99))),
        ally(effect=_ko(w.Cards(HAND, team="hydra", colored=True))),
    ],
    "need-never-met": [adversary(needs=(w.ShowCosts(99, w.Cards(HAND, kind="ally")),))],
    "condition-never-holds": [
        an("plot", twist=DRAW, loses=w.AtLeast(w.Each(w.Cards(("overrun",), kind="bindings")), 31)),
        ally(effect=(w.If(w.Exactly(w.Colors(w.Cards(("lair",))), 9), DRAW),)),
    ],
    "condition-always-holds": [ally(effect=(w.If(w.AtLeast(w.Plays(), 0), DRAW),))],
    "nothing-follows": [
        ally(effect=(w.EachPlayer(()),)),
        ally(effect=(w.Superpower(("tech",), ()),)),
        ally(effect=(w.Either((DRAW, ())),)),
    ],
    "moment-never-comes": [ally(ambush=DRAW), an("bystander", fight=DRAW), an("tactic", strike=DRAW)],
    "dodged-without-dodge": [ally(dodged=DRAW)],
    "field-not-read": [an("bystander", leads="Defenders"), ally(twists=8), an("tactic", needs=(w.DiscardToDo(),))],
    "ability-never-begins": [ally(abilities=(w.May("copy"),))],
    "begins-nothing": [
        ally(effect=(w.Begin(0),)),
        adversary(abilities=(w.Modify(1),), attack_plus=True, fight=(w.Begin(0),)),
    ],
    "hook-not-read": [
        ally(abilities=(w.When("sunset", DRAW),), effect=(w.Begin(0),)),
        ally(abilities=(w.Grant("swim"),), effect=(w.Begin(0),)),
    ],
    "special-not-registered": [ally(effect=(w.Special("rain"),))],
    "missing-text": [
        ally(keywords=("swim",)),
        ally(effect=(w.Special("rain"),)),
        ally(effect=_ko(w.Cards(("deck",), kind="bystander"))),
    ],
    "missing-prompt": [ally(effect=(w.Return(w.Some(w.Cards(HAND))),))],
}
"""For each code, cards that have the fault."""


@pytest.mark.parametrize("name", games())
def test_no_card_of_a_game_has_a_fault(name: str) -> None:
    assert [str(fault) for fault in linted()[name].faults] == []
    assert linted()[name].cards == len(games()[name].definitions())


@pytest.mark.parametrize(("code", "card"), [(code, card) for code, cards in BROKEN.items() for card in cards])
def test_a_card_with_a_fault_is_told(code: str, card: Card) -> None:
    found = [fault for fault in told(card) if fault.code == code]

    assert found
    assert {fault.card for fault in found} == {card.key}
    assert all(str(fault).endswith(f"[{code}]") for fault in found)


def test_a_card_without_fault_is_not_told() -> None:
    card = ally(attack=2, attack_plus=True, effect=(w.Superpower(("tech",), (w.Pool(attack=1),)),))

    assert told(card) == []


def test_a_special_that_no_card_does_and_one_that_is_no_frame_are_told() -> None:
    unused = structs.replace(BOX, specials=BOX.specials | {"rain"}, frames=BOX.frames | {"rain"})
    unframed = structs.replace(BOX, frames=frozenset())

    assert [fault.code for fault in faults(unused)] == ["special-not-used"]
    assert {fault.code for fault in faults(unframed)} == {"special-not-a-frame"}
    assert (
        str(faults(unused)[0]) == "the special 'rain' is registered, but no card does it; remove it [special-not-used]"
    )


def test_every_code_has_a_card_that_sets_it_off() -> None:
    assert set(BROKEN) | set(INVASION) | {"special-not-used", "special-not-a-frame"} == set(SAYS)


def test_a_fault_says_where_it_is() -> None:
    found = told(ally(effect=(w.EachPlayer((w.Draw(w.Tally("sneezed")),)), w.Draw(1))))

    assert [(fault.card, fault.at) for fault in found if fault.code == "unknown-tally"] == [
        ("made-up", "effect.0.what.0.n.of")
    ]


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("Namor, The Sub-Mariner", "namor-the-sub-mariner"),
        ("Eighth Time's a Charm", "eighth-times-a-charm"),
        ("S.H.I.E.L.D. Assault Squad", "shield-assault-squad"),
        ("Avengers Assemble!", "avengers-assemble"),
    ],
)
def test_a_key_is_the_name_in_lower_case_with_dashes(name: str, key: str) -> None:
    assert slug(name) == key
