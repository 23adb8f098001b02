"""Book: the shepherd turns violence aside, lifts Flaws, and knows the Alliance too well."""

from __future__ import annotations

from functools import partial

from domain.deckbuilding.language import (
    AvoidStrike,
    CancelStrike,
    Cards,
    ChoosePlayer,
    Discard,
    Exactly,
    Forbid,
    If,
    Ko,
    Reaction,
    Some,
    Tally,
)

from ..words import DRAW, FireflyCard, choose, heal, scan_free, weaken

Book = partial(FireflyCard, kind="character", group="Book", deck="crew-deck")

flaws = Cards(("discard",), kind="flaw")
CANCEL_FOR_A_CARD = (Discard(Some(Cards(("hand",), other=True))), CancelStrike())

CARDS = (
    Book(
        key="stand-between",
        name="Stand Between",
        cls="survival",
        cost=3,
        recruit=2,
        copies=5,
        once=(If(Exactly(Tally("fought"), 0), (AvoidStrike(), Forbid("fight"))),),
    ),
    Book(
        key="open-door",
        name="Open Door",
        cls="leadership",
        cost=3,
        recruit=2,
        copies=5,
        keywords=("coordinate",),
        effect=(ChoosePlayer((Ko(Some(flaws, may=True, you=True), then=(DRAW,)),)),),
    ),
    Book(
        key="borrowed-credentials",
        name="Borrowed Credentials",
        cls="intel",
        cost=5,
        attack=2,
        copies=3,
        once=(choose(weaken(Cards(("enemies",), team="alliance"), 4), scan_free()),),
    ),
    Book(
        key="long-vigil",
        name="Long Vigil",
        cls="survival",
        cost=7,
        recruit=3,
        effect=(heal(), AvoidStrike()),
        abilities=(
            Reaction("crew-strike", CANCEL_FOR_A_CARD, shown=True),
            Reaction("ship-strike", CANCEL_FOR_A_CARD, shown=True),
        ),
    ),
)
