"""The Side Jobs, and the cards that are inevitable."""

from __future__ import annotations

from typing import Any

from domain.deckbuilding.card import Card
from domain.deckbuilding.language import (
    All,
    AllOf,
    AtLeast,
    Cards,
    ChoosePlayer,
    Credits,
    Deed,
    Discard,
    Draw,
    Each,
    EachPlayer,
    Effects,
    Exactly,
    Forbid,
    Gain,
    GainCards,
    If,
    Install,
    Kinds,
    Ko,
    LastStanding,
    NextPlayer,
    PutUnder,
    Reveal,
    Some,
    Tally,
    Top,
)
from domain.games.firefly.names import YOURS

from .words import (
    ADD,
    FEWER,
    FLAW,
    REMOVE,
    SHIP_STRIKE,
    STRIKE,
    TALENT,
    FireflyCard,
    discard,
    each_player,
    heal,
    is_main,
    on_bridge,
    repair,
    scan_free,
)


def _job(key: str, name: str, *ways: Deed, failure: tuple[Effects, ...]) -> Card:
    return FireflyCard(key=key, name=name, kind="side-job", deck="side-jobs", deeds=ways, failure=failure)


def _by(*then: Effects, **about: Any) -> Deed:
    """A way to complete a Side Job: what that brings, and the card is done with."""
    return Deed((REMOVE, *then), "", goal=False, **about)


in_hand_survival = Cards(("hand",), kind="character", cls="survival")
in_hand_intel = Cards(("hand",), kind="character", cls="intel")
in_hand_lent = Cards(("hand",), keyword="coordinate")
your_tech = Cards(YOURS, kind="character", cls="tech")
your_dear = Cards(YOURS, kind="character", cost_least=3)
your_talents = Cards(YOURS, kind="talent")
in_combat_zone = Cards(("combat-zone",), kind="enemy")

JOBS = (
    _job("haul-the-freight", "Haul the Freight", _by(Credits(2), recruit=4), failure=(FLAW,)),
    _job("guard-the-payroll", "Guard the Payroll", _by(Credits(2), attack=4), failure=(STRIKE,)),
    _job(
        "house-call",
        "House Call",
        _by(heal(2), pay=(Discard(Some(in_hand_survival)),), need=AtLeast(Each(in_hand_survival))),
        _by(heal(2), recruit=2, need=is_main("Simon")),
        failure=(FLAW,),
    ),
    _job(
        "copied-keycards",
        "Copied Keycards",
        _by(
            Credits(),
            scan_free(may=True),
            scan_free(may=True),
            pay=(Discard(Some(in_hand_intel)),),
            need=AtLeast(Each(in_hand_intel)),
        ),
        failure=(ADD,),
    ),
    _job(
        "engine-for-barter",
        "Engine for Barter",
        _by(Credits(), repair(may=True), recruit=3, pay=(Reveal(Some(your_tech)),), need=AtLeast(Each(your_tech))),
        _by(Credits(), repair(may=True), recruit=3, need=is_main("Kaylee")),
        failure=(SHIP_STRIKE,),
    ),
    _job(
        "mixed-company",
        "Mixed Company",
        _by(EachPlayer((Draw(),)), need=AtLeast(Kinds("class"), 3)),
        failure=(each_player(discard()),),
    ),
    _job(
        "two-person-lift",
        "Two-Person Lift",
        _by(Credits(), ChoosePlayer((Gain("browncoats"),)), need=AtLeast(Tally("lent-played"))),
        _by(
            Credits(),
            ChoosePlayer((Gain("browncoats"),)),
            pay=(Discard(Some(in_hand_lent)),),
            need=AtLeast(Each(in_hand_lent)),
        ),
        failure=(FLAW, If(LastStanding(), (), otherwise=(NextPlayer((FLAW,)),))),
    ),
    _job(
        "old-debt",
        "Old Debt",
        _by(Credits(3), pay=(Ko(Some(your_dear)),), need=AtLeast(Each(your_dear))),
        failure=(STRIKE, FLAW),
    ),
    _job(
        "salvage-claim",
        "Salvage Claim",
        _by(
            Reveal(
                Top(2, "upgrade-stack"),
                then=(
                    Install(Some(Cards(("chosen",)))),
                    PutUnder(All(Cards(("upgrade-stack",), chosen=True)), deck="upgrade-stack"),
                ),
            ),
            recruit=3,
            attack=3,
        ),
        failure=(SHIP_STRIKE,),
    ),
    _job(
        "quiet-delivery",
        "Quiet Delivery",
        _by(
            TALENT,
            Credits(),
            Forbid("fight"),
            need=AllOf((Exactly(Each(in_combat_zone), 0), Exactly(Tally("fought"), 0))),
        ),
        failure=(FLAW,),
    ),
    _job(
        "call-in-a-favor",
        "Call In a Favor",
        _by(
            ChoosePlayer((GainCards(Some(on_bridge, you=True)),)),
            pay=(Ko(Some(your_talents)),),
            need=AtLeast(Each(your_talents)),
        ),
        failure=(NextPlayer((FLAW,)),),
    ),
    _job("bounty-board", "Bounty Board", _by(Credits(2), need=AtLeast(Tally("killed"), 2)), failure=(STRIKE,)),
)


def _inevitable(key: str, name: str, *strike: Effects, **about: Any) -> Card:
    return FireflyCard(key=key, name=name, kind="inevitable", deck="inevitables", strike=strike, **about)


INEVITABLES = (
    _inevitable(
        "alliance-dragnet",
        "Alliance Dragnet",
        If(LastStanding(), (FLAW,), otherwise=(EachPlayer((discard(),), others=True),)),
        team="alliance",
    ),
    _inevitable("reaver-pack", "Reaver Pack", STRIKE, team="reaver", keywords=("ship",)),
    _inevitable("running-on-empty", "Running on Empty", FLAW, FEWER),
)

CARDS = (*JOBS, *INEVITABLES)
